"""The program of the whole game: set-up, then the phases, round after round.

Each phase is a program of its own, begun by a change of the game's program.
"""

from __future__ import annotations

from typing import Any

from cyclades_core.engine.operations.operation import Change, End, Goto, Op
from cyclades_core.engine.operations.programs import Program
from cyclades_core.engine.rules.event_emission import tell
from cyclades_core.engine.rules.rounds import end_scope
from cyclades_core.engine.state import Frame

from .binding_kinds import EFFECT, NOTHING
from .effect_compiler import Compiler

__all__ = ["compile_round"]


class BeginPhase(Change):
    """Begin a phase."""

    __slots__ = ("first", "number", "program")

    def __init__(self, number: int, program: int, first: int) -> None:
        super().__init__(self._begin)
        self.number = number
        self.program = program
        self.first = first  # the round from which on there is this phase

    def _begin(self, position: Any, frame: Frame) -> None:
        table = position.table
        if position.state.round < self.first:
            return
        position.state.phase = self.number
        if position.state.lasting or table.resets["phase"]:
            end_scope(position, "phase")
        if not position.mute:
            tell(position, "phase-began", self.number)
        position.push(self.program, -1)


def compile_round(book: Any, compiler: Compiler, phases: list[Any]) -> None:
    """Make the program "game" and those of the phases, in the order of their rank (B7.1)."""
    book.phases = [e.definition for e in sorted(phases, key=lambda entry: entry.definition.rank)]
    p = Program(len(book.programs), "game")
    book.programs.append(p)
    book.core["game"] = p.number
    ops: list[Op] = p.ops

    def add(operation: Op) -> Op:
        operation.next = len(ops) + 1
        ops.append(operation)
        return operation

    compiler.subject, compiler.where = NOTHING, "round"
    if book.setup is not None:
        s = book.setup
        setup = compiler.program("setup", s.effect, s.origin, (*s.origin.path, "effect"), cite=s.cite)
        add(Change(lambda position, frame: position.push(setup.number, -1)))
    book.phase_pc = {"setup": 0}
    start = len(ops)
    add(Change(_begin_round))
    for i, d in enumerate(book.phases):
        inner = compiler.program(d.id, d.effect, d.origin, (*d.origin.path, "effect"), cite=d.cite)
        inner.cause = f"phase-{d.id}"
        book.phase_pc[d.id] = len(ops)
        add(BeginPhase(i, inner.number, d.from_round))
    compiler.subject, compiler.where = "faction", EFFECT
    last = add(Goto())
    last.next = start
    add(End())


def _begin_round(position: Any, frame: Frame) -> None:
    position.state.round += 1
    position.left -= 1
    if position.left < 0:  # round after round in which nobody is asked anything
        position.stop()
    tell(position, "round-began", position.state.round)
