"""Finding out by playing: random games with every invariant checked, on each set, board and option of an expansion."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from attrs import frozen

from cyclades_core.compiling.people import SetupError
from cyclades_core.compiling.ruleset import Ruleset
from cyclades_core.loading import ContentError
from cyclades_core.plain.errors import CycladesError
from cyclades_core.simulating import prepare

from .findings import Findings

__all__ = ["Round", "play_set"]

#: Numbers of players, in the order in which they are tried.
PLAYERS = (3, 4, 2, 5, 6)
#: A game is stopped after so many rounds: random players end almost all sooner.
ROUNDS = 120
#: So many violations of one set are told; the first are enough to mend it.
TOLD = 3


@frozen
class Round:
    """Some games of one set: on this board, with these options, and how many have been played."""

    modules: str
    board: str
    options: str
    games: int
    faults: int


def play_set(
    modules: str,
    boxes: Sequence[str],
    games: int,
    seed: int,
    findings: Findings,
    options: Sequence[tuple[str, Any]] = (),
    boards: Sequence[str] = (),
) -> Iterator[Round]:
    """Play a set: as it is, on each of these boards, and with each of these options."""
    rules = Ruleset.load(modules)
    yield _play(rules, modules, None, "", games, seed, findings)
    for board in boards:
        yield _play(rules, modules, board, "", games, seed, findings)
    for name, value in options:
        written = str(value).lower() if isinstance(value, bool) else str(value)
        try:
            other = Ruleset.load(modules, {name: value})
        except (ContentError, CycladesError) as error:
            problems = getattr(error, "problems", None)
            if problems is not None:
                findings.take(problems, f"{modules} {name}={written}")
            continue
        yield _play(other, modules, None, f"{name}={written}", max(1, games // 2), seed, findings)


def _play(
    rules: Ruleset, modules: str, board: str | None, options: str, games: int, seed: int, findings: Findings
) -> Round:
    shown = " ".join(part for part in (modules, options, board or "") if part)
    told = 0
    played = 0
    try:
        simulation = _seated(rules, board, games, seed)
        if simulation is None:
            findings.note_file(
                "unplayable-board" if board else "unplayable-set", modules, modules=shown, name=board or modules
            )
            return Round(modules, board or "", options, 0, 1)
        for outcome in simulation.run():
            played += 1
            rows = [(row["code"], " ".join(row["details"])) for row in outcome.violations]
            for code, detail in rows[: max(0, TOLD - told)]:
                told += 1
                name = "play-fault" if code == "exception" else "play-violation"
                findings.note_file(name, modules, modules=shown, name=code, detail=detail, seed=str(outcome.seed))
            if not outcome.finished and not rows:
                findings.note_file(
                    "play-unfinished", modules, modules=shown, severity="note", seed=str(outcome.seed), rounds=ROUNDS
                )
    except CycladesError as error:
        told += 1
        findings.take([_located(error, modules)], shown)
    return Round(modules, board or "", options, played, told)


def _seated(rules: Ruleset, board: str | None, games: int, seed: int) -> Any:
    """The games of the first number of players that can be seated; None if there is none."""
    of_board = next((tuple(each.players) for each in rules.boards if each.id == board), ())
    for players in (*of_board, *(n for n in PLAYERS if n not in of_board)):
        try:
            return prepare(rules, players, games, seed, board=board, check=True, max_cycles=ROUNDS)
        except SetupError:
            continue
    return None


def _located(error: CycladesError, modules: str) -> Any:
    """An error of a game as a problem: a program without end knows where it is written."""
    from cyclades_core.loading import Problem

    file, line, column = (getattr(error, part, None) for part in ("file", "line", "column"))
    arguments = dict(error.arguments)
    code = "play-endless" if error.code in ("endless", "overflow") else "play-fault"
    args = {
        "name": str(arguments.get("program") or error.code),
        "detail": ", ".join(f"{key}={value}" for key, value in arguments.items()),
        "seed": "",
    }
    if code == "play-endless":
        args = {"name": args["name"], "limit": str(arguments.get("limit", ""))}
    return Problem(code, "error", str(file or modules), (), int(line or 0), int(column or 0), args)
