"""What is told without being said: by who is asked and who is not, by a question's refusals, by a decision's data.

At a discreet table the purses and the face-down cards of others decide nothing that one can watch from outside.
"""

from __future__ import annotations

import json
import random
from functools import cache
from typing import Any

import pytest
import tested_modules
from hidden_information import exchanged, richer

from cyclades_core import CycladesError, Game, Ruleset
from cyclades_core.engine.rules import cards

PEOPLE = ["ann", "bob", "cleo"]


@cache
def rules(modules: str) -> Ruleset:
    return Ruleset.load(modules)


# -- who is asked


def asked(game: Game) -> tuple[str, str, str] | None:
    d = game.decision
    return None if d is None else (d.seat, d.faction, d.prompt)


def told(way: tested_modules.Way, discreet: bool, seeds: range, rounds: int) -> tuple[int, int]:
    """How many answers were followed by another question because others had more gold, of how many."""
    found = count = 0
    for seed in seeds:
        game = Game.new(way.rules, players=way.players, mode=way.mode, seed=seed, discreet=discreet)
        rng = random.Random(seed)
        while not game.is_over and game.round <= rounds:
            others = [richer(game, seat, rng.choice((1, 2, 5))) for seat in game.seats]
            answer = game.legal.item(rng.randrange(game.legal.count))
            game.apply(answer)
            for other in others:
                other.apply(answer)
                count += 1
                found += asked(other) != asked(game)
    return found, count


@pytest.mark.long(every=4)
@tested_modules.each_list
def test_at_a_discreet_table_gold_does_not_decide_who_is_asked(way: tested_modules.Way) -> None:
    found, count = told(way, True, range(1, 2), 3)
    assert count > 40 and found == 0


@pytest.mark.long
@tested_modules.covering_array
def test_gold_does_not_decide_who_is_asked_in_module_combinations(way: tested_modules.Way) -> None:
    found, count = told(way, True, range(1, 2), 3)
    assert count > 40 and found == 0


def test_at_other_tables_it_does() -> None:
    found, _ = told(tested_modules.Way("legacy", 4), False, range(1, 2), 4)
    assert found > 0


@pytest.mark.long
@tested_modules.each_list
def test_at_discreet_tables_gold_never_decides_who_is_asked(way: tested_modules.Way) -> None:
    found, count = told(way, True, range(10, 20), 10)
    assert count > 1000 and found == 0


def window(kept: dict[str, list[str]], discreet: bool) -> Game:
    """Before the turns of the actions, with these items kept face down."""
    given: dict[str, Any] = {
        "round": 3,
        "phase": "offerings",
        "gods": ["ares", "zeus"],
        "open": 2,
        "gold": {"ann": 4, "bob": 4, "cleo": 4},
        "turn-track": ["ann", "bob", "cleo"],
        "cards": kept,
        "areas": {
            "m3-b1": {"owner": "ann", "units": {"troop": 2}},
            "m3-c3": {"owner": "bob", "units": {"troop": 1}},
            "m3-d2": {"owner": "cleo", "units": {"troop": 1}},
        },
    }
    game = Game.from_position(rules("legacy,hades/divine-favors"), given, players=PEOPLE, seed=0, discreet=discreet)
    m = game._m
    for f in range(m.table.n_factions):
        for card in m.state.zones[m.table.z_hand + f]:
            cards.move(m, card, m.table.z_secret + f)
    return game


@pytest.mark.parametrize("item", ["harmonia-necklace", "pandoras-box"])
def test_a_discreet_window_asks_all_who_keep_cards(item: str) -> None:
    """The Necklace may be used before the turns, the Box may not: either way cleo is asked, ann and bob are not."""
    game = window({"cleo": [item]}, True)
    for clause in ("bid ares 1", "bid zeus 1", "bid apollo"):
        while game.decision is not None and game.decision.prompt.startswith("window"):
            game.apply("pass")  # windows before the offerings
        game.apply(clause)
    assert asked(game) == ("cleo", "player-cleo", "window-actions-begin")
    assert game.legal.texts()[-1] == "pass"
    assert game.legal.count == (2 if item == "harmonia-necklace" else 1)
    for seat in ("ann", "bob"):
        sample = game.sample(seat, random.Random(4))
        assert asked(sample) == asked(game)
    game.apply("pass")
    assert game.asked == "ann"


@pytest.mark.parametrize("item", ["harmonia-necklace", "pandoras-box"])
def test_at_other_tables_being_asked_tells(item: str) -> None:
    game = window({"cleo": [item]}, False)
    for clause in ("bid ares 1", "bid zeus 1", "bid apollo"):
        game.apply(clause)
    assert game.asked == ("cleo" if item == "harmonia-necklace" else "ann")


def test_a_discreet_game_is_saved_cloned_and_replayed_as_one() -> None:
    game = Game.new(rules("legacy,hades"), players=3, seed=2, discreet=True)
    rng = random.Random(2)
    alone = 0
    for _ in range(150):
        if game.is_over:
            break
        alone += game.legal.count == 1
        text = game.legal.text(rng.randrange(game.legal.count))
        game.apply(text)  # answers that are alone are written like others
    assert alone > 5
    document = json.loads(game.to_json())
    assert document["table"]["discreet"] is True
    for again in (Game.from_json(document), Game.from_json(game.to_json(snapshot=False)), game.clone()):
        assert again.fingerprint == game.fingerprint
        assert again._m.table.discreet
    plain = Game.new(rules("legacy,hades"), players=3, seed=2)
    assert "discreet" not in json.loads(plain.to_json())["table"]


# -- the question and its refusals


def test_a_decision_is_shown_to_the_seat_that_is_asked_only() -> None:
    game = Game.new(rules("legacy"), players=3, seed=2)
    for _ in range(40):
        for seat in game.seats:
            shown = game.decision_for(seat)
            if seat == game.asked:
                assert shown is not None and game.decision is not None
                assert shown.to_dict() == game.decision.to_dict()
            else:
                assert shown is None
        game.apply(game.legal.item(0))
    with pytest.raises(CycladesError) as error:
        game.decision_for("nobody")
    assert error.value.code == "unknown-seat"


def refusals(game: Game, texts: list[str]) -> list[str]:
    return [repr(game.why_not(text)) for text in texts]


@pytest.mark.parametrize(
    ("modules", "players"), [("legacy,hades", 3), ("legacy,hades/divine-favors", 4), ("base", 3), ("legacy,titans", 3)]
)
def test_refusals_tell_the_asked_seat_nothing_that_is_hidden_from_it(modules: str, players: int) -> None:
    """Whatever it tries, others' purses and cards do not decide about the reason; in windows of others' turns too."""
    game = Game.new(rules(modules), players=players, seed=6)
    m = game._m
    texts = sorted(
        {f"{line.word} {area}" for line in m.book.lines for area in ("", m.table.areas[0], m.table.areas[-1])}
    )
    rng = random.Random(6)
    step = 0
    while not game.is_over and game.round <= 4:
        d = game.decision
        assert d is not None
        if step % 9 == 0 or d.prompt.startswith("window"):
            other = exchanged(game, d.seat, rng)
            some = rng.sample(texts, 25)
            assert refusals(other, some) == refusals(game, some), d
        game.apply(game.legal.item(rng.randrange(game.legal.count)))
        step += 1


def test_a_refusal_in_a_window_does_not_depend_on_the_purse_of_whose_turn_it_is() -> None:
    """Bob defends and may use an item; ann, who attacks, may be rich or poor: bob is told the same."""
    found = set()
    for gold in (1, 9):
        given: dict[str, Any] = {
            "round": 3,
            "turn": ["ann", "ares"],
            "gold": {"ann": gold, "bob": 4, "cleo": 4},
            "cards": {"bob": ["apollo-arrows"]},
            "track": {"track-4": "harpy"},
            "areas": {
                "m3-b1": {"owner": "ann", "units": {"troop": 2}},
                "m3-d2": {"owner": "bob", "units": {"troop": 2}},
                "m3-g6": {"owner": "bob", "units": {"troop": 1}},
                "m3-i1": {"owner": "cleo", "units": {"troop": 1}},
                "C2": {"owner": "ann", "units": {"fleet": 1}},
            },
        }
        game = Game.from_position(rules("legacy,hades/divine-favors"), given, players=PEOPLE, seed=0)
        game.apply("march m3-b1 -> m3-d2 2 troop")
        assert game.asked == "bob" and game.decision is not None and game.decision.prompt.startswith("window")
        texts = sorted({f"{line.word} {area}" for line in game._m.book.lines for area in ("", "m3-b1", "harpy", "C2")})
        found.add(json.dumps(refusals(game, texts)))
    assert len(found) == 1
