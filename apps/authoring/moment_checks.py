"""Moments: what content watches, what is fired in a set of modules, and what waits there for nothing.

for watched in unfired(collect("old,atlantis/floods")):
    watched.moment, watched.spot.origin
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from attrs import frozen

from cyclades_core.content.modules import Collected
from cyclades_core.content.modules.module_interactions import FIRING

from .definition_walk import Spot, spots

__all__ = ["FIRED_BY_RULES", "Watched", "fired", "unfired", "watched"]

#: Moments that the machine fires itself, whatever content says: battles, pieces, losses, metropolises, fees.
FIRED_BY_RULES = frozenset(
    {
        *("piece-arrived", "piece-expires", "unit-lost", "metropolis-built", "fee-paid"),
        *("battle-begins", "assault-begins", "dice-rolled"),
    }
)
#: The parts of a definition that wait for a moment, with the key that names it.
WAITING = {"trigger": "on", "ability": "at"}


@frozen
class Watched:
    """A trigger or an ability that waits for a moment."""

    spot: Spot
    key: str
    moment: str


def watched(every: Iterable[Spot]) -> Iterator[Watched]:
    """What waits for a moment."""
    for spot in every:
        key = WAITING.get(spot.key, "")
        moment = spot.table.get(key)
        if isinstance(moment, str):
            yield Watched(spot, key, moment)


def fired(every: Iterable[Spot]) -> set[str]:
    """The moments that happen where all of this is in play."""
    said = (spot.table.get(FIRING.get(str(spot.table.get("do")), "")) for spot in every)
    return {*FIRED_BY_RULES, *(moment for moment in said if isinstance(moment, str))}


def unfired(found: Collected) -> list[Watched]:
    """What waits in this set of modules for a moment that nobody fires there."""
    every = list(spots(found))
    there = fired(every)
    return [each for each in watched(every) if each.moment not in there]
