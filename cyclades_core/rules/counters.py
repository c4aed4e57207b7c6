"""Counters that content declares: numbers from 0 to 255, per game, faction, area or card."""

from __future__ import annotations

from ..plain.changes import COUNTERS, EVERYBODY
from ..state import replaced
from ..state.position import Position

__all__ = ["set_counter"]


def set_counter(m: Position, counter: int, at: int, value: int) -> None:
    """Another value, never below 0 or above 255; standing rules may look at it."""
    counters = m.s.counters
    counters[counter] = replaced(counters[counter], at, min(max(value, 0), 255))
    m.s.dirty |= COUNTERS | EVERYBODY
