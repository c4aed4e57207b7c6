"""Dice and shuffles, all from one integer in the state (`random_seeds`), so that a clone costs nothing (B1.10, L0.5).

Draws may be scripted, a list for each kind of draw (`scripted_chance`). Nothing is scripted: the seed decides.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ..state.position import Position
from ..values.reveals import DICE, SHUFFLE
from . import random_seeds, scripted_chance
from .scripted_chance import script_from_plain, script_to_plain

__all__ = ["below", "lots", "roll", "rolls", "script_from_plain", "script_to_plain", "shuffled"]


def below(position: Position, limit: int) -> int:
    """A uniform number from 0 to n-1."""
    return several(position, (limit,))[0]


def several(position: Position, sizes: Iterable[int]) -> list[int]:
    """A uniform number from 0 to n-1 for each n."""
    out, position.state.rng = random_seeds.draw(position.state.rng, sizes)
    return out


def roll(position: Position, faces: Sequence[int]) -> int:
    """One die. The chance is recorded by the machine (an undo stops here)."""
    position.reveal(DICE)
    position.state.drawn_roll += 1
    face = scripted_chance.face(position, faces) if position.script else None
    if face is None:
        face = faces[below(position, len(faces))]
    if position.noted is not None:
        position.noted.append(("roll", face))
    return face


def rolls(position: Position, faces: Sequence[int], amount: int) -> list[int]:
    """Several dice at once."""
    if position.script:
        return [roll(position, faces) for _ in range(amount)]
    position.reveal(DICE)
    position.state.drawn_roll += amount
    out = [faces[i] for i in several(position, (len(faces),) * amount)]
    if position.noted is not None:
        position.noted += [("roll", face) for face in out]
    return out


def shuffled(position: Position, things: Sequence[int], sort: str = "card") -> tuple[int, ...]:
    """These things in a uniform order (Fisher and Yates), or with the scripted ones on top.

    `sort` says what they are, so that a script can name them: `card`, `marker` or `site`.
    """
    position.reveal(SHUFFLE)
    position.state.drawn_shuffle += 1
    out = list(things)
    i = len(out)
    for j in several(position, range(i, 1, -1)):
        i -= 1
        out[i], out[j] = out[j], out[i]
    if position.script:
        scripted_chance.on_top(position, "shuffle", out, sort)
    if position.noted is not None:
        position.noted.append(("shuffle", scripted_chance.named(position, sort, out)))
    return tuple(out)


def lots(position: Position) -> tuple[int, ...]:
    """All markers in the order in which they are drawn."""
    out = list(shuffled(position, range(len(position.table.markers)), "marker"))
    position.state.drawn_order += 1
    if position.script:
        scripted_chance.on_top(position, "order", out, "marker")
    if position.noted is not None:
        position.noted.append(("order", scripted_chance.named(position, "marker", out)))
    return tuple(out)
