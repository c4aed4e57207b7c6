"""The keys of selectors of areas; those of units, sites and buildings take them too.

Each makes a mask term, or a term with what is said of an area that it leaves out (a code, or a function that makes the
refusal).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ..plain.masks import bits
from ..rules.movement import barred, recruit_areas
from ..rules.pieces import standing
from ..rules.victory import last_areas
from ..rules.whereabouts import here_of
from ..state import Frame
from ..state.position import Position
from ..words.registry import selector
from ..words.takes import (
    BINDING,
    COUNT,
    NAME,
    NAMES,
    NUMBER,
    TABLE,
    TEXT,
    TRUTH,
    Either,
    ListOf,
    Table,
    Words,
)
from .areas import AreaSelect, Term, area_terms, but, targetable, untargetable
from .owners import Mask, nobodys, owner_mask
from .reasons import Why, aimed, piece_there, suits, taken, unrecruited, unsailable, unsuited, yours

if TYPE_CHECKING:
    from .effects import Compiler

__all__ = ["AREA", "UNITS"]

Made = Mask | tuple[Mask, "str | Why"]
AREA = Either(BINDING, TABLE)
UNITS = Either(
    NAME,
    Table({"unit": NAMES, "tag": NAMES, "not-tag": NAMES, "moves": TRUTH, "at-least": COUNT, "alone": TRUTH}),
)


SEAS_KEPT = 20_000  # so many answers about masks a table keeps, from one game to the next


def _bit(m: Position, a: int) -> int:
    return 1 << a if 0 <= a < m.t.A else 0


# terms made from a reference to an area or from another term


def _at(ref: Any) -> Mask:
    return lambda m, f: _bit(m, ref(m, f))


def _near(ref: Any) -> Mask:
    return lambda m, f: m.t.near[a] if 0 <= (a := ref(m, f)) < m.t.A else 0


def _island_of(ref: Any) -> Mask:
    return lambda m, f: m.t.island[a] if 0 <= (a := ref(m, f)) < m.t.A else 0


def _last(owned: Mask) -> Mask:
    def last(m: Position, f: Frame) -> int:
        found = last_areas(m)
        return found & owned(m, f) if found else 0

    return last


def _recruit(ref: Any) -> Mask:
    return lambda m, f: recruit_areas(m, f.subject, ref(m, f))


def _other_pieces(m: Position, f: Frame) -> int:
    """Where another piece stands than that of the card (one may be put where it is already, L16.25)."""
    return int(m.s.pieces & ~_bit(m, here_of(m, f)))


def _counted(number: int) -> Mask:
    def counted(m: Position, f: Frame) -> int:
        return sum([1 << a for a, value in enumerate(m.s.counters[number]) if value])

    return counted


def _around(inner: AreaSelect, near: bool) -> Mask:
    def around(m: Position, f: Frame) -> int:
        table = m.t.near if near else m.t.island
        out = 0
        for a in bits(inner.mask(m, f)):
            out |= table[a]
        return out

    return around


def _holding(r: Any, kinds: tuple[int, ...], least: int, alone: bool) -> Mask:
    # units and pieces on the board are in one of two masks; what they carry is not
    in_masks = least > 0 and all(r.holds[k] or r.is_piece[k] for k in kinds)
    few = least == 1 and not alone and len(kinds) < 4

    def holding(m: Position, f: Frame) -> int:
        out = 0
        if few:
            for k in kinds:
                out |= standing(m, k)
            return out
        seen = m.s.manned | m.s.pieces if in_masks else m.t.every
        for a in bits(seen):
            n = 0
            for k in kinds:
                n += m.s.units[k][a]
            if n >= least and (not alone or (n == least and m.s.garrison[a] == n)):
                out |= 1 << a
        return out

    return holding


def _companions(c: Compiler, other: Any, path: tuple[Any, ...]) -> Mask:
    """The areas whose seas count as well: of a selector, or the one of a binding."""
    return AreaSelect(c, other, path).mask if isinstance(other, dict) else _at(c.area_ref(other, path))


def _free_seas(least: Callable[[Position, Frame], int], others: Mask | None) -> Mask:
    def free_seas(m: Position, f: Frame) -> int:
        free = nobodys(m) & m.t.sea & ~barred(m)
        more = m.t.coast_of[others(m, f)] if others is not None else 0
        n = least(m, f)
        if (more & free).bit_count() >= n:
            return int(m.t.land)
        key, kept = (free, more, n), m.t.beside_seas
        found = kept.get(key)
        if found is None:
            if len(kept) > SEAS_KEPT:
                kept.clear()
            found, bit = 0, 1
            for near in m.t.near[: m.t.L]:
                if ((near | more) & free).bit_count() >= n:
                    found |= bit
                bit <<= 1
            kept[key] = found
        return found

    return free_seas


@selector("area", "kind", takes=Words("land", "sea"), doc="land or sea")
def _kind(c: Compiler, tree: Any, value: Any, path: Any) -> Made:
    return (lambda m, f: m.t.land) if value == "land" else (lambda m, f: m.t.sea)


@selector(
    "area",
    "owner",
    takes=TEXT,
    doc="who controls it: `mine`, `enemy`, `ally`, `rival` (anybody else), `target` (may be aimed at), "
    "`unspared` (an own one, nobody's or a target's), `nobody`, `anyone`, or a bound faction",
)
def _owner(c: Compiler, tree: Any, value: Any, path: Any) -> Made:
    why = {"mine": yours, "nobody": taken, "enemy": aimed, "target": aimed, "unspared": aimed}
    return owner_mask(c, value, path[:-1]), why.get(value, "no-target")


@selector(
    "area",
    "at",
    takes=AREA,
    doc="the area itself: `here` (of the card's piece), `battle`, a binding, or a selector",
)
def _at_area(c: Compiler, tree: Any, value: Any, path: Any) -> Made:
    if isinstance(value, dict):
        sub = AreaSelect(c, value, path)
        return sub.mask, sub.refuse
    return _at(c.area_ref(value, path))


@selector("area", "near", takes=AREA, doc="adjacent to `here`, to a binding, or to an area of a selector")
def _near_area(c: Compiler, tree: Any, value: Any, path: Any) -> Made:
    if isinstance(value, dict):
        return _around(AreaSelect(c, value, path), True), "out-of-reach"
    return _near(c.area_ref(value, path)), "out-of-reach"


@selector("area", "not-at", takes=BINDING, doc="any area but this binding")
def _not_at(c: Compiler, tree: Any, value: Any, path: Any) -> Made:
    return but(_at(c.area_ref(value, path)))


@selector("area", "island-of", takes=AREA, doc="on the same island as `here`, a binding, or an area of a selector")
def _same_island(c: Compiler, tree: Any, value: Any, path: Any) -> Made:
    if isinstance(value, dict):
        return _around(AreaSelect(c, value, path), False), "out-of-reach"
    return _island_of(c.area_ref(value, path))


@selector(
    "area",
    "suits",
    takes=BINDING,
    doc="where the piece of this bound card may stand: kind of area, owner, no other piece",
)
def _suits(c: Compiler, tree: Any, value: Any, path: Any) -> Made:
    return suits(c.ref(value, path)), unsuited(c.ref(value, path))


@selector("area", "holds", takes=UNITS, doc="units there: a unit id, or `{ tag, unit, at-least, alone }`")
def _holds(c: Compiler, tree: Any, value: Any, path: Any) -> Made:
    kinds, least, alone = c.unit_filter(value, path)
    return _holding(c.r, kinds, least, alone)


@selector(
    "area",
    "piece",
    takes=Either(TRUTH, Words("own")),
    doc="whether a creature's piece stands there; `own`: none but that of the card itself",
)
def _piece(c: Compiler, tree: Any, value: Any, path: Any) -> Made | list[Term]:
    if value is True:
        return lambda m, f: m.s.pieces
    return [(but(_other_pieces if value == "own" else lambda m, f: m.s.pieces), piece_there, "piece")]


@selector("area", "tokens", takes=NUMBER, doc="at least this many placed prosperity markers")
def _tokens(c: Compiler, tree: Any, value: Any, path: Any) -> Made:
    least = c.number(value, path)

    def tokens(m: Position, f: Frame) -> int:
        n = least(m, f)
        placed = m.s.tokens
        return sum([1 << a for a, there in enumerate(placed) if there >= n])

    return tokens


@selector("area", "counter", takes=NAME, doc="where this counter per area is above 0")
def _counter(c: Compiler, tree: Any, value: Any, path: Any) -> Made:
    number, per = c.counter(value, path)
    c.one_of(per, ("area",), path)
    return _counted(number)


@selector("area", "building", takes=Either(NAMES, TABLE), doc="holds a building: `{ type, tag }`")
def _building(c: Compiler, tree: Any, value: Any, path: Any) -> Made:
    types = c.type_mask(value, path)

    def built(m: Position, f: Frame) -> int:
        out = 0
        for site in bits(m.s.occupied):
            if types >> (m.s.built[site] - 1) & 1:
                out |= 1 << m.t.site_area[site]
        return out

    return built


@selector("area", "last-of", takes=TEXT, doc="the only land area of its owner, who is `mine`, `enemy` or `anyone`")
def _last_of(c: Compiler, tree: Any, value: Any, path: Any) -> Made:
    return _last(owner_mask(c, value, path[:-1])), "last-area"


@selector("area", "recruit", takes=NAME, doc="where a new unit of this kind (id or binding) may be placed")
def _recruited(c: Compiler, tree: Any, value: Any, path: Any) -> Made:
    ref = c.unit_ref(value, path)
    return _recruit(ref), unrecruited(ref)


@selector(
    "area",
    "allowed",
    takes=Words("may-sail", "may-target"),
    doc="what nothing forbids: `may-sail` (a sea area where fleets may be), `may-target` (by the card being played)",
)
def _allowed(c: Compiler, tree: Any, value: Any, path: Any) -> Made:
    if value == "may-sail":
        return lambda m, f: m.t.sea & ~barred(m), unsailable
    return targetable, untargetable


@selector(
    "area",
    "free-seas",
    takes=Either(COUNT, Table({"at-least": NUMBER, "with": AREA}, required=("at-least", "with"))),
    doc="so many sea areas of nobody touch it; `{ at-least, with }`: touch it or the bound (or selected) areas",
)
def _seas(c: Compiler, tree: Any, value: Any, path: Any) -> Made:
    if not isinstance(value, dict):
        return _free_seas(lambda m, f: value, None)
    return _free_seas(c.number(value["at-least"], (*path, "at-least")), _companions(c, value["with"], (*path, "with")))


@selector("area", "any", takes=ListOf(TABLE, least=1), doc="one of these selectors")
def _any(c: Compiler, tree: Any, value: Any, path: Any) -> Made:
    subs = [AreaSelect(c, v, (*path, i)) for i, v in enumerate(value)]

    def union(m: Position, f: Frame) -> int:
        out = 0
        for sub in subs:
            out |= sub.mask(m, f)
        return out

    return union, subs[0].refuse


@selector("area", "all", takes=ListOf(TABLE, least=1), doc="all of these selectors")
def _all(c: Compiler, tree: Any, value: Any, path: Any) -> list[Term]:
    return [term for i, v in enumerate(value) for term in area_terms(c, v, (*path, i))]


@selector("area", "not", takes=TABLE, doc="what this selector does not select")
def _not(c: Compiler, tree: Any, value: Any, path: Any) -> list[Term]:
    sub = AreaSelect(c, value, path)
    # what it is about, for the rule that says so
    key = next(iter(value)) if len(value) == 1 else "not"
    return [(but(sub.mask), taken if set(value) == {"owner"} else "no-target", key)]
