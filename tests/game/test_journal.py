"""The journal: entries of one seat each, what they reveal, their events; saves in the middle of anything; undo."""

from __future__ import annotations

import json
import random
from itertools import pairwise
from pathlib import Path

import pytest
import tested_modules
from run_size import size

from cyclades_apps.scenarios.scenario_reader import read_scenario
from cyclades_apps.scenarios.scenario_runner import start
from cyclades_core import Game, IllegalAction, SaveError
from cyclades_core.content.toml.problems import Problems
from cyclades_core.engine.values.reveals import REVEALS
from cyclades_core.game.replay import replay

SCENARIOS = Path(__file__).resolve().parents[2] / "scenarios"


def scenario(name: str) -> Game:
    problems = Problems()
    _, found = read_scenario(SCENARIOS / f"{name}.toml", problems)
    problems.raise_errors()
    assert found is not None
    return start(found)


def played(way: tested_modules.Way, seed: int, most: int) -> Game:
    game = Game.new(way.rules, players=way.players, mode=way.mode, seed=seed)
    rng = random.Random(seed)
    for _ in range(most):
        if game.is_over:
            break
        game.apply(game.legal.item(rng.randrange(game.legal.count)))
    return game


# -- one seat -------------------------------------------------------------------------------------------------------


def test_the_two_losses_of_a_battle_are_two_entries() -> None:
    game = scenario("base/B17.4-who-names-first")
    game.apply("march A2 -> B2 2 troop + perseus")
    game.apply("loss troop perseus A2")
    assert game.asked == "bob" and game.begun == ""
    game.apply("loss jason")
    assert [(e.ply, e.seat, e.clause) for e in game.entries] == [
        (1, "ann", "march A2 -> B2 2 troop + perseus"),
        (2, "ann", "loss troop perseus A2"),
        (3, "bob", "loss jason"),
    ]


def test_a_clause_does_not_go_on_to_another_seat() -> None:
    game = scenario("base/B17.4-who-names-first")
    game.apply("march A2 -> B2 2 troop + perseus")
    before = game.fingerprint
    with pytest.raises(IllegalAction):
        game.apply("loss troop perseus A2 jason")
    assert game.fingerprint == before


@pytest.mark.long(every=4)
@tested_modules.each_list
def test_what_is_begun_belongs_to_the_seat_that_is_asked(way: tested_modules.Way) -> None:
    game = Game.new(way.rules, players=way.players, mode=way.mode, seed=4)
    rng = random.Random(4)
    for _ in range(250):
        if game.is_over:
            break
        seat = game.asked
        before = len(game.entries)
        game.apply(game.legal.item(rng.randrange(game.legal.count)))
        entries = game.entries
        mine = entries[before - 1 :] if len(entries) == before else entries[before:]
        assert [entry.seat for entry in mine] == [seat], "an answer makes or prolongs one entry, of its seat"
        if game.is_answered:
            assert entries[-1].seat == game.asked == seat


# -- events and what is revealed -----------------------------------------------------------------------------------


@tested_modules.each_list
def test_entries_number_their_events(way: tested_modules.Way) -> None:
    game = Game.new(way.rules, players=way.players, mode=way.mode, seed=2)
    told = [str(event) for event in game.take_events()]
    rng = random.Random(2)
    for _ in range(120):
        if game.is_over:
            break
        told += [str(event) for event in game.apply(game.legal.item(rng.randrange(game.legal.count)))]
    assert [str(event) for event in game.events()] == told
    entries = game.entries
    assert entries[-1].events.stop == len(told)
    for entry, following in pairwise(entries):
        assert entry.events.stop == following.events.start, "no event is lost between two entries"
    third = entries[3].events
    assert [str(event) for event in game.events(third.start, third.stop)] == told[third.start : third.stop]
    again = game.at(len(entries))  # played by texts: they leave what answers one by one leave
    assert again.entries == entries and again.fingerprint == game.fingerprint
    assert again.begun == game.begun and again._m.closed == game._m.closed and again.asked == game.asked
    assert again.take_draws() == game.take_draws() and again.why_not_undo() == game.why_not_undo()


def test_what_an_entry_reveals_is_said_in_known_words() -> None:
    found: set[str] = set()
    for way in tested_modules.LISTS:
        for entry in played(way, 3, 500).entries:
            assert set(entry.reveals) <= set(REVEALS)
            found |= set(entry.reveals)
    assert found >= {"dice", "shuffle", "card", "gods"}


# -- undo ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "clauses", "what"),
    [
        ("legacy/L16.13-griffon", ["buy griffon full", "bob"], "gold"),
        ("base/B12.5-zeus-looks", ["look"], "card"),
        ("base/B17.4-who-names-first", ["march A2 -> B2 2 troop + perseus"], "dice"),
    ],
)
def test_undo_stops_at_what_was_revealed(name: str, clauses: list[str], what: str) -> None:
    game = scenario(name)
    for clause in clauses:
        game.apply(clause)
    assert what in game.entries[-1].reveals
    before = game.fingerprint
    for each in (game, Game.from_json(game.to_json(), rules=game.rules)):
        with pytest.raises(IllegalAction) as caught:
            each.undo()
        assert caught.value.code == "revealed"
        assert each.fingerprint == before


def test_undo_stops_at_a_card_that_was_kept_face_down() -> None:
    """An item is drawn in secret, and later used before all eyes."""
    way = tested_modules.Way("legacy,hades/divine-favors", 3)
    for seed in range(10):
        game = Game.new(way.rules, players=3, seed=seed)
        rng = random.Random(seed)
        while not game.is_over and len(game.entries) < 400:
            game.apply(game.legal.item(rng.randrange(game.legal.count)))
            if game.entries[-1].reveals == ("secret",):
                with pytest.raises(IllegalAction) as caught:
                    game.undo()
                assert (caught.value.code, caught.value.arguments["what"]) == ("revealed", "secret")
                return
    raise AssertionError("no item was used in ten games")


def test_what_one_played_oneself_can_be_taken_back() -> None:
    game = scenario("legacy/L16.13-griffon")
    before = game.fingerprint
    game.apply("buy griffon full")
    assert game.entries[-1].reveals == ()
    game.undo()
    assert (game.fingerprint, game.entries) == (before, [])


def test_undo_leads_to_where_the_game_stood_and_on_from_there() -> None:
    """Whatever was answered since the last reveal: the position, what is begun, entries and events are as then."""
    way = tested_modules.LISTS[-1]
    game, rng = played(way, 5, 40), random.Random(7)
    gone = 0
    for _ in range(60):
        stood: dict[int, tuple[object, ...]] = {}
        for _ in range(rng.randrange(1, 12)):
            if not game.is_answered:
                stood[len(game.entries)] = (game.fingerprint, game.begun, game.entries, game.asked)
            game.apply(game.legal.item(rng.randrange(game.legal.count)))
        back = [ply for ply in stood if ply < len(game.entries) and game.why_not_undo(ply) is None]
        for ply in reversed(back):
            game.undo(ply)
            assert (game.fingerprint, game.begun, game.entries, game.asked) == stood[ply]
            gone += 1
            first = game.apply(game.legal.item(rng.randrange(game.legal.count)))
            assert not first or first[0].n == (
                game.entries[ply - 1].events.stop if ply else game.entries[0].events.start
            )
            if game.why_not_undo(ply) is not None:
                break
    assert gone > 30


@pytest.mark.long
@tested_modules.each_list
def test_undo_after_loading_goes_back_as_far_as_before(way: tested_modules.Way) -> None:
    game = Game.new(way.rules, players=way.players, mode=way.mode, seed=6)
    rng = random.Random(6)
    undone = 0
    for step in range(160):
        if game.is_over:
            break
        before = game.fingerprint, game.log, game.begun
        begins = not game.is_answered
        game.apply(game.legal.item(rng.randrange(game.legal.count)))
        if not begins or step % 4 or game.entries[-1].reveals:
            continue
        loaded = Game.from_json(game.to_json(), rules=game.rules)
        kept = game.clone()
        for copy in (loaded, kept):
            copy.undo()
            assert (copy.fingerprint, copy.log, copy.begun) == before
        undone += 1
    assert undone > 5


@tested_modules.each_list
def test_a_game_can_be_looked_at_as_it_stood(way: tested_modules.Way) -> None:
    game = Game.new(way.rules, players=way.players, mode=way.mode, seed=9)
    rng = random.Random(9)
    stood = {0: game.fingerprint}
    for _ in range(60):
        game.apply(game.legal.item(rng.randrange(game.legal.count)))
        stood[len(game.entries)] = game.fingerprint
    for ply in (0, 1, len(game.entries) // 2, len(game.entries)):
        past = game.at(ply)
        assert past.fingerprint == stood[ply] and past.entries == game.entries[:ply]
    with pytest.raises(IllegalAction):
        game.at(len(game.entries) + 1)


# -- saves ---------------------------------------------------------------------------------------------------------


def reloaded_at_every_decision(way: tested_modules.Way, seed: int, most: int) -> None:
    """A game saved and loaded before every answer, beside one that is not; another version replays it."""
    game = Game.new(way.rules, players=way.players, mode=way.mode, seed=seed)
    other = game.clone()
    rng = random.Random(seed)
    for _ in range(most):
        if game.is_over:
            break
        answer = game.legal.item(rng.randrange(game.legal.count))
        other = Game.from_json(other.to_json(), rules=way.rules)
        game.apply(answer)
        other.apply(answer)
    assert other.fingerprint == game.fingerprint and other.entries == game.entries
    document = json.loads(other.to_json())
    assert replay(document, way.rules).agrees is True
    document["engine"] = "0.0.0"
    document["snapshot"]["state"]["gold"].append(7)  # means nothing to another version
    again = Game.from_json(document, rules=way.rules)
    assert again.fingerprint == game.fingerprint and again.entries == game.entries


@pytest.mark.long(every=4)
@tested_modules.each_list
def test_a_game_reloaded_at_every_decision_writes_the_same_log(way: tested_modules.Way) -> None:
    reloaded_at_every_decision(way, seed=11, most=70)


def test_what_a_text_passes_by_is_no_part_of_its_clause() -> None:
    """Found by the long run: whether one goes through with the helm, where only stopping is possible."""
    way = tested_modules.Way("legacy,hades/free-positioning,hades/undead,hades/heroes,titans/artifacts", 3)
    reloaded_at_every_decision(way, seed=12, most=230)


@pytest.mark.long
@tested_modules.covering_array
def test_whole_games_reloaded_at_every_decision(way: tested_modules.Way) -> None:
    for seed in range(12, 12 + size(ci=1, full=4)):
        reloaded_at_every_decision(way, seed, most=size(ci=250, full=1200))


def test_a_clause_can_be_saved_in_its_middle() -> None:
    game = Game.new(tested_modules.rules("legacy"), players=["ann", "bob", "cleo"], seed=1)
    game.apply(game.legal.item(0))
    assert game.is_answered, "a bid is a god, then an amount"
    document = json.loads(game.to_json())
    assert document["begun"]["clause"] == game.begun and document["entries"] == []
    for again in (Game.from_json(document, rules=game.rules), Game.from_json(game.to_json(snapshot=False))):
        assert (again.begun, again.entries, again.fingerprint) == (game.begun, game.entries, game.fingerprint)


def test_a_log_of_the_first_schema_is_played_and_its_clauses_divided() -> None:
    game = scenario("base/B17.4-who-names-first")
    document = json.loads(game.to_json(snapshot=False))
    old = {key: value for key, value in document.items() if key not in ("entries", "begun", "build")}
    old |= {"schema": 1, "log": ["march A2 -> B2 2 troop + perseus", "loss perseus jason"]}
    found = Game.from_json(old, rules=game.rules)
    assert [(e.seat, e.clause) for e in found.entries] == [
        ("ann", "march A2 -> B2 2 troop + perseus"),
        ("ann", "loss perseus"),
        ("bob", "loss jason"),
    ]
    with pytest.raises(SaveError) as caught:
        Game.from_json(old | {"log": [*old["log"], "loss nobody"]}, rules=game.rules)
    assert (caught.value.code, caught.value.arguments["index"]) == ("save-log", 3)


def test_an_entry_of_a_seat_that_is_not_asked_is_refused() -> None:
    game = played(tested_modules.LISTS[0], 1, 12)
    document = json.loads(game.to_json(snapshot=False))
    entry = document["entries"][3]
    entry["seat"] = next(seat for seat in game.seats if seat != entry["seat"])
    with pytest.raises(SaveError) as caught:
        Game.from_json(document, rules=game.rules)
    arguments = caught.value.arguments
    assert (caught.value.code, arguments["index"], arguments["reason"]) == ("save-log", 4, "wrong-seat")


@pytest.mark.parametrize(
    "change",
    [
        {"ply": 9},
        {"seat": "nobody"},
        {"clause": 3},
        {"reveals": ["the future"]},
        {"events": [5]},
        {"events": [5, 3]},
        {"events": [-1, 3]},
        {"events": [True, 3]},
    ],
    ids=str,
)
def test_entries_of_another_shape_are_named(change: dict[str, object]) -> None:
    game = played(tested_modules.LISTS[0], 1, 12)
    document = json.loads(game.to_json())
    document["entries"][2] |= change
    with pytest.raises(SaveError) as caught:
        Game.from_json(document, rules=game.rules)
    assert (caught.value.code, caught.value.arguments.get("index")) == ("save-damaged", 3)


def test_other_content_is_refused_or_played_again() -> None:
    game = played(tested_modules.LISTS[0], 1, 60)
    document = json.loads(game.to_json()) | {"fingerprint": "0" * 32}
    with pytest.raises(SaveError) as caught:
        Game.from_json(document, rules=game.rules)
    assert caught.value.code == "save-ruleset"
    again = Game.from_json(document, rules=game.rules, other_content="replay")
    assert (again.fingerprint, again.entries) == (game.fingerprint, game.entries)


# -- what a hash does not prove ------------------------------------------------------------------------------------


def signed(document: dict[str, object]) -> dict[str, object]:
    """The document with a right hash for whatever its snapshot says."""
    from cyclades_core.engine.state import State

    document["snapshot"]["hash"] = State.from_plain(document["snapshot"]["state"]).digest()  # type: ignore[index]
    return document


def test_gold_that_nobody_earned_is_found_by_a_replay() -> None:
    game = Game.new(tested_modules.rules("legacy"), players=["ann", "bob", "cleo"], seed=3)
    game.apply(game.legal.item(0))
    document = json.loads(game.to_json())
    purse = game._m.table.purse_of[0]
    document["snapshot"]["state"]["gold"][purse] += 1
    done = replay(signed(document), game.rules)
    assert done.failure is None and not done.passed and done.differences == ("gold",)


def test_a_lie_about_what_was_revealed_is_found_by_a_replay() -> None:
    game = played(tested_modules.LISTS[0], 1, 200)
    document = json.loads(game.to_json())
    at = next(i for i, entry in enumerate(document["entries"]) if entry.get("reveals"))
    del document["entries"][at]["reveals"]
    done = replay(document, game.rules)
    assert not done.passed and done.differences == (f"entry {at + 1}",)


def test_a_declared_winner_is_not_believed() -> None:
    game = played(tested_modules.LISTS[0], 1, 40)
    document = json.loads(game.to_json())
    document["snapshot"]["state"]["result"] = 1
    document["snapshot"]["state"]["winners"] = 1
    done = replay(signed(document), game.rules)
    assert not done.passed and done.differences
