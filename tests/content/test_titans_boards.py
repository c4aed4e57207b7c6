"""The boards with territories: our own design, and every target of docs/rules/boards.md (T3, T5).

Two targets pull against each other: an island that leaves three starting pairs whatever the others do needs six
territories for four players and nine for six, so the large islands hold more than three quarters of the territories.
They hold three quarters of the building squares.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
import tomli

from cyclades_core import Game, Ruleset
from cyclades_core.content.boards.board import Board
from cyclades_core.content.boards.hex_drawing import draw
from cyclades_core.content.boards.hex_maps import parse_board

FOLDER = Path(__file__).parents[2] / "expansions" / "titans" / "boards"
Pair = tuple[str, str]


def load(name: str) -> Board:
    return parse_board(tomli.loads((FOLDER / f"{name}.toml").read_text("utf-8")))


BOARDS = {"titans-34": load("three-four"), "titans-56": load("five-six")}
TERRITORIES = {"titans-34": range(12, 15), "titans-56": range(18, 21)}
GAMES = [(3, None), (4, None), (5, None), (4, "teams"), (6, "teams")]
each_board = pytest.mark.parametrize("name", BOARDS)
each_game = pytest.mark.parametrize(("players", "mode"), GAMES)


@cache
def rules() -> Ruleset:
    return Ruleset.load("legacy,titans")


def large(board: Board) -> dict[str, tuple[str, ...]]:
    """The islands of two or more territories."""
    return {island: land for island, land in board.islands().items() if len(land) > 1}


def coast(board: Board, *areas: str) -> set[str]:
    return {near for area in areas for near in board.neighbours(area) if not board.area(near).is_land}


def squares(board: Board, area: str) -> int:
    return len([site for site in board.sites_of(area) if site.accepts == "basic"])


# -- what is drawn


@each_board
def test_islands_and_territories(name: str) -> None:
    board = BOARDS[name]
    assert (board.verified, board.own_design) == (False, True)
    assert len(board.land()) in TERRITORIES[name]
    islands = board.islands()
    assert len(large(board)) == 2, "two large islands (T3.7)"
    assert 2 <= sum(len(land) == 1 for land in islands.values()) <= 4
    total = sum(squares(board, area.id) for area in board.land())
    share = sum(squares(board, area) for land in large(board).values() for area in land) / total
    assert 0.7 <= share <= 0.85
    for area in board.land():
        assert coast(board, area.id), "every territory touches the sea"
    for one, other in board.borders:  # T3.7
        assert other in board.neighbours(one) and one in board.neighbours(other)
        if board.area(one).is_land and board.area(other).is_land:
            assert board.area(one).island == board.area(other).island


@each_board
def test_rules_of_the_print(name: str) -> None:
    """As on the boards of the first edition, but that two or three territories have no site (T3.4)."""
    board = BOARDS[name]
    without = 0
    for area in board.land():
        sites = [site for site in board.sites_of(area.id) if site.accepts == "large"]
        assert 1 <= squares(board, area.id) == len(area.cells) <= 4
        assert area.cornucopias == {1: 2, 2: 1}.get(len(area.cells), 0)
        without += not sites
        for site in sites:
            assert site.covers == tuple(f"{area.id}.s{n}" for n in range(1, min(2, len(area.cells)) + 1))
    assert without in (2, 3)


@each_board
def test_symbols_and_trade(name: str) -> None:
    board = BOARDS[name]
    marked = [site for site in board.sites if site.start]
    assert len(marked) == 4, "one for each building of T4.2 (T3.6)"
    assert {site.accepts for site in marked} == {"basic"}
    assert len({site.area for site in marked}) == 4
    trade = sorted(area.cornucopias for area in board.sea() if area.cornucopias)
    assert 4 <= len(trade) <= 6
    assert trade[-2:] == [2, 2] and trade[:-2] == [1] * (len(trade) - 2), "two with two cornucopias (T3.5)"


@each_board
def test_the_sea(name: str) -> None:
    board = BOARDS[name]
    sea = {area.id for area in board.sea()}
    assert 8.5 <= len(sea) / max(board.players) <= 10
    reached = {min(sea)}
    frontier = list(reached)
    for area in frontier:  # grows while it is walked
        new = [near for near in board.neighbours(area) if near in sea and near not in reached]
        reached.update(new)
        frontier += new
    assert reached == sea
    assert all(len(area.cells) == 1 for area in board.sea())


def test_the_larger_board_is_fair() -> None:
    """Turned by half a circle it is itself."""
    board = BOARDS["titans-56"]
    kinds = {place: (area.kind, area.cornucopias, len(area.cells)) for area in board.areas for place in area.at}
    right, bottom = (max(place[i] for place in kinds) for i in (0, 1))
    assert {(right - x, bottom - row): kind for (x, row), kind in kinds.items()} == kinds


def test_a_cell_may_be_no_space() -> None:
    """A ring around a peak: who stands on opposite sides of it is not adjacent, and nobody goes through."""
    legend = {token: {"land": token, "squares": 1} for token in ("N", "S", "W", "E")}
    board = parse_board({"map": "  N   N\nW   #   E\n  S   S\n.   .   .", "legend": legend})
    assert "B2" not in {area.id for area in board.areas}
    assert board.neighbours("N") == ("W", "E")
    assert draw(board, lambda area: area.lower()).splitlines()[1].split() == ["B", "w", "e"]


# -- the deployment


def pairs(board: Board) -> list[Pair]:
    """Every start: two adjacent territories (T5.6)."""
    return [pair for pair in board.borders if all(board.area(area).is_land for area in pair)]


def choices(found: list[Pair], count: int) -> Iterator[tuple[Pair, ...]]:
    """All sets of so many pairs without a common territory."""
    if count == 0:
        yield ()
    for i, pair in enumerate(found):
        rest = [other for other in found[i + 1 :] if not set(pair) & set(other)]
        for more in choices(rest, count - 1):
            yield (pair, *more)


@each_game
def test_the_last_player_has_three_starts_whatever_the_others_do(players: int, mode: str | None) -> None:
    """All choices of the others, with every fleet put where it hurts the last one most (T5.6, T5.7, T13.4)."""
    board = next(board for board in BOARDS.values() if players in board.players)
    found = pairs(board)
    seas = {pair: coast(board, *pair) for pair in found}
    blocked = {(one, two): min(2, len(seas[one] & seas[two])) for one in found for two in found}
    home = {pair: board.area(pair[0]).island for pair in found}
    for taken in choices(found, players - 1):
        used = {area for pair in taken for area in pair}
        open_ones = [
            pair
            for pair in found
            if not used & set(pair) and len(seas[pair]) - sum(blocked[pair, other] for other in taken) >= 2
        ]
        if mode is None:
            assert len(open_ones) >= 3, taken
            continue
        for island in large(board):
            # his partner is on the other one, and so is one of each other team
            if sum(home[pair] == island for pair in taken) == players // 2 - 1:
                assert sum(home[pair] == island for pair in open_ones) >= 3, taken


def deploy(players: int, mode: str | None, seed: int) -> None:
    """The deployment round by chance; the starts of the last player, and the position after it, are legal."""
    game = Game.new(rules(), players=players, mode=mode, seed=seed)
    game.keep_history = False
    board = next(board for board in BOARDS.values() if players in board.players)
    rng = random.Random(seed)
    starts: list[int] = []
    while not game.is_over and game.round == 0:
        decision = game.decision
        assert decision is not None
        if decision.prompt == "deploy-first":
            starts.append(start_count(game, board))
        game.apply(game.legal.item(rng.randrange(game.legal.count)))
    assert len(starts) == players
    assert min(starts) >= 3
    areas = game.position()["areas"]
    owned: dict[str, list[str]] = {}
    fleets: dict[str, list[str]] = {}
    for area, told in areas.items():
        if "owner" in told:
            (owned if board.area(area).is_land else fleets).setdefault(told["owner"], []).append(area)
    assert len(owned) == players
    islands = {faction: board.area(land[0]).island for faction, land in owned.items()}
    for faction, land in owned.items():
        assert len(land) == 2 and land[1] in board.neighbours(land[0])
        assert all(areas[area]["units"]["troop"] >= 1 for area in land)
        assert len(fleets[faction]) == 2 and set(fleets[faction]) <= coast(board, *land)
    if mode == "teams":
        t = game._m.table
        for side in t.sides:
            assert len({islands[t.factions[faction]] for faction in side}) == 2, "partners on different islands (T13.4)"


def start_count(game: Game, board: Board) -> int:
    """How many pairs of territories the player who is asked could choose."""
    found = set()
    for text in game.legal.texts():
        copy = game.clone()
        copy.apply(text)
        decision = copy.decision
        if decision is not None and decision.prompt == "deploy-second":
            found.update(tuple(sorted((text, second))) for second in copy.legal.texts())
        else:  # the only neighbour was taken without a question
            found.add((text, text))
    return len(found)


@pytest.mark.long(every=5)
@each_game
def test_deployment_by_chance(players: int, mode: str | None) -> None:
    for seed in range(12):
        deploy(players, mode, seed)


@pytest.mark.long
@each_game
def test_a_thousand_deployments_by_chance(players: int, mode: str | None) -> None:
    """T5.6: with those of the default run a thousand and more."""
    for seed in range(12, 212):
        deploy(players, mode, seed)
