"""A table that ended or froze, readable without the engine that played it: what happened in sentences, and the save."""

from __future__ import annotations

import gzip
import json
from typing import Any

from cyclades_core import __version__

from ..rpc.localization import RpcMessages, event_of
from .rooms import Room
from .stored_rows import Archive

__all__ = ["archive_of", "told"]

_WORDS = RpcMessages()


def archive_of(room: Room) -> Archive:
    """What is kept of a table: after the end everything, of a frozen one what everybody saw."""
    over = room.game.is_over
    wording = room.wording(_WORDS, room.seats[room.table.setup["seats"][0]].lang or "en")
    lines: list[str] = []
    for seq, events in room.events(0, room.seq):
        seen = events if over else [shown for event in events if (shown := event.seen_from(None)) is not None]
        lines += [
            json.dumps(event_of(wording, seq, n, event), ensure_ascii=False, sort_keys=True)
            for n, event in enumerate(seen)
        ]
    result: dict[str, Any] = {
        "status": room.table.status,
        "ply": room.ply,
        "names": room.names,
        "winners": list(room.game.result.winners) if room.game.result is not None else [],
        "save": json.loads(room.game.to_json()),
    }
    return Archive(room.id, __version__, gzip.compress("\n".join(lines).encode(), mtime=0), result)


def told(archive: Archive) -> list[dict[str, Any]]:
    """The events of an archive."""
    return [json.loads(line) for line in gzip.decompress(archive.events).decode().splitlines()]
