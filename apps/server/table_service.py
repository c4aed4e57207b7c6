"""The tables, calls, bots and storage of a server, without the network.

A `TableService` ties them together for a host. The host calls `begin`, then `connect` for each client that stays
connected or `answer` for a single request, and at last `end`. `apps/server/http` is such a host. Nothing here knows
about HTTP, so a web worker can host the same tables.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import secrets
import sys
from concurrent.futures import ThreadPoolExecutor

from ..rpc import message_encoding
from .bot_choices import LocalChooser, MoveChooser
from .bot_turns import Bots
from .configuration import Settings
from .connections import Link
from .maintenance import Patrol
from .page_documents import PageDocuments
from .presence import Presence
from .request_handlers import Calls
from .sessions import RESTARTING, ClientSession, Connection
from .stored_rows import TableSeat, is_table_id
from .table_store import ChangeListener, Store, Unwritable
from .tables import Tables

__all__ = ["TableService"]

log = logging.getLogger("cyclades.server")
CLOSING = 5  # seconds after which clients may try again, as `server.closing` says
#: Seconds after which a thread that replays a table lets the event loop run. A move waits for it several times.
SWITCH = 0.0001
#: Garbage collections until one looks at all objects, which stops a server with 200 games for 0.3 s. Tables that are
#: closed are freed without one, because nothing in them refers back to them.
FULL = 1000
ATTEMPTS = 60  # to compare after a lost connection, one a second; then the listener will have lost its own again


class TableService:
    """Everything that lives as long as a server does, apart from its network.

    `chooser` says where bots think: in this process, unless a host gives another one. `threads` is the number of
    threads that wait for the store.
    """

    def __init__(
        self,
        store: Store,
        settings: Settings | None = None,
        chooser: MoveChooser | None = None,
        threads: int = 1,
    ) -> None:
        self.store = store
        self.settings = settings or Settings()
        self.executor = ThreadPoolExecutor(threads, thread_name_prefix="store")
        self.tables = Tables(store, self.executor)
        self.presence = Presence(self.tables, self.settings.keep)
        self.bots = Bots(self.tables, chooser or LocalChooser(), self.settings.pause, self.settings.think)
        self.calls = self.presence.calls = Calls(self.tables, self.presence, self.bots, self.settings)
        self.documents = PageDocuments(self.tables, self.calls.words)
        self.tables.is_in_use = lambda table: bool(self.presence.of(table)) or self.bots.is_thinking(table)
        self.sessions: set[ClientSession] = set()
        self.ready = False
        self._bots_closing: asyncio.Task[None] | None = None
        self.listener: ChangeListener | None = None
        self.patrol: Patrol
        self.loop: asyncio.AbstractEventLoop

    async def begin(self) -> None:
        """Serve at once. Bots that wait since before the start are woken in the background."""
        self.loop = asyncio.get_running_loop()
        sys.setswitchinterval(SWITCH)
        gc.set_threshold(*gc.get_threshold()[:2], FULL)
        self.listener = self.store.listen(self._on_change, self._on_listening)
        self.patrol = Patrol(self.tables, self.presence, self.bots, self.settings)
        self.ready = True

    # -- clients -------------------------------------------------------------------------------------------------

    def connect(self, connection: Connection, address: str) -> ClientSession:
        """Return the session of a client that has just connected."""
        session = ClientSession(self.calls, connection, address)
        self.sessions.add(session)
        return session

    def disconnect(self, session: ClientSession) -> None:
        """Take a client that is gone off its table."""
        self.sessions.discard(session)
        session.leave()

    async def answer(self, request: bytes, lang: str, address: str, token: str | None = None) -> str | None:
        """Answer one request of a client that is not connected. Return None if the request wants no answer."""
        return await self.calls.handle(request, Link(lambda text: None, lang, address), token)

    async def mute(self, table_id: str, secret: str, done: bool) -> TableSeat | None:
        """Return the seat whose notices a link mutes, and (`done`) mute them. The link can do nothing else."""
        if not is_table_id(table_id):
            return None
        seats = await self.tables.run(self.store.seats, table_id)
        seat = next((each for each in seats if _same(each.contact.get("mute", ""), secret)), None)
        if seat is not None and done:
            contact = {**seat.contact, "muted": True}
            await self.tables.run(lambda: self.store.change_seat(table_id, seat.seat, contact=contact))
        return seat

    # -- other processes -----------------------------------------------------------------------------------------

    def _on_change(self, table: str, seq: int) -> None:
        self.loop.call_soon_threadsafe(lambda: self.loop.create_task(self._heard(table, seq)))

    def _on_listening(self) -> None:
        self.loop.call_soon_threadsafe(lambda: self.loop.create_task(self._compare()))

    async def _heard(self, table: str, seq: int) -> None:
        """Another process (or this one) has written an entry, or (0) changed seats, settings or requests."""
        room = self.tables.held(table)
        try:
            if room is None:
                return
            if seq == 0:
                await self.tables.refresh(room)
                await self.presence.dismiss(table)
            elif room.seq < seq:
                async with room.lock:
                    await self.tables.catch_up(room)
        except Unwritable as error:  # the listener loses its connection as well, and compares when it is back
            log.warning("heard", extra={"table": table, "seq": seq, "fault": error.code})

    async def _compare(self) -> None:
        """The listener has just begun to listen: which rooms are behind, in entries or in other rows?"""
        rooms = {room.id: room for room in self.tables.rooms}
        for _ in range(ATTEMPTS):
            try:
                seqs = await self.tables.run(self.store.seqs, list(rooms))
                for table, seq in seqs.items():
                    if rooms[table].seq < seq:
                        async with rooms[table].lock:
                            await self.tables.catch_up(rooms[table])
                    await self.tables.refresh(rooms[table])
                return
            except Unwritable as error:
                log.warning("compare", extra={"fault": error.code})
                await asyncio.sleep(1)

    # -- the end -------------------------------------------------------------------------------------------------

    def say_closing(self) -> None:
        """Begin nothing new, and send everyone `server.closing`, once. Call it in the event loop.

        Requests that wait for a change or for a bot are answered, so that none of them has to be cut off.
        """
        if self.calls.closing is not None:
            return
        self.ready = False
        self.calls.closing = CLOSING
        self.presence.end_waits()
        self._bots_closing = asyncio.get_running_loop().create_task(self.bots.close())
        for link in self.presence.everybody():
            link.send(message_encoding.notification("server.closing", {"after": CLOSING}))

    async def end(self) -> None:
        """Say that the server closes, let what is being written be written, and close the store."""
        self.say_closing()
        await asyncio.sleep(0)
        closing = [asyncio.wait_for(session.close(RESTARTING), 1) for session in self.sessions]
        await asyncio.gather(*closing, return_exceptions=True)  # some are gone already
        self.patrol.close()
        assert self._bots_closing is not None
        await self._bots_closing
        await self.tables.finish_archives()
        if self.listener is not None:
            await asyncio.to_thread(self.listener.close)
        await asyncio.to_thread(self.executor.shutdown)
        self.store.close()


def _same(secret: str, other: str) -> bool:
    """Compare secrets in a time that says nothing about them; a seat without one is not found."""
    return bool(secret) and secrets.compare_digest(secret.encode(), other.encode("utf-8", "surrogatepass"))
