"""Where things of a board are drawn: outlines of areas, coasts of islands, and points for names, units and buildings.

The unit is the radius of a hex that stands on a corner, x goes to the right, y down, numbers have two decimals; the
first cell of the first full row lies at (0, 0). In an area the name stands above, below it pieces, units and a second
group side by side, and below these the building sites, or in cells of their own where the area has more of them:

       goods
       name
    pieces  units  group
    site    site

Every point lies inside its area, at least `MARGIN` from its border, and `APART` from every other point of the area.
Only a large site lies upon the squares that it covers (L2.1.3); and where somebody puts more than three squares on one
hex that also bears the name, or six on one that does not, they move together as far as they must.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import cos, hypot, pi, sin, sqrt

from attrs import frozen

from .board import Area, Board, Site

Point = tuple[float, float]
Place = tuple[int, int]
Loop = tuple[Point, ...]

APART = 0.45
MARGIN = 0.15
_WIDE = sqrt(3) / 2
# The neighbours of a cell, in half steps and rows, in the order of the sides that the corners below lie between.
_AROUND: tuple[Place, ...] = ((1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1))
_CORNERS: tuple[Place, ...] = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))  # in half steps and half radii
# In one cell, and in two side by side: name, units, group, pieces, goods, from the middle.
_ALONE: tuple[Point, ...] = ((0.0, -0.33), (0.0, 0.13), (0.5, 0.13), (-0.5, 0.13), (0.0, -0.79))
_PAIR: tuple[Point, ...] = ((0.0, -0.28), (0.35, 0.18), (1.0, 0.18), (-0.35, 0.18), (-1.0, 0.18))
# Side by side in the cell of the name: how far across, and how far down in a cell alone.
_SQUARES = {1: ((0.0,), 0.59), 2: ((-0.24, 0.24), 0.53), 3: ((-0.46, 0.0, 0.46), 0.59)}


@frozen
class SitePlace:
    """Where a site lies, and for each sea that a harbour there may face the middle of the edge towards it."""

    id: str
    at: Point
    seas: tuple[tuple[str, Point], ...] = ()


@frozen
class AreaPlace:
    """The shape of an area and its points."""

    id: str
    outline: tuple[Loop, ...]
    """Closed loops of corners, the outer one first; others are holes."""
    label: Point
    """The middle of the name."""
    room: float
    """So wide a text of the height 0.3 may be there."""
    units: Point
    """The units of whoever holds the area."""
    group: Point
    """Units of a second owner, which have come and fight or move on."""
    pieces: Point
    """Figures that belong to no army."""
    goods: Point
    """Printed cornucopias and those laid there later."""
    sites: tuple[SitePlace, ...] = ()


@frozen
class Geometry:
    """A board as a picture."""

    extent: tuple[float, float, float, float]
    """Left, top, width and height, all areas included."""
    areas: tuple[AreaPlace, ...]
    """In the order of the board."""
    coasts: Mapping[str, tuple[Loop, ...]]
    """Island -> its outline."""


def geometry(board: Board) -> Geometry | None:
    """The geometry of a board that was drawn as a map or laid from tiles; None for one given as a graph.

    >>> from cyclades_core.content.boards.hex_maps import parse_board
    >>> pond = parse_board({"map": "  .   $\\n.   01  .", "legend": {"01": {"land": "hut", "squares": 1}}})
    >>> made = geometry(pond)
    >>> made.extent
    (-0.87, -1.0, 5.2, 3.5)
    >>> hut = made.areas[0]
    >>> hut.label, hut.units, hut.sites[0].at, hut.sites[0].seas[0]
    ((1.73, 1.17), (1.73, 1.63), (1.73, 2.09), ('A1', (1.3, 0.75)))
    >>> geometry(parse_board({"areas": {"X": {"kind": "land", "near": ["a"]}, "a": {"kind": "sea"}}}))
    """
    home = {place: area.id for area in board.areas for place in area.at}
    if not home or not all(area.at for area in board.areas):
        return None
    islands = {name: _outline(home, set(members)) for name, members in board.islands().items()}
    corners = [corner for area in board.areas for place in area.at for corner in map(_corner, _corners(place))]
    left, top = min(x for x, _ in corners), min(y for _, y in corners)
    width, height = max(x for x, _ in corners) - left, max(y for _, y in corners) - top
    return Geometry(
        extent=(round(left, 2), round(top, 2), round(width, 2), round(height, 2)),
        areas=tuple(_area(area, board.sites_of(area.id), home) for area in board.areas),
        coasts=islands,
    )


# -- outlines ----------------------------------------------------------------------------------------------------------


def _corners(place: Place) -> list[Place]:
    """The corners of a cell, in whole numbers so that those of neighbours are equal."""
    x, row = place
    return [(x + dx, 3 * row + dy) for dx, dy in _CORNERS]


def _corner(corner: Place) -> Point:
    return round(corner[0] * _WIDE, 2), corner[1] / 2


def _outline(home: Mapping[Place, str], members: set[str]) -> tuple[Loop, ...]:
    """The border of areas as closed loops, turning right; three cells meet at a corner, so no loop touches another."""
    onwards: dict[Place, Place] = {}
    for place, name in home.items():
        if name in members:
            corners = _corners(place)
            for side, (dx, dy) in enumerate(_AROUND):
                if home.get((place[0] + dx, place[1] + dy)) not in members:
                    onwards[corners[side]] = corners[(side + 1) % 6]
    loops: list[list[Place]] = []
    while onwards:
        start = min(onwards)
        loop = [start]
        while (corner := onwards.pop(loop[-1])) != start:
            loop.append(corner)
        loops.append(loop)
    loops.sort(key=_surface, reverse=True)
    return tuple(tuple(map(_corner, loop)) for loop in loops)


def _surface(loop: Sequence[Place]) -> int:
    """Twice the surface, negative for a hole."""
    return sum(x * low - right * y for (x, y), (right, low) in zip(loop, [*loop[1:], loop[0]], strict=True))


# -- points ------------------------------------------------------------------------------------------------------------


def _middle(place: Place) -> Point:
    return place[0] * _WIDE, place[1] * 1.5


def _area(area: Area, sites: Sequence[Site], home: Mapping[Place, str]) -> AreaPlace:
    groups = _groups(sites)
    bearers = _bearers(area.at, any(len(group) > 1 for group in groups))
    x = sum(_middle(place)[0] for place in bearers) / len(bearers)
    y = _middle(bearers[0])[1]
    label, units, group, pieces, goods = _ALONE if len(bearers) == 1 else _PAIR
    at = _sites(area, groups, bearers, home)
    at |= {site.id: _mean([at[square] for square in site.covers]) for site in sites if site.covers}
    return AreaPlace(
        id=area.id,
        outline=_outline(home, {area.id}),
        label=_point((x, y), label),
        room=1.2 if len(bearers) == 1 else 2.9,
        units=_point((x, y), units),
        group=_point((x, y), group),
        pieces=_point((x, y), pieces),
        goods=_point((x, y), goods),
        sites=tuple(
            SitePlace(site.id, at[site.id], tuple(_edges(area, site.seas, at[site.id], home))) for site in sites
        ),
    )


def _point(middle: Point, offset: tuple[float, float]) -> Point:
    return round(middle[0] + offset[0], 2), round(middle[1] + offset[1], 2)


def _mean(points: Sequence[Point]) -> Point:
    return _point((sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)), (0.0, 0.0))


def _groups(sites: Sequence[Site]) -> list[list[Site]]:
    """The squares: those under one large site together, which come first, each other one alone."""
    covered = {square: site.id for site in sites for square in site.covers}
    together: dict[str, list[Site]] = defaultdict(list)
    for site in sites:
        if not site.covers:
            together[covered.get(site.id, site.id)].append(site)
    return sorted(together.values(), key=len, reverse=True)


def _bearers(cells: Sequence[Place], crowded: bool) -> list[Place]:
    """The cells that bear name and units: two side by side if there are such, nearest to the middle of the area.

    Several squares that lie together want a cell of their own, so that of two cells only one is left.
    """
    x = sum(place[0] for place in cells) / len(cells)
    row = sum(place[1] for place in cells) / len(cells)

    def far(places: Sequence[Place]) -> tuple[float, Place]:
        across = sum(place[0] for place in places) / len(places)
        return round((across - x) ** 2 * 0.75 + (places[0][1] - row) ** 2 * 2.25, 6), places[0][::-1]

    pairs = [[(cx, cy), (cx + 2, cy)] for cx, cy in cells if (cx + 2, cy) in cells]
    if crowded and len(cells) == 2:
        pairs = []
    return min(pairs or [[place] for place in cells], key=far)


def _sites(
    area: Area, groups: Sequence[Sequence[Site]], bearers: Sequence[Place], home: Mapping[Place, str]
) -> dict[str, Point]:
    """The point of each square. Each group gets a cell of its own while there are some, first those without the name,
    and of these one that lies at the seas of its harbours."""
    held: dict[Place, list[str]] = {place: [] for place in area.at}
    for group in groups:
        seas = {sea for square in group for sea in square.seas}

        def burden(place: Place, seas: set[str] = seas) -> tuple[int, bool, int, Place]:
            near = sum(home.get((place[0] + dx, place[1] + dy)) in seas for dx, dy in _AROUND)
            return len(held[place]), place in bearers, -near, place[::-1]

        held[min(held, key=burden)] += [square.id for square in group]
    at: dict[str, Point] = {}
    for place, names in held.items():
        for name, offset in zip(names, _spread(len(names), place in bearers, len(bearers)), strict=True):
            at[name] = _point(_middle(place), offset)
    return at


def _spread(count: int, bearing: bool, bearers: int) -> Iterable[tuple[float, float]]:
    """Where so many squares of a cell lie: below the name and the units, or over the whole cell."""
    if bearing:
        line = tuple(0.92 * n / max(1, count - 1) - 0.46 for n in range(count))
        across, down = _SQUARES.get(count, (line, 0.59))
        return [(x, down if bearers == 1 else 0.64) for x in across]
    if count <= 2:
        return [(0.0, 0.0)] if count == 1 else [(-0.35, 0.0), (0.35, 0.0)][:count]
    return [(0.5 * sin(2 * pi * n / count), -0.5 * cos(2 * pi * n / count)) for n in range(count)]


def _edges(area: Area, seas: Iterable[str], point: Point, home: Mapping[Place, str]) -> Iterator[tuple[str, Point]]:
    """For each sea at the coast of the area the middle of the edge towards it that is nearest to a point."""
    edges: dict[str, list[Point]] = defaultdict(list)
    for x, row in area.at:
        corners = _corners((x, row))
        for side, (dx, dy) in enumerate(_AROUND):
            one, other = corners[side], corners[(side + 1) % 6]
            middle = ((one[0] + other[0]) / 2 * _WIDE, (one[1] + other[1]) / 4)
            edges[home.get((x + dx, row + dy), "")].append(middle)
    for sea in seas:
        if sea in edges:
            found = min(edges[sea], key=lambda edge: (round(hypot(edge[0] - point[0], edge[1] - point[1]), 6), edge))
            yield sea, (round(found[0], 2), round(found[1], 2))
