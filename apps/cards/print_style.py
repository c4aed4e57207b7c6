"""What the printed sheets have in common: colours, fonts, the frieze below the head of a card."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape as escape_marks
from typing import TYPE_CHECKING

from cyclades_core.engine.values.safe_text import clean

if TYPE_CHECKING:
    from cyclades_core.content.modules.drawing_symbols import Symbol

Symbols = Mapping[str, "Symbol"]
"""What things and kinds are drawn with, by id."""


def escape(text: str) -> str:
    """A text as it stands in SVG and HTML: nothing in it is a mark, and nothing steers.

    >>> escape("<a> & \x1bb")
    '&lt;a&gt; &amp; \N{REPLACEMENT CHARACTER}b'
    """
    return escape_marks(clean(text, lines=True))


OWN_COLOURS = ("#6b4c11", "#35506b", "#6a2f5c", "#2f5f2f", "#74402e", "#45457a")
"""The colours of kinds that nobody has given one."""
LEAST_CONTRAST = 4.5


def colour_of(kind: str, symbols: Symbols) -> str:
    """The colour of the heads and backs of a kind: the one that its box has given it, if need be darker, so that white
    letters can be read on it; else always the same of ours.

    >>> colour_of("omen", {}) == colour_of("omen", {}), luminance(colour_of("omen", {})) < 0.18
    (True, True)
    """
    symbol = symbols.get(f"kind-{kind}")
    colour = symbol.colour if symbol is not None else ""
    return readable(colour or OWN_COLOURS[sum(map(ord, kind)) % len(OWN_COLOURS)])


def readable(colour: str) -> str:
    """A colour, as much darker as white letters on it need.

    >>> readable("#8a6414"), readable("#ffcc00")
    ('#8a6414', '#8d6f00')
    """
    while 1.05 / (luminance(colour) + 0.05) < LEAST_CONTRAST:
        colour = "#" + "".join(f"{int(value * 0.97):02x}" for value in _parts(colour))
    return colour


def luminance(colour: str) -> float:
    """How light a colour is, from 0 to 1, as WCAG reckons it.

    >>> luminance("#ffffff"), luminance("#000000")
    (1.0, 0.0)
    """
    shares = [value / 255 for value in _parts(colour)]
    red, green, blue = (share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4 for share in shares)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _parts(colour: str) -> list[int]:
    return [int(colour[at : at + 2], 16) for at in (1, 3, 5)]


INK, QUIET, ALARM, GROUND, CUT, WHITE = "#26221c", "#6d665a", "#b3261e", "#fdfbf6", "#8a8378", "#ffffff"
GOLD = "#b8860b"

# The fonts asked for are narrower than those of the table that texts are measured by; the last named are those.
SANS_FONTS = "'Segoe UI', 'Helvetica Neue', Arial, 'Noto Sans', 'DejaVu Sans', sans-serif"  # text: ok fonts
SERIF_FONTS = "Palatino, 'Palatino Linotype', Georgia, 'Noto Serif', 'DejaVu Serif', serif"  # text: ok fonts

MEANDER_STEP = 3.0


def meander(left: float, top: float, width: float, unit: float = 1.0) -> str:
    """The frieze over a width, as one path: whole steps, about 3 by 2.4 millimetres each.

    >>> meander(0, 0, 6).count("M"), meander(0, 0, 6)[:12]
    (4, 'M0 2.1H0.5V0')
    """
    steps = max(1, round(width / (MEANDER_STEP * unit)))
    wide = width / steps

    def x(part: float, step: int) -> str:
        return number(left + (step + part / MEANDER_STEP) * wide)

    def y(height: float) -> str:
        return number(top + height * unit)

    return "".join(
        f"M{x(0, n)} {y(2.1)}H{x(0.5, n)}V{y(0.3)}H{x(2.7, n)}V{y(1.6)}H{x(1.3, n)}V{y(1.0)}H{x(2.0, n)}"
        f"M{x(0.5, n)} {y(2.1)}H{x(3, n)}"
        for n in range(steps)
    )


def tint(colour: str, part: float) -> str:
    """A colour mixed with the ground of the card.

    >>> tint("#000000", 0.5)
    '#7e7e7b'
    """
    mixed = [round(own * part + under * (1 - part)) for own, under in zip(_parts(colour), _parts(GROUND), strict=True)]
    return "#" + "".join(f"{value:02x}" for value in mixed)


def number(value: float) -> str:
    """A length as it is written in a file: no more digits than a printer can show.

    >>> number(10.0), number(3.14159), number(-0.001)
    ('10', '3.14', '0')
    """
    return f"{value:z.2f}".rstrip("0").rstrip(".")
