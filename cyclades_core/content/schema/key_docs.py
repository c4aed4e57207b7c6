"""The sentence about a key of TOML, next to the key: schemas for editors and the reference for authors print it.

    strength: int = field(default=1, metadata=key_doc("What it adds to a total in battle."))

The sentence is metadata of the attrs field. So type checkers still see which fields are required.
"""

from __future__ import annotations

from attrs import fields_dict

__all__ = ["doc_of_field", "key_doc"]

#: The key of the sentence in the metadata of a field.
_DOC = "cyclades-key-doc"


def key_doc(sentence: str) -> dict[str, str]:
    """Return the metadata of a field: the sentence that says what its key is for."""
    return {_DOC: sentence}


def doc_of_field(cls: type, name: str) -> str:
    """Return the sentence about a field of an attrs class, or the empty text if it has none.

    >>> from attrs import field, frozen
    >>> @frozen
    ... class Wall:
    ...     height: int = field(default=1, metadata=key_doc("How high it is."))
    ...     color: str = "white"
    >>> doc_of_field(Wall, "height"), doc_of_field(Wall, "color")
    ('How high it is.', '')
    """
    found: str = fields_dict(cls)[name].metadata.get(_DOC, "")
    return found
