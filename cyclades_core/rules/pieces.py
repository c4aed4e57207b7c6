"""Figures on the board and who owns an area: the only functions that write units, owners and their masks.

A unit stack has no faction of its own: an area has one owner (B3.9, L4.2), attackers are the group in hand, which is
area number A. `garrison` counts the figures that hold an area (a sea area without them is nobody's, B4.1, L4.3).
"""

from __future__ import annotations

from typing import Final

from ..plain.changes import BUILDINGS, EVERYBODY, OWNERS, PIECES, SEAS
from ..plain.masks import bits
from ..state import replaced
from ..state.position import Position
from . import cards

__all__ = [
    *("add", "count", "find", "from_reserve", "in_reserve", "owner", "remove", "set_owner", "stacked", "standing"),
    "to_reserve",
]


def owner(m: Position, a: int) -> int:
    """The faction that controls area `a`, or -1."""
    return m.s.owner[a] - 1


def count(m: Position, a: int, k: int) -> int:
    return int(m.s.units[k][a])


def stacked(m: Position, stack: int) -> int:
    """How many units a stack has: the number of an area times the kinds, plus the kind, as selectors count them."""
    a, k = divmod(stack, m.t.K)
    return int(m.s.units[k][a])


def find(m: Position, k: int) -> int:
    """The area where the only figure of kind `k` stands (A: in the group in hand), or -1."""
    return int(m.s.units[k].find(1))


THERE: Final = bytes(ord("1") if n else ord("0") for n in range(256))


def standing(m: Position, k: int) -> int:
    """Mask of the areas where figures of kind `k` stand, read off at once as the digits of a number."""
    return int(m.s.units[k][-2::-1].translate(THERE), 2)  # the last is the group in hand


def set_owner(m: Position, a: int, f: int) -> None:
    """Area `a` (or the group in hand) belongs to faction `f` from now on; -1 is nobody."""
    t, s = m.t, m.s
    old = s.owner[a] - 1
    if old == f:
        return
    s.owner[a] = f + 1
    if a >= t.A:
        return
    bit = 1 << a
    if old >= 0:
        s.owned[old] &= ~bit
    if f >= 0:
        s.owned[f] |= bit
    if a < t.L:
        for site in bits(t.sites_at[a]):
            kind = s.built[site] - 1
            if kind >= 0:
                if old >= 0:
                    s.types[kind] = replaced(s.types[kind], old, s.types[kind][old] - 1)
                if f >= 0:
                    s.types[kind] = replaced(s.types[kind], f, s.types[kind][f] + 1)
        for k in m.r.carried_kinds:
            if s.units[k][a]:
                _carry_card(m, a, k)
        s.dirty |= OWNERS | BUILDINGS | t.who[old] | t.who[f]
    else:
        s.dirty |= SEAS | EVERYBODY  # nothing is built there


def add(m: Position, a: int, k: int, n: int = 1) -> None:
    """Put `n` figures of kind `k` into area `a`. The caller takes them from where they were."""
    t, s = m.t, m.s
    s.units[k] = replaced(s.units[k], a, s.units[k][a] + n)
    r = m.r
    if r.holds[k]:
        s.garrison[a] += n
        if a < t.A:
            s.manned |= 1 << a
    if r.is_piece[k] and a < t.A:
        s.pieces |= 1 << a
    if r.watched[k]:
        s.dirty |= PIECES | EVERYBODY
        if r.carried[k]:
            _carry_card(m, a, k)


def remove(m: Position, a: int, k: int, n: int = 1) -> None:
    """Take `n` figures of kind `k` out of area `a`; an emptied sea area is nobody's at once."""
    t, s = m.t, m.s
    s.units[k] = replaced(s.units[k], a, s.units[k][a] - n)
    r = m.r
    if r.holds[k]:
        at = a
        s.garrison[at] -= n
        if not s.garrison[at] and a < t.A:
            s.manned &= ~(1 << a)
            if a >= t.L:
                set_owner(m, a, -1)
    if r.is_piece[k] and a < t.A and not _other_piece(m, a):
        s.pieces &= ~(1 << a)
    if r.watched[k]:
        s.dirty |= PIECES | EVERYBODY


def _other_piece(m: Position, a: int) -> bool:
    return any(m.s.units[k][a] for k in m.r.piece_kinds)


def in_reserve(m: Position, f: int, k: int) -> int:
    """How many figures of the kind the faction may still put on the board (B2.3, L1.1)."""
    if m.r.common[k]:
        return m.s.supply[k]
    return int(m.s.reserve[k][f])


def from_reserve(m: Position, f: int, k: int, n: int = 1) -> None:
    if m.r.common[k]:
        m.s.supply = replaced(m.s.supply, k, m.s.supply[k] - n)
    elif not m.r.unique[k]:
        m.s.reserve[k] = replaced(m.s.reserve[k], f, m.s.reserve[k][f] - n)


def to_reserve(m: Position, f: int, k: int, n: int = 1) -> None:
    if m.r.common[k]:
        m.s.supply = replaced(m.s.supply, k, m.s.supply[k] + n)
    elif not m.r.unique[k]:
        m.s.reserve[k] = replaced(m.s.reserve[k], f, m.s.reserve[k][f] + n)


def _carry_card(m: Position, a: int, k: int) -> None:
    """The card of a thing lies in front of whoever controls the area where it stands (T10.4)."""
    f, card = owner(m, a), m.r.card_of_kind[k]
    if f >= 0 and m.s.where[card] != m.t.hands[f]:
        cards.move(m, card, m.t.hands[f])
