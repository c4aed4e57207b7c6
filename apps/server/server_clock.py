"""Time of a server: the wall clock for rows and people, and how much of it has really passed.

The wall clock can jump, for example when it is set right after a start, or after a laptop was asleep. A jump forward
must not archive tables or open chairs, so decisions use `elapsed`, which leaves jumps out as far as this process has
seen them. `Maintenance` asks every few seconds, so that a jump is seen soon.
"""

from __future__ import annotations

import time

__all__ = ["DAY", "MINUTE", "elapsed", "jumped", "now"]

MINUTE = 60 * 1000
DAY = 24 * 60 * MINUTE
JUMP = MINUTE  # a difference to the monotonic clock that is no mere correction


def now() -> int:
    """Milliseconds since 1970: for people and clocks, never for the rules."""
    return time.time_ns() // 1_000_000


class _Watch:
    """The jumps forward that this process has seen: when, and how far."""

    def __init__(self) -> None:
        self._last = now(), time.monotonic_ns() // 1_000_000
        self.jumps: list[tuple[int, int]] = []

    def look(self) -> int:
        """Compare both clocks; the time now."""
        wall, steady = now(), time.monotonic_ns() // 1_000_000
        jump = (wall - self._last[0]) - (steady - self._last[1])
        if jump > JUMP:
            self.jumps.append((wall, jump))
        self._last = wall, steady
        return wall


_watch = _Watch()


def elapsed(since: int) -> int:
    """Milliseconds that have passed since a time of the wall clock, without the jumps that came after it."""
    wall = _watch.look()
    return wall - since - sum(size for at, size in _watch.jumps if since < at)


def jumped() -> int:
    """How far the clock has jumped forward in all, in milliseconds."""
    _watch.look()
    return sum(size for _, size in _watch.jumps)
