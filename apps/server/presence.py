"""The connections of each table: who is there, and what they are sent when something changes."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from typing import Any, Protocol

from ..rpc import message_encoding
from .connections import Link
from .rooms import Behind, Room
from .server_clock import MINUTE, elapsed, now
from .stored_rows import TableSeat, digest_of
from .table_request_types import absence_of
from .tables import Tables

__all__ = ["Presence", "Snapshots"]

LEASE = MINUTE  # milliseconds for which a seat counts as there, unless its process says otherwise or renews it

GRACE = 5 * MINUTE  # milliseconds after a start in which everyone can come back, before anyone counts as absent


class Snapshots(Protocol):
    """The part of the request handlers that says what a connection may see."""

    def seen(self, link: Link, room: Room) -> Room | Behind:
        """Return the table as a connection may know it."""

    def look(self, link: Link, room: Room, since: int | None) -> dict[str, Any]:
        """Return the snapshot for a connection, with the events since a number."""

    def document(self, link: Link, room: Room) -> dict[str, Any]:
        """Return what a connection may know of the table beside its game."""


class Presence:
    """The sockets of each table: who is there, and how they are told. Single requests are not presence.

    Other processes learn of it by the row of the seat: `last_seen` lies ahead as long as a socket is open (a lease that
    is renewed), and is the time of leaving afterwards. `store` is called once in a while, for all seats together.
    """

    def __init__(self, tables: Tables, keep: int) -> None:
        self.tables = tables
        self.calls: Snapshots  # set by the service, since calls need the presence too
        self.keep = keep  # days, as the settings of the server say
        self._links: dict[str, set[Link]] = {}
        self._changed: dict[str, asyncio.Event] = {}
        self._unsaid: dict[tuple[str, str], int] = {}  # (table, seat) -> `last_seen` that is not stored yet
        self._renewed = 0
        self.started = time.monotonic()
        tables.told.append(self._told)

    def come(self, link: Link, room: Room) -> None:
        self._links.setdefault(room.id, set()).add(link)
        self._see(room.id, link.seat, now() + LEASE)
        self._presence(room, link)

    def leave(self, link: Link) -> None:
        table_id = link.game or ""
        links = self._links.get(table_id, set())
        if link in links:
            links.discard(link)
            link.watching = False
            if not any(other.seat == link.seat for other in links):
                self._see(table_id, link.seat, now())
            room = self.tables.held(table_id)
            if not links:
                del self._links[table_id]
            if room is not None and room.is_finished and not links:
                self.tables.forget(room)
            elif room is not None:
                self._presence(room, None)

    # -- who is there --------------------------------------------------------------------------------------------

    def _see(self, table_id: str, seat: str | None, until: int) -> None:
        if seat is not None:
            self._unsaid[table_id, seat] = until
            room = self.tables.held(table_id)
            if room is not None:
                room.seats[seat].last_seen = until

    async def store(self) -> None:
        """Write who has come and gone, and once in a while who is still there."""
        rows, known = dict(self._unsaid), now()
        if known - self._renewed > LEASE // 3 or known < self._renewed:
            self._renewed = known
            here = {(link.game or "", link.seat) for link in self.everybody() if link.seat is not None}
            rows |= dict.fromkeys(here, known + LEASE)
        if rows:
            moved = {table for table, _ in self._unsaid}
            said = dict(self._unsaid)
            await self.tables.run(self.tables.store.see, rows, moved)
            self._unsaid = {place: at for place, at in self._unsaid.items() if said.get(place) != at}

    def away(self, room: Room) -> dict[str, int]:
        """The people who are not there, and since when."""
        here = self.of(room.id)
        return {
            seat: since
            for seat, row in room.seats.items()
            if not row.bot and (since := self.away_since(row, room.table.created, here[seat])) is not None
        }

    def away_since(self, row: TableSeat, created: int, sockets: int) -> int | None:
        """Since when the player of a seat is not there; None: the player is there, perhaps at another process."""
        if sockets or (self.tables.store.is_shared and now() < row.last_seen <= now() + LEASE):
            return None
        return min(max(row.last_seen, created), now())

    def is_absent(self, room: Room, seat: str) -> bool:
        """Has a player been away for as long as the table says? Then a bot may sit down without asking the player."""
        row, sockets = room.seats[seat], self.of(room.id)[seat]
        limit = absence_of(room.table.settings) * MINUTE
        if not limit or self.away_since(row, room.table.created, sockets) is None:
            return False
        served = (time.monotonic() - self.started) * 1000
        return served >= min(GRACE, limit) and elapsed(max(row.last_seen, room.table.created)) >= limit

    async def relink(self, link: Link, room: Room, role: str, seat: str | None) -> str:
        """A new link, which ends the connections of the old one; a host who makes the host's anew stays."""
        token = await self.tables.relink(room, role, seat)
        if role == link.role:
            link.token = digest_of(token)
        await self.dismiss(room.id)
        return token

    async def dismiss(self, table_id: str | None = None) -> None:
        """Close the connections whose links have died since, and of those who watch where nobody may any more."""
        here = [link for link in self.everybody() if table_id is None or link.game == table_id]
        dead = await self.tables.run(self.tables.store.dead, sorted({link.token for link in here}))
        for link in here:
            room = self.tables.held(link.game or "")
            closed = link.seat is None and room is not None and not room.may_be_watched
            if link.token in dead or closed:
                link.ended = True
                self.leave(link)
                link.close()

    def of(self, table_id: str) -> Counter[str | None]:
        """Seat -> how many connections; None: those who only watch."""
        return Counter(link.seat for link in self._links.get(table_id, ()))

    def watching(self, table_id: str, address: str) -> int:
        """Return how many connections of an address only watch a table."""
        return sum(link.seat is None and link.address == address for link in self._links.get(table_id, ()))

    @property
    def links(self) -> int:
        return sum(map(len, self._links.values()))

    def everybody(self) -> list[Link]:
        return [link for links in self._links.values() for link in links]

    async def changed(self, table_id: str, timeout: float) -> None:
        """Wait until something has happened at a table."""
        event = self._changed.setdefault(table_id, asyncio.Event())
        try:
            await asyncio.wait_for(event.wait(), timeout)
        except TimeoutError:
            pass

    def end_waits(self) -> None:
        """Answer everyone who waits for a change: the server ends."""
        while self._changed:
            self._changed.popitem()[1].set()

    def _told(self, room: Room, before: int) -> None:
        event = self._changed.pop(room.id, None)
        if event is not None:
            event.set()
        for link in list(self._links.get(room.id, ())):
            if not link.watching:
                continue
            if before == room.seq:
                self._presence(room, None)
                return
            self.catch_up(link)

    def catch_up(self, link: Link) -> None:
        """Tell a connection what it does not know yet, unless an answer to it is about to."""
        room = self.tables.held(link.game or "")
        if room is not None and link.watching and not link.busy and link.known < self.calls.seen(link, room).seq:
            link.send(message_encoding.notification("game.changed", self.calls.look(link, room, link.known)))

    def _presence(self, room: Room, but: Link | None) -> None:
        """Names, presence and requests have changed. Those who watch one round behind hear only of what they may."""
        shared = ""
        for link in self._links.get(room.id, ()):
            if link is but or not link.watching:
                continue
            if isinstance(self.calls.seen(link, room), Behind):
                text = message_encoding.notification("table.changed", self.calls.document(link, room))
                if text != link.told:
                    link.told = text
                    link.send(text)
                continue
            shared = shared or message_encoding.notification("table.changed", self.calls.document(link, room))
            link.send(shared)
