"""Shares and ratings with their intervals: what a number of games says, and how surely.

A rating is that of a model of choice: who sits at a table wins with a probability in proportion to its strength
(Bradley and Terry, for more than two). 400 points are ten times the strength; whoever is weakest has 0.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import log10, sqrt
from random import Random
from typing import NamedTuple

__all__ = ["Interval", "RatedGame", "rate", "wilson"]

Z = 1.959964  # 95 %
STEPS = 60
DRAWS = 200


class Interval(NamedTuple):
    """A number and where it lies with 95 % confidence."""

    value: float
    low: float
    high: float


class RatedGame(NamedTuple):
    """Who sat there (a bot as often as it had seats), and what share of the game each bot won."""

    seated: Mapping[str, int]
    won: Mapping[str, float]


def wilson(won: float, games: int) -> Interval:
    """A share with its interval (Wilson's, good for few games too).

    >>> [round(n, 3) for n in wilson(45, 100)]
    [0.45, 0.356, 0.548]
    >>> wilson(0, 0)
    Interval(value=0.0, low=0.0, high=1.0)
    >>> wilson(4, 4).high  # rounding must not put the share outside its own interval
    1.0
    """
    if not games:
        return Interval(0.0, 0.0, 1.0)
    share = won / games
    below = 1 + Z * Z / games
    middle = (share + Z * Z / (2 * games)) / below
    half = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games)) / below
    return Interval(share, max(0.0, min(share, middle - half)), min(1.0, max(share, middle + half)))


def _strengths(tables: Sequence[RatedGame], bots: Sequence[str]) -> dict[str, float]:
    """The strengths that make what happened likeliest, by repeated proportional correction."""
    together: dict[tuple[tuple[str, int], ...], int] = {}
    won = dict.fromkeys(bots, 0.5)  # as if half a game more: who never won is weak, not infinitely so
    for table in tables:
        key = tuple(sorted(table.seated.items()))
        together[key] = together.get(key, 0) + 1
        for bot, share in table.won.items():
            won[bot] += share
    strength = dict.fromkeys(bots, 1.0)
    for _ in range(STEPS):
        expected = dict.fromkeys(bots, 1e-9)
        for seated, times in together.items():
            total = sum(n * strength[bot] for bot, n in seated)
            for bot, n in seated:
                expected[bot] += times * n / total
        strength = {bot: won[bot] / expected[bot] for bot in bots}
        scale = sum(strength.values())
        strength = {bot: value / scale for bot, value in strength.items()}
    return strength


def _points(tables: Sequence[RatedGame], bots: Sequence[str], anchor: str) -> dict[str, float]:
    strength = _strengths(tables, bots)
    return {bot: 400 * log10(strength[bot] / strength[anchor]) for bot in bots}


def rate(groups: Sequence[Sequence[RatedGame]], bots: Sequence[str], seed: int = 0) -> dict[str, Interval]:
    """Ratings, with intervals from drawing the groups (games of one seed) again and again.

    >>> game = lambda winner: RatedGame({"a": 1, "b": 1}, {winner: 1.0})
    >>> found = rate([[game("a")]] * 30 + [[game("b")]] * 10, ["a", "b"])
    >>> found["b"].value, 150 < found["a"].value < 230, found["a"].low < found["a"].value < found["a"].high
    (0.0, True, True)
    """
    tables = [table for group in groups for table in group]
    first = _strengths(tables, bots)
    anchor = min(bots, key=lambda bot: first[bot])
    points = _points(tables, bots, anchor)
    rng = Random(f"ratings/{seed}")
    drawn: dict[str, list[float]] = {bot: [] for bot in bots}
    for _ in range(DRAWS if groups else 0):
        again = [table for _ in groups for table in groups[rng.randrange(len(groups))]]
        for bot, value in _points(again, bots, anchor).items():
            drawn[bot].append(value)
    out = {}
    for bot in bots:
        found = sorted(drawn[bot]) or [points[bot]]
        out[bot] = Interval(points[bot], found[int(len(found) * 0.025)], found[int(len(found) * 0.975)])
    return out
