"""Rejection reasons say what is missing, and it is true: measured over games, and for moves that once misled."""

from __future__ import annotations

import runpy
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import run_size
import tested_modules

from cyclades_core import Game, Refusal, Ruleset
from cyclades_core.content.boards.hex_maps import parse_board
from cyclades_core.engine.values.refusals import ARGUMENTS

ROOT = Path(__file__).resolve().parents[2]
TOOL: dict[str, Any] = runpy.run_path(str(ROOT / "tools" / "measure_reasons.py"))
BOARD: dict[str, Any] = {
    "sites": "shared",
    "areas": {
        "A1": {"kind": "land", "near": ["A2", "a"], "sites": 3},
        "A2": {"kind": "land", "near": ["a", "b"], "sites": 2},
        "B1": {"kind": "land", "near": ["a"], "sites": 2},
        "C1": {"kind": "land", "near": ["b"], "sites": 2},
        "a": {"kind": "sea", "near": ["b"]},
        "b": {"kind": "sea", "near": ["c"]},
        "c": {"kind": "sea"},
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


def reason(at: Game, clause: str) -> Refusal:
    found = at.why_not(clause)
    assert found is not None
    return found


def measured(modules: tested_modules.Way, seeds: int, every: int) -> Any:
    tally = TOOL["Tally"]()
    row = {"modules": modules.modules, "players": modules.players, "mode": modules.mode}
    for seed in range(1, seeds + 1):
        for bot in ("random", "quick"):
            TOOL["measure"](row, seed, bot, every, tally, True)
    return tally


@tested_modules.each_list
@pytest.mark.long(every=12)
def test_at_most_two_percent_of_the_reasons_are_generic_and_none_is_false(way: tested_modules.Way) -> None:
    tally = measured(way, run_size.size(ci=1, full=20), run_size.size(ci=60, full=7))
    assert tally.asked.total() > 100
    assert tally.share <= 0.02, TOOL["report"](tally, 5)
    assert not tally.false, TOOL["report"](tally, 5)
    assert tally.checked.total() > 10


def test_a_space_that_the_track_does_not_have_names_those_that_it_has() -> None:
    at = game(
        phase="offerings",
        gods=["zeus", "ares", "poseidon", "hera", "athena"],
        **{"turn-track": ["ann", "bob", "cleo"]},
        gold={"ann": 30, "bob": 30},
    )
    found = reason(at, "bid zeus 4")
    assert found.code == "wrong-amount" and 4 not in found.args["amounts"] and 5 in found.args["amounts"]
    at.apply("bid zeus 5")
    found = reason(at, "bid zeus 6")
    assert found.code == "wrong-amount" and min(found.args["amounts"]) > 6


def test_an_action_before_the_mandatory_ones_names_those_that_are_open() -> None:
    at = game(turn=["ann", "ares"], gold={"ann": 9}, areas={"A1": {"owner": "ann", "units": {"troop": 2}}})
    found = reason(at, "march A1 -> A2 1 troop")
    assert found.code == "not-now" and set(found.args["first"]) == {"line-build", "line-recruit"}


def test_buying_without_gold_names_the_cheapest_price() -> None:
    at = game(
        turn=["ann", "zeus"], used=["build", "take"], gold={"ann": 0}, track={"track-3": "harpy", "track-4": "giant"}
    )
    assert reason(at, "buy") == Refusal("cannot-pay", "B20.1", price=3, gold=0)
    assert reason(at, "buy giant").args["price"] == 4


def test_an_action_of_another_god_names_the_gods_that_have_it() -> None:
    at = game(turn=["ann", "zeus"], used=["build", "take"], gold={"ann": 9})
    found = reason(at, "sail")
    assert found.code == "not-now" and found.args["key"] == "condition-god"
    assert found.args["needs"] == ("god-poseidon",)


def test_a_known_hero_at_the_wrong_moment_is_not_unknown() -> None:
    at = game(
        turn=["ann", "zeus"],
        used=["build", "take"],
        gold={"ann": 9},
        areas={"A1": {"owner": "ann", "units": {"penthesilea": 1}}},
    )
    found = reason(at, "sacrifice penthesilea")
    assert (found.code, found.cite) == ("not-now", "B23.7")
    assert found.args["needs"] == ("metropolis-placed",)


def test_a_goal_out_of_reach_is_not_barred() -> None:
    """Polyphemus bars the seas beside his area; one that is further away is out of reach (B14.1)."""
    at = game(
        turn=["ann", "poseidon"],
        used=["build", "recruit"],
        gold={"ann": 9},
        areas={
            "A1": {"owner": "ann"},
            "C1": {"owner": "cleo", "piece": "polyphemus"},
            "a": {"owner": "ann", "units": {"fleet": 1}},
        },
        cards={"cleo": ["polyphemus"]},
    )
    assert reason(at, "sail 1 a -> b").code == "barred"
    found = reason(at, "sail 1 a -> c")
    assert found.code == "out-of-reach" and found.args["key"] == "reach-sea" and found.args["beside"] == ("area-a",)


def test_an_area_of_the_wrong_kind_says_which_kind_is_needed() -> None:
    at = game(turn=["ann", "ares"], gold={"ann": 9})
    found = reason(at, "recruit a")
    assert found.code == "no-target" and (found.args["key"], found.args["needs"]) == ("area-kind", ("land",))


def test_a_hero_that_asks_for_more_says_how_many() -> None:
    at = game(
        turn=["ann", "zeus"],
        used=["build", "take"],
        gold={"ann": 9},
        areas={"A1": {"owner": "ann", "units": {"jason": 1}}},
    )
    found = reason(at, "sacrifice jason")
    assert found.code == "condition" and found.args["by"] == "hero-jason"
    assert (found.args["needs"], found.args["amount"]) == (("unit-fleet",), 8)


def test_an_offering_on_another_card_asks_for_a_god() -> None:
    at = game(phase="offerings", gods=["zeus", "ares"], **{"turn-track": ["ann", "bob", "cleo"]}, gold={"ann": 9})
    found = at.why_not_target((), "creature-harpy")
    assert found is not None and (found.code, found.args["key"]) == ("no-target", "god-any")


def test_fleets_do_not_help_on_the_same_island() -> None:
    """A bridge leads to another island (B16.2), so on the same one only a neighbor can be reached."""
    steps = {"A1": ["A2", "a"], "A2": ["A3", "a"], "A3": ["a"], "B1": ["a"], "C1": ["a"]}
    areas: dict[str, Any] = {name: {"kind": "land", "near": near, "sites": 2} for name, near in steps.items()}
    board = parse_board({"sites": "shared", "areas": {**areas, "a": {"kind": "sea"}}})
    given = {"A1": {"owner": "ann", "units": {"troop": 2}}, "B1": {"owner": "bob"}, "C1": {"owner": "cleo"}}
    position = {"round": 2, "areas": given, "turn": ["ann", "ares"], "used": ["build", "recruit"], "gold": {"ann": 9}}
    at = Game.from_position(rules(), position, players=["ann", "bob", "cleo"], board=board, seed=0)
    found = reason(at, "march A1 -> A3 1 troop")
    assert found.code == "out-of-reach" and found.args["key"] == "area-near"


def test_a_hero_with_the_wrong_god_names_the_gods_that_allow_it() -> None:
    at = game(turn=["ann", "apollo"], gold={"ann": 9}, track={"track-3": "harpy"})
    found = reason(at, "buy harpy")
    assert found.code == "forbidden" and found.args["by"] == "god-apollo"
    assert "god-zeus" in tuple(found.args["needs"]) and "god-apollo" not in tuple(found.args["needs"])


def test_a_card_of_another_track_says_what_is_sold() -> None:
    track = {"track-3": "harpy", "track-4": "giant"}
    at = game(turn=["ann", "zeus"], used=["build", "take"], gold={"ann": 9}, track=track)
    found = at.why_not_target(("buy",), "hero-ajax")
    assert found is not None and (found.args["key"], found.args["needs"]) == ("card-kind", ("card-kind-creature",))


def test_every_code_that_names_something_missing_has_a_remedy() -> None:
    """Without one the measurement would call a reason true that was never checked."""
    checked = {*TOOL["REMEDIES"], "not-offered", "wrong-amount"}
    without = {"too-low", "just-outbid", "closed", "unknown-answer", "left-over", "too-long", "game-over"}
    assert set(ARGUMENTS) - checked == without | {"wrong-seat", "revealed"}
