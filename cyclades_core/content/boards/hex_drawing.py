"""Hex maps as text: the cells of an ASCII drawing, and a board drawn again with a label in every cell.

Reading and drawing stand together because they share one idea, the packing: a row is shifted by half a step against the
row above, so positions in half steps give the six neighbours of a cell (L2.2.2).
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from textwrap import dedent

from attrs import frozen

from .board import Board


@frozen
class Cell:
    """A hex of the drawing: x in half steps from the left edge, so that neighbours are (x±2, row) and (x±1, row±1)."""

    name: str
    token: str
    x: int
    row: int

    def near(self) -> tuple[tuple[int, int], ...]:
        x, row = self.x, self.row
        return ((x - 2, row), (x + 2, row), (x - 1, row - 1), (x + 1, row - 1), (x - 1, row + 1), (x + 1, row + 1))


@frozen
class Grid:
    """The cells of a map in reading order, and the letters of the rows that do not fit the packing."""

    cells: tuple[Cell, ...]
    ragged: tuple[str, ...]


def row_letters(row: int) -> str:
    """A, B ... Z, AA, AB ...

    >>> row_letters(0), row_letters(10), row_letters(26)
    ('A', 'K', 'AA')
    """
    return (row_letters(row // 26 - 1) if row >= 26 else "") + chr(ord("A") + row % 26)


def read_grid(text: str) -> Grid:
    """Find the cells of an ASCII hex map. The step is the distance most neighbours in a row keep: any even number.

    >>> [(cell.name, cell.token, cell.x) for cell in read_grid("  a   A\\n.   .   .").cells]
    [('A1', 'a', 1), ('A2', 'A', 3), ('B1', '.', 0), ('B2', '.', 2), ('B3', '.', 4)]
    """
    lines = trimmed(text).split("\n")
    rows = [[(found.start(), found.group()) for found in re.finditer(r"\S+", line)] for line in lines]
    starts = [[start for start, _ in row] for row in rows]
    half = _half_step(starts)
    # Each row is shifted by half a step against the one above; the rows that keep to the common margin are right.
    residues = Counter((row[0] - r * half) % (2 * half) for r, row in enumerate(starts) if row)
    margin = residues.most_common(1)[0][0] if residues else 0
    left = min((row[0] for row in starts if row), default=0)
    ragged = []
    for r, row in enumerate(starts):
        fits = bool(row) and all((start - r * half - margin) % (2 * half) == 0 for start in row)
        fits = fits and all(right - start == 2 * half for start, right in pairwise(row))
        above = starts[r - 1] if r else []
        fits = fits and (not above or any(abs(start - other) == half for start in row for other in above))
        if not fits and any(starts):
            ragged.append(row_letters(r))
    cells = tuple(
        Cell(f"{row_letters(r)}{c}", token, (start - left) // half, r)
        for r, row in enumerate(rows)
        for c, (start, token) in enumerate(row, 1)
    )
    return Grid(cells, tuple(ragged))


def trimmed(text: str) -> str:
    """The map without its margin, blank lines around it and blanks at the ends of lines."""
    return "\n".join(line.rstrip() for line in dedent(text.expandtabs()).strip("\n").split("\n")).strip("\n")


def _half_step(starts: list[list[int]]) -> int:
    gaps = Counter(right - left for row in starts for left, right in pairwise(row))
    if gaps:
        # Among equally frequent gaps the smallest; an odd one cannot be halved and leaves rows ragged.
        return max(1, min(gaps, key=lambda gap: (-gaps[gap], gap)) // 2)
    shifts = [abs(low[0] - high[0]) for high, low in pairwise(starts) if high and low]
    return max(1, min((shift for shift in shifts if shift), default=1))


def draw(board: Board, label: Callable[[str], str]) -> str:
    """The map with `label(area id)` in each cell of the area, and the row letters at the left.

    The step between cells grows with the longest label, so that the packing of the hexes stays visible. A board that
    was given as a graph has no map; it is listed instead, a line for each area: id, label, neighbours.

    >>> from cyclades_core.content.boards.hex_maps import parse_board
    >>> tile = parse_board({"map": " a A\\na a B", "legend": {"A": {"squares": 1}, "B": {"squares": 1}}})
    >>> print(draw(tile, lambda id: id + "2" if id.isupper() else "~"))
    A    ~   A2
    B  ~   ~   B2
    """
    labels = {area.id: label(area.id) for area in board.areas}
    width = max(map(len, labels.values()), default=0)
    if not board.outline:
        return _listed(board, labels, width)
    texts = {cell: labels[area.id] for area in board.areas for cell in area.cells}
    half = width // 2 + 1  # two halves hold the longest label and at least one blank
    lines: dict[int, str] = {}
    margin = 3
    for cell in read_grid(board.outline).cells:
        start = lines.get(cell.row, row_letters(cell.row))
        lines[cell.row] = start.ljust(margin + cell.x * half) + texts.get(cell.name, "")  # nothing where no space is
    return "\n".join(line.rstrip() for line in lines.values())


def _listed(board: Board, labels: dict[str, str], width: int) -> str:
    column = max((len(area.id) for area in board.areas), default=0)
    return "\n".join(
        f"{area.id:<{column}}  {labels[area.id]:<{width}}  {' '.join(board.neighbours(area.id))}".rstrip()
        for area in board.areas
    )
