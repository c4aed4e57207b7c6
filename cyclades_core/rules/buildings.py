"""Building sites and what stands on them. Two masks of sites are kept: occupied, and covered by a large building.

A large site of a board with covered sites overlaps ordinary squares (L2.1.3): while it holds something these do not
exist; on the Legendary tiles every site takes every building (B3.4).
"""

from __future__ import annotations

from ..plain.events import M
from .pieces import BUILDINGS, EVERYBODY, bits, owner

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


def own_sites(m: M, f: int) -> int:
    """Mask of all sites in land areas of the faction."""
    return int(m.t.sites_of[m.s.masks[f] & m.t.land])


def free_sites(m: M, f: int) -> int:
    """Where the faction may put a basic building without removing anything (B13.1, L12.1)."""
    t, masks = m.t, m.s.masks
    return own_sites(m, f) & t.basic_sites & ~masks[t.m_occupied] & ~masks[t.m_covered]


def victory_sites(m: M, f: int) -> int:
    """Sites that can take a large building as they are (B19.2, L15.4.1)."""
    t, masks = m.t, m.s.masks
    sites = own_sites(m, f) & t.large_sites & ~masks[t.m_occupied] & ~masks[t.m_covered]
    out = 0
    for site in bits(sites):
        if not t.covers[site] & masks[t.m_occupied]:
            out |= 1 << site
    return out


def clearable_sites(m: M, f: int) -> int:
    """Sites that take a large building once what stands there (no victory building) is cleared away."""
    t, s, r = m.t, m.s, m.r
    out = 0
    for site in bits(own_sites(m, f) & t.large_sites):
        kind = s.cells[t.o_site + site]
        if kind and r.victory[kind - 1]:
            continue
        out |= 1 << site
    return out & ~victory_sites(m, f)


def type_at(m: M, site: int) -> int:
    """The type of the building on a site, or -1."""
    return m.s.cells[m.t.o_site + site] - 1


def place(m: M, site: int, kind: int, sea: int = -1, extra: int = -1) -> None:
    """Put a building of type `kind` on an empty site. `extra` is the card (token, special) that lies with it."""
    t, s = m.t, m.s
    s.cells[t.o_site + site] = kind + 1
    s.cells[t.o_mark + site] = 0
    s.cells[t.o_harbour + site] = sea + 1
    s.cells[t.o_extra + site] = extra + 1
    if s.cells[t.o_stock + kind] != 255:
        s.cells[t.o_stock + kind] -= 1
    f = owner(m, t.site_area[site])
    if f >= 0:
        s.cells[t.o_types + f * t.T + kind] += 1
    s.masks[t.m_occupied] |= 1 << site
    s.masks[t.m_covered] |= t.covers[site]
    s.ints[t.i_dirty] |= BUILDINGS | t.who[f]


def demolish(m: M, site: int, gone: bool = False, told: bool = True) -> int:
    """Take the building off its site, back to the stock unless it is `gone` for good. Its type.

    Without `told` whoever asked tells what happens instead.
    """
    t, s = m.t, m.s
    kind = int(s.cells[t.o_site + site]) - 1
    s.cells[t.o_site + site] = 0
    s.cells[t.o_mark + site] = 0
    s.cells[t.o_harbour + site] = 0
    s.cells[t.o_extra + site] = 0
    s.cells[t.o_special + site] = 0
    if s.cells[t.o_stock + kind] != 255 and not gone:
        s.cells[t.o_stock + kind] += 1
    area = t.site_area[site]
    f = owner(m, area)
    if f >= 0:
        s.cells[t.o_types + f * t.T + kind] -= 1
    s.masks[t.m_occupied] &= ~(1 << site)
    if t.covers[site]:
        covered = 0
        for other in bits(s.masks[t.m_occupied]):
            covered |= t.covers[other]
        s.masks[t.m_covered] = covered
    s.ints[t.i_dirty] |= BUILDINGS | EVERYBODY  # what is in the stock again is open to all
    if told:
        m.tell("building-removed", kind, area, faction=f, site=site)
    return kind


def sites_of(m: M, kind: int) -> int:
    """Mask of the sites with a building of this type."""
    start, out = m.t.o_site, 0
    sites = m.s.cells[start : start + m.t.S]
    at = sites.find(kind + 1) if kind >= 0 else -1
    while at >= 0:
        out |= 1 << at
        at = sites.find(kind + 1, at + 1)
    return out


def metropolises(m: M, f: int) -> int:
    """Victory buildings of a faction, those off the board (on a hero's card) included."""
    t, s, r = m.t, m.s, m.r
    n = s.cells[t.o_hidden + f]
    for kind in r.victory_types:
        n += s.cells[t.o_types + f * t.T + kind]
    return n
