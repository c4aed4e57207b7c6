"""Every faction that an event names is the one that paid, acted or owns, in all team and duel modes.

`Fold` keeps owners, purses, goods, markers and offers by events alone. Each event is checked against it, and it is
compared with the state after every answer. `CHECKS` has a check for every event with a faction, so a new event without
a check fails.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from itertools import zip_longest
from typing import Any

import pytest
import tested_modules
from run_size import size

from cyclades_core import Event, Game
from cyclades_core.engine.rules.income import lines
from cyclades_core.engine.rules.quantities import any_active
from cyclades_core.engine.values.bit_masks import bits
from cyclades_core.engine.values.event_types import OPTIONAL, SPECS
from cyclades_core.game.notation.public_ids import ids_of

ANSWERS = 350
NONE = "none"
Args = Mapping[str, Any]


WAYS = [
    way for modules in tested_modules.MODULES for way in tested_modules.ways_of(modules) if way.mode != "free-for-all"
]


class Fold:
    """What follows from the events so far."""

    def __init__(self, game: Game, events: Sequence[Event]) -> None:
        self.game = game
        self.ids = ids_of(game._m)
        self.turn = NONE  # whose turn it is
        self.asked = NONE  # who answered last
        self.fight = (NONE, NONE, NONE)  # where, attacker, defender
        self.crossing = (NONE, NONE)  # where a group is on its way, and whose
        self.offers: list[tuple[str, str, int]] = []  # faction, god, amount
        self.lost: dict[str, str] = {}  # area -> who held it before
        self.due: Counter[str] = Counter()  # faction -> the price of its offers
        self.following: Event | None = None
        self.take_over()
        for event in events:
            self.offer(event.key, event.args)

    def take_over(self) -> None:
        """Read the state: at the start, and when a faction has left with all it had."""
        state, ids = self.game._m.state, self.ids
        self.owner = {area: self.name(state.owner[a] - 1) for a, area in enumerate(ids.areas)}
        self.gold = list(state.gold)
        self.goods = self.goods_now()
        self.held = self.held_now()

    def name(self, faction: int) -> str:
        return str(self.ids.factions[faction]) if faction >= 0 else NONE

    def number(self, faction: str) -> int:
        return list(self.ids.factions).index(faction)

    def goods_now(self) -> Counter[tuple[str, str]]:
        rows = enumerate(self.game._m.state.goods)
        return Counter({(self.name(f), self.ids.goods[g]): n for g, row in rows for f, n in enumerate(row) if n})

    def held_now(self) -> list[tuple[str, str]]:
        """Each card that lies before a faction, with the faction."""
        state, table = self.game._m.state, self.game._m.table
        rows = [(card, zone - table.z_hand) for card, zone in enumerate(state.where) if zone >= table.z_hand]
        return [(self.ids.cards[card], self.name(place % table.n_factions)) for card, place in rows]

    def holders(self, card: str) -> set[str]:
        """Who holds a card with this id, before the answer or after it."""
        return {faction for each, faction in (*self.held, *self.held_now()) if each == card}

    def coming(self, area: str) -> str:
        """Who takes the area with the next event."""
        event = self.following
        taken = event is not None and event.key == "area-taken" and event.args["area"] == area
        return str(event.args["faction"]) if event is not None and taken else NONE

    # -- one event later

    def offer(self, key: str, args: Args) -> None:
        """Follow the markers."""
        mine = [row for row in self.offers if row[:2] == (args.get("faction"), args.get("god"))]
        if key == "bid":
            self.offers.append((args["faction"], args["god"], args["amount"]))
        elif key == "outbid" or (key == "marker-taken" and mine):
            self.offers.remove(mine[0])
        elif key == "turn-began":
            self.offers.remove(mine[0])
            self.turn = args["faction"]
        elif key == "turn-ended":
            self.turn = NONE

    def follow(self, key: str, args: Args) -> None:
        self.offer(key, args)
        faction, area = args.get("faction", NONE), args.get("area", NONE)
        if key in ("gold-paid", "offering-paid"):
            self.gold[self.purse(faction)] -= args["amount"]
        elif key in ("gold-gained", "income", "gold-stolen"):
            self.gold[self.purse(faction)] += args["amount"]
        if key == "gold-stolen":
            self.gold[self.purse(args["victim"])] -= args["amount"]
        elif key == "offering-paid":
            self.due[faction] -= args["amount"]
        elif key in ("goods-gained", "goods-stolen"):
            self.goods[faction, args["goods"]] += args["count"]
        if key in ("goods-lost", "goods-stolen"):
            self.goods[args.get("victim", faction), args["goods"]] -= args["count"]
        elif key == "area-taken":
            self.lost[area], self.owner[area] = self.owner[area], faction
        elif key == "battle-began":
            self.fight = area, args["attacker"], args["defender"]
        elif key == "battle-ended":
            self.fight = NONE, NONE, NONE
        elif key == "units-moved":
            self.crossing = args["to"], faction
        elif key == "answered":
            self.asked = faction
        elif key == "card-passed" and "site" not in args:
            self.held.remove((args["card"], args["loser"]))
            self.held.append((args["card"], faction))

    def purse(self, faction: str) -> int:
        return self.game._m.table.purse_of[self.number(faction)]

    def shares(self, faction: str, partner: str) -> bool:
        """Whether two factions are on one side and each has its own purse."""
        one, other, table = self.number(faction), self.number(partner), self.game._m.table
        return table.side_of[one] == table.side_of[other] and table.purse_of[one] != table.purse_of[other]

    def prices(self) -> Counter[str]:
        """What each faction owes for its offers, by the rules of its edition (B9.9, L19.4)."""
        book, out = self.game._m.book, Counter[str]()
        paid = [(faction, amount) for faction, _, amount in self.offers if amount]
        for faction in {faction for faction, _ in paid}:
            amounts = [amount for each, amount in paid if each == faction]
            less = self.goods[faction, self.ids.goods[book.offering_discount]]
            if book.offering_per_purse:
                out[faction] = max(len(amounts) * book.offering_floor, sum(amounts) - less)
            else:
                out[faction] = sum(max(book.offering_floor, amount - less) for amount in amounts)
        return out


# -- the checks ------------------------------------------------------------------------------------------------------


def acts(fold: Fold, args: Args) -> bool:
    """It has its turn, or it answered."""
    return args["faction"] in (fold.turn, fold.asked)


def gains(fold: Fold, args: Args) -> bool:
    """It acts, or has the card that brings something. A partner with a separate purse may get a share (T10.13)."""
    holders = fold.holders(args.get("cause", NONE))
    return acts(fold, args) or args["faction"] in holders or any(fold.shares(args["faction"], each) for each in holders)


def owns_area(fold: Fold, args: Args) -> bool:
    return bool(args.get("faction", NONE) == fold.owner[args["area"]])


def has_units(fold: Fold, args: Args) -> bool:
    """They are in an area of the faction, fight there, or cross it."""
    area = args.get("area", args.get("from"))
    where, *sides = fold.fight
    if area == where:
        return args["faction"] in sides
    return args["faction"] in (fold.owner[area], fold.coming(area)) or fold.crossing == (area, args["faction"])


def fights(fold: Fold, args: Args) -> bool:
    return args["faction"] in fold.fight[1:]


def holds(fold: Fold, args: Args) -> bool:
    return "faction" not in args or args["faction"] in fold.holders(args["card"])


def holds_or_acts(fold: Fold, args: Args) -> bool:
    return holds(fold, args) or acts(fold, args)


def has_offer(fold: Fold, args: Args) -> bool:
    return (args["faction"], args["god"]) in [row[:2] for row in fold.offers]


def has_marker(fold: Fold, args: Args) -> bool:
    """It has one on the god, or one fewer than all of its markers on gods."""
    markers = [fold.name(f) for f in fold.game._m.table.markers]
    on_gods = [faction for faction, _, _ in fold.offers]
    return has_offer(fold, args) or on_gods.count(args["faction"]) < markers.count(args["faction"])


def earns(fold: Fold, args: Args) -> bool:
    """Gold of an area goes to its owner, and income is that of the areas, unless a card changes or redirects it."""
    m, f = fold.game._m, fold.number(args["faction"])
    if "area" in args:
        return args["faction"] in {fold.owner[args["area"]], *redirected(fold)}
    if any_active(m, "income") or any_active(m, "income-to"):
        return True
    return bool(args["amount"] == sum(m.table.printed[a] + m.state.tokens[a] for a in bits(m.state.owned[f])))


def redirected(fold: Fold) -> set[str]:
    """Those who receive income of areas that they do not own."""
    m = fold.game._m
    return {fold.name(f) for a, _, f in lines(m) if a >= 0 and f != m.state.owner[a] - 1}


def owes(fold: Fold, args: Args) -> bool:
    """No more than its own markers cost: with a forced offering it may be less (B9.11)."""
    fold.due = fold.due or fold.prices()
    return bool(0 < args["amount"] <= fold.due[args["faction"]])


def steals(fold: Fold, args: Args) -> bool:
    return acts(fold, args) and args["victim"] not in (args["faction"], NONE)


def loses_goods(fold: Fold, args: Args) -> bool:
    return bool(fold.goods[args["faction"], args["goods"]] >= args["count"])


def converts(fold: Fold, args: Args) -> bool:
    if args["area"] == fold.fight[0]:
        return {args["faction"], args["victim"]} == {*fold.fight[1:]}
    return bool(args["victim"] == fold.owner[args["area"]]) and gains(fold, args)


def pushes(fold: Fold, args: Args) -> bool:
    owner = args["faction"] if args["victim"] == NONE else args["victim"]
    return acts(fold, args) and owner == fold.owner[args["from"]]


def arrives(fold: Fold, args: Args) -> bool:
    return args["faction"] in (fold.fight[1], fold.crossing[1])


def takes(fold: Fold, args: Args) -> bool:
    """Who held it until now is named, or nobody if the units were gone already."""
    return args.get("loser", NONE) in (fold.owner[args["area"]], NONE) and args.get("loser") != args["faction"]


def area_of(args: Args) -> str:
    """The area of a site."""
    return str(args["site"].replace("site-", "area-", 1).rpartition(".")[0])


def special(fold: Fold, args: Args) -> bool:
    """The metropolis is on land of the faction, or on its hero."""
    return fold.owner[area_of(args)] == args["faction"] if "site" in args else gains(fold, args)


def passes(fold: Fold, args: Args) -> bool:
    """A card of a site goes from who held the area to who has it now, any other card from its holder."""
    if "site" in args:
        return special(fold, args) and args.get("loser", NONE) == fold.lost[area_of(args)]
    return (args["card"], args["loser"]) in fold.held and args["loser"] != args["faction"]


def counts(fold: Fold, args: Args) -> bool:
    """The counter of this faction has the value now."""
    m = fold.game._m
    numbers = {f"counter-{name}": number for number, name in enumerate(m.book.names["counter"])}
    if "faction" not in args:
        return True
    return bool(m.state.counters[numbers[args["counter"]]][fold.number(args["faction"])] == args["value"])


def wins(fold: Fold, args: Args) -> bool:
    """All living factions of the winning sides."""
    m = fold.game._m
    sides = [side for n, side in enumerate(m.table.sides) if m.state.winners >> n & 1]
    return set(args["winners"]) == {fold.name(f) for side in sides for f in side if not m.state.gone[f]}


CHECKS: dict[str, Callable[[Fold, Args], bool]] = {
    "answered": lambda fold, args: True,  # sets who acts, which the next events are checked with
    "turn-order": lambda fold, args: (
        Counter(args["factions"]) <= Counter(fold.name(f) for f in fold.game._m.table.markers)
    ),
    "income": earns,
    "marker-taken": has_marker,
    "bid": has_marker,
    "outbid": has_offer,
    "offering-paid": owes,
    "turn-began": has_offer,
    "turn-ended": lambda fold, args: fold.turn == args["faction"],
    "action-skipped": acts,
    "gold-gained": gains,
    "gold-paid": acts,
    "gold-shown": lambda fold, args: steals(fold, args) and args["amount"] == fold.gold[fold.purse(args["victim"])],
    "gold-stolen": steals,
    "goods-gained": gains,
    "goods-lost": loses_goods,
    "goods-stolen": steals,
    "unit-placed": has_units,
    "unit-taken": has_units,
    "unit-lost": has_units,
    "unit-saved": fights,
    "unit-converted": converts,
    "units-moved": has_units,
    "unit-pushed": pushes,
    "units-arrived": arrives,
    "units-retreated": has_units,
    "battle-began": lambda fold, args: (
        args["defender"] == fold.owner[args["area"]] and args["attacker"] == fold.crossing[1]
    ),
    "dice-rolled": lambda fold, args: (args["attacker"], args["defender"]) == fold.fight[1:],
    "die-rerolled": fights,
    "battle-ended": lambda fold, args: args["faction"] in (*fold.fight[1:], NONE),
    "area-taken": takes,
    "building-built": owns_area,
    "building-removed": owns_area,
    "building-transformed": owns_area,
    "metropolis-built": owns_area,
    "metropolis-hidden": holds,
    "metropolis-lost": lambda fold, args: fold.lost.get(args["area"]) == args["faction"],
    "special-taken": special,
    "card-bought": acts,
    "card-played": holds_or_acts,
    "card-taken": holds,
    "card-looked": acts,
    "card-kept": holds,
    "card-discarded": holds,
    "card-passed": passes,
    "card-removed": lambda fold, args: special(fold, args) if "site" in args else holds(fold, args),
    "piece-placed": holds_or_acts,
    "piece-moved": holds,
    "piece-removed": lambda fold, args: "faction" not in args or holds_or_acts(fold, args),
    "hero-recruited": holds,
    "hero-exchanged": holds,
    "hero-sacrificed": holds,
    "counter-changed": counts,
    "lasting-began": holds_or_acts,
    "faction-eliminated": lambda fold, args: bool(fold.game._m.state.gone[fold.number(args["faction"])]),
    "game-won": wins,
}


def check_game(way: tested_modules.Way, seed: int) -> Counter[str]:
    """Play a random game, check every event, and count the keys."""
    game = Game.new(way.rules, players=way.players, mode=way.mode, seed=seed)
    rng = random.Random(seed)
    fold, seen = Fold(game, game.take_events()), Counter[str]()
    for _ in range(ANSWERS):
        if game.is_over:
            break
        fold.asked = game.decision.faction
        events = game.apply(game.legal.item(rng.randrange(game.legal.count)))
        for event, fold.following in zip_longest(events, events[1:]):
            assert event.key not in CHECKS or CHECKS[event.key](fold, event.args), (event, fold.turn, fold.asked)
            fold.follow(event.key, event.args)
            seen[event.key] += 1
        if any(event.key == "faction-eliminated" for event in events):
            fold.take_over()
        assert fold.gold == list(game._m.state.gold), events
        assert +fold.goods == fold.goods_now(), events
        if fold.due:  # a forced offering takes only what is left in the purse (B9.11)
            assert all(fold.gold[fold.purse(faction)] == 0 for faction in +fold.due), (fold.due, events)
            fold.due.clear()
        passed = {event.args["card"] for event in events if event.key == "card-passed"}
        held = fold.held_now()
        assert all(row in held for row in fold.held if row[0] in passed), events
        fold.held = held
    return seen


def test_every_event_with_a_faction_has_a_check() -> None:
    sorts = {key: {sort for _, sort in (*SPECS[key], *OPTIONAL.get(key, ()))} for key in SPECS}
    assert set(CHECKS) == {key for key, found in sorts.items() if found & {"faction", "factions"}}


@pytest.mark.long(every=4)
@pytest.mark.parametrize("way", WAYS, ids=str)
def test_events_name_the_faction_that_paid_acted_and_owns(way: tested_modules.Way) -> None:
    seen = Counter[str]()
    for seed in range(size(ci=2, full=40)):
        seen += check_game(way, seed)
    assert seen["offering-paid"] and seen["units-moved"] and seen["turn-ended"]
