"""Buildings of a position: by their sites, or on sites of the area that take them, with the cards that lie there."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ..plain.masks import bits
from ..rules import buildings, cards
from ..state import replaced
from .position_shapes import Path, PositionError, number

__all__ = ["set_buildings"]

#: A card by its name, for a zone: where it is said, and whether the deepest of several is meant.
CardOf = Callable[[Any, int, Path, bool], int]


def set_buildings(m: Any, card_of: CardOf, name: str, content: Mapping[str, Any]) -> None:
    """Build what the position says of an area; `card_of` finds a card that lies with a building."""
    s, t, r = m.s, m.t, m.r
    path: Path = ("areas", name, "buildings")
    rows: list[tuple[int, str, Path]] = []
    listed = content.get("buildings", ())
    own = {t.sites[x]: x for x in bits(t.sites_at[t.area_number[name]])}
    if isinstance(listed, Mapping):
        rows = [(number(own, site, (*path, site)), str(kind), (*path, site)) for site, kind in listed.items()]
    else:
        free = list(own.values())
        kinds = [number(r.numbers["building"], str(x).split("+")[0], (*path, j)) for j, x in enumerate(listed)]
        # large ones first, so that the others find the squares that these leave
        for j, i in sorted(enumerate(kinds), key=lambda pair: bool(r.basic[pair[1]])):
            kind = listed[j]
            fitting = t.basic_sites if r.basic[i] else t.large_sites
            open_sites = [x for x in free if fitting >> x & 1 and not s.covered >> x & 1]
            if not open_sites:
                raise PositionError("position-full", path=(*path, j), name=str(kind))
            free.remove(open_sites[0])
            rows.append((open_sites[0], str(kind), (*path, j)))
            s.covered |= t.covers[open_sites[0]]
    seas = content.get("sea", "")
    for site, kind, place in rows:
        _build(m, card_of, site, kind, place, seas if isinstance(seas, str) else seas.get(t.sites[site], ""))
    for site in () if isinstance(seas, str) else seas:
        number({x: n for x, n in own.items() if s.harbour[n]}, site, ("areas", name, "sea", site))
    if isinstance(seas, str) and seas and not any(s.harbour[x] for x in own.values()):
        raise PositionError("position-impossible", path=("areas", name, "sea"), problem="no-harbour", name=seas)


def _build(m: Any, card_of: CardOf, site: int, kind: str, path: Path, harbour: str) -> None:
    """One building with the cards that lie with it: `metropolis+bonus-three-gold`."""
    s, t, r = m.s, m.t, m.r
    base, *extras = kind.split("+")
    i = number(r.numbers["building"], base, path)
    card = special = -1
    for extra in extras:
        found = card_of(extra, t.z_outside, path, True)
        cards.move(m, found, t.z_outside)
        if t.special >> found & 1:
            special = found
        else:
            card = found
    sea = -1
    if r.needs_harbour_sea and r.has_harbour[i] and t.site_seas[site]:
        sea = t.site_seas[site][0]
        if harbour:
            sea = number(t.area_number, harbour, (*path[:2], "sea"))
    try:
        buildings.place(m, site, i, sea, card)
    except ValueError as error:  # more of them than there are
        raise PositionError("position-impossible", path=path, problem="too-many", name=kind) from error
    s.special = replaced(s.special, site, special + 1)
