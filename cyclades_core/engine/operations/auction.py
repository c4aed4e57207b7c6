"""The auction, the turns that it brings, and the menu of a turn."""

from __future__ import annotations

from collections.abc import Sequence

from ..rules import offerings
from ..rules.rounds import begin_turn, end_turns, next_marker, open_gods
from ..state import Frame
from ..values.answer_domains import NONE, Domain, One
from ..values.refusals import Refusal
from .menus import end_menu, line_price, lines_of, menu_of, use_line, why_not_line
from .operation import Change, Op
from .runner_interface import Runner


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

    def who(self, runner: Runner, frame: Frame) -> int:
        return runner.table.markers[frame.bound[self.at + 1]]

    def domain(self, runner: Runner, frame: Frame) -> One:
        at = self.at
        god = frame.bound[at + 3]
        if god < 0:
            return One("god", offerings.gods(runner, frame.bound[at + 1], frame.bound[at + 2], self.single))
        return One("number", offerings.amounts(runner, frame.bound[at + 1], god, self.single))

    def run(self, runner: Runner, frame: Frame) -> int:
        at, table = self.at, runner.table
        marker = frame.bound[at + 1]
        if marker < 0:
            marker = offerings.take_marker(runner)
            if marker < 0:
                return self.next
            frame.bound[at + 1] = marker
            frame.bound[at + 2] = frame.bound[at + 3] = -1
        domain = self.domain(runner, frame)
        if not domain.count:  # no god is left for it: it has no turn, and comes back with the others
            frame.bound[at + 1] = -1
            return frame.place
        return runner.ask(self, frame, domain, table.markers[marker])

    def tells(self, runner: Runner, frame: Frame, domain: Domain) -> bool:
        return True  # an offering that is forced, or the printed god alone: too little gold for any other

    def answer(self, runner: Runner, frame: Frame, value: int) -> int:
        at = self.at
        if frame.bound[at + 3] < 0:
            frame.bound[at + 3] = value
            if value in runner.book.always_gods:
                return self._place(runner, frame, 0)
            return frame.place
        return self._place(runner, frame, value)

    def _place(self, runner: Runner, frame: Frame, amount: int) -> int:
        at = self.at
        god = frame.bound[at + 3]
        runner.close_clause()
        frame.bound[at + 1] = loser = offerings.place(runner, frame.bound[at + 1], god, amount, self.single)
        frame.bound[at + 2] = god if loser >= 0 else -1
        frame.bound[at + 3] = -1
        return frame.place

    def amounts(self, runner: Runner, frame: Frame, value: int) -> Sequence[int]:
        if frame.bound[self.at + 3] >= 0:
            return ()
        return (
            (0,)
            if value in runner.book.always_gods
            else offerings.amounts(runner, frame.bound[self.at + 1], value, self.single)
        )

    def others(self, runner: Runner, frame: Frame) -> list[int]:
        return list(open_gods(runner)) if frame.bound[self.at + 3] < 0 else []

    def refuse(self, runner: Runner, frame: Frame, value: int) -> Refusal:
        marker, banned, god = frame.bound[self.at + 1], frame.bound[self.at + 2], frame.bound[self.at + 3]
        if god < 0:
            return offerings.why_not_god(runner, marker, banned, value, self.single, self.cite)
        return offerings.why_not_offered(runner, marker, god, value, self.single, self.cite)

    def refuse_text(self, runner: Runner, frame: Frame, value: int, number: int | None) -> Refusal:
        if value in runner.book.always_gods and value in self.domain(runner, frame):
            return Refusal("wrong-amount", self.cite)  # its only space asks for nothing
        found = self.refuse(runner, frame, value)
        if frame.bound[self.at + 3] >= 0 or number is None or found.code != "cannot-pay":
            return found
        # not even the least is possible there: what about the amount that was named?
        return offerings.why_not_amount(runner, frame.bound[self.at + 1], value, number, self.single, self.cite)


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

    def run(self, runner: Runner, frame: Frame) -> int:
        if runner.hold and runner.state.marker >= 0:
            return int(runner.held())
        marker = next_marker(runner)
        if marker < 0:
            end_turns(runner)
            return self.next
        begin_turn(runner, marker, runner.book.named[self.program])
        return frame.place


class Menu(Op):
    """The lines of the god, of the cards and of the modules: mandatory ones first, then any number in any order."""

    __slots__ = ()
    change = False
    none_word = "end"

    def domain(self, runner: Runner, frame: Frame) -> One:
        lines, must = menu_of(runner, frame)
        return One("line", lines if must else [*lines, NONE])

    def run(self, runner: Runner, frame: Frame) -> int:
        lines, must = menu_of(runner, frame)
        if not must:
            if not lines and not runner.table.discreet:
                if runner.hold:
                    return int(runner.held())
                end_menu(runner, frame.subject)
                return self.next
            lines.append(NONE)
        return runner.ask(self, frame, One("line", lines), frame.subject)

    def answer(self, runner: Runner, frame: Frame, value: int) -> int:
        if value == NONE:
            runner.close_clause()
            end_menu(runner, frame.subject)
            return self.next
        use_line(runner, frame.subject, value)
        return frame.place

    def tells(self, runner: Runner, frame: Frame, domain: Domain) -> bool:
        return True

    def price(self, runner: Runner, frame: Frame, value: int) -> int | None:
        return line_price(runner, frame.subject, value)

    def others(self, runner: Runner, frame: Frame) -> list[int]:
        return lines_of(runner, frame.subject)

    def refuse(self, runner: Runner, frame: Frame, value: int) -> Refusal:
        return why_not_line(runner, frame, value)
