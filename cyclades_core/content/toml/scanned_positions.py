"""Positions of a TOML text, read by our own scanner where tree-sitter is not installed.

The text has been parsed by tomli, so the scanner does not check it. A line that it cannot read is skipped, and paths
into that line end at the nearest parent.
"""

from __future__ import annotations

import re

from .position_tree import KeyPart, TextPosition, unquote

__all__ = ["read_positions"]

#: Between two lines, and between two values of an array or inline table.
_GAP = re.compile(rb"(?:[ \t\r\n]+|#[^\n]*)*")
_VALUE_GAP = re.compile(rb"(?:[ \t\r\n,]+|#[^\n]*)*")
_KEY_PART = re.compile(rb"""[ \t]*("(?:[^"\\\n]|\\.)*"|'[^'\n]*'|[^\s\[\]{}=,."'#]+)[ \t]*(\.?)""")
_EQUALS = re.compile(rb"=[ \t]*")
#: A string, or everything up to the end of a number, date or boolean. Multi-line strings may end in five quotes.
_SCALAR = re.compile(
    rb'''"""(?:[^\\]|\\.)*?"{3,5}|\'\'\'.*?'{3,5}|"(?:[^"\\\n]|\\.)*"|'[^'\n]*'|[^\s,\[\]{}#][^,\]}\n#]*''', re.DOTALL
)


def read_positions(text: bytes) -> TextPosition:
    """Build the tree of positions in the order of the text: a header may mean a table that earlier lines have made."""
    root = table = TextPosition(0, 0)
    at = _end(_GAP, text, 0)
    while at < len(text):
        if text.startswith(b"[", at):
            is_array = text.startswith(b"[[", at)
            parts, at = _key_parts(text, at + 1 + is_array)
            table = root.add_header(parts, is_array)
        else:
            at = _add_pair(text, at, table)
        line_end = text.find(b"\n", at)
        at = _end(_GAP, text, line_end) if line_end >= 0 else len(text)
    return root


def _add_pair(text: bytes, at: int, table: TextPosition) -> int:
    """Add the pair that begins at `at`, with everything its value contains, and return where it ends.

    A list of open brackets replaces recursion: hostile content nests as deep as it likes.
    """
    position, at = _add_key(text, at, table)
    open_brackets: list[tuple[TextPosition, bytes]] = []
    while position is not None:
        if text.startswith((b"[", b"{"), at):
            open_brackets.append((position, b"]" if text.startswith(b"[", at) else b"}"))
            at += 1
        elif scalar := _SCALAR.match(text, at):
            at = scalar.end()
        else:
            return at
        position, at = _next_value(text, at, open_brackets)
    return at


def _next_value(
    text: bytes, at: int, open_brackets: list[tuple[TextPosition, bytes]]
) -> tuple[TextPosition | None, int]:
    """Close brackets that end here. Add the next value of the innermost open one, and return where it begins."""
    while open_brackets:
        at = _end(_VALUE_GAP, text, at)
        parent, closing = open_brackets[-1]
        if text.startswith(closing, at):
            open_brackets.pop()
            at += 1
        elif closing == b"]":
            return parent.inside.setdefault(len(parent.inside), TextPosition(at, at)), at
        else:
            return _add_key(text, at, parent)
    return None, at


def _add_key(text: bytes, at: int, table: TextPosition) -> tuple[TextPosition | None, int]:
    """Add `a.b =` to a table, and return its position and where its value begins. None: this is not a key."""
    parts, at = _key_parts(text, at)
    equals = _EQUALS.match(text, at)
    if not parts or equals is None:
        return None, at
    return table.add_pair(parts, equals.end()), equals.end()


def _key_parts(text: bytes, at: int) -> tuple[list[KeyPart], int]:
    """Return the parts of the dotted key at `at`, and where it ends."""
    parts: list[KeyPart] = []
    while found := _KEY_PART.match(text, at):
        parts.append(KeyPart(unquote(found[1]), found.start(1)))
        at = found.end()
        if not found[2]:
            break
    return parts, at


def _end(pattern: re.Pattern[bytes], text: bytes, at: int) -> int:
    found = pattern.match(text, at)
    return found.end() if found is not None else at
