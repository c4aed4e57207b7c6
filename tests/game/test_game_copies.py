"""Copies of games by every means of Python, and what the door hands out."""

from __future__ import annotations

import copy
import pickle
import random
from functools import cache

import pytest

from cyclades_core import CycladesError, Game, Ruleset
from cyclades_core.content.boards.hex_maps import MapError, parse_board
from cyclades_core.engine.values.answer_domains import One
from cyclades_core.text.i18n import Messages

PEOPLE = ["ann", "bob", "cleo"]


@cache
def rules() -> Ruleset:
    return Ruleset.load("legacy")


def played(answers: int = 60, seed: int = 4) -> Game:
    game = Game.new(rules(), PEOPLE, seed=seed)
    rng = random.Random(seed)
    for _ in range(answers):
        game.apply(game.legal.item(rng.randrange(game.legal.count)))
    return game


@pytest.mark.parametrize("means", [copy.copy, copy.deepcopy, lambda game: pickle.loads(pickle.dumps(game))])
@pytest.mark.parametrize("answers", [0, 25, 60, 133])
def test_a_copy_is_a_game_of_its_own(means: object, answers: int) -> None:
    game = played(answers)
    other: Game = means(game)  # type: ignore[operator]
    before = game.fingerprint, game.log
    assert (other.fingerprint, other.log, other.decision.to_dict()) == (*before, game.decision.to_dict())  # type: ignore[union-attr]
    rng, again = random.Random(1), random.Random(1)
    for _ in range(30):
        other.apply(other.legal.item(rng.randrange(other.legal.count)))
    assert (game.fingerprint, game.log) == before, "the copy shares nothing with it"
    for _ in range(30):
        game.apply(game.legal.item(again.randrange(game.legal.count)))
    assert game.fingerprint == other.fingerprint and game.log == other.log


def test_games_out_of_pickles_share_a_ruleset_and_keep_their_ways() -> None:
    game = played()
    game.keep_history = False
    one, two = pickle.loads(pickle.dumps([game, game.clone()]))
    assert one.rules is two.rules and one.rules.fingerprint == game.rules.fingerprint and not one.keep_history


def test_a_list_of_answers_can_be_changed_by_nobody_else() -> None:
    for answers in range(0, 120, 7):
        game = played(answers)
        count, first = game.legal.count, game.legal.item(0)
        domain = game.legal.domain
        assert domain is not None and list(domain) == list(game.legal) and domain.kind and domain.sort
        if isinstance(domain, One):
            assert isinstance(domain.answers, (tuple, range))
            domain.answers = (999,)
        domain.count = 0
        assert (game.legal.count, game.legal.item(0)) == (count, first) and 999 not in list(game.legal)
        assert game.why_not(first) is None


def test_a_seat_that_there_is_not_is_refused_with_those_there_are() -> None:
    game = played(5)
    for work in (
        lambda: game.view("nobody"),
        lambda: game.sample("nobody", random.Random(1)),
        lambda: game.view("\x1b"),
    ):
        with pytest.raises(CycladesError) as error:
            work()
        assert error.value.code == "unknown-seat" and error.value.arguments["seats"] == tuple(PEOPLE)
    for lang in ("en", "pl", "it", "ro", "ru", "de"):
        assert "cleo" in Messages(lang, ("errors",), strict=True).text("error-unknown-seat", **error.value.arguments)


def test_a_fault_of_a_board_is_one_of_ours() -> None:
    with pytest.raises(CycladesError) as error:
        Game.new(rules(), PEOPLE, board={"areas": {"X": {"kind": "hill"}, "Y": {"kind": "land", "nera": []}}})
    assert isinstance(error.value, MapError) and len(error.value.problems) > 1
    again = pickle.loads(pickle.dumps(error.value))
    assert [(p.code, p.path) for p in again.problems] == [(p.code, p.path) for p in error.value.problems]
    assert again.path == error.value.path and str(again) == str(error.value)
    with pytest.raises(ValueError):
        parse_board({})


WRONG = ("x", 1.5, [], {}, object())
DOORS = {
    "seed": lambda game, wrong: Game.new(rules(), seed=wrong),
    "derivation": lambda game, wrong: Game.new(rules(), seed=1, derivation=wrong),
    "rules": lambda game, wrong: Game.new(wrong),
    "rules of a save": lambda game, wrong: Game.from_json(game.to_json(), wrong),
    "to": lambda game, wrong: game.undo(wrong),
    "ply": lambda game, wrong: game.at(wrong),
    "first": lambda game, wrong: game.events(wrong),
    "last": lambda game, wrong: game.events(0, wrong),
    "rng": lambda game, wrong: game.sample("ann", wrong),
    "modules": lambda game, wrong: Ruleset.load([wrong, 7]),
    "modules at all": lambda game, wrong: Ruleset.load(7 if isinstance(wrong, (str, list)) else wrong),
    "options": lambda game, wrong: Ruleset.load("legacy", 7 if isinstance(wrong, dict) else wrong),
    "extra_folders": lambda game, wrong: Ruleset.load("legacy", None, 7),
}


@pytest.mark.long(every=7)
@pytest.mark.parametrize("name", DOORS)
def test_an_argument_of_another_kind_is_refused_by_name(name: str) -> None:
    game = played(12)
    before = game.fingerprint, game.log
    for wrong in WRONG:
        with pytest.raises(CycladesError) as error:
            DOORS[name](game, wrong)
        assert error.value.code == "bad-argument" and error.value.arguments["name"] == name.split()[0]
        assert (game.fingerprint, game.log) == before
        for lang in ("en", "pl", "it", "ro", "ru", "de"):
            words = Messages(lang, ("errors",), strict=True).text("error-bad-argument", **error.value.arguments)
            other = Messages(lang, ("errors",)).text("error-bad-argument", **{**error.value.arguments, "expected": "-"})
            assert name.split()[0] in words and words != other, "each kind has words"


def test_a_text_is_made_of_legal_answers_only() -> None:
    game = played(12)
    for wrong in WRONG:
        with pytest.raises(CycladesError):
            game.text(wrong)
    assert game.text(game.legal.item(0)) == game.legal.text(0)
