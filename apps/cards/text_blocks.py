"""The blocks of a text: what it labels itself (*Free: … Paid: …*) stands on the card below a label of its own.

A label begins a sentence and ends with a colon; what follows it up to there, as a price, belongs to it:

    >>> blocks("Bonus: a priest. Power, 2 GP: build a port. Once.", ("Bonus", "Power"))
    [('Bonus', 'A priest.'), ('Power, 2 GP', 'Build a port. Once.')]
    >>> blocks("In your turn: pay. Team: the partner may pay.", ("Team",))
    [('', 'In your turn: pay.'), ('Team', 'The partner may pay.')]

Which words are labels each language says itself (`cli-card-block-free` and so on).
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

NAMES = ("free", "paid", "bonus", "power", "team")
"""The labels that texts may have, by the ends of their messages."""


def blocks(text: str, labels: Sequence[str]) -> list[tuple[str, str]]:
    """Pairs of label and text, in their order; the label is empty for what stands before the first."""
    if not labels:
        return [("", text)] if text else []
    found: list[tuple[str, str]] = []
    label, start = "", 0
    for match in _finder(tuple(labels)).finditer(text):
        _add(found, label, text[start : match.start()])
        label, start = match[1], match.end()
    _add(found, label, text[start:])
    return found


def _add(found: list[tuple[str, str]], label: str, text: str) -> None:
    text = text.strip()
    if text:
        found.append((label, text[:1].upper() + text[1:] if label else text))


@cache
def _finder(labels: tuple[str, ...]) -> re.Pattern[str]:
    words = "|".join(map(re.escape, labels))
    return re.compile(rf"(?:^|(?<=[.!?…] ))((?:{words})(?:, [^:.]{{1,30}})?):\s+")
