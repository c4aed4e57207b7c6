"""What is wrong with an area where a term of its selector fails, if a code alone does not say it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..plain.refusals import Refusal
from ..rules import denying
from ..state import Frame
from ..state.position import Position

__all__ = ["Why", "aimed", "piece_there", "suits", "taken", "unrecruited", "unsailable", "unsuited", "yours"]

Why = Callable[[Position, Frame, int, str], Refusal]


def yours(m: Position, f: Frame, a: int, cite: str) -> Refusal:
    return denying.yours(m, a, cite)


def aimed(m: Position, f: Frame, a: int, cite: str) -> Refusal:
    return denying.aimed(m, f.subject, a, cite)


def taken(m: Position, f: Frame, a: int, cite: str) -> Refusal:
    return denying.taken(m, a, cite)


def piece_there(m: Position, f: Frame, a: int, cite: str) -> Refusal:
    return denying.piece_there(m, a, cite)


def unsailable(m: Position, f: Frame, a: int, cite: str) -> Refusal:
    return denying.barred(m, a, cite) if m.t.sea >> a & 1 else Refusal("no-target", cite)


def unrecruited(ref: Any) -> Why:
    return lambda m, f, a, cite: denying.recruiting(m, f.subject, ref(m, f), a, cite)


def suits(ref: Any) -> Callable[[Position, Frame], int]:
    """The areas named on a card with a piece (B20.5, B10.3)."""

    def suitable(m: Position, f: Frame) -> int:
        piece = m.r.cards[ref(m, f)][1].piece
        if piece is None:
            return 0
        out = (m.t.land if "land" in piece.on else 0) | (m.t.sea if "sea" in piece.on else 0)
        if piece.owner == "mine":
            out &= m.s.owned[f.subject]
        if piece.clash == "no-entry":
            out &= ~m.s.pieces
        return out

    return suitable


def unsuited(ref: Any) -> Why:
    """Why the piece of a bound card may not stand there."""

    def unsuited(m: Position, f: Frame, a: int, cite: str) -> Refusal:
        piece = m.r.cards[ref(m, f)][1].piece
        kind = "land" if m.t.land >> a & 1 else "sea"
        if piece is None or kind not in piece.on:
            return Refusal("no-target", cite)
        if piece.owner == "mine" and not m.s.owned[f.subject] >> a & 1:
            return denying.yours(m, a, cite)
        return denying.piece_there(m, a, cite)

    return unsuited
