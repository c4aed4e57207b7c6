"""The web: the page, documents that never change, sockets, health. Everything else is in `calls`."""

from __future__ import annotations

import asyncio
import logging
import signal
import threading
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

from attrs import Factory, define
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from ..rpc import message_encoding
from .maintenance import Patrol
from .notifications import Notices
from .page_routes import Pages
from .presence import Bots, Presence
from .request_handlers import Calls
from .table_store import Store, Unwritable
from .tables import Tables

__all__ = ["Settings", "make_app"]

log = logging.getLogger("cyclades.server")
NOTICE = 0.2  # seconds between saying that the server goes down and closing its sockets
ATTEMPTS = 60  # to compare after a lost connection, one a second; then the listener will have lost its own again


@define
class Settings:
    """How a server runs."""

    url: str = ""  # where people reach it, behind a proxy
    trust_proxy: bool = False
    bots: int = 1  # processes
    pause: float = 0.6
    rates: float = 1.0  # 0: none, for tests and load
    keep: int = 180  # days after which a table that nobody touches is put away
    notices: Notices = Factory(Notices)


class Server:
    """What lives as long as the server does."""

    def __init__(self, store: Store, settings: Settings, threads: int = 1) -> None:
        self.store = store
        self.settings = settings
        self.executor = ThreadPoolExecutor(threads, thread_name_prefix="store")
        self.tables = Tables(store, self.executor)
        self.presence = Presence(self.tables)
        self.bots = self.presence.bots = Bots(self.tables, settings.bots, settings.pause)
        self.calls = self.presence.calls = Calls(self.tables, self.presence, settings)
        self.calls.rates.factor = settings.rates
        self.presence.keep = settings.keep
        self.tables.is_in_use = lambda table: bool(self.presence.of(table))
        self.sockets: set[WebSocket] = set()
        self.ready = False
        self.listener: Any = None
        self.patrol: Patrol
        self.loop: asyncio.AbstractEventLoop

    async def begin(self) -> None:
        """Serve at once; what is left over from before is taken up beside it."""
        self.loop = asyncio.get_running_loop()
        self._listen()
        self._hear_signals()
        self.patrol = Patrol(self)
        self.ready = True

    def _listen(self) -> None:
        """Hear of the entries of other processes, where the database tells of them."""
        url = getattr(self.store, "url", None)
        if url is None:
            return
        from .postgres_store import Listener

        loop = self.loop

        def heard(table: str, seq: int) -> None:
            loop.call_soon_threadsafe(lambda: loop.create_task(self._heard(table, seq)))

        def again() -> None:
            loop.call_soon_threadsafe(lambda: loop.create_task(self._compare()))

        self.listener = Listener(url, heard, again)

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

    def _hear_signals(self) -> None:
        """The server below closes all sockets before it ends the application: so we hear the signal first."""
        if threading.current_thread() is not threading.main_thread():
            return
        for number in (signal.SIGTERM, signal.SIGINT):
            then = signal.getsignal(number)
            if callable(then):
                signal.signal(number, partial(self._signalled, then))

    def _signalled(self, then: Callable[..., Any], number: int, frame: Any) -> None:
        def go() -> None:
            self.say_closing()
            self.loop.call_later(NOTICE, then, number, None)

        self.loop.call_soon_threadsafe(go)

    def say_closing(self) -> None:
        """Nothing new is begun, and everybody is told, once."""
        if self.calls.closing is not None:
            return
        self.ready = False
        self.calls.closing = 5
        for link in self.presence.everybody():
            link.send(message_encoding.notification("server.closing", {"after": 5}))

    async def end(self) -> None:
        """Going down: say so, let what is being written be written, close."""
        self.say_closing()
        await asyncio.sleep(0)
        for socket in list(self.sockets):
            try:
                await asyncio.wait_for(socket.close(1012), 1)
            except Exception:  # it is gone already
                pass
        self.patrol.close()
        await self.bots.close()
        if self.listener is not None:
            await asyncio.to_thread(self.listener.close)
        await asyncio.to_thread(self.executor.shutdown)
        self.store.close()


def make_app(store: Store, settings: Settings | None = None, threads: int = 1) -> Starlette:
    """The application; the store is closed with it."""
    server = Server(store, settings or Settings(), threads)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await server.begin()
        try:
            yield
        finally:
            await server.end()

    pages = Pages(server)
    routes = [
        Route("/", pages.page),
        Route("/t/{table}", pages.page),
        Route("/page/{name}", pages.file),
        Route("/page/{digest}/{name}", pages.file),
        Route("/words/{lang}.json", pages.words),
        Route("/content/{table}/{fingerprint}/{lang}.json", pages.content),
        Route("/board/{table}/{digest}.json", pages.board),
        Route("/symbols/{table}.json", pages.symbols),
        Route("/rpc", pages.rpc, methods=["POST"]),
        Route("/qr.svg", pages.code),
        Route("/mute/{table}/{secret}", pages.mute, methods=["GET", "POST"]),
        Route("/healthz", pages.health),
        Route("/readyz", pages.readiness),
        Route("/stats", pages.stats),
        WebSocketRoute("/ws", pages.socket),
    ]
    packed = Middleware(GZipMiddleware, minimum_size=800, compresslevel=5)  # sockets pack their own messages
    away = {Unwritable: pages.unwritable}
    app = Starlette(routes=routes, lifespan=lifespan, middleware=[packed], exception_handlers=away)
    app.state.server = server
    return app
