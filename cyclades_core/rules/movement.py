"""Where units may go. Land: adjacent areas and fleet bridges (B16.2, L13.1.2, T9.1); sea: adjacent sea areas.

Bridges are a pure function of the mask of sea areas that carry, so they are memoised and nothing ever invalidates them.
"""

from __future__ import annotations

from ..plain.asking import NOTHING_ASKED, Ask
from ..plain.masks import bits
from ..state import Frame
from ..state.position import Position
from .quantities import active, allowed, barred_for_a_while, forbidden

__all__ = ["barred", "bridge", "carriers", "enterable", "leavable", "passable", "reach", "recruit_areas", "retreats"]


def bridge(m: Position, seas: int) -> list[tuple[int, int]]:
    """The connected parts of these sea areas, each with the land areas that touch it."""
    found: list[tuple[int, int]] = m.t.bridges_of[seas]
    return found


def carriers(m: Position, f: int, ask: Ask) -> int:
    """Sea areas that carry the faction's units as they stand, with what is allowed to such a move and group."""
    seas = m.s.owned[f] & m.t.sea
    return seas | allowed(m, "carries", ask) & m.t.sea if m.s.lasting or "carries" in m.r.mods else seas


def reach(m: Position, f: int, a: int, ask: Ask) -> int:
    """Land areas accessible from land area `a` for such a group of the faction."""
    t = m.t
    near = t.near[a]
    out = 0
    for part, coast in bridge(m, carriers(m, f, ask)):
        if near & part:
            out |= coast
    if t.bridge_other_island:
        out &= ~t.island[a]
    out |= near & t.land
    if m.s.lasting or "adjacent" in m.r.mods:
        out |= allowed(m, "adjacent", ask.leaving(a)) & t.land
    return out & ~(1 << a)


def enterable(m: Position, land: bool, ask: Ask, within: int = -1) -> int:
    """Areas (of those that matter: `within`) that such a group may enter: no rule and no piece forbids it."""
    areas = (m.t.land if land else m.t.sea) & within
    return areas & ~forbidden(m, "may-enter", ask, not land, areas)


def leavable(m: Position, ask: Ask) -> int:
    return m.t.every & ~forbidden(m, "may-leave", ask)


def barred(m: Position, ask: Ask = NOTHING_ASKED) -> int:
    """Sea areas where no fleet may be put or come (B14.3, L16.24.4, L16.25.4)."""
    return forbidden(m, "may-sail", ask) & m.t.sea


def recruit_areas(m: Position, f: int, k: int) -> int:
    """Where a new figure of the kind goes: own land; or sea touching it, free or own, not barred (B12.7, L11.1.2)."""
    t, s = m.t, m.s
    own = s.owned[f]
    if m.r.kind_land[k]:
        return own & t.land
    coast: int = t.coast_of[own & t.land]
    others = 0
    for mask in s.owned[: t.F]:
        others |= mask
    return coast & t.sea & ~(others & ~own) & ~barred(m)


def passable(m: Position, ask: Ask) -> int:
    """Areas that the group may cross without stopping (an ally's, or with an artifact).

    Who crosses lands nowhere: the rules about landing do not count (T10.10), but what a card bars for a while (H13.8).
    """
    out = allowed(m, "may-pass", ask) & ~forbidden(m, "may-pass", ask)
    return out & ~barred_for_a_while(m, "may-enter", ask) if out and m.s.lasting else out


def retreating(f: int) -> Ask:
    """A retreat of units of the faction."""
    return Ask(mover=f, move="retreat")


def retreats(m: Position, f: int, a: int, sea: bool) -> int:
    """Areas to which units of the faction may retreat from a battle in `a` (B15.3, B17.7, L14.6, L14.7, T9.4)."""
    t = m.t
    ask = retreating(f)
    select = m.r.retreat_sea if sea else m.r.retreat_land
    fr = Frame(-1, 0, f, f, ask=ask)
    if sea:
        out = enterable(m, False, ask, t.near[a] & t.sea & select(m, fr)) & ~barred(m, ask)
    else:
        out = enterable(m, True, ask, reach(m, f, a, ask) & select(m, fr)) if leavable(m, ask) >> a & 1 else 0
    return out


def company_at(m: Position, f: int, a: int) -> int:
    """The kinds of figures in area `a` whose company may widen a move of the faction: their cards lie before it."""
    s, t, r = m.s, m.t, m.r
    out = 0
    for card in s.zones[t.hands[f]]:
        k = r.kind_of_card[card]
        if k >= 0 and r.company_kinds >> k & 1 and s.units[k][a]:
            out |= 1 << k
    return out


def companies(m: Position, present: int) -> list[int]:
    """Sets of kinds among `present` whose company widens a move, small ones first (B23.5, T10.9, T10.10)."""
    if not m.r.company_kinds & present:
        return []
    kinds = 0
    for name in ("carries", "adjacent", "may-pass"):
        for mod, fr in active(m, name):
            card = fr.source
            if mod.company and card >= 0:
                kinds |= 1 << m.r.kind_of_card[card]
    found = [1 << k for k in bits(kinds & present)]
    out = [0]
    for bit in found:
        out += [mask | bit for mask in out]
    return sorted(out[1:], key=int.bit_count)
