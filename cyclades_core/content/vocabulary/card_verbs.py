"""Words of cards: play, draw, put, shuffle, look, arrange, reveal-until, replace-card, buy."""

from __future__ import annotations

from cyclades_core.engine.operations.card_arrangement import Arrange
from cyclades_core.engine.operations.purchases import BuySelect, Discounts, Purchase
from cyclades_core.engine.operations.runner_interface import Runner
from cyclades_core.engine.rules import cards, pieces
from cyclades_core.engine.rules.cards import can_draw, refill_under
from cyclades_core.engine.rules.event_emission import tell
from cyclades_core.engine.rules.figures import play_card, put_card
from cyclades_core.engine.rules.rounds import arrange_gods, may_arrange
from cyclades_core.engine.state import Frame
from cyclades_core.engine.state.selection import Need
from cyclades_core.engine.values import reveals

from .compiler_interface import Maker, Members
from .parameter_reader import count, names, text, truth
from .parameter_types import CARD, COUNT, NAME, NAMES, NUMBER, TABLE, TRUTH, Binding, Either, Path
from .registry import Node, verb


@verb(
    "play",
    required=("card",),
    params={"card": CARD("a bound card")},
)
def _play(maker: Maker, node: Node, path: Path) -> None:
    """Play a card as if bought: its effect first, then it goes where played cards go (B20.7, L16.3)."""
    ref = maker.ref(node["card"], (*path, "card"), "card")
    maker.change(lambda runner, frame: play_card(runner, frame.subject, ref(runner, frame)))


@verb(
    "draw",
    required=("from", "as"),
    params={
        "from": NAME("a deck"),
        "count": NUMBER("how many; without it one, and the binding is that card"),
        "as": NAME("binds the cards"),
        "to": NAME("a zone; without it `resolving`"),
    },
)
def _draw(maker: Maker, node: Node, path: Path) -> None:
    """Draw cards, shown to all; the discard pile is shuffled in when the deck runs out."""
    deck = _deck(maker, node["from"], (*path, "from"))
    n = maker.number(node.get("count", 1), (*path, "count"))
    slot = maker.slot(text(node, "as"), "cards" if "count" in node else "card")
    to = _pile(maker, node["to"], (*path, "to")) if "to" in node else -1

    def draw_one(runner: Runner, frame: Frame) -> None:
        frame.bound[slot] = card = cards.draw(runner, deck)
        if card >= 0:
            cards.move(runner, card, zone := runner.table.z_resolving if to < 0 else to)
            tell(runner, "card-revealed", card, zone, from_=deck)

    def draw(runner: Runner, frame: Frame) -> None:
        out: list[int] = []
        for _ in range(n(runner, frame)):
            card = cards.draw(runner, deck)
            if card < 0:
                break
            zone = runner.table.z_resolving if to < 0 else to
            cards.move(runner, card, zone)
            tell(runner, "card-revealed", card, zone, from_=deck)
            out.append(card)
        frame.bind_group(slot, tuple(out))

    maker.change(draw if "count" in node else draw_one, lambda runner, frame: can_draw(runner, deck))


def _cards(maker: Maker, value: object, path: Path, *kinds: str) -> Members:
    """The bound card or cards, or all cards of a selector."""
    if not isinstance(value, dict):
        return maker.members(value, path, *kinds)
    return maker.selector("card", value, path).members


def _pile(maker: Maker, name: object, path: Path) -> int:
    """The zone of this name, which must be one for cards: god tiles have their own."""
    found = maker.zones(name, path)
    if found and found[0] in maker.book.god_slots:
        maker.problem("wrong-kind", path, binding=str(name), expected="card", found="god")
    return found[0] if found else 0


def _deck(maker: Maker, name: object, path: Path) -> int:
    """The zone of this name, from which cards are taken. Outside the game there are gods as well."""
    if name == "outside":
        maker.problem("wrong-kind", path, binding="outside", expected="card", found="god")
    return _pile(maker, name, path)


@verb(
    "put",
    params={
        "card": Either(Binding("card", "cards", "god"), TABLE)(
            "a bound card, or several; or a card selector: all of them; a bound god only goes to `outside`"
        ),
        "as": NAME("card selector: binds the first of them"),
        "except": CARD("not this bound card"),
        "to": NAME("a zone; `hand`, `secret` (hidden hand)"),
        "bottom": TRUTH("under the zone instead of on top"),
        "shuffle": TRUTH("shuffle the zone afterwards"),
        "tag": NAMES("only cards with this tag"),
        "not-tag": NAMES("only cards without this tag"),
    },
)
def _put(maker: Maker, node: Node, path: Path) -> None:
    """Put cards into a zone, all at once; a piece or figure of a card that leaves its holder leaves the board."""
    if "to" not in node:
        maker.problem("missing-key", path, name="to")
        return
    gods = ("god",) if node.get("to") == "outside" else ()
    ref = _cards(maker, node.get("card", "self"), (*path, "card"), "card", "cards", *gods)
    slot = (
        maker.slot(text(node, "as"), "card") if "as" in node and maker.table(node.get("card"), (*path, "card")) else -1
    )
    skip = maker.ref(node["except"], (*path, "except"), "card") if "except" in node else None
    to = node.get("to", "")
    tag = maker.card_tag_mask(node["tag"], (*path, "tag")) if "tag" in node else -1
    if "not-tag" in node:
        tag &= ~maker.card_tag_mask(node["not-tag"], (*path, "not-tag"))
    if to in ("hand", "secret"):
        maker.ref("mine", (*path, "to"), "faction")  # whose it will be
    zone = -1 if to in ("hand", "secret") else _pile(maker, to, (*path, "to"))
    bottom = truth(node, "bottom")
    shuffle = truth(node, "shuffle")

    def away(runner: Runner, frame: Frame, card: int) -> None:
        put_card(runner, card, zone, bottom)

    def before(runner: Runner, frame: Frame, card: int) -> None:
        k = runner.book.kind_of_card[card]
        if (
            k >= 0 and not runner.book.ownerless[card]
        ):  # a figure stands on the board for its open card, and for no other
            area = pieces.find(runner, k)
            stays = runner.book.figure_card[card] and pieces.owner(runner, area) != frame.subject
            if to == "hand" and (area < 0 or stays):
                return
            if to == "secret" and area >= 0:
                put_card(runner, card, runner.book.home_discard[card])
        pile = runner.state.where[card]
        cards.move(runner, card, (runner.table.z_hand if to == "hand" else runner.table.z_secret) + frame.subject)
        tell(runner, "card-taken" if to == "hand" else "card-kept", frame.subject, card, from_=pile)

    move = away if zone >= 0 else before

    picks = skip is not None or tag != -1

    def put(runner: Runner, frame: Frame) -> None:
        found = ref(runner, frame)
        if slot >= 0:
            frame.bound[slot] = found[0] if found else -1
        moved = False
        for card in found:
            if card >= 0 and (not picks or (tag >> card & 1 and (skip is None or card != skip(runner, frame)))):
                moved = True
                move(runner, frame, card)
        if shuffle and moved and zone >= 0:
            cards.shuffle(runner, zone)

    maker.change(put)


@verb("shuffle", required=("into",), params={"from": NAMES("zones whose cards go in"), "into": NAME("the zone")})
def _shuffle(maker: Maker, node: Node, path: Path) -> None:
    """Shuffle zones together into one."""
    into = _deck(maker, node["into"], (*path, "into"))
    listed = isinstance(node.get("from"), (list, tuple))
    sources: list[int] = []
    for i, name in enumerate(names(node.get("from", []))):
        at = (*path, "from", i) if listed else (*path, "from")
        _deck(maker, name, at)
        sources += maker.zones(name, at)
    maker.change(lambda runner, frame: cards.shuffle(runner, into, tuple(sources)))


@verb(
    "look",
    acts=True,
    required=("at", "as"),
    params={"at": NAME("a deck"), "count": NUMBER("how many cards from the top (1)"), "as": NAME("binds them")},
)
def _look(maker: Maker, node: Node, path: Path) -> None:
    """Look secretly at the top of a deck: the faction knows these cards until they move or the deck is shuffled."""
    deck = _deck(maker, node["at"], (*path, "at"))
    n = maker.number(node.get("count", 1), (*path, "count"))
    single = node.get("count", 1) == 1
    slot = maker.slot(text(node, "as"), "card" if single else "cards")

    def look(runner: Runner, frame: Frame) -> None:
        if not cards.refill(runner, deck):
            if single:
                frame.bound[slot] = -1
            else:
                frame.bind_group(slot, ())
            return
        runner.reveal(reveals.CARD)
        if len(runner.state.zones[deck]) < n(runner, frame):
            refill_under(runner, deck)
        seen = cards.look(runner, deck, n(runner, frame))
        for card in seen:
            cards.remember(runner, frame.subject, card, deck)
        if single:
            frame.bound[slot] = seen[0]
        else:
            frame.bind_group(slot, seen)

    change = maker.change(look, lambda runner, frame: can_draw(runner, deck))
    change.need = Need("card-zone", (f"pile-{node['at']}",))


@verb("arrange", acts=True, required=("gods",), params={"gods": TABLE("a selector of gods: the open ones")})
def _arrange(maker: Maker, node: Node, path: Path) -> None:
    """Put god tiles in an order of one's choice among the slots they lie on. Printed gods, face-down tiles and slots
    with two tiles stay as they are."""
    found = maker.selector("god", node["gods"], (*path, "gods"))

    def tiles(runner: Runner, frame: Frame) -> list[int]:
        return [god for god in found.members(runner, frame) if may_arrange(runner, god)]

    maker.add(Arrange(tiles, lambda runner, frame, order: arrange_gods(runner, order)), "arrange")


@verb(
    "reveal-until",
    required=("from", "as"),
    params={
        "from": NAME("a deck"),
        "tag": NAMES("until a card with this tag"),
        "kind": NAMES("until a card of this kind"),
        "as": NAME("binds the card found"),
        "others": NAME("binds the other cards revealed"),
    },
)
def _reveal(maker: Maker, node: Node, path: Path) -> None:
    """Reveal cards until one fits; the discard pile is shuffled in once. The revealed ones wait in `resolving`."""
    deck = _deck(maker, node["from"], (*path, "from"))
    mask = maker.card_tag_mask(node["tag"], path) if "tag" in node else maker.card_kind_mask(node.get("kind", []), path)
    slot = maker.slot(text(node, "as"), "card")
    rest = maker.slot(text(node, "others", "$others"), "cards")

    def piles(runner: Runner) -> list[int]:
        discard = runner.book.discard_of.get(deck, -1)
        return [*runner.state.zones[deck], *(runner.state.zones[discard] if discard >= 0 else ())]

    def reveal(runner: Runner, frame: Frame) -> None:
        others: list[int] = []
        found = -1
        once = True
        while found < 0:
            if not runner.state.zones[deck]:
                if not once or not cards.refill(runner, deck):
                    break
                once = False
            card = cards.turn_up(runner, deck)
            cards.move(runner, card, runner.table.z_resolving)
            tell(runner, "card-revealed", card, runner.table.z_resolving, from_=deck)
            if mask >> card & 1:
                found = card
            else:
                others.append(card)
        frame.bound[slot] = found
        frame.bind_group(rest, tuple(others))

    change = maker.change(reveal, lambda runner, frame: any(mask >> card & 1 for card in piles(runner)))
    kinds = dict.fromkeys(kind for card, (kind, _, _) in enumerate(maker.book.cards) if mask >> card & 1)
    change.need = Need("card-kind", tuple(f"card-kind-{kind}" for kind in kinds))


@verb(
    "replace-card",
    required=("card", "from", "to"),
    params={"card": CARD("a bound card on a track"), "from": NAME("the deck"), "to": NAME("the discard pile")},
)
def _replace(maker: Maker, node: Node, path: Path) -> None:
    """A card of a track is discarded and the next one of the deck takes its slot (L11.3.3)."""
    ref = maker.ref(node["card"], (*path, "card"), "card")
    deck = _deck(maker, node["from"], (*path, "from"))
    pile = _pile(maker, node["to"], (*path, "to"))
    slot = maker.slot("$slot", "number")

    def discard(runner: Runner, frame: Frame) -> None:
        frame.bound[slot] = runner.state.where[ref(runner, frame)]
        put_card(runner, ref(runner, frame), pile)

    def fill(runner: Runner, frame: Frame) -> None:
        card = cards.draw(runner, deck)
        if card >= 0:
            cards.move(runner, card, frame.bound[slot])
            tell(runner, "card-revealed", card, frame.bound[slot], from_=deck)

    # two changes: a reshuffle caused by the discarded card comes between them (LE39)
    maker.change(discard)
    maker.change(fill)


@verb(
    "buy",
    acts=True,
    required=("from",),
    params={
        "from": NAME("a track"),
        "discount": NAMES("tag of the cards whose price buildings lower"),
        "floor": COUNT("the price never falls below this (0)"),
    },
)
def _buy(maker: Maker, node: Node, path: Path) -> None:
    """Buy a card of a track at the price of its slot, less the discounts one chooses, and play it at once."""
    track = text(node, "from")
    if track not in maker.book.tracks:
        maker.unknown(track, "unknown-id", (*path, "from"), maker.book.tracks, "track")
        return
    mask = maker.card_tag_mask(node["discount"], (*path, "discount")) if "discount" in node else 0
    select = BuySelect(maker.zones(node["from"], (*path, "from")), mask, count(node, "floor", 0), maker.spend)
    select.cards = maker.book.tracks[track].cards
    name, card = maker.scratch("card")
    maker.choose("card", select, name, "buy-card")
    _, slot = maker.scratch("discounts")
    maker.add(Discounts(select, card, slot), "use-discounts")
    maker.add(Purchase(select, card, slot))
