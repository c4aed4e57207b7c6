"""What was played: numbered events, who may see them once they are data, entries for one seat, and `can_undo`."""

from __future__ import annotations

import json
import random

import pytest
import tested_modules

from cyclades_core import Event, Game, IllegalAction, Ruleset, SaveError


def played(way: tested_modules.Way, steps: int) -> tuple[Game, list[Event]]:
    game = Game.new(way.rules, players=way.players, mode=way.mode, seed=6)
    rng = random.Random(6)
    events = game.take_events()
    for _ in range(steps):
        if not game.is_over:
            events += game.apply(game.legal.item(rng.randrange(game.legal.count)))
    return game, events


@tested_modules.each_list
def test_events_are_numbered_and_belong_to_their_entry(way: tested_modules.Way) -> None:
    game, events = played(way, 40)
    assert [event.n for event in events] == list(range(len(events)))
    entries = {entry.ply: entry for entry in game.entries}
    for event in events:
        assert event.n in entries[event.ply].events if event.ply else event.n < game.entries[0].events.start
    again = game.events()
    assert [event.to_dict() for event in again] == [event.to_dict() for event in events]
    assert [event.n for event in game.events(5, 9)] == [5, 6, 7, 8]


@tested_modules.each_list
def test_events_can_be_filtered_once_they_are_data(way: tested_modules.Way) -> None:
    game, events = played(way, 60)
    for event in events:
        found = Event.from_dict(json.loads(json.dumps(event.to_dict())))
        for seat in (None, *game.seats):
            one, two = event.seen_from(seat), found.seen_from(seat)
            assert (one is None) == (two is None)
            if one is not None and two is not None:
                assert json.dumps(one.to_dict()) == json.dumps(two.to_dict())
                assert seat == event.seen_by or "seen-by" not in one.to_dict()


@pytest.mark.parametrize("way", [tested_modules.LISTS[0], tested_modules.LISTS[7], tested_modules.LISTS[11]], ids=str)
def test_the_numbers_of_a_seat_have_no_gaps(way: tested_modules.Way) -> None:
    """What one does not see takes no number, neither of events nor in entries."""
    game, events = played(way, 60)
    assert any(event.seen_by is not None and event.hidden is None for event in events), "nothing is unseen"
    for seat in (None, *game.seats):
        seen = game.events_for(seat)
        assert [event.n for event in seen] == list(range(len(seen)))
        whole = [found for event in events if (found := event.seen_from(seat)) is not None]
        assert [(e.key, e.args, e.ply) for e in seen] == [(e.key, e.args, e.ply) for e in whole]
        assert [e.to_dict() for e in game.events_for(seat, 3, 5)] == [e.to_dict() for e in seen[3:5]]
        entries = game.entries_for(seat)
        assert [entry.ply for entry in entries] == [entry.ply for entry in game.entries]
        assert all(seen[n].ply == entry.ply for entry in entries for n in entry.events)
        assert sum(len(entry.events) for entry in entries) + sum(event.ply == 0 for event in seen) == len(seen)


@pytest.mark.long
def test_can_undo_says_what_undo_does() -> None:
    game = Game.new(Ruleset.load("legacy"), players=3, seed=2)
    rng = random.Random(1)
    assert not game.can_undo and game.why_not_undo() is not None
    said = set()
    for step in range(120):
        game.apply(game.legal.item(rng.randrange(game.legal.count)))
        if step % 4:
            continue  # each look plays the game again
        other = Game.from_json(game.to_json())
        reason = other.why_not_undo()
        assert other.can_undo == (reason is None)
        said.add(other.can_undo)
        try:
            other.undo()
        except IllegalAction as error:
            assert error.refusal == reason
        else:
            assert reason is None
    assert said == {True, False}


def test_entries_for_a_seat_have_its_own_clauses_only() -> None:
    game, _ = played(tested_modules.LISTS[0], 50)
    for seat in (None, *game.seats):
        shown = game.entries_for(seat)
        assert [entry.ply for entry in shown] == [entry.ply for entry in game.entries]
        assert all(bool(entry.clause) == (entry.seat == seat) for entry in shown)
        assert game.log_for(seat) == [entry.clause for entry in game.entries if entry.seat == seat]


def test_entries_that_cannot_be_played_again_are_a_damaged_save() -> None:
    """The hash is that of the snapshot alone: another clause is noticed when the game is played again."""
    game = Game.new(Ruleset.load(["legacy"]), players=3, seed=6)
    for _ in range(3):
        game.apply(game.legal.texts(1)[0])
    while game.is_answered:
        game.apply(game.legal.texts(1)[0])
    document = json.loads(game.to_json())
    assert len(document["entries"]) > 1
    document["entries"][0]["clause"] = "bid zeus 99"
    loaded = Game.from_json(document)
    for look in (loaded.events, lambda: loaded.events_for(game.seats[0]), lambda: loaded.at(1)):
        with pytest.raises(SaveError) as caught:
            look()
        assert caught.value.code == "save-damaged"
        assert (caught.value.arguments["part"], caught.value.arguments["index"]) == ("entries", 1)
    game.at(1)
