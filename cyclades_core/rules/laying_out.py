"""Setting a game up: stocks, reserves, decks and gold; the rest is the set-up program of the edition."""

from __future__ import annotations

from ..state import Frame, State, Table, replaced
from ..state.position import Position
from . import cards, chance, seeds
from .news import tell

__all__ = ["blank_state", "lay_out"]


def blank_state(t: Table, seed: int, derivation: int) -> State:
    """An empty state of the right size with the generator set."""
    s = State.empty(t.sizes, t.grids, t.counter_sizes, t.n_zones)
    s.rng = seeds.begin(seed, derivation)
    return s


def lay_out(m: Position) -> None:
    """Put everything into the supply, shuffle the decks, hand out the gold, and push the program of the game."""
    s, t, r = m.s, m.t, m.r
    tell(m, "game-started", 0)
    for k in range(t.K):
        if r.common[k]:
            s.supply = replaced(s.supply, k, r.supplies[k])
        elif limit := r.limits[k]:
            s.reserve[k] = bytes([limit]) * t.F
    for kind, i, n in r.stocks:
        if kind == "goods":
            s.gstock = replaced(s.gstock, i, n)
        else:
            s.stock = replaced(s.stock, i, n)
    gold = r.setup.gold if r.setup is not None else 5
    amount = gold if isinstance(gold, int) else gold.get(t.mode, gold.get("default", 5))
    for purse in range(t.purses):
        s.gold[purse] = amount
    for i, counter in enumerate(r.counters):
        s.counters[i] = bytes([counter.start]) * t.counter_sizes[i]
    placed: set[int] = set()
    for zone, deck in r.decks.items():
        members = [c for c in range(r.n_cards) if r.deck_of[c] == zone]
        placed.update(members)
        order = list(chance.shuffled(m, members))
        if deck.draw is not None:
            for c in order[deck.draw :]:
                s.where[c] = t.z_removed
            s.zones[t.z_removed] = (*s.zones[t.z_removed], *order[deck.draw :])
            order = order[: deck.draw]
        s.zones[zone] = tuple(order)
        for c in order:
            s.where[c] = zone
    for c in range(r.n_cards):
        if c not in placed:
            s.where[c] = t.z_outside
            s.zones[t.z_outside] = (*s.zones[t.z_outside], c)
    for track in r.tracks.values():
        if track.filled:
            for zone in track.zones:
                card = cards.draw(m, track.deck)
                if card >= 0:
                    cards.move(m, card, zone)
                    tell(m, "card-revealed", card, zone, from_=track.deck)
    s.dirty = 0
    s.frames.append(Frame(r.core["game"]))
