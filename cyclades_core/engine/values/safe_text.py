"""The door to terminals, logs and documents: nothing that steers them goes through.

Control characters (C0, C1), marks of writing direction and halves of surrogate pairs come from names, saves, content
or translations of others; on a terminal they could hide or forge what is written, in a document break it.
"""

from __future__ import annotations

import re

__all__ = ["STEERING", "clean", "escaped"]

#: What must not be printed: controls but line break and tabulator, direction marks, odd line breaks, lone surrogates.
STEERING = (
    "\\x00-\\x08\\x0b-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028\\u2029\\u202a-\\u202e\\u2066-\\u2069"
    "\\ufeff\\ufff9-\\ufffb\\ufffe\\uffff\\ud800-\\udfff"
)
_ANY = re.compile(f"[{STEERING}]")
_LINE = re.compile(f"[\\t\\n{STEERING}]")
INSTEAD = "\N{REPLACEMENT CHARACTER}"


def clean(text: str, lines: bool = False) -> str:
    """A text that can be printed: what steers is replaced one for one. `lines`: it may have several.

    >>> clean("a\\x1b[31mb\\u202ec\\nd"), clean("a\\r\\nb", lines=True)
    ('a\N{REPLACEMENT CHARACTER}[31mb\N{REPLACEMENT CHARACTER}c d', 'a\\nb')
    """
    if lines:
        text = text.replace("\r\n", "\n") if "\r" in text else text
        return _ANY.sub(INSTEAD, text)
    return _LINE.sub(lambda found: " " if found[0] in "\t\n" else INSTEAD, text)


def escaped(json: str) -> str:
    """The text of a JSON document, with escapes for what steers: nothing is lost, and nothing acts.

    >>> escaped('["\\x7f\\u202e"]')
    '["\\\\u007f\\\\u202e"]'
    """
    return _ANY.sub(lambda found: f"\\u{ord(found[0]):04x}", json)
