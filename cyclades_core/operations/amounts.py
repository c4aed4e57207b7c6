"""Which bound amounts break: those of a slot, or those of a sum."""

from __future__ import annotations

from ..plain.domains import Answer, Domain, One, Vector
from ..plain.refusals import Refusal
from ..rules.naming import building_id, unit_id
from ..state.position import Position

__all__ = ["wrong_amount"]


def wrong_amount(m: Position, d: Domain, value: Answer, cite: str) -> Refusal:
    """Which bound a vector of amounts breaks: that of one slot (with what it is), or that of a sum."""
    if not isinstance(d, Vector):
        numbers = [v for v in d if v >= 0] if isinstance(d, One) and d.sort == "number" else []
        return Refusal("wrong-amount", cite, least=min(numbers, default=0), most=max(numbers, default=0))
    if isinstance(value, int):  # something of which nothing can be given
        return Refusal("wrong-amount", cite, what=unit_id(m, value) if d.sort == "group" else "none")
    if len(value) != len(d.slots):
        value = ()
    for slot, n, high in zip(d.slots, value, d.high, strict=False):
        if n > high:
            what = "none"
            if d.sort == "group":
                what = unit_id(m, slot)
            elif d.sort == "discounts" and slot < m.t.S:
                what = building_id(m, m.s.built[slot] - 1)
            return Refusal("wrong-amount", cite, most=high, what=what)
    for mask, least, most in d.limits:
        total = sum(n for i, n in enumerate(value) if mask >> i & 1)
        if not least <= total <= most:
            there = sum(high for i, high in enumerate(d.high) if mask >> i & 1)
            return Refusal("wrong-amount", cite, least=least, most=min(most, there))
    return Refusal("wrong-amount", cite, most=sum(d.high))
