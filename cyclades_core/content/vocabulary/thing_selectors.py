"""Selectors of units, factions, kinds, types, goods and amounts, each with `members(m, f)` and `refuse`; their keys are
in `thing_keys`, those of cards beside `card_selectors.card_select`.

A unit stack is one number, `area * K + kind`; the group in hand is area number A.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from cyclades_core.engine.rules.battle import battle_side
from cyclades_core.engine.rules.elimination import alive
from cyclades_core.engine.rules.pieces import standing
from cyclades_core.engine.state import Frame
from cyclades_core.engine.state.position import Position
from cyclades_core.engine.state.selection import ANYTHING, Need, Select
from cyclades_core.engine.values.bit_masks import bits
from cyclades_core.engine.values.refusals import Refusal

from .area_selectors import AREA_KEYS, AreaSelect, targetable, untargetable
from .card_selectors import Filtered, card_select
from .needs import need_of, units_needed
from .registry import SELECTORS, SORTS
from .selector_parts import parts_of
from .site_selectors import SiteSelect

if TYPE_CHECKING:
    from ..compiler.effect_compiler import Compiler

__all__ = ["SORTS", "UnitSelect", "selector"]


class Tiers(Select):
    """The first member that selects anything counts (B6.4, L15.4)."""

    __slots__ = ("tiers",)

    def __init__(self, tiers: list[Select]) -> None:
        super().__init__(tiers[0].sort if tiers else "")
        self.tiers = tiers

    def members(self, position: Position, frame: Frame) -> Sequence[int]:
        for tier in self.tiers:
            found = tier.members(position, frame)
            if found:
                return found
        return []

    def refuse(self, position: Position, frame: Frame, value: int, cite: str) -> Refusal:
        for tier in self.tiers:
            if tier.members(position, frame):
                return tier.refuse(position, frame, value, cite)
        return self.lacks(position, frame, cite) or ANYTHING.refusal(position, frame, "no-target", cite, "no-target")

    def lacks(self, position: Position, frame: Frame, cite: str) -> Refusal | None:
        found: Refusal | None = None
        for tier in self.tiers:
            found = tier.lacks(position, frame, cite)
            if found is None:
                return None
        return found  # the last one asks for least


class UnitSelect(Select):
    """Stacks of units: kinds by id and tag, areas by selector or by side of the battle."""

    __slots__ = ("area", "in_masks", "kinds", "least", "need", "side", "side_need", "target")

    def __init__(self, compiler: Compiler, tree: Any, path: tuple[Any, ...]) -> None:
        super().__init__("units")
        self.area: AreaSelect | None = None
        self.side = ""
        self.least = 1
        self.target = compiler.targets
        self.kinds: tuple[int, ...] = ()
        self.in_masks = False
        self.need = Need("units-unit")
        self.side_need = ANYTHING
        if not compiler.table(tree, path):
            return
        areas = {}
        words = SELECTORS["units"]
        for key, value in tree.items():
            word = words.get(key)
            if word is not None:
                compiler.made(word, tree, path)(self)
            elif key in AREA_KEYS:
                areas[key] = value
            else:
                compiler.unknown(key, "unknown-selector-key", (*path, key), [*AREA_KEYS, *words], "units")
        filters = {k: v for k, v in tree.items() if k in ("unit", "tag", "not-tag", "moves")}
        self.kinds, _, _ = compiler.unit_filter(filters, path)
        self.need.needs, self.need.amount = units_needed(compiler, self.kinds), self.least
        if self.side:
            self.side_need = need_of(compiler, "units", "side", self.side, (*path, "side"))
        if areas:
            self.area = AreaSelect(compiler, areas, path)
        self.in_masks = self.least > 0 and all(compiler.book.holds[k] or compiler.book.is_piece[k] for k in self.kinds)

    def _areas(self, position: Position, frame: Frame) -> Sequence[int]:
        table = position.table
        if not self.side:
            # where nothing stands nothing is found: units and pieces are in one of two masks
            mask = position.state.manned | position.state.pieces if self.in_masks else table.every
            if self.area is not None:
                mask &= self.area.mask(position, frame)
            elif self.in_masks and len(self.kinds) < 3:
                there = 0
                for k in self.kinds:
                    there |= standing(position, k)
                mask &= there
            if self.target:
                mask &= targetable(position, frame)
            return bits(mask)
        battle = position.state.battle.area
        if battle < 0:
            return []
        if self.side == "attacker":
            return [table.n_areas]
        if self.side == "defender":
            return [battle]
        attacker = battle_side(position, frame) == 0
        return [table.n_areas if attacker == (self.side == "mine") else battle]

    def members(self, position: Position, frame: Frame) -> Sequence[int]:
        table, units = position.table, position.state.units
        out = []
        for a in self._areas(position, frame):
            for k in self.kinds:
                if units[k][a] >= self.least:
                    out.append(a * table.n_unit_kinds + k)
        return out

    def some(self, position: Position, frame: Frame) -> bool:
        units = position.state.units
        for a in self._areas(position, frame):
            for k in self.kinds:
                if units[k][a] >= self.least:
                    return True
        return False

    def refuse(self, position: Position, frame: Frame, value: int, cite: str) -> Refusal:
        a = value // position.table.n_unit_kinds
        if (
            a < position.table.n_areas
            and self.target
            and "may-target" in position.book.mods
            and not targetable(position, frame) >> a & 1
        ):
            return untargetable(position, frame, a, cite)
        if self.area is not None and a < position.table.n_areas and not self.area.mask(position, frame) >> a & 1:
            return self.area.refuse(position, frame, a, cite)
        if self.side and a not in self._areas(position, frame):
            return self.side_need.refusal(position, frame, "no-target", cite)
        return self.need.refusal(position, frame, "no-target", cite, "no-target")

    def lacks(self, position: Position, frame: Frame, cite: str) -> Refusal | None:
        if self.members(position, frame):
            return None
        found = self.area.lacks(position, frame, cite) if self.area is not None else None
        return found or self.need.refusal(position, frame, "no-target", cite)


def _faction_select(compiler: Compiler, tree: Any, path: tuple[Any, ...]) -> Filtered:
    if not compiler.table(tree, path):
        return Filtered("faction", lambda position, frame: (), [])
    parts = parts_of(compiler, "faction", tree, path)
    source = parts.source or (lambda position, frame: range(position.table.n_factions))
    tests, keys = [lambda position, frame, value: alive(position, value), *parts.tests], ["", *parts.keys]
    if parts.among != -1:
        tests.insert(0, lambda position, frame, value: bool(parts.among >> value & 1))
        keys.insert(0, parts.named)
    first = (parts.named_need, Need("faction-alive")) if parts.among != -1 else (Need("faction-alive"),)
    return Filtered("faction", source, tests, keys).explained(parts, first)


KIND_OF = {"unit": "unit", "type": "building", "goods": "goods"}  # sorts that are ids of definitions


def _plain_select(compiler: Compiler, tree: Any, path: tuple[Any, ...], sort: str) -> Filtered:
    """Kinds of units, types of buildings, goods."""
    if isinstance(tree, (str, list)):
        tree = {"of": tree}
    everything: tuple[int, ...] = tuple(range(compiler.size(KIND_OF[sort])))
    if not compiler.table(tree, path):
        return Filtered(sort, lambda position, frame: everything, [])
    parts = parts_of(compiler, sort, tree, path)
    members, found = parts.left(everything), parts.source
    if found is None:
        return Filtered(sort, lambda position, frame: members, parts.tests, parts.keys).explained(parts)

    def left(position: Position, frame: Frame) -> list[int]:
        there = found(position, frame)
        return [v for v in members if v in there]

    return Filtered(sort, left, parts.tests, parts.keys).explained(parts)


def _number_select(compiler: Compiler, tree: Any, path: tuple[Any, ...]) -> Filtered:
    """An amount between two numbers."""
    if not compiler.table(tree, path):
        return Filtered("number", lambda position, frame: (), [])
    parts_of(compiler, "amount", tree, path)  # says what is wrong
    low = compiler.number(tree.get("from", 0), (*path, "from"))
    high = compiler.number(tree.get("to", 0), (*path, "to"))
    return Filtered("number", lambda position, frame: range(low(position, frame), high(position, frame) + 1), [])


def selector(compiler: Compiler, sort: str, tree: Any, path: tuple[Any, ...]) -> Select:
    """Compile a selector of a sort; a list means tiers."""
    if isinstance(tree, list) and sort not in ("unit", "type", "goods"):
        return Tiers([selector(compiler, sort, v, (*path, i)) for i, v in enumerate(tree)])
    if sort == "area":
        return AreaSelect(compiler, tree, path)
    if sort in ("site", "building"):
        return SiteSelect(compiler, tree, path, sort == "building")
    if sort == "units":
        return UnitSelect(compiler, tree, path)
    if sort in ("card", "god"):
        return card_select(compiler, tree, path, sort)
    if sort == "faction":
        return _faction_select(compiler, tree, path)
    if sort == "amount":
        return _number_select(compiler, tree, path)
    return _plain_select(compiler, tree, path, sort)
