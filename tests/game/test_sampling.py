"""Samples: for every seat, whoever is asked, a game that agrees with all the seat knows and waits at the same question.

Of every sample: the seat's view and its own answers are those of the game, the invariants hold, the same faction is
asked the same by the same program, with a choice; it can be played on; and a game that differs only in what the seat
cannot know gives the same sample for the same draws.
"""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import pytest
import tested_modules
from hidden_information import exchanged, question, without_log
from test_seat_views import BOARD, seen

from cyclades_core import Game, Ruleset
from cyclades_core.content.boards.hex_maps import parse_board
from cyclades_core.engine.rules import cards
from cyclades_core.game import sampling
from cyclades_core.game.positions.invariants import problems
from cyclades_core.game.sampling import Deal


@cache
def rules(modules: str) -> Ruleset:
    return Ruleset.load(modules)


def check(game: Game, seat: str, seed: int, steps: int) -> None:
    before = game.fingerprint
    sample = game.sample(seat, random.Random(seed))
    assert game.fingerprint == before, "the game itself is left alone"
    assert seen(sample, seat) == seen(game, seat)
    assert problems(sample._m) == []
    assert question(sample) == question(game)
    if game.asked == seat:
        assert game.decision is not None and sample.decision is not None
        assert without_log(sample.decision) == without_log(game.decision)
        assert [sample.legal.item(i) for i in range(min(sample.legal.count, 200))] == [
            game.legal.item(i) for i in range(min(game.legal.count, 200))
        ]
    else:
        assert sample.legal.count > 1, "who has no choice is not asked"
    other = exchanged(game, seat, random.Random(seed)).sample(seat, random.Random(seed))
    assert other._m.state == sample._m.state
    assert [*other.legal][:50] == [*sample.legal][:50]
    rng = random.Random(seed)
    for _ in range(steps):
        if sample.is_over:
            break
        sample.apply(sample.legal.item(rng.randrange(sample.legal.count)))
        assert problems(sample._m) == []


def over_games(way: tested_modules.Way, seeds: range, every: int, rounds: int) -> int:
    """Check samples for all seats at every so many decisions; how many there were."""
    checked = 0
    for seed in seeds:
        game = Game.new(way.rules, players=way.players, mode=way.mode, seed=seed)
        rng = random.Random(seed)
        step = 0
        while not game.is_over and game.round <= rounds:
            if step % every == seed % every:
                for seat in game.seats:
                    check(game, seat, step, 8)
                    checked += 1
            game.apply(game.legal.item(rng.randrange(game.legal.count)))
            step += 1
    return checked


@pytest.fixture
def nothing_implied(monkeypatch: pytest.MonkeyPatch) -> None:
    """No question of our editions tells so much that a sample would have to keep the true cards."""

    def truth(*_: Any) -> Any:
        raise AssertionError("the true cards were needed")

    monkeypatch.setattr(Deal, "with_truth", truth)


@pytest.mark.long(every=4)
@pytest.mark.usefixtures("nothing_implied")
@tested_modules.each_list
def test_samples_agree_with_what_the_seat_knows(way: tested_modules.Way) -> None:
    assert over_games(way, range(1, 2), 7 * way.players, 6) > 5


@pytest.mark.long
@pytest.mark.usefixtures("nothing_implied")
@tested_modules.covering_array
def test_samples_agree_in_module_combinations(way: tested_modules.Way) -> None:
    assert over_games(way, range(1, 2), 7 * way.players, 6) > 5


@pytest.mark.long
@pytest.mark.usefixtures("nothing_implied")
@tested_modules.each_list
def test_many_samples_agree_with_what_the_seat_knows(way: tested_modules.Way) -> None:
    assert over_games(way, range(10, 13), 9, 10) > 60


def test_the_first_answer_of_a_game() -> None:
    """Whoever is asked next has gold enough for a choice, and nobody has moved on (three players, first answer)."""
    game = Game.new(rules("legacy"), players=3, seed=1)
    game.apply(game.legal.item(0))
    for seat in game.seats:
        for n in range(60):
            sample = game.sample(seat, random.Random(n))
            assert question(sample) == question(game)
            assert sample.legal.count > 1
            assert seen(sample, seat) == seen(game, seat)


# -- gold that a question implies


def gold_of(game: Game, faction: str) -> int:
    t = game._m.table
    return int(game._m.state.gold[t.purse_of[t.factions.index(faction)]])


PEOPLE = ["ann", "bob", "cleo"]
GIVEN: dict[str, Any] = {
    "round": 4,
    "gold": {"ann": 9, "bob": 4, "cleo": 5},
    "areas": {
        "m3-b1": {"owner": "ann", "units": {"troop": 2}, "buildings": ["temple"]},
        "m3-c3": {"owner": "bob", "units": {"troop": 1}},
        "m3-d2": {"owner": "cleo", "units": {"troop": 1}},
    },
}


def begun(clause: str, **given: Any) -> Game:
    """Ann has begun a clause and is asked for the rest of it."""
    game = Game.from_position(rules("legacy"), {**GIVEN, **given}, players=PEOPLE, seed=0)
    game.apply(clause)
    assert game.asked == "ann"
    return game


def amounts(game: Game, seat: str, faction: str = "ann") -> set[int]:
    return {gold_of(game.sample(seat, random.Random(n)), faction) for n in range(120)}


def test_who_is_buying_can_pay() -> None:
    """The card costs 4, or 3 with the temple: with 3 there would be one answer only, so there are 4 (L16.1)."""
    game = begun("buy harpy", turn=["ann", "athena"], track={"track-4": "harpy"})
    assert game.decision is not None and game.decision.prompt == "use-discounts"
    found = amounts(game, "bob")
    assert min(found) == 4
    assert len(found) > 6 and gold_of(game, "ann") in found, "what ann has is neither told nor ruled out"
    assert amounts(game, "ann") == {9}


def test_who_is_marching_can_pay() -> None:
    """A march costs 1, which is paid when the group is named: who is asked for the group has it (B1.9)."""
    game = begun("march m3-b1 -> m3-d2", turn=["ann", "ares"], gold={"ann": 1, "bob": 4, "cleo": 5}, areas=MARCH)
    found = amounts(game, "cleo")
    assert min(found) == 1 and len(found) > 6


def test_who_is_hiring_can_pay() -> None:
    """Two questions before the price of 4: the first looks at the second, which need not look at the price (B12.12)."""
    given = {
        "round": 2,
        "turn": ["ann", "hera"],
        "used": ["build", "recruit"],
        "gold": {"ann": 6, "bob": 4, "cleo": 5},
        "track": {"hero-1": "ajax", "hero-2": "helen"},
        "areas": {
            "W": {"owner": "ann", "units": {"troop": 1}},
            "X": {"owner": "ann", "units": {"troop": 1}},
            "Y": {"owner": "bob", "units": {"troop": 1}},
            "Z": {"owner": "cleo", "units": {"troop": 1}},
        },
    }
    game = Game.from_position(rules("base"), given, players=PEOPLE, board=parse_board(BOARD), seed=0)
    game.apply("hero")
    assert game.asked == "ann" and game.decision is not None and game.decision.prompt == "choose-hero"
    assert min(amounts(game, "bob")) == 4


MARCH = {
    "m3-b1": {"owner": "ann", "units": {"troop": 3}},
    "m3-g6": {"owner": "bob", "units": {"troop": 1}},
    "m3-i1": {"owner": "cleo", "units": {"troop": 1}},
    "C2": {"owner": "ann", "units": {"fleet": 1}},
}


def test_offerings_are_owed_until_they_are_paid() -> None:
    game = Game.new(rules("legacy"), players=3, seed=4)
    who = game.asked
    assert who is not None and game.view()["phase"] == "phase-offerings"
    god = game.legal.texts()[0]
    game.apply(f"bid {god} 3")
    other = next(seat for seat in game.seats if seat != who)
    assert min(amounts(game, other, who)) == 3
    while game.view()["phase"] == "phase-offerings":
        game.apply(game.legal.item(0))
    seat = next(seat for seat in game.seats if seat != game.asked)
    third = next(s for s in game.seats if s not in (seat, game.asked))
    assert min(amounts(game, seat, third)) == 0, "what was paid is paid"


# -- cards that a question implies


def window() -> Game:
    """Cleo is asked before the turns because she keeps the Necklace face down; bob keeps an item too (H13.8, H12.5)."""
    given = {
        **GIVEN,
        "phase": "actions",
        "gods": ["ares", "zeus"],
        "open": 2,
        "offerings": [["ann", "ares", 1], ["bob", "zeus", 1], ["cleo", "apollo"]],
        "cards": {"cleo": ["harmonia-necklace"], "bob": ["pandoras-box"]},
    }
    game = Game.from_position(rules("legacy,hades/divine-favors"), given, players=PEOPLE, seed=0)
    m = game._m
    for f in range(m.table.n_factions):
        for card in m.state.zones[m.table.z_hand + f]:
            cards.move(m, card, m.table.z_secret + f)
    assert game.asked == "cleo"
    return game


def kept(game: Game, faction: str) -> tuple[str, ...]:
    m = game._m
    zone = m.table.z_secret + m.table.factions.index(faction)
    return tuple(m.book.cards[card][1].id for card in m.state.zones[zone])


@pytest.mark.usefixtures("nothing_implied")
@pytest.mark.parametrize("deals", [0, 48])
def test_who_is_asked_in_a_window_holds_something_for_it(deals: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Being asked tells that she has an item for this moment, and who was not asked has none; no more than that."""
    monkeypatch.setattr(sampling, "DEALS", deals)  # 0: by looking for single cards only
    game = window()
    for seat in PEOPLE if deals else ("ann", "bob"):
        for n in range(20):
            check(game, seat, n, 3)
    samples = [game.sample("ann", random.Random(n)) for n in range(60)]
    assert {kept(sample, "cleo") for sample in samples} == {("harmonia-necklace",)}
    others = {kept(sample, "bob") for sample in samples}
    assert len(others) > 4 and ("harmonia-necklace",) not in others
    own = {kept(game.sample("bob", random.Random(n)), "bob") for n in range(20)}
    assert own == {("pandoras-box",)}


def test_a_question_that_no_other_card_fits_keeps_the_true_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sampling, "DEALS", 0)
    monkeypatch.setattr(Deal, "with_one", lambda *_: iter(()))
    game = window()
    sample = game.sample("ann", random.Random(1))
    assert kept(sample, "cleo") == ("harmonia-necklace",)
    assert question(sample) == question(game)


def test_the_generator_of_a_sample_is_its_own() -> None:
    game = Game.new(rules("legacy"), players=3, seed=1)
    assert game.sample("p1", random.Random(5))._m.state.rng != game._m.state.rng
    found = {game.sample("p1", random.Random(n))._m.state.rng for n in range(20)}
    assert len(found) == 20
