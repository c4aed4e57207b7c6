"""Where units may go. Land: adjacent areas and fleet bridges (B16.2, L13.1.2, T9.1); sea: adjacent sea areas.

Bridges are a pure function of the mask of sea areas that carry, so they are memoised and nothing ever invalidates them.
"""

from __future__ import annotations

from ..state import Frame
from ..state.position import Position
from ..values.bit_masks import bits
from ..values.question_context import NOTHING_ASKED, QueryContext
from .quantities import active, allowed, barred_for_a_while, forbidden

__all__ = ["barred", "bridge", "carriers", "enterable", "leavable", "passable", "reach", "recruit_areas", "retreats"]


def bridge(position: Position, seas: int) -> list[tuple[int, int]]:
    """The connected parts of these sea areas, each with the land areas that touch it."""
    found: list[tuple[int, int]] = position.table.bridges_of[seas]
    return found


def carriers(position: Position, faction: int, ask: QueryContext) -> int:
    """Sea areas that carry the faction's units as they stand, with what is allowed to such a move and group."""
    seas = position.state.owned[faction] & position.table.sea
    return (
        seas | allowed(position, "carries", ask) & position.table.sea
        if position.state.lasting or "carries" in position.book.mods
        else seas
    )


def reach(position: Position, faction: int, area: int, ask: QueryContext) -> int:
    """Land areas accessible from land area `area` for such a group of the faction."""
    table = position.table
    near = table.near[area]
    out = 0
    for part, coast in bridge(position, carriers(position, faction, ask)):
        if near & part:
            out |= coast
    if table.bridge_other_island:
        out &= ~table.island[area]
    out |= near & table.land
    if position.state.lasting or "adjacent" in position.book.mods:
        out |= allowed(position, "adjacent", ask.leaving(area)) & table.land
    return out & ~(1 << area)


def enterable(position: Position, land: bool, ask: QueryContext, within: int = -1) -> int:
    """Areas (of those that matter: `within`) that such a group may enter: no rule and no piece forbids it."""
    areas = (position.table.land if land else position.table.sea) & within
    return areas & ~forbidden(position, "may-enter", ask, not land, areas)


def leavable(position: Position, ask: QueryContext) -> int:
    return position.table.every & ~forbidden(position, "may-leave", ask)


def barred(position: Position, ask: QueryContext = NOTHING_ASKED) -> int:
    """Sea areas where no fleet may be put or come (B14.3, L16.24.4, L16.25.4)."""
    return forbidden(position, "may-sail", ask) & position.table.sea


def recruit_areas(position: Position, faction: int, kind: int) -> int:
    """Where a new figure goes: own land, or sea touching it, free or own, not barred (B12.7, L11.1.2, H6.8)."""
    table, state = position.table, position.state
    own = state.owned[faction]
    if position.book.kind_land[kind]:
        return own & table.land
    coast: int = table.coast_of[own & table.land]
    others = 0
    for mask in state.owned[: table.n_factions]:
        others |= mask
    return coast & table.sea & ~(others & ~own) & ~barred(position)


def passable(position: Position, ask: QueryContext) -> int:
    """Areas that the group may cross without stopping (an ally's, or with an artifact).

    Who crosses lands nowhere: the rules about landing do not count (T10.10), but what a card bars for a while (H13.8).
    """
    out = allowed(position, "may-pass", ask) & ~forbidden(position, "may-pass", ask)
    return out & ~barred_for_a_while(position, "may-enter", ask) if out and position.state.lasting else out


def retreating(faction: int) -> QueryContext:
    """A retreat of units of the faction."""
    return QueryContext(mover=faction, move="retreat")


def retreats(position: Position, faction: int, area: int, sea: bool) -> int:
    """Areas to which units of the faction may retreat from a battle in `area` (B15.3, B17.7, L14.6, L14.7, T9.4)."""
    table = position.table
    ask = retreating(faction)
    select = position.book.retreat_sea if sea else position.book.retreat_land
    fr = Frame(-1, 0, faction, faction, ask=ask)
    if sea:
        out = enterable(position, False, ask, table.near[area] & table.sea & select(position, fr)) & ~barred(
            position, ask
        )
    else:
        out = (
            enterable(position, True, ask, reach(position, faction, area, ask) & select(position, fr))
            if leavable(position, ask) >> area & 1
            else 0
        )
    return out


def company_at(position: Position, faction: int, area: int) -> int:
    """The kinds of figures in area `area` whose company may widen a move of the faction: their cards lie before it."""
    state, table, book = position.state, position.table, position.book
    out = 0
    for card in state.zones[table.hands[faction]]:
        k = book.kind_of_card[card]
        if k >= 0 and book.company_kinds >> k & 1 and state.units[k][area]:
            out |= 1 << k
    return out


def companies(position: Position, present: int) -> list[int]:
    """Sets of kinds among `present` whose company widens a move, small ones first (B23.5, T10.9, T10.10)."""
    if not position.book.company_kinds & present:
        return []
    kinds = 0
    for name in ("carries", "adjacent", "may-pass"):
        for mod, fr in active(position, name):
            card = fr.source
            if mod.company and card >= 0:
                kinds |= 1 << position.book.kind_of_card[card]
    found = [1 << k for k in bits(kinds & present)]
    out = [0]
    for bit in found:
        out += [mask | bit for mask in out]
    return sorted(out[1:], key=int.bit_count)
