"""Words of buildings: build, place-metropolis, attach, transform, demolish, give-set."""

from __future__ import annotations

from cyclades_core.engine.operations.building_sets import GiveSet
from cyclades_core.engine.operations.construction import BuildSites, BuildTypes, BuildVictory, HarbourSeas, InStock
from cyclades_core.engine.operations.operation import If
from cyclades_core.engine.operations.runner_interface import Runner
from cyclades_core.engine.rules import buildings
from cyclades_core.engine.rules.event_emission import tell
from cyclades_core.engine.rules.metropolises import (
    attach_special,
    clear_site,
    demolish_large,
    hide_metropolis,
    place_metropolis,
)
from cyclades_core.engine.state import Frame
from cyclades_core.engine.state.compiled_content import Number

from .compiler_interface import Maker
from .parameter_reader import names, text, truth
from .parameter_types import BUILDING, CARD, NAME, SITE, TABLE, TRUTH, TYPE, Binding, Either, ListOf, Path, Words
from .registry import Node, verb

METROPOLIS = Binding("building", "metropolis", "site")


def ask_harbour(maker: Maker, kind: Number, site: int) -> int:
    """Append the question for the port sea where it matters; the slot of the answer (-1: none)."""
    name, slot = maker.scratch("sea")
    if not maker.book.needs_harbour_sea:
        return int(slot)
    test = maker.add(
        If(
            lambda runner, frame: (
                runner.book.has_harbour[kind(runner, frame)] and bool(runner.table.site_seas[frame.bound[site]])
            )
        )
    )
    op = maker.choose("area", HarbourSeas(site, kind), name, "harbour-sea")
    op.cite = maker.book.battle_cites[1].get(op.prompt, op.cite)
    test.other = len(maker.ops)
    maker.empties[-1].remove(op)
    op.empty = len(maker.ops)
    return slot


def _fits(runner: Runner, site: int, kind: int) -> bool:
    """Whether a site takes a building of this type by its size."""
    sites = runner.table.basic_sites if runner.book.basic[kind] else runner.table.large_sites
    return site >= 0 and kind >= 0 and bool(sites >> site & 1)


@verb(
    "build",
    acts=True,
    required=("building",),
    params={
        "building": Either(Either(TYPE, ListOf(NAME)), TABLE)(
            "a type, a list of types, a selector of types, or `metropolis` (its own procedure)"
        ),
        "replace": TRUTH("without a free site an own basic building may be given up"),
        "at": SITE("a bound site instead: whatever stands there or on the squares it covers is destroyed"),
        "optional": TRUTH("may be declined"),
    },
)
def _build(maker: Maker, node: Node, path: Path) -> None:
    """Put a building on a free site of one's own. A victory building is the obligation `build-metropolis`."""
    what = node["building"]
    if (
        isinstance(what, str)
        and what in maker.book.numbers["building"]
        and maker.book.victory[maker.book.numbers["building"][what]]
    ):
        maker.add(BuildVictory())
        return
    if isinstance(what, str):
        kind = maker.type_of_binding(what, (*path, "building"))
        stock = kind
    else:
        name, slot = maker.scratch("type")
        select = BuildTypes(maker.selector("type", what, (*path, "building")))
        maker.choose("type", select, name, "choose-type")
        kind = lambda runner, frame: frame.bound[slot]
        stock = kind
    if "at" in node:
        place = maker.ref(node["at"], (*path, "at"), "building", "site")

        def raze(runner: Runner, frame: Frame) -> None:
            at = place(runner, frame)
            if not _fits(runner, at, kind(runner, frame)) or not runner.state.stock[kind(runner, frame)]:
                return
            clear_site(runner, at)
            buildings.place(runner, at, kind(runner, frame))
            tell(runner, "building-built", frame.subject, kind(runner, frame), runner.table.site_area[at], site=at)

        maker.change(raze)
        return
    site_name, site = maker.scratch("site")
    select_sites = InStock(BuildSites(truth(node, "replace")), stock)
    op = maker.choose("site", select_sites, site_name, "build-site", optional=truth(node, "optional"))
    if truth(node, "replace"):
        # with a free site there is no choice but which; giving up a building is never forced (B13.1)
        op.optional = lambda runner, frame: not buildings.free_sites(runner, frame.subject)
    sea = ask_harbour(maker, kind, site)

    def build(runner: Runner, frame: Frame) -> None:
        if buildings.type_at(runner, frame.bound[site]) >= 0:
            buildings.demolish(runner, frame.bound[site])
        buildings.place(runner, frame.bound[site], kind(runner, frame), frame.bound[sea])
        tell(
            runner,
            "building-built",
            frame.subject,
            kind(runner, frame),
            runner.table.site_area[frame.bound[site]],
            site=frame.bound[site],
        )

    maker.change(build)


@verb(
    "place-metropolis",
    acts=True,
    params={
        "site": SITE("a bound site"),
        "card": CARD("a bound token or special card that lies with it"),
        "on": Words("self")("`self`: on the card itself instead of a site, where nobody sees it"),
    },
)
def _place_metropolis(maker: Maker, node: Node, path: Path) -> None:
    """Put the victory building on a bound site, clearing what stands in its way, or on the card that lets it happen."""
    if maker.sort_in(node, path, ("site", "on")) != "site":
        maker.ref("self", (*path, "on"), "card")
        maker.change(lambda runner, frame: hide_metropolis(runner, frame))
        return
    site_name = text(node, "site")
    ref = maker.ref(site_name, (*path, "site"), "building", "site")
    card = maker.ref(node["card"], (*path, "card"), "card") if "card" in node else (lambda runner, frame: -1)
    sea = ask_harbour(maker, lambda runner, frame: runner.book.victory_types[0], maker.slots.get(site_name, 0))

    def put(runner: Runner, frame: Frame) -> None:
        site = ref(runner, frame)
        if _fits(runner, site, runner.book.victory_types[0]):
            place_metropolis(runner, frame.subject, site, card(runner, frame), frame.bound[sea])

    maker.change(put)


@verb(
    "attach",
    required=("card", "to"),
    params={"card": CARD("a bound special card"), "to": METROPOLIS("a bound site, or a hidden one")},
)
def _attach(maker: Maker, node: Node, path: Path) -> None:
    """Lay a special card with a metropolis: it counts there from now on."""
    card = maker.ref(node["card"], (*path, "card"), "card")
    site = maker.ref(node["to"], (*path, "to"), *METROPOLIS.kinds)
    maker.change(lambda runner, frame: attach_special(runner, frame.subject, card(runner, frame), site(runner, frame)))


@verb(
    "transform",
    required=("building", "to"),
    params={"building": BUILDING("a bound building"), "to": TYPE("a type or bound type")},
)
def _transform(maker: Maker, node: Node, path: Path) -> None:
    """Exchange a building for one of another type on the same site."""
    ref = maker.ref(node["building"], (*path, "building"), "building")
    to = maker.type_of_binding(node["to"], (*path, "to"))
    slot = maker.slots.get(text(node, "building"), 0)
    sea = ask_harbour(maker, to, slot)

    def transform(runner: Runner, frame: Frame) -> None:
        site = ref(runner, frame)
        if not _fits(runner, site, to(runner, frame)) or not runner.state.built[site]:
            return
        old = buildings.demolish(runner, site, told=False)
        buildings.place(runner, site, to(runner, frame), frame.bound[sea])
        tell(
            runner,
            "building-transformed",
            frame.subject,
            old,
            to(runner, frame),
            runner.table.site_area[site],
            site=site,
        )

    maker.change(
        transform,
        lambda runner, frame: (
            runner.state.stock[to(runner, frame)] > 0 and _fits(runner, ref(runner, frame), to(runner, frame))
        ),
    )


@verb(
    "demolish",
    required=("building",),
    params={"building": Either(BUILDING, TABLE)("a bound building, or a selector: all of them")},
)
def _demolish(maker: Maker, node: Node, path: Path) -> None:
    """Take buildings off their sites, back to the supply."""
    if isinstance(node["building"], str):
        ref = maker.ref(node["building"], (*path, "building"), "building")

        def demolish_one(runner: Runner, frame: Frame) -> None:
            site = ref(runner, frame)
            if site >= 0 and runner.state.built[site]:
                demolish_large(runner, site)

        maker.change(demolish_one)
        return
    found = maker.selector("building", node["building"], (*path, "building"))

    def demolish(runner: Runner, frame: Frame) -> None:
        for site in found.members(runner, frame):
            demolish_large(runner, site)

    maker.change(demolish)


@verb(
    "give-set",
    acts=True,
    required=("pattern",),
    params={
        "pattern": ListOf(NAME, least=1)("types, or letters for equal ones: `[a, a, b, b]`"),
        "among": Words("faction", "side")("`faction` or `side`"),
        "as": NAME("binds the buildings"),
    },
)
def _give_set(maker: Maker, node: Node, path: Path) -> None:
    """Choose buildings that make up a set and give them up."""
    pattern = names(node["pattern"])
    if all(len(p) == 1 for p in pattern):
        types: tuple[int, ...] = ()
        letters = tuple(pattern.count(p) for p in sorted(set(pattern)))
    else:
        types = tuple(maker.number_of("building", p, (*path, "pattern", i)) for i, p in enumerate(pattern))
        letters = ()
    slot = maker.slot(text(node, "as", "$set"), "buildings")
    maker.add(GiveSet(types, letters, text(node, "among", "faction"), slot), "give-building")

    def give(runner: Runner, frame: Frame) -> None:
        for site in frame.group(slot):
            buildings.demolish(runner, site)

    maker.change(give)
