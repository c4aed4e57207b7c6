"""All words of the core: whoever imports this has registered them, in the order of the reference."""

from __future__ import annotations

from . import (  # noqa: F401  (they register words)
    area_keys,
    building_verbs,
    card_verbs,
    conditions,
    flow_verbs,
    goods_verbs,
    moment_verbs,
    move_verbs,
    numbers,
    phase_verbs,
    thing_keys,
    time_and_chance_verbs,
    unit_verbs,
)
