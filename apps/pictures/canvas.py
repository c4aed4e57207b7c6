"""A picture in the making: its elements, and the room that each thing on it takes.

Lengths are those of the geometry (the radius of a hex is 1); they become numbers of the file here. What stands for
itself (a name, a token, a building, a line of the legend) enters its box, so that a test can see whether two overlap.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from attrs import define, field, frozen

from cyclades_core.engine.values.safe_text import clean

from ..cards.print_style import SANS_FONTS, escape, number
from ..cards.text_measure import SANS, SANS_BOLD, width

Point = tuple[float, float]
SCALE = 40
INK, PAPER = "#26221c", "#fdfbf6"
# Of the size of letters: from the middle of a line to its foot, and how tall the letters are with marks above.
FOOT, TALL = 0.36, 1.16


@frozen
class DrawnBox:
    """The room of a thing: what it is, where it belongs (the id of an area, or `legend`), and its four sides."""

    what: str
    at: str
    left: float
    top: float
    right: float
    bottom: float

    def overlaps(self, other: DrawnBox, slack: float = 0.005) -> bool:
        return (
            self.left < other.right - slack
            and other.left < self.right - slack
            and self.top < other.bottom - slack
            and other.top < self.bottom - slack
        )

    def is_on(self, one: Point, other: Point) -> bool:
        """Whether the way between two points leads over it."""
        ways = ((one[0] + (other[0] - one[0]) * k / 40, one[1] + (other[1] - one[1]) * k / 40) for k in range(41))
        return any(self.left < x < self.right and self.top < y < self.bottom for x, y in ways)


@define
class Canvas:
    """Elements in the order in which they are painted."""

    elements: list[str] = field(factory=list)
    boxes: list[DrawnBox] = field(factory=list)
    used: dict[str, None] = field(factory=dict)
    """The symbols that were drawn."""
    piers: list[tuple[str, str, Point, Point]] = field(factory=list)
    """Where harbours lead: area, building, and both ends on the whole picture."""

    _moved: list[tuple[float, float, float]] = field(factory=lambda: [(0.0, 0.0, 1.0)])

    def open(self, x: float, y: float, scale: float = 1.0) -> None:
        """Paint what follows at another place, and larger; boxes are those of the whole picture."""
        over_x, over_y, over = self._moved[-1]
        self._moved.append((over_x + over * x, over_y + over * y, over * scale))
        larger = f" scale({number(scale)})" if scale != 1 else ""
        self.add(f'<g transform="translate({n(x)} {n(y)}){larger}">')

    def close(self) -> None:
        self._moved.pop()
        self.add("</g>")

    def note(self, what: str, at: str, middle: Point, wide: float, tall: float) -> None:
        """Enter the room of a thing."""
        left, top, scale = self._moved[-1]
        x, y, wide, tall = left + scale * middle[0], top + scale * middle[1], scale * wide, scale * tall
        self.boxes.append(DrawnBox(what, at, x - wide / 2, y - tall / 2, x + wide / 2, y + tall / 2))

    def spot(self, point: Point) -> Point:
        """A point on the whole picture."""
        left, top, scale = self._moved[-1]
        return left + scale * point[0], top + scale * point[1]

    def crosses(self, one: Point, other: Point, box: DrawnBox) -> bool:
        """Whether the way between two points leads over a thing."""
        return box.is_on(self.spot(one), self.spot(other))

    def add(self, element: str) -> None:
        self.elements.append(element)

    def lower(self, since: int, to: int) -> None:
        """Paint what was added since then below all that came after another time."""
        moved = self.elements[since:]
        del self.elements[since:]
        self.elements[to:to] = moved

    def path(self, loops: Iterable[Sequence[Point]], style: str) -> None:
        """Closed loops."""
        data = "".join("M" + "L".join(f"{n(x)} {n(y)}" for x, y in loop) + "Z" for loop in loops)
        self.add(f'<path d="{data}" {style}/>')

    def line(self, one: Point, other: Point, style: str) -> None:
        self.add(f'<path d="M{n(one[0])} {n(one[1])}L{n(other[0])} {n(other[1])}" {style}/>')

    def text(
        self,
        text: str,
        at: Point,
        size: float,
        anchor: str = "middle",
        bold: bool = False,
        fill: str = INK,
        more: str = "",
    ) -> float:
        """A line of text around a height; its width."""
        weight = ' font-weight="bold"' if bold else ""
        side = f' text-anchor="{anchor}"' if anchor != "start" else ""
        place = f'x="{n(at[0])}" y="{n(at[1] + FOOT * size)}" font-size="{n(size)}"'
        self.add(f'<text {place}{side}{weight} fill="{fill}"{more}>{escape(clean(text))}</text>')
        return width(clean(text), SANS_BOLD if bold else SANS, size)

    def symbol(self, name: str, at: Point, size: float, colour: str = INK) -> None:
        """A symbol of the boxes around a point; `used` says that it has to be defined."""
        self.used[name] = None
        x, y = at[0] - size / 2, at[1] - size / 2
        self.add(
            f'<use href="#{escape(name)}" x="{n(x)}" y="{n(y)}" width="{n(size)}" height="{n(size)}" color="{colour}"/>'
        )


def n(value: float) -> str:
    """A length as a number of the file.

    >>> n(1.5), n(0.333)
    ('60', '13.32')
    """
    return number(value * SCALE)


def document(
    canvas: Canvas, size: tuple[float, float], title: str, lang: str, definitions: Iterable[str], pixels: float = 1.0
) -> str:
    """The whole file: title for who cannot see it, definitions, and all that was painted."""
    wide, tall = n(size[0]), n(size[1])
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {tall}" width="{number(float(wide) * pixels)}" '
        f'height="{number(float(tall) * pixels)}" xml:lang="{escape(lang)}" role="img" font-family="{SANS_FONTS}">'
    )
    ground = f'<rect width="{wide}" height="{tall}" fill="{PAPER}"/>'
    parts = [
        head,
        f"<title>{escape(clean(title))}</title>",
        "<defs>",
        *definitions,
        "</defs>",
        ground,
        *canvas.elements,
    ]
    return "\n".join([*parts, "</svg>", ""])
