"""Selectors of building sites and of the buildings on them, as mask terms over the sites of the board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cyclades_core.engine.rules import refusal_reasons
from cyclades_core.engine.rules.buildings import clearable_sites, own_sites, sites_of, victory_sites
from cyclades_core.engine.state import Frame
from cyclades_core.engine.state.position import Position
from cyclades_core.engine.state.selection import ANYTHING, AreaTerm, Need
from cyclades_core.engine.values.bit_masks import bits
from cyclades_core.engine.values.refusals import Refusal

from .area_selectors import AREA_KEYS, AreaSelect, Mask, but, targetable, untargetable
from .needs import need_of
from .parameter_types import NAME, NAMES, TABLE, TRUTH, Binding, Either, ListOf
from .registry import SELECTORS, selector

if TYPE_CHECKING:
    from ..compiler.effect_compiler import Compiler

__all__ = ["SiteSelect", "site_terms"]


def site_terms(
    compiler: Compiler, tree: dict[str, Any], path: tuple[Any, ...], occupied: bool
) -> list[tuple[Mask, Any, Need]]:
    """Terms over sites: `occupied` for the sort `building`, else for the sort `site`. Each with its key, or with the
    selector of its areas, which know why a site is none of them.
    """
    terms: list[tuple[Mask, Any, Need]] = []
    words = SELECTORS["building" if occupied else "site"]
    if occupied:
        terms.append((lambda position, frame: position.state.occupied, "occupied", Need("site-occupied")))
    areas: dict[str, Any] = {}
    for key in tree:
        word = words.get(key)
        if word is not None:
            mask = compiler.made(word, tree, path)
            need = need_of(compiler, "site", key, tree[key], (*path, key))
            if tree[key] is not False:
                terms.append((mask, key, need))
            else:
                terms.append((but(mask), "not", need if key == "large" else need.opposite()))
        elif key in AREA_KEYS:
            areas[key] = tree[key]
        else:
            compiler.unknown(key, "unknown-selector-key", (*path, key), [*AREA_KEYS, *words], "site")
    if areas:
        sub = AreaSelect(compiler, areas, path)

        def in_areas(position: Position, frame: Frame) -> int:
            out = 0
            for a in bits(sub.mask(position, frame) & position.table.land):
                out |= position.table.sites_at[a]
            return out

        terms.append((in_areas, sub, ANYTHING))
    elif not occupied and not terms:
        terms.append((lambda position, frame: own_sites(position, frame.subject), "", ANYTHING))
    return terms


@selector("site", "clear", takes=TRUTH, doc="takes a large building as it is")
def _clear(compiler: Compiler, tree: Any, value: Any, path: Any) -> Mask:
    return lambda position, frame: victory_sites(position, frame.subject)


@selector("site", "clearable", takes=TRUTH, doc="takes a large building when basic ones are removed")
def _clearable(compiler: Compiler, tree: Any, value: Any, path: Any) -> Mask:
    return lambda position, frame: clearable_sites(position, frame.subject)


@selector("site building", "large", takes=TRUTH, doc="on a site for large buildings; `false`: for basic ones")
def _large(compiler: Compiler, tree: Any, value: Any, path: Any) -> Mask:
    # a site may be for both, so `false` is not what `true` leaves: its opposite is taken by `site_terms`
    return (
        (lambda position, frame: position.table.large_sites)
        if value
        else but(lambda position, frame: position.table.basic_sites)
    )


@selector("site building", "not", takes=TABLE, doc="what this selector does not select")
def _not(compiler: Compiler, tree: Any, value: Any, path: Any) -> Mask:
    return but(SiteSelect(compiler, value, path, False).mask)


@selector(
    "site building",
    "type",
    takes=Either(Binding("type", ids=True), ListOf(NAME)),
    doc="a building of this type stands there (id, list or binding)",
)
def _type(compiler: Compiler, tree: Any, value: Any, path: Any) -> Mask:
    if compiler.is_binding(value):
        return _of_bound_type(compiler.ref(value, path, "type"))
    return _of_types(compiler.type_mask({"type": value}, path))


@selector("site building", "tag", takes=NAMES, doc="a building with this tag, or one of these, stands there")
def _tag(compiler: Compiler, tree: Any, value: Any, path: Any) -> Mask:
    return _of_types(compiler.type_mask({"tag": value}, path))


@selector("site building", "not-tag", takes=NAMES, doc="a building without these tags stands there")
def _not_tag(compiler: Compiler, tree: Any, value: Any, path: Any) -> Mask:
    return _of_types(compiler.type_mask({"not-tag": value}, path))


@selector("site building", "holds-victory", takes=TRUTH, doc="a metropolis stands there")
def _holds_victory(compiler: Compiler, tree: Any, value: Any, path: Any) -> Mask:
    return _of_victory


def _of_types(types: int) -> Mask:
    wanted = bits(types)

    def of_types(position: Position, frame: Frame) -> int:
        out = 0
        for kind in wanted:
            out |= sites_of(position, kind)
        return out

    return of_types


def _of_bound_type(ref: Any) -> Mask:
    def of_type(position: Position, frame: Frame) -> int:
        return sites_of(position, ref(position, frame))

    return of_type


def _of_victory(position: Position, frame: Frame) -> int:
    out = 0
    for site in bits(position.state.occupied):
        if position.book.victory[position.state.built[site] - 1]:
            out |= 1 << site
    return out


class SiteSelect(AreaTerm):
    """Sites (or the buildings on them) that pass all terms."""

    __slots__ = ("masks", "target", "terms")

    def __init__(self, compiler: Compiler, tree: Any, path: tuple[Any, ...], occupied: bool) -> None:
        super().__init__("building" if occupied else "site")
        self.terms = site_terms(compiler, tree, path, occupied) if compiler.table(tree, path) else []
        self.masks = tuple(term for term, _, _ in self.terms)
        self.target = occupied and compiler.targets

    def mask(self, position: Position, frame: Frame) -> int:
        out = (1 << position.table.n_sites) - 1
        for term in self.masks:
            out &= term(position, frame)
        if self.target and out and "may-target" in position.book.mods:
            free = targetable(position, frame)
            for site in bits(out):
                if not free >> position.table.site_area[site] & 1:
                    out &= ~(1 << site)
        return out

    def refuse(self, position: Position, frame: Frame, value: int, cite: str) -> Refusal:
        if value >= position.table.n_sites:
            return Need("site-place").refusal(position, frame, "no-target", cite)
        a = position.table.site_area[value]
        if self.target and "may-target" in position.book.mods and not targetable(position, frame) >> a & 1:
            return untargetable(position, frame, a, cite)
        # whose area it is comes first, whatever else is wanted of the site
        for term, key, need in sorted(self.terms, key=lambda row: not isinstance(row[1], AreaSelect)):
            if term(position, frame) >> value & 1:
                continue
            if key in ("clear", "clearable", ""):
                return refusal_reasons.site(position, frame.subject, value, cite, True)
            if isinstance(key, AreaSelect) and not key.mask(position, frame) >> a & 1:
                return key.refuse(position, frame, a, cite)
            if isinstance(key, AreaSelect):
                need = Need("site-place")
            return need.refusal(position, frame, "no-target", cite, key if isinstance(key, str) else "")
        return ANYTHING.refusal(position, frame, "no-target", cite, "no-target")

    def lacks(self, position: Position, frame: Frame, cite: str) -> Refusal | None:
        left = (1 << position.table.n_sites) - 1
        for term, key, need in self.terms:
            left &= term(position, frame)
            if not left:
                inner = key.lacks(position, frame, cite) if isinstance(key, AreaSelect) else None
                return inner or need.refusal(position, frame, "no-target", cite)
        return None
