"""Selectors of areas and sites as mask terms: each key compiles to a function `(m, f) -> mask`; the terms are ANDed.

Because every term keeps the rule it cites, the first term that clears a bit says why the area is not offered.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ..plain.events import M
from ..plain.refusals import Refusal
from ..plain.registry import word
from ..rules.movement import barred, enterable, recruit_areas
from ..rules.pieces import bits, find, standing
from ..rules.quantities import forbidden, forbids
from ..rules.victory import last_areas
from ..state import Frame
from .owners import Mask, nobodys, owner_mask
from .reasons import Why, no_entry, piece_there, suits, taken, unrecruited, unsailable, unsuited, yours

__all__ = [
    "AREA_KEYS",
    "AreaSelect",
    "Mask",
    "area_terms",
    "but",
    "here_of",
    "targetable",
    "untargetable",
]

Term = tuple[Mask, "str | Why", str]

for _key, _doc in (  # text: ok documentation for authors
    ("kind", "area: `land` or `sea`"),
    (
        "owner",
        "who controls it: `mine`, `enemy`, `ally`, `rival` (anybody else), `target` (may be aimed at), `spared` (not), "
        "`nobody`, `anyone`, or a bound faction",
    ),
    ("at", "the area itself: `here` (of the card's piece), `battle`, a binding, or a selector"),
    ("near", "adjacent to `here`, to a binding, or to an area of a selector"),
    ("not-at", "any area but this binding"),
    ("island-of", "on the same island as `here`, a binding, or an area of a selector"),
    ("suits", "where the piece of this bound card may stand: kind of area, owner, no other piece"),
    ("holds", "units there: a unit id, or `{ tag, unit, at-least, alone }`"),
    ("without", "no such units there"),
    ("piece", "whether a creature's piece stands there; `own`: none but that of the card itself"),
    ("tokens", "at least this many placed prosperity markers"),
    ("counter", "where this counter per area is above 0"),
    ("building", "holds a building: `{ type, tag }`"),
    ("last-of", "the only land area of its owner, who is `mine`, `enemy` or `anyone`"),
    ("recruit", "where a new unit of this kind (id or binding) may be placed"),
    ("open", "sea that is not barred for fleets"),
    ("enterable", "areas that units may move into"),
    ("targetable", "not protected against the card being played"),
    ("symbol", "with a printed symbol"),
    ("large-site", "area: has a site for a large building"),
    ("free-seas", "`{ at-least, with }`: so many sea areas of nobody touch it or the bound (or selected) areas"),
    ("any", "one of these selectors"),
    ("all", "all of these selectors"),
    ("not", "what this selector does not select"),
    ("free", "site: empty and usable for a basic building"),
    ("large", "site: for large buildings"),
    ("clear", "site: takes a large building as it is"),
    ("clearable", "site: takes a large building when basic ones are removed"),
    ("type", "building: of this type (id, list or binding)"),
    ("tag", "with this tag, or one of these"),
    ("not-tag", "without this tag"),
    ("unmarked", "building: a discount is left this round"),
    ("holds-victory", "site: a metropolis stands on it"),
):
    word("selector", _key, _doc)


def here_of(m: M, f: Frame) -> int:
    """The area of the source: given with the frame, or where its figure stands."""
    if f.here >= 0:
        return int(f.here)
    card = f.source
    if card < 0:
        return -1
    k = m.r.kind_of_card[card]
    return find(m, k) if k >= 0 else -1


def _bit(m: M, a: int) -> int:
    return 1 << a if 0 <= a < m.t.A else 0


# terms made from a reference to an area or from another term


def _at(ref: Any) -> Mask:
    return lambda m, f: _bit(m, ref(m, f))


def _near(ref: Any) -> Mask:
    return lambda m, f: m.t.near[a] if 0 <= (a := ref(m, f)) < m.t.A else 0


def _island_of(ref: Any) -> Mask:
    return lambda m, f: m.t.island[a] if 0 <= (a := ref(m, f)) < m.t.A else 0


def but(term: Mask) -> Mask:
    return lambda m, f: ~term(m, f)


def _last(owned: Mask) -> Mask:
    def last(m: M, f: Frame) -> int:
        found = last_areas(m)
        return found & owned(m, f) if found else 0

    return last


def _recruit(ref: Any) -> Mask:
    return lambda m, f: recruit_areas(m, f.subject, ref(m, f))


def untargetable(m: M, f: Frame, a: int, cite: str) -> Refusal:
    """What protects an area against the card being played."""
    targetable(m, f)  # for its context
    return forbids(m, "may-target", a, cite)


def area_terms(c: Any, tree: dict[str, Any], path: tuple[Any, ...]) -> list[Term]:
    """The terms of an area selector, each with the code of its refusal (or what makes one) and its key."""
    terms: list[Term] = []
    key = ""

    def add(mask: Mask, why: str | Why = "no-target") -> None:
        terms.append((mask, why, key))

    for key, value in tree.items():
        p = (*path, key)
        if key == "kind":
            c.one_of(value, ("land", "sea"), p)
            add((lambda m, f: m.t.land) if value == "land" else (lambda m, f: m.t.sea))
        elif key == "owner":
            add(owner_mask(c, value, path), yours if value == "mine" else taken if value == "nobody" else "no-target")
        elif key == "at":
            if isinstance(value, dict):
                sub = AreaSelect(c, value, p)
                add(sub.mask, sub.refuse)
            else:
                ref = c.area_ref(value, p)
                add(_at(ref))
        elif key in ("near", "island-of") and isinstance(value, dict):
            add(_around(AreaSelect(c, value, p), key == "near", value), "out-of-reach")
        elif key in ("near", "not-at", "island-of"):
            ref = c.area_ref(value, p)
            if key == "near":
                add(_near(ref), "out-of-reach")
            elif key == "not-at":
                add(but(_at(ref)))
            else:
                add(_island_of(ref))
        elif key in ("holds", "without"):
            kinds, least, alone = c.unit_filter(value, p)
            if key == "holds":
                add(_holding(c.r, kinds, least, alone))
            else:
                add(but(_holding(c.r, kinds, 1, False)))
        elif key == "piece":
            if value is True:
                add(lambda m, f: m.s.pieces)
            else:
                add(but(_other_pieces if value == "own" else lambda m, f: m.s.pieces), piece_there)
        elif key == "suits":
            add(suits(c.ref(value, p)), unsuited(c.ref(value, p)))
        elif key == "tokens":
            least_n = c.number(value, p)

            def tokens(m: M, f: Frame, least_n: Any = least_n) -> int:
                n = least_n(m, f)
                placed = m.s.tokens
                return sum([1 << a for a, there in enumerate(placed) if there >= n])

            add(tokens)
        elif key == "counter":
            number, per = c.counter(value, p)
            c.one_of(per, ("area",), p)
            add(_counted(number))
        elif key == "building":
            types = c.type_mask(value, p)

            def built(m: M, f: Frame, types: int = types) -> int:
                out = 0
                for site in bits(m.s.occupied):
                    if types >> (m.s.built[site] - 1) & 1:
                        out |= 1 << m.t.site_area[site]
                return out

            add(built)
        elif key == "last-of":
            owned = owner_mask(c, value, path)
            add(_last(owned), "last-area")
        elif key == "recruit":
            ref = c.unit_ref(value, p)
            add(_recruit(ref), unrecruited(ref))
        elif key == "open":
            add(lambda m, f: m.t.sea & ~barred(m), unsailable)
        elif key == "enterable":
            add(lambda m, f: enterable(m, f.subject, True) | enterable(m, f.subject, False) & ~barred(m), no_entry)
        elif key == "targetable":
            add(targetable, untargetable)
        elif key == "symbol":
            add(lambda m, f: m.t.symbol)
        elif key == "large-site":
            add(_large_sites)
        elif key == "free-seas" and c.table(value, p):
            add(_free_seas(c.number(value.get("at-least", 1), p), _companions(c, value, p)))
        elif key == "any":
            subs = [AreaSelect(c, v, (*p, i)) for i, v in enumerate(value)]

            def union(m: M, f: Frame, subs: list[AreaSelect] = subs) -> int:
                out = 0
                for sub in subs:
                    out |= sub.mask(m, f)
                return out

            add(union, subs[0].refuse if subs else "no-target")
        elif key == "all":
            for i, v in enumerate(value):
                terms += area_terms(c, v, (*p, i))
        elif key == "not":
            sub = AreaSelect(c, value, p)
            if len(value) == 1:
                (key,) = value  # what it is about, for the rule that says so
            add(but(sub.mask), taken if set(value) == {"owner"} else "no-target")
        else:
            c.unknown(key, "unknown-selector-key", p, AREA_KEYS)
    return terms


AREA_KEYS = (
    "kind owner at near not-at island-of holds without piece tokens counter building last-of recruit open enterable "
    "targetable symbol large-site free-seas any all not suits"
).split()


def _other_pieces(m: M, f: Frame) -> int:
    """Where another piece stands than that of the card (one may be put where it is already, L16.25)."""
    return int(m.s.pieces & ~_bit(m, here_of(m, f)))


def _counted(number: int) -> Mask:
    def counted(m: M, f: Frame) -> int:
        return sum([1 << a for a, value in enumerate(m.s.counters[number]) if value])

    return counted


def _around(inner: AreaSelect, near: bool, tree: dict[str, Any]) -> Mask:
    # what says no more than kind and owner is the same for every binding: kept until something changes
    relations = ("ally", "anyone", "enemy", "mine", "nobody", "rival")
    plain = set(tree) <= {"kind", "owner"} and tree.get("owner") in relations

    def kept(m: M, f: Frame) -> int:
        key = (inner, f.subject)
        found: int | None = m.memo.get(key)
        if found is None:
            found = m.memo[key] = around(m, f)
        return found

    def around(m: M, f: Frame) -> int:
        table = m.t.near if near else m.t.island
        out = 0
        for a in bits(inner.mask(m, f)):
            out |= table[a]
        return out

    return kept if plain else around


def _holding(r: Any, kinds: tuple[int, ...], least: int, alone: bool) -> Mask:
    # units and pieces on the board are in one of two masks; what they carry is not
    in_masks = least > 0 and all(r.holds[k] or r.is_piece[k] for k in kinds)
    key = ("holding", kinds, least, alone)
    few = least == 1 and not alone and len(kinds) < 4

    def holding(m: M, f: Frame) -> int:
        out: int | None = m.memo.get(key)
        if out is not None:
            return out
        t = m.t
        out = 0
        if few:
            for k in kinds:
                out |= standing(m, k)
            m.memo[key] = out
            return out
        seen = m.s.manned | m.s.pieces if in_masks else t.every
        for a in bits(seen):
            n = 0
            for k in kinds:
                n += m.s.units[k][a]
            if n >= least and (not alone or (n == least and m.s.garrison[a] == n)):
                out |= 1 << a
        m.memo[key] = out
        return out

    return holding


def _large_sites(m: M, f: Frame) -> int:
    return sum(1 << a for a in range(m.t.L) if m.t.sites_at[a] & m.t.large_sites)


def _companions(c: Any, value: dict[str, Any], p: tuple[Any, ...]) -> Mask | None:
    """The areas whose seas count as well: of a selector, or the one of a binding."""
    other = value.get("with")
    if isinstance(other, dict):
        return AreaSelect(c, other, (*p, "with")).mask
    return _at(c.area_ref(other, p)) if other is not None else None


def _free_seas(least: Callable[[M, Frame], int], others: Mask | None) -> Mask:
    def free_seas(m: M, f: Frame) -> int:
        free: int | None = m.memo.get("free-seas")
        if free is None:
            free = m.memo["free-seas"] = nobodys(m) & m.t.sea & ~barred(m)
        more = m.t.coast_of[others(m, f)] if others is not None else 0
        n = least(m, f)
        if (more & free).bit_count() >= n:
            return int(m.t.land)
        key = ("free-seas", free, more, n)
        found = m.t.memo.get(key)
        if found is None:
            found, bit = 0, 1
            for near in m.t.near[: m.t.L]:
                if ((near | more) & free).bit_count() >= n:
                    found |= bit
                bit <<= 1
            m.t.memo[key] = found
        return found

    return free_seas


def targetable(m: M, f: Frame) -> int:
    if "may-target" not in m.r.mods:
        return -1
    m.cx.card = f.source
    m.cx.mover = f.subject
    return ~forbidden(m, "may-target")


def _together(terms: list[Mask]) -> Mask:
    """The areas that pass all terms."""
    if len(terms) == 1:
        (only,) = terms
        return lambda m, f: m.t.every & only(m, f)
    if len(terms) == 2:
        first, second = terms
        return lambda m, f: m.t.every & first(m, f) & second(m, f)

    def together(m: M, f: Frame) -> int:
        out: int = m.t.every
        for term in terms:
            out &= term(m, f)
        return out

    return together


class AreaSelect:
    """Areas that pass all terms."""

    __slots__ = ("mask", "sort", "terms")

    def __init__(self, c: Any, tree: Any, path: tuple[Any, ...]) -> None:
        self.sort = "area"
        if isinstance(tree, str):
            tree = {"at": tree}
        self.terms = area_terms(c, tree, path) if c.table(tree, path) else []
        self.mask = _together([term for term, _, _ in self.terms])

    def members(self, m: M, f: Frame) -> Sequence[int]:
        return bits(self.mask(m, f))

    def some(self, m: M, f: Frame) -> bool:
        return self.mask(m, f) != 0

    def refuse(self, m: M, f: Frame, value: Any, cite: str) -> Refusal:
        for term, why, key in self.terms:
            if not term(m, f) >> value & 1:
                found = Refusal(why, cite) if isinstance(why, str) else why(m, f, value, cite)
                if found.case == found.code:
                    found.case = key
                return found
        return Refusal("no-target", cite)
