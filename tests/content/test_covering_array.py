"""The covering array has every pair of modules, in every mode with every number of players, and no superfluous row.

What has to be covered is computed here from the manifests and the content, not by the generator.
"""

from __future__ import annotations

import runpy
from collections.abc import Iterable
from functools import cache
from itertools import combinations
from typing import Any

import pytest
import tested_modules
from tested_modules import COVERING_ARRAY, EVERY_SET, ROOT, Way

from cyclades_core import Game
from cyclades_core.content.modules import collect

GENERATOR: dict[str, Any] = runpy.run_path(str(ROOT / "tools" / "covering_array.py"))
BASE_GAMES = ("base", "legacy")
REPAIR = "run: python tools/covering_array.py > tests/support/covering_array.toml"


@cache
def playable() -> tuple[Way, ...]:
    """Every combination with every mode and every number of players."""
    return tuple(
        Way(combination.modules, players, entry.definition.id)
        for combination in EVERY_SET
        for entry in collect(combination.modules).definitions
        if entry.kind == "mode"
        for players in entry.definition.players
    )


def together(ways: Iterable[Way]) -> set[str]:
    """Which modules are played together, with which base game, mode and number of players."""
    found = set()
    for way in ways:
        modules = way.modules.split(",")
        for base in set(modules) & set(BASE_GAMES):
            setting = f"on {base}, {way.mode}, {way.players} players"
            found.add(setting)
            found |= {f"{one} with {other} {setting}" for one, other in combinations(sorted(modules), 2)}
    return found


def apart(ways: Iterable[Way]) -> set[str]:
    """Which modules are played without which others, with which base game."""
    found = set()
    for way in ways:
        modules = set(way.modules.split(","))
        missing = [name for name in tested_modules.official() if name not in modules and name not in BASE_GAMES]
        for base in modules & set(BASE_GAMES):
            found |= {f"{one} without {other} on {base}" for one in modules for other in missing}
            found |= {f"neither {one} nor {other} on {base}" for one, other in combinations(missing, 2)}
    return found


def uncovered(rows: Iterable[Way]) -> list[str]:
    rows = list(rows)
    return sorted(together(playable()) - together(rows)) + sorted(apart(playable()) - apart(rows))


def test_every_pair_of_modules_is_covered() -> None:
    missing = uncovered(COVERING_ARRAY)
    assert not missing, "\n".join(["no row has", *missing, REPAIR])


@pytest.mark.long
def test_no_row_is_superfluous() -> None:
    assert len(set(COVERING_ARRAY)) == len(COVERING_ARRAY)
    assert [
        str(row) for row in COVERING_ARRAY if not uncovered(other for other in COVERING_ARRAY if other != row)
    ] == []


def test_missing_pair_is_named() -> None:
    """Without the only row for six players on `legacy`, everything that it alone covers is reported."""
    six = next(way for way in COVERING_ARRAY if way.players == 6 and way.modules.startswith("legacy,"))
    missing = uncovered(way for way in COVERING_ARRAY if way != six)
    assert "on legacy, teams, 6 players" in missing
    assert "hades/heroes with titans/kronos on legacy, teams, 6 players" in missing


def test_pairs_to_cover_are_those_that_the_manifests_allow() -> None:
    needed = together(playable())
    for base in BASE_GAMES:
        for one, other in combinations(sorted(tested_modules.official()), 2):
            allowed = any({base, one, other} <= set(way.modules.split(",")) for way in EVERY_SET)
            assert allowed == any(text.startswith(f"{one} with {other} on {base},") for text in needed)


def test_file_is_what_the_generator_prints() -> None:
    rows = [GENERATOR["Row"](tuple(way.modules.split(",")), way.mode, way.players) for way in playable()]
    expected = GENERATOR["render"](rows)
    assert (ROOT / "tests" / "support" / "covering_array.toml").read_text(encoding="utf-8") == expected, REPAIR


@pytest.mark.parametrize("way", COVERING_ARRAY, ids=str)
def test_row_can_be_played(way: Way) -> None:
    assert way in tested_modules.ways_of(way.modules)
    assert Game.new(way.rules, players=way.players, mode=way.mode, seed=1).decision is not None
