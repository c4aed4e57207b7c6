"""Sessions over WebSockets."""

from __future__ import annotations

from starlette.requests import HTTPConnection
from starlette.websockets import WebSocket, WebSocketDisconnect

from ..table_service import TableService

__all__ = ["SocketConnection", "address_of", "run_session"]


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


async def run_session(service: TableService, socket: WebSocket, address: str) -> None:
    """Answer the messages of an accepted socket until it is closed."""
    session = service.connect(SocketConnection(socket), address)
    try:
        while True:
            message = await socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            if not await session.receive(text if text is not None else message.get("bytes") or b""):
                return
    except (WebSocketDisconnect, ConnectionError):
        pass
    finally:
        service.disconnect(session)


def address_of(connection: HTTPConnection, trust_proxy: bool) -> str:
    """Return the address of the client. Behind a trusted proxy, it is what the proxy says."""
    address = connection.client.host if connection.client else "?"
    if trust_proxy:
        address = connection.headers.get("x-forwarded-for", address).split(",")[-1].strip()
    return address
