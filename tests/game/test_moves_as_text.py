"""Moves as text: a text with one wrong word is rejected and changes nothing.

A word of a legal move is replaced, dropped, swapped or added. The result is rejected, or it is a documented short form
of the move that is played: each word answers the question that it was written for (docs/records.md).
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest
import tested_modules
from move_texts import all_words, answer_words, every_mutation, fault_of, mutations, played, random_move
from run_size import size

from cyclades_apps.bots import generator_for, parse_spec, play_turn
from cyclades_core import Game, IllegalAction, Ruleset


def positions(way: tested_modules.Way, seed: int, number: int, apart: int, bot: str = "") -> Iterator[Game]:
    """Yield this many positions of games that are played at random or by bots."""
    rng = random.Random(seed)
    while True:
        game = Game.new(way.rules, players=way.players, mode=way.mode, seed=seed)
        bots = {seat: (parse_spec(bot), generator_for(seed, seat)) for seat in game.seats} if bot else {}
        wait = 0
        while not game.is_over:
            if wait == 0:
                yield game
                number -= 1
                if not number:
                    return
                wait = rng.randrange(1, apart)
            wait -= 1
            game.apply(play_turn(game, bots) if bot else game.legal.item(rng.randrange(game.legal.count)))
        seed += 1000


def check(game: Game, text: str, before: tuple[object, ...]) -> str:
    """Try a text. Return `rejected`, or what is wrong with it although it was accepted."""
    copy = game.clone()
    try:
        copy.apply(text)
    except IllegalAction as error:
        assert (copy.fingerprint, copy.log) == before, text
        assert error.refusal == game.why_not(text), text
        return "rejected"
    again, parts = played(game, game.answers_of(text))
    assert again.fingerprint == copy.fingerprint, text
    return fault_of(game, text, parts) or "accepted"


def tried(game: Game, rng: random.Random, number: int, whole: bool = False) -> Counter[str]:
    """Try texts that are almost a legal move of this position."""
    found: Counter[str] = Counter()
    move = random_move(game, rng)
    before = (game.fingerprint, game.log)
    for text in dict.fromkeys(move):
        found["move"] += 1
        result = check(game, text, before)
        # A part that is forced cannot be left out if the next word could be meant for it.
        if result == "rejected" and text != move.text:
            found["too short"] += 1
            continue
        assert result == "accepted", (text, result)
        words = all_words(game)
        likely = [*answer_words(game), *words]
        for other in every_mutation(text, words) if whole else mutations(text, likely, rng, number):
            if other and other != text:
                result = check(game, other, before)
                assert result in ("accepted", "rejected"), (text, result, game.decision)
                found[result] += 1
    return found


@pytest.mark.long(every=4)
@tested_modules.each_list
def test_a_text_with_a_wrong_word_is_rejected_or_a_short_form(way: tested_modules.Way) -> None:
    rng, found = random.Random(5), Counter[str]()
    for game in positions(way, 5, 25, 25):
        found += tried(game, rng, 12)
    assert found["rejected"] > 200 and found["accepted"], found


@pytest.mark.long
@pytest.mark.parametrize("bot", ["", "quick"])
@tested_modules.each_list
def test_many_texts_with_a_wrong_word_are_rejected_or_short_forms(way: tested_modules.Way, bot: str) -> None:
    rng, found = random.Random(6), Counter[str]()
    for game in positions(way, 6, size(ci=60, full=1500), 20, bot):
        found += tried(game, rng, 15)
    print(way, bot, dict(found))
    assert found["rejected"] > found["accepted"] > 0, found


@pytest.mark.long
@tested_modules.each_list
def test_every_text_with_a_wrong_word_is_rejected_or_a_short_form(way: tested_modules.Way) -> None:
    """Each word of a move is replaced by each word of the game."""
    rng, found = random.Random(7), Counter[str]()
    for game in positions(way, 7, size(ci=2, full=40), 60):
        found += tried(game, rng, 0, whole=True)
    print(way, dict(found))
    assert found["rejected"] > found["accepted"] > 0, found


def at_an_offer() -> Game:
    return Game.new(tested_modules.rules("legacy"), players=["ann", "bob", "cleo"], seed=7)


@pytest.mark.parametrize("begun", ["", "zeus"])
@pytest.mark.parametrize("text", ["bid zeus 2", "zeus 2", "bid god:zeus 2", "bid legacy:god:zeus 2"])
def test_short_forms_of_an_offer_are_the_same_move(begun: str, text: str) -> None:
    game = at_an_offer()
    if begun:
        game.apply(begun)
        text = text.replace("legacy:", "").replace("god:", "")
    game.apply(text)
    assert game.log == ["bid zeus 2"]


@pytest.mark.parametrize("begun", ["", "zeus"])
@pytest.mark.parametrize(
    "text",
    [
        "bid 2 zeus",
        "2 zeus",
        "bid bid zeus 2",
        "bid zeus bid 2",
        "zeus zeus 2",
        "bid zeus 2 2",
        "bid titans:zeus 2",
        "zeus",
    ],
)
def test_wrong_texts_of_an_offer_change_nothing(begun: str, text: str) -> None:
    game = at_an_offer()
    if begun:
        game.apply(begun)
    elif text == "zeus":
        text = "zeus ares"
    before = (game.fingerprint, game.log, game.begun)
    with pytest.raises(IllegalAction):
        game.apply(text)
    assert (game.fingerprint, game.log, game.begun) == before


def test_a_part_of_a_begun_move_is_repeated_as_a_whole() -> None:
    """Polyphemus pushes the only fleet, so the fleet is begun: its name may be written, and not that of another."""
    game = Game.from_position(
        tested_modules.rules("legacy"),
        {
            "turn": ["ann", "zeus"],
            "gold": {"ann": 4},
            "track": {"track-4": "polyphemus"},
            "areas": {
                "m3-g6": {"owner": "ann", "units": {"troop": 1}},
                "m3-c3": {"owner": "bob", "units": {"troop": 1}},
                "m3-i1": {"owner": "cleo", "units": {"troop": 1}},
                "B2": {"owner": "bob", "units": {"fleet": 1}},
            },
        },
        players=["ann", "bob", "cleo"],
        seed=1,
    )
    game.apply("buy polyphemus m3-b1")
    assert game.begun == "choose-units fleet B2" and "B3" in [game.legal.text(i) for i in range(game.legal.count)]
    for wrong in ("fleet B3", "B2 fleet B3", "fleet B3 B3", "fleet B2", "choose-units B3 fleet B2"):
        assert game.why_not(wrong) is not None, wrong
    for right in ("B3", "fleet B2 B3", "choose-units fleet B2 B3"):
        copy = game.clone()
        copy.apply(right)
        assert copy.log[-1] == "choose-units fleet B2 B3", right


@pytest.mark.parametrize("amount", ["01", "001", "+1", "-1", "1.0", "1e0", "\u0661", "\uff11", "\u00b2", "1_0", "0x1"])
def test_an_amount_is_written_with_plain_digits(amount: str) -> None:
    game = Game.new(Ruleset.load("legacy"), players=3, seed=1)
    god = next(text.split()[-1] for text in game.legal.texts() if "apollo" not in text)
    before = game.fingerprint
    for text in (f"bid {god} {amount}", f"{god} {amount}"):
        with pytest.raises(IllegalAction):
            game.apply(text)
        with pytest.raises(IllegalAction):
            game.draft(text.split())
    assert game.fingerprint == before
    game.apply(f"bid {god} 1")
