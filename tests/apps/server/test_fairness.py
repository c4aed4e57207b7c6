"""What players may do to each other: nothing without consent, nothing unseen, and nothing live for late spectators."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from server_in_thread import Client, Failed, Served, parts_by_chance, serving
from websockets.exceptions import ConnectionClosed

from cyclades_apps.rpc.rpc_errors import RpcError
from cyclades_apps.server import server_clock
from cyclades_apps.server.rooms import Room
from cyclades_apps.server.server_clock import DAY, MINUTE, now
from cyclades_apps.server.sqlite_store import Sqlite
from cyclades_apps.server.table_administration import Keeper
from cyclades_apps.server.table_store import Store

Made = dict[str, Any]


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server for all tests: each has tables of its own."""
    with serving(Sqlite(tmp_path_factory.mktemp("fair") / "tables.db")) as found:
        yield found


def links_of(made: Made) -> dict[str, str]:
    return {"p1": made["links"]["host"], **{name: made["links"][name] for name in made["links"] if name[0] == "p"}}


def move(served: Served, made: Made, rng: Random, key: str | None = None) -> tuple[str, Made]:
    """Play a move of the person who is asked; the seat and the Look after it."""
    links = links_of(made)
    seat = served.post("game.look", made["links"]["host"])["waiting"]["seat"]
    look = served.post("game.look", links[seat])
    parts = parts_by_chance(lambda method, **more: served.post(method, links[seat], **more), look, rng)
    key = key or f"k{rng.getrandbits(60)}"
    return seat, served.post("game.play", links[seat], expect=look["seq"], key=key, parts=parts)


def forget(served: Served, made: Made, seat: str, minutes: int) -> None:
    """Let a player be away for so long."""
    served.server.presence.started = -1e9  # the server runs for longer

    async def work() -> None:
        room = await served.server.tables.room(made["table"])
        room.seats[seat].last_seen = now() - minutes * MINUTE
        room.table.created = now() - minutes * MINUTE

    served.run(work)


def eventually(found: Any) -> None:
    """Wait until something is so, since sockets are closed at their own pace."""
    for _ in range(300):
        if found():
            return
        time.sleep(0.01)
    raise AssertionError


# -- chairs ----------------------------------------------------------------------------------------------------------


def test_bot_takes_chair_of_present_player_only_with_consent(served: Served) -> None:
    made = served.table("Ann", "Bob")
    owner, guest = served.connect(made["links"]["host"]), served.connect(made["links"]["p2"])
    look = guest.call("table.takeover", seat="p1", bot="greedy")
    assert [(each["kind"], each["waits"]) for each in look["table"]["requests"]] == [("takeover", ["p1"])]
    assert look["table"]["seats"][0]["bot"] is None
    owner.call("table.answer", yes=False)
    assert guest.call("table.get")["seats"][0]["bot"] is None
    guest.call("table.takeover", seat="p1", bot="random")
    assert owner.call("table.answer", yes=True)["table"]["seats"][0]["bot"] == "random", "a bot that the owner knows"


def test_bot_takes_chair_after_the_absence_that_the_table_shows(served: Served) -> None:
    made = served.table("Ann", "Bob", settings={"absence": 15})
    guest = served.connect(made["links"]["p2"])
    told = guest.call("table.get")
    assert told["settings"]["absence"] == 15 and "away" not in told["seats"][1]
    assert abs(told["seats"][0]["away"] - now()) < MINUTE and told["seats"][0]["here"] is False
    assert guest.call("table.takeover", seat="p1")["table"]["seats"][0]["bot"] is None, "away, but not long enough"
    forget(served, made, "p1", 16)
    look = guest.call("table.takeover", seat="p1", bot="random")
    assert look["table"]["seats"][0]["bot"] is None, "nobody chooses a weak bot for a rival"
    look = guest.call("table.takeover", seat="p1")
    assert look["table"]["seats"][0]["bot"] == "greedy"
    owner = served.connect(made["links"]["host"])
    assert owner.call("table.takeover", seat="p1", bot="")["table"]["seats"][0]["bot"] is None, "and comes back"


def test_owner_who_comes_back_is_asked(served: Served) -> None:
    made = served.table("Ann", "Bob", "Cleo", settings={"absence": 5})
    guest, third = served.connect(made["links"]["p2"]), served.connect(made["links"]["p3"])
    forget(served, made, "p1", 6)
    look = guest.call("table.takeover", seat="p1")
    assert look["table"]["requests"][0]["waits"] == ["p3"]
    owner = served.connect(made["links"]["host"])
    look = third.call("table.answer", yes=True)
    assert look["table"]["requests"][0]["waits"] == ["p1"] and look["table"]["seats"][0]["bot"] is None
    owner.call("table.answer", yes=False)


def test_absence_is_chosen_with_the_table_and_stays(served: Served) -> None:
    made = served.table("Ann", "Bob", settings={"clock": 3})
    assert served.post("table.get", made["links"]["p2"])["settings"]["absence"] == 4320, "as long as the clock"
    with pytest.raises(Failed, match="params"):
        served.post("table.set", made["links"]["host"], settings={"absence": 5})
    for wrong in (-1, 1, True, "5"):
        with pytest.raises(Failed, match="params"):
            served.table("Ann", "Bob", settings={"absence": wrong})
    never = served.table("Ann", "Bob", settings={"absence": 0})
    forget(served, never, "p1", 60 * 24 * 365)
    look = served.post("table.takeover", never["links"]["p2"], seat="p1")
    assert look["table"]["requests"][0]["waits"] == ["p1"]


def test_jump_of_the_clock_is_no_absence(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    made = served.table("Ann", "Bob", settings={"absence": 60})
    real = time.time_ns
    monkeypatch.setattr(server_clock, "_watch", server_clock._Watch())
    monkeypatch.setattr(server_clock.time, "time_ns", lambda: real() + 3 * DAY * 1_000_000)
    look = served.post("table.takeover", made["links"]["p2"], seat="p1")
    assert look["table"]["seats"][0]["bot"] is None and look["table"]["requests"]


def test_jump_of_the_clock_archives_nothing(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    made = served.table("Ann", "Bob")
    monkeypatch.setattr(server_clock, "_watch", server_clock._Watch())
    real = time.time_ns
    monkeypatch.setattr(server_clock.time, "time_ns", lambda: real() + 1000 * DAY * 1_000_000)
    served.run(served.server.patrol.put_away)
    table = served.server.store.table(made["table"])
    assert table is not None and table.status == "running"


@pytest.mark.parametrize("jumps", [[3], [3, -3], [-3], [-3, 3], [3, -3, 5]])
def test_elapsed_time_leaves_jumps_out(monkeypatch: pytest.MonkeyPatch, jumps: list[int]) -> None:
    """Clocks jump by days; really, two hours have passed since a time that was taken before, between and after them."""
    at = {"wall": 10**15, "steady": 10**12}
    monkeypatch.setattr(server_clock.time, "time_ns", lambda: at["wall"] * 1_000_000)
    monkeypatch.setattr(server_clock.time, "monotonic_ns", lambda: at["steady"] * 1_000_000)
    monkeypatch.setattr(server_clock, "_watch", server_clock._Watch())
    taken: list[tuple[int, int]] = []
    for days in [*jumps, 0]:
        at["wall"], at["steady"] = at["wall"] + 60 * MINUTE, at["steady"] + 60 * MINUTE
        taken.append((server_clock.now(), at["steady"]))
        server_clock.jumped()
        at["wall"] += days * DAY
        server_clock.jumped()
    at["wall"], at["steady"] = at["wall"] + 60 * MINUTE, at["steady"] + 60 * MINUTE
    for wall, steady in taken:
        assert server_clock.elapsed(wall) == at["steady"] - steady
    assert server_clock.jumped() == max(0, sum(jumps)) * DAY


def test_host_puts_no_person_on_a_bots_chair_alone(served: Served) -> None:
    made = served.table("Ann", "Bob", bots=1)
    with pytest.raises(Failed) as asked:
        served.post("table.link", made["links"]["host"], role="seat", seat="p3")
    assert asked.value.data["what"] == "consent"
    look = served.post("game.look", made["links"]["p2"])
    assert [(each["kind"], each["waits"]) for each in look["table"]["requests"]] == [("back", ["p2"])]
    served.post("table.takeover", made["links"]["host"], seat="p3", bot="random")
    assert served.post("table.get", made["links"]["host"])["seats"][2]["bot"] == "random"
    alone = served.table("Ann", bots=1)
    assert served.post("table.link", alone["links"]["host"], role="seat", seat="p2")["token"]


def test_nobody_counts_as_absent_right_after_a_start(served: Served) -> None:
    """While a server is down, nobody can be there: pages get five minutes to come back."""
    made = served.table("Ann", "Bob", settings={"absence": 15})
    forget(served, made, "p1", 24 * 60)
    served.server.presence.started = time.monotonic() - 4 * 60
    guest = served.connect(made["links"]["p2"])
    assert guest.call("table.takeover", seat="p1")["table"]["requests"][0]["waits"] == ["p1"]
    served.server.presence.started = time.monotonic() - 6 * 60
    assert guest.call("table.takeover", seat="p1")["table"]["seats"][0]["bot"] == "greedy"


def test_nobody_changes_the_bot_that_a_player_has_chosen(served: Served) -> None:
    made = served.table("Ann", "Bob", settings={"absence": 15})
    guest = served.connect(made["links"]["p2"])
    guest.call("table.takeover", seat="p2", bot="mcts")
    for bot in ("random", "greedy"):
        look = served.post("table.takeover", made["links"]["host"], seat="p2", bot=bot)
        assert look["table"]["seats"][1]["bot"] == "mcts"
        assert [(each["bot"], each["waits"]) for each in look["table"]["requests"]] == [(bot, ["p2"])]
    guest.close()
    eventually(lambda: not served.server.presence.of(made["table"]))
    forget(served, made, "p2", 16)
    look = served.post("table.takeover", made["links"]["host"], seat="p2", bot="random")
    assert look["table"]["seats"][1]["bot"] == "mcts", "not a weaker one, however long the player is away"
    look = served.post("table.takeover", made["links"]["host"], seat="p2", bot="greedy")
    assert look["table"]["seats"][1]["bot"] == "greedy"


def test_chair_that_stays_as_it_is_makes_no_entry(served: Served) -> None:
    made = served.table("Ann", "Bob")
    for bot in ("", "quick", "quick", ""):
        served.post("table.takeover", made["links"]["p2"], seat="p2", bot=bot)
    assert [entry.kind for entry in served.server.store.entries(made["table"])] == ["takeover", "back"]


def test_own_chair_gives_no_more_time(served: Served) -> None:
    made = served.table("Ann", "Bob")
    before = served.post("game.look", made["links"]["host"])["waiting"]["since"]
    time.sleep(0.02)
    served.post("table.link", made["links"]["host"], role="seat", seat="p2")
    assert served.post("game.look", made["links"]["host"])["waiting"]["since"] == before


# -- undo and redo ---------------------------------------------------------------------------------------------------


def test_redo_of_anothers_move_needs_consent(served: Served) -> None:
    made, rng = served.table("Ann", "Bob"), Random(1)
    links = links_of(made)
    first, _ = move(served, made, rng)
    other = "p2" if first == "p1" else "p1"
    served.post("undo.ask", links[first], to=0)
    look = served.post("undo.ask", links[other], to=1)
    assert (look["ply"], [each["waits"] for each in look["table"]["requests"]]) == (0, [[first]])
    served.post("undo.answer", links[first], yes=False)
    assert served.post("undo.ask", links[first], to=1)["ply"] == 1, "one's own comes back freely"


def test_move_made_while_an_undo_is_asked_needs_consent_too(served: Served) -> None:
    """p1 plays, p2 plays, p1 asks to undo both; p3 plays meanwhile, and is asked as well before it is done."""
    rng, one, two, three = Random(2), "", "", ""
    while len({one, two, three}) < 3:  # nobody is overbid
        made = served.table("Ann", "Bob", "Cleo")
        links = links_of(made)
        (one, _), (two, _) = move(served, made, rng), move(served, made, rng)
        served.post("undo.ask", links[one], to=0)
        three, _ = move(served, made, rng)
    look = served.post("undo.answer", links[two], yes=True)
    assert (look["ply"], [each["waits"] for each in look["table"]["requests"]]) == (3, [[three]])
    assert served.post("undo.answer", links[three], yes=True)["ply"] == 0


def links_after_a_bid_of_a_bot(served: Served) -> dict[str, str]:
    """The links of a table of two people at which a bot has made the first move."""
    while True:
        made = served.table("Ann", "Bob", bots=1)
        look = served.post("game.look", made["links"]["host"])
        if look["waiting"]["seat"] == "p3":
            look = served.post("game.wait", made["links"]["host"], since=0, timeout=20)
        if look["seq"]:
            return links_of(made)


def test_move_of_a_bot_is_undone_only_by_everyone(served: Served) -> None:
    """Else any player could have a bot think again until it plays what that player likes, and stop the others."""
    links = links_after_a_bid_of_a_bot(served)
    look = served.post("undo.ask", links["p2"], to=0)
    assert (look["ply"] > 0, [each["waits"] for each in look["table"]["requests"]]) == (True, [["p1"]])
    served.post("undo.answer", links["p1"], yes=False)


def test_move_of_a_bot_goes_with_the_move_before_it(served: Served) -> None:
    made, rng = served.table("Ann", "Bob", "Cleo"), Random(4)
    room = served.server.tables.held(made["table"])
    one, _ = move(served, made, rng)
    two, _ = move(served, made, rng)
    room.seats[two].bot = "random"  # type: ignore[union-attr]
    assert served.post("undo.ask", links_of(made)[one], to=0)["ply"] == 0


def test_consent_to_an_undo_is_no_consent_for_later_moves(served: Served) -> None:
    """p1 asks to undo, p2 agrees and plays again, p3 agrees at last: p2 has not agreed to lose that move."""
    rng, seats = Random(2), list[str]()
    while len(set(seats[:3])) < 3 or seats[3] != seats[1]:
        made, seats = served.table("Ann", "Bob", "Cleo"), []
        links = links_of(made)
        for _ in range(3):
            seats.append(move(served, made, rng)[0])
        served.post("undo.ask", links[seats[0]], to=0)
        served.post("undo.answer", links[seats[1]], yes=True)
        seats.append(move(served, made, rng)[0])
    look = served.post("undo.answer", links[seats[2]], yes=True)
    assert (look["ply"], [each["waits"] for each in look["table"]["requests"]]) == (4, [[seats[1]]])
    assert served.post("undo.answer", links[seats[1]], yes=True)["ply"] == 0


def test_request_that_expires_is_shown_as_expired(served: Served) -> None:
    made, rng = served.table("Ann", "Bob"), Random(1)
    links = links_of(made)
    first, _ = move(served, made, rng)
    other = "p2" if first == "p1" else "p1"
    served.post("undo.ask", links[other], to=0)
    room = served.server.tables.held(made["table"])
    request = next(iter(room.requests.values()))  # type: ignore[union-attr]
    served.run(served.server.patrol.expire)
    assert [each["id"] for each in served.post("table.get", links[first])["requests"]] == [request.id]
    request.at -= DAY + 1000
    request.until -= DAY + 1000
    guest = served.connect(links[first])
    guest.call("game.subscribe")
    served.run(served.server.patrol.expire)
    guest.call("ping")
    told = guest.told[-1]["params"]
    ended = {"id": request.id, "kind": "undo", "by": other, "about": None, "state": "expired"}
    assert (told["requests"], told["ended"]) == ([], [ended])
    with pytest.raises(Failed, match="not-yours"):
        served.post("table.answer", links[first], yes=True, request=request.id)
    assert served.server.store.requests(made["table"]) == []


def test_entries_that_are_no_moves_stay_after_an_undo(served: Served) -> None:
    made, rng = served.table("Ann", "Bob"), Random(1)
    links = links_of(made)
    first, _ = move(served, made, rng)  # now the other one is asked, so the bot of this seat plays nothing
    served.post("table.takeover", links[first], seat=first, bot="quick")
    served.post("table.takeover", links[first], seat=first, bot="")
    served.post("undo.ask", links[first], to=0)
    page = served.post("game.events", links[first], **{"from": 0})
    assert [event["key"] for event in page["events"] if event["seq"] > 1][:2] == ["table-takeover", "table-back"]
    assert served.server.tables.held(made["table"]).lines.standing() == []  # type: ignore[union-attr]


# -- keys ------------------------------------------------------------------------------------------------------------


@pytest.mark.long(every=4)
@pytest.mark.parametrize("prefix", ["bot", "standing", "b:bot", "u:p2"])
def test_key_of_a_person_stops_no_bot(served: Served, prefix: str) -> None:
    made, rng = served.table("Ann", bots=1), Random(3)
    look = served.post("game.look", made["links"]["host"])
    for _ in range(4):
        for _ in range(20):
            if look["waiting"]["seat"] == "p1":
                break
            look = served.post("game.wait", made["links"]["host"], since=look["seq"], timeout=1)
        assert look["waiting"]["seat"] == "p1", "the bot stands still"
        _, look = move(served, made, rng, f"{prefix}-p2-{look['seq'] + 1}")


def test_keys_of_two_people_do_not_collide(served: Served) -> None:
    made, rng = served.table("Ann", "Bob", "Cleo"), Random(4)
    assert (move(served, made, rng, "same")[1]["seq"], move(served, made, rng, "same")[1]["seq"]) == (1, 2)


@pytest.mark.long
def test_keys_that_version_1_0_stored(tmp_path: Path) -> None:
    """The move of a person is known by its old key, and one with the key of a bot stops no bot."""
    store, rng = Sqlite(tmp_path / "tables.db"), Random(5)
    with serving(store, pause=1000) as served:
        made = served.table("Ann", bots=2)
        seat = served.post("game.look", made["links"]["host"])["waiting"]["seat"]
        while seat != "p1":  # the one that is asked first has to be the person
            made = served.table("Ann", bots=2)
            seat = served.post("game.look", made["links"]["host"])["waiting"]["seat"]
        move(served, made, rng, "mine")
        after = served.post("game.look", made["links"]["host"])["waiting"]["seat"]
    again = Sqlite(tmp_path / "tables.db")
    with again.transaction() as cursor:
        cursor.execute("update entries set key = ?", (f"bot-{after}-1",))
    with serving(again) as served:
        look = served.post("game.wait", made["links"]["host"], since=1, timeout=20)
        assert look["seq"] > 1, "the bot goes on"
        same = served.post("game.play", made["links"]["host"], expect=0, key=f"bot-{after}-1", parts=["zeus"])
        assert same["since"] == 0, "answered as then"


# -- the log ---------------------------------------------------------------------------------------------------------


def test_new_link_is_an_entry_that_everyone_sees(served: Served) -> None:
    made = served.table("Ann", "Bob", "Cleo")
    third = served.connect(made["links"]["p3"], "de")
    third.call("game.subscribe")
    served.post("table.link", made["links"]["host"], role="seat", seat="p2")
    told = third.wait_for(1)
    assert [(event["key"], event["args"]["seat"]) for event in told["events"]] == [("table-link", "p2")]
    assert told["events"][0]["text"] == "Es gibt einen neuen Link für Bob. Der alte gilt nicht mehr."
    assert Keeper(served.server.store).relink(made["table"], "p3") is not None
    page = served.post("game.events", made["links"]["host"], **{"from": 0})
    assert [event["args"]["seat"] for event in page["events"] if event["key"] == "table-link"] in (["p2"], ["p2", "p3"])
    assert [entry.kind for entry in served.server.store.entries(made["table"])] == ["link", "link"]
    served.post("table.link", made["links"]["host"], role="spectator")
    assert len(served.server.store.entries(made["table"])) == 2, "those who watch play nothing"


def test_bots_and_people_are_entries_too(served: Served) -> None:
    made = served.table("Ann", "Bob")
    host = made["links"]["host"]
    served.post("table.takeover", host, seat="p1", bot="quick")
    served.post("table.takeover", host, seat="p1", bot="")
    events = served.post("game.look", made["links"]["p2"], since=0)["events"]
    notes = [event["key"] for event in events if event["key"].startswith("table-")]
    assert notes == ["table-takeover", "table-back"]


# -- presence --------------------------------------------------------------------------------------------------------


def here(served: Served, made: Made) -> list[bool]:
    return [seat["here"] for seat in served.post("table.get", made["links"]["host"])["seats"]]


def test_single_requests_are_not_presence(served: Served) -> None:
    made = served.table("Ann", "Bob")
    for _ in range(10):
        for name in ("p2", "spectator"):
            served.request("initialize", {"protocol": 1, "client": "x", "token": made["links"][name]})
        served.post("game.look", made["links"]["p2"])
    assert here(served, made) == [False, False]
    assert served.connect(made["links"]["p2"]).call("table.get")["spectators"] == 0
    assert here(served, made) == [False, True]


def test_socket_that_moves_to_a_second_table_leaves_the_first(served: Served) -> None:
    one, two = served.table("Ann", "Bob"), served.table("Cleo", "Dan")
    guest = served.connect(one["links"]["p2"])
    guest.call("game.subscribe")
    with pytest.raises(Failed, match="not-yours"):
        guest.call("initialize", protocol=1, client="x", token="nonsense")
    assert here(served, one) == [False, True], "a wrong link changes nothing"
    guest.call("initialize", protocol=1, client="x", token=two["links"]["p2"])
    assert (here(served, one), here(served, two)) == ([False, False], [False, True])
    guest.close()
    eventually(lambda: here(served, two) == [False, False])
    assert not served.server.presence.of(one["table"]) and not served.server.presence.of(two["table"])


def test_leaving_always_comes(served: Served) -> None:
    made = served.table("Ann", "Bob")
    sockets = [served.connect(made["links"]["p2"]) for _ in range(4)]
    sockets[0].socket.socket.close()  # without a word
    sockets[1].call("initialize", protocol=1, client="x", token=made["links"]["p2"])
    for each in sockets[1:]:
        each.close()
    eventually(lambda: here(served, made) == [False, False])
    assert served.post("table.get", made["links"]["host"])["seats"][1]["away"] >= now() - MINUTE


def test_revoked_socket_comes_back_to_no_chair(served: Served) -> None:
    made = served.table("Ann", "Bob", "Cleo")
    guest = served.connect(made["links"]["p2"])
    served.post("table.link", made["links"]["host"], role="seat", seat="p2")
    try:
        guest.call("initialize", protocol=1, client="x", token=made["links"]["p3"])
    except Exception:  # closed, or refused before
        pass
    eventually(lambda: here(served, made) == [False, False, False])


@pytest.mark.long
@pytest.mark.parametrize("store", ["postgres"], indirect=True)  # one process serves an SQLite file
def test_presence_is_known_to_other_processes(store: Store) -> None:
    from cyclades_apps.server.postgres_store import Postgres

    with serving(store) as one, serving(Postgres(store.url)) as two:  # type: ignore[attr-defined]
        made = one.table("Ann", "Bob")
        two.post("game.look", made["links"]["p2"])
        guest = one.connect(made["links"]["p2"])
        one.run(one.server.presence.store)
        eventually(lambda: here(two, made) == [False, True])
        guest.close()
        eventually(lambda: here(one, made) == [False, False])
        one.run(one.server.presence.store)
        eventually(lambda: here(two, made) == [False, False])


# -- those who watch one round behind ---------------------------------------------------------------------------------


class Late:
    """Everything that a spectator can ask for and be told."""

    def __init__(self, served: Served, token: str) -> None:
        self.served, self.token = served, token
        self.socket: Client = served.connect(token)
        self.socket.call("game.subscribe")

    def ask(self, method: str, **params: Any) -> Any:
        try:
            return self.served.post(method, self.token, **params)
        except Failed as failed:
            return [failed.word, failed.data]

    def everything(self, since: int) -> str:
        answers = [
            self.ask("game.look"),
            self.ask("game.look", since=0),
            *(self.ask("game.look", since=since + n) for n in range(-1, 4)),
            self.ask("game.look", at=0),
            self.ask("game.look", at=1),
            self.ask("game.events", **{"from": 0}),
            self.ask("table.get"),
            self.ask("game.hint"),
            self.ask("game.odds", expect=since, parts=[]),
            self.ask("game.play", expect=since, key="x", clause="pass"),
            self.ask("game.draft", expect=since, parts=[]),
            self.ask("game.why", expect=since, parts=[], targets=["zeus"]),
            self.ask("undo.ask", to=0),
            self.ask("undo.answer", yes=True),
            self.ask("table.answer", yes=True),
            self.ask("table.takeover", seat="p1"),
            self.ask("table.end"),
            self.ask("table.thaw"),
            self.ask("table.export", form="save"),
            self.ask("board.get"),
            self.ask("game.wait", since=since + 1, timeout=0),
        ]
        return json.dumps(answers, sort_keys=True)

    def heard(self) -> list[Any]:
        self.socket.call("ping")
        return self.socket.told


def test_delayed_spectators_learn_nothing_live(served: Served) -> None:
    """Whatever happens in a round, all answers stay the same to the byte, and nothing is sent."""
    made, rng = served.table("Ann", "Bob", "Cleo", settings={"spectators": "link-delayed", "hints": True}), Random(6)
    links = links_of(made)
    late = Late(served, made["links"]["spectator"])
    before = late.everything(0)
    (one, _), (two, _) = move(served, made, rng), move(served, made, rng)
    assert late.everything(0) == before
    guest = served.connect(links["p2"])
    guest.call("game.subscribe")
    served.post("undo.ask", links[one], to=0)
    assert late.everything(0) == before, "a request, and who is there"
    served.post("undo.answer", links[two], yes=True)
    served.post("table.takeover", links["p3"], seat="p3", bot="quick")
    served.post("table.takeover", links["p3"], seat="p3", bot="")
    move(served, made, rng)
    guest.close()
    served.connect(made["links"]["spectator"]).close()
    assert late.everything(0) == before
    assert late.heard() == []


def test_wait_of_delayed_spectators_ends_with_what_they_may_know(served: Served) -> None:
    made, rng = served.table("Ann", "Bob", "Cleo", settings={"spectators": "link-delayed"}), Random(7)
    answers: list[Made] = []

    def wait() -> None:
        answers.append(served.post("game.wait", made["links"]["spectator"], since=0, timeout=25))

    waiting = threading.Thread(target=wait, daemon=True)
    waiting.start()
    look = {"round": 1, "seq": 0, "view": {}}
    for _ in range(200):
        assert not answers or served.server.tables.held(made["table"]).delayed  # type: ignore[union-attr]
        _, look = move(served, made, rng)
        if served.server.tables.held(made["table"]).delayed:  # type: ignore[union-attr]
            break
    waiting.join(timeout=20)
    assert answers and answers[0]["seq"] == look["seq"] - 1
    assert answers[0]["waiting"]["since"] <= now()


def test_undo_beyond_a_round_shows_delayed_spectators_no_live_line(served: Served) -> None:
    """The board of then is that of the line they know, also when the game has left it."""
    made, rng = served.table("Ann", "Bob", settings={"spectators": "link-delayed"}), Random(8)

    async def room() -> Any:
        return await served.server.tables.room(made["table"])

    found = served.run(room)
    while not found.delayed:
        move(served, made, rng)
    known, then = found.delayed, served.post("game.look", made["links"]["spectator"], at=1)

    async def undo() -> None:
        async with found.lock:
            await served.server.tables.write(found, "undo", "p1", "0", "undo-x", "person")

    served.run(undo)
    for _ in range(3):
        move(served, made, rng)
    assert found.delayed == known
    assert served.post("game.look", made["links"]["spectator"], at=1) == then
    assert served.post("game.look", made["links"]["spectator"])["seq"] == known


# -- limits ----------------------------------------------------------------------------------------------------------


def test_gender_and_standing_answers_have_limits(served: Served) -> None:
    with pytest.raises(Failed, match="params"):
        served.post("table.new", modules=["legacy"], seats=[{"name": "Ann", "gender": "x" * 5000}, {"name": "Bob"}])
    made = served.table("Ann", "Bob")
    for wrong in ({"x": 1}, {"loss": "x" * 60_000}, {"windows": [1]}, {"windows": -1}, {"windows": True}):
        with pytest.raises(Failed, match="params"):
            served.post("table.set", made["links"]["p2"], standing=wrong)
    served.post("table.set", made["links"]["p2"], standing={"loss": "plain", "windows": 2})
    assert served.post("game.look", made["links"]["p2"])["own"]["standing"] == {"loss": "plain", "windows": 2}


@pytest.mark.parametrize(
    "name",
    [
        "x" * 41,
        "",
        " ",
        "\u3164",
        "\u2800 \u115f",
        "a" + "\u0301" * 6,
        "\u202eBob",
        "B\u200bob",
        "a\x1b[31m",
        "\ue000",
    ],
)
def test_names_that_cannot_be_read_are_refused(served: Served, name: str) -> None:
    made = served.table("Ann", "Bob")
    for method, params in (
        ("table.set", {"name": name}),
        ("table.new", {"modules": ["legacy"], "seats": [{"name": name}, {"name": "Bob"}]}),
        ("table.set", {"settings": {"name": name}}),
    ):
        if (not name and "seats" in params) or (not name.strip() and "settings" in params):
            continue  # there is a usual name, or none
        with pytest.raises(Failed, match="params"):
            served.request(method, params, made["links"]["host"])


@pytest.mark.parametrize("name", ["bob", "B ob", "\uff22ob", "Bo\ufe0fb", "Bob\u034f", "B\u1160ob"])
def test_names_that_look_the_same_are_refused(served: Served, name: str) -> None:
    made = served.table("Ann", "Bob")
    with pytest.raises(Failed, match="params"):
        served.post("table.set", made["links"]["host"], name=name)
    assert served.post("table.set", made["links"]["host"], name="Jose\u0301")["seats"][0]["name"] == "Jos\xe9"


def test_two_players_do_not_get_the_same_name_at_once(served: Served) -> None:
    made = served.table("Ann", "Bob", "Cleo")
    answers: list[Any] = []

    def rename(token: str) -> None:
        try:
            answers.append(served.post("table.set", token, name="Zoe"))
        except Failed as failed:
            answers.append(failed.word)

    threads = [threading.Thread(target=rename, args=(token,)) for token in links_of(made).values()]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert answers.count("params") == 2


def test_settings_that_change_at_once_are_both_kept(served: Served) -> None:
    made = served.table("Ann", "Bob")

    async def change() -> None:
        room = await served.server.tables.room(made["table"])
        tables = served.server.tables
        await asyncio.gather(tables.change_settings(room, hints=True), tables.change_settings(room, clock=3))

    served.run(change)
    found = served.server.store.table(made["table"])
    assert found is not None and (found.settings["hints"], found.settings["clock"]) == (True, 3)
    assert served.post("table.get", made["links"]["p2"])["settings"].items() >= {"hints": True, "clock": 3}.items()


def test_requests_and_entries_of_a_seat_are_limited(tmp_path: Path) -> None:
    """A player who is always refused, or who gives the chair to bots all the time, has to wait."""
    with serving(Sqlite(tmp_path / "tables.db"), rates=1.0) as found:
        made = found.table("Ann", "Bob")
        host = found.connect(made["links"]["host"])
        for method, params, most in (
            ("table.end", {}, 5),
            ("table.takeover", {"seat": "p1", "bot": "quick"}, 10),
            ("table.link", {"role": "seat", "seat": "p2"}, 10),
            ("table.set", {"name": "Ann"}, 20),
        ):
            done = 0
            with pytest.raises(Failed) as refused:
                while done < 100:
                    host.call(method, **params)
                    done += 1
            assert refused.value.word == "too-many" and most <= done <= most + 2, (method, done)


def test_one_address_leaves_room_for_other_spectators(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cyclades_apps.server.sessions.WATCHING", 3)
    made = served.table("Ann", "Bob")
    sockets = [served.connect(made["links"]["spectator"]) for _ in range(3)]
    with pytest.raises(ConnectionClosed):
        served.connect(made["links"]["spectator"]).call("ping")
    eventually(lambda: served.server.presence.of(made["table"])[None] == 3)
    for each in sockets:
        each.call("ping")


def test_table_with_a_bot_at_work_stays_in_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else its move would be written by a room that nobody sees any more."""
    monkeypatch.setattr("cyclades_apps.server.tables.ROOMS", 1)
    with serving(Sqlite(tmp_path / "tables.db"), pause=60) as found:
        made = found.table("Ann", bots=1)
        found.post("table.takeover", made["links"]["host"], seat="p1", bot="quick")
        room = found.server.tables.held(made["table"])
        for _ in range(3):
            found.table("Cleo", "Dan")
        assert found.server.tables.held(made["table"]) is room and len(found.server.tables.rooms) == 2


def test_table_that_was_removed_is_unknown(served: Served) -> None:
    made = served.table("Ann", "Bob")

    async def change() -> Room:
        room = await served.server.tables.room(made["table"])
        served.server.store.remove_table(made["table"])
        with pytest.raises(RpcError, match="unknown"):
            await served.server.calls.consent.ask_takeover(room, "p2", "p2", "quick")
        return room

    assert served.run(change).is_closed, "no bot plays there"
    assert served.server.tables.held(made["table"]) is None


def test_new_tables_are_forgotten_too(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cyclades_apps.server.tables.ROOMS", 3)
    for _ in range(6):
        served.table("Ann", "Bob")
    free = [room for room in served.server.tables.rooms if not served.server.presence.of(room.id)]
    assert len(free) <= 3
