"""Tables over the wire: links, moves, staleness, keys, undo by consent, takeovers, and what survives a restart."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any
from urllib.request import urlopen

import pytest
from server_in_thread import Client, Failed, Served, parts_by_chance, serving
from websockets.exceptions import ConnectionClosed

from cyclades_apps.server.bot_choices import choose_clause
from cyclades_apps.server.sqlite_store import Sqlite
from cyclades_apps.server.table_administration import Keeper
from cyclades_apps.server.table_store import Store
from cyclades_core import Game, Ruleset
from cyclades_core.game.history.journal import Journal

Made = dict[str, Any]


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    with serving(Sqlite(tmp_path / "tables.db")) as found:
        yield found


def asked_first(served: Served, made: Made) -> tuple[str, Made]:
    """The link of the seat that is asked, and its Look."""
    for name in ("host", "p2", "p3"):
        if name in made["links"]:
            look = served.post("game.look", made["links"][name])
            if look["decision"]:
                return made["links"][name], look
    raise AssertionError("nobody is asked")


def somebody(served: Served, made: Made) -> tuple[str, Made]:
    """Wait for the bots, then the person who is asked."""
    look = served.post("game.look", made["links"]["host"])
    while look["waiting"] and look["table"]["seats"][int(look["waiting"]["seat"][1:]) - 1]["bot"]:
        look = served.post("game.wait", made["links"]["host"], since=look["seq"], timeout=5)
    return asked_first(served, made)


def play(served: Served, token: str, look: Made, rng: Random, key: str) -> Made:
    parts = parts_by_chance(lambda method, **params: served.post(method, token, **params), look, rng)
    result: Made = served.post("game.play", token, expect=look["seq"], key=key, parts=parts)
    return result


def test_pages_and_health(served: Served) -> None:
    assert served.get("/healthz") == (200, "alive\n")
    assert served.get("/readyz")[0] == 200
    status, page = served.get("/")
    assert status == 200 and "/all-start_page.js" in page
    status, page = served.get("/t/whatever")
    assert status == 200 and "/all-main.js" in page, "the page asks for the link itself"
    assert json.loads(served.get("/stats")[1])["tables"] == 0
    assert served.get("/page/../pyproject.toml")[0] == 404
    assert served.get("/words/zz.json")[0] == 404
    (manifest,) = re.findall(r'href="(/page/\w+/cyclades\.webmanifest)"', page)
    assert json.loads(served.get(manifest)[1])["name"] == "Cyclades"
    with urlopen(served.url + manifest.replace("cyclades.webmanifest", "icon-180.png")) as icon:
        assert icon.headers["content-type"] == "image/png" and icon.read(4) == b"\x89PNG"


def test_a_table_has_a_link_for_everybody(served: Served) -> None:
    made = served.table("Ann", "Bob", bots=1)
    assert sorted(made["links"]) == ["host", "p2", "spectator"]
    hello = served.connect(made["links"]["p2"]).hello
    assert (hello["role"], hello["seat"], hello["game"]) == ("seat", "p2", made["table"])
    look = served.post("game.look", made["links"]["spectator"])
    assert look["seat"] is None and look["decision"] is None
    assert [seat["name"] for seat in look["table"]["seats"]] == ["Ann", "Bob", "Bot0"]


def test_wrong_links_and_roles(served: Served) -> None:
    made = served.table("Ann", "Bob", "Cleo")
    with pytest.raises(Failed, match="not-yours"):
        served.post("game.look", "nonsense")
    with pytest.raises(Failed, match="not-yours"):
        served.post("game.look")
    with pytest.raises(Failed, match="not-yours"):
        served.post("game.play", made["links"]["spectator"], expect=0, key="a", clause="bid ares 1")
    with pytest.raises(Failed, match="not-yours"):
        served.post("table.link", made["links"]["p2"], role="seat", seat="p3")
    with pytest.raises(Failed, match="method"):
        served.post("game.save", made["links"]["host"])


def test_a_new_link_ends_the_old_one(served: Served) -> None:
    made = served.table("Ann", "Bob", "Cleo")
    new = served.post("table.link", made["links"]["host"], role="seat", seat="p2")["token"]
    assert served.post("game.look", new)["seat"] == "p2"
    with pytest.raises(Failed, match="not-yours"):
        served.post("game.look", made["links"]["p2"])


def test_a_new_link_closes_what_was_opened_with_the_old_one(served: Served) -> None:
    """Made by the host, or at the machine: then the server sees it on its round."""
    made = served.table("Ann", "Bob", "Cleo")
    links = made["links"]
    host, other, old = (served.connect(links[name]) for name in ("host", "p3", "p2"))
    renewed = host.call("table.link", role="seat", seat="p2")["token"]
    new = served.connect(renewed)
    with pytest.raises(ConnectionClosed) as closed:
        old.call("game.look")
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 1008
    second = host.call("table.link", role="host")["token"]
    assert served.post("game.look", second)["own"]["role"] == "host", "with its chair"
    assert host.call("ping") == {}, "who made it stays"
    with pytest.raises(Failed, match="not-yours"):
        served.post("game.look", links["host"])
    Keeper(served.server.store).relink(made["table"], "p2")
    served.run(served.server.presence.dismiss)
    with pytest.raises(ConnectionClosed):
        new.call("game.look")
    assert other.call("game.look")["seat"] == "p3", "nobody else is sent away"
    assert [seat["here"] for seat in other.call("table.get")["seats"]] == [True, False, True]


def test_moves_are_told_to_everybody_for_their_eyes(served: Served) -> None:
    made = served.table("Ann", "Bob", "Cleo")
    watching = served.connect(made["links"]["spectator"])
    watching.call("game.subscribe")
    token, look = asked_first(served, made)
    after = play(served, token, look, Random(1), "k1")
    assert after["seq"] == 1 and after["events"]
    told = watching.wait_for(1)
    assert told["since"] == 0 and told["events"][0]["text"] == after["events"][0]["text"]
    assert told["decision"] is None
    assert any(name in told["events"][0]["text"] for name in ("Ann", "Bob", "Cleo")), "people are called by their names"


def test_old_numbers_keys_and_seats(served: Served) -> None:
    made = served.table("Ann", "Bob", "Cleo")
    token, look = asked_first(served, made)
    parts = parts_by_chance(lambda method, **params: served.post(method, token, **params), look, Random(1))
    first = served.post("game.play", token, expect=0, key="same", parts=parts)
    again = served.post("game.play", token, expect=0, key="same", parts=parts)
    assert (first["seq"], again["seq"]) == (1, 1), "a key plays once"
    assert again["events"] == first["events"]
    with pytest.raises(Failed) as stale:
        served.post("game.play", token, expect=0, key="other", parts=parts)
    assert stale.value.word == "stale" and stale.value.data["look"]["seq"] == 1
    other = next(made["links"][n] for n in ("host", "p2", "p3") if made["links"][n] != asked_first(served, made)[0])
    with pytest.raises(Failed, match="not-yours"):
        served.post("game.play", other, expect=1, key="x", clause="bid ares 1")
    with pytest.raises(Failed, match="params"):
        served.post("game.play", token, expect=1, clause="bid ares 1")


def test_move_reads_only_the_entries_that_it_adds(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """Opening a table replays its log: reading all entries for each of them would square the time."""
    made = served.table("Ann", "Bob")
    token, look = asked_first(served, made)
    play(served, token, look, Random(1), "k1")
    room = served.run(served.server.tables.room, made["table"])
    god = next(option for option in room.game.decision.options if any(option.amounts))
    read, entries = list[int](), Journal.entries

    def reads(self: Journal, machine: Any, ply: int = 0) -> list[Any]:
        found = entries(self, machine, ply)
        read.append(len(found))
        return found

    monkeypatch.setattr(Journal, "entries", reads)
    room.tried(f"bid {god.value} {god.amounts[-1]}", room.game.asked)
    assert read == [1]


def test_what_is_refused_changes_nothing(served: Served) -> None:
    made = served.table("Ann", "Bob", "Cleo")
    token, _ = asked_first(served, made)
    with pytest.raises(Failed) as refused:
        served.post("game.play", token, expect=0, key="a", clause="bid nobody 99")
    assert refused.value.word == "refused" and refused.value.data["text"]
    with pytest.raises(Failed) as half:
        served.post("game.play", token, expect=0, key="b", clause="bid")
    assert half.value.word == "refused"
    assert served.post("game.look", token)["seq"] == 0


def test_undo_is_free_or_by_consent(served: Served) -> None:
    made = served.table("Ann", "Bob", "Cleo")
    rng = Random(4)
    token, look = asked_first(served, made)
    play(served, token, look, rng, "a")
    back = served.post("undo.ask", token, to=0)
    assert (back["seq"], back["ply"]) == (2, 0), "taken back at once, as an entry"
    token, look = asked_first(served, made)
    play(served, token, look, rng, "b")
    second, look = asked_first(served, made)
    assert second != token
    play(served, second, look, rng, "c")
    asked = served.post("undo.ask", token, to=2)
    assert (asked["ply"], len(asked["table"]["requests"])) == (2, 1)
    with pytest.raises(Failed):
        served.post("undo.answer", token, yes=True)
    done = served.post("undo.answer", second, yes=True)
    assert (done["ply"], done["table"]["requests"]) == (0, [])
    # the taken line stays, and can be taken up again
    asked = served.post("undo.ask", token, to=4)
    assert (asked["ply"], len(asked["table"]["requests"])) == (0, 1), "by consent of who made the moves"
    assert served.post("undo.answer", second, yes=True)["ply"] == 2


def undo_of(served: Served, token: str) -> dict[str, Any]:
    return dict(served.post("game.look", token)["undo"])


def play_for_bots(served: Served, room: Any, stop: Callable[[], bool]) -> None:
    """Write moves as bots do, until it is a person's turn or the condition holds."""
    while not stop():
        clause = choose_clause(room.game.clone(), room.asked, "random")
        served.run(served.server.tables.play, room, room.asked, clause, None, None, "bot")


def test_undo_goes_back_to_the_own_last_decision_with_bot_moves(served: Served) -> None:
    made = served.table("Ann", "Bob", "Cleo")
    room = served.server.tables.held(made["table"])
    first, look = asked_first(served, made)
    others = [made["links"][name] for name in ("host", "p2", "p3") if made["links"][name] != first]
    play(served, first, look, Random(1), "a")
    play_for_bots(served, room, lambda: room.seq == 3)
    assert undo_of(served, first) == {"free": False, "ask": True, "to": 0}, "people sit there again"
    for seat in set(room.seats) - {look["seat"]}:
        room.seats[seat].bot = "random"
    assert undo_of(served, first) == {"free": True, "ask": True, "to": 0}
    assert undo_of(served, others[0]) == {"free": False, "ask": False}, "only bots have played there"
    assert served.post("undo.ask", first, to=0)["ply"] == 0
    assert undo_of(served, first) == {"free": False, "ask": False}


def test_undo_names_what_was_revealed_since(served: Served) -> None:
    made = served.table("Ann", "Bob", "Cleo")
    room = served.server.tables.held(made["table"])
    first, look = asked_first(served, made)
    play(served, first, look, Random(1), "a")
    play_for_bots(served, room, lambda: room.entries[-1].reveals)
    assert undo_of(served, first) == {"free": False, "ask": False, "revealed": room.entries[-1].reveals.split()[0]}
    with pytest.raises(Failed):
        served.post("undo.ask", first, to=0)


def test_undos_are_told_with_events_and_looks(served: Served) -> None:
    made = served.table("Ann", "Bob", "Cleo")
    token, look = asked_first(served, made)
    play(served, token, look, Random(1), "a")
    undo = {"seq": 2, "to": 0, "seat": look["seat"]}
    assert served.post("undo.ask", token, to=0)["undone"] == [undo]
    assert "undone" not in served.post("game.look", token)
    assert served.post("game.look", token, since=1)["undone"] == [undo]
    assert served.post("game.events", token, **{"from": 0})["undone"] == [undo]
    assert "undone" not in served.post("game.events", token, **{"from": 0, "limit": 2})


def test_asker_withdraws_a_request(served: Served) -> None:
    made = served.table("Ann", "Bob", "Cleo")
    look = served.post("table.end", made["links"]["host"])
    (request,) = look["table"]["requests"]
    with pytest.raises(Failed):
        served.post("table.answer", made["links"]["host"], yes=True, request=request["id"])
    assert (
        served.post("table.answer", made["links"]["host"], yes=False, request=request["id"])["table"]["requests"] == []
    )


def test_everything_is_shown_after_the_end(served: Served) -> None:
    made = served.table("Ann", "Bob", "Cleo")
    host, purse = made["links"]["host"], {"p1", "p2", "p3"}
    token, look = asked_first(served, made)
    play(served, token, look, Random(1), "a")

    def seen(link: str, **more: Any) -> set[str]:
        found = served.post("game.look", made["links"][link], **more)["view"]["factions"]
        return {row["seat"] for row in found if "gold" in row}

    assert (seen("host"), seen("spectator")) == ({"p1"}, set())
    served.post("table.end", host)
    for link in ("p2", "p3"):
        served.post("table.answer", made["links"][link], yes=True)
    assert seen("host") == seen("spectator") == seen("p2", at=0) == purse


def test_factions_of_a_duel_have_names(served: Served) -> None:
    made = served.table("Ann", "Bob", modules="base", mode="duel")
    room = served.server.tables.held(made["table"])
    play_for_bots(served, room, lambda: room.seq == 12)
    told = " ".join(event["text"] for event in served.post("game.events", made["links"]["host"])["events"])
    assert {"Ann 1", "Ann 2", "Bob 1", "Bob 2"} <= set(re.findall(r"(?:Ann|Bob) [12]", told)) and "p1-" not in told


def test_half_a_clause_is_refused_in_a_sentence(served: Served) -> None:
    made = served.table("Ann", "Bob", "Cleo", modules="base")
    token, look = asked_first(served, made)
    area = look["decision"]["options"][0]["value"]
    with pytest.raises(Failed) as half:
        served.post("game.play", token, expect=0, key="b", clause=f"placement-area {area}")
    assert half.value.data["code"] == "unfinished" and half.value.data["text"].startswith("This move is not complete")


def test_a_chair_is_taken_over_and_given_back(served: Served) -> None:
    made = served.table("Ann", "Bob", "Cleo")
    host = made["links"]["host"]
    look = served.post("table.takeover", host, seat="p2", bot="random")
    (request,) = look["table"]["requests"]
    assert (request["kind"], request["waits"]) == ("takeover", ["p2", "p3"])
    served.post("table.answer", made["links"]["p2"], yes=True)
    done = served.post("table.answer", made["links"]["p3"], yes=True)
    assert done["table"]["seats"][1]["bot"] == "random"
    with pytest.raises(Failed, match="not-yours"):
        served.post("table.link", host, role="seat", seat="p2")
    served.post("table.answer", made["links"]["p3"], yes=True)
    token = served.post("table.link", host, role="seat", seat="p2")["token"]
    assert served.post("table.get", token)["seats"][1]["bot"] is None


def test_names_and_settings_are_checked(served: Served) -> None:
    made = served.table("Ann", "Bob", "Cleo")
    told = served.post("table.set", made["links"]["p2"], name="  Zoë   B ", lang="pl")
    assert told["seats"][1]["name"] == "Zoë B"
    for wrong in ("Ann", "\u202ebob", "a\x1bb", "   "):
        with pytest.raises(Failed, match="params"):
            served.post("table.set", made["links"]["p2"], name=wrong)
    with pytest.raises(Failed, match="not-yours"):
        served.post("table.set", made["links"]["p2"], settings={"hints": True})
    with pytest.raises(Failed, match="params"):
        served.post("table.set", made["links"]["host"], settings={"hints": "yes"})
    for wrong in ("http://talk.example", "javascript:alert(1)", "https://", "https://[", "https://a b"):
        with pytest.raises(Failed, match="params"):
            served.post("table.set", made["links"]["host"], settings={"talk": wrong})
    for right in ("https://talk.example/room", ""):
        told = served.post("table.set", made["links"]["host"], settings={"talk": right})
        assert told["settings"]["talk"] == right
    assert served.post("table.set", made["links"]["host"], settings={"spectators": "closed"})
    with pytest.raises(Failed, match="not-yours"):
        served.connect(made["links"]["spectator"])


def test_whoever_calls_too_often_has_to_wait(tmp_path: Path) -> None:
    with serving(Sqlite(tmp_path / "t.db"), rates=1.0) as served:
        made = served.table("Ann", "Bob", "Cleo")
        with pytest.raises(Failed, match="too-many") as told:
            for _ in range(200):
                served.post("game.look", made["links"]["host"])
        assert told.value.data["retry_after"] > 0
        assert served.post("game.look", made["links"]["p2"])["seat"] == "p2", "everybody has rates of their own"
        words = []
        for n in range(14):
            with pytest.raises(Failed) as told:
                served.post("game.look", f"wrong-{n}")
            words.append(told.value.word)
        assert words[0] == "not-yours" and words[-1] == "too-many", "whoever tries links has to wait as well"


def test_log_lines_have_no_token_name_seed_or_clause(
    served: Served, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever happens, also where the engine fails with a clause in its mouth."""
    from cyclades_apps.server.log_format import JsonLogFormatter
    from cyclades_core import Game

    caplog.set_level("DEBUG", "cyclades.server")
    made = served.table("Ann", "Bob", "Cleo")
    token, look = asked_first(served, made)
    parts = parts_by_chance(lambda method, **params: served.post(method, token, **params), look, Random(2))
    room = served.run(served.server.tables.room, made["table"])

    def broken(self: Game, *what: object) -> None:
        try:
            raise KeyError(f"{room.table.seed} {token} {room.seats}")
        except KeyError as error:
            raise RuntimeError(" ".join(map(str, what))) from error

    with monkeypatch.context() as patch:
        patch.setattr(Game, "apply", broken)
        with pytest.raises(Failed, match="internal"):
            served.post("game.play", token, expect=0, key="k", parts=parts)
    assert served.post("game.play", token, expect=0, key="k", parts=parts)["seq"] == 1
    with pytest.raises(Failed, match="not-yours"):
        served.post("game.look", token[:-1])
    lines = [JsonLogFormatter().format(record) for record in caplog.records if record.name == "cyclades.server"]
    assert any("RuntimeError" in line and "KeyError" in line and "incident" in line for line in lines)
    clause = room.lines.standing()[0].clause
    hidden = [*made["links"].values(), token[:-1], room.table.seed, room.table.salt, clause, "Ann"]
    assert [(line, each) for line in lines for each in hidden if each in line] == []


def test_odds_are_a_hint_and_a_table_may_ask_for_the_only_answer(served: Served) -> None:
    made = served.table("Ann", "Bob", "Cleo", confirm=True)
    token, look = asked_first(served, made)
    assert look["view"]["table"]["confirm"] == ["p1", "p2", "p3"] and "odds" not in look
    parts = parts_by_chance(lambda method, **params: served.post(method, token, **params), look, Random(2))
    with pytest.raises(Failed, match="not-yours"):
        served.post("game.odds", token, expect=0, parts=parts)
    served.post("table.set", made["links"]["host"], settings={"hints": True})
    assert served.post("game.odds", token, expect=0, parts=parts) == {"odds": None}, "an offering is no attack"
    with pytest.raises(Failed, match="stale"):
        served.post("game.odds", token, expect=7, parts=parts)


def test_a_restart_loses_nothing(store: Store, tmp_path: Path) -> None:
    rng = Random(7)
    with serving(store) as served:
        made = served.table("Ann", "Bob", bots=1)
        for n in range(25):
            token, look = somebody(served, made)
            play(served, token, look, rng, f"k{n}")
        token, before = somebody(served, made)
    with serving(_again(store, tmp_path)) as served:
        after = served.post("game.look", token)
        assert (after["seq"], after["view"]) == (before["seq"], before["view"])
        table = served.server.store.table(made["table"])
        assert table is not None
        # the log is the game: it replays without the server
        game = Game.new(Ruleset.load("legacy"), players=["p1", "p2", "p3"], seed=int(table.seed))
        for entry in served.server.store.entries(made["table"]):
            game.apply(entry.clause)
        room = served.server.tables.held(made["table"])
        assert room is not None and room.game.fingerprint == game.fingerprint
        assert table.commitment == hashlib.sha256(f"{table.seed}:{table.salt}".encode()).hexdigest()


def _again(store: Store, tmp_path: Path) -> Store:
    url = getattr(store, "url", None)
    if url is None:
        return Sqlite(tmp_path / "tables.db")
    from cyclades_apps.server.postgres_store import Postgres

    return Postgres(url)


def test_two_processes_at_one_table(database: str) -> None:
    """Both post to the same number: one wins, the other is told; and each hears of the other's moves."""
    pytest.importorskip("psycopg", reason="the extra [postgres] is not installed")
    from cyclades_apps.server.postgres_store import Postgres

    with serving(Postgres(database)) as one, serving(Postgres(database)) as two:
        made = one.table("Ann", "Bob", "Cleo")
        there = Client(two.port, made["links"]["spectator"])
        there.call("game.subscribe")
        token, look = asked_first(one, made)
        parts = parts_by_chance(lambda method, **params: one.post(method, token, **params), look, Random(2))
        assert one.post("game.play", token, expect=0, key="a", parts=parts)["seq"] == 1
        assert there.wait_for(1)["seq"] == 1
        second, look = asked_first(two, made)
        parts = parts_by_chance(lambda method, **params: two.post(method, second, **params), look, Random(3))
        results = []
        for served, key in ((one, "b"), (two, "c")):
            try:
                results.append(served.post("game.play", second, expect=1, key=key, parts=parts)["seq"])
            except Failed as failed:
                results.append(failed.word)
        assert results in ([2, "stale"], [2, "not-yours"])
        there.close()
