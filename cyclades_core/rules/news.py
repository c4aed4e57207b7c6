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
    running, r = m.running, m.r
    if running is None:
        return
    cause = r.causes[running.program]
    if cause and key not in BELOW:  # mostly
        more["cause"] = cause
        return
    god = ""
    for f in _below(m, running) if key in BELOW else (running, *_below(m, running)):
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
            if zone >= m.t.z_secret:
                more["knows"] = zone - m.t.z_secret  # kept face down: nobody else learns that it was this card
            return
        elif program == r.core["battle"] and key in OF_BATTLE:
            return
    if god:
        more["cause"] = god


def _below(m: Position, running: Frame) -> list[Frame]:
    """The frames below the one at work, from the top; what it has put upon itself has not begun yet."""
    frames = m.s.frames
    for at in range(len(frames) - 1, -1, -1):
        if frames[at] is running:
            return frames[:at][::-1]
    return frames[::-1]  # its faction has left the game, and it with it


def tell(m: Position, key: str, *args: object, **more: object) -> None:
    """Something happened: what `plain.events` says of it, and what else is known (`site`, `from_`, `count` ...).

    Why it happened is found out here, unless whoever tells knows better (`cause`).
    """
    if not m.mute:
        if key in CAUSED and "cause" not in more:
            _explain(m, key, more)
        m.events.append((key, *args, more))
