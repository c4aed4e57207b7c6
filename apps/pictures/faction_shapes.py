"""Who is who: a colour and a shape for each of six factions, and bands along the inside of what they hold.

The colours are those of Okabe and Ito, which people tell apart whatever they see of colours; shape and lightness differ
as well, so that a grey print will do.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin

from attrs import frozen

from .canvas import Canvas, Point


@frozen
class FactionStyle:
    """A faction on the board: its colour, the ink on it, and the corners of its token (none: a circle)."""

    colour: str
    ink: str
    corners: tuple[Point, ...] = ()
    rise: float = 0.0
    """How far above the middle of the token a number stands, which a triangle needs."""


def _ring(corners: int, turn: float, radius: float) -> tuple[Point, ...]:
    return tuple(
        (radius * sin(2 * pi * (k + turn) / corners), -radius * cos(2 * pi * (k + turn) / corners))
        for k in range(corners)
    )


_CROSS: tuple[Point, ...] = (
    *((-0.42, -1.0), (0.42, -1.0), (0.42, -0.42), (1.0, -0.42), (1.0, 0.42), (0.42, 0.42)),
    *((0.42, 1.0), (-0.42, 1.0), (-0.42, 0.42), (-1.0, 0.42), (-1.0, -0.42), (-0.42, -0.42)),
)
_TRIANGLE = ((0.0, -1.12), (1.22, 0.98), (-1.22, 0.98))

LOOKS: tuple[FactionStyle, ...] = (
    FactionStyle("#d55e00", "#ffffff"),
    FactionStyle("#0072b2", "#ffffff", _ring(4, 0.5, 1.3)),
    FactionStyle("#f0e442", "#26221c", _TRIANGLE, -0.3),
    FactionStyle("#009e73", "#ffffff", _ring(4, 0, 1.32)),
    FactionStyle("#cc79a7", "#26221c", _ring(6, 0, 1.15)),
    FactionStyle("#56b4e9", "#26221c", _CROSS),
)
EDGE = "#26221c"


def look(number: int) -> FactionStyle:
    """The look of a faction, by its place at the table; a seventh would look like the first."""
    return LOOKS[number % len(LOOKS)]


def token(canvas: Canvas, number: int, at: Point, radius: float) -> Point:
    """Draw the token of a faction; where what stands on it has its middle."""
    face = look(number)
    style = f'fill="{face.colour}" stroke="{EDGE}" stroke-width="1.4" stroke-linejoin="round"'
    corners = face.corners or _ring(24, 0, 1.05)
    canvas.path([[(at[0] + radius * x, at[1] + radius * y) for x, y in corners]], style)
    return at[0], at[1] - radius * face.rise


def inset(loop: Sequence[Point], by: float) -> list[Point]:
    """A loop that turns right, moved inwards: its corners are those of hexes, so none ever vanishes.

    >>> [(round(x, 2), round(y, 2)) for x, y in inset([(0, 0), (2, 0), (2, 2), (0, 2)], 0.5)]
    [(0.5, 0.5), (1.5, 0.5), (1.5, 1.5), (0.5, 1.5)]
    """
    count = len(loop)
    moved: list[Point] = []
    for k, (x, y) in enumerate(loop):
        (ax, ay), (bx, by_) = loop[k - 1], loop[(k + 1) % count]
        nx, ny = _normal((ax, ay), (x, y))
        mx, my = _normal((x, y), (bx, by_))
        share = by / (1 + nx * mx + ny * my)
        moved.append((x + share * (nx + mx), y + share * (ny + my)))
    return moved


def _normal(one: Point, other: Point) -> Point:
    """The direction to the right of a side, where y goes down: the inside."""
    dx, dy = other[0] - one[0], other[1] - one[1]
    length = (dx * dx + dy * dy) ** 0.5
    return -dy / length, dx / length
