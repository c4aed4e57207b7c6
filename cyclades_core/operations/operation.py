"""Operations: what a program is made of. Here their base, the plain ones, and choosing; `control` orders others.

An operation has three readings. `run` does it (and returns the next place in the program, or ASK after asking),
`can` says whether the clause can be completed from here on, `domain` lists the answers. A clause is everything up to
the first *change*; inside it only bindings of the frame are written, so `can` may try answers on a copy of the frame.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, cast

from ..plain.domains import NONE, Domain, One, Vector
from ..plain.limits import STEPS
from ..plain.refusals import Refusal
from ..rules.goods import gold, pay
from ..rules.naming import building_id, card_id, unit_id
from ..state import Frame, State, Table
from ..state.position import Position
from .script import Library

__all__ = [
    *("AskGroup", "Change", "Choose", "End", "Goto", "If", "Op", "Runner", "Spend", "lacking"),
    *("price_ahead", "unforced", "wrong_amount"),
]

Number = Callable[["Runner", Frame], int]

PLAIN: Mapping[str, str] = {}


def wrong_amount(m: Runner, d: Domain, value: Any, cite: str) -> Refusal:
    """Which bound a vector of amounts breaks: that of one slot (with what it is), or that of a sum."""
    if not isinstance(d, Vector):
        numbers = [v for v in d if v >= 0] if isinstance(d, One) and d.sort == "number" else []
        return Refusal("wrong-amount", cite, least=min(numbers, default=0), most=max(numbers, default=0))
    if isinstance(value, int):  # something of which nothing can be given
        return Refusal("wrong-amount", cite, what=unit_id(m, value) if d.sort == "group" else "none")
    if not isinstance(value, tuple) or len(value) != len(d.slots):
        value = ()
    for slot, n, high in zip(d.slots, value, d.high, strict=False):
        if n > high:
            what = "none"
            if d.sort == "group":
                what = unit_id(m, slot)
            elif d.sort == "discounts" and slot < m.t.S:
                what = building_id(m, m.s.built[slot] - 1)
            return Refusal("wrong-amount", cite, most=high, what=what)
    for mask, least, most in d.limits:
        total = sum(n for i, n in enumerate(value) if mask >> i & 1)
        if not least <= total <= most:
            there = sum(high for i, high in enumerate(d.high) if mask >> i & 1)
            return Refusal("wrong-amount", cite, least=least, most=min(most, there))
    return Refusal("wrong-amount", cite, most=sum(d.high))


class Runner(Position):
    """The machine as operations know it: a position that can ask, push programs and fire moments."""

    __slots__ = (
        "across",
        "ask_all",
        "asked",
        "asker",
        "closed",
        "hold",
        "left",
        "library",
        "pending",
        "suspects",
        "trail",
        "unasked",
    )

    def __init__(self, table: Table, state: State) -> None:
        super().__init__(table, state)
        self.library = cast(Library, table.rules)  # the same book, with its programs
        self.ask_all = False  # ask even where there is one answer: for reading texts that write it out
        self.across = False  # may a clause go on to another seat, as in logs of the first schema?
        self.hold = False  # stop where a turn would end by itself: for looking at what an action left behind
        self.asked: Any = None  # the domain whose answer is being given
        self.left = STEPS  # so often a loop may go round before somebody is asked
        self.suspects: list[int] = []  # programs on top after that
        self.asker = -1  # the faction that is asked
        self.closed = True  # has the clause ended, so that the next answer begins a new one?
        self.pending: tuple[Op, Frame, Domain] | None = None
        # what was answered since the owner last looked: (operation, domain, value, begins a clause, forced, by whom)
        self.trail: list[tuple[Op, Domain, Any, bool, bool, int]] = []
        # questions without any answer, passed over: noted only for reading texts, which may try to answer them
        self.unasked: Any = None

    def ask(self, op: Op, f: Frame, d: Domain, who: int = -1) -> int:
        """Wait for an answer, or give the only one there is."""
        raise NotImplementedError

    def push(
        self,
        program: int,
        subject: int,
        actor: int = -1,
        source: int = -1,
        here: int = -1,
        given: Sequence[int] = (),
        groups: tuple[tuple[int, tuple[int, ...]], ...] = (),
    ) -> None:
        """Put a program on the stack."""
        raise NotImplementedError

    def fire(self, moment: str, subject: int, actor: int, given: Sequence[int] = ()) -> None:
        """A moment has come: those who watch it are put on the stack."""
        raise NotImplementedError

    def settle(self) -> None:
        """See now to what rules have brought about."""
        raise NotImplementedError

    def close_clause(self) -> None:
        """A change was made inside an operation that is not a change by itself."""
        raise NotImplementedError

    def pauses(self, op: Op, f: Frame, d: Domain) -> bool:
        """Is a question asked even with one answer, because no pause would tell what is hidden?"""
        raise NotImplementedError

    def held(self) -> int:
        """Stop here, with no question."""
        raise NotImplementedError

    def stop(self) -> None:
        """Give up: a loop goes on and on."""
        raise NotImplementedError

    def try_out(self, work: Callable[[], object], test: Callable[[], bool]) -> bool:
        """Would `test` hold after `work`? Done on a copy of the state that is thrown away."""
        raise NotImplementedError


class Op:
    """One operation of a program."""

    __slots__ = ("cite", "cites", "next", "prompt")
    change = False  # does it write more than bindings?
    jumps: tuple[str, ...] = ("next",)  # the attributes that are places of the program
    none_word = "none"
    unordered = False  # asked again and again: a text may name the answers in any order
    in_hand = False  # asked while units are on their way: there is a group in hand
    pays = False  # does it take gold, so that who has none cannot go on?
    flat = False  # and the same whatever was chosen, so that the menu has seen to it?
    halts = False  # who looks ahead for what is lacking looks no further
    passes = False  # and this only leads on
    looks = False  # does it look ahead by itself, so that what it offers can be paid for?

    def __init__(self) -> None:
        self.next = 0
        self.cite = ""
        self.cites: Mapping[str, str] = PLAIN  # rules of single refusals, by their case or code
        self.prompt = ""

    def run(self, m: Runner, f: Frame) -> int:
        raise NotImplementedError

    def can(self, m: Runner, f: Frame) -> bool:
        """Can the clause be completed from here? `f` may be a scratch copy whose place is this operation."""
        return True

    def domain(self, m: Runner, f: Frame) -> Domain:
        raise NotImplementedError

    def answer(self, m: Runner, f: Frame, value: Any) -> int:
        raise NotImplementedError

    def who(self, m: Runner, f: Frame) -> int:
        """The faction that is asked."""
        return f.subject

    def refuse(self, m: Runner, f: Frame, value: Any) -> Refusal:
        """Why this value is not among the answers."""
        d = self.domain(m, f)
        if isinstance(value, tuple) or isinstance(d, Vector) or d.sort == "number":
            return wrong_amount(m, d, value, self.cite)
        return Refusal("not-offered", self.cite, what=card_id(m, value) if d.sort in ("card", "god") else "none")

    def refuse_text(self, m: Runner, f: Frame, value: Any, number: int | None) -> Refusal:
        """The same for the first part of a text that goes on with a number."""
        return self.refuse(m, f, value)

    def why_not(self, m: Runner, f: Frame, value: Any, number: int | None = None) -> Refusal:
        """Why this value is not among the answers, by the rule that content cites for it."""
        return self.refuse_text(m, f, value, number).cited(self.cite, self.cites)

    def lacks(self, m: Runner, f: Frame) -> Refusal | None:
        """Why a line that comes to this operation cannot be used, if there is more to say than "no-target"."""
        return None

    def cost(self, m: Runner, f: Frame) -> int:
        """The gold that the subject pays for it."""
        return 0

    def price(self, m: Runner, f: Frame, value: Any) -> int | None:
        """What the clause will cost with this answer, if that is known by then."""
        return None

    def least_price(self, m: Runner, f: Frame, value: Any) -> int | None:
        """What it may come down to by what is still to be answered, if that is less."""
        return None

    def amounts(self, m: Runner, f: Frame, value: Any) -> Sequence[int]:
        """The amounts that may be named with this answer."""
        return ()

    def at_area(self, m: Runner, f: Frame) -> int:
        """Of a question for a group: the area where it is, -1 if in none."""
        return -1

    def others(self, m: Runner, f: Frame) -> Sequence[int]:
        """What one may look for among the answers in vain, and wants to know why: of short lists only."""
        return ()

    def link(self, r: Library, ops: list[Op]) -> None:
        """The ruleset is complete: note what the operation needs of it and of its program."""

    def tells(self, m: Runner, f: Frame, d: Domain) -> bool:
        """Might there be other answers with other gold or other hidden cards, so that having one only tells of them?"""
        return False

    def payable(self, m: Runner, f: Frame) -> bool:
        """Asked of a question: is there gold for the clause it stands in? The menu has looked; its domain need not."""
        return self.change or self.looks or _payable(m, f, m.library.programs[f.program].ops, self.next, False)

    def affords(self, m: Runner, f: Frame) -> bool:
        """Of an operation that pays: is there gold for it?"""
        return True

    def can_next(self, m: Runner, f: Frame) -> bool:
        """Is the rest of the clause possible, with the bindings as they are in `f` (which is changed)?"""
        f.place = self.next
        return m.library.programs[f.program].ops[self.next].can(m, f)


class End(Op):
    """The end of a program: the loop takes its frame away."""

    __slots__ = ()
    change = True
    halts = True


class Change(Op):
    """A change made by a function `(m, f)`; `test` says whether it is possible."""

    __slots__ = ("do", "lack", "test", "what")
    change = True

    def __init__(self, do: Callable[[Runner, Frame], Any], test: Callable[[Runner, Frame], bool] | None = None) -> None:
        super().__init__()
        self.do = do
        self.test = test
        self.lack = ""  # the code for a line that fails this test, if there is a better one than "no-target"
        self.what: Callable[[Runner, Frame], str] | None = None  # and the id of what is lacking

    def run(self, m: Runner, f: Frame) -> int:
        self.do(m, f)
        return self.next

    def can(self, m: Runner, f: Frame) -> bool:
        return self.test is None or self.test(m, f)

    def lacks(self, m: Runner, f: Frame) -> Refusal | None:
        if not self.lack or self.test is None or self.test(m, f):
            return None
        return Refusal(self.lack, self.cite, **({"what": self.what(m, f)} if self.what is not None else {}))


class Bind(Op):
    """Write a binding; no change of the board."""

    __slots__ = ("slot", "value")

    def __init__(self, slot: int, value: Callable[[Runner, Frame], Any]) -> None:
        super().__init__()
        self.slot = slot
        self.value = value

    def run(self, m: Runner, f: Frame) -> int:
        f.bound[self.slot] = self.value(m, f)
        return self.next

    def can(self, m: Runner, f: Frame) -> bool:
        f.bound[self.slot] = self.value(m, f)
        return self.can_next(m, f)


class Goto(Op):
    __slots__ = ()
    passes = True

    def run(self, m: Runner, f: Frame) -> int:
        return self.next

    def can(self, m: Runner, f: Frame) -> bool:
        return self.can_next(m, f)


class If(Op):
    """Go on, or to `other` where the condition fails."""

    __slots__ = ("other", "test")
    jumps: tuple[str, ...] = ("next", "other")

    def __init__(self, test: Callable[[Runner, Frame], bool]) -> None:
        super().__init__()
        self.test = test
        self.other = 0

    def run(self, m: Runner, f: Frame) -> int:
        return self.next if self.test(m, f) else self.other

    def can(self, m: Runner, f: Frame) -> bool:
        f.place = self.next if self.test(m, f) else self.other
        return m.library.programs[f.program].ops[f.place].can(m, f)


def costs(r: Library, ops: list[Op], at: int) -> bool:
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
            left += [*(getattr(op, name) for name in op.jumps), *getattr(op, "branches", ())]
    return False


def _payable(m: Runner, f: Frame, ops: list[Op], at: int, looked: bool) -> bool:
    """Is there gold for what is paid from here up to the first change? `looked`: what depends on answers, there is."""
    while not (op := ops[at]).change and not op.looks:
        if isinstance(op, If):  # it may be about what is still to be chosen: both ways count
            return _payable(m, f, ops, op.next, looked) and _payable(m, f, ops, op.other, looked)
        at = op.next
    return not op.pays or (looked and not op.flat) or op.affords(m, f)


def price_ahead(m: Runner, f: Frame, at: int) -> int | None:
    """What is paid from this place on for the clause; None where something is to be answered before."""
    ops, scratch, total = m.library.programs[f.program].ops, f.clone(), 0
    for _ in ops:
        op = ops[at]
        scratch.place = at
        if isinstance(op, If):
            at = op.next if op.test(m, scratch) else op.other
            continue
        if isinstance(op, Bind):
            scratch.bound[op.slot] = op.value(m, scratch)
        elif op.prompt and not op.change:
            return None
        total += op.cost(m, scratch)
        if op.change and not op.pays:
            break
        at = op.next
    return total


NEVER, EACH = range(2)


class Choose(Op):
    """Bind one of the selected numbers. Without any, the rest of the body is skipped (`empty`)."""

    __slots__ = (
        *("ahead", "by", "check", "costly", "empty", "members", "none_word_", "optional", "select", "slot"),
        *("some", "sort"),
    )
    jumps: tuple[str, ...] = ("next", "empty")

    def __init__(self, sort: str, select: Any, slot: int) -> None:
        super().__init__()
        self.sort = sort
        self.select = select  # an object with .members(m, f) and .refuse(m, f, value), perhaps .some(m, f)
        self.members = select.members
        self.some = getattr(select, "some", select.members)
        self.slot = slot
        self.by: Callable[[Runner, Frame], int] | None = None
        self.optional: Any = False  # or a function `(m, f)`: sometimes
        self.costly = getattr(select, "costly", False)  # does gold decide what is offered?
        self.check = EACH  # how far the rest of the clause must be looked at for each answer
        self.ahead: Any = None  # the test of the next operation, if it only reads the frame
        self.empty = 0
        self.none_word_ = "none"

    @property
    def none_word(self) -> str:  # type: ignore[override]
        return self.none_word_

    def who(self, m: Runner, f: Frame) -> int:
        return f.subject if self.by is None else self.by(m, f)

    def link(self, r: Library, ops: list[Op]) -> None:
        if self.check == EACH and self.next < len(ops):
            after = ops[self.next]
            self.costly = self.costly or costs(r, ops, self.next)
            if isinstance(after, Change) and type(after).can is Change.can and after.test is not None:
                self.ahead = after.test
            elif isinstance(after, Choose) and after.check == NEVER:
                self.ahead = after.some

    def _completed(self, m: Runner, f: Frame, first: bool) -> list[int]:
        """The members (or the first one) with which the rest of the clause can be done."""
        ahead = self.ahead
        out = []
        scratch = f.clone()
        for v in self.members(m, f):
            if ahead is None:
                scratch = f.clone()  # whoever looks ahead may write into it
                scratch.bound[self.slot] = v
                possible = self.can_next(m, scratch)
            else:
                scratch.bound[self.slot] = v
                possible = ahead(m, scratch)
            if possible:
                out.append(v)
                if first:
                    break
        return out

    def domain(self, m: Runner, f: Frame) -> One:
        found = self.members(m, f) if self.check == NEVER else self._completed(m, f, False)
        optional = self.optional
        # at a discreet table one may decline what one cannot pay, too
        asks = found or (m.t.discreet and self.costly and self.members(m, f))
        if asks and optional and (optional is True or optional(m, f)):
            found = [*found, NONE]
        return One(self.sort, found)

    def run(self, m: Runner, f: Frame) -> int:
        d = self.domain(m, f)
        if d.count:
            return m.ask(self, f, d, f.subject if self.by is None else -1)
        if m.unasked is not None:
            m.unasked.append((self, f.clone(), d))
        return self.empty

    def answer(self, m: Runner, f: Frame, value: Any) -> int:
        f.bound[self.slot] = value
        return self.empty if value == NONE else self.next

    def can(self, m: Runner, f: Frame) -> bool:
        return bool(self.some(m, f) if self.check == NEVER else self._completed(m, f, True))

    def tells(self, m: Runner, f: Frame, d: Domain) -> bool:
        return bool(self.costly)

    def payable(self, m: Runner, f: Frame) -> bool:
        # where each answer is tried to the end, only what the menu has seen to is not looked at again
        return _payable(m, f, m.library.programs[f.program].ops, self.next, self.check == EACH)

    def price(self, m: Runner, f: Frame, value: Any) -> int | None:
        priced = getattr(self.select, "price", None)
        if priced is not None:
            return int(priced(m, f, value, 0))
        scratch = f.clone()
        scratch.bound[self.slot] = value
        return price_ahead(m, scratch, self.next)

    def least_price(self, m: Runner, f: Frame, value: Any) -> int | None:
        least = getattr(self.select, "least_price", None)
        return None if least is None else int(least(m, f, value))

    def others(self, m: Runner, f: Frame) -> Sequence[int]:
        others = getattr(self.select, "for_sale", None)
        return () if others is None else list(others(m, f))

    def refuse(self, m: Runner, f: Frame, value: Any) -> Refusal:
        if value == NONE:
            return Refusal("not-offered", self.cite)  # something must be chosen
        if value in self.members(m, f):
            # it could be chosen, but the clause could not be completed with it: what is lacking then?
            scratch = f.clone()
            scratch.bound[self.slot] = value
            found = lacking(m, f.program, scratch, self.next)
            return found or Refusal("no-target", self.cite, case="incomplete")
        return self.select.refuse(m, f, value, self.cite)

    def lacks(self, m: Runner, f: Frame) -> Refusal | None:
        lacks = getattr(self.select, "lacks", None)
        return lacks(m, f, self.cite) if lacks is not None else None


class Spend(Op):
    """Pay the price of a menu line and count its use: the first change of its clause (B1.9)."""

    __slots__ = ("line",)
    change = True
    pays = True

    def __init__(self, line: Any) -> None:
        super().__init__()
        self.line = line

    @property
    def flat(self) -> bool:  # type: ignore[override]
        return bool(self.line.flat)

    def run(self, m: Runner, f: Frame) -> int:
        line = self.line
        price = line.price_of(m, f)
        line.count(m)
        if price:
            pay(m, f.subject, price)
        return self.next

    def can(self, m: Runner, f: Frame) -> bool:
        return self.affords(m, f) and self.can_next(m, f)

    def affords(self, m: Runner, f: Frame) -> bool:
        return bool(self.line.price_of(m, f) <= gold(m, f.subject))

    def cost(self, m: Runner, f: Frame) -> int:
        return int(self.line.price_of(m, f))

    def lacks(self, m: Runner, f: Frame) -> Refusal | None:
        price, have = self.line.price_of(m, f), gold(m, f.subject)
        return Refusal("cannot-pay", self.cite, price=price, gold=have) if price > have else None


class AskGroup(Op):
    """How many of each kind: the answer is bound as a group of pairs, kind and number. `domain` says what there is."""

    __slots__ = ("slot",)

    def __init__(self, slot: int) -> None:
        super().__init__()
        self.slot = slot

    def run(self, m: Runner, f: Frame) -> int:
        return m.ask(self, f, self.domain(m, f))

    def answer(self, m: Runner, f: Frame, value: Any) -> int:
        f.bind_pairs(self.slot, [(k, n) for k, n in zip(m.asked.slots, value, strict=True) if n])
        return self.next


def lacking(m: Runner, program: int, f: Frame, at: int = 0) -> Refusal | None:
    """What a program cannot be done without from this place on, as far as nobody has to be asked."""
    ops, frame = m.library.programs[program].ops, f.clone()
    for op in unforced(m, ops, frame, at):
        found = op.lacks(m, frame)
        if found is not None:
            return found.cited(op.cite, op.cites)
    return None


def unforced(m: Runner, ops: Sequence[Op], f: Frame, at: int) -> Iterator[Op]:
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
            at = op.next if op.test(m, f) else op.other
            continue
        if isinstance(op, Bind):
            f.bound[op.slot] = op.value(m, f)
        elif op.halts or (not op.passes and (op.prompt or not op.change)):
            return
        at = op.next
