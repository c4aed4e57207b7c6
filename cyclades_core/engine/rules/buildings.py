"""Building sites and what stands on them. Two masks of sites are kept: occupied, and covered by a large building.

A large site of a board with covered sites overlaps ordinary squares (L2.1.3): while it holds something these do not
exist; on the Legendary tiles every site takes every building (B3.4).
"""

from __future__ import annotations

from ..state import replaced
from ..state.position import Position
from ..values.bit_masks import bits
from ..values.change_flags import BUILDINGS, EVERYBODY
from .event_emission import tell
from .pieces import owner

__all__ = [
    "clearable_sites",
    "demolish",
    "free_sites",
    "metropolises",
    "own_sites",
    "place",
    "place_first",
    "sites_of",
    "type_at",
    "victory_sites",
]


def own_sites(position: Position, faction: int) -> int:
    """Mask of all sites in land areas of the faction."""
    return int(position.table.sites_of[position.state.owned[faction] & position.table.land])


def free_sites(position: Position, faction: int) -> int:
    """Where the faction may put a basic building without removing anything (B13.1, L12.1)."""
    table = position.table
    return own_sites(position, faction) & table.basic_sites & ~position.state.occupied & ~position.state.covered


def victory_sites(position: Position, faction: int) -> int:
    """Sites that can take a large building as they are (B19.2, L15.4.1)."""
    table = position.table
    sites = own_sites(position, faction) & table.large_sites & ~position.state.occupied & ~position.state.covered
    out = 0
    for site in bits(sites):
        if not table.covers[site] & position.state.occupied:
            out |= 1 << site
    return out


def clearable_sites(position: Position, faction: int) -> int:
    """Sites that take a large building once what stands there (no victory building) is cleared away."""
    table, state, book = position.table, position.state, position.book
    out = 0
    for site in bits(own_sites(position, faction) & table.large_sites):
        kind = state.built[site]
        if kind and book.victory[kind - 1]:
            continue
        out |= 1 << site
    return out & ~victory_sites(position, faction)


def type_at(position: Position, site: int) -> int:
    """The type of the building on a site, or -1."""
    return position.state.built[site] - 1


def place(position: Position, site: int, kind: int, sea: int = -1, extra: int = -1) -> None:
    """Put a building of type `kind` on an empty site. `extra` is the card (token, special) that lies with it."""
    table, state = position.table, position.state
    state.built = replaced(state.built, site, kind + 1)
    state.mark = replaced(state.mark, site, 0)
    state.harbour = replaced(state.harbour, site, sea + 1)
    state.extra = replaced(state.extra, site, extra + 1)
    if state.stock[kind] != 255:
        state.stock = replaced(state.stock, kind, state.stock[kind] - 1)
    f = owner(position, table.site_area[site])
    if f >= 0:
        state.types[kind] = replaced(state.types[kind], f, state.types[kind][f] + 1)
    state.occupied |= 1 << site
    state.covered |= table.covers[site]
    state.dirty |= BUILDINGS | table.who[f]


def place_first(position: Position, site: int, kind: int) -> None:
    """Put a building on a site that has no owner yet, and tell it: a part of the setup (T4.2)."""
    place(position, site, kind)
    tell(position, "building-placed", kind, position.table.site_area[site], site=site)


def demolish(position: Position, site: int, gone: bool = False, told: bool = True) -> int:
    """Take the building off its site, back to the stock unless it is `gone` for good. Its type.

    Without `told` whoever asked tells what happens instead.
    """
    table, state = position.table, position.state
    kind = int(state.built[site]) - 1
    state.built = replaced(state.built, site, 0)
    state.mark = replaced(state.mark, site, 0)
    state.harbour = replaced(state.harbour, site, 0)
    state.extra = replaced(state.extra, site, 0)
    state.special = replaced(state.special, site, 0)
    if state.stock[kind] != 255 and not gone:
        state.stock = replaced(state.stock, kind, state.stock[kind] + 1)
    area = table.site_area[site]
    f = owner(position, area)
    if f >= 0:
        state.types[kind] = replaced(state.types[kind], f, state.types[kind][f] - 1)
    state.occupied &= ~(1 << site)
    if table.covers[site]:
        covered = 0
        for other in bits(state.occupied):
            covered |= table.covers[other]
        state.covered = covered
    state.dirty |= BUILDINGS | EVERYBODY  # what is in the stock again is open to all
    if told:
        tell(position, "building-removed", kind, area, faction=f, site=site)
    return kind


def sites_of(position: Position, kind: int) -> int:
    """Mask of the sites with a building of this type."""
    out, sites = 0, position.state.built
    at = sites.find(kind + 1) if kind >= 0 else -1
    while at >= 0:
        out |= 1 << at
        at = sites.find(kind + 1, at + 1)
    return out


def metropolises(position: Position, faction: int) -> int:
    """Victory buildings of a faction, those off the board (on a hero's card) included."""
    state, book = position.state, position.book
    n = state.hidden[faction]
    for kind in book.victory_types:
        n += state.types[kind][faction]
    return n
