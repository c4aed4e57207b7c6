"""Who calls: a connection to the server, and its room in the place of a game that the protocol holds open."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..rpc.callers import SPECTATOR, Caller
from ..rpc.rpc_errors import RpcError
from .rooms import Behind, Room

__all__ = ["Link", "OneRoom"]


class Link(Caller):
    """A connection to the server: a caller that has a table only once its token was seen."""

    def __init__(self, send: Callable[[str], None], lang: str, address: str) -> None:
        super().__init__(send, lang, SPECTATOR)
        self.address = address
        self.told = ""  # the last document of the table that was sent, where not every change is
        self.token = ""
        self.is_socket = False  # else it is a single request, which is not presence
        self.messages = 0  # that were sent
        self.has_begun = False  # was `initialize` answered?
        self.ended = False  # its link has died since
        self.close: Callable[[], None] = lambda: None
        self.watching = False
        self.busy = 0  # requests at work: what changes meanwhile is told by their answers, or afterwards
        self.known = 0  # the number of the last Look that was sent


class OneRoom:
    """The games of the protocol: one room."""

    most = 1

    def __init__(self, room: Room | Behind | None) -> None:
        self._room = room

    def get(self, ident: str) -> Any:
        if self._room is None or ident != self._room.id:
            raise RpcError("unknown", what="game", name=ident)
        return self._room
