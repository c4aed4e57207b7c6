"""Two games that differ in what is hidden from a seat send it the same bytes.

In each position all that a seat cannot know is exchanged; then Looks, drafts, reasons and errors of both are compared,
to the byte and so in their lengths.
"""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
import run_size
import tested_modules
from hidden_information import exchanged
from rpc_client import Client, Server

from cyclades_core import Game

NONSENSE = ("x", "end", "bid", "1", "area-nowhere", {"unit-troop": 1}, {"unit-troop": 99})


def waiting_again(game: Game) -> Game:
    """The question anew, as the exchanged position asks it."""
    m = game._m
    m.mute = True
    m.run()
    m.mute = False
    m.closed = not game.begun
    return game


def told(client: Client, game: Game, lines: list[str]) -> list[str]:
    """What is sent back to these lines if the game is this one."""
    held = client.server.dispatcher.games.get("g1")
    kept, held.game = held.game, game
    out: list[str] = []
    for line in lines:
        client.send(line)
        out += client.got
    held.game = kept
    return out


def requests(client: Client, seat: str | None, chance: random.Random) -> list[str]:
    """What a curious client of a seat would ask: nothing that changes the game."""
    held = client.server.dispatcher.games.get("g1")
    where: dict[str, Any] = {"game": "g1", "seat": seat}
    asks: list[tuple[str, dict[str, Any]]] = [("game.look", {**where, "since": max(0, held.seq - 3)})]
    asks.append(("game.events", {**where, "from": max(0, held.seq - 2)}))
    asks.append(("board.get", {"game": "g1"}))
    if seat is not None:
        asks.append(("game.draft", {**where, "parts": []}))
        asks.append(("game.draft", {**where, "expect": held.seq + 1, "parts": []}))
        asks.append(("game.play", {**where, "clause": "nonsense and more of it"}))
        asks.append(("game.play", {**where, "parts": ["nonsense", "and more"]}))
        if held.game.asked == seat:
            question = held.game.decision
            assert question is not None
            parts: list[Any] = []
            while question is not None and question.options:
                wrong = [[*parts, each] for each in chance.sample(NONSENSE, 2)]
                asks += [("game.draft", {**where, "parts": each}) for each in wrong]
                targets = [ident for option in question.options[:5] for ident in option.targets]
                targets += chance.sample(everything(held.game), 4)
                asks.append(("game.why", {**where, "parts": list(parts), "targets": targets[:100]}))
                parts.append(chance.choice(question.options).value)
                asks.append(("game.draft", {**where, "parts": list(parts), "confirm": chance.random() < 0.3}))
                asks.append(("game.draft", {**where, "parts": parts[:-1], "from": chance.randrange(40)}))
                question = held.game.draft(parts).decision
    return [
        json.dumps({"jsonrpc": "2.0", "id": n, "method": method, "params": params})
        for n, (method, params) in enumerate(asks)
    ]


def everything(game: Game) -> list[str]:
    """Ids that somebody may point at."""
    cards = [f"{entry.kind}-{entry.id}" for entry in game.rules.entries if entry.kind in ("god", "creature", "hero")]
    areas = [f"area-{area}" for area in game.places]
    return [*cards, *areas, *(f"player-{seat}" for seat in game.seats), "unit-troop", "unit-fleet"]


def another(game: Game, seat: str | None, chance: random.Random) -> Game:
    """All that is hidden from the seat exchanged; somebody else may not be asked because of it.

    At an open table who is asked in a window holds a card for that moment (docs/security.md), so other cards are looked
    for until it is the same seat; the last resort are the same cards, and only gold and the draws to come differ. At a
    discreet table the first exchange must do.
    """
    for _ in range(30):
        other = exchanged(game, seat, chance)
        if other.asked == game.asked:
            return other
        question = game.decision
        assert question is not None and question.prompt.startswith("window-") and not game._m.table.discreet
    zones, where, knows = game._m.state.zones, game._m.state.where, game._m.state.knows
    other._m.state.zones, other._m.state.where[:], other._m.state.knows = list(zones), where, knows
    assert other.asked == game.asked
    return other


def compare(way: tested_modules.Way, seed: int, positions: int, discreet: bool = False) -> int:
    """So many positions of a game; how many answers were compared."""
    chance = random.Random(seed)
    client = Server().client()
    look = client.new(way.modules, way.players, seed, mode=way.mode, discreet=discreet)
    count = 0
    for _ in range(positions):
        held = client.server.dispatcher.games.get("g1")
        for seat in (None, *held.game.seats):
            lines = requests(client, seat, chance)
            other = another(held.game, seat, chance)
            if held.game.asked == seat:
                other = waiting_again(other)
            first, second = told(client, held.game, lines), told(client, other, lines)
            assert first == second
            count += len(first)
        for _ in range(chance.randint(1, 6)):
            if look["waiting"]:
                look = client.advance(look, chance)
        if not look["waiting"]:
            break
    assert client.server.incidents == []
    return count


def contained(less: Any, more: Any) -> bool:
    """Whether whoever has the one message learns nothing from the other: `none` hides what it likes."""
    if less is None or less == "none" or less is False:
        return True
    if isinstance(less, dict):
        return isinstance(more, dict) and all(
            name in more and contained(each, more[name]) for name, each in less.items()
        )
    if isinstance(less, list):
        return isinstance(more, list) and len(less) == len(more) and all(map(contained, less, more))
    return bool(less == more)


def all_told(less: list[dict[str, Any]], more: list[dict[str, Any]]) -> bool:
    """Whether the events of the one are, in their order, among those of the other, with all that they say."""
    rest = iter(more)
    return all(any(_same_event(one, other) for other in rest) for one in less)


def _same_event(less: dict[str, Any], more: dict[str, Any]) -> bool:
    if (less["key"], less["seq"]) != (more["key"], more["seq"]) or not contained(less["args"], more["args"]):
        return False
    return less["args"] != more["args"] or less["text"] == more["text"]


def all_events(client: Client, look: dict[str, Any], since: int, **who: str) -> list[dict[str, Any]]:
    """The events of a Look, taken out of it; asked for by themselves where it had no room for all of them."""
    told: list[dict[str, Any]] = look.pop("events")
    if look.pop("truncated", False):
        page = client.call("game.events", game="g1", **{"from": since + 1}, **who)
        told, last = page["events"], told
        assert told[len(told) - len(last) :] == last, "the last ones are told"
    return told


def watched(way: tested_modules.Way, seed: int, plies: int) -> int:
    """How many Looks of seats were compared with those of whoever only watches."""
    client, chance = Server().client(), random.Random(seed)
    look = client.new(way.modules, way.players, seed, mode=way.mode)
    count = 0
    while look["waiting"] and look["ply"] < plies:
        since = max(0, look["seq"] - 2)
        watching = client.call("game.look", game="g1", since=since)
        assert watching["decision"] is None and "known" not in watching["view"]
        events = all_events(client, watching, since)
        for seat in watching["view"]["table"]["seats"]:
            own = client.call("game.look", game="g1", seat=seat, since=since)
            assert all_told(events, all_events(client, own, since, seat=seat))
            assert contained(watching, own), (seat, look["ply"])
            count += 1
        look = client.advance(look, chance)
    return count


@pytest.mark.parametrize("way", [tested_modules.LISTS[0], tested_modules.LISTS[7], tested_modules.LISTS[11]], ids=str)
def test_who_only_watches_sees_nothing_that_a_seat_does_not(way: tested_modules.Way) -> None:
    assert watched(way, 5, 15) >= 30


@pytest.mark.long
@tested_modules.each_list
def test_who_only_watches_sees_nothing_that_a_seat_does_not_in_whole_games(way: tested_modules.Way) -> None:
    for seed in range(run_size.size(ci=1, full=10)):
        watched(way, seed, 10_000)


def test_more_is_noticed() -> None:
    own = {"gold": 3, "cards": ["a", "b"], "args": {"card": "c"}}
    assert contained({"cards": ["a", "b"], "args": {"card": "none"}}, own)
    for odd in ({"secret": 1}, {"gold": 4}, {"cards": ["a"]}, {"cards": ["a", "c"]}, {"args": {"card": "d"}}):
        assert not contained(odd, own)
    event = {"key": "k", "seq": 1, "args": {}, "text": "t"}
    assert all_told([event], [{**event, "key": "l"}, event]) and not all_told([event], [{**event, "seq": 2}])
    assert not all_told([event], [{**event, "text": "u"}]) and not all_told([event, event], [event])


@pytest.mark.long(every=3)
@pytest.mark.parametrize("way", [tested_modules.LISTS[0], tested_modules.LISTS[7], tested_modules.LISTS[11]], ids=str)
def test_what_is_hidden_changes_no_byte(way: tested_modules.Way) -> None:
    assert compare(way, 3, 4) > 40


@pytest.mark.long
@tested_modules.each_list
def test_what_is_hidden_changes_no_byte_of_many(way: tested_modules.Way) -> None:
    for seed in range(run_size.size(ci=1, full=20)):
        compare(way, seed, 25)


@pytest.mark.long
@pytest.mark.parametrize("way", [way for way in tested_modules.LISTS if "hades" in way.modules], ids=str)
def test_what_is_hidden_changes_no_byte_at_a_discreet_table(way: tested_modules.Way) -> None:
    """Cards that are held face down and windows: here even who is asked tells nothing."""
    for seed in range(run_size.size(ci=1, full=8)):
        compare(way, seed, 25, discreet=True)


def test_a_leak_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = Game.view

    def leaking(self: Game, seat: str | None = None) -> dict[str, Any]:
        return {**plain(self, seat), "sum": sum(self._m.state.gold)}

    monkeypatch.setattr(Game, "view", leaking)
    with pytest.raises(AssertionError):
        compare(tested_modules.LISTS[0], 3, 8)
