"""Conditions (`when`) and numbers, compiled to functions `(m, f)`. Structured tables, no expression strings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..loading.shapes import shape_of
from ..plain.events import M
from ..plain.frames import ACTOR, SELF, SUBJECT
from ..plain.registry import QUANTITIES, word
from ..rules.buildings import free_sites, metropolises
from ..rules.cards import where
from ..rules.goods import gold, has
from ..rules.income import cornucopias
from ..rules.pieces import find, owner
from ..rules.quantities import number as modified
from ..rules.victory import capture_gains, missing_of_set, side_metropolises, types_of
from .areas import AreaSelect, here_of
from .selectors import SORTS, selector

__all__ = ["condition", "number"]

Test = Callable[[M, list[Any]], bool]
Number = Callable[[M, list[Any]], int]

MEASURES = ("at-least", "at-most", "exactly")

for _key, _doc in (  # text: ok documentation for authors
    ("option", "a number from the options of the ruleset"),
    ("counter", "the value of a counter (per area: of `here` or `at`)"),
    ("goods", "how many of these goods the faction has"),
    ("gold", "the faction's gold (`of` a binding: that faction's)"),
    ("land-areas", "how many land areas the faction controls"),
    ("metropolises", "metropolises of `mine` or of the `side`"),
    ("count", "how many things a selector finds"),
    ("units-of", "how many units a bound stack holds"),
    ("on-board", "how many units of a kind the faction has on the board"),
    ("reserve", "how many units of a kind are left in the faction's reserve"),
    ("half", "half of a number, rounded down"),
    ("times", "a product: `{ times = 2, of = number }`"),
    ("sum", "the sum of numbers"),
    ("least", "the smallest of numbers"),
    ("minus", "`{ from, minus }`: a difference, never below 0"),
    ("slot", "the slot of the god (`self`), counted from 1"),
    ("round", "the number of the round"),
    ("symbols", "printed symbols of an area"),
    ("tokens", "placed prosperity markers of an area"),
    ("cornucopias", "all cornucopias of an area"),
    ("price", "the price of the track slot on which a card lies"),
    ("target", "how many metropolises win"),
    ("roll", "the total of the last named roll"),
    ("used", "how often the line was used this turn, plus one"),
    ("players", "how many factions are left"),
    ("sides", "how many sides are left"),
    ("stock", "how many buildings or goods of an id the supply still holds"),
    ("by-option", "`{ by-option = key, values = { value = number } }`"),
    ("quantity", "`{ quantity, from }`: a typed question asked for the faction"),
    ("printed-place", "the place of the running marker among those on the printed god, from 1"),
):
    word("number", _key, _doc)

for _key, _doc in (  # text: ok documentation for authors
    ("at-least", "measure of the number in the same table"),
    ("at-most", "measure of the number in the same table"),
    ("exactly", "measure of the number in the same table"),
    ("option", "`{ key = value }`: an option of the ruleset has this value"),
    ("god", "the god of the running turn: an id or `{ tag }`"),
    ("exists", "`{ sort = selector }`: finds something"),
    ("none", "`{ sort = selector }`: finds nothing"),
    ("set", "the faction (or `among` side) has one building of each of these types, wild ones standing in"),
    ("zone", "with `has`: a card with this id or tag lies in the zone; with `empty`: whether it is empty"),
    ("side", "the source fights as `attacker` or `defender`"),
    ("for", "the question concerns the source's side: `mine` or `other`"),
    ("battle", "`land` or `sea`"),
    ("die", "whether the subject's die is fixed"),
    ("move", "the kind of move (or a list)"),
    ("group-has", "the moving group contains `self` or a unit with this tag"),
    ("mover", "who moves, seen from the source's owner: `mine`, `enemy`, `ally`, `rival`"),
    ("by", "the card being played is one of these"),
    ("bidder", "the bidding faction is this binding"),
    ("bid-on", "the god being bid on is this binding"),
    ("outbids", "the marker being outbid belongs to the source's owner"),
    ("cause", "why a unit is lost: `assault`, `power`, `card`"),
    ("lost", "the unit being lost: `{ tag, unit }`"),
    ("lost-side", "`mine`: the unit being lost fights on the source's side"),
    ("at-here", "the event happens in the area of the source"),
    ("harbour-sea", "the battle is in the sea that the building touches"),
    ("coast", "the battle is at the coast of the building's area"),
    ("own-turn", "it is the owner's turn"),
    ("hired-before", "the source was taken in an earlier round"),
    ("owns", "the faction or side controls cards on the board: `{ kind, at-least }`"),
    ("as-if-captured", "what taking the area would bring reaches the target and adds at least one"),
    ("room-for", "a building of this type is left and has a place (the victory building: or something that takes it)"),
    ("area-is", "the area of a binding passes this selector"),
    ("same", "two bindings are equal"),
    ("ending", "the game is about to end"),
    ("mode", "the game's mode is one of these"),
    ("active", "the subject is the active faction"),
    ("known", "a binding holds something"),
    ("asked", "the question concerns the source's owner"),
    ("unless", "not"),
    ("not", "the condition does not hold"),
    ("any", "one of these conditions holds"),
    ("all", "all of these conditions hold"),
):
    word("condition", _key, _doc)


def _relation(m: M, who: int, to: int, relation: str) -> bool:
    if who < 0 or to < 0:
        return False
    if relation == "mine":
        return who == to
    same = m.t.side_of[who] == m.t.side_of[to]
    if relation == "enemy":
        return not same
    if relation == "ally":
        return bool(same) and who != to
    return who != to


def number(c: Any, tree: Any, path: tuple[Any, ...]) -> Number:
    """Compile a number: an int, a binding, or a table of one of the number words."""
    if isinstance(tree, bool) or tree is None:
        c.problem("wrong-type", path, expected="integer | string | table", found=shape_of(tree))
        return lambda m, f: 0
    if isinstance(tree, int):
        return lambda m, f: tree
    if isinstance(tree, str):
        return c.ref(tree, path)
    if not c.table(tree, path):
        return lambda m, f: 0
    rest = {k: v for k, v in tree.items() if k not in MEASURES}
    key = next((k for k in rest if k in NUMBERS), None)
    if key is None:
        wrong = next(iter(rest), "")
        c.unknown(wrong, "unknown-key", (*path, wrong), list(NUMBERS))
        return lambda m, f: 0
    return NUMBERS[key](c, rest, rest[key], (*path, key))


def _of_faction(c: Any, rest: dict[str, Any], path: tuple[Any, ...]) -> Number:
    who = rest.get("of", "mine")
    if who == "mine":
        return lambda m, f: f[SUBJECT]
    return c.ref(who, (*path, "of"), "faction")


def _n_option(c: Any, rest: Any, value: Any, path: Any) -> Number:
    n = c.option(value, path)
    n = n if isinstance(n, int) else 0
    return lambda m, f: n


def _n_counter(c: Any, rest: Any, value: Any, path: Any) -> Number:
    i, per = c.counter(value, path)
    if per == "area":
        area = c.area_ref(rest.get("at", "here"), path)
        return lambda m, f: m.s.cells[m.t.counter_at(i) + a] if 0 <= (a := area(m, f)) < m.t.A else 0
    if per == "faction":
        who = _of_faction(c, rest, path)
        return lambda m, f: m.s.cells[m.t.counter_at(i) + who(m, f)]
    if per == "card":
        card = c.ref(rest.get("of", "self"), path)
        return lambda m, f: m.s.cells[m.t.counter_at(i) + card(m, f)]
    return lambda m, f: m.s.cells[m.t.counter_at(i)]


def _n_goods(c: Any, rest: Any, value: Any, path: Any) -> Number:
    g = c.number_of("goods", value, path)
    who = _of_faction(c, rest, path)
    return lambda m, f: has(m, who(m, f), g)


def _n_gold(c: Any, rest: Any, value: Any, path: Any) -> Number:
    who = c.ref(value, path, "faction") if isinstance(value, str) and value != "mine" else _of_faction(c, rest, path)
    return lambda m, f: gold(m, who(m, f))


def _n_land(c: Any, rest: Any, value: Any, path: Any) -> Number:
    who = _of_faction(c, {"of": value} if isinstance(value, str) else {}, path)
    return lambda m, f: (m.s.masks[who(m, f)] & m.t.land).bit_count()


def _n_metropolises(c: Any, rest: Any, value: Any, path: Any) -> Number:
    if value == "side":
        return lambda m, f: side_metropolises(m, f[SUBJECT])
    return lambda m, f: metropolises(m, f[SUBJECT])


def _n_count(c: Any, rest: Any, value: Any, path: Any) -> Number:
    if not c.table(value, path):
        return lambda m, f: 0
    sort = next((k for k in value if k in SORTS), None)
    if sort is None:
        wrong = next(iter(value), "")
        c.unknown(wrong, "unknown-key", (*path, wrong), list(SORTS))
        return lambda m, f: 0
    found = selector(c, sort, value[sort], (*path, sort))
    if sort == "units":
        return lambda m, f: sum(m.s.cells[m.t.o_units + v] for v in found.members(m, f))
    return lambda m, f: len(found.members(m, f))


def _n_units_of(c: Any, rest: Any, value: Any, path: Any) -> Number:
    ref = c.ref(value, path)
    return lambda m, f: m.s.cells[m.t.o_units + ref(m, f)]


def _n_on_board(c: Any, rest: Any, value: Any, path: Any) -> Number:
    kinds, _, _ = c.unit_filter(value, path)

    def on_board(m: M, f: list[Any]) -> int:
        t, cells = m.t, m.s.cells
        own = m.s.masks[f[SUBJECT]]
        return sum(cells[t.o_units + a * t.K + k] for a in range(t.A) if own >> a & 1 for k in kinds)

    return on_board


def _n_reserve(c: Any, rest: Any, value: Any, path: Any) -> Number:
    ref = c.unit_ref(value, path)
    return lambda m, f: m.reserve(f[SUBJECT], ref(m, f))


def _n_half(c: Any, rest: Any, value: Any, path: Any) -> Number:
    n = number(c, value, path)
    return lambda m, f: n(m, f) // 2


def _n_times(c: Any, rest: Any, value: Any, path: Any) -> Number:
    n, of = number(c, value, path), number(c, rest.get("of", 1), path)
    return lambda m, f: n(m, f) * of(m, f)


def _n_sum(c: Any, rest: Any, value: Any, path: Any) -> Number:
    parts = [number(c, v, (*path, i)) for i, v in enumerate(value)]
    return lambda m, f: sum(p(m, f) for p in parts)


def _n_least(c: Any, rest: Any, value: Any, path: Any) -> Number:
    parts = [number(c, v, (*path, i)) for i, v in enumerate(value)]
    return lambda m, f: min(p(m, f) for p in parts)


def _n_minus(c: Any, rest: Any, value: Any, path: Any) -> Number:
    n, start = number(c, value, path), number(c, rest.get("from", 0), path)
    return lambda m, f: max(0, start(m, f) - n(m, f))


def _n_slot(c: Any, rest: Any, value: Any, path: Any) -> Number:
    return lambda m, f: m.slot_of(f[SELF])


def _n_symbols(c: Any, rest: Any, value: Any, path: Any) -> Number:
    ref = c.area_ref(value, path)
    return lambda m, f: m.t.symbol >> ref(m, f) & 1


def _n_tokens(c: Any, rest: Any, value: Any, path: Any) -> Number:
    ref = c.area_ref(value, path)
    return lambda m, f: m.s.cells[m.t.o_tokens + ref(m, f)]


def _n_cornucopias(c: Any, rest: Any, value: Any, path: Any) -> Number:
    ref = c.area_ref(value, path)
    return lambda m, f: cornucopias(m, ref(m, f))


def _n_price(c: Any, rest: Any, value: Any, path: Any) -> Number:
    ref = c.ref(value, path)
    return lambda m, f: m.r.zone_price.get(where(m, ref(m, f)), 0)


def _n_stock(c: Any, rest: Any, value: Any, path: Any) -> Number:
    if value in c.r.numbers["goods"]:
        g = c.number_of("goods", value, path)
        return lambda m, f: m.s.cells[m.t.o_gstock + g]
    kind = c.number_of("building", value, path)
    return lambda m, f: m.s.cells[m.t.o_stock + kind]


def _n_by_option(c: Any, rest: Any, value: Any, path: Any) -> Number:
    n = rest.get("values", {}).get(str(c.option(value, path)), 0)
    return lambda m, f: n


def _n_quantity(c: Any, rest: Any, value: Any, path: Any) -> Number:
    if value not in QUANTITIES:
        c.unknown(str(value), "unknown-quantity", path, QUANTITIES)
    start = number(c, rest.get("from", 0), path)

    def ask(m: M, f: list[Any]) -> int:
        m.cx.faction = f[SUBJECT]
        return modified(m, value, start(m, f))

    return ask


NUMBERS: dict[str, Callable[..., Number]] = {
    "option": _n_option,
    "counter": _n_counter,
    "goods": _n_goods,
    "gold": _n_gold,
    "land-areas": _n_land,
    "metropolises": _n_metropolises,
    "count": _n_count,
    "units-of": _n_units_of,
    "on-board": _n_on_board,
    "reserve": _n_reserve,
    "half": _n_half,
    "times": _n_times,
    "sum": _n_sum,
    "least": _n_least,
    "minus": _n_minus,
    "slot": _n_slot,
    "round": lambda c, rest, value, path: lambda m, f: m.s.ints[m.t.i_round],
    "symbols": _n_symbols,
    "tokens": _n_tokens,
    "cornucopias": _n_cornucopias,
    "price": _n_price,
    "target": lambda c, rest, value, path: lambda m, f: m.t.target,
    "roll": lambda c, rest, value, path: lambda m, f: m.s.cells[m.t.o_roll] + m.s.cells[m.t.o_roll + 1],
    "used": lambda c, rest, value, path: lambda m, f: m.s.cells[m.t.o_rising] + 1,
    "players": lambda c, rest, value, path: lambda m, f: m.players_left(),
    "sides": lambda c, rest, value, path: lambda m, f: m.sides_left(),
    "stock": _n_stock,
    "by-option": _n_by_option,
    "quantity": _n_quantity,
    "printed-place": lambda c, rest, value, path: lambda m, f: m.s.cells[m.t.o_place],
}


def _measure(name: str, n: Number, bound: Number) -> Test:
    if name == "at-least":
        return lambda m, f: n(m, f) >= bound(m, f)
    if name == "at-most":
        return lambda m, f: n(m, f) <= bound(m, f)
    return lambda m, f: n(m, f) == bound(m, f)


def condition(c: Any, tree: Any, path: tuple[Any, ...]) -> Test:
    """Compile a condition: all keys of the table must hold."""
    if isinstance(tree, list):
        tree = {"all": tree}
    if not c.table(tree, path):
        return lambda m, f: True
    tests: list[Test] = []
    measures = {k: tree[k] for k in MEASURES if k in tree}
    if measures:
        n = number(c, tree, path)
        for name, value in measures.items():
            tests.append(_measure(name, n, number(c, value, (*path, name))))
    for key, value in tree.items():
        if key in MEASURES or (measures and key in (*NUMBERS, "of", "from", "at", "values")):
            continue
        p = (*path, key)
        make = TESTS.get(key)
        if make is None:
            c.unknown(key, "unknown-key", p, [*TESTS, *NUMBERS, *MEASURES])
            continue
        test = c.guard(lambda v, at, make=make: make(c, tree, v, at), value, p)
        if test is not None:
            tests.append(test)
    if len(tests) == 1:
        return tests[0]
    if len(tests) == 2:
        first, second = tests
        return lambda m, f: first(m, f) and second(m, f)
    return lambda m, f: all(test(m, f) for test in tests)


def _t_option(c: Any, tree: Any, value: Any, path: Any) -> Test:
    truth = True
    for name, wanted in value.items() if c.table(value, path) else ():
        found = c.option(name, (*path, name))
        truth = truth and (found in wanted if isinstance(wanted, list) else found == wanted)
    return lambda m, f: truth


def _t_god(c: Any, tree: Any, value: Any, path: Any) -> Test:
    if isinstance(value, str):
        value = {"id": value}
    found = selector(c, "god", value, path)
    tests = found.tests
    return lambda m, f: (g := m.s.ints[m.t.i_god]) >= 0 and all(test(m, f, g) for test in tests)


def _t_exists(c: Any, tree: Any, value: Any, path: Any) -> Test:
    n = _n_count(c, {}, value, path)
    return lambda m, f: n(m, f) > 0


def _t_none(c: Any, tree: Any, value: Any, path: Any) -> Test:
    n = _n_count(c, {}, value, path)
    return lambda m, f: n(m, f) == 0


def _t_set(c: Any, tree: Any, value: Any, path: Any) -> Test:
    types = tuple(c.number_of("building", v, (*path, i)) for i, v in enumerate(value))
    among = tree.get("among", "faction")
    if among == "faction":
        wild = c.r.wild_types

        def complete(m: M, f: list[Any]) -> bool:
            cells, at = m.s.cells, m.t.o_types + f[SUBJECT] * m.t.T
            missing = 0
            for kind in types:
                if not cells[at + kind]:
                    missing += 1
            return not missing or (bool(wild) and missing <= sum(cells[at + w] for w in wild))

        return complete
    return lambda m, f: missing_of_set(m, types_of(m, f[SUBJECT], among), types) <= 0


def _t_zone(c: Any, tree: Any, value: Any, path: Any) -> Test:
    zones = c.zones(value, path)
    if "has" in tree:
        wanted, at = tree["has"], (*path[:-1], "has")
        mask = c.card_kind_mask(wanted["kind"], (*at, "kind")) if isinstance(wanted, dict) and "kind" in wanted else 0
        if isinstance(wanted, dict) and "tag" in wanted:
            mask |= c.card_tag_mask(wanted["tag"], (*at, "tag"))
        if isinstance(wanted, str):
            for card in c.cards(wanted, at):
                mask |= 1 << card
        return lambda m, f: any(mask >> card & 1 for z in zones for card in m.s.zones[z])
    empty = bool(tree.get("empty", True))
    return lambda m, f: (not any(m.s.zones[z] for z in zones)) == empty


def _t_side(c: Any, tree: Any, value: Any, path: Any) -> Test:
    c.one_of(value, ("attacker", "defender"), path)
    wanted = 0 if value == "attacker" else 1
    return lambda m, f: m.battle_side(f) == wanted


def _t_for(c: Any, tree: Any, value: Any, path: Any) -> Test:
    mine = value == "mine"
    return lambda m, f: (s := m.battle_side(f)) >= 0 and (m.cx.side == s) == mine


def _t_battle(c: Any, tree: Any, value: Any, path: Any) -> Test:
    sea = int(value == "sea")
    return lambda m, f: m.s.cells[m.t.o_battle] != 255 and m.s.cells[m.t.o_battle + 14] == sea


def _t_die(c: Any, tree: Any, value: Any, path: Any) -> Test:
    fixed = bool(value.get("fixed")) if isinstance(value, dict) else bool(value)
    return lambda m, f: m.die_fixed(m.battle_side(f)) == fixed


def _t_move(c: Any, tree: Any, value: Any, path: Any) -> Test:
    kinds = tuple(value) if isinstance(value, list) else (value,)
    return lambda m, f: m.cx.move in kinds


def _t_group_has(c: Any, tree: Any, value: Any, path: Any) -> Test:
    if value == "self":
        return lambda m, f: bool(m.cx.group >> m.r.kind_of_card[f[SELF]] & 1)
    kinds, _, _ = c.unit_filter({"tag": value}, path)
    mask = sum(1 << k for k in kinds)
    return lambda m, f: bool(m.cx.group & mask)


def _t_mover(c: Any, tree: Any, value: Any, path: Any) -> Test:
    return lambda m, f: _relation(m, m.cx.mover, f[SUBJECT], value)


def _t_by(c: Any, tree: Any, value: Any, path: Any) -> Test:
    names = value if isinstance(value, list) else [value]
    mask = 0
    for i, name in enumerate(names):
        for card in c.cards(name, (*path, i), optional=True):
            mask |= 1 << card
    return lambda m, f: m.cx.card >= 0 and bool(mask >> m.cx.card & 1)


def _t_bidder(c: Any, tree: Any, value: Any, path: Any) -> Test:
    ref = c.ref(value, path, "faction")
    return lambda m, f: m.cx.faction == ref(m, f)


def _t_bid_on(c: Any, tree: Any, value: Any, path: Any) -> Test:
    ref = c.ref(value, path)
    return lambda m, f: m.cx.god == ref(m, f)


def _t_cause(c: Any, tree: Any, value: Any, path: Any) -> Test:
    c.one_of(value, ("assault", "power", "card"), path)
    return lambda m, f: m.cx.cause == value


def _t_lost(c: Any, tree: Any, value: Any, path: Any) -> Test:
    kinds, _, _ = c.unit_filter(value, path)
    return lambda m, f: m.cx.kind in kinds


def _t_at_here(c: Any, tree: Any, value: Any, path: Any) -> Test:
    def at_here(m: M, f: list[Any]) -> bool:
        here = here_of(m, f)
        battle = m.s.cells[m.t.o_battle]
        return here >= 0 and (here == m.cx.area or (here == m.t.A and battle == m.cx.area))

    return at_here


def _t_harbour_sea(c: Any, tree: Any, value: Any, path: Any) -> Test:
    # the source of a building's modifier is its site, as -2 - site
    return lambda m, f: m.s.cells[m.t.o_harbour - 2 - f[SELF]] == m.s.cells[m.t.o_battle] + 1


def _t_coast(c: Any, tree: Any, value: Any, path: Any) -> Test:
    return lambda m, f: bool(m.t.near[f[5]] >> m.s.cells[m.t.o_battle] & 1) if f[5] >= 0 else False


def _t_owns(c: Any, tree: Any, value: Any, path: Any) -> Test:
    mask = c.card_kind_mask(value["kind"], path) if c.table(value, path) else 0
    least = number(c, value.get("at-least", 1), path)
    extra = number(c, value.get("plus", 0), path)

    def owns(m: M, f: list[Any]) -> bool:
        members = m.t.sides[m.t.side_of[f[SUBJECT]]]
        n = extra(m, f)
        for card in m.r.board_cards:
            if mask >> card & 1:
                a = find(m, m.r.kind_of_card[card])
                if a >= 0 and owner(m, a) in members:
                    n += 1
        return n >= least(m, f)

    return owns


def _t_as_if(c: Any, tree: Any, value: Any, path: Any) -> Test:
    def as_if(m: M, f: list[Any]) -> bool:
        who, a = m.cx.mover, m.cx.area
        if who < 0 or a < 0:
            return False
        gains = modified(m, "capture", capture_gains(m, who, a))
        return gains > 0 and side_metropolises(m, who) + gains >= m.t.target

    return as_if


def _t_fifth(c: Any, tree: Any, value: Any, path: Any) -> Test:
    """Taking the area would complete a collection of cards on the board (T12.3)."""
    mask = c.card_kind_mask(value["kind"], path) if c.table(value, path) else 0
    least = number(c, value.get("at-least", 1), path)

    def completes(m: M, f: list[Any]) -> bool:
        members = m.t.sides[m.t.side_of[m.cx.mover]] if m.cx.mover >= 0 else ()
        n = there = 0
        for card in m.r.board_cards:
            if mask >> card & 1:
                a = find(m, m.r.kind_of_card[card])
                if a == m.cx.area:
                    there += 1
                elif a >= 0 and owner(m, a) in members:
                    n += 1
        return there > 0 and n + there >= least(m, f)

    return completes


def _t_area_is(c: Any, tree: Any, value: Any, path: Any) -> Test:
    ref = c.area_ref(value.get("of", "here"), path) if c.table(value, path) else (lambda m, f: -1)
    select = AreaSelect(c, {k: v for k, v in value.items() if k != "of"}, path)
    return lambda m, f: (a := ref(m, f)) >= 0 and bool(select.mask(m, f) >> a & 1)


def _t_same(c: Any, tree: Any, value: Any, path: Any) -> Test:
    first, second = c.ref(value[0], path), c.ref(value[1], path)
    return lambda m, f: first(m, f) == second(m, f)


def _t_known(c: Any, tree: Any, value: Any, path: Any) -> Test:
    ref = c.ref(value, path)
    return lambda m, f: isinstance(v := ref(m, f), tuple) or v >= 0


def _t_not(c: Any, tree: Any, value: Any, path: Any) -> Test:
    test = condition(c, value, path)
    return lambda m, f: not test(m, f)


def _t_any(c: Any, tree: Any, value: Any, path: Any) -> Test:
    tests = [condition(c, v, (*path, i)) for i, v in enumerate(value)]
    return lambda m, f: any(test(m, f) for test in tests)


def _t_all(c: Any, tree: Any, value: Any, path: Any) -> Test:
    tests = [condition(c, v, (*path, i)) for i, v in enumerate(value)]
    return lambda m, f: all(test(m, f) for test in tests)


def _t_mode(c: Any, tree: Any, value: Any, path: Any) -> Test:
    modes = tuple(value) if isinstance(value, list) else (value,)
    return lambda m, f: m.t.mode in modes


def _t_room(c: Any, tree: Any, value: Any, path: Any) -> Test:
    kind = c.number_of("building", value, path)
    if c.r.victory[kind]:
        return lambda m, f: bool(m.can_build_metropolis(f[SUBJECT]))
    return lambda m, f: m.s.cells[m.t.o_stock + kind] > 0 and bool(free_sites(m, f[SUBJECT]))


TESTS: dict[str, Callable[..., Test]] = {
    "room-for": _t_room,
    "option": _t_option,
    "god": _t_god,
    "exists": _t_exists,
    "none": _t_none,
    "set": _t_set,
    "among": lambda c, tree, value, path: lambda m, f: True,  # read by `set`
    "zone": _t_zone,
    "has": lambda c, tree, value, path: lambda m, f: True,  # read by `zone`
    "empty": lambda c, tree, value, path: lambda m, f: True,
    "side": _t_side,
    "for": _t_for,
    "battle": _t_battle,
    "die": _t_die,
    "move": _t_move,
    "group-has": _t_group_has,
    "mover": _t_mover,
    "by": _t_by,
    "bidder": _t_bidder,
    "bid-on": _t_bid_on,
    "outbids": lambda c, tree, value, path: lambda m, f: m.cx.outbid >= 0 and m.cx.outbid == f[SUBJECT],
    "cause": _t_cause,
    "lost": _t_lost,
    "lost-side": lambda c, tree, value, path: lambda m, f: m.cx.side == m.battle_side(f),
    "at-here": _t_at_here,
    "harbour-sea": _t_harbour_sea,
    "coast": _t_coast,
    "own-turn": lambda c, tree, value, path: lambda m, f: m.s.ints[m.t.i_active] == f[SUBJECT],
    "hired-before": lambda c, tree, value, path: lambda m, f: not m.s.cells[m.t.o_hired + f[SELF]],
    "owns": _t_owns,
    "as-if-captured": _t_as_if,
    "completes": _t_fifth,
    "area-is": _t_area_is,
    "same": _t_same,
    "ending": lambda c, tree, value, path: lambda m, f: bool(m.s.ints[m.t.i_ending]) == bool(value),
    "mode": _t_mode,
    "active": lambda c, tree, value, path: lambda m, f: (m.s.ints[m.t.i_active] == f[SUBJECT]) == bool(value),
    "actor": lambda c, tree, value, path: lambda m, f: (f[ACTOR] == f[SUBJECT]) == bool(value),
    "known": _t_known,
    "asked": lambda c, tree, value, path: lambda m, f: m.cx.faction == f[SUBJECT],
    "unless": _t_not,
    "not": _t_not,
    "any": _t_any,
    "all": _t_all,
}
word("condition", "completes", "taking the area would complete a collection: `{ kind, at-least }`")
word("condition", "actor", "whether the subject is the faction whose action caused this")
word("condition", "among", "see `set`")
word("condition", "has", "see `zone`")
word("condition", "empty", "see `zone`")
