"""Selectors of units, cards, gods, factions, kinds, types and goods, each with `members(m, f)` and `refuse`.

A unit stack is one number, `area * K + kind`; the group in hand is area number A.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ..plain.events import M
from ..plain.refusals import Refusal
from ..plain.registry import word
from ..rules.goods import gold, has
from ..rules.naming import building_id, goods_id, unit_id
from ..rules.pieces import bits, standing
from ..rules.victory import side_metropolises
from ..state import Frame
from .areas import AREA_KEYS, AreaSelect, targetable, untargetable
from .cards import Filtered, card_select, not_in_play
from .sites import SiteSelect

__all__ = ["SORTS", "selector"]

for _key, _doc in (  # text: ok documentation for authors
    ("unit", "units: of this kind (id or list)"),
    ("side", "units in the battle: `attacker`, `defender`, `mine` (the source's or subject's side), `other`"),
    ("count", "units: stacks of at least this many"),
    ("moves", "units: only those that can move"),
    ("zone", "card: in this zone (id, or list); a track means all its slots"),
    ("held", "card: in front of a faction: `mine`, `enemy`, `ally`, `anyone`"),
    ("among", "card: one of those bound before"),
    ("except", "card: not this binding"),
    ("id", "the thing with this id"),
    ("on-board", "card: its figure stands on the board"),
    ("able", "card: has an ability of this name that could be used now"),
    ("hired-before", "card: not taken in this round"),
    ("top", "card: only the first of the zone"),
    ("auctioned", "god: takes offerings with amounts"),
    ("last", "god: the last open one"),
    ("above", "god: lying before this one (`self`)"),
    ("is", "faction: `mine`, `enemy`, `ally`, `rival`, `anyone`"),
    ("has", "faction: owns goods, `{ goods, at-least }`, or `{ gold = n }`"),
    ("of", "unit, type or goods: one of these ids"),
    ("lacking", "type: the faction controls none"),
    ("in-stock", "type or goods: the supply is not empty"),
    ("of-god", "type: built by a god of this selector"),
    ("in-reserve", "unit: the faction has one left"),
    ("owned", "goods or type: the faction has one"),
    ("reached", "faction: its side has as many metropolises as win"),
    ("holds-area", "faction: controls an area of this selector"),
    ("from", "amount: the lowest number"),
    ("to", "amount: the highest number"),
):
    word("selector", _key, _doc)


class Tiers:
    """The first member that selects anything counts (B6.4, L15.4)."""

    __slots__ = ("sort", "tiers")

    def __init__(self, tiers: list[Any]) -> None:
        self.tiers = tiers
        self.sort = tiers[0].sort if tiers else ""

    def members(self, m: M, f: Frame) -> Sequence[int]:
        for tier in self.tiers:
            found = tier.members(m, f)
            if found:
                return found
        return []

    def refuse(self, m: M, f: Frame, value: Any, cite: str) -> Refusal:
        for tier in self.tiers:
            if tier.members(m, f):
                return tier.refuse(m, f, value, cite)
        return Refusal("no-target", cite)


class UnitSelect:
    """Stacks of units: kinds by id and tag, areas by selector or by side of the battle."""

    __slots__ = ("area", "in_masks", "kinds", "least", "side", "sort", "target")

    def __init__(self, c: Any, tree: Any, path: tuple[Any, ...]) -> None:
        self.sort = "units"
        self.area: AreaSelect | None = None
        self.side = ""
        self.least = 1
        self.target = c.targets
        self.kinds: tuple[int, ...] = ()
        self.in_masks = False
        if not c.table(tree, path):
            return
        filters = {k: v for k, v in tree.items() if k in ("unit", "tag", "not-tag", "moves")}
        self.kinds, _, _ = c.unit_filter(filters, path)
        areas = {}
        for key, value in tree.items():
            if key in filters:
                continue
            if key == "side":
                c.one_of(value, ("attacker", "defender", "mine", "other"), (*path, key))
                self.side = value
                self.target = False
            elif key == "count":
                self.least = value
            elif key in AREA_KEYS:
                areas[key] = value
            else:
                c.unknown(key, "unknown-selector-key", (*path, key), [*AREA_KEYS, "unit", "tag", "not-tag", "side"])
        if areas:
            self.area = AreaSelect(c, areas, path)
        self.in_masks = self.least > 0 and all(c.r.holds[k] or c.r.is_piece[k] for k in self.kinds)

    def _areas(self, m: M, f: Frame) -> Sequence[int]:
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
        battle = m.s.fought_over()
        if battle < 0:
            return []
        if self.side == "attacker":
            return [t.A]
        if self.side == "defender":
            return [battle]
        attacker = m.battle_side(f) == 0
        return [t.A if attacker == (self.side == "mine") else battle]

    def members(self, m: M, f: Frame) -> Sequence[int]:
        t, units = m.t, m.s.units
        out = []
        for a in self._areas(m, f):
            for k in self.kinds:
                if units[k][a] >= self.least:
                    out.append(a * t.K + k)
        return out

    def some(self, m: M, f: Frame) -> bool:
        units = m.s.units
        for a in self._areas(m, f):
            for k in self.kinds:
                if units[k][a] >= self.least:
                    return True
        return False

    def refuse(self, m: M, f: Frame, value: Any, cite: str) -> Refusal:
        a, k = divmod(value, m.t.K)
        if a < m.t.A and self.target and "may-target" in m.r.mods and not targetable(m, f) >> a & 1:
            return untargetable(m, f, a, cite)
        if k in self.kinds and self.area is not None and a < m.t.A and not self.area.mask(m, f) >> a & 1:
            return self.area.refuse(m, f, a, cite)
        return Refusal("no-target", cite)


def _faction_select(c: Any, tree: Any, path: tuple[Any, ...]) -> Filtered:
    tests: list[Callable[..., bool]] = [lambda m, f, v: m.alive(v)]
    source: Callable[[M, Frame], Any] = lambda m, f: range(m.t.F)
    if not c.table(tree, path):
        return Filtered("faction", lambda m, f: (), [])
    for key, value in tree.items():
        p = (*path, key)
        if key == "is":
            c.one_of(value, ("mine", "enemy", "ally", "rival", "anyone", "target"), p)
            if value == "mine":
                tests.append(lambda m, f, v: v == f.subject)
            elif value in ("enemy", "target"):
                tests.append(lambda m, f, v: v in m.targets_of(f.subject))
            elif value == "ally":
                tests.append(lambda m, f, v: v != f.subject and m.t.side_of[v] == m.t.side_of[f.subject])
            elif value == "rival":
                tests.append(lambda m, f, v: v != f.subject)
        elif key == "has":
            if c.table(value, p):
                if "gold" in value:
                    least = c.number(value["gold"], (*p, "gold"))
                    tests.append(lambda m, f, v, least=least: gold(m, v) >= least(m, f))
                if "goods" in value:
                    g = c.number_of("goods", value["goods"], (*p, "goods"))
                    n = value.get("at-least", 1)
                    tests.append(lambda m, f, v, g=g, n=n: has(m, v, g) >= n)
                if "card" in value:
                    source = _holders(c.card_kind_mask(value["card"], p))
        elif key == "reached":
            tests.append(lambda m, f, v: side_metropolises(m, v) >= m.t.target)
        elif key == "holds-area":
            sub = AreaSelect(c, value, p)
            tests.append(lambda m, f, v, sub=sub: bool(m.s.owned[v] & sub.mask(m, f)))
        else:
            c.unknown(key, "unknown-selector-key", p, ["is", "has", "reached", "holds-area"])
    return Filtered("faction", source, tests)


def _holders(cards: int) -> Callable[[M, Frame], Any]:
    """The factions before which one of these cards lies openly."""

    def holders(m: M, f: Frame) -> Sequence[int]:
        there = cards & (m.look() if m.stale else m.present)
        if not there:
            return ()
        first = m.t.z_hand
        if not there & (there - 1):  # one card
            only = m.s.where[there.bit_length() - 1] - first
            return (only,) if only < m.t.F else ()
        found = {m.s.where[card] - first for card in bits(there)}
        return [v for v in range(m.t.F) if v in found]

    holders.absent = not_in_play(cards)  # type: ignore[attr-defined]
    return holders


def _plain_select(c: Any, tree: Any, path: tuple[Any, ...], sort: str) -> Filtered:
    """Kinds of units, types of buildings, goods."""
    tests: list[Callable[..., bool]] = []
    kind = {"unit": "unit", "type": "building", "goods": "goods"}[sort]
    if isinstance(tree, (str, list)):
        tree = {"of": tree}
    members: tuple[int, ...] = tuple(range(c.size(kind)))
    gods: Filtered | None = None
    if not c.table(tree, path):
        return Filtered(sort, lambda m, f: members, tests)
    for key, value in tree.items():
        p = (*path, key)
        if key == "of":
            values = value if isinstance(value, list) else [value]
            members = tuple(c.number_of(kind, v, (*p, i)) for i, v in enumerate(values))
        elif key == "tag" and sort == "type":
            mask = c.type_mask({"tag": value}, p)
            members = tuple(v for v in members if mask >> v & 1)
        elif key == "not-tag" and sort == "type":
            mask = c.type_mask({"tag": value}, p) if value in c.r.type_tag_masks else 0
            members = tuple(v for v in members if not mask >> v & 1)
        elif key == "tag" and sort == "unit":
            kinds, _, _ = c.unit_filter({"tag": value}, p)
            members = tuple(v for v in members if v in kinds)
        elif key == "lacking":
            tests.append(lambda m, f, v: not m.s.types[v][f.subject])
        elif key == "owned" and sort == "goods":
            tests.append(lambda m, f, v: has(m, f.subject, v) > 0)
        elif key == "owned":
            tests.append(lambda m, f, v: m.s.types[v][f.subject] > 0)
        elif key == "in-stock" and sort == "goods":
            tests.append(_or_none_left(lambda m, f, v: m.s.gstock[v] > 0, goods_id))
        elif key == "in-stock":
            tests.append(_or_none_left(lambda m, f, v: m.s.stock[v] > 0, building_id))
        elif key == "except":
            ref = c.type_of_binding(value, p)
            tests.append(lambda m, f, v, ref=ref: v != ref(m, f))
        elif key == "of-god":
            gods = card_select(c, value, p, "god")
        elif key == "in-reserve":
            tests.append(_or_none_left(lambda m, f, v: m.reserve(f.subject, v) > 0, unit_id))
        else:
            c.unknown(key, "unknown-selector-key", p, ["of", "tag", "lacking", "in-stock", "except", "of-god", "owned"])
    if gods is not None:
        return Filtered(sort, _built_by(gods, members), tests)
    return Filtered(sort, lambda m, f: members, tests)


def _or_none_left(test: Any, name: Callable[[M, int], str]) -> Any:
    """A test of a reserve, a supply or a stock, which says what it lacks."""
    test.why = lambda m, v, cite: Refusal("nothing-left", cite, what=name(m, v))
    return test


def _built_by(gods: Filtered, types: tuple[int, ...]) -> Callable[[M, Frame], Any]:
    """The types that one of the gods offers."""

    def built(m: M, f: Frame) -> list[int]:
        tests = m.r.god_building
        found = {v for g in gods.members(m, f) if tests[g] is not None for v in tests[g].members(m, f)}
        return [v for v in types if v in found]

    return built


def _number_select(c: Any, tree: Any, path: tuple[Any, ...]) -> Filtered:
    """An amount between two numbers."""
    if not c.table(tree, path):
        return Filtered("number", lambda m, f: (), [])
    low = c.number(tree.get("from", 0), (*path, "from"))
    high = c.number(tree.get("to", 0), (*path, "to"))
    return Filtered("number", lambda m, f: range(low(m, f), high(m, f) + 1), [])


SORTS = ("area", "site", "building", "units", "card", "god", "faction", "unit", "type", "goods", "amount")


def selector(c: Any, sort: str, tree: Any, path: tuple[Any, ...]) -> Any:
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
