"""The shape of a frame: pending work as a list of numbers. Names for its first places."""

from __future__ import annotations

from typing import Any

__all__ = ["ACTOR", "ASK", "FIRST", "HERE", "PC", "PROG", "SELF", "SUBJECT", "Context", "new_frame"]

PROG, PC, SUBJECT, ACTOR, SELF, HERE, FIRST = range(7)

ASK = -1  # what an operation returns when it waits for an answer


def new_frame(
    prog: int, subject: int = -1, actor: int = -1, me: int = -1, here: int = -1, size: int = 0, *values: Any
) -> list[Any]:
    """A frame with room for `size` bindings, the first of them given."""
    return [prog, 0, subject, actor, me, here, *values, *([-1] * (size - len(values)))]


class Context:
    """What a question is about while it is being answered: transient, never saved, set by whoever asks."""

    __slots__ = (
        *("area", "card", "cause", "faction", "god", "group", "kind", "move", "mover", "outbid", "sea", "side"),
        "doubt",
        "start",
    )

    def __init__(self) -> None:
        # every clone makes one: written in few lines because that is quick
        # `group` is the mask of unit kinds in the group that moves, `start` where the leg of a move starts
        self.area = self.card = self.faction = self.god = self.kind = self.mover = self.outbid = -1
        self.side = self.start = -1
        self.group = 0
        self.cause = self.move = ""
        self.sea = False
        self.doubt = False  # was an exception from a modifier passed over?
