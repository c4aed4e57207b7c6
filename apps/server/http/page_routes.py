"""What is answered to each address: the page, documents that never change, health."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import json
import logging
import os
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from html import escape
from importlib.resources import files

from starlette.requests import ClientDisconnect, Request
from starlette.responses import HTMLResponse, JSONResponse, PlainTextResponse, Response
from starlette.websockets import WebSocket

from cyclades_core import __version__
from cyclades_core.engine.values.limits import RPC_REQUEST_BYTES
from cyclades_core.text.i18n import Messages

from ...rpc.rpc_errors import RpcError
from ..page_messages import page_words
from ..stored_rows import is_table_id
from ..table_service import TableService
from ..table_store import Unwritable
from .allowed_names import parse_host
from .client_addresses import is_loopback
from .connection_limits import Connections
from .request_guard import ADDRESS, HEADERS, language_of, languages
from .script_bundle import packed
from .web_settings import WebSettings
from .web_sockets import run_session

__all__ = ["Pages"]

log = logging.getLogger("cyclades.server")
KINDS = {
    "html": "text/html",
    "js": "text/javascript",
    "css": "text/css",
    "svg": "image/svg+xml",
    "png": "image/png",
    "webmanifest": "application/manifest+json",
}
DOCUMENTS = 512  # that are kept, packed
READ_BYTES = 4 * 1024 * 1024  # of a body that is too long
UNBEGUN = 200  # sockets of a client that have not shown a token


class Pages:
    """What is answered to each address."""

    def __init__(self, service: TableService, settings: WebSettings, connections: Connections) -> None:
        self.service = service
        self.settings = settings
        self.connections = connections
        folder = files("cyclades_apps.web")
        self.files = {
            entry.name: entry.read_bytes() for entry in folder.iterdir() if entry.name.rpartition(".")[2] in KINDS
        }
        self.digest = hashlib.sha256(b"".join(self.files[name] for name in sorted(self.files))).hexdigest()[:12]
        scripts = {name[:-3]: text.decode() for name, text in self.files.items() if name.endswith(".js")}
        for first in ("main", "start_page"):
            self.files[f"all-{first}.js"] = packed(scripts, first).encode()
        self.zipped = {name: gzip.compress(text, mtime=0) for name, text in self.files.items()}
        #: The page asks for its files by their digest, so that a browser that has them does not ask again.
        html = self.files["page.html"].replace(b'"/page/', f'"/page/{self.digest}/'.encode())
        self.html = {first: html.replace(b"/main.js", f"/all-{first}.js".encode()) for first in ("main", "start_page")}
        self._words: dict[str, bytes] = {}  # by language, packed
        self._documents: dict[tuple[str, str, str], bytes] = {}  # those that were asked for last, packed
        self._unbegun: Counter[str] = Counter()  # sockets without a token, by address
        self._probed, self._trouble = -1.0, ""  # when the store was tried last, and what was wrong with it

    async def page(self, request: Request) -> Response:
        return Response(
            self.html["main" if request.path_params.get("table") else "start_page"],
            media_type="text/html; charset=utf-8",
            headers={**HEADERS, "cache-control": "no-cache"},
        )

    async def file(self, request: Request) -> Response:
        name = request.path_params["name"]
        found = self.files.get(name)
        if found is None:
            return PlainTextResponse("not found", 404, headers=HEADERS)
        tag = f'"{self.digest}"'
        same = request.path_params.get("digest") == self.digest
        caching = "public, max-age=31536000, immutable" if same else "no-cache"
        headers = {**HEADERS, "cache-control": caching, "etag": tag}
        if request.headers.get("if-none-match") == tag:
            return Response(status_code=304, headers=headers)
        if "gzip" in request.headers.get("accept-encoding", ""):
            found = self.zipped[name]  # once at the start, not for everybody
            headers |= {"content-encoding": "gzip", "vary": "Accept-Encoding"}
        kind = KINDS[name.rpartition(".")[2]]
        return Response(found, media_type=kind if kind == "image/png" else f"{kind}; charset=utf-8", headers=headers)

    async def words(self, request: Request) -> Response:
        lang = request.path_params["lang"]
        if lang not in languages():
            return PlainTextResponse("not found", 404, headers=HEADERS)
        if lang not in self._words:
            self._words[lang] = gzip.compress(json.dumps(page_words(lang), ensure_ascii=False).encode(), mtime=0)
        return _packed(request, self._words[lang], "no-cache")

    async def content(self, request: Request) -> Response:
        table, lang = request.path_params["table"], request.path_params["lang"]
        if lang not in languages():
            return PlainTextResponse("not found", 404, headers=HEADERS)
        return await self._document(request, ("content", table, lang), self.service.documents.content, table, lang)

    async def board(self, request: Request) -> Response:
        table = request.path_params["table"]
        return await self._document(request, ("board", table, ""), self.service.documents.board, table)

    async def symbols(self, request: Request) -> Response:
        table = request.path_params["table"]
        return await self._document(request, ("symbols", table, ""), self._symbols, table, caching="max-age=3600")

    async def _symbols(self, table: str) -> str:
        return json.dumps(await self.service.documents.symbols(table), ensure_ascii=False)

    async def _document(
        self,
        request: Request,
        key: tuple[str, str, str],
        make: Callable[..., Awaitable[str]],
        *of: str,
        caching: str = "public, max-age=31536000, immutable",
    ) -> Response:
        """Return a document that never changes under its address. It is made once, and kept while it is asked for."""
        packed = self._documents.pop(key, None)
        if packed is None:
            try:
                if not is_table_id(key[1]):
                    raise RpcError("unknown", what="game", name=key[1][:20])
                self.service.calls.rates.document(request.scope[ADDRESS])
                packed = gzip.compress((await make(*of)).encode(), 5, mtime=0)
            except RpcError as fault:
                return JSONResponse(fault.to_dict(), 429 if fault.word == "too-many" else 404, headers=HEADERS)
        self._documents[key] = packed
        while len(self._documents) > DOCUMENTS:
            self._documents.pop(next(iter(self._documents)))
        return _packed(request, packed, caching)

    async def rpc(self, request: Request) -> Response:
        headers = {**HEADERS, "cache-control": "no-store"}
        try:
            body = await asyncio.wait_for(self._body(request), self.settings.begin)
        except RpcError:
            return PlainTextResponse("too large\n", 413, headers={**headers, "connection": "close"})
        except (TimeoutError, ClientDisconnect):
            return PlainTextResponse("too late\n", 408, headers={**headers, "connection": "close"})
        if len(body) > RPC_REQUEST_BYTES:
            headers["connection"] = "close"
        bearer = request.headers.get("authorization", "")
        token = bearer.removeprefix("Bearer ").strip() if bearer.startswith("Bearer ") else None
        lang = language_of(request.headers.get("accept-language", ""))
        answer = await self.service.answer(body, lang, request.scope[ADDRESS], token)
        return Response(answer or "", media_type="application/json", headers=headers)

    async def _body(self, request: Request) -> bytes:
        """The body of a request. Of one that is too long only so much is kept, but more is read now and then: else its
        sender would see a broken connection and no answer. `too-many` says that it is not read.
        """
        length = request.headers.get("content-length", "0")
        size, is_long = 0, len(length) > 9 or int(length) > RPC_REQUEST_BYTES
        if is_long:
            self.service.calls.rates.oversize(request.scope[ADDRESS])
        body = bytearray()
        async for chunk in request.stream():
            size += len(chunk)
            if len(body) <= RPC_REQUEST_BYTES:
                body += chunk
            if size > RPC_REQUEST_BYTES and not is_long:
                is_long = True
                self.service.calls.rates.oversize(request.scope[ADDRESS])
            if size > READ_BYTES:
                break
        return bytes(body[: RPC_REQUEST_BYTES + 1])

    async def socket(self, socket: WebSocket) -> None:
        address, client = socket.scope[ADDRESS], socket.client
        if self._unbegun[address] >= UNBEGUN and not is_loopback(address):
            await socket.close(1013)
            return
        self._unbegun[address] += 1
        is_stranger = True

        def admitted() -> None:
            nonlocal is_stranger
            if is_stranger:
                is_stranger = False
                self._unbegun[address] -= 1
                if not self._unbegun[address]:
                    del self._unbegun[address]
                self.connections.admit(client)

        try:
            await socket.accept()
            await run_session(self.service, socket, self.settings, admitted)
        finally:
            admitted()

    async def code(self, request: Request) -> Response:
        """A code to scan is drawn by the page since 1.1: a link must not be sent to anyone."""
        return PlainTextResponse("the page draws codes itself\n", 410, headers=HEADERS)

    async def mute(self, request: Request) -> Response:
        """No more notices of a seat. A link only shows the button: mail is opened by machines as well."""
        table_id, secret = request.path_params["table"], request.path_params["secret"]
        done = request.method == "POST"
        seat = await self.service.mute(table_id, secret, done)
        if seat is None:
            return PlainTextResponse("not found", 404, headers=HEADERS)
        messages = Messages(seat.lang or "en", ("cli",))
        text = escape(messages.text("cli-notice-muted" if done else "cli-notice-mute"))
        button = (
            "" if done else f'<form method="post"><button>{escape(messages.text("cli-notice-stop"))}</button></form>'
        )
        page = f'<!doctype html><html lang="{messages.lang}"><title>Cyclades</title><p>{text}</p>{button}</html>'
        policy = HEADERS["content-security-policy"].replace("form-action 'none'", "form-action 'self'")
        return HTMLResponse(page, headers={**HEADERS, "content-security-policy": policy})

    async def health(self, request: Request) -> Response:
        return PlainTextResponse("alive\n")

    async def readiness(self, request: Request) -> Response:
        """Whether a move could be written now; else why not, in a word. It is tried once a second at most."""
        if not self.service.ready:
            return PlainTextResponse("not ready\n", 503)
        if time.monotonic() - self._probed > 1:
            self._probed = time.monotonic()
            self._trouble = await self._probe()
        if self._trouble:
            return PlainTextResponse(f"not ready: {self._trouble}\n", 503)
        return PlainTextResponse("ready\n")

    async def _probe(self) -> str:
        try:
            await self.service.tables.run(self.service.store.probe)
        except Unwritable as error:
            return error.code
        except Exception:
            log.exception("probe")
            return "store"
        return ""

    async def unwritable(self, request: Request, error: Exception) -> Response:
        """A document that cannot be read because the database is away: come again."""
        code = getattr(error, "code", "store")
        return PlainTextResponse(f"{code}\n", 503, headers={**HEADERS, "retry-after": "5"})

    async def stats(self, request: Request) -> Response:
        host = parse_host(request.headers.get("host", ""))
        by_name = host is None or (host.name != "localhost" and not is_loopback(host.name))
        if by_name or not is_loopback(request.scope[ADDRESS]) or _is_forwarded(request):
            return PlainTextResponse("forbidden", 403)
        service = self.service
        return JSONResponse(
            {
                "engine": __version__,
                "process": os.getpid(),
                "tables": len(service.tables.rooms),
                "sockets": len(service.sessions),
                "bots_queued": service.bots.queued,
                **_moves(list(service.tables.times)),
            }
        )


def _moves(times: list[tuple[float, float]]) -> dict[str, float]:
    """Moves a second in the last minute, and the time that 95 of 100 of the last moves stayed below."""
    recent = [at for at, _ in times if at > time.monotonic() - 60]
    taken = sorted(each for _, each in times)
    p95 = taken[int(len(taken) * 0.95)] if taken else 0.0
    return {"moves_per_second": round(len(recent) / 60, 2), "p95_ms": round(p95 * 1000, 1)}


def _packed(request: Request, packed: bytes, caching: str) -> Response:
    """A document in JSON, unpacked for clients that cannot do it."""
    headers = {**HEADERS, "cache-control": caching, "vary": "Accept-Encoding"}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(gzip.decompress(packed), media_type="application/json", headers=headers)
    return Response(packed, media_type="application/json", headers={**headers, "content-encoding": "gzip"})


def _is_forwarded(request: Request) -> bool:
    """Does a proxy speak for somebody else?"""
    return any(name in request.headers for name in ("x-forwarded-for", "forwarded", "x-real-ip"))
