"""The connections of each table: who is there, and what they are sent when something changes."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any, Protocol

from ..rpc import message_encoding
from .connections import Link
from .rooms import Behind, Room
from .stored_rows import digest_of
from .table_documents import table_document
from .tables import Tables

__all__ = ["Presence", "Snapshots"]


class Snapshots(Protocol):
    """The part of the request handlers that says what a connection may see."""

    def seen(self, link: Link, room: Room) -> Room | Behind:
        """Return the table as a connection may know it."""

    def look(self, link: Link, room: Room, since: int | None) -> dict[str, Any]:
        """Return the snapshot for a connection, with the events since a number."""


class Presence:
    """The connections of each table: who is there, and how they are told."""

    def __init__(self, tables: Tables, keep: int) -> None:
        self.tables = tables
        self.calls: Snapshots  # set by the service, since calls need the presence too
        self.keep = keep  # days, as the settings of the server say
        self._links: dict[str, set[Link]] = {}
        self._changed: dict[str, asyncio.Event] = {}
        tables.told.append(self._told)

    def come(self, link: Link, room: Room) -> None:
        self._links.setdefault(room.id, set()).add(link)
        self._presence(room, link)

    def leave(self, link: Link) -> None:
        table_id = link.game or ""
        links = self._links.get(table_id, set())
        if link in links:
            links.discard(link)
            room = self.tables.held(table_id)
            if not links:
                del self._links[table_id]
            if room is not None and room.is_finished and not links:
                self.tables.forget(room)
            elif room is not None:
                self._presence(room, None)

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
        """Names, presence and requests have changed."""
        watching = [link for link in self._links.get(room.id, ()) if link is not but and link.watching]
        if watching:
            document = table_document(room, self.of(room.id), self.keep)
            told = message_encoding.notification("table.changed", document)
            for link in watching:
                link.send(told)
