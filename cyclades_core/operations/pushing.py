"""Moves of a single figure: a unit pushed away, a loss that becomes a retreat, a creature's piece that steps on."""

from __future__ import annotations

from ..plain.domains import One
from ..plain.masks import bits
from ..plain.refusals import Refusal
from ..rules import denying, movement, pieces
from ..rules.figures import destroy_units
from ..rules.news import tell
from ..state import Frame
from ..state.book import Number
from ..state.position import Position
from ..state.select import AreaTerm
from .operation import Op
from .runner import Runner


class Push(Op):
    """One unit of a bound stack goes to an area of somebody else's choice; without one it is destroyed (B21.18)."""

    __slots__ = ("areas", "stack")
    change = False  # the question belongs to the clause that chose the unit

    def __init__(self, stack: Number, areas: AreaTerm) -> None:
        super().__init__()
        self.stack = stack
        self.areas = areas

    def domain(self, m: Runner, f: Frame) -> One:
        stack = self.stack(m, f)
        a = stack // m.t.K
        mine = pieces.owner(m, a)
        others = 0
        for g in range(m.t.F):
            if g != mine:
                others |= m.s.owned[g]
        return One("area", bits(m.t.near[a] & m.t.sea & self.areas.mask(m, f) & ~movement.barred(m) & ~others))

    def run(self, m: Runner, f: Frame) -> int:
        d = self.domain(m, f)
        if d.count:
            return m.ask(self, f, d, self.who(m, f))
        if m.unasked is not None:
            m.unasked.append((self, f.clone(), d))
        stack = self.stack(m, f)
        m.close_clause()
        destroy_units(m, stack // m.t.K, stack % m.t.K, 1, "card")
        return self.next

    def answer(self, m: Runner, f: Frame, value: int) -> int:
        stack = self.stack(m, f)
        a, k = stack // m.t.K, stack % m.t.K
        who, free = pieces.owner(m, a), pieces.owner(m, value) < 0
        m.close_clause()
        pieces.remove(m, a, k)
        pieces.add(m, value, k)
        pieces.set_owner(m, value, who)
        tell(m, "unit-pushed", f.subject, who if who != f.subject else -1, k, a, value)
        if free:
            tell(m, "area-taken", who, value)
        return self.next

    def refuse(self, m: Runner, f: Frame, value: int) -> Refusal:
        a = self.stack(m, f) // m.t.K
        if value < 0:
            return Refusal("not-offered", self.cite)
        if not m.t.sea >> value & 1:
            return Refusal("no-target", self.cite)
        if not m.t.near[a] >> value & 1:
            return Refusal("out-of-reach", self.cite)
        if movement.barred(m) >> value & 1:
            return denying.barred(m, value, self.cite)
        if pieces.owner(m, value) not in (-1, pieces.owner(m, a)):
            return denying.taken(m, value, self.cite)
        return self.areas.refuse(m, f, value, self.cite)


class RetreatAreas(AreaTerm):
    """Where a unit of the battle may retreat."""

    __slots__ = ()

    def mask(self, m: Position, f: Frame) -> int:
        battle = m.s.battle
        return movement.retreats(m, f.subject, battle.area, battle.at_sea)

    def refuse(self, m: Position, f: Frame, value: int, cite: str) -> Refusal:
        battle = m.s.battle
        return denying.retreating(m, f.subject, battle.area, battle.at_sea, value, cite)
