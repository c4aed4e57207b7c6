"""Choices as data: options, slots, refused lines, and drafts that change nothing and tell nothing of what follows."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest
import tested_modules

from cyclades_core import CycladesError, Decision, Game, IllegalAction, Ruleset

CLAUSES = 25  # of each game
TRIED = 5  # options of each question


@pytest.fixture(scope="module")
def legacy() -> Ruleset:
    return tested_modules.rules("legacy")


def chosen(decision: Decision, rng: random.Random) -> Any:
    """One of the options as a part: its text, or the amounts of a vector by slot."""
    option = rng.choice(decision.options)
    if option.vector is not None and rng.random() < 0.5:
        return dict(option.vector)
    return int(option.value) if decision.domain["sort"] == "number" and option.value.isdecimal() else option.value


def tried(game: Game, parts: list[Any], decision: Decision, rng: random.Random) -> None:
    """What is offered is taken as a part, and what is refused is not, for the same reason."""
    assert len(decision.options) == min(decision.count, 300)
    options = decision.options
    for option in rng.sample(options, min(TRIED, len(options))):
        draft = game.draft([*parts, option.value])
        assert draft.complete or draft.decision is not None
        for target in option.targets:
            assert game.why_not_target(parts, target) is None
        if option.vector is not None:
            assert game.draft([*parts, dict(option.vector)]).clause == draft.clause
    for refused in decision.refused:
        assert refused.value not in [option.value for option in options]
        with pytest.raises(IllegalAction) as error:
            game.draft([*parts, refused.value])
        assert error.value.refusal == refused.refusal and error.value.part == len(parts)


def played_to(game: Game, wanted: Callable[[Decision], bool]) -> Decision:
    """Play by chance to the first question that is wanted."""
    rng = random.Random(1)
    while game.decision is not None and not wanted(game.decision):
        game.apply(game.legal.item(rng.randrange(game.legal.count)))
    assert game.decision is not None
    return game.decision


@tested_modules.each_list
def test_a_game_is_played_by_options(way: tested_modules.Way) -> None:
    game = Game.new(way.rules, players=way.players, mode=way.mode, seed=5)
    rng = random.Random(str(way))
    for _ in range(CLAUSES):
        if game.is_over:
            break
        before, log = game.fingerprint, game.log
        decision = game.decision
        assert decision is not None
        parts: list[Any] = []
        while True:
            assert json.loads(json.dumps(decision.to_dict())) == decision.to_dict()
            tried(game, parts, decision, rng)
            parts.append(chosen(decision, rng))
            draft = game.draft(parts)
            assert (game.fingerprint, game.log) == (before, log)
            if draft.complete:
                break
            assert draft.decision is not None and draft.decision.seat == game.asked
            decision = draft.decision
        me = game.decision
        assert me is not None
        gold = next(each["gold"] for each in game.view(me.seat)["factions"] if each["id"] == me.faction)
        assert draft.price is None or draft.price <= gold
        seat = game.asked
        events = game.apply(draft.clause)
        assert game.log[-1] == draft.clause and not game.is_answered
        paid = next((each.args["amount"] for each in events if each.key == "gold-paid"), 0)
        if draft.price:
            assert paid == draft.price
        if not draft.final and not game.is_over:
            assert game.asked == seat or game.entries[-1].reveals == ()


def test_options_have_prices_amounts_and_uses(legacy: Ruleset) -> None:
    game = Game.new(legacy, players=["ann", "bob", "cleo"], seed=7)
    bid = game.decision
    assert bid is not None and bid.prompt == "bid"
    assert all(option.targets == (f"god-{option.value}",) and option.amounts for option in bid.options)
    second = game.draft([bid.options[0].value]).decision
    assert second is not None and [each.value for each in second.begun] == [bid.options[0].value]
    assert [int(option.value) for option in second.options] == list(bid.options[0].amounts)
    menu = played_to(
        game, lambda decision: decision.prompt == "action" and any(each.price for each in decision.options)
    )
    lines = {option.value: option for option in menu.options}
    assert lines["end"].name == "word-end" and lines["end"].price is None
    priced = [option for option in menu.options if option.price]
    assert priced and all(option.name.partition(" ")[0] == f"line-{option.value}" and option.cite for option in priced)
    assert all(each.refusal.code and each.name.partition(" ")[0] == f"line-{each.value}" for each in menu.refused)


def test_a_march_is_drafted(legacy: Ruleset) -> None:
    game = Game.new(legacy, players=["ann", "bob", "cleo"], seed=3)

    def choice(decision: Decision) -> bool:
        return "march" in [each.value for each in decision.options] and not game.draft(["march"]).complete

    played_to(game, choice)
    draft = game.draft(["march"])
    assert draft.decision is not None and draft.decision.prompt == "move-march"
    option = next(each for each in draft.decision.options)
    start, goal = option.targets
    assert option.value == f"{start[5:]} -> {goal[5:]}"
    group = game.draft(["march", option.value])
    assert group.price == 1
    if group.decision is not None:
        assert group.decision.slots[0].at == start
        assert {"slots": [0], "least": 1, "most": group.decision.slots[0].most} in group.decision.domain["limits"]
    with pytest.raises(IllegalAction) as error:
        game.draft(["march", f"{start[5:]} -> {start[5:]}"])
    assert error.value.part == 1
    assert game.why_not_target(["march"], goal) is None
    far = next(area for area in game.places if game.why_not_target(["march"], f"area-{area}") is not None)
    reason = game.why_not_target(["march"], f"area-{far}")
    assert reason is not None and reason.code not in ("unknown-answer", "not-offered")
    assert game.why_not_target([], f"area-{far}").code == "not-offered"  # type: ignore[union-attr]


def test_a_card_that_is_no_god_is_not_called_a_closed_one() -> None:
    game = Game.new(Ruleset.load("legacy"), players=["ann", "bob", "cleo"], seed=1)
    (lying,) = game.view()["zones"]["pile-track-4"]
    reason = game.why_not_target([], lying)
    assert reason is not None and (reason.code, reason.args["key"]) == ("no-target", "god-any")


@pytest.mark.parametrize("parts", ["bid", None, [None], [True], [["bid"]], [1.5], ["x"] * 9999, [{"a": 1}] * 9999])
def test_what_are_no_parts_is_refused(legacy: Ruleset, parts: Any) -> None:
    from cyclades_core import CycladesError

    game = Game.new(legacy, seed=7)
    before = game.fingerprint
    with pytest.raises(CycladesError):
        game.draft(parts)
    assert game.fingerprint == before


def test_a_decision_stays_as_it_was(legacy: Ruleset) -> None:
    """Its options are made when they are asked for, perhaps when the game has gone on."""
    game = Game.new(legacy, seed=7)
    first, other = game.decision, game.clone().decision
    assert first is not None and other is not None
    game.apply(first.options[0].value)
    late = other.options
    game.apply(game.legal.item(0))
    assert late == first.options == other.options_at(0)
    assert other.options_at(2, 1) == late[2:3]


def test_a_draft_does_not_tell_what_follows(legacy: Ruleset) -> None:
    """Two games that differ in all that is still to be drawn: their drafts are the same."""
    rng = random.Random(4)
    game = Game.new(legacy, seed=11)
    for _ in range(60):
        if game.is_over:
            break
        other = game.clone()
        other._m.state.rng = (other._m.state.rng + 1) * 7 % 2**63
        for option in rng.sample(game.decision.options, min(8, len(game.decision.options))):  # type: ignore[union-attr]
            assert game.draft([option.value]).to_dict() == other.draft([option.value]).to_dict()
        game.apply(game.legal.item(rng.randrange(game.legal.count)))


def test_forced_answers_are_asked_for_confirmation(legacy: Ruleset) -> None:
    """With `confirm` every part is a question, so that one click never completes a clause by itself."""
    rng = random.Random(2)
    game = Game.new(legacy, seed=3)
    asked_more = 0
    for _ in range(80):
        if game.is_over:
            break
        parts: list[str] = []
        while not (draft := game.draft(parts, confirm=True)).complete:
            assert draft.decision is not None
            parts.append(rng.choice(draft.decision.options).value)
            asked_more += draft.decision.count == 1
        assert game.draft([draft.clause.split()[0]] if game.begun else parts).clause.startswith(draft.clause.split()[0])
        game.apply(draft.clause)
        assert game.log[-1] == draft.clause
    assert asked_more


def test_a_seat_may_want_to_confirm_what_there_is_no_choice_about(legacy: Ruleset) -> None:
    """The same games with one more question here and there: inside clauses of that seat, never between them."""
    rng = random.Random(4)
    plain = Game.new(legacy, players=["ann", "bob", "cleo"], seed=9)
    sure = Game.new(legacy, players=["ann", "bob", "cleo"], seed=9, confirm=["bob"])
    assert sure.view()["table"]["confirm"] == ["bob"] and "confirm" not in plain.view()["table"]
    more = 0
    while not sure.is_over and len(sure.log) < 200:
        asked = sure.decision
        assert asked is not None
        if asked.count == 1:
            assert asked.seat == "bob" and sure.begun
            more += 1
            sure.sample("ann", rng)
            loaded = Game.from_json(sure.to_json())
            assert loaded.decision is not None and loaded.decision.to_dict() == asked.to_dict()
            if sure.is_answered:
                loaded.undo()  # taken back and begun again, it waits for the only answer as before
                loaded.apply(sure.begun)
                assert loaded.decision.to_dict() == asked.to_dict()
        sure.apply(sure.legal.item(rng.randrange(sure.legal.count)))
    for entry in sure.entries:
        plain.apply(entry.clause)
    assert more and sure.log == plain.log and sure.fingerprint == plain.fingerprint
    everybody = Game.new(legacy, players=3, seed=9, confirm=True)
    assert everybody.view()["table"]["confirm"] == ["p1", "p2", "p3"]
    with pytest.raises(CycladesError, match="unknown-seat"):
        Game.new(legacy, players=3, seed=9, confirm=["zed"])
