"""What a board laid by chance must offer, so that every faction can start (docs/rules/boards.md).

The sea is one; there are as many islands as factions, and enough land, sites and cornucopias for each; and however the
others have placed, whoever is next finds land with a free sea beside it (B6.1, B6.2).
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping

from .board import Board

_ROUNDS = 30
_MARGIN = 1e-6


def shortfalls(board: Board, factions: int, least: Mapping[str, int]) -> tuple[str, ...]:
    """Codes of the targets that the board misses; none for a good one."""
    there = {
        "land": len(board.land()),
        "sites": len(board.sites),
        "cornucopias": sum(area.cornucopias for area in board.areas),
    }
    missed = [f"few-{name}" for name, number in there.items() if number < factions * least.get(name, 0)]
    if len(board.islands()) < factions:
        missed.append("few-islands")
    if not sea_is_one(board):
        missed.append("split-sea")
    if not placement_is_safe(board, factions):
        missed.append("tight-placement")
    return tuple(missed)


def sea_is_one(board: Board) -> bool:
    """Whether every sea area can be reached from every other one by sea."""
    sea = {area.id for area in board.sea()}
    reached = sorted(sea)[:1]
    for name in reached:  # grows while it is walked
        reached += [other for other in board.neighbours(name) if other in sea and other not in reached]
    return len(reached) == len(sea)


def placement_is_safe(board: Board, factions: int) -> bool:
    """Whether placement always ends with full fleets, whatever is chosen: sufficient, and not necessary.

    A start is a land area with a free sea beside it; each takes both from the others. So the starts that were taken are
    a matching, and nobody is stuck as long as no small matching is maximal. `_weights` bounds the smallest one from
    below: every start, once taken, bars starts of a total weight of at most 1. In the first round two starts lie on
    different islands, and a partner's two islands are barred as well (B25.5): three islands count for nothing there.
    """
    weights = _weights(board)
    by_island: dict[str, float] = defaultdict(float)
    for (land, _), weight in weights.items():
        by_island[board.area(land).island] += weight
    total = sum(weights.values())
    first = total - sum(sorted(by_island.values())[-3:])
    return total > 3 * factions - 1 + _MARGIN and first > 2 * factions - 1 + _MARGIN


def _weights(board: Board) -> dict[tuple[str, str], float]:
    """A weight for each start, so that those which share an area with any one of them weigh at most 1 together."""
    coast = {area.id: [n for n in board.neighbours(area.id) if not board.area(n).is_land] for area in board.land()}
    weights = {(land, sea): 1.0 for land, seas in coast.items() for sea in seas}
    for _ in range(_ROUNDS):
        load: dict[str, float] = defaultdict(float)
        for (land, sea), weight in weights.items():
            load[land] += weight
            load[sea] += weight
        barred = {start: load[start[0]] + load[start[1]] - weight for start, weight in weights.items()}
        worst: dict[str, float] = defaultdict(float)
        for (land, sea), weight in barred.items():
            worst[land] = max(worst[land], weight)
            worst[sea] = max(worst[sea], weight)
        # divided by the heaviest constraint that it is part of, no constraint stays above 1
        weights = {start: weight / max(worst[start[0]], worst[start[1]]) for start, weight in weights.items()}
    return weights
