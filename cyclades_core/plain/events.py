"""The events of a game: key and typed arguments, never a sentence. `SPECS` is the whole list.

At run time an event is a tuple `(key, *numbers)`; `Game` turns the numbers into ids at the door. The message of an
event is `event-<key>` in the locales. `PRIVATE` events show their last argument only to the faction named first.
"""

from __future__ import annotations

from typing import Any

__all__ = ["PRIVATE", "SPECS", "M"]

M = Any  # the machine: what rules and verbs are given (state, table, ruleset, tell)

SPECS: dict[str, tuple[tuple[str, str], ...]] = {
    "game-started": (("round", "number"),),
    "round-began": (("round", "number"),),
    "phase-began": (("phase", "phase"),),
    "answered": (("faction", "faction"), ("answer", "text")),
    "gods-laid": (("gods", "cards"),),
    "turn-order": (("factions", "factions"),),
    "god-covered": (("god", "card"), ("covered", "card")),
    "card-revealed": (("card", "card"), ("zone", "zone")),
    "card-slid": (("card", "card"), ("zone", "zone"), ("price", "number")),
    "card-discarded": (("card", "card"),),
    "card-removed": (("card", "card"),),
    "card-bought": (("faction", "faction"), ("card", "card"), ("price", "number")),
    "card-played": (("faction", "faction"), ("card", "card")),
    "card-taken": (("faction", "faction"), ("card", "card")),
    "card-looked": (("faction", "faction"), ("card", "card")),
    "card-kept": (("faction", "faction"), ("card", "card")),
    "pile-shuffled": (("zone", "zone"),),
    "income": (("faction", "faction"), ("amount", "number")),
    "bid": (("faction", "faction"), ("god", "card"), ("amount", "number")),
    "outbid": (("faction", "faction"), ("god", "card")),
    "offering-paid": (("faction", "faction"), ("amount", "number")),
    "turn-began": (("faction", "faction"), ("god", "card")),
    "turn-ended": (("faction", "faction"),),
    "gold-gained": (("faction", "faction"), ("amount", "number")),
    "gold-paid": (("faction", "faction"), ("amount", "number")),
    "gold-stolen": (("faction", "faction"), ("victim", "faction"), ("amount", "number")),
    "goods-gained": (("faction", "faction"), ("goods", "goods"), ("count", "number")),
    "goods-lost": (("faction", "faction"), ("goods", "goods"), ("count", "number")),
    "goods-stolen": (("faction", "faction"), ("victim", "faction"), ("goods", "goods"), ("count", "number")),
    "unit-placed": (("faction", "faction"), ("unit", "unit"), ("area", "area")),
    "unit-taken": (("faction", "faction"), ("unit", "unit"), ("count", "number"), ("area", "area")),
    "unit-lost": (("faction", "faction"), ("unit", "unit"), ("area", "area")),
    "unit-saved": (("faction", "faction"), ("unit", "unit")),
    "unit-converted": (
        ("faction", "faction"),
        ("victim", "faction"),
        ("unit", "unit"),
        ("count", "number"),
        ("area", "area"),
    ),
    "units-moved": (("faction", "faction"), ("from", "area"), ("to", "area"), ("group", "group")),
    "unit-pushed": (
        ("faction", "faction"),
        ("victim", "faction"),  # none: a unit of one's own
        ("unit", "unit"),
        ("from", "area"),
        ("to", "area"),
    ),
    "units-retreated": (("faction", "faction"), ("from", "area"), ("to", "area"), ("group", "group")),
    "units-swapped": (("area", "area"), ("with", "area")),
    "battle-began": (("attacker", "faction"), ("defender", "faction"), ("area", "area")),
    "dice-rolled": (
        ("attacker", "faction"),
        ("defender", "faction"),
        ("attack", "number"),
        ("defence", "number"),
        ("attack-die", "number"),
        ("defence-die", "number"),
    ),
    "die-rerolled": (("faction", "faction"), ("die", "number"), ("total", "number")),
    "rolled": (("total", "number"),),
    "battle-ended": (("area", "area"), ("faction", "faction")),  # none: a sea that nobody holds any more (B15.5)
    "area-taken": (("faction", "faction"), ("area", "area")),
    "building-built": (("faction", "faction"), ("building", "building"), ("area", "area")),
    "building-removed": (("building", "building"), ("area", "area")),
    "building-transformed": (("faction", "faction"), ("building", "building"), ("into", "building"), ("area", "area")),
    "metropolis-built": (("faction", "faction"), ("area", "area")),
    "metropolis-hidden": (("faction", "faction"), ("card", "card")),
    "metropolis-lost": (("faction", "faction"), ("area", "area")),
    "special-taken": (("faction", "faction"), ("card", "card")),
    "piece-placed": (("faction", "faction"), ("card", "card"), ("area", "area")),
    "piece-moved": (("card", "card"), ("from", "area"), ("to", "area")),
    "piece-removed": (("card", "card"), ("area", "area")),
    "hero-recruited": (("faction", "faction"), ("card", "card"), ("area", "area")),
    "hero-exchanged": (("faction", "faction"), ("card", "card"), ("for", "card"), ("area", "area")),
    "hero-sacrificed": (("faction", "faction"), ("card", "card")),
    "prosperity-placed": (("area", "area"), ("count", "number")),
    "prosperity-taken": (("area", "area"), ("count", "number")),
    "counter-changed": (("counter", "counter"), ("value", "number")),
    "lasting-began": (("faction", "faction"), ("card", "card")),
    "faction-eliminated": (("faction", "faction"),),
    "game-won": (("winners", "factions"),),
    "game-ending": (("round", "number"),),
}

PRIVATE = frozenset({"card-looked", "card-kept"})
