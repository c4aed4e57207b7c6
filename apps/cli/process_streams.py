"""The streams of the process: what they can be given, and what happens when one is closed or nobody reads it.

A stream that was closed before the start (`>&-`) is None in Python, and its number would be given to the next file that
is opened; a pipe whose reader has gone, or a full disk, shows only when the stream is emptied, at the latest when the
interpreter ends, which is too late to say anything about it.
"""

from __future__ import annotations

import errno
import io
import os
import sys
from typing import Any


class Closed(io.TextIOBase):
    """In place of an output stream that was closed: writing fails as it would at the system."""

    encoding = "utf-8"

    def write(self, text: str) -> int:
        raise OSError(errno.EBADF, os.strerror(errno.EBADF))


def prepare() -> None:
    """Streams that are there, and that take any text."""
    if None in (sys.__stdin__, sys.__stdout__, sys.__stderr__):
        while (number := os.open(os.devnull, os.O_RDWR)) <= 2:
            pass  # the numbers of those that were closed are taken now
        os.close(number)
    if sys.stdout is None:
        sys.stdout = Closed()
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    for stream in (sys.stdout, sys.stderr):
        _speak_utf8(stream)


def _speak_utf8(stream: Any) -> None:
    """Consoles with an older code page (Windows) would choke on names; what is no text at all is shown escaped."""
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(encoding="utf-8", errors="backslashreplace")


def put_away() -> bool:
    """Empty the streams for the last time; what can no longer be written goes nowhere, and makes the answer False."""
    whole = True
    for stream in filter(None, (sys.stdout, sys.stderr, sys.__stdout__, sys.__stderr__)):
        try:
            stream.flush()
        except OSError:
            whole = False
            try:
                nowhere = os.open(os.devnull, os.O_WRONLY)
                os.dup2(nowhere, stream.fileno())
                os.close(nowhere)
            except OSError:
                pass  # no stream of the system
    return whole
