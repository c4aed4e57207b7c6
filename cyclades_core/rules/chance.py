"""Dice and shuffles, all from one integer in the state (splitmix64), so that a clone costs nothing (B1.10, L0.5).

A scenario may script the draws: dice by face value, shuffles by the ids that shall come to the top. How many scripted
draws were used is part of the state, so a clone goes on where its original stood.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from ..plain.events import M
from ..plain.reveals import DICE, SHUFFLE

__all__ = ["below", "roll", "rolls", "shuffled", "stream"]

_MASK = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15
_SAFE = _MASK - (1 << 32)  # below it every value counts, whatever the number of answers


def stream(seed: int) -> Callable[[int], int]:
    """A generator of its own, for what is drawn before there is a state: a function like `below`."""
    # started elsewhere than that of the state, so that what it lays open says nothing about the cards
    state = [_mixed(~seed & _MASK)]

    def draw(n: int) -> int:
        limit = (1 << 64) - (1 << 64) % n
        while True:
            state[0] = (state[0] + _STEP) & _MASK
            z = _mixed(state[0])
            if z < limit:
                return z % n

    return draw


def _mixed(z: int) -> int:
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


def below(m: M, n: int) -> int:
    """A uniform number from 0 to n-1."""
    return several(m, (n,))[0]


def several(m: M, sizes: Iterable[int]) -> list[int]:
    """A uniform number from 0 to n-1 for each n (rejection, so that every value is equally likely)."""
    ints, at = m.s.ints, m.t.i_rng
    state, out = ints[at], []
    for n in sizes:
        while True:
            # `_mixed`, written out: this is done for every card of every shuffle
            state = (state + _STEP) & _MASK
            z = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
            z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
            z ^= z >> 31
            # the last, incomplete row of n is not used; mostly it is far away
            if z < _SAFE or z < (1 << 64) - (1 << 64) % n:
                break
        out.append(z % n)
    ints[at] = state
    return out


def roll(m: M, faces: Sequence[int]) -> int:
    """One die. The chance is recorded by the machine (an undo stops here)."""
    m.revealed |= DICE
    script = m.script_dice
    if script:
        at = m.t.i_dice_script
        used = m.s.ints[at]
        if used < len(script):
            m.s.ints[at] = used + 1
            return int(script[used])
    return faces[below(m, len(faces))]


def rolls(m: M, faces: Sequence[int], n: int) -> list[int]:
    """Several dice at once."""
    if m.script_dice:
        return [roll(m, faces) for _ in range(n)]
    m.revealed |= DICE
    return [faces[i] for i in several(m, (len(faces),) * n)]


def shuffled(m: M, cards: Sequence[int]) -> tuple[int, ...]:
    """The cards in a uniform order (Fisher and Yates), or with the scripted ones on top."""
    m.revealed |= SHUFFLE
    out = list(cards)
    i = len(out)
    for j in several(m, range(i, 1, -1)):
        i -= 1
        out[i], out[j] = out[j], out[i]
    script = m.script_shuffles
    if script:
        at = m.t.i_shuffle_script
        used = m.s.ints[at]
        if used < len(script):
            m.s.ints[at] = used + 1
            left = list(out)
            top: list[int] = []
            for wanted in script[used]:
                # several copies of a card share an id: take the first that is still there
                found = next((c for c in left if c in wanted), None)
                if found is not None:
                    left.remove(found)
                    top.append(found)
            out = top + left
    return tuple(out)
