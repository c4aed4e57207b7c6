"""The state of a game: a byte array, four lists and two tuples, and nothing that cannot be copied at once.

`cells` holds everything below 256 in blocks whose offsets the table knows (see `table.py`), `ints` what can pass 255,
`masks` the owned areas per faction as bits (kept by the writers of `rules`), `zones` tuples of card numbers, `frames`
the pending work (lists of numbers), `lasting` rows of modifiers with their bound numbers, `knows` what a seat has seen.
"""

from __future__ import annotations

import hashlib
from typing import Any

__all__ = ["State"]


def _plain(value: Any) -> Any:
    """Tuples as lists, for JSON."""
    if isinstance(value, (tuple, list)):
        return [_plain(v) for v in value]
    return value


def _frozen(value: Any) -> Any:
    """Lists as tuples again: what a binding or a row holds never changes in place."""
    if isinstance(value, list):
        return tuple(_frozen(v) for v in value)
    return value


class State:
    """One position, complete. `clone` is the operation that search lives on: it copies seven small things."""

    __slots__ = ("cells", "frames", "ints", "knows", "lasting", "masks", "zones")

    cells: bytearray
    ints: list[int]
    masks: list[int]
    zones: list[tuple[int, ...]]
    frames: list[list[Any]]
    lasting: tuple[tuple[int, ...], ...]
    knows: tuple[tuple[int, ...], ...]

    def __init__(self, cells: int, ints: int, masks: int, zones: int) -> None:
        self.cells = bytearray(cells)
        self.ints = [0] * ints
        self.masks = [0] * masks
        self.zones = [()] * zones
        self.frames = []
        self.lasting = ()
        self.knows = ()

    def clone(self) -> State:
        """An independent copy."""
        new = State.__new__(State)
        new.cells = self.cells[:]
        new.ints = self.ints[:]
        new.masks = self.masks[:]
        new.zones = self.zones[:]
        new.frames = [f[:] for f in self.frames]
        new.lasting = self.lasting
        new.knows = self.knows
        return new

    def restore(self, other: State) -> None:
        """Take over the content of `other` (which is used up by this)."""
        for name in State.__slots__:
            setattr(self, name, getattr(other, name))

    def to_plain(self) -> dict[str, Any]:
        """The state as JSON-able data; `from_plain` gives an equal state again."""
        return {
            "cells": self.cells.hex(),
            "ints": list(self.ints),
            "masks": [hex(m) for m in self.masks],
            "zones": [list(z) for z in self.zones],
            "frames": _plain(self.frames),
            "lasting": _plain(self.lasting),
            "knows": _plain(self.knows),
        }

    @classmethod
    def from_plain(cls, data: dict[str, Any]) -> State:
        """The inverse of `to_plain`."""
        new = State.__new__(State)
        new.cells = bytearray.fromhex(data["cells"])
        new.ints = [int(i) for i in data["ints"]]
        new.masks = [int(m, 16) for m in data["masks"]]
        new.zones = [tuple(int(c) for c in z) for z in data["zones"]]
        new.frames = [[_frozen(v) for v in f] for f in data["frames"]]
        new.lasting = tuple(_frozen(r) for r in data["lasting"])
        new.knows = tuple(_frozen(r) for r in data["knows"])
        return new

    def digest(self) -> str:
        """A hash over everything, the same in every process."""
        h = hashlib.blake2b(bytes(self.cells), digest_size=16)
        h.update(repr((self.ints, self.masks, self.zones, self.frames, self.lasting, self.knows)).encode())
        return h.hexdigest()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return all(getattr(self, n) == getattr(other, n) for n in State.__slots__)

    __hash__ = None  # type: ignore[assignment]
