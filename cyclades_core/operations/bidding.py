"""The auction, the turns that it brings, and the menu of a turn."""

from __future__ import annotations

from collections.abc import Sequence

from ..plain.domains import NONE, Domain, One
from ..plain.refusals import Refusal
from ..rules import offering
from ..rules.rounds import (
    begin_turn,
    end_turns,
    next_marker,
    open_gods,
)
from ..state import Frame
from .menus import line_price, lines_of, menu_of, use_line, why_not_line
from .operation import Change, Op
from .runner import Runner


class Bid(Op):
    """The auction: markers are placed in turn order; whoever is outbid places again at once (B9, L9).

    Bindings: place on the turn track, waiting marker, god it was just driven from, god it has chosen now.
    """

    __slots__ = ("at", "single")
    change = False

    def __init__(self, at: int, single: bool) -> None:
        super().__init__()
        self.at = at
        self.single = single  # the printed god takes one marker in this auction (H5.4)

    def who(self, m: Runner, f: Frame) -> int:
        return m.t.markers[f.bound[self.at + 1]]

    def domain(self, m: Runner, f: Frame) -> One:
        at = self.at
        god = f.bound[at + 3]
        if god < 0:
            return One("god", offering.gods(m, f.bound[at + 1], f.bound[at + 2], self.single))
        return One("number", offering.amounts(m, f.bound[at + 1], god, self.single))

    def run(self, m: Runner, f: Frame) -> int:
        at, t = self.at, m.t
        marker = f.bound[at + 1]
        if marker < 0:
            marker = offering.take_marker(m)
            if marker < 0:
                return self.next
            f.bound[at + 1] = marker
            f.bound[at + 2] = f.bound[at + 3] = -1
        return m.ask(self, f, self.domain(m, f), t.markers[marker])

    def tells(self, m: Runner, f: Frame, d: Domain) -> bool:
        return True  # an offering that is forced, or the printed god alone: too little gold for any other

    def answer(self, m: Runner, f: Frame, value: int) -> int:
        at = self.at
        if f.bound[at + 3] < 0:
            f.bound[at + 3] = value
            if value in m.r.always_gods:
                return self._place(m, f, 0)
            return f.place
        return self._place(m, f, value)

    def _place(self, m: Runner, f: Frame, amount: int) -> int:
        at = self.at
        god = f.bound[at + 3]
        m.close_clause()
        f.bound[at + 1] = loser = offering.place(m, f.bound[at + 1], god, amount)
        f.bound[at + 2] = god if loser >= 0 else -1
        f.bound[at + 3] = -1
        return f.place

    def amounts(self, m: Runner, f: Frame, value: int) -> Sequence[int]:
        if f.bound[self.at + 3] >= 0:
            return ()
        return (0,) if value in m.r.always_gods else offering.amounts(m, f.bound[self.at + 1], value, self.single)

    def others(self, m: Runner, f: Frame) -> list[int]:
        return list(open_gods(m)) if f.bound[self.at + 3] < 0 else []

    def refuse(self, m: Runner, f: Frame, value: int) -> Refusal:
        marker, banned, god = f.bound[self.at + 1], f.bound[self.at + 2], f.bound[self.at + 3]
        if god < 0:
            return offering.why_not_god(m, marker, banned, value, self.single, self.cite)
        return offering.why_not_amount(m, marker, god, value, self.single, self.cite)

    def refuse_text(self, m: Runner, f: Frame, value: int, number: int | None) -> Refusal:
        if value in m.r.always_gods and value in self.domain(m, f):
            return Refusal("wrong-amount", self.cite)  # its only space asks for nothing
        found = self.refuse(m, f, value)
        if f.bound[self.at + 3] >= 0 or number is None or found.code != "cannot-pay":
            return found
        # not even the least is possible there: what about the amount that was named?
        return offering.why_not_amount(m, f.bound[self.at + 1], value, number, self.single, self.cite)


class PayOfferings(Change):
    """Up to here the offerings are promised, from here on paid."""

    __slots__ = ()


class Turns(Op):
    """The next marker's turn begins, until no marker is left."""

    __slots__ = ("program",)
    change = True

    def __init__(self, program: str) -> None:
        super().__init__()
        self.program = program

    def run(self, m: Runner, f: Frame) -> int:
        if m.hold and m.s.marker >= 0:
            return int(m.held())
        marker = next_marker(m)
        if marker < 0:
            end_turns(m)
            return self.next
        begin_turn(m, marker, m.r.named[self.program])
        return f.place


class Menu(Op):
    """The lines of the god, of the cards and of the modules: mandatory ones first, then any number in any order."""

    __slots__ = ()
    change = False
    none_word = "end"

    def domain(self, m: Runner, f: Frame) -> One:
        lines, must = menu_of(m, f)
        return One("line", lines if must else [*lines, NONE])

    def run(self, m: Runner, f: Frame) -> int:
        lines, must = menu_of(m, f)
        if not must:
            if not lines and not m.t.discreet:
                return int(m.held()) if m.hold else self.next
            lines.append(NONE)
        return m.ask(self, f, One("line", lines), f.subject)

    def answer(self, m: Runner, f: Frame, value: int) -> int:
        if value == NONE:
            m.close_clause()
            return self.next
        use_line(m, f.subject, value)
        return f.place

    def tells(self, m: Runner, f: Frame, d: Domain) -> bool:
        return True

    def price(self, m: Runner, f: Frame, value: int) -> int | None:
        return line_price(m, f.subject, value)

    def others(self, m: Runner, f: Frame) -> list[int]:
        return lines_of(m, f.subject)

    def refuse(self, m: Runner, f: Frame, value: int) -> Refusal:
        return why_not_line(m, f, value)
