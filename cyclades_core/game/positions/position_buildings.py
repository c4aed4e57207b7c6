"""Buildings of a position: by their sites, or on sites of the area that take them, with the cards that lie there."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from cyclades_core.engine.rules import buildings, cards
from cyclades_core.engine.state import replaced
from cyclades_core.engine.values.bit_masks import bits

from .position_schema import Path, PositionError, number

__all__ = ["set_buildings"]

#: A card by its name, for a zone: where it is said, and whether the deepest of several is meant.
CardOf = Callable[[Any, int, Path, bool], int]


def set_buildings(machine: Any, card_of: CardOf, name: str, content: Mapping[str, Any]) -> None:
    """Build what the position says of an area; `card_of` finds a card that lies with a building."""
    state, table, book = machine.state, machine.table, machine.book
    path: Path = ("areas", name, "buildings")
    rows: list[tuple[int, str, Path]] = []
    listed = content.get("buildings", ())
    own = {table.sites[x]: x for x in bits(table.sites_at[table.area_number[name]])}
    if isinstance(listed, Mapping):
        rows = [(number(own, site, (*path, site)), str(kind), (*path, site)) for site, kind in listed.items()]
    else:
        free = list(own.values())
        kinds = [number(book.numbers["building"], str(x).split("+")[0], (*path, j)) for j, x in enumerate(listed)]
        # large ones first, so that the others find the squares that these leave
        for j, i in sorted(enumerate(kinds), key=lambda pair: bool(book.basic[pair[1]])):
            kind = listed[j]
            fitting = table.basic_sites if book.basic[i] else table.large_sites
            open_sites = [x for x in free if fitting >> x & 1 and not state.covered >> x & 1]
            if not open_sites:
                raise PositionError("position-full", path=(*path, j), name=str(kind))
            free.remove(open_sites[0])
            rows.append((open_sites[0], str(kind), (*path, j)))
            state.covered |= table.covers[open_sites[0]]
    seas = content.get("sea", "")
    for site, kind, place in rows:
        _build(machine, card_of, site, kind, place, seas if isinstance(seas, str) else seas.get(table.sites[site], ""))
    for site in () if isinstance(seas, str) else seas:
        number({x: n for x, n in own.items() if state.harbour[n]}, site, ("areas", name, "sea", site))
    if isinstance(seas, str) and seas and not any(state.harbour[x] for x in own.values()):
        raise PositionError("position-impossible", path=("areas", name, "sea"), problem="no-harbour", name=seas)


def _build(machine: Any, card_of: CardOf, site: int, kind: str, path: Path, harbour: str) -> None:
    """One building with the cards that lie with it: `metropolis+bonus-three-gold`."""
    state, table, book = machine.state, machine.table, machine.book
    base, *extras = kind.split("+")
    i = number(book.numbers["building"], base, path)
    card = special = -1
    for extra in extras:
        found = card_of(extra, table.z_outside, path, True)
        cards.move(machine, found, table.z_outside)
        is_special = table.special >> found & 1
        if (special if is_special else card) >= 0:  # a building has one of each
            raise PositionError("position-impossible", path=path, problem="too-many", name=kind)
        if is_special:
            special = found
        else:
            card = found
    sea = -1
    if book.needs_harbour_sea and book.has_harbour[i] and table.site_seas[site]:
        sea = table.site_seas[site][0]
        if harbour:
            sea = number(table.area_number, harbour, (*path[:2], "sea"))
    try:
        buildings.place(machine, site, i, sea, card)
    except ValueError as error:  # more of them than there are
        raise PositionError("position-impossible", path=path, problem="too-many", name=kind) from error
    state.special = replaced(state.special, site, special + 1)
