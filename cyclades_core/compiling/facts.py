"""The words of conditions that test one fact each: of the board, the cards, the battle, the question being asked.

`conditions` puts them together. A word is made by a function of the compiler, the table it stands in, its value and its
place, and gives a test `(m, f) -> bool`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..plain.events import M
from ..rules.buildings import free_sites
from ..rules.income import receiver
from ..rules.pieces import find, owner
from ..rules.quantities import number as modified
from ..rules.quantities import truth
from ..rules.victory import capture_gains, captured, missing_of_set, room_after, side_metropolises, types_of
from ..state import Frame
from .areas import AreaSelect, here_of
from .cards import card_select
from .numbers import count_of, number
from .selectors import SORTS, selector

__all__ = ["FACTS", "Test", "decided"]

Test = Callable[[M, Frame], bool]


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


def decided(truth: bool) -> Test:
    """A condition that holds always or never; `always` tells those who link programs."""

    def test(m: M, f: Frame) -> bool:
        return truth

    test.always = truth  # type: ignore[attr-defined]
    return test


def _t_option(c: Any, tree: Any, value: Any, path: Any) -> Test:
    truth = True
    for name, wanted in value.items() if c.table(value, path) else ():
        found = c.option(name, (*path, name))
        truth = truth and (found in wanted if isinstance(wanted, list) else found == wanted)
    return decided(truth)


def _last_god(m: M, f: Frame) -> bool:
    """Is it the turn of the last open god? Mostly the last open slot tells."""
    s = m.s
    top = s.zones[m.r.god_slots[s.open_gods - 1]]
    return bool(top and top[0] == s.god) or (not top and s.god == m.last_god() >= 0)


def _t_god(c: Any, tree: Any, value: Any, path: Any) -> Test:
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

    def fits(m: M, f: Frame) -> bool:
        g = m.s.god
        if g not in few:
            return False
        for test in tests:
            if not test(m, f, g):
                return False
        return True

    return fits


def _some(c: Any, value: Any, path: Any) -> Test:
    """Does a selector find anything? Most can say so without a list."""
    sort = next((k for k in value if k in SORTS), None) if isinstance(value, dict) else None
    if sort is None:
        n = count_of(c, {}, value, path)  # says what is wrong
        return lambda m, f: n(m, f) > 0
    found = selector(c, sort, value[sort], (*path, sort))
    few = getattr(found, "few", None)
    if few is not None and len(few) == 1 and len(found.tests) == 1:
        (only,), (test,) = few, found.tests
        return lambda m, f: test(m, f, only)
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

        def all_there(m: M, f: Frame) -> bool:
            owned, me = m.s.types, f.subject
            for kind in types:
                if not owned[kind][me]:
                    return False
            return True

        if not wild:
            return all_there

        def complete(m: M, f: Frame) -> bool:
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

        def lies_there(m: M, f: Frame) -> bool:
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
    sea = value == "sea"
    return lambda m, f: m.s.battle is not None and m.s.battle.at_sea == sea


def _t_die(c: Any, tree: Any, value: Any, path: Any) -> Test:
    fixed = bool(value.get("fixed")) if isinstance(value, dict) else bool(value)
    return lambda m, f: m.die_fixed(m.battle_side(f)) == fixed


def _t_move(c: Any, tree: Any, value: Any, path: Any) -> Test:
    kinds = tuple(value) if isinstance(value, list) else (value,)
    return lambda m, f: m.cx.move in kinds


def _t_group_has(c: Any, tree: Any, value: Any, path: Any) -> Test:
    if value == "self":
        return lambda m, f: bool(m.cx.group >> m.r.kind_of_card[f.source] & 1)
    kinds, _, _ = c.unit_filter({"tag": value}, path)
    mask = sum(1 << k for k in kinds)
    return lambda m, f: bool(m.cx.group & mask)


def _t_mover(c: Any, tree: Any, value: Any, path: Any) -> Test:
    return lambda m, f: _relation(m, m.cx.mover, f.subject, value)


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
    def at_here(m: M, f: Frame) -> bool:
        here = here_of(m, f)
        return here >= 0 and (here == m.cx.area or (here == m.t.A and m.s.fought_over() == m.cx.area))

    return at_here


def _t_harbour_sea(c: Any, tree: Any, value: Any, path: Any) -> Test:
    def harbour_sea(m: M, f: Frame) -> bool:
        # the source of a building's modifier is its site, as -2 - site; a special card lies with the one of a site
        source = f.source
        site = -2 - source if source < 0 else m.s.special.find(source + 1)
        return site >= 0 and m.s.harbour[site] > 0 and m.s.harbour[site] - 1 == m.s.fought_over()

    return harbour_sea


def _t_coast(c: Any, tree: Any, value: Any, path: Any) -> Test:
    def coast(m: M, f: Frame) -> bool:
        battle = m.s.fought_over()
        return f.here >= 0 and battle >= 0 and bool(m.t.near[f.here] >> battle & 1)

    return coast


def _t_owns(c: Any, tree: Any, value: Any, path: Any) -> Test:
    mask = c.card_kind_mask(value["kind"], path) if c.table(value, path) else 0
    least = number(c, value.get("at-least", 1), path)
    extra = number(c, value.get("plus", 0), path)
    cards = [card for card in range(c.r.n_cards) if mask >> card & 1]

    def owns(m: M, f: Frame) -> bool:
        t, s = m.t, m.s
        members = t.sides[t.side_of[f.subject]]
        n = extra(m, f)
        need = least(m, f)
        # a figure on the board has its card in front of its owner: so many cards at least must lie there
        most = n
        for g in members:
            most += len(s.zones[t.hands[g]])
        if most < need:
            return False
        held = [card for card in cards if s.where[card] >= t.z_hand]
        for card in held:
            a = find(m, m.r.kind_of_card[card])
            if a >= 0 and owner(m, a) in members:
                n += 1
        return n >= need

    return owns


def _t_as_if(c: Any, tree: Any, value: Any, path: Any) -> Test:
    least = 0 if value == "reached" else 1  # metropolises that the capture itself must add (L17.1, R27)

    def as_if(m: M, f: Frame) -> bool:
        who, a = m.cx.mover, m.cx.area
        if who < 0 or a < 0:
            return False
        if truth(m, "capture-wins", False):
            return True
        gains = modified(m, "capture", capture_gains(m, who, a))
        gains = min(gains, captured(m, who, a) + room_after(m, who, a))  # what finds no place is none (L15.4.3)
        return gains >= least and side_metropolises(m, who) + gains >= m.t.target

    return as_if


def _t_fifth(c: Any, tree: Any, value: Any, path: Any) -> Test:
    """Taking the area would complete a collection of cards on the board (T12.3)."""
    mask = c.card_kind_mask(value["kind"], path) if c.table(value, path) else 0
    least = number(c, value.get("at-least", 1), path)
    cards = [card for card in range(c.r.n_cards) if mask >> card & 1]

    def completes(m: M, f: Frame) -> bool:
        members = m.t.sides[m.t.side_of[m.cx.mover]] if m.cx.mover >= 0 else ()
        held = [card for card in cards if m.s.where[card] >= m.t.z_hand]
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
    return lambda m, f: ref(m, f) >= 0


def _t_mode(c: Any, tree: Any, value: Any, path: Any) -> Test:
    modes = tuple(value) if isinstance(value, list) else (value,)
    return lambda m, f: m.t.mode in modes


def _t_room(c: Any, tree: Any, value: Any, path: Any) -> Test:
    kind = c.number_of("building", value, path)
    if c.r.victory[kind]:
        return lambda m, f: bool(m.can_build_metropolis(f.subject))
    return lambda m, f: m.s.stock[kind] > 0 and bool(free_sites(m, f.subject))


def _t_receives(c: Any, tree: Any, value: Any, path: Any) -> Test:
    area = c.area_ref(value, path)
    return lambda m, f: (a := area(m, f)) >= 0 and receiver(m, a) == f.subject


FACTS: dict[str, Callable[..., Test]] = {
    "receives": _t_receives,
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
    "outbids": lambda c, tree, value, path: lambda m, f: m.cx.outbid >= 0 and m.cx.outbid == f.subject,
    "cause": _t_cause,
    "lost": _t_lost,
    "lost-side": lambda c, tree, value, path: lambda m, f: m.cx.side == m.battle_side(f),
    "at-here": _t_at_here,
    "harbour-sea": _t_harbour_sea,
    "coast": _t_coast,
    "own-turn": lambda c, tree, value, path: lambda m, f: m.s.active == f.subject,
    "hired-before": lambda c, tree, value, path: lambda m, f: not m.s.hired[f.source],
    "owns": _t_owns,
    "as-if-captured": _t_as_if,
    "completes": _t_fifth,
    "area-is": _t_area_is,
    "same": _t_same,
    "ending": lambda c, tree, value, path: lambda m, f: bool(m.s.ending) == bool(value),
    "mode": _t_mode,
    "active": lambda c, tree, value, path: lambda m, f: (m.s.active == f.subject) == bool(value),
    "actor": lambda c, tree, value, path: lambda m, f: (f.actor == f.subject) == bool(value),
    "known": _t_known,
    "asked": lambda c, tree, value, path: lambda m, f: m.cx.faction == f.subject,
    "cite": lambda c, tree, value, path: decided(True),
}
