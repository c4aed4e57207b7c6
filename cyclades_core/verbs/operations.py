"""Operations that order other operations: choose, repeat, if, may, one-of, each, run, and paying the price of a line.

An operation has three readings. `run` does it (and returns the next place in the program, or ASK after asking),
`can` says whether the clause can be completed from here on, `domain` lists the answers. A clause is everything up to
the first *change*; inside it only bindings of the frame are written, so `can` may try answers on a copy of the frame.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..plain.domains import NONE, Domain, One
from ..plain.events import M
from ..plain.frames import ACTOR, FIRST, HERE, PC, PROG, SELF, SUBJECT
from ..plain.refusals import Refusal
from ..rules.goods import gold, pay

__all__ = ["Change", "Choose", "End", "Goto", "If", "May", "Op", "Spend"]

Frame = list[Any]
Number = Callable[[M, Frame], int]


class Op:
    """One operation of a program."""

    __slots__ = ("cite", "next", "prompt")
    change = False  # does it write more than bindings?
    none_word = "none"

    def __init__(self) -> None:
        self.next = 0
        self.cite = ""
        self.prompt = ""

    def run(self, m: M, f: Frame) -> int:
        raise NotImplementedError

    def can(self, m: M, f: Frame) -> bool:
        """Can the clause be completed from here? `f` may be a scratch copy whose PC is at this operation."""
        return True

    def domain(self, m: M, f: Frame) -> Domain:
        raise NotImplementedError

    def answer(self, m: M, f: Frame, value: Any) -> int:
        raise NotImplementedError

    def who(self, m: M, f: Frame) -> int:
        """The faction that is asked."""
        return f[SUBJECT]

    def refuse(self, m: M, f: Frame, value: Any) -> Refusal:
        """Why this value is not among the answers."""
        return Refusal("wrong-amount" if isinstance(value, tuple) else "not-offered", self.cite)

    def can_next(self, m: M, f: Frame) -> bool:
        """Is the rest of the clause possible, with the bindings as they are in `f` (which is changed)?"""
        f[PC] = self.next
        return m.r.programs[f[PROG]].ops[self.next].can(m, f)


class End(Op):
    """The end of a program."""

    __slots__ = ()
    change = True

    def run(self, m: M, f: Frame) -> int:
        m.pop()
        return 0


class Change(Op):
    """A change made by a function `(m, f)`; `test` says whether it is possible."""

    __slots__ = ("do", "lack", "test")
    change = True

    def __init__(self, do: Callable[[M, Frame], Any], test: Callable[[M, Frame], bool] | None = None) -> None:
        super().__init__()
        self.do = do
        self.test = test
        self.lack = ""  # why a line that fails this test is refused, if there is more to say than "no-target"

    def run(self, m: M, f: Frame) -> int:
        self.do(m, f)
        return self.next

    def can(self, m: M, f: Frame) -> bool:
        return self.test is None or self.test(m, f)


class Bind(Op):
    """Write a binding; no change of the board."""

    __slots__ = ("slot", "value")

    def __init__(self, slot: int, value: Callable[[M, Frame], Any]) -> None:
        super().__init__()
        self.slot = slot
        self.value = value

    def run(self, m: M, f: Frame) -> int:
        f[self.slot] = self.value(m, f)
        return self.next

    def can(self, m: M, f: Frame) -> bool:
        f[self.slot] = self.value(m, f)
        return self.can_next(m, f)


class Goto(Op):
    __slots__ = ()

    def run(self, m: M, f: Frame) -> int:
        return self.next

    def can(self, m: M, f: Frame) -> bool:
        return self.can_next(m, f)


class If(Op):
    """Go on, or to `other` where the condition fails."""

    __slots__ = ("other", "test")

    def __init__(self, test: Callable[[M, Frame], bool]) -> None:
        super().__init__()
        self.test = test
        self.other = 0

    def run(self, m: M, f: Frame) -> int:
        return self.next if self.test(m, f) else self.other

    def can(self, m: M, f: Frame) -> bool:
        f[PC] = self.next if self.test(m, f) else self.other
        return m.r.programs[f[PROG]].ops[f[PC]].can(m, f)


NEVER, ONCE, EACH = range(3)


class Choose(Op):
    """Bind one of the selected numbers. Without any, the rest of the body is skipped (`empty`)."""

    __slots__ = ("by", "check", "empty", "none_word_", "optional", "select", "slot", "sort")

    def __init__(self, sort: str, select: Any, slot: int) -> None:
        super().__init__()
        self.sort = sort
        self.select = select  # an object with .members(m, f) and .refuse(m, f, value)
        self.slot = slot
        self.by: Callable[[M, Frame], int] | None = None
        self.optional: Any = False  # or a function `(m, f)`: sometimes
        self.check = EACH  # how far the rest of the clause must be looked at for each answer
        self.empty = 0
        self.none_word_ = "none"

    @property
    def none_word(self) -> str:  # type: ignore[override]
        return self.none_word_

    def who(self, m: M, f: Frame) -> int:
        return f[SUBJECT] if self.by is None else self.by(m, f)

    def _completes(self, m: M, f: Frame, value: int) -> bool:
        scratch = f[:]
        scratch[self.slot] = value
        return self.can_next(m, scratch)

    def answers(self, m: M, f: Frame) -> list[int]:
        found = self.select.members(m, f)
        if self.check == EACH:
            found = [v for v in found if self._completes(m, f, v)]
        elif self.check == ONCE and found and not self._completes(m, f, found[0]):
            return []
        return found

    def domain(self, m: M, f: Frame) -> One:
        found = self.answers(m, f)
        if found and (self.optional if isinstance(self.optional, bool) else self.optional(m, f)):
            found = [*found, NONE]
        return One(self.sort, found)

    def run(self, m: M, f: Frame) -> int:
        d = self.domain(m, f)
        if not d.count:
            return self.empty
        return m.ask(self, f, d)

    def answer(self, m: M, f: Frame, value: Any) -> int:
        f[self.slot] = value
        return self.empty if value == NONE else self.next

    def can(self, m: M, f: Frame) -> bool:
        found = self.select.members(m, f)
        if not found:
            return False
        if self.check == EACH:
            for v in found:
                if self._completes(m, f, v):
                    return True
            return False
        return self.check == NEVER or self._completes(m, f, found[0])

    def refuse(self, m: M, f: Frame, value: Any) -> Refusal:
        return self.select.refuse(m, f, value, self.cite)


class Spend(Op):
    """Pay the price of a menu line and count its use: the first change of its clause (B1.9)."""

    __slots__ = ("line",)
    change = True

    def __init__(self, line: Any) -> None:
        super().__init__()
        self.line = line

    def run(self, m: M, f: Frame) -> int:
        line = self.line
        price = line.price_of(m, f)
        line.count(m)
        if price:
            pay(m, f[SUBJECT], price)
        return self.next

    def can(self, m: M, f: Frame) -> bool:
        return self.line.price_of(m, f) <= gold(m, f[SUBJECT]) and self.can_next(m, f)


class May(Op):
    """Ask whether to do the body; offered only when it can be done."""

    __slots__ = ("other", "sort")

    def __init__(self) -> None:
        super().__init__()
        self.other = 0
        self.sort = "yes-no"

    def run(self, m: M, f: Frame) -> int:
        return m.ask(self, f, d) if (d := self.domain(m, f)).count > 1 else self.other

    def domain(self, m: M, f: Frame) -> One:
        scratch = f[:]
        return One("yes-no", (1, 0) if self.can_next(m, scratch) else (0,))

    def answer(self, m: M, f: Frame, value: Any) -> int:
        return self.next if value else self.other


class Branch(Op):
    """One of several bodies; only those that can be done are listed."""

    __slots__ = ("branches", "empty", "words")

    def __init__(self, words: list[str]) -> None:
        super().__init__()
        self.branches: list[int] = []
        self.words = words
        self.empty = 0

    def _open(self, m: M, f: Frame) -> list[int]:
        ops = m.r.programs[f[PROG]].ops
        out = []
        for i, at in enumerate(self.branches):
            scratch = f[:]
            scratch[PC] = at
            if ops[at].can(m, scratch):
                out.append(i)
        return out

    def domain(self, m: M, f: Frame) -> One:
        return One("branch", self._open(m, f))

    def run(self, m: M, f: Frame) -> int:
        d = self.domain(m, f)
        return m.ask(self, f, d) if d.count else self.empty

    def answer(self, m: M, f: Frame, value: Any) -> int:
        return self.branches[value]

    def can(self, m: M, f: Frame) -> bool:
        return bool(self._open(m, f))


class First(Op):
    """The first of several bodies that can be done; nobody is asked."""

    __slots__ = ("branches", "empty")

    def __init__(self) -> None:
        super().__init__()
        self.branches: list[int] = []
        self.empty = 0

    def _open(self, m: M, f: Frame) -> int:
        ops = m.r.programs[f[PROG]].ops
        for at in self.branches:
            scratch = f[:]
            scratch[PC] = at
            if ops[at].can(m, scratch):
                return at
        return -1

    def run(self, m: M, f: Frame) -> int:
        at = self._open(m, f)
        return self.empty if at < 0 else at

    def can(self, m: M, f: Frame) -> bool:
        return self._open(m, f) >= 0


class Loop(Op):
    """The head of a repeat: goes into the body while it can be done, at most `times`, asking if `optional`."""

    __slots__ = ("counter", "least", "optional", "other", "times")

    none_word = "stop"

    def __init__(self, counter: int, times: Number | None, optional: bool, least: int) -> None:
        super().__init__()
        self.counter = counter
        self.times = times
        self.optional = optional
        self.least = least
        self.other = 0

    def _possible(self, m: M, f: Frame) -> bool:
        done = max(f[self.counter], 0)
        if self.times is not None and done >= self.times(m, f):
            return False
        return self.can_next(m, f[:])

    def run(self, m: M, f: Frame) -> int:
        if not self._possible(m, f):
            return self._leave(f)
        if self.optional and max(f[self.counter], 0) >= self.least:
            return m.ask(self, f, self.domain(m, f))
        return self._enter(f)

    def _enter(self, f: Frame) -> int:
        f[self.counter] = max(f[self.counter], 0) + 1
        return self.next

    def _leave(self, f: Frame) -> int:
        f[self.counter] = -1
        return self.other

    def domain(self, m: M, f: Frame) -> One:
        return One("yes-no", (1, 0))

    def answer(self, m: M, f: Frame, value: Any) -> int:
        return self._enter(f) if value else self._leave(f)

    def can(self, m: M, f: Frame) -> bool:
        return (self.optional and self.least == 0) or self._possible(m, f)


class Each(Op):
    """Run a program for each member of a snapshot; members that no longer match are skipped (B18.6)."""

    __slots__ = ("at", "by", "check", "order", "program", "select", "slots", "switch")
    change = True

    def __init__(self, select: Any, program: int, at: int, switch: bool, slots: int) -> None:
        super().__init__()
        self.select = select
        self.program = program
        self.at = at  # binding that holds what is left: a tuple
        self.switch = switch  # the member is a faction and becomes the subject
        self.slots = slots  # bindings handed on
        self.order: Callable[[M, list[int]], list[int]] | None = None
        self.check = True
        self.by: Callable[[M, Frame], int] | None = None

    def run(self, m: M, f: Frame) -> int:
        left = f[self.at]
        if left == -1:
            found = self.select.members(m, f)
            if self.order is not None:
                found = self.order(m, found)
            left = tuple(found)
        while left:
            value, left = left[0], left[1:]
            if self.check and value not in self.select.members(m, f):
                continue
            f[self.at] = left
            subject = value if self.switch else f[SUBJECT]
            m.push(self.program, subject, f[ACTOR], f[SELF], f[HERE], *f[FIRST : FIRST + self.slots], value)
            return f[PC]
        f[self.at] = -1
        return self.next


class EachChosen(Each):
    """The same in an order that somebody chooses, one member after the other (B4.5, B10.3)."""

    __slots__ = ("sort",)
    sort: str

    def who(self, m: M, f: Frame) -> int:
        return f[SUBJECT] if self.by is None else self.by(m, f)

    def domain(self, m: M, f: Frame) -> One:
        found = self.select.members(m, f)
        return One(self.sort, found if f[self.at] == -1 else [v for v in f[self.at] if v in found])

    def run(self, m: M, f: Frame) -> int:
        d = self.domain(m, f)
        if not d.count:
            f[self.at] = -1
            return self.next
        f[self.at] = tuple(d)
        return m.ask(self, f, d)

    def answer(self, m: M, f: Frame, value: Any) -> int:
        f[self.at] = tuple(v for v in f[self.at] if v != value)
        subject = value if self.switch else f[SUBJECT]
        m.push(self.program, subject, f[ACTOR], f[SELF], f[HERE], *f[FIRST : FIRST + self.slots], value)
        return f[PC]


class Run(Op):
    """Run a named program with arguments."""

    __slots__ = ("args", "program", "subject")
    change = True

    def __init__(self, program: Callable[[M, Frame], int], args: list[Number], subject: Number | None) -> None:
        super().__init__()
        self.program = program
        self.args = args
        self.subject = subject

    def run(self, m: M, f: Frame) -> int:
        f[PC] = self.next
        program = self.program(m, f)
        if program < 0:  # a card without an effect
            return self.next
        subject = f[SUBJECT] if self.subject is None else self.subject(m, f)
        m.push(program, subject, f[ACTOR], f[SELF], f[HERE], *[a(m, f) for a in self.args])
        return self.next

    def can(self, m: M, f: Frame) -> bool:
        number = self.program(m, f)
        if number < 0:
            return True
        program = m.r.programs[number]
        subject = f[SUBJECT] if self.subject is None else self.subject(m, f)
        scratch = [program.number, 0, subject, f[ACTOR], f[SELF], f[HERE]]
        scratch += [a(m, f) for a in self.args]
        scratch += [-1] * (program.size + FIRST - len(scratch))
        return program.ops[0].can(m, scratch)
