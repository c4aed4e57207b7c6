"""Where new figures may go, and several of them at once."""

from __future__ import annotations

from ..plain.domains import Vector
from ..plain.refusals import Refusal
from ..rules import denying, movement, pieces
from ..rules.figures import put_units
from ..rules.naming import unit_id
from ..rules.pieces import in_reserve
from ..state import Frame
from ..state.book import Number
from ..state.position import Position
from ..state.select import AreaTerm
from .operation import Op
from .runner import Runner


class RecruitAreas(AreaTerm):
    """Where a new figure of a bound kind may go; nowhere when the reserve is empty."""

    __slots__ = ("extra", "kind")

    def __init__(self, kind: Number, extra: AreaTerm | None) -> None:
        super().__init__("area")
        self.kind = kind
        self.extra = extra

    def mask(self, m: Position, f: Frame) -> int:
        k = self.kind(m, f)
        if pieces.in_reserve(m, f.subject, k) <= 0:
            return 0
        if self.extra is not None:
            mask = self.extra.mask(m, f)
            if not m.r.kind_land[k]:
                mask &= ~movement.barred(m)
        else:
            mask = movement.recruit_areas(m, f.subject, k)
        return mask

    def refuse(self, m: Position, f: Frame, value: int, cite: str) -> Refusal:
        found, k = self.lacks(m, f, cite), self.kind(m, f)
        if found is not None:
            return found
        if self.extra is None:
            return denying.recruiting(m, f.subject, k, value, cite)
        if not m.r.kind_land[k] and movement.barred(m) >> value & 1:
            return denying.barred(m, value, cite)
        return self.extra.refuse(m, f, value, cite)

    def lacks(self, m: Position, f: Frame, cite: str) -> Refusal | None:
        """The reserve is empty."""
        k = self.kind(m, f)
        return Refusal("nothing-left", cite, what=unit_id(m, k)) if in_reserve(m, f.subject, k) <= 0 else None


class Distribute(Op):
    """Ask for amounts per area: several figures of one kind at once (B6.2, B21.5)."""

    __slots__ = ("areas", "count", "kind")
    change = True

    def __init__(self, kind: Number, count: Number, areas: AreaTerm) -> None:
        super().__init__()
        self.kind = kind
        self.count = count
        self.areas = areas

    def domain(self, m: Runner, f: Frame) -> Vector:
        where = tuple(self.areas.members(m, f))
        n = min(self.count(m, f), in_reserve(m, f.subject, self.kind(m, f)))
        return Vector("spread", where, (n,) * len(where), (((1 << len(where)) - 1, n, n),))

    def run(self, m: Runner, f: Frame) -> int:
        d = self.domain(m, f)
        if not d.slots or not d.high[0]:
            if m.unasked is not None:
                m.unasked.append((self, f.clone(), d))
            return self.next
        return m.ask(self, f, d, self.who(m, f))

    def answer_amounts(self, m: Runner, f: Frame, amounts: tuple[int, ...]) -> int:
        d = self.domain(m, f)
        for a, n in zip(d.slots, amounts, strict=True):
            if n:
                put_units(m, f.subject, self.kind(m, f), a, n)
        return self.next

    def refuse(self, m: Runner, f: Frame, value: int) -> Refusal:
        return self.areas.refuse(m, f, value, self.cite)  # an area that cannot be chosen
