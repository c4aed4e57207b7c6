"""All words of the core: whoever imports this has registered them, in the order of the reference."""

from __future__ import annotations

from . import (  # noqa: F401  (they register verbs)
    building_verbs,
    card_verbs,
    flow_verbs,
    goods_verbs,
    moment_verbs,
    move_verbs,
    phase_verbs,
    time_and_chance_verbs,
    unit_verbs,
)
