"""The words of conditions that test one fact each: of the board, the cards, the battle, the question being asked.

`conditions` puts them together. A word is made by a function of the compiler, the table it stands in, its value and its
place, and gives a test `(m, f) -> bool`; `false` for a word that takes a truth is its opposite (`conditions`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ..operations.firing import other_places
from ..rules.battle import battle_side, has_fixed_die
from ..rules.buildings import free_sites
from ..rules.income import receiver
from ..rules.metropolises import can_build_metropolis
from ..rules.pieces import find, owner
from ..rules.rounds import last_god
from ..rules.victory import capture_wins, missing_of_set, types_of
from ..rules.whereabouts import here_of
from ..state import PEACE, Frame
from ..state.book import Decided, Number
from ..state.position import Position
from ..words.registry import SORTS, condition
from ..words.takes import BINDING, FLAG, NAME, NAMES, NUMBER, TABLE, TEXT, TRUTH, Either, ListOf, Table, Words
from .card_selectors import Filtered, card_select
from .numbers import count_of, number
from .of_areas import UNITS
from .selectors import selector

if TYPE_CHECKING:
    from .effects import Compiler

__all__ = ["Test"]

Test = Callable[[Position, Frame], bool]
HAS = Either(NAME, Table({"kind": NAMES, "tag": NAMES}))


@condition("option", takes=TABLE, doc="`{ key = value }`: an option of the ruleset has this value")
def _t_option(c: Compiler, tree: Any, value: Any, path: Any) -> Test:
    truth = True
    for name, wanted in value.items():
        found = c.option(name, (*path, name))
        truth = truth and (found in wanted if isinstance(wanted, list) else found == wanted)
    return Decided(truth)


def _last_god(m: Position, f: Frame) -> bool:
    """Is it the turn of the last open god? Mostly the last open slot tells."""
    s = m.s
    top = s.zones[m.r.god_slots[s.open_gods - 1]]
    return bool(top and top[0] == s.god) or (not top and s.god == last_god(m) >= 0)


@condition("god", takes=Either(NAME, TABLE), doc="the god of the running turn: an id or `{ tag }`")
def _t_god(c: Compiler, tree: Any, value: Any, path: Any) -> Test:
    if isinstance(value, str):
        value = {"id": value}
        cards = c.cards(value["id"], path)
        if len(cards) == 1:
            return lambda m, f: m.s.god == cards[0]
    if value == {"last": True}:
        return _last_god
    found = card_select(c, value, path, "god")
    few, tests = found.few, found.tests
    if few is None:
        return lambda m, f: m.s.god in found.members(m, f)

    def fits(m: Position, f: Frame) -> bool:
        g = m.s.god
        if g not in few:
            return False
        for test in tests:
            if not test(m, f, g):
                return False
        return True

    return fits


def _some(c: Compiler, value: Any, path: Any) -> Test:
    """Does a selector find anything? Most can say so without a list."""
    sort = next((k for k in value if k in SORTS), None) if isinstance(value, dict) else None
    if sort is None:
        n = count_of(c, {}, value, path)  # says what is wrong
        return lambda m, f: n(m, f) > 0
    found = selector(c, sort, value[sort], (*path, sort))
    if isinstance(found, Filtered) and found.few is not None and len(found.few) == 1 and len(found.tests) == 1:
        (only,), (test,) = found.few, found.tests
        return lambda m, f: test(m, f, only)
    return found.some


@condition("exists", takes=TABLE, doc="`{ sort = selector }`: finds something")
def _t_exists(c: Compiler, tree: Any, value: Any, path: Any) -> Test:
    return _some(c, value, path)


@condition(
    "set",
    takes=ListOf(NAME, least=1),
    doc="the faction (or `among` side) has one building of each of these types, wild ones standing in",
    also={"among": Words("faction", "side")("whose buildings count (`faction`)")},
)
def _t_set(c: Compiler, tree: Any, value: Any, path: Any) -> Test:
    types = tuple(c.number_of("building", v, (*path, i)) for i, v in enumerate(value))
    among = tree.get("among", "faction")
    if among == "faction":
        wild = c.r.wild_types

        def all_there(m: Position, f: Frame) -> bool:
            owned, me = m.s.types, f.subject
            for kind in types:
                if not owned[kind][me]:
                    return False
            return True

        if not wild:
            return all_there

        def complete(m: Position, f: Frame) -> bool:
            owned, me = m.s.types, f.subject
            spare = -1  # wild ones that stand for nothing yet, counted when the first type is missing
            for kind in types:
                if not owned[kind][me]:
                    if spare < 0:
                        spare = 0
                        for other in wild:
                            spare += owned[other][me]
                    if not spare:
                        return False
                    spare -= 1
            return True

        return complete
    return lambda m, f: missing_of_set(m, types_of(m, f.subject, among), types) <= 0


@condition(
    "zone",
    takes=NAME,
    doc="with `has`: a card with this id or tag lies in the zone; with `empty`: whether it is empty",
    also={
        "has": HAS("a card with this id, kind or tag lies there"),
        "empty": TRUTH("whether nothing lies there (`true`)"),
    },
)
def _t_zone(c: Compiler, tree: Any, value: Any, path: Any) -> Test:
    zones = c.zones(value, path)
    if "has" in tree:
        wanted, at = tree["has"], (*path[:-1], "has")
        mask = c.card_kind_mask(wanted["kind"], (*at, "kind")) if isinstance(wanted, dict) and "kind" in wanted else 0
        if isinstance(wanted, dict) and "tag" in wanted:
            mask |= c.card_tag_mask(wanted["tag"], (*at, "tag"))
        if isinstance(wanted, str):
            for card in c.cards(wanted, at):
                mask |= 1 << card

        def lies_there(m: Position, f: Frame) -> bool:
            for z in zones:
                for card in m.s.zones[z]:
                    if mask >> card & 1:
                        return True
            return False

        return lies_there
    empty = bool(tree.get("empty", True))
    return lambda m, f: (not any(m.s.zones[z] for z in zones)) == empty


@condition("side", takes=Words("attacker", "defender"), doc="the source fights as `attacker` or `defender`")
def _t_side(c: Compiler, tree: Any, value: Any, path: Any) -> Test:
    wanted = 0 if value == "attacker" else 1
    return lambda m, f: battle_side(m, f) == wanted


@condition("for", takes=Words("mine", "other"), doc="the question concerns the source's side: `mine` or `other`")
def _t_for(c: Compiler, tree: Any, value: Any, path: Any) -> Test:
    mine = value == "mine"
    return lambda m, f: (s := battle_side(m, f)) >= 0 and (f.ask.side == s) == mine


@condition("battle", takes=Words("land", "sea"), doc="`land` or `sea`")
def _t_battle(c: Compiler, tree: Any, value: Any, path: Any) -> Test:
    sea = value == "sea"
    return lambda m, f: m.s.battle is not PEACE and m.s.battle.at_sea == sea


@condition("die", takes=Table({"fixed": TRUTH}, required=("fixed",)), doc="whether the subject's die is fixed")
def _t_die(c: Compiler, tree: Any, value: Any, path: Any) -> Test:
    fixed = value["fixed"]
    return lambda m, f: has_fixed_die(m, battle_side(m, f)) == fixed


@condition("move", takes=NAMES, doc="the kind of move (or a list)")
def _t_move(c: Compiler, tree: Any, value: Any, path: Any) -> Test:
    kinds = tuple(value) if isinstance(value, list) else (value,)
    return lambda m, f: f.ask.move in kinds


@condition("group-has", takes=NAME, doc="the moving group contains `self` or a unit with this tag")
def _t_group_has(c: Compiler, tree: Any, value: Any, path: Any) -> Test:
    if value == "self":
        return lambda m, f: bool(f.ask.group >> m.r.kind_of_card[f.source] & 1)
    kinds, _, _ = c.unit_filter({"tag": value}, path)
    mask = sum(1 << k for k in kinds)
    return lambda m, f: bool(f.ask.group & mask)


@condition("by", takes=NAMES, doc="the card being played is one of these")
def _t_by(c: Compiler, tree: Any, value: Any, path: Any) -> Test:
    names = value if isinstance(value, list) else [value]
    mask = 0
    for i, name in enumerate(names):
        for card in c.cards(name, (*path, i), optional=True):
            mask |= 1 << card
    return lambda m, f: f.ask.card >= 0 and bool(mask >> f.ask.card & 1)


ABOUT = Table({"faction": BINDING, "god": BINDING, "outbid": BINDING})


@condition(
    "about",
    takes=ABOUT,
    doc="the question concerns these, by name or binding: `{ faction }` (who bids, or has something), `{ god }` "
    "(bid on), `{ outbid }` (whose marker would go)",
)
def _t_about(c: Compiler, tree: Any, value: Any, path: Any) -> Test:
    tests = [_ABOUT[key](c.ref(name, (*path, key))) for key, name in value.items()]
    return lambda m, f: all(test(m, f) for test in tests)


def _is_faction(ref: Number) -> Test:
    return lambda m, f: 0 <= f.ask.faction == ref(m, f)


def _is_god(ref: Number) -> Test:
    return lambda m, f: 0 <= f.ask.god == ref(m, f)


def _is_outbid(ref: Number) -> Test:
    return lambda m, f: 0 <= f.ask.outbid == ref(m, f)


_ABOUT = {"faction": _is_faction, "god": _is_god, "outbid": _is_outbid}


@condition("cause", takes=Words("assault", "power", "card"), doc="why a unit is lost: `assault`, `power`, `card`")
def _t_cause(c: Compiler, tree: Any, value: Any, path: Any) -> Test:
    return lambda m, f: f.ask.cause == value


@condition("lost", takes=UNITS, doc="the unit being lost: `{ tag, unit }`")
def _t_lost(c: Compiler, tree: Any, value: Any, path: Any) -> Test:
    kinds, _, _ = c.unit_filter(value, path)
    return lambda m, f: f.ask.kind in kinds


@condition("at-here", takes=TRUTH, doc="what is asked about is, or happens in, the area of the source")
def _t_at_here(c: Compiler, tree: Any, value: Any, path: Any) -> Test:
    def at_here(m: Position, f: Frame) -> bool:
        here = here_of(m, f)
        return here >= 0 and (here == f.ask.area or (here == m.t.A and m.s.battle.area == f.ask.area))

    return at_here


@condition("harbour-sea", takes=TRUTH, doc="the battle is in the sea that the building touches")
def _t_harbour_sea(c: Compiler, tree: Any, value: Any, path: Any) -> Test:
    def harbour_sea(m: Position, f: Frame) -> bool:
        # the source of a building's modifier is its site, as -2 - site; a special card lies with the one of a site
        source = f.source
        site = -2 - source if source < 0 else m.s.special.find(source + 1)
        return site >= 0 and m.s.harbour[site] > 0 and m.s.harbour[site] - 1 == m.s.battle.area

    return harbour_sea


@condition("coast", takes=TRUTH, doc="the battle is at the coast of the building's area")
def _t_coast(c: Compiler, tree: Any, value: Any, path: Any) -> Test:
    def coast(m: Position, f: Frame) -> bool:
        battle = m.s.battle.area
        return f.here >= 0 and battle >= 0 and bool(m.t.near[f.here] >> battle & 1)

    return coast


@condition(
    "owns",
    takes=Table({"kind": NAMES, "at-least": NUMBER, "taking": Words("event")}, required=("kind",)),
    doc='the side controls cards of a kind on the board: `{ kind, at-least }`; with `taking = "event"` that of the '
    "mover would, by taking the area, and some are there",
)
def _t_owns(c: Compiler, tree: Any, value: Any, path: Any) -> Test:
    mask = c.card_kind_mask(value["kind"], (*path, "kind"))
    least = number(c, value.get("at-least", 1), path)
    cards = [card for card in range(c.r.n_cards) if mask >> card & 1]

    def owns(m: Position, f: Frame) -> bool:
        t, s = m.t, m.s
        members = t.sides[t.side_of[f.subject]]
        need = least(m, f)
        # a figure on the board has its card in front of its owner: so many cards at least must lie there
        most = 0
        for g in members:
            most += len(s.zones[t.hands[g]])
        if most < need:
            return False
        return sum([owner(m, a) in members for a in _stand(m, cards)]) >= need

    def would_own(m: Position, f: Frame) -> bool:
        members = m.t.sides[m.t.side_of[f.ask.mover]] if f.ask.mover >= 0 else ()
        areas = _stand(m, cards)
        there = areas.count(f.ask.area)
        own = [a for a in areas if a != f.ask.area and owner(m, a) in members]
        return there > 0 and len(own) + there >= least(m, f)

    return would_own if "taking" in value else owns


def _stand(m: Position, cards: list[int]) -> list[int]:
    """Where the figures of these cards stand, of those that do."""
    held = [card for card in cards if m.s.where[card] >= m.t.z_hand]
    return [a for card in held if (a := find(m, m.r.kind_of_card[card])) >= 0]


@condition(
    "as-if-captured",
    takes=Either(FLAG, Words("reached")),
    doc="what taking the area would bring reaches the target and adds at least one; `reached`: or adds nothing",
)
def _t_as_if(c: Compiler, tree: Any, value: Any, path: Any) -> Test:
    least = 0 if value == "reached" else 1  # metropolises that the capture itself must add (L17.1, R27)

    def as_if(m: Position, f: Frame) -> bool:
        ask = f.ask
        return ask.mover >= 0 and ask.area >= 0 and capture_wins(m, ask.mover, ask.area, least, other_places, ask)

    return as_if


@condition("known", takes=BINDING, doc="a binding holds something")
def _t_known(c: Compiler, tree: Any, value: Any, path: Any) -> Test:
    ref = c.ref(value, path)
    return lambda m, f: ref(m, f) >= 0


@condition("mode", takes=NAMES, doc="the game's mode is one of these")
def _t_mode(c: Compiler, tree: Any, value: Any, path: Any) -> Test:
    modes = tuple(value) if isinstance(value, list) else (value,)
    return lambda m, f: m.t.mode in modes


@condition(
    "room-for",
    takes=NAME,
    doc="a building of this type is left and has a place (the victory building: or something that takes it)",
)
def _t_room(c: Compiler, tree: Any, value: Any, path: Any) -> Test:
    kind = c.number_of("building", value, path)
    if c.r.victory[kind]:
        return lambda m, f: can_build_metropolis(m, f.subject, other_places(m, f.subject))
    return lambda m, f: m.s.stock[kind] > 0 and bool(free_sites(m, f.subject))


@condition("receives", takes=BINDING, doc="the faction gets what this area pays: nobody else takes its income")
def _t_receives(c: Compiler, tree: Any, value: Any, path: Any) -> Test:
    area = c.area_ref(value, path)
    return lambda m, f: (a := area(m, f)) >= 0 and receiver(m, a) == f.subject


@condition("own-turn", takes=TRUTH, doc="it is the owner's turn")
def _t_own_turn(c: Compiler, tree: Any, value: Any, path: Any) -> Test:
    return lambda m, f: m.s.active == f.subject


@condition("hired-before", takes=TRUTH, doc="the source was taken in an earlier round")
def _t_hired_before(c: Compiler, tree: Any, value: Any, path: Any) -> Test:
    return lambda m, f: not m.s.hired[f.source]


@condition("ending", takes=TRUTH, doc="the game is about to end")
def _t_ending(c: Compiler, tree: Any, value: Any, path: Any) -> Test:
    return lambda m, f: bool(m.s.ending)


@condition(
    "cite", takes=TEXT, doc="the rule that asks for this, where it is not the rule of the line that has the condition"
)
def _t_cite(c: Compiler, tree: Any, value: Any, path: Any) -> Test:
    return Decided(True)  # read by `reasons`
