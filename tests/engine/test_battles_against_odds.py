"""Battles against the calculator: every sequence of dice of small battles is played through the engine, and how they
end compared, exactly, with a chain of probabilities computed here from the rules alone (L14, B15, B17).

The chain knows nothing of the engine. Nobody retreats; who has the choice loses plain units first, heroes and the
Minotaur last. Longer battles are played with the engine's own dice and compared within a few standard deviations.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from math import sqrt

import pytest
from battle_calculator import LARGE, MIDDLE, SMALL, Battle, End, T, chain, enumerate_ends, fight, start


@pytest.mark.long(every=11)
@pytest.mark.parametrize("battle", [*SMALL, *MIDDLE], ids=str)
def test_every_sequence_of_dice(battle: Battle) -> None:
    assert enumerate_ends(battle) == chain(battle, battle.attackers, battle.defenders)


def sampled(battle: Battle, games: int) -> Iterator[End]:
    origin, attack = start(battle)
    for seed in range(games):
        game = origin.clone()
        game.keep_history = False
        game._m.state.rng = seed * 0x9E3779B97F4A7C15 & (1 << 63) - 1
        yield fight(battle, game, attack)


@pytest.mark.long(every=5)
@pytest.mark.parametrize("battle", LARGE, ids=str)
def test_the_odds_of_large_battles(battle: Battle) -> None:
    games = 250
    found = Counter(sampled(battle, games))
    expected = chain(battle, battle.attackers, battle.defenders)
    assert set(found) <= set(expected), "an end that cannot be"
    assert sum(expected.values()) == 1
    for end, p in expected.items():
        # four standard deviations, and one game for the rare ones: the seeds are fixed, so this does not flicker
        spread = 4 * sqrt(games * p * (1 - p)) + 1
        assert abs(found[end] - games * p) <= spread, (end, found[end], float(games * p))


def test_the_chain_by_hand() -> None:
    """One against one: 36 throws, of which 10 are ties (1 + 4 + 4 + 1), the others shared out evenly."""
    ends = chain(SMALL[0], (T,), (T,))
    assert ends == {((), ()): Fraction(10, 36), ((T,), ()): Fraction(13, 36), ((), (T,)): Fraction(13, 36)}
