"""Finding out by playing: random games with every invariant checked, on each set, board and option of an expansion."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from shlex import quote
from typing import Any

from attrs import frozen

from cyclades_core.content.compiler.ruleset import Ruleset
from cyclades_core.content.modules import ModuleCatalog, catalogue
from cyclades_core.content.modules.manifest import read_file
from cyclades_core.content.modules.plugin_manager import added_folders
from cyclades_core.content.modules.plugins import whose
from cyclades_core.content.toml import ContentError, ContentFile, ContentProblem, NestedMessage, Origin, Problems
from cyclades_core.engine.program_errors import ProgramFault
from cyclades_core.engine.values.errors import CycladesError
from cyclades_core.game.internals import GameInternals
from cyclades_core.game.setup.seating import SetupError, names_of

from ..bots import play_turn, seat_bots
from ..simulation import prepare
from ..simulation.game_runs import RANDOM, Job
from .expansion_findings import COMMAND, Findings

__all__ = ["Round", "broken_off", "play_set"]

#: File, line and column.
Place = tuple[str | None, int | None, int | None]

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
    yield _play(rules, modules, boxes, None, "", games, seed, findings)
    for board, origin in (boards or {}).items():
        yield _play(rules, modules, boxes, board, "", games, seed, findings, origin)
    for name, value in options:
        written = str(value).lower() if isinstance(value, bool) else str(value)
        try:
            other = Ruleset.load(modules, {name: value})
        except (ContentError, CycladesError) as error:
            problems = getattr(error, "problems", None)
            if problems is not None:
                findings.take(problems, f"{modules} {name}={written}")
            continue
        yield _play(other, modules, boxes, None, f"{name}={written}", max(1, games // 2), seed, findings)


def _play(
    rules: Ruleset,
    modules: str,
    boxes: Sequence[str],
    board: str | None,
    options: str,
    games: int,
    seed: int,
    findings: Findings,
    origin: Origin | None = None,
) -> Round:
    shown = " ".join(part for part in (modules, options, board or "") if part)
    own = files_of(boxes, catalogue())
    told = 0
    played = 0
    simulation = None
    try:
        simulation, why = _seated(rules, board, games, seed)
        if simulation is not None and board is not None and origin is not None:
            _check_numbers(rules, board, seed, findings, origin, shown)
        if simulation is None:
            if origin is not None:
                findings.note("unplayable-board", origin, modules=shown, name=board, **_numbers(rules, board, why))
            else:
                findings.note_file("unplayable-set", modules, modules=shown, name=modules)
            return Round(modules, board or "", options, 0, 1)
        for outcome in simulation.run():
            played += 1
            rows = outcome.violations
            wrong = rows and told < TOLD
            for problem in _blamed(rules, simulation.job, outcome.seed, own, modules, options) if wrong else ():
                told += 1
                findings.take([problem], shown)
            if not outcome.finished and not rows:
                findings.note_file(
                    "play-unfinished", modules, modules=shown, severity="note", seed=str(outcome.seed), rounds=ROUNDS
                )
    except CycladesError as error:
        told += 1
        findings.take([_located(error, modules, seed + played)], shown)
    except Exception as error:  # before the first decision
        told += 1
        jobs = _jobs(rules, board) if simulation is None else [simulation.job]
        blamed = (_blamed(rules, job, seed + played, own, modules, options) for job in jobs)
        found = next((each for each in blamed if each), [])
        findings.take(found or [broken_off(error, modules, seed + played)], shown)
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


def _jobs(rules: Ruleset, board: str | None) -> list[Job]:
    """The games of each number of players that can be seated, for a setup that fails."""
    allowed = {number for mode in rules.modes for number in mode.players}
    numbers = [players for players in _players_of(rules, board) or PLAYERS if players in allowed]
    return [Job(tuple(names_of(players)), (RANDOM,) * players, board=board) for players in numbers]


def _check_numbers(rules: Ruleset, board: str, seed: int, findings: Findings, origin: Origin, shown: str) -> None:
    """Report each number of players that a board names and cannot seat, if the modules are for that many."""
    allowed = {number for mode in rules.modes for number in mode.players}
    for players in _players_of(rules, board):
        if players in allowed:
            try:
                prepare(rules, players, 1, seed, board=board)
            except SetupError as error:
                numbers = {**_numbers(rules, board, error), "players": str(players)}
                findings.note("unplayable-board", origin, modules=shown, name=board, **numbers)


def _players_of(rules: Ruleset, board: str | None) -> tuple[int, ...]:
    """The numbers of players that a board is for; none if it does not say."""
    return next((tuple(each.players) for each in rules.boards if each.id == board), ())


def _numbers(rules: Ruleset, board: str | None, why: SetupError | None) -> dict[str, Any]:
    """For how many players a board and its modules are, and what else keeps it from being set up."""
    players = _players_of(rules, board) or PLAYERS
    allowed = sorted({number for mode in rules.modes for number in mode.players})
    detail = "none" if why is None else NestedMessage(f"error-{why.code}", why.arguments)
    return {"players": ", ".join(map(str, players)), "allowed": ", ".join(map(str, allowed)), "detail": detail}


def _command(modules: str, job: Job, options: str, seed: int) -> str:
    """Return the command that plays one of these games again and checks it, as it can be typed."""
    folders = [part for folder in added_folders() for part in ("--folder", quote(str(folder)))]
    board = ["--board", str(job.board)] if job.board else []
    option = ["--option", options] if options else []
    numbers = ["--players", str(len(job.players)), "--games", "1", "--seed", str(seed)]
    return " ".join(["cyclades simulate", "--modules", modules, *numbers, *board, *option, "--check-all", *folders])


def _blamed(
    rules: Ruleset, job: Job, seed: int, own: frozenset[str], modules: str, options: str
) -> list[ContentProblem]:
    """Play a game with something wrong again, up to the first move that shows it: what is wrong, and by which line."""
    again = _command(modules, job, options, seed)
    try:
        inner = GameInternals.laid_out(
            rules, players=job.players, mode=job.mode, teams=job.teams, board=job.board, seed=seed
        )
    except SetupError:  # the games were of another number of players
        return []
    inner.watch_programs()
    try:
        inner.begin()
    except ProgramFault as error:
        return [_located(error, modules, seed)]
    except Exception as error:
        return [broken_off(error, modules, seed, _written(inner.running_places(), own))]
    if found := inner.problems():
        place = _written([*inner.running_places(), *inner.phase_places()], own)
        return [_violated(row, modules, seed, "", place, again) for row in found[:TOLD]]
    game = inner.game
    bots = seat_bots(job.specs, job.players, seed)
    while not game.is_over and game.round <= job.max_cycles:
        inner.watch_programs()
        answer = play_turn(game, bots)
        try:
            game.apply(answer)
        except ProgramFault as error:
            return [_located(error, modules, seed)]
        except Exception as error:
            return [broken_off(error, modules, seed, _written(inner.running_places(), own))]
        found = inner.problems()
        if found:
            place = _written(inner.running_places(), own)
            clause = game.log[-1] if game.log else ""
            return [_violated(row, modules, seed, clause, place, again) for row in found[:TOLD]]
    return []


def _written(places: Sequence[Place], own: frozenset[str]) -> Place:
    """Return the first place in a file of the expansion; no file if there is none."""
    return next((place for place in places if place[0] in own), ("", 0, 0))


def files_of(boxes: Sequence[str], there: ModuleCatalog) -> frozenset[str]:
    """Return the names of the files with content of these boxes, as problems have them."""
    ignored = Problems()
    found = set()
    for expansion in (there.boxes[box] for box in boxes if box in there.boxes):
        manifest = expansion.manifest
        for part in (*manifest.module, *manifest.interaction) if manifest else ():
            for name in part.files:
                found.add(read_file(expansion.folder, name, ignored, official=expansion.official).name)
    return frozenset(found)


def _violated(row: Sequence[Any], modules: str, seed: int, clause: str, place: Place, again: str) -> ContentProblem:
    """What is wrong after a move as a problem, at the line of the expansion that ran."""
    code, *details = row
    args = {"name": code, "detail": " ".join(map(str, details)), "seed": str(seed), "clause": clause or "none"}
    return _at(place, "play-violation", modules, {**args, COMMAND: again})


def broken_off(error: Exception, modules: str, seed: int | str = "", running: Place = ("", 0, 0)) -> ContentProblem:
    """What Python has raised as a problem: at the line of the expansion's own code, or of the content that ran."""
    file, line = whose(error)
    args = {"name": type(error).__name__, "detail": str(error)}
    if file:
        return _problem("play-word", file, line, 1, args)
    return _at(running, "play-fault", modules, {**args, "seed": str(seed)})


def _at(place: Place, code: str, modules: str, args: dict[str, Any]) -> ContentProblem:
    file, line, column = place
    if not file:
        return ContentProblem(code, "error", modules, (), 0, 0, args)
    return _problem(code, file, line or 0, column or 0, args)


def _located(error: CycladesError, modules: str, seed: int) -> ContentProblem:
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


def _problem(code: str, file: str, line: int, column: int, args: dict[str, Any]) -> ContentProblem:
    """A problem at a line of a file, with that line if it can be read."""
    ignored = Problems()
    excerpt = ContentFile.read(file, ignored).line(line) if line else ""
    return ContentProblem(code, "error", file, (), line, column, args, excerpt)
