"""Metropolises: where one can stand, how it is placed, what lies with it (B19, L15, T15, M6)."""

from __future__ import annotations

from ..state import Frame, replaced
from ..state.position import Position
from ..values.bit_masks import bits
from ..values.change_flags import BUILDINGS, EVERYBODY
from . import buildings, cards, pieces
from .event_emission import tell
from .figures import _gone


def discounts_of(position: Position, site: int) -> int:
    """How many marks a building (or, from S on, a faction's hidden one) gives a round."""
    table, state, book = position.table, position.state, position.book
    if site >= table.n_sites:
        extra = state.hidden_special[site - table.n_sites] - 1
        n = book.discounts[book.victory_types[0]] * state.hidden[site - table.n_sites]
    else:
        extra = state.special[site] - 1
        n = book.discounts[state.built[site] - 1]
    return int(n + (book.extra_discounts.get(extra, 0) if extra >= 0 else 0))


def can_build_metropolis(position: Position, faction: int, instead: int) -> bool:
    """Is there a token, and a site, a site to clear, or something `instead` that takes it (B19.4, L15.4)?"""
    if not metropolis_left(position):
        return False
    if buildings.victory_sites(position, faction) or clearable(position, faction):
        return True
    return instead > 0


def metropolis_left(position: Position) -> bool:
    """Is there a metropolis in the supply?"""
    return any(position.state.stock[kind] for kind in position.book.victory_types)


def clearable(position: Position, faction: int) -> int:
    """Sites of the faction that can be cleared for a metropolis."""
    state, book = position.state, position.book
    if book.needs_harbour_sea:  # shared sites: only own basic buildings may go (B19.2)
        out = 0
        for site in bits(buildings.own_sites(position, faction) & state.occupied):
            if book.basic[state.built[site] - 1]:
                out |= 1 << site
        return out
    return buildings.clearable_sites(position, faction)


def place_metropolis(position: Position, faction: int, site: int, card: int, sea: int) -> None:
    table, state = position.table, position.state
    kind = position.book.victory_types[0]
    # a replaced metropolis hands its used discount on (L21.3); in place of a temple it is new (B13.5)
    mark = state.mark[site] if state.built[site] - 1 == kind else 0
    clear_site(position, site)
    buildings.place(position, site, kind, sea, card)
    state.mark = replaced(state.mark, site, mark)
    tell(position, "metropolis-built", faction, table.site_area[site], site=site)
    position.happens("metropolis-built", faction, faction, site)


def clear_site(position: Position, site: int) -> None:
    """Take away what stands on a site and on the squares it covers (L15.4.2, H7.2)."""
    table, state = position.table, position.state
    if state.built[site]:
        demolish_large(position, site)
    for other in bits(table.covers[site] & state.occupied):
        buildings.demolish(position, other)


def demolish_large(position: Position, site: int) -> None:
    """Take any building away; a card that lies with it leaves the game (T15.8, TR11, M6.4)."""
    bonus, special = position.state.extra[site] - 1, position.state.special[site] - 1
    gone = [card for card in (bonus, special) if card >= 0]
    owner = pieces.owner(position, position.table.site_area[site])
    buildings.demolish(position, site, gone=bool(gone))
    if special >= 0:
        tell(position, "card-removed", special, faction=owner, site=site)
    for card in gone:
        cards.move(position, card, position.table.z_removed)


def hide_metropolis(position: Position, frame: Frame) -> None:
    """The metropolis being built lies on a card instead of a site (B23.7, H9.6): the figure leaves the game."""
    me, card = frame.subject, frame.source
    table, state = position.table, position.state
    k = position.book.kind_of_card[card]
    a = pieces.find(position, k)
    if a >= 0:
        pieces.remove(position, a, k)
        # still in the group in hand, perhaps, when the area she arrives in completes the set
        _gone(position, card, a)
    if position.state.where[card] != table.hands[me]:
        cards.move(position, card, table.hands[me])
    state.retired = replaced(state.retired, card, 1)
    state.hidden = replaced(state.hidden, me, state.hidden[me] + 1)
    for kind in position.book.victory_types:
        if state.stock[kind] != 255:
            state.stock = replaced(state.stock, kind, state.stock[kind] - 1)
    state.dirty |= BUILDINGS | EVERYBODY
    tell(position, "metropolis-hidden", me, card)
    position.happens("metropolis-built", me, me, table.n_sites + me)


def attach_special(position: Position, faction: int, card: int, site: int) -> None:
    """A special card lies with a metropolis from now on; from S on it is the hidden one of a faction (T15.11)."""
    table = position.table
    pile = position.state.where[card]
    cards.move(position, card, table.z_outside)
    state = position.state
    if site < table.n_sites:
        state.special = replaced(state.special, site, card + 1)
    else:
        state.hidden_special = replaced(state.hidden_special, site - table.n_sites, card + 1)
    position.state.dirty |= BUILDINGS | EVERYBODY
    tell(position, "special-taken", faction, card, from_=pile, site=site if site < table.n_sites else -1)


def use_discounts(position: Position, place: int, amount: int) -> None:
    """A building has lowered a price: marked until the round ends (B13.5, L16.1); from S on, one off the board."""
    state, table = position.state, position.table
    if place >= table.n_sites:
        state.hidden_mark = replaced(
            state.hidden_mark, place - table.n_sites, state.hidden_mark[place - table.n_sites] + amount
        )
    else:
        state.mark = replaced(state.mark, place, state.mark[place] + amount)
