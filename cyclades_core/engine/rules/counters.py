"""Counters that content declares: numbers from 0 to 255, per game, faction, area or card."""

from __future__ import annotations

from ..state import replaced
from ..state.position import Position
from ..values.change_flags import COUNTERS, EVERYBODY
from .event_emission import tell

__all__ = ["set_counter"]


def set_counter(position: Position, counter: int, at: int, value: int) -> None:
    """Another value, never below 0 or above 255; standing rules may look at it. People are told, unless the counter
    says that they are not.
    """
    counters, what = position.state.counters, position.book.counters[counter]
    counters[counter] = replaced(counters[counter], at, min(max(value, 0), 255))
    position.state.dirty |= COUNTERS | EVERYBODY
    if not position.mute and what.visible and what.told:
        of = {} if what.per == "game" else {what.per: at}
        tell(position, "counter-changed", counter, counters[counter][at], **of)
