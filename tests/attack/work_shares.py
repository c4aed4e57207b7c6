"""How the work is divided: into parts, over all sets of modules, and between runs.

`CYCLADES_SHARE=1/3` leaves a run every third part, so that three Pythons do all of it together.
"""

from __future__ import annotations

import os
import random
from collections.abc import Iterator

import pytest
import tested_modules

from cyclades_core import Game

VARIABLE = "CYCLADES_SHARE"
PARTS = 24  # of each row: two processes share them, and so do several runs


def share(text: str | None = None) -> list[int]:
    """The parts of this run.

    >>> share("2/3")[:3], len(share("1/1"))
    ([1, 4, 7], 24)
    """
    text = os.environ.get(VARIABLE) or "1/1" if text is None else text
    first, _, of = text.partition("/")
    try:
        k, n = int(first), int(of)
    except ValueError:
        k = n = 0
    if not 1 <= k <= n <= PARTS:
        raise pytest.UsageError(f"{VARIABLE}={text}: a share is 1/3, 2/3 or 3/3, or the like up to {PARTS}")
    return list(range(k - 1, PARTS, n))


each_part = pytest.mark.parametrize("part", share())


def divided(number: int, part: int) -> int:
    """What a part has to do, so that all of them do the number.

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
    return Game.new(way.rules, players=way.players, mode=way.mode, seed=seed, discreet=discreet)


def answer(game: Game, rng: random.Random) -> object:
    return game.legal.item(rng.randrange(game.legal.count))
