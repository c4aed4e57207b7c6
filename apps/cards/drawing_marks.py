"""What a page is drawn with, before any format: boxes, paths and lines of text, in millimetres."""

from __future__ import annotations

from typing import NamedTuple

from .text_measure import SANS


class RectangleMark(NamedTuple):
    """A filled rectangle."""

    x: float
    y: float
    width: float
    height: float
    fill: str
    radius: float = 0.0


class Path(NamedTuple):
    """A path in the letters of SVG, moved and scaled; filled, drawn with a round pen, or both."""

    line: str
    x: float = 0.0
    y: float = 0.0
    scale: float = 1.0
    fill: str = ""
    stroke: str = ""
    pen: float = 0.0
    """The width of the pen in millimetres, whatever the scale."""


class Text(NamedTuple):
    """One line of text; `y` is the foot of its letters, `anchor` start, middle or end."""

    text: str
    x: float
    y: float
    size: float
    fill: str
    font: str = SANS
    anchor: str = "start"
    spacing: float = 0.0
    """Between letters, in parts of the size."""


Mark = RectangleMark | Path | Text


class MarkGroup(NamedTuple):
    """Marks that belong together, as a card: where they stand, what they are, and in which language."""

    x: float
    y: float
    marks: tuple[Mark, ...]
    key: str = ""
    lang: str = ""
    too_long: tuple[str, ...] = ()


class Page(NamedTuple):
    """A sheet of paper."""

    width: float
    height: float
    groups: tuple[MarkGroup, ...]


def circle(x: float, y: float, radius: float) -> str:
    """The path of a circle.

    >>> circle(5, 5, 2)
    'M3 5a2 2 0 1 0 4 0a2 2 0 1 0 -4 0z'
    """
    r = f"{radius:.4g}"
    return f"M{x - radius:.6g} {y:.6g}a{r} {r} 0 1 0 {2 * radius:.4g} 0a{r} {r} 0 1 0 -{2 * radius:.4g} 0z"
