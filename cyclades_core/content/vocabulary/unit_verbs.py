"""Words of figures and markers on the board: place, destroy, take, convert, swap."""

from __future__ import annotations

from cyclades_core.engine.operations.control_flow import Loop
from cyclades_core.engine.operations.operation import Goto
from cyclades_core.engine.operations.recruitment import Distribute, RecruitAreas
from cyclades_core.engine.operations.runner_interface import Runner
from cyclades_core.engine.rules import movement, pieces
from cyclades_core.engine.rules.event_emission import tell
from cyclades_core.engine.rules.figures import (
    destroy_stack,
    destroy_units,
    place_piece,
    put_units,
    remove_piece,
    settle_card,
    swap_cards,
)
from cyclades_core.engine.rules.income import put_prosperity, take_prosperity
from cyclades_core.engine.state import NO_BATTLE, Frame
from cyclades_core.engine.state.compiled_content import Number

from .compiler_interface import Maker, Members
from .goods_verbs import LEAVES, leaves_game
from .parameter_reader import text, truth
from .parameter_types import (
    AREA,
    CARD,
    NAME,
    NAMES,
    NUMBER,
    SELECTOR,
    TABLE,
    TRUTH,
    UNIT_KIND,
    UNITS,
    Binding,
    Either,
    ListOf,
    Path,
    Words,
)
from .registry import Node, verb


@verb(
    "place",
    acts=True,
    params={
        "unit": Either(UNIT_KIND, ListOf(NAME))("a unit id, a list to choose from, or a binding"),
        "card": CARD("a bound card whose figure is placed"),
        "token": NUMBER("prosperity markers instead: how many"),
        "at": SELECTOR("an area selector or binding; without it the recruitment rule of the kind"),
        "count": NUMBER("how many; each is placed by itself"),
        "spread": TRUTH("place them all by one answer, amounts per area"),
        "optional": TRUTH("may be declined"),
    },
)
def _place(maker: Maker, node: Node, path: Path) -> None:
    """Put figures from the reserve, a card's figure, or prosperity markers into areas."""
    if "token" in node:
        area = _area(maker, node, path)
        n = (
            maker.number(node["token"], (*path, "token"))
            if not isinstance(node["token"], bool)
            else (lambda runner, frame: 1)
        )

        maker.change(lambda runner, frame: put_prosperity(runner, area(runner, frame), n(runner, frame)))
        return
    if "card" in node:
        ref = maker.ref(node["card"], (*path, "card"), "card")
        if "at" not in node:
            node = {**node, "at": {"kind": "land", "owner": "mine"}}
        area = _area(maker, node, path)

        def settle(runner: Runner, frame: Frame) -> None:
            settle_card(runner, frame.subject, ref(runner, frame), area(runner, frame))

        maker.change(settle)
        return
    unit = node.get("unit")
    if unit is None:
        maker.problem("missing-key", path, name="unit")
        return
    if isinstance(unit, list):
        name, _ = maker.scratch("unit")
        maker.choose(
            "unit", maker.selector("unit", {"of": unit, "in-reserve": True}, (*path, "unit")), name, "choose-unit"
        )
        kind = maker.unit_ref(name, path)
    else:
        kind = maker.unit_ref(unit, (*path, "unit"))
    extra = maker.areas(node["at"], (*path, "at")) if "at" in node else None
    select = RecruitAreas(kind, extra)
    if truth(node, "spread"):
        maker.add(Distribute(kind, maker.number(node.get("count", 1), (*path, "count")), select), "distribute")
        return
    times = node.get("count", 1)
    if times == 1 and isinstance(node.get("at"), str):
        # where is known already: nobody is asked
        here = maker.area_ref(node["at"], (*path, "at"))

        def possible(runner: Runner, frame: Frame) -> bool:
            a, k = here(runner, frame), kind(runner, frame)
            if not 0 <= a < runner.table.n_areas or pieces.in_reserve(runner, frame.subject, k) <= 0:
                return False
            if not pieces.fitting(runner, frame.subject, k) >> a & 1:
                return False
            return bool(runner.book.kind_land[k]) or not movement.barred(runner) >> a & 1

        def put(runner: Runner, frame: Frame) -> None:
            if possible(runner, frame):
                put_units(runner, frame.subject, kind(runner, frame), here(runner, frame))

        maker.change(put, possible)
        return
    if times == 1:
        _place_one(maker, kind, select, truth(node, "optional"))
        return
    _, counter = maker.scratch("loop")
    head = maker.add(Loop(counter, maker.number(times, (*path, "count")), False, 0))
    start = len(maker.ops) - 1
    maker.empties.append([])
    _place_one(maker, kind, select, truth(node, "optional"))
    back = maker.add(Goto())
    back.next = start
    for op in maker.empties.pop():
        op.empty = len(maker.ops)
    head.other = len(maker.ops)


def _place_one(maker: Maker, kind: Number, select: RecruitAreas, optional: bool) -> None:
    name, slot = maker.scratch("area")
    maker.choose("area", select, name, "place-unit", optional=optional)
    maker.change(lambda runner, frame: put_units(runner, frame.subject, kind(runner, frame), frame.bound[slot]))


def _area(maker: Maker, node: Node, path: Path) -> Number:
    at = node.get("at", {"owner": "mine"})
    if isinstance(at, str):
        return maker.area_ref(at, (*path, "at"))
    name, slot = maker.scratch("area")
    maker.choose(
        "area", maker.selector("area", at, (*path, "at")), name, "choose-area", optional=truth(node, "optional")
    )
    return lambda runner, frame: frame.bound[slot]


def _stacks(maker: Maker, value: object, path: Path) -> Members:
    """Stacks by binding (one) or selector (all)."""
    if isinstance(value, str):
        ref = maker.ref(value, path, "units")
        return lambda runner, frame: [ref(runner, frame)]
    found = maker.selector("units", value, path)
    return found.members


@verb(
    "destroy",
    required=("units",),
    params={
        "units": Either(UNITS, TABLE)("a bound stack, or a selector: all of them"),
        "count": NUMBER("how many of a bound stack (1), or `all`"),
    },
)
def _destroy(maker: Maker, node: Node, path: Path) -> None:
    """Destroy units: they go back to their reserve, and whoever watches losses is told."""
    stacks = _stacks(maker, node["units"], (*path, "units"))
    every = node.get("count") == "all" or not isinstance(node["units"], str)
    n = maker.number(node.get("count", 1), (*path, "count")) if not every else None

    def destroy(runner: Runner, frame: Frame) -> None:
        for stack in stacks(runner, frame):
            destroy_stack(runner, stack, None if n is None else n(runner, frame), "card")
            runner.settle()

    maker.change(destroy)


@verb(
    "take",
    params={
        "units": Either(UNITS, TABLE)("a bound stack, or a selector: all of them"),
        "count": NUMBER("how many (1), or `all`"),
        "as": NAME("binds how many were taken"),
        "tokens": AREA("take prosperity markers from this bound area instead"),
        "piece": CARD("take the piece of this bound card off the board"),
        "leaves": LEAVES,
    },
)
def _take(maker: Maker, node: Node, path: Path) -> None:
    """Take figures or markers off the board without a loss: to the reserve, or to be placed elsewhere."""
    if "tokens" in node:
        area = maker.area_ref(node["tokens"], (*path, "tokens"))
        maker.change(lambda runner, frame: take_prosperity(runner, area(runner, frame)))
        return
    if "piece" in node:
        ref = maker.ref(node["piece"], (*path, "piece"), "card")
        maker.change(lambda runner, frame: remove_piece(runner, ref(runner, frame)))
        return
    if "units" not in node:
        maker.problem("missing-key", path, name="units | tokens | piece")
        return
    stacks = _stacks(maker, node["units"], (*path, "units"))
    every = node.get("count") == "all" or not isinstance(node["units"], str)
    n = maker.number(node.get("count", 1), (*path, "count")) if not every else None
    slot = maker.slot(text(node, "as"), "number") if "as" in node else -1
    leaves = leaves_game(maker, node, path)

    def take(runner: Runner, frame: Frame) -> None:
        total = 0
        for stack in stacks(runner, frame):
            if stack < 0:
                continue
            a, k = stack // runner.table.n_unit_kinds, stack % runner.table.n_unit_kinds
            have = pieces.stacked(runner, stack)
            lost = have if n is None else max(0, min(have, n(runner, frame)))
            owner = pieces.owner(runner, a)
            pieces.remove(runner, a, k, lost)
            if not leaves:
                pieces.to_reserve(runner, owner, k, lost)
            tell(runner, "unit-taken", owner, k, lost, a, leaves=leaves or None)
            total += lost
        if slot >= 0:
            frame.bound[slot] = total

    maker.change(take)


@verb(
    "convert",
    acts=True,
    required=("units",),
    params={"units": Either(UNITS, TABLE)("a bound stack, or a selector: all of them")},
)
def _convert(maker: Maker, node: Node, path: Path) -> None:
    """Units change sides: common ones join the subject's units, coloured ones are exchanged for the subject's own."""
    stacks = _stacks(maker, node["units"], (*path, "units"))

    def convert(runner: Runner, frame: Frame) -> None:
        me = frame.subject
        for stack in stacks(runner, frame):
            a, k = stack // runner.table.n_unit_kinds, stack % runner.table.n_unit_kinds
            n = pieces.stacked(runner, stack)
            victim = pieces.owner(runner, a)
            battle = runner.state.battle
            if stack < 0 or victim == me:
                continue
            if battle is not NO_BATTLE and not battle.at_sea:
                # in a battle they cross over to the other side
                tell(runner, "unit-converted", me, victim, k, n, battle.area)
                pieces.remove(runner, a, k, n)
                pieces.add(runner, battle.area if a == runner.table.n_areas else runner.table.n_areas, k, n)
                continue
            if a < runner.table.n_land or pieces.holds_others(runner, a, (k,)):
                continue  # the area would be of two factions
            mute, runner.mute = runner.mute, True  # told once, as one change
            destroy_units(runner, a, k, n, "card")
            runner.settle()
            won = min(n, pieces.in_reserve(runner, me, k)) if victim != me else 0
            taken = won and pieces.owner(runner, a) < 0
            if won:
                put_units(runner, me, k, a, won)
            runner.mute = mute
            if won:
                tell(runner, "unit-converted", me, victim, k, won, a)
                if taken:
                    tell(runner, "area-taken", me, a, loser=victim)
            if n > won:
                tell(runner, "unit-lost", victim, k, a, n - won)

    maker.change(convert)


@verb(
    "swap",
    params={
        "area": AREA("a bound area"),
        "card": CARD("a bound card"),
        "with": Binding(*AREA.kinds)("the other binding"),
        "tag": NAMES("units to exchange"),
    },
    required=("with",),
)
def _swap(maker: Maker, node: Node, path: Path) -> None:
    """Exchange the units of two areas, or two cards with their figures."""
    if "card" in node:
        first = maker.ref(node["card"], (*path, "card"), "card")
        second = maker.ref(node["with"], (*path, "with"), "card")
        maker.change(
            lambda runner, frame: swap_cards(runner, frame.subject, first(runner, frame), second(runner, frame))
        )
        return
    if "area" not in node:
        maker.problem("missing-key", path, name="area | card")
        return
    one, two = maker.area_ref(node["area"], (*path, "area")), maker.area_ref(node["with"], (*path, "with"))
    kinds, _, _ = maker.unit_filter({"tag": node.get("tag", "sea")}, (*path, "tag"))

    def exchange(runner: Runner, frame: Frame) -> None:
        a, b = one(runner, frame), two(runner, frame)
        if min(a, b) < 0 or a == b or (a < runner.table.n_land) != (b < runner.table.n_land):
            return
        owners = pieces.owner(runner, a), pieces.owner(runner, b)
        if owners[0] != owners[1] and (pieces.holds_others(runner, a, kinds) or pieces.holds_others(runner, b, kinds)):
            return  # an area would be of two factions
        counts = [(k, pieces.count(runner, a, k), pieces.count(runner, b, k)) for k in kinds]
        for k, x, y in counts:
            pieces.remove(runner, a, k, x)
            pieces.remove(runner, b, k, y)
        for k, x, y in counts:
            pieces.add(runner, a, k, y)
            pieces.add(runner, b, k, x)
        pieces.set_owner(runner, a, owners[1])
        pieces.set_owner(runner, b, owners[0])
        tell(runner, "units-swapped", a, b)
        for taker, place, loser in ((owners[1], a, owners[0]), (owners[0], b, owners[1])):
            if taker not in (-1, loser):
                tell(runner, "area-taken", taker, place, loser=loser)

    maker.change(exchange)


@verb(
    "place-piece",
    acts=True,
    params={
        "on": NAMES("land, sea, or both"),
        "owner": NAME("whose area it must be, as of an area selector"),
        "clash": Words("no-entry", "both-leave")(
            "`no-entry`: never beside another piece; `both-leave`: two of them destroy each other"
        ),
    },
)
def _place_piece(maker: Maker, node: Node, path: Path) -> None:
    """Put the piece of the card being played on the board (made from `piece` of its definition)."""
    on = node.get("on", "land")
    on = on if isinstance(on, (list, tuple)) else [on]
    select: dict[str, object] = {} if len(on) > 1 else {"kind": on[0]}
    owner = node.get("owner", "anyone")
    if owner != "anyone":
        select["owner"] = owner
    if node.get("clash", "no-entry") == "no-entry":
        select["piece"] = "own"
    maker.ref("self", path, "card")
    name, slot = maker.scratch("area")
    maker.choose("area", maker.selector("area", select, path), name, "place-piece")
    maker.change(lambda runner, frame: place_piece(runner, frame.subject, frame.source, frame.bound[slot]))
