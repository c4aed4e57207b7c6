"""What an answer can bring to light, so that it is not taken back any more: one bit and one word each.

Writers note the bits on the machine (`Position.reveal`) while they work; an entry of the journal keeps them as words.

>>> words(DICE | GOLD), bits(["dice", "gold"]) == DICE | GOLD
(('dice', 'gold'), True)
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

__all__ = ["CARD", "DICE", "GODS", "GOLD", "REVEALS", "SECRET", "SHUFFLE", "Shown", "bits", "words"]

DICE: Final = 1  # dice were rolled
SHUFFLE: Final = 2  # a pile, tiles or markers were shuffled
CARD: Final = 4  # a card of a face-down pile was turned up, drawn or looked at
GODS: Final = 8  # the god tiles were laid anew
GOLD: Final = 16  # an amount of gold behind a screen became known
SECRET: Final = 32  # a card that somebody kept face down was shown


class Shown(Exception):
    """Something would come to light, and the machine was told to stop there (`Position.wary`)."""


REVEALS = ("dice", "shuffle", "card", "gods", "gold", "secret")


def words(mask: int) -> tuple[str, ...]:
    """The words of the bits, in their order."""
    return tuple(word for i, word in enumerate(REVEALS) if mask >> i & 1)


def bits(found: Iterable[str]) -> int:
    """The bits of the words; an unknown word is a ValueError."""
    out = 0
    for word in found:
        out |= 1 << REVEALS.index(word)
    return out
