"""What is wrong with an area where a term of its selector fails, if a code alone does not say it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cyclades_core.engine.rules import refusal_reasons
from cyclades_core.engine.state import Frame
from cyclades_core.engine.state.position import Position
from cyclades_core.engine.values.refusals import Refusal

__all__ = ["Why", "aimed", "piece_there", "suits", "taken", "unrecruited", "unsailable", "unsuited", "yours"]

Why = Callable[[Position, Frame, int, str], Refusal]


def yours(position: Position, frame: Frame, area: int, cite: str) -> Refusal:
    return refusal_reasons.yours(position, area, cite)


def aimed(position: Position, frame: Frame, area: int, cite: str) -> Refusal:
    return refusal_reasons.aimed(position, frame.subject, area, cite)


def taken(position: Position, frame: Frame, area: int, cite: str) -> Refusal:
    return refusal_reasons.taken(position, area, cite)


def piece_there(position: Position, frame: Frame, area: int, cite: str) -> Refusal:
    return refusal_reasons.piece_there(position, area, cite)


def unsailable(position: Position, frame: Frame, area: int, cite: str) -> Refusal:
    if not position.table.sea >> area & 1:
        return refusal_reasons.terrain(False, cite)
    return refusal_reasons.barred(position, area, cite)


def unrecruited(ref: Any) -> Why:
    return lambda position, frame, area, cite: refusal_reasons.recruiting(
        position, frame.subject, ref(position, frame), area, cite
    )


def suits(ref: Any) -> Callable[[Position, Frame], int]:
    """The areas named on a card with a piece (B20.5, B10.3)."""

    def suitable(position: Position, frame: Frame) -> int:
        piece = position.book.cards[ref(position, frame)][1].piece
        if piece is None:
            return 0
        out = (position.table.land if "land" in piece.on else 0) | (position.table.sea if "sea" in piece.on else 0)
        if piece.owner == "mine":
            out &= position.state.owned[frame.subject]
        if piece.clash == "no-entry":
            out &= ~position.state.pieces
        return out

    return suitable


def unsuited(ref: Any) -> Why:
    """Why the piece of a bound card may not stand there."""

    def unsuited(position: Position, frame: Frame, area: int, cite: str) -> Refusal:
        piece = position.book.cards[ref(position, frame)][1].piece
        kind = "land" if position.table.land >> area & 1 else "sea"
        if piece is None or kind not in piece.on:
            return refusal_reasons.terrain(kind == "sea", cite)
        if piece.owner == "mine" and not position.state.owned[frame.subject] >> area & 1:
            return refusal_reasons.yours(position, area, cite)
        return refusal_reasons.piece_there(position, area, cite)

    return unsuited
