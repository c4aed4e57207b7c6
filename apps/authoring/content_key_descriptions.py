"""The sentences that schemas and the reference for authors print, one for each key, kind of definition and file.

The sentence about a key is metadata of its field (`key_doc`). The one about a kind of definition is the docstring of
its class. Words of effects, selectors, conditions and numbers have theirs where they are registered, and boards in
`board_keys`. This module reads the first two, and says what the files are.
"""

from __future__ import annotations

from cyclades_core.content.schema.key_docs import doc_of_field
from cyclades_core.content.toml.attrs_converter import keys_of

__all__ = ["DOCUMENTS", "kind_sentence", "sentence", "undocumented"]

#: What each file is, and what else can stand in one.
DOCUMENTS: dict[str, str] = {  # text: ok documentation for authors
    "manifest": "A manifest: what a box offers.",
    "content": "Content: what a module defines.",
    "board": "A board: a map, a graph, or a layout of tiles.",
    "tiles": "The tiles that boards are laid of.",
    "symbols": "How pictures draw things: for each id with its kind in front the path of lines on a grid of 24 by 24.",
    "scenario": "A rule as an executable example.",
    "defaults": "What the definitions of a module have in common.",
    "change": "What this module changes in definitions of others.",
    "card": "Cards of a kind that content declares.",
    "changed": "The definition that is changed, by its kind and its id.",
    "switch": "No defaults of the module for this one.",
    "extra": "Belongs to the number in the same table.",
}


def kind_sentence(cls: type) -> str:
    """Return what a kind of definition is.

    >>> from cyclades_core.content.schema.content_types import KINDS
    >>> kind_sentence(KINDS["phase"])
    'A phase of the round.'
    """
    return " ".join((cls.__doc__ or "").split())


def sentence(cls: type, key: str) -> str:
    """Return what a key of a class is for, or the empty text if its field does not say it.

    >>> from cyclades_core.content.schema.content_types import CardKind, PhaseDefinition
    >>> sentence(PhaseDefinition, "rank"), sentence(CardKind, "lies")
    ('Phases come in the order of their ranks.', '`open` before its holder, or with a `building`, ...')
    """
    return doc_of_field(cls, keys_of(cls)[key])


def undocumented(cls: type) -> list[str]:
    """Return the keys of a class without a sentence."""
    return [key for key in keys_of(cls) if not sentence(cls, key)]
