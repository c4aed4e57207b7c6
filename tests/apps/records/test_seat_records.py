"""The record of what one seat has seen, of games that begin with a position: nothing hidden is in it, and it plays."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest
import tested_modules
from hidden_information import exchanged
from tested_modules import Way

from cyclades_apps.cli import main
from cyclades_apps.records import from_game
from cyclades_apps.records.file_formats import GameFile, convert_to
from cyclades_apps.records.record_runner import play_record
from cyclades_core import CycladesError, Game, Ruleset


def play(game: Game, rng: random.Random, moves: int) -> None:
    for _ in range(moves):
        if game.is_over:
            return
        game.apply(game.legal.item(rng.randrange(game.legal.count)))


def in_the_middle(way: Way, seed: int) -> Game:
    """A game at a decision that a position can say."""
    rng = random.Random(seed)
    game = Game.new(way.rules, players=way.players, mode=way.mode, seed=seed)
    play(game, rng, 120)
    while not game.is_over and (game.untold() or game.is_answered):
        play(game, rng, 1)
    assert not game.is_over
    return game


def from_here(game: Game, seed: int = 0) -> Game:
    return Game.from_position(game.rules, game.position(), list(game.seats), game.view()["table"]["mode"], seed=seed)


def seen(game: Game, seat: str) -> str:
    source = GameFile(Path("game.cyc"), "record", from_game(game).encode())
    text, _ = convert_to(source, "record", seen_by=seat)
    assert text is not None
    return text


@pytest.mark.long(every=4)
@tested_modules.each_list
def test_hidden_parts_of_the_first_position_change_no_seat_record(way: Way) -> None:
    game = in_the_middle(way, 3)
    for seat in game.seats:
        other = from_here(exchanged(game, seat, random.Random(5)))
        one, two = seen(from_here(game), seat), seen(other, seat)
        assert one == two
        assert from_here(game).position() != other.position() or way.mode == "duel"


@pytest.mark.long(every=4)
@tested_modules.each_list
def test_a_seat_record_of_a_position_plays_until_something_unseen(way: Way) -> None:
    game = from_here(in_the_middle(way, 4), 4)
    play(game, random.Random(4), 40)
    for seat in game.seats:
        outcome, player = play_record(seen(game, seat).encode())
        assert (outcome.code, outcome.faults) == (0, [])
        assert player is not None and (outcome.unseen == seat or player.main_line.log == game.log)


def test_a_seat_record_has_what_the_seat_knows() -> None:
    given: dict[str, Any] = {
        "turn": ["ann", "apollo"],
        "gold": {"ann": 4, "bob": 7, "cleo": 9},
        "seen-gold": {"ann": ["bob"]},
        "zones": {"creature-deck": ["harpy", "sylph", "kraken"]},
        "known": {"ann": ["sylph"], "cleo": ["harpy"]},
        "areas": {f"m3-{a}": {"owner": name} for a, name in (("b1", "ann"), ("f2", "bob"), ("i1", "cleo"))},
    }
    game = Game.from_position(Ruleset.load("legacy"), given, ["ann", "bob", "cleo"], seed=1)
    text = seen(game, "ann")
    assert "gold = { ann = 4, bob = 7 }" in text
    assert 'known = { ann = ["sylph"] }' in text and 'seen-gold = { ann = ["bob"] }' in text
    _, player = play_record(text.encode())
    assert player is not None
    zone = player.main_line.position()["zones"]["creature-deck"]
    assert zone[1] == "sylph" and len(zone) == len(game.position()["zones"]["creature-deck"])
    assert player.main_line.view("ann") == game.view("ann")
    other = seen(game, "bob")
    assert "gold = { bob = 7 }" in other and "known" not in other and "seen-gold" not in other


def test_a_seat_sees_nothing_but_records() -> None:
    game = in_the_middle(tested_modules.LISTS[6], 3)
    source = GameFile(Path("game.cyc"), "record", from_game(game).encode())
    for to in ("save", "position", "scenario"):
        with pytest.raises(CycladesError, match="record-seen-by"):
            convert_to(source, to, seen_by=game.seats[0])


# -- draws before a position is laid out


def test_draws_before_a_position_are_no_part_of_the_game() -> None:
    """The Legendary Edition fills its tracks when it is set up: a position says what lies there."""
    game = from_here(in_the_middle(tested_modules.LISTS[0], 3))
    assert game.take_draws() == []
    assert not re.search(r"---\n\*", from_game(game))
    play(game, random.Random(1), 60)
    text, _ = convert_to(GameFile(Path("a"), "record", from_game(game).encode()), "record", chance="script")
    assert text is not None
    outcome, player = play_record(text.encode())
    assert outcome.faults == [] and player is not None and player.main_line.log == game.log


def test_records_of_1_0_with_these_draws_are_read() -> None:
    game = from_here(in_the_middle(tested_modules.LISTS[0], 3), 7)
    drawn = [value for kind, value in Game.new(game.rules, 3, seed=7).take_draws() if kind == "draw"]
    text = from_game(game).replace("---\n", f"---\n* draw {' '.join(drawn)}\n", 1)
    assert play_record(text.encode())[0].faults == []
    wrong = text.replace(f"* draw {drawn[0]}", f"* draw {drawn[1]}", 1)
    assert [fault.code for fault in play_record(wrong.encode())[0].faults] == ["draw-unused"]


# -- stories


def told(capsys: Any, *arguments: str) -> str:
    with pytest.raises(SystemExit):
        main(list(arguments))
    return str(capsys.readouterr().out)


def test_a_story_for_one_seat_shows_only_the_gold_that_it_sees(tmp_path: Path, capsys: Any) -> None:
    given = {
        "round": 2,
        "phase": "income",
        "gold": {"ann": 41, "bob": 57, "cleo": 63},
        "areas": {f"m3-{a}": {"owner": name} for a, name in (("b1", "ann"), ("f2", "bob"), ("i1", "cleo"))},
    }
    game = Game.from_position(Ruleset.load("legacy"), given, ["ann", "bob", "cleo"], seed=1)
    rng = random.Random(1)
    while game.round < 4:
        play(game, rng, 1)
    file = tmp_path / "game.cyc"
    file.write_text(from_game(game) + f"{game.asked}: nothing like this\n", encoding="utf-8")
    for arguments in (["--detail", "full"], ["--format", "json"]):
        out = told(capsys, "replay", str(file), "--seat", "ann", *arguments)
        assert "nothing like this" in out and "cleo = " not in out and game.fingerprint not in out
        unseen = re.findall(r"^ *(ann|bob|cleo) +\?", out, re.MULTILINE)
        assert set(unseen) == (set() if "json" in arguments else {"bob", "cleo"})
    whole = told(capsys, "replay", str(file), "--detail", "full")
    assert "cleo = " in whole and not re.search(r"(bob|cleo) +\?", whole)
    seat_file = tmp_path / "ann.cyc"
    seat_file.write_text(seen(game, "ann"), encoding="utf-8")
    assert "?" in told(capsys, "replay", str(seat_file), "--detail", "full")
