"""Messages to a client as text: one line of JSON each, in which nothing steers a terminal.

>>> answer(1, {"complete": True})
'{"jsonrpc":"2.0","id":1,"result":{"complete":true}}'
"""

from __future__ import annotations

import json
from typing import Any

from cyclades_core.engine.values.safe_text import escaped

from .rpc_errors import RpcError

__all__ = ["EncodedData", "answer", "encoded", "error", "notification", "wrapped"]

_ENCODE = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


class EncodedData(dict[str, Any]):
    """Data whose text is known, because its length had to be: it is not written a second time."""

    __slots__ = ("text",)

    def __init__(self, data: dict[str, Any], text: str) -> None:
        super().__init__(data)
        self.text = text


def encoded(data: Any) -> str:
    """Data as a line of JSON."""
    return data.text if type(data) is EncodedData else escaped(_ENCODE(data))


def answer(ident: str | int | None, result: Any) -> str:
    """The answer to a request."""
    return wrapped(ident, encoded(result))


def wrapped(ident: str | int | None, result: str) -> str:
    """The answer to a request whose result is text already."""
    return f'{{"jsonrpc":"2.0","id":{encoded(ident)},"result":{result}}}'


def error(ident: str | int | None, fault: RpcError) -> str:
    """The answer to a request that failed."""
    return encoded({"jsonrpc": "2.0", "id": ident, "error": fault.to_dict()})


def notification(method: str, params: Any) -> str:
    """What a client is told unasked."""
    return f'{{"jsonrpc":"2.0","method":{encoded(method)},"params":{encoded(params)}}}'
