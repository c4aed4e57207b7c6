"""Places have names: in board data one for all languages, which can be typed, and in messages one for each."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest
import tested_modules

from cyclades_apps.cli import main
from cyclades_core import Game
from cyclades_core.content.boards.board import Board
from cyclades_core.content.boards.hex_maps import MapError, parse_board
from cyclades_core.content.boards.tiles import parse_tiles
from cyclades_core.text.i18n import MessageError, Messages

POND: dict[str, Any] = {"map": "  .   $\n.   01  .", "legend": {"01": {"land": "hut", "squares": 2}}}
LISTS = ("legacy,hades,titans/artifacts,titans/special-metropolises", "legacy,hades/undead,hades/heroes,titans", "base")
BOARDS = {board.id: (board, modules) for modules in LISTS for board in tested_modules.rules(modules).boards}


# -- names in board data -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("board", BOARDS)
def test_every_area_has_a_name_that_nothing_else_has(board: str) -> None:
    made, modules = BOARDS[board]
    names = [area.name for area in made.areas]
    assert all(names) and len(set(names)) == len(names)
    rules = tested_modules.rules(modules)
    ids = {area.id.lower() for area in made.areas} | {site.id for site in made.sites} | set(rules.cards_by_id)
    ids |= {line.word for line in rules.lines} | {name for kind in rules.numbers.values() for name in kind}
    assert ids.isdisjoint(names)


def test_tiles_bring_their_names_to_any_place() -> None:
    rules = tested_modules.rules("base")
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
    rules, rng, typed = tested_modules.rules(modules), random.Random(7), 0
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
    game = Game.new(tested_modules.rules("legacy"), players=["naxos", "bob", "cleo", "dan"], seed=1)
    assert game.places["m4-g6"] == ("land", "naxos")
    refusal = game.why_not("choose-faction naxos")
    assert refusal is not None and "naxos" in str(dict(refusal.args).get("text", "naxos"))


# -- names in messages -------------------------------------------------------------------------------------------------

EVENTS: dict[str, dict[str, Any]] = {
    "event-units-moved": {"group": (("unit-troop", 2),)},
    "event-battle-ended": {},
    "event-area-taken": {},
    "event-building-built": {"building": "building-port"},
    "event-building-removed": {"building": "building-port"},
    "event-unit-taken": {"unit": "unit-fleet", "count": 5},
    "event-prosperity-placed": {"count": 1},
    "event-units-swapped": {},
}
# The waters of our boards are gulfs and straits, so that one preposition and one article fit all of them.
WATERS = {
    "pl": ("Zatoka", "Cieśnina"),
    "it": ("Golfo", "Canale"),
    "ro": ("Golful", "Strâmtoarea"),
    "ru": ("залив", "пролив"),
    "de": ("Golf", "Meerenge"),
}


@pytest.mark.long(every=5)
@pytest.mark.parametrize("lang", ["de", "en", "it", "pl", "ro", "ru"])
@pytest.mark.parametrize("board", BOARDS)
def test_every_place_can_be_told_in_every_sentence(board: str, lang: str) -> None:
    made, modules = BOARDS[board]
    loaded = [module for module, _ in tested_modules.rules(modules).modules]
    say = Messages(lang, loaded, strict=True, folders=(), places=made.places)
    assert all(map(say.is_named, made.places))
    names = {area.id: say.text("cli-play-place", short="", area=f"area-{area.id}").strip() for area in made.areas}
    assert len(set(names.values())) == len(names), "names differ in the language, too"
    for area in made.areas:
        if area.kind == "sea" and lang in WATERS:
            assert any(word in names[area.id] for word in WATERS[lang]), names[area.id]
        for key, args in EVENTS.items():
            every = dict.fromkeys(("area", "from", "to", "with"), f"area-{area.id}")
            text = say.text(key, faction="player-ann", **args, **every)
            ids = {area.id} if len(area.id) > 1 else set()  # "a" is a word as well
            assert ids.isdisjoint(re.split(r"[\s,:]|\.$", text)) and "  " not in text, text


def test_a_place_is_told_as_the_edition_speaks() -> None:
    places = {"X": ("land", "naxos"), "Y": ("land", ""), "z": ("sea", "")}
    told = {"legacy": ("on Naxos", "on the island Y", "in the sea space z")}
    told["base"] = ("in Naxos", "in the area Y", "in the sea area z")
    told["legacy,titans/board"] = ("in Naxos", "in the territory Y", "in the sea space z")
    for modules, texts in told.items():
        say = Messages("en", modules.split(","), strict=True, places=places)
        for area, text in zip(places, texts, strict=True):
            assert say.text("event-metropolis-built", faction="ann", area=f"area-{area}").endswith(
                f"metropolis {text}."
            )


def test_a_name_without_a_message_is_the_id_and_a_fault() -> None:
    args = {"faction": "ann", "area": "area-X"}
    say = Messages("en", ("legacy",), places={"X": ("land", "atlantis")}, tell=lambda error: told.append(str(error)))
    told: list[str] = []
    assert say.text("event-area-taken", **args) == "ann takes control of the island X."
    assert told and "land-atlantis" in told[0]
    with pytest.raises(MessageError, match="land-atlantis"):
        Messages("en", ("legacy",), strict=True, places={"X": ("land", "atlantis")}).text("event-area-taken", **args)


def test_selectors_see_the_kind_of_a_place(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "x.ftl").write_text(
        "a = { KIND($area) ->\n    [sea] wet\n    [land] dry\n   *[other] who knows\n}\n"
    )
    say = Messages("en", ("x",), folders=[tmp_path], places={"C3": ("sea", ""), "X": ("land", "naxos")})
    assert [say.text("a", area=f"area-{area}") for area in ("C3", "X", "D4")] == ["wet", "dry", "who knows"]


def test_the_map_tells_what_its_ids_are_called(capsys: pytest.CaptureFixture[str], monkeypatch: Any) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    run = [
        "play",
        "--modules",
        "legacy",
        "--players",
        "4",
        "--seed",
        "3",
        "--rounds",
        "2",
        "--format",
        "text",
        "--lang",
    ]
    for lang, land, sea in (("en", "m4-g6 Naxos", "F3 Strait of Kea"), ("ru", "m4-g6 Наксос", "F3 пролив Кея")):
        with pytest.raises(SystemExit):
            main([*run, lang])
        out = capsys.readouterr().out
        maps = out.count("m4-b1 m4-b1")
        assert out.count(sea) == 1, "the waters once"
        assert maps > 2 and out.count(land) >= 2, "land with every map"
