"""What a question is about, and what an operation returns when it waits for an answer."""

from __future__ import annotations

from typing import Final

__all__ = ["ASK", "NOTHING_ASKED", "ClauseEnded", "QueryContext"]

ASK: Final = -1  # what an operation returns instead of the next place: it waits for an answer


class ClauseEnded(Exception):
    """The clause is whole, and the machine was told to stop there (`Runner.trying`)."""


class QueryContext:
    """What a question to content is about: who moves, with whom, from where, what was lost. Never changed once made.

    It is an argument of the rule that asks, and stands in the frame that every term of content gets (`Frame.ask`).

    >>> march = QueryContext(mover=2, move="march")
    >>> march.mover, march.at(7).area, march.area
    (2, 7, -1)
    """

    __slots__ = ("area", "card", "cause", "faction", "god", "group", "kind", "move", "mover", "outbid", "side", "start")

    def __init__(
        self,
        mover: int = -1,
        move: str = "",
        group: int = 0,
        card: int = -1,
        area: int = -1,
        start: int = -1,
        side: int = -1,
        kind: int = -1,
        cause: str = "",
        faction: int = -1,
        god: int = -1,
        outbid: int = -1,
    ) -> None:
        self.mover = mover  # the faction that moves
        self.move = move  # the kind of its move
        self.group = group  # the mask of unit kinds in the group that moves
        self.card = card  # the card being played, or whose piece it is about
        self.area = area
        self.start = start  # where the leg of a move starts
        self.side = side  # of a battle
        self.kind = kind  # of the unit being lost
        self.cause = cause  # why it is lost
        self.faction = faction  # the one that is asked about
        self.god = god  # being bid on
        self.outbid = outbid  # the faction that would be outbid

    def at(self, area: int) -> QueryContext:
        """The same about one area."""
        return QueryContext(
            self.mover, self.move, self.group, self.card, area, self.start, self.side, self.kind, self.cause
        )

    def leaving(self, start: int) -> QueryContext:
        """The same about a leg that starts there."""
        return QueryContext(self.mover, self.move, self.group, self.card, self.area, start)


NOTHING_ASKED: Final = QueryContext()
