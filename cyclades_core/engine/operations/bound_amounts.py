"""Which bound amounts break: those of a slot, or those of a sum."""

from __future__ import annotations

from ..rules.event_ids import building_id, unit_id
from ..state.position import Position
from ..values.answer_domains import Answer, Domain, One, Vector
from ..values.refusals import NOTHING, Refusal

__all__ = ["wrong_amount"]


def wrong_amount(position: Position, domain: Domain, value: Answer, cite: str) -> Refusal:
    """Which bound a vector of amounts breaks: that of one slot (with what it is), or that of a sum."""
    if not isinstance(domain, Vector):
        numbers = [v for v in domain if v >= 0] if isinstance(domain, One) and domain.sort == "number" else []
        bounds = min(numbers, default=0), max(numbers, default=0)
        gaps = len(numbers) != bounds[1] - bounds[0] + 1 or bounds[0] == bounds[1]
        amounts = tuple(numbers) if numbers and gaps else NOTHING
        return Refusal("wrong-amount", cite, least=bounds[0], most=bounds[1], amounts=amounts)
    if isinstance(value, int):  # something of which nothing can be given
        return Refusal("wrong-amount", cite, what=unit_id(position, value) if domain.sort == "group" else "none")
    if len(value) != len(domain.slots):
        value = ()
    for slot, n, high in zip(domain.slots, value, domain.high, strict=False):
        if n > high:
            what = "none"
            if domain.sort == "group":
                what = unit_id(position, slot)
            elif domain.sort == "discounts" and slot < position.table.n_sites:
                what = building_id(position, position.state.built[slot] - 1)
            return Refusal("wrong-amount", cite, most=high, what=what)
    for mask, least, most in domain.limits:
        total = sum(n for i, n in enumerate(value) if mask >> i & 1)
        if not least <= total <= most:
            there = sum(high for i, high in enumerate(domain.high) if mask >> i & 1)
            wanted = tuple(unit_id(position, k) for i, k in enumerate(domain.slots) if mask >> i & 1)
            if domain.sort == "group" and 0 < len(wanted) < len(domain.slots):
                # of these units some must be in the group, or fewer
                case = "lead" if total < least else ""
                return Refusal("wrong-amount", cite, case=case, least=least if case else 0, most=most, what=wanted)
            if domain.sort == "discounts" and total > most:
                built = [position.state.built[slot] - 1 for slot in domain.slots if slot < position.table.n_sites]
                wanted = tuple(dict.fromkeys(building_id(position, kind) for kind in built))
                return Refusal("wrong-amount", cite, most=most, what=wanted or NOTHING)
            most = min(most, there)
            return Refusal(
                "wrong-amount", cite, least=least, most=most, amounts=(least,) if 0 < least == most else NOTHING
            )
    return Refusal("wrong-amount", cite, most=sum(domain.high))
