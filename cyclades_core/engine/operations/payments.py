"""The price of a clause: what is paid for it, where, and what it will come to."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ..rules.event_ids import goods_id
from ..rules.goods import gold, has, lose, pay
from ..rules.rounds import note_use
from ..state import Frame
from ..values.refusals import Refusal
from .menu_line import MenuLine
from .operation import Bind, Change, If, Op
from .programs import ProgramLibrary
from .runner_interface import Number, Runner

__all__ = ["Discard", "Pay", "Spend", "costs", "price_ahead"]


class Spend(Op):
    """Pay the price of a menu line and count its use: the first change of its clause (B1.9)."""

    __slots__ = ("line",)
    change = True
    pays = True

    def __init__(self, line: MenuLine) -> None:
        super().__init__()
        self.line = line

    def is_flat(self) -> bool:
        return self.line.flat

    def run(self, runner: Runner, frame: Frame) -> int:
        line = self.line
        price = line.price_of(runner, frame)
        note_use(runner, line.number, line.rising)
        if price:
            pay(runner, frame.subject, price)
        return self.next

    def can(self, runner: Runner, frame: Frame) -> bool:
        return self.affords(runner, frame) and self.can_next(runner, frame)

    def is_sure(self, library: ProgramLibrary, ops: list[Op], depth: int = 0) -> bool:
        return self.line.flat and self.leads_on(library, ops, depth)  # the menu has seen to the price

    def affords(self, runner: Runner, frame: Frame) -> bool:
        return self.line.price_of(runner, frame) <= gold(runner, frame.subject)

    def cost(self, runner: Runner, frame: Frame) -> int:
        return self.line.price_of(runner, frame)

    def lacks(self, runner: Runner, frame: Frame) -> Refusal | None:
        price, have = self.line.price_of(runner, frame), gold(runner, frame.subject)
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


def price_ahead(runner: Runner, frame: Frame, at: int) -> int | None:
    """What is paid from this place on for the clause; None where something is to be answered before."""
    ops, scratch, total = runner.library.programs[frame.program].ops, frame.clone(), 0
    for _ in ops:
        op = ops[at]
        scratch.place = at
        if isinstance(op, If):
            at = op.next if op.test(runner, scratch) else op.other
            continue
        if isinstance(op, Bind):
            scratch.bound[op.slot] = op.value(runner, scratch)
        elif op.prompt and not op.change:
            return None
        total += op.cost(runner, scratch)
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

    def _payer(self, runner: Runner, frame: Frame) -> int:
        need = self.amount(runner, frame)
        for payer in self.payers(runner, frame):
            if gold(runner, payer) >= need:
                return payer
        return -1

    def _pay(self, runner: Runner, frame: Frame) -> None:
        payer = self._payer(runner, frame)
        if payer >= 0:
            pay(runner, payer, self.amount(runner, frame), self.to(runner, frame) if self.to else -1)

    def can(self, runner: Runner, frame: Frame) -> bool:
        return self._payer(runner, frame) >= 0 and self.can_next(runner, frame)

    def affords(self, runner: Runner, frame: Frame) -> bool:
        return self._payer(runner, frame) >= 0

    def cost(self, runner: Runner, frame: Frame) -> int:
        return self.amount(runner, frame) if self._payer(runner, frame) == frame.subject else 0

    def lacks(self, runner: Runner, frame: Frame) -> Refusal | None:
        if self._payer(runner, frame) >= 0:
            return None
        have = max((gold(runner, payer) for payer in self.payers(runner, frame)), default=0)
        return Refusal("cannot-pay", self.cite, price=self.amount(runner, frame), gold=have)


class Discard(Change):
    """Give goods back; what one does not have cannot be given."""

    __slots__ = ("count", "goods")

    def __init__(self, goods: Number, count: Number, leaves: bool = False) -> None:
        super().__init__(
            lambda runner, frame: lose(runner, frame.subject, goods(runner, frame), count(runner, frame), leaves)
        )
        self.goods = goods
        self.count = count

    def can(self, runner: Runner, frame: Frame) -> bool:
        return has(runner, frame.subject, self.goods(runner, frame)) >= self.count(runner, frame) and self.can_next(
            runner, frame
        )

    def lacks(self, runner: Runner, frame: Frame) -> Refusal | None:
        need, have = self.count(runner, frame), has(runner, frame.subject, self.goods(runner, frame))
        if have >= need:
            return None
        return Refusal("cannot-pay", self.cite, price=need, gold=have, what=goods_id(runner, self.goods(runner, frame)))
