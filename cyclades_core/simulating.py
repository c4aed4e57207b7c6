"""Many games among bots, counted: how they ended, how fast, and what was wrong in them.

Game number i of a simulation has the seed `seed + i`, so that each can be played again alone. Random bots on all seats
take the quick loop of the machine; they give the same answers as if they were asked one by one.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from .bots import draws_for, parse_specs, play_turn, seat_bots
from .compiling.people import names_of
from .compiling.ruleset import Ruleset
from .game import Game
from .invariants import lost_units, problems
from .parallel import in_order
from .plain.errors import CycladesError

__all__ = ["Job", "Outcome", "Simulation", "play_one", "simulate"]

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
    try:
        if set(job.specs) == {RANDOM} and not each_step:
            played = game.play_fast(draws_for(seed, job.players), job.max_cycles, watch, each)
            count.asked, count.forced, count.clauses = played
            if watch is not None:
                watch()
        else:
            _play(game, job, seed, count, each_step, watch, each)
    except CycladesError:
        raise
    except Exception as error:
        details = [type(error).__name__, str(error)]
        found.append({"seed": seed, "round": game.round, "code": "exception", "details": details})
    result = game.result
    winners = result.winners if result else ()
    shared = bool(result and result.shared)
    return Outcome(seed, count.asked, count.forced, count.clauses, winners, shared, result is not None, tuple(found))


Look = Callable[[], None] | None


def _play(game: Game, job: Job, seed: int, count: _Count, each_step: bool, watch: Look, each: Look) -> None:
    """Ask the bots one by one; `watch` looks at every round and at the end, `each` at every decision."""
    bots = seat_bots(job.specs, job.players, seed)
    at = game.round
    while not game.is_over and game.round <= job.max_cycles:
        answer = play_turn(game, bots)
        # the front door refuses what is illegal (bots are not trusted) and puts events into words: part of the check
        if each_step or answer not in game.legal:
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


class Simulation:
    """Games that are played one after the other (or by several processes); `result` is what was done so far."""

    def __init__(self, rules: Ruleset, job: Job, games: int, seed: int, workers: int = 1) -> None:
        self._rules = rules
        self._job = job
        self._seed = seed
        self._workers = max(1, min(workers, games))
        self._games = games
        self._seconds = 0.0
        self._outcomes: list[Outcome] = []

    def run(self) -> Iterator[Outcome]:
        """The games in order of their seeds, each when it is over. Whoever stops here keeps what was done."""
        start = time.perf_counter()
        outcomes = self._parallel() if self._workers > 1 else self._serial()
        try:
            for outcome in outcomes:
                self._outcomes.append(outcome)
                self._seconds = time.perf_counter() - start
                yield outcome
        finally:
            self._seconds = time.perf_counter() - start

    def _serial(self) -> Iterator[Outcome]:
        for number in range(self._games):
            yield play_one(self._rules, self._job, self._seed + number, number)

    def _parallel(self) -> Iterator[Outcome]:
        names = [name for name, _ in self._rules.modules]
        chunk = max(1, min(8, self._games // (8 * self._workers)))  # small: who interrupts waits for the chunks begun
        tasks = ((self._seed, range(self._games)[at : at + chunk]) for at in range(0, self._games, chunk))
        given = (names, dict(self._rules.options), self._job)
        for outcomes in in_order(_work, tasks, self._workers, _prepare_worker, given):
            yield from outcomes

    def result(self) -> dict[str, Any]:
        """The figures of what has been played so far."""
        done = self._outcomes
        winners = dict.fromkeys(self._job.players, 0)
        winners["shared"] = 0
        for outcome in done:
            for name in ("shared",) if outcome.shared else outcome.winners:
                winners[name] += 1
        decisions = sum(outcome.decisions for outcome in done)
        violations = [violation for outcome in done for violation in outcome.violations]
        return {
            "games": len(done),
            "finished": sum(outcome.finished for outcome in done),
            "decisions": decisions,
            "forced": sum(outcome.forced for outcome in done),
            "clauses": sum(outcome.clauses for outcome in done),
            "seconds": round(self._seconds, 6),
            "decisions_per_second": round(decisions / self._seconds, 1) if self._seconds else 0.0,
            "winners": winners,
            "violations": len(violations),
            "seed": self._seed,
            "unfinished": [outcome.seed for outcome in done if not outcome.finished][:REPORTED],
            "problems": violations[:REPORTED],
        }


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
    workers: int = 1,
    options: Mapping[str, Any] | None = None,
) -> dict[str, Any]:
    """Play games among bots and count. `check`: False, True (a twentieth of the games at every step), or "all"."""
    simulation = prepare(rules, players, games, seed, bots, mode, teams, board, check, max_cycles, workers, options)
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
    workers: int = 1,
    options: Mapping[str, Any] | None = None,
) -> Simulation:
    """The simulation that `simulate` runs, for whoever wants to look on. Bad arguments are refused here."""
    names = tuple(names_of(players))
    specs = parse_specs(bots, len(names))
    ruleset = Ruleset.load(rules, dict(options or {})) if isinstance(rules, str) else rules
    how = "all" if check == "all" else "some" if check else "no"
    # a table that cannot be set up is refused now, not in the first game
    Game.new(ruleset, players=names, mode=mode, teams=teams, board=board, seed=seed)
    return Simulation(ruleset, Job(names, specs, mode, teams, board, how, max_cycles), games, seed, workers)


# What a worker process keeps between its games.
_kept: dict[str, Any] = {}


def _prepare_worker(names: list[str], options: dict[str, Any], job: Job) -> None:
    _kept["rules"] = Ruleset.load(names, options)
    _kept["job"] = job


def _work(task: tuple[int, range]) -> list[Outcome]:
    seed, numbers = task
    return [play_one(_kept["rules"], _kept["job"], seed + number, number) for number in numbers]
