"""Why something happens: read off the frames, so that whoever tells an event need not know it.

The frame at work says it (its card, its building), or one of those below it: a battle or the taking of an area has no
reason of its own, the march that led there has. A program of a menu line, a rule or a phase carries its id.
"""

from __future__ import annotations

from typing import Any

from ..plain.refusals import NOTHING
from ..rules.naming import card_id, source_id
from ..state import Frame
from .part import Part

__all__ = ["Causes"]

# in a battle these are its way: no other reason has to be said
OF_BATTLE = frozenset({"card-discarded", "card-removed", "unit-lost", "units-retreated"})
# these name the card that does it; why it came to that stands below
BELOW = frozenset({"metropolis-hidden"})


class Causes(Part):
    """Part of the machine."""

    __slots__ = ()

    def explain(self, key: str, more: dict[str, Any]) -> None:
        """Add the cause to what is told of an event, if there is one, and for whose eyes it is."""
        t, r = self.t, self.r
        god = ""
        for f in self._under_way()[key in BELOW :]:
            program, me = f.program, f.source
            cause = r.programs[program].cause
            if cause:
                # a god's program that is no line of a menu says more than the phase around it
                more["cause"] = god if god and cause.startswith("phase-") else cause
                return
            if me <= -2:
                if (found := source_id(self, me)) != NOTHING:
                    more["cause"] = found
                    return
            elif me >= 0 and r.cards[me][0] == "god":
                god = god or card_id(self, me)
            elif me >= 0:
                zone = self.s.where[me]
                if zone in r.hidden_zones:
                    return
                more["cause"] = card_id(self, me)
                if zone >= t.z_secret:
                    more["knows"] = zone - t.z_secret  # kept face down: nobody else learns that it was this card
                return
            elif program == r.core["battle"] and key in OF_BATTLE:
                return
        if god:
            more["cause"] = god

    def open_source(self, me: int) -> str:
        """What a modifier comes from, for the eyes of everybody: a card or building, else `rule`."""
        if me >= 0:
            zone = self.s.where[me]
            if zone in self.r.hidden_zones or zone >= self.t.z_secret:
                return "rule"
        found = source_id(self, me)
        return found if found != NOTHING else "rule"

    def _under_way(self) -> list[Frame]:
        """The frame at work and those below it, from the top; what it has put upon itself has not begun yet."""
        running, frames = self.running, self.s.frames
        if running is None:
            return []
        for at in range(len(frames) - 1, -1, -1):
            if frames[at] is running:
                return list(reversed(frames[: at + 1]))
        return [running, *reversed(frames)]  # its faction has left the game, and it with it
