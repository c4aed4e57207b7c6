"""From a path in TOML data to the line and column it was written at.

Only `Source.locate` imports this module, and only when there is a problem: tree-sitter costs nothing to a load
that goes well. The values always come from tomli; the tree here says no more than where they stand.
"""

from __future__ import annotations

from collections.abc import Iterator

import tomli
import tree_sitter_toml
from tree_sitter import Language, Node, Parser

from .problems import Path, Where

_LANGUAGE = Language(tree_sitter_toml.language())
_KEYS = frozenset({"bare_key", "quoted_key", "dotted_key"})
_HEADERS = frozenset({"table", "table_array_element"})


class _Spot:
    """A value of the document: where its key and its value begin (byte offsets), and what is inside."""

    __slots__ = ("inside", "key", "listed", "named", "value")

    def __init__(self, key: int, value: int) -> None:
        self.key = key
        self.value = value
        self.inside: dict[str | int, _Spot] = {}
        self.named = False  # a header of its own has been seen, not only headers of its children
        self.listed = False  # an array of tables, whose last element later headers mean

    def enter(self, part: str, at: int) -> _Spot:
        """Return the table called `part`, made if it is new; of an array of tables the last element."""
        spot = self.inside.setdefault(part, _Spot(at, at))
        return spot.inside[len(spot.inside) - 1] if spot.listed and spot.inside else spot


class Positions:
    """Where everything in a TOML text stands.

    >>> positions = Positions('[[hero]]\\nid = "ajax"\\npiece = { on = ["land", "sea"] }\\n')
    >>> positions.find(("hero", 0, "id"), "value")
    (2, 6)
    >>> positions.find(("hero", 0, "piece", "on", 1), "value")
    (3, 25)
    >>> positions.find(("hero", 0, "cite"), "key")  # missing: the table it is missing from
    (1, 3)
    """

    def __init__(self, text: str) -> None:
        # A lone surrogate cannot be encoded; "replace" keeps one character for one.
        self._bytes = text.encode("utf-8", "replace")
        self._root = _index(Parser(_LANGUAGE).parse(self._bytes).root_node)

    def find(self, path: Path, where: Where = "value") -> tuple[int, int]:
        """Return line and column (from 1, in characters) of a path, or of its nearest parent that exists."""
        spot = self._root
        for part in path:
            inside = spot.inside.get(part)
            if inside is None:
                break
            spot = inside
        offset = spot.key if where == "key" else spot.value
        start = self._bytes.rfind(b"\n", 0, offset) + 1
        column = len(self._bytes[start:offset].decode("utf-8", "replace"))
        return self._bytes.count(b"\n", 0, offset) + 1, column + 1


def _index(document: Node) -> _Spot:
    """Build the tree of spots, in the order of the text: a header may mean a table that earlier lines have made."""
    root = _Spot(0, 0)
    for node in _sound(document):
        if node.type == "pair":
            _enter(node, root)
        elif node.type in _HEADERS:
            spot = _header(node, root)
            for pair in _sound(node):
                if pair.type == "pair":
                    _enter(pair, spot)
    return root


def _enter(pair: Node, table: _Spot) -> None:
    """Enter a pair into its table, with all that its value holds.

    A work list and not recursion: hostile content nests as deep as it likes.
    """
    work = [(pair, table)]
    while work:
        value, spot = work.pop()
        if value.type == "pair":
            parts = list(_key_parts(value))
            values = [child for child in _sound(value) if child.type not in _KEYS]
            if not parts or not values:
                continue  # something tree-sitter could not read; its parent is near enough
            for part, at in parts[:-1]:
                spot = spot.enter(part, at)
            name, at = parts[-1]
            value = values[0]
            spot = spot.inside.setdefault(name, _Spot(at, value.start_byte))
        if value.type == "array":
            for index, item in enumerate(_sound(value)):
                element = spot.inside.setdefault(index, _Spot(item.start_byte, item.start_byte))
                if item.type in ("array", "inline_table"):
                    work.append((item, element))
        elif value.type == "inline_table":
            # Reversed, so that the pairs leave the work list in the order they are written.
            work.extend((inner, spot) for inner in reversed(list(_sound(value))) if inner.type == "pair")


def _header(node: Node, root: _Spot) -> _Spot:
    """Enter `[a.b]` or `[[a.b]]` and return the table that the pairs below it belong to."""
    parts = list(_key_parts(node))
    if not parts:
        return root
    spot = root
    for part, at in parts[:-1]:
        spot = spot.enter(part, at)
    name, at = parts[-1]
    if node.type == "table":
        spot = spot.enter(name, at)
        if not spot.named:  # known so far only from `[a.b.c]` above it: this is its own line
            spot.key = spot.value = at
    else:
        array = spot.inside.setdefault(name, _Spot(at, at))
        array.listed = True
        spot = array.inside[len(array.inside)] = _Spot(at, at)
    spot.named = True
    return spot


def _sound(node: Node) -> Iterator[Node]:
    """Iterate over the parts that mean something.

    tree-sitter-toml reads TOML 1.0 and tomli 1.1: a line break in an inline table is an ERROR beside sound parts.
    """
    return (child for child in node.named_children if child.type not in ("comment", "ERROR"))


def _key_parts(node: Node) -> Iterator[tuple[str, int]]:
    """Iterate over the parts of the key of a pair or header, with their offsets."""
    key = next((child for child in node.named_children if child.type in _KEYS), None)
    chain: list[Node] = []
    while key is not None and key.type == "dotted_key":  # a.b.c nests to the left: ((a.b).c)
        children = [child for child in key.named_children if child.type in _KEYS]
        chain.extend(reversed(children[1:]))
        key = children[0] if children else None
    if key is not None:
        chain.append(key)
    return ((_unquoted(part), part.start_byte) for part in reversed(chain))


def _unquoted(key: Node) -> str:
    text = (key.text or b"").decode("utf-8", "replace")
    if key.type == "bare_key":
        return text
    if "\\" not in text:
        return text[1:-1]
    try:
        return next(iter(tomli.loads(f"{text} = 0")))  # tomli knows the escapes
    except tomli.TOMLDecodeError:
        return text
