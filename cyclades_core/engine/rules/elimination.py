"""Who is still in the game, and what becomes of a faction that is not (B18.6, L17.4, H11.9)."""

from __future__ import annotations

from ..state import replaced
from ..state.position import Position
from ..values.bit_masks import bits
from . import goods, pieces
from .event_emission import tell
from .figures import put_card


def alive(position: Position, faction: int) -> bool:
    return not position.state.gone[faction]


def players_left(position: Position) -> int:
    return position.state.gone.count(0)


def sides_left(position: Position) -> int:
    return sum(any(alive(position, f) for f in members) for members in position.table.sides)


def partner_of(position: Position, faction: int) -> int:
    """The other faction of the side that is still in the game, or -1."""
    return next(
        (g for g in position.table.sides[position.table.side_of[faction]] if g != faction and alive(position, g)), -1
    )


def eliminate(position: Position, faction: int) -> None:
    """Everything of the faction leaves (B18.6, L17.4, H11.9)."""
    table, state, book = position.table, position.state, position.book
    if faction < 0 or not alive(position, faction):
        return
    state.gone = replaced(state.gone, faction, 1)
    fate = book.setup.eliminated if book.setup is not None else ""
    for a in bits(state.owned[faction]):
        for k in range(table.n_unit_kinds):
            if state.units[k][a] and book.holds[k]:
                n = state.units[k][a]
                pieces.remove(position, a, k, n)
                pieces.to_reserve(position, faction, k, n)
        if a < table.n_land:
            pieces.set_owner(position, a, -1)
    for zone in (table.hands[faction], table.secrets[faction]):
        for card in state.zones[zone]:
            if state.retired[card] or (book.hero_card[card] and fate == "leaves"):
                put_card(position, card, table.z_outside)  # out of everybody's reach (H9.8, H11.9)
            elif fate == "returns":
                put_card(position, card, book.elimination_zone.get(card, table.z_removed))
            else:
                put_card(position, card, table.z_removed)
    for g in range(table.n_goods):
        n = goods.has(position, faction, g)
        if n:
            goods.lose(position, faction, g, n, leaves=fate == "leaves")
    if table.purse_of.count(table.purse_of[faction]) == 1:
        goods.change_gold(position, table.purse_of[faction], -goods.gold(position, faction))
    state.hidden = replaced(state.hidden, faction, 0)
    for marker, g in enumerate(table.markers):
        if g == faction:
            god = state.bid[marker] - 1
            if god >= 0 or marker in state.zones[table.z_track]:
                tell(position, "marker-taken", faction, god)
            state.bid[marker] = 0
            state.amount[marker] = 0
            # its place on the printed god stays empty: nobody moves up (L11.5.2)
            state.zones[table.z_track] = tuple(x for x in state.zones[table.z_track] if x != marker)
    kept = [frame for frame in state.frames if frame.subject != faction]
    state.frames[:] = kept
    state.held = sum(book.holds_others[frame.program] for frame in kept)
    tell(position, "faction-eliminated", faction)
