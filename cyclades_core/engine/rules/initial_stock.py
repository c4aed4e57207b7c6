"""Setting a game up: stocks, reserves, decks and gold; the rest is the set-up program of the edition."""

from __future__ import annotations

from ..state import Frame, GameLayout, State, replaced
from ..state.position import Position
from . import cards, chance, random_seeds
from .event_emission import tell

__all__ = ["blank_state", "lay_out"]


def blank_state(table: GameLayout, seed: int, derivation: int) -> State:
    """An empty state of the right size with the generator set."""
    s = State.empty(table.sizes, table.grids, table.counter_sizes, table.n_zones)
    s.rng = random_seeds.begin(seed, derivation)
    return s


def lay_out(position: Position) -> None:
    """Put everything into the supply, shuffle the decks, hand out the gold, and push the program of the game."""
    state, table, book = position.state, position.table, position.book
    tell(position, "game-started", 0)
    for k in range(table.n_unit_kinds):
        if book.common[k]:
            state.supply = replaced(state.supply, k, book.supplies[k])
        elif limit := book.limits[k]:
            state.reserve[k] = bytes([limit]) * table.n_factions
    for kind, i, n in book.stocks:
        if kind == "goods":
            state.gstock = replaced(state.gstock, i, n)
        else:
            state.stock = replaced(state.stock, i, n)
    gold = book.setup.gold if book.setup is not None else 5
    amount = gold if isinstance(gold, int) else gold.get(table.mode, gold.get("default", 5))
    for purse in range(table.purses):
        state.gold[purse] = amount
    for i, counter in enumerate(book.counters):
        state.counters[i] = bytes([counter.start]) * table.counter_sizes[i]
    placed: set[int] = set()
    for zone, deck in book.decks.items():
        members = [c for c in range(book.n_cards) if book.deck_of[c] == zone]
        placed.update(members)
        order = list(chance.shuffled(position, members))
        if deck.draw is not None:
            for c in order[deck.draw :]:
                state.where[c] = table.z_removed
            state.zones[table.z_removed] = (*state.zones[table.z_removed], *order[deck.draw :])
            order = order[: deck.draw]
        state.zones[zone] = tuple(order)
        for c in order:
            state.where[c] = zone
            if deck.open and not deck.hidden:
                tell(position, "card-revealed", c, zone)
    for c in range(book.n_cards):
        if c not in placed:
            state.where[c] = table.z_outside
            state.zones[table.z_outside] = (*state.zones[table.z_outside], c)
    for track in book.tracks.values():
        if track.filled:
            for zone in track.zones:
                card = cards.draw(position, track.deck)
                if card >= 0:
                    cards.move(position, card, zone)
                    tell(position, "card-revealed", card, zone, from_=track.deck)
    state.dirty = 0
    state.frames.append(Frame(book.core["game"]))
