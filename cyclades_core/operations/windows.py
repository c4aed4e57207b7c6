"""Moments in programs: fire one for those who watch, open a window for those who may act."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from ..plain.domains import NONE, Domain, One
from ..plain.masks import bits
from ..plain.refusals import Refusal
from ..rules.cards import keeps_cards
from ..rules.elimination import alive
from ..state import Frame
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
    """Who has something to use (a card, god or building) may act, in order, again from the top after each use; nobody
    able: nobody is asked.

    Being asked so tells that one holds such a card. At a discreet table whoever keeps cards face down is asked too.
    """

    __slots__ = ("asked", "cards", "lines", "moment", "open", "order", "some")
    change = True
    none_word = "pass"

    def __init__(self, moment: str, order: Callable[[Runner], Iterable[int]], asked: int, some: bool = False) -> None:
        super().__init__()
        self.moment = moment
        self.order = order
        self.some = some  # the order is of some factions only, not of all
        self.asked = asked  # binding: factions that passed since the last use, a tuple
        self.open = False  # is there something to use that belongs to no card?
        self.cards = 0  # those with a use for this window, and their lines
        self.lines: list[tuple[int, int]] = []

    def link(self, r: Library, ops: list[Op]) -> None:
        cards = [(n, r.lines[n].card) for n in r.window_lines.get(self.moment, ())]
        self.lines = [(n, 1 << card if card >= 0 else 0) for n, card in cards]
        self.open = any(not bit for _, bit in self.lines)
        for _, bit in self.lines:
            self.cards |= bit

    def _next(self, m: Runner, f: Frame) -> tuple[int, list[int]]:
        """Whose turn it is to say something, and what he may use; -1 where nobody has anything to say."""
        there = self.cards & (m.look() if m.stale else m.present)
        t = m.t
        if not there and not t.discreet and not self.open:  # mostly nobody has such a card
            return -1, []
        holders = {(m.s.where[card] - t.z_hand) % t.F for card in bits(there)}
        if self.open:  # the god or the buildings of anybody
            holders.update(range(t.F))
        lines = [n for n, bit in self.lines if not bit or bit & there]
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
