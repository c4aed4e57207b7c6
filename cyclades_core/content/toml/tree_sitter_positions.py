"""Positions of a TOML text, read by tree-sitter (extra `authors`)."""

from __future__ import annotations

from collections.abc import Iterator

import tree_sitter_toml
from tree_sitter import Language, Node, Parser

from .position_tree import KeyPart, TextPosition, unquote

__all__ = ["read_positions"]

_LANGUAGE = Language(tree_sitter_toml.language())
_KEYS = frozenset({"bare_key", "quoted_key", "dotted_key"})
_HEADERS = frozenset({"table", "table_array_element"})


def read_positions(text: bytes) -> TextPosition:
    """Build the tree of positions in the order of the text: a header may mean a table that earlier lines have made."""
    root = TextPosition(0, 0)
    for node in _readable(Parser(_LANGUAGE).parse(text).root_node):
        if node.type == "pair":
            _add_pair(node, root)
        elif node.type in _HEADERS:
            table = root.add_header(_key_parts(node), node.type == "table_array_element")
            for pair in _readable(node):
                if pair.type == "pair":
                    _add_pair(pair, table)
    return root


def _add_pair(pair: Node, table: TextPosition) -> None:
    """Add a pair to its table, with everything its value contains.

    A work list replaces recursion: hostile content nests as deep as it likes.
    """
    work = [(pair, table)]
    while work:
        value, position = work.pop()
        if value.type == "pair":
            parts = _key_parts(value)
            values = [child for child in _readable(value) if child.type not in _KEYS]
            if not parts or not values:
                continue  # tree-sitter could not read it: its parent is near enough
            value = values[0]
            position = position.add_pair(parts, value.start_byte)
        if value.type == "array":
            for index, item in enumerate(_readable(value)):
                element = position.inside.setdefault(index, TextPosition(item.start_byte, item.start_byte))
                if item.type in ("array", "inline_table"):
                    work.append((item, element))
        elif value.type == "inline_table":
            # Reversed, so that the pairs leave the work list in the order they are written.
            work.extend((inner, position) for inner in reversed(list(_readable(value))) if inner.type == "pair")


def _readable(node: Node) -> Iterator[Node]:
    """Iterate over the parts that tree-sitter could read.

    tree-sitter-toml reads TOML 1.0 and tomli 1.1: a line break in an inline table is an ERROR next to readable parts.
    """
    return (child for child in node.named_children if child.type not in ("comment", "ERROR"))


def _key_parts(node: Node) -> list[KeyPart]:
    """Return the parts of the key of a pair or header."""
    key = next((child for child in node.named_children if child.type in _KEYS), None)
    chain: list[Node] = []
    while key is not None and key.type == "dotted_key":  # a.b.c nests to the left: ((a.b).c)
        children = [child for child in key.named_children if child.type in _KEYS]
        chain.extend(reversed(children[1:]))
        key = children[0] if children else None
    if key is not None:
        chain.append(key)
    return [KeyPart(unquote(part.text or b""), part.start_byte) for part in reversed(chain)]
