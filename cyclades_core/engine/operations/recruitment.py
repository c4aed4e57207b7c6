"""Where new figures may go, and several of them at once."""

from __future__ import annotations

from ..rules import movement, pieces, refusal_reasons
from ..rules.event_ids import unit_id
from ..rules.figures import put_units
from ..rules.pieces import in_reserve
from ..state import Frame
from ..state.compiled_content import Number
from ..state.position import Position
from ..state.selection import AreaTerm
from ..values.answer_domains import Vector
from ..values.refusals import Refusal
from .operation import Op
from .runner_interface import Runner


class RecruitAreas(AreaTerm):
    """Where a new figure of a bound kind may go; nowhere when the reserve is empty."""

    __slots__ = ("extra", "kind")

    def __init__(self, kind: Number, extra: AreaTerm | None) -> None:
        super().__init__("area")
        self.kind = kind
        self.extra = extra

    def mask(self, position: Position, frame: Frame) -> int:
        k = self.kind(position, frame)
        if pieces.in_reserve(position, frame.subject, k) <= 0:
            return 0
        if self.extra is not None:
            mask = self.extra.mask(position, frame) & pieces.fitting(position, frame.subject, k)
            if not position.book.kind_land[k]:
                mask &= ~movement.barred(position)
        else:
            mask = movement.recruit_areas(position, frame.subject, k)
        return mask

    def refuse(self, position: Position, frame: Frame, value: int, cite: str) -> Refusal:
        k = self.kind(position, frame)
        if in_reserve(position, frame.subject, k) <= 0:
            return Refusal("nothing-left", cite, what=unit_id(position, k))
        if self.extra is None:
            return refusal_reasons.recruiting(position, frame.subject, k, value, cite)
        if not position.book.kind_land[k] and movement.barred(position) >> value & 1:
            return refusal_reasons.barred(position, value, cite)
        return self.extra.refuse(position, frame, value, cite)

    def lacks(self, position: Position, frame: Frame, cite: str) -> Refusal | None:
        """The reserve is empty, or there is no area for it."""
        k = self.kind(position, frame)
        if in_reserve(position, frame.subject, k) <= 0:
            return Refusal("nothing-left", cite, what=unit_id(position, k))
        if self.some(position, frame):
            return None
        found = self.extra.lacks(position, frame, cite) if self.extra is not None else None
        return found or Refusal("no-target", cite, case="recruit", key="area-recruit", needs=(unit_id(position, k),))


class Distribute(Op):
    """Ask for amounts per area: several figures of one kind at once (B6.2, B21.5)."""

    __slots__ = ("areas", "count", "kind")
    change = True

    def __init__(self, kind: Number, count: Number, areas: AreaTerm) -> None:
        super().__init__()
        self.kind = kind
        self.count = count
        self.areas = areas

    def domain(self, runner: Runner, frame: Frame) -> Vector:
        where = tuple(self.areas.members(runner, frame))
        n = min(max(0, self.count(runner, frame)), in_reserve(runner, frame.subject, self.kind(runner, frame)))
        return Vector("spread", where, (n,) * len(where), (((1 << len(where)) - 1, n, n),))

    def run(self, runner: Runner, frame: Frame) -> int:
        d = self.domain(runner, frame)
        if not d.slots or not d.high[0]:
            return runner.skip(self, frame, d, self.next)
        return runner.ask(self, frame, d, self.who(runner, frame))

    def answer_amounts(self, runner: Runner, frame: Frame, amounts: tuple[int, ...]) -> int:
        d = self.domain(runner, frame)
        for a, n in zip(d.slots, amounts, strict=True):
            if n:
                put_units(runner, frame.subject, self.kind(runner, frame), a, n)
        return self.next

    def refuse(self, runner: Runner, frame: Frame, value: int) -> Refusal:
        if value < 0:
            return Refusal("not-offered", self.cite)
        return self.areas.refuse(runner, frame, value, self.cite)  # an area that cannot be chosen
