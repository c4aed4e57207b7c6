"""What a question is about while it is being answered, and what an operation returns when it waits for an answer."""

from __future__ import annotations

__all__ = ["ASK", "Context"]

ASK = -1  # what an operation returns when it waits for an answer


class Context:
    """What a question is about while it is being answered: transient, never saved, set by whoever asks."""

    __slots__ = (
        *("area", "card", "cause", "faction", "god", "group", "kind", "move", "mover", "outbid", "sea", "side"),
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
