"""Moments in programs: fire one for those who watch, open a window for those who may act, or do something else."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from ..plain.domains import NONE, Domain, One
from ..plain.masks import bits
from ..plain.refusals import Refusal
from ..rules.cards import keeps_cards
from ..rules.elimination import alive
from ..state import Frame
from .firing import replacements
from .menus import line_price, offered, use_line, why_not_card
from .operation import Change, Op
from .runner import Number, Runner
from .script import Library


class Fire(Change):
    """A moment has come."""

    __slots__ = ("args", "moment")

    def __init__(self, moment: str, args: Sequence[Number]) -> None:
        super().__init__(self._fire)
        self.moment = moment
        self.args = args

    def _fire(self, m: Runner, f: Frame) -> None:
        m.fire(self.moment, f.subject, f.actor, [arg(m, f) for arg in self.args])


class Window(Op):
    """Holders of usable cards may act, in order, again from the top after each use; nobody able: nobody is asked.

    Being asked so tells that one holds such a card. At a discreet table whoever keeps cards face down is asked too.
    """

    __slots__ = ("asked", "cards", "lines", "moment", "order", "some")
    change = True
    none_word = "pass"

    def __init__(self, moment: str, order: Callable[[Runner], Iterable[int]], asked: int, some: bool = False) -> None:
        super().__init__()
        self.moment = moment
        self.order = order
        self.some = some  # the order is of some factions only, not of all
        self.asked = asked  # binding: factions that passed since the last use, a tuple
        self.cards = 0  # those with a use for this window, and their lines
        self.lines: list[tuple[int, int]] = []

    def link(self, r: Library, ops: list[Op]) -> None:
        self.lines = [(n, 1 << r.lines[n].card) for n in r.window_lines.get(self.moment, ())]
        for _, bit in self.lines:
            self.cards |= bit

    def _next(self, m: Runner, f: Frame) -> tuple[int, list[int]]:
        """Whose turn it is to say something, and what he may use; -1 where nobody has anything to say."""
        there = self.cards & (m.look() if m.stale else m.present)
        t = m.t
        if not there and not t.discreet:  # mostly nobody has such a card
            return -1, []
        holders = {(m.s.where[card] - t.z_hand) % t.F for card in bits(there)}
        lines = [n for n, bit in self.lines if bit & there]
        passed = f.group(self.asked)
        for who in self.order(m) if self.some or len(holders) > 1 or t.discreet else holders:
            if who not in passed and alive(m, who):
                found = offered(m, lines, who) if who in holders else []
                if found or (t.discreet and keeps_cards(m, who)):
                    return who, found
        return -1, []

    def who(self, m: Runner, f: Frame) -> int:
        return self._next(m, f)[0]

    def domain(self, m: Runner, f: Frame) -> One:
        who, found = self._next(m, f)
        return One("line", [*found, NONE] if who >= 0 else ())

    def run(self, m: Runner, f: Frame) -> int:
        who, found = self._next(m, f)
        if who < 0:
            f.drop_group(self.asked)
            return self.next
        return m.ask(self, f, One("line", [*found, NONE]), who)

    def tells(self, m: Runner, f: Frame, d: Domain) -> bool:
        return True

    def answer(self, m: Runner, f: Frame, value: int) -> int:
        who = self.who(m, f)
        if value == NONE:
            passed = f.group(self.asked)
            f.bind_group(self.asked, (*passed, who))
        else:
            f.drop_group(self.asked)
            use_line(m, who, value)
        return f.place

    def price(self, m: Runner, f: Frame, value: int) -> int | None:
        return line_price(m, self.who(m, f), value)

    def refuse(self, m: Runner, f: Frame, value: int) -> Refusal:
        return why_not_card(m, self.who(m, f), value, self.cite, [n for n, _ in self.lines])


class Instead(Op):
    """Ask whether something else happens than the body: a replacement by the affected faction (B23.7)."""

    __slots__ = ("moment", "other")
    change = False
    none_word = "no"

    def __init__(self, moment: str) -> None:
        super().__init__()
        self.moment = moment
        self.other = 0

    def places(self) -> list[int]:
        return [self.next, self.other]

    def _ways(self, m: Runner, f: Frame) -> list[int]:
        return [m.r.instead[self.moment].index(w) for w, _ in replacements(m, self.moment, f.subject)]

    def domain(self, m: Runner, f: Frame) -> One:
        return One("instead", [*self._ways(m, f), NONE])

    def run(self, m: Runner, f: Frame) -> int:
        if not m.r.instead.get(self.moment) or not self._ways(m, f):
            return self.next
        return m.ask(self, f, self.domain(m, f))

    def answer(self, m: Runner, f: Frame, value: int) -> int:
        if value == NONE:
            return self.next
        trigger = m.r.instead[self.moment][value]
        me = next((me for w, me in replacements(m, self.moment, f.subject) if w is trigger), -1)
        m.push(trigger.program, f.subject, f.actor, me)
        return self.other
