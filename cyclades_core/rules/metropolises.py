"""Metropolises: where one can stand, how it is placed, what lies with it (B19, L15, T15)."""

from __future__ import annotations

from ..plain.changes import BUILDINGS, EVERYBODY
from ..plain.masks import bits
from ..state import Frame, replaced
from ..state.position import Position
from . import buildings, cards, pieces
from .figures import _gone
from .news import tell


def discounts_of(m: Position, site: int) -> int:
    """How many marks a building (or, from S on, a faction's hidden one) gives a round."""
    t, s, r = m.t, m.s, m.r
    if site >= t.S:
        extra = s.hidden_special[site - t.S] - 1
        n = r.discounts[r.victory_types[0]] * s.hidden[site - t.S]
    else:
        extra = s.special[site] - 1
        n = r.discounts[s.built[site] - 1]
    return int(n + (r.extra_discounts.get(extra, 0) if extra >= 0 else 0))


def can_build_metropolis(m: Position, f: int, instead: int) -> bool:
    """Is there a token, and a site, a site to clear, or something `instead` that takes it (B19.4, L15.4)?"""
    if not metropolis_left(m):
        return False
    if buildings.victory_sites(m, f) or clearable(m, f):
        return True
    return instead > 0


def metropolis_left(m: Position) -> bool:
    """Is there a metropolis in the supply?"""
    return any(m.s.stock[kind] for kind in m.r.victory_types)


def clearable(m: Position, f: int) -> int:
    """Sites of the faction that can be cleared for a metropolis."""
    s, r = m.s, m.r
    if r.needs_harbour_sea:  # shared sites: only own basic buildings may go (B19.2)
        out = 0
        for site in bits(buildings.own_sites(m, f) & s.occupied):
            if r.basic[s.built[site] - 1]:
                out |= 1 << site
        return out
    return buildings.clearable_sites(m, f)


def place_metropolis(m: Position, f: int, site: int, card: int, sea: int) -> None:
    t, s = m.t, m.s
    kind = m.r.victory_types[0]
    # a replaced metropolis hands its used discount on (L21.3); in place of a temple it is new (B13.5)
    mark = s.mark[site] if s.built[site] - 1 == kind else 0
    clear_site(m, site)
    buildings.place(m, site, kind, sea, card)
    s.mark = replaced(s.mark, site, mark)
    tell(m, "metropolis-built", f, t.site_area[site], site=site)
    m.happens("metropolis-built", f, f, site)


def clear_site(m: Position, site: int) -> None:
    """Take away what stands on a site and on the squares it covers (L15.4.2, H7.2)."""
    t, s = m.t, m.s
    if s.built[site]:
        demolish_large(m, site)
    for other in bits(t.covers[site] & s.occupied):
        buildings.demolish(m, other)


def demolish_large(m: Position, site: int) -> None:
    """Take any building away; a card that lies with it leaves the game (T15.8)."""
    found = [row[site] - 1 for row in (m.s.extra, m.s.special)]
    gone = [card for card in found if card >= 0]
    buildings.demolish(m, site, gone=bool(gone))
    for card in gone:
        cards.move(m, card, m.t.z_removed)


def hide_metropolis(m: Position, f: Frame) -> None:
    """The metropolis being built lies on a card instead of a site (B23.7, H9.6): the figure leaves the game."""
    me, card = f.subject, f.source
    t, s = m.t, m.s
    k = m.r.kind_of_card[card]
    a = pieces.find(m, k)
    if a >= 0:
        pieces.remove(m, a, k)
        # still in the group in hand, perhaps, when the area she arrives in completes the set
        _gone(m, card, a)
    if m.s.where[card] != t.hands[me]:
        cards.move(m, card, t.hands[me])
    s.retired = replaced(s.retired, card, 1)
    s.hidden = replaced(s.hidden, me, s.hidden[me] + 1)
    for kind in m.r.victory_types:
        if s.stock[kind] != 255:
            s.stock = replaced(s.stock, kind, s.stock[kind] - 1)
    s.dirty |= BUILDINGS | EVERYBODY
    tell(m, "metropolis-hidden", me, card)
    m.happens("metropolis-built", me, me, t.S + me)


def attach_special(m: Position, f: int, card: int, site: int) -> None:
    """A special card lies with a metropolis from now on; from S on it is the hidden one of a faction (T15.11)."""
    t = m.t
    pile = m.s.where[card]
    cards.move(m, card, t.z_outside)
    s = m.s
    if site < t.S:
        s.special = replaced(s.special, site, card + 1)
    else:
        s.hidden_special = replaced(s.hidden_special, site - t.S, card + 1)
    m.s.dirty |= BUILDINGS | EVERYBODY
    tell(m, "special-taken", f, card, from_=pile, site=site if site < t.S else -1)


def use_discounts(m: Position, place: int, n: int) -> None:
    """A building has lowered a price: marked until the round ends (B13.5, L16.1); from S on, one off the board."""
    s, t = m.s, m.t
    if place >= t.S:
        s.hidden_mark = replaced(s.hidden_mark, place - t.S, s.hidden_mark[place - t.S] + n)
    else:
        s.mark = replaced(s.mark, place, s.mark[place] + n)
