"""Boards laid from tiles: two-sided hexagons of 19 cells, turned and put side by side in any arrangement (B3.10).

A face is a hex map of `hex_maps.py` with rows of 3, 4, 5, 4 and 3 cells. Such hexagons fill the plane, so the borders
of the assembled board follow from its cells: areas of two tiles never merge, they become adjacent; islands merge
(B3.3).

    [[tile]]                                  # tiles.toml
    id = "naxos"
    names = { A = "filoti", w = "ios-strait" } # of areas, for both sides; no other tile may have the same
    a = { map = "...", legend = { ... } }     # and b; both never lie on one board

    side = "a"                                # a board file
    layout = [{ tile = "naxos", turn = 2, at = [0, 1] }]

`turn` counts sixths to the right. `at` are steps on the grid of the tiles: the first to the right and a little down,
the second down. The tiles of a layout are numbered from 1 in the order given: area `t3.A`, site `t3.A.s1`.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Literal

import attrs
from attrs import Factory, frozen

from cyclades_core.engine.values.limits import AREAS, SITES

from .board import Area, Board, Pair, Site
from .board_keys import LAID_DOCS, LAYOUT_KEYS, TILE_DOCS, TILES_DOCS
from .board_requirements import shortfalls
from .hex_drawing import row_letters
from .hex_maps import BoardTable, MapError, Path, parse_board, raise_all
from .place_names import read_names

Side = Literal["a", "b"]
Place = tuple[int, int]
Laid = tuple["Face", int, Place]
"""A face, its turn in sixths, and its place."""

SIDES: tuple[Side, ...] = ("a", "b")
ASSEMBLED = "assembled"
"""What a board is called that was laid for one game only; and the word that asks for one."""

CODES = frozenset({"bad-tile", "unknown-tile", "duplicate-tile", "taken-place", "split-layout"})

_RADIUS = 2
# The centres of neighbouring hexagons, in axial steps: a knight's move of the honeycomb, and the same a sixth further.
_RIGHT, _DOWN = (3, 2), (-2, 5)
AROUND: tuple[Place, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""The six places that touch a place of the tiles; and the six cells that touch a cell, in axial steps."""

HEXAGON = tuple(
    (q, r) for r in range(-_RADIUS, _RADIUS + 1) for q in range(-_RADIUS, _RADIUS + 1) if abs(q + r) <= _RADIUS
)
"""The cells of a tile."""


@frozen
class Face:
    """One side of a tile: areas and sites with ids of their own, and whose each cell is.

    Cells are axial steps from the middle: to the right, and down to the right.

    >>> Face((), (), {(0, 0): "A", (1, 0): "b"}).turned(1).cells
    {(0, 0): 'A', (0, 1): 'b'}
    """

    areas: tuple[Area, ...]
    sites: tuple[Site, ...]
    cells: Mapping[Place, str] = attrs.field(hash=False)

    def turned(self, sixths: int) -> Face:
        """The face turned to the right; six sixths are nothing."""
        cells = dict(self.cells)
        for _ in range(sixths % 6):
            cells = {(-r, q + r): name for (q, r), name in cells.items()}
        return attrs.evolve(self, cells=cells)

    def called(self, names: Mapping[str, str]) -> Face:
        """The face with names for its areas."""
        areas = tuple(attrs.evolve(area, name=names.get(area.id, "")) for area in self.areas)
        return attrs.evolve(self, areas=areas)


@frozen
class Tile:
    id: str
    a: Face
    b: Face

    def face(self, side: Side) -> Face:
        return self.a if side == "a" else self.b


@frozen
class Tiles:
    """What a tiles file says."""

    tiles: tuple[Tile, ...] = ()
    take: Mapping[int, int] = Factory(dict)
    """Number of players -> tiles on the board."""
    least: Mapping[str, int] = Factory(dict)
    """What a board laid by chance has at least for each faction: `land`, `sites`, `cornucopias`."""

    def __bool__(self) -> bool:
        return bool(self.tiles)

    def tile(self, name: str) -> Tile | None:
        return next((tile for tile in self.tiles if tile.id == name), None)

    def joined(self, other: Tiles) -> Tiles:
        """Both sets in one; what the other one says counts."""
        kept = tuple(tile for tile in self.tiles if other.tile(tile.id) is None)
        return Tiles(kept + other.tiles, {**self.take, **other.take}, {**self.least, **other.least})


# -- reading -----------------------------------------------------------------------------------------------------------


def parse_tiles(document: Mapping[str, object]) -> Tiles:
    """The tiles of a parsed TOML document. Raises MapError with all its problems."""
    problems: list[MapError] = []
    top = BoardTable(document, (), problems)
    top.only(TILES_DOCS)
    top.flag("own-design")
    tiles: list[Tile] = []
    taken: set[str] = set()
    specs = top.tables("tile")
    if len(specs) > AREAS:
        top.fail("too-large", "tile", limit=AREAS)
    for spec in specs[:AREAS]:
        spec.only(TILE_DOCS)
        name = spec.text("id", "")
        if not name:
            spec.fail("bad-value", "id", expected="text")
        elif any(tile.id == name for tile in tiles):
            spec.fail("duplicate-tile", "id", name=name)
        a, b = (_face(spec.table(side)) for side in SIDES)
        if a is not None and b is not None:
            letters = dict.fromkeys(area.id for face in (a, b) for area in face.areas)
            names = read_names(spec.table("names"), letters, taken)
            taken.update(names.values())
            tiles.append(Tile(name, a.called(names), b.called(names)))
    least = top.table("least")
    least.only({"land", "sites", "cornucopias"})
    take = top.table("take")
    for key in take.data:
        if not key.isdecimal():
            take.fail("bad-value", key, expected="count")
    found = Tiles(
        tuple(tiles),
        {int(key): take.count(key) for key in take.data if key.isdecimal()},
        {key: least.count(key) for key in least.data},
    )
    raise_all(problems)
    return found


def _face(spec: BoardTable) -> Face | None:
    """A face, or None after noting what is wrong with it."""
    spec.only({"map", "legend"})
    document = {key: spec.data[key] for key in ("map", "legend") if key in spec.data}
    try:
        # every site takes every building (B3.4)
        board = parse_board({**document, "sites": "shared"})
    except MapError as error:
        for one in error.problems:
            path: Path = spec.path + one.path
            spec.problems.append(MapError(one.code, path, **one.values))
        return None
    # x in half steps from the left edge, which the middle row touches
    cells = {((x - row) // 2 - 1, row - _RADIUS): area.id for area in board.areas for x, row in area.at}
    if cells.keys() != set(HEXAGON):
        spec.fail("bad-tile", "map", cells=len(cells))
        return None
    return Face(board.areas, board.sites, cells)


def parse_layout(document: Mapping[str, object], tiles: Tiles) -> Board:
    """The board of a document with `layout`. Raises MapError with all its problems."""
    problems: list[MapError] = []
    top = BoardTable(document, (), problems)
    top.only(LAYOUT_KEYS)
    side: Side = "b" if top.text("side", "a") == "b" else "a"
    if top.data.get("side", "a") not in SIDES:
        top.fail("bad-value", "side", expected="a-or-b")
    laid: list[Laid] = []
    names: set[str] = set()
    specs = top.tables("layout")
    if len(specs) > AREAS:  # every tile is at least one area
        raise MapError("too-large", ("layout",), limit=AREAS)
    for spec in specs:
        spec.only(LAID_DOCS)
        name, turn, at = spec.text("tile", ""), spec.count("turn"), spec.numbers("at")
        tile = tiles.tile(name)
        if tile is None:
            spec.fail("unknown-tile", "tile", name=name, known=tuple(one.id for one in tiles.tiles))
        elif name in names:
            spec.fail("duplicate-tile", "tile", name=name)
        if len(at) != 2:
            spec.fail("bad-value", "at", expected="place")
        elif any((at[0], at[1]) == place for _, _, place in laid):
            spec.fail("taken-place", "at", place=at)
        elif tile is not None:
            laid.append((tile.face(side), turn, (at[0], at[1])))
        names.add(name)
    players = top.numbers("players")
    if not problems and not _connected([place for _, _, place in laid]):
        top.fail("split-layout", "layout")
    if sum(len(face.areas) for face, _, _ in laid) > AREAS:  # what follows compares all areas with one another
        top.fail("too-large", "layout", limit=AREAS)
    if sum(len(face.sites) for face, _, _ in laid) > SITES:
        top.fail("too-large", "layout", limit=SITES)
    raise_all(problems)
    board = assemble(laid, top.text("id", ASSEMBLED), players)
    own = top.flag("own-design")
    raise_all(problems)
    return attrs.evolve(board, own_design=own)


def _connected(places: Sequence[Place]) -> bool:
    """Whether the places hang together; nothing does not."""
    reached = list(places[:1])
    for x, y in reached:  # grows while it is walked
        near = [(x + dx, y + dy) for dx, dy in AROUND]
        reached += [place for place in near if place in places and place not in reached]
    return bool(places) and len(reached) == len(places)


# -- laying ------------------------------------------------------------------------------------------------------------


def assemble(laid: Sequence[Laid], id: str = ASSEMBLED, players: tuple[int, ...] = ()) -> Board:
    """The board that these faces make, turned and laid like this."""
    home: dict[Place, str] = {}
    tokens: dict[Place, str] = {}
    for number, (face, turn, (x, y)) in enumerate(laid, 1):
        middle = (x * _RIGHT[0] + y * _DOWN[0], x * _RIGHT[1] + y * _DOWN[1])
        for (q, r), letter in face.turned(turn).cells.items():
            cell = (middle[0] + q, middle[1] + r)
            home[cell] = f"t{number}.{letter}"
            tokens[cell] = f"{number}{letter}"
    areas = {f"t{n}.{area.id}": area for n, (face, _, _) in enumerate(laid, 1) for area in face.areas}
    near: dict[str, set[str]] = defaultdict(set)
    for (q, r), name in home.items():
        near[name].update(home[q + dq, r + dr] for dq, dr in AROUND if (q + dq, r + dr) in home)
    borders: list[Pair] = sorted((one, other) for one, found in near.items() for other in found if one < other)
    at, named, outline = _drawn(tokens)
    cells: dict[str, list[Place]] = defaultdict(list)
    for cell in named:  # in reading order
        cells[home[cell]].append(cell)
    islands = _islands([name for name, area in areas.items() if area.is_land], near)
    finished = [
        attrs.evolve(
            area,
            id=name,
            island=islands.get(name, ""),
            cells=tuple(named[cell] for cell in cells[name]),
            at=tuple(at[cell] for cell in cells[name]),
            centre=_centre([at[cell] for cell in cells[name]]),
        )
        for name, area in areas.items()
    ]
    return Board(
        id=id,
        players=players,
        areas=tuple(sorted(finished, key=lambda area: not area.is_land)),
        borders=tuple(borders),
        sites=tuple(
            attrs.evolve(
                site, id=f"t{n}.{site.id}", area=f"t{n}.{site.area}", seas=tuple(f"t{n}.{sea}" for sea in site.seas)
            )
            for n, (face, _, _) in enumerate(laid, 1)
            for site in face.sites
        ),
        outline=outline,
    )


def _drawn(tokens: Mapping[Place, str]) -> tuple[dict[Place, Place], dict[Place, str], str]:
    """Where each cell lies (x in half steps, row), its name, both in reading order; and the map as text."""
    top = min(r for _, r in tokens)
    left = min(2 * q + r for q, r in tokens)
    at = {cell: (2 * cell[0] + cell[1] - left, cell[1] - top) for cell in sorted(tokens, key=lambda c: (c[1], c[0]))}
    half = max(map(len, tokens.values())) // 2 + 1
    named: dict[Place, str] = {}
    lines: dict[int, str] = {}
    counts: dict[int, int] = defaultdict(int)
    for cell, (x, row) in at.items():
        counts[row] += 1
        named[cell] = f"{row_letters(row)}{counts[row]}"
        lines[row] = lines.get(row, "").ljust(x * half) + tokens[cell]
    return at, named, "\n".join(lines.values())


def _centre(at: Sequence[Place]) -> tuple[float, float]:
    return (round(sum(x for x, _ in at) / 2 / len(at), 3), round(sum(row for _, row in at) / len(at), 3))


def _islands(land: Iterable[str], near: Mapping[str, set[str]]) -> dict[str, str]:
    """Land area -> island, which is named after its first area (B3.3)."""
    island: dict[str, str] = {}
    left = list(land)
    for first in left:
        if first not in island:
            group = [first]
            for member in group:  # grows while it is walked
                group += [other for other in left if other in near[member] and other not in group]
            island.update(dict.fromkeys(group, first))
    return island


# -- laying by chance --------------------------------------------------------------------------------------------------


def random_layout(
    tiles: Tiles, count: int, factions: int, below: Callable[[int], int], most: int = 1000
) -> dict[str, object] | None:
    """A layout of so many tiles, as `parse_layout` reads it: tiles, side, places and turns are drawn with `below`.

    What misses a target is drawn anew; None if there are too few tiles, or all misses, `most` times.
    """
    if not 0 < count <= len(tiles.tiles):
        return None
    for _ in range(most):
        names = [tile.id for tile in tiles.tiles]
        side = SIDES[below(len(SIDES))]
        # read like a text, so that t1 lies at the top left
        places = sorted(_places(count, below), key=lambda place: (_row(place), place))
        layout = [{"tile": names.pop(below(len(names))), "turn": below(6), "at": list(place)} for place in places]
        document: dict[str, object] = {"side": side, "layout": layout}
        if not shortfalls(parse_layout(document, tiles), factions, tiles.least):
            return document
    return None


def random_board(tiles: Tiles, count: int, factions: int, below: Callable[[int], int]) -> Board | None:
    """The board of a random layout."""
    layout = random_layout(tiles, count, factions, below)
    return None if layout is None else parse_layout(layout, tiles)


def _places(count: int, below: Callable[[int], int]) -> list[Place]:
    """Connected places. One that touches more of the others is more likely, so that boards are seldom mere strings."""
    places: list[Place] = [(0, 0)]
    while len(places) < count:
        open_ = [(x + dx, y + dy) for x, y in places for dx, dy in AROUND if (x + dx, y + dy) not in places]
        places.append(open_[below(len(open_))])
    return places


def _row(place: Place) -> int:
    return place[0] * _RIGHT[1] + place[1] * _DOWN[1]
