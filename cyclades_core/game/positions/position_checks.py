"""What can be in no position: a figure without its card, a port at a sea that is far away, two offerings on one god.

`problems(machine)` are those that can be seen at every decision, for `invariants`; `unsaid(machine)` those of a
position that somebody wrote, before anything waits in the middle. Rows like those of `invariants`: a code, then what it
is about, in ids. `path_of` says which part of the written position a row is about.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cyclades_core.engine.rules.elimination import alive
from cyclades_core.engine.rules.pieces import find
from cyclades_core.engine.rules.rounds import is_open_god
from cyclades_core.engine.values.bit_masks import bits

__all__ = ["NAMES", "figures", "path_of", "problems", "unsaid"]

Row = tuple[Any, ...]

#: The names of what makes a written position impossible, for each of which the locales have a sentence: those of
#: `invariants` that can be written at all, those of this module, and those of `position_setup`.
NAMES = frozenset(
    {"ownerless-units", "reserve", "sea-owner", "supply", "goods", "twice", "under-a-large-building", "wrong-ground"}
    | {"wrong-site", "card-of-another", "card-without-piece", "piece-without-card", "far-sea", "hidden-god"}
    | {"two-offerings", "offering-nowhere", "marker-twice", "marker-nowhere", "eliminated-owner", "eliminated-holder"}
    | {"eliminated-marker", "card-twice", "no-harbour", "no-round", "one-purse", "too-many"}
    | {"card-of-nobody", "wrong-zone"}
)


def problems(machine: Any) -> list[Row]:
    """Everything of these kinds that is wrong with the position."""
    return [*_harbours(machine), *_offerings(machine), *_markers(machine), *_eliminated(machine)]


def _card(machine: Any, card: int) -> str:
    return str(machine.book.cards[card][1].id)


def figures(machine: Any) -> list[Row]:
    """A figure that stands for a card, and the card that lies before its holder, are there together (B20.7, L16.3)."""
    table, state, book = machine.table, machine.state, machine.book
    out: list[Row] = []
    for card in book.board_cards:
        if book.ownerless[card]:  # the piece stays, its card goes its own way
            continue
        zone = machine.state.where[card]
        held = table.z_hand <= zone < table.z_secret
        a = find(machine, book.kind_of_card[card])
        if a >= 0 and not held:
            out.append(("piece-without-card", _card(machine, card), table.areas[a] if a < table.n_areas else ""))
        elif a < 0 and held and not state.retired[card]:
            out.append(("card-without-piece", _card(machine, card), table.factions[zone - table.z_hand]))
        elif a >= 0 and book.figure_card[card] and (f := state.owner[a] - 1) >= 0 and zone != table.hands[f]:
            out.append(
                (
                    "card-of-another",
                    _card(machine, card),
                    table.areas[a] if a < table.n_areas else "",
                    table.factions[zone - table.z_hand],
                )
            )
    return out


def _harbours(machine: Any) -> list[Row]:
    """A port belongs to a sea beside its site (B3.5, L12.2)."""
    table, state = machine.table, machine.state
    return [
        ("far-sea", table.areas[table.site_area[site]], table.areas[sea])
        for site in range(table.n_sites)
        if (sea := state.harbour[site] - 1) >= 0 and sea not in table.site_seas[site]
    ]


def _offerings(machine: Any) -> list[Row]:
    """One marker a god, the printed ones excepted, and only where tiles lie open (B9.2, L9.2)."""
    table, state, book = machine.table, machine.state, machine.book
    out: list[Row] = []
    seen: set[int] = set()
    for marker in range(table.n_markers):
        god = state.bid[marker] - 1
        if god < 0:
            continue
        name = table.factions[table.markers[marker]]
        if god in book.always_gods:
            if marker not in state.zones[table.z_always] and marker != state.marker:
                out.append(("offering-nowhere", name, _card(machine, god)))
            continue
        if god in seen:
            out.append(("two-offerings", name, _card(machine, god)))
        seen.add(god)
        if not is_open_god(machine, god):
            out.append(("hidden-god", name, _card(machine, god)))
    return out


def _markers(machine: Any) -> list[Row]:
    """A marker is in one place."""
    table, state = machine.table, machine.state
    track = state.zones[table.z_track]
    out: list[Row] = []
    for marker in range(table.n_markers):
        places = track.count(marker) + bool(state.bid[marker])
        if places > 1:
            out.append(("marker-twice", table.factions[table.markers[marker]]))
    return out


def _eliminated(machine: Any) -> list[Row]:
    """Whoever is out has no area, no card and no marker any more (B18.6, L17.4)."""
    table, state = machine.table, machine.state
    out: list[Row] = []
    for f in range(table.n_factions):
        if alive(machine, f):
            continue
        out += [("eliminated-owner", table.factions[f], table.areas[a]) for a in bits(state.owned[f])]
        out += [("eliminated-holder", table.factions[f], _card(machine, card)) for card in state.zones[table.hands[f]]]
        if any(table.markers[x] == f for x in state.zones[table.z_track]):
            out.append(("eliminated-marker", table.factions[f]))
    return out


def unsaid(machine: Any) -> list[Row]:
    """What is missing from a position that somebody wrote: markers that are nowhere."""
    table, state = machine.table, machine.state
    track = state.zones[table.z_track]
    return [
        ("marker-nowhere", table.factions[f])
        for marker, f in enumerate(table.markers)
        if alive(machine, f) and marker not in track and not state.bid[marker]
    ]


# -- where it was said -------------------------------------------------------------------------------------------------

# Which argument of a row is an area, and what of the area it is about.
_OF_AREA = {
    "sea-owner": (1, "owner"),
    "ownerless-units": (1, "units"),
    "wrong-ground": (1, "units"),
    "piece-without-card": (2, "piece"),
    "card-of-another": (2, "owner"),
    "far-sea": (1, "sea"),
    "eliminated-owner": (2, "owner"),
}


def path_of(machine: Any, row: Row, given: Mapping[str, Any]) -> tuple[str | int, ...]:
    """The place in the written position that the row is about, as far down as it says something."""
    code, *args = row
    areas = given.get("areas", {})
    path: tuple[str | int, ...]
    if code in _OF_AREA:
        at, key = _OF_AREA[code]
        area = areas.get(row[at], {})
        inner = args[1] if code == "wrong-ground" else args[0] if code == "piece-without-card" else ""
        path = ("areas", row[at], "units", inner) if inner in area.get("units", {}) else ("areas", row[at], key)
    elif code == "twice":
        named = [a for a, content in areas.items() if args[0] in (content.get("piece"), *content.get("units", {}))]
        last = named[-1] if named else ""
        path = ("areas", last, "piece" if areas.get(last, {}).get("piece") == args[0] else "units", args[0])
    elif code in ("wrong-site", "under-a-large-building"):
        sites = (args[0],) if code == "wrong-site" else args[0]
        area = str(machine.table.areas[machine.table.site_area[machine.table.site_number[sites[0]]]])
        path = ("areas", area, "buildings", sites[0])
    elif code in ("card-without-piece", "eliminated-holder"):
        name, holder = args if code == "card-without-piece" else reversed(args)
        listed = given.get("cards", {}).get(holder, [])
        path = ("cards", holder, *([listed.index(name)] if name in listed else []))
    elif code in ("two-offerings", "hidden-god", "offering-nowhere"):
        rows = [i for i, said in enumerate(given.get("offerings", ())) if list(said[:2]) == args]
        path = ("offerings", rows[-1]) if rows else ("turn",)
    elif code in ("marker-nowhere", "marker-twice", "eliminated-marker"):
        path = ("turn-track",)
    elif code in ("reserve", "supply"):
        path = ("reserve",) if "reserve" in given else ("areas",)
    elif code == "goods":
        path = ("stock",) if "stock" in given else ("goods",)
    else:
        path = ()
    return _as_far_as(given, path)


def _as_far_as(given: Any, path: tuple[str | int, ...]) -> tuple[str | int, ...]:
    out: list[str | int] = []
    for part in path:
        is_there = part in given if isinstance(given, Mapping) else isinstance(part, int) and part < len(given)
        if not is_there:
            break
        out.append(part)
        given = given[part]
        if not isinstance(given, (Mapping, list, tuple)):
            break
    return tuple(out)
