"""Which entries stand. An undo is an entry too: it says after which entry the game stands again.

So the entries form a tree, and every `seq` has its line. The taken line stays in the log, and a later undo may name an
entry of it: a mistaken undo can itself be undone.
"""

from __future__ import annotations

from attrs import define

from .stored_rows import TableEntry

__all__ = ["Node", "UndoTree", "history"]


@define(frozen=True, eq=False)
class Node:
    """A play that stands on the one before it."""

    entry: TableEntry
    before: Node | None
    ply: int


class UndoTree:
    """The line of each `seq`.

    >>> def play(seq): return TableEntry("t", seq, "play", "p1", f"clause {seq}", f"k{seq}", "person", "", "", 0)
    >>> def undo(seq, to): return TableEntry("t", seq, "undo", "p1", str(to), f"k{seq}", "person", "", "", 0)
    >>> lines = UndoTree()
    >>> for entry in (play(1), play(2), undo(3, 1), play(4)): lines.add(entry)
    >>> [e.seq for e in lines.standing()], [e.seq for e in lines.standing(2)], lines.ply(3)
    ([1, 4], [1, 2], 1)
    >>> lines.add(undo(5, 2))
    >>> [e.seq for e in lines.standing()]
    [1, 2]
    """

    def __init__(self, other: UndoTree | None = None) -> None:
        self._at: list[Node | None] = [None] if other is None else list(other._at)

    def add(self, entry: TableEntry) -> None:
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

    def standing(self, seq: int | None = None) -> list[TableEntry]:
        """The plays that stand after an entry, the first one first."""
        out: list[TableEntry] = []
        node = self.node(seq)
        while node is not None:
            out.append(node.entry)
            node = node.before
        return out[::-1]


def history(entries: list[TableEntry]) -> dict[int, list[str]]:
    """What happened beside the line that stands, as lines of a game record behind so many plays: what was taken back as
    brackets, and in comments who took a chair and who ended the game.

    >>> def play(seq): return TableEntry("t", seq, "play", "p1", f"clause {seq}", f"k{seq}", "person", "", "", 0)
    >>> undo = TableEntry("t", 4, "undo", "p2", "1", "k4", "person", "", "", 0)
    >>> takeover = TableEntry("t", 6, "takeover", "p2", "greedy", "k6", "person", "", "", 0)
    >>> history([play(1), play(2), play(3), undo, play(5), takeover])
    {1: ['(  # undo', '  p1: clause 2', '  p1: clause 3', ')'], 2: ['# takeover p2 greedy']}
    """
    lines, nodes = UndoTree(), list[Node]()
    told: dict[int, list[str]] = {}
    said: list[tuple[Node | None, str]] = []
    for entry in entries:
        lines.add(entry)
        node = lines.node()
        if entry.kind == "play" and node is not None:
            nodes.append(node)
        elif entry.kind not in ("play", "undo"):
            said.append((node, " ".join(["#", entry.kind, *filter(None, (entry.seat, entry.clause))])))
    stands = {entry.seq for entry in lines.standing()}
    followed = {node.before.entry.seq for node in nodes if node.before is not None}
    for leaf in nodes:
        if leaf.entry.seq in stands or leaf.entry.seq in followed:
            continue
        taken: list[str] = []
        node = leaf
        while node is not None and node.entry.seq not in stands:
            taken.append(f"  {node.entry.seat}: {node.entry.clause}")
            node = node.before
        told.setdefault(node.ply if node else 0, []).extend(["(  # undo", *reversed(taken), ")"])
    for node, comment in said:
        while node is not None and node.entry.seq not in stands:
            node = node.before
        told.setdefault(node.ply if node else 0, []).append(comment)
    return told
