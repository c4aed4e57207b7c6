"""Moments in programs: fire one for those who watch, open a window for those who may act."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from ..rules.cards import keeps_cards
from ..rules.elimination import alive
from ..state import Frame
from ..values.answer_domains import NONE, Domain, One
from ..values.bit_masks import bits
from ..values.refusals import Refusal
from .menus import line_price, offered, use_line, why_not_card
from .operation import Change, Op
from .programs import ProgramLibrary
from .runner_interface import Number, Runner


class Fire(Change):
    """A moment has come."""

    __slots__ = ("args", "moment")

    def __init__(self, moment: str, args: Sequence[Number]) -> None:
        super().__init__(self._fire)
        self.moment = moment
        self.args = args

    def _fire(self, runner: Runner, frame: Frame) -> None:
        runner.fire(self.moment, frame.subject, frame.actor, [arg(runner, frame) for arg in self.args])


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

    def link(self, library: ProgramLibrary, ops: list[Op]) -> None:
        cards = [(n, library.lines[n].card) for n in library.window_lines.get(self.moment, ())]
        self.lines = [(n, 1 << card if card >= 0 else 0) for n, card in cards]
        self.open = any(not bit for _, bit in self.lines)
        for _, bit in self.lines:
            self.cards |= bit

    def _next(self, runner: Runner, frame: Frame) -> tuple[int, list[int]]:
        """Whose turn it is to say something, and what he may use; -1 where nobody has anything to say."""
        there = self.cards & (runner.look() if runner.stale else runner.present)
        table = runner.table
        if not there and not table.discreet and not self.open:  # mostly nobody has such a card
            return -1, []
        holders = {(runner.state.where[card] - table.z_hand) % table.n_factions for card in bits(there)}
        if self.open:  # the god or the buildings of anybody
            holders.update(range(table.n_factions))
        lines = [n for n, bit in self.lines if not bit or bit & there]
        passed = frame.group(self.asked)
        for who in self.order(runner) if self.some or len(holders) > 1 or table.discreet else holders:
            if who not in passed and alive(runner, who):
                found = offered(runner, lines, who) if who in holders else []
                if found or (table.discreet and keeps_cards(runner, who)):
                    return who, found
        return -1, []

    def who(self, runner: Runner, frame: Frame) -> int:
        return self._next(runner, frame)[0]

    def domain(self, runner: Runner, frame: Frame) -> One:
        who, found = self._next(runner, frame)
        return One("line", [*found, NONE] if who >= 0 else ())

    def run(self, runner: Runner, frame: Frame) -> int:
        who, found = self._next(runner, frame)
        if who < 0:
            frame.drop_group(self.asked)
            return self.next
        return runner.ask(self, frame, One("line", [*found, NONE]), who)

    def tells(self, runner: Runner, frame: Frame, domain: Domain) -> bool:
        return True

    def answer(self, runner: Runner, frame: Frame, value: int) -> int:
        who = self.who(runner, frame)
        if value == NONE:
            passed = frame.group(self.asked)
            frame.bind_group(self.asked, (*passed, who))
        else:
            frame.drop_group(self.asked)
            use_line(runner, who, value)
        return frame.place

    def price(self, runner: Runner, frame: Frame, value: int) -> int | None:
        return line_price(runner, self.who(runner, frame), value)

    def refuse(self, runner: Runner, frame: Frame, value: int) -> Refusal:
        return why_not_card(runner, self.who(runner, frame), value, self.cite, [n for n, _ in self.lines])
