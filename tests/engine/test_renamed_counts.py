"""The one-letter counts of 1.0 for Python words of other expansions."""

from __future__ import annotations

import pytest

from cyclades_core import Game, Ruleset
from cyclades_core.game.internals import GameInternals

NAMES = {
    "A": "n_areas",
    "F": "n_factions",
    "G": "n_goods",
    "K": "n_unit_kinds",
    "L": "n_land",
    "S": "n_sites",
    "T": "n_building_types",
}


@pytest.mark.parametrize("old", NAMES)
def test_old_count_still_works_and_warns(old: str) -> None:
    layout = GameInternals(Game.new(Ruleset.load("legacy"), players=3, seed=1)).machine.table
    with pytest.warns(DeprecationWarning, match=f"position.table.{NAMES[old]}"):
        assert getattr(layout, old) == getattr(layout, NAMES[old]) > 0
