"""Menu lines: what a turn or a window offers, with its price, limit and conditions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ..plain.domains import NONE
from ..plain.events import M
from ..plain.refusals import Refusal
from ..rules import pieces
from ..rules.goods import gold
from ..rules.naming import card_id, faction_id
from ..rules.quantities import holder
from ..state import Frame
from ..verbs.control import Loop, Run
from ..verbs.operations import NEVER, Bind, Change, Choose, End, Goto, If, Op, Spend
from .part import Part

__all__ = ["Line", "Menus"]


SKIPPED = 255  # uses of a mandatory line that could not be used in its time
RISING = -2  # instead of a price: one more than was paid last in this turn


def quick_test(op: Any) -> Any:
    """What `can` of an operation comes down to; None where it always can."""
    if isinstance(op, Change) and type(op).can is Change.can:
        return op.test
    if isinstance(op, Choose) and op.check == NEVER:
        return op.some
    return op.can


def _test_of(program: Any) -> Any:
    """The test of a program that is run as it is: it begins with a frame of its own."""
    test, number, blank = quick_test(program.ops[0]), program.number, (-1,) * program.size
    return (
        None if test is None else lambda m, f: test(m, Frame(number, 0, f.subject, f.actor, f.source, f.here, [*blank]))
    )


class Line:
    """One line: a program with a word, a price, a limit and conditions."""

    __slots__ = (
        *("anytime", "blank", "card", "cite", "fixed", "flat", "god_mask", "limit", "most", "must", "name", "number"),
        *("price", "prices", "program", "reasons", "rising", "start", "test", "when", "window", "word", "cites"),
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
        self.reasons: tuple[tuple[Any, str], ...] = ()  # parts of the condition that another rule asks for
        self.card = -1
        self.god_mask = -1
        self.window = ""
        self.cite = ""
        self.cites: Mapping[str, str] = {}  # rules of single refusals
        # what the menu needs of its program: see `link`
        self.fixed = -1  # the price, where it is a number
        self.most = 999  # uses in a turn
        self.start = 0  # the first operation that can fail once the price is there, and its test
        self.test: Any = None
        self.blank: tuple[int, ...] = ()

    def link(self, r: Any) -> None:
        """Look ahead into the linked program, so that the menu need not."""
        program = r.programs[self.program]
        if self.limit is not None:
            self.most = self.limit
        if self.prices:
            self.most = min(self.most, len(self.prices))
        elif self.rising:
            self.fixed = RISING
        elif self.price is None:
            self.fixed = 0
        ops = program.ops
        # the menu has compared the price with the purse already
        self.start = ops[0].next if isinstance(ops[0], Spend) else 0
        self.test = quick_test(ops[self.start])
        self.blank = (-1,) * program.size
        first = ops[self.start].plain_next(ops)
        if isinstance(first, Run) and (inner := first.fixed(r)) >= 0:
            self.test = _test_of(r.programs[inner])

    def row(self) -> tuple[Any, ...]:
        """What the menu looks at, in the order of its unpacking."""
        price = (self.most, self.fixed, self.prices)
        return (*price, self.card, self.program, self.start, self.blank, self.when, self.test)

    def nth(self, m: M, f: Frame, n: int) -> int:
        """The price of the n-th further use from now on."""
        if self.rising:
            return int(m.s.rising) + 1 + n
        if self.prices:
            at = m.s.used[self.number] + n
            return self.prices[at] if at < len(self.prices) else 9999
        return int(self.price(m, f)) if self.price is not None else 0

    def price_of(self, m: M, f: Frame) -> int:
        return self.nth(m, f, 0)

    def count(self, m: M) -> None:
        """Note one use."""
        m.s.used[self.number] += 1
        if self.rising:
            m.s.rising += 1


class Menus(Part):
    """Part of the machine."""

    __slots__ = ()

    def offered(self, numbers: Sequence[int], f: int, held: bool = False) -> list[int]:
        """Those of these lines that can be used now; `held`: the faction is known to have the cards of them."""
        s, t, rows = self.s, self.t, self.r.rows
        god = s.god
        have = s.gold[t.purse_of[f]]
        out = []
        for n in numbers:
            most, price, prices, card, program, start, blank, when, test = rows[n]
            uses = s.used[n]
            if uses >= most:
                continue
            if card < 0:
                card = god
            elif not held and not self.holds_ability(f, card):
                continue
            if prices:
                price = prices[uses]
            elif price < 0:
                price = s.rising + 1 if price == RISING else self._price(n, f, card)
            if price > have:
                continue
            frame = Frame(program, start, f, f, card, -1, [*blank])
            if when is not None and not when(self, frame):
                continue
            if test is None or test(self, frame):
                out.append(n)
        return out

    def _price(self, n: int, f: int, card: int) -> int:
        """The price of a line for which the board must be asked."""
        line = self.r.lines[n]
        return line.price_of(self, Frame(line.program, line.start, f, f, card, -1, [*line.blank]))

    def line_price(self, f: int, n: int) -> int | None:
        """What a use of the line costs now, whatever it is used on."""
        line = self.r.lines[n]
        if not line.flat:
            return None
        return line.nth(self, Frame(line.program, line.start, f, f, line.card, -1, [*line.blank]), 0)

    def lines_of(self, f: int) -> list[int]:
        """The lines that the running turn could have: those of its god, of modules, and of the faction's cards."""
        god = self.s.god
        free, paid = self.r.god_lines.get(god, ((), ()))
        return [*free, *paid, *self._common(god), *self._of_cards(f, god)]

    def holds_ability(self, f: int, card: int) -> bool:
        """The card lies in front of the faction, is not retired, and its figure (if it has one) is on the board."""
        t = self.t
        place = self.s.where[card] - f
        if (place != t.z_hand and place != t.z_secret) or self.s.retired[card]:
            return False
        k = self.r.kind_of_card[card]
        return k < 0 or pieces.find(self, k) >= 0

    def menu(self, f: Frame) -> tuple[list[int], bool]:
        """The lines of the running turn, and whether one of them must be taken."""
        s, t, r = self.s, self.t, self.r
        me = f.subject
        god = s.god
        free, paid = r.god_lines[god]
        own: list[int] = []
        if s.zones[t.hands[me]] or s.zones[t.secrets[me]]:
            own = self._of_cards(me, god)
        if free:
            lines = r.lines
            undone = [n for n in free if not s.used[n]]
            must = self.offered(undone, me) if undone else undone
            if must:
                anytime = [n for n in (*self._common(god), *own) if lines[n].anytime]
                return must + self.offered(anytime, me, True) if anytime else must, True
        return self.offered((*paid, *self._common(god), *own), me, True), False

    def _common(self, god: int) -> list[int]:
        """Lines of modules that belong to no god and no card."""
        r = self.r
        out: list[int] | None = r.plain_lines.get(god)
        if out is None:
            lines = r.lines
            out = [n for n in r.common_lines if lines[n].card < 0 and lines[n].god_mask >> god & 1]
            r.plain_lines[god] = out
        return out

    def _of_cards(self, f: int, god: int) -> list[int]:
        """Lines of the cards the faction holds and can use."""
        s, t, r = self.s, self.t, self.r
        table = r.card_lines.get(god)
        if table is None:
            mine = [
                (card, [n for n in lines if r.lines[n].god_mask >> god & 1]) for card, lines in r.lines_of_card.items()
            ]
            table = r.card_lines[god] = {card: lines for card, lines in mine if lines}
        own: list[int] = []
        for card in s.zones[t.hands[f]] + s.zones[t.secrets[f]]:
            if card in table and (r.kind_of_card[card] < 0 or self.holds_ability(f, card)):
                own += table[card]
        own.sort()
        return own

    def use(self, f: int, number: int) -> None:
        line = self.r.lines[number]
        me = line.card if line.card >= 0 else self.s.god
        if line.must:
            line.count(self)  # done, even if it ends without a change: a building may be declined (B13.1)
        elif not line.anytime and line.card < 0:
            # the mandatory actions come first: what could not be done then is skipped for good (B11.2, B11.4)
            for n in self.r.god_lines.get(self.s.god, ((), ()))[0]:
                self.s.used[n] = self.s.used[n] or SKIPPED
        self.push(line.program, f, f, me)

    def able(self, card: int, name: str, f: Frame) -> bool:
        """Could the ability of this card be used by the subject, as if it were its own?"""
        found = self.r.abilities.get((card, name))
        if found is None:
            return False
        program, when = found
        p = self.r.programs[program]
        frame = Frame(program, 0, f.subject, f.subject, f.source, -1, [-1] * p.size)
        return (when is None or when(self, frame)) and bool(p.ops[0].can(self, frame))

    def why_not_line(self, f: Frame, value: Any) -> Refusal:
        """Why this line is not offered."""
        found = self._why_not_line(f, value)
        if isinstance(value, int) and 0 <= value < len(self.r.lines):
            line = self.r.lines[value]
            return found.cited(line.cite, line.cites)
        return found

    def _why_not_line(self, f: Frame, value: Any) -> Refusal:
        if value == NONE:
            return Refusal("not-now", self.r.programs[f.program].cite)  # the mandatory actions come first
        if not isinstance(value, int) or not 0 <= value < len(self.r.lines):
            return Refusal("not-offered", self.r.programs[f.program].cite)
        line, me = self.r.lines[value], f.subject
        god = self.s.god
        free, paid = self.r.god_lines.get(god, ((), ()))
        if value not in free and value not in paid and value not in self.r.common_lines:
            # another god's: the rule of this one does not give it (B11.7)
            return Refusal("not-now", self.r.cards[god][1].cite if god >= 0 else line.cite)
        if self.s.used[value] == SKIPPED:
            return Refusal("not-now", line.cite)
        card = line.card if line.card >= 0 else god
        frame = Frame(line.program, 0, me, me, card, -1, [*line.blank])
        if line.limit is not None and self.s.used[value] >= line.limit:
            return Refusal("used-up", line.cite)
        if line.card >= 0 and not self.holds_ability(me, line.card):
            return Refusal("not-yours", line.cite, owner=faction_id(self, holder(self, line.card)))
        if line.god_mask >= 0 and (god < 0 or not line.god_mask >> god & 1):
            # with another god only; the rule about when says so, where it is one of its own (B22.7)
            return Refusal("forbidden", line.reasons[0][1] if line.reasons else line.cite, by=card_id(self, god))
        if not line.must and not line.anytime and god >= 0 and self.menu(f)[1]:
            return Refusal("not-now", self.r.programs[f.program].cite)  # the mandatory actions come first (B11.2)
        if line.when is not None and not line.when(self, frame):
            for test, cite in line.reasons:
                if not test(self, frame):
                    return Refusal("not-now", cite)
            return Refusal("condition", line.cite, by=card_id(self, line.card))
        price = line.nth(self, frame, 0)
        if price == 9999:
            return Refusal("used-up", line.cite)
        if price > gold(self, me):
            return Refusal("cannot-pay", line.cite, price=price, gold=gold(self, me))
        ops = self.r.programs[line.program].ops
        if not ops[0].can(self, frame):
            return self.lacking(line.program, frame) or Refusal("no-target", line.cite)
        return Refusal("not-now", line.cite)

    def why_not_card(self, me: int, value: Any, cite: str, lines: Sequence[int]) -> Refusal:
        """Why a card's line is not offered in a window, whose lines these are."""
        line = self.r.lines[value]
        if line.card < 0:
            return Refusal("not-now", cite)  # an action of the turn
        if not self.holds_ability(me, line.card):
            return Refusal("not-yours", line.cite, owner=faction_id(self, holder(self, line.card)))
        if value not in lines:
            return Refusal("not-now", line.cite)  # its own moment comes, or was
        frame = Frame(line.program, 0, me, me, line.card, -1, [*line.blank])
        if line.when is not None and not line.when(self, frame):
            return Refusal("condition", line.cite, by=card_id(self, line.card))
        return self.lacking(line.program, frame) or Refusal("no-target", line.cite)

    def lacking(self, program: int, f: Frame, at: int = 0) -> Refusal | None:
        """What a program cannot be done without from this place on, as far as nobody has to be asked."""
        ops, frame = self.r.programs[program].ops, f.clone()
        for op in self.unforced(ops, frame, at):
            found = op.lacks(self, frame)
            if found is not None:
                return found.cited(op.cite, op.cites)
        return None

    def unforced(self, ops: Sequence[Op], f: Frame, at: int) -> Iterator[Op]:
        """The operations that come one after the other, up to and with the first that asks somebody something."""
        changed = False  # behind a change only other changes are looked at: it may have been about to bind something
        for _ in ops:
            op = ops[at]
            f.place = at
            if changed and not op.change:
                return
            yield op
            changed = changed or (op.change and not isinstance(op, Spend))
            if isinstance(op, If):
                at = op.next if op.test(self, f) else op.other
                continue
            if isinstance(op, Bind):
                f.bound[op.slot] = op.value(self, f)
            elif isinstance(op, (End, Run)) or (not isinstance(op, (Goto, Loop)) and (op.prompt or not op.change)):
                return
            at = op.next
