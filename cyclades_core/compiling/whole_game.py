"""The program of the whole game: set-up, then the phases, round after round.

Each phase is a program of its own, begun by a change of the game's program.
"""

from __future__ import annotations

from typing import Any

from ..operations.operation import Change, End, Goto, Op
from ..operations.script import Program
from ..rules.news import tell
from ..rules.rounds import end_scope
from ..state import Frame
from .effects import Compiler

__all__ = ["compile_round"]


class Phase(Change):
    """Begin a phase."""

    __slots__ = ("first", "number", "program")

    def __init__(self, number: int, program: int, first: int) -> None:
        super().__init__(self._begin)
        self.number = number
        self.program = program
        self.first = first  # the round from which on there is this phase

    def _begin(self, m: Any, f: Frame) -> None:
        t = m.t
        if m.s.round < self.first:
            return
        m.s.phase = self.number
        if m.s.lasting or t.resets["phase"]:
            end_scope(m, "phase")
        if not m.mute:
            tell(m, "phase-began", self.number)
        m.push(self.program, -1)


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
    start = len(ops)
    add(Change(_begin_round))
    for i, d in enumerate(r.phases):
        inner = c.program(d.id, d.effect, d.origin, (*d.origin.path, "effect"), cite=d.cite)
        inner.cause = f"phase-{d.id}"
        r.phase_pc[d.id] = len(ops)
        add(Phase(i, inner.number, d.from_round))
    last = add(Goto())
    last.next = start
    add(End())


def _begin_round(m: Any, f: Frame) -> None:
    m.s.round += 1
    m.left -= 1
    if m.left < 0:  # round after round in which nobody is asked anything
        m.stop()
    tell(m, "round-began", m.s.round)
