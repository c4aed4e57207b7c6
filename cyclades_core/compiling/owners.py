"""Whose areas a selector means: relations to the subject of the frame, or to whoever moves."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from ..rules.denying import is_spared
from ..state import Frame
from ..state.position import Position

if TYPE_CHECKING:
    from .effects import Compiler

__all__ = ["Mask", "nobodys", "owner_mask"]

Mask = Callable[[Position, Frame], int]


def owner_mask(c: Compiler, value: Any, path: Any) -> Mask:
    """Areas by their owner's relation to the subject of the frame (or to whoever moves)."""
    if value == "mine":
        return lambda m, f: m.s.owned[f.subject]
    if value == "nobody":
        return lambda m, f: nobodys(m)
    if value == "rival":
        return lambda m, f: m.t.every & ~nobodys(m) & ~(m.s.owned[f.subject] if f.subject >= 0 else 0)
    if value == "unspared":
        spared = _owned_by(lambda m, f: [g for g in range(m.t.F) if is_spared(m, f.subject, g)])
        return lambda m, f: ~spared(m, f)
    who = OWNERS.get(value) if isinstance(value, str) else None
    if who is not None:
        return _owned_by(who)
    ref = c.ref(value, (*path, "owner"), "faction")
    return lambda m, f: m.s.owned[ref(m, f)] if ref(m, f) >= 0 else 0


def nobodys(m: Position) -> int:
    """Areas that belong to nobody."""
    found = m.t.every
    for mask in m.s.owned[: m.t.F]:
        found &= ~mask
    return found


def _owned_by(who: Callable[[Position, Frame], Iterable[int]]) -> Mask:
    """The areas of several factions together."""

    def owned(m: Position, f: Frame) -> int:
        out = 0
        for g in who(m, f):
            out |= m.s.owned[g]
        return out

    return owned


def _allies(m: Position, f: int) -> list[int]:
    return [g for g in m.t.sides[m.t.side_of[f]] if g != f]


# which factions a relation names; those of the mover are for standing modifiers that have no owner of their own
OWNERS: dict[str, Callable[[Position, Frame], Iterable[int]]] = {
    "enemy": lambda m, f: m.t.enemies[f.subject],
    "ally": lambda m, f: _allies(m, f.subject),
    "target": lambda m, f: m.t.targets[f.subject],
    "anyone": lambda m, f: range(m.t.F),
    "mover": lambda m, f: (f.ask.mover,) if f.ask.mover >= 0 else (),
    "mover-enemy": lambda m, f: m.t.enemies[f.ask.mover] if f.ask.mover >= 0 else (),
    "mover-ally": lambda m, f: _allies(m, f.ask.mover) if f.ask.mover >= 0 else (),
}
