"""Figures on the board and who owns an area: the only functions that write units, owners and their masks.

A unit stack has no faction of its own: an area has one owner (B3.9, L4.2), attackers are the group in hand, which is
area number A. `garrison` counts the figures that hold an area (a sea area without them is nobody's, B4.1, L4.3).
"""

from __future__ import annotations

from typing import Final

from ..state import replaced
from ..state.position import Position
from ..values.bit_masks import bits
from ..values.change_flags import BUILDINGS, EVERYBODY, OWNERS, PIECES, SEAS
from . import cards
from .event_emission import tell

__all__ = [
    *("add", "count", "find", "from_reserve", "in_reserve", "owner", "remove", "set_owner", "stacked", "standing"),
    "to_reserve",
]


def owner(position: Position, area: int) -> int:
    """The faction that controls area `area`, or -1."""
    return position.state.owner[area] - 1


def count(position: Position, area: int, kind: int) -> int:
    return int(position.state.units[kind][area])


def stacked(position: Position, stack: int) -> int:
    """How many units a stack has: the number of an area times the kinds, plus the kind, as selectors count them."""
    if stack < 0:
        return 0
    a, k = divmod(stack, position.table.n_unit_kinds)
    return int(position.state.units[k][a])


def fitting(position: Position, faction: int, kind: int) -> int:
    """Mask of the areas where units of a kind may stand for a faction: on their ground, and in no enemy's area.

    Common units may join those of another faction on land.
    """
    table, state = position.table, position.state
    if position.book.kind_land[kind]:
        ground = table.land
        if position.book.common[kind]:
            return ground
    else:
        ground = table.sea
    others = 0
    for f in range(table.n_factions):
        if f != faction:
            others |= state.owned[f]
    return ground & ~others


def holds_others(position: Position, area: int, besides: tuple[int, ...] = ()) -> bool:
    """Whether units stand in an area that belong to its owner alone, other than of the kinds `besides`."""
    book = position.book
    return any(
        row[area] and book.holds[k] and not book.common[k] and k not in besides
        for k, row in enumerate(position.state.units)
    )


def find(position: Position, kind: int) -> int:
    """The area where the only figure of kind `kind` stands (A: in the group in hand), or -1."""
    return int(position.state.units[kind].find(1)) if kind >= 0 else -1


THERE: Final = bytes(ord("1") if n else ord("0") for n in range(256))


def standing(position: Position, kind: int) -> int:
    """Mask of the areas where figures of kind `kind` stand, read off at once as the digits of a number."""
    return int(position.state.units[kind][-2::-1].translate(THERE), 2)  # the last is the group in hand


def set_owner(position: Position, area: int, faction: int) -> None:
    """Area `area` (or the group in hand) belongs to faction `faction` from now on; -1 is nobody."""
    table, state = position.table, position.state
    old = state.owner[area] - 1
    if old == faction:
        return
    state.owner[area] = faction + 1
    if area >= table.n_areas:
        return
    bit = 1 << area
    if old >= 0:
        state.owned[old] &= ~bit
    if faction >= 0:
        state.owned[faction] |= bit
    if area < table.n_land:
        for site in bits(table.sites_at[area]):
            kind = state.built[site] - 1
            if kind >= 0:
                if old >= 0:
                    state.types[kind] = replaced(state.types[kind], old, state.types[kind][old] - 1)
                if faction >= 0:
                    state.types[kind] = replaced(state.types[kind], faction, state.types[kind][faction] + 1)
        for k in position.book.carried_kinds:
            if state.units[k][area]:
                _carry_card(position, area, k)
        state.dirty |= OWNERS | BUILDINGS | table.who[old] | table.who[faction]
    else:
        state.dirty |= SEAS | EVERYBODY  # nothing is built there


def add(position: Position, area: int, kind: int, amount: int = 1) -> None:
    """Put `amount` figures of kind `kind` into area `area`. The caller takes them from where they were."""
    if not amount:
        return
    table, state = position.table, position.state
    state.units[kind] = replaced(state.units[kind], area, state.units[kind][area] + amount)
    book = position.book
    if book.holds[kind]:
        state.garrison[area] += amount
        if area < table.n_areas:
            state.manned |= 1 << area
    if book.is_piece[kind] and area < table.n_areas:
        state.pieces |= 1 << area
    if book.watched[kind]:
        state.dirty |= PIECES | EVERYBODY
        if book.carried[kind]:
            _carry_card(position, area, kind)


def remove(position: Position, area: int, kind: int, amount: int = 1) -> None:
    """Take `amount` figures of kind `kind` out of area `area`; an emptied sea area is nobody's at once."""
    if not amount:
        return
    table, state = position.table, position.state
    state.units[kind] = replaced(state.units[kind], area, state.units[kind][area] - amount)
    book = position.book
    if book.holds[kind]:
        at = area
        state.garrison[at] -= amount
        if not state.garrison[at] and area < table.n_areas:
            state.manned &= ~(1 << area)
            if area >= table.n_land:
                set_owner(position, area, -1)
    if book.is_piece[kind] and area < table.n_areas and not _other_piece(position, area):
        state.pieces &= ~(1 << area)
    if book.watched[kind]:
        state.dirty |= PIECES | EVERYBODY


def _other_piece(position: Position, area: int) -> bool:
    return any(position.state.units[k][area] for k in position.book.piece_kinds)


def in_reserve(position: Position, faction: int, kind: int) -> int:
    """How many figures of the kind the faction may still put on the board (B2.3, L1.1)."""
    if position.book.common[kind]:
        return position.state.supply[kind]
    return int(position.state.reserve[kind][faction])


def from_reserve(position: Position, faction: int, kind: int, amount: int = 1) -> None:
    if position.book.common[kind]:
        position.state.supply = replaced(position.state.supply, kind, position.state.supply[kind] - amount)
    elif not position.book.unique[kind]:
        position.state.reserve[kind] = replaced(
            position.state.reserve[kind], faction, position.state.reserve[kind][faction] - amount
        )


def to_reserve(position: Position, faction: int, kind: int, amount: int = 1) -> None:
    if position.book.common[kind]:
        position.state.supply = replaced(position.state.supply, kind, position.state.supply[kind] + amount)
    elif not position.book.unique[kind]:
        position.state.reserve[kind] = replaced(
            position.state.reserve[kind], faction, position.state.reserve[kind][faction] + amount
        )


def _carry_card(position: Position, area: int, kind: int) -> None:
    """The card of a thing lies in front of whoever controls the area where it stands (T10.4)."""
    f, card = owner(position, area), position.book.card_of_kind[kind]
    if f < 0 or position.state.where[card] == position.table.hands[f]:
        return
    before = position.state.where[card] - position.table.z_hand
    if 0 <= before < position.table.n_factions and not position.mute:
        tell(position, "card-passed", f, card, loser=before)
    cards.move(position, card, position.table.hands[f])
