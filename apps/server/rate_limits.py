"""How often anybody may call: enough for every person, too little for a flood."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Any

from ..rpc.rpc_errors import Fault

__all__ = ["Rates"]

#: Calls a second (and at once) by kind of method, a token; wrong tokens a minute and tables an hour, an address.
PLAY, DRAFT, LOOK, EXPORT, HINT = 5.0, 20.0, 10.0, 0.2, 0.5
WRONG, TABLES = 10, 20
KEPT = 10_000
KINDS = {
    "game.play": ("play", PLAY),
    "game.draft": ("draft", DRAFT),
    "game.why": ("draft", DRAFT),
    "table.export": ("export", EXPORT),
    "game.hint": ("hint", HINT),
}


class Rates:
    """Buckets that fill up by themselves; the fullest are forgotten first."""

    def __init__(self, factor: float = 1.0) -> None:
        self.factor = factor
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def count(self, link: Any, method: str) -> None:
        """One call of a method; `too-many` if it comes too soon."""
        kind, rate = KINDS.get(method, ("look", LOOK))
        if method not in ("ping", "initialize"):
            self._take(f"{link.token or link.address}", kind, rate, max(2, rate * 3))

    def wrong(self, link: Any) -> None:
        """Has this address tried too many tokens that open nothing?"""
        self._take(link.address, "wrong", WRONG / 60, WRONG, 0)

    def note_wrong(self, link: Any) -> None:
        """A token that opens nothing."""
        self._take(link.address, "wrong", WRONG / 60, WRONG)

    def table(self, link: Any) -> None:
        """A new table of this address."""
        self._take(link.address, "table", TABLES / 3600, TABLES)

    def _take(self, who: str, kind: str, rate: float, most: float, cost: float = 1.0) -> None:
        if not self.factor:
            return
        rate, most = rate * self.factor, most * self.factor
        now = time.monotonic()
        left, at = self._buckets.pop((who, kind), (most, now))
        left = min(most, left + (now - at) * rate)
        short = max(cost, 1.0) - left
        if short > 0:
            self._buckets[who, kind] = left, now
            raise Fault("too-many", what=kind, most=int(most), retry_after=int(short / rate * 1000) + 1)
        self._buckets[who, kind] = left - cost, now
        while len(self._buckets) > KEPT:
            self._buckets.popitem(last=False)
