"""The documents that the page fetches beside its calls: names and texts, the board, symbols.

Everyone may read them. Content and board never change under their address.
"""

from __future__ import annotations

from typing import Any

from cyclades_core.text.i18n import choose_language

from ..pictures.symbol_choice import Symbols
from ..rpc import message_encoding
from ..rpc.localization import RpcMessages
from ..rpc.method_context import Context
from ..rpc.methods import METHODS
from .connections import Link, OneRoom
from .tables import Tables

__all__ = ["PageDocuments"]


class PageDocuments:
    """The documents of all tables. Each method raises a `Fault` if the table does not exist."""

    def __init__(self, tables: Tables, words: RpcMessages) -> None:
        self.tables = tables
        self.words = words

    async def content(self, table_id: str, lang: str) -> str:
        """Return the names and texts of a table in a language, as JSON."""
        return await self._document(table_id, "content.get", {"lang": lang})

    async def board(self, table_id: str) -> str:
        """Return the board of a table, as JSON."""
        return await self._document(table_id, "board.get", {})

    async def symbols(self, table_id: str) -> dict[str, Any]:
        """Return how the things of a table are drawn: paths on a grid of 24 by 24, from the boxes of its modules."""
        room = await self.tables.room(table_id)
        known = Symbols.of(module for module, _ in room.game.rules.modules).known
        return {name: [symbol.line, symbol.solid] if symbol.solid else symbol.line for name, symbol in known.items()}

    async def _document(self, table_id: str, method: str, params: dict[str, Any]) -> str:
        room = await self.tables.room(table_id)
        link = Link(lambda text: None, choose_language(None), "")
        link.game = room.id
        context = Context(OneRoom(room), self.words, link)  # type: ignore[arg-type]
        return message_encoding.encoded(METHODS[method].work(context, METHODS[method].params(**params)))
