"""What is told to people: `tell` notes an event with its reason, read off the frames.

The frame at work says it (its card, its building), or one of those below it: a battle or the taking of an area has no
reason of its own, the march that led there has. A program of a menu line, a rule or a phase carries its id.
"""

from __future__ import annotations

from ..state import Frame
from ..state.position import Position
from ..values.event_types import CAUSED
from ..values.refusals import NOTHING
from .event_ids import card_id, source_id

# in a battle these are its way: no other reason has to be said
OF_BATTLE = frozenset({"card-discarded", "card-removed", "unit-lost", "units-retreated"})
# these name the card that does it; why it came to that stands below
BELOW = frozenset({"metropolis-hidden"})


def _explain(position: Position, key: str, more: dict[str, object]) -> None:
    """Add the cause to what is told of an event, if there is one, and for whose eyes it is."""
    running, book = position.running, position.book
    if running is None:
        return
    cause = book.causes[running.program]
    if cause and key not in BELOW:  # mostly
        more["cause"] = cause
        return
    god = ""
    for f in _below(position, running) if key in BELOW else (running, *_below(position, running)):
        program, me = f.program, f.source
        cause = book.causes[program]
        if cause:
            # a god's program that is no line of a menu says more than the phase around it
            more["cause"] = god if god and cause.startswith("phase-") else cause
            return
        if me <= -2:
            if (found := source_id(position, me)) != NOTHING:
                more["cause"] = found
                return
        elif me >= 0 and book.cards[me][0] == "god":
            god = god or card_id(position, me)
        elif me >= 0:
            zone = position.state.where[me]
            if zone in book.hidden_zones:
                return
            more["cause"] = card_id(position, me)
            if zone >= position.table.z_secret:
                more["knows"] = (
                    zone - position.table.z_secret
                )  # kept face down: nobody else learns that it was this card
            return
        elif program == book.core["battle"] and key in OF_BATTLE:
            return
    if god:
        more["cause"] = god


def _below(position: Position, running: Frame) -> list[Frame]:
    """The frames below the one at work, from the top; what it has put upon itself has not begun yet."""
    frames = position.state.frames
    for at in range(len(frames) - 1, -1, -1):
        if frames[at] is running:
            return frames[:at][::-1]
    return frames[::-1]  # its faction has left the game, and it with it


def tell(position: Position, key: str, *args: object, **more: object) -> None:
    """Something happened: what `plain.events` says of it, and what else is known (`site`, `from_`, `count` ...).

    Why it happened is found out here, unless whoever tells knows better (`cause`).
    """
    if not position.mute:
        if key in CAUSED and "cause" not in more:
            _explain(position, key, more)
        position.events.append((key, *args, more))
