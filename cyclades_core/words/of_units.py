"""Words of figures and markers on the board: place, destroy, take, convert, swap."""

from __future__ import annotations

from ..operations.operation import Goto
from ..operations.ordering import Loop
from ..operations.recruiting import Distribute, RecruitAreas
from ..operations.runner import Runner
from ..rules import movement, pieces
from ..rules.figures import destroy_stack, destroy_units, place_piece, put_units, remove_piece, settle_card, swap_cards
from ..rules.income import put_prosperity, take_prosperity
from ..rules.news import tell
from ..state import PEACE, Frame
from ..state.book import Number
from .maker import Maker, Members
from .reading import text, truth
from .registry import Node, verb
from .takes import BINDING, NAME, NAMES, NUMBER, SELECTOR, TABLE, TRUTH, Either, Path, Words


@verb(
    "place",
    params={
        "unit": NAMES("a unit id, a list to choose from, or a binding"),
        "card": BINDING("a bound card whose figure is placed (hero, artifact)"),
        "token": NUMBER("prosperity markers instead: how many"),
        "at": SELECTOR("an area selector or binding; without it the recruitment rule of the kind"),
        "count": NUMBER("how many; each is placed by itself"),
        "spread": TRUTH("place them all by one answer, amounts per area"),
        "optional": TRUTH("may be declined"),
    },
)
def _place(c: Maker, node: Node, path: Path) -> None:
    """Put figures from the reserve, a card's figure, or prosperity markers into areas."""
    if "token" in node:
        area = _area(c, node, path)
        n = c.number(node["token"], (*path, "token")) if not isinstance(node["token"], bool) else (lambda m, f: 1)

        c.change(lambda m, f: put_prosperity(m, area(m, f), n(m, f)))
        return
    if "card" in node:
        ref = c.ref(node["card"], (*path, "card"))
        if "at" not in node:
            node = {**node, "at": {"kind": "land", "owner": "mine"}}
        area = _area(c, node, path)

        def settle(m: Runner, f: Frame) -> None:
            settle_card(m, f.subject, ref(m, f), area(m, f))

        c.change(settle)
        return
    unit = node.get("unit")
    if unit is None:
        c.problem("missing-key", path, name="unit")
        return
    if isinstance(unit, list):
        name, _ = c.scratch("unit")
        c.choose("unit", c.selector("unit", {"of": unit, "in-reserve": True}, (*path, "unit")), name, "choose-unit")
        kind = c.unit_ref(name, path)
    else:
        kind = c.unit_ref(unit, (*path, "unit"))
    extra = c.areas(node["at"], (*path, "at")) if "at" in node else None
    select = RecruitAreas(kind, extra)
    if truth(node, "spread"):
        c.add(Distribute(kind, c.number(node.get("count", 1), (*path, "count")), select), "distribute")
        return
    times = node.get("count", 1)
    if times == 1 and isinstance(node.get("at"), str):
        # where is known already: nobody is asked
        here = c.area_ref(node["at"], (*path, "at"))

        def possible(m: Runner, f: Frame) -> bool:
            a, k = here(m, f), kind(m, f)
            if not 0 <= a < m.t.A or pieces.in_reserve(m, f.subject, k) <= 0:
                return False
            return bool(m.r.kind_land[k]) or not movement.barred(m) >> a & 1

        def put(m: Runner, f: Frame) -> None:
            if possible(m, f):
                put_units(m, f.subject, kind(m, f), here(m, f))

        c.change(put, possible)
        return
    if times == 1:
        _place_one(c, kind, select, truth(node, "optional"))
        return
    _, counter = c.scratch("loop")
    head = c.add(Loop(counter, c.number(times, (*path, "count")), False, 0))
    start = len(c.ops) - 1
    c.empties.append([])
    _place_one(c, kind, select, truth(node, "optional"))
    back = c.add(Goto())
    back.next = start
    for op in c.empties.pop():
        op.empty = len(c.ops)
    head.other = len(c.ops)


def _place_one(c: Maker, kind: Number, select: RecruitAreas, optional: bool) -> None:
    name, slot = c.scratch("area")
    c.choose("area", select, name, "place-unit", optional=optional)
    c.change(lambda m, f: put_units(m, f.subject, kind(m, f), f.bound[slot]))


def _area(c: Maker, node: Node, path: Path) -> Number:
    at = node.get("at", {"owner": "mine"})
    if isinstance(at, str):
        return c.area_ref(at, (*path, "at"))
    name, slot = c.scratch("area")
    c.choose("area", c.selector("area", at, (*path, "at")), name, "choose-area", optional=truth(node, "optional"))
    return lambda m, f: f.bound[slot]


def _stacks(c: Maker, value: object, path: Path) -> Members:
    """Stacks by binding (one) or selector (all)."""
    if isinstance(value, str):
        ref = c.ref(value, path)
        return lambda m, f: [ref(m, f)]
    found = c.selector("units", value, path)
    return found.members


@verb(
    "destroy",
    required=("units",),
    params={
        "units": Either(BINDING, TABLE)("a bound stack, or a selector: all of them"),
        "count": NUMBER("how many of a bound stack (1), or `all`"),
    },
)
def _destroy(c: Maker, node: Node, path: Path) -> None:
    """Destroy units: they go back to their reserve, and whoever watches losses is told."""
    stacks = _stacks(c, node["units"], (*path, "units"))
    every = node.get("count") == "all" or not isinstance(node["units"], str)
    n = c.number(node.get("count", 1), (*path, "count")) if not every else None

    def destroy(m: Runner, f: Frame) -> None:
        for stack in stacks(m, f):
            destroy_stack(m, stack, None if n is None else n(m, f), "card")
            m.settle()

    c.change(destroy)


@verb(
    "take",
    params={
        "units": Either(BINDING, TABLE)("a bound stack, or a selector: all of them"),
        "count": NUMBER("how many (1), or `all`"),
        "as": NAME("binds how many were taken"),
        "tokens": BINDING("take prosperity markers from this bound area instead"),
        "piece": BINDING("take the piece of this bound card off the board"),
    },
)
def _take(c: Maker, node: Node, path: Path) -> None:
    """Take figures or markers off the board without a loss: to the reserve, or to be placed elsewhere."""
    if "tokens" in node:
        area = c.area_ref(node["tokens"], (*path, "tokens"))
        c.change(lambda m, f: take_prosperity(m, area(m, f)))
        return
    if "piece" in node:
        ref = c.ref(node["piece"], (*path, "piece"))
        c.change(lambda m, f: remove_piece(m, ref(m, f)))
        return
    stacks = _stacks(c, node.get("units"), (*path, "units"))
    every = node.get("count") == "all" or not isinstance(node.get("units"), str)
    n = c.number(node.get("count", 1), (*path, "count")) if not every else None
    slot = c.slot(text(node, "as"), "number") if "as" in node else -1

    def take(m: Runner, f: Frame) -> None:
        total = 0
        for stack in stacks(m, f):
            a, k = stack // m.t.K, stack % m.t.K
            have = pieces.stacked(m, stack)
            lost = have if n is None else min(have, n(m, f))
            owner = pieces.owner(m, a)
            pieces.remove(m, a, k, lost)
            pieces.to_reserve(m, owner, k, lost)
            tell(m, "unit-taken", owner, k, lost, a)
            total += lost
        if slot >= 0:
            f.bound[slot] = total

    c.change(take)


@verb(
    "convert",
    required=("units",),
    params={"units": Either(BINDING, TABLE)("a bound stack, or a selector: all of them")},
)
def _convert(c: Maker, node: Node, path: Path) -> None:
    """Units change sides: common ones join the subject's units, coloured ones are exchanged for the subject's own."""
    stacks = _stacks(c, node["units"], (*path, "units"))

    def convert(m: Runner, f: Frame) -> None:
        me = f.subject
        for stack in stacks(m, f):
            a, k = stack // m.t.K, stack % m.t.K
            n = pieces.stacked(m, stack)
            victim = pieces.owner(m, a)
            battle = m.s.battle
            if battle is not PEACE and not battle.at_sea:
                # in a battle they cross over to the other side
                tell(m, "unit-converted", me, victim, k, n, battle.area)
                pieces.remove(m, a, k, n)
                pieces.add(m, battle.area if a == m.t.A else m.t.A, k, n)
                continue
            mute, m.mute = m.mute, True  # told once, as one change
            destroy_units(m, a, k, n, "card")
            m.settle()
            won = min(n, pieces.in_reserve(m, me, k)) if victim != me else 0
            taken = won and pieces.owner(m, a) < 0
            if won:
                put_units(m, me, k, a, won)
            m.mute = mute
            if won:
                tell(m, "unit-converted", me, victim, k, won, a)
                if taken:
                    tell(m, "area-taken", me, a, loser=victim)
            if n > won:
                tell(m, "unit-lost", victim, k, a, n - won)

    c.change(convert)


@verb(
    "swap",
    params={
        "area": BINDING("a bound area"),
        "card": BINDING("a bound card"),
        "with": BINDING("the other binding"),
        "tag": NAMES("units to exchange"),
    },
    required=("with",),
)
def _swap(c: Maker, node: Node, path: Path) -> None:
    """Exchange the units of two areas, or two cards with their figures."""
    if "card" in node:
        first, second = c.ref(node["card"], (*path, "card")), c.ref(node["with"], (*path, "with"))
        c.change(lambda m, f: swap_cards(m, f.subject, first(m, f), second(m, f)))
        return
    one, two = c.area_ref(node.get("area"), (*path, "area")), c.area_ref(node["with"], (*path, "with"))
    kinds, _, _ = c.unit_filter({"tag": node.get("tag", "sea")}, (*path, "tag"))

    def exchange(m: Runner, f: Frame) -> None:
        a, b = one(m, f), two(m, f)
        owners = pieces.owner(m, a), pieces.owner(m, b)
        counts = [(k, pieces.count(m, a, k), pieces.count(m, b, k)) for k in kinds]
        for k, x, y in counts:
            pieces.remove(m, a, k, x)
            pieces.remove(m, b, k, y)
        for k, x, y in counts:
            pieces.add(m, a, k, y)
            pieces.add(m, b, k, x)
        pieces.set_owner(m, a, owners[1])
        pieces.set_owner(m, b, owners[0])
        tell(m, "units-swapped", a, b)
        for taker, place, loser in ((owners[1], a, owners[0]), (owners[0], b, owners[1])):
            if taker not in (-1, loser):
                tell(m, "area-taken", taker, place, loser=loser)

    c.change(exchange)


@verb(
    "place-piece",
    params={
        "on": NAMES("land, sea, or both"),
        "owner": NAME("whose area it must be, as of an area selector"),
        "clash": Words("no-entry", "both-leave")(
            "`no-entry`: never beside another piece; `both-leave`: two of them destroy each other"
        ),
    },
)
def _place_piece(c: Maker, node: Node, path: Path) -> None:
    """Put the piece of the card being played on the board (made from `piece` of its definition)."""
    on = node.get("on", "land")
    on = on if isinstance(on, (list, tuple)) else [on]
    select: dict[str, object] = {} if len(on) > 1 else {"kind": on[0]}
    owner = node.get("owner", "anyone")
    if owner != "anyone":
        select["owner"] = owner
    if node.get("clash", "no-entry") == "no-entry":
        select["piece"] = "own"
    name, slot = c.scratch("area")
    c.choose("area", c.selector("area", select, path), name, "place-piece")
    c.change(lambda m, f: place_piece(m, f.subject, f.source, f.bound[slot]))
