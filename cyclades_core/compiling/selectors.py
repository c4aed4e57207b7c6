"""Selectors of units, factions, kinds, types, goods and amounts, each with `members(m, f)` and `refuse`; their keys are
in `of_things`, those of cards beside `card_selectors.card_select`.

A unit stack is one number, `area * K + kind`; the group in hand is area number A.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ..plain.masks import bits
from ..plain.refusals import Refusal
from ..rules.battle import battle_side
from ..rules.elimination import alive
from ..rules.pieces import standing
from ..state import Frame
from ..state.position import Position
from ..state.select import Select
from ..words.registry import SELECTORS, SORTS
from .areas import AREA_KEYS, AreaSelect, targetable, untargetable
from .card_selectors import Filtered, card_select
from .parts import parts_of
from .sites import SiteSelect

if TYPE_CHECKING:
    from .effects import Compiler

__all__ = ["SORTS", "UnitSelect", "selector"]


class Tiers(Select):
    """The first member that selects anything counts (B6.4, L15.4)."""

    __slots__ = ("tiers",)

    def __init__(self, tiers: list[Select]) -> None:
        super().__init__(tiers[0].sort if tiers else "")
        self.tiers = tiers

    def members(self, m: Position, f: Frame) -> Sequence[int]:
        for tier in self.tiers:
            found = tier.members(m, f)
            if found:
                return found
        return []

    def refuse(self, m: Position, f: Frame, value: int, cite: str) -> Refusal:
        for tier in self.tiers:
            if tier.members(m, f):
                return tier.refuse(m, f, value, cite)
        return Refusal("no-target", cite)


class UnitSelect(Select):
    """Stacks of units: kinds by id and tag, areas by selector or by side of the battle."""

    __slots__ = ("area", "in_masks", "kinds", "least", "side", "target")

    def __init__(self, c: Compiler, tree: Any, path: tuple[Any, ...]) -> None:
        super().__init__("units")
        self.area: AreaSelect | None = None
        self.side = ""
        self.least = 1
        self.target = c.targets
        self.kinds: tuple[int, ...] = ()
        self.in_masks = False
        if not c.table(tree, path):
            return
        areas = {}
        words = SELECTORS["units"]
        for key, value in tree.items():
            word = words.get(key)
            if word is not None:
                c.made(word, tree, path)(self)
            elif key in AREA_KEYS:
                areas[key] = value
            else:
                c.unknown(key, "unknown-selector-key", (*path, key), [*AREA_KEYS, *words])
        filters = {k: v for k, v in tree.items() if k in ("unit", "tag", "not-tag", "moves")}
        self.kinds, _, _ = c.unit_filter(filters, path)
        if areas:
            self.area = AreaSelect(c, areas, path)
        self.in_masks = self.least > 0 and all(c.r.holds[k] or c.r.is_piece[k] for k in self.kinds)

    def _areas(self, m: Position, f: Frame) -> Sequence[int]:
        t = m.t
        if not self.side:
            # where nothing stands nothing is found: units and pieces are in one of two masks
            mask = m.s.manned | m.s.pieces if self.in_masks else t.every
            if self.area is not None:
                mask &= self.area.mask(m, f)
            elif self.in_masks and len(self.kinds) < 3:
                there = 0
                for k in self.kinds:
                    there |= standing(m, k)
                mask &= there
            if self.target:
                mask &= targetable(m, f)
            return bits(mask)
        battle = m.s.battle.area
        if battle < 0:
            return []
        if self.side == "attacker":
            return [t.A]
        if self.side == "defender":
            return [battle]
        attacker = battle_side(m, f) == 0
        return [t.A if attacker == (self.side == "mine") else battle]

    def members(self, m: Position, f: Frame) -> Sequence[int]:
        t, units = m.t, m.s.units
        out = []
        for a in self._areas(m, f):
            for k in self.kinds:
                if units[k][a] >= self.least:
                    out.append(a * t.K + k)
        return out

    def some(self, m: Position, f: Frame) -> bool:
        units = m.s.units
        for a in self._areas(m, f):
            for k in self.kinds:
                if units[k][a] >= self.least:
                    return True
        return False

    def refuse(self, m: Position, f: Frame, value: int, cite: str) -> Refusal:
        a, k = divmod(value, m.t.K)
        if a < m.t.A and self.target and "may-target" in m.r.mods and not targetable(m, f) >> a & 1:
            return untargetable(m, f, a, cite)
        if k in self.kinds and self.area is not None and a < m.t.A and not self.area.mask(m, f) >> a & 1:
            return self.area.refuse(m, f, a, cite)
        return Refusal("no-target", cite)


def _faction_select(c: Compiler, tree: Any, path: tuple[Any, ...]) -> Filtered:
    if not c.table(tree, path):
        return Filtered("faction", lambda m, f: (), [])
    parts = parts_of(c, "faction", tree, path)
    source = parts.source or (lambda m, f: range(m.t.F))
    tests, keys = [lambda m, f, v: alive(m, v), *parts.tests], ["", *parts.keys]
    if parts.among != -1:
        tests.insert(0, lambda m, f, v: bool(parts.among >> v & 1))
        keys.insert(0, parts.named)
    return Filtered("faction", source, tests, keys)


KIND_OF = {"unit": "unit", "type": "building", "goods": "goods"}  # sorts that are ids of definitions


def _plain_select(c: Compiler, tree: Any, path: tuple[Any, ...], sort: str) -> Filtered:
    """Kinds of units, types of buildings, goods."""
    if isinstance(tree, (str, list)):
        tree = {"of": tree}
    everything: tuple[int, ...] = tuple(range(c.size(KIND_OF[sort])))
    if not c.table(tree, path):
        return Filtered(sort, lambda m, f: everything, [])
    parts = parts_of(c, sort, tree, path)
    members, found = parts.left(everything), parts.source
    if found is None:
        return Filtered(sort, lambda m, f: members, parts.tests)

    def left(m: Position, f: Frame) -> list[int]:
        there = found(m, f)
        return [v for v in members if v in there]

    return Filtered(sort, left, parts.tests)


def _number_select(c: Compiler, tree: Any, path: tuple[Any, ...]) -> Filtered:
    """An amount between two numbers."""
    if not c.table(tree, path):
        return Filtered("number", lambda m, f: (), [])
    parts_of(c, "amount", tree, path)  # says what is wrong
    low = c.number(tree.get("from", 0), (*path, "from"))
    high = c.number(tree.get("to", 0), (*path, "to"))
    return Filtered("number", lambda m, f: range(low(m, f), high(m, f) + 1), [])


def selector(c: Compiler, sort: str, tree: Any, path: tuple[Any, ...]) -> Select:
    """Compile a selector of a sort; a list means tiers."""
    if isinstance(tree, list) and sort not in ("unit", "type", "goods"):
        return Tiers([selector(c, sort, v, (*path, i)) for i, v in enumerate(tree)])
    if sort == "area":
        return AreaSelect(c, tree, path)
    if sort in ("site", "building"):
        return SiteSelect(c, tree, path, sort == "building")
    if sort == "units":
        return UnitSelect(c, tree, path)
    if sort in ("card", "god"):
        return card_select(c, tree, path, sort)
    if sort == "faction":
        return _faction_select(c, tree, path)
    if sort == "amount":
        return _number_select(c, tree, path)
    return _plain_select(c, tree, path, sort)
