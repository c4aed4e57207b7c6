"""One game of many among bots: what it is played by, how it went, and the plan by which a worker plays it.

Random bots on all seats take the quick loop of the machine; they give the same answers as if they were asked one by
one. All that goes to a worker and comes back from it is plain data.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from threading import Lock
from typing import Any, NamedTuple

from cyclades_core.content.compiler.ruleset import Ruleset
from cyclades_core.content.modules import added_folders
from cyclades_core.content.modules.plugins import whose
from cyclades_core.engine.program_errors import endless
from cyclades_core.engine.values.errors import CycladesError
from cyclades_core.engine.values.limits import ROUND_ANSWERS
from cyclades_core.game.game import Game
from cyclades_core.game.internals import GameInternals

from ..bots import draws_for, play_turn, seat_bots
from .game_rows import Watcher
from .study_store import StudyError

__all__ = ["MAX_CYCLES", "RANDOM", "Job", "Outcome", "Plan", "plan_of", "play_one", "rules_of"]

RANDOM = "random"
MAX_CYCLES = 200
# with `check`, one game in so many is verified at every decision; of the others every unit is counted at every
# decision, and the rest verified at every round
SHARE = 20


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
    inner = GameInternals(game)

    def note(rows: Sequence[tuple[Any, ...]]) -> None:
        for code, *details in rows:
            found.append({"seed": seed, "round": game.round, "code": code, "details": [str(d) for d in details]})

    each_step = job.check == "all" or (job.check == "some" and number % SHARE == 0)
    watch = (lambda: note(inner.problems())) if job.check != "no" else None
    look = watch if each_step else (lambda: note(inner.lost_units()))
    asked = [0, 0]  # the round, and how many answers it has had

    def each_answer() -> None:
        if game.round != asked[0]:
            asked[:] = [game.round, 0]
        asked[1] += 1
        if asked[1] > ROUND_ANSWERS:
            raise endless(inner.machine)
        assert look is not None
        look()

    each = each_answer if watch is not None else None
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
    inner = GameInternals(game)
    at = game.round
    while not game.is_over and game.round <= job.max_cycles:
        answer = play_turn(game, bots)
        if watcher is not None:
            watcher.before()
        # the front door refuses what is illegal (bots are not trusted) and puts events into words: part of the check
        if answer not in game.legal:
            game.apply(answer)
        elif watcher is not None:
            inner.answer(answer)
            watcher.after()
        elif each_step:
            game.apply(answer)
        else:
            game.step(answer)
        count.add(inner.answer_log)
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


# What a worker process keeps between its games: the ruleset of the last plan.
_kept: dict[str, Any] = {}
_keeping = Lock()  # workers of a cluster may have several threads


def rules_of(plan: Plan) -> Ruleset:
    """The ruleset of a plan, in whatever process this is: loaded once."""
    with _keeping:
        key = plan[:4]
        if _kept.get("key") != key:
            rules = Ruleset.load(list(plan.modules), dict(plan.options), extra_folders=plan.folders)
            if rules.fingerprint != plan.fingerprint:
                raise StudyError("worker-content", there=rules.fingerprint[:8], here=plan.fingerprint[:8])
            _kept.update(key=key, rules=rules)
        found: Ruleset = _kept["rules"]
    return found


def plan_of(rules: Ruleset, job: Job, seed: int) -> Plan:
    """The plan by which workers play games of this job."""
    names = tuple(name for name, _ in rules.modules)
    folders = tuple(str(each) for each in (*added_folders(), *rules.extra_folders))
    return Plan(names, tuple(rules.options.items()), folders, rules.fingerprint, job, seed)
