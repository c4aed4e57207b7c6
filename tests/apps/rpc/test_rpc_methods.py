"""The protocol from a client's side: numbers, keys, staleness, undo, notifications, long polls, roles."""

from __future__ import annotations

import json
import random

import pytest
from rpc_client import Server

from cyclades_apps.rpc.hosted_games import HostedGames
from cyclades_core import Game


@pytest.fixture
def server() -> Server:
    return Server()


def test_a_client_may_begin_with_a_game(server: Server) -> None:
    look = server.client().new()
    assert look["seq"] == look["ply"] == 0 and look["waiting"]["seat"] == look["seat"]
    assert look["decision"]["options"] and look["decision"]["text"]
    assert "result" not in look


def test_hello_says_what_there_is(server: Server) -> None:
    hello = server.client().call("initialize", protocol=1, client="test", lang="pl_PL.UTF-8")
    assert hello["protocol"] == 1 and hello["lang"] == "pl" and "ru" in hello["languages"] and hello["role"] == "owner"
    assert server.client().call("initialize", protocol="1")["protocol"] == 1
    assert server.client().fails("initialize", protocol=2).data["expected"] == [1]
    assert server.client().fails("initialize", lang="xx").data == {"what": "language", "name": "xx"}


def test_texts_are_in_the_language_of_the_connection(server: Server) -> None:
    client = server.client()
    client.call("initialize", lang="it")
    assert client.new()["decision"]["text"] == "Quale divinità, e quanto?"


def test_a_play_is_numbered_and_told(server: Server) -> None:
    client = server.client()
    look = client.new()
    after = client.advance(look, random.Random(1))
    assert (after["seq"], after["ply"], after["since"]) == (1, 1, 0)
    assert after["seat"] == look["seat"] and after["events"] and after["events"][0]["seq"] == 1
    assert [event["n"] for event in after["events"]] == list(range(len(after["events"])))
    if after["waiting"]["seat"] != after["seat"]:
        assert after["decision"] is None


def test_a_clause_is_played_whole_or_not_at_all(server: Server) -> None:
    client = server.client()
    look = client.new()
    god = look["decision"]["options"][0]["value"]
    where = {"game": look["game"], "seat": look["seat"]}
    for half in ({"clause": f"bid {god}"}, {"parts": [god]}, {"parts": []}):
        assert client.fails("game.play", **where, **half).data["reason"] == "unfinished"
    assert client.fails("game.play", **where).data["reason"] == "either"
    assert client.fails("game.play", **where, clause="bid", parts=[]).data["reason"] == "either"
    assert client.call("game.look", **where) == client.call("game.look", **where, since=0)
    assert client.call("game.look", **where)["seq"] == 0
    assert client.call("game.play", **where, clause=f"bid {god} 1")["seq"] == 1


def test_a_refusal_has_code_rule_and_words(server: Server) -> None:
    client = server.client()
    look = client.new()
    failed = client.fails("game.play", game=look["game"], seat=look["seat"], clause="bid zeus 99")
    assert failed.code == -32001 and failed.word == "refused"
    assert failed.data["code"] == "cannot-pay" and failed.data["cite"] and failed.data["text"].endswith(".")


def test_a_stale_request_gets_the_look_of_now(server: Server) -> None:
    client = server.client()
    look = client.new()
    after = client.advance(look, random.Random(1))
    failed = client.fails("game.draft", game=look["game"], seat=after["waiting"]["seat"], expect=0, parts=[])
    assert failed.code == -32002 and failed.data["expect"] == 0
    assert failed.data["look"]["seq"] == 1 and failed.data["look"]["events"]


def test_only_the_seat_that_is_asked_may_draft_and_play(server: Server) -> None:
    client = server.client()
    look = client.new()
    other = next(seat for seat in ("p1", "p2", "p3") if seat != look["waiting"]["seat"])
    for method, more in (
        ("game.draft", {"parts": []}),
        ("game.play", {"clause": "bid zeus 1"}),
        ("game.why", {"targets": []}),
        ("bot.choose", {}),
    ):
        failed = client.fails(method, game=look["game"], seat=other, **more)
        assert (failed.word, failed.data["asked"]) == ("not-yours", look["waiting"]["seat"])
        assert client.fails(method, game=look["game"], **more).data["reason"] == "missing"


def test_the_same_key_plays_once(server: Server) -> None:
    client = server.client()
    look = client.new()
    where = {"game": look["game"], "seat": look["seat"], "key": "k1"}
    first = client.call("game.play", **where, expect=0, clause="bid zeus 1")
    client.advance(first, random.Random(1))
    assert client.call("game.play", **where, expect=0, clause="bid zeus 1") == first
    assert client.call("game.play", **where, expect=77, clause="bid zeus 1") == first
    assert client.fails("game.play", **where, clause="bid zeus 2").data["path"] == "key"
    assert client.fails("game.play", **{**where, "key": ""}, clause="bid zeus 2").data["reason"] == "length"
    assert client.call("game.look", game=look["game"])["seq"] == 2


def test_old_keys_are_known_when_their_answers_are_gone(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cyclades_apps.rpc.hosted_games.RPC_KEYS", 1)
    client = server.client()
    look = client.new()
    first = client.call("game.play", game=look["game"], seat="p1", key="a", clause="bid zeus 1")
    client.call("game.play", game=look["game"], seat=first["waiting"]["seat"], key="b", clause="bid zeus 3")
    again = client.call("game.play", game=look["game"], seat="p1", key="a", clause="bid zeus 1")
    assert again["seq"] == 2 and again["seat"] == "p1"


def test_names_are_seats_and_places_stand_for_them(server: Server) -> None:
    client = server.client()
    look = client.new(players=["ann", "bob", "cleo"])
    assert look["seat"] in ("ann", "bob", "cleo")
    assert client.call("game.look", game=look["game"], seat="p2")["seat"] == "bob"
    assert client.fails("game.look", game=look["game"], seat="p4").data == {"what": "seat", "name": "p4"}
    assert client.fails("game.new", modules=["legacy"], players=["ann", "->"]).word == "engine"


def test_a_refused_seat_leaves_no_game_behind() -> None:
    server = Server(HostedGames(most=1))
    client = server.client()
    assert client.fails("game.new", modules=["legacy"], seat="zed").word == "unknown"
    look = client.new()
    failed = client.fails("game.new", modules=["legacy"])
    assert (failed.word, failed.data["most"]) == ("too-many", 1)
    client.call("game.close", game=look["game"])
    assert client.new()["game"] != look["game"]
    assert client.fails("game.look", game=look["game"]).word == "unknown"


def test_seeds_are_decimal_texts(server: Server) -> None:
    client = server.client()
    big = str(2**64 - 1)
    one, other = (client.call("game.new", modules=["legacy"], seed=big)["view"] for _ in range(2))
    assert one == other
    for wrong in ("x", "-1", "1.5", "٣", str(2**64)):
        assert client.fails("game.new", modules=["legacy"], seed=wrong).data["path"] == "seed"


def test_what_is_wrong_with_modules_is_told_with_what_works(server: Server) -> None:
    client = server.client()
    found = client.call("modules.check", modules=["base", "legacy"])
    assert found["works"] == ["base"] and found["problems"][0]["code"] == "conflicting-modules"
    found = client.call("modules.check", modules=["legacy", "hades"])
    assert found["problems"] == [] and found["players"] == [2, 3, 4, 5] and found["boards"] and found["modes"]
    assert client.fails("game.new", modules=["legaci"]).data["args"]["nearest"] == "legacy"
    assert client.call("modules.check", modules=["legacy"], options={"x": 1})["problems"]
    listed = client.call("modules.list", lang="pl")["modules"]
    assert {"base", "legacy", "hades/undead"} <= {module["id"] for module in listed}
    assert all(isinstance(each, list) for module in listed for each in module["requires"])


def test_content_has_names_and_texts(server: Server) -> None:
    client = server.client()
    of_modules = client.call("content.get", modules=["legacy"], lang="pl")
    assert of_modules["names"]["unit-troop"] and of_modules["texts"]["creature-harpy"]
    look = client.new()
    of_game = client.call("content.get", game=look["game"])
    assert of_game["fingerprint"] == of_modules["fingerprint"]
    assert any(ident.startswith("area-") for ident in of_game["names"])
    assert client.call("content.get", modules=["base"], lang="en")["names"]["phase-setup"] == "Setup"
    assert client.fails("content.get").data["reason"] == "either"
    assert client.fails("content.get", game="g1", modules=["legacy"]).data["reason"] == "either"


@pytest.mark.parametrize("modules", ["base", "legacy,hades/heroes,titans/artifacts"])
def test_every_card_has_a_text(server: Server, modules: str) -> None:
    """Also a hero, whose message has two powers and no attribute `text`."""
    found = server.client().call("content.get", modules=modules.split(","), lang="en")
    cards = [each for each in found["names"] if each.split("-")[0] in ("god", "creature", "hero", "artifact")]
    assert len(cards) > 20 and [each for each in cards if each not in found["texts"]] == []
    heroes = [text.splitlines() for each, text in found["texts"].items() if each.startswith("hero-")]
    assert heroes and all(len(lines) == 2 and lines[1].startswith("Sacrifice: ") for lines in heroes)


def test_a_board_is_drawn_once(server: Server) -> None:
    client = server.client()
    client.new()
    board = client.call("board.get", game="g1")["board"]
    assert {area["id"] for area in board["areas"]} >= {"area-m3-b1"} and board["extent"]
    assert client.call("board.get", modules=["legacy"], board=board["id"])["board"] == board
    assert client.fails("board.get", modules=["legacy"], board="x").data == {"what": "board", "name": "x"}
    assert board["id"] in client.fails("board.get", modules=["legacy"]).data["expected"]


def test_a_save_goes_on_elsewhere(server: Server) -> None:
    client, chance = server.client(), random.Random(4)
    look = client.new("legacy,hades", 4)
    for _ in range(30):
        look = client.advance(look, chance)
    save = client.call("game.save", game=look["game"])["save"]
    again = Server().client()
    loaded = again.call("game.load", save=save, seat="p2")
    assert loaded["seq"] == loaded["ply"] == 30
    assert loaded["view"] == client.call("game.look", game=look["game"], seat="p2")["view"]
    assert again.call("game.events", game="g1", seat="p2") == client.call("game.events", game="g1", seat="p2")
    assert Game.from_json(client.call("game.save", game="g1", snapshot=False)["save"]).log
    assert again.fails("game.load", save="{").data["code"] == "save-unreadable"


def test_events_come_in_pages(server: Server) -> None:
    client, chance = server.client(), random.Random(4)
    look = client.new()
    for _ in range(12):
        look = client.advance(look, chance)
    whole = client.call("game.events", game="g1", seat="p1")
    assert whole["next"] is None and {event["seq"] for event in whole["events"]} <= set(range(13))
    paged, start = [], 0
    while start is not None:
        page = client.call("game.events", game="g1", seat="p1", from_=start, limit=5)
        paged += page["events"]
        start = page["next"]
    assert paged == whole["events"]
    assert client.fails("game.events", game="g1", from_=99).word == "unknown"
    since = client.call("game.look", game="g1", seat="p1", since=10)
    assert since["events"] == [event for event in whole["events"] if event["seq"] > 10]


def test_too_many_events_are_left_to_pages(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cyclades_apps.rpc.method_context.RPC_EVENTS", 3)
    client, chance = server.client(), random.Random(4)
    look = client.new()
    for _ in range(5):
        look = client.advance(look, chance)
    late = client.call("game.look", game="g1", since=0)
    assert late["truncated"] and late["events"] == []


def test_one_s_own_last_entry_is_taken_back_at_once(server: Server) -> None:
    client = server.client()
    before = client.new()
    seat = before["seat"]
    after = client.call("game.play", game="g1", seat=seat, clause="bid zeus 1")
    assert after["undo"] == {"free": True, "ask": True, "to": 0}
    back = client.call("undo.ask", game="g1", seat=seat, to=0)
    assert (back["seq"], back["ply"]) == (2, 0) and back["view"] == before["view"]
    assert back["decision"] == before["decision"]
    assert client.call("game.play", game="g1", seat=seat, expect=2, clause="bid zeus 2")["ply"] == 1
    assert client.fails("undo.ask", game="g1", seat=seat, to=1).data == {"what": "seq", "name": 1}


def test_those_who_answered_since_are_asked(server: Server) -> None:
    client = server.client()
    first = client.new()["seat"]
    second = client.call("game.play", game="g1", seat=first, clause="bid zeus 1")["waiting"]["seat"]
    client.call("game.play", game="g1", seat=second, clause="bid zeus 2")
    third = next(seat for seat in ("p1", "p2", "p3") if seat not in (first, second))
    asked = client.call("undo.ask", game="g1", seat=first, to=0)
    assert asked["undo"]["request"] == {"seat": first, "to": 0, "waits": [second]} and asked["ply"] == 2
    assert client.fails("undo.answer", game="g1", seat=third, yes=True).word == "not-yours"
    assert "request" not in client.call("undo.answer", game="g1", seat=second, yes=False)["undo"]
    client.call("undo.ask", game="g1", seat=first, to=0)
    done = client.call("undo.answer", game="g1", seat=second, yes=True)
    assert (done["seq"], done["ply"], done["waiting"]["seat"]) == (3, 0, first)


def test_nothing_that_was_revealed_is_taken_back(server: Server) -> None:
    client, chance = server.client(), random.Random(3)
    look = client.new()
    while look["undo"]["ask"] or look["ply"] == 0:
        look = client.advance(look, chance)
    failed = client.fails("undo.ask", game="g1", seat=look["seat"], to=look["seq"] - 1)
    assert failed.data["code"] == "revealed"


def test_those_who_watch_are_told_but_not_who_played(server: Server) -> None:
    client, chance = server.client(), random.Random(1)
    look = client.new()
    for seat in ("p1", "p2", None):
        client.call("game.subscribe", game="g1", seat=seat)
    after = client.advance(look, chance)
    told = [json.loads(text) for text in client.got[1:]]
    assert {message["method"] for message in told} == {"game.changed"}
    assert [message["params"]["seat"] for message in told] == [s for s in ("p1", "p2", None) if s != look["seat"]]
    assert all(message["params"]["seq"] == 1 and message["params"]["since"] == 0 for message in told)
    client.call("game.unsubscribe", game="g1", seat="p2")
    client.call("game.unsubscribe", game="g1")
    client.call("game.unsubscribe", game="g1", seat="p1")
    client.advance(after, chance)
    assert len(client.got) == 1


def test_a_long_poll_is_answered_by_a_change_or_by_time(server: Server) -> None:
    one, other = server.client(), server.client()
    look = one.new()
    ask = {"jsonrpc": "2.0", "id": "w", "method": "game.wait", "params": {"game": "g1", "seat": "p3", "since": 0}}
    assert other.send(json.dumps(ask)) == []
    assert server.dispatcher.deadline == 25
    one.advance(look, random.Random(1))
    assert [json.loads(text)["id"] for text in other.got] == ["w"]
    assert json.loads(other.got[0])["result"]["seq"] == 1 and server.dispatcher.deadline is None
    assert other.send(json.dumps(ask))[0]["result"]["seq"] == 1
    ask["params"] = {"game": "g1", "since": 1, "timeout": 3}
    assert other.send(json.dumps(ask)) == []
    server.time = 2.0
    server.dispatcher.expire()
    assert other.got == []
    server.time = 3.0
    server.dispatcher.expire()
    assert json.loads(other.got[0])["result"]["seq"] == 1
    other.send(json.dumps(ask))
    server.dispatcher.leave(other.caller)
    assert server.dispatcher.deadline is None
    other.send(json.dumps(ask))
    one.call("game.close", game="g1")
    assert json.loads(other.got[-1])["error"]["message"] == "unknown"


def test_the_number_of_long_polls_is_bounded(server: Server) -> None:
    client = server.client()
    client.new()
    for n in range(70):
        ask = {"jsonrpc": "2.0", "id": n, "method": "game.wait", "params": {"game": "g1", "since": 0}}
        told = client.send(json.dumps(ask))
    assert told[0]["error"]["message"] == "too-many"


def test_a_look_into_the_past_has_no_question(server: Server) -> None:
    client, chance = server.client(), random.Random(2)
    start = client.new()
    look = start
    for _ in range(5):
        look = client.advance(look, chance)
    then = client.call("game.look", game="g1", seat=start["seat"], at=0)
    assert then["view"] == start["view"] and then["decision"] is None and (then["ply"], then["seq"]) == (0, 5)
    assert client.fails("game.look", game="g1", at=6).data == {"what": "ply", "name": 6}


def test_roles_decide_what_may_be_asked(server: Server) -> None:
    owner = server.client()
    look = owner.new()
    seat = look["waiting"]["seat"]
    player = server.client("seat", "g1", seat)
    watcher = server.client("spectator", "g1")
    assert player.call("game.look")["decision"] == look["decision"]
    assert watcher.call("game.look")["decision"] is None and watcher.call("game.look")["seat"] is None
    other = next(name for name in ("p1", "p2") if name != seat)
    assert player.fails("game.look", seat=other).word == "not-yours"
    assert player.fails("game.look", game="g2").word == "not-yours"
    assert watcher.fails("game.look", seat=seat).word == "not-yours"
    for method, params in (
        ("game.new", {"modules": ["legacy"]}),
        ("game.save", {}),
        ("game.close", {}),
        ("game.load", {"save": ""}),
        ("bot.choose", {}),
    ):
        assert player.fails(method, **params).word == "not-yours"
        assert watcher.fails(method, **params).word == "not-yours"
    assert watcher.fails("game.play", expect=0, clause="bid zeus 1").word == "not-yours"
    assert player.fails("game.play", clause="bid zeus 1").data["path"] == "expect"
    assert player.call("game.play", expect=0, clause="bid zeus 1")["seq"] == 1


def test_a_bot_says_what_it_would_play(server: Server) -> None:
    client, chance = server.client(), random.Random(2)
    look = client.new()
    for _ in range(25):
        look = client.advance(look, chance)
        seat = look["waiting"]["seat"]
        clause = client.call("bot.choose", game="g1", seat=seat, spec="random", salt="x")["clause"]
        assert clause == client.call("bot.choose", game="g1", seat=seat, spec="random", salt="x")["clause"]
        look = client.call("game.play", game="g1", seat=seat, clause=clause)
    assert (
        client.fails("bot.choose", game="g1", seat=look["waiting"]["seat"], spec="gredy").data["code"] == "unknown-bot"
    )


def test_a_server_that_closes_says_so(server: Server) -> None:
    client = server.client()
    client.new()
    server.dispatcher.close(5, [client.caller])
    assert json.loads(client.got[-1]) == {"jsonrpc": "2.0", "method": "server.closing", "params": {"after": 5}}
    assert client.fails("game.look", game="g1").word == "closing"


@pytest.mark.long
def test_at_the_end_nobody_is_waited_for(server: Server) -> None:
    client, chance = server.client(), random.Random(5)
    look = client.new("base", 2, mode="duel")
    while look["waiting"]:
        look = client.advance(look, chance)
    assert look["result"]["winners"] and look["decision"] is None and look["view"]["over"]
    failed = client.fails("game.play", game="g1", seat="p1", clause="bid zeus 1")
    assert failed.data["code"] == "game-over"
    assert client.call("game.wait", game="g1", since=look["seq"])["waiting"] is None


def test_of_many_options_a_look_has_what_fits(monkeypatch: pytest.MonkeyPatch, server: Server) -> None:
    from cyclades_apps.rpc import snapshots
    from cyclades_apps.rpc.message_encoding import encoded

    client = server.client()
    look = client.new("base", 4)
    while len(look["decision"]["options"]) < 10:  # the first placement has many
        look = client.advance(look, random.Random(1))
        look = client.call("game.look", game=look["game"], seat=look["waiting"]["seat"])
    whole, size = look["decision"]["options"], len(encoded(look))
    monkeypatch.setattr(snapshots, "RPC_LOOK_BYTES", size - 100)
    monkeypatch.setattr(snapshots, "RPC_LOOK_OPTIONS", 3)
    where = {"game": look["game"], "seat": look["seat"]}
    smaller = client.call("game.look", **where)
    shown = smaller["decision"]["options"]
    assert 3 < len(shown) < len(whole) and smaller["decision"]["more"] and len(encoded(smaller)) <= size - 80
    rest = client.call("game.draft", **where, parts=[], from_=len(shown))["decision"]
    assert shown + rest["options"] == whole and "more" not in rest
    monkeypatch.setattr(snapshots, "RPC_LOOK_BYTES", 0)
    least = client.call("game.look", **where)["decision"]
    assert least["options"] == whole[:1] and least["more"], "one there is in any case"


def test_of_many_events_a_look_has_the_last_that_fit(monkeypatch: pytest.MonkeyPatch, server: Server) -> None:
    from cyclades_apps.rpc import snapshots
    from cyclades_apps.rpc.message_encoding import encoded

    client, chance = server.client(), random.Random(4)
    look = client.new()
    for _ in range(12):
        look = client.advance(look, chance)
    where = {"game": look["game"], "seat": look["waiting"]["seat"], "since": look["seq"] - 4}
    whole = client.call("game.look", **where)
    size = len(encoded(whole).encode()) - 300
    monkeypatch.setattr(snapshots, "RPC_LOOK_BYTES", size)
    smaller = client.call("game.look", **where)
    assert "truncated" not in whole and smaller["truncated"] and len(encoded(smaller).encode()) <= size
    assert smaller["events"] and whole["events"][-len(smaller["events"]) :] == smaller["events"]
    assert smaller["decision"] == whole["decision"], "the question comes before the news"
    page = client.call("game.events", game=look["game"], seat=where["seat"], from_=look["seq"] - 3)
    assert page["events"] == whole["events"]


def test_the_text_of_a_look_is_written_once_and_is_its_data(server: Server) -> None:
    from cyclades_apps.rpc.message_encoding import EncodedData, encoded, notification

    client = server.client()
    look = client.new()
    told = EncodedData(look, encoded(look))
    assert encoded(told) == encoded(dict(told)) and encoded(dict(told)) == json.dumps(
        look, ensure_ascii=False, separators=(",", ":")
    )
    assert json.loads(notification("game.changed", told)) == {
        "jsonrpc": "2.0",
        "method": "game.changed",
        "params": look,
    }


def test_a_site_is_called_by_its_area() -> None:
    from cyclades_apps.rpc.localization import RpcMessages
    from cyclades_core import Option

    words = RpcMessages().of("en", ["legacy"], places={"area-m3-b1": "Andros"})
    one = Option("m3-b1.s2", targets=("site-m3-b1.s2",), at="area-m3-b1")
    name = words.name("area-m3-b1")
    assert words.option(one, "site", "one") == f"{name} · 2"
    only = Option("m3-b1.site", targets=("site-m3-b1.site",), at="area-m3-b1")
    assert words.option(only, "site", "one") == name


def test_a_draft_says_also_what_there_was_no_choice_about() -> None:
    """Parts and forced parts together are the clause: who reads both knows all that will happen."""
    games = HostedGames()
    client, rng, told = Server(games).client(), random.Random(5), 0
    look = client.new(seed="1")
    for _ in range(60):
        game = look["game"]
        parts, draft = [], {"complete": False, "decision": look["decision"]}
        while not draft["complete"]:
            parts.append(rng.choice(draft["decision"]["options"])["value"])
            draft = client.call("game.draft", game=game, seat=look["waiting"]["seat"], expect=look["seq"], parts=parts)
        held = games.get(game).game
        if "forced" in draft:
            told += 1
            whole, left = [], list(draft["forced"])
            for n in range(len(parts) + 1):
                while left and left[0]["behind"] == n:
                    assert left.pop(0)["text"]
                    whole.append(held.draft(whole, True).decision.options[0].value)
                whole += parts[n : n + 1]
            assert left == []
            assert (held.draft(whole, True).clause, held.draft(whole, True).complete) == (draft["clause"], True)
        else:
            assert held.draft(parts, True).complete, "nothing is left out"
        seat = look["waiting"]["seat"]
        look = client.call("game.play", game=game, seat=seat, expect=look["seq"], key=f"k{look['seq']}", parts=parts)
        look = client.call("game.look", game=game, seat=look["waiting"]["seat"])
    assert told > 3
