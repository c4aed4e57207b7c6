"""Conditions (`when`), compiled to functions `(m, f) -> bool`. Structured tables, no expression strings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..plain.events import M
from ..plain.frames import ACTOR, SELF, SUBJECT
from ..plain.registry import word
from ..rules.buildings import free_sites
from ..rules.pieces import find, owner
from ..rules.quantities import number as modified
from ..rules.victory import capture_gains, missing_of_set, side_metropolises, types_of
from .areas import AreaSelect, here_of
from .numbers import MEASURES, NUMBERS, Number, count_of, number
from .selectors import SORTS, selector

__all__ = ["condition", "reasons"]

Test = Callable[[M, list[Any]], bool]

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
    ("cite", "the rule that asks for this, where it is not the rule of the line that has the condition"),
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
        n = number(c, tree, path, strict=False)
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
    return every(tests)


def reasons(c: Any, tree: Any, path: tuple[Any, ...]) -> tuple[tuple[Test, str], ...]:
    """The parts of a condition that name a rule of their own: to say which one a refused line fails."""
    parts = tree if isinstance(tree, list) else [tree]
    own = [part for part in parts if isinstance(part, dict) and "cite" in part]
    return tuple((c.condition(part, path), str(part["cite"])) for part in own)


def every(tests: list[Test]) -> Test:
    """All of them; what options decide is decided here, once and for all."""
    if any(getattr(test, "always", None) is False for test in tests):
        return decided(False)
    tests = [test for test in tests if getattr(test, "always", None) is not True]
    if not tests:
        return decided(True)
    if len(tests) == 1:
        return tests[0]
    if len(tests) == 2:
        first, second = tests
        return lambda m, f: first(m, f) and second(m, f)

    def hold(m: M, f: list[Any]) -> bool:
        for test in tests:
            if not test(m, f):
                return False
        return True

    return hold


def decided(truth: bool) -> Test:
    """A condition that holds always or never; `always` tells those who link programs."""

    def test(m: M, f: list[Any]) -> bool:
        return truth

    test.always = truth  # type: ignore[attr-defined]
    return test


def _t_option(c: Any, tree: Any, value: Any, path: Any) -> Test:
    truth = True
    for name, wanted in value.items() if c.table(value, path) else ():
        found = c.option(name, (*path, name))
        truth = truth and (found in wanted if isinstance(wanted, list) else found == wanted)
    return decided(truth)


def _t_god(c: Any, tree: Any, value: Any, path: Any) -> Test:
    if isinstance(value, str):
        value = {"id": value}
        cards = c.cards(value["id"], path)
        if len(cards) == 1:
            return lambda m, f: m.s.ints[m.t.i_god] == cards[0]
    found = selector(c, "god", value, path)
    tests = found.tests
    return lambda m, f: (g := m.s.ints[m.t.i_god]) >= 0 and all(test(m, f, g) for test in tests)


def _some(c: Any, value: Any, path: Any) -> Test:
    """Does a selector find anything? Most can say so without a list."""
    sort = next((k for k in value if k in SORTS), None) if isinstance(value, dict) else None
    if sort is None:
        n = count_of(c, {}, value, path)  # says what is wrong
        return lambda m, f: n(m, f) > 0
    found = selector(c, sort, value[sort], (*path, sort))
    some: Test | None = getattr(found, "some", None)
    return some if some is not None else (lambda m, f: bool(found.members(m, f)))


def _t_exists(c: Any, tree: Any, value: Any, path: Any) -> Test:
    return _some(c, value, path)


def _t_none(c: Any, tree: Any, value: Any, path: Any) -> Test:
    some = _some(c, value, path)
    return lambda m, f: not some(m, f)


def _t_set(c: Any, tree: Any, value: Any, path: Any) -> Test:
    types = tuple(c.number_of("building", v, (*path, i)) for i, v in enumerate(value))
    among = tree.get("among", "faction")
    if among == "faction":
        wild = c.r.wild_types

        def all_there(m: M, f: list[Any]) -> bool:
            cells, at = m.s.cells, m.t.o_types + f[SUBJECT] * m.t.T
            for kind in types:
                if not cells[at + kind]:
                    return False
            return True

        if not wild:
            return all_there

        def complete(m: M, f: list[Any]) -> bool:
            cells, at = m.s.cells, m.t.o_types + f[SUBJECT] * m.t.T
            spare = 0
            for kind in wild:
                spare += cells[at + kind]
            for kind in types:
                if not cells[at + kind]:
                    spare -= 1
                    if spare < 0:
                        return False
            return True

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

        def lies_there(m: M, f: list[Any]) -> bool:
            for z in zones:
                for card in m.s.zones[z]:
                    if mask >> card & 1:
                        return True
            return False

        return lies_there
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
    def harbour_sea(m: M, f: list[Any]) -> bool:
        # the source of a building's modifier is its site, as -2 - site; a special card lies with the one of a site
        cells, t, source = m.s.cells, m.t, f[SELF]
        site = -2 - source if source < 0 else cells[t.o_special : t.o_special + t.S].find(source + 1)
        return site >= 0 and cells[t.o_harbour + site] == cells[t.o_battle] + 1

    return harbour_sea


def _t_coast(c: Any, tree: Any, value: Any, path: Any) -> Test:
    return lambda m, f: bool(m.t.near[f[5]] >> m.s.cells[m.t.o_battle] & 1) if f[5] >= 0 else False


def _t_owns(c: Any, tree: Any, value: Any, path: Any) -> Test:
    mask = c.card_kind_mask(value["kind"], path) if c.table(value, path) else 0
    least = number(c, value.get("at-least", 1), path)
    extra = number(c, value.get("plus", 0), path)
    cards = [card for card in range(c.r.n_cards) if mask >> card & 1]

    def owns(m: M, f: list[Any]) -> bool:
        t, s = m.t, m.s
        members = t.sides[t.side_of[f[SUBJECT]]]
        n = extra(m, f)
        need = least(m, f)
        # a figure on the board has its card in front of its owner: so many cards at least must lie there
        most = n
        for g in members:
            most += len(s.zones[t.z_hand + g])
        if most < need:
            return False
        held = [card for card in cards if s.cells[t.o_where + card] >= t.z_hand]
        for card in held:
            a = find(m, m.r.kind_of_card[card])
            if a >= 0 and owner(m, a) in members:
                n += 1
        return n >= need

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
    cards = [card for card in range(c.r.n_cards) if mask >> card & 1]

    def completes(m: M, f: list[Any]) -> bool:
        members = m.t.sides[m.t.side_of[m.cx.mover]] if m.cx.mover >= 0 else ()
        held = [card for card in cards if m.s.cells[m.t.o_where + card] >= m.t.z_hand]
        need = least(m, f)
        if len(held) < need:
            return False
        n = there = 0
        for card in held:
            a = find(m, m.r.kind_of_card[card])
            if a == m.cx.area:
                there += 1
            elif a >= 0 and owner(m, a) in members:
                n += 1
        return there > 0 and n + there >= need

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
    if (always := getattr(test, "always", None)) is not None:
        return decided(not always)
    return lambda m, f: not test(m, f)


def _t_any(c: Any, tree: Any, value: Any, path: Any) -> Test:
    tests = [condition(c, v, (*path, i)) for i, v in enumerate(value)]

    def one(m: M, f: list[Any]) -> bool:
        for test in tests:
            if test(m, f):
                return True
        return False

    return one


def _t_all(c: Any, tree: Any, value: Any, path: Any) -> Test:
    return every([condition(c, v, (*path, i)) for i, v in enumerate(value)])


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
    "among": lambda c, tree, value, path: decided(True),  # read by `set`
    "zone": _t_zone,
    "has": lambda c, tree, value, path: decided(True),  # read by `zone`
    "empty": lambda c, tree, value, path: decided(True),
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
    "cite": lambda c, tree, value, path: decided(True),
}
word("condition", "completes", "taking the area would complete a collection: `{ kind, at-least }`")
word("condition", "actor", "whether the subject is the faction whose action caused this")
word("condition", "among", "see `set`")
word("condition", "has", "see `zone`")
word("condition", "empty", "see `zone`")
