"""Moves of a single figure: a unit pushed away, a loss that becomes a retreat, a creature's piece that steps on."""

from __future__ import annotations

from ..rules import movement, pieces, refusal_reasons
from ..rules.event_emission import tell
from ..rules.figures import destroy_units, ground_of_piece
from ..state import Frame
from ..state.compiled_content import Number
from ..state.position import Position
from ..state.selection import AreaTerm
from ..values.answer_domains import One
from ..values.bit_masks import bits
from ..values.refusals import Refusal
from .operation import Op
from .runner_interface import Runner


class Push(Op):
    """One unit of a bound stack goes to an area of somebody else's choice; without one it is destroyed (B21.18)."""

    __slots__ = ("areas", "stack")
    change = False  # the question belongs to the clause that chose the unit

    def __init__(self, stack: Number, areas: AreaTerm) -> None:
        super().__init__()
        self.stack = stack
        self.areas = areas

    def domain(self, runner: Runner, frame: Frame) -> One:
        stack = self.stack(runner, frame)
        a = stack // runner.table.n_unit_kinds
        mine = pieces.owner(runner, a)
        others = 0
        for g in range(runner.table.n_factions):
            if g != mine:
                others |= runner.state.owned[g]
        return One(
            "area",
            bits(
                runner.table.near[a]
                & runner.table.sea
                & self.areas.mask(runner, frame)
                & ~movement.barred(runner)
                & ~others
            ),
        )

    def run(self, runner: Runner, frame: Frame) -> int:
        d = self.domain(runner, frame)
        if d.count:
            return runner.ask(self, frame, d, self.who(runner, frame))
        place = runner.skip(self, frame, d, self.next)
        stack = self.stack(runner, frame)
        runner.close_clause()
        destroy_units(runner, stack // runner.table.n_unit_kinds, stack % runner.table.n_unit_kinds, 1, "card")
        return place

    def answer(self, runner: Runner, frame: Frame, value: int) -> int:
        stack = self.stack(runner, frame)
        a, k = stack // runner.table.n_unit_kinds, stack % runner.table.n_unit_kinds
        who, free = pieces.owner(runner, a), pieces.owner(runner, value) < 0
        runner.close_clause()
        pieces.remove(runner, a, k)
        pieces.add(runner, value, k)
        pieces.set_owner(runner, value, who)
        tell(runner, "unit-pushed", frame.subject, who if who != frame.subject else -1, k, a, value)
        if free:
            tell(runner, "area-taken", who, value)
        return self.next

    def refuse(self, runner: Runner, frame: Frame, value: int) -> Refusal:
        a = self.stack(runner, frame) // runner.table.n_unit_kinds
        if value < 0:
            return Refusal("not-offered", self.cite)
        if not runner.table.sea >> value & 1:
            return refusal_reasons.terrain(False, self.cite)
        if not runner.table.near[a] >> value & 1:
            return refusal_reasons.unreached(runner, a, self.cite, "reach-sea")
        if movement.barred(runner) >> value & 1:
            return refusal_reasons.barred(runner, value, self.cite)
        if pieces.owner(runner, value) not in (-1, pieces.owner(runner, a)):
            return refusal_reasons.taken(runner, value, self.cite)
        return self.areas.refuse(runner, frame, value, self.cite)


class StepAreas(AreaTerm):
    """Where the figure of a card may step: what content selects, on the ground that the figure stands on."""

    __slots__ = ("areas", "card")

    def __init__(self, areas: AreaTerm, card: Number) -> None:
        super().__init__("area")
        self.areas = areas
        self.card = card

    def mask(self, position: Position, frame: Frame) -> int:
        return self.areas.mask(position, frame) & ground_of_piece(position, self.card(position, frame))

    def refuse(self, position: Position, frame: Frame, value: int, cite: str) -> Refusal:
        if self.areas.mask(position, frame) >> value & 1:
            return refusal_reasons.terrain(not position.table.land >> value & 1, cite)
        return self.areas.refuse(position, frame, value, cite)

    def lacks(self, position: Position, frame: Frame, cite: str) -> Refusal | None:
        return self.areas.lacks(position, frame, cite)


class RetreatAreas(AreaTerm):
    """Where a unit of the battle may retreat."""

    __slots__ = ()

    def mask(self, position: Position, frame: Frame) -> int:
        battle = position.state.battle
        return movement.retreats(position, frame.subject, battle.area, battle.at_sea)

    def refuse(self, position: Position, frame: Frame, value: int, cite: str) -> Refusal:
        battle = position.state.battle
        return refusal_reasons.retreating(position, frame.subject, battle.area, battle.at_sea, value, cite)
