"""The parts of an attack, and the games that each part plays.

An attack is divided into `PARTS` tests, so that several processes share the work. Together the parts cover all module
combinations.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
import tested_modules

from cyclades_core import Game

PARTS = 24

each_part = pytest.mark.parametrize("part", range(PARTS))


def divided(number: int, part: int) -> int:
    """Return how much of the number a part does.

    >>> sum(divided(1000, part) for part in range(PARTS))
    1000
    """
    return number // PARTS + (part < number % PARTS)


def ways(part: int, sets: int | None = None) -> Iterator[tuple[tested_modules.Way, int]]:
    """Yield without end a way to play of each module combination of the part, with a seed.

    The combinations are the rows of the covering array, and in the full run all 144 too. `sets` takes only the first
    few of the part. A combination without a mode is played in each of its modes, one after the other.
    """
    run = tested_modules.LONG_RUN
    mine = run[part % len(run) :: PARTS][:sets]
    seed = 1000 * part
    while True:
        for way in mine:
            every = [way] if way.mode else tested_modules.ways_of(way.modules)
            yield every[seed % len(every)], seed
            seed += 1


def begin(way: tested_modules.Way, seed: int, discreet: bool = False) -> Game:
    """Return a new game."""
    return Game.new(way.rules, players=way.players, mode=way.mode, seed=seed, discreet=discreet)


def answer(game: Game, rng: random.Random) -> object:
    """Return a random legal answer."""
    return game.legal.item(rng.randrange(game.legal.count))
