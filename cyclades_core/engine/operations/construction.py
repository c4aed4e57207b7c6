"""What may be built where: types, sites, the sea of a port, a metropolis."""

from __future__ import annotations

from collections.abc import Sequence

from ..rules import buildings, refusal_reasons
from ..rules.event_ids import building_id
from ..rules.metropolises import can_build_metropolis
from ..state import Frame
from ..state.compiled_content import Number
from ..state.position import Position
from ..state.selection import Select
from ..values.bit_masks import bits
from ..values.refusals import Refusal
from .operation import Op
from .runner_interface import Runner
from .triggers import other_places


class BuildTypes(Select):
    """Building types that are in stock and have a place."""

    __slots__ = ("inner",)

    def __init__(self, inner: Select) -> None:
        super().__init__("type")
        self.inner = inner

    def members(self, position: Position, frame: Frame) -> Sequence[int]:
        return [t for t in self.inner.members(position, frame) if position.state.stock[t] > 0]

    def refuse(self, position: Position, frame: Frame, value: int, cite: str) -> Refusal:
        if not position.state.stock[value]:
            return Refusal("nothing-left", cite, what=building_id(position, value))
        return self.inner.refuse(position, frame, value, cite)


class BuildSites(Select):
    """A free site; only without one, and if the edition allows it, the site of an own basic building (B13.1)."""

    __slots__ = ("replace",)

    def __init__(self, replace: bool) -> None:
        super().__init__("site")
        self.replace = replace

    def members(self, position: Position, frame: Frame) -> Sequence[int]:
        free = buildings.free_sites(position, frame.subject)
        if free or not self.replace:
            return bits(free)
        return [
            site
            for site in bits(buildings.own_sites(position, frame.subject) & position.state.occupied)
            if position.book.basic[buildings.type_at(position, site)]
        ]

    def refuse(self, position: Position, frame: Frame, value: int, cite: str) -> Refusal:
        return refusal_reasons.site(position, frame.subject, value, cite)

    def lacks(self, position: Position, frame: Frame, cite: str) -> Refusal | None:
        return None if self.members(position, frame) else Refusal("no-target", cite, key="site-free")


class HarbourSeas(Select):
    """The sea a building with a port touches: asked only if its site touches several (B3.5)."""

    __slots__ = ("kind", "site")
    sure = True  # asked only where there is one

    def __init__(self, site: int, kind: Number) -> None:
        super().__init__("area")
        self.site = site
        self.kind = kind

    def members(self, position: Position, frame: Frame) -> Sequence[int]:
        return list(position.table.site_seas[frame.bound[self.site]])

    def refuse(self, position: Position, frame: Frame, value: int, cite: str) -> Refusal:
        return refusal_reasons.harbour(position, frame.bound[self.site], value, cite)


class InStock(Select):
    """Sites, if there is a building of the type left to put there (B13.2, L1.1.2)."""

    __slots__ = ("inner", "kind")

    def __init__(self, inner: Select, kind: Number) -> None:
        super().__init__("site")
        self.inner = inner
        self.kind = kind

    def members(self, position: Position, frame: Frame) -> Sequence[int]:
        if not position.state.stock[self.kind(position, frame)]:
            return []
        return self.inner.members(position, frame)

    def refuse(self, position: Position, frame: Frame, value: int, cite: str) -> Refusal:
        kind = self.kind(position, frame)
        if not position.state.stock[kind]:
            return Refusal("nothing-left", cite, what=building_id(position, kind))
        return self.inner.refuse(position, frame, value, cite)

    def lacks(self, position: Position, frame: Frame, cite: str) -> Refusal | None:
        """The supply is empty, or there is no site for it."""
        kind = self.kind(position, frame)
        if not position.state.stock[kind]:
            return Refusal("nothing-left", cite, what=building_id(position, kind))
        return self.inner.lacks(position, frame, cite)


class BuildVictory(Op):
    """Run the edition's procedure for a metropolis; possible when it has a place or a replacement for one (B19.4)."""

    __slots__ = ()
    change = True
    needs = "build-metropolis"

    def run(self, runner: Runner, frame: Frame) -> int:
        runner.push(runner.book.obligations["build-metropolis"], frame.subject, frame.actor)
        return self.next

    def lacks(self, runner: Runner, frame: Frame) -> Refusal | None:
        if self.can(runner, frame):
            return None
        return Refusal("no-target", self.cite, key="site-clear")

    def can(self, runner: Runner, frame: Frame) -> bool:
        return can_build_metropolis(runner, frame.subject, other_places(runner, frame.subject))
