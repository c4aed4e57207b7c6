"""How good a position is for a side, in features that every edition has: no card and no god is named here.

Reads the inside of a sampled game (`Turn.sample`), where nothing is secret. One metropolis outweighs everything
else that a turn can bring; what leads to one (different buildings, goods of one kind) comes next, then what pays. The
weights are in `greedy.toml`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from cyclades_core.engine.rules import income
from cyclades_core.engine.rules.buildings import metropolises
from cyclades_core.game.internals import GameInternals

from .content_values import values_of

if TYPE_CHECKING:
    from cyclades_core.engine.machine import Machine
    from cyclades_core.game.game import Game

__all__ = ["score"]

WON = 1000.0


def score(game: Game, seat: str, since: int, weights: Mapping[str, float]) -> float:
    """The position from the side of that seat. `since`: the round from which gold is counted."""
    m = GameInternals(game).machine
    table, state = m.table, m.state
    mine = table.side_of[table.seat_of.index(table.seats.index(seat))]
    if state.result:
        return WON if state.winners >> mine & 1 else -WON
    pays = income.ledger(m)
    # who was paid again meanwhile is not richer by it: otherwise ending the round would look like a gain
    later = state.round - since
    sides = [0.0] * len(table.sides)
    for f in range(table.n_factions):
        sides[table.side_of[f]] += _faction(m, f, pays[f], later, weights)
    rivals: list[float] = [value for side, value in enumerate(sides) if side != mine]
    own: float = sides[mine]
    return own - (weights["rival"] * max(rivals) if rivals else 0.0)


def _faction(m: Machine, f: int, pays: int, later: int, weights: Mapping[str, float]) -> float:
    table, state, book = m.table, m.state, m.book
    land = state.owned[f] & table.land
    value = weights["metropolis"] * metropolises(m, f) + weights["income"] * pays
    value += weights["gold"] * (state.gold[table.purse_of[f]] - later * pays)
    value += weights["land"] * land.bit_count() + weights["sea"] * (state.owned[f] & table.sea).bit_count()
    for card in state.zones[table.hands[f]]:
        value += weights["card"] + weights["ability"] * values_of(m).cards[card].abilities
    if not land:
        value -= weights["last-land"]
    for kind in range(table.n_building_types):
        n = state.types[kind][f]
        if n and book.basic[kind]:
            value += weights["kind"] + weights["building"] * (n - 1)
    for g in range(table.n_goods):
        n = state.goods[g][f]
        value += n * (weights["goods"] + weights["goods-more"] * n)
    mask, unit = state.owned[f], weights["unit"]
    while mask:
        low = mask & -mask
        value += unit * state.garrison[low.bit_length() - 1]
        mask ^= low
    return value
