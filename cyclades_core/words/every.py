"""All words of the core: whoever imports this has registered them, in the order of the reference."""

from __future__ import annotations

from . import (  # noqa: F401  (they register verbs)
    of_buildings,
    of_cards,
    of_fate,
    of_flow,
    of_goods,
    of_moments,
    of_moves,
    of_phases,
    of_units,
)
