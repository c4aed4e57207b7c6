"""From bytes to a request, within limits: whatever is sent becomes a request or a fault, in time that grows with it.

>>> read_request(b'{"jsonrpc": "2.0", "id": 1, "method": "game.look", "params": {"game": "g1"}}')
RpcRequest(id=1, method='game.look', params={'game': 'g1'}, answered=True)
"""

from __future__ import annotations

import json
import re
from typing import Any, NamedTuple

from cyclades_core.engine.values.limits import RPC_DEPTH, RPC_LOAD_BYTES, RPC_REQUEST_BYTES
from cyclades_core.engine.values.safe_text import STEERING

from .field_types import INTEGER
from .rpc_errors import RpcError

__all__ = ["LARGE", "Peeked", "RpcRequest", "peek", "read_request"]

#: The methods that may be longer than the rest, for they carry a save.
LARGE = frozenset({"game.load"})
#: Characters of an id, a text: it is sent back.
ID_LENGTH = 200

#: Digits of a number that is surely too long.
DIGITS = 17
TOO_LONG = 10_000_000_000_000_000

_METHOD = re.compile(rb'"method"\s*:\s*"([\w.]{1,80})"', re.ASCII)
_ID = re.compile(rb'"id"\s*:\s*(?:(\d{1,15})(?!\d)|"([ -!#-\[\]-~]{0,200})")', re.ASCII)
# strings whole (also one without an end, so that no quote is looked at twice) and brackets
_TOKENS = re.compile(r'"(?:[^"\\]|\\.)*+"?|[\[{]|[\]}]', re.DOTALL)
_UNSEEN = re.compile(f"[{STEERING}]")


class RpcRequest(NamedTuple):
    """A request that was read. One without an id is not answered."""

    id: str | int | None
    method: str
    params: dict[str, Any]
    answered: bool


class Unread(Exception):
    """A fault with the id of the request, as far as one was found."""

    def __init__(self, fault: RpcError, ident: str | int | None = None) -> None:
        super().__init__(fault)
        self.fault = fault
        self.id = ident


class Peeked(NamedTuple):
    """What can be seen of a request without parsing it."""

    id: str | int | None
    method: str | None


def peek(line: bytes) -> Peeked:
    """Return id and method of a request, each if it occurs once and plainly. Only parsing tells whether it is right.

    >>> peek(b'{"jsonrpc": "2.0", "id": 7, "method": "game.look"}'), peek(b'{"method": "a", "params": {"method": "b"}}')
    (Peeked(id=7, method='game.look'), Peeked(id=None, method=None))
    """
    methods, ids = _METHOD.findall(line), _ID.findall(line)
    method = methods[0].decode() if len(methods) == 1 else None
    if len(ids) != 1:
        return Peeked(None, method)
    number, text = ids[0]
    return Peeked(int(number) if number else text.decode(), method)


def read_request(line: bytes, large: int = RPC_LOAD_BYTES) -> RpcRequest:
    """The request in a line; `Unread` says what is wrong with it, and whose answer that is."""
    if len(line) > large:
        raise Unread(RpcError("too-large", what="bytes", most=large))
    try:
        text = line.decode("utf-8")
    except UnicodeDecodeError:
        raise Unread(RpcError("parse")) from None
    _check_depth(text)
    try:
        message, whole = _PLAIN(text), True
    except _Odd:
        message, whole = _odd_message(text), False
    except (ValueError, RecursionError):
        raise Unread(RpcError("parse")) from None
    if isinstance(message, list):
        raise Unread(RpcError("request", reason="batch"))
    if not isinstance(message, dict):
        raise Unread(RpcError("request", reason="kind"))
    ident = message.get("id")
    if type(ident) not in (str, int, type(None)) or (isinstance(ident, str) and not _may_stand(ident)):
        raise Unread(RpcError("request", reason="kind"))
    if isinstance(ident, int) and abs(ident) > INTEGER:
        raise Unread(RpcError("request", reason="number"))
    return _request(message, ident, len(line), whole)


def _request(message: dict[str, Any], ident: str | int | None, size: int, whole: bool) -> RpcRequest:
    """The request of a table whose id can be sent back."""

    def refuse(word: str, **data: Any) -> Unread:
        return Unread(RpcError(word, **data), ident)

    method = message.get("method")
    if message.get("jsonrpc") != "2.0" or not isinstance(method, str) or not method:
        raise refuse("request", reason="kind" if method is not None else "missing")
    if message.keys() - {"jsonrpc", "id", "method", "params"}:
        raise refuse("request", reason="unknown-key")
    if size > RPC_REQUEST_BYTES and method not in LARGE:
        raise refuse("too-large", what="bytes", most=RPC_REQUEST_BYTES)
    params = message.get("params", {})
    if not isinstance(params, dict):
        raise refuse("params", path="", reason="kind", expected="object")
    if not whole:
        raise refuse("params", path="", reason="number", expected="integer")
    return RpcRequest(ident, method, params, "id" in message)


def _may_stand(ident: str) -> bool:
    return len(ident) <= ID_LENGTH and not _UNSEEN.search(ident)


class _Odd(Exception):
    """A number that is not whole, or too long."""


def _refuse_part(word: str) -> float:
    raise _Odd


def _whole_of(word: str) -> int:
    if len(word.lstrip("-")) < DIGITS:
        return int(word)
    raise _Odd


def _no_number(word: str) -> Any:
    raise ValueError(word)


#: What nearly all requests are read with; made once.
_PLAIN = json.JSONDecoder(parse_constant=_no_number, parse_float=_refuse_part, parse_int=_whole_of).decode


def _odd_message(text: str) -> Any:
    """A message with a number that no request has: read all the same, for the id by which it is refused."""
    try:
        return json.loads(text, parse_constant=_no_number, parse_float=lambda _: 0.5, parse_int=_short_of)
    except (ValueError, RecursionError):
        raise Unread(RpcError("parse")) from None


def _short_of(word: str) -> int:
    return int(word) if len(word.lstrip("-")) < DIGITS else TOO_LONG


def _check_depth(text: str) -> None:
    """Refuse what is too deep before anything is built."""
    if text.count("[") + text.count("{") <= RPC_DEPTH:
        return
    depth = 0
    for match in _TOKENS.finditer(text):
        first = match[0][0]
        if first in "[{":
            depth += 1
            if depth > RPC_DEPTH:
                raise Unread(RpcError("too-large", what="depth", most=RPC_DEPTH))
        elif first in "]}":
            depth -= 1
