"""Figures with cards: heroes, artifacts and pieces come, go and change places; units are lost."""

from __future__ import annotations

from ..plain.asking import Ask
from ..state import replaced
from ..state.position import Position
from . import cards, pieces
from .goods import pay
from .naming import card_id
from .news import tell
from .whereabouts import holder


def place_of(m: Position, card: int) -> int:
    """The area where the figure of a card stands, or -1."""
    k = m.r.kind_of_card[card] if card >= 0 else -1
    return pieces.find(m, k) if k >= 0 else -1


def play_card(m: Position, f: int, card: int) -> None:
    """Resolve a card; it is in no pile meanwhile (B20.9)."""
    pile = m.s.where[card]
    cards.move(m, card, m.t.z_resolving)
    tell(m, "card-played", f, card, from_=pile)
    m.begins(m.r.effect_of[card], f, f, card)


def buy_card(m: Position, f: int, card: int, price: int) -> None:
    """Pay for a card and resolve it (B20.1, B20.2, L16.1)."""
    pay(m, f, price)
    tell(m, "card-bought", f, card, price, from_=m.s.where[card])
    play_card(m, f, card)


def finish_card(m: Position, card: int) -> None:
    """A played card that was not kept goes to its discard pile."""
    if m.s.where[card] == m.t.z_resolving:
        put_card(m, card, m.r.home_discard[card])


def put_card(m: Position, card: int, zone: int, bottom: bool = False) -> None:
    """Put a card away; a figure that stands for it leaves the board with it."""
    k = m.r.kind_of_card[card]
    if k >= 0 and not m.r.ownerless[card]:
        a = pieces.find(m, k)
        if a >= 0:
            pieces.remove(m, a, k)
            _gone(m, card, a)
    if m.mute:
        pass
    elif zone == m.t.z_removed:
        tell(m, "card-removed", card, faction=_whose(m, card), from_=m.s.where[card])
    elif zone in m.r.discards:
        tell(m, "card-discarded", card, faction=_whose(m, card), from_=m.s.where[card])
    cards.move(m, card, zone, bottom)


def _whose(m: Position, card: int) -> int:
    """The faction before which a card lies, open or face down, or -1."""
    t = m.t
    zone = m.s.where[card]
    return (zone - t.z_hand) % t.F if zone >= t.z_hand else -1


def _gone(m: Position, card: int, a: int) -> None:
    """Tell that the figure of a card has left the board; one in the group in hand was on its way somewhere."""
    place = a if a < m.t.A else m.s.group.goal
    tell(m, "piece-removed", card, place, faction=_whose(m, card))


def settle_card(m: Position, f: int, card: int, a: int) -> None:
    """A hero or artifact comes into play: card in front of the faction, figure in the area."""
    pile = m.s.where[card]
    cards.move(m, card, m.t.hands[f])
    pieces.add(m, a, m.r.kind_of_card[card])
    m.s.hired = replaced(m.s.hired, card, 1)
    key = "hero-recruited" if m.r.is_unit[m.r.kind_of_card[card]] else "piece-placed"
    tell(m, key, f, card, a, from_=pile)


def swap_cards(m: Position, f: int, mine: int, other: int) -> None:
    """Two cards change places, and the figure of the new one takes the place of the old one (B21.1)."""
    zone, slot = m.s.where[mine], m.s.where[other]
    k = m.r.kind_of_card[mine]
    a = pieces.find(m, k)
    pieces.remove(m, a, k)
    pieces.add(m, a, m.r.kind_of_card[other])
    cards.move(m, mine, slot)
    cards.move(m, other, zone)
    m.s.hired = replaced(m.s.hired, other, 1)
    m.s.hired = replaced(m.s.hired, mine, 0)
    tell(m, "hero-exchanged", f, mine, other, a)


def place_piece(m: Position, f: int, card: int, a: int) -> None:
    """A creature's piece arrives; two island figurines destroy each other (L16.5)."""
    k = m.r.kind_of_card[card]
    old = pieces.find(m, k)
    if old >= 0:
        pieces.remove(m, old, k)
    if m.r.clashes[card]:
        rival = _clashing(m, card, a)
        if rival >= 0:
            remove_piece(m, rival)
            tell(m, "piece-removed", card, a, faction=f, cause=card_id(m, rival))
            put_card(m, card, m.r.home_discard[card])
            return
    pieces.add(m, a, k)
    if m.r.ownerless[card]:
        tell(m, "piece-placed", f, card, a)
    else:
        cards.move(m, card, m.t.hands[f])
        m.s.since = replaced(m.s.since, card, m.s.round & 255)
        tell(m, "piece-placed", f, card, a)
    m.happens("piece-arrived", f, f, card, a)


def _clashing(m: Position, card: int, a: int) -> int:
    for other in m.r.piece_cards:
        if other != card and m.r.clashes[other] and pieces.count(m, a, m.r.kind_of_card[other]):
            return int(other)
    return -1


def move_piece(m: Position, card: int, a: int) -> None:
    k = m.r.kind_of_card[card]
    old = pieces.find(m, k)
    pieces.remove(m, old, k)
    pieces.add(m, a, k)
    f = holder(m, card)
    tell(m, "piece-moved", card, old, a, faction=f)
    m.happens("piece-arrived", f if f >= 0 else m.s.active, f, card, a)


def remove_piece(m: Position, card: int) -> None:
    """Off the board; a card held for it is discarded (H13.5)."""
    k = m.r.kind_of_card[card]
    a = pieces.find(m, k)
    if a >= 0:
        pieces.remove(m, a, k)
        _gone(m, card, a)
    if holder(m, card) >= 0:
        put_card(m, card, m.r.home_discard[card])


def expire_pieces(m: Position, f: int, word: str = "owner-next-turn") -> None:
    """Pieces whose time is over leave, one program each, so that something may keep them (L16.4, H11.2)."""
    now = m.s.round & 255
    for card in reversed(m.s.zones[m.t.hands[f]]):
        if m.r.expires[card] == word and m.s.since[card] != now:
            m.begins(m.r.core["expire"], f, f, card)


def destroy_units(m: Position, a: int, k: int, n: int, cause: str, side: int = -1) -> None:
    """Units are lost: to the reserve, a hero's card to where dead heroes go, and the watchers are told."""
    if n <= 0:
        return
    f = pieces.owner(m, a)
    card = m.r.card_of_kind[k]
    place = a if a < m.t.A else m.s.battle.area
    pieces.remove(m, a, k, n)
    tell(m, "unit-lost", f, k, place, n)
    if card >= 0:
        zone = m.r.death_zone[card]
        key = "card-removed" if zone == m.t.z_removed else "card-discarded"
        tell(m, key, card, faction=f, from_=m.s.where[card])
        cards.move(m, card, zone)
    elif f >= 0:
        pieces.to_reserve(m, f, k, n)
    m.loses(f, k, place, n, Ask(area=place, side=side, kind=k, cause=cause))


def destroy_stack(m: Position, stack: int, n: int | None, cause: str) -> None:
    """So many units of a stack (None: all of them) are lost."""
    have = pieces.stacked(m, stack)
    destroy_units(m, stack // m.t.K, stack % m.t.K, have if n is None else min(have, n), cause)


def put_units(m: Position, f: int, k: int, a: int, n: int = 1) -> None:
    """Put figures of a faction from its reserve into an area it controls (or, at sea, will control)."""
    pieces.from_reserve(m, f, k, n)
    pieces.add(m, a, k, n)
    before = pieces.owner(m, a)
    taken = before != f and (a >= m.t.L or before < 0)
    if taken:
        pieces.set_owner(m, a, f)
    if not m.mute:
        tell(m, "unit-placed", f, k, a, n)
        if taken:
            tell(m, "area-taken", f, a)


def keep_piece(m: Position, card: int) -> None:
    """The piece stays on the board as if it had come in this round (H11.2 U2)."""
    m.s.since = replaced(m.s.since, card, m.s.round & 255)
