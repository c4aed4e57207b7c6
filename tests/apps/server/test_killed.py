"""kill -9 at any moment while eight tables play: whatever was acknowledged is there, and every table goes on."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPException
from pathlib import Path
from random import Random
from typing import Any

import pytest
from run_size import size
from server_in_thread import Door, Failed, parts_by_chance

from cyclades_apps.server.store_addresses import open_store
from cyclades_apps.server.table_store import Store
from cyclades_core import Game, Ruleset

TABLES = 8
LOST = (OSError, HTTPException, ValueError)  # what a client sees when the server dies while it answers
pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="processes cannot be forked here")


class Nursery:
    """Starts servers on one port, and kills them."""

    def __init__(self, database: str) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        command = [sys.executable, str(Path(__file__).parent / "restarting_server.py"), database, str(self.port)]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.served = Door(self.port)
        self._child = 0

    def start(self) -> None:
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.write("\n")
        self._process.stdin.flush()
        self._child = int(self._process.stdout.readline())
        for _ in range(3000):
            try:
                if self.served.get("/healthz")[0] == 200:
                    return
            except LOST:
                pass
            time.sleep(0.01)
        raise AssertionError("the server did not start")

    def kill(self) -> None:
        os.kill(self._child, signal.SIGKILL)

    def close(self) -> None:
        self.kill()
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait(timeout=10)


@contextmanager
def nursery(database: str) -> Iterator[Nursery]:
    found = Nursery(database)
    try:
        yield found
    finally:
        found.close()


class Players(threading.Thread):
    """The people of one table: they answer when asked, and send again what was not answered."""

    def __init__(self, served: Door, made: dict[str, Any], seed: int) -> None:
        super().__init__(daemon=True)
        self.served, self.table = served, made["table"]
        self.links = {"p1": made["links"]["host"], "p2": made["links"]["p2"]}
        self.rng = Random(seed)
        self.acknowledged: dict[str, int] = {}  # key -> the number that it was told
        self.enough = threading.Event()
        self.fault: BaseException | None = None
        self.over = False

    def run(self) -> None:
        try:
            while not self.enough.is_set() and not self.over:
                self.turn()
        except BaseException as error:
            self.fault = error

    def turn(self) -> None:
        """Wait until somebody is asked, and answer; a lost connection only means to try again."""
        try:
            look = self.served.post("game.look", self.links["p1"])
            if look["waiting"] is None:
                self.over = True
                return
            link = self.links.get(look["waiting"]["seat"])
            if link is None:
                self.served.post("game.wait", self.links["p1"], since=look["seq"], timeout=2)
                return
            look = self.served.post("game.look", link)
            if not look["decision"]:
                return
            parts = parts_by_chance(lambda method, **more: self.served.post(method, link, **more), look, self.rng)
        except LOST:
            time.sleep(0.02)
            return
        except Failed as failed:
            assert failed.word in ("stale", "closing", "not-yours"), failed
            return
        self.play(link, look["seq"], parts)

    def play(self, link: str, expect: int, parts: list[Any]) -> None:
        """One clause under one key, sent until there is an answer."""
        key = f"k{self.rng.getrandbits(64):x}"
        while True:
            try:
                seq = self.served.post("game.play", link, expect=expect, key=key, parts=parts)["since"] + 1
                self.acknowledged[key] = seq
                return
            except LOST:
                time.sleep(0.02)
                if self.enough.is_set():
                    return
            except Failed as failed:
                assert failed.word in ("stale", "closing"), failed
                return


@pytest.mark.long
@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_whatever_was_acknowledged_is_there(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    if kind == "postgres":
        pytest.importorskip("psycopg", reason="the extra [postgres] is not installed")
        database = str(request.getfixturevalue("database"))
    else:
        database = str(tmp_path / "tables.db")
    rng = Random(11)
    with nursery(database) as server:
        server.start()
        made = [server.served.table("Ann", "Bob", bots=1) for _ in range(TABLES)]
        people = [Players(server.served, each, seed) for seed, each in enumerate(made)]
        for each in people:
            each.start()
        for _ in range(size(ci=12, full=200)):
            time.sleep(rng.random() * 0.8)
            server.kill()
            server.start()
        reached = {each.table: len(each.acknowledged) for each in people}
        goes_on(people, reached)
        for each in people:
            each.enough.set()
        for each in people:
            each.join(timeout=60)
        assert [each.fault for each in people] == [None] * TABLES
    store = open_store(database, lock=False)
    try:
        assert sum(len(each.acknowledged) for each in people) > TABLES * 3
        for each in people:
            check(store, each)
    finally:
        store.close()


def goes_on(people: list[Players], reached: dict[str, int]) -> None:
    """After the last start every table plays on: its people, and with them its bot."""
    for each in people:
        for _ in range(6000):
            if each.over or each.fault or len(each.acknowledged) > reached[each.table] + 3:
                break
            time.sleep(0.01)
        else:
            raise AssertionError(f"table {each.table} does not go on")


def check(store: Store, people: Players) -> None:
    """Every key that was acknowledged stands under its number, once; and the log replays to a game."""
    table, entries = store.table(people.table), store.entries(people.table)
    assert table is not None and [entry.seq for entry in entries] == list(range(1, table.seq + 1))
    written = {entry.key.rpartition(":")[2]: entry.seq for entry in entries if entry.by == "person"}
    assert {key: written.get(key) for key in people.acknowledged} == people.acknowledged
    game = Game.new(Ruleset.load("legacy"), players=["p1", "p2", "p3"], seed=int(table.seed))
    for entry in entries:
        game.apply(entry.clause)
    assert any(entry.by == "bot" for entry in entries)
