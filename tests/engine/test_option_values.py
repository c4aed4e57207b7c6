"""Random games with every value of every option: nothing is lost, nothing crashes, and every game ends.

Each row of the covering array is played with settings of its options that change from game to game. The first ones
together have every value. With CYCLADES_LONG=full each row plays 200 games, and every position of every game is
checked: `tools/full-check test_option_values`.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest
import tested_modules
from run_size import size
from tested_modules import Way, official

from cyclades_apps.simulation import Job, play_one
from cyclades_core import Ruleset

Setting = dict[str, Any]


def option_values(modules: str) -> dict[str, tuple[Any, ...]]:
    """Return the values of each option of these modules: all of a choice, of a number the default and both ends."""
    held = [official()[name] for name, _ in tested_modules.rules(modules).modules]
    found = {}
    for option in (each for module in held for each in module.option):
        ends = [end for end in (option.least, option.most) if end is not None]
        found[option.id] = tuple(dict.fromkeys([option.default, *option.values, *ends]))
    return found


def settings(modules: str) -> Iterator[Setting]:
    """Yield settings of the options without end.

    First all options are turned together, so that every value has its turn. Then each value is alone among defaults,
    and then all options are drawn.
    """
    values = option_values(modules)
    for turn in range(max(map(len, values.values()), default=1)):
        yield {name: each[turn % len(each)] for name, each in values.items()}
    for name, each in values.items():
        yield from ({name: value} for value in each[1:])
    rng = random.Random(modules)
    while True:
        yield {name: rng.choice(each) for name, each in values.items()}


def turns(modules: str) -> int:
    """Return how many settings have every value of every option."""
    return max(map(len, option_values(modules).values()), default=1)


@pytest.mark.parametrize("modules", list(dict.fromkeys(way.modules for way in tested_modules.COVERING_ARRAY)))
def test_first_settings_have_every_value(modules: str) -> None:
    values = option_values(modules)
    assert set(values) == set(tested_modules.rules(modules).options)
    first = list(islice(settings(modules), turns(modules)))
    assert {(name, value) for each in first for name, value in each.items()} == {
        (name, value) for name, each in values.items() for value in each
    }


def test_every_option_of_every_module_is_in_the_array() -> None:
    everything = {(module.id, option.id) for module in official().values() for option in module.option}
    rows = [tested_modules.rules(way.modules).modules for way in tested_modules.COVERING_ARRAY]
    played = {(name, option.id) for row in rows for name, _ in row for option in official()[name].option}
    assert played == everything


@pytest.mark.long
@pytest.mark.parametrize("way", tested_modules.COVERING_ARRAY, ids=str)
def test_games_with_every_option_keep_the_invariants(way: Way) -> None:
    games = size(ci=turns(way.modules), full=200)
    assert games >= turns(way.modules)
    names = tuple(f"p{number}" for number in range(way.players))
    # where the necropolis covers metropolises a random game can take more than the usual two hundred rounds
    job = Job(names, ("random",) * way.players, way.mode, check="all", max_cycles=2000)
    wrong = []
    for seed, setting in enumerate(islice(settings(way.modules), games)):
        outcome = play_one(Ruleset.load(way.modules, setting), job, seed)
        if outcome.violations or not outcome.finished:
            wrong.append((seed, setting, outcome.finished, outcome.violations[:3]))
    assert wrong == []
