"""Figures with cards: heroes, artifacts and pieces come, go and change places; units are lost."""

from __future__ import annotations

from ..state import replaced
from ..state.position import Position
from ..values.question_context import QueryContext
from . import cards, pieces
from .event_emission import tell
from .event_ids import card_id
from .goods import pay
from .source_places import holder


def place_of(position: Position, card: int) -> int:
    """The area where the figure of a card stands, or -1."""
    k = position.book.kind_of_card[card] if card >= 0 else -1
    return pieces.find(position, k) if k >= 0 else -1


def play_card(position: Position, faction: int, card: int) -> None:
    """Resolve a card; it is in no pile meanwhile (B20.9)."""
    pile = position.state.where[card]
    cards.move(position, card, position.table.z_resolving)
    tell(position, "card-played", faction, card, from_=pile)
    position.begins(position.book.effect_of[card], faction, faction, card)


def buy_card(position: Position, faction: int, card: int, price: int) -> None:
    """Pay for a card and resolve it (B20.1, B20.2, L16.1)."""
    pay(position, faction, price)
    tell(position, "card-bought", faction, card, price, from_=position.state.where[card])
    play_card(position, faction, card)


def finish_card(position: Position, card: int) -> None:
    """A played card that was not kept goes to its discard pile."""
    if position.state.where[card] == position.table.z_resolving:
        put_card(position, card, position.book.home_discard[card])


def put_card(position: Position, card: int, zone: int, bottom: bool = False) -> None:
    """Put a card away; a figure that stands for it leaves the board with it."""
    k = position.book.kind_of_card[card]
    if k >= 0 and not position.book.ownerless[card]:
        a = pieces.find(position, k)
        if a >= 0:
            pieces.remove(position, a, k)
            _gone(position, card, a)
    pile, hidden = position.state.where[card], position.book.hidden_zones
    if position.mute:
        pass
    elif zone == position.table.z_removed:
        tell(position, "card-removed", card, faction=_whose(position, card), from_=pile)
    elif zone in position.book.discards:
        tell(position, "card-discarded", card, faction=_whose(position, card), from_=pile)
    elif zone in hidden and pile not in hidden and pile < position.table.z_secret:
        tell(position, "card-returned", card, zone, from_=pile)  # it was open, so everybody knows it
    knowing = _witnesses(position, card) if zone in hidden else []
    cards.move(position, card, zone, bottom)
    if knowing:  # until it moves or the pile is shuffled
        position.state.knows = (*position.state.knows, *((f, card, zone) for f in knowing))


def _witnesses(position: Position, card: int) -> list[int]:
    """The factions that see which card goes face down: all, unless it lay face down before (M2.1)."""
    table, state = position.table, position.state
    zone = state.where[card]
    if zone in position.book.hidden_zones:
        return [f for f, seen, _ in state.knows if seen == card]
    if zone >= table.z_secret:
        return [zone - table.z_secret]
    return list(range(table.n_factions))


def _whose(position: Position, card: int) -> int:
    """The faction before which a card lies, open or face down, or -1."""
    table = position.table
    zone = position.state.where[card]
    return (zone - table.z_hand) % table.n_factions if zone >= table.z_hand else -1


def _gone(position: Position, card: int, area: int) -> None:
    """Tell that the figure of a card has left the board; one in the group in hand was on its way somewhere."""
    place = area if area < position.table.n_areas else position.state.group.goal
    tell(position, "piece-removed", card, place, faction=_whose(position, card))


def settle_card(position: Position, faction: int, card: int, area: int) -> None:
    """A hero or artifact comes into play: card in front of the faction, figure in the area."""
    if not can_settle(position, faction, card, area):
        return
    pile = position.state.where[card]
    cards.move(position, card, position.table.hands[faction])
    pieces.add(position, area, position.book.kind_of_card[card])
    position.state.hired = replaced(position.state.hired, card, 1)
    key = "hero-recruited" if position.book.is_unit[position.book.kind_of_card[card]] else "piece-placed"
    tell(position, key, faction, card, area, from_=pile)


def can_settle(position: Position, faction: int, card: int, area: int) -> bool:
    """Whether the figure of a card can come into an area: there is one, it is not on the board, and the area fits."""
    if card < 0 or faction < 0 or not 0 <= area < position.table.n_areas:
        return False
    k = position.book.kind_of_card[card]
    if k < 0 or pieces.find(position, k) >= 0:
        return False
    return not position.book.is_unit[k] or bool(
        pieces.fitting(position, faction, k) >> area & 1 and pieces.owner(position, area) == faction
    )


def swap_cards(position: Position, faction: int, mine: int, other: int) -> None:
    """Two cards change places, and the figure of the new one takes the place of the old one (B21.1)."""
    if mine < 0 or other < 0:
        return
    zone, slot = position.state.where[mine], position.state.where[other]
    k = position.book.kind_of_card[mine]
    a = pieces.find(position, k)
    if a < 0 or mine == other or position.book.kind_of_card[other] < 0:
        return
    pieces.remove(position, a, k)
    pieces.add(position, a, position.book.kind_of_card[other])
    cards.move(position, mine, slot)
    cards.move(position, other, zone)
    position.state.hired = replaced(position.state.hired, other, 1)
    position.state.hired = replaced(position.state.hired, mine, 0)
    tell(position, "hero-exchanged", faction, mine, other, a)


def place_piece(position: Position, faction: int, card: int, area: int) -> None:
    """A creature's piece arrives; two island figurines destroy each other (L16.5)."""
    k = position.book.kind_of_card[card]
    if k < 0 or area < 0:
        return
    old = pieces.find(position, k)
    if old >= 0:
        pieces.remove(position, old, k)
    if position.book.clashes[card]:
        rival = _clashing(position, card, area)
        if rival >= 0:
            remove_piece(position, rival)
            tell(position, "piece-removed", card, area, faction=faction, cause=card_id(position, rival))
            put_card(position, card, position.book.home_discard[card])
            return
    pieces.add(position, area, k)
    if position.book.ownerless[card]:
        tell(position, "piece-placed", faction, card, area)
    else:
        cards.move(position, card, position.table.hands[faction])
        position.state.since = replaced(position.state.since, card, position.state.round & 255)
        tell(position, "piece-placed", faction, card, area)
    position.happens("piece-arrived", faction, faction, card, area)


def _clashing(position: Position, card: int, area: int) -> int:
    for other in position.book.piece_cards:
        if (
            other != card
            and position.book.clashes[other]
            and pieces.count(position, area, position.book.kind_of_card[other])
        ):
            return int(other)
    return -1


def ground_of_piece(position: Position, card: int) -> int:
    """Mask of the areas where the figure of a card can go on standing: none if it is not on the board."""
    book, table = position.book, position.table
    k = book.kind_of_card[card]
    old = pieces.find(position, k)
    if not 0 <= old < table.n_areas:
        return 0
    if book.is_unit[k]:
        return pieces.fitting(position, pieces.owner(position, old), k)
    piece = getattr(book.cards[card][1], "piece", None)
    if piece is None:
        return table.land if book.kind_land[k] else table.sea
    return (table.land if "land" in piece.on else 0) | (table.sea if "sea" in piece.on else 0)


def move_piece(position: Position, card: int, area: int) -> None:
    k = position.book.kind_of_card[card]
    old = pieces.find(position, k)
    if old < 0:
        return
    pieces.remove(position, old, k)
    pieces.add(position, area, k)
    f = holder(position, card)
    tell(position, "piece-moved", card, old, area, faction=f)
    position.happens("piece-arrived", f if f >= 0 else position.state.active, f, card, area)


def remove_piece(position: Position, card: int) -> None:
    """Off the board; a card held for it is discarded (H13.5)."""
    if card < 0:
        return
    k = position.book.kind_of_card[card]
    a = pieces.find(position, k)
    if a >= 0:
        pieces.remove(position, a, k)
        _gone(position, card, a)
    if holder(position, card) >= 0:
        put_card(position, card, position.book.home_discard[card])


def expire_pieces(position: Position, faction: int, word: str = "owner-next-turn") -> None:
    """Pieces whose time is over leave, one program each, so that something may keep them (L16.4, H11.2)."""
    now = position.state.round & 255
    for card in reversed(position.state.zones[position.table.hands[faction]]):
        if position.book.expires[card] == word and position.state.since[card] != now:
            position.begins(position.book.core["expire"], faction, faction, card)


def destroy_units(position: Position, area: int, kind: int, amount: int, cause: str, side: int = -1) -> None:
    """Units are lost: to the reserve, a hero's card to where dead heroes go, and the watchers are told."""
    if amount <= 0:
        return
    f = pieces.owner(position, area)
    card = position.book.card_of_kind[kind]
    place = area if area < position.table.n_areas else position.state.battle.area
    pieces.remove(position, area, kind, amount)
    tell(position, "unit-lost", f, kind, place, amount)
    if card >= 0:
        zone = position.book.death_zone[card]
        key = "card-removed" if zone == position.table.z_removed else "card-discarded"
        tell(position, key, card, faction=_whose(position, card), from_=position.state.where[card])
        cards.move(position, card, zone)
    elif f >= 0:
        pieces.to_reserve(position, f, kind, amount)
    position.loses(f, kind, place, amount, QueryContext(area=place, side=side, kind=kind, cause=cause))


def destroy_stack(position: Position, stack: int, amount: int | None, cause: str) -> None:
    """So many units of a stack (None: all of them) are lost."""
    if stack < 0:
        return
    have = pieces.stacked(position, stack)
    destroy_units(
        position,
        stack // position.table.n_unit_kinds,
        stack % position.table.n_unit_kinds,
        have if amount is None else min(have, amount),
        cause,
    )


def put_units(position: Position, faction: int, kind: int, area: int, amount: int = 1) -> None:
    """Put figures of a faction from its reserve into an area it controls (or, at sea, will control)."""
    pieces.from_reserve(position, faction, kind, amount)
    pieces.add(position, area, kind, amount)
    before = pieces.owner(position, area)
    taken = before != faction and (area >= position.table.n_land or before < 0)
    if taken:
        pieces.set_owner(position, area, faction)
    if not position.mute:
        tell(position, "unit-placed", faction, kind, area, amount)
        if taken:
            tell(position, "area-taken", faction, area)


def keep_piece(position: Position, card: int) -> None:
    """The piece stays on the board as if it had come in this round (H11.2 U2)."""
    position.state.since = replaced(position.state.since, card, position.state.round & 255)
