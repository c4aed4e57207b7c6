"""Menu lines: what a turn or a window offers, with its price, limit and conditions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..plain.domains import NONE
from ..plain.events import M
from ..plain.frames import SUBJECT
from ..plain.refusals import Refusal
from ..rules import pieces
from ..rules.goods import gold
from ..verbs.operations import Change, Spend
from .part import Part

__all__ = ["Line", "Menus"]


class Line:
    """One line: a program with a word, a price, a limit and conditions."""

    __slots__ = (
        *("anytime", "blank", "card", "cite", "fixed", "flat", "god_mask", "limit", "most", "must", "name", "number"),
        *("price", "prices", "program", "rising", "start", "test", "when", "window", "word"),
    )

    def __init__(self, number: int, name: str, word: str) -> None:
        self.number = number
        self.name = name
        self.word = word
        self.program = -1
        self.price: Any = None
        self.prices: tuple[int, ...] = ()
        self.rising = False
        self.flat = True  # the price does not depend on what was chosen
        self.limit: int | None = None
        self.must = False
        self.anytime = False
        self.when: Any = None
        self.card = -1
        self.god_mask = -1
        self.window = ""
        self.cite = ""
        # what the menu needs of its program: see `link`
        self.fixed = -1  # the price, where it is a number
        self.most = 999  # uses in a turn
        self.start = 0  # the first operation that can fail once the price is there, and its test
        self.test: Any = None
        self.blank: tuple[int, ...] = ()

    def link(self, program: Any) -> None:
        """Look ahead into the linked program, so that the menu need not."""
        if self.limit is not None:
            self.most = self.limit
        if self.prices:
            self.most = min(self.most, len(self.prices))
        elif self.price is None and not self.rising:
            self.fixed = 0
        ops = program.ops
        # the menu has compared the price with the purse already
        self.start = ops[0].next if isinstance(ops[0], Spend) else 0
        first = ops[self.start]
        sure = isinstance(first, Change) and type(first).can is Change.can and first.test is None
        self.test = None if sure else first.can
        self.blank = (-1,) * program.size

    def nth(self, m: M, f: list[Any], n: int) -> int:
        """The price of the n-th further use from now on."""
        if self.rising:
            return int(m.s.cells[m.t.o_rising]) + 1 + n
        if self.prices:
            at = m.s.cells[m.t.o_used + self.number] + n
            return self.prices[at] if at < len(self.prices) else 9999
        return int(self.price(m, f)) if self.price is not None else 0

    def price_of(self, m: M, f: list[Any]) -> int:
        return self.nth(m, f, 0)

    def count(self, m: M) -> None:
        """Note one use."""
        m.s.cells[m.t.o_used + self.number] += 1
        if self.rising:
            m.s.cells[m.t.o_rising] += 1


class Menus(Part):
    """Part of the machine."""

    __slots__ = ()

    def offered(self, numbers: Sequence[int], f: int) -> list[int]:
        """Those of these lines that can be used now."""
        s, t, lines = self.s, self.t, self.r.lines
        cells, used, god = s.cells, t.o_used, s.ints[t.i_god]
        have = s.ints[t.purse_of[f]]
        out = []
        for n in numbers:
            line = lines[n]
            uses = cells[used + n]
            if uses >= line.most:
                continue
            card = line.card
            if card < 0:
                card = god
            elif not self.holds_ability(f, card):
                continue
            frame = [line.program, line.start, f, f, card, -1, *line.blank]
            price = line.fixed
            if price < 0:
                price = line.prices[uses] if line.prices else line.nth(self, frame, 0)
            if price > have or (line.when is not None and not line.when(self, frame)):
                continue
            if line.test is None or line.test(self, frame):
                out.append(n)
        return out

    def holds_ability(self, f: int, card: int) -> bool:
        """The card lies in front of the faction, is not retired, and its figure (if it has one) is on the board."""
        zone = self.s.cells[self.t.o_where + card]
        if zone not in (self.t.z_hand + f, self.t.z_secret + f) or self.s.cells[self.t.o_retired + card]:
            return False
        k = self.r.kind_of_card[card]
        return k < 0 or pieces.find(self, k) >= 0

    def menu(self, f: list[Any]) -> tuple[list[int], bool]:
        """The lines of the running turn, and whether one of them must be taken."""
        me = f[SUBJECT]
        god = self.s.ints[self.t.i_god]
        free, paid = self.r.god_lines[god]
        common = self._common(me, god)
        if free:
            cells, used, lines = self.s.cells, self.t.o_used, self.r.lines
            must = self.offered([n for n in free if not cells[used + n]], me)
            if must:
                return must + self.offered([n for n in common if lines[n].anytime], me), True
        return self.offered((*paid, *common), me), False

    def _common(self, f: int, god: int) -> list[int]:
        """Lines that belong to no god: those of modules, and those of the cards the faction holds."""
        s, t, r = self.s, self.t, self.r
        out = r.plain_lines.get(god)
        if out is None:
            lines = r.lines
            out = [n for n in r.common_lines if lines[n].card < 0 and lines[n].god_mask >> god & 1]
            r.plain_lines[god] = out
        held = s.zones[t.z_hand + f] + s.zones[t.z_secret + f]
        if held:
            own = [n for card in held for n in r.lines_of_card.get(card, ()) if r.lines[n].god_mask >> god & 1]
            if own:
                return out + sorted(own)
        return out

    def usable(self, f: int, moment: str) -> list[int]:
        """Lines of cards that the faction may use in this window."""
        if not self.s.zones[self.t.z_hand + f] and not self.s.zones[self.t.z_secret + f]:
            return []
        return self.offered(self.r.window_lines.get(moment, ()), f)

    def use(self, f: int, number: int) -> None:
        line = self.r.lines[number]
        me = line.card if line.card >= 0 else self.s.ints[self.t.i_god]
        if line.must:
            line.count(self)  # done, even if it ends without a change: a building may be declined (B13.1)
        elif not line.anytime and line.card < 0:
            # the mandatory actions come first: what could not be done then is skipped for good (B11.2, B11.4)
            for n in self.r.god_lines.get(self.s.ints[self.t.i_god], ((), ()))[0]:
                self.s.cells[self.t.o_used + n] = max(1, self.s.cells[self.t.o_used + n])
        self.push(line.program, f, f, me)

    def able(self, card: int, name: str, f: list[Any]) -> bool:
        """Could the ability of this card be used by the subject, as if it were its own?"""
        found = self.r.abilities.get((card, name))
        if found is None:
            return False
        program, when = found
        p = self.r.programs[program]
        frame = [program, 0, f[SUBJECT], f[SUBJECT], f[4], -1] + [-1] * p.size
        return (when is None or when(self, frame)) and bool(p.ops[0].can(self, frame))

    def why_not_line(self, f: list[Any], value: Any) -> Refusal:
        """Why this line is not offered."""
        if value == NONE:
            return Refusal("not-now", self.r.programs[f[0]].cite)  # the mandatory actions come first
        if not isinstance(value, int) or not 0 <= value < len(self.r.lines):
            return Refusal("not-offered")
        line, me = self.r.lines[value], f[SUBJECT]
        free, paid = self.r.god_lines[self.s.ints[self.t.i_god]]
        if value not in free and value not in paid and value not in self.r.common_lines:
            return Refusal("not-now", line.cite)
        card = line.card if line.card >= 0 else self.s.ints[self.t.i_god]
        frame = [line.program, 0, me, me, card, -1, *line.blank]
        if line.limit is not None and self.s.cells[self.t.o_used + value] >= line.limit:
            return Refusal("used-up", line.cite)
        if line.card >= 0 and not self.holds_ability(me, line.card):
            return Refusal("not-yours", line.cite)
        if line.god_mask >= 0 and not line.god_mask >> self.s.ints[self.t.i_god] & 1:
            return Refusal("forbidden", line.cite)
        if line.when is not None and not line.when(self, frame):
            return Refusal("condition", line.cite)
        price = line.nth(self, frame, 0)
        if price == 9999:
            return Refusal("used-up", line.cite)
        if price > gold(self, me):
            return Refusal("cannot-pay", line.cite, price=price, gold=gold(self, me))
        ops = self.r.programs[line.program].ops
        if not ops[0].can(self, frame):
            failed = (op.lack for op in ops if getattr(op, "lack", "") and not op.test(self, frame))
            return Refusal(next(failed, "no-target"), line.cite)
        return Refusal("not-now", line.cite)
