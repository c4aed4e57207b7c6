"""A database that is away, full or read-only, and processes that die: nothing is told that is not stored, and whoever
waits is right again as soon as it is back."""

from __future__ import annotations

import json
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest
from databases import cluster
from server_in_thread import Client, Door, Failed, Served, parts_by_chance, serving
from test_killed import nursery
from websockets.exceptions import ConnectionClosed

from cyclades_apps.cli import main
from cyclades_apps.server.sqlite_store import Sqlite
from cyclades_apps.server.store_addresses import open_store
from cyclades_apps.server.table_store import Store, StoreError, Unwritable


def wait_for(what: Any) -> Any:
    """What is there once it is: a question asked again, never a time."""
    for _ in range(12_000):
        found = what()
        if found:
            return found
        time.sleep(0.01)
    raise AssertionError("it never came")


def asked(served: Served, made: dict[str, Any]) -> tuple[str, dict[str, Any]]:
    """The token of the person who is asked, and its Look."""
    for name, token in made["links"].items():
        if name != "spectator" and (look := served.post("game.look", token))["decision"]:
            return token, look
    raise AssertionError("nobody is asked")


def some_move(served: Served, made: dict[str, Any], seed: int = 2) -> tuple[str, dict[str, Any]]:
    """The token of whoever is asked, and a move that could be sent."""
    token, look = asked(served, made)
    parts = parts_by_chance(lambda method, **more: served.post(method, token, **more), look, Random(seed))
    return token, {"expect": look["seq"], "key": f"k{look['seq']}", "parts": parts}


def word(served: Served, token: str, move: dict[str, Any]) -> tuple[str, str]:
    """What is said to a move: `("", "")` or the error with its code; it is always a sentence for a person."""
    try:
        served.post("game.play", token, **move)
    except Failed as failed:
        assert failed.data["text"] and "_" not in failed.data["text"]
        return failed.word, failed.data["code"]
    return "", ""


# -- a disk ----------------------------------------------------------------------------------------------------------


def fill_up(store: Sqlite) -> None:
    """Let the file be full, as SQLite says it of a disk: entries of nobody take the last free bytes of its pages."""
    store._db.execute("pragma max_page_count = 1")  # as many as there are
    store._db.execute("pragma foreign_keys = off")
    row = "insert into entries values ('zzzz', ?, 'play', null, ?, ?, '', '', '', 0)"
    number = 0
    for longest in (20_000, 3_000, 300, 10):
        with pytest.raises(Unwritable, match="store-full"):
            for number in range(number + 1, number + 9_999):  # noqa: B020
                with store.transaction() as cursor:
                    cursor.execute(row, (number, "-" * longest, str(number)))
    store._db.execute("pragma foreign_keys = on")


def make_read_only(store: Sqlite) -> None:
    store._db.execute("pragma query_only = on")


def mend(store: Sqlite) -> None:
    store._db.execute("pragma query_only = off")
    store._db.execute("pragma max_page_count = 1000000")


@pytest.mark.parametrize(("spoil", "code"), [(make_read_only, "store-read-only"), (fill_up, "store-full")])
def test_a_disk_that_takes_nothing_in(tmp_path: Path, spoil: Any, code: str) -> None:
    store = Sqlite(tmp_path / "tables.db")
    with serving(store) as served:
        made = served.table("Ann", "Bob", "Cleo")
        watching = served.connect(made["links"]["spectator"])
        watching.call("game.subscribe")
        token, move = some_move(served, made)
        assert served.get("/readyz") == (200, "ready\n")
        spoil(store)
        for _ in range(2):
            assert word(served, token, move) == ("engine", code)
        if spoil is make_read_only:  # the row of a table may have room in its page
            with pytest.raises(Failed, match="engine"):
                served.post("table.set", made["links"]["host"], settings={"hints": True})
            assert not served.post("table.get", token)["settings"]["hints"], "nothing is shown that is not stored"
        assert served.post("game.look", token)["seq"] == 0 and not store.entries(made["table"])
        assert watching.told == [], "nobody heard of a move that is not stored"
        wait_for(lambda: served.get("/readyz") == (503, f"not ready: {code}\n"))
        assert served.get("/healthz")[0] == 200
        mend(store)
        assert served.post("game.play", token, **move)["seq"] == 1, "the same key, sent again"
        assert watching.wait_for(1)["seq"] == 1
        wait_for(lambda: served.get("/readyz")[0] == 200)
        watching.close()


def test_moves_are_refused_while_the_file_is_gone(tmp_path: Path) -> None:
    """SQLite would write to a file that was moved or removed, and everything acknowledged would be lost with it."""
    with serving(Sqlite(tmp_path / "tables.db")) as served:
        made = served.table("Ann", "Bob")
        token, move = some_move(served, made)
        files = [path for path in tmp_path.iterdir() if path.name.startswith("tables.db")]
        for path in files:
            path.rename(tmp_path / f"moved-{path.name}")
        assert word(served, token, move) == ("engine", "store-away")
        assert served.get("/readyz") == (503, "not ready: store-away\n")
        (tmp_path / "tables.db").write_bytes(b"")  # another file with its name
        assert word(served, token, move) == ("engine", "store-away")
        assert served.post("game.look", token)["seq"] == 0, "players can still look"
        for path in files:
            (tmp_path / f"moved-{path.name}").rename(path)
        assert word(served, token, move) == ("", "")


def test_database_that_another_process_has_locked_is_away_for_a_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cyclades_apps.server.sqlite_store.BUSY", 0.2)
    with serving(Sqlite(tmp_path / "tables.db")) as served:
        made = served.table("Ann", "Bob")
        token, move = some_move(served, made)
        other = sqlite3.connect(tmp_path / "tables.db", isolation_level=None)
        other.execute("begin exclusive")
        assert word(served, token, move) == ("engine", "store-away")
        assert served.post("game.look", token)["seq"] == 0
        other.execute("rollback")
        other.close()
        assert word(served, token, move) == ("", "")


def spoil_row(path: Path, table: str) -> None:
    with sqlite3.connect(path) as database:
        database.execute("update tables set setup = '{' where id = ?", (table,))
    database.close()


def spoil_pages(path: Path, table: str) -> None:
    """Overwrite the pages of the seats, as a broken disk would."""
    with sqlite3.connect(path) as database:
        database.execute("pragma wal_checkpoint(truncate)")
        (size,) = database.execute("pragma page_size").fetchone()
        (page,) = database.execute("select rootpage from sqlite_master where name = 'seats'").fetchone()
    database.close()
    with path.open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(b"\xff" * size)


@pytest.mark.parametrize("spoil", [spoil_row, spoil_pages])
def test_damaged_database_is_named(tmp_path: Path, spoil: Any, caplog: pytest.LogCaptureFixture) -> None:
    path = tmp_path / "tables.db"
    with serving(Sqlite(path)) as served:
        made, other = served.table("Ann", "Bob"), served.table("Cleo", "Dan")
    spoil(path, made["table"])
    with serving(Sqlite(path)) as served:
        with pytest.raises(Failed) as refused:
            served.post("game.look", made["links"]["host"])
        assert (refused.value.word, refused.value.data["code"]) == ("engine", "store-damaged")
        if spoil is spoil_row:
            assert served.post("game.look", other["links"]["host"])["seq"] == 0, "other tables continue"
    assert not [record for record in caplog.records if record.exc_info], "no traceback"


@pytest.mark.parametrize("kind", ["folder", "pipe"])
def test_database_that_is_not_a_file_is_refused(tmp_path: Path, kind: str) -> None:
    path = tmp_path / "tables.db"
    if kind == "folder":
        path.mkdir()
    elif hasattr(os, "mkfifo"):
        os.mkfifo(path)
    else:
        pytest.skip("there are no pipes here")
    with pytest.raises(StoreError, match="not a file"):
        open_store(str(path))


def test_a_table_that_ends_while_the_disk_is_full_is_archived_later(tmp_path: Path) -> None:
    store = Sqlite(tmp_path / "tables.db")
    with serving(store) as served:
        made = served.table("Ann", bots=1)

        def full(archive: Any) -> None:
            raise Unwritable("store-full")

        put, store.put_archive = store.put_archive, full  # type: ignore[method-assign]
        served.post("table.end", made["links"]["host"])
        assert served.post("game.look", made["links"]["host"])["table"]["status"] == "over", "the entry stands"
        served.run(served.server.tables.finish_archives)
        assert store.archive(made["table"]) is None and store.unarchived() == [made["table"]]
        store.put_archive = put  # type: ignore[method-assign]
        served.run(served.server.patrol.archives)
        assert store.archive(made["table"]) is not None and store.unarchived() == []


@pytest.mark.skipif(os.name != "posix", reason="POSIX signals")
def test_a_server_that_goes_down_says_so_and_is_gone_in_time(tmp_path: Path) -> None:
    """`cyclades serve` with somebody connected: told, closed with 1012, and over within five seconds or so.

    A bot has been thinking too; its process is gone with the server, and nothing is complained of.
    """
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [sys.executable, "-c", "from cyclades_apps.cli import main; main()", "serve", "--no-open"]
    options = ["--port", str(port), "--database", str(tmp_path / "t.db")]
    process = subprocess.Popen([*command, *options], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    try:
        door = Door(port)
        wait_for(lambda: answers(door))
        let_a_bot_play(door)
        made = door.table("Ann", "Bob", "Cleo")
        client = door.connect(made["links"]["host"])
        client.call("game.subscribe")
        begun = time.monotonic()
        process.send_signal(signal.SIGTERM)
        with pytest.raises(ConnectionClosed) as closed:
            while True:
                client.told.append(json.loads(client.socket.recv(timeout=60)))
        assert [each["method"] for each in client.told] == ["server.closing"]
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012
        assert process.communicate(timeout=60) == (None, "")
        assert time.monotonic() - begun < 20, "five seconds, on a machine that has nothing else to do"
    finally:
        process.kill()


def let_a_bot_play(door: Door) -> None:
    client = door.connect(door.table("Ann", bots=2)["links"]["host"])
    look = client.call("game.subscribe")
    if look["waiting"]["seat"] == "p1":
        parts = parts_by_chance(client.call, look, Random(1))
        look = client.call("game.play", expect=look["seq"], key="first", parts=parts)
    client.wait_for(look["seq"] + 1)
    client.close()


def answers(door: Door) -> bool:
    try:
        return door.get("/healthz")[0] == 200
    except OSError:
        return False


def test_a_file_that_cannot_be_written_is_said_at_the_start(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(self: Store) -> None:
        raise Unwritable("store-read-only")

    monkeypatch.setattr(Sqlite, "migrate", refused)
    with pytest.raises(SystemExit) as end:
        main(["serve", "--no-open", "--database", str(tmp_path / "tables.db"), "--lang", "en"])
    assert end.value.code == 2 and "tables.db: store-read-only" in capsys.readouterr().err


# -- a connection, a database ------------------------------------------------------------------------------------------


def test_a_listening_connection_that_is_cut_leaves_nobody_behind(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Entries, names and requests that were told while nobody listened are there when it listens again."""
    psycopg = pytest.importorskip("psycopg", reason="the extra [postgres] is not installed")
    from cyclades_apps.server import postgres_store

    with serving(postgres_store.Postgres(database)) as one, serving(postgres_store.Postgres(database)) as two:
        made = one.table("Ann", "Bob", "Cleo")
        there = Client(two.port, made["links"]["spectator"])
        there.call("game.subscribe")
        listening = wait_for(lambda: two.server.listener.connection)
        shut, connect = [True], psycopg.connect

        def gate(*args: Any, **more: Any) -> Any:
            if shut:
                raise psycopg.OperationalError("not now")
            return connect(*args, **more)

        monkeypatch.setattr(postgres_store.psycopg, "connect", gate)
        with connect(database, autocommit=True) as keeper:
            keeper.execute("select pg_terminate_backend(%s)", (listening.info.backend_pid,))
        wait_for(lambda: two.server.listener.connection is None)
        token, move = some_move(one, made)
        assert one.post("game.play", token, **move)["seq"] == 1
        one.post("table.set", made["links"]["p2"], name="Zoë")
        one.post("table.end", made["links"]["p3"])
        room = two.server.tables.held(made["table"])
        assert room is not None and (room.seq, room.names["p2"], room.requests) == (0, "Bob", {}), "nobody told it"
        shut.clear()
        assert there.wait_for(1)["seq"] == 1
        wait_for(lambda: room.names["p2"] == "Zoë" and room.requests)
        there.close()


def test_what_is_agreed_on_goes_through_every_process(database: str) -> None:
    """A request made at one process is answered at another one; names are known at both."""
    pytest.importorskip("psycopg", reason="the extra [postgres] is not installed")
    from cyclades_apps.server.postgres_store import Postgres

    with serving(Postgres(database)) as one, serving(Postgres(database)) as two:
        made = one.table("Ann", "Bob", "Cleo")
        links = made["links"]
        assert two.post("game.look", links["p2"])["seq"] == 0
        wait_for(lambda: one.server.listener.connection and two.server.listener.connection)
        one.post("table.end", links["host"])
        wait_for(lambda: two.post("table.get", links["p2"])["requests"])
        two.post("table.answer", links["p2"], yes=True)
        wait_for(lambda: [each["waits"] for each in one.post("table.get", links["p3"])["requests"]] == [["p3"]])
        one.post("table.answer", links["p3"], yes=True)
        wait_for(lambda: two.post("game.look", links["p2"])["table"]["status"] == "over")


@pytest.mark.long
def test_a_database_that_is_started_again(tmp_path: Path) -> None:
    """While it is away every move is refused with a sentence; afterwards everything goes on by itself."""
    pytest.importorskip("psycopg", reason="the extra [postgres] is not installed")
    from cyclades_apps.server.postgres_store import Postgres

    with cluster() as found, serving(Postgres(found.url)) as one, serving(Postgres(found.url)) as two:
        made = one.table("Ann", "Bob", bots=1)
        there = Client(two.port, made["links"]["spectator"])
        there.call("game.subscribe")
        wait_for(lambda: one.post("game.look", made["links"]["host"])["waiting"]["seat"] != "p3")
        token, move = some_move(one, made)
        found.stop()
        assert one.get("/readyz")[0] == 503 and one.get("/healthz")[0] == 200
        room = one.server.tables.held(made["table"])
        assert room is not None and room.seq == move["expect"]
        with pytest.raises(Failed) as failed:
            one.post("game.play", token, **move)
        assert failed.value.data["code"] == "store-away" and failed.value.data["text"]
        found.start()
        seq = move["expect"] + 1
        assert wait_for(lambda: not word(one, token, move)[0])
        assert there.wait_for(seq)["seq"] >= seq
        host = made["links"]["host"]
        for _ in range(6):  # also the bot
            wait_for(lambda: one.post("game.look", host)["waiting"]["seat"] != "p3")
            token, move = some_move(one, made)
            assert there.wait_for(one.post("game.play", token, **move)["seq"])
        entries = one.server.store.entries(made["table"])
        assert len({entry.key for entry in entries}) == len(entries) and "bot" in {entry.by for entry in entries}
        there.close()


# -- processes that die while a bot thinks --------------------------------------------------------------------------


def bot_is_asked(served: Any, token: str) -> bool:
    return bool(served.post("game.look", token)["waiting"]["seat"] == "p2")


def until_the_bot(served: Any, made: dict[str, Any]) -> int:
    """Answer until the bot is asked; the number that stands then."""
    host = made["links"]["host"]
    for _ in range(20):
        if bot_is_asked(served, host):
            break
        token, move = some_move(served, {"links": {"host": host}})
        served.post("game.play", token, **move)
    return int(served.post("game.look", host)["seq"])


@pytest.mark.long
def test_a_bot_whose_server_was_stopped_goes_on_with_the_next_one(tmp_path: Path) -> None:
    with serving(Sqlite(tmp_path / "tables.db"), pause=3600.0) as served:
        made = served.table("Ann", bots=1)
        seq = until_the_bot(served, made)
        wait_for(lambda: served.server.bots.queued)
    with serving(Sqlite(tmp_path / "tables.db")) as served:
        wait_for(lambda: served.server.store.entries(made["table"], after=seq))
        assert served.server.store.entries(made["table"], after=seq)[0].by == "bot"


@pytest.mark.long
@pytest.mark.skipif(not hasattr(os, "fork"), reason="processes cannot be forked here")
def test_a_bot_whose_process_was_killed_is_taken_up_by_another(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("psycopg", reason="the extra [postgres] is not installed")
    from cyclades_apps.server.postgres_store import Postgres

    monkeypatch.setenv("CYCLADES_PAUSE", "3600")  # it thinks, and will not come to an end
    with nursery(database) as dying:
        dying.start()
        made = dying.served.table("Ann", bots=1)
        seq = until_the_bot(dying.served, made)
        dying.kill()
        with serving(Postgres(database)) as other:
            there = Client(other.port, made["links"]["host"])
            there.call("game.subscribe", since=seq)
            assert there.wait_for(seq + 1)["seq"] > seq, "the page is told of the move as of any other"
            assert other.server.store.entries(made["table"], after=seq)[0].by == "bot"
            there.close()
        dying.start()


@pytest.mark.long
@pytest.mark.skipif(os.name == "nt", reason="there are no signals here")
def test_a_worker_process_that_is_killed_is_replaced(tmp_path: Path) -> None:
    with serving(Sqlite(tmp_path / "tables.db")) as served:
        made = served.table("Ann", bots=1)
        host = made["links"]["host"]
        until_the_bot(served, made)
        wait_for(lambda: not bot_is_asked(served, host))
        processes = served.server.bots.chooser.processes
        assert processes
        for process in processes:
            os.kill(process, signal.SIGKILL)
        seq = until_the_bot(served, made)
        wait_for(lambda: served.server.store.entries(made["table"], after=seq))
        assert not set(served.server.bots.chooser.processes) & set(processes)
