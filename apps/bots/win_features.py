"""Who will win from a position, in features that every edition has: no card and no god is named here.

Each side has a strength, the sum of its features times the weights of `mcts.toml`; its chance is its part of all
strengths, as the chances of runners in a race are. The weights are fitted to games that were played to their end
(`examples/fit.py`), so what a thing is worth says how often those win who have it. Reads the machine of an imagined
game (`Turn.sample`), where nothing is secret.
"""

from __future__ import annotations

from math import exp
from operator import mul
from typing import TYPE_CHECKING

from cyclades_core.engine.rules import income
from cyclades_core.engine.rules.buildings import free_sites, metropolises
from cyclades_core.engine.rules.victory import missing_of_set, types_of
from cyclades_core.engine.values.answer_domains import NONE
from cyclades_core.engine.values.bit_masks import bits
from cyclades_core.game.internals import GameInternals

from .content_values import values_of
from .weights import load_weights

if TYPE_CHECKING:
    from cyclades_core.engine.machine import Machine
    from cyclades_core.game.game import Game

__all__ = ["FEATURES", "chance", "features", "turn_of"]

#: What counts, in the order of the numbers that `features` gives.
FEATURES = (
    *("metropolis", "one-short", "kind", "set-short", "building", "goods", "goods-short", "discount", "income", "gold"),
    *("land", "last-land", "sea", "troop", "fleet", "card", "danger", "site", "last-step"),
)
WEIGHTS = [load_weights("mcts")[name] for name in FEATURES]
SHARES = (FEATURES.index("income"), FEATURES.index("gold"))
FREE_SITES = 3  # more of them help nobody


def chance(game: Game, seat: str) -> float:
    """The chance that the side of this seat wins; once the game is over, its share of the victory."""
    m = GameInternals(game).machine
    table, state = m.table, m.state
    mine = table.side_of[table.seat_of.index(table.seats.index(seat))]
    if state.result:
        return 1.0 / state.winners.bit_count() if state.winners >> mine & 1 else 0.0
    strengths = [sum(map(mul, WEIGHTS, row)) for row in features(game)]
    own = strengths[mine]
    return 1.0 / sum([exp(min(other - own, 50.0)) for other in strengths])


def features(game: Game) -> list[list[float]]:
    """The numbers of each side, in the order of `FEATURES`."""
    m = GameInternals(game).machine
    table = m.table
    pays = income.ledger(m)
    out = [[0.0] * len(FEATURES) for _ in table.sides]
    for f in range(table.n_factions):
        row = out[table.side_of[f]]
        for i, value in enumerate(_faction(m, f, pays[f])):
            row[i] += value
    for i in SHARES:  # of how much there is: editions differ in how much gold goes round
        mean = max(1.0, sum(row[i] for row in out) / len(out))
        for row in out:
            row[i] /= mean
    return out


def turn_of(game: Game) -> tuple[int, int, int]:
    """The round, the phase, and whose turn runs: -1 for nobody's. For who notes positions of games."""
    state = GameInternals(game).machine.state
    return state.round, state.phase, state.active


def _faction(m: Machine, f: int, pays: int) -> tuple[float, ...]:
    table, state, book = m.table, m.state, m.book
    values = values_of(m)
    if state.gone[f]:
        return (0.0,) * FEATURES.index("last-land") + (5.0,)  # cannot come back
    have = metropolises(m, f)
    one_short = have >= table.target - 1
    wanted = len(book.set_types)
    missing = max(0, missing_of_set(m, types_of(m, f, book.set_among(table.mode)), book.set_types)) if wanted else 0
    basic = sum(state.types[kind][f] for kind in range(table.n_building_types) if book.basic[kind])
    goods = discount = 0.0
    goods_short = False
    for g in range(table.n_goods):
        n = state.goods[g][f]
        needed = values.sets.get(g, 0)
        if needed:
            goods += min(n, needed) * 4 / needed
            goods_short = goods_short or n >= needed - 1
        elif g == book.offering_discount or book.offering_discount == NONE:
            discount += n
    land, sea = state.owned[f] & table.land, state.owned[f] & table.sea
    troops = danger = 0.0
    for a in bits(land):
        here = state.garrison[a]
        troops += here
        found = 0
        for site in bits(table.sites_at[a] & state.occupied):
            found += book.victory[state.built[site] - 1]
        if found:
            danger += found * max(0, _threat(m, f, a) - here)
    fleets = sum(state.garrison[a] for a in bits(sea))
    n_land = land.bit_count()
    return (
        have,
        one_short,
        wanted - missing,
        missing == 1,
        max(0, basic - (wanted - missing)),
        goods,
        goods_short,
        discount,
        pays,
        state.gold[table.purse_of[f]],
        n_land,
        n_land < 2,
        sea.bit_count(),
        troops,
        fleets,
        len(state.zones[table.hands[f]]),
        danger,
        min(FREE_SITES, free_sites(m, f).bit_count()),
        one_short and (missing == 1 or goods_short),
    )


def _threat(m: Machine, f: int, area: int) -> int:
    """The strongest garrison of an enemy beside an area."""
    table, state = m.table, m.state
    most = 0
    for other in bits(table.near[area] & state.manned):
        who = state.owner[other] - 1
        if who >= 0 and table.side_of[who] != table.side_of[f] and state.garrison[other] > most:
            most = state.garrison[other]
    return int(most)
