"""JSON of others, read safely: bounded in bytes, depth, values and digits, without what is no number or no text.

Whatever is wrong becomes one located `SaveError` (`save-unreadable`), whose `flaw` is a word of a closed set.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from math import isfinite
from typing import Any

from cyclades_core.engine.values.errors import SaveError
from cyclades_core.engine.values.limits import JSON_DEPTH, JSON_DIGITS, JSON_VALUES, SAVE_BYTES
from cyclades_core.engine.values.safe_text import STEERING

__all__ = ["FLAWS", "read_document"]

#: What can be wrong: too large, too deep, too many values; a number that is none or too long; a text with characters
#: that steer; no JSON; something that JSON does not have; something else than a table.
FLAWS = ("large", "deep", "values", "number", "text", "syntax", "kind", "table")

# strings whole (also one without an end, so that no quote is looked at twice), brackets, and what is no number of ours
_TOKENS = re.compile(
    r'"(?:[^"\\]|\\.)*+"?|[\[{]|[\]}]'
    rf"|(?P<number>NaN|Infinity|[0-9]{{{JSON_DIGITS + 1},}}|[eE][+-]?[0-9]{{3,}})",
    re.DOTALL,
)
_STEERING = re.compile(f"[{STEERING}]")


def read_document(given: str | bytes | Mapping[str, Any]) -> Mapping[str, Any]:
    """The data of a document: of a text, or of data that somebody has read already.

    >>> read_document('{"schema": 1, "log": ["bid ares 3"]}')
    {'schema': 1, 'log': ['bid ares 3']}
    >>> read_document('{"schema": 1,\\n "log": [Infinity]}')
    Traceback (most recent call last):
      ...
    cyclades_core.engine.values.errors.SaveError: save-unreadable: part=json, flaw=number, line=2, column=10
    """
    if not isinstance(given, (str, bytes, bytearray, memoryview)):
        _look(given)
        return _table(given)
    if len(given) > SAVE_BYTES:
        raise _error("large")
    text = given if isinstance(given, str) else _decoded(bytes(given))
    _scan(text)
    try:
        return _table(json.loads(text))
    except json.JSONDecodeError as error:
        raise _error("syntax", text, error.pos) from error
    except (ValueError, RecursionError) as error:
        raise _error("syntax") from error


def _table(value: Any) -> Mapping[str, Any]:
    """A document is a table."""
    if not isinstance(value, Mapping):
        raise _error("table")
    return value


def _error(flaw: str, text: str = "", at: int | None = None) -> SaveError:
    """Located from 1; line 0 means that there is no place."""
    if at is None:
        return SaveError("save-unreadable", part="json", flaw=flaw, line=0, column=0)
    line, start = text.count("\n", 0, at) + 1, text.rfind("\n", 0, at)
    return SaveError("save-unreadable", part="json", flaw=flaw, line=line, column=at - start)


def _decoded(data: bytes) -> str:
    try:
        return data.decode(json.detect_encoding(data)).removeprefix("\ufeff")
    except UnicodeDecodeError as error:
        raise _error("syntax", data[: error.start].decode("latin-1"), error.start) from error


def _scan(text: str) -> None:
    """Look at the text before any of it becomes data."""
    found = _STEERING.search(text)
    if found is not None:
        raise _error("text", text, found.start())
    if text.count(",") + text.count("[") + text.count("{") > JSON_VALUES:
        raise _error("values")
    depth = 0
    for token in _TOKENS.finditer(text):
        first = text[token.start()]
        if first == '"':
            if "\\" in token[0] and _steers(token[0]):
                raise _error("text", text, token.start())
        elif first in "[{":
            depth += 1
            if depth > JSON_DEPTH:
                raise _error("deep", text, token.start())
        elif first in "]}":
            depth -= 1
        else:
            raise _error("number", text, token.start())


def _steers(token: str) -> bool:
    """Whether the escapes of a string stand for something that steers; a broken one is the parser's to report."""
    try:
        return _STEERING.search(json.loads(token)) is not None
    except ValueError:
        return False


def _look(given: Any) -> None:
    """The same for data: as deep, as many and of the same kinds as a text may have."""
    left: list[tuple[Any, int]] = [(given, 0)]
    count = 0
    while left:
        value, depth = left.pop()
        count += 1
        if count > JSON_VALUES:
            raise _error("values")
        if isinstance(value, (Mapping, list, tuple)):
            if depth >= JSON_DEPTH:
                raise _error("deep")
            if isinstance(value, Mapping):
                if not all(isinstance(key, str) for key in value):
                    raise _error("kind")
                left.extend((key, depth) for key in value)
                left.extend((each, depth + 1) for each in value.values())
            else:
                left.extend((each, depth + 1) for each in value)
        elif isinstance(value, str):
            if _STEERING.search(value):
                raise _error("text")
        elif isinstance(value, float):
            if not isfinite(value):
                raise _error("number")
        elif isinstance(value, int):
            if value.bit_length() > 3 * JSON_DIGITS:
                raise _error("number")
        elif value is not None:
            raise _error("kind")
