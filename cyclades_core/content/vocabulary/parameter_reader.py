"""Reading tables of the TOML with their types: what a word takes was checked before its own code sees the value.

So another type is a fault of the code (a word that reads a key as something else than it declares), not of content.
"""

from __future__ import annotations

from .registry import Node

__all__ = ["count", "counts", "listed", "names", "table", "text", "truth"]


def text(node: Node, key: str, default: str = "") -> str:
    """A name or sentence.

    >>> text({"as": "it"}, "as"), text({}, "to", "hand")
    ('it', 'hand')
    """
    value = node.get(key, default)
    assert isinstance(value, str), key
    return value


def truth(node: Node, key: str) -> bool:
    """Yes or no; no where nothing is said."""
    value = node.get(key, False)
    assert isinstance(value, bool), key
    return value


def count(node: Node, key: str, default: int) -> int:
    """A number that is written out."""
    value = node.get(key, default)
    assert isinstance(value, int), key
    return value


def counts(node: Node, key: str) -> tuple[int, ...]:
    """Numbers that are written out; none where nothing is said."""
    value = node.get(key, ())
    assert isinstance(value, (list, tuple)), key
    return tuple(int(each) for each in value)


def listed(node: Node, key: str) -> list[object]:
    """What stands in a list; nothing where nothing is said."""
    value = node.get(key, ())
    assert isinstance(value, (list, tuple)), key
    return list(value)


def names(value: object) -> list[str]:
    """One name, or a list of them.

    >>> names("sea"), names(["land", "sea"])
    (['sea'], ['land', 'sea'])
    """
    return [str(each) for each in value] if isinstance(value, (list, tuple)) else [str(value)]


def table(node: Node, key: str) -> Node:
    """A table; an empty one where nothing is said."""
    value = node.get(key, {})
    assert isinstance(value, dict), key
    return value
