"""What programs read of their frame, as functions `(position, frame)`: bindings by place, names that are always there.

They are called more often than any other term, so they stand apart from the compiler that asks for them: this module
is compiled where the engine is, the compiler of effects is not (tools/building/compiled_modules.py).
"""

from __future__ import annotations

from collections.abc import Callable

from cyclades_core.engine.rules.figures import place_of
from cyclades_core.engine.rules.source_places import here_of
from cyclades_core.engine.state import ATTACKER, DEFENDER, Frame
from cyclades_core.engine.state.position import Position

__all__ = [
    *("AREAS", "NAMES", "NAME_KINDS", "Reader", "alone", "always", "area_of", "bound_at", "kind_of", "members_at"),
    *("site_of_source", "type_at"),
]

Reader = Callable[[Position, Frame], int]


def always(number: int) -> Reader:
    """The same number everywhere."""
    return lambda position, frame: number


def bound_at(place: int) -> Reader:
    """The binding at a place of the frame."""
    return lambda position, frame: frame.bound[place]


def members_at(place: int) -> Callable[[Position, Frame], tuple[int, ...]]:
    """All numbers of the binding at a place, be it one or a group."""
    return lambda position, frame: frame.members(place)


def alone(ref: Reader) -> Callable[[Position, Frame], tuple[int, ...]]:
    """A single number as a group."""
    return lambda position, frame: (ref(position, frame),)


def area_of(sort: str, ref: Reader) -> Reader:
    """Where something of this sort stands; an area itself as it is."""
    if sort == "units":
        return lambda position, frame: v // position.table.n_unit_kinds if (v := ref(position, frame)) >= 0 else -1
    if sort in ("site", "building"):
        return lambda position, frame: position.table.site_area[v] if (v := ref(position, frame)) >= 0 else -1
    if sort == "metropolis":  # a hidden one is nowhere
        return lambda position, frame: (
            position.table.site_area[v] if 0 <= (v := ref(position, frame)) < position.table.n_sites else -1
        )
    if sort == "card":
        return lambda position, frame: place_of(position, ref(position, frame))
    return ref


def kind_of(sort: str, ref: Reader) -> Reader:
    """The kind of unit that a stack or a card is."""
    if sort == "units":
        return lambda position, frame: ref(position, frame) % position.table.n_unit_kinds
    if sort == "card":
        return lambda position, frame: position.book.kind_of_card[ref(position, frame)]
    return ref


def type_at(ref: Reader) -> Reader:
    """The type of the building on a site."""
    return lambda position, frame: position.state.built[ref(position, frame)] - 1


def site_of_source(position: Position, frame: Frame) -> int:
    """The site of the building that an effect belongs to, or -1."""
    return -2 - frame.source if frame.source <= -2 else -1


def _battle(side: int) -> Reader:
    return lambda position, frame: position.state.battle.sides[side].faction


def _subject(position: Position, frame: Frame) -> int:
    return frame.subject


def _fought_over(position: Position, frame: Frame) -> int:
    return position.state.battle.area


#: The names that are always there.
NAMES: dict[str, Reader] = {
    "self": lambda position, frame: frame.source,
    "mine": _subject,
    "owner": _subject,
    "actor": lambda position, frame: frame.actor,
    "active": lambda position, frame: position.state.active,
    "mover": lambda position, frame: frame.ask.mover,
    "attacker": _battle(ATTACKER),
    "defender": _battle(DEFENDER),
    "here": here_of,
}

#: What they hold. `self` depends on what the effect belongs to.
NAME_KINDS: dict[str, str] = {name: "faction" for name in NAMES if name not in ("here", "self")} | {"here": "area"}

#: Areas that are no binding.
AREAS: dict[str, Reader] = {
    "here": here_of,
    "battle": _fought_over,
    "event": lambda position, frame: frame.ask.area,
    "start": lambda position, frame: frame.ask.start,
}
