"""What can be in no position: a figure without its card, a port at a sea that is far away, two offerings on one god.

`problems(machine)` are those that can be seen at every decision, for `invariants`; `unsaid(machine)` those of a
position that somebody wrote, before anything waits in the middle. Rows like those of `invariants`: a code, then what it
is about, in ids. `path_of` says which part of the written position a row is about.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..plain.masks import bits
from ..rules.elimination import alive
from ..rules.pieces import find
from ..rules.rounds import is_open_god

__all__ = ["NAMES", "figures", "path_of", "problems", "unsaid"]

Row = tuple[Any, ...]

#: The names of what makes a written position impossible, for each of which the locales have a sentence: those of
#: `invariants` that can be written at all, those of this module, and those of `positions`.
NAMES = frozenset(
    {"ownerless-units", "reserve", "sea-owner", "supply", "goods", "twice", "under-a-large-building", "wrong-ground"}
    | {"wrong-site", "card-of-another", "card-without-piece", "piece-without-card", "far-sea", "hidden-god"}
    | {"two-offerings", "offering-nowhere", "marker-twice", "marker-nowhere", "eliminated-owner", "eliminated-holder"}
    | {"eliminated-marker", "card-twice", "no-harbour", "no-round", "one-purse", "too-many"}
)


def problems(m: Any) -> list[Row]:
    """Everything of these kinds that is wrong with the position."""
    return [*_harbours(m), *_offerings(m), *_markers(m), *_eliminated(m)]


def _card(m: Any, card: int) -> str:
    return str(m.r.cards[card][1].id)


def figures(m: Any) -> list[Row]:
    """A figure that stands for a card, and the card that lies before its holder, are there together (B20.7, L16.3)."""
    t, s, r = m.t, m.s, m.r
    out: list[Row] = []
    for card in r.board_cards:
        if r.ownerless[card]:  # the piece stays, its card goes its own way
            continue
        zone = m.s.where[card]
        held = t.z_hand <= zone < t.z_secret
        a = find(m, r.kind_of_card[card])
        if a >= 0 and not held:
            out.append(("piece-without-card", _card(m, card), t.areas[a] if a < t.A else ""))
        elif a < 0 and held and not s.retired[card]:
            out.append(("card-without-piece", _card(m, card), t.factions[zone - t.z_hand]))
        elif a >= 0 and r.figure_card[card] and (f := s.owner[a] - 1) >= 0 and zone != t.hands[f]:
            out.append(("card-of-another", _card(m, card), t.areas[a] if a < t.A else "", t.factions[zone - t.z_hand]))
    return out


def _harbours(m: Any) -> list[Row]:
    """A port belongs to a sea beside its site (B3.5, L12.3)."""
    t, s = m.t, m.s
    return [
        ("far-sea", t.areas[t.site_area[site]], t.areas[sea])
        for site in range(t.S)
        if (sea := s.harbour[site] - 1) >= 0 and sea not in t.site_seas[site]
    ]


def _offerings(m: Any) -> list[Row]:
    """One marker a god, the printed ones excepted, and only where tiles lie open (B9.2, L9.2)."""
    t, s, r = m.t, m.s, m.r
    out: list[Row] = []
    seen: set[int] = set()
    for marker in range(t.n_markers):
        god = s.bid[marker] - 1
        if god < 0:
            continue
        name = t.factions[t.markers[marker]]
        if god in r.always_gods:
            if marker not in s.zones[t.z_always] and marker != s.marker:
                out.append(("offering-nowhere", name, _card(m, god)))
            continue
        if god in seen:
            out.append(("two-offerings", name, _card(m, god)))
        seen.add(god)
        if not is_open_god(m, god):
            out.append(("hidden-god", name, _card(m, god)))
    return out


def _markers(m: Any) -> list[Row]:
    """A marker is in one place."""
    t, s = m.t, m.s
    track = s.zones[t.z_track]
    out: list[Row] = []
    for marker in range(t.n_markers):
        places = track.count(marker) + bool(s.bid[marker])
        if places > 1:
            out.append(("marker-twice", t.factions[t.markers[marker]]))
    return out


def _eliminated(m: Any) -> list[Row]:
    """Whoever is out has no area, no card and no marker any more (B18.6, L17.4)."""
    t, s = m.t, m.s
    out: list[Row] = []
    for f in range(t.F):
        if alive(m, f):
            continue
        out += [("eliminated-owner", t.factions[f], t.areas[a]) for a in bits(s.owned[f])]
        out += [("eliminated-holder", t.factions[f], _card(m, card)) for card in s.zones[t.hands[f]]]
        if any(t.markers[x] == f for x in s.zones[t.z_track]):
            out.append(("eliminated-marker", t.factions[f]))
    return out


def unsaid(m: Any) -> list[Row]:
    """What is missing from a position that somebody wrote: markers that are nowhere."""
    t, s = m.t, m.s
    track = s.zones[t.z_track]
    return [
        ("marker-nowhere", t.factions[f])
        for marker, f in enumerate(t.markers)
        if alive(m, f) and marker not in track and not s.bid[marker]
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


def path_of(m: Any, row: Row, given: Mapping[str, Any]) -> tuple[str | int, ...]:
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
        area = str(m.t.areas[m.t.site_area[m.t.site_number[sites[0]]]])
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
