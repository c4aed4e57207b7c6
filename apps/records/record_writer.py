"""Writing a record: the header from its parts, in the order of the manual, bare where possible."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

from cyclades_core.game.positions.position_text import key_text, value_text

from .record_header import LISTS, VERSION

__all__ = ["KEYS", "TABLES", "bare", "header"]

#: The order of keys and tables.
KEYS = (
    *("record", "title", "cite", "modules", "options", "players", "mode", "teams", "board", "discreet"),
    *("seed", "derivation", "result", "seen-by", "lang"),
)
TABLES = ("options", "board", "given", "chance", "names", "genders", "bots", "about")
_WORDS = re.compile(r"true|false|inf|nan")


def bare(text: str, in_list: bool = False) -> str:
    """A text as the header has it: without quotes where it can be read so.

    >>> bare("The harpy"), bare("4 players"), bare("a # b"), bare("true"), bare("a, b", True)
    ('The harpy', '"4 players"', '"a # b"', '"true"', '"a, b"')
    """
    plain = text[:1].isalpha() and not _WORDS.fullmatch(text) and not re.search(r"\s#|[\x00-\x1f]", text)
    plain = plain and text == text.strip() and not (in_list and "," in text)
    return text if plain else value_text(text)


def entry(key: str, value: Any, table: str = "") -> str:
    """`key = value`, on one line."""
    if isinstance(value, str):
        return f"{key_text(key)} = {bare(value)}"
    if not table and key in LISTS and isinstance(value, (list, tuple)) and value:
        parts = [bare(str(part), True) for part in value]
        if not any(part.startswith('"') for part in parts):
            return f"{key} = {', '.join(parts)}"
    return f"{key_text(key)} = {value_text(value)}"


def header(values: Mapping[str, Any]) -> list[str]:
    """The lines of a header, with the one that closes it. What is None or empty is left out."""
    said = {"record": VERSION, **{key: value for key, value in values.items() if not _is_nothing(value)}}
    out = [entry(key, said[key]) for key in KEYS if key in said and not isinstance(said[key], Mapping)]
    for name in TABLES:
        if isinstance(said.get(name), Mapping):
            out += _table(name, said[name])
    return [*out, "---"]


def _is_nothing(value: Any) -> bool:
    return value is None or value is False or (isinstance(value, (list, tuple)) and not value)


def _table(name: str, table: Mapping[str, Any]) -> Iterable[str]:
    """A table, one entry a line; tables of tables get a heading of their own."""
    if not table and name != "given":
        return
    inner = {
        k: v for k, v in table.items() if isinstance(v, Mapping) and any(isinstance(w, Mapping) for w in v.values())
    }
    plain = {k: v for k, v in table.items() if k not in inner}
    if plain or not inner:
        yield f"[{name}]"
        yield from (entry(key, value, name) for key, value in plain.items())
    for key, value in inner.items():
        yield f"[{name}.{key_text(key)}]"
        yield from (f"{key_text(k)} = {value_text(v)}" for k, v in value.items())
