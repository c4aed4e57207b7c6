"""Entries that are no moves, as lines of the log: a new link, a bot that sits down, a person who comes back.

They have the shape of events, so that every client shows them where they happened. Their keys begin with `table-`.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from cyclades_core.text.i18n import Messages

from .rooms import Room
from .stored_rows import TableEntry

__all__ = ["notes_of"]

KINDS = {"link", "takeover", "back"}


def notes_of(room: Room, first: int, last: int, lang: str) -> list[dict[str, Any]]:
    """Return the notes with numbers from `first` to `last`, both included."""
    found = [entry for entry in room.entries[max(0, first - 1) : last] if entry.kind in KINDS]
    return [_note(room, entry, _messages(lang)) for entry in found]


@cache
def _messages(lang: str) -> Messages:
    return Messages(lang, ("cli",))


def _note(room: Room, entry: TableEntry, messages: Messages) -> dict[str, Any]:
    row = room.seats.get(entry.seat or "")
    text = messages.text(f"cli-note-{entry.kind}", name=row.name if row else "", bot=entry.clause)
    args = {"seat": entry.seat, **({"bot": entry.clause} if entry.kind == "takeover" else {})}
    return {"seq": entry.seq, "n": 0, "key": f"table-{entry.kind}", "args": args, "text": text}
