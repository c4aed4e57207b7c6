"""Operations that order other operations: may, one-of, the first that can be done, repeat, each, run."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..plain.domains import NONE, Domain, One
from ..plain.limits import LOOKS
from ..plain.refusals import Refusal
from ..state import Frame
from ..state.select import Select
from .lacking import lacking
from .operation import SURE, Op
from .paying import costs
from .runner import Number, Runner
from .script import Library

__all__ = ["Branch", "Each", "EachChosen", "First", "Loop", "May", "Run"]


class Ahead(Op):
    """An operation that looks ahead by itself: what it offers can be paid for."""

    __slots__ = ("costly",)
    looks = True
    costly: bool

    def __init__(self) -> None:
        super().__init__()
        self.costly = False  # is anything to be paid in what it looks at?

    def link(self, r: Library, ops: list[Op]) -> None:
        self.costly = any(costs(ops, at) for at in self.bodies())

    def bodies(self) -> list[int]:
        """Where what it looks at begins."""
        return [self.next]

    def tells(self, m: Runner, f: Frame, d: Domain) -> bool:
        return self.costly


class May(Ahead):
    """Ask whether to do the body; offered only when it can be done."""

    __slots__ = ("other",)

    def __init__(self) -> None:
        super().__init__()
        self.other = 0

    def places(self) -> list[int]:
        return [self.next, self.other]

    def run(self, m: Runner, f: Frame) -> int:
        d = self.domain(m, f)
        if d.count > 1 or m.pauses(self, f, d):
            return m.ask(self, f, d, self.who(m, f))
        return m.pass_by(self, f, d, self.who(m, f), self.other)  # "no"

    def domain(self, m: Runner, f: Frame) -> One:
        scratch = f.clone()
        return One("yes-no", (1, 0) if self.can_next(m, scratch) else (0,))

    def answer(self, m: Runner, f: Frame, value: int) -> int:
        return self.next if value else self.other

    def refuse(self, m: Runner, f: Frame, value: int) -> Refusal:
        return lacking(m, f.program, f, self.next) or Refusal("no-target", self.cite)


class Branch(Ahead):
    """One of several bodies; only those that can be done are listed."""

    __slots__ = ("branches", "empty", "sure", "words")

    def __init__(self, words: list[str]) -> None:
        super().__init__()
        self.branches: list[int] = []
        self.words = words
        self.empty = 0
        self.sure: list[bool] = []  # those that can always be done

    def places(self) -> list[int]:
        return [self.empty, *self.branches]

    def bodies(self) -> list[int]:
        return [self.next, *self.branches]

    def link(self, r: Library, ops: list[Op]) -> None:
        super().link(r, ops)
        found = [ops[at] for at in self.branches]
        self.sure = [op.is_sure(r, ops) for op in found]

    def _open(self, m: Runner, f: Frame) -> list[int]:
        ops = m.library.programs[f.program].ops
        out = []
        for i, at in enumerate(self.branches):
            if self.sure[i]:
                out.append(i)
                continue
            scratch = f.clone()
            scratch.place = at
            if ops[at].can(m, scratch):
                out.append(i)
        return out

    def domain(self, m: Runner, f: Frame) -> One:
        return One("branch", self._open(m, f))

    def run(self, m: Runner, f: Frame) -> int:
        d = self.domain(m, f)
        if d.count:
            return m.ask(self, f, d, self.who(m, f))
        if m.unasked is not None:
            m.unasked.append((self, f.clone(), d))
        return self.empty

    def answer(self, m: Runner, f: Frame, value: int) -> int:
        return self.branches[value]

    def can(self, m: Runner, f: Frame) -> bool:
        return bool(self._open(m, f))

    def refuse(self, m: Runner, f: Frame, value: int) -> Refusal:
        if not 0 <= value < len(self.branches):
            return Refusal("not-offered", self.cite)
        return lacking(m, f.program, f, self.branches[value]) or Refusal("no-target", self.cite)

    def lacks(self, m: Runner, f: Frame) -> Refusal | None:
        # what the first branch wants: the others want more, or something else
        return lacking(m, f.program, f, self.branches[0]) if self.branches and not self._open(m, f) else None


class First(Ahead):
    """The first of several bodies that can be done; nobody is asked."""

    __slots__ = ("branches", "empty")

    def __init__(self) -> None:
        super().__init__()
        self.branches: list[int] = []
        self.empty = 0

    def places(self) -> list[int]:
        return [self.empty, *self.branches]

    def bodies(self) -> list[int]:
        return [self.next, *self.branches]

    def _open(self, m: Runner, f: Frame) -> int:
        ops = m.library.programs[f.program].ops
        for at in self.branches:
            scratch = f.clone()
            scratch.place = at
            if ops[at].can(m, scratch):
                return at
        return -1

    def run(self, m: Runner, f: Frame) -> int:
        at = self._open(m, f)
        return self.empty if at < 0 else at

    def can(self, m: Runner, f: Frame) -> bool:
        return self._open(m, f) >= 0


class Loop(Ahead):
    """The head of a repeat: goes into the body while it can be done, at most `times`, asking if `optional`."""

    __slots__ = ("counter", "least", "optional", "other", "times")
    none_word = "stop"
    passes = True

    def __init__(self, counter: int, times: Number | None, optional: bool, least: int) -> None:
        super().__init__()
        self.counter = counter
        self.times = times
        self.optional = optional
        self.least = least
        self.other = 0

    def places(self) -> list[int]:
        return [self.next, self.other]

    def _more(self, m: Runner, f: Frame) -> bool:
        return self.times is None or max(f.bound[self.counter], 0) < self.times(m, f)

    def _possible(self, m: Runner, f: Frame) -> bool:
        return self._more(m, f) and self.can_next(m, f.clone())

    def run(self, m: Runner, f: Frame) -> int:
        m.left -= 1
        if m.left < 0:
            m.stop()
        asks = self.optional and max(f.bound[self.counter], 0) >= self.least
        if not self._possible(m, f):
            if asks and m.t.discreet and self.costly and self._more(m, f):
                return m.ask(self, f, One("yes-no", (0,)), self.who(m, f))
            return self._leave(f)
        return m.ask(self, f, One("yes-no", (1, 0)), self.who(m, f)) if asks else self._enter(f)

    def _enter(self, f: Frame) -> int:
        f.bound[self.counter] = max(f.bound[self.counter], 0) + 1
        return self.next

    def _leave(self, f: Frame) -> int:
        f.bound[self.counter] = -1
        return self.other

    def domain(self, m: Runner, f: Frame) -> One:
        return One("yes-no", (1, 0) if not m.t.discreet or self._possible(m, f) else (0,))

    def answer(self, m: Runner, f: Frame, value: int) -> int:
        return self._enter(f) if value else self._leave(f)

    def can(self, m: Runner, f: Frame) -> bool:
        if self.optional and self.least == 0:
            return True
        if f.bound[self.counter] > 0:
            return self._possible(m, f)
        return (self.times is None or self.times(m, f) > 0) and self.can_next(m, f.clone())


class Each(Op):
    """Run a program for each member of a snapshot; members that no longer match are skipped (B18.6)."""

    __slots__ = ("acts", "at", "by", "check", "order", "program", "select", "slots")
    change = True

    def __init__(self, select: Select, program: int, at: int, slots: int) -> None:
        super().__init__()
        self.select = select
        self.program = program
        self.at = at  # binding that holds what is left: a tuple
        self.slots = slots  # bindings handed on
        self.acts: Callable[[Runner, int], int] | None = (
            None  # who is the subject for a member, if not who was it before
        )
        self.order: Callable[[Runner, list[int]], list[int]] | None = None
        self.check = True
        self.by: Number | None = None

    def run(self, m: Runner, f: Frame) -> int:
        left, fresh = f.group(self.at), False
        if f.bound[self.at] < 0:
            found = self.select.members(m, f)
            if self.order is not None and len(found) > 1:
                found = self.order(m, list(found))
            left, fresh = tuple(found), True
        while left:
            value, left = left[0], left[1:]
            if self.check and not fresh and value not in self.select.members(m, f):
                continue
            # after the last one there is nothing to come back for
            if left:
                f.bind_group(self.at, left)
            else:
                f.drop_group(self.at)
            subject = f.subject if self.acts is None else self.acts(m, value)
            m.push(self.program, subject, f.actor, f.source, f.here, [*f.bound[: self.slots], value], f.groups)
            return f.place if left else self.next
        f.drop_group(self.at)
        return self.next


class EachChosen(Each):
    """The same in an order that somebody chooses, one member after the other (B4.5, B10.3)."""

    __slots__ = ("sort",)
    sort: str

    def who(self, m: Runner, f: Frame) -> int:
        return f.subject if self.by is None else self.by(m, f)

    def domain(self, m: Runner, f: Frame) -> One:
        found = self.select.members(m, f)
        return One(self.sort, found if f.bound[self.at] < 0 else [v for v in f.group(self.at) if v in found])

    def run(self, m: Runner, f: Frame) -> int:
        d = self.domain(m, f)
        if not d.count:
            f.drop_group(self.at)
            return self.next
        f.bind_group(self.at, tuple(d))
        return m.ask(self, f, d, self.who(m, f))

    def answer(self, m: Runner, f: Frame, value: int) -> int:
        f.bind_group(self.at, tuple(v for v in f.group(self.at) if v != value))
        subject = f.subject if self.acts is None else self.acts(m, value)
        m.push(self.program, subject, f.actor, f.source, f.here, [*f.bound[: self.slots], value], f.groups)
        return f.place


class Run(Op):
    """Run a program with arguments: one that is named, or that the frame decides."""

    __slots__ = ("args", "named", "program", "subject")
    change = True
    halts = True

    def __init__(self, program: Number, args: Sequence[Number], subject: Number | None, named: str | int = "") -> None:
        super().__init__()
        self.program = program
        self.args = args
        self.subject = subject
        self.named = named  # its name or number, if it is always the same

    def run(self, m: Runner, f: Frame) -> int:
        program = self.program(m, f)
        if program >= 0:  # not a card without an effect
            subject = f.subject if self.subject is None else self.subject(m, f)
            m.push(program, subject, f.actor, f.source, f.here, [a(m, f) for a in self.args])
        return self.next

    def can(self, m: Runner, f: Frame) -> bool:
        number = self.program(m, f)
        if number < 0:
            return True
        frame = self._begun(m, f, number)
        # what can be done may depend on what can be done, and so on: no stack is deep enough for that
        if m.looks >= LOOKS:
            raise RecursionError
        m.looks += 1
        try:
            return m.library.programs[number].ops[0].can(m, frame)
        finally:
            m.looks -= 1

    def is_sure(self, r: Library, ops: list[Op], depth: int = 0) -> bool:
        number = r.named.get(self.named, NONE) if isinstance(self.named, str) else self.named
        return number >= 0 and depth < SURE and r.programs[number].ops[0].is_sure(r, r.programs[number].ops, depth + 1)

    def lacks(self, m: Runner, f: Frame) -> Refusal | None:
        frame = self.frame(m, f)
        return lacking(m, frame.program, frame) if frame is not None else None

    def frame(self, m: Runner, f: Frame) -> Frame | None:
        """The frame in which the program would run, if there is one."""
        number = self.program(m, f)
        return None if number < 0 else self._begun(m, f, number)

    def _begun(self, m: Runner, f: Frame, number: int) -> Frame:
        subject = f.subject if self.subject is None else self.subject(m, f)
        given = [a(m, f) for a in self.args]
        bound = given + [-1] * (m.library.programs[number].size - len(given))
        return Frame(number, 0, subject, f.actor, f.source, f.here, bound)
