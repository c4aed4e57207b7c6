"""The tree of positions of a TOML text: one `TextPosition` for each table, array and value.

The two readers, `tree_sitter_positions` and `scanned_positions`, build the same tree. `line_numbers` looks paths up
in it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import tomli

__all__ = ["KeyPart", "TextPosition", "unquote"]


class KeyPart(NamedTuple):
    """One part of a dotted key, and the byte offset it begins at."""

    name: str
    offset: int


class TextPosition:
    """A value of the document: the byte offsets of its key and its value, and the positions inside it."""

    __slots__ = ("has_header", "inside", "is_table_array", "key", "value")

    def __init__(self, key: int, value: int) -> None:
        self.key = key
        self.value = value
        self.inside: dict[str | int, TextPosition] = {}
        self.has_header = False  # its own header has been read, not only headers of its children
        self.is_table_array = False  # later headers mean its last element

    def table(self, part: KeyPart) -> TextPosition:
        """Return the table called `part`. Create it if it is new. Return the last element of an array of tables."""
        found = self.inside.setdefault(part.name, TextPosition(part.offset, part.offset))
        return found.inside[len(found.inside) - 1] if found.is_table_array and found.inside else found

    def tables(self, parts: Sequence[KeyPart]) -> TextPosition:
        """Return the table that a dotted key names, part by part."""
        found = self
        for part in parts:
            found = found.table(part)
        return found

    def add_pair(self, parts: Sequence[KeyPart], value: int) -> TextPosition:
        """Add `a.b = ...`, whose value begins at the byte offset `value`."""
        last = parts[-1]
        return self.tables(parts[:-1]).inside.setdefault(last.name, TextPosition(last.offset, value))

    def add_header(self, parts: Sequence[KeyPart], is_array: bool) -> TextPosition:
        """Add `[a.b]` or `[[a.b]]` and return the table that the pairs below it belong to."""
        if not parts:
            return self
        parent, last = self.tables(parts[:-1]), parts[-1]
        if is_array:
            array = parent.inside.setdefault(last.name, TextPosition(last.offset, last.offset))
            array.is_table_array = True
            table = array.inside[len(array.inside)] = TextPosition(last.offset, last.offset)
        else:
            table = parent.table(last)
            if not table.has_header:  # known so far only from `[a.b.c]` above it: this is its own line
                table.key = table.value = last.offset
        table.has_header = True
        return table


def unquote(written: bytes) -> str:
    """Return the name that a part of a key stands for.

    >>> unquote(b"bare"), unquote(b"'a.b'"), unquote(rb'"caf\\u00e9"')
    ('bare', 'a.b', 'café')
    """
    text = written.decode("utf-8", "replace")
    if text[:1] not in ("'", '"'):
        return text
    if text[0] == "'" or "\\" not in text:
        return text[1:-1]
    try:
        return next(iter(tomli.loads(f"{text} = 0")))  # tomli knows the escapes
    except tomli.TOMLDecodeError:
        return text
