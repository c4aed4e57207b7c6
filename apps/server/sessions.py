"""Sessions of connected clients, whatever carries their messages.

A `ClientSession` answers the requests of one client in their order. Messages to the client wait in a queue of limited
size, so that a slow reader does not fill the memory. A host gives each session a `Connection`: `apps/server/http` gives
it a WebSocket, a web worker can give it a message port.
"""

from __future__ import annotations

import asyncio
import json
from collections import deque
from functools import cache
from typing import Protocol

from cyclades_core.text.i18n import choose_language

from ..rpc import message_encoding
from .connections import Link
from .request_handlers import Calls

__all__ = ["ClientSession", "Connection"]

QUEUE, BYTES = 64, 1_000_000  # messages and bytes that may wait for a slow reader
CONNECTIONS, SPECTATORS, WATCHING = 5, 200, 50  # of a seat, of a table, of those who watch at one address
#: Close codes of RFC 6455: a link that was revoked, a server that is restarting, too many connections.
REVOKED, RESTARTING, CROWDED = 1008, 1012, 1013


class Connection(Protocol):
    """The way to a client. Both methods raise `ConnectionError` if the client is gone."""

    async def send_text(self, text: str, /) -> None:
        """Send one message."""

    async def close(self, code: int, /) -> None:
        """Close the connection with a code of RFC 6455."""


class ClientSession:
    """A connected client. Create it in a running event loop, and call `leave` when the client is gone."""

    def __init__(self, calls: Calls, connection: Connection, address: str) -> None:
        self.calls, self.connection = calls, connection
        self.queue: deque[str] = deque()
        self.size = 0
        self.wake = asyncio.Event()
        self.link = Link(self.put, _usual_language(), address)
        self.link.is_socket = True
        self.link.close = self.wake.set  # the writer closes it, after all messages that wait
        self._writer = asyncio.get_running_loop().create_task(self._write())

    def put(self, text: str) -> None:
        """Queue a message. If the reader is too slow, replace the queue by one snapshot with all events since."""
        self.queue.append(text)
        self.size += len(text)
        if len(self.queue) > QUEUE or self.size > BYTES:
            room = self.calls.tables.held(self.link.game or "")
            first = next((n for each in self.queue if (n := _since(each)) is not None), None)
            self.queue.clear()
            self.size = 0
            if room is not None:
                look = self.calls.look(self.link, room, first)
                self.queue.append(message_encoding.notification("game.changed", look))
        self.wake.set()

    async def receive(self, message: str | bytes) -> bool:
        """Answer a message. Return False if the connection was closed because there are too many of its seat."""
        answer = await self.calls.handle(message.encode() if isinstance(message, str) else message, self.link)
        if answer is not None:
            self.put(answer)
        if self._is_crowded():
            await self.close(CROWDED)
            return False
        return True

    async def close(self, code: int) -> None:
        """Close the connection at once."""
        await self.connection.close(code)

    def leave(self) -> None:
        """Take the client off its table: the connection is gone."""
        self._writer.cancel()
        self.calls.presence.leave(self.link)

    def _is_crowded(self) -> bool:
        presence, table = self.calls.presence, self.link.game or ""
        here = presence.of(table)[self.link.seat]
        if self.link.seat is not None:
            return here > CONNECTIONS
        return here > SPECTATORS or presence.watching(table, self.link.address) > WATCHING

    async def _write(self) -> None:
        try:
            while True:
                await self.wake.wait()
                self.wake.clear()
                while self.queue:
                    text = self.queue.popleft()
                    self.size -= len(text)
                    await self.connection.send_text(text)
                if self.link.ended:
                    await self.close(REVOKED)
                    return
        except ConnectionError:
            pass


@cache
def _usual_language() -> str:
    """The language of a client that names none: looked up once, and not for each of them."""
    return choose_language(None)


def _since(text: str) -> int | None:
    if '"game.changed"' not in text[:60]:
        return None
    since: int = json.loads(text)["params"]["since"]
    return since
