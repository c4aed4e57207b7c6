"""Boards: the printed maps against what is known of them, the grammar of maps, and every error code."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
import tomli

from cyclades_core.content.boards.board import Board
from cyclades_core.content.boards.hex_drawing import draw, read_grid
from cyclades_core.content.boards.hex_maps import CODES, MapError, parse_board

EXPANSIONS = Path(__file__).parents[2] / "expansions"


def load(path: str) -> Board:
    return parse_board(tomli.loads((EXPANSIONS / path).read_text(encoding="utf-8")))


LEGACY = {
    3: load("legacy/boards/two-three.toml"),
    4: load("legacy/boards/four.toml"),
    5: load("legacy/boards/five.toml"),
}
FIXTURE = load("../scenarios/titans/boards/fixture-a.toml")

# L2.3, typed again from the rule text: island, cells, squares, cornucopias; and the coast, of docs/rules/boards.md.
ISLANDS = {
    3: """b1 B1 1 2 4 | c3 C3,C4 2 1 6 | d2 D2,E3 2 1 8 | e5 E5 1 2 6 | f2 F2,G1,G2 3 0 7 | g4 G4 1 2 6
          | g6 G6,H5,I4,J3 4 0 7 | i1 I1,J1,K1 3 0 5""",
    4: """b1 B1,B2,C1,C2 4 0 7 | c5 C5,C6 2 1 6 | d4 D4,E5 2 1 8 | e2 E2 1 2 6 | e7 E7 1 2 6 | f4 F4,G4 2 1 8
          | g1 G1,H1,H2 3 0 7 | g6 G6 1 2 6 | g8 G8,H7,I6,J5 4 0 7 | i3 I3,J2,J3 3 0 9""",
    5: """a4 A4,B5 2 1 6 | b1 B1,B2,C1,C2 4 0 7 | d4 D4,E5 2 1 8 | d6 D6,D7 2 1 8 | d9 D9,E9 2 1 6 | e2 E2 1 2 6
          | f4 F4,G4 2 1 8 | f7 F7 1 2 6 | g1 G1,H1,H2 3 0 7 | g10 G10,H9,I8,J7 4 0 7 | h7 H7 1 2 6
          | i3 I3,J2,J3 3 0 9 | i5 I5,J5,K5 3 0 8""",
}
TRADE = {3: "A2 F1 F7 K2", 4: "A1 A4 F1 F9 K1 K4", 5: "A1 A6 F1 F11 K1 K6"}
# hexes, land, sea, islands, slots, island horns, trade spaces, neutral islands, sea-sea pairs, island-sea pairs
TOTALS = {
    3: (47, 17, 30, 8, 17, 8, 4, 2, 45, 49),
    4: (69, 23, 46, 10, 23, 9, 6, 2, 74, 70),
    5: (91, 30, 61, 13, 30, 11, 6, 3, 102, 92),
}
SEATS = {
    2: "b1,g6 C2,G5 | c3,f2 D4,F1",
    3: "b1,g6 C2,G5 | c3,f2 D4,F1 | d2,i1 F4,K2",
    4: "b1,g6 B3,F7 | c5,g1 D6,F1 | d4,i3 F5,K1 | e2,g8 F3,I5",
    5: "a4,i3 C6,K1 | b1,f7 B3,E7 | d4,i5 F5,K6 | d9,g1 D8,F1 | e2,g10 F3,G9",
}
each_map = pytest.mark.parametrize("size", [3, 4, 5])
each_game = pytest.mark.parametrize("players", [2, 3, 4, 5])


def widths(size: int) -> list[int]:
    top = {3: 2, 4: 4, 5: 6}[size]
    return [top + 5 - abs(r - 5) for r in range(11)]


def formula(size: int) -> dict[str, set[str]]:
    """L2.2.2 as it is written, independent of any drawing."""
    row = widths(size)
    found: dict[str, set[str]] = {}
    for r in range(11):
        for c in range(row[r]):
            up = [(r - 1, c - 1), (r - 1, c)] if r <= 5 else [(r - 1, c), (r - 1, c + 1)]
            down = [(r + 1, c), (r + 1, c + 1)] if r < 5 else [(r + 1, c - 1), (r + 1, c)]
            near = [(r, c - 1), (r, c + 1), *up, *down]
            found[cell(r, c)] = {cell(y, x) for y, x in near if 0 <= y < 11 and 0 <= x < row[y]}
    return found


def cell(r: int, c: int) -> str:
    return f"{'ABCDEFGHIJK'[r]}{c + 1}"


def kinds(board: Board) -> list[str]:
    """For each border its two kinds, as 'land-sea' and so on."""
    return ["-".join(sorted(board.area(side).kind for side in pair)) for pair in board.borders]


# -- the printed boards


@each_map
def test_islands_are_those_of_the_rule_text(size: int) -> None:
    board = LEGACY[size]
    rows = [row.split() for row in ISLANDS[size].split("|")]
    assert [area.id for area in board.land()] == [f"m{size}-{name}" for name, *_ in rows]
    for area, (_, cells, squares, horns, coast) in zip(board.land(), rows, strict=True):
        assert area.cells == tuple(cells.split(","))
        assert area.cornucopias == int(horns)
        assert len([site for site in board.sites_of(area.id) if site.accepts == "basic"]) == int(squares)
        assert len(board.neighbours(area.id)) == int(coast)


@each_map
def test_totals(size: int) -> None:
    board = LEGACY[size]
    land, sea = board.land(), board.sea()
    owned = {island for seat in board.seats for island in seat.islands}
    assert TOTALS[size] == (
        sum(len(area.cells) for area in board.areas),
        sum(len(area.cells) for area in land),
        sum(len(area.cells) for area in sea),
        len(board.islands()),
        len([site for site in board.sites if site.accepts == "basic"]),
        sum(area.cornucopias for area in land),
        sum(area.cornucopias > 0 for area in sea),
        len(land) - len(owned),
        kinds(board).count("sea-sea"),
        kinds(board).count("land-sea"),
    )
    assert kinds(board).count("land-land") == 0, "no two islands touch (L2.2.3)"
    assert [area.cells[0] for area in sea if area.cornucopias] == TRADE[size].split()


@each_map
def test_adjacency_is_the_formula(size: int) -> None:
    board, near = LEGACY[size], formula(size)
    home = {name: area.id for area in board.areas for name in area.cells}
    assert home.keys() == near.keys()
    pairs = {tuple(sorted((home[one], home[two]))) for one, others in near.items() for two in others}
    assert set(board.borders) == {pair for pair in pairs if pair[0] != pair[1]}
    grid = read_grid(board.outline)
    places = {(found.x, found.row): found.name for found in grid.cells}
    for found in grid.cells:  # every cell for itself, also inside islands
        assert {places[place] for place in found.near() if place in places} == near[found.name]


@each_map
def test_rules_of_the_print(size: int) -> None:
    board = LEGACY[size]
    for area in board.land():
        basic = [site for site in board.sites_of(area.id) if site.accepts == "basic"]
        (large,) = [site for site in board.sites_of(area.id) if site.accepts == "large"]
        assert len(basic) == len(area.cells)  # 1
        assert 1 <= len(basic) <= 4
        assert large.id == f"{area.id}.site"
        assert large.covers == tuple(f"{area.id}.s{n}" for n in range(1, min(2, len(basic)) + 1))  # 2
        assert len(basic) - len(large.covers) == {1: 0, 2: 0, 3: 1, 4: 2}[len(basic)]
        assert area.cornucopias == {1: 2, 2: 1}.get(len(basic), 0)  # 3
        assert large.seas == board.neighbours(area.id)
    tips = {cell(r, c) for r in (0, 5, 10) for c in (0, widths(size)[r] - 1)}
    for area in board.sea():  # 4
        assert area.cornucopias in (0, 1)
        assert not area.cornucopias or area.id in tips
    assert [area.is_land for area in board.areas] == sorted((area.is_land for area in board.areas), reverse=True)


@each_game
def test_seats(players: int) -> None:
    board = LEGACY[max(players, 3)]
    assert players in board.players
    seats = board.seats_for(players)
    prefix = f"m{max(players, 3)}-"
    wanted = [row.split() for row in SEATS[players].split("|")]
    assert len(seats) == players
    for seat, (islands, fleets) in zip(seats, wanted, strict=True):
        assert seat.islands == tuple(prefix + name for name in islands.split(","))
        assert seat.fleets == tuple(fleets.split(","))
        assert (seat.certainty == "unverified") == (players == 2)
        # Rules of the print 5 and 6: a fleet at each island, income 2, a small island and a large one.
        for island, fleet in zip(seat.islands, seat.fleets, strict=True):
            assert fleet in board.neighbours(island)
        assert len(set(seat.fleets)) == 2
        assert sum(board.area(name).cornucopias for name in seat.islands + seat.fleets) == 2
        small, large = sorted(len(board.area(name).cells) for name in seat.islands)
        assert small <= 2
        assert large >= 3
    for one, other in combinations(seats, 2):
        assert not {*one.islands, *one.fleets} & {*other.islands, *other.fleets}


@each_map
def test_the_sea_is_connected(size: int) -> None:
    board = LEGACY[size]
    reached = {board.sea()[0].id}
    while more := {n for name in reached for n in board.neighbours(name) if not board.area(n).is_land} - reached:
        reached |= more
    assert len(reached) == len(board.sea())


def test_polyphemus_example() -> None:
    """LE30: the ring around an island, and the ways out of it."""
    board = LEGACY[3]
    ring = board.neighbours("m3-b1")
    assert ring == ("A1", "B2", "C1", "C2")

    def out(space: str) -> set[str]:
        return {n for n in board.neighbours(space) if n not in ring and not board.area(n).is_land}

    assert out("B2") == {"A2", "B3"}
    assert out("C2") == {"D3"}


@each_map
def test_labels_stand_in_the_middle_of_the_cells(size: int) -> None:
    board = LEGACY[size]
    assert board.area("F1").centre == (0.0, 5.0)
    assert (board.verified, board.own_design) == (True, False)
    if size == 3:
        assert board.area("m3-c3").centre == (4.0, 2.0)


# -- territories


def test_fixture_a() -> None:
    """T3.8, and the checks of T3.7."""
    board = FIXTURE
    assert board.islands() == {"X": ("X1", "X2", "X3", "X4"), "Y": ("Y1", "Y2", "Y3"), "Z": ("Z1",)}
    assert "".join(area.id for area in board.sea()) == "abcdef"
    wanted = """X1: X2 a f | X2: X1 X3 a | X3: X2 X4 b | X4: X3 b c | Y1: Y2 c d | Y2: Y1 Y3 d | Y3: Y2 d e | Z1: e f
        | a: X1 X2 b f | b: X3 X4 a c | c: X4 Y1 b d | d: Y1 Y2 Y3 c e | e: Y3 Z1 d f | f: X1 Z1 a e"""
    for row in wanted.split("|"):
        name, near = row.split(":")
        assert board.neighbours(name.strip()) == tuple(near.split())
    horns = [f"{area.id} {area.cornucopias}" for area in board.areas if area.cornucopias]
    assert horns == ["X1 1", "X3 1", "Y2 2", "Y3 1", "Z1 2", "c 1", "f 2"]
    assert [site.id for site in board.sites if site.start] == ["X1.s1", "X4.s3", "Y1.s1", "Y3.s1"]
    large = {site.area: len(site.covers) for site in board.sites if site.accepts == "large"}
    assert large == {"X1": 2, "X2": 2, "X4": 2, "Y1": 2, "Y3": 2, "Z1": 1}
    assert len(board.sites_of("X4")) == 4
    assert (board.verified, board.own_design) == (False, True)
    for one, other in board.borders:
        if board.area(one).is_land and board.area(other).is_land:
            assert board.area(one).island == board.area(other).island


def test_territories_on_a_hex_map() -> None:
    """Land areas that touch are one island; it takes its name from the legend, else from its first area."""
    legend: dict[str, Any] = {
        "01": {"land": "north", "squares": 2, "island": "big"},
        "02": {"land": "south", "squares": 1, "site": False},
        "03": {"land": "rock", "squares": 1, "cornucopias": 2},
        "$$": {"sea": True, "cornucopias": 2},
    }
    board = parse_board({"map": "  01  01  .   $$\n.   02  .   .   03", "legend": legend})
    assert board.islands() == {"big": ("north", "south"), "rock": ("rock",)}
    assert ("north", "south") in board.borders
    assert board.neighbours("south") == ("north", "B1", "B3")
    assert board.area("A4").cornucopias == 2
    assert [site.id for site in board.sites_of("south")] == ["south.s1"]


# -- tiles

TILE: dict[str, Any] = {
    "id": "t",
    "sites": "shared",
    "own-design": True,
    "map": """
        a a b
       A a b b
      A A c c B
       d d c B
        d d C
    """,
    "legend": {
        "A": {"squares": 2, "cornucopias": 1, "ports": {"s1": ["a"], "s2": ["a", "d"]}},
        "B": {"squares": 1, "symbol": True},
        "C": {"squares": 1},
        "c": {"cornucopias": 1},
    },
}


def test_tile() -> None:
    board = parse_board(TILE)
    assert [area.id for area in board.areas] == ["A", "B", "C", "a", "b", "c", "d"]
    assert board.islands() == {"A": ("A",), "B": ("B", "C")}, "D4 and E3 share a border line (B3.2, B3.3)"
    assert board.area("A").cells == ("B1", "C1", "C2")
    assert board.neighbours("A") == ("a", "c", "d")
    assert board.neighbours("c") == ("A", "B", "C", "a", "b", "d")
    assert {site.accepts for site in board.sites} == {"any"}
    assert [site.seas for site in board.sites_of("A")] == [("a",), ("a", "d")]
    assert board.sites_of("B")[0].seas == ("b", "c"), "no list: all of the coast (B3.5)"
    assert [area.id for area in board.areas if area.symbol] == ["B"]


def test_drawing() -> None:
    board = parse_board(TILE)
    assert draw(board, str).splitlines() == ["A    a a b", "B   A a b b", "C  A A c c B", "D   d d c B", "E    d d C"]
    wide = draw(LEGACY[3], lambda name: name[-2:] if name[0] == "m" else ".").splitlines()
    assert wide[0] == "A            .   ."
    assert wide[6] == "G    f2  f2  .   g4  .   g6"
    assert draw(FIXTURE, lambda _: "*").splitlines()[-1] == "f   *  X1 Z1 a e"


# -- mistakes


def mistakes(document: dict[str, Any]) -> set[tuple[str, tuple[str | int, ...]]]:
    with pytest.raises(MapError) as caught:
        parse_board(document)
    assert caught.value is caught.value.problems[0]
    return {(problem.code, problem.path) for problem in caught.value.problems}


ONE = {"01": {"land": "L", "squares": 1}}


def land(**more: Any) -> dict[str, Any]:
    """A little graph whose land has one thing changed."""
    area = {"kind": "land", "near": ["a"], "sites": 2, **more}
    return {"areas": {"X": area, "a": {"kind": "sea"}, "b": {"kind": "sea", "near": ["a"]}}}


@pytest.mark.parametrize(
    ("document", "code", "path"),
    [
        ({"map": "  .   .\n.   01   .", "legend": ONE}, "ragged-map", ("map",)),
        ({"map": ".   .\n.   01", "legend": ONE}, "ragged-map", ("map",)),
        ({"map": "  .   .\n\n.   01  .", "legend": ONE}, "ragged-map", ("map",)),
        ({"map": ".  01  .", "legend": ONE}, "ragged-map", ("map",)),
        ({"map": ".   .   01\n              .", "legend": ONE}, "ragged-map", ("map",)),
        ({"map": ".   01  ?", "legend": ONE}, "unknown-token", ("map",)),
        ({"map": ".   X   01", "legend": ONE}, "unknown-token", ("map",)),
        ({"map": "01  .   01", "legend": ONE}, "split-area", ("legend", "01")),
        ({"map": "a   01  a", "legend": ONE}, "split-area", ("map",)),
        ({"map": ".   01", "legend": {**ONE, "02": {"land": "M"}}}, "unused-token", ("legend", "02")),
        ({"map": "01  .   02", "legend": {**ONE, "02": {"land": "L"}}}, "duplicate-area", ("legend", "02", "land")),
        ({"map": ".   01", "legend": {"01": {"land": "A1"}}}, "duplicate-area", ("legend", "01", "land")),
        ({"map": ".   .", "legend": {}}, "no-land", ("map",)),
        ({"map": "01", "legend": ONE}, "no-sea", ("map",)),
        ({"map": ""}, "no-land", ("map",)),
        ({"areas": {}}, "no-sea", ("areas",)),
        ({"map": ".   01", "legend": {"01": {"land": "L", "squares": -1}}}, "bad-squares", ("legend", "01", "squares")),
        ({"map": ".   01", "legend": {"01": {"land": "L", "site": True}}}, "bad-squares", ("legend", "01", "site")),
        ({"map": ".   01", "legend": {"01": {}}}, "bad-value", ("legend", "01")),
        ({"map": ".   01", "legend": {"01": {"land": 3}}}, "bad-value", ("legend", "01", "land")),
        ({"map": 7}, "bad-value", ("map",)),
        ({"map": ".   01", "legend": {"01": 4}}, "bad-value", ("legend", "01")),
        ({"map": ".   01", "legend": ONE, "seat": [{"islands": ["A1"]}]}, "unknown-area", ("seat", 0, "islands", 0)),
        ({"map": ".   01", "legend": ONE, "seat": [{"fleets": ["Q9"]}]}, "unknown-area", ("seat", 0, "fleets", 0)),
        ({**land(), "players": [2], "seats": [{"players": 3}]}, "bad-value", ("seats", 0, "players")),
        ({"map": ".   01", "legend": ONE, "seat": 5}, "bad-value", ("seat",)),
        ({"map": ".   01", "legend": ONE, "colour": 1}, "unknown-key", ("colour",)),
        ({"map": ".   01", "legend": ONE, "players": [True]}, "bad-value", ("players",)),
        ({"map": ".   01", "legend": ONE, "sites": "odd"}, "bad-value", ("sites",)),
        ({"map": ".   01", "legend": ONE, "verified": "yes"}, "bad-value", ("verified",)),
        (land(near=["q"]), "unknown-area", ("areas", "X", "near", 0)),
        (land(near=["X", "a"]), "unknown-area", ("areas", "X", "near", 0)),
        (land(kind="air"), "bad-value", ("areas", "X", "kind")),
        (land(kind="sea"), "unknown-key", ("areas", "X", "sites")),
        (land(site="s1 s9"), "bad-squares", ("areas", "X", "site")),
        (land(site=4), "bad-value", ("areas", "X", "site")),
        ({**land(site=True), "sites": "shared"}, "bad-squares", ("areas", "X", "site")),
        (land(start=["s3"]), "bad-squares", ("areas", "X", "start")),
        (land(ports={"s3": ["a"]}), "bad-squares", ("areas", "X", "ports", "s3")),
        (land(ports={"s1": ["b"]}), "unknown-area", ("areas", "X", "ports", "s1", 0)),
        (land(cornucopias="two"), "bad-value", ("areas", "X", "cornucopias")),
        (land(symbol=1), "bad-value", ("areas", "X", "symbol")),
    ],
)
def test_each_mistake_is_found_where_it_is(document: dict[str, Any], code: str, path: tuple[str | int, ...]) -> None:
    assert (code, path) in mistakes(document)


def test_islands_must_fit_the_borders() -> None:
    """T3.7: adjacent territories lie on one island, and an island hangs together."""
    both = land(island="X", near=["a", "Y"])
    both["areas"]["Y"] = {"kind": "land", "island": "Y"}
    assert mistakes(both) == {("split-island", ("areas", "Y", "island"))}
    apart = land(island="X")
    apart["areas"]["Y"] = {"kind": "land", "island": "X", "near": ["b"]}
    assert mistakes(apart) == {("split-island", ("areas", "Y", "island"))}


def test_all_mistakes_come_at_once_and_once() -> None:
    document = {
        "map": "  .   ?\n.   01   %",
        "legend": {**ONE, "02": {"land": "M"}, ".": {"sea": True, "cornucopias": -1}},
        "seat": [{"islands": ["M"], "fleets": [1]}],
    }
    with pytest.raises(MapError) as caught:
        parse_board(document)
    problems = caught.value.problems
    assert [problem.code for problem in problems] == [
        *["ragged-map", "unused-token", "unknown-token", "unknown-token"],
        *["bad-value", "unknown-area", "bad-value"],
    ]
    assert {problem.values["cell"] for problem in problems if problem.code == "unknown-token"} == {"A2", "B3"}
    assert {problem.code for problem in problems} <= CODES


def test_borders_said_once_hold_both_ways() -> None:
    board = parse_board(land())
    assert board.id == "inline"
    assert board.neighbours("a") == ("X", "b")
    assert [site.id for site in board.sites] == ["X.s1", "X.s2", "X.site"]
