"""Cards and the zones they lie in: pile, track slot, hand, resolving, removed. A card is in exactly one zone.

Index 0 of a zone is its top. `knows` rows `(faction, card, zone)` end when the card moves or its zone is shuffled.
"""

from __future__ import annotations

from ..state import Frame
from ..state.position import Position
from ..values.change_flags import EVERYBODY, ZONES
from . import cards, scripted_chance
from .chance import shuffled
from .event_emission import tell

__all__ = ["draw", "hand", "look", "move", "refill", "shuffle", "turn_up"]


def hand(position: Position, faction: int) -> int:
    """The zone in front of a faction."""
    return position.table.hands[faction]


def move(position: Position, card: int, zone: int, bottom: bool = False) -> None:
    """Put a card into a zone, on top or under it."""
    state, table = position.state, position.table
    zones = state.zones
    source = state.where[card]
    position.reveal(table.shows[source])
    # the machine's note of the cards in play: those before somebody; about special ones it looks again
    if zone >= table.z_hand:
        position.present |= 1 << card
    elif source >= table.z_hand:
        position.present &= ~(1 << card)
    if table.special and table.special >> card & 1:
        position.stale = True
    old = zones[source]
    if old and old[0] == card:
        zones[source] = old[1:]
    elif card in old:
        i = old.index(card)
        zones[source] = old[:i] + old[i + 1 :]
    state.where[card] = zone
    zones[zone] = (*zones[zone], card) if bottom else (card, *zones[zone])
    if state.knows:
        state.knows = tuple(row for row in state.knows if row[1] != card)
    if table.watched_zones[zone] or table.watched_zones[source]:
        state.dirty |= ZONES | EVERYBODY


def shuffle(position: Position, zone: int, sources: tuple[int, ...] = ()) -> None:
    """Shuffle a zone, after putting the cards of `sources` into it."""
    state, table = position.state, position.table
    cards = list(state.zones[zone])
    for source in sources:
        if source != zone:
            cards += state.zones[source]
            state.zones[source] = ()
    for card in cards:
        state.where[card] = zone
    if table.special or max(sources, default=0) >= table.z_hand:
        position.stale = True
    # an order that does not depend on how the cards came there, so that equal knowledge gives equal shuffles
    state.zones[zone] = shuffled(position, sorted(cards))
    if state.knows:
        state.knows = tuple(row for row in state.knows if row[2] != zone)
    for z in (zone, *sources):
        if table.watched_zones[z]:
            state.dirty |= ZONES | EVERYBODY
    tell(position, "pile-shuffled", zone)


def refill(position: Position, deck: int) -> bool:
    """If the deck is empty its discard pile becomes the deck (B20.11, L6.4). Is there a card now?"""
    if position.state.zones[deck]:
        return True
    discard = position.book.discard_of.get(deck, -1)
    if discard < 0 or not position.state.zones[discard]:
        return False
    shuffle(position, deck, (discard,))
    return bool(position.state.zones[deck])


def draw(position: Position, deck: int) -> int:
    """The top card of a deck, refilled if need be, or -1. It is turned up, and stays there: the caller moves it."""
    return turn_up(position, deck) if refill(position, deck) else -1


def turn_up(position: Position, deck: int) -> int:
    """The top card of a deck that has one, for all to see."""
    position.state.drawn_draw += 1
    if position.script:
        scripted_chance.show(position, "draw", deck)
    if position.noted is not None:
        position.noted.append(("draw", scripted_chance.named(position, "card", position.state.zones[deck][:1])[0]))
    return position.state.zones[deck][0]


def look(position: Position, deck: int, amount: int) -> tuple[int, ...]:
    """The upper cards of a deck, for the eyes of one faction."""
    amount = min(amount, len(position.state.zones[deck]))
    for place in range(amount):
        position.state.drawn_look += 1
        if position.script:
            scripted_chance.show(position, "look", deck, place)
        if position.noted is not None:
            position.noted.append(
                ("look", scripted_chance.named(position, "card", position.state.zones[deck][place : place + 1])[0])
            )
    return position.state.zones[deck][:amount]


def can_draw(position: Position, deck: int) -> bool:
    discard = position.book.discard_of.get(deck, -1)
    return bool(position.state.zones[deck]) or (discard >= 0 and bool(position.state.zones[discard]))


def refill_under(position: Position, deck: int) -> None:
    """Put the shuffled discard pile under what is left of a deck."""
    discard = position.book.discard_of.get(deck, -1)
    if discard >= 0 and position.state.zones[discard]:
        top = position.state.zones[deck]
        position.state.zones[deck] = ()
        cards.shuffle(position, deck, (discard,))
        position.state.zones[deck] = top + position.state.zones[deck]


def buyable(position: Position, faction: int, card: int) -> bool:
    test = position.book.sale_test.get(card)
    return test is None or bool(test(position, Frame(-1, 0, faction, faction, card, -1)))


def keeps_cards(position: Position, faction: int = -1) -> bool:
    """Does the faction (or anybody) keep cards face down?"""
    table = position.table
    return (
        any(position.state.zones[zone] for zone in table.secrets)
        if faction < 0
        else bool(position.state.zones[table.secrets[faction]])
    )


def remember(position: Position, faction: int, card: int, zone: int) -> None:
    """The faction has seen a card in secret: it knows it until the card moves or the pile is shuffled."""
    position.state.knows = (*position.state.knows, (faction, card, zone))
    tell(position, "card-looked", faction, card, from_=zone)
