"""The Starlette application around a `TableService`: routes, start and end, signals."""

from __future__ import annotations

import asyncio
import signal
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import Route, WebSocketRoute

from ..bot_processes import ProcessChooser
from ..log_format import log_loop_error
from ..table_service import TableService
from ..table_store import Store, Unwritable
from .allowed_names import AllowedNames
from .client_addresses import Proxies
from .connection_limits import Connections
from .page_routes import Pages
from .request_guard import RequestGuard
from .web_settings import WebSettings

__all__ = ["WebSettings", "make_app"]

NOTICE = 0.2  # seconds between saying that the server goes down and closing its sockets


def make_app(store: Store, settings: WebSettings | None = None, threads: int = 1) -> Starlette:
    """Return the application. It closes the store when it ends. `app.state.server` is its `TableService`."""
    settings = settings or WebSettings()
    service = TableService(store, settings, ProcessChooser(settings.bots), threads)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await service.begin()
        asyncio.get_running_loop().set_exception_handler(log_loop_error)
        _hear_signals(service)
        try:
            yield
        finally:
            await service.end()

    proxies = Proxies(settings.proxies)
    connections = Connections(proxies, factor=settings.rates)
    pages = Pages(service, settings, connections)
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
    names = AllowedNames(settings.url, settings.lan, settings.origins)
    guard = Middleware(RequestGuard, names=names, proxies=proxies, rates=service.calls.rates)
    app = Starlette(routes=routes, lifespan=lifespan, middleware=[guard, packed], exception_handlers=away)
    app.router.redirect_slashes = False  # a redirect would name http:// behind a proxy that speaks https://
    app.state.server = service
    app.state.connections = connections
    return app


def _hear_signals(service: TableService) -> None:
    """Hear a signal before uvicorn, which closes all sockets before it ends the application."""
    if threading.current_thread() is not threading.main_thread():
        return
    for number in (signal.SIGTERM, signal.SIGINT):
        then = signal.getsignal(number)
        if callable(then):
            signal.signal(number, partial(_signalled, service, then))


def _signalled(service: TableService, then: Callable[..., Any], number: int, frame: Any) -> None:
    def go() -> None:
        service.say_closing()
        service.loop.call_later(NOTICE, then, number, None)

    service.loop.call_soon_threadsafe(go)
