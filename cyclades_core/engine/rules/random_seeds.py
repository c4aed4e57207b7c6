"""Where chance comes from: words of 64 bits derived from a seed, the same in every process and on every machine.

One integer of the state is the whole generator, so that a clone costs nothing. There are two derivations; a game says
in its start which one it has, and old seeds give their old games:

1   splitmix64, the integer being its state: quick to run backwards, so whoever sees a shuffle can look for the seed
2   a hash with a key (BLAKE2b): the integer holds `1`, the key and how many words were drawn, 64 bits each. What was
    drawn tells nothing about the key but to those who try all keys, and nothing about what will be drawn.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable
from functools import lru_cache
from hashlib import blake2b
from struct import unpack
from typing import Final

__all__ = ["DERIVATION", "begin", "draw", "fresh", "stream"]

DERIVATION: Final = 2  # of new games

BITS: Final = 64
_MASK: Final = (1 << BITS) - 1
_KEYED: Final = 1 << 2 * BITS  # from here on the integer is that of the second derivation
_STEP: Final = 0x9E3779B97F4A7C15
_SAFE: Final = _MASK - (1 << 32)  # below it every value counts, whatever the number of answers

# streams of one seed that say nothing about each other
DRAWS: Final = b"cyclades/draws"
BOARD: Final = b"cyclades/board"


def fresh() -> int:
    """A seed that nobody can guess, from the system."""
    return secrets.randbits(BITS)


def begin(seed: int, derivation: int = DERIVATION) -> int:
    """The generator's integer before the first draw.

    >>> begin(7, 1), hex(begin(7))
    (7, '0x100000000000000070000000000000000')
    """
    if derivation == 1:
        return seed & _MASK
    if derivation != DERIVATION:
        raise ValueError(f"derivation {derivation}")
    return _KEYED | (seed & _MASK) << BITS


@lru_cache(maxsize=1024)
def _words(key: int, block: int, purpose: bytes) -> tuple[int, ...]:
    """The eight words of a block: a hash of its number, under the key."""
    made = blake2b(block.to_bytes(8, "little"), key=(key & _MASK).to_bytes(8, "little"), person=purpose)
    return unpack("<8Q", made.digest())


def draw(state: int, sizes: Iterable[int], purpose: bytes = DRAWS) -> tuple[list[int], int]:
    """A uniform number from 0 to n-1 for each n (rejection, so that every value is equally likely), and the integer
    after that.

    >>> numbers, after = draw(begin(7), (6, 6, 6))
    >>> numbers == draw(begin(7), (6,))[0] + draw(begin(7) + 1, (6, 6))[0], after == begin(7) + 3
    (True, True)
    """
    if state < _KEYED:
        return _draw_first(state, sizes)
    key, at = state >> BITS, state & _MASK
    words = _words(key, at >> 3, purpose)
    out = []
    for n in sizes:
        while True:
            z = words[at & 7]
            at += 1
            if not at & 7:
                words = _words(key, at >> 3, purpose)
            # the last, incomplete row of n is not used; mostly it is far away
            if z < _SAFE or z < (1 << BITS) - (1 << BITS) % n:
                break
        out.append(z % n)
    return out, key << BITS | at


def _mixed(word: int) -> int:
    word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & _MASK
    return word ^ (word >> 31)


def _draw_first(state: int, sizes: Iterable[int]) -> tuple[list[int], int]:
    """The same by the first derivation."""
    out = []
    for n in sizes:
        while True:
            state = (state + _STEP) & _MASK
            z = _mixed(state)
            if z < _SAFE or z < (1 << BITS) - (1 << BITS) % n:
                break
        out.append(z % n)
    return out, state


def stream(seed: int, derivation: int = DERIVATION) -> Callable[[int], int]:
    """A generator of its own for what is drawn before there is a state, the board: a number below n for each n."""
    # started elsewhere than that of the state, so that what it lays open says nothing about the cards
    state = _mixed(~seed & _MASK) if derivation == 1 else begin(seed, derivation)

    def below(limit: int) -> int:
        nonlocal state
        (found,), state = draw(state, (limit,), BOARD)
        return found

    return below
