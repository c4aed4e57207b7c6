"""What happened at a table, by the number of its entry: the last of it at hand, the rest packed.

Everybody reads the newest events and hardly anybody the old ones, but a table of days has thousands of them: as objects
they would be most of what a server holds in memory.
"""

from __future__ import annotations

import pickle
import zlib

from cyclades_core import Event

__all__ = ["EventArchive"]

CHUNK = 32  # entries that are packed together


class EventArchive:
    """Events of one entry after the other.

    >>> past = EventArchive()
    >>> for n in range(100): past.append([Event("bid", {"amount": n})])
    >>> len(past), past[0][0].args, past[99][0].args, past.packed
    (100, {'amount': 0}, {'amount': 99}, 2)
    """

    def __init__(self) -> None:
        self._chunks: list[bytes] = []
        self._open: list[list[Event]] = []
        self._read: tuple[int, list[list[Event]]] = (-1, [])  # the chunk that was read last

    def __len__(self) -> int:
        return len(self._chunks) * CHUNK + len(self._open)

    @property
    def packed(self) -> int:
        """How many chunks are packed."""
        return len(self._chunks)

    def append(self, events: list[Event]) -> None:
        """What the next entry brought."""
        self._open.append(events)
        if len(self._open) >= 2 * CHUNK:  # those who come back after a while find theirs at hand
            self._chunks.append(zlib.compress(pickle.dumps(self._open[:CHUNK]), 1))
            del self._open[:CHUNK]

    def __getitem__(self, seq: int) -> list[Event]:
        chunk, place = divmod(seq, CHUNK)
        if chunk >= len(self._chunks):
            return self._open[seq - len(self._chunks) * CHUNK]
        read = self._read  # threads that write archives read here too
        if read[0] != chunk:
            # our own bytes, of this process
            read = self._read = chunk, pickle.loads(zlib.decompress(self._chunks[chunk]))
        return read[1][place]
