"""A game that is over, for everybody who sat or watched: as a save to go on with elsewhere, or as a record to read."""

from __future__ import annotations

import json
from collections.abc import Callable

from ..records import from_game
from ..rpc.rpc_errors import RpcError
from .rooms import Room
from .stored_rows import Archive
from .undo_history import history

__all__ = ["FORMS", "exported"]

#: What one may ask for, and how such a file is called at its end.
FORMS = {"save": ".json", "record": ".cyc"}


def exported(room: Room, form: str, archive: Callable[[str], Archive | None]) -> dict[str, str]:
    """Name and text of a file. It holds the seed and all that was hidden: `not-yours` while the game can still go on.

    Of a game that ended under an older engine and no longer fits this one the save is that of its archive; a record
    would have to be played.
    """
    if not room.is_finished:
        raise RpcError("not-yours", what="role", asked=None)
    if form == "record":
        if room.is_still:
            raise RpcError("frozen", engine=room.table.engine)
        text = from_game(room.game, names=room.names, beside=history(room.entries))
    elif room.is_still:
        kept = archive(room.id)
        if kept is None:
            raise RpcError("frozen", engine=room.table.engine)
        text = json.dumps(kept.result["save"], ensure_ascii=False)
    else:
        text = room.game.to_json()
    return {"name": f"cyclades-{room.id}{FORMS[form]}", "text": text}
