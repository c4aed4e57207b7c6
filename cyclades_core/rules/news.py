"""What is told to people: `tell` notes an event with its reason, read off the frames.

The frame at work says it (its card, its building), or one of those below it: a battle or the taking of an area has no
reason of its own, the march that led there has. A program of a menu line, a rule or a phase carries its id.
"""

from __future__ import annotations

from ..plain.events import CAUSED
from ..plain.refusals import NOTHING
from ..state import Frame
from ..state.position import Position
from .naming import card_id, source_id

# in a battle these are its way: no other reason has to be said
OF_BATTLE = frozenset({"card-discarded", "card-removed", "unit-lost", "units-retreated"})
# these name the card that does it; why it came to that stands below
BELOW = frozenset({"metropolis-hidden"})


def _explain(m: Position, key: str, more: dict[str, object]) -> None:
    """Add the cause to what is told of an event, if there is one, and for whose eyes it is."""
    t, r = m.t, m.r
    god = ""
    for f in _under_way(m)[key in BELOW :]:
        program, me = f.program, f.source
        cause = r.causes[program]
        if cause:
            # a god's program that is no line of a menu says more than the phase around it
            more["cause"] = god if god and cause.startswith("phase-") else cause
            return
        if me <= -2:
            if (found := source_id(m, me)) != NOTHING:
                more["cause"] = found
                return
        elif me >= 0 and r.cards[me][0] == "god":
            god = god or card_id(m, me)
        elif me >= 0:
            zone = m.s.where[me]
            if zone in r.hidden_zones:
                return
            more["cause"] = card_id(m, me)
            if zone >= t.z_secret:
                more["knows"] = zone - t.z_secret  # kept face down: nobody else learns that it was this card
            return
        elif program == r.core["battle"] and key in OF_BATTLE:
            return
    if god:
        more["cause"] = god


def _under_way(m: Position) -> list[Frame]:
    """The frame at work and those below it, from the top; what it has put upon itself has not begun yet."""
    running, frames = m.running, m.s.frames
    if running is None:
        return []
    for at in range(len(frames) - 1, -1, -1):
        if frames[at] is running:
            return list(reversed(frames[: at + 1]))
    return [running, *reversed(frames)]  # its faction has left the game, and it with it


def tell(m: Position, key: str, *args: object, **more: object) -> None:
    """Something happened: what `plain.events` says of it, and what else is known (`site`, `from_`, `count` ...).

    Why it happened is found out here, unless whoever tells knows better (`cause`).
    """
    if not m.mute:
        if key in CAUSED and "cause" not in more:
            _explain(m, key, more)
        m.events.append((key, *args, more))
