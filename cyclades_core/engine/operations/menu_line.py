"""Menu lines: what a god, a module or a card lets one do in a turn, at what price and how often."""

from __future__ import annotations

from collections.abc import Mapping

from ..state import Frame
from ..state.compiled_content import Number
from ..state.position import Position
from ..state.selection import Reason
from .runner_interface import Test

__all__ = ["MenuLine", "MenuRow"]

# most uses, price (or RISING, or -1), prices, card, program, start, blank, when, test
MenuRow = tuple[int, int, tuple[int, ...], int, int, int, tuple[int, ...], Test | None, Test | None]


class MenuLine:
    """One line: a program with a word, a price, a limit and conditions."""

    __slots__ = (
        *(
            "about",
            "anytime",
            "blank",
            "building",
            "card",
            "cite",
            "fixed",
            "flat",
            "god_mask",
            "limit",
            "most",
            "must",
            "name",
        ),
        *(
            "number",
            "price",
            "prices",
            "program",
            "reasons",
            "rising",
            "start",
            "test",
            "when",
            "window",
            "word",
            "cites",
            "label",
        ),
    )

    def __init__(self, number: int, name: str, word: str) -> None:
        self.number = number
        self.name = name
        self.word = word
        self.label = word  # what its message is called by
        self.about: tuple[str, ...] = ()  # the ids of what it takes or buys, for its message
        self.program = -1
        self.price: Number | None = None
        self.prices: tuple[int, ...] = ()
        self.rising = False
        self.flat = True  # the price does not depend on what was chosen
        self.limit: int | None = None
        self.must = False
        self.anytime = False
        self.when: Test | None = None
        self.reasons: tuple[Reason, ...] = ()  # the parts of the condition, to say which one fails
        self.card = -1
        self.building = -1  # the type of building whose ability it is
        self.god_mask = -1
        self.window = ""
        self.cite = ""
        self.cites: Mapping[str, str] = {}  # rules of single refusals
        # what the menu needs of its program: see `menus.link_line`
        self.fixed = -1  # the price, where it is a number
        self.most = 999  # uses in a turn
        self.start = 0  # the first operation that can fail once the price is there, and its test
        self.test: Test | None = None
        self.blank: tuple[int, ...] = ()

    def row(self) -> MenuRow:
        """What the menu looks at, in the order of its unpacking."""
        return (
            self.most,
            self.fixed,
            self.prices,
            self.card,
            self.program,
            self.start,
            self.blank,
            self.when,
            self.test,
        )

    @property
    def costs(self) -> bool:
        """Whether a use may cost something."""
        return self.rising or bool(self.prices) or self.price is not None

    def nth(self, runner: Position, frame: Frame, further: int) -> int:
        """The price of the n-th further use from now on."""
        if self.rising:
            return runner.state.rising + 1 + further
        if self.prices:
            at = runner.state.used[self.number] + further
            return self.prices[at] if at < len(self.prices) else 9999
        return self.price(runner, frame) if self.price is not None else 0

    def message(self) -> str:
        """Return the id by which messages name the line, with what it is about: `line-take goods-priest`."""
        return " ".join((f"line-{self.label}", *self.about))

    def rule_of_time(self) -> str:
        """Return the rule that says when it can be used: that of a part of its condition, or its own."""
        return next((reason.cite for reason in self.reasons if reason.cite), self.cite)

    def price_of(self, runner: Position, frame: Frame) -> int:
        return self.nth(runner, frame, 0)
