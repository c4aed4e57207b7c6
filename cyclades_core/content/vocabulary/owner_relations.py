"""Whose areas a selector means: relations to the subject of the frame, or to whoever moves."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from cyclades_core.engine.rules.refusal_reasons import is_spared
from cyclades_core.engine.state import Frame
from cyclades_core.engine.state.position import Position

if TYPE_CHECKING:
    from ..compiler.effect_compiler import Compiler

__all__ = ["Mask", "nobodys", "owner_mask"]

Mask = Callable[[Position, Frame], int]


def owner_mask(compiler: Compiler, value: Any, path: Any) -> Mask:
    """Areas by their owner's relation to the subject of the frame (or to whoever moves)."""
    if value == "mine":
        return lambda position, frame: position.state.owned[frame.subject]
    if value == "nobody":
        return lambda position, frame: nobodys(position)
    if value == "rival":
        return lambda position, frame: (
            position.table.every
            & ~nobodys(position)
            & ~(position.state.owned[frame.subject] if frame.subject >= 0 else 0)
        )
    if value == "unspared":
        spared = _owned_by(
            lambda position, frame: [
                g for g in range(position.table.n_factions) if is_spared(position, frame.subject, g)
            ]
        )
        return lambda position, frame: ~spared(position, frame)
    who = OWNERS.get(value) if isinstance(value, str) else None
    if who is not None:
        return _owned_by(who)
    ref = compiler.ref(value, path, "faction")
    return lambda position, frame: position.state.owned[ref(position, frame)] if ref(position, frame) >= 0 else 0


def nobodys(position: Position) -> int:
    """Areas that belong to nobody."""
    found = position.table.every
    for mask in position.state.owned[: position.table.n_factions]:
        found &= ~mask
    return found


def _owned_by(who: Callable[[Position, Frame], Iterable[int]]) -> Mask:
    """The areas of several factions together."""

    def owned(position: Position, frame: Frame) -> int:
        out = 0
        for g in who(position, frame):
            out |= position.state.owned[g]
        return out

    return owned


def _allies(position: Position, faction: int) -> list[int]:
    return [g for g in position.table.sides[position.table.side_of[faction]] if g != faction]


# which factions a relation names; those of the mover are for standing modifiers that have no owner of their own
OWNERS: dict[str, Callable[[Position, Frame], Iterable[int]]] = {
    "enemy": lambda position, frame: position.table.enemies[frame.subject],
    "ally": lambda position, frame: _allies(position, frame.subject),
    "target": lambda position, frame: position.table.targets[frame.subject],
    "anyone": lambda position, frame: range(position.table.n_factions),
    "mover": lambda position, frame: (frame.ask.mover,) if frame.ask.mover >= 0 else (),
    "mover-enemy": lambda position, frame: position.table.enemies[frame.ask.mover] if frame.ask.mover >= 0 else (),
    "mover-ally": lambda position, frame: _allies(position, frame.ask.mover) if frame.ask.mover >= 0 else (),
}
