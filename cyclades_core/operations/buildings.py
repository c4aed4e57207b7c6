"""Verbs of buildings: build, transform, demolish, give-set."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Any

from ..plain.domains import One
from ..plain.masks import bits
from ..plain.refusals import Refusal
from ..plain.registry import Node, verb
from ..plain.takes import BINDING, NAME, NAMES, TABLE, TRUTH, Either, ListOf, Words
from ..rules import buildings, denying
from ..rules.metropolises import (
    attach_special,
    can_build_metropolis,
    clear_site,
    demolish_large,
    hide_metropolis,
    place_metropolis,
)
from ..rules.naming import building_id, card_id, faction_id
from ..rules.news import tell
from ..rules.pieces import owner
from ..state import Frame
from ..state.book import Number
from ..state.position import Position
from ..state.select import Select
from .firing import ways_left
from .operation import If, Op
from .runner import Runner

__all__: list[str] = []

Path = tuple[Any, ...]


class BuildTypes(Select):
    """Building types that are in stock and have a place."""

    __slots__ = ("inner",)

    def __init__(self, inner: Select) -> None:
        super().__init__("type")
        self.inner = inner

    def members(self, m: Position, f: Frame) -> Sequence[int]:
        return [t for t in self.inner.members(m, f) if m.s.stock[t] > 0]

    def refuse(self, m: Position, f: Frame, value: int, cite: str) -> Refusal:
        if not m.s.stock[value]:
            return Refusal("nothing-left", cite, what=building_id(m, value))
        return self.inner.refuse(m, f, value, cite)


class BuildSites(Select):
    """A free site; only without one, and if the edition allows it, the site of an own basic building (B13.1)."""

    __slots__ = ("replace",)

    def __init__(self, replace: bool) -> None:
        super().__init__("site")
        self.replace = replace

    def members(self, m: Position, f: Frame) -> Sequence[int]:
        free = buildings.free_sites(m, f.subject)
        if free or not self.replace:
            return bits(free)
        return [
            site
            for site in bits(buildings.own_sites(m, f.subject) & m.s.occupied)
            if m.r.basic[buildings.type_at(m, site)]
        ]

    def refuse(self, m: Position, f: Frame, value: int, cite: str) -> Refusal:
        return denying.site(m, f.subject, value, cite)


class HarbourSeas(Select):
    """The sea a building with a port touches: asked only if its site touches several (B3.5)."""

    __slots__ = ("kind", "site")
    sure = True  # asked only where there is one

    def __init__(self, site: int, kind: Number) -> None:
        super().__init__("area")
        self.site = site
        self.kind = kind

    def members(self, m: Position, f: Frame) -> Sequence[int]:
        return list(m.t.site_seas[f.bound[self.site]])

    def refuse(self, m: Position, f: Frame, value: int, cite: str) -> Refusal:
        return denying.harbour(m, f.bound[self.site], value, cite)


def ask_harbour(c: Any, kind: Any, site: int) -> int:
    """Append the question for the port sea where it matters; the slot of the answer (-1: none)."""
    name, slot = c.scratch("sea")
    if not c.r.needs_harbour_sea:
        return int(slot)
    test = c.add(If(lambda m, f: m.r.has_harbour[kind(m, f)] and bool(m.t.site_seas[f.bound[site]])))
    op = c.choose("area", HarbourSeas(site, kind), name, "harbour-sea")
    op.cite = c.r.battle_cites[1].get(op.prompt, op.cite)
    test.other = len(c.ops)
    c.empties[-1].remove(op)
    op.empty = len(c.ops)
    return slot


@verb(
    "build",
    required=("building",),
    params={
        "building": Either(NAMES, TABLE)(
            "a type, a list of types, a selector of types, or `metropolis` (its own procedure)"
        ),
        "replace": TRUTH("without a free site an own basic building may be given up"),
        "at": BINDING("a bound site instead: whatever stands there or on the squares it covers is destroyed"),
        "optional": TRUTH("may be declined"),
    },
)
def _build(c: Any, node: Node, path: Path) -> None:
    """Put a building on a free site of one's own. A victory building follows the program `build-metropolis`."""
    what = node["building"]
    if isinstance(what, str) and what in c.r.numbers["building"] and c.r.victory[c.r.numbers["building"][what]]:
        c.add(BuildVictory())
        return
    if isinstance(what, str):
        kind = c.type_of_binding(what, (*path, "building"))
        stock = kind
    else:
        name, slot = c.scratch("type")
        select = BuildTypes(c.selector("type", what, (*path, "building")))
        c.choose("type", select, name, "choose-type")
        kind = lambda m, f: f.bound[slot]
        stock = kind
    if "at" in node:
        place = c.ref(node["at"], (*path, "at"))

        def raze(m: Runner, f: Frame) -> None:
            at = place(m, f)
            clear_site(m, at)
            buildings.place(m, at, kind(m, f))
            tell(m, "building-built", f.subject, kind(m, f), m.t.site_area[at], site=at)

        c.change(raze)
        return
    site_name, site = c.scratch("site")
    select_sites = InStock(BuildSites(bool(node.get("replace"))), stock)
    op = c.choose("site", select_sites, site_name, "build-site", optional=bool(node.get("optional")))
    if node.get("replace"):
        # with a free site there is no choice but which; giving up a building is never forced (B13.1)
        op.optional = lambda m, f: not buildings.free_sites(m, f.subject)
    sea = ask_harbour(c, kind, site)

    def build(m: Runner, f: Frame) -> None:
        if buildings.type_at(m, f.bound[site]) >= 0:
            buildings.demolish(m, f.bound[site])
        buildings.place(m, f.bound[site], kind(m, f), f.bound[sea])
        tell(m, "building-built", f.subject, kind(m, f), m.t.site_area[f.bound[site]], site=f.bound[site])

    c.change(build)


class InStock(Select):
    """Sites, if there is a building of the type left to put there (B13.2, L1.1.2)."""

    __slots__ = ("inner", "kind")

    def __init__(self, inner: Select, kind: Number) -> None:
        super().__init__("site")
        self.inner = inner
        self.kind = kind

    def members(self, m: Position, f: Frame) -> Sequence[int]:
        if not m.s.stock[self.kind(m, f)]:
            return []
        return self.inner.members(m, f)

    def refuse(self, m: Position, f: Frame, value: int, cite: str) -> Refusal:
        return self.lacks(m, f, cite) or self.inner.refuse(m, f, value, cite)

    def lacks(self, m: Position, f: Frame, cite: str) -> Refusal | None:
        """The supply is empty."""
        kind = self.kind(m, f)
        return None if m.s.stock[kind] else Refusal("nothing-left", cite, what=building_id(m, kind))


class BuildVictory(Op):
    """Run the edition's procedure for a metropolis; possible when it has a place or a replacement for one (B19.4)."""

    __slots__ = ()
    change = True

    def run(self, m: Runner, f: Frame) -> int:
        m.push(m.r.named["build-metropolis"], f.subject, f.actor)
        return self.next

    def can(self, m: Runner, f: Frame) -> bool:
        return can_build_metropolis(m, f.subject, ways_left(m, "metropolis-placed", f.subject))


@verb(
    "place-metropolis",
    params={
        "site": BINDING("a bound site"),
        "card": BINDING("a bound token or special card that lies with it"),
        "on": Words("self")("`self`: on the card itself instead of a site, where nobody sees it"),
    },
)
def _place_metropolis(c: Any, node: Node, path: Path) -> None:
    """Put the victory building on a bound site, clearing what stands in its way, or on the card that lets it happen."""
    if c.sort_in(node, path, ("site", "on")) != "site":
        c.change(lambda m, f: hide_metropolis(m, f))
        return
    site_name = node["site"]
    ref = c.ref(site_name, (*path, "site"))
    card = c.ref(node["card"], (*path, "card")) if "card" in node else (lambda m, f: -1)
    sea = ask_harbour(c, lambda m, f: m.r.victory_types[0], c.slots.get(site_name, 0))
    c.change(lambda m, f: place_metropolis(m, f.subject, ref(m, f), card(m, f), f.bound[sea]))


@verb(
    "attach",
    required=("card", "to"),
    params={"card": BINDING("a bound special card"), "to": BINDING("a bound site, or a hidden one")},
)
def _attach(c: Any, node: Node, path: Path) -> None:
    """Lay a special card with a metropolis: it counts there from now on."""
    card, site = c.ref(node["card"], (*path, "card")), c.ref(node["to"], (*path, "to"))
    c.change(lambda m, f: attach_special(m, f.subject, card(m, f), site(m, f)))


@verb(
    "transform",
    required=("building", "to"),
    params={"building": BINDING("a bound building"), "to": NAME("a type or bound type")},
)
def _transform(c: Any, node: Node, path: Path) -> None:
    """Exchange a building for one of another type on the same site."""
    ref = c.ref(node["building"], (*path, "building"))
    to = c.type_of_binding(node["to"], (*path, "to"))
    slot = c.slots.get(node["building"], 0)
    sea = ask_harbour(c, to, slot)

    def transform(m: Runner, f: Frame) -> None:
        site = ref(m, f)
        old = buildings.demolish(m, site, told=False)
        buildings.place(m, site, to(m, f), f.bound[sea])
        tell(m, "building-transformed", f.subject, old, to(m, f), m.t.site_area[site], site=site)

    c.change(transform, lambda m, f: m.s.stock[to(m, f)] > 0)


@verb(
    "demolish",
    required=("building",),
    params={"building": Either(BINDING, TABLE)("a bound building, or a selector: all of them")},
)
def _demolish(c: Any, node: Node, path: Path) -> None:
    """Take buildings off their sites, back to the supply."""
    if isinstance(node["building"], str):
        ref = c.ref(node["building"], (*path, "building"))
        c.change(lambda m, f: buildings.demolish(m, ref(m, f)))
        return
    found = c.selector("building", node["building"], (*path, "building"))

    def demolish(m: Runner, f: Frame) -> None:
        for site in found.members(m, f):
            demolish_large(m, site)

    c.change(demolish)


class GiveSet(Op):
    """Choose buildings one by one until the pattern is complete, then give them up together.

    The pattern is a list of type names, or of letters (`a a b b`: two of one type and two of another). What was chosen
    so far is a binding; each answer listed can be completed, wild buildings standing in for missing types (H14.2).
    Types are asked for one after the other, first those of which there are several; letters by site, lowest first.
    """

    __slots__ = ("among", "chosen", "letters", "types")
    change = False
    unordered = True

    def __init__(self, types: tuple[int, ...], letters: tuple[int, ...], among: str, chosen: int) -> None:
        super().__init__()
        self.types = types
        self.letters = letters  # sizes of the groups of one type each
        self.among = among
        self.chosen = chosen

    def _own(self, m: Runner, f: Frame) -> list[int]:
        t, basic = m.t, m.r.basic
        mask = 0
        for g in t.sides[t.side_of[f.subject]] if self.among == "side" else (f.subject,):
            mask |= buildings.own_sites(m, g)
        return [site for site in bits(mask & m.s.occupied) if basic[m.s.built[site] - 1]]

    def _fits(self, m: Runner, sites: tuple[int, ...], rest: list[int]) -> bool:
        """Can the chosen sites be extended to a full set with the others?"""
        have: dict[int, int] = {}
        for site in rest:
            kind = buildings.type_at(m, site)
            have[kind] = have.get(kind, 0) + 1
        picked: dict[int, int] = {}
        for site in sites:
            kind = buildings.type_at(m, site)
            picked[kind] = picked.get(kind, 0) + 1
        wild = m.r.wild_types
        wilds_picked = sum(picked.get(w, 0) for w in wild)
        wilds_left = sum(have.get(w, 0) for w in wild)
        if self.types:
            if any(n > self.types.count(k) for k, n in picked.items() if k not in wild):
                return False
            missing = [k for k in self.types if not picked.get(k)]
            if wilds_picked > len(missing):
                return False
            need = [k for k in missing if not have.get(k)]
            return len(need) <= wilds_picked + wilds_left and len(sites) <= len(self.types)
        # a type of which there is none can still be what wild buildings stand for
        any_type = wilds_picked + wilds_left > 0
        kinds = [
            k for k in range(m.t.T) if k not in wild and m.r.basic[k] and (any_type or have.get(k) or picked.get(k))
        ]
        for combo in product(kinds, repeat=len(self.letters)):
            if len(set(combo)) != len(combo):
                continue
            sizes = dict(zip(combo, self.letters, strict=True))
            if any(n > sizes.get(k, 0) for k, n in picked.items() if k not in wild):
                continue
            lacking = sum(max(0, n - picked.get(k, 0) - have.get(k, 0)) for k, n in sizes.items())
            if lacking <= wilds_picked + wilds_left and len(sites) <= sum(sizes.values()):
                return True
        return False

    def _size(self) -> int:
        return len(self.types) or sum(self.letters)

    def _by_type(self, m: Runner, own: list[int], chosen: tuple[int, ...]) -> list[int]:
        """The buildings for the type that is asked for next: its own, and wild ones that can be spared."""
        of_type: dict[int, list[int]] = {}
        for site in own:
            of_type.setdefault(m.s.built[site] - 1, []).append(site)
        left = list(self.types)
        if not m.r.wild_types:
            left = [k for k in left if k in of_type and not any(s in chosen for s in of_type[k])]
            return next((of_type[k] for k in left if len(of_type[k]) > 1), of_type[left[0]] if left else [])
        spare = [s for s in own if buildings.type_at(m, s) in m.r.wild_types]

        def answers(kind: int) -> list[int]:
            lacking = sum(1 for k in left if k != kind and k not in of_type)
            return of_type.get(kind, []) + [s for i, s in enumerate(spare) if len(spare) - i - 1 >= lacking]

        for site in (*chosen, -1):
            asked = next((k for k in left if len(answers(k)) > 1), left[0])
            if site >= 0:
                left.remove(asked)
                # wild buildings lowest first: one order for one set
                spare = [s for s in spare if site not in spare or s > site]
        return answers(asked)

    def domain(self, m: Runner, f: Frame) -> One:
        chosen = f.group(self.chosen)
        own = self._own(m, f)
        if len(self.types) == len(set(self.types)) > 0:
            return One("building", self._by_type(m, own, chosen))
        own = [s for s in own if s not in chosen]
        out = []
        for site in own:
            if chosen and site < chosen[-1]:
                continue  # one order for one set of buildings: lowest site first
            now = (*chosen, site)
            if self._fits(m, now, [s for s in own if s > site]):
                out.append(site)
        return One("building", out)

    def run(self, m: Runner, f: Frame) -> int:
        chosen = f.group(self.chosen)
        if len(chosen) == self._size():
            return self.next
        d = self.domain(m, f)
        if not d.count:
            return self.next
        return m.ask(self, f, d)

    def answer(self, m: Runner, f: Frame, value: int) -> int:
        chosen = f.group(self.chosen)
        f.bind_group(self.chosen, (*chosen, value))
        return f.place

    def refuse(self, m: Runner, f: Frame, value: int) -> Refusal:
        if value in self._own(m, f):
            return Refusal("no-target", self.cite)  # it does not belong to the set, or another was asked for
        if value < 0 or not buildings.own_sites(m, f.subject) >> value & 1:
            whose = faction_id(m, owner(m, m.t.site_area[value])) if 0 <= value < m.t.S else "none"
            return Refusal("not-yours", self.cite, owner=whose)
        return Refusal("no-target", self.cite)

    def can(self, m: Runner, f: Frame) -> bool:
        return self._fits(m, (), self._own(m, f)) and self.can_next(m, f)

    def lacks(self, m: Runner, f: Frame) -> Refusal | None:
        """The buildings that the card or rule asks for are not there."""
        return None if self._fits(m, (), self._own(m, f)) else Refusal("condition", self.cite, by=card_id(m, f.source))


@verb(
    "give-set",
    required=("pattern",),
    params={
        "pattern": ListOf(NAME, least=1)("types, or letters for equal ones: `[a, a, b, b]`"),
        "among": Words("faction", "side")("`faction` or `side`"),
        "as": NAME("binds the buildings"),
    },
)
def _give_set(c: Any, node: Node, path: Path) -> None:
    """Choose buildings that make up a set and give them up."""
    pattern = node["pattern"]
    if all(isinstance(p, str) and len(p) == 1 for p in pattern):
        types: tuple[int, ...] = ()
        letters = tuple(pattern.count(p) for p in sorted(set(pattern)))
    else:
        types = tuple(c.number_of("building", p, (*path, "pattern", i)) for i, p in enumerate(pattern))
        letters = ()
    slot = c.slot(node.get("as", "$set"), "building")
    c.add(GiveSet(types, letters, node.get("among", "faction"), slot), "give-building")

    def give(m: Runner, f: Frame) -> None:
        for site in f.group(slot):
            buildings.demolish(m, site)

    c.change(give)
