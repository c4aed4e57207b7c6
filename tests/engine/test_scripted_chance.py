"""Scripted draws: bound when they show, added to, kept by clones, undone, saved; and what cannot be is told."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from cyclades_apps.scenarios import run_scenario
from cyclades_core import Game, Ruleset
from cyclades_core.engine.rules import cards
from cyclades_core.engine.rules.chance import script_from_plain, script_to_plain
from cyclades_core.engine.values.errors import ScriptError
from cyclades_core.text.i18n import Messages

LEGACY = Ruleset.load("legacy")
BASE = Ruleset.load("base")
PLAYERS = ["ann", "bob", "cleo"]
WORDS = Messages("en", expansions=("errors", "scenarios"), strict=True)


def rounds(game: Game, clauses: list[str]) -> list[dict[str, Any]]:
    """The arguments of the draws that are shown while these clauses are played."""
    out = []
    for clause in ["", *clauses]:
        events = game.apply(clause) if clause else game.take_events()
        out += [e.args for e in events if e.key in ("card-revealed", "gods-laid", "turn-order")]
    return out


def test_draws_are_bound_when_they_show() -> None:
    """The pile was shuffled in the set-up, the gods of round 2 in round 1: what shows is the script, as it is told."""
    script = {
        "order": [["cleo", "bob", "ann"]],
        "draw": ["sylph", "siren"],
        "gods": [["ares", "athena"], ["poseidon", "zeus"]],
    }
    game = Game.new(LEGACY, PLAYERS, seed=0, chance=script)
    seen = rounds(game, ["bid apollo", "bid apollo", "bid apollo", "none"])
    assert [args["card"] for args in seen if "card" in args] == ["creature-sylph", "creature-siren"]
    gods = [args["gods"][:2] for args in seen if "gods" in args]
    assert gods == [("god-ares", "god-athena"), ("god-poseidon", "god-zeus")]
    assert [args["factions"] for args in seen if "factions" in args] == [("player-cleo", "player-bob", "player-ann")]
    assert game.script_fault is None
    assert game.script_left == []


@pytest.mark.parametrize("seed", range(8))
def test_a_scripted_game_has_the_same_cards(seed: int) -> None:
    """Nothing is lost or doubled by binding."""
    script = {"draw": ["sylph", "siren"], "gods": [["zeus", "ares"], ["?", "athena"]]}
    game = Game.new(LEGACY, PLAYERS, seed=seed, chance=script)
    rounds(game, ["bid apollo", "bid apollo", "bid apollo", "none"])
    zones = sorted(card for zone in game._m.state.zones[: game._m.table.z_track] for card in zone)
    assert zones == list(range(LEGACY.n_cards))
    assert all(game._m.state.where[c] == z for z, zone in enumerate(game._m.state.zones[:-2]) for c in zone)


@pytest.mark.parametrize("seed", range(12))
def test_a_row_may_be_short_and_leave_places_open(seed: int) -> None:
    """Wherever chance has put them: what lies in an open place gives way."""
    script = {"gods": [["?", "zeus"]], "order": [["?", "?", "ann"]]}
    game = Game.new(LEGACY, PLAYERS, seed=seed, chance=script)
    assert game._m.state.zones[game._m.book.god_slots[1]] == tuple(LEGACY.cards_by_id["zeus"])
    assert game.script_fault is None


@pytest.mark.parametrize(
    ("script", "code", "index", "name"),
    [
        ({"gods": [["ares", "athena"], ["ares"]]}, "script-impossible", 1, "ares"),  # lay open in round 1 (L7.3)
        ({"draw": ["sylph", "sylph"]}, "script-impossible", 1, "sylph"),
        ({"draw": ["sylph"]}, "script-short", 1, "1"),
        ({"draw": []}, "script-short", 0, "0"),
        ({"gods": [["zeus", "ares", "athena"]]}, "script-impossible", 0, "athena"),  # two lie open, then Apollo
        ({"gods": [["zeus", "ares", "apollo"], []]}, None, 0, ""),
        ({"order": [["ann", "ann"]]}, "script-impossible", 0, "ann"),
        ({"shuffles": [["zeus"]]}, "script-impossible", 0, "zeus"),  # the first shuffle is that of the pile
    ],
)
def test_what_cannot_be_is_noted(script: dict[str, Any], code: str | None, index: int, name: str) -> None:
    game = Game.new(LEGACY, PLAYERS, seed=0, chance=script)
    rounds(game, ["bid apollo", "bid apollo", "bid apollo", "none"])
    error = game.script_fault
    if code is None:
        assert error is None
        return
    assert error is not None
    assert (error.code, error.arguments["index"], error.arguments["name"]) == (code, index, name)
    assert WORDS.text(f"error-{error.code}", **error.arguments)


@pytest.mark.parametrize(
    ("script", "code", "where"),
    [
        ({"rol": [3]}, "script-kind", {"kind": "rol"}),
        ({"dice": [7]}, "script-value", {"kind": "dice", "index": 0}),
        ({"roll": [0, -1]}, "script-value", {"kind": "roll", "index": 1}),
        ({"roll": [True]}, "script-value", {"kind": "roll", "index": 0}),
        ({"roll": "30"}, "script-value", {"kind": "roll"}),
        ({"roll": [1], "dice": [2]}, "script-twice", {"kind": "dice"}),
        ({"draw": ["sylf"]}, "script-unknown", {"kind": "draw", "index": 0, "name": "sylf"}),
        ({"gods": ["zeus"]}, "script-value", {"kind": "gods", "index": 0}),
        ({"gods": [["zeus", "sylph"]]}, "script-unknown", {"index": 0, "place": 1}),
        ({"order": [["ann", "dan"]]}, "script-unknown", {"index": 0, "place": 1, "name": "dan"}),
        ({"shuffles": [[], ["harpie"]]}, "script-unknown", {"index": 1, "place": 0}),
    ],
)
def test_what_nobody_knows_is_refused_at_once(script: dict[str, Any], code: str, where: dict[str, Any]) -> None:
    game = Game.new(LEGACY, PLAYERS, seed=0)
    before = game._m.script
    with pytest.raises(ScriptError) as caught:
        game.script(script)
    assert caught.value.code == code
    assert {key: caught.value.arguments[key] for key in where} == where
    assert game._m.script is before, "nothing of it was taken"
    assert WORDS.text(f"error-{code}", **caught.value.arguments)


POSITION = {
    "turn": ["ann", "poseidon"],
    "gold": {"ann": 2},
    "areas": {
        "m3-b1": {"owner": "ann", "units": {"troop": 1}},
        "m3-f2": {"owner": "bob", "units": {"troop": 1}},
        "m3-i1": {"owner": "cleo", "units": {"troop": 1}},
        "C2": {"owner": "ann", "units": {"fleet": 2}},
        "D3": {"owner": "bob", "units": {"fleet": 2}},
    },
}
ATTACK = "sail 2 C2 -> D3"


def battle() -> Game:
    return Game.from_position(LEGACY, POSITION, PLAYERS, seed=0)


def dice(game: Game, clause: str) -> list[tuple[int, int]]:
    return [(e.args["attack-die"], e.args["defence-die"]) for e in game.apply(clause) if e.key == "dice-rolled"]


def test_a_script_is_added_to() -> None:
    game = battle()
    game.script({"dice": [3, 0]})
    game.script({"roll": [0, 3]})
    copy = game.clone()
    assert dice(game, ATTACK) == [(3, 0)]
    copy.script({"roll": [1, 1]})
    assert len(game._m.script["roll"]) == 4, "clones do not share what is added"
    assert dice(copy, ATTACK) == [(3, 0)]
    game.apply("stay")
    assert dice(game, "stay") == [(0, 3)]
    assert game.script_left == []
    assert [error.arguments["name"] for error in copy.script_left] == ["0"]


def test_a_kind_that_is_scripted_late_begins_there() -> None:
    """Saved without its snapshot and played again, the same draws are bound: what came before was not scripted."""
    game = battle()
    dice(game, ATTACK)
    game.script({"roll": [3, 0]})
    assert script_to_plain(game._m) == {"roll": ["?", "?", 3, 0]}
    game.apply("stay")
    assert dice(game, "stay") == [(3, 0)]
    again = Game.from_json(game.to_json(snapshot=False), rules=LEGACY)
    assert again.fingerprint == game.fingerprint
    assert script_to_plain(again._m) == script_to_plain(game._m)


def test_the_plain_form_goes_both_ways() -> None:
    script = {"roll": [3, "?"], "shuffle": [[], ["sylph"]], "gods": [["zeus"]], "draw": ["siren"], "look": []}
    game = battle()
    game.script(script)
    plain = json.loads(json.dumps(script_to_plain(game._m)))
    assert plain == script
    other = battle()
    script_from_plain(other._m, plain)
    assert other._m.script == game._m.script
    with pytest.raises(ScriptError):
        script_from_plain(other._m, {"roll": [9]})
    assert other._m.script == game._m.script


def test_undo_gives_scripted_draws_back() -> None:
    game = Game.new(LEGACY, PLAYERS, seed=0, chance={"draw": ["sylph", "siren"]})
    game.apply("bid apollo")
    game.undo()
    rounds(game, ["bid apollo", "bid apollo", "bid apollo", "none"])
    assert game.script_fault is None
    assert game.script_left == []


def test_samples_know_nothing_of_the_script() -> None:
    from random import Random

    game = Game.new(LEGACY, PLAYERS, seed=0, chance={"draw": ["sylph", "siren"]})
    assert game.sample("ann", Random(1))._m.script == {}


def test_what_was_looked_at_lies_where_it_lies() -> None:
    """What somebody has seen on top of a pile can neither make way for another card nor come from below (B12.5)."""
    position = {"turn": ["ann", "zeus"], "gold": {"ann": 9}, "track": {"track-2": "sphinx"}}
    game = Game.from_position(BASE, position, PLAYERS, seed=0, chance={"look": ["harpy"]})
    shown = [e.args["card"] for e in game.apply("look") if e.key == "card-looked"]
    assert shown == ["creature-harpy"]
    m = game._m
    deck = m.book.zone_groups["creature-deck"][0]
    assert m.state.zones[deck][0] in BASE.cards_by_id["harpy"]
    for script, fault in ((["harpy"], None), (["pegasus"], "script-impossible")):
        copy = game.clone()
        copy.script({"draw": script})
        cards.draw(copy._m, deck)
        assert (copy.script_fault.code if copy.script_fault else None) == fault
        assert copy._m.state.zones[deck] == m.state.zones[deck]


# -- in scenarios ------------------------------------------------------------------------------------------------------

SCENARIO = """title = "A battle"
cite = ["L14.1"]
modules = "legacy"
players = ["ann", "bob", "cleo"]
play = ["ann: sail 2 C2 -> D3"]

[given]
turn = ["ann", "poseidon"]
gold = { ann = 2 }
[given.areas]
m3-b1 = { owner = "ann", units = { troop = 1 } }
m3-f2 = { owner = "bob", units = { troop = 1 } }
C2 = { owner = "ann", units = { fleet = 2 } }
D3 = { owner = "bob", units = { fleet = 2 } }

[chance]
dice = [3, 0]

[expect]
decision = { seat = "bob", prompt = "retreat" }
"""


@pytest.mark.parametrize(
    ("chance", "code", "place", "words"),
    [
        ("dice = [3, 0]", None, (), ""),
        ("roll = [3, 0]", None, (), ""),
        ("dice = [3, 0, 1]", "script-left", (17, 15), "never drawn (dice)"),
        ("dice = [3]", "script-short", (17, 8), "1 told, “ann: sail"),
        ("dice = [3, 4]", "script-value", (17, 12), "possible: 0, 1, 2, 3"),
        ('dice = [3, 0]\ndraw = ["sylf"]', "script-unknown", (18, 9), "Did you mean “sylph”"),
        ('dice = [3, 0]\ndraw = ["sylph"]', "script-left", (18, 9), "sylph"),
        ("dise = [3, 0]", "unknown-key", (17, 1), "dice"),
        ("dice = [3, 0]\nroll = [1]", "script-twice", (18, 8), "roll"),
        ("dice = [3, 0]\nseed = 3", None, (), ""),
    ],
)
def test_a_scenario_tells_where_its_script_is_wrong(
    tmp_path: Path, chance: str, code: str | None, place: tuple[int, int], words: str
) -> None:
    file = tmp_path / "scenario.toml"
    file.write_text(SCENARIO.replace("dice = [3, 0]", chance), encoding="utf-8")
    outcome = run_scenario(file)
    said = "\n".join(problem.render(WORDS) for problem in outcome.problems)
    if code is None:
        assert outcome.passed, said
        return
    assert [(p.code, (p.line, p.column)) for p in outcome.problems] == [(code, place)], said
    assert words in said
