"""Cards and the zones they lie in: pile, track slot, hand, resolving, removed. A card is in exactly one zone.

Index 0 of a zone is its top. `knows` rows `(faction, card, zone)` end when the card moves or its zone is shuffled.
"""

from __future__ import annotations

from ..plain.changes import EVERYBODY, ZONES
from ..state import Frame
from ..state.position import Position
from . import cards, scripting
from .chance import shuffled
from .news import tell

__all__ = ["draw", "hand", "look", "move", "refill", "shuffle", "turn_up"]


def hand(m: Position, f: int) -> int:
    """The zone in front of a faction."""
    return m.t.hands[f]


def move(m: Position, card: int, zone: int, bottom: bool = False) -> None:
    """Put a card into a zone, on top or under it."""
    s, t = m.s, m.t
    zones = s.zones
    source = s.where[card]
    m.reveal(t.shows[source])
    # the machine's note of the cards in play: those before somebody; about special ones it looks again
    if zone >= t.z_hand:
        m.present |= 1 << card
    elif source >= t.z_hand:
        m.present &= ~(1 << card)
    if t.special and t.special >> card & 1:
        m.stale = True
    old = zones[source]
    if old and old[0] == card:
        zones[source] = old[1:]
    elif card in old:
        i = old.index(card)
        zones[source] = old[:i] + old[i + 1 :]
    s.where[card] = zone
    zones[zone] = (*zones[zone], card) if bottom else (card, *zones[zone])
    if s.knows:
        s.knows = tuple(row for row in s.knows if row[1] != card)
    if t.watched_zones[zone] or t.watched_zones[source]:
        s.dirty |= ZONES | EVERYBODY


def shuffle(m: Position, zone: int, sources: tuple[int, ...] = ()) -> None:
    """Shuffle a zone, after putting the cards of `sources` into it."""
    s, t = m.s, m.t
    cards = list(s.zones[zone])
    for source in sources:
        if source != zone:
            cards += s.zones[source]
            s.zones[source] = ()
    for card in cards:
        s.where[card] = zone
    if t.special or max(sources, default=0) >= t.z_hand:
        m.stale = True
    # an order that does not depend on how the cards came there, so that equal knowledge gives equal shuffles
    s.zones[zone] = shuffled(m, sorted(cards))
    if s.knows:
        s.knows = tuple(row for row in s.knows if row[2] != zone)
    for z in (zone, *sources):
        if t.watched_zones[z]:
            s.dirty |= ZONES | EVERYBODY
    tell(m, "pile-shuffled", zone)


def refill(m: Position, deck: int) -> bool:
    """If the deck is empty its discard pile becomes the deck (B20.11, L6.4). Is there a card now?"""
    if m.s.zones[deck]:
        return True
    discard = m.r.discard_of.get(deck, -1)
    if discard < 0 or not m.s.zones[discard]:
        return False
    shuffle(m, deck, (discard,))
    return bool(m.s.zones[deck])


def draw(m: Position, deck: int) -> int:
    """The top card of a deck, refilled if need be, or -1. It is turned up, and stays there: the caller moves it."""
    return turn_up(m, deck) if refill(m, deck) else -1


def turn_up(m: Position, deck: int) -> int:
    """The top card of a deck that has one, for all to see."""
    m.s.drawn_draw += 1
    if m.script:
        scripting.show(m, "draw", deck)
    if m.noted is not None:
        m.noted.append(("draw", scripting.named(m, "card", m.s.zones[deck][:1])[0]))
    return m.s.zones[deck][0]


def look(m: Position, deck: int, n: int) -> tuple[int, ...]:
    """The upper cards of a deck, for the eyes of one faction."""
    n = min(n, len(m.s.zones[deck]))
    for place in range(n):
        m.s.drawn_look += 1
        if m.script:
            scripting.show(m, "look", deck, place)
        if m.noted is not None:
            m.noted.append(("look", scripting.named(m, "card", m.s.zones[deck][place : place + 1])[0]))
    return m.s.zones[deck][:n]


def can_draw(m: Position, deck: int) -> bool:
    discard = m.r.discard_of.get(deck, -1)
    return bool(m.s.zones[deck]) or (discard >= 0 and bool(m.s.zones[discard]))


def refill_under(m: Position, deck: int) -> None:
    """Put the shuffled discard pile under what is left of a deck."""
    discard = m.r.discard_of.get(deck, -1)
    if discard >= 0 and m.s.zones[discard]:
        top = m.s.zones[deck]
        m.s.zones[deck] = ()
        cards.shuffle(m, deck, (discard,))
        m.s.zones[deck] = top + m.s.zones[deck]


def buyable(m: Position, f: int, card: int) -> bool:
    test = m.r.sale_test.get(card)
    return test is None or bool(test(m, Frame(-1, 0, f, f, card, -1)))


def keeps_cards(m: Position, f: int = -1) -> bool:
    """Does the faction (or anybody) keep cards face down?"""
    t = m.t
    return any(m.s.zones[zone] for zone in t.secrets) if f < 0 else bool(m.s.zones[t.secrets[f]])


def remember(m: Position, f: int, card: int, zone: int) -> None:
    """The faction has seen a card in secret: it knows it until the card moves or the pile is shuffled."""
    m.s.knows = (*m.s.knows, (f, card, zone))
    tell(m, "card-looked", f, card, from_=zone)
