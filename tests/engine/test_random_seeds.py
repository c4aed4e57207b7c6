"""Seeds: where chance comes from, that it is the same everywhere, and that nobody finds the seed from what he sees."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from collections import Counter
from functools import cache
from hashlib import blake2b
from typing import Any

import pytest

from cyclades_core import CycladesError, Game, Ruleset, SaveError
from cyclades_core.engine.rules import random_seeds

DICE = [1, 3, 0, 4, 1, 4, 2, 3, 2, 5, 2, 5]
SHUFFLE = [9, 6, 0, 1, 1, 1, 0, 0, 0]
BOARD = [6, 9, 0, 5, 5, 4, 3, 3]
FIRST_DICE = [3, 0, 0, 3, 4, 3, 4, 0, 5, 5, 1, 4]
FIRST_BOARD = [3, 8, 8, 4, 9, 3, 4, 4]


@cache
def rules(modules: str = "legacy") -> Ruleset:
    return Ruleset.load(modules)


def test_without_a_seed_it_comes_from_the_system_and_is_kept() -> None:
    games = [Game.new(rules(), players=3) for _ in range(12)]
    found = {game._start["seed"] for game in games}
    assert len(found) == 12 and max(found) >= 1 << 48, "not one of twelve seeds of 64 bits is that small by chance"
    for game in games[:3]:
        again = Game.new(rules(), players=3, seed=game._start["seed"])
        assert again.fingerprint == game.fingerprint
        assert Game.from_json(game.to_json()).fingerprint == game.fingerprint
        assert Game.from_json(game.to_json(snapshot=False)).fingerprint == game.fingerprint


def test_a_position_without_a_seed_is_shuffled_by_the_system() -> None:
    position = {"turn": ["p1", "ares"], "areas": {"m3-b1": {"owner": "p1", "units": {"troop": 1}}}}
    found = {Game.from_position(rules(), position, players=3).fingerprint for _ in range(6)}
    assert len(found) == 6


def test_the_second_derivation_is_written_down() -> None:
    """The words are a keyed BLAKE2b of the number of their block, little endian: anybody can compute them."""
    block = blake2b((0).to_bytes(8, "little"), key=(7).to_bytes(8, "little"), person=b"cyclades/draws").digest()
    words = [int.from_bytes(block[i : i + 8], "little") for i in range(0, 64, 8)]
    assert random_seeds.draw(random_seeds.begin(7), [1 << 20] * 8)[0] == [word % (1 << 20) for word in words]
    # and these are for ever: another Python, another machine
    assert random_seeds.draw(random_seeds.begin(7), [6] * 12)[0] == DICE
    assert random_seeds.draw(random_seeds.begin(7), range(10, 1, -1))[0] == SHUFFLE
    board = random_seeds.stream(7)
    assert [board(10) for _ in range(8)] == BOARD


def test_the_first_derivation_is_as_it_was() -> None:
    assert random_seeds.draw(random_seeds.begin(7, 1), [6] * 12)[0] == FIRST_DICE
    board = random_seeds.stream(7, 1)
    assert [board(10) for _ in range(8)] == FIRST_BOARD


def test_drawing_together_is_drawing_one_by_one() -> None:
    for derivation in (1, 2):
        state = start = random_seeds.begin(12, derivation)
        sizes = [random.Random(3).randrange(1, 60) for _ in range(50)]
        single = []
        for n in sizes:
            (value,), state = random_seeds.draw(state, (n,))
            single.append(value)
        assert random_seeds.draw(start, sizes) == (single, state)
        assert all(0 <= value < n for value, n in zip(single, sizes, strict=True))


def test_every_value_is_as_likely_as_any_other() -> None:
    numbers, _ = random_seeds.draw(random_seeds.begin(1), [6] * 60_000)
    found = Counter(numbers)
    square = sum((found[face] - 10_000) ** 2 / 10_000 for face in range(6))
    assert square < 20.5, "chi square with five degrees of freedom: less than one in a thousand seeds"


def test_the_board_says_nothing_about_the_cards() -> None:
    """The streams of one seed are apart, by the seed and by what they are for."""
    for seed in range(20):
        board = random_seeds.stream(seed)
        cards = random_seeds.draw(random_seeds.begin(seed), [1 << 30] * 8)[0]
        assert not {board(1 << 30) for _ in range(8)} & set(cards)


def test_a_game_says_how_it_was_drawn() -> None:
    new, old = Game.new(rules(), players=3, seed=5), Game.new(rules(), players=3, seed=5, derivation=1)
    assert json.loads(new.to_json())["start"] == {"seed": 5, "derivation": 2}
    assert json.loads(old.to_json())["start"] == {"seed": 5, "derivation": 1}
    assert new.view("p1") != old.view("p1") or new.fingerprint != old.fingerprint
    with pytest.raises(CycladesError) as error:
        Game.new(rules(), players=3, seed=5, derivation=3)
    assert (error.value.code, error.value.arguments["name"]) == ("bad-argument", "derivation")


@pytest.mark.parametrize("snapshot", [True, False])
def test_saves_of_old_games_give_the_old_games(snapshot: bool) -> None:
    """A save without the field is older than the second derivation."""
    game = Game.new(rules(), players=3, seed=5, derivation=1)
    rng = random.Random(5)
    for _ in range(40):
        game.apply(game.legal.item(rng.randrange(game.legal.count)))
    document = json.loads(game.to_json(snapshot))
    del document["start"]["derivation"]
    again = Game.from_json(document)
    assert again.fingerprint == game.fingerprint
    for _ in range(60):
        if game.is_over:
            break
        answer = game.legal.item(rng.randrange(game.legal.count))
        game.apply(answer)
        again.apply(answer)
    assert again.fingerprint == game.fingerprint


@pytest.mark.parametrize("derivation", [0, 3, -1, "x", None, 1.5, [2]])
def test_a_save_of_an_unknown_derivation_is_refused(derivation: Any) -> None:
    document = json.loads(Game.new(rules(), players=3, seed=5).to_json(False))
    document["start"]["derivation"] = derivation
    with pytest.raises(SaveError) as refused:
        Game.from_json(document)
    assert refused.value.arguments["part"] == "start"


def test_old_seeds_of_an_assembled_board_give_the_old_board() -> None:
    tiles = [Game.new(rules("base"), players=3, board="assembled", seed=3, derivation=n) for n in (1, 2)]
    first, second = (game._table_arguments["board"]["layout"] for game in tiles)
    assert first != second
    again = Game.new(rules("base"), players=3, board="assembled", seed=3, derivation=1)
    assert again._table_arguments["board"]["layout"] == first
    for game in tiles:
        loaded = Game.from_json(game.to_json(snapshot=False))
        assert loaded.fingerprint == game.fingerprint


def test_clones_go_on_alike_and_a_sample_does_not_have_the_key() -> None:
    game = Game.new(rules(), players=3, seed=5)
    twin = game.clone()
    key = game._m.state.rng >> 64
    for seat in game.seats:
        sample = game.sample(seat, random.Random(1))
        assert sample._m.state.rng >> 64 != key
        assert sample._start == {}, "nor the seed"
    rng = random.Random(2)
    for _ in range(80):
        answer = game.legal.item(rng.randrange(game.legal.count))
        game.apply(answer)
        twin.apply(answer)
    assert twin.fingerprint == game.fingerprint


def test_the_same_in_another_process() -> None:
    code = (
        "from cyclades_core.engine.rules import random_seeds as seeds;"
        "print(seeds.draw(seeds.begin(99), [1000]*20)[0] + seeds.draw(seeds.begin(99, 1), [1000]*20)[0])"
    )
    out = subprocess.run([sys.executable, "-O", "-c", code], capture_output=True, text=True, check=True).stdout
    assert (
        json.loads(out)
        == random_seeds.draw(random_seeds.begin(99), [1000] * 20)[0]
        + random_seeds.draw(random_seeds.begin(99, 1), [1000] * 20)[0]
    )
