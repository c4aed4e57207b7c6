"""The protocol on standard input and output: a message a line, the end of the input ends it.

One thread reads lines, this one answers them: so a long poll does not keep others waiting, and it works wherever there
are threads. Nothing but messages goes to the output; what prints by mistake goes to the error stream.
"""

from __future__ import annotations

import queue
import threading
import time
from collections.abc import Callable
from typing import BinaryIO

from cyclades_core.engine.values.limits import RPC_LOAD_BYTES

from . import message_encoding
from .callers import Caller
from .dispatcher import Dispatcher
from .rpc_errors import RpcError

__all__ = ["serve"]

WAITING = 64  # lines that are read ahead of the answers
_TOO_LONG = object()


def serve(source: BinaryIO, sink: BinaryIO, lang: str, report: Callable[[int, BaseException], None]) -> None:
    """Answer every line of the source until it ends. Only messages are written to the sink; faults go to `report`."""

    def send(text: str) -> None:
        sink.write(text.encode("utf-8") + b"\n")
        sink.flush()

    lines: queue.Queue[object] = queue.Queue(WAITING)
    threading.Thread(target=_read, args=(source, lines), name="rpc-input", daemon=True).start()
    dispatcher = Dispatcher(time.monotonic, report)
    caller = Caller(send, lang)
    while True:
        line = _next(lines, dispatcher)
        if line is None:
            return
        if line is _TOO_LONG:
            send(message_encoding.error(None, RpcError("too-large", what="bytes", most=RPC_LOAD_BYTES)))
        elif isinstance(line, bytes) and line.strip():
            dispatcher.handle(line, caller)


def _next(lines: queue.Queue[object], dispatcher: Dispatcher) -> object:
    """The next line; meanwhile the long polls that have waited long enough are answered."""
    while True:
        deadline = dispatcher.deadline
        try:
            return lines.get(timeout=None if deadline is None else max(0.0, deadline - time.monotonic()))
        except queue.Empty:
            dispatcher.expire()


def _read(source: BinaryIO, lines: queue.Queue[object]) -> None:
    """Hand on line by line; of one that is too long nothing is kept. The last needs no line break."""
    try:
        while line := source.readline(RPC_LOAD_BYTES + 2):
            if len(line) > RPC_LOAD_BYTES + 1 and not line.endswith(b"\n"):
                while line and not line.endswith(b"\n"):
                    line = source.readline(65_536)
                lines.put(_TOO_LONG)
            else:
                lines.put(line)
    except (OSError, ValueError):
        pass  # the other side is gone
    finally:
        lines.put(None)
