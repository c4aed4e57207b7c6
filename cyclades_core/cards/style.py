"""What the printed sheets have in common: colours, fonts, the frieze below the head of a card."""

from __future__ import annotations

from html import escape as escape_marks

from cyclades_core.printing import clean


def escape(text: str) -> str:
    """A text as it stands in SVG and HTML: nothing in it is a mark, and nothing steers.

    >>> escape("<a> & \x1bb")
    '&lt;a&gt; &amp; \N{REPLACEMENT CHARACTER}b'
    """
    return escape_marks(clean(text, lines=True))


COLOURS = {
    "god": "#8a6414",
    "creature": "#7d2a35",
    "hero": "#1f4e79",
    "artifact": "#5b3a7e",
    "item": "#0f6466",
    "favor": "#a0456a",
    "special": "#39424e",
    "bonus": "#4a6b1f",
    "building": "#8a4b1d",
    "unit": "#2c5f4a",
    "goods": "#5c5346",
}
"""The colour of the head, by kind: dark enough for white letters."""
OWN_COLOURS = ("#6b4c11", "#35506b", "#6a2f5c", "#2f5f2f", "#74402e", "#45457a")
"""The same for kinds that content declares."""


def colour_of(kind: str) -> str:
    """The colour of a kind; one that content declares has always the same.

    >>> colour_of("god"), colour_of("omen") == colour_of("omen")
    ('#8a6414', True)
    """
    return COLOURS.get(kind) or OWN_COLOURS[sum(map(ord, kind)) % len(OWN_COLOURS)]


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
    mixed = [round(int(colour[at : at + 2], 16) * part + int(GROUND[at : at + 2], 16) * (1 - part)) for at in (1, 3, 5)]
    return "#" + "".join(f"{value:02x}" for value in mixed)


def number(value: float) -> str:
    """A length as it is written in a file: no more digits than a printer can show.

    >>> number(10.0), number(3.14159)
    ('10', '3.14')
    """
    return f"{value:.2f}".rstrip("0").rstrip(".")
