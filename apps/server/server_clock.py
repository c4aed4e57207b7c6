"""Time of a server: the wall clock for rows and people, and how much of it has really passed.

The wall clock can jump, for example when it is set right after a start, or after a laptop was asleep. A jump must not
archive tables or open chairs, or keep requests open for ever, so decisions use `elapsed`, which leaves jumps out as far
as this process has seen them. `Maintenance` asks every few seconds, so that a jump is seen soon.
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
    """The jumps that this process has seen: the time after each, and how far. Jumps back are negative."""

    def __init__(self) -> None:
        self._last = now(), time.monotonic_ns() // 1_000_000
        self.jumps: list[tuple[int, int]] = []

    def look(self) -> int:
        """Compare both clocks; the time now."""
        wall, steady = now(), time.monotonic_ns() // 1_000_000
        jump = (wall - self._last[0]) - (steady - self._last[1])
        if abs(jump) > JUMP:
            self.jumps.append((wall, jump))
        self._last = wall, steady
        return wall


_watch = _Watch()


def elapsed(since: int) -> int:
    """Return the milliseconds since a time of the wall clock, without the jumps that came after it.

    A time that the clock has shown twice, since it was set back, counts as the later one.
    """
    wall, passed = _watch.look(), 0
    for at, size in reversed(_watch.jumps):
        if at <= since <= wall:
            break
        passed += wall - at
        wall = at - size
    return passed + wall - since


def jumped() -> int:
    """Return how far the clock is ahead of the time that has really passed, in milliseconds."""
    _watch.look()
    return max(0, sum(size for _, size in _watch.jumps))
