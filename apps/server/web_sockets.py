"""One connection: requests one after the other, messages through a queue that cannot grow for ever."""

from __future__ import annotations

import asyncio
import json
from collections import deque
from typing import TYPE_CHECKING

from starlette.requests import HTTPConnection
from starlette.websockets import WebSocket, WebSocketDisconnect

from cyclades_core.text.i18n import choose_language

from ..rpc import message_encoding
from .connections import Link

if TYPE_CHECKING:
    from .web_app import Server

__all__ = ["Socket", "address_of"]

QUEUE, BYTES = 64, 1_000_000  # messages and bytes that may wait for a slow reader
CONNECTIONS, SPECTATORS = 5, 200  # of a seat, of a table


class Socket:
    """One connection: requests one after the other, messages through a queue that cannot grow for ever."""

    def __init__(self, server: Server, socket: WebSocket) -> None:
        self.server, self.socket = server, socket
        self.queue: deque[str] = deque()
        self.size = 0
        self.wake = asyncio.Event()
        self.link = Link(self.put, choose_language(None), address_of(socket, server.settings.trust_proxy))
        self.link.close = self.end

    def end(self) -> None:
        """Close it, after what waits to be sent."""
        self.wake.set()

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
                self.queue.append(message_encoding.notification("game.changed", look))
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
                if self.link.ended:
                    await self.socket.close(1008)
                    return
        except (WebSocketDisconnect, RuntimeError):
            pass


def address_of(connection: HTTPConnection, trust_proxy: bool) -> str:
    """Who calls; behind a proxy that is trusted, as the proxy says."""
    address = connection.client.host if connection.client else "?"
    if trust_proxy:
        address = connection.headers.get("x-forwarded-for", address).split(",")[-1].strip()
    return address


def _since(text: str) -> int | None:
    if '"game.changed"' not in text[:60]:
        return None
    since: int = json.loads(text)["params"]["since"]
    return since
