"""The closed list of errors: a code, a word, and data for programs. Sentences are made where a person reads them.

>>> RpcError("unknown", what="game", name="g7").to_dict()
{'code': -32004, 'message': 'unknown', 'data': {'what': 'game', 'name': 'g7'}}
"""

from __future__ import annotations

from typing import Any

__all__ = ["CODES", "MEANINGS", "REASONS", "RpcError"]

#: The word of an error -> its number.
CODES = {
    "refused": -32001,
    "stale": -32002,
    "not-yours": -32003,
    "unknown": -32004,
    "too-large": -32005,
    "too-many": -32006,
    "frozen": -32007,
    "closing": -32008,
    "engine": -32009,
    "parse": -32700,
    "request": -32600,
    "method": -32601,
    "params": -32602,
    "internal": -32603,
}

#: What the documents say of each, and which keys its `data` has.
MEANINGS = {  # text: ok the reference of the protocol
    "refused": "A rule says no, nothing was done: `code`, `cite`, `args`, `text`, `part` (which of the parts).",
    "stale": "`expect` is not the number of now: `expect` and the Look of now as `look`.",
    "not-yours": "Token, role or seat do not allow it: `what` and `asked`, the seat that is asked.",
    "unknown": "There is no such thing: `what` (game, seat, ply, seq, board, language) and `name`.",
    "too-large": "The message is longer or deeper than is read: `what` and `most`.",
    "too-many": "No more of it now: `what`, `most`, and `retry_after` in milliseconds or null.",
    "frozen": "The game needs another version of the engine: `engine`.",
    "closing": "The server is going down, nothing was done: `after` in seconds.",
    "engine": "The engine refuses, nothing was done: `code`, `args`, `text`.",
    "parse": "No JSON.",
    "request": "No request of JSON-RPC 2.0; batches are none: `reason`.",
    "method": "There is no such method: `method`, and the `nearest` there is.",
    "params": "The parameters do not fit: `path`, `reason`, `expected`.",
    "internal": "A fault of the engine: `incident`, a number that the error stream shows as well.",
}

#: Why parameters or a request do not fit.
REASONS = (
    *("missing", "unknown-key", "kind", "range", "length", "word", "number", "text", "version", "either", "batch"),
    "unfinished",
)


class RpcError(Exception):
    """An error of the list, to be sent instead of a result."""

    def __init__(self, word: str, /, **data: Any) -> None:
        super().__init__(word, data)
        self.word = word
        self.data = data

    def to_dict(self) -> dict[str, Any]:
        """As it stands in an answer."""
        return {"code": CODES[self.word], "message": self.word, "data": self.data}
