"""The program of the whole game: set-up, then the phases, round after round.

Each phase is a program of its own, begun by a change of the game's program. At the end of a phase the next one mostly
takes its place at once, without going back to the game's program in between: `PhaseEnd`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..operations.linking import idle_test
from ..operations.operation import CHANGE, Change, End, Goto, Op
from ..operations.script import Program
from ..rules.news import tell
from ..rules.rounds import end_scope
from ..state import Frame
from .effects import Compiler

__all__ = ["compile_round", "link_round"]


class Phase(Change):
    """Begin a phase."""

    __slots__ = ("first", "idle_test", "number", "program")

    def __init__(self, number: int, program: int, first: int) -> None:
        super().__init__(self._begin)
        self.number = number
        self.program = program
        self.first = first  # the round from which on there is this phase
        self.idle_test: Callable[[Any], bool] | None = None  # would it do nothing now?

    def _begin(self, m: Any, f: Frame) -> None:
        t = m.t
        if m.s.round < self.first:
            return
        m.s.phase = self.number
        if m.s.lasting or t.resets["phase"]:
            end_scope(m, "phase")
        if not m.mute:
            tell(m, "phase-began", self.number)
        if self.idle_test is None or not self.idle_test(m):
            m.push(self.program, -1)

    def row(self, r: Any) -> tuple[Any, ...]:
        """What `PhaseEnd` needs of it."""
        start, blank, _ = r.entries_of[self.program]
        return self.next, self.number, self.first, self.idle_test, self.program, start, blank


class PhaseEnd(End):
    """The end of a phase, and the beginning of the next one that has something to do."""

    __slots__ = ("following",)
    code = CHANGE

    def __init__(self) -> None:
        super().__init__()
        # (pc of the game's program while it runs, number, first round, its `idle_test`, program, start, bindings)
        self.following: list[tuple[Any, ...]] = []

    def entry(self) -> tuple[int, Any, int, int]:
        return self.code, self._go_on, 0, 0

    def _go_on(self, m: Any, f: Frame) -> None:
        s, t = m.s, m.t
        frames = s.frames
        # not if a standing rule stirs, which comes first; below it lies the game's own frame
        if len(frames) == 2 and not s.dirty & t.watch:
            for pc, number, first, idle, program, start, blank in self.following:
                frames[-2].place = pc
                if first > 1 and s.round < first:
                    continue
                # as in `Phase`, written out: this is done at every end of a phase
                s.phase = number
                if s.lasting or t.resets["phase"]:
                    end_scope(m, "phase")
                if not m.mute:
                    tell(m, "phase-began", number)
                if idle is None or not idle(m):
                    frames[-1] = Frame(program, start, bound=[*blank])
                    return
        del frames[-1]


def compile_round(r: Any, c: Compiler, phases: list[Any]) -> None:
    """Make the program "game" and those of the phases."""
    r.phases = [e.definition for e in sorted(phases, key=lambda e: e.definition.rank)]
    p = Program(len(r.programs), "game")
    r.programs.append(p)
    r.core["game"] = p.number
    ops: list[Op] = p.ops

    def add(op: Op) -> Op:
        op.next = len(ops) + 1
        ops.append(op)
        return op

    if r.setup is not None:
        s = r.setup
        setup = c.program("setup", s.effect, s.origin, (*s.origin.path, "effect"), cite=s.cite)
        add(Change(lambda m, f: m.push(setup.number, -1)))
    r.phase_pc = {"setup": 0}
    r.begun_by_change = set[int]()  # programs that nothing but a change puts on the stack
    start = len(ops)
    add(Change(_begin_round))
    for i, d in enumerate(r.phases):
        inner = c.program(d.id, d.effect, d.origin, (*d.origin.path, "effect"), cite=d.cite)
        inner.cause = f"phase-{d.id}"
        if not inner.hold and isinstance(inner.ops[-1], End):
            inner.ops[-1] = PhaseEnd()
        r.begun_by_change.add(inner.number)
        r.phase_pc[d.id] = len(ops)
        add(Phase(i, inner.number, d.from_round))
    last = add(Goto())
    last.next = start
    add(End())


def link_round(r: Any) -> None:
    """Tell each phase what follows it in its round."""
    phases = [op for op in r.programs[r.core["game"]].ops if isinstance(op, Phase)]
    for phase in phases:
        phase.idle_test = idle_test(r.programs[phase.program].ops, r.entries_of[phase.program][0])
    for i, phase in enumerate(phases):
        end = r.programs[phase.program].ops[-1]
        if isinstance(end, PhaseEnd):
            end.following = [later.row(r) for later in phases[i + 1 :]]


def _begin_round(m: Any, f: Frame) -> None:
    m.s.round += 1
    m.left -= 1
    if m.left < 0:  # round after round in which nobody is asked anything
        m.stop()
    tell(m, "round-began", m.s.round)
