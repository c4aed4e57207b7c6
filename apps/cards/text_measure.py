"""How wide a text is, and where its lines break: with a table of letter widths, so that no font has to be there.

`WIDE` is a wide font. SVG and HTML ask for narrower ones and fall back to it: what fits by its table fits in whatever
the reader has, and that is what translators are held to. `PRINTED` are the very fonts of PDF and PNG, whose lines are
filled to the edge and whose letters are larger for it.
"""

from __future__ import annotations

import tomllib
import unicodedata
from functools import cache, lru_cache
from importlib import resources

SANS, SANS_BOLD, SERIF_BOLD = "sans", "sans-bold", "serif-bold"
WIDE, PRINTED = "widths.toml", "printed.toml"
"""The tables, by their files: each has all three fonts."""

# A letter that the table does not hold: wider than all that it does.
UNKNOWN = 1400


@cache
def _tables(file: str) -> dict[str, dict[str, int]]:
    raw = tomllib.loads((resources.files(__package__) / file).read_text(encoding="utf-8"))
    return {
        font: {letter: int(wide) for wide, letters in rows.items() for letter in letters} for font, rows in raw.items()
    }


def width(text: str, font: str = SANS, size: float = 1.0, spacing: float = 0.0, by: str = WIDE) -> float:
    """The width of a line in the unit of `size`; `spacing` is added to each letter, in parts of the size.

    >>> round(width("ill", size=10), 2), round(width("ILL", size=10), 2), width("")
    (8.34, 14.11, 0.0)

    A mark that stands over the letter before takes no room, what is not known takes much:

    >>> width("e\\u0301") == width("e"), width("\\u4e00")
    (True, 1.4)
    >>> width("ill", by=PRINTED) < width("ill")
    True
    """
    return size * (_thousandths(text, font, by) / 1000 + spacing * len(text))


@lru_cache(maxsize=1 << 14)
def _thousandths(text: str, font: str, by: str) -> int:
    table = _tables(by)[font]
    return sum(table[letter] if letter in table else 0 if unicodedata.combining(letter) else UNKNOWN for letter in text)


def wrap(text: str, room: float, font: str = SANS, size: float = 1.0, by: str = WIDE) -> list[str]:
    """The lines of a text, broken at blanks as soon as the next word does not fit.

    A word wider than the room stands alone on its line, and juts out: it is for the caller to see.

    >>> wrap("one two three", 5.0), wrap("", 5.0), wrap("incomprehensible", 5.0)
    (['one two', 'three'], [], ['incomprehensible'])
    """
    lines: list[str] = []
    most = room * 1000 / size
    blank, used = _thousandths(" ", font, by), 0
    for word in text.replace("\n", " ").split(" "):
        if not word:
            continue
        wide = _thousandths(word, font, by)
        if lines and used + blank + wide <= most:
            lines[-1] += f" {word}"
            used += blank + wide
        else:
            lines.append(word)
            used = wide
    return lines
