"""Tiles: every face against docs/rules/boards.md, turning and laying, boards by chance, and quick-start boards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

import pytest
import tomli
from hypothesis import given, settings
from hypothesis import strategies as st

from cyclades_core import Game, Ruleset
from cyclades_core.content.boards.board import Area, Board, Site
from cyclades_core.content.boards.board_requirements import placement_is_safe, sea_is_one, shortfalls
from cyclades_core.content.boards.hex_drawing import draw, read_grid
from cyclades_core.content.boards.hex_maps import MapError
from cyclades_core.content.boards.tiles import (
    AROUND,
    HEXAGON,
    SIDES,
    Face,
    Place,
    assemble,
    parse_layout,
    parse_tiles,
    random_board,
    random_layout,
)
from cyclades_core.content.modules import collect
from cyclades_core.content.toml import ContentError
from cyclades_core.engine.rules.random_seeds import stream
from cyclades_core.game.setup.layouts import KEPT, SetupError

BOARDS = Path(__file__).parents[2] / "expansions" / "base" / "boards"


def read(name: str) -> dict[str, Any]:
    return tomli.loads((BOARDS / f"{name}.toml").read_text(encoding="utf-8"))


TILES = parse_tiles(read("tiles"))
FACES = {f"{tile.id}-{side}": tile.face(side) for tile in TILES.tiles for side in SIDES}
QUICK = {name: parse_layout(read(name), TILES) for name in ("quick-two-four", "quick-three", "quick-five", "quick-six")}
SIZES = ((3, 6), (4, 8), (5, 10), (6, 10))  # factions and tiles (B5.1)
BORDER = tuple(cell for cell in HEXAGON if 2 in (abs(cell[0]), abs(cell[1]), abs(sum(cell))))

each_face = pytest.mark.parametrize("face", FACES.values(), ids=FACES)
each_quick = pytest.mark.parametrize("name", QUICK)


def near(cell: Place) -> list[Place]:
    return [(cell[0] + q, cell[1] + r) for q, r in AROUND]


def pieces(cells: set[Place]) -> list[set[Place]]:
    """The connected parts of some cells."""
    left, found = set(cells), []
    while left:
        part = [left.pop()]
        for cell in part:
            more = [other for other in near(cell) if other in left]
            left.difference_update(more)
            part += more
        found.append(set(part))
    return found


def land_of(face: Face) -> list[Area]:
    return [area for area in face.areas if area.is_land]


def sea_of(face: Face) -> list[Area]:
    return [area for area in face.areas if not area.is_land]


def horns(areas: Any) -> int:
    return sum(area.cornucopias for area in areas)


def on_land(face: Face, cell: Place) -> bool:
    return face.cells[cell].isupper()


# -- faces


@each_face
def test_areas_of_a_face(face: Face) -> None:
    assert len(face.cells) == 19
    assert len(land_of(face)) in (3, 4)
    assert len(sea_of(face)) in (3, 4)
    for area in face.areas:
        cells = {cell for cell, name in face.cells.items() if name == area.id}
        assert 1 <= len(cells) <= 5
        assert len(pieces(cells)) == 1
        coast = {face.cells[other] for cell in cells for other in near(cell) if other in face.cells}
        assert not area.is_land or any(name.islower() for name in coast)
    names = [area.id.lower() for area in face.areas]
    assert len(set(names)) == len(names), "no two areas of a tile differ by their case alone"


@each_face
def test_what_is_printed_on_a_face(face: Face) -> None:
    assert len(face.sites) in (4, 5)
    by_area = Counter(site.area for site in face.sites)
    assert set(by_area) == {area.id for area in land_of(face)}
    assert set(by_area.values()) <= {1, 2, 3}
    for site in face.sites:
        assert site.accepts == "any", "every site takes every building (B3.4)"
        assert 1 <= len(site.seas) <= 2, "every site names its seas (B3.5)"
    assert horns(face.areas) in (2, 3)
    assert max(area.cornucopias for area in face.areas) <= 2
    assert sum(area.symbol for area in face.areas) <= 1


@each_face
def test_the_border_of_a_face(face: Face) -> None:
    """What lets any arrangement keep its sea together: see `test_any_layout_keeps_the_sea_together`."""
    land = {cell for cell in BORDER if on_land(face, cell)}
    assert len(BORDER) == 12
    assert len(land) <= 5
    assert not any(other in land for cell in land for other in near(cell))
    assert len(pieces({cell for cell in face.cells if not on_land(face, cell)})) == 1


@pytest.mark.parametrize("side", SIDES)
def test_a_side_of_all_tiles(side: Any) -> None:
    faces = [tile.face(side) for tile in TILES.tiles]
    assert len(faces) == 10
    areas = [area for face in faces for area in face.areas]
    printed = horns(areas)
    assert 0.6 <= horns(area for area in areas if area.is_land) / printed <= 0.75
    assert sum(area.symbol for area in areas) == 5
    # all ten lie on the board of six factions
    least = TILES.least
    assert len([area for area in areas if area.is_land]) >= 6 * least["land"]
    assert sum(len(face.sites) for face in faces) >= 6 * least["sites"]
    assert printed >= 6 * least["cornucopias"]
    threes = [name for face in faces for name, n in Counter(site.area for site in face.sites).items() if n == 3]
    assert len(threes) <= 1
    shapes = {min(tuple(sorted(c for c in HEXAGON if on_land(face.turned(k), c))) for k in range(6)) for face in faces}
    assert len(shapes) == 10, "no two faces show the same land"


def test_side_a_has_more_and_smaller_islands() -> None:
    sizes: dict[str, list[int]] = {}
    for side in SIDES:
        found = [pieces({c for c in HEXAGON if on_land(tile.face(side), c)}) for tile in TILES.tiles]
        sizes[side] = [len(island) for islands in found for island in islands]
    assert len(sizes["a"]) >= 1.5 * len(sizes["b"])
    assert max(sizes["a"]) < max(sizes["b"])
    assert sum(sizes["a"]) / len(sizes["a"]) <= 2.5 <= 3.5 <= sum(sizes["b"]) / len(sizes["b"])


# -- turning and laying


@each_face
def test_turning_is_a_group_of_six(face: Face) -> None:
    turned = [face.turned(k) for k in range(6)]
    assert turned[0] == face
    assert all(one != other for one, other in combinations(turned, 2))
    for j in range(6):
        for k in range(6):
            assert turned[j].turned(k) == turned[(j + k) % 6]
    assert face.turned(-1).turned(1) == face.turned(12) == face
    assert set(face.turned(1).cells) == set(HEXAGON)


@each_face
def test_turning_changes_no_border(face: Face) -> None:
    alone = {assemble([(face, k, (0, 0))]).borders for k in range(6)}
    assert len(alone) == 1


def plain_face() -> Face:
    """All sea but the middle: one area each."""
    cells = {cell: "A" if cell == (0, 0) else "w" for cell in HEXAGON}
    return Face((Area("A", "land"), Area("w", "sea")), (Site("A.s1", "A", "any", seas=("w",)),), cells)


def test_hexagons_fill_the_plane() -> None:
    """Seven of them make 133 cells without hole or overlap, and each of the six around touches the middle one."""
    around = [(0, 0), *AROUND]
    board = assemble([(plain_face(), 0, place) for place in around])
    at = {place for area in board.areas for place in area.at}
    assert len(at) == 7 * 19
    for n in range(2, 8):
        assert ("t1.w", f"t{n}.w") in board.borders
    middle = {place for name in ("t1.A", "t1.w") for place in board.area(name).at}
    for x, row in middle:
        assert {
            (x - 2, row),
            (x + 2, row),
            (x - 1, row - 1),
            (x + 1, row - 1),
            (x - 1, row + 1),
            (x + 1, row + 1),
        } <= at


def test_tiles_are_numbered_and_islands_join() -> None:
    """Areas stay apart, islands merge (B3.3): a land cell of each tile, on either side of the line between them."""
    cells = {cell: "A" if cell in ((0, 0), (1, 0), (2, 0)) else "w" for cell in HEXAGON}
    face = Face(plain_face().areas, plain_face().sites, cells)
    joined = [
        board
        for turns in [(j, k) for j in range(6) for k in range(6)]
        if len((board := assemble([(face, turns[0], (0, 0)), (face, turns[1], (1, 0))])).islands()) == 1
    ]
    assert joined
    for board in joined:
        assert board.islands() == {"t1.A": ("t1.A", "t2.A")}
        assert ("t1.A", "t2.A") in board.borders
    assert [site.id for site in joined[0].sites] == ["t1.A.s1", "t2.A.s1"]
    assert joined[0].sites[1] == Site("t2.A.s1", "t2.A", "any", seas=("t2.w",))


def check_board(board: Board) -> None:
    """What must hold for any assembled board, independent of how it was made."""
    at = {place: area.id for area in board.areas for place in area.at}
    assert len(at) == sum(len(area.cells) for area in board.areas)
    pairs = set()
    for (x, row), name in at.items():
        for place in ((x + 2, row), (x + 1, row + 1), (x - 1, row + 1)):
            if place in at and at[place] != name:
                pairs.add(tuple(sorted((name, at[place]))))
    assert board.borders == tuple(sorted(pairs))
    for one, other in board.borders:
        if board.area(one).is_land and board.area(other).is_land:
            assert board.area(one).island == board.area(other).island
    for area in board.land():
        assert any(not board.area(name).is_land for name in board.neighbours(area.id))
        assert area.island in board.islands()
    for site in board.sites:
        assert set(site.seas) <= set(board.neighbours(site.area))
    kinds = [area.is_land for area in board.areas]
    assert kinds == sorted(kinds, reverse=True)


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 2**64 - 1), st.sampled_from(SIZES))
@pytest.mark.long
def test_boards_by_chance_meet_the_targets(seed: int, size: tuple[int, int]) -> None:
    factions, count = size
    board = random_board(TILES, count, factions, stream(seed))
    assert board is not None
    check_board(board)
    assert len({area.id.split(".")[0] for area in board.areas}) == count
    assert sea_is_one(board)
    assert len(board.islands()) >= factions
    assert len(board.land()) >= 5 * factions
    assert len(board.sites) >= 8 * factions
    assert horns(board.areas) >= 4 * factions
    assert len(board.sea()) >= 3 * factions


@settings(max_examples=60, deadline=None)
@given(st.randoms(use_true_random=False), st.integers(1, 10), st.sampled_from(SIDES))
def test_any_layout_keeps_the_sea_together(rng: Random, count: int, side: Any) -> None:
    """Whatever people lay, strings and holes included (B3.10): the faces alone see to it."""
    places: list[Place] = [(0, 0)]
    while len(places) < count:
        x, y = rng.choice(places[-2:])
        dx, dy = rng.choice(AROUND)
        if (x + dx, y + dy) not in places:
            places.append((x + dx, y + dy))
        elif rng.random() < 0.2:
            places.append(max((px + 1, py) for px, py in places))
    tiles = rng.sample(TILES.tiles, count)
    board = assemble([(tile.face(side), rng.randrange(6), at) for tile, at in zip(tiles, places, strict=True)])
    assert sea_is_one(board)
    check_board(board)


@pytest.mark.parametrize(("factions", "count"), SIZES)
def test_placement_on_boards_by_chance_always_ends_with_full_fleets(factions: int, count: int) -> None:
    """The bound of `placement_is_safe`, tried out: everybody takes what is left the most awkward to the others."""
    for seed in range(6):
        board = random_board(TILES, count, factions, stream(seed))
        assert board is not None
        for play in range(12):
            rng = Random(100 * seed + play)
            awkward = play % 2 == 0
            island = ""
            owned: set[str] = set()
            held: set[str] = set()
            for turn in range(3 * factions):
                barred = island if turn % 2 and turn < 2 * factions else None  # the second area of the first round
                starts = [
                    (area.id, sea)
                    for area in board.land()
                    if area.id not in owned and area.island != barred
                    for sea in board.neighbours(area.id)
                    if not board.area(sea).is_land and sea not in held
                ]
                assert starts, (seed, play, turn)
                if awkward:  # the sea that most of the free land depends on
                    rng.shuffle(starts)
                    left = Counter(sea for _, sea in starts)
                    starts.sort(key=lambda start: -left[start[1]])
                    land, sea = starts[0]
                else:
                    land, sea = rng.choice(starts)
                owned.add(land)
                held.add(sea)
                island = board.area(land).island
            assert len(held) == 3 * factions


def test_a_board_that_is_too_tight_is_seen() -> None:
    one = assemble([(plain_face(), 0, (0, 0))])
    assert not placement_is_safe(one, 3)
    missed = ("few-land", "few-sites", "few-cornucopias", "few-islands", "tight-placement")
    assert shortfalls(one, 3, TILES.least) == missed
    cells = {cell: "A" if cell[1] == 0 else ("w" if cell[1] < 0 else "x") for cell in HEXAGON}
    split = Face((Area("A", "land"), Area("w", "sea"), Area("x", "sea")), (), cells)
    assert "split-sea" in shortfalls(assemble([(split, 0, (0, 0))]), 1, {})


def test_chance_alone_decides() -> None:
    layouts = [random_layout(TILES, 8, 4, stream(seed)) for seed in (1, 1, 2)]
    assert layouts[0] == layouts[1] != layouts[2]
    drawn = [random_layout(TILES, 6, 3, stream(seed)) for seed in range(40)]
    entries = [entry for layout in drawn if layout for entry in layout["layout"]]  # type: ignore[attr-defined]
    assert {entry["turn"] for entry in entries} == set(range(6))
    assert {entry["tile"] for entry in entries} == {tile.id for tile in TILES.tiles}
    assert {layout["side"] for layout in drawn if layout} == {"a", "b"}
    assert random_layout(TILES, 11, 5, stream(1)) is None
    assert random_layout(TILES, 2, 5, stream(1), most=3) is None


# -- the quick-start boards


def pairings(tiles: list[str], board: Board) -> Iterator[list[tuple[str, str]]]:
    """All ways to split the tiles into pairs of neighbours."""
    if not tiles:
        yield []
    for other in tiles[1:]:
        if any({a.split(".")[0], b.split(".")[0]} == {tiles[0], other} for a, b in board.borders):
            for rest in pairings([tile for tile in tiles[1:] if tile != other], board):
                yield [(tiles[0], other), *rest]


def worth(board: Board, pair: tuple[str, str]) -> tuple[int, ...]:
    """Land, seas, sites, cornucopias and symbols of two tiles."""
    own = [area for area in board.areas if area.id.split(".")[0] in pair]
    land = [area for area in own if area.is_land]
    sites = [site for area in land for site in board.sites_of(area.id)]
    return len(land), len(own) - len(land), len(sites), horns(own), sum(area.symbol for area in own)


@each_quick
def test_quick_boards_meet_the_targets(name: str) -> None:
    board = QUICK[name]
    for players in board.players:
        factions = 4 if players == 2 else players
        assert not shortfalls(board, factions, TILES.least)
        assert len({area.id.split(".")[0] for area in board.areas}) == TILES.take[players]
    check_board(board)
    assert board.own_design
    assert max(map(len, board.islands().values())) <= 4, "no island is a continent"


def test_quick_boards_serve_every_number_of_players() -> None:
    served = {players: board.id for board in QUICK.values() for players in board.players}
    assert served == {
        **{2: "archipelago-4", 4: "archipelago-4", 3: "archipelago-3", 5: "archipelago-5", 6: "archipelago-6"}
    }


@each_quick
def test_quick_boards_are_balanced(name: str) -> None:
    """Some split into pairs of neighbouring tiles makes regions that are worth the same, each with one symbol."""
    board = QUICK[name]
    splits = [
        [worth(board, pair) for pair in pairs]
        for pairs in pairings(sorted({area.id.split(".")[0] for area in board.areas}), board)
    ]
    even = [
        split
        for split in splits
        if all(max(values) - min(values) <= 1 for values in zip(*split, strict=True))
        and all(region[-1] == 1 for region in split)
    ]
    assert even, splits


@each_quick
def test_assembled_boards_can_be_drawn(name: str) -> None:
    board = QUICK[name]
    assert {cell.name: (cell.x, cell.row) for cell in read_grid(board.outline).cells} == {
        cell: at for area in board.areas for cell, at in zip(area.cells, area.at, strict=True)
    }
    drawn = draw(board, lambda area: area.removeprefix("t").replace(".", ""))
    tokens = Counter(token for line in drawn.splitlines() for token in line[3:].split())
    assert tokens == {area.id[1:].replace(".", ""): len(area.cells) for area in board.areas}


def test_one_drawing_in_full() -> None:
    layout = {"side": "a", "layout": [{"tile": "andros", "at": [0, 0]}, {"tile": "delos", "turn": 3, "at": [1, 0]}]}
    assert draw(parse_layout(layout, TILES), lambda area: area[-1] if area[-1].isupper() else ".").splitlines() == [
        "A    . . A",
        "B   . . A .",
        "C  B B . . C C . .",
        "D   . . . . . C . B",
        "E    . D . . . . B .",
        "F           . A . .",
        "G            A . .",
    ]


# -- games


@pytest.fixture(scope="module")
def rules() -> Ruleset:
    try:
        return Ruleset.load("base")
    except ContentError as error:  # its other files are none of this test's business
        pytest.skip(f"base does not load: {error.problems.errors[0].place}")


@pytest.mark.long(every=5)
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("board", [None, "assembled"])
def test_a_game_is_set_up(rules: Ruleset, players: int, board: str | None) -> None:
    game = Game.new(rules, players=players, board=board, seed=players)
    again = Game.new(rules, players=players, board=board, seed=players)
    assert again.fingerprint == game.fingerprint
    assert again.view() == game.view()
    rng = Random(players)
    for _ in range(8 * game._m.table.n_factions):
        assert game.legal.count
        game.apply(game.legal.item(rng.randrange(game.legal.count)))
    for text in (game.to_json(), game.to_json(snapshot=False)):
        loaded = Game.from_json(text, rules)
        assert loaded.fingerprint == game.fingerprint
        assert loaded.view() == game.view()
    owned = game.view()["areas"]
    kinds = Counter(area["kind"] for area in game.board_document()["areas"] if "owner" in owned.get(area["id"], {}))
    assert kinds["sea"] >= 3 * game._m.table.n_factions - 2
    if board is None:
        assert game._m.table.board.id == f"archipelago-{4 if players == 2 else players}"


@pytest.mark.long
def test_the_seed_lays_the_board(rules: Ruleset) -> None:
    boards = [Game.new(rules, players=4, board="assembled", seed=seed)._m.table.board for seed in (1, 1, 2)]
    assert boards[0] == boards[1] != boards[2]
    for seed in range(KEPT + 3):
        Game.new(rules, players=3, board="assembled", seed=seed)
    assert len(rules.tables) <= KEPT


def test_people_lay_their_own_board(rules: Ruleset) -> None:
    """B3.10: any connected arrangement that the players like."""
    names = [tile.id for tile in TILES.tiles][:6]
    layout = {"side": "b", "layout": [{"tile": name, "turn": n % 6, "at": [n, 0]} for n, name in enumerate(names)]}
    game = Game.new(rules, players=3, board=layout, seed=0)
    assert game._m.table.board == parse_layout(layout, TILES)
    assert Game.from_json(game.to_json(), rules).fingerprint == game.fingerprint


def test_without_tiles_nothing_is_assembled() -> None:
    with pytest.raises(SetupError) as caught:
        Game.new(Ruleset.load("legacy"), players=3, board="assembled", seed=0)
    assert caught.value.code == "no-board"


def test_a_board_must_have_land_for_everybody(rules: Ruleset) -> None:
    """B3.10: three land areas for each faction, on two islands at least."""
    coast = {"a": {"kind": "sea"}, "lone": {"kind": "land", "near": ["a"]}}
    for land, islands in ((7, 2), (9, 1)):
        row = {f"A{n}": {"kind": "land", "near": [f"A{n + 1}"] if n < land else ["a"]} for n in range(1, land + 1)}
        areas = row | (coast if islands == 2 else {"a": coast["a"]})
        with pytest.raises(SetupError) as caught:
            Game.new(rules, players=3, board={"sites": "shared", "areas": areas}, seed=0)
        assert caught.value.code == "small-board"
        assert caught.value.arguments["islands"] == islands
    Game.new(rules, players=3, board={"sites": "shared", "areas": row | coast}, seed=0)


# -- mistakes


def mistakes(parse: Any, *documents: Any) -> set[tuple[str, tuple[str | int, ...]]]:
    with pytest.raises(MapError) as caught:
        parse(*documents)
    return {(problem.code, problem.path) for problem in caught.value.problems}


def good_face() -> dict[str, Any]:
    return {"map": "  w w A\n w w A x\nB w w x x\n y y x x\n  y y C", "legend": {key: {"squares": 1} for key in "ABC"}}


@pytest.mark.parametrize(
    ("change", "found"),
    [
        ({"map": "w w A\nw"}, ("ragged-map", ("tile", 0, "b", "map"))),
        ({"map": " w A\nw B C"}, ("bad-tile", ("tile", 0, "b", "map"))),
        ({"map": 3}, ("bad-value", ("tile", 0, "b", "map"))),
        ({"legend": {"A": {"squares": 1}}}, ("unknown-token", ("tile", 0, "b", "map"))),
        ({"legend": {**good_face()["legend"], "D": {}}}, ("unused-token", ("tile", 0, "b", "legend", "D"))),
        ({"colour": "blue"}, ("unknown-key", ("tile", 0, "b", "colour"))),
    ],
)
def test_mistakes_of_a_face(change: dict[str, Any], found: tuple[str, tuple[str | int, ...]]) -> None:
    document = {"tile": [{"id": "one", "a": good_face(), "b": {**good_face(), **change}}]}
    assert found in mistakes(parse_tiles, document)


def test_mistakes_of_a_tiles_file() -> None:
    tile = {"id": "one", "a": good_face(), "b": good_face()}
    assert len(parse_tiles({"tile": [tile]}).tiles) == 1
    assert mistakes(
        parse_tiles,
        {"tile": [tile, tile, {**tile, "id": ""}], "take": {"x": 1, "3": -1}, "least": {"seas": 1}, "own-design": 2},
    ) == {
        ("duplicate-tile", ("tile", 1, "id")),
        ("bad-value", ("tile", 2, "id")),
        ("bad-value", ("take", "x")),
        ("bad-value", ("take", "3")),
        ("unknown-key", ("least", "seas")),
        ("bad-value", ("own-design",)),
    }


@pytest.mark.parametrize(
    ("document", "code", "path"),
    [
        ({"layout": [{"tile": "naxsos", "at": [0, 0]}]}, "unknown-tile", ("layout", 0, "tile")),
        ({"layout": [{"tile": "naxos", "at": [0]}]}, "bad-value", ("layout", 0, "at")),
        ({"layout": [{"tile": "naxos", "at": [0, 0], "turn": -1}]}, "bad-value", ("layout", 0, "turn")),
        ({"layout": [{"tile": "naxos", "at": [0, 0], "side": "b"}]}, "unknown-key", ("layout", 0, "side")),
        ({"layout": [{"tile": "naxos", "at": [n, 0]} for n in (0, 1)]}, "duplicate-tile", ("layout", 1, "tile")),
        ({"layout": [{"tile": t, "at": [0, 0]} for t in ("ios", "kea")]}, "taken-place", ("layout", 1, "at")),
        (
            {"layout": [{"tile": t, "at": [n, 0]} for n, t in ((0, "ios"), (2, "kea"))]},
            *("split-layout", ("layout",)),
        ),
        ({"layout": []}, "split-layout", ("layout",)),
        ({"layout": 7}, "bad-value", ("layout",)),
        ({"layout": [{"tile": "ios", "at": [0, 0]}], "side": "c"}, "bad-value", ("side",)),
        ({"layout": [{"tile": "ios", "at": [0, 0]}], "side": 1}, "bad-value", ("side",)),
        ({"layout": [{"tile": "ios", "at": [0, 0]}], "players": ["x"]}, "bad-value", ("players",)),
    ],
)
def test_mistakes_of_a_layout(document: dict[str, Any], code: str, path: tuple[str | int, ...]) -> None:
    assert (code, path) in mistakes(parse_layout, document, TILES)


MANIFEST = """box = "isles"
version = "1.0"
[[module]]
id = "isles"
tiles = "tiles.toml"
boards = ["two.toml"]
"""


def test_a_module_brings_tiles_and_boards_of_them(tmp_path: Path) -> None:
    folder = tmp_path / "isles"
    folder.mkdir()
    (folder / "manifest.toml").write_text(MANIFEST, encoding="utf-8")
    (folder / "tiles.toml").write_text((BOARDS / "tiles.toml").read_text(encoding="utf-8"), encoding="utf-8")
    two = 'id = "two"\nlayout = [\n  { tile = "ios", at = [0, 0] },\n  { tile = "kea", at = [0, 1] },\n]\n'
    (folder / "two.toml").write_text(two, encoding="utf-8")
    found = collect("isles", extra_folders=[folder])
    assert [board.id for board in found.boards] == ["two"]
    assert found.tiles == TILES
    (folder / "two.toml").write_text(two.replace("kea", "kae"), encoding="utf-8")
    (folder / "tiles.toml").write_text('[[tile]]\nid = "x"\na = { map = "w" }\n', encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        collect("isles", extra_folders=[folder])
    places = [(Path(problem.file).name, problem.line, problem.code) for problem in caught.value.problems]
    assert ("tiles.toml", 3, "bad-map") in places
    assert ("two.toml", 4, "bad-board") in places
