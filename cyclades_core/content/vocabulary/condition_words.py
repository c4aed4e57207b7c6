"""The words of conditions that test one fact each: of the board, the cards, the battle, the question being asked.

`conditions` puts them together. A word is made by a function of the compiler, the table it stands in, its value and its
place, and gives a test `(m, f) -> bool`; `false` for a word that takes a truth is its opposite (`conditions`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from cyclades_core.engine.operations.triggers import other_places
from cyclades_core.engine.rules.battle import battle_side, has_fixed_die
from cyclades_core.engine.rules.buildings import free_sites
from cyclades_core.engine.rules.income import receiver
from cyclades_core.engine.rules.metropolises import can_build_metropolis
from cyclades_core.engine.rules.pieces import find, owner
from cyclades_core.engine.rules.rounds import last_god
from cyclades_core.engine.rules.source_places import here_of
from cyclades_core.engine.rules.victory import capture_wins, missing_of_set, types_of
from cyclades_core.engine.state import NO_BATTLE, Frame
from cyclades_core.engine.state.compiled_content import ConstantCondition, Number
from cyclades_core.engine.state.position import Position

from .area_keys import UNITS
from .card_selectors import Filtered, card_select
from .numbers import count_of, number
from .parameter_types import (
    AREA,
    BINDING,
    FACTION,
    FLAG,
    GOD,
    NAME,
    NAMES,
    NUMBER,
    TABLE,
    TEXT,
    TRUTH,
    Either,
    ListOf,
    Table,
    Words,
)
from .registry import SORTS, condition
from .thing_selectors import selector

if TYPE_CHECKING:
    from ..compiler.effect_compiler import Compiler

__all__ = ["Test"]

Test = Callable[[Position, Frame], bool]
HAS = Either(NAME, Table({"kind": NAMES, "tag": NAMES}))


@condition("option", takes=TABLE, doc="`{ key = value }`: an option of the ruleset has this value")
def _t_option(compiler: Compiler, tree: Any, value: Any, path: Any) -> Test:
    truth = True
    for name, wanted in value.items():
        found = compiler.option(name, (*path, name))
        truth = truth and (found in wanted if isinstance(wanted, list) else found == wanted)
    return ConstantCondition(truth)


def _last_god(position: Position, frame: Frame) -> bool:
    """Is it the turn of the last open god? Mostly the last open slot tells."""
    state = position.state
    top = state.zones[position.book.god_slots[state.open_gods - 1]]
    return bool(top and top[0] == state.god) or (not top and state.god == last_god(position) >= 0)


@condition("god", takes=Either(NAME, TABLE), doc="the god of the running turn: an id or `{ tag }`")
def _t_god(compiler: Compiler, tree: Any, value: Any, path: Any) -> Test:
    if isinstance(value, str):
        value = {"id": value}
        cards = compiler.cards(value["id"], path)
        if len(cards) == 1:
            return lambda position, frame: position.state.god == cards[0]
    if value == {"last": True}:
        return _last_god
    found = card_select(compiler, value, path, "god")
    few, tests = found.few, found.tests
    if few is None:
        return lambda position, frame: position.state.god in found.members(position, frame)

    def fits(position: Position, frame: Frame) -> bool:
        g = position.state.god
        if g not in few:
            return False
        for test in tests:
            if not test(position, frame, g):
                return False
        return True

    return fits


def _some(compiler: Compiler, value: Any, path: Any) -> Test:
    """Does a selector find anything? Most can say so without a list."""
    sort = next((k for k in value if k in SORTS), None) if isinstance(value, dict) else None
    if sort is None:
        n = count_of(compiler, {}, value, path)  # says what is wrong
        return lambda position, frame: n(position, frame) > 0
    found = selector(compiler, sort, value[sort], (*path, sort))
    if isinstance(found, Filtered) and found.few is not None and len(found.few) == 1 and len(found.tests) == 1:
        (only,), (test,) = found.few, found.tests
        return lambda position, frame: test(position, frame, only)
    return found.some


@condition("exists", takes=TABLE, doc="`{ sort = selector }`: finds something")
def _t_exists(compiler: Compiler, tree: Any, value: Any, path: Any) -> Test:
    return _some(compiler, value, path)


@condition(
    "set",
    takes=ListOf(NAME, least=1),
    doc="the faction (or `among` side) has one building of each of these types, wild ones standing in",
    also={"among": Words("faction", "side")("whose buildings count (`faction`)")},
)
def _t_set(compiler: Compiler, tree: Any, value: Any, path: Any) -> Test:
    types = tuple(compiler.number_of("building", v, (*path, i)) for i, v in enumerate(value))
    among = tree.get("among", "faction")
    if among == "faction":
        wild = compiler.book.wild_types

        def all_there(position: Position, frame: Frame) -> bool:
            owned, me = position.state.types, frame.subject
            for kind in types:
                if not owned[kind][me]:
                    return False
            return True

        if not wild:
            return all_there

        def complete(position: Position, frame: Frame) -> bool:
            owned, me = position.state.types, frame.subject
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
    return lambda position, frame: missing_of_set(position, types_of(position, frame.subject, among), types) <= 0


@condition(
    "zone",
    takes=NAME,
    doc="with `has`: a card with this id or tag lies in the zone; with `empty`: whether it is empty",
    also={
        "has": HAS("a card with this id, kind or tag lies there"),
        "empty": TRUTH("whether nothing lies there (`true`)"),
    },
)
def _t_zone(compiler: Compiler, tree: Any, value: Any, path: Any) -> Test:
    zones = compiler.zones(value, path)
    if "has" in tree:
        wanted, at = tree["has"], (*path[:-1], "has")
        mask = (
            compiler.card_kind_mask(wanted["kind"], (*at, "kind"))
            if isinstance(wanted, dict) and "kind" in wanted
            else 0
        )
        if isinstance(wanted, dict) and "tag" in wanted:
            mask |= compiler.card_tag_mask(wanted["tag"], (*at, "tag"))
        if isinstance(wanted, str):
            for card in compiler.cards(wanted, at):
                mask |= 1 << card

        def lies_there(position: Position, frame: Frame) -> bool:
            for z in zones:
                for card in position.state.zones[z]:
                    if mask >> card & 1:
                        return True
            return False

        return lies_there
    empty = bool(tree.get("empty", True))
    return lambda position, frame: (not any(position.state.zones[z] for z in zones)) == empty


@condition("side", takes=Words("attacker", "defender"), doc="the source fights as `attacker` or `defender`")
def _t_side(compiler: Compiler, tree: Any, value: Any, path: Any) -> Test:
    wanted = 0 if value == "attacker" else 1
    return lambda position, frame: battle_side(position, frame) == wanted


@condition("for", takes=Words("mine", "other"), doc="the question concerns the source's side: `mine` or `other`")
def _t_for(compiler: Compiler, tree: Any, value: Any, path: Any) -> Test:
    mine = value == "mine"
    return lambda position, frame: (s := battle_side(position, frame)) >= 0 and (frame.ask.side == s) == mine


@condition("battle", takes=Words("land", "sea"), doc="`land` or `sea`")
def _t_battle(compiler: Compiler, tree: Any, value: Any, path: Any) -> Test:
    sea = value == "sea"
    return lambda position, frame: position.state.battle is not NO_BATTLE and position.state.battle.at_sea == sea


@condition("die", takes=Table({"fixed": TRUTH}, required=("fixed",)), doc="whether the subject's die is fixed")
def _t_die(compiler: Compiler, tree: Any, value: Any, path: Any) -> Test:
    fixed = value["fixed"]
    return lambda position, frame: has_fixed_die(position, battle_side(position, frame)) == fixed


@condition("move", takes=NAMES, doc="the kind of move (or a list)")
def _t_move(compiler: Compiler, tree: Any, value: Any, path: Any) -> Test:
    kinds = tuple(value) if isinstance(value, list) else (value,)
    return lambda position, frame: frame.ask.move in kinds


@condition("group-has", takes=NAME, doc="the moving group contains `self` or a unit with this tag")
def _t_group_has(compiler: Compiler, tree: Any, value: Any, path: Any) -> Test:
    if value == "self":
        compiler.check_kind("self", path, ("card",))
        return lambda position, frame: bool(frame.ask.group >> position.book.kind_of_card[frame.source] & 1)
    kinds, _, _ = compiler.unit_filter({"tag": value}, path)
    mask = sum(1 << k for k in kinds)
    return lambda position, frame: bool(frame.ask.group & mask)


@condition("by", takes=NAMES, doc="the card being played is one of these")
def _t_by(compiler: Compiler, tree: Any, value: Any, path: Any) -> Test:
    names = value if isinstance(value, list) else [value]
    mask = 0
    for i, name in enumerate(names):
        for card in compiler.cards(name, (*path, i), optional=True):
            mask |= 1 << card
    return lambda position, frame: frame.ask.card >= 0 and bool(mask >> frame.ask.card & 1)


ABOUT = Table({"faction": FACTION, "god": GOD, "outbid": FACTION})


@condition(
    "about",
    takes=ABOUT,
    doc="the question concerns these, by name or binding: `{ faction }` (who bids, or has something), `{ god }` "
    "(bid on), `{ outbid }` (whose marker would go)",
)
def _t_about(compiler: Compiler, tree: Any, value: Any, path: Any) -> Test:
    tests = [_ABOUT[key](compiler.ref(name, (*path, key))) for key, name in value.items()]
    return lambda position, frame: all(test(position, frame) for test in tests)


def _is_faction(ref: Number) -> Test:
    return lambda position, frame: 0 <= frame.ask.faction == ref(position, frame)


def _is_god(ref: Number) -> Test:
    return lambda position, frame: 0 <= frame.ask.god == ref(position, frame)


def _is_outbid(ref: Number) -> Test:
    return lambda position, frame: 0 <= frame.ask.outbid == ref(position, frame)


_ABOUT = {"faction": _is_faction, "god": _is_god, "outbid": _is_outbid}


@condition("cause", takes=Words("assault", "power", "card"), doc="why a unit is lost: `assault`, `power`, `card`")
def _t_cause(compiler: Compiler, tree: Any, value: Any, path: Any) -> Test:
    return lambda position, frame: frame.ask.cause == value


@condition("lost", takes=UNITS, doc="the unit being lost: `{ tag, unit }`")
def _t_lost(compiler: Compiler, tree: Any, value: Any, path: Any) -> Test:
    kinds, _, _ = compiler.unit_filter(value, path)
    return lambda position, frame: frame.ask.kind in kinds


@condition("at-here", takes=TRUTH, doc="what is asked about is, or happens in, the area of the source")
def _t_at_here(compiler: Compiler, tree: Any, value: Any, path: Any) -> Test:
    def at_here(position: Position, frame: Frame) -> bool:
        here = here_of(position, frame)
        return here >= 0 and (
            here == frame.ask.area or (here == position.table.n_areas and position.state.battle.area == frame.ask.area)
        )

    return at_here


@condition("harbour-sea", takes=TRUTH, doc="the battle is in the sea that the building touches")
def _t_harbour_sea(compiler: Compiler, tree: Any, value: Any, path: Any) -> Test:
    def harbour_sea(position: Position, frame: Frame) -> bool:
        # the source of a building's modifier is its site, as -2 - site; a special card lies with the one of a site
        source = frame.source
        site = -2 - source if source < 0 else position.state.special.find(source + 1)
        return (
            site >= 0
            and position.state.harbour[site] > 0
            and position.state.harbour[site] - 1 == position.state.battle.area
        )

    return harbour_sea


@condition("coast", takes=TRUTH, doc="the battle is at the coast of the building's area")
def _t_coast(compiler: Compiler, tree: Any, value: Any, path: Any) -> Test:
    def coast(position: Position, frame: Frame) -> bool:
        battle = position.state.battle.area
        return frame.here >= 0 and battle >= 0 and bool(position.table.near[frame.here] >> battle & 1)

    return coast


@condition(
    "owns",
    takes=Table({"kind": NAMES, "at-least": NUMBER, "taking": Words("event")}, required=("kind",)),
    doc='the side controls cards of a kind on the board: `{ kind, at-least }`; with `taking = "event"` that of the '
    "mover would, by taking the area, and some are there",
)
def _t_owns(compiler: Compiler, tree: Any, value: Any, path: Any) -> Test:
    mask = compiler.card_kind_mask(value["kind"], (*path, "kind"))
    least = number(compiler, value.get("at-least", 1), (*path, "at-least"))
    cards = [card for card in range(compiler.book.n_cards) if mask >> card & 1]

    def owns(position: Position, frame: Frame) -> bool:
        table, state = position.table, position.state
        members = table.sides[table.side_of[frame.subject]]
        need = least(position, frame)
        # a figure on the board has its card in front of its owner: so many cards at least must lie there
        most = 0
        for g in members:
            most += len(state.zones[table.hands[g]])
        if most < need:
            return False
        return sum([owner(position, a) in members for a in _stand(position, cards)]) >= need

    def would_own(position: Position, frame: Frame) -> bool:
        members = position.table.sides[position.table.side_of[frame.ask.mover]] if frame.ask.mover >= 0 else ()
        areas = _stand(position, cards)
        there = areas.count(frame.ask.area)
        own = [a for a in areas if a != frame.ask.area and owner(position, a) in members]
        return there > 0 and len(own) + there >= least(position, frame)

    return would_own if "taking" in value else owns


def _stand(position: Position, cards: list[int]) -> list[int]:
    """Where the figures of these cards stand, of those that do."""
    held = [card for card in cards if position.state.where[card] >= position.table.z_hand]
    return [a for card in held if (a := find(position, position.book.kind_of_card[card])) >= 0]


@condition(
    "as-if-captured",
    takes=Either(FLAG, Words("reached", "most", "alone")),
    doc="what taking the area would bring reaches the target and adds at least one; `reached`: or adds nothing; "
    "`most`: and no other side would have as many; `alone`: and no other side would reach the target",
)
def _t_as_if(compiler: Compiler, tree: Any, value: Any, path: Any) -> Test:
    least = 0 if value == "reached" else 1  # metropolises that the capture itself must add (L17.1, R27)
    proof = value if value in ("most", "alone") else ""

    def as_if(position: Position, frame: Frame) -> bool:
        ask = frame.ask
        return (
            ask.mover >= 0
            and ask.area >= 0
            and capture_wins(position, ask.mover, ask.area, least, other_places, ask, proof)
        )

    return as_if


@condition("known", takes=BINDING, doc="a binding holds something")
def _t_known(compiler: Compiler, tree: Any, value: Any, path: Any) -> Test:
    ref = compiler.ref(value, path)
    return lambda position, frame: ref(position, frame) >= 0


@condition("mode", takes=NAMES, doc="the game's mode is one of these")
def _t_mode(compiler: Compiler, tree: Any, value: Any, path: Any) -> Test:
    modes = tuple(value) if isinstance(value, list) else (value,)
    return lambda position, frame: position.table.mode in modes


@condition(
    "room-for",
    takes=NAME,
    doc="a building of this type is left and has a place (the victory building: or something that takes it)",
)
def _t_room(compiler: Compiler, tree: Any, value: Any, path: Any) -> Test:
    kind = compiler.number_of("building", value, path)
    if compiler.book.victory[kind]:
        return lambda position, frame: can_build_metropolis(
            position, frame.subject, other_places(position, frame.subject)
        )
    return lambda position, frame: position.state.stock[kind] > 0 and bool(free_sites(position, frame.subject))


@condition("receives", takes=AREA, doc="the faction gets what this area pays: nobody else takes its income")
def _t_receives(compiler: Compiler, tree: Any, value: Any, path: Any) -> Test:
    area = compiler.area_ref(value, path)
    return lambda position, frame: (a := area(position, frame)) >= 0 and receiver(position, a) == frame.subject


@condition("own-turn", takes=TRUTH, doc="it is the owner's turn")
def _t_own_turn(compiler: Compiler, tree: Any, value: Any, path: Any) -> Test:
    return lambda position, frame: position.state.active == frame.subject


@condition("hired-before", takes=TRUTH, doc="the source was taken in an earlier round")
def _t_hired_before(compiler: Compiler, tree: Any, value: Any, path: Any) -> Test:
    compiler.check_kind("self", path, ("card",))
    return lambda position, frame: not position.state.hired[frame.source]


@condition("ending", takes=TRUTH, doc="the game is about to end")
def _t_ending(compiler: Compiler, tree: Any, value: Any, path: Any) -> Test:
    return lambda position, frame: bool(position.state.ending)


@condition(
    "cite", takes=TEXT, doc="the rule that asks for this, where it is not the rule of the line that has the condition"
)
def _t_cite(compiler: Compiler, tree: Any, value: Any, path: Any) -> Test:
    return ConstantCondition(True)  # read by `selector_refusals`
