"""Many games among bots, counted: how they ended, how fast, and what was wrong in them.

Game number i of a simulation has the seed `seed + i`, so that each can be played again alone. Random bots on all seats
take the quick loop of the machine; they give the same answers as if they were asked one by one. With a folder (`out`)
each game leaves a row there, and a simulation that was killed goes on behind the last one (`studies`).
"""

from __future__ import annotations

import time
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from pathlib import Path
from threading import Lock
from typing import Any, NamedTuple

from .bots import draws_for, is_reproducible, parse_specs, play_turn, seat_bots
from .compiling.people import names_of
from .compiling.ruleset import Ruleset
from .edges.invariants import lost_units, problems
from .game import Game
from .modules import add_folder, added_folders
from .modules.plugins import whose
from .plain.errors import CycladesError
from .studies import Spread, Study, StudyError, Watcher
from .studies.executing import in_tasks, spread_out

__all__ = ["Job", "Outcome", "Simulation", "play_one", "simulate", "whose"]

RANDOM = "random"
MAX_CYCLES = 200
# with `check`, one game in so many is verified at every decision; of the others every unit is counted at every
# decision, and the rest verified at every round
SHARE = 20
REPORTED = 20  # how many violations are described; all are counted


class Job(NamedTuple):
    """What all games of a simulation have in common: plain data, so that it can go to another process."""

    players: tuple[str, ...]
    specs: tuple[str, ...]
    mode: str | None = None
    teams: Any = None
    board: Any = None
    check: str = "no"  # no, some, all
    max_cycles: int = MAX_CYCLES
    rows: bool = False  # keep a row of each game


class Outcome(NamedTuple):
    """One game: counts, the winners (none if it was stopped) and what was wrong."""

    seed: int
    decisions: int
    forced: int
    clauses: int
    winners: tuple[str, ...]
    shared: bool
    finished: bool
    violations: tuple[dict[str, Any], ...]
    row: dict[str, Any] | None = None  # what a study keeps beside it


class _Count:
    """The counts of a game that is played answer by answer, read from what the machine notes."""

    def __init__(self) -> None:
        self.asked = self.forced = self.clauses = 0
        self._begun = False

    def add(self, trail: Sequence[Any]) -> None:
        for _, _, _, begins, forced, _ in trail:
            if begins:
                self._begun = False
            if forced:
                self.forced += 1
                continue
            self.asked += 1
            if not self._begun:
                self._begun = True
                self.clauses += 1


def play_one(rules: Ruleset, job: Job, seed: int, number: int = 0) -> Outcome:
    """Play the game of that seed to its end, or for `max_cycles` rounds. A fault of the engine is a violation."""
    found: list[dict[str, Any]] = []
    count = _Count()
    game = Game.new(rules, players=job.players, mode=job.mode, teams=job.teams, board=job.board, seed=seed)
    game.keep_history = False

    def note(rows: Sequence[tuple[Any, ...]]) -> None:
        for code, *details in rows:
            found.append({"seed": seed, "round": game.round, "code": code, "details": [str(d) for d in details]})

    each_step = job.check == "all" or (job.check == "some" and number % SHARE == 0)
    watch = (lambda: note(problems(game._m))) if job.check != "no" else None
    each = watch if each_step else (lambda: note(lost_units(game._m))) if watch is not None else None
    watcher = Watcher(game) if job.rows else None
    try:
        if set(job.specs) == {RANDOM} and not each_step and watcher is None:
            played = game.play_fast(draws_for(seed, job.players), job.max_cycles, watch, each)
            count.asked, count.forced, count.clauses = played
            if watch is not None:
                watch()
        else:
            _play(game, job, seed, count, each_step, watch, each, watcher)
    except CycladesError:
        raise
    except Exception as error:
        details = [type(error).__name__, str(error)]
        place = whose(error)
        found.append({"seed": seed, "round": game.round, "code": "exception", "details": details, "place": place})
    result = game.result
    winners = result.winners if result else ()
    shared = bool(result and result.shared)
    return Outcome(
        seed,
        count.asked,
        count.forced,
        count.clauses,
        winners,
        shared,
        result is not None,
        tuple(found),
        None if watcher is None else watcher.row(),
    )


Look = Callable[[], None] | None


def _play(
    game: Game, job: Job, seed: int, count: _Count, each_step: bool, watch: Look, each: Look, watcher: Watcher | None
) -> None:
    """Ask the bots one by one; `watch` looks at every round and at the end, `each` at every decision."""
    bots = seat_bots(job.specs, job.players, seed, programs=True)
    at = game.round
    while not game.is_over and game.round <= job.max_cycles:
        answer = play_turn(game, bots)
        if watcher is not None:
            watcher.before()
        # the front door refuses what is illegal (bots are not trusted) and puts events into words: part of the check
        if answer not in game.legal:
            game.apply(answer)
        elif watcher is not None:
            game._answer(answer)  # tells its events
            watcher.after()
        elif each_step:
            game.apply(answer)
        else:
            game.step(answer)
        count.add(game._m.trail)
        if watch is not None and not each_step and game.round != at:
            watch()
        elif each is not None:
            each()
        at = game.round
    if watch is not None and not each_step:
        watch()


class Plan(NamedTuple):
    """Everything a worker must know to play a game of the simulation: plain data."""

    modules: tuple[str, ...]
    options: tuple[tuple[str, Any], ...]
    folders: tuple[str, ...]
    fingerprint: str
    job: Job
    seed: int


class Tally:
    """The figures of a simulation, added up game by game: nothing of the games is kept but what is reported."""

    def __init__(self, seats: Sequence[str]) -> None:
        self._sums = dict.fromkeys(("games", "finished", "decisions", "forced", "clauses", "violations"), 0)
        self._winners = {**dict.fromkeys(seats, 0), "shared": 0}
        self._unfinished: list[int] = []
        self._problems: list[dict[str, Any]] = []

    def add(self, game: Mapping[str, Any]) -> None:
        """An outcome as a dictionary, or the row of a game that was played earlier."""
        sums = self._sums
        sums["games"] += 1
        for name in ("finished", "decisions", "forced", "clauses"):
            sums[name] += game[name]
        sums["violations"] += len(game["violations"])
        for name in ("shared",) if game["shared"] else game["winners"]:
            self._winners[name] += 1
        if not game["finished"] and len(self._unfinished) < REPORTED:
            self._unfinished.append(game["seed"])
        self._problems += game["violations"][: REPORTED - len(self._problems)]

    def figures(self, seed: int, seconds: float, played: int) -> dict[str, Any]:
        """All of them; `played` of the decisions took the seconds, the others were there before."""
        sums = dict(self._sums)
        violations = sums.pop("violations")
        return {
            **sums,
            "seconds": round(seconds, 6),
            "decisions_per_second": round(played / seconds, 1) if seconds else 0.0,
            "winners": dict(self._winners),
            "violations": violations,
            "seed": seed,
            "unfinished": list(self._unfinished),
            "problems": list(self._problems),
        }


class Simulation:
    """Games that are played one after the other (or by several processes); `result` is what was done so far."""

    def __init__(
        self,
        rules: Ruleset,
        job: Job,
        games: int,
        seed: int,
        workers: int | Spread = 1,
        out: str | Path | None = None,
    ) -> None:
        self._rules = rules
        self._job = job if out is None else job._replace(rows=True)
        self._seed = seed
        spread = Spread(workers) if isinstance(workers, int) else workers
        self._spread = spread._replace(workers=max(1, min(spread.workers, games)))
        self._games = games
        self._out = out
        self._seconds = 0.0
        self._played = 0
        self._tally = Tally(job.players)
        #: Games that were in the folder already.
        self.found = 0

    def settings(self) -> dict[str, Any]:
        """What was asked for, as the folder of a study keeps it: with it the same games can be played again."""
        from . import __version__

        job = self._job
        return {
            "engine": __version__,
            "modules": [{"id": name, "version": version} for name, version in self._rules.modules],
            "fingerprint": self._rules.fingerprint,
            "options": self._rules.options,
            "players": job.players,
            "mode": job.mode,
            "teams": job.teams,
            "board": job.board,
            "bots": job.specs,
            "reproducible": all(is_reproducible(spec) for spec in job.specs),
            "check": job.check,
            "max_cycles": job.max_cycles,
            "seed": self._seed,
            "games": self._games,
        }

    def run(self) -> Iterator[Outcome]:
        """The games in order of their seeds, each when it is over. Whoever stops here keeps what was done."""
        study = None if self._out is None else Study(self._out, self.settings())
        try:
            if study is not None:
                for row in study.rows():
                    self._tally.add(row)
                self.found = study.done
            yield from self._play(study)
        finally:
            if study is not None:
                study.close()

    def _play(self, study: Study | None) -> Iterator[Outcome]:
        start = time.perf_counter()
        numbers = range(self.found, self._games)
        outcomes = self._serial(numbers) if self._spread.alone else self._parallel(numbers)
        try:
            for outcome in outcomes:
                if study is not None:
                    assert outcome.row is not None
                    study.add({"game": study.done, **self._about(outcome), **outcome.row})
                    outcome = outcome._replace(row=None)
                self._tally.add(outcome._asdict())
                self._played += outcome.decisions
                self._seconds = time.perf_counter() - start
                yield outcome
        finally:
            self._seconds = time.perf_counter() - start
            outcomes.close()

    def _about(self, outcome: Outcome) -> dict[str, Any]:
        """What a row tells beside what was seen in the game: its settings, and how it went."""
        job = self._job
        specs = job.specs * len(job.players) if len(job.specs) == 1 else job.specs
        played = outcome._asdict()
        del played["row"]
        return {
            "modules": [name for name, _ in self._rules.modules],
            "options": self._rules.options,
            "mode": job.mode,
            "bots": dict(zip(job.players, specs, strict=True)),
            **played,
        }

    def _serial(self, numbers: range) -> Generator[Outcome, None, None]:
        for number in numbers:
            yield play_one(self._rules, self._job, self._seed + number, number)

    def _parallel(self, numbers: range) -> Generator[Outcome, None, None]:
        plan = plan_of(self._rules, self._job, self._seed)
        # small: who interrupts waits for the tasks begun; bots that think are asked for one game at a time
        quick = set(self._job.specs) == {RANDOM}
        size = max(1, min(8, len(numbers) // (8 * self._spread.workers))) if quick else 1
        tasks = ((plan, task) for task in in_tasks(numbers, size))
        for outcomes in spread_out(self._spread, _work, tasks):
            yield from outcomes

    def result(self) -> dict[str, Any]:
        """The figures of what has been played so far."""
        return self._tally.figures(self._seed, self._seconds, self._played)


def simulate(
    rules: Ruleset | str,
    players: Sequence[str] | int = 4,
    games: int = 100,
    seed: int = 0,
    bots: str = RANDOM,
    mode: str | None = None,
    teams: Any = None,
    board: Any = None,
    check: bool | str = False,
    max_cycles: int = MAX_CYCLES,
    workers: int | Spread = 1,
    options: Mapping[str, Any] | None = None,
    out: str | Path | None = None,
) -> dict[str, Any]:
    """Play games among bots and count. `check`: False, True (a twentieth of the games at every step), or "all".

    `out`: a folder for a row of each game; what lies there already of the same study is not played again.
    """
    simulation = prepare(
        rules, players, games, seed, bots, mode, teams, board, check, max_cycles, workers, options, out
    )
    for _ in simulation.run():
        pass
    return simulation.result()


def prepare(
    rules: Ruleset | str,
    players: Sequence[str] | int,
    games: int,
    seed: int,
    bots: str = RANDOM,
    mode: str | None = None,
    teams: Any = None,
    board: Any = None,
    check: bool | str = False,
    max_cycles: int = MAX_CYCLES,
    workers: int | Spread = 1,
    options: Mapping[str, Any] | None = None,
    out: str | Path | None = None,
) -> Simulation:
    """The simulation that `simulate` runs, for whoever wants to look on. Bad arguments are refused here."""
    names = tuple(names_of(players))
    specs = parse_specs(bots, len(names), programs=True)
    ruleset = Ruleset.load(rules, dict(options or {})) if isinstance(rules, str) else rules
    how = "all" if check == "all" else "some" if check else "no"
    # a table that cannot be set up is refused now, not in the first game
    Game.new(ruleset, players=names, mode=mode, teams=teams, board=board, seed=seed)
    return Simulation(ruleset, Job(names, specs, mode, teams, board, how, max_cycles), games, seed, workers, out)


# What a worker process keeps between its games: the ruleset of the last plan.
_kept: dict[str, Any] = {}
_keeping = Lock()  # workers of a cluster may have several threads


def rules_of(plan: Plan) -> Ruleset:
    """The ruleset of a plan, in whatever process this is: loaded once."""
    with _keeping:
        key = plan[:4]
        if _kept.get("key") != key:
            for folder in plan.folders:
                add_folder(folder)
            rules = Ruleset.load(list(plan.modules), dict(plan.options))
            if rules.fingerprint != plan.fingerprint:
                raise StudyError("worker-content", there=rules.fingerprint[:8], here=plan.fingerprint[:8])
            _kept.update(key=key, rules=rules)
        found: Ruleset = _kept["rules"]
    return found


def plan_of(rules: Ruleset, job: Job, seed: int) -> Plan:
    """The plan by which workers play games of this job."""
    names = tuple(name for name, _ in rules.modules)
    folders = tuple(str(each) for each in added_folders())
    return Plan(names, tuple(rules.options.items()), folders, rules.fingerprint, job, seed)


def _work(task: tuple[Plan, range]) -> list[Outcome]:
    """Play games of a plan, in a worker."""
    plan, numbers = task
    rules = rules_of(plan)
    return [play_one(rules, plan.job, plan.seed + number, number) for number in numbers]
