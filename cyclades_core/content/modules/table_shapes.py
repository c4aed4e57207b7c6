"""How the tables of content are built, as far as overlays must know it: which keys a table has, what is a list of
things with names, what a table of names, and what a value that is taken whole.
"""

from __future__ import annotations

from functools import cache
from typing import Any, get_args, get_type_hints

from attrs import NOTHING, fields_dict

from ..schema.content_types import EFFECTS, PARTS, Piece
from ..toml import Located
from ..toml.value_shapes import is_table, is_union

__all__ = ["CONDITION", "field_of", "inner_class", "is_listed", "is_open", "keys", "name_of", "needed"]

#: The key that is never replaced by an overlay that adds: both conditions hold.
CONDITION = "when"


def keys(cls: type) -> dict[str, str]:
    """The keys that an overlay may name, each with its field; which definition it is stays as it is.

    >>> from cyclades_core.content.schema.content_types import PhaseDefinition
    >>> sorted(keys(PhaseDefinition))
    ['cite', 'effect', 'from-round', 'rank', 'tags']
    """
    from ..toml.attrs_converter import keys_of  # late: it imports cattrs, which only a load needs

    return {key: name for key, name in keys_of(cls).items() if key != "id"}


def is_listed(key: str) -> bool:
    """Whether a key holds things that have names: parts of a definition, verbs of an effect."""
    return key in PARTS or key in EFFECTS


def inner_class(cls: type | None, key: str) -> type | None:
    """The class of what a key holds: of a part or of the piece; None for a verb and for what has no class.

    >>> from cyclades_core.content.schema.card_kinds import UnitCard
    >>> inner_class(UnitCard, "ability").__name__, inner_class(UnitCard, "effect")
    ('Ability', None)
    """
    if cls is not None and key == "piece":
        return Piece
    return PARTS[key][0] if key in PARTS else None


@cache
def is_open(cls: type, key: str) -> bool:
    """Whether a key of a class holds a table of names that the author chooses.

    >>> from cyclades_core.content.schema.content_types import Mode, Setup
    >>> is_open(Mode, "boards"), is_open(Setup, "gold"), is_open(Setup, "effect")
    (True, True, False)
    """
    kind = get_type_hints(cls).get(keys(cls).get(key, ""))
    return any(map(is_table, get_args(kind) if is_union(kind) else (kind,)))


def field_of(cls: type, key: str) -> Any:
    """The attrs field of a key."""
    return fields_dict(cls)[keys(cls)[key]]


def needed(cls: type | None, key: str) -> bool:
    """Whether a table cannot be without a key."""
    return cls is not None and key in keys(cls) and field_of(cls, key).default is NOTHING


def name_of(key: str, table: Located) -> str | None:
    """What one of the things under a key is called: `use`, `on` or `quantity` of a part, `word` or verb of an effect.

    >>> from cyclades_core.content.toml import Problems, ContentFile
    >>> def name(key, text):
    ...     source = ContentFile.from_text("a.toml", text, Problems())
    ...     return name_of(key, Located.of(source.data, source, ()))
    >>> name("ability", 'use = "power"'), name("ability", "price = 2"), name("paid", 'word = "look"\\ndo = "draw"')
    ('power', 'use', 'look')
    """
    names = (PARTS[key][1],) if key in PARTS else ("word", "do")
    found = next((inner.value for name in names if (inner := table.get(name)) is not None), None)
    if found is None and key in PARTS and (default := fields_dict(PARTS[key][0])[names[0]].default) is not NOTHING:
        found = default
    return found if isinstance(found, str) else None
