"""Where things are drawn: every point inside its area, away from the border and from every other point."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from itertools import combinations
from math import dist
from pathlib import Path
from random import Random
from typing import Any

import pytest
import run_size
import tested_modules

from cyclades_core import Game
from cyclades_core.content.boards.board import Board
from cyclades_core.content.boards.geometry import APART, MARGIN, AreaPlace, Loop, Point, geometry
from cyclades_core.content.boards.hex_maps import parse_board
from cyclades_core.content.boards.tiles import random_board

LISTS = ("base", "legacy", "legacy,titans")
ROOT = Path(__file__).resolve().parents[2]
BOARDS = {board.id: board for modules in LISTS for board in tested_modules.rules(modules).boards}
DRAWN = [board for board in BOARDS.values() if board.outline]
SLACK = 0.011  # two decimals: a corner may lie half a hundredth beside the line


def sides(loop: Loop) -> Iterator[tuple[Point, Point]]:
    return zip(loop, (*loop[1:], loop[0]), strict=True)


def inside(point: Point, loops: tuple[Loop, ...]) -> bool:
    """Does a ray to the right cross the border an odd number of times?"""
    x, y = point
    crossed = 0
    for (ax, ay), (bx, by) in (side for loop in loops for side in sides(loop)):
        if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
            crossed += 1
    return crossed % 2 == 1


def from_border(point: Point, loops: tuple[Loop, ...]) -> float:
    def away(a: Point, b: Point) -> float:
        along = ((point[0] - a[0]) * (b[0] - a[0]) + (point[1] - a[1]) * (b[1] - a[1])) / dist(a, b) ** 2
        along = min(1.0, max(0.0, along))
        return dist(point, (a[0] + along * (b[0] - a[0]), a[1] + along * (b[1] - a[1])))

    return min(away(a, b) for loop in loops for a, b in sides(loop))


def points(place: AreaPlace) -> dict[str, Point]:
    named = {key: getattr(place, key) for key in ("label", "units", "group", "pieces", "goods")}
    return named | {site.id: site.at for site in place.sites}


def check(board: Board) -> None:
    made = geometry(board)
    assert made is not None
    left, top, width, height = made.extent
    surface = 0.0
    for area, place in zip(board.areas, made.areas, strict=True):
        assert place.id == area.id and place.outline
        covers = {site.id: site.covers for site in board.sites_of(area.id)}
        for name, point in points(place).items():
            assert inside(point, place.outline), (board.id, area.id, name)
            assert from_border(point, place.outline) >= MARGIN, (board.id, area.id, name)
            assert left < point[0] < left + width and top < point[1] < top + height
        for (one, here), (other, there) in combinations(points(place).items(), 2):
            if one not in covers.get(other, ()) and other not in covers.get(one, ()):
                assert dist(here, there) >= APART, (board.id, area.id, one, other)
        for site, found in zip(board.sites_of(area.id), place.sites, strict=True):
            assert [sea for sea, _ in found.seas] == list(site.seas)
            assert all(from_border(edge, place.outline) <= SLACK for _, edge in found.seas)
        surface += area_of(place.outline)
        assert area_of(place.outline) == pytest.approx(len(area.at) * 3 * 3**0.5 / 2, abs=0.05 * len(area.at))
    land = sum(len(area.at) for area in board.land()) * 3 * 3**0.5 / 2
    assert sum(area_of(loops) for loops in made.coasts.values()) == pytest.approx(land, abs=0.03 * land)
    assert set(made.coasts) == set(board.islands())


def area_of(loops: tuple[Loop, ...]) -> float:
    return sum((ax * by - bx * ay) / 2 for loop in loops for (ax, ay), (bx, by) in sides(loop))


@pytest.mark.parametrize("board", DRAWN, ids=[board.id for board in DRAWN])
def test_every_board_has_its_places(board: Board) -> None:
    check(board)


def assembled(first: int, last: int) -> None:
    tiles = tested_modules.rules("base").tiles
    for seed in range(first, last):
        players = 3 + seed % 3
        board = random_board(tiles, tiles.take[players], players, Random(seed).randrange)
        assert board is not None
        check(board)


def test_boards_laid_by_chance_have_their_places() -> None:
    assembled(0, 12)


@pytest.mark.long
def test_two_hundred_boards_laid_by_chance() -> None:
    assembled(12, run_size.size(ci=212, full=1012))


def test_an_island_in_a_lake_and_a_lake_in_an_island() -> None:
    ring = "  A   A\nA   b   A\n  A   A"
    made = geometry(parse_board({"map": ring, "legend": {"A": {"squares": 6, "site": False}}}))
    assert made is not None
    land, lake = made.areas
    assert [len(loop) for loop in land.outline] == [18, 6] and len(lake.outline) == 1
    assert [area_of((loop,)) > 0 for loop in land.outline] == [True, False]
    check(parse_board({"map": ring, "legend": {"A": {"squares": 6, "site": False}}}))


@pytest.mark.parametrize("squares", [0, 1, 3, 4, 20])
def test_however_many_squares_there_are_each_has_its_place(squares: int) -> None:
    legend = {"A": {"squares": squares, "site": False}, "B": {"squares": squares, "site": False}}
    made = geometry(parse_board({"map": "  A   c\nB   B   c\n  B   c", "legend": legend}))
    assert made is not None
    for place in made.areas:
        found = list(points(place).values())
        assert len(set(found)) == len(found)
        assert all(inside(point, place.outline) for point in found)


def test_a_graph_has_no_places() -> None:
    graph = {"areas": {"X": {"kind": "land", "sites": 1, "near": ["a"]}, "a": {"kind": "sea"}}}
    assert geometry(parse_board(graph)) is None


# -- the document ------------------------------------------------------------------------------------------------------


def ids(document: dict[str, Any]) -> set[str]:
    return {area["id"] for area in document["areas"]}


@pytest.mark.parametrize("modules", LISTS)
def test_a_game_hands_out_its_board(modules: str) -> None:
    game = Game.new(tested_modules.rules(modules), players=4, seed=1)
    document = game.board_document()
    assert json.loads(json.dumps(document)) == document
    assert ids(document) == {f"area-{area}" for area in game.places}
    assert all(near in ids(document) for area in document["areas"] for near in area["near"])
    assert all(
        site["at"] and site["id"].startswith("site-") for area in document["areas"] for site in area.get("sites", ())
    )
    assert {name for island in document["islands"] for name in island["areas"]} == {
        area["id"] for area in document["areas"] if area["kind"] == "land"
    }
    assert len(json.dumps(document, separators=(",", ":"))) < 40_000


def test_the_document_of_a_graph_lists_its_areas() -> None:
    file = ROOT / "scenarios" / "titans" / "boards" / "fixture-a.toml"
    board = tomllib.loads(file.read_text(encoding="utf-8"))
    game = Game.new(tested_modules.rules("legacy,titans"), players=3, board=board, seed=1)
    document = game.board_document()
    assert "extent" not in document and all("outline" not in area for area in document["areas"])
    assert ids(document) == {f"area-{area}" for area in game.places}


def test_a_changed_document_changes_no_other() -> None:
    game = Game.new(tested_modules.rules("base"), players=3, seed=1)
    game.board_document()["areas"].clear()
    assert game.board_document()["areas"]
