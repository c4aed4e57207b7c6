"""Play many games among bots and count the results.

- `game_runs`, `executors`, `parallel`: one game, and many in several processes
- `game_rows`, `study_store`, `parquet_tables`: one row per game, and the folder that keeps the rows
- `tournaments`, `ratings`: bots against each other, and how strong they are
- `report_summary`, `report_plots`, `report_page`: a study as one page
- `battle_forecasts`: the odds of a battle

Game number `i` has the seed `seed + i`, so that you can play each game again alone. With a folder (`out`) each game
writes a row there, and an interrupted simulation resumes after the last row.
"""

from __future__ import annotations

import time
from collections.abc import Generator, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NotRequired, TypedDict

from cyclades_core.content.compiler.ruleset import Ruleset
from cyclades_core.content.modules.plugins import whose
from cyclades_core.game.game import Game
from cyclades_core.game.setup.seating import names_of

from ..bots import is_reproducible, parse_specs
from .executors import Spread, in_tasks, spread_out
from .game_runs import MAX_CYCLES, RANDOM, Job, Outcome, Plan, plan_of, play_one, rules_of
from .study_store import Study

__all__ = [
    "Job",
    "Outcome",
    "Simulation",
    "SimulationResult",
    "Violation",
    "play_one",
    "prepare",
    "simulate",
    "whose",
]

REPORTED = 20  # how many violations are described; all are counted


class Violation(TypedDict):
    """Something that must not be, in one game. `place`: file and line of an expansion's Python that failed."""

    seed: int
    round: int
    code: str
    details: list[str]
    place: NotRequired[tuple[str, int]]


class SimulationResult(TypedDict):
    """What `simulate` returns: counts of all games together."""

    games: int
    finished: int
    """Games that were played to their end."""
    decisions: int
    """Answers that bots gave."""
    forced: int
    """Answers that the game gave itself, because only one was legal."""
    clauses: int
    """Moves."""
    seconds: float
    decisions_per_second: float
    winners: dict[str, int]
    """Seat -> games that it won alone or with its side. `shared`: games that several sides won."""
    violations: int
    """How often a check (`check`) found something wrong."""
    seed: int
    """Of the first game. Game number i has the seed `seed + i`."""
    unfinished: list[int]
    """Seeds of games that `max_cycles` stopped, the first 20."""
    problems: list[Violation]
    """The first 20 violations."""


class Tally:
    """The figures of a simulation, added up game by game: nothing of the games is kept but what is reported."""

    def __init__(self, seats: Sequence[str]) -> None:
        self._sums = dict.fromkeys(("games", "finished", "decisions", "forced", "clauses", "violations"), 0)
        self._winners = {**dict.fromkeys(seats, 0), "shared": 0}
        self._unfinished: list[int] = []
        self._problems: list[Violation] = []

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

    def figures(self, seed: int, seconds: float, played: int) -> SimulationResult:
        """All of them; `played` of the decisions took the seconds, the others were there before."""
        sums = self._sums
        return {
            "games": sums["games"],
            "finished": sums["finished"],
            "decisions": sums["decisions"],
            "forced": sums["forced"],
            "clauses": sums["clauses"],
            "seconds": round(seconds, 6),
            "decisions_per_second": round(played / seconds, 1) if seconds else 0.0,
            "winners": dict(self._winners),
            "violations": sums["violations"],
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
        self.job = self._job = job if out is None else job._replace(rows=True)
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
        from cyclades_core import __version__

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

    def result(self) -> SimulationResult:
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
    extra_folders: Sequence[str | Path] = (),
) -> SimulationResult:
    """Play games among bots and count. `check`: False, True (a twentieth of the games at every step), or "all".

    `out`: a folder for a row of each game; what lies there already of the same study is not played again.
    `extra_folders`: expansions that are not installed, as in `Ruleset.load`. A ruleset knows its own.

    >>> result = simulate("legacy", players=3, games=2, seed=1)
    >>> result["games"], result["finished"], result["violations"]
    (2, 2, 0)
    >>> result["winners"]
    {'p1': 0, 'p2': 1, 'p3': 1, 'shared': 0}
    """
    simulation = prepare(
        rules, players, games, seed, bots, mode, teams, board, check, max_cycles, workers, options, out, extra_folders
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
    extra_folders: Sequence[str | Path] = (),
) -> Simulation:
    """The simulation that `simulate` runs, for whoever wants to look on. Bad arguments are refused here."""
    names = tuple(names_of(players))
    specs = parse_specs(bots, len(names), programs=True)
    ruleset = Ruleset.load(rules, dict(options or {}), extra_folders) if isinstance(rules, str) else rules
    how = "all" if check == "all" else "some" if check else "no"
    # a table that cannot be set up is refused now, not in the first game
    Game.new(ruleset, players=names, mode=mode, teams=teams, board=board, seed=seed)
    return Simulation(ruleset, Job(names, specs, mode, teams, board, how, max_cycles), games, seed, workers, out)


def _work(task: tuple[Plan, range]) -> list[Outcome]:
    """Play games of a plan, in a worker."""
    plan, numbers = task
    rules = rules_of(plan)
    return [play_one(rules, plan.job, plan.seed + number, number) for number in numbers]
