"""Files that hold seeds are private, one file has one lock, and no token or address leaves by another way."""

from __future__ import annotations

import http.server
import json
import os
import re
import socket
import sqlite3
import stat
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from server_in_thread import Door, Failed, serving

from cyclades_apps.cli import main
from cyclades_apps.server.notifications import DAILY, Mail, Notices, notice_of
from cyclades_apps.server.sqlite_store import Sqlite
from cyclades_apps.server.store_addresses import open_store
from cyclades_apps.server.stored_rows import StoredTable, TableSeat, evolve
from cyclades_apps.server.table_store import Store, StoreError, Unwritable

posix = pytest.mark.skipif(os.name == "nt", reason="modes and links of POSIX")


def run(*words: str) -> Any:
    """What a command ends with."""
    with pytest.raises(SystemExit) as ended:
        main([*words])
    return ended.value.code


def modes(folder: Path) -> dict[str, int]:
    return {each.name: stat.S_IMODE(each.stat().st_mode) for each in folder.iterdir() if each.is_file()}


# -- files -----------------------------------------------------------------------------------------------------------


@posix
@pytest.mark.parametrize("umask", [0o000, 0o022, 0o077])
def test_database_and_lock_are_private_from_the_start(tmp_path: Path, umask: int) -> None:
    before = os.umask(umask)
    try:
        store = open_store(str(tmp_path / "new" / "tables.db"))
        store.probe()
        found = modes(tmp_path / "new")
        assert {"tables.db", "tables.db-wal", "tables.db-shm", "tables.db.lock"} <= set(found)
        assert set(found.values()) == {0o600}
        store.backup(tmp_path / "copy.db")  # type: ignore[attr-defined]
        assert modes(tmp_path) == {"copy.db": 0o600}
        store.close()
    finally:
        os.umask(before)


@posix
def test_files_of_version_1_0_become_private(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    Sqlite(path).close()
    left = sqlite3.connect(path)  # keeps -wal and -shm
    left.execute("select * from tables")
    (tmp_path / "tables.db.lock").touch()
    for each in tmp_path.iterdir():
        each.chmod(0o644)
    open_store(str(path)).close()
    left.close()
    assert set(modes(tmp_path).values()) == {0o600}


@posix
@pytest.mark.long
def test_exports_are_private(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = str(tmp_path / "tables.db")
    with serving(open_store(database)) as served:
        table = served.table("Ann", "Bob")["table"]
    for name in ("game.json", "game.cyc"):
        assert run("tables", "export", table, "-o", str(tmp_path / name), "--database", database) == 0
        assert modes(tmp_path)[name] == 0o600


@posix
def test_lock_holds_through_links(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    store = open_store(str(path))
    (tmp_path / "soft.db").symlink_to(path)
    (tmp_path / "folder").symlink_to(tmp_path, target_is_directory=True)
    for name in ("soft.db", "folder/tables.db"):
        with pytest.raises(StoreError) as refused:
            open_store(str(tmp_path / name))
        assert refused.value.args[0] == "in-use"
    (tmp_path / "hard.db").hardlink_to(path)
    for lock in (True, False):
        with pytest.raises(StoreError) as refused:
            open_store(str(tmp_path / "hard.db"), lock=lock)
        assert refused.value.args[0] == "several-names"
    store.close()
    (tmp_path / "hard.db").unlink()
    open_store(str(tmp_path / "soft.db")).close()


@posix
def test_circle_of_links_is_refused_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "a.db").symlink_to(tmp_path / "b.db")
    (tmp_path / "b.db").symlink_to(tmp_path / "a.db")
    with pytest.raises(StoreError):
        open_store(str(tmp_path / "a.db"))


@pytest.mark.parametrize(
    "address",
    ["mysql://x", "postgresql+psycopg://x/y", "sqlite:///x.db", "postgresql:/x", "POSTGRESQL://x", "http://x"],
)
def test_unknown_database_is_refused_with_the_known_ones(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run("serve", "--no-open", "--lang", "en", "--database", address) == 2
    assert "postgresql://, postgres://" in capsys.readouterr().err
    assert run("tables", "list", "--lang", "en", "--database", address) == 2
    assert list(tmp_path.iterdir()) == []


def test_password_of_an_unknown_database_is_not_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("serve", "--no-open", "--lang", "en", "--database", "mysql://me:secret@host/x") == 2
    assert "secret" not in capsys.readouterr().err


# -- notices ---------------------------------------------------------------------------------------------------------


def test_notices_carry_no_token() -> None:
    table = StoredTable("abc234", 0, "running", {}, "", "", "1", "", "")
    seat = TableSeat("abc234", "p2", 1, "Bob", contact={"to": "bob@example.org", "mute": "MUTE", "sent": 0, "times": 0})
    text = "\n".join(notice_of(table, seat, "https://cyclades.example"))
    assert re.findall(r"https?://\S+", text) == [
        "https://cyclades.example/t/abc234",
        "https://cyclades.example/mute/abc234/MUTE",
        "https://cyclades.example/t/abc234",
    ]


WRONG = ["http://[", "http://listed/a b", "http://listed/\r\nx: y", "http://listed/é", "http://u:p@listed/", "x y@z"]


def test_bad_contacts_are_refused(tmp_path: Path) -> None:
    notices = Notices(Mail("localhost", "a@b"), ("listed",))
    with serving(Sqlite(tmp_path / "tables.db"), notices=notices) as served:
        made = served.table("Ann", "Bob")
        for wrong in WRONG:
            with pytest.raises(Failed, match="params"):
                served.post("table.set", made["links"]["p2"], contact=wrong)
            with pytest.raises(Failed, match="params"):
                served.post("table.set", made["links"]["host"], settings={"talk": wrong})
        for right in ("http://listed/x?y=1", "bob@example.org", ""):
            served.post("table.set", made["links"]["p2"], contact=right)


@contextmanager
def garbage(answer: bytes) -> Iterator[str]:
    """A host that answers whatever it likes."""

    class Handler(http.server.BaseHTTPRequestHandler):
        def handle(self) -> None:
            self.request.recv(65536)
            self.request.sendall(answer)

    with http.server.HTTPServer(("127.0.0.1", 0), Handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield f"127.0.0.1:{server.server_port}"
        finally:
            server.shutdown()


@pytest.mark.parametrize(
    "answer",
    [
        b"garbage\r\n\r\n",
        b"",
        b"HTTP/1.1 999999999 x\r\n\r\n",
        b"HTTP/1.1 200 OK\r\n" + b"a: b\r\n" * 200,
        b"\xff" * 70_000,
    ],
)
def test_garbage_of_a_hook_ends_no_round(answer: bytes) -> None:
    with garbage(answer) as host:
        Notices(hooks=(host,)).send(f"http://{host}/x", "s", "t", "l")


@pytest.mark.parametrize(
    "to", ["http://listed/a b", "http://[", "http://listed:99999/", "http://listed:x/", "a@\x00", "é@é"]
)
def test_stored_contact_that_is_no_address_ends_no_round(to: str) -> None:
    Notices(Mail("127.0.0.1", "a@b", port=9), ("listed", "listed:99999", "listed:x", "[")).send(to, "s", "t", "l")


def test_address_that_is_entered_again_gets_no_more_notices_for_a_question() -> None:
    notices = Notices(hooks=("hooks.example",), after=60, again=3600)
    table = StoredTable("abc234", 0, "running", {}, "", "", "1", "", "", asked="p1", asked_since=1000)
    told = {**notices.contact("http://hooks.example/a", {}), "sent": 1000, "times": 2}
    for address in ("http://hooks.example/a", "http://hooks.example/b"):
        again = notices.contact(address, notices.contact("", told))
        seat = TableSeat("abc234", "p1", 0, "Ann", contact=again)
        assert again["to"] == address and not notices.due(seat, table, 10**12)
    assert notices.due(seat, evolve(table, asked_since=2000), 10**12), "another question"


def test_address_gets_at_most_so_many_notices_a_day(monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[str] = []
    notices = Notices(Mail("localhost", "a@b"))
    monkeypatch.setattr(Notices, "_mail", lambda self, to, subject, text: sent.append(to))
    for _ in range(DAILY + 5):
        notices.send("victim@example.org", "s", "t", "l")
        notices.send("Victim@example.org", "s", "t", "l")
    notices.send("other@example.org", "s", "t", "l")
    assert len(sent) == DAILY + 1


@pytest.mark.long(every=5)
@pytest.mark.parametrize(
    "path", ["/mute/abc234/%C3%A9", "/mute/abc234/%00", "/mute/%00/x", "/mute/%C3%A9/x", "/mute/abc234/%FF"]
)
def test_odd_mute_links_are_not_found(store: Store, path: str) -> None:
    with serving(store, notices=Notices(Mail("localhost", "a@b"))) as served:
        made = served.table("Ann", "Bob")
        served.post("table.set", made["links"]["p2"], contact="bob@example.org")
        assert served.get(path)[0] == 404
        assert served.get(path.replace("abc234", made["table"]))[0] == 404


def test_mute_link_mutes_and_does_nothing_else(tmp_path: Path) -> None:
    with serving(Sqlite(tmp_path / "tables.db"), notices=Notices(Mail("localhost", "a@b"))) as served:
        made = served.table("Ann", "Bob")
        served.post("table.set", made["links"]["p2"], contact="bob@example.org")
        secret = served.server.store.seats(made["table"])[1].contact["mute"]
        with pytest.raises(Failed, match="not-yours"):
            served.post("game.look", secret)
        assert served.get(f"/mute/{made['table']}/{secret}")[0] == 200
        assert not served.server.store.seats(made["table"])[1].contact.get("muted"), "mail is opened by machines"
        assert served.submit(f"/mute/{made['table']}/{secret}") == 200
        contact = served.server.store.seats(made["table"])[1].contact
        assert contact.get("muted") and contact["to"] == "bob@example.org"


# -- odd texts -------------------------------------------------------------------------------------------------------

ODD = ["a\x00b", "\x00", "\ud800", "é", "ключ", "\u202e", "x" * 300]


@pytest.mark.long(every=7)
@pytest.mark.parametrize("odd", ODD)
def test_odd_texts_are_answered(store: Store, odd: str, caplog: pytest.LogCaptureFixture) -> None:
    """In every place of a request where a client sends a text of its own."""
    with serving(store) as served:
        made = served.table("Ann", "Bob")
        host = made["links"]["host"]
        tries: list[tuple[str, dict[str, Any]]] = [
            ("game.play", {"expect": 0, "key": odd, "clause": "bid zeus 1"}),
            ("game.play", {"expect": 0, "key": "k", "clause": odd}),
            ("game.play", {"expect": 0, "key": odd, "parts": [odd]}),
            ("game.draft", {"expect": 0, "parts": [odd]}),
            ("game.why", {"expect": 0, "parts": [], "targets": [odd]}),
            ("initialize", {"protocol": 1, "client": odd, "token": odd}),
            ("initialize", {"protocol": 1, "client": odd, "lang": odd}),
            ("table.set", {"name": odd}),
            ("table.set", {"lang": odd}),
            ("table.set", {"contact": odd}),
            ("table.set", {"standing": {odd: odd}}),
            ("table.set", {"settings": {odd: odd}}),
            ("table.set", {"settings": {"talk": f"https://{odd}"}}),
            ("table.set", {"settings": {"name": odd}}),
            ("table.link", {"role": "seat", "seat": odd}),
            ("table.takeover", {"seat": odd}),
            ("table.takeover", {"seat": "p1", "bot": odd}),
            ("table.answer", {"yes": True, "request": odd}),
            ("table.export", {"form": odd}),
            ("table.new", {"modules": [odd], "seats": [{"name": "Ann"}]}),
            ("table.new", {"modules": ["legacy"], "seats": [{"name": odd}, {"name": "B"}]}),
            ("table.new", {"modules": ["legacy"], "seats": [{"name": "A", "gender": odd}, {"name": "B"}]}),
            ("table.new", {"modules": ["legacy"], "seats": [{"name": "A"}, {"name": "B"}], "mode": odd}),
            ("table.new", {"modules": ["legacy"], "seats": [{"name": "A"}, {"name": "B"}], "board": odd}),
            ("table.new", {"modules": ["legacy"], "seats": [{"name": "A"}, {"name": "B"}], "options": {odd: odd}}),
            ("table.new", {"modules": ["legacy"], "seats": [{"name": "A"}, {"name": "B"}], "teams": [[odd]]}),
            ("table.new", {"modules": ["legacy"], "seats": [{"name": "A"}, {"name": "B"}], "name": odd}),
            (odd, {}),
        ]
        for method, params in tries:
            try:
                served.request(method, params, host)
            except Failed as failed:
                assert failed.word != "internal", (method, params, caplog.text)
        assert not [record for record in caplog.records if record.exc_info], caplog.text


# -- databases that are away -----------------------------------------------------------------------------------------


def test_database_that_is_away_stops_nobody_from_looking(tmp_path: Path) -> None:
    class Away(Sqlite):
        away = False

        @contextmanager
        def reading(self) -> Iterator[Any]:
            if self.away:
                raise Unwritable("store-away")
            with super().reading() as cursor:
                yield cursor

    store = Away(tmp_path / "tables.db")
    with serving(store) as served:
        made = served.table("Ann", "Bob")
        for link in made["links"].values():
            served.post("game.look", link)
        store.away = True
        for link in made["links"].values():
            assert served.post("game.look", link)["seq"] == 0
        with pytest.raises(Failed, match="engine"):
            served.post("game.look", "x" * 32)
        store.away = False
        new = served.post("table.link", made["links"]["host"], role="seat", seat="p2")["token"]
        store.away = True
        with pytest.raises(Failed, match="engine"):
            served.post("game.look", made["links"]["p2"])
        store.away = False
        assert served.post("game.look", new)["seat"] == "p2"


# -- hostile imports -------------------------------------------------------------------------------------------------


def test_hostile_saves_become_no_tables(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from cyclades_core import Game, Ruleset

    game = Game.new(Ruleset.load("legacy"), players=["ann", "bob"], seed=7)
    good = json.loads(game.to_json())
    database = str(tmp_path / "tables.db")
    hostile: list[Any] = [
        "",
        "[]",
        "\x00",
        "[" * 100_000,
        {**good, "entries": [{"clause": "win"}]},
        {**good, "entries": [{"clause": "\x00"}]},
        {**good, "entries": "x"},
        {**good, "start": {**good["start"], "seed": "x" * 5000}},
        {**good, "start": {**good["start"], "seed": 10**400}},
        {**good, "table": {**good["table"], "players": ["a"] * 500}},
        {**good, "table": {**good["table"], "players": ["exec:./x", "\u202eb"]}},
        {**good, "modules": [{"id": "../../etc", "version": "1"}]},
        {**good, "modules": []},
        {**good, "options": {"x": [1] * 1000}},
    ]
    for number, each in enumerate(hostile):
        path = tmp_path / f"{number}.json"
        path.write_text(each if isinstance(each, str) else json.dumps(each), encoding="utf-8")
        code = run("tables", "import", str(path), "--lang", "en", "--database", database)
        told = capsys.readouterr()
        assert code == 2 and told.err.strip() and "Traceback" not in told.err, (number, code, told)
    store = open_store(database, lock=False)
    assert store.tables() == []
    store.close()


def test_forged_snapshot_has_no_effect(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The log is played again from the seed: gold that somebody wrote into a snapshot is not there."""
    from cyclades_core import Game, Ruleset

    game = Game.new(Ruleset.load("legacy"), players=["ann", "bob"], seed=7)
    (tmp_path / "save.json").write_text(game.to_json().replace('"gold":5', '"gold":500'), encoding="utf-8")
    database = str(tmp_path / "tables.db")
    code = run("tables", "import", str(tmp_path / "save.json"), "--lang", "en", "--database", database)
    if code == 0:
        links = dict(line.split("  ") for line in capsys.readouterr().out.splitlines())
        with serving(open_store(database)) as served:
            look = served.post("game.look", links["host"].partition("#")[2])
            assert all(each.get("gold", 0) < 100 for each in look["view"]["factions"])


@posix
@pytest.mark.xdist_group("processes")
def test_second_process_on_a_link_is_refused(tmp_path: Path) -> None:
    store = open_store(str(tmp_path / "tables.db"))
    (tmp_path / "soft.db").symlink_to(tmp_path / "tables.db")
    program = "import sys; from cyclades_apps.server.store_addresses import open_store; open_store(sys.argv[1])"
    done = subprocess.run(
        [sys.executable, "-P", "-c", program, str(tmp_path / "soft.db")], capture_output=True, text=True
    )
    assert "in-use" in done.stderr
    store.close()


@pytest.mark.long
def test_workers_import_nothing_from_the_working_folder(database: str, tmp_path: Path) -> None:
    """Python starts processes that search the working folder first, which may be a folder of content."""
    hostile, program = tmp_path / "content", tmp_path / "program.py"
    hostile.mkdir()
    for name in ("json", "signal", "attrs", "uvicorn", "selectors"):
        (hostile / f"{name}.py").write_text(f"open({str(tmp_path / 'was-run')!r}, 'w'); raise ImportError({name!r})")
    program.write_text("from cyclades_apps.cli import main\nif __name__ == '__main__':\n    main()\n")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, str(program), "serve", "--no-open", "--port", str(port)]
    command += ["--workers", "2", "--database", database]  # without -P, which Python would hand on
    server = subprocess.Popen(command, cwd=hostile, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        until = time.monotonic() + 60
        while time.monotonic() < until and not (tmp_path / "was-run").exists():
            try:
                assert Door(port).get("/healthz")[0] == 200
                break
            except OSError:
                time.sleep(0.1)
        else:
            raise AssertionError("it does not serve, or has run a file of the folder")
    finally:
        server.terminate()
        server.wait(timeout=60)
    assert not (tmp_path / "was-run").exists()
