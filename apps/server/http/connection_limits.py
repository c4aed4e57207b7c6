"""How many connections there may be, and how long they may wait: the protocols of uvicorn with limits.

A connection that has not shown a token is a stranger. When a client has too many of them, its oldest idle one is closed
in favor of the new one, so a flood of half requests only closes itself. A request must have sent its headers within
`HEADERS` seconds. An address may begin `BEGIN_RATE` connections per second, after the first `BEGIN`.
"""

from __future__ import annotations

import asyncio
import socket
import time
from collections import Counter, OrderedDict
from functools import lru_cache
from typing import Any

from attrs import define
from h11 import IDLE, SEND_RESPONSE, Data, RemoteProtocolError, Request
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from .client_addresses import Proxies, address_key, is_loopback

__all__ = ["HEADER_LINES", "Connections", "LimitedHttp", "LimitedWebSocket", "connections_of", "raise_file_limit"]

HEADERS = 10.0  # seconds until the headers of a request are complete
STRANGERS, LOCAL = 256, 1024  # strangers of one client, and of this machine
BEGIN, BEGIN_RATE = 1000.0, 100.0  # connections of a client that begin a request, at once and per second
PIECE, PIECES = 128, 32  # bytes of a WebSocket that are parsed at a time, and how often in one turn of the loop
FRAMES, FRAME_RATE = 200.0, 20.0  # pings, pongs and fragments of a WebSocket, at once and per second
STALLED = 60.0  # seconds in which a client that does not read an answer has to take some of it
HEADER_LINES = 128  # of a request
#: Pieces of a body below so many bytes, at once and per second of a connection. Each costs as much as a long one.
SMALL_BYTES, SMALL, SMALL_RATE = 256, 200.0, 20.0
FINE = 50.0  # connections that a client may begin less, for one that was closed because of such tricks
BAD_REQUEST = b"HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
KEPT = 10_000  # clients whose connections are counted
FILES = 16_384  # file handles that are asked for
OTHER_FILES = 128  # that connections leave to the rest of the process
MOST = 8_000  # connections


def raise_file_limit() -> None:
    """Ask the system for more file handles."""
    try:
        import resource
    except ImportError:  # another system
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def most_connections() -> int:
    """Return how many connections the file handles of this process are enough for."""
    try:
        import resource
    except ImportError:
        return MOST
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return MOST if soft == resource.RLIM_INFINITY else max(16, min(MOST, soft - OTHER_FILES))


@define(eq=False)
class OpenConnection:
    """A connection: its transport, who it is, and whether it may be closed for another one."""

    transport: Any
    key: str
    peer: Any
    is_stranger: bool = True
    is_idle: bool = True


class Connections:
    """The connections of a process."""

    def __init__(
        self,
        proxies: Proxies | None = None,
        most: int | None = None,
        strangers: int = STRANGERS,
        local: int = LOCAL,
        headers: float = HEADERS,
        factor: float = 1.0,
    ) -> None:
        self._factor = factor  # of the rate, 0: there is none
        self._proxies = proxies or Proxies()
        self.most = most_connections() if most is None else most
        self.strangers = strangers
        self.local = min(local, max(16, self.most // 2))
        self.headers = headers
        self._places: dict[Any, OpenConnection] = {}  # by transport
        self._peers: dict[Any, OpenConnection] = {}  # by address and port
        self._idle: OrderedDict[OpenConnection, None] = OrderedDict()  # the oldest first
        self._idle_of: dict[str, OrderedDict[OpenConnection, None]] = {}
        self._counts: Counter[str] = Counter()  # strangers of a client
        self._begun: OrderedDict[str, tuple[float, float]] = OrderedDict()  # what is left to a client, and since when
        self._client = lru_cache(KEPT)(self._key_of)

    def __len__(self) -> int:
        return len(self._places)

    def enter(self, transport: Any) -> bool:
        """Count a new connection. False: there is no room for it, not even by closing another one."""
        peer = transport.get_extra_info("peername")
        host = str(peer[0]) if isinstance(peer, tuple) and peer else "?"
        key, is_local = self._client(host)
        most = self.local if is_local else self.strangers
        full = len(self._places) >= self.most
        if full or (key and self._counts[key] >= most):
            oldest = next(iter(self._idle if full else self._idle_of.get(key, ())), None)
            if oldest is None:
                return False
            self.leave(oldest.transport)
            oldest.transport.abort()
        place = OpenConnection(transport, key, tuple(peer[:2]) if isinstance(peer, tuple) else peer)
        self._places[transport] = place
        self._peers[place.peer] = place
        self._counts[key] += 1
        self._wait(place)
        return True

    def _key_of(self, host: str) -> tuple[str, bool]:
        """Return what a client is counted by (a proxy speaks for many), and whether it is this machine."""
        return "" if host in self._proxies else address_key(host), is_loopback(host)

    def replace(self, before: Any, transport: Any) -> bool:
        """Count a connection under another transport. False: it was closed meanwhile."""
        place = self._places.pop(before, None)
        if place is None:
            return False
        place.transport = transport
        self._places[transport] = place
        return True

    def _wait(self, place: OpenConnection) -> None:
        place.is_idle = True
        self._idle[place] = None
        self._idle_of.setdefault(place.key, OrderedDict())[place] = None

    def _work(self, place: OpenConnection) -> None:
        place.is_idle = False
        self._idle.pop(place, None)
        if place.key in self._idle_of:
            self._idle_of[place.key].pop(place, None)
            if not self._idle_of[place.key]:
                del self._idle_of[place.key]

    def set_idle(self, transport: Any, is_idle: bool) -> None:
        """Note whether a connection waits for a request, so that it may be closed for another one."""
        place = self._places.get(transport)
        if place is not None and place.is_stranger and place.is_idle != is_idle:
            self._wait(place) if is_idle else self._work(place)

    def admit(self, peer: Any) -> None:
        """Note that a connection has shown a token: it is no stranger any more."""
        place = self._peers.get(tuple(peer) if peer else None)
        if place is not None and place.is_stranger:
            self._work(place)
            place.is_stranger = False
            self._uncount(place)

    def leave(self, transport: Any) -> None:
        """Forget a connection that is closed."""
        place = self._places.pop(transport, None)
        if place is not None:
            if self._peers.get(place.peer) is place:
                del self._peers[place.peer]
            self._work(place)
            if place.is_stranger:
                self._uncount(place)

    def may_begin(self, transport: Any) -> bool:
        """May one more connection of a client begin a request?"""
        place = self._places.get(transport)
        if place is None or not place.key or not self._factor:
            return place is not None
        now = time.monotonic()
        most = BEGIN * self._factor
        left, at = self._begun.pop(place.key, (most, now))
        left = min(most, left + (now - at) * BEGIN_RATE * self._factor)
        self._begun[place.key] = (max(0.0, left - 1.0), now)
        if len(self._begun) > KEPT:
            self._begun.popitem(last=False)
        return left >= 1.0

    def fine(self, transport: Any) -> None:
        """Let a client begin fewer connections, because it made the parser work for nothing."""
        place = self._places.get(transport)
        if place is not None and place.key and self._factor:
            left, at = self._begun.get(place.key, (BEGIN * self._factor, time.monotonic()))
            self._begun[place.key] = (max(0.0, left - FINE), at)

    def _uncount(self, place: OpenConnection) -> None:
        self._counts[place.key] -= 1
        if not self._counts[place.key]:
            del self._counts[place.key]


def connections_of(protocol: Any) -> Connections:
    """Return the connections of the server that a protocol belongs to."""
    state = protocol.server_state if hasattr(protocol, "server_state") else None
    found = getattr(getattr(protocol.app, "state", None), "connections", None)
    if found is None:  # another application: the limits are per server
        found = getattr(state, "cyclades_connections", None)
        if found is None:
            found = Connections()
            if state is not None:
                state.cyclades_connections = found
    return found


class EventBudget:
    """A number of events that fills up again."""

    __slots__ = ("at", "left", "most", "rate")

    def __init__(self, most: float, rate: float) -> None:
        self.most = self.left = most
        self.rate, self.at = rate, time.monotonic()

    def take(self) -> bool:
        """Count one event. False: there were too many."""
        now = time.monotonic()
        self.left = min(self.most, self.left + (now - self.at) * self.rate) - 1.0
        self.at = now
        return self.left >= 0


class LimitedHttp(H11Protocol):
    """HTTP with a limit of connections, of the time until a request has arrived, and of what costs much to parse."""

    upgraded = False
    waiting: Any = None  # the connection as it waited at the gate
    _timer: asyncio.TimerHandle | None = None
    _stalled: asyncio.TimerHandle | None = None

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self._small = EventBudget(SMALL, SMALL_RATE)
        self._is_first = True  # is the next piece of a body its first one?
        self._parsed = self.conn.next_event
        self.conn.next_event = self._next_event  # type: ignore[method-assign]

    def _next_event(self) -> Any:
        """Return the next event of h11, unless a client makes it parse many headers or many tiny chunks."""
        event = self._parsed()
        if isinstance(event, Data):
            is_first, self._is_first = self._is_first, False
            if not is_first and len(event.data) < SMALL_BYTES and not self._small.take():
                self._limits.fine(self.transport)
                raise RemoteProtocolError("too many small chunks")
        elif isinstance(event, Request):
            self._is_first = True
            if len(event.headers) > HEADER_LINES:
                self._limits.fine(self.transport)
                raise RemoteProtocolError("too many headers", error_status_hint=431)
        return event

    def send_400_response(self, msg: str) -> None:
        if self.conn.our_state in (IDLE, SEND_RESPONSE):
            super().send_400_response(msg)
        else:  # the request was answered before its body went wrong. uvicorn would raise an error
            self.transport.abort()

    def connection_made(self, transport: Any) -> None:
        self._limits = connections_of(self)
        super().connection_made(transport)
        waiting, self.waiting = self.waiting, None
        if waiting is not None:
            is_let_in = self._limits.replace(waiting, transport)
        else:  # on a system without a gate
            is_let_in = self._limits.enter(transport) and self._limits.may_begin(transport)
        if not is_let_in:
            transport.abort()
            return
        opened = transport.get_extra_info("socket")
        if opened is not None and opened.family in (socket.AF_INET, socket.AF_INET6):
            # asyncio does it only for sockets that were made as TCP; without it a second small packet waits for 40 ms
            opened.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._expect()
        if waiting is not None:
            self.data_received(waiting.first)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._expect()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._expect()  # the next request may have come already

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stalled = self.loop.call_later(STALLED, self.transport.abort)

    def resume_writing(self) -> None:
        if self._stalled is not None:
            self._stalled.cancel()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        self._cancel()
        if self._stalled is not None:
            self._stalled.cancel()
        self._limits.leave(self.transport)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: Any) -> None:
        self._cancel()
        self.upgraded = True
        super().handle_websocket_upgrade(event)

    def _expect(self) -> None:
        """A request that has arrived may take its time; else the headers of one have to come soon."""
        if self.upgraded:
            return
        is_answered = self.cycle is None or self.cycle.response_complete
        self._limits.set_idle(self.transport, is_answered or self.cycle.more_body)
        if not is_answered:
            self._cancel()
        elif self._timer is None and not self.transport.is_closing():
            self._timer = self.loop.call_later(self._limits.headers, self._late)

    def _late(self) -> None:
        self._timer = None
        if self.cycle is None or self.cycle.response_complete:
            self.transport.abort()

    def _cancel(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class LimitedWebSocket(WebSocketsSansIOProtocol):
    """A WebSocket that is counted like the connection it came from, and read piece by piece.

    A few hundred bytes can be a hundred pings, or messages that are a hundred times as long when they are unpacked.
    So `PIECE` bytes are parsed at a time, at most `PIECES` times in one turn of the loop, and nothing while a message
    waits to be answered.
    """

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self._unread = bytearray()
        self._is_due = False  # is `_go_on` called in the next turn?
        self._frames = EventBudget(FRAMES, FRAME_RATE)

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and not message.get("more_body", False):
            self.handshake_complete = True  # it was refused: without this uvicorn logs that nothing was answered

    async def receive(self) -> Any:
        message = await super().receive()
        self._parse()
        return message

    def connection_lost(self, exc: Exception | None) -> None:
        self._unread.clear()
        connections_of(self).leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)
            if not self.handshake_initiated:  # a handshake has no body: websockets does not say so, and waits
                self.transport.write(BAD_REQUEST)
                self.transport.close()
            return
        self._unread += data
        self._parse()

    def _parse(self) -> None:
        for _ in range(PIECES):
            if self.read_paused or not self._unread or self.transport.is_closing():
                break
            piece = bytes(self._unread[:PIECE])
            del self._unread[:PIECE]
            super().data_received(piece)
        if not self._unread or self.transport.is_closing():
            return
        self.transport.pause_reading()
        if not self.read_paused and not self._is_due:
            self._is_due = True
            self.loop.call_soon(self._go_on)

    def _go_on(self) -> None:
        self._is_due = False
        self._parse()
        if not self._unread and not self.read_paused and not self.transport.is_closing():
            self.transport.resume_reading()

    def handle_text(self, event: Any) -> None:
        self.handle_bytes(event)  # JSON is read from bytes, and uvicorn logs every text that is not UTF-8

    def handle_cont(self, event: Any) -> None:
        if self._count_frame():
            super().handle_cont(event)

    def handle_ping(self) -> None:
        if self._count_frame():
            super().handle_ping()

    def handle_pong(self, event: Any) -> None:
        if self._count_frame():
            super().handle_pong(event)

    def _count_frame(self) -> bool:
        """Count a frame that no rate limit sees. A client that sends too many of them is closed."""
        is_allowed = self._frames.take()
        if not is_allowed and not self.transport.is_closing():
            connections_of(self).fine(self.transport)
            self.transport.abort()
        return is_allowed
