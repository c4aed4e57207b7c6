"""Questions that bind their answer: one of what a selector finds, or how many of each kind."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..rules.event_emission import tell
from ..state import Frame
from ..state.selection import Select
from ..values.answer_domains import NONE, Domain, One, Vector
from ..values.refusals import Refusal
from .operation import Change, Op, is_payable
from .payments import costs, price_ahead
from .programs import ProgramLibrary
from .runner_interface import Number, Runner, Test
from .shortfall import lacking

__all__ = ["EACH", "NEVER", "AskGroup", "Choose"]

NEVER: Final = 0
EACH: Final = 1
LOOKED_AT: Final = 40  # answers that are looked at to say why none of them leads on


class Choose(Op):
    """Bind one of the selected numbers. Without any, the rest of the body is skipped (`empty`)."""

    __slots__ = (*("ahead", "by", "check", "costly", "empty", "optional", "select", "slot", "sort"),)

    def __init__(self, sort: str, select: Select, slot: int) -> None:
        super().__init__()
        self.sort = sort
        self.select = select
        self.slot = slot
        self.by: Number | None = None
        self.optional: Test | None = None  # may nothing be chosen?
        self.costly = select.costly  # does gold decide what is offered?
        self.check = EACH  # how far the rest of the clause must be looked at for each answer
        self.ahead: Test | None = None  # the test of the next operation, if it only reads the frame
        self.empty = 0

    def places(self) -> list[int]:
        return [self.next, self.empty]

    def who(self, runner: Runner, frame: Frame) -> int:
        return frame.subject if self.by is None else self.by(runner, frame)

    def link(self, library: ProgramLibrary, ops: list[Op]) -> None:
        self.check = NEVER if self.leads_on(library, ops, 0) else EACH
        if self.check == EACH:
            after = ops[self.next]
            self.costly = self.costly or costs(ops, self.next)
            if isinstance(after, Change) and type(after).can is Change.can and after.test is not None:
                self.ahead = after.test
            elif isinstance(after, Choose) and after.leads_on(library, ops, 0):
                self.ahead = after.select.some

    def is_sure(self, library: ProgramLibrary, ops: list[Op], depth: int = 0) -> bool:
        return self.select.sure and self.leads_on(library, ops, depth)

    def _completed(self, runner: Runner, frame: Frame, first: bool) -> list[int]:
        """The members (or the first one) with which the rest of the clause can be done."""
        found = self.select.members(runner, frame)
        if not found:
            return []
        ahead, slot = self.ahead, self.slot
        out = []
        scratch = frame.clone()
        for v in found:
            if ahead is None:
                # whoever looks ahead may have written into it
                scratch.bound[:], scratch.groups = frame.bound, frame.groups
                scratch.source, scratch.here = frame.source, frame.here
                scratch.bound[slot] = v
                possible = self.can_next(runner, scratch)
            else:
                scratch.bound[slot] = v
                possible = ahead(runner, scratch)
            if possible:
                out.append(v)
                if first:
                    break
        return out

    def domain(self, runner: Runner, frame: Frame) -> One:
        found = self.select.members(runner, frame) if self.check == NEVER else self._completed(runner, frame, False)
        # at a discreet table one may decline what one cannot pay, too
        asks = found or (runner.table.discreet and self.costly and self.select.members(runner, frame))
        if asks and self.optional is not None and self.optional(runner, frame):
            found = [*found, NONE]
        return One(self.sort, found)

    def run(self, runner: Runner, frame: Frame) -> int:
        d = self.domain(runner, frame)
        if d.count:
            return runner.ask(self, frame, d, self.who(runner, frame))
        return runner.skip(self, frame, d, self.empty)

    def answer(self, runner: Runner, frame: Frame, value: int) -> int:
        frame.bound[self.slot] = value
        if value != NONE:
            return self.next
        line = next((each for each in runner.library.lines if each.must and each.program == frame.program), None)
        if line is not None:  # a mandatory action may be declined where something would be given up for it (B13.1)
            tell(runner, "action-skipped", frame.subject, line.number)
        return self.empty

    def can(self, runner: Runner, frame: Frame) -> bool:
        return bool(self.select.some(runner, frame) if self.check == NEVER else self._completed(runner, frame, True))

    def tells(self, runner: Runner, frame: Frame, domain: Domain) -> bool:
        return self.costly

    def payable(self, runner: Runner, frame: Frame) -> bool:
        # where each answer is tried to the end, only what the menu has seen to is not looked at again
        return is_payable(runner, frame, runner.library.programs[frame.program].ops, self.next, self.check == EACH)

    def price(self, runner: Runner, frame: Frame, value: int) -> int | None:
        priced = self.select.price(runner, frame, value, 0)
        if priced is not None:
            return priced
        scratch = frame.clone()
        scratch.bound[self.slot] = value
        return price_ahead(runner, scratch, self.next)

    def least_price(self, runner: Runner, frame: Frame, value: int) -> int | None:
        return self.select.least_price(runner, frame, value)

    def others(self, runner: Runner, frame: Frame) -> Sequence[int]:
        return self.select.for_sale(runner, frame)

    def refuse(self, runner: Runner, frame: Frame, value: int) -> Refusal:
        if value == NONE:
            return Refusal("not-offered", self.cite)  # something must be chosen
        if value in self.select.members(runner, frame):
            # it could be chosen, but the clause could not be completed with it: what is lacking then?
            scratch = frame.clone()
            scratch.bound[self.slot] = value
            found = lacking(runner, frame.program, scratch, self.next)
            if found is None:
                return Refusal("no-target", self.cite, case="incomplete", key="any-further")
            if found.code == "no-target":  # nothing could be chosen with it
                found.cite, found.case = self.cite, "incomplete"
            return found
        out = self.select.refuse(runner, frame, value, self.cite)
        if self.sort == "card" and out.case in ("tag", "kind") and out.case not in self.cites:
            # a card of another kind may have a rule that says what it is not (H8.2, T10.1)
            out.cite = str(getattr(runner.book.cards[value][1], "full_price", "")) or out.cite
        return out

    def lacks(self, runner: Runner, frame: Frame) -> Refusal | None:
        found = self.select.lacks(runner, frame, self.cite)
        if found is not None or self.check == NEVER or self._completed(runner, frame, True):
            return found
        # each could be chosen, but none leads to a whole move: the nearest is what could be paid for
        reasons = [self.refuse(runner, frame, v) for v in self.select.members(runner, frame)[:LOOKED_AT]]
        dear = [each for each in reasons if each.code == "cannot-pay"]
        return min(dear, key=_price) if dear else next(iter(reasons), None)


def _price(refusal: Refusal) -> int:
    price = refusal.args["price"]
    return price if isinstance(price, int) else 0


class AskGroup(Op):
    """How many of each kind: the answer is bound as a group of pairs, kind and number. `domain` says what there is."""

    __slots__ = ("slot",)

    def __init__(self, slot: int) -> None:
        super().__init__()
        self.slot = slot

    def run(self, runner: Runner, frame: Frame) -> int:
        return runner.ask(self, frame, self.domain(runner, frame), self.who(runner, frame))

    def answer_amounts(self, runner: Runner, frame: Frame, amounts: tuple[int, ...]) -> int:
        d = runner.asked
        assert isinstance(d, Vector)
        frame.bind_pairs(self.slot, [(k, n) for k, n in zip(d.slots, amounts, strict=True) if n])
        return self.next
