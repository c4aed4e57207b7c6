"""What is checked before a request reaches its address: who calls, by which name, from which page, how often.

Malformed `Host` and `Origin` headers get 400, and those that are not allowed get 403 with what to do about it. Pages of
an origin that `--allow-origin` names get the headers of CORS. An error of ours is one line in the log and 500.
"""

from __future__ import annotations

import logging
import secrets
from functools import cache
from typing import Any

from cyclades_core.text.i18n import Messages, available_languages

from ...rpc.rpc_errors import RpcError
from ..rate_limits import Rates
from .allowed_names import AllowedNames, parse_host, parse_origin
from .client_addresses import Proxies, address_key

__all__ = ["ADDRESS", "HEADERS", "RequestGuard", "language_of", "languages"]

log = logging.getLogger("cyclades.server")
ADDRESS = "cyclades.address"  # the key of a scope that has the address of the client
#: Nothing is loaded from anywhere else, and nobody may frame the page.
HEADERS = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "cross-origin-opener-policy": "same-origin",
}
HEALTH = ("/healthz", "/readyz")  # for whoever watches over the server: by any name, as often as they like
COUNTED = ("/rpc", "/ws")  # messages are counted where they are read


def language_of(wish: str) -> str:
    """Return the language that a browser asks for, as far as there is one."""
    first = wish[:40].split(",")[0].split(";")[0].strip().lower()
    return next((lang for lang in languages() if first.startswith(lang.lower())), "en")


@cache
def languages() -> tuple[str, ...]:
    """Return all languages: looked up once, and not in their folders for each request."""
    return tuple(available_languages())


class RequestGuard:
    """An ASGI application around another one."""

    def __init__(self, app: Any, names: AllowedNames, proxies: Proxies, rates: Rates) -> None:
        self.app, self.names, self.proxies, self.rates = app, names, proxies, rates

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers: dict[bytes, list[bytes]] = {}
        for name, value in scope["headers"]:
            headers.setdefault(name, []).append(value)
        peer = scope["client"][0] if scope.get("client") else "?"
        forwarded = [value.decode("latin-1") for value in headers.get(b"x-forwarded-for", ())]
        scope[ADDRESS] = address_key(self.proxies.client(peer, forwarded))
        told, allowed = self._checked(scope, headers)
        if told is not None:
            await _answer(scope, receive, send, *told)
            return
        sent = False

        async def answer(message: Any) -> None:
            nonlocal sent
            sent = sent or message["type"] in ("http.response.start", "websocket.accept", "websocket.close")
            if allowed and message["type"] == "http.response.start":
                message = {**message, "headers": [*message.get("headers", ()), *allowed]}
            await send(message)

        try:
            await self.app(scope, receive, answer)
        except Exception:
            incident = secrets.randbelow(10**9)
            log.exception("incident", extra={"incident": incident})
            if not sent:
                await _answer(scope, receive, send, 500, f"internal {incident}\n")

    def _checked(self, scope: Any, headers: dict[bytes, list[bytes]]) -> tuple[Any, list[tuple[bytes, bytes]]]:
        """The answer to a request that is not let in (None: it is), and the headers of CORS for one that is."""
        if scope["path"] in HEALTH:
            return None, []
        host = _only(headers, b"host", parse_host)
        if host is None:
            return (400, "malformed Host\n"), []
        if not self.names.host(host):
            text = _words(headers).text("cli-host-refused", host=host.name, allowed=", ".join(sorted(self.names.names)))
            return (403, f"{text}\n"), []
        allowed: list[tuple[bytes, bytes]] = []
        if b"origin" in headers:
            written = _first(headers, b"origin")
            origin = _only(headers, b"origin", parse_origin)
            if origin is None and written != "null":
                return (400, "malformed Origin\n"), []
            if origin is None or not self.names.origin(origin, host):
                own = f"{scope['scheme'].replace('ws', 'http')}://{_first(headers, b'host')}"
                known = ", ".join(dict.fromkeys([own, *self.names.origins.values()]))
                text = _words(headers).text("cli-origin-refused", origin=written[:200], allowed=known)
                return (403, f"{text}\n"), []
            allowed = [(b"access-control-allow-origin", headers[b"origin"][0]), (b"vary", b"Origin")]
        if scope["type"] == "http" and scope["method"] == "OPTIONS":
            return (204, "", [*allowed, *PREFLIGHT]), []
        if scope["path"] not in COUNTED:
            try:
                self.rates.page(scope[ADDRESS])
            except RpcError as fault:
                wait = str(fault.data["retry_after"] // 1000 + 1).encode()
                return (429, "too many requests\n", [*allowed, (b"retry-after", wait)]), []
        return None, allowed


def _words(headers: dict[bytes, list[bytes]]) -> Messages:
    """The messages in the language that a browser asks for."""
    return _messages(language_of(_first(headers, b"accept-language")))


@cache
def _messages(lang: str) -> Messages:
    return Messages(lang, ("cli",))


PREFLIGHT = [
    (b"access-control-allow-methods", b"GET, POST"),
    (b"access-control-allow-headers", b"authorization, content-type"),
    (b"access-control-max-age", b"600"),
]


def _first(headers: dict[bytes, list[bytes]], name: bytes) -> str:
    return headers[name][0].decode("latin-1") if name in headers else ""


def _only(headers: dict[bytes, list[bytes]], name: bytes, parse: Any) -> Any:
    """What a header says that there must be once; None if it is malformed."""
    values = headers.get(name, ())
    return parse(values[0].decode("latin-1")) if len(values) == 1 else None


async def _answer(
    scope: Any, receive: Any, send: Any, status: int, text: str, more: list[tuple[bytes, bytes]] | None = None
) -> None:
    """Answer without the application: also the handshake of a socket."""
    body = text.encode()
    usual = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
    headers = [*usual, *(more or ())]
    if scope["type"] == "websocket":
        await receive()  # the handshake
        if "websocket.http.response" not in scope.get("extensions", {}):
            await send({"type": "websocket.close", "code": 1008})
            return
        await send({"type": "websocket.http.response.start", "status": status, "headers": headers})
        await send({"type": "websocket.http.response.body", "body": body})
        return
    length = (b"content-length", str(len(body)).encode())  # uvicorn adds both to the answer to a handshake
    headers = [(b"content-type", b"text/plain; charset=utf-8"), length, *headers]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
