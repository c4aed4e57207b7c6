"""Measure the rejection reasons of the game: how many are generic, and whether they are true.

    python tools/measure_reasons.py                    # the twelve module combinations, random and bot games
    python tools/measure_reasons.py --only legacy --seeds 1 2 3 --examples 5
    python tools/measure_reasons.py --truth            # also check that a reason is true

In positions of whole games the program asks why not for every visible target of the decision and for every menu
option, wherever that is not legal. It goes on into the move that is being made, part by part.

A reason is *generic* if it reads the same for two targets that are rejected by different conditions, or if it names
nothing that is missing. The first is found by `Refusal.case`, which names the condition. The second is a reason of
the codes in `SAYS_NOTHING` with all its arguments at their defaults, or one of the keys in `VAGUE`.

`--truth` gives the player what the reason says is missing, on a copy: gold, goods, cards, units, buildings, control of
areas, a bridge of fleets, another use or god. It takes away what forbids or bars. Where the reason asks for another
place or amount, those that fit are tried. Then the move must be legal or rejected for another reason.

The program prints one row per code: how often it was given, the share of generic ones, how many were checked for
truth and how many of these were false. It exits with 1 if more than 2 % are generic or a reason is false.
"""

from __future__ import annotations

import argparse
import sys
import tomllib
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from cyclades_apps.bots.bot_seats import play_turn, seat_bots
from cyclades_core import Game, IllegalAction, Messages, Refusal, Ruleset
from cyclades_core.engine.rules import cards, pieces
from cyclades_core.engine.rules.event_ids import faction_id
from cyclades_core.engine.state.game_state import replaced
from cyclades_core.engine.values.bit_masks import bits
from cyclades_core.engine.values.refusals import ARGUMENTS
from cyclades_core.game.internals import GameInternals

__all__ = ["Answer", "Tally", "ask", "measure", "report"]

ROOT = Path(__file__).resolve().parents[1]
LISTS = ROOT / "tests" / "support" / "module_lists.toml"
MOST_GENERIC = 0.02
# Codes whose sentence says nothing of what is missing while their arguments have their defaults.
SAYS_NOTHING = frozenset(
    {"condition", "forbidden", "no-target", "not-now", "not-offered", "unknown-answer", "wrong-amount", "taken"}
)
# Keys whose words name no thing that is missing.
VAGUE = frozenset({"any-further", "any-other", "condition-all", "condition-any", "condition-exists", "condition-not"})
ALIKE = 3  # of the reasons of a decision that read the same, so many are checked for truth
TRIED = 6  # of the other answers that fit, so many are asked for
ROUNDS = 12  # after so many a game is given up


class Answer(NamedTuple):
    """One question and the reason that it got."""

    prompt: str
    parts: tuple[Any, ...]
    target: Any
    refusal: Refusal
    text: str
    game: Game


class Tally:
    """What was measured: reasons by code, generic ones, and false ones."""

    def __init__(self) -> None:
        self.asked: Counter[str] = Counter()
        self.generic: Counter[str] = Counter()
        self.checked: Counter[str] = Counter()
        self.false: Counter[str] = Counter()
        self.examples: dict[str, Counter[str]] = defaultdict(Counter)
        self.lies: list[str] = []

    def add(self, answers: Sequence[Answer]) -> None:
        """Count the reasons of one decision."""
        conditions: dict[str, set[tuple[str, str]]] = defaultdict(set)
        for each in answers:
            conditions[each.text].add((each.refusal.code, each.refusal.case))
        for each in answers:
            code = each.refusal.code
            self.asked[code] += 1
            if is_empty(each.refusal) or len(conditions[each.text]) > 1:
                self.generic[code] += 1
                cases = ",".join(sorted(case for _, case in conditions[each.text]))
                self.examples[code][f"{each.prompt}: {each.text} ({each.refusal.cite}; {cases})"] += 1

    @property
    def share(self) -> float:
        """The share of generic reasons."""
        return self.generic.total() / max(1, self.asked.total())


def is_empty(refusal: Refusal) -> bool:
    """Return whether a reason names nothing that is missing."""
    if refusal.args.get("key") in VAGUE:
        return True
    return refusal.code in SAYS_NOTHING and all(
        refusal.args[name] == plain for name, plain in ARGUMENTS[refusal.code].items() if name != "prompt"
    )


def targets_of(game: Game, sort: str) -> list[Any]:
    """Return the ids of this sort that the player to move can see."""
    view: Any = game.view(str(game.asked))
    areas = [f"area-{area}" for area in game.places]
    if sort in ("area", "pair", "spread", "units"):
        return areas
    if sort in ("site", "building", "discounts"):
        return [f"site-{site}" for site in GameInternals(game).machine.table.sites]
    if sort in ("card", "god"):
        zones = [cards for cards in view["zones"].values() if isinstance(cards, list)]
        held = [each.get("cards", ()) for each in view["factions"]]
        found = [card for cards in (*zones, *held, view["gods"]) for card in cards if isinstance(card, str)]
        return sorted(set(found))
    if sort == "faction":
        return [each["id"] for each in view["factions"]]
    kind = {"unit": "unit-", "group": "unit-", "type": "building-", "goods": "goods-"}.get(sort)
    if kind is None:
        return []
    named = {*view["stock"], *(unit for each in view["factions"] for unit in each["reserve"])}
    return sorted(name for name in named if name.startswith(kind))


def menu_words(game: Game) -> list[str]:
    """Return the words of all menu options of the ruleset, those of other gods and of cards too."""
    machine: Any = GameInternals(game).machine
    return list(dict.fromkeys(line.word for line in machine.library.lines))


def ask(game: Game, parts: tuple[Any, ...], decision: Any, say: Messages) -> Iterator[Answer]:
    """Ask why not for everything that could be meant by an answer to the decision and is not legal."""

    def answer(target: Any, refusal: Refusal | None) -> Iterator[Answer]:
        if refusal is not None:
            text = say.text(f"refusal-{refusal.code}", **refusal.args)
            yield Answer(decision.prompt, parts, target, refusal, text, game)

    sort = decision.domain["sort"]
    if sort == "line" and not parts:
        for word in menu_words(game):
            refusal = game.why_not(word)
            if refusal is not None and not _only_begun(game, word):
                yield from answer(word, refusal)
    elif sort == "number" and not parts:
        for amount in range(31):
            yield from answer(amount, game.why_not(amount))
    elif sort == "pair":
        starts = sorted({option.targets[0] for option in decision.options if len(option.targets) == 2})[:2]
        for area in targets_of(game, sort):
            yield from answer(area, game.why_not_target(parts, area))
            for start in starts:
                yield from answer((start, area), game.why_not_target(parts, (start, area)))
    else:
        for target in targets_of(game, sort):
            yield from answer(target, game.why_not_target(parts, target))
    if sort == "group":
        for group in groups_of(decision):
            yield from answer(group, why_not_group(game, parts, group))


def groups_of(decision: Any) -> list[dict[str, int]]:
    """Return groups of one kind of unit: a single one, all of them, and one more than there are."""
    high = {slot.id: slot.most for slot in decision.slots}
    return [{unit: number} for unit, most in high.items() for number in {1, most, most + 1}]


def why_not_group(game: Game, parts: tuple[Any, ...], group: dict[str, int]) -> Refusal | None:
    """Return why these units cannot be chosen."""
    try:
        game.draft((*parts, group))
    except IllegalAction as error:
        return error.refusal
    return None


def _only_begun(game: Game, word: str) -> bool:
    """Return whether a menu option can be chosen, so that only the rest of the move is missing."""
    try:
        game.draft([word])
    except IllegalAction:
        return False
    return True


def walk(game: Game, say: Messages, rng: Random) -> Iterator[list[Answer]]:
    """Yield the reasons of the decision and of those that follow in one of its moves."""
    decision, parts = game.decision, ()
    seat = game.asked
    while decision is not None and decision.seat == seat:
        yield list(ask(game, parts, decision, say))
        options = decision.options
        if not options:
            return
        option = options[rng.randrange(len(options))]
        parts = (*parts, option.vector if option.vector is not None else option.value)
        try:
            made = game.draft(parts)
        except IllegalAction:
            return
        decision = None if made.complete else made.decision


def games(row: Any, seed: int, bot: str) -> Iterator[Game]:
    """Yield the positions of one game in which a player has to decide."""
    players = [f"p{n + 1}" for n in range(row["players"])]
    game = Game.new(Ruleset.load(row["modules"]), players=players, mode=row["mode"], seed=seed)
    bots = seat_bots([bot], list(game.seats), seed)
    while not game.is_over and game.view(str(game.asked))["round"] <= ROUNDS:
        yield game
        game.apply(play_turn(game, bots))


def measure(row: Any, seed: int, bot: str, every: int, tally: Tally, truth: bool) -> None:
    """Measure one game, at each decision whose number `every` divides."""
    rng = Random(f"{row['modules']}/{seed}/{bot}")
    say: Messages | None = None
    for number, game in enumerate(games(row, seed, bot)):
        if number % every != seed % every:
            continue
        if say is None:
            say = Messages("en", tuple(row["modules"].split(",")), places=game.places)
        for answers in walk(game, say, rng):
            tally.add(answers)
            if truth:
                check_truth(answers, tally, rng)


def check_truth(answers: Sequence[Answer], tally: Tally, rng: Random) -> None:
    """Give the player what each reason says is missing, and ask again: it must be legal, or have another reason.

    Of the reasons of one decision with the same sentence `ALIKE` are checked, chosen at random.
    """
    seen: Counter[str] = Counter()
    for each in rng.sample(answers, len(answers)):
        seen[each.text] += 1
        if seen[each.text] > ALIKE:
            continue
        code = each.refusal.code
        for game, asked in trials(each):
            try:
                again = ask_again(game, asked)
            except IllegalAction:  # the parts before it are not legal any more
                continue
            tally.checked[code] += 1
            if again is not None and is_same(again, each.refusal):
                tally.false[code] += 1
                parts = f"{each.prompt} {' '.join(map(str, each.parts))} > {asked.target}"
                tally.lies.append(f"false: {parts}: {each.text} {each.refusal}")


def trials(answer: Answer) -> Iterator[tuple[Game, Answer]]:
    """Yield positions and questions in which nothing is missing any more: the same question where something was given,
    or in the same position other answers that fit.
    """
    game = given(answer)
    if game is not None:
        yield game, answer
    for target in fitting(answer):
        yield answer.game, answer._replace(target=target)


def fitting(answer: Answer) -> list[Any]:
    """Return other answers to the same question that have what the reason asks for, at most `TRIED`."""
    args, machine = answer.refusal.args, GameInternals(answer.game).machine
    if isinstance(answer.target, int):
        if answer.refusal.code != "wrong-amount":
            return []
        amounts: Any = args["amounts"]
        return list(range(args["least"], args["most"] + 1) if amounts == "none" else amounts)[:TRIED]
    if isinstance(answer.target, dict):
        return _groups_that_fit(answer)
    if isinstance(answer.target, tuple) or not str(answer.target).startswith("area-"):
        return []
    found = areas_that_fit(machine, args)
    return [f"area-{machine.table.areas[area]}" for area in bits(found)][:TRIED]


def _groups_that_fit(answer: Answer) -> list[dict[str, int]]:
    """Return groups that have the units that the reason asks for, or not more than it allows."""
    args, group = answer.refusal.args, answer.target
    if answer.refusal.code == "out-of-reach" and args["needs"] != "none":
        return [{**group, str(args["needs"]): 1}]
    if answer.refusal.code != "wrong-amount" or args["what"] == "none":
        return []
    what = args["what"] if isinstance(args["what"], tuple) else (args["what"],)
    if args["least"]:
        return [{**group, str(unit): args["least"]} for unit in what][:TRIED]
    return [{str(unit): args["most"]} for unit in what if args["most"]][:TRIED]


def areas_that_fit(machine: Any, args: Any) -> int:
    """Return the areas that have what the reason asks for, as far as the board alone says it."""
    table = machine.table
    if args.get("key") == "area-kind":
        return int(table.land if args["needs"] == ("land",) else table.sea)
    if args.get("key") == "area-at" and args["needs"] != "none":
        return sum(1 << table.area_number[str(each).partition("-")[2]] for each in args["needs"])
    if args.get("key") in ("area-near", "reach-sea") and args.get("beside", "none") != "none":
        found = 0
        for each in args["beside"]:
            found |= table.near[table.area_number[str(each).partition("-")[2]]]
        return found & int(table.sea) if args["key"] == "reach-sea" else found
    return 0


def ask_again(game: Game, answer: Answer) -> Refusal | None:
    """Ask the same question in another position."""
    if answer.prompt == "action" and not answer.parts:
        refusal = game.why_not(answer.target)
        return None if refusal is not None and _only_begun(game, answer.target) else refusal
    if isinstance(answer.target, int):
        return game.why_not(answer.target)
    if isinstance(answer.target, dict):
        return why_not_group(game, answer.parts, answer.target)
    return game.why_not_target(answer.parts, answer.target)


def is_same(one: Refusal, other: Refusal) -> bool:
    """Return whether two reasons name the same thing as missing, whatever the amounts."""
    names = ("key", "needs", "what", "by", "owner", "first", "god", "until")
    return one.code == other.code and all(one.args.get(name) == other.args.get(name) for name in names)


def given(answer: Answer) -> Game | None:
    """Return a copy of the game in which the player has what the reason says is missing; None if it says no such thing.

    The copy need not be a position that can be reached. Only the reason is looked at.
    """
    game = answer.game.clone()
    machine: Any = GameInternals(game).machine
    if not _give(answer, machine, _area_of(machine, answer.target, answer.refusal.code)):
        return None
    machine.stale = True
    op, frame, _ = machine.pending
    machine.pending = (op, frame, op.domain(machine, frame))
    return game


def _give(answer: Answer, machine: Any, area: int) -> bool:
    """Change the state so that what is missing is there, and return whether that is possible."""
    args, me = answer.refusal.args, machine.asker
    card = _card_of(machine, answer.target)
    if answer.refusal.code == "not-yours" and card >= 0:
        return _hand_out(machine, me, card)
    if answer.refusal.code == "not-offered" and card >= 0:
        return _put_up(machine, card)
    if answer.refusal.code == "wrong-amount":
        return _bring(args, machine, _start_of(machine, answer.parts))
    give = REMEDIES.get(answer.refusal.code)
    return give is not None and give(args, machine, me, area)


def _pay(args: Any, machine: Any, me: int, area: int) -> bool:
    state, what = machine.state, str(args["what"])
    if what == "none":
        state.gold[machine.table.purse_of[me]] = int(args["price"])
    else:
        number = machine.book.numbers["goods"][what.partition("-")[2]]
        state.goods[number] = replaced(state.goods[number], me, int(args["price"]))
    return True


def _restock(args: Any, machine: Any, me: int, area: int) -> bool:
    """Put one of it into the reserve, the supply or the stock."""
    state, numbers = machine.state, machine.book.numbers
    kind, _, name = str(args["what"]).partition("-")
    if name in numbers["unit"]:
        pieces.to_reserve(machine, me, numbers["unit"][name])
    elif kind == "building":
        state.stock = replaced(state.stock, numbers[kind][name], 1)
    elif kind == "goods":
        state.gstock = replaced(state.gstock, numbers[kind][name], 1)
    else:
        return False
    return True


def _use_again(args: Any, machine: Any, me: int, area: int) -> bool:
    if args["until"] != "turn":
        return False
    machine.state.used[:] = bytes(len(machine.state.used))
    return True


def _control(args: Any, machine: Any, me: int, area: int) -> bool:
    if not 0 <= area < machine.table.n_areas:
        return False
    pieces.set_owner(machine, area, me)
    return True


def _leave(args: Any, machine: Any, me: int, area: int) -> bool:
    """Let whoever is in the area leave it."""
    if not 0 <= area < machine.table.n_areas or not str(args["by"]).startswith("player-"):
        return False
    for kind in range(machine.table.n_unit_kinds):
        pieces.remove(machine, area, kind, pieces.count(machine, area, kind))
    pieces.set_owner(machine, area, -1)
    return True


def _come_round(args: Any, machine: Any, me: int, area: int) -> bool:
    """Do what must come first, or let it be the turn of the god that is needed."""
    state, book = machine.state, machine.book
    if args["first"] != "none":
        for line in book.lines:
            if line.must and line.message() in args["first"]:
                state.used[line.number] = max(1, state.used[line.number])
        return True
    if args["key"] == "condition-god":
        return _call_god(args, machine)
    if args["key"] == "condition-hired-before":
        state.hired = bytes(len(state.hired))
        return True
    return False


def _call_god(args: Any, machine: Any) -> bool:
    """Let it be the turn of a god that is named."""
    book = machine.book
    machine.state.god = next(god for god in book.god_cards if f"god-{book.cards[god][1].id}" in args["needs"])
    return True


def _hand_out(machine: Any, me: int, card: int) -> bool:
    """Give the card to the player, and its figure a place in an area of the player."""
    table, kind = machine.table, machine.book.kind_of_card[card]
    home = next(iter(bits(machine.state.owned[me] & table.land)), -1)
    if kind >= 0:
        at = pieces.find(machine, kind)
        if home < 0 or at == table.n_areas:
            return False
        if 0 <= at < table.n_areas:
            pieces.remove(machine, at, kind, 1)
        pieces.add(machine, home, kind, 1)
    if machine.state.where[card] != table.hands[me]:
        cards.move(machine, card, table.hands[me])
    return True


def _put_up(machine: Any, card: int) -> bool:
    """Put a card up for sale, in the place of one of its kind."""
    state, book = machine.state, machine.book
    if card in book.god_cards or not machine.book.zone_price:
        return False
    slot = next(
        (
            zone
            for zone in book.zone_price
            if state.zones[zone] and book.cards[state.zones[zone][0]][0] == book.cards[card][0]
        ),
        -1,
    )
    if slot < 0 or state.where[card] >= machine.table.z_hand or state.where[card] in book.zone_price:
        return False
    cards.move(machine, state.zones[slot][0], book.home_discard[state.zones[slot][0]])
    cards.move(machine, card, slot)
    return True


def _bring(args: Any, machine: Any, start: int) -> bool:
    """Put a unit of the kind into the area where the group comes from."""
    what = args["what"] if isinstance(args["what"], tuple) else (args["what"],)
    kinds = [machine.book.numbers["unit"].get(str(each).partition("-")[2], -1) for each in what]
    if start < 0 or args["most"] or len(kinds) != 1 or kinds[0] < 0:
        return False
    if (
        machine.book.kind_land[kinds[0]] != bool(machine.table.land >> start & 1)
        or machine.book.card_of_kind[kinds[0]] >= 0
    ):
        return False
    pieces.add(machine, start, kinds[0], 1)
    return True


def _connect(args: Any, machine: Any, me: int, area: int) -> bool:
    """Lay a bridge of fleets over all seas, or give the player the land beside a sea."""
    table, state = machine.table, machine.state
    if not 0 <= area < table.n_areas:
        return False
    if args["key"] == "reach-coast":
        coast = bits(table.near[area] & table.land)
        if coast:
            pieces.set_owner(machine, coast[0], me)
        return bool(coast)
    if args["key"] != "reach-way":
        return False
    fleet = next(k for k in range(table.n_unit_kinds) if not machine.book.kind_land[k] and machine.book.holds[k])
    for sea in bits(table.sea):
        for kind in range(table.n_unit_kinds):
            if machine.book.holds[kind]:
                pieces.remove(machine, sea, kind, state.units[kind][sea])
        pieces.add(machine, sea, fleet, 1)
        pieces.set_owner(machine, sea, me)
    return True


def _take_away(args: Any, machine: Any, me: int, area: int) -> bool:
    """Take away the piece that forbids or bars, let it be another god's turn, or free the area."""
    table, book = machine.table, machine.book
    if args.get("key") == "condition-god":
        return _call_god(args, machine)
    if args.get("key") == "area-not-of" and 0 <= area < table.n_areas:
        pieces.set_owner(machine, area, -1)
        return True
    card = _card_of(machine, args["by"])
    kind = book.kind_of_card[card] if card >= 0 else -1
    at = pieces.find(machine, kind) if kind >= 0 else -1
    if not 0 <= at < table.n_areas:
        return False
    pieces.remove(machine, at, kind, 1)
    cards.move(machine, card, book.home_discard[card])
    return True


def _give_land(args: Any, machine: Any, me: int, area: int) -> bool:
    """Give the owner of a last area more land."""
    owner = next((f for f in range(machine.table.n_factions) if faction_id(machine, f) == args["owner"]), -1)
    free = [a for a in bits(machine.table.land) if not machine.state.owner[a] and a != area]
    for other in free[:2]:
        pieces.set_owner(machine, other, owner)
    return bool(free) and owner >= 0


def _fulfil(args: Any, machine: Any, me: int, area: int) -> bool:
    """Give the player what a card asks for: units, areas or goods."""
    table, state, numbers = machine.table, machine.state, machine.book.numbers
    if args["key"] == "number-land-areas":
        for land in list(bits(table.land & ~state.owned[me]))[: int(args["amount"])]:
            pieces.set_owner(machine, land, me)
        return True
    kinds = [numbers["unit"].get(str(each).partition("-")[2]) for each in args["needs"] if args["needs"] != "none"]
    if args["key"] == "number-count" and kinds and kinds[0] is not None:
        fits = table.land if machine.book.kind_land[kinds[0]] else table.sea
        places = [a for a in bits(fits) if state.owner[a] in (0, me + 1)]
        if places:
            pieces.add(machine, places[0], kinds[0], int(args["amount"]))
            pieces.set_owner(machine, places[0], me)
        return bool(places)
    return False


def _fit(args: Any, machine: Any, me: int, area: int) -> bool:
    """Put the unit into the area that is needed there, or turn the area into one of the kind that is needed."""
    table = machine.table
    if not 0 <= area < table.n_areas:
        return False
    if args["key"] in ("area-holds", "units-unit") and args["needs"] != "none":
        kind = next((machine.book.numbers["unit"].get(str(x).partition("-")[2]) for x in args["needs"]), None)
        if kind is None or bool(machine.book.kind_land[kind]) != bool(table.land >> area & 1):
            return False
        pieces.add(machine, area, kind, max(1, int(args["amount"])))
        return True
    if args["key"] == "area-owner" and args["needs"] in (("target",), ("enemy",)):
        enemies = machine.table.enemies[me]
        pieces.set_owner(machine, area, next(iter(enemies)))
        return True
    return False


REMEDIES: dict[str, Callable[[Any, Any, int, int], bool]] = {
    "cannot-pay": _pay,
    "nothing-left": _restock,
    "used-up": _use_again,
    "not-yours": _control,
    "taken": _leave,
    "not-now": _come_round,
    "no-target": _fit,
    "out-of-reach": _connect,
    "forbidden": _take_away,
    "barred": _take_away,
    "last-area": _give_land,
    "condition": _fulfil,
}


def _card_of(machine: Any, target: Any) -> int:
    """Return the card that an id or the last word of a menu option names; -1 if none."""
    if not isinstance(target, str):
        return -1
    name = target.rpartition(" ")[2]
    for card, (kind, definition, _) in enumerate(machine.book.cards):
        if name in (definition.id, f"{kind}-{definition.id}") and (" " in target or "-" in target):
            return card
    return -1


def _start_of(machine: Any, parts: Sequence[Any]) -> int:
    """Return the area from which the group of a move comes, as its parts so far say."""
    way = next((part for part in reversed(parts) if isinstance(part, str) and "->" in part), "")
    return int(machine.table.area_number.get(way.partition("->")[0].strip(), -1))


# Of a move, reasons with these codes are about the area where it leads.
ABOUT_THE_GOAL = frozenset({"not-yours", "taken", "out-of-reach", "forbidden", "barred", "last-area"})


def _area_of(machine: Any, target: Any, code: str = "") -> int:
    """Return the area that a target names; of a move the one that a reason with this code is about."""
    if isinstance(target, tuple):
        start = _area_of(machine, target[0])
        is_own = start >= 0 and machine.state.owned[machine.asker] >> start & 1
        return _area_of(machine, target[1]) if is_own and code in ABOUT_THE_GOAL else start
    name = str(target)
    kind, _, rest = name.partition("-")
    if kind == "site" and rest in machine.table.site_number:
        return int(machine.table.site_area[machine.table.site_number[rest]])
    return int(machine.table.area_number.get(rest, -1)) if kind == "area" else -1


def report(tally: Tally, examples: int) -> str:
    """Return the table by code, and examples of generic reasons."""
    out = ["| code | reasons | generic | share | checked | false |", "|---|---|---|---|---|---|"]
    for code, asked in tally.asked.most_common():
        generic = tally.generic[code]
        cells = (code, asked, generic, f"{generic / asked:.1%}", tally.checked[code], tally.false[code])
        out.append("| " + " | ".join(map(str, cells)) + " |")
    totals = (tally.asked, tally.generic, tally.checked, tally.false)
    asked, generic, checked, false = (each.total() for each in totals)
    out.append(f"| all | {asked} | {generic} | {tally.share:.1%} | {checked} | {false} |")
    for code, found in tally.examples.items():
        if examples:
            out.append(f"\n{code}, generic:")
        out += [f"  {number:6} {text}" for text, number in found.most_common(examples)]
    out += ["", *tally.lies[: 40 if examples else 0]]
    return "\n".join(out)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--seeds", type=int, nargs="+", default=[1, 2], help="seeds of the games [default: 1 2]")
    parser.add_argument("--bots", nargs="+", default=["random", "quick"], help="bots [default: random quick]")
    parser.add_argument("--only", help="only the combinations whose modules contain this text")
    parser.add_argument("--every", type=int, default=9, help="ask at every Nth decision [default: 9]")
    parser.add_argument("--examples", type=int, default=3, help="examples of generic reasons per code [default: 3]")
    parser.add_argument("--truth", action="store_true", help="check that reasons are true")
    parser.add_argument("--quiet", action="store_true", help="print no progress")
    given = parser.parse_args(arguments)
    rows = [
        row for row in tomllib.loads(LISTS.read_text(encoding="utf-8"))["list"] if (given.only or "") in row["modules"]
    ]
    tally = Tally()
    for row in rows:
        for bot in given.bots:
            for seed in given.seeds:
                measure(row, seed, bot, given.every, tally, given.truth)
                if not given.quiet:
                    print(f"{row['modules']} {row['mode']} {bot} {seed}: {tally.asked.total()}", file=sys.stderr)
    print(report(tally, given.examples))
    return int(tally.share > MOST_GENERIC or bool(tally.false))


if __name__ == "__main__":
    sys.exit(main())
