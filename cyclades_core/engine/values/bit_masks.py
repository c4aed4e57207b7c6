"""Masks: sets of numbers as the bits of one number."""

from __future__ import annotations

from itertools import compress
from typing import Final

__all__ = ["bits"]

NUMBERS: Final = range(4096)
DIGITS: Final = bytes(int(n == ord("1")) for n in range(256))


class Bits(dict[int, tuple[int, ...]]):
    """The set bits of a mask, lowest first. Masks recur, so the answers are kept.

    >>> bits(0b10110)
    (1, 2, 4)
    """

    def __missing__(self, mask: int) -> tuple[int, ...]:
        if len(self) > 4_000:  # more would not stay in the processor's cache
            self.clear()
        # the digits from the lowest on, as bytes of 0 and 1, pick from the numbers
        found = self[mask] = tuple(compress(NUMBERS, bin(mask)[:1:-1].encode().translate(DIGITS)))
        return found


bits: Final = Bits().__getitem__
