"""The rows of a study added up, one after the other: nothing of a row is kept but what it adds to a count."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from .ratings import Interval, wilson

__all__ = ["Share", "Summary", "Tenth"]

BINS = 10


class Share(NamedTuple):
    """How often something led to a win: its name, the games, the wins, and the share with its interval."""

    name: str
    games: int
    wins: float
    share: Interval


class Tenth(NamedTuple):
    """Battles with about the same odds: their mean, how many, the share that the attacker won (who retreats has lost),
    and the same of those that were fought to their end. These alone would flatter: who is losing leaves.
    """

    odds: float
    battles: int
    share: Interval
    fought: int
    fought_share: Interval | None


class Wins:
    """Games and wins by name."""

    def __init__(self) -> None:
        self._games: Counter[str] = Counter()
        self._wins: Counter[str] = Counter()

    def add(self, name: str, won: float) -> None:
        self._games[name] += 1
        self._wins[name] += won  # type: ignore[assignment]  # shared wins are fractions

    def shares(self) -> list[Share]:
        """The most frequent first."""
        return [
            Share(name, games, self._wins[name], wilson(self._wins[name], games))
            for name, games in sorted(self._games.items(), key=lambda item: (-item[1], item[0]))
        ]


class Summary:
    """What the rows come to."""

    def __init__(self, rows: Iterable[Mapping[str, Any]] = ()) -> None:
        self.games = self.finished = 0
        self.by_seat, self.by_bot, self.by_first_god, self.by_card = Wins(), Wins(), Wins(), Wins()
        self.by_metropolis = Wins()  # those who got one, by the way they got it
        self.ways: Counter[str] = Counter()  # how the winner got its last metropolis
        self.won_by: Counter[str] = Counter()
        self.lengths: Counter[int] = Counter()
        self.uses: Counter[str] = Counter()
        self.offered: dict[str, dict[int, list[int]]] = {}  # god -> round -> sum and number of offers
        # by tenths of the odds: battles, how many the attacker won, the sum of their odds, and the first two again of
        # those from which nobody retreated
        self.battles, self.taken, self.odds = [0] * BINS, [0] * BINS, [0.0] * BINS
        self.fought, self.fought_taken = [0] * BINS, [0] * BINS
        for row in rows:
            self.add(row)

    def add(self, row: Mapping[str, Any]) -> None:
        """One more game."""
        self.games += 1
        for turn in row["gods"]:
            found = self.offered.setdefault(turn["god"], {}).setdefault(turn["round"], [0, 0])
            found[0] += turn["offered"]
            found[1] += 1
        for battle in row["battles"]:
            if battle["odds"] is None or battle["won"] is None:
                continue
            tenth, taken = min(BINS - 1, int(battle["odds"] * BINS)), battle["won"] == "attacker"
            self.battles[tenth] += 1
            self.taken[tenth] += taken
            self.odds[tenth] += battle["odds"]
            if not battle["retreat"]:
                self.fought[tenth] += 1
                self.fought_taken[tenth] += taken
        if not row["finished"]:
            return
        self.finished += 1
        self.lengths[row["rounds"]] += 1
        self.won_by[row["won_by"]] += 1
        self.ways[row["decided_by"] or row["won_by"]] += 1
        self._add_wins(row)

    def _add_wins(self, row: Mapping[str, Any]) -> None:
        winners = row["winners"]
        won = {seat: 1 / len(winners) if seat in winners else 0.0 for seat in row["bots"]}
        first: dict[str, str] = {}
        for turn in row["gods"]:
            first.setdefault(turn["seat"], turn["god"])
        used: dict[str, set[str]] = {}
        for card in row["cards"]:
            used.setdefault(card["card"], set()).add(card["seat"])
            self.uses[card["card"]] += 1
        for seat, bot in row["bots"].items():
            self.by_seat.add(seat, won[seat])
            self.by_bot.add(bot, won[seat])
            if seat in first:
                self.by_first_god.add(first[seat], won[seat])
            for way in row["gained"][seat]:
                self.by_metropolis.add(way, won[seat])
        for card, seats in used.items():
            for seat in sorted(seats):
                self.by_card.add(card, won[seat])

    def way_shares(self) -> list[Share]:
        """How games were decided."""
        return [Share(way, n, n, wilson(n, self.finished)) for way, n in self.ways.most_common()]

    def longer(self, round_: int) -> int:
        """How many games came to this round."""
        return sum(games for length, games in self.lengths.items() if length >= round_)

    def prices(self) -> dict[str, dict[int, float]]:
        """God -> round -> what was offered for it on average."""
        return {
            god: {round_: total / n for round_, (total, n) in sorted(rounds.items())}
            for god, rounds in sorted(self.offered.items())
        }

    def calibration(self) -> list[Tenth]:
        """Battles by tenths of their odds."""
        rows = zip(self.odds, self.battles, self.taken, self.fought, self.fought_taken, strict=True)
        return [
            Tenth(odds / n, n, wilson(won, n), fought, wilson(taken, fought) if fought else None)
            for odds, n, won, fought, taken in rows
            if n
        ]
