"""Which entries stand. An undo is an entry too: it says after which entry the game stands again.

So the entries form a tree, and every `seq` has its line. The taken line stays in the log, and a later undo may name an
entry of it: a mistaken undo can itself be undone.
"""

from __future__ import annotations

from attrs import define

from .records import Entry

__all__ = ["Lines", "Node"]


@define(frozen=True, eq=False)
class Node:
    """A play that stands on the one before it."""

    entry: Entry
    before: Node | None
    ply: int


class Lines:
    """The line of each `seq`.

    >>> def play(seq): return Entry("t", seq, "play", "p1", f"clause {seq}", f"k{seq}", "person", "", "", 0)
    >>> def undo(seq, to): return Entry("t", seq, "undo", "p1", str(to), f"k{seq}", "person", "", "", 0)
    >>> lines = Lines()
    >>> for entry in (play(1), play(2), undo(3, 1), play(4)): lines.add(entry)
    >>> [e.seq for e in lines.standing()], [e.seq for e in lines.standing(2)], lines.ply(3)
    ([1, 4], [1, 2], 1)
    >>> lines.add(undo(5, 2))
    >>> [e.seq for e in lines.standing()]
    [1, 2]
    """

    def __init__(self, other: Lines | None = None) -> None:
        self._at: list[Node | None] = [None] if other is None else list(other._at)

    def add(self, entry: Entry) -> None:
        """The next entry, in the order of `seq`."""
        last = self._at[-1]
        if entry.kind == "play":
            last = Node(entry, last, (last.ply if last else 0) + 1)
        elif entry.kind == "undo":
            last = self._at[int(entry.clause)]
        self._at.append(last)

    @property
    def seq(self) -> int:
        return len(self._at) - 1

    def node(self, seq: int | None = None) -> Node | None:
        return self._at[self.seq if seq is None else seq]

    def ply(self, seq: int | None = None) -> int:
        node = self.node(seq)
        return node.ply if node else 0

    def standing(self, seq: int | None = None) -> list[Entry]:
        """The plays that stand after an entry, the first one first."""
        out: list[Entry] = []
        node = self.node(seq)
        while node is not None:
            out.append(node.entry)
            node = node.before
        return out[::-1]
