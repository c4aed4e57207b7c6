"""Games that last for days: notices, delayed spectators, tables that end, freeze, are put away and come back."""

from __future__ import annotations

import http.server
import json
import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any

import pytest
from server_in_thread import Failed, Served, parts_by_chance, serving
from staged_tables import played, staged
from websockets.exceptions import ConnectionClosed

from cyclades_apps.cli import main
from cyclades_apps.records import run_record
from cyclades_apps.server.archives import archive_of, told
from cyclades_apps.server.configuration import notices_of, read_config
from cyclades_apps.server.maintenance import Patrol
from cyclades_apps.server.notifications import Mail, Notices
from cyclades_apps.server.sqlite_store import Sqlite
from cyclades_apps.server.stored_rows import TableEntry
from cyclades_apps.server.table_store import StoreError
from cyclades_apps.server.tables import DAY, now
from cyclades_core import Game


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    with serving(Sqlite(tmp_path / "tables.db"), url="http://table.example") as found:
        yield found


def wait_for(what: Any) -> Any:
    """What is there once it is: a question asked again, never a time."""
    for _ in range(2000):
        found = what()
        if found:
            return found
        threading.Event().wait(0.01)
    raise AssertionError("it never came")


# -- notices -------------------------------------------------------------------------------------------------------


@contextmanager
def hook() -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """Somebody who takes web hooks, on this machine."""
    got: list[dict[str, Any]] = []

    class Taker(http.server.BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            got.append(json.loads(self.rfile.read(int(self.headers["content-length"]))))
            self.send_response(302)  # nobody is followed anywhere
            self.send_header("location", "http://127.0.0.1:1/")
            self.end_headers()

        def log_message(self, *args: Any) -> None:
            pass

    with http.server.HTTPServer(("127.0.0.1", 0), Taker) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"127.0.0.1:{server.server_address[1]}", got
        server.shutdown()


@contextmanager
def post_office() -> Iterator[tuple[int, list[str]]]:
    """As much of a mail server as is needed to take a letter."""
    got: list[str] = []

    class Clerk(socketserver.StreamRequestHandler):
        def handle(self) -> None:
            self.wfile.write(b"220 here\r\n")
            while line := self.rfile.readline().strip().upper():
                if line == b"DATA":
                    self.wfile.write(b"354 go on\r\n")
                    letter = []
                    while (text := self.rfile.readline()) != b".\r\n":
                        letter.append(text.decode())
                    got.append("".join(letter))
                self.wfile.write(b"221 bye\r\n" if line == b"QUIT" else b"250 yes\r\n")

    with socketserver.TCPServer(("127.0.0.1", 0), Clerk) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield server.server_address[1], got
        server.shutdown()


def test_whoever_is_away_is_told_twice_and_can_mute_it(tmp_path: Path) -> None:
    store = Sqlite(tmp_path / "tables.db")
    with hook() as (host, got), post_office() as (port, letters):
        notices = Notices(Mail("127.0.0.1", "table@example.org", port), (host,))
        with serving(store, notices=notices, url="http://table.example") as served:
            made = served.table("Ann", "Bob", "Cleo", name="Thursday")
            asked = store.table(made["table"]).asked  # type: ignore[union-attr]
            token = made["links"]["host" if asked == "p1" else asked]
            for wrong in ("http://127.0.0.1:1/x", "nobody", "a@b\nBcc: c@d"):
                with pytest.raises(Failed, match="params"):
                    served.post("table.set", token, contact=wrong)
            served.post("table.set", token, contact=f"http://{host}/turn", lang="pl")

            def go_round(later: int) -> None:
                """What the patrol does, some time after the question was asked."""
                store.change_table(made["table"], asked_since=now() - later)
                served.run(Patrol.notices, served.server.patrol)

            go_round(30_000)
            assert got == [], "not within the first minute"
            since = now() - 61_000
            store.change_table(made["table"], asked_since=since)
            served.run(Patrol.notices, served.server.patrol)
            served.run(Patrol.notices, served.server.patrol)
            assert [each["subject"] for each in got] == ["Thursday: twoja kolej"], "once"
            assert got[0]["link"] == f"http://table.example/t/{made['table']}" and token not in json.dumps(got)
            go_round(2 * DAY)
            assert len(got) == 2
            # a letter, and the link in it that mutes
            served.post("table.set", token, contact="ann@example.org")
            go_round(3 * DAY)
            assert len(letters) == 1 and "To: ann@example.org" in letters[0]
            seat = next(each for each in store.seats(made["table"]) if each.seat == asked)
            path = f"/mute/{made['table']}/{seat.contact['mute']}"
            assert served.get(path)[0] == 200 and served.get(f"{path}x")[0] == 404
            assert "muted" not in store.seats(made["table"])[seat.place].contact, "looking does not mute"
            served.submit(path)
            go_round(4 * DAY)
            assert len(letters) == 1


def test_without_a_configuration_nothing_is_sent(served: Served) -> None:
    made = served.table("Ann", "Bob", "Cleo")
    for address in ("ann@example.org", "http://127.0.0.1:9/"):
        with pytest.raises(Failed, match="params"):
            served.post("table.set", made["links"]["host"], contact=address)


def test_a_configuration(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "serve.toml"
    file.write_text('port = 9\nkeep = 3\n[mail]\nhost = "h"\nsender = "a@b"\nport = 26\n[hooks]\nhosts = ["x:1"]\n')
    options, more = read_config(file)
    assert options == {"port": 9, "keep": 3}
    assert notices_of(more) == Notices(Mail("h", "a@b", 26), ("x:1",))
    for text, word in (
        ("prot = 1", "prot"),
        ("port = true", "port"),
        ('[mail]\nhost = "x"', "sender"),
        ("[hooks]\nhosts = [1]", "hosts"),
        ("mail = 3", "mail"),
        ("port =", "config"),
    ):
        file.write_text(text)
        with pytest.raises(StoreError, match=word):
            read_config(file)
    with pytest.raises(SystemExit) as end:
        main(["serve", "--no-open", "--config", str(file), "--lang", "en"])
    assert end.value.code == 2 and "serve.toml" in capsys.readouterr().err


# -- who watches, who waits ------------------------------------------------------------------------------------------


def test_who_watches_one_round_behind_sees_nothing_of_this_round(served: Served) -> None:
    game = played("legacy", 3, 4, lambda g: g.round == 3)
    made = staged(served, game)
    served.post("table.set", made["links"]["host"], settings={"spectators": "link-delayed"})
    look = served.post("game.look", made["links"]["spectator"])
    assert look["view"]["round"] == 2 and look["ply"] < len(game.entries)
    page = served.post("game.events", made["links"]["spectator"], **{"from": 0})
    assert max(event["seq"] for event in page["events"]) <= look["seq"]
    with pytest.raises(Failed, match="unknown"):
        served.post("game.look", made["links"]["spectator"], at=len(game.entries))
    served.post("table.set", made["links"]["host"], settings={"spectators": "link"})
    assert served.post("game.look", made["links"]["spectator"])["view"]["round"] == 3


def test_a_host_who_closes_the_door_sends_away_who_watches(served: Served) -> None:
    made = served.table("Ann", "Bob", "Cleo")
    host, watching = served.connect(made["links"]["host"]), served.connect(made["links"]["spectator"])
    watching.call("game.subscribe")
    host.call("table.set", settings={"hints": True})
    assert watching.call("table.get")["spectators"] == 1, "other settings send nobody away"
    host.call("table.set", settings={"spectators": "closed"})
    with pytest.raises(ConnectionClosed):
        watching.call("game.look")
    assert host.call("table.get")["spectators"] == 0
    with pytest.raises(Failed, match="not-yours"):
        served.post("game.look", made["links"]["spectator"])
    host.call("table.set", settings={"spectators": "link"})
    assert served.post("game.look", made["links"]["spectator"])["seat"] is None, "the same link, once it is open again"


def test_a_table_is_ended_by_everybody(served: Served) -> None:
    made = served.table("Ann", "Bob", "Cleo")
    links = made["links"]
    served.post("table.end", links["p2"])
    served.post("table.answer", links["host"], yes=True)
    over = served.post("table.answer", links["p3"], yes=True)
    assert (over["table"]["status"], over["waiting"], over["decision"]) == ("over", None, None)
    with pytest.raises(Failed, match="refused"):
        served.post("game.play", links["host"], expect=over["seq"], key="x", clause="bid ares 1")
    served.run(served.server.tables.finish_archives)
    archive = served.server.store.archive(made["table"])
    assert archive is not None and archive.result["status"] == "over"


def test_after_the_end_everybody_may_take_the_game_home(served: Served) -> None:
    """Whoever sat or watched gets the save and the record, with what was hidden; nobody does before."""
    game = played("legacy", 2, 3, lambda g: len(g.entries) >= 12)
    made = staged(served, game)
    for link in ("host", "p2", "spectator"):
        with pytest.raises(Failed, match="not-yours"):
            served.post("table.export", made["links"][link])
    whole = played("legacy", 2, 3, lambda g: False)
    made = staged(served, whole)
    for link in ("host", "p2", "spectator"):
        save = served.post("table.export", made["links"][link])
        assert save["name"] == f"cyclades-{made['table']}.json"
        assert Game.from_json(save["text"]).fingerprint == whole.fingerprint
        record = served.post("table.export", made["links"][link], form="record")
        assert record["name"].endswith(".cyc") and "Ariadne" in record["text"]
        assert run_record(record["text"].encode()).clauses == len(whole.entries)
    with pytest.raises(Failed, match="params"):
        served.post("table.export", made["links"]["host"], form="picture")
    assert served.post("table.get", made["links"]["spectator"])["seed"], "with the seed that was sealed"


def test_what_was_asked_for_before_the_end_comes_too_late_after_it(served: Served) -> None:
    """Everything is open after the end: an old request must not let the game go on."""
    made = served.table("Ann", "Bob", "Cleo")
    links = made["links"]
    first, _ = _answered(served, made, 1), _answered(served, made, 2)
    served.post("undo.ask", links[first], to=0)
    served.post("table.end", links["host"])
    for link in ("p2", "p3"):
        waiting = served.post("table.get", links[link])["requests"]
        end = next(each["id"] for each in waiting if each["kind"] == "end")
        served.post("table.answer", links[link], yes=True, request=end)
    assert served.post("table.export", links["p3"])["text"]
    told = served.post("table.get", links["host"])
    assert (told["status"], told["requests"]) == ("over", [])
    assert [(each["kind"], each["state"]) for each in told["ended"]] == [("undo", "over")]
    for link in ("host", "p2", "p3"):
        with pytest.raises(Failed, match="not-yours"):
            served.post("table.answer", links[link], yes=True, request=told["ended"][0]["id"])


def _answered(served: Served, made: dict[str, Any], seed: int) -> str:
    seat = served.post("game.look", made["links"]["host"])["waiting"]["seat"]
    link = "host" if seat == "p1" else seat
    token = made["links"][link]
    look = served.post("game.look", token)
    parts = parts_by_chance(lambda method, **more: served.post(method, token, **more), look, Random(seed))
    served.post("game.play", token, expect=look["seq"], key=f"k{look['seq']}", parts=parts)
    return link


def test_an_archive_can_be_read_without_the_engine(served: Served) -> None:
    game = played("legacy", 3, 4, lambda g: len(g.entries) >= 12)
    made = staged(served, game)
    room = served.run(served.server.tables.room, made["table"])
    archive = archive_of(room)
    found = told(archive)
    assert found[-1]["text"] and found[-1]["seq"] == room.seq == 12
    assert archive.result["names"]["p1"] == "Ariadne" and archive.result["save"]["entries"]


def test_a_table_that_nobody_touches_is_put_away_and_comes_back(served: Served) -> None:
    made = served.table("Ann", "Bob", "Cleo")
    store = served.server.store
    store.change_table(made["table"], changed=now() - 200 * DAY)
    served.run(Patrol.put_away, served.server.patrol)
    assert [table.status for table in store.tables()] == ["archived"]
    assert store.archive(made["table"]) is not None
    assert served.post("game.look", made["links"]["host"])["table"]["status"] == "running"
    assert [table.status for table in store.tables()] == ["running"]


def test_a_host_is_told_before_a_table_is_put_away(tmp_path: Path) -> None:
    """Once, after half of the time, by mail or hook; and the page of whoever looks says the day."""
    store = Sqlite(tmp_path / "tables.db")
    with hook() as (host, got), serving(store, notices=Notices(None, (host,)), url="http://table.example") as served:
        made = served.table("Ann", "Bob", "Cleo", name="Thursday")
        served.post("table.set", made["links"]["host"], contact=f"http://{host}/turn", lang="en")

        def untouched(days: int) -> None:
            store.change_table(made["table"], changed=now() - days * DAY, asked_since=now())
            served.run(Patrol.warn, served.server.patrol)

        untouched(80)
        assert got == [] and "put_away" not in served.post("table.get", made["links"]["p2"])
        untouched(100)
        served.run(Patrol.warn, served.server.patrol)
        assert [each["subject"] for each in got] == ["Thursday: nobody has played for long"], "once"
        day = datetime.fromtimestamp(now() / 1000 + 80 * 86400, UTC).date().isoformat()
        assert day in got[0]["text"] and "nothing is deleted" in got[0]["text"] and "/mute/" in got[0]["text"]
    with serving(Sqlite(tmp_path / "tables.db")) as served:
        told = served.post("table.get", made["links"]["p2"])["put_away"]
        assert abs(told - now() - 80 * DAY) < DAY
        token = next(t for name, t in made["links"].items() if served.post("game.look", t).get("decision"))
        look = served.post("game.look", token)
        parts = parts_by_chance(lambda method, **more: served.post(method, token, **more), look, Random(1))
        look = served.post("game.play", token, expect=look["seq"], key="k", parts=parts)
        assert "put_away" not in look["table"], "any move keeps it"


# -- other engines -------------------------------------------------------------------------------------------------


def test_a_table_that_no_longer_fits_stands_still_and_goes_on(tmp_path: Path) -> None:
    """As if a release had changed a card: an entry in the middle cannot be played any more."""
    store = Sqlite(tmp_path / "tables.db")
    with serving(store) as served:
        game = played("legacy", 3, 4, lambda g: len(g.entries) >= 30)
        made = staged(served, game)
        entry = store.entries(made["table"])[19]
        with store.transaction() as cursor:
            cursor.execute(
                "update entries set clause = 'bid nobody 3' where table_id = ? and seq = 20", (made["table"],)
            )
            cursor.execute("update tables set engine = '0.3.9' where id = ?", (made["table"],))
        links = made["links"]
        look = served.post("game.look", links["host"])
        assert (look["table"]["status"], look["ply"], look["decision"]) == ("frozen", 19, None)
        with pytest.raises(Failed, match="frozen"):
            served.post("game.play", links["host"], expect=look["seq"], key="x", clause="bid ares 1")
        archive = store.archive(made["table"])
        assert archive is not None and archive.result["ply"] == 19
        # back to the last entry that fits, if all agree
        served.post("table.thaw", links["host"])
        for link in ("p2", "p3"):
            look = served.post("table.answer", links[link], yes=True)
        assert (look["table"]["status"], look["ply"], look["seq"]) == ("running", 19, 31)
        asked = str(entry.seat)
        token = links["host" if asked == "p1" else asked]
        look = served.post("game.look", token)
        parts = parts_by_chance(lambda method, **more: served.post(method, token, **more), look, Random(1))
        assert served.post("game.play", token, expect=31, key="k", parts=parts)["ply"] == 20
    # what was taken back need not fit: the table opens again as it stands
    with serving(Sqlite(tmp_path / "tables.db")) as served:
        look = served.post("game.look", links["host"])
        assert (look["table"]["status"], look["ply"]) == ("running", 20)


def test_a_table_of_an_older_engine_goes_on_with_an_entry(served: Served) -> None:
    game = played("legacy", 3, 4, lambda g: len(g.entries) >= 10)
    made = staged(served, game)
    store = served.server.store
    with store.transaction() as cursor:
        cursor.execute("update tables set engine = '0.3.9' where id = ?", (made["table"],))
    served.run(Patrol._outdated, served.server.patrol)
    last = wait_for(lambda: store.entries(made["table"], after=10))[0]
    assert isinstance(last, TableEntry) and (last.kind, last.by) == ("upgrade", "server")


# -- the keeper ----------------------------------------------------------------------------------------------------


def test_the_keeper_imports_freezes_and_exports(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database, save = str(tmp_path / "tables.db"), tmp_path / "game.json"
    played("legacy", 3, 4, lambda g: len(g.entries) >= 12).save(save)

    def run(*words: str, code: int = 0) -> str:
        with pytest.raises(SystemExit) as end:
            main(["tables", *words, "--database", database, "--lang", "en"])
        out, err = capsys.readouterr()
        assert int(end.value.code or 0) == code, out + err
        return out

    lines = run("import", str(save)).splitlines()
    assert [line.split()[0] for line in lines] == ["host", "spectator", "p2", "p3"]
    table = lines[0].split("/t/")[1].split("#")[0]
    run("export", table, "-o", str(tmp_path / "again.json"))
    before, after = (json.loads(path.read_text()) for path in (save, tmp_path / "again.json"))
    assert before["entries"] == after["entries"] and before["start"] == after["start"]
    run("export", table, "-o", str(tmp_path / "again.cyc"), "--history")
    assert run_record(tmp_path / "again.cyc").clauses == len(before["entries"])
    run("export", table, "-o", str(tmp_path / "again.json"), "--history", code=2)
    run("freeze", table)
    assert "frozen" in run("list")
    run("freeze", table, code=2)
    run("freeze", table, "--thaw")
    assert "running" in run("list")
    run("import", str(tmp_path / "none.json"), code=2)
    (tmp_path / "bad.json").write_text("{")
    run("import", str(tmp_path / "bad.json"), code=2)
