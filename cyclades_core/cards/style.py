"""What the printed sheets have in common: paper, colours, fonts, the frieze below the head of a card."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape as escape_marks
from typing import NamedTuple, TypeVar

from cyclades_core.printing import clean

from .layout import CARD

T = TypeVar("T")


def escape(text: str) -> str:
    """A text as it stands in SVG and HTML: nothing in it is a mark, and nothing steers.

    >>> escape("<a> & \x1bb")
    '&lt;a&gt; &amp; \N{REPLACEMENT CHARACTER}b'
    """
    return escape_marks(clean(text, lines=True))


class Paper(NamedTuple):
    """A page and how many cards lie on it, edge to edge."""

    width: float
    height: float
    columns: int
    rows: int

    @property
    def left(self) -> float:
        return (self.width - self.columns * CARD[0]) / 2

    @property
    def top(self) -> float:
        return (self.height - self.rows * CARD[1]) / 2

    @property
    def holds(self) -> int:
        return self.columns * self.rows

    def place(self, number: int) -> tuple[float, float]:
        """Where the card of this number on the page has its upper left corner."""
        row, column = divmod(number, self.columns)
        return self.left + column * CARD[0], self.top + row * CARD[1]


UPRIGHT = Paper(210.0, 297.0, 3, 3)
"""A4, nine cards."""
ACROSS = Paper(297.0, 210.0, 4, 2)
"""A4 lying, four cards each beside its original."""

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


INK, QUIET, ALARM, GROUND, CUT = "#26221c", "#6d665a", "#b3261e", "#fdfbf6", "#c9c2b4"

# The fonts asked for are narrower than those of the table that texts are measured by; the last named are those.
SANS_FONTS = "'Segoe UI', 'Helvetica Neue', Arial, 'Noto Sans', 'DejaVu Sans', sans-serif"  # text: ok fonts
SERIF_FONTS = "Palatino, 'Palatino Linotype', Georgia, 'Noto Serif', 'DejaVu Serif', serif"  # text: ok fonts

MEANDER_STEP = 3.0
INITIAL_SIZE, INITIAL_RISE = 34.0, 7.0
"""The first letter of the name, large and faint: its size, and how far it stands above the foot."""


def meander() -> str:
    """One step of the frieze, 3 by 2.4 millimetres, as the path of a line.

    >>> meander()[:6]
    'M0 2.1'
    """
    return "M0 2.1H0.5V0.3H2.7V1.6H1.3V1.0H2.0M0.5 2.1H3"


def tint(colour: str, part: float) -> str:
    """A colour mixed with the ground of the card.

    >>> tint("#000000", 0.5)
    '#7e7e7b'
    """
    mixed = [round(int(colour[at : at + 2], 16) * part + int(GROUND[at : at + 2], 16) * (1 - part)) for at in (1, 3, 5)]
    return "#" + "".join(f"{value:02x}" for value in mixed)


def pages(cards: Sequence[T], size: int) -> Iterator[Sequence[T]]:
    """The cards of each page."""
    for start in range(0, len(cards), size):
        yield cards[start : start + size]


def number(value: float) -> str:
    """A length as it is written in a file: no more digits than a printer can show.

    >>> number(10.0), number(3.14159)
    ('10', '3.14')
    """
    return f"{value:.2f}".rstrip("0").rstrip(".")
