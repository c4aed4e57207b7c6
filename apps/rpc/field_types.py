"""How a field of a message says what it may be: the same words check what is sent and make the schema.

>>> import attrs
>>> @attrs.frozen(kw_only=True)
... class Greeting:
...     name: str = said("Whom to greet.", longest=40)
>>> attrs.fields(Greeting).name.metadata["longest"]
40
"""

from __future__ import annotations

from typing import Any

import attrs

__all__ = ["INTEGER", "Part", "exact", "said", "wire_name"]

#: Every number of the protocol is an integer below 2^53 in size: JavaScript has no other.
INTEGER = 2**53 - 1

#: A part of a clause: the value of an option, an amount, or amounts by slot.
Part = str | int | dict[str, int]


def said(
    text: str,
    default: Any = attrs.NOTHING,
    *,
    name: str = "",
    least: int | None = None,
    most: int | None = None,
    longest: int | None = None,
    words: tuple[str, ...] = (),
) -> Any:
    """A field with its description. `name` is what it is called in JSON where Python has the word for itself; bounds
    are of a number, `longest` is of a text, a list or a table, and `words` are all that a text can be.
    """
    metadata = {"text": text, "name": name, "least": least, "most": most, "longest": longest, "words": words}
    if isinstance(default, (list, dict)):
        kind = type(default)
        return attrs.field(factory=kind, metadata=metadata)
    return attrs.field(default=default, metadata=metadata)


def wire_name(field: Any) -> str:
    """What a field is called in JSON."""
    return str(field.metadata.get("name") or field.name)


def exact(**settings: Any) -> Any:
    """The decorator of every class of messages: frozen, and by keyword only."""
    return attrs.frozen(kw_only=True, **settings)
