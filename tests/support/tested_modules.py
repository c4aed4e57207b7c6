"""Which module combinations a test is run with.

    @tested_modules.each_list
    def test_something(way: tested_modules.Way) -> None:
        game = Game.new(way.rules, players=way.players, mode=way.mode, seed=1)

- `each_list` gives the twelve combinations of module_lists.toml. Quick tests take these.
- `covering_array` gives the rows of covering_array.toml: every pair of modules, with every base game, mode and number
  of players. Tests that play games and are marked `long` take these. With `CYCLADES_LONG=full` they take all 144
  combinations too.
- `every_set` gives the twelve and, marked `long`, all 144 combinations. Tests that only check content take these.

`MODULES` has the modules of the twelve without players and modes. `ways_of` returns each mode and number of players of
a combination.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import combinations
from pathlib import Path
from typing import NamedTuple

import pytest
from run_size import size

from cyclades_core import Ruleset
from cyclades_core.content.modules.manifest import ModuleManifest, read_expansion

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
def official() -> dict[str, ModuleManifest]:
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


def _read(file: str, key: str) -> list[Way]:
    return [Way(**each) for each in tomllib.loads((ROOT / "tests" / "support" / file).read_text("utf-8"))[key]]


LISTS = _read("module_lists.toml", "list")
MODULES = list(dict.fromkeys(way.modules for way in LISTS))
EVERY_SET = list(_sets())
COVERING_ARRAY = _read("covering_array.toml", "row")
#: What long tests play: the covering array, and in the full run all 144 combinations too.
LONG_RUN = [*COVERING_ARRAY, *EVERY_SET[: size(ci=0, full=len(EVERY_SET))]]

each_list = pytest.mark.parametrize("way", LISTS, ids=str)
covering_array = pytest.mark.parametrize("way", LONG_RUN, ids=str)
every_set = pytest.mark.parametrize(
    "way", [*LISTS, *(pytest.param(way, marks=pytest.mark.long) for way in EVERY_SET)], ids=str
)
