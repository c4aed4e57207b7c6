"""A tournament: every bot alone against tables full of every other, in all seats, with the same seeds for all.

Each pair of bots meets both ways: one A among B's, and one B among A's. A seed is played once for every seat of the
lone one, so that neither seats nor cards favour anybody. From the shares one reads how often A wins against B's (par
is one in the number of players), from the ratings who is the stronger over all. `lone` limits it to those who shall be
tried: three of a bot that thinks long cost three times as much as one. With a folder (`out`) each game leaves a row
there, and a tournament that was stopped goes on behind the last one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from cyclades_core.content.compiler.ruleset import Ruleset
from cyclades_core.game.game import Game
from cyclades_core.game.setup.seating import names_of

from ..bots import BotError, is_reproducible, parse_spec
from .executors import Spread, spread_out
from .game_runs import MAX_CYCLES, Job, Outcome, Plan, plan_of, play_one, rules_of
from .ratings import RatedGame, rate, wilson
from .study_store import Study, StudyFiles

__all__ = ["NAMES", "Match", "Tournament"]

NAMES = StudyFiles("tournament.json", "matches.jsonl")


class Match(NamedTuple):
    """One game: the lone bot, the bots on all other seats, which seat the lone one has, and the seed."""

    lone: str
    others: str
    seat: int
    seed: int

    def specs(self, players: int) -> tuple[str, ...]:
        """
        >>> Match("a", "b", 1, 7).specs(3)
        ('b', 'a', 'b')
        """
        return tuple(self.lone if place == self.seat else self.others for place in range(players))


class Tournament:
    """The games of all pairs under one ruleset; `results` tells what was played so far. `lone`: only these play alone
    among the others; `out`: a folder that keeps a row of each game; `mode`: the way to play, if not the usual one. In
    teams the partner is one of the others, and the seats of the side that wins share it, so that par is the same.
    """

    def __init__(
        self,
        rules: Ruleset,
        bots: Sequence[str],
        players: int = 4,
        games: int = 100,
        seed: int = 0,
        spread: Spread | None = None,
        max_cycles: int = MAX_CYCLES,
        lone: Sequence[str] | None = None,
        out: str | Path | None = None,
        mode: str | None = None,
    ) -> None:
        if len(bots) < 2 or len(set(bots)) != len(bots):
            raise BotError("tournament-bots", bots=", ".join(bots))
        for spec in bots:
            parse_spec(spec, programs=True)
        self._lone = list(bots if lone is None else lone)
        for spec in self._lone:
            if spec not in bots:
                raise BotError("tournament-lone", bot=spec, bots=", ".join(bots))
        self._rules = rules
        self._bots = list(bots)
        self._seats = tuple(names_of(players))
        game = Game.new(rules, players=self._seats, mode=mode, seed=seed)  # what cannot be set up is refused now
        self._mode = str(game.view()["table"]["mode"])
        seeds = -(-games // players)
        self.matches = [
            Match(one, others, seat, seed + number)
            for number in range(seeds)
            for one in self._lone
            for others in bots
            if one != others
            for seat in range(players)
        ]
        self._seed = seed
        self._spread = spread or Spread()
        self._job = Job(self._seats, ("random",), mode, max_cycles=max_cycles)
        self._out = out
        #: Games that were in the folder already.
        self.found = 0
        self._played: list[tuple[Match, tuple[str, ...]]] = []
        self.unfinished = 0
        self.violations: list[dict[str, Any]] = []

    def settings(self) -> dict[str, Any]:
        """What was asked for, as the folder keeps it: with it the same games can be played again."""
        from cyclades_core import __version__

        return {
            "engine": __version__,
            "modules": [{"id": name, "version": version} for name, version in self._rules.modules],
            "fingerprint": self._rules.fingerprint,
            "options": self._rules.options,
            "players": self._seats,
            # not where nobody asked for one: folders from before there was a choice go on
            **({} if self._job.mode is None else {"mode": self._job.mode}),
            "bots": self._bots,
            "lone": self._lone,
            "reproducible": all(map(is_reproducible, self._bots)),
            "max_cycles": self._job.max_cycles,
            "seed": self._seed,
            "games": len(self.matches),
        }

    def run(self) -> Iterator[tuple[Match, Outcome]]:
        """The games in their order, each when it is over; those that were in the folder are counted, not told."""
        study = None if self._out is None else Study(self._out, self.settings(), NAMES)
        try:
            if study is not None:
                for row in study.rows():
                    match = Match(*(row[name] for name in Match._fields))
                    self._add(match, tuple(row["winners"]), row["finished"], row["violations"])
                self.found = study.done
            left = self.matches[self.found :]
            for match, outcome in zip(left, self._outcomes(left), strict=True):
                self._add(match, outcome.winners, outcome.finished, outcome.violations)
                if study is not None:
                    told = {name: getattr(outcome, name) for name in ("winners", "finished", "decisions", "violations")}
                    study.add({"game": study.done, **match._asdict(), **told})
                yield match, outcome
        finally:
            if study is not None:
                study.close()

    def _add(
        self, match: Match, winners: tuple[str, ...], finished: bool, violations: Sequence[dict[str, Any]]
    ) -> None:
        self._played.append((match, winners))
        self.unfinished += not finished
        self.violations += violations

    def _outcomes(self, matches: Sequence[Match]) -> Iterator[Outcome]:
        if self._spread.alone:
            return (_play(self._rules, self._job, match) for match in matches)
        plan = plan_of(self._rules, self._job, self._seed)
        return spread_out(self._spread, _work, ((plan, match) for match in matches))

    def results(self) -> dict[str, Any]:
        """Shares of every pair and ratings, with intervals of 95 %."""
        players = len(self._seats)
        won: dict[tuple[str, str], list[float]] = {}
        groups: dict[int, list[RatedGame]] = {}
        for match, winners in self._played:
            each = 1 / len(winners) if winners else 0.0
            mine = each if self._seats[match.seat] in winners else 0.0
            won.setdefault((match.lone, match.others), []).append(mine)
            if winners:
                table = RatedGame(
                    {match.lone: 1, match.others: players - 1}, {match.lone: mine, match.others: 1 - mine}
                )
                groups.setdefault(match.seed, []).append(table)
        ratings = rate(list(groups.values()), self._bots, self._seed)
        ranked = sorted(self._bots, key=lambda bot: -ratings[bot].value)
        return {
            "modules": [name for name, _ in self._rules.modules],
            "players": players,
            "mode": self._mode,
            "seed": self._seed,
            "games": len(self._played),
            "unfinished": self.unfinished,
            "violations": len(self.violations),
            "reproducible": all(map(is_reproducible, self._bots)),
            "par": 1 / players,
            "pairs": [
                {"bot": lone, "against": others, "games": len(found), "wins": sum(found)}
                | dict(zip(("share", "low", "high"), wilson(sum(found), len(found)), strict=True))
                for (lone, others), found in won.items()
            ],
            "ratings": [
                {"bot": bot} | dict(zip(("rating", "low", "high"), ratings[bot], strict=True)) for bot in ranked
            ],
        }


def _play(rules: Ruleset, job: Job, match: Match) -> Outcome:
    return play_one(rules, job._replace(specs=match.specs(len(job.players))), match.seed)


def _work(task: tuple[Plan, Match]) -> Outcome:
    plan, match = task
    return _play(rules_of(plan), plan.job, match)
