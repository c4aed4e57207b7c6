"""What programs read of their frame: bindings by place, and the names that are always there, as functions `(m, f)`.

They are called more often than any other term, so they stand apart from the compiler that asks for them: this module
is compiled where the engine is, the compiler of effects is not (building/compiled.py).
"""

from __future__ import annotations

from collections.abc import Callable

from ..rules.figures import place_of
from ..rules.whereabouts import here_of
from ..state import ATTACKER, DEFENDER, Frame
from ..state.position import Position

__all__ = ["AREAS", "NAMES", "Reader", "alone", "always", "area_of", "bound_at", "kind_of", "members_at", "type_at"]

Reader = Callable[[Position, Frame], int]


def always(number: int) -> Reader:
    """The same number everywhere."""
    return lambda m, f: number


def bound_at(place: int) -> Reader:
    """The binding at a place of the frame."""
    return lambda m, f: f.bound[place]


def members_at(place: int) -> Callable[[Position, Frame], tuple[int, ...]]:
    """All numbers of the binding at a place, be it one or a group."""
    return lambda m, f: f.members(place)


def alone(ref: Reader) -> Callable[[Position, Frame], tuple[int, ...]]:
    """A single number as a group."""
    return lambda m, f: (ref(m, f),)


def area_of(sort: str, ref: Reader) -> Reader:
    """Where something of this sort stands; an area itself as it is."""
    if sort == "units":
        return lambda m, f: v // m.t.K if (v := ref(m, f)) >= 0 else -1
    if sort in ("site", "building"):
        return lambda m, f: m.t.site_area[v] if (v := ref(m, f)) >= 0 else -1
    if sort == "card":
        return lambda m, f: place_of(m, ref(m, f))
    return ref


def kind_of(sort: str, ref: Reader) -> Reader:
    """The kind of unit that a stack or a card is."""
    if sort == "units":
        return lambda m, f: ref(m, f) % m.t.K
    if sort == "card":
        return lambda m, f: m.r.kind_of_card[ref(m, f)]
    return ref


def type_at(ref: Reader) -> Reader:
    """The type of the building on a site."""
    return lambda m, f: m.s.built[ref(m, f)] - 1


def _battle(side: int) -> Reader:
    return lambda m, f: m.s.battle.sides[side].faction


def _subject(m: Position, f: Frame) -> int:
    return f.subject


def _fought_over(m: Position, f: Frame) -> int:
    return m.s.battle.area


#: The names that are always there.
NAMES: dict[str, Reader] = {
    "self": lambda m, f: f.source,
    "mine": _subject,
    "owner": _subject,
    "actor": lambda m, f: f.actor,
    "active": lambda m, f: m.s.active,
    "mover": lambda m, f: f.ask.mover,
    "attacker": _battle(ATTACKER),
    "defender": _battle(DEFENDER),
    "here": here_of,
}

#: Areas that are no binding.
AREAS: dict[str, Reader] = {
    "here": here_of,
    "battle": _fought_over,
    "event": lambda m, f: f.ask.area,
    "start": lambda m, f: f.ask.start,
}
