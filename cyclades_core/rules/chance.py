"""Dice and shuffles, all from one integer in the state (splitmix64), so that a clone costs nothing (B1.10, L0.5).

Draws may be scripted, a list for each kind of draw (`rules.scripting`). Nothing is scripted: the seed decides.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from ..plain.events import M
from ..plain.reveals import DICE, SHUFFLE
from . import scripting
from .scripting import script_from_plain, script_to_plain

__all__ = ["below", "lots", "roll", "rolls", "script_from_plain", "script_to_plain", "shuffled", "stream"]

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
    m.s.ints[m.t.i_drawn_roll] += 1
    if m.script:
        face = scripting.face(m, faces)
        if face is not None:
            return face
    return faces[below(m, len(faces))]


def rolls(m: M, faces: Sequence[int], n: int) -> list[int]:
    """Several dice at once."""
    if m.script:
        return [roll(m, faces) for _ in range(n)]
    m.revealed |= DICE
    m.s.ints[m.t.i_drawn_roll] += n
    return [faces[i] for i in several(m, (len(faces),) * n)]


def shuffled(m: M, things: Sequence[int], sort: str = "card") -> tuple[int, ...]:
    """These things in a uniform order (Fisher and Yates), or with the scripted ones on top.

    `sort` says what they are, so that a script can name them: `card`, `marker` or `site`.
    """
    m.revealed |= SHUFFLE
    m.s.ints[m.t.i_drawn_shuffle] += 1
    out = list(things)
    i = len(out)
    for j in several(m, range(i, 1, -1)):
        i -= 1
        out[i], out[j] = out[j], out[i]
    if m.script:
        scripting.on_top(m, "shuffle", out, sort)
    return tuple(out)


def lots(m: M) -> tuple[int, ...]:
    """All markers in the order in which they are drawn."""
    out = list(shuffled(m, range(len(m.t.markers)), "marker"))
    m.s.ints[m.t.i_drawn_order] += 1
    if m.script:
        scripting.on_top(m, "order", out, "marker")
    return tuple(out)
