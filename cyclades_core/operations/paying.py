"""The price of a clause: what is paid for it, where, and what it will come to."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ..plain.refusals import Refusal
from ..rules.goods import gold, has, lose, pay
from ..rules.naming import goods_id
from ..rules.rounds import note_use
from ..state import Frame
from .line import Line
from .operation import Bind, Change, If, Op
from .runner import Number, Runner
from .script import Library

__all__ = ["Discard", "Pay", "Spend", "costs", "price_ahead"]


class Spend(Op):
    """Pay the price of a menu line and count its use: the first change of its clause (B1.9)."""

    __slots__ = ("line",)
    change = True
    pays = True

    def __init__(self, line: Line) -> None:
        super().__init__()
        self.line = line

    def is_flat(self) -> bool:
        return self.line.flat

    def run(self, m: Runner, f: Frame) -> int:
        line = self.line
        price = line.price_of(m, f)
        note_use(m, line.number, line.rising)
        if price:
            pay(m, f.subject, price)
        return self.next

    def can(self, m: Runner, f: Frame) -> bool:
        return self.affords(m, f) and self.can_next(m, f)

    def is_sure(self, r: Library, ops: list[Op], depth: int = 0) -> bool:
        return self.line.flat and self.leads_on(r, ops, depth)  # the menu has seen to the price

    def affords(self, m: Runner, f: Frame) -> bool:
        return self.line.price_of(m, f) <= gold(m, f.subject)

    def cost(self, m: Runner, f: Frame) -> int:
        return self.line.price_of(m, f)

    def lacks(self, m: Runner, f: Frame) -> Refusal | None:
        price, have = self.line.price_of(m, f), gold(m, f.subject)
        return Refusal("cannot-pay", self.cite, price=price, gold=have) if price > have else None


def costs(ops: list[Op], at: int) -> bool:
    """Is there anything to pay from this place of the program up to the first change?"""
    seen, left = set[int](), [at]
    while left:
        if (at := left.pop()) in seen or not 0 <= at < len(ops):
            continue
        seen.add(at)
        op = ops[at]
        if op.pays:
            return True
        if not op.change:
            left += op.places()
    return False


def price_ahead(m: Runner, f: Frame, at: int) -> int | None:
    """What is paid from this place on for the clause; None where something is to be answered before."""
    ops, scratch, total = m.library.programs[f.program].ops, f.clone(), 0
    for _ in ops:
        op = ops[at]
        scratch.place = at
        if isinstance(op, If):
            at = op.next if op.test(m, scratch) else op.other
            continue
        if isinstance(op, Bind):
            scratch.bound[op.slot] = op.value(m, scratch)
        elif op.prompt and not op.change:
            return None
        total += op.cost(m, scratch)
        if op.change and not op.pays:
            break
        at = op.next
    return total


class Pay(Change):
    """Pay; the clause goes on only if the purse holds it."""

    __slots__ = ("amount", "payers", "to")
    pays = True

    def __init__(self, amount: Number, payers: Callable[[Runner, Frame], Iterable[int]], to: Number | None) -> None:
        super().__init__(self._pay)
        self.amount = amount
        self.payers = payers
        self.to = to

    def _payer(self, m: Runner, f: Frame) -> int:
        need = self.amount(m, f)
        for payer in self.payers(m, f):
            if gold(m, payer) >= need:
                return payer
        return -1

    def _pay(self, m: Runner, f: Frame) -> None:
        payer = self._payer(m, f)
        if payer >= 0:
            pay(m, payer, self.amount(m, f), self.to(m, f) if self.to else -1)

    def can(self, m: Runner, f: Frame) -> bool:
        return self._payer(m, f) >= 0 and self.can_next(m, f)

    def affords(self, m: Runner, f: Frame) -> bool:
        return self._payer(m, f) >= 0

    def cost(self, m: Runner, f: Frame) -> int:
        return self.amount(m, f) if self._payer(m, f) == f.subject else 0

    def lacks(self, m: Runner, f: Frame) -> Refusal | None:
        if self._payer(m, f) >= 0:
            return None
        have = max((gold(m, payer) for payer in self.payers(m, f)), default=0)
        return Refusal("cannot-pay", self.cite, price=self.amount(m, f), gold=have)


class Discard(Change):
    """Give goods back; what one does not have cannot be given."""

    __slots__ = ("count", "goods")

    def __init__(self, goods: Number, count: Number) -> None:
        super().__init__(lambda m, f: lose(m, f.subject, goods(m, f), count(m, f)))
        self.goods = goods
        self.count = count

    def can(self, m: Runner, f: Frame) -> bool:
        return has(m, f.subject, self.goods(m, f)) >= self.count(m, f) and self.can_next(m, f)

    def lacks(self, m: Runner, f: Frame) -> Refusal | None:
        need, have = self.count(m, f), has(m, f.subject, self.goods(m, f))
        if have >= need:
            return None
        return Refusal("cannot-pay", self.cite, price=need, gold=have, what=goods_id(m, self.goods(m, f)))
