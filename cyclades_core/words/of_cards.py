"""Words of cards: play, draw, put, shuffle, look, arrange, reveal-until, replace-card, buy."""

from __future__ import annotations

from ..operations.arranging import Arrange
from ..operations.buying import BuySelect, Discounts, Purchase
from ..operations.runner import Runner
from ..plain.reveals import CARD
from ..rules import cards
from ..rules.cards import can_draw, refill_under
from ..rules.figures import play_card, put_card
from ..rules.news import tell
from ..rules.rounds import arrange_gods
from ..state import Frame
from .maker import Maker, Members
from .reading import count, text, truth
from .registry import Node, verb
from .takes import BINDING, COUNT, NAME, NAMES, NUMBER, TABLE, TRUTH, Either, Path


@verb(
    "play",
    required=("card",),
    params={"card": BINDING("a bound card")},
)
def _play(c: Maker, node: Node, path: Path) -> None:
    """Play a card as if bought: its effect first, then it goes where played cards go (B20.7, L16.3)."""
    ref = c.ref(node["card"], (*path, "card"))
    c.change(lambda m, f: play_card(m, f.subject, ref(m, f)))


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
def _draw(c: Maker, node: Node, path: Path) -> None:
    """Draw cards, shown to all; the discard pile is shuffled in when the deck runs out."""
    deck = (c.zones(node["from"], (*path, "from")) or [0])[0]
    n = c.number(node.get("count", 1), (*path, "count"))
    slot = c.slot(text(node, "as"), "card")
    to = (c.zones(node["to"], (*path, "to")) or [0])[0] if "to" in node else -1

    def draw_one(m: Runner, f: Frame) -> None:
        f.bound[slot] = card = cards.draw(m, deck)
        if card >= 0:
            cards.move(m, card, zone := m.t.z_resolving if to < 0 else to)
            tell(m, "card-revealed", card, zone, from_=deck)

    def draw(m: Runner, f: Frame) -> None:
        out: list[int] = []
        for _ in range(n(m, f)):
            card = cards.draw(m, deck)
            if card < 0:
                break
            zone = m.t.z_resolving if to < 0 else to
            cards.move(m, card, zone)
            tell(m, "card-revealed", card, zone, from_=deck)
            out.append(card)
        f.bind_group(slot, tuple(out))

    c.change(draw if "count" in node else draw_one, lambda m, f: can_draw(m, deck))


def _cards(c: Maker, value: object, path: Path) -> Members:
    """The bound card or cards, or all cards of a selector."""
    if not isinstance(value, dict):
        return c.members(value, path)
    return c.selector("card", value, path).members


@verb(
    "put",
    params={
        "card": Either(BINDING, TABLE)("a bound card, or several; or a card selector: all of them"),
        "as": NAME("card selector: binds the first of them"),
        "except": BINDING("not this bound card"),
        "to": NAME("a zone; `hand`, `secret` (hidden hand)"),
        "bottom": TRUTH("under the zone instead of on top"),
        "shuffle": TRUTH("shuffle the zone afterwards"),
        "tag": NAMES("only cards with this tag"),
        "not-tag": NAMES("only cards without this tag"),
    },
)
def _put(c: Maker, node: Node, path: Path) -> None:
    """Put cards into a zone, all at once; a piece or figure of a card that leaves its holder leaves the board."""
    ref = _cards(c, node.get("card", "self"), (*path, "card"))
    slot = c.slot(text(node, "as"), "card") if "as" in node and c.table(node.get("card"), (*path, "card")) else -1
    skip = c.ref(node["except"], (*path, "except")) if "except" in node else None
    to = node.get("to", "")
    tag = c.card_tag_mask(node["tag"], (*path, "tag")) if "tag" in node else -1
    if "not-tag" in node:
        tag &= ~c.card_tag_mask(node["not-tag"], (*path, "not-tag"))
    zone = -1 if to in ("hand", "secret") else (c.zones(to, (*path, "to")) or [0])[0]
    bottom = truth(node, "bottom")
    shuffle = truth(node, "shuffle")

    def away(m: Runner, f: Frame, card: int) -> None:
        put_card(m, card, zone, bottom)

    def before(m: Runner, f: Frame, card: int) -> None:
        pile = m.s.where[card]
        cards.move(m, card, (m.t.z_hand if to == "hand" else m.t.z_secret) + f.subject)
        tell(m, "card-taken" if to == "hand" else "card-kept", f.subject, card, from_=pile)

    move = away if zone >= 0 else before

    picks = skip is not None or tag != -1

    def put(m: Runner, f: Frame) -> None:
        found = ref(m, f)
        if slot >= 0:
            f.bound[slot] = found[0] if found else -1
        moved = False
        for card in found:
            if card >= 0 and (not picks or (tag >> card & 1 and (skip is None or card != skip(m, f)))):
                moved = True
                move(m, f, card)
        if shuffle and moved and zone >= 0:
            cards.shuffle(m, zone)

    c.change(put)


@verb("shuffle", required=("into",), params={"from": NAMES("zones whose cards go in"), "into": NAME("the zone")})
def _shuffle(c: Maker, node: Node, path: Path) -> None:
    """Shuffle zones together into one."""
    into = (c.zones(node["into"], (*path, "into")) or [0])[0]
    names = node.get("from", [])
    sources = tuple(
        z for i, name in enumerate(names if isinstance(names, list) else [names]) for z in c.zones(name, (*path, i))
    )
    c.change(lambda m, f: cards.shuffle(m, into, sources))


@verb(
    "look",
    required=("at", "as"),
    params={"at": NAME("a deck"), "count": NUMBER("how many cards from the top (1)"), "as": NAME("binds them")},
)
def _look(c: Maker, node: Node, path: Path) -> None:
    """Look secretly at the top of a deck: the faction knows these cards until they move or the deck is shuffled."""
    deck = (c.zones(node["at"], (*path, "at")) or [0])[0]
    n = c.number(node.get("count", 1), (*path, "count"))
    slot = c.slot(text(node, "as"), "card")
    single = node.get("count", 1) == 1

    def look(m: Runner, f: Frame) -> None:
        if not cards.refill(m, deck):
            if single:
                f.bound[slot] = -1
            else:
                f.bind_group(slot, ())
            return
        m.reveal(CARD)
        if len(m.s.zones[deck]) < n(m, f):
            refill_under(m, deck)
        seen = cards.look(m, deck, n(m, f))
        for card in seen:
            cards.remember(m, f.subject, card, deck)
        if single:
            f.bound[slot] = seen[0]
        else:
            f.bind_group(slot, seen)

    c.change(look, lambda m, f: can_draw(m, deck))


@verb("arrange", required=("gods",), params={"gods": TABLE("a selector of gods: the open ones")})
def _arrange(c: Maker, node: Node, path: Path) -> None:
    """Put god tiles in an order of one's choice among the slots they lie on."""
    found = c.selector("god", node["gods"], (*path, "gods"))

    c.add(Arrange(found.members, lambda m, f, order: arrange_gods(m, order)), "arrange")


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
def _reveal(c: Maker, node: Node, path: Path) -> None:
    """Reveal cards until one fits; the discard pile is shuffled in once. The revealed ones wait in `resolving`."""
    deck = (c.zones(node["from"], (*path, "from")) or [0])[0]
    mask = c.card_tag_mask(node["tag"], path) if "tag" in node else c.card_kind_mask(node.get("kind", []), path)
    slot = c.slot(text(node, "as"), "card")
    rest = c.slot(text(node, "others", "$others"), "card")

    def piles(m: Runner) -> list[int]:
        discard = m.r.discard_of.get(deck, -1)
        return [*m.s.zones[deck], *(m.s.zones[discard] if discard >= 0 else ())]

    def reveal(m: Runner, f: Frame) -> None:
        others: list[int] = []
        found = -1
        once = True
        while found < 0:
            if not m.s.zones[deck]:
                if not once or not cards.refill(m, deck):
                    break
                once = False
            card = cards.turn_up(m, deck)
            cards.move(m, card, m.t.z_resolving)
            tell(m, "card-revealed", card, m.t.z_resolving, from_=deck)
            if mask >> card & 1:
                found = card
            else:
                others.append(card)
        f.bound[slot] = found
        f.bind_group(rest, tuple(others))

    c.change(reveal, lambda m, f: any(mask >> card & 1 for card in piles(m)))


@verb(
    "replace-card",
    required=("card", "from", "to"),
    params={"card": BINDING("a bound card on a track"), "from": NAME("the deck"), "to": NAME("the discard pile")},
)
def _replace(c: Maker, node: Node, path: Path) -> None:
    """A card of a track is discarded and the next one of the deck takes its slot (L11.3.3)."""
    ref = c.ref(node["card"], (*path, "card"))
    deck = (c.zones(node["from"], (*path, "from")) or [0])[0]
    pile = (c.zones(node["to"], (*path, "to")) or [0])[0]
    slot = c.slot("$slot", "number")

    def discard(m: Runner, f: Frame) -> None:
        f.bound[slot] = m.s.where[ref(m, f)]
        put_card(m, ref(m, f), pile)

    def fill(m: Runner, f: Frame) -> None:
        card = cards.draw(m, deck)
        if card >= 0:
            cards.move(m, card, f.bound[slot])
            tell(m, "card-revealed", card, f.bound[slot], from_=deck)

    # two changes: a reshuffle caused by the discarded card comes between them (LE39)
    c.change(discard)
    c.change(fill)


@verb(
    "buy",
    required=("from",),
    params={
        "from": NAME("a track"),
        "discount": NAMES("tag of the cards whose price buildings lower"),
        "floor": COUNT("the price never falls below this (0)"),
    },
)
def _buy(c: Maker, node: Node, path: Path) -> None:
    """Buy a card of a track at the price of its slot, less the discounts one chooses, and play it at once."""
    mask = c.card_tag_mask(node["discount"], (*path, "discount")) if "discount" in node else 0
    select = BuySelect(c.zones(node["from"], (*path, "from")), mask, count(node, "floor", 0))
    name, card = c.scratch("card")
    c.choose("card", select, name, "buy-card")
    _, slot = c.scratch("discounts")
    c.add(Discounts(select, card, slot), "use-discounts")
    c.add(Purchase(select, card, slot))
