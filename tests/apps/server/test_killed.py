"""kill -9 at any moment while eight tables play: whatever was acknowledged is there, and every table continues.

Acknowledged are moves, undos (free and by consent), bots that take a chair and leave it, new links, names and settings.
"""

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

from cyclades_apps.server.rooms import Room
from cyclades_apps.server.ruleset_cache import Rulesets
from cyclades_apps.server.store_addresses import open_store
from cyclades_apps.server.stored_rows import digest_of
from cyclades_apps.server.table_store import Store

TABLES = 8
OTHER = 0.3  # of what people do is no move
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
        """Kill the server, and wait until its port is free."""
        try:
            while True:
                os.kill(self._child, signal.SIGKILL)
                time.sleep(0.002)
        except ProcessLookupError:
            pass

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


class Sitting:
    """A table, and everything that its server has acknowledged."""

    def __init__(self, made: dict[str, Any]) -> None:
        self.table = made["table"]
        self.links = {"p1": made["links"]["host"], "p2": made["links"]["p2"]}
        self.revoked: list[str] = []
        self.moves: dict[str, int] = {}  # key -> number
        self.undos: list[tuple[int, int]] = []  # number, and the number that the game went back to
        self.bots: list[tuple[str, str, int]] = []  # kind, bot, and a number that it does not exceed
        self.settings: dict[str, Any] = {}
        self.names: dict[str, str] = {}

    @property
    def acknowledged(self) -> int:
        return len(self.moves) + len(self.undos) + len(self.bots) + len(self.revoked)


class Players(threading.Thread):
    """Two people who play one table after the other. They answer when asked, and send again what was not answered."""

    def __init__(self, served: Door, made: dict[str, Any], seed: int) -> None:
        super().__init__(daemon=True)
        self.served, self.rng = served, Random(seed)
        self.at = Sitting(made)
        self.sittings = [self.at]
        self.enough = threading.Event()
        self.fault: BaseException | None = None

    @property
    def acknowledged(self) -> int:
        return sum(each.acknowledged for each in self.sittings)

    def run(self) -> None:
        try:
            while not self.enough.is_set():
                self.turn()
        except BaseException as error:
            self.fault = error

    def again(self, method: str, link: str | None, **params: Any) -> Any:
        """Send a request until there is an answer. None: it is refused, or the test is over."""
        while not self.enough.is_set():
            try:
                return self.served.post(method, link, **params)
            except LOST:
                time.sleep(0.02)
            except Failed as failed:
                assert failed.word in ("stale", "closing", "not-yours", "refused"), failed
                return None
        return None

    def turn(self) -> None:
        """Wait until somebody is asked, and answer, or do something else. A lost connection only means to try again."""
        at = self.at
        look = self.again("game.look", at.links["p1"])
        if look is None:
            return
        if look["waiting"] is None:
            made = self.again(
                "table.new",
                None,
                modules=["legacy"],
                seats=[{"name": "A"}, {"name": "B"}, {"name": "C", "bot": "quick"}],
            )
            if made is not None:
                self.at = Sitting(made)
                self.sittings.append(self.at)
            return
        if self.rng.random() < OTHER:
            self.rng.choice((self.undo, self.bot, self.link, self.set))(look)
            return
        link = at.links.get(look["waiting"]["seat"])
        if link is None or look["table"]["seats"][int(look["waiting"]["seat"][1:]) - 1]["bot"]:
            self.again("game.wait", at.links["p1"], since=look["seq"], timeout=1)
            return
        look = self.again("game.look", link)
        if not look or not look["decision"]:
            return
        try:
            parts = parts_by_chance(lambda method, **more: self.served.post(method, link, **more), look, self.rng)
        except LOST:
            return
        except Failed as failed:
            assert failed.word in ("stale", "closing", "not-yours"), failed
            return
        key = f"k{self.rng.getrandbits(64):x}"
        played = self.again("game.play", link, expect=look["seq"], key=key, parts=parts)
        if played is not None:
            at.moves[key] = played["since"] + 1

    def undo(self, look: dict[str, Any]) -> None:
        """Undo the own last decision. If the other player has moved since, that player agrees."""
        at, seat = self.at, self.rng.choice(("p1", "p2"))
        own = self.again("game.look", at.links[seat])
        if not own or not own["undo"].get("ask"):
            return
        try:  # not sent again: it would undo more
            done = self.served.post("undo.ask", at.links[seat], to=own["undo"]["to"])
            if not done.get("undone"):
                done = self.served.post("undo.answer", at.links["p2" if seat == "p1" else "p1"], yes=True)
        except LOST:
            return
        except Failed as failed:
            assert failed.word in ("stale", "closing", "not-yours", "refused"), failed
            return
        at.undos += [(each["seq"], each["to"]) for each in done.get("undone", [])]

    def bot(self, look: dict[str, Any]) -> None:
        """Give the own chair to a bot, or take it back."""
        bot = "" if look["table"]["seats"][1]["bot"] else "quick"
        told = self.again("table.takeover", self.at.links["p2"], seat="p2", bot=bot)
        if told is not None:
            self.at.bots.append(("takeover" if bot else "back", bot, told["seq"]))

    def link(self, look: dict[str, Any]) -> None:
        if look["table"]["seats"][1]["bot"]:
            return
        told = self.again("table.link", self.at.links["p1"], role="seat", seat="p2")
        if told is not None:
            self.at.revoked.append(self.at.links["p2"])
            self.at.links["p2"] = told["token"]

    def set(self, look: dict[str, Any]) -> None:
        name = f"Ann {self.rng.getrandbits(30)}"
        if self.again("table.set", self.at.links["p1"], name=name, settings={"name": name}) is not None:
            self.at.names["p1"] = self.at.settings["name"] = name


@pytest.mark.long
@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_everything_acknowledged_survives_kills(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    if kind == "postgres":
        pytest.importorskip("psycopg", reason="the extra [postgres] is not installed")
        database = str(request.getfixturevalue("database"))
    else:
        database = str(tmp_path / "tables.db")
    rng, kills = Random(11), size(ci=12, full=200)
    with nursery(database) as server:
        server.start()
        people = [Players(server.served, server.served.table("Ann", "Bob", bots=1), seed) for seed in range(TABLES)]
        for each in people:
            each.start()
        for _ in range(kills):
            time.sleep(rng.random() * 0.8)
            server.kill()
            server.start()
        wait_for_more(people)
        for each in people:
            each.enough.set()
        for each in people:
            each.join(timeout=60)
        assert [each.fault for each in people] == [None] * TABLES
    store = open_store(database, lock=False)
    try:
        sittings = [sitting for each in people for sitting in each.sittings]
        for sitting in sittings:
            check(store, sitting)
    finally:
        store.close()
    counts = {
        "kills": kills,
        "tables": len(sittings),
        "moves": sum(len(each.moves) for each in sittings),
        "undos": sum(len(each.undos) for each in sittings),
        "bots": sum(len(each.bots) for each in sittings),
        "links": sum(len(each.revoked) for each in sittings),
    }
    print(kind, counts)
    assert counts["moves"] > TABLES * 3 and counts["undos"] and counts["bots"] and counts["links"]


def wait_for_more(people: list[Players]) -> None:
    """After the last start every table continues: its people, and with them its bot."""
    reached = [each.acknowledged for each in people]
    for each, before in zip(people, reached, strict=True):
        for _ in range(6000):
            if each.fault or each.acknowledged > before + 3:
                break
            time.sleep(0.01)
        else:
            raise AssertionError(f"table {each.at.table} does not continue")


def check(store: Store, sitting: Sitting) -> None:
    """Everything acknowledged is stored under its number, once, and the entries replay to a game."""
    table, entries = store.table(sitting.table), store.entries(sitting.table)
    assert table is not None and [entry.seq for entry in entries] == list(range(1, table.seq + 1))
    written = {entry.key.rpartition(":")[2]: entry.seq for entry in entries if entry.by == "person"}
    assert {key: written.get(key) for key in sitting.moves} == sitting.moves
    undone = {(entry.seq, int(entry.clause)) for entry in entries if entry.kind == "undo"}
    assert undone >= set(sitting.undos)
    seated = [(entry.kind, entry.clause, entry.seq) for entry in entries if entry.kind in ("takeover", "back")]
    for kind, bot, last in sitting.bots:
        assert any(each[:2] == (kind, bot) and each[2] <= last for each in seated), (kind, bot, last)
    assert sum(entry.kind == "link" for entry in entries) >= len(sitting.revoked)
    for place, link in sitting.links.items():
        found = store.token(digest_of(link))
        assert found is not None and found.seat == place
    assert not any(store.token(digest_of(link)) for link in sitting.revoked)
    assert table.settings.items() >= sitting.settings.items()
    seats = store.seats(sitting.table)
    assert {seat.seat: seat.name for seat in seats}.items() >= sitting.names.items()
    room = Room(table, seats, Rulesets().of(table.setup))
    stored = {seat.seat: seat.bot for seat in seats}
    room.replay(entries)
    assert (room.ply, room.asked) == (table.ply, table.asked)
    assert {seat.seat: seat.bot for seat in room.seats.values()} == stored, "a seat has the bot of its last entry"
