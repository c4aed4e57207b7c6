"""The keys of selectors of areas; those of units, sites and buildings take them too.

Each makes a mask term, or a term with what is said of an area that it leaves out (a code, or a function that makes the
refusal).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from cyclades_core.engine.rules.movement import barred, recruit_areas
from cyclades_core.engine.rules.pieces import standing
from cyclades_core.engine.rules.source_places import here_of
from cyclades_core.engine.rules.victory import last_areas
from cyclades_core.engine.state import Frame
from cyclades_core.engine.state.position import Position
from cyclades_core.engine.state.selection import Need
from cyclades_core.engine.values.bit_masks import bits
from cyclades_core.engine.values.refusals import Refusal

from .area_selectors import AreaSelect, Term, area_terms, but, targetable, untargetable
from .owner_relations import Mask, nobodys, owner_mask
from .parameter_types import (
    AREA,
    CARD,
    COUNT,
    FACTION,
    NAME,
    NAMES,
    NUMBER,
    TABLE,
    TRUTH,
    UNIT_KIND,
    Either,
    ListOf,
    Table,
    Words,
)
from .registry import selector
from .selector_refusals import Why, aimed, piece_there, suits, taken, unrecruited, unsailable, unsuited, yours

if TYPE_CHECKING:
    from ..compiler.effect_compiler import Compiler

__all__ = ["AREAS", "UNITS"]

Made = Mask | tuple[Mask, "str | Why"]
AREAS = Either(AREA, TABLE)
UNITS = Either(
    NAME,
    Table({"unit": NAMES, "tag": NAMES, "not-tag": NAMES, "moves": TRUTH, "at-least": COUNT, "alone": TRUTH}),
)


SEAS_KEPT = 20_000  # so many answers about masks a table keeps, from one game to the next


def _bit(position: Position, area: int) -> int:
    return 1 << area if 0 <= area < position.table.n_areas else 0


# terms made from a reference to an area or from another term


def _at(ref: Any) -> Mask:
    return lambda position, frame: _bit(position, ref(position, frame))


def _near(ref: Any) -> Mask:
    return lambda position, frame: (
        position.table.near[a] if 0 <= (a := ref(position, frame)) < position.table.n_areas else 0
    )


def _island_of(ref: Any) -> Mask:
    return lambda position, frame: (
        position.table.island[a] if 0 <= (a := ref(position, frame)) < position.table.n_areas else 0
    )


def _last(owned: Mask) -> Mask:
    def last(position: Position, frame: Frame) -> int:
        found = last_areas(position)
        return found & owned(position, frame) if found else 0

    return last


def _recruit(ref: Any) -> Mask:
    return lambda position, frame: recruit_areas(position, frame.subject, ref(position, frame))


def _other_pieces(position: Position, frame: Frame) -> int:
    """Where another piece stands than that of the card (one may be put where it is already, L16.25)."""
    return int(position.state.pieces & ~_bit(position, here_of(position, frame)))


def _counted(number: int) -> Mask:
    def counted(position: Position, frame: Frame) -> int:
        return sum([1 << a for a, value in enumerate(position.state.counters[number]) if value])

    return counted


def _around(inner: AreaSelect, near: bool) -> Mask:
    def around(position: Position, frame: Frame) -> int:
        table = position.table.near if near else position.table.island
        out = 0
        for a in bits(inner.mask(position, frame)):
            out |= table[a]
        return out

    return around


def _holding(book: Any, kinds: tuple[int, ...], least: int, alone: bool) -> Mask:
    # units and pieces on the board are in one of two masks; what they carry is not
    in_masks = least > 0 and all(book.holds[k] or book.is_piece[k] for k in kinds)
    few = least == 1 and not alone and len(kinds) < 4

    def holding(position: Position, frame: Frame) -> int:
        out = 0
        if few:
            for k in kinds:
                out |= standing(position, k)
            return out
        seen = position.state.manned | position.state.pieces if in_masks else position.table.every
        for a in bits(seen):
            n = 0
            for k in kinds:
                n += position.state.units[k][a]
            if n >= least and (not alone or (n == least and position.state.garrison[a] == n)):
                out |= 1 << a
        return out

    return holding


def _companions(compiler: Compiler, other: Any, path: tuple[Any, ...]) -> Mask:
    """The areas whose seas count as well: of a selector, or the one of a binding."""
    return AreaSelect(compiler, other, path).mask if isinstance(other, dict) else _at(compiler.area_ref(other, path))


def _free_seas(least: Callable[[Position, Frame], int], others: Mask | None) -> Mask:
    def free_seas(position: Position, frame: Frame) -> int:
        free = nobodys(position) & position.table.sea & ~barred(position)
        more = position.table.coast_of[others(position, frame)] if others is not None else 0
        n = least(position, frame)
        if (more & free).bit_count() >= n:
            return int(position.table.land)
        key, kept = (free, more, n), position.table.beside_seas
        found = kept.get(key)
        if found is None:
            if len(kept) > SEAS_KEPT:
                kept.clear()
            found, bit = 0, 1
            for near in position.table.near[: position.table.n_land]:
                if ((near | more) & free).bit_count() >= n:
                    found |= bit
                bit <<= 1
            kept[key] = found
        return found

    return free_seas


@selector("area", "kind", takes=Words("land", "sea"), doc="land or sea")
def _kind(compiler: Compiler, tree: Any, value: Any, path: Any) -> Made:
    return (
        (lambda position, frame: position.table.land)
        if value == "land"
        else (lambda position, frame: position.table.sea)
    )


@selector(
    "area",
    "owner",
    takes=FACTION,
    doc="who controls it: `mine`, `enemy`, `ally`, `rival` (anybody else), `target` (may be aimed at), "
    "`unspared` (an own one, nobody's or a target's), `nobody`, `anyone`, or a bound faction",
)
def _owner(compiler: Compiler, tree: Any, value: Any, path: Any) -> Made:
    why = {"mine": yours, "nobody": taken, "enemy": aimed, "target": aimed, "unspared": aimed}
    return owner_mask(compiler, value, path), why.get(value, "no-target")


@selector(
    "area",
    "at",
    takes=AREAS,
    doc="the area itself: `here` (of the card's piece), `battle`, a binding, or a selector",
)
def _at_area(compiler: Compiler, tree: Any, value: Any, path: Any) -> Made:
    if isinstance(value, dict):
        sub = AreaSelect(compiler, value, path)
        return sub.mask, sub.refuse
    return _at(compiler.area_ref(value, path))


@selector("area", "near", takes=AREAS, doc="adjacent to `here`, to a binding, or to an area of a selector")
def _near_area(compiler: Compiler, tree: Any, value: Any, path: Any) -> Made:
    if isinstance(value, dict):
        return _around(AreaSelect(compiler, value, path), True), "out-of-reach"
    return _near(compiler.area_ref(value, path)), "out-of-reach"


@selector("area", "not-at", takes=AREA, doc="any area but this binding")
def _not_at(compiler: Compiler, tree: Any, value: Any, path: Any) -> Made:
    return but(_at(compiler.area_ref(value, path)))


@selector("area", "island-of", takes=AREAS, doc="on the same island as `here`, a binding, or an area of a selector")
def _same_island(compiler: Compiler, tree: Any, value: Any, path: Any) -> Made:
    if isinstance(value, dict):
        return _around(AreaSelect(compiler, value, path), False), "out-of-reach"
    return _island_of(compiler.area_ref(value, path))


@selector(
    "area",
    "suits",
    takes=CARD,
    doc="where the piece of this bound card may stand: kind of area, owner, no other piece",
)
def _suits(compiler: Compiler, tree: Any, value: Any, path: Any) -> Made:
    ref = compiler.ref(value, path, "card")
    return suits(ref), unsuited(ref)


@selector("area", "holds", takes=UNITS, doc="units there: a unit id, or `{ tag, unit, at-least, alone }`")
def _holds(compiler: Compiler, tree: Any, value: Any, path: Any) -> Made:
    kinds, least, alone = compiler.unit_filter(value, path)
    return _holding(compiler.book, kinds, least, alone)


@selector(
    "area",
    "piece",
    takes=Either(TRUTH, Words("own")),
    doc="whether the piece of a card stands there; `own`: none but that of the card itself",
)
def _piece(compiler: Compiler, tree: Any, value: Any, path: Any) -> Made | list[Term]:
    if value is True:
        return lambda position, frame: position.state.pieces
    return [
        (
            but(_other_pieces if value == "own" else lambda position, frame: position.state.pieces),
            piece_there,
            "piece",
            Need("not-area-piece"),
        )
    ]


@selector("area", "tokens", takes=NUMBER, doc="at least this many placed prosperity markers")
def _tokens(compiler: Compiler, tree: Any, value: Any, path: Any) -> Made:
    least = compiler.number(value, path)

    def tokens(position: Position, frame: Frame) -> int:
        n = least(position, frame)
        placed = position.state.tokens
        return sum([1 << a for a, there in enumerate(placed) if there >= n])

    return tokens


@selector("area", "counter", takes=NAME, doc="where this counter per area is above 0")
def _counter(compiler: Compiler, tree: Any, value: Any, path: Any) -> Made:
    number, per = compiler.counter(value, path)
    compiler.one_of(per, ("area",), path)
    return _counted(number)


@selector("area", "building", takes=Either(NAMES, TABLE), doc="holds a building: `{ type, tag }`")
def _building(compiler: Compiler, tree: Any, value: Any, path: Any) -> Made:
    types = compiler.type_mask(value, path)

    def built(position: Position, frame: Frame) -> int:
        out = 0
        for site in bits(position.state.occupied):
            if types >> (position.state.built[site] - 1) & 1:
                out |= 1 << position.table.site_area[site]
        return out

    return built


@selector("area", "last-of", takes=FACTION, doc="the only land area of its owner, who is `mine`, `enemy` or `anyone`")
def _last_of(compiler: Compiler, tree: Any, value: Any, path: Any) -> Made:
    return _last(owner_mask(compiler, value, path)), "last-area"


@selector("area", "recruit", takes=UNIT_KIND, doc="where a new unit of this kind (id or binding) may be placed")
def _recruited(compiler: Compiler, tree: Any, value: Any, path: Any) -> Made:
    ref = compiler.unit_ref(value, path)
    return _recruit(ref), unrecruited(ref)


@selector(
    "area",
    "allowed",
    takes=Words("may-sail", "may-target"),
    doc="what nothing forbids: `may-sail` (a sea area where fleets may be), `may-target` (by the card being played)",
)
def _allowed(compiler: Compiler, tree: Any, value: Any, path: Any) -> Made:
    if value == "may-sail":
        return lambda position, frame: position.table.sea & ~barred(position), unsailable
    return targetable, untargetable


@selector(
    "area",
    "free-seas",
    takes=Either(COUNT, Table({"at-least": NUMBER, "with": AREAS}, required=("at-least", "with"))),
    doc="so many sea areas of nobody touch it; `{ at-least, with }`: touch it or the bound (or selected) areas",
)
def _seas(compiler: Compiler, tree: Any, value: Any, path: Any) -> Made:
    if not isinstance(value, dict):
        return _free_seas(lambda position, frame: value, None)
    return _free_seas(
        compiler.number(value["at-least"], (*path, "at-least")), _companions(compiler, value["with"], (*path, "with"))
    )


@selector("area", "any", takes=ListOf(TABLE, least=1), doc="one of these selectors")
def _any(compiler: Compiler, tree: Any, value: Any, path: Any) -> Made:
    subs = [AreaSelect(compiler, v, (*path, i)) for i, v in enumerate(value)]

    def union(position: Position, frame: Frame) -> int:
        out = 0
        for sub in subs:
            out |= sub.mask(position, frame)
        return out

    def why(position: Position, frame: Frame, area: int, cite: str) -> Refusal:
        return _either([sub.refuse(position, frame, area, cite) for sub in subs])

    return union, why


def _either(found: list[Refusal]) -> Refusal:
    """Return what one of several selectors asks for: what the first one does, and others that ask for the same kind."""
    out = found[0]
    keys = [each.args.get("key") for each in found]
    at, near = found[0].args.get("needs"), found[-1].args.get("beside")
    if keys == ["area-at", "area-near"] and at == near:
        return Refusal("out-of-reach", out.cite, case=out.case, key="reach-around", beside=at)
    for each in found[1:]:
        for name in ("needs", "beside"):
            more = each.args.get(name)
            if (each.code, each.args.get("key")) == (out.code, keys[0]) and isinstance(more, tuple):
                mine = out.args[name]
                out.args[name] = tuple(dict.fromkeys((*(mine if isinstance(mine, tuple) else ()), *more)))
    return out


@selector("area", "all", takes=ListOf(TABLE, least=1), doc="all of these selectors")
def _all(compiler: Compiler, tree: Any, value: Any, path: Any) -> list[Term]:
    return [term for i, v in enumerate(value) for term in area_terms(compiler, v, (*path, i))]


@selector("area", "not", takes=TABLE, doc="what this selector does not select")
def _not(compiler: Compiler, tree: Any, value: Any, path: Any) -> list[Term]:
    sub = AreaSelect(compiler, value, path)
    # what it is about, for the rule that says so
    key = next(iter(value)) if len(value) == 1 else "not"
    need = sub.terms[0][3].opposite() if len(sub.terms) == 1 else Need("area-not")
    if key == "any" and compiler.table(value, path):
        found = [AreaSelect(compiler, each, (*path, key, i)) for i, each in enumerate(value[key])]
        return [(but(sub.mask), _none_of(found), key, need)]
    return [(but(sub.mask), taken if set(value) == {"owner"} else "no-target", key, need)]


def _none_of(subs: list[AreaSelect]) -> Callable[[Position, Frame, int, str], Refusal]:
    """Return the opposite of that selector which finds the area."""

    def why(position: Position, frame: Frame, area: int, cite: str) -> Refusal:
        for sub in subs:
            if len(sub.terms) == 1 and sub.mask(position, frame) >> area & 1:
                return sub.terms[0][3].opposite().refusal(position, frame, "no-target", cite, "no-target")
        return Need("area-not").refusal(position, frame, "no-target", cite, "no-target")

    return why
