"""Words of buildings: build, place-metropolis, attach, transform, demolish, give-set."""

from __future__ import annotations

from ..operations.building import BuildSites, BuildTypes, BuildVictory, HarbourSeas, InStock
from ..operations.giving import GiveSet
from ..operations.operation import If
from ..operations.runner import Runner
from ..rules import buildings
from ..rules.metropolises import (
    attach_special,
    clear_site,
    demolish_large,
    hide_metropolis,
    place_metropolis,
)
from ..rules.news import tell
from ..state import Frame
from ..state.book import Number
from .maker import Maker
from .reading import names, text, truth
from .registry import Node, verb
from .takes import BINDING, NAME, NAMES, TABLE, TRUTH, Either, ListOf, Path, Words


def ask_harbour(c: Maker, kind: Number, site: int) -> int:
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
def _build(c: Maker, node: Node, path: Path) -> None:
    """Put a building on a free site of one's own. A victory building is the obligation `build-metropolis`."""
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
    select_sites = InStock(BuildSites(truth(node, "replace")), stock)
    op = c.choose("site", select_sites, site_name, "build-site", optional=truth(node, "optional"))
    if truth(node, "replace"):
        # with a free site there is no choice but which; giving up a building is never forced (B13.1)
        op.optional = lambda m, f: not buildings.free_sites(m, f.subject)
    sea = ask_harbour(c, kind, site)

    def build(m: Runner, f: Frame) -> None:
        if buildings.type_at(m, f.bound[site]) >= 0:
            buildings.demolish(m, f.bound[site])
        buildings.place(m, f.bound[site], kind(m, f), f.bound[sea])
        tell(m, "building-built", f.subject, kind(m, f), m.t.site_area[f.bound[site]], site=f.bound[site])

    c.change(build)


@verb(
    "place-metropolis",
    params={
        "site": BINDING("a bound site"),
        "card": BINDING("a bound token or special card that lies with it"),
        "on": Words("self")("`self`: on the card itself instead of a site, where nobody sees it"),
    },
)
def _place_metropolis(c: Maker, node: Node, path: Path) -> None:
    """Put the victory building on a bound site, clearing what stands in its way, or on the card that lets it happen."""
    if c.sort_in(node, path, ("site", "on")) != "site":
        c.change(lambda m, f: hide_metropolis(m, f))
        return
    site_name = text(node, "site")
    ref = c.ref(site_name, (*path, "site"))
    card = c.ref(node["card"], (*path, "card")) if "card" in node else (lambda m, f: -1)
    sea = ask_harbour(c, lambda m, f: m.r.victory_types[0], c.slots.get(site_name, 0))
    c.change(lambda m, f: place_metropolis(m, f.subject, ref(m, f), card(m, f), f.bound[sea]))


@verb(
    "attach",
    required=("card", "to"),
    params={"card": BINDING("a bound special card"), "to": BINDING("a bound site, or a hidden one")},
)
def _attach(c: Maker, node: Node, path: Path) -> None:
    """Lay a special card with a metropolis: it counts there from now on."""
    card, site = c.ref(node["card"], (*path, "card")), c.ref(node["to"], (*path, "to"))
    c.change(lambda m, f: attach_special(m, f.subject, card(m, f), site(m, f)))


@verb(
    "transform",
    required=("building", "to"),
    params={"building": BINDING("a bound building"), "to": NAME("a type or bound type")},
)
def _transform(c: Maker, node: Node, path: Path) -> None:
    """Exchange a building for one of another type on the same site."""
    ref = c.ref(node["building"], (*path, "building"))
    to = c.type_of_binding(node["to"], (*path, "to"))
    slot = c.slots.get(text(node, "building"), 0)
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
def _demolish(c: Maker, node: Node, path: Path) -> None:
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


@verb(
    "give-set",
    required=("pattern",),
    params={
        "pattern": ListOf(NAME, least=1)("types, or letters for equal ones: `[a, a, b, b]`"),
        "among": Words("faction", "side")("`faction` or `side`"),
        "as": NAME("binds the buildings"),
    },
)
def _give_set(c: Maker, node: Node, path: Path) -> None:
    """Choose buildings that make up a set and give them up."""
    pattern = names(node["pattern"])
    if all(len(p) == 1 for p in pattern):
        types: tuple[int, ...] = ()
        letters = tuple(pattern.count(p) for p in sorted(set(pattern)))
    else:
        types = tuple(c.number_of("building", p, (*path, "pattern", i)) for i, p in enumerate(pattern))
        letters = ()
    slot = c.slot(text(node, "as", "$set"), "building")
    c.add(GiveSet(types, letters, text(node, "among", "faction"), slot), "give-building")

    def give(m: Runner, f: Frame) -> None:
        for site in f.group(slot):
            buildings.demolish(m, site)

    c.change(give)
