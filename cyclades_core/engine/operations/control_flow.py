"""Operations that order other operations: may, one-of, the first that can be done, repeat, each, run."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..state import Frame
from ..state.selection import Select
from ..values.answer_domains import NONE, Domain, One
from ..values.limits import LOOKS
from ..values.refusals import Refusal
from .operation import SURE, Op
from .payments import costs
from .programs import ProgramLibrary
from .runner_interface import Number, Runner
from .shortfall import lacking

__all__ = ["Branch", "Each", "EachChosen", "First", "Loop", "May", "RunProgram"]


class Ahead(Op):
    """An operation that looks ahead by itself: what it offers can be paid for."""

    __slots__ = ("costly",)
    looks = True
    costly: bool

    def __init__(self) -> None:
        super().__init__()
        self.costly = False  # is anything to be paid in what it looks at?

    def link(self, library: ProgramLibrary, ops: list[Op]) -> None:
        self.costly = any(costs(ops, at) for at in self.bodies())

    def bodies(self) -> list[int]:
        """Where what it looks at begins."""
        return [self.next]

    def tells(self, runner: Runner, frame: Frame, domain: Domain) -> bool:
        return self.costly


class May(Ahead):
    """Ask whether to do the body; offered only when it can be done."""

    __slots__ = ("other",)

    def __init__(self) -> None:
        super().__init__()
        self.other = 0

    def places(self) -> list[int]:
        return [self.next, self.other]

    def run(self, runner: Runner, frame: Frame) -> int:
        d = self.domain(runner, frame)
        if d.count > 1 or runner.pauses(self, frame, d):
            return runner.ask(self, frame, d, self.who(runner, frame))
        return runner.pass_by(self, frame, d, self.who(runner, frame), self.other)  # "no"

    def domain(self, runner: Runner, frame: Frame) -> One:
        scratch = frame.clone()
        return One("yes-no", (1, 0) if self.can_next(runner, scratch) else (0,))

    def answer(self, runner: Runner, frame: Frame, value: int) -> int:
        return self.next if value else self.other

    def refuse(self, runner: Runner, frame: Frame, value: int) -> Refusal:
        return lacking(runner, frame.program, frame, self.next) or Refusal("no-target", self.cite)


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

    def link(self, library: ProgramLibrary, ops: list[Op]) -> None:
        super().link(library, ops)
        found = [ops[at] for at in self.branches]
        self.sure = [op.is_sure(library, ops) for op in found]

    def _open(self, runner: Runner, frame: Frame) -> list[int]:
        ops = runner.library.programs[frame.program].ops
        out = []
        for i, at in enumerate(self.branches):
            if self.sure[i]:
                out.append(i)
                continue
            scratch = frame.clone()
            scratch.place = at
            if ops[at].can(runner, scratch):
                out.append(i)
        return out

    def domain(self, runner: Runner, frame: Frame) -> One:
        return One("branch", self._open(runner, frame))

    def run(self, runner: Runner, frame: Frame) -> int:
        d = self.domain(runner, frame)
        if d.count:
            return runner.ask(self, frame, d, self.who(runner, frame))
        return runner.skip(self, frame, d, self.empty)

    def answer(self, runner: Runner, frame: Frame, value: int) -> int:
        return self.branches[value]

    def can(self, runner: Runner, frame: Frame) -> bool:
        return bool(self._open(runner, frame))

    def refuse(self, runner: Runner, frame: Frame, value: int) -> Refusal:
        if not 0 <= value < len(self.branches):
            return Refusal("not-offered", self.cite)
        found = lacking(runner, frame.program, frame, self.branches[value])
        return found or Refusal("no-target", self.cite, key="any-effect")

    def lacks(self, runner: Runner, frame: Frame) -> Refusal | None:
        # what the first branch wants: the others want more, or something else
        return (
            lacking(runner, frame.program, frame, self.branches[0])
            if self.branches and not self._open(runner, frame)
            else None
        )


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

    def _open(self, runner: Runner, frame: Frame) -> int:
        ops = runner.library.programs[frame.program].ops
        for at in self.branches:
            scratch = frame.clone()
            scratch.place = at
            if ops[at].can(runner, scratch):
                return at
        return -1

    def run(self, runner: Runner, frame: Frame) -> int:
        at = self._open(runner, frame)
        return self.empty if at < 0 else at

    def can(self, runner: Runner, frame: Frame) -> bool:
        return self._open(runner, frame) >= 0


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

    def _more(self, runner: Runner, frame: Frame) -> bool:
        return self.times is None or max(frame.bound[self.counter], 0) < self.times(runner, frame)

    def _possible(self, runner: Runner, frame: Frame) -> bool:
        return self._more(runner, frame) and self.can_next(runner, frame.clone())

    def run(self, runner: Runner, frame: Frame) -> int:
        runner.left -= 1
        if runner.left < 0:
            runner.stop()
        asks = self.optional and max(frame.bound[self.counter], 0) >= self.least
        if not self._possible(runner, frame):
            if asks and runner.table.discreet and self.costly and self._more(runner, frame):
                return runner.ask(self, frame, One("yes-no", (0,)), self.who(runner, frame))
            return self._leave(frame)
        return runner.ask(self, frame, One("yes-no", (1, 0)), self.who(runner, frame)) if asks else self._enter(frame)

    def _enter(self, frame: Frame) -> int:
        frame.bound[self.counter] = max(frame.bound[self.counter], 0) + 1
        return self.next

    def _leave(self, frame: Frame) -> int:
        frame.bound[self.counter] = -1
        return self.other

    def domain(self, runner: Runner, frame: Frame) -> One:
        return One("yes-no", (1, 0) if not runner.table.discreet or self._possible(runner, frame) else (0,))

    def answer(self, runner: Runner, frame: Frame, value: int) -> int:
        return self._enter(frame) if value else self._leave(frame)

    def can(self, runner: Runner, frame: Frame) -> bool:
        if self.optional and self.least == 0:
            return True
        if frame.bound[self.counter] > 0:
            return self._possible(runner, frame)
        return (self.times is None or self.times(runner, frame) > 0) and self.can_next(runner, frame.clone())


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

    def run(self, runner: Runner, frame: Frame) -> int:
        left, fresh = frame.group(self.at), False
        if frame.bound[self.at] < 0:
            found = self.select.members(runner, frame)
            if self.order is not None and len(found) > 1:
                found = self.order(runner, list(found))
            left, fresh = tuple(found), True
        while left:
            value, left = left[0], left[1:]
            if self.check and not fresh and value not in self.select.members(runner, frame):
                continue
            # after the last one there is nothing to come back for
            if left:
                frame.bind_group(self.at, left)
            else:
                frame.drop_group(self.at)
            self.begin_for(runner, frame, value)
            return frame.place if left else self.next
        frame.drop_group(self.at)
        return self.next

    def begin_for(self, runner: Runner, frame: Frame, value: int) -> None:
        """Put the program for this member on the stack, with what is bound so far."""
        subject = frame.subject if self.acts is None else self.acts(runner, value)
        given = [*frame.bound[: self.slots], value]
        runner.push(self.program, subject, frame.actor, frame.source, frame.here, given, frame.groups)


class EachChosen(Each):
    """The same in an order that somebody chooses, one member after the other (B4.5, B10.3)."""

    __slots__ = ("sort",)
    sort: str

    def who(self, runner: Runner, frame: Frame) -> int:
        return frame.subject if self.by is None else self.by(runner, frame)

    def domain(self, runner: Runner, frame: Frame) -> One:
        found = self.select.members(runner, frame)
        return One(self.sort, found if frame.bound[self.at] < 0 else [v for v in frame.group(self.at) if v in found])

    def run(self, runner: Runner, frame: Frame) -> int:
        d = self.domain(runner, frame)
        if not d.count:
            frame.drop_group(self.at)
            return self.next
        frame.bind_group(self.at, tuple(d))
        return runner.ask(self, frame, d, self.who(runner, frame))

    def answer(self, runner: Runner, frame: Frame, value: int) -> int:
        frame.bind_group(self.at, tuple(v for v in frame.group(self.at) if v != value))
        self.begin_for(runner, frame, value)
        return frame.place


class RunProgram(Op):
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

    def run(self, runner: Runner, frame: Frame) -> int:
        program = self.program(runner, frame)
        if program >= 0:  # not a card without an effect
            subject = frame.subject if self.subject is None else self.subject(runner, frame)
            if subject < 0 and self.subject is not None:
                return self.next  # nobody
            runner.push(program, subject, frame.actor, frame.source, frame.here, [a(runner, frame) for a in self.args])
        return self.next

    def can(self, runner: Runner, frame: Frame) -> bool:
        number = self.program(runner, frame)
        if number < 0:
            return True
        begun = self._begun(runner, frame, number)
        # what can be done may depend on what can be done, and so on: no stack is deep enough for that
        if runner.looks >= LOOKS:
            raise RecursionError
        runner.looks += 1
        try:
            return runner.library.programs[number].ops[0].can(runner, begun)
        finally:
            runner.looks -= 1

    def is_sure(self, library: ProgramLibrary, ops: list[Op], depth: int = 0) -> bool:
        number = library.named.get(self.named, NONE) if isinstance(self.named, str) else self.named
        return (
            number >= 0
            and depth < SURE
            and library.programs[number].ops[0].is_sure(library, library.programs[number].ops, depth + 1)
        )

    def lacks(self, runner: Runner, frame: Frame) -> Refusal | None:
        begun = self.frame(runner, frame)
        return lacking(runner, begun.program, begun) if begun is not None else None

    def frame(self, runner: Runner, frame: Frame) -> Frame | None:
        """The frame in which the program would run, if there is one."""
        number = self.program(runner, frame)
        return None if number < 0 else self._begun(runner, frame, number)

    def _begun(self, runner: Runner, frame: Frame, number: int) -> Frame:
        subject = frame.subject if self.subject is None else self.subject(runner, frame)
        given = [a(runner, frame) for a in self.args]
        bound = given + [-1] * (runner.library.programs[number].size - len(given))
        return Frame(number, 0, subject, frame.actor, frame.source, frame.here, bound)
