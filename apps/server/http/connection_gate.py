"""New connections wait at a gate until the headers of their first request are there.

A connection in asyncio with an HTTP parser costs about 100 microseconds before it has said anything. One client process
opens more of them per second than that allows. Then the queue of the system overflows, and the next client waits for a
second until its system tries again. So a new connection is only a socket here, in an `epoll` of the gate, which costs
about 20 microseconds. It becomes a connection of the event loop when its headers have arrived, at most `BEGUN` in one
turn of the loop. Requests of players who are connected already come between them.

An address that begins more connections than its budget allows gets 429. A check of `/healthz` is answered all the same.
"""

from __future__ import annotations

import asyncio
import errno
import select
import socket
import time
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Any

from .connection_limits import HEADER_LINES, Connections, connections_of

__all__ = ["LOOP", "GatedLoop"]

BACKLOG = 4096  # connections that wait in the system. It allows no more than net.core.somaxconn
#: Connections that are accepted, read and begun in one turn of the loop. Fewer are accepted than read. So a request is
#: read before its connection can be closed in favor of newer ones.
ACCEPTED, READ, BEGUN = 64, 256, 16
HEADER_BYTES = 16_384
PAUSE = 1.0  # seconds until the next try when there are no file handles
LACKING = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)
TOO_LONG = b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
TOO_MANY = b"HTTP/1.1 429 Too Many Requests\r\nretry-after: 1\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
ALIVE = b"HTTP/1.1 200 OK\r\ncontent-type: text/plain\r\nconnection: close\r\ncontent-length: 6\r\n\r\nalive\n"


class Waiting:
    """A connection that has not sent the headers of a request."""

    __slots__ = ("close", "first", "peer", "since", "socket")

    def __init__(self, opened: socket.socket, peer: Any, since: float, close: Callable[[Waiting], None]) -> None:
        self.socket, self.peer, self.since, self.close = opened, peer, since, close
        self.first = b""  # what was sent so far

    def get_extra_info(self, name: str) -> Any:
        """Return the address of the client, as a transport does."""
        return self.peer if name == "peername" else None

    def abort(self) -> None:
        """Close the connection, as a transport does."""
        self.close(self)

    @property
    def is_complete(self) -> bool:
        """Are the headers there, or is this no HTTP, so that waiting for more is useless?"""
        first = self.first
        return b"\n\r\n" in first or b"\n\n" in first or first[0] < 33


class Gate:
    """The new connections of one listening socket."""

    def __init__(self, loop: GatedLoop, listening: socket.socket, make: Callable[[], Any], limits: Connections) -> None:
        self._loop, self._listening, self._make, self._limits = loop, listening, make, limits
        self._poll = select.epoll()
        self._waiting: dict[int, Waiting] = {}  # by file handle, the oldest first
        self._complete: deque[Waiting] = deque()
        self._tasks: set[asyncio.Task[None]] = set()
        self._sweep: asyncio.TimerHandle | None = None
        self._open = True
        listening.listen(BACKLOG)
        loop.add_reader(self._poll.fileno(), self._read)
        self._listen()

    def close(self) -> None:
        """Close all connections that wait. The listening socket is closed by its server."""
        if not self._open:
            return
        self._open = False
        if self._sweep is not None:
            self._sweep.cancel()
        self._loop.remove_reader(self._poll.fileno())
        for waiting in [*self._waiting.values(), *self._complete]:
            self._close(waiting)
        self._complete.clear()
        self._poll.close()

    def _listen(self) -> None:
        if self._open and self._listening.fileno() >= 0:
            self._loop.add_reader(self._listening.fileno(), self._accept)

    def _accept(self) -> None:
        now = time.monotonic()
        for _ in range(ACCEPTED):
            try:
                opened, peer = self._listening.accept()
            except (BlockingIOError, InterruptedError, ConnectionAbortedError):
                break
            except OSError as error:
                if error.errno in LACKING:  # as asyncio does it: a socket that cannot be accepted would stay ready
                    self._loop.call_exception_handler(
                        {"message": "socket.accept() out of system resource", "exception": error}
                    )
                    self._loop.remove_reader(self._listening.fileno())
                    self._loop.call_later(PAUSE, self._listen)
                break
            opened.setblocking(False)
            waiting = Waiting(opened, peer, now, self._close)
            if self._limits.enter(waiting):
                self._waiting[opened.fileno()] = waiting
                self._poll.register(opened.fileno(), select.EPOLLIN)
            else:
                opened.close()
        if self._waiting and self._sweep is None:
            self._sweep = self._loop.call_later(min(1.0, self._limits.headers / 4), self._close_late)

    def _read(self) -> None:
        if self._listening.fileno() < 0:  # the server ends
            self.close()
            return
        for handle, _ in self._poll.poll(0, READ):
            waiting = self._waiting.get(handle)
            if waiting is None:
                continue
            try:
                data = waiting.socket.recv(HEADER_BYTES)
            except (BlockingIOError, InterruptedError):  # it was closed meanwhile, and another one has its number
                continue
            except OSError:
                data = b""
            waiting.first += data
            if not data:
                self._close(waiting)
            elif waiting.is_complete:
                self._take(waiting)
            elif len(waiting.first) >= HEADER_BYTES:
                self._answer(waiting, TOO_LONG)

    def _take(self, waiting: Waiting) -> None:
        """Let a connection begin, or answer it at once if its address has begun too many or sends too many headers."""
        head = waiting.first.find(b"\n\r\n")
        if waiting.first.count(b"\n", 0, len(waiting.first) if head < 0 else head) > HEADER_LINES:
            self._answer(waiting, TOO_LONG)
            return
        if not self._limits.may_begin(waiting):
            self._answer(waiting, ALIVE if waiting.first.startswith(b"GET /healthz ") else TOO_MANY)
            return
        del self._waiting[waiting.socket.fileno()]
        self._poll.unregister(waiting.socket.fileno())
        self._limits.set_idle(waiting, False)
        self._complete.append(waiting)
        if len(self._complete) == 1:
            self._loop.call_soon(self._begin)

    def _answer(self, waiting: Waiting, answer: bytes) -> None:
        try:
            waiting.socket.send(answer)
        except OSError:  # the client is gone
            pass
        self._close(waiting)

    def _begin(self) -> None:
        for _ in range(min(BEGUN, len(self._complete))):
            task = self._loop.create_task(self._connect(self._complete.popleft()))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        if self._complete:
            self._loop.call_soon(self._begin)

    async def _connect(self, waiting: Waiting) -> None:
        protocol = self._make()
        protocol.waiting = waiting
        try:
            await self._loop.connect_accepted_socket(lambda: protocol, waiting.socket)
        except OSError:  # the client is gone
            self._close(waiting)

    def _close(self, waiting: Waiting) -> None:
        self._limits.leave(waiting)
        handle = waiting.socket.fileno()
        if self._waiting.get(handle) is waiting:
            del self._waiting[handle]
        waiting.socket.close()  # which takes it out of the poll

    def _close_late(self) -> None:
        """Close connections whose headers did not come in time."""
        self._sweep = None
        oldest = time.monotonic() - self._limits.headers
        for waiting in [*self._waiting.values()]:
            if waiting.since > oldest:
                break
            self._close(waiting)
        if self._waiting:
            self._sweep = self._loop.call_later(min(1.0, self._limits.headers / 4), self._close_late)


class GatedLoop(asyncio.SelectorEventLoop):
    """An event loop whose servers have a gate, if they listen on a socket that they are given."""

    def __init__(self) -> None:
        super().__init__()
        self._gates: list[Gate] = []

    async def create_server(self, protocol_factory: Any, *arguments: Any, **more: Any) -> asyncio.Server:
        """Serve as asyncio does, with a gate in the place of its accept loop."""
        server = await super().create_server(protocol_factory, *arguments, **more)
        listening = more.get("sock")
        if listening is not None:
            self.remove_reader(listening.fileno())
            limits = connections_of(protocol_factory())
            self._gates.append(Gate(self, listening, partial(protocol_factory, _loop=self), limits))
        return server

    def close(self) -> None:
        """Close the loop and its gates."""
        for gate in self._gates:
            gate.close()
        self._gates.clear()
        super().close()


#: How uvicorn makes its event loop.
LOOP = f"{__name__}:GatedLoop" if hasattr(select, "epoll") else "auto"
