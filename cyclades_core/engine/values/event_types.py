"""The events of a game: key and typed arguments, never a sentence. `SPECS` is the whole list.

At run time an event is a tuple `(key, *numbers, more)`; `Game` turns the numbers into ids at the door. The message of
an event is `event-<key>` in the locales. `PRIVATE` events show their last argument only to the faction named first,
`OWN` events are shown to nobody else.

`OPTIONAL` are the arguments that an event has where there is something to say: which site, from which pile,
why (`cause`), whose. One that is not there is left out. docs/events.md lists all of them.
"""

from __future__ import annotations

__all__ = ["CAUSED", "OPTIONAL", "OWN", "PRIVATE", "SPECS", "keyword"]

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
    "card-passed": (("faction", "faction"), ("card", "card")),
    "card-returned": (("card", "card"), ("zone", "zone")),
    "pile-shuffled": (("zone", "zone"),),
    "income": (("faction", "faction"), ("amount", "number")),
    "marker-taken": (("faction", "faction"), ("god", "card")),  # none: from the turn track
    "bid": (("faction", "faction"), ("god", "card"), ("amount", "number")),
    "outbid": (("faction", "faction"), ("god", "card")),
    "offering-paid": (("faction", "faction"), ("amount", "number")),
    "turn-began": (("faction", "faction"), ("god", "card")),
    "turn-ended": (("faction", "faction"),),
    "action-skipped": (("faction", "faction"), ("line", "line")),
    "gold-gained": (("faction", "faction"), ("amount", "number")),
    "gold-paid": (("faction", "faction"), ("amount", "number")),
    "gold-shown": (("faction", "faction"), ("victim", "faction"), ("amount", "number")),  # to the first one only
    "gold-stolen": (("faction", "faction"), ("victim", "faction"), ("amount", "number")),
    "goods-gained": (("faction", "faction"), ("goods", "goods"), ("count", "number")),
    "goods-lost": (("faction", "faction"), ("goods", "goods"), ("count", "number")),
    "goods-stolen": (("faction", "faction"), ("victim", "faction"), ("goods", "goods"), ("count", "number")),
    "unit-placed": (("faction", "faction"), ("unit", "unit"), ("area", "area"), ("count", "number")),
    "unit-taken": (("faction", "faction"), ("unit", "unit"), ("count", "number"), ("area", "area")),
    "unit-lost": (("faction", "faction"), ("unit", "unit"), ("area", "area"), ("count", "number")),
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
    "units-arrived": (("faction", "faction"), ("area", "area"), ("group", "group")),
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
    "building-placed": (("building", "building"), ("area", "area")),
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
#: Events that only the faction named first sees.
OWN = frozenset({"gold-shown"})

WHY = ("cause", "source")
PILE = ("from", "zone")
SITE = ("site", "site")
OWNER = ("faction", "faction")
LOSER = ("loser", "faction")
LEAVES = ("leaves", "truth")

OPTIONAL: dict[str, tuple[tuple[str, str], ...]] = {
    "gods-laid": (("face-down", "cards"),),  # if everyone knows them and their order
    "card-revealed": (PILE, WHY),
    "card-slid": (PILE,),
    "card-discarded": (OWNER, PILE, WHY),
    "card-removed": (OWNER, PILE, SITE, WHY),
    "card-bought": (PILE,),
    "card-played": (PILE, WHY),
    "card-taken": (PILE, WHY),
    "card-looked": (PILE, WHY),
    "card-kept": (PILE, WHY),
    "card-passed": (LOSER, SITE, WHY),
    "card-returned": (PILE, WHY),
    "pile-shuffled": (WHY,),
    "god-covered": (WHY,),
    "income": (("area", "area"), WHY),
    "gold-gained": (WHY,),
    "gold-paid": (WHY,),
    "gold-shown": (WHY,),
    "gold-stolen": (WHY,),
    "goods-gained": (WHY,),
    "goods-lost": (LEAVES, WHY),
    "goods-stolen": (WHY,),
    "unit-placed": (WHY,),
    "unit-taken": (LEAVES, WHY),
    "unit-lost": (WHY,),
    "unit-saved": (WHY,),
    "unit-converted": (WHY,),
    "units-moved": (WHY,),
    "unit-pushed": (WHY,),
    "units-retreated": (WHY,),
    "units-swapped": (WHY,),
    "dice-rolled": (("attack-parts", "parts"), ("defence-parts", "parts")),
    "die-rerolled": (("parts", "parts"), WHY),
    "rolled": (WHY,),
    "area-taken": (LOSER, WHY),
    "building-built": (SITE, WHY),
    "building-placed": (SITE, WHY),
    "building-removed": (OWNER, SITE, WHY),
    "building-transformed": (SITE, WHY),
    "metropolis-built": (SITE, WHY),
    "metropolis-hidden": (WHY,),
    "metropolis-lost": (SITE, ("bonus", "card"), WHY),
    "special-taken": (PILE, SITE, WHY),
    "piece-placed": (PILE, WHY),
    "piece-moved": (OWNER, WHY),
    "piece-removed": (OWNER, WHY),
    "hero-recruited": (PILE, WHY),
    "hero-exchanged": (WHY,),
    "prosperity-placed": (WHY,),
    "prosperity-taken": (WHY,),
    "counter-changed": (("area", "area"), OWNER, ("card", "card"), WHY),
    "lasting-began": (("chosen", "things"),),
    "game-ending": (WHY,),
    "game-won": (WHY,),
    "faction-eliminated": (WHY,),
}

CAUSED = frozenset(key for key, arguments in OPTIONAL.items() if WHY in arguments)


def keyword(name: str) -> str:
    """An optional argument as whoever tells the event writes it.

    >>> keyword("from"), keyword("attack-parts")
    ('from_', 'attack_parts')
    """
    return "from_" if name == "from" else name.replace("-", "_")
