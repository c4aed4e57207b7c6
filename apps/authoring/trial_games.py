"""Finding out by playing: random games with every invariant checked, on each set, board and option of an expansion."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from attrs import frozen

from cyclades_core.content.compiler.ruleset import Ruleset
from cyclades_core.content.modules.plugins import whose
from cyclades_core.content.toml import ContentError, Origin, Problem, Problems, Said, Source
from cyclades_core.engine.values.errors import CycladesError
from cyclades_core.game.setup.seating import SetupError

from ..simulation import prepare
from .expansion_findings import Findings

__all__ = ["Round", "broken_off", "play_set"]

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
    boards: Mapping[str, Origin] | None = None,
) -> Iterator[Round]:
    """Play a set: as it is, on each of these boards, and with each of these options."""
    rules = Ruleset.load(modules)
    yield _play(rules, modules, None, "", games, seed, findings)
    for board, origin in (boards or {}).items():
        yield _play(rules, modules, board, "", games, seed, findings, origin)
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
    rules: Ruleset,
    modules: str,
    board: str | None,
    options: str,
    games: int,
    seed: int,
    findings: Findings,
    origin: Origin | None = None,
) -> Round:
    shown = " ".join(part for part in (modules, options, board or "") if part)
    told = 0
    played = 0
    try:
        simulation, why = _seated(rules, board, games, seed)
        if simulation is None:
            if origin is not None:
                findings.note("unplayable-board", origin, modules=shown, name=board, **_numbers(rules, board, why))
            else:
                findings.note_file("unplayable-set", modules, modules=shown, name=modules)
            return Round(modules, board or "", options, 0, 1)
        for outcome in simulation.run():
            played += 1
            rows = outcome.violations
            for row in rows[: max(0, TOLD - told)]:
                told += 1
                findings.take([_violated(row, modules)], shown)
            if not outcome.finished and not rows:
                findings.note_file(
                    "play-unfinished", modules, modules=shown, severity="note", seed=str(outcome.seed), rounds=ROUNDS
                )
    except CycladesError as error:
        told += 1
        findings.take([_located(error, modules, seed + played)], shown)
    except Exception as error:  # while the table is set up
        told += 1
        findings.take([broken_off(error, modules, seed + played)], shown)
    return Round(modules, board or "", options, played, told)


def _seated(rules: Ruleset, board: str | None, games: int, seed: int) -> tuple[Any, SetupError | None]:
    """The games of the first number of players that can be seated; None if there is none, and perhaps why."""
    why = None
    for players in _players_of(rules, board) or PLAYERS:
        try:
            return prepare(rules, players, games, seed, board=board, check=True, max_cycles=ROUNDS), None
        except SetupError as error:
            if error.code != "wrong-players":  # else the numbers say it
                why = error
    return None, why


def _players_of(rules: Ruleset, board: str | None) -> tuple[int, ...]:
    """The numbers of players that a board is for; none if it does not say."""
    return next((tuple(each.players) for each in rules.boards if each.id == board), ())


def _numbers(rules: Ruleset, board: str | None, why: SetupError | None) -> dict[str, Any]:
    """For how many players a board and its modules are, and what else keeps it from being set up."""
    players = _players_of(rules, board) or PLAYERS
    allowed = sorted({number for mode in rules.modes for number in mode.players})
    detail = "none" if why is None else Said(f"error-{why.code}", why.arguments)
    return {"players": ", ".join(map(str, players)), "allowed": ", ".join(map(str, allowed)), "detail": detail}


def _violated(row: Mapping[str, Any], modules: str) -> Problem:
    """What is wrong in a game as a problem."""
    seed = str(row["seed"])
    if row["code"] == "exception":
        return _broken(row["place"], row["details"], modules, seed)
    args = {"name": row["code"], "detail": " ".join(row["details"]), "seed": seed}
    return Problem("play-violation", "error", modules, (), 0, 0, args)


def broken_off(error: Exception, modules: str, seed: int | str = "") -> Problem:
    """What Python has raised as a problem: at the line of the expansion's own code, if it came out of that."""
    return _broken(whose(error), (type(error).__name__, str(error)), modules, str(seed))


def _broken(place: tuple[str, int], details: Sequence[str], modules: str, seed: str) -> Problem:
    file, line = place
    args = {"name": details[0], "detail": " ".join(details[1:])}
    if file:
        return _problem("play-word", file, line, 1, args)
    return Problem("play-fault", "error", modules, (), 0, 0, {**args, "seed": seed})


def _located(error: CycladesError, modules: str, seed: int) -> Problem:
    """An error of a game as a problem: a program of content knows where it is written."""
    file, line, column = (getattr(error, part, None) for part in ("file", "line", "column"))
    said = error.arguments
    name = str(said.get("program") or error.code)
    code = {"endless": "play-endless", "overflow": "play-overflow"}.get(error.code, "play-fault")
    detail = ", ".join(f"{key}={value}" for key, value in said.items())
    args = (
        {"name": name, "detail": detail, "seed": ""} if code == "play-fault" else {"name": name, "limit": said["limit"]}
    )
    return _problem(code, str(file or modules), int(line or 0), int(column or 0), args)


def _problem(code: str, file: str, line: int, column: int, args: dict[str, Any]) -> Problem:
    """A problem at a line of a file, with that line if it can be read."""
    ignored = Problems()
    excerpt = Source.read(file, ignored).line(line) if line else ""
    return Problem(code, "error", file, (), line, column, args, excerpt)
