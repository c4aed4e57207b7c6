"""Dice and shuffles, all from one integer in the state (`seeds`), so that a clone costs nothing (B1.10, L0.5).

Draws may be scripted, a list for each kind of draw (`rules.scripting`). Nothing is scripted: the seed decides.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ..plain.reveals import DICE, SHUFFLE
from ..state.position import Position
from . import scripting, seeds
from .scripting import script_from_plain, script_to_plain

__all__ = ["below", "lots", "roll", "rolls", "script_from_plain", "script_to_plain", "shuffled"]


def below(m: Position, n: int) -> int:
    """A uniform number from 0 to n-1."""
    return several(m, (n,))[0]


def several(m: Position, sizes: Iterable[int]) -> list[int]:
    """A uniform number from 0 to n-1 for each n."""
    out, m.s.rng = seeds.draw(m.s.rng, sizes)
    return out


def roll(m: Position, faces: Sequence[int]) -> int:
    """One die. The chance is recorded by the machine (an undo stops here)."""
    m.reveal(DICE)
    m.s.drawn_roll += 1
    face = scripting.face(m, faces) if m.script else None
    if face is None:
        face = faces[below(m, len(faces))]
    if m.noted is not None:
        m.noted.append(("roll", face))
    return face


def rolls(m: Position, faces: Sequence[int], n: int) -> list[int]:
    """Several dice at once."""
    if m.script:
        return [roll(m, faces) for _ in range(n)]
    m.reveal(DICE)
    m.s.drawn_roll += n
    out = [faces[i] for i in several(m, (len(faces),) * n)]
    if m.noted is not None:
        m.noted += [("roll", face) for face in out]
    return out


def shuffled(m: Position, things: Sequence[int], sort: str = "card") -> tuple[int, ...]:
    """These things in a uniform order (Fisher and Yates), or with the scripted ones on top.

    `sort` says what they are, so that a script can name them: `card`, `marker` or `site`.
    """
    m.reveal(SHUFFLE)
    m.s.drawn_shuffle += 1
    out = list(things)
    i = len(out)
    for j in several(m, range(i, 1, -1)):
        i -= 1
        out[i], out[j] = out[j], out[i]
    if m.script:
        scripting.on_top(m, "shuffle", out, sort)
    if m.noted is not None:
        m.noted.append(("shuffle", scripting.named(m, sort, out)))
    return tuple(out)


def lots(m: Position) -> tuple[int, ...]:
    """All markers in the order in which they are drawn."""
    out = list(shuffled(m, range(len(m.t.markers)), "marker"))
    m.s.drawn_order += 1
    if m.script:
        scripting.on_top(m, "order", out, "marker")
    if m.noted is not None:
        m.noted.append(("order", scripting.named(m, "marker", out)))
    return tuple(out)
