"""Which modules a test is run with: twelve lists by default, every set that can be played in the long run.

    @tested_modules.each_list
    def test_something(way: tested_modules.Way) -> None:
        game = Game.new(way.rules, players=way.players, mode=way.mode, seed=1)

`each_list` gives the twelve of module_lists.toml; `every_set` those and, marked `long`, each of the 144 sets. Whoever
wants the lists of modules alone takes `MODULES`; each mode and number of players of a set is in `ways_of`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import combinations
from pathlib import Path
from typing import NamedTuple

import pytest

from cyclades_core import Ruleset
from cyclades_core.content.modules.manifest import Module, read_expansion

ROOT = Path(__file__).resolve().parents[2]
BOXES = ("base", "legacy", "hades", "titans")


@lru_cache(maxsize=48)  # all 144 would be much to keep
def rules(modules: str) -> Ruleset:
    """A ruleset, loaded once if it is soon asked for again."""
    return Ruleset.load(modules)


class Way(NamedTuple):
    """A way to play: modules as one types them, how many players, and the mode (None: the first that fits)."""

    modules: str
    players: int
    mode: str | None = None

    @property
    def rules(self) -> Ruleset:
        return rules(self.modules)

    def __str__(self) -> str:
        return f"{self.modules.replace(',', '+')}-{self.mode or 'any'}-{self.players}"


@cache
def official() -> dict[str, Module]:
    """The modules of the boxes in the checkout, whatever else is installed."""
    manifests = [read_expansion(ROOT / "expansions" / box).manifest for box in BOXES]
    return {module.id: module for manifest in manifests if manifest is not None for module in manifest.module}


def goes_together(chosen: tuple[str, ...]) -> bool:
    """Whether nothing of it excludes another, and all that is needed is there."""
    held = [official()[name] for name in chosen]
    fits = not any(one.excludes(other) for one in held for other in chosen if other != one.id)
    return fits and all(not set(need).isdisjoint(chosen) for one in held for need in one.needs())


def _sets() -> Iterator[Way]:
    names = tuple(official())
    found = [chosen for size in range(1, len(names) + 1) for chosen in combinations(names, size)]
    for place, chosen in enumerate(filter(goes_together, found)):
        yield Way(",".join(chosen), 3 + place % 3)  # three, four or five: every set takes these


def ways_of(modules: str) -> list[Way]:
    """Every mode of a list of modules, with every number of players that it takes."""
    return [Way(modules, players, mode.id) for mode in rules(modules).modes for players in mode.players]


LISTS = [
    Way(**each) for each in tomllib.loads((ROOT / "tests" / "support" / "module_lists.toml").read_text("utf-8"))["list"]
]
MODULES = list(dict.fromkeys(way.modules for way in LISTS))
EVERY_SET = list(_sets())

each_list = pytest.mark.parametrize("way", LISTS, ids=str)
every_set = pytest.mark.parametrize(
    "way", [*LISTS, *(pytest.param(way, marks=pytest.mark.long) for way in EVERY_SET)], ids=str
)
