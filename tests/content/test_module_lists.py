"""The lists of modules that other tests take: that they are what module_lists.toml promises."""

from __future__ import annotations

import random

import pytest
import tested_modules
from tested_modules import EVERY_SET, LISTS, MODULES, Way

from cyclades_core import CycladesError, Game
from cyclades_core.content.modules import catalogue, choose
from cyclades_core.content.modules.manifest import read_expansion

THERE = catalogue([tested_modules.ROOT / "expansions" / box for box in tested_modules.BOXES])


def full(modules: str) -> set[str]:
    return set(choose(modules, THERE))


def test_twelve_lists_with_every_module_mode_and_number_of_players() -> None:
    assert len(LISTS) == len(set(LISTS)) == 12
    assert set().union(*map(full, MODULES)) == set(tested_modules.official())
    assert {way.mode for way in LISTS} == {"free-for-all", "teams", "duel", "two-markers"}
    assert {way.players for way in LISTS} == {2, 3, 4, 5, 6}
    assert {way.players for way in LISTS if way.mode == "teams"} == {4, 6}
    on_base = set().union(*(full(way.modules) for way in LISTS if way.modules.startswith("base,")))
    house = {
        name for name in tested_modules.official() if tested_modules.goes_together(("base", name)) and name != "base"
    }
    assert on_base == {"base", *house} and len(house) == 4, "M1.1"


def test_every_interaction_is_in_one_of_the_twelve() -> None:
    held = list(map(full, MODULES))
    for box in tested_modules.BOXES:
        manifest = read_expansion(tested_modules.ROOT / "expansions" / box).manifest
        assert manifest is not None
        missing = [each.when for each in manifest.interaction if not any(set(each.when) <= one for one in held)]
        assert missing == []


def test_all_sets_that_can_be_played() -> None:
    """64 of the first edition without the board of Titans, 64 with it, 16 of the Legendary Edition."""
    sets = [frozenset(way.modules.split(",")) for way in EVERY_SET]
    assert len(sets) == len(set(sets)) == 144
    assert sum("base" in each for each in sets) == 16 and sum("titans/board" in each for each in sets) == 64
    assert all(full(way.modules) == each for way, each in zip(EVERY_SET, sets, strict=True))
    assert {frozenset(full(modules)) for modules in MODULES} <= set(sets)


def test_a_set_that_is_not_among_them_is_refused() -> None:
    rng, names = random.Random(1), list(tested_modules.official())
    refused = 0
    for _ in range(60):
        chosen = tuple(name for name in names if rng.random() < 0.4)
        if chosen and not tested_modules.goes_together(chosen):
            refused += 1
            with pytest.raises(CycladesError):
                choose(chosen, THERE)
    assert refused > 20


@tested_modules.each_list
def test_each_list_can_be_set_up(way: Way) -> None:
    assert Game.new(way.rules, players=way.players, mode=way.mode, seed=1).decision is not None
    assert way in tested_modules.ways_of(way.modules)


@pytest.mark.parametrize("way", EVERY_SET[::12], ids=str)
def test_sets_take_three_to_five_players(way: Way) -> None:
    for players in (3, 4, 5):
        assert Game.new(way.rules, players=players, seed=1).decision is not None
