"""The web: the page, documents that never change, sockets, health. Everything else is in `calls`."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
import os
from collections import deque
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from importlib.resources import files
from typing import Any
from urllib.parse import urlsplit

from attrs import define
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from cyclades_core import __version__
from cyclades_core.i18n import available_languages, choose_language
from cyclades_core.protocol import encoding
from cyclades_core.protocol.context import Context
from cyclades_core.protocol.faults import Fault
from cyclades_core.protocol.methods import METHODS

from .calls import Calls, Link, _Room
from .patrol import Patrol
from .sitting import Bots, Presence
from .store import Store
from .tables import Tables
from .words import page_words

__all__ = ["Settings", "make_app"]

log = logging.getLogger("cyclades.server")
QUEUE, BYTES = 64, 1_000_000  # messages and bytes that may wait for a slow reader
CONNECTIONS, SPECTATORS = 5, 200  # of a seat, of a table
KINDS = {
    "html": "text/html",
    "js": "text/javascript",
    "css": "text/css",
    "svg": "image/svg+xml",
    "webmanifest": "application/manifest+json",
}
#: Nothing is loaded from anywhere else, and nobody may frame the page.
HEADERS = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "cross-origin-opener-policy": "same-origin",
}


@define
class Settings:
    """How a server runs."""

    url: str = ""  # where people reach it, behind a proxy
    trust_proxy: bool = False
    bots: int = 1  # processes
    pause: float = 0.6
    rates: float = 1.0  # 0: none, for tests and load


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
        self.sockets: set[WebSocket] = set()
        self.moves: deque[float] = deque(maxlen=1000)
        self.ready = False
        self.listener: Any = None
        self.patrol: Patrol

    async def begin(self) -> None:
        """Serve at once; what is left over from before is taken up beside it."""
        self._listen()
        self.patrol = Patrol(self)
        self.ready = True

    def _listen(self) -> None:
        """Hear of the entries of other processes, where the database tells of them."""
        url = getattr(self.store, "url", None)
        if url is None:
            return
        from .postgres import Listener

        loop = asyncio.get_running_loop()

        def heard(table: str, seq: int) -> None:
            loop.call_soon_threadsafe(lambda: loop.create_task(self._heard(table, seq)))

        def again() -> None:
            loop.call_soon_threadsafe(lambda: loop.create_task(self._compare()))

        self.listener = Listener(url, heard, again)

    async def _heard(self, table: str, seq: int) -> None:
        room = self.tables.held(table)
        if room is not None and room.seq < seq:
            async with room.lock:
                await self.tables.catch_up(room)

    async def _compare(self) -> None:
        """After a lost connection: which rooms are behind?"""
        rooms = {room.id: room for room in self.tables.rooms}
        for table, seq in (await self.tables.run(self.store.seqs, list(rooms))).items():
            await self._heard(table, seq)

    async def end(self) -> None:
        """Going down: say so, let what is being written be written, close."""
        self.ready = False
        self.calls.closing = 5
        for link in self.presence.everybody():
            link.send(encoding.notification("server.closing", {"after": 5}))
        await asyncio.sleep(0)
        for socket in list(self.sockets):
            try:
                await asyncio.wait_for(socket.close(1012), 1)
            except Exception:  # it is gone already
                pass
        self.patrol.close()
        self.bots.close()
        if self.listener is not None:
            await asyncio.to_thread(self.listener.close)
        await asyncio.to_thread(self.executor.shutdown)
        self.store.close()


class Socket:
    """One connection: requests one after the other, messages through a queue that cannot grow for ever."""

    def __init__(self, server: Server, socket: WebSocket) -> None:
        self.server, self.socket = server, socket
        self.queue: deque[str] = deque()
        self.size = 0
        self.wake = asyncio.Event()
        client = socket.client
        address = client.host if client else "?"
        if server.settings.trust_proxy:
            address = socket.headers.get("x-forwarded-for", address).split(",")[-1].strip()
        self.link = Link(self.put, choose_language(None), address)

    def put(self, text: str) -> None:
        """A message waits to be sent; for a slow reader all that waits becomes one Look with what happened since."""
        self.queue.append(text)
        self.size += len(text)
        if len(self.queue) > QUEUE or self.size > BYTES:
            room = self.server.tables.held(self.link.game or "")
            first = next((n for each in self.queue if (n := _since(each)) is not None), None)
            self.queue.clear()
            self.size = 0
            if room is not None:
                look = self.server.calls.look(self.link, room, first)
                self.queue.append(encoding.notification("game.changed", look))
        self.wake.set()

    async def run(self) -> None:
        writer = asyncio.create_task(self._write())
        try:
            while True:
                message = await self.socket.receive()
                if message["type"] == "websocket.disconnect":
                    return
                text = message.get("text")
                line = text.encode() if text is not None else message.get("bytes") or b""
                answer = await self.server.calls.handle(line, self.link)
                if answer is not None:
                    self.put(answer)
                if self._crowded():
                    await self.socket.close(1013)
                    return
        except WebSocketDisconnect:
            pass
        finally:
            writer.cancel()
            self.server.presence.leave(self.link)

    def _crowded(self) -> bool:
        here = self.server.presence.of(self.link.game or "")
        return here[self.link.seat] > (SPECTATORS if self.link.seat is None else CONNECTIONS)

    async def _write(self) -> None:
        try:
            while True:
                await self.wake.wait()
                self.wake.clear()
                while self.queue:
                    text = self.queue.popleft()
                    self.size -= len(text)
                    await self.socket.send_text(text)
        except (WebSocketDisconnect, RuntimeError):
            pass


def _since(text: str) -> int | None:
    if '"game.changed"' not in text[:60]:
        return None
    since: int = json.loads(text)["params"]["since"]
    return since


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
        Route("/words/{lang}.json", pages.words),
        Route("/content/{table}/{fingerprint}/{lang}.json", pages.content),
        Route("/board/{table}/{digest}.json", pages.board),
        Route("/symbols/{table}.json", pages.symbols),
        Route("/rpc", pages.rpc, methods=["POST"]),
        Route("/qr.svg", pages.code),
        Route("/healthz", pages.health),
        Route("/readyz", pages.readiness),
        Route("/stats", pages.stats),
        WebSocketRoute("/ws", pages.socket),
    ]
    app = Starlette(routes=routes, lifespan=lifespan)
    app.state.server = server
    return app


class Pages:
    """What is answered to each address."""

    def __init__(self, server: Server) -> None:
        self.server = server
        folder = files("cyclades_table")
        self.files = {
            entry.name: entry.read_bytes() for entry in folder.iterdir() if entry.name.rpartition(".")[2] in KINDS
        }
        self.digest = hashlib.sha256(b"".join(self.files[name] for name in sorted(self.files))).hexdigest()[:12]

    def _ours(self, headers: Any) -> bool:
        """Does a request come from a page of this server (or from no page at all)?"""
        origin = headers.get("origin")
        if origin is None:
            return True
        allowed = {headers.get("host", "")}
        if self.server.settings.url:
            allowed.add(urlsplit(self.server.settings.url).netloc)
        return urlsplit(origin).netloc in allowed

    async def page(self, request: Request) -> Response:
        return Response(
            self.files["page.html"],
            media_type="text/html; charset=utf-8",
            headers={**HEADERS, "cache-control": "no-cache"},
        )

    async def file(self, request: Request) -> Response:
        name = request.path_params["name"]
        found = self.files.get(name)
        if found is None:
            return PlainTextResponse("not found", 404, headers=HEADERS)
        tag = f'"{self.digest}"'
        headers = {**HEADERS, "cache-control": "no-cache", "etag": tag}
        if request.headers.get("if-none-match") == tag:
            return Response(status_code=304, headers=headers)
        return Response(found, media_type=KINDS[name.rpartition(".")[2]] + "; charset=utf-8", headers=headers)

    async def words(self, request: Request) -> Response:
        lang = request.path_params["lang"]
        if lang not in available_languages():
            return PlainTextResponse("not found", 404, headers=HEADERS)
        return JSONResponse(page_words(lang), headers={**HEADERS, "cache-control": "no-cache"})

    async def content(self, request: Request) -> Response:
        return await self._document(request, "content.get", {"lang": request.path_params["lang"]})

    async def board(self, request: Request) -> Response:
        return await self._document(request, "board.get", {})

    async def symbols(self, request: Request) -> Response:
        """How the things of a table are drawn: paths on a grid of 24 by 24, from the boxes of its modules."""
        from cyclades_core.pictures.symbols import Symbols

        try:
            room = await self.server.tables.room(request.path_params["table"])
        except Fault as fault:
            return JSONResponse(fault.to_dict(), 404, headers=HEADERS)
        known = Symbols.of(module for module, _ in room.game.rules.modules).known
        drawn = {name: [symbol.line, symbol.solid] if symbol.solid else symbol.line for name, symbol in known.items()}
        return JSONResponse(drawn, headers={**HEADERS, "cache-control": "max-age=3600"})

    async def _document(self, request: Request, method: str, params: dict[str, Any]) -> Response:
        """A document that never changes under its address: names and texts are no secret."""
        try:
            room = await self.server.tables.room(request.path_params["table"])
            link = Link(lambda text: None, choose_language(None), "")
            link.game = room.id
            context = Context(_Room(room), self.server.calls.words, link)  # type: ignore[arg-type]
            found = METHODS[method].work(context, METHODS[method].params(**params))
        except Fault as fault:
            return JSONResponse(fault.to_dict(), 404, headers=HEADERS)
        return Response(
            encoding.encoded(found),
            media_type="application/json",
            headers={**HEADERS, "cache-control": "public, max-age=31536000, immutable"},
        )

    async def rpc(self, request: Request) -> Response:
        if not self._ours(request.headers):
            return PlainTextResponse("forbidden", 403, headers=HEADERS)
        body = b""
        async for chunk in request.stream():
            body += chunk
            if len(body) > 4 * 1024 * 1024:
                break
        client = request.client
        link = Link(lambda text: None, _language(request), client.host if client else "?")
        bearer = request.headers.get("authorization", "")
        try:
            if bearer.startswith("Bearer "):
                token = await self.server.tables.token(bearer.removeprefix("Bearer ").strip())
                if token is None:
                    raise Fault("not-yours", what="token", asked=None)
                link.game, link.role, link.seat, link.token = token.table_id, token.role, token.seat, token.hash
            answer = await self.server.calls.handle(body, link)
        except Fault as fault:
            answer = encoding.error(None, fault)
        return Response(answer or "", media_type="application/json", headers={**HEADERS, "cache-control": "no-store"})

    async def socket(self, socket: WebSocket) -> None:
        if not self._ours(socket.headers):
            await socket.close(1008)
            return
        await socket.accept()
        self.server.sockets.add(socket)
        try:
            await Socket(self.server, socket).run()
        finally:
            self.server.sockets.discard(socket)

    async def code(self, request: Request) -> Response:
        """A code to scan; what it says comes from the page itself and is not kept."""
        import io

        import segno

        text = request.query_params.get("text", "")[:300]
        out = io.BytesIO()
        segno.make(text or "-", error="m").save(out, kind="svg", scale=6, border=2, xmldecl=False)
        return Response(out.getvalue(), media_type="image/svg+xml", headers={**HEADERS, "cache-control": "no-store"})

    async def health(self, request: Request) -> Response:
        return PlainTextResponse("alive\n")

    async def readiness(self, request: Request) -> Response:
        ready = self.server.ready
        if ready:
            try:
                await self.server.tables.run(self.server.store.tables, "none")
            except Exception:
                ready = False
        return PlainTextResponse("ready\n" if ready else "not ready\n", 200 if ready else 503)

    async def stats(self, request: Request) -> Response:
        host = request.client.host if request.client else ""
        if host not in ("127.0.0.1", "::1", "testclient"):
            return PlainTextResponse("forbidden", 403)
        server = self.server
        return JSONResponse(
            {
                "engine": __version__,
                "process": os.getpid(),
                "tables": len(server.tables.rooms),
                "sockets": len(server.sockets),
                "bots_queued": server.bots.queued,
            }
        )


def _language(request: Request) -> str:
    """The language that a browser asks for, as far as there is one."""
    wish = request.headers.get("accept-language", "").split(",")[0].split(";")[0].strip()
    known = available_languages()
    return next((lang for lang in known if wish.lower().startswith(lang.lower())), "en")
