"""Places have names: in board data one for all languages, which can be typed, and in messages one for each."""

from __future__ import annotations

import random
from typing import Any

import lists
import pytest

from cyclades_core import Game
from cyclades_core.definitions.board import Board
from cyclades_core.definitions.maps import MapError, parse_board
from cyclades_core.definitions.tiles import parse_tiles

POND: dict[str, Any] = {"map": "  .   $\n.   01  .", "legend": {"01": {"land": "hut", "squares": 2}}}
LISTS = ("legacy,hades,titans/artifacts,titans/special-metropolises", "legacy,hades/undead,hades/heroes,titans", "base")
BOARDS = {board.id: (board, modules) for modules in LISTS for board in lists.rules(modules).boards}


# -- names in board data -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("board", BOARDS)
def test_every_area_has_a_name_that_nothing_else_has(board: str) -> None:
    made, modules = BOARDS[board]
    names = [area.name for area in made.areas]
    assert all(names) and len(set(names)) == len(names)
    rules = lists.rules(modules)
    ids = {area.id.lower() for area in made.areas} | {site.id for site in made.sites} | set(rules.cards_by_id)
    ids |= {line.word for line in rules.lines} | {name for kind in rules.numbers.values() for name in kind}
    assert ids.isdisjoint(names)


def test_tiles_bring_their_names_to_any_place() -> None:
    rules = lists.rules("base")
    for seed in range(5):
        places = Game.new(rules, players=5, seed=seed, board="assembled").places
        names = [name for _, name in places.values()]
        assert all(names) and len(set(names)) == len(names)
    tile = rules.tiles.tile("naxos")
    assert tile is not None
    assert {area.id: area.name for area in tile.a.areas}["A"] == {area.id: area.name for area in tile.b.areas}["A"]


@pytest.mark.parametrize(
    ("names", "code", "path"),
    [
        ({"A1": "bay", "A2": "bay"}, "taken-name", ("names", "A2")),
        ({"A1": "hut"}, "taken-name", ("names", "A1")),
        ({"A1": "b3"}, "taken-name", ("names", "A1")),
        ({"A9": "bay"}, "unknown-area", ("names", "A9")),
        ({"A1": "Bay"}, "bad-value", ("names", "A1")),
        ({"A1": "2"}, "bad-value", ("names", "A1")),
        ({"A1": "bay.s1"}, "bad-value", ("names", "A1")),
        ({"A1": "the bay"}, "bad-value", ("names", "A1")),
        ({"A1": 3}, "bad-value", ("names", "A1")),
        ("bay", "bad-value", ("names",)),
    ],
)
def test_a_name_that_cannot_be_one_is_refused_at_its_place(names: Any, code: str, path: tuple[str, ...]) -> None:
    with pytest.raises(MapError) as caught:
        parse_board({**POND, "names": names})
    assert (caught.value.code, caught.value.path) == (code, path)


def test_two_tiles_cannot_have_one_name() -> None:
    face = {"map": "  a a b\n A a b b\nA A c c B\n d d c B\n  d d C", "legend": {x: {"squares": 1} for x in "ABC"}}
    tiles = [{"id": name, "a": face, "b": face, "names": {"A": "bay"}} for name in ("one", "two")]
    with pytest.raises(MapError) as caught:
        parse_tiles({"tile": tiles})
    assert (caught.value.code, caught.value.path) == ("taken-name", ("tile", 1, "names", "A"))


def test_a_board_may_do_without() -> None:
    assert parse_board(POND).called == {}
    assert parse_board({**POND, "names": {"A2": "bay"}}).places["A2"] == ("sea", "bay")


# -- names in notation -------------------------------------------------------------------------------------------------


def named(board: Board, words: str) -> str:
    """A clause with names in place of ids, of areas and of their sites."""
    known = {area.id: area.name for area in board.areas}
    known |= {site.id: f"{known[site.area]}{site.id.removeprefix(site.area)}" for site in board.sites}
    return " ".join(known.get(word, word) for word in words.split())


@pytest.mark.parametrize("modules", ["base", "legacy", "legacy,titans"])
def test_a_name_can_be_typed_for_the_id_and_the_log_keeps_the_id(modules: str) -> None:
    """A game at random, then each clause again by names in a second game: the same game, entry by entry."""
    rules, rng, typed = lists.rules(modules), random.Random(7), 0
    game, other = Game.new(rules, players=3, seed=5), Game.new(rules, players=3, seed=5)
    board = next(made for made, _ in BOARDS.values() if made.id == game.board)
    while len(game.entries) < 120 and not game.is_over:
        game.apply(game.legal.item(rng.randrange(game.legal.count)))
    for entry in game.entries:
        clause = named(board, entry.clause)
        typed += clause != entry.clause
        other.apply(clause)
    assert typed > 20
    assert [entry.clause for entry in other.entries] == [entry.clause for entry in game.entries]
    assert other.fingerprint == game.fingerprint


def test_what_else_has_the_name_goes_first() -> None:
    """A player may be called like an island: then the word is the player."""
    game = Game.new(lists.rules("legacy"), players=["naxos", "bob", "cleo", "dan"], seed=1)
    assert game.places["m4-g6"] == ("land", "naxos")
    refusal = game.why_not("choose-faction naxos")
    assert refusal is not None and "naxos" in str(dict(refusal.args).get("text", "naxos"))
