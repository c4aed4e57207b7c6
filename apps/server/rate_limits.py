"""How often anyone may call: enough for every person, too little for a flood.

Whoever has shown a token has a budget of its own, so that people who share an address do not share theirs. Spectators
have one link: of them each address has a budget. Everyone else is counted by address.
"""

from __future__ import annotations

import time
from collections import OrderedDict

from ..rpc.rpc_errors import RpcError
from .connections import Link

__all__ = ["Rates"]

#: Calls per second by kind of method. Three times as many may come at once.
PLAY, DRAFT, LOOK, EXPORT, HINT, CATALOGUE = 5.0, 20.0, 10.0, 0.2, 0.5, 2.0
#: The same for what everyone at the table sees.
UNDO, SETTINGS, SEATS = 1.0, 1.0, 0.2
KINDS = {
    "game.play": ("play", PLAY),
    "game.draft": ("draft", DRAFT),
    "game.why": ("draft", DRAFT),
    "table.export": ("export", EXPORT),
    "game.hint": ("hint", HINT),
    "undo.ask": ("undo", UNDO),
    "table.set": ("settings", SETTINGS),
    "table.link": ("links", SEATS),
    "table.takeover": ("takeover", SEATS),
    "modules.check": ("catalogue", CATALOGUE),
    "modules.list": ("catalogue", CATALOGUE),
    "rpc.discover": ("catalogue", CATALOGUE),
}
LEAST = {
    "hint": 2.0,
    "catalogue": 30.0,
    "undo": 20.0,
    "settings": 20.0,
    "links": 10.0,
    "takeover": 10.0,
}  # that may come at once, where it is not three times as many
#: Messages per second and at once, before they are read: of a token, and of an address without one. One of so many
#: bytes counts twice, one of twice as many three times.
MESSAGES, STRANGERS, BYTES = (60.0, 240.0), (30.0, 300.0), 4096
#: Pages and files per second and at once, and documents that have to be made, of an address.
PAGES, DOCUMENTS = (60.0, 600.0), (5.0, 60.0)
#: Bodies per second and at once that are too long, of an address, and are read to answer them.
OVERSIZE = (1.0, 5.0)
#: Wrong tokens per minute and tables per hour, of an address.
WRONG, TABLES = 10, 20
#: Requests per second and at once for which a seat needs the consent of others.
REQUESTS = (1 / 60, 5.0)
KEPT = 10_000
FREE = 3  # messages of a socket until it has shown its token, which count for nobody else at the address


class Rates:
    """Buckets that fill up by themselves; those that were used longest ago are forgotten first."""

    def __init__(self, factor: float = 1.0) -> None:
        self.factor = factor
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def count(self, link: Link, method: str) -> None:
        """One call of a method; `too-many` if it comes too soon."""
        kind, rate = KINDS.get(method, ("look", LOOK))
        if method != "ping":
            self._take(_caller(link), kind, rate, LEAST.get(kind, max(3.0, rate * 3)))

    def message(self, link: Link, size: int) -> None:
        """One message of so many bytes, before it is read."""
        link.messages += 1
        if not link.token and link.is_socket and link.messages <= FREE and size < BYTES:
            return
        rate, most = MESSAGES if link.token else STRANGERS
        self._take(_caller(link), "message", rate, most, 1.0 + size // BYTES)

    def wrong(self, link: Link) -> None:
        """A token that opens nothing. Right ones are never refused for it: at one address there are many people."""
        self._take(link.address, "wrong", WRONG / 60, WRONG)

    def table(self, link: Link) -> None:
        """A new table of this address."""
        self._take(link.address, "table", TABLES / 3600, TABLES)

    def request(self, table: str, seat: str) -> None:
        """A request of a seat that others have to answer."""
        self._take(f"{table} {seat}", "requests", *REQUESTS)

    def page(self, address: str) -> None:
        """A page or a file."""
        self._take(address, "page", *PAGES)

    def oversize(self, address: str) -> None:
        """A body that is too long."""
        self._take(address, "oversize", *OVERSIZE)

    def document(self, address: str) -> None:
        """A document that has to be made."""
        self._take(address, "document", *DOCUMENTS)

    def _take(self, who: str, kind: str, rate: float, most: float, cost: float = 1.0) -> None:
        if not self.factor:
            return
        rate, most = rate * self.factor, most * self.factor
        now = time.monotonic()
        left, at = self._buckets.pop((who, kind), (most, now))
        left = min(most, left + (now - at) * rate)
        short = min(cost, most) - left
        if short > 0:
            self._buckets[who, kind] = left, now
            raise RpcError("too-many", what=kind, most=int(most), retry_after=int(short / rate * 1000) + 1)
        self._buckets[who, kind] = left - cost, now
        while len(self._buckets) > KEPT:
            self._buckets.popitem(last=False)


def _caller(link: Link) -> str:
    """Whose budget a call is taken from."""
    if not link.token:
        return link.address
    return link.token if link.seat is not None else f"{link.token} {link.address}"
