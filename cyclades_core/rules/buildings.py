"""Building sites and what stands on them. Two masks of sites are kept: occupied, and covered by a large building.

A large site of a board with covered sites overlaps ordinary squares (L2.1.3): while it holds something these do not
exist; on the Legendary tiles every site takes every building (B3.4).
"""

from __future__ import annotations

from ..plain.changes import BUILDINGS, EVERYBODY
from ..plain.masks import bits
from ..state import replaced
from ..state.position import Position
from .news import tell
from .pieces import owner

__all__ = [
    "clearable_sites",
    "demolish",
    "free_sites",
    "metropolises",
    "own_sites",
    "place",
    "sites_of",
    "type_at",
    "victory_sites",
]


def own_sites(m: Position, f: int) -> int:
    """Mask of all sites in land areas of the faction."""
    return int(m.t.sites_of[m.s.owned[f] & m.t.land])


def free_sites(m: Position, f: int) -> int:
    """Where the faction may put a basic building without removing anything (B13.1, L12.1)."""
    t = m.t
    return own_sites(m, f) & t.basic_sites & ~m.s.occupied & ~m.s.covered


def victory_sites(m: Position, f: int) -> int:
    """Sites that can take a large building as they are (B19.2, L15.4.1)."""
    t = m.t
    sites = own_sites(m, f) & t.large_sites & ~m.s.occupied & ~m.s.covered
    out = 0
    for site in bits(sites):
        if not t.covers[site] & m.s.occupied:
            out |= 1 << site
    return out


def clearable_sites(m: Position, f: int) -> int:
    """Sites that take a large building once what stands there (no victory building) is cleared away."""
    t, s, r = m.t, m.s, m.r
    out = 0
    for site in bits(own_sites(m, f) & t.large_sites):
        kind = s.built[site]
        if kind and r.victory[kind - 1]:
            continue
        out |= 1 << site
    return out & ~victory_sites(m, f)


def type_at(m: Position, site: int) -> int:
    """The type of the building on a site, or -1."""
    return m.s.built[site] - 1


def place(m: Position, site: int, kind: int, sea: int = -1, extra: int = -1) -> None:
    """Put a building of type `kind` on an empty site. `extra` is the card (token, special) that lies with it."""
    t, s = m.t, m.s
    s.built = replaced(s.built, site, kind + 1)
    s.mark = replaced(s.mark, site, 0)
    s.harbour = replaced(s.harbour, site, sea + 1)
    s.extra = replaced(s.extra, site, extra + 1)
    if s.stock[kind] != 255:
        s.stock = replaced(s.stock, kind, s.stock[kind] - 1)
    f = owner(m, t.site_area[site])
    if f >= 0:
        s.types[kind] = replaced(s.types[kind], f, s.types[kind][f] + 1)
    s.occupied |= 1 << site
    s.covered |= t.covers[site]
    s.dirty |= BUILDINGS | t.who[f]


def demolish(m: Position, site: int, gone: bool = False, told: bool = True) -> int:
    """Take the building off its site, back to the stock unless it is `gone` for good. Its type.

    Without `told` whoever asked tells what happens instead.
    """
    t, s = m.t, m.s
    kind = int(s.built[site]) - 1
    s.built = replaced(s.built, site, 0)
    s.mark = replaced(s.mark, site, 0)
    s.harbour = replaced(s.harbour, site, 0)
    s.extra = replaced(s.extra, site, 0)
    s.special = replaced(s.special, site, 0)
    if s.stock[kind] != 255 and not gone:
        s.stock = replaced(s.stock, kind, s.stock[kind] + 1)
    area = t.site_area[site]
    f = owner(m, area)
    if f >= 0:
        s.types[kind] = replaced(s.types[kind], f, s.types[kind][f] - 1)
    s.occupied &= ~(1 << site)
    if t.covers[site]:
        covered = 0
        for other in bits(s.occupied):
            covered |= t.covers[other]
        s.covered = covered
    s.dirty |= BUILDINGS | EVERYBODY  # what is in the stock again is open to all
    if told:
        tell(m, "building-removed", kind, area, faction=f, site=site)
    return kind


def sites_of(m: Position, kind: int) -> int:
    """Mask of the sites with a building of this type."""
    out, sites = 0, m.s.built
    at = sites.find(kind + 1) if kind >= 0 else -1
    while at >= 0:
        out |= 1 << at
        at = sites.find(kind + 1, at + 1)
    return out


def metropolises(m: Position, f: int) -> int:
    """Victory buildings of a faction, those off the board (on a hero's card) included."""
    s, r = m.s, m.r
    n = s.hidden[f]
    for kind in r.victory_types:
        n += s.types[kind][f]
    return n
