"""What a refusal says besides its code (prices and gold), and how texts are read after a part that was forced."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from cyclades_core import Game, IllegalAction, Ruleset
from cyclades_core.content.boards.hex_maps import parse_board
from cyclades_core.engine.values.refusals import Refusal

BOARD: dict[str, Any] = {
    "sites": "shared",
    "areas": {
        "A1": {"kind": "land", "near": ["A2", "a"], "sites": 3},
        "A2": {"kind": "land", "near": ["a", "b"], "sites": 2},
        "B1": {"kind": "land", "near": ["a"], "sites": 2},
        "C1": {"kind": "land", "near": ["b"], "sites": 2},
        "a": {"kind": "sea", "near": ["b"]},
        "b": {"kind": "sea"},
    },
}


@cache
def rules() -> Ruleset:
    return Ruleset.load("base")


def game(**given: Any) -> Game:
    areas = {"A1": {"owner": "ann"}, "B1": {"owner": "bob"}, "C1": {"owner": "cleo"}, **given.pop("areas", {})}
    return Game.from_position(
        rules(), {"round": 2, "areas": areas, **given}, players=["ann", "bob", "cleo"], board=parse_board(BOARD), seed=0
    )


def test_the_price_of_a_sacrifice() -> None:
    """Croesus asks for 15 (B23.2)."""
    at = game(
        turn=["ann", "zeus"],
        used=["build", "take"],
        gold={"ann": 14},
        areas={"A1": {"owner": "ann", "units": {"croesus": 1}}},
    )
    assert at.why_not("sacrifice croesus") == Refusal("cannot-pay", "B23.2", price=15, gold=14)


def test_the_price_of_an_offering_is_what_would_be_paid() -> None:
    """The next space is 10; two priestesses take 2 off (B9.3)."""
    at = game(
        phase="offerings",
        gods=["zeus", "ares", "poseidon", "hera", "athena"],
        **{"turn-track": ["ann", "bob", "cleo"]},
        gold={"ann": 9, "bob": 5},
        goods={"bob": {"priestess": 2}},
    )
    at.apply("bid zeus 7")
    assert at.why_not("bid zeus") == Refusal("cannot-pay", "B9.3", price=8, gold=5)
    assert at.why_not("bid zeus 13") == Refusal("cannot-pay", "B9.3", price=11, gold=5)
    assert at.why_not("bid zeus 3") == Refusal("too-low", "B9.3", amount=3, standing=7)


def test_the_price_of_a_creature_without_the_discounts_that_are_needed() -> None:
    at = game(
        turn=["ann", "zeus"],
        used=["build", "take"],
        gold={"ann": 2},
        track={"track-3": "harpy", "track-4": "giant"},
        areas={"A1": {"owner": "ann", "buildings": ["temple", "temple"]}},
    )
    assert at.why_not("buy harpy full") == Refusal("cannot-pay", "B20.1", price=3, gold=2)
    assert at.why_not("buy giant A1.s1") == Refusal("cannot-pay", "B20.1", price=3, gold=2)


def forced() -> Game:
    """Hera's building is the only mandatory action left, and its type the only one that is lacking."""
    return game(
        turn=["ann", "hera"],
        gold={"ann": 2},
        areas={"A1": {"owner": "ann", "buildings": ["temple", "fortress"]}, "A2": {"owner": "ann"}},
        stock={"university": 0},
    )


@pytest.mark.parametrize(
    "text", ["build port A2.s1 b", "build A2.s1 b", "port A2.s1 b", "A2.s1 b", "build-site A2.s1 b"]
)
def test_after_a_forced_part_the_shorter_text_is_understood(text: str) -> None:
    at = forced()
    at.apply("recruit A1")
    assert at.begun == "build port"
    at.apply(text)
    assert at.log == ["recruit A1", "build port A2.s1 b"]


def test_what_is_forced_before_the_first_question_belongs_to_its_clause() -> None:
    at = game(turn=["ann", "athena"], used=["take"])
    assert at.begun == "build"
    at.apply("build A1.s2")
    assert at.log == ["build A1.s2"]


def test_a_clause_with_a_forced_beginning_is_taken_back() -> None:
    at = forced()
    at.apply("recruit A1")
    before = at.fingerprint
    at.apply("build A2.s1 b")
    at.undo()
    assert (at.log, at.begun, at.fingerprint) == (["recruit A1"], "build port", before)
    at.apply("build A2.s2 b")
    assert at.log == ["recruit A1", "build port A2.s2 b"]
    at.undo()
    at.undo()
    assert at.log == []
    with pytest.raises(IllegalAction):
        at.undo()


def test_the_second_round_of_placement_has_its_own_rule() -> None:
    at = Game.new(rules(), players=["ann", "bob", "cleo"], seed=1)
    cites: dict[str, set[str]] = {}
    land = {area["id"] for area in at.board_document()["areas"] if area["kind"] == "land"}
    taken = 0
    while at.decision is not None and at.decision.prompt != "bid":
        events = at.apply(at.legal.item(0))
        taken += sum(event.key == "area-taken" and event.args["area"] in land for event in events)
        if at.decision.prompt == "place-unit":
            cites.setdefault("second" if taken > 6 else "first", set()).add(at.decision.context["cite"])
    assert cites == {"first": {"B6.1"}, "second": {"B6.2"}}
    fleets = [clause for clause in at.log if clause.startswith("place-unit")]
    assert [len(clause.split()) for clause in fleets[:3]] == [3, 3, 3]
