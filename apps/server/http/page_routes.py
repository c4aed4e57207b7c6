"""What is answered to each address: the page, documents that never change, health."""

from __future__ import annotations

import gzip
import hashlib
import logging
import os
import time
from collections.abc import Awaitable
from html import escape
from importlib.resources import files
from typing import Any
from urllib.parse import urlsplit

from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, PlainTextResponse, Response
from starlette.websockets import WebSocket

from cyclades_core import __version__
from cyclades_core.text.i18n import Messages, available_languages

from ...rpc.rpc_errors import Fault
from ..page_messages import page_words
from ..table_service import TableService
from ..table_store import Unwritable
from .script_bundle import packed
from .web_settings import WebSettings
from .web_sockets import address_of, run_session

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
#: Nothing is loaded from anywhere else, and nobody may frame the page.
HEADERS = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "cross-origin-opener-policy": "same-origin",
}


class Pages:
    """What is answered to each address."""

    def __init__(self, service: TableService, settings: WebSettings) -> None:
        self.service = service
        self.settings = settings
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
        self._probed, self._trouble = -1.0, ""  # when the store was tried last, and what was wrong with it

    def _ours(self, headers: Any) -> bool:
        """Does a request come from a page of this server (or from no page at all)?"""
        origin = headers.get("origin")
        if origin is None:
            return True
        allowed = {headers.get("host", "")}
        if self.settings.url:
            allowed.add(urlsplit(self.settings.url).netloc)
        return urlsplit(origin).netloc in allowed

    def _address(self, request: Request) -> str:
        return address_of(request, self.settings.trust_proxy)

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
        if lang not in available_languages():
            return PlainTextResponse("not found", 404, headers=HEADERS)
        return JSONResponse(page_words(lang), headers={**HEADERS, "cache-control": "no-cache"})

    async def content(self, request: Request) -> Response:
        table, lang = request.path_params["table"], request.path_params["lang"]
        return await self._document(self.service.documents.content(table, lang))

    async def board(self, request: Request) -> Response:
        return await self._document(self.service.documents.board(request.path_params["table"]))

    async def symbols(self, request: Request) -> Response:
        try:
            drawn = await self.service.documents.symbols(request.path_params["table"])
        except Fault as fault:
            return JSONResponse(fault.to_dict(), 404, headers=HEADERS)
        return JSONResponse(drawn, headers={**HEADERS, "cache-control": "max-age=3600"})

    async def _document(self, document: Awaitable[str]) -> Response:
        """Return a document that never changes under its address."""
        try:
            found = await document
        except Fault as fault:
            return JSONResponse(fault.to_dict(), 404, headers=HEADERS)
        return Response(
            found,
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
        bearer = request.headers.get("authorization", "")
        token = bearer.removeprefix("Bearer ").strip() if bearer.startswith("Bearer ") else None
        answer = await self.service.answer(body, _language(request), self._address(request), token)
        return Response(answer or "", media_type="application/json", headers={**HEADERS, "cache-control": "no-store"})

    async def socket(self, socket: WebSocket) -> None:
        if not self._ours(socket.headers):
            await socket.close(1008)
            return
        await socket.accept()
        await run_session(self.service, socket, address_of(socket, self.settings.trust_proxy))

    async def code(self, request: Request) -> Response:
        """A code to scan; what it says comes from the page itself and is not kept."""
        import io

        import segno

        text = request.query_params.get("text", "")[:300]
        out = io.BytesIO()
        segno.make(text or "-", error="m").save(out, kind="svg", scale=6, border=2, xmldecl=False)
        return Response(out.getvalue(), media_type="image/svg+xml", headers={**HEADERS, "cache-control": "no-store"})

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
        if self._address(request) not in ("127.0.0.1", "::1", "testclient"):
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


def _language(request: Request) -> str:
    """The language that a browser asks for, as far as there is one."""
    wish = request.headers.get("accept-language", "").split(",")[0].split(";")[0].strip()
    known = available_languages()
    return next((lang for lang in known if wish.lower().startswith(lang.lower())), "en")
