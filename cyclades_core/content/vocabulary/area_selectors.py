"""Selectors of areas as mask terms: each key compiles to a function `(position, frame) -> mask`; the terms are ANDed.

Because every term keeps the rule it cites, the first term that clears a bit says why the area is not offered. The keys
themselves are in `area_keys`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cyclades_core.engine.rules.quantities import forbidden, forbids
from cyclades_core.engine.state import Frame
from cyclades_core.engine.state.position import Position
from cyclades_core.engine.state.selection import ANYTHING, AreaTerm, Need
from cyclades_core.engine.values.question_context import QueryContext
from cyclades_core.engine.values.refusals import NOTHING, Refusal

from .needs import need_of
from .owner_relations import Mask
from .registry import SELECTORS
from .selector_refusals import Why

if TYPE_CHECKING:
    from ..compiler.effect_compiler import Compiler

__all__ = ["AREA_KEYS", "AreaSelect", "Mask", "area_terms", "but", "targetable", "untargetable"]

Term = tuple[Mask, "str | Why", str, Need]
AREA_KEYS = SELECTORS["area"]  # filled by `area_keys`


def but(term: Mask) -> Mask:
    return lambda position, frame: ~term(position, frame)


def area_terms(compiler: Compiler, tree: dict[str, Any], path: tuple[Any, ...]) -> list[Term]:
    """The terms of an area selector, each with the code of its refusal (or what makes one) and its key."""
    terms: list[Term] = []
    for key in tree:
        word = AREA_KEYS.get(key)
        if word is None:
            compiler.unknown(key, "unknown-selector-key", (*path, key), AREA_KEYS, "area")
            continue
        made = compiler.made(word, tree, path)
        if isinstance(made, list):  # of other terms
            terms += made
            continue
        mask, why = made if isinstance(made, tuple) else (made, "no-target")
        need = need_of(compiler, "area", key, tree[key], (*path, key))
        terms.append((mask, why, key, need) if tree[key] is not False else (but(mask), "no-target", key, need))
    return terms


def aiming(frame: Frame) -> QueryContext:
    """A card that is aimed at something."""
    return QueryContext(mover=frame.subject, card=frame.source)


def untargetable(position: Position, frame: Frame, area: int, cite: str) -> Refusal:
    """What protects an area against the card being played."""
    return forbids(position, "may-target", area, cite, aiming(frame))


def targetable(position: Position, frame: Frame) -> int:
    if "may-target" not in position.book.mods:
        return -1
    return ~forbidden(position, "may-target", aiming(frame))


class AreaSelect(AreaTerm):
    """Areas that pass all terms."""

    __slots__ = ("masks", "terms")

    def __init__(self, compiler: Compiler, tree: Any, path: tuple[Any, ...]) -> None:
        super().__init__("area")
        if isinstance(tree, str):
            tree = {"at": tree}
        self.terms = area_terms(compiler, tree, path) if compiler.table(tree, path) else []
        self.masks = tuple(term for term, _, _, _ in self.terms)

    def mask(self, position: Position, frame: Frame) -> int:
        out = position.table.every
        for term in self.masks:
            out &= term(position, frame)
        return out

    def refuse(self, position: Position, frame: Frame, value: int, cite: str) -> Refusal:
        for term, why, key, need in self.terms:
            if not term(position, frame) >> value & 1:
                if not isinstance(why, str):
                    found = why(position, frame, value, cite)
                elif why == "no-target":
                    return need.refusal(position, frame, why, cite, key)
                elif why == "out-of-reach":
                    found = need.refusal(position, frame, why, cite, why)
                    found.args = {"needs": NOTHING, "key": need.key, "beside": found.args["needs"]}
                else:
                    found = Refusal(why, cite)
                if found.case == found.code:
                    found.case = key
                return found
        return ANYTHING.refusal(position, frame, "no-target", cite, "no-target")

    def lacks(self, position: Position, frame: Frame, cite: str) -> Refusal | None:
        left = position.table.every
        for term, _, key, need in self.terms:
            left &= term(position, frame)
            if not left:
                return need.refusal(position, frame, "no-target", cite, key)
        return None
