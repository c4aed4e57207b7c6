"""Selectors of building sites and of the buildings on them, as mask terms over the sites of the board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..plain.masks import bits
from ..plain.refusals import Refusal
from ..rules import denying
from ..rules.buildings import clearable_sites, own_sites, sites_of, victory_sites
from ..state import Frame
from ..state.position import Position
from ..state.select import AreaTerm
from ..words.registry import SELECTORS, selector
from ..words.takes import NAMES, TABLE, TRUTH
from .areas import AREA_KEYS, AreaSelect, Mask, but, targetable, untargetable

if TYPE_CHECKING:
    from .effects import Compiler

__all__ = ["SiteSelect", "site_terms"]


def site_terms(c: Compiler, tree: dict[str, Any], path: tuple[Any, ...], occupied: bool) -> list[tuple[Mask, Any]]:
    """Terms over sites: `occupied` for the sort `building`, else for the sort `site`. Each with its key, or with the
    selector of its areas, which know why a site is none of them.
    """
    terms: list[tuple[Mask, Any]] = []
    words = SELECTORS["building" if occupied else "site"]
    if occupied:
        terms.append((lambda m, f: m.s.occupied, "occupied"))
    areas: dict[str, Any] = {}
    for key in tree:
        word = words.get(key)
        if word is not None:
            mask = c.made(word, tree, path)
            terms.append((mask, key) if tree[key] is not False else (but(mask), "not"))
        elif key in AREA_KEYS:
            areas[key] = tree[key]
        else:
            c.unknown(key, "unknown-selector-key", (*path, key), [*AREA_KEYS, *words])
    if areas:
        sub = AreaSelect(c, areas, path)

        def in_areas(m: Position, f: Frame) -> int:
            out = 0
            for a in bits(sub.mask(m, f) & m.t.land):
                out |= m.t.sites_at[a]
            return out

        terms.append((in_areas, sub))
    elif not occupied and not terms:
        terms.append((lambda m, f: own_sites(m, f.subject), ""))
    return terms


@selector("site", "clear", takes=TRUTH, doc="takes a large building as it is")
def _clear(c: Compiler, tree: Any, value: Any, path: Any) -> Mask:
    return lambda m, f: victory_sites(m, f.subject)


@selector("site", "clearable", takes=TRUTH, doc="takes a large building when basic ones are removed")
def _clearable(c: Compiler, tree: Any, value: Any, path: Any) -> Mask:
    return lambda m, f: clearable_sites(m, f.subject)


@selector("site building", "large", takes=TRUTH, doc="on a site for large buildings; `false`: for basic ones")
def _large(c: Compiler, tree: Any, value: Any, path: Any) -> Mask:
    # a site may be for both, so `false` is not what `true` leaves: its opposite is taken by `site_terms`
    return (lambda m, f: m.t.large_sites) if value else but(lambda m, f: m.t.basic_sites)


@selector("site building", "not", takes=TABLE, doc="what this selector does not select")
def _not(c: Compiler, tree: Any, value: Any, path: Any) -> Mask:
    return but(SiteSelect(c, value, path, False).mask)


@selector("site building", "type", takes=NAMES, doc="a building of this type stands there (id, list or binding)")
def _type(c: Compiler, tree: Any, value: Any, path: Any) -> Mask:
    if c.is_binding(value):
        return _of_bound_type(c.ref(value, path))
    return _of_types(c.type_mask({"type": value}, path))


@selector("site building", "tag", takes=NAMES, doc="a building with this tag, or one of these, stands there")
def _tag(c: Compiler, tree: Any, value: Any, path: Any) -> Mask:
    return _of_types(c.type_mask({"tag": value}, path))


@selector("site building", "not-tag", takes=NAMES, doc="a building without these tags stands there")
def _not_tag(c: Compiler, tree: Any, value: Any, path: Any) -> Mask:
    return _of_types(c.type_mask({"not-tag": value}, path))


@selector("site building", "holds-victory", takes=TRUTH, doc="a metropolis stands there")
def _holds_victory(c: Compiler, tree: Any, value: Any, path: Any) -> Mask:
    return _of_victory


def _of_types(types: int) -> Mask:
    wanted = bits(types)

    def of_types(m: Position, f: Frame) -> int:
        out = 0
        for kind in wanted:
            out |= sites_of(m, kind)
        return out

    return of_types


def _of_bound_type(ref: Any) -> Mask:
    def of_type(m: Position, f: Frame) -> int:
        return sites_of(m, ref(m, f))

    return of_type


def _of_victory(m: Position, f: Frame) -> int:
    out = 0
    for site in bits(m.s.occupied):
        if m.r.victory[m.s.built[site] - 1]:
            out |= 1 << site
    return out


class SiteSelect(AreaTerm):
    """Sites (or the buildings on them) that pass all terms."""

    __slots__ = ("masks", "target", "terms")

    def __init__(self, c: Compiler, tree: Any, path: tuple[Any, ...], occupied: bool) -> None:
        super().__init__("building" if occupied else "site")
        self.terms = site_terms(c, tree, path, occupied) if c.table(tree, path) else []
        self.masks = tuple(term for term, _ in self.terms)
        self.target = occupied and c.targets

    def mask(self, m: Position, f: Frame) -> int:
        out = (1 << m.t.S) - 1
        for term in self.masks:
            out &= term(m, f)
        if self.target and out and "may-target" in m.r.mods:
            free = targetable(m, f)
            for site in bits(out):
                if not free >> m.t.site_area[site] & 1:
                    out &= ~(1 << site)
        return out

    def refuse(self, m: Position, f: Frame, value: int, cite: str) -> Refusal:
        if value >= m.t.S:
            return Refusal("no-target", cite)
        a = m.t.site_area[value]
        if self.target and "may-target" in m.r.mods and not targetable(m, f) >> a & 1:
            return untargetable(m, f, a, cite)
        # whose area it is comes first, whatever else is wanted of the site
        for term, key in sorted(self.terms, key=lambda row: not isinstance(row[1], AreaSelect)):
            if term(m, f) >> value & 1:
                continue
            if key in ("clear", "clearable", ""):
                return denying.site(m, f.subject, value, cite, True)
            if isinstance(key, AreaSelect) and not key.mask(m, f) >> a & 1:
                return key.refuse(m, f, a, cite)
            return Refusal("no-target", cite, case=key if isinstance(key, str) else "")
        return Refusal("no-target", cite)
