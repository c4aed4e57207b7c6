"""`cyclades run --trace`: clauses with their sentences, each when it is over; brackets tell a story of their own."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from typing import TYPE_CHECKING, Any

from cyclades_core.text.narration import Narrator

from .output_formats import line, paragraph
from .shared_options import Format

if TYPE_CHECKING:
    from cyclades_core.text.i18n import Messages

    from ..records.record_player import PlayedRow

MARGIN = " " * 12


class Trace:
    """Prints the clauses of one record. A sentence stands below the clause that completes it: that of a battle, say,
    below the last retreat.
    """

    def __init__(self, messages: Messages) -> None:
        self._tellers = [(Narrator(messages), 0)]  # of the line of play and the brackets around it; its last ply

    def row(self, row: PlayedRow) -> None:
        """A clause, and what can be told now."""
        while len(self._tellers) > row.depth + 1 or (row.depth and self._is_another(row)):
            self._close()
        while len(self._tellers) <= row.depth:
            told, ply = self._tellers[-1]
            self._tellers.append((_copied(told), ply))
        narrator, _ = self._tellers[-1]
        number = f"{row.line:>5}" if row.line else "     "
        line(f"{number} {row.ply:>4}  {'  ' * row.depth}{row.seat}: {row.clause}")
        asked: Any = row.asked
        self._print(narrator.hear(row.events, asked))
        self._tellers[-1] = (narrator, row.ply)

    def end(self) -> None:
        """What was held back."""
        while self._tellers:
            self._close()

    def _is_another(self, row: PlayedRow) -> bool:
        """Does the clause stand in another bracket of the same depth? Then it goes back to where that one began."""
        return len(self._tellers) == row.depth + 1 and row.ply < self._tellers[-1][1]

    def _close(self) -> None:
        self._print(self._tellers[-1][0].rest())
        self._tellers.pop()

    def _print(self, lines: Iterator[tuple[str, str]] | list[Any]) -> None:
        for kind, text in lines:
            indent = MARGIN + "  " * (len(self._tellers) - 1) + ("  " if kind == "round" else "")
            paragraph(indent, text, Format.TABLE)


def _copied(narrator: Narrator) -> Narrator:
    """A narrator who knows what has been begun, to tell another end of it."""
    out = copy(narrator)
    out._held, out._ahead = list(narrator._held), list(narrator._ahead)
    return out
