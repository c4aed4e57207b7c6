"""Sessions over WebSockets."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress

from starlette.websockets import WebSocket, WebSocketDisconnect

from ..table_service import TableService
from .request_guard import ADDRESS
from .web_settings import WebSettings

__all__ = ["SocketConnection", "run_session"]

Admit = Callable[[], None]
LATE = 1008  # the close code of a socket that did not begin


class SocketConnection:
    """A WebSocket as a `Connection`."""

    def __init__(self, socket: WebSocket) -> None:
        self._socket = socket

    async def send_text(self, text: str, /) -> None:
        """Send one message."""
        try:
            await self._socket.send_text(text)
        except (WebSocketDisconnect, RuntimeError) as error:  # RuntimeError: it was closed before
            raise ConnectionError from error

    async def close(self, code: int, /) -> None:
        """Close the socket with a code."""
        try:
            await self._socket.close(code)
        except (WebSocketDisconnect, RuntimeError) as error:
            raise ConnectionError from error


async def run_session(service: TableService, socket: WebSocket, settings: WebSettings, admitted: Admit) -> None:
    """Answer the messages of an accepted socket until it is closed. `admitted` is called when it has shown a token.

    A socket that does not begin in time, or has no token and says nothing, is closed.
    """
    session = service.connect(SocketConnection(socket), socket.scope[ADDRESS])
    link = session.link
    until = time.monotonic() + settings.begin
    try:
        while True:
            wait = None if link.token else settings.idle if link.has_begun else until - time.monotonic()
            message = await asyncio.wait_for(socket.receive(), wait)
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            is_stranger = not link.token
            if not await session.receive(text if text is not None else message.get("bytes") or b""):
                return
            if is_stranger and link.token:
                admitted()
    except TimeoutError:
        with suppress(ConnectionError):
            await session.close(LATE)
    except (WebSocketDisconnect, ConnectionError):
        pass
    finally:
        service.disconnect(session)
