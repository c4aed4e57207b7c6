"""Bots of a server: limits of parameters and time, fair shares, folders of content, and the end of a server."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from http.client import HTTPException
from pathlib import Path
from typing import Any

import pytest
import run_size
from server_in_thread import Door, Failed, Served, serving

from cyclades_apps.server.bot_choices import BotPosition, ChoiceFailed, ChoiceTimeout, choose_clause
from cyclades_apps.server.bot_processes import ProcessChooser
from cyclades_apps.server.bot_worker import BotWorker
from cyclades_apps.server.configuration import Settings
from cyclades_apps.server.rate_limits import Rates
from cyclades_apps.server.rooms import Room
from cyclades_apps.server.ruleset_cache import Rulesets
from cyclades_apps.server.sqlite_store import Sqlite
from cyclades_apps.server.stored_rows import StoredTable, TableEntry, TableSeat
from cyclades_apps.server.table_documents import table_document
from cyclades_apps.server.table_service import TableService
from cyclades_core.content.modules import add_folder, added_folders, reset

ROOT = Path(__file__).resolve().parents[3]
HOSTILE = ["mcts:ms=2000000000", f"mcts:iterations={'9' * 180}", "greedy:width=100000", "quick:land=1e9", "mcts:ms=1e9"]
ENDLESS = "endless"


@pytest.fixture
def endless(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An installed bot that never answers."""
    folder = tmp_path / "installed"
    info = folder / "endless-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: endless\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[cyclades.bots]\nendless = endless_bot:Endless\n")
    (folder / "endless_bot.py").write_text(
        "import time\nclass Endless:\n    def choose(self, turn):\n        time.sleep(600)\n"
    )
    monkeypatch.syspath_prepend(str(folder))
    monkeypatch.setenv("PYTHONPATH", str(folder), prepend=os.pathsep)


def wait_for(test: Callable[[], Any], seconds: float = 30) -> Any:
    until = time.monotonic() + seconds
    while not (found := test()):
        assert time.monotonic() < until, "it did not happen"
        time.sleep(0.02)
    return found


def room_of(bots: str = "random", modules: str = "legacy", table: str = "abc234") -> Room:
    seats = [TableSeat(table, f"p{n}", n - 1, f"P{n}", bot=bots) for n in (1, 2, 3)]
    setup = {"modules": modules.split(","), "seats": ["p1", "p2", "p3"]}
    row = StoredTable(table, 0, "running", setup, "", "", "7", "", "", {})
    return Room(row, seats, Rulesets().of(setup))


def play(room: Room, clause: str) -> None:
    move = room.tried(clause, room.asked)
    entry = TableEntry(
        room.id, room.seq + 1, "play", room.asked, move.clause, f"k{room.seq}", "bot", "", move.digest, 0
    )
    room.accept(entry, move)


def position(room: Room) -> BotPosition:
    return BotPosition(room.table, room.lines.node(), room.game)


@pytest.mark.parametrize("spec", HOSTILE)
def test_parameters_above_the_limit_are_rejected_with_the_limit(spec: str, tmp_path: Path) -> None:
    from cyclades_apps.rpc.rpc_errors import RpcError
    from cyclades_apps.server.table_request_types import checked_bot

    with pytest.raises(RpcError) as told:
        checked_bot(spec, "seats[1].bot")
    name = spec.partition(":")[2].partition("=")[0]
    assert told.value.data["path"] == "seats[1].bot"
    assert re.fullmatch(rf"{name} (at most \d+|=.*)|{name}=.*", told.value.data["expected"])


@pytest.mark.long
def test_a_table_with_an_endless_bot_is_refused_and_bots_of_stored_tables_are_replaced(tmp_path: Path) -> None:
    with serving(Sqlite(tmp_path / "tables.db")) as served:
        for spec in HOSTILE:
            with pytest.raises(Failed, match="params") as told:
                served.post("table.new", modules=["legacy"], seats=[{"name": "Ann"}, {"name": "Bo", "bot": spec}])
            assert told.value.data["path"] == "seats[1].bot"
        made = served.table("Ann", bots=2)
        with pytest.raises(Failed, match="params") as told:
            served.post("table.takeover", made["links"]["host"], seat="p1", bot=HOSTILE[0])
        assert told.value.data["expected"] == "ms at most 2000"
        served.server.store.change_seat(made["table"], "p2", bot=HOSTILE[0])  # of an older server
        served.post("table.takeover", made["links"]["host"], seat="p1", bot="random")
    with serving(Sqlite(tmp_path / "tables.db")) as served:
        document = wait_for(lambda: replaced(served, made))
        assert document["replaced"][0] | {"seq": 0} == {"seat": "p2", "bot": "quick", "reason": "limit", "seq": 0}
        seq = served.post("game.look", made["links"]["host"])["seq"]
        wait_for(lambda: served.post("game.look", made["links"]["host"])["seq"] > seq)


def replaced(served: Served, made: dict[str, Any]) -> dict[str, Any] | None:
    document: dict[str, Any] = served.post("table.get", made["links"]["spectator"])
    return document if "replaced" in document else None


@pytest.mark.long
def test_a_bot_that_takes_too_long_is_replaced_and_the_table_shows_it(endless: None, tmp_path: Path) -> None:
    with serving(Sqlite(tmp_path / "tables.db"), think=0.3, bots=1) as served:
        seats = [{"name": "Ann"}, {"name": "Bo", "bot": ENDLESS}]
        made = served.post("table.new", modules=["legacy"], seats=seats)
        served.post("table.takeover", made["links"]["host"], seat="p1", bot=ENDLESS)
        other = served.table("Zoe", bots=2)
        served.post("table.takeover", other["links"]["host"], seat="p1", bot="random")
        document = wait_for(lambda: replaced(served, made))
        told = document["replaced"][0]
        assert (told["reason"], told["bot"]) == ("late", "quick")
        entry = served.server.store.entries(made["table"])[told["seq"] - 1]
        assert (entry.kind, entry.by, entry.clause) == ("takeover", "server", "quick")
        wait_for(lambda: served.post("game.look", other["links"]["host"])["seq"] > 5)
        wait_for(lambda: served.post("game.look", made["links"]["host"])["ply"] > 3)


class BrokenChooser:
    """No bot can play but one."""

    async def choose(self, position: BotPosition, seat: str, spec: str, *, seconds: float, hint: bool = False) -> str:
        if spec != "greedy":
            raise ChoiceFailed("broken")
        return choose_clause(position.game.clone(), seat, spec)

    async def close(self) -> None:
        pass


def test_a_bot_that_cannot_move_is_shown_until_another_one_can(tmp_path: Path) -> None:
    async def played() -> None:
        service = TableService(Sqlite(tmp_path / "tables.db"), Settings(rates=0, pause=0.0), BrokenChooser())
        await service.begin()
        seats = [TableSeat("", f"p{n}", n - 1, f"P{n}", bot="mcts") for n in (1, 2, 3)]
        room, _ = await service.tables.create({"modules": ["legacy"]}, seats, {}, 7)

        async def until(test: Callable[[], Any]) -> None:
            async with asyncio.timeout(20):
                while not test():
                    await asyncio.sleep(0.01)

        await until(lambda: room.stuck)
        stuck = room.stuck
        assert [(entry.by, entry.clause) for entry in room.entries] == [("server", "quick"), ("server", "random")]
        document = table_document(room, {}, 0, 180)
        assert document["stuck"] == stuck and document["replaced"][0]["reason"] == "failed"
        await service.calls.consent.ask_takeover(room, stuck, stuck, "greedy")
        await until(lambda: room.ply == 1)
        assert stuck not in room.replaced
        await service.end()

    asyncio.run(played())


def test_a_worker_keeps_games_and_takes_only_new_moves() -> None:
    room, worker = room_of(), BotWorker()
    request = {"table": room.id, "start": {"setup": room.table.setup, "seed": "7"}, "clauses": [], "digest": ""}
    assert worker.update(request) is not None
    clauses = []
    for _ in range(3):
        god = room.game.decision.options[0]  # type: ignore[union-attr]
        clause = f"bid {god.value} {god.amounts[0]}" if god.amounts else str(god.value)
        play(room, clause)
        clauses.append(room.entries[-1].clause)
    digest = room.entries[-1].digest
    assert worker.update({**request, "start": None, "clauses": clauses, "digest": digest}) is not None
    assert worker.update({**request, "start": None, "digest": "else"}) is None, "another game"
    assert worker.update({**request, "start": None}) is None, "which it has forgotten then"
    assert worker.update({**request, "clauses": clauses, "digest": digest}) is not None


@pytest.mark.long
def test_a_process_follows_moves_undo_and_other_tables() -> None:
    async def chosen() -> None:
        chooser = ProcessChooser(1)
        room, other = room_of(), room_of(table="abc235")
        try:
            for turn in range(12):
                for each in (room, other):
                    clause = await chooser.choose(position(each), str(each.asked), "random", seconds=20)
                    play(each, clause)
                if turn == 5:
                    room.accept(TableEntry(room.id, room.seq + 1, "undo", "p1", "2", "u", "person", "", "", 0))
            assert room.ply == 8 and len(chooser.processes) == 1
        finally:
            await chooser.close()

    asyncio.run(chosen())


@pytest.mark.long
def test_a_process_is_replaced_after_a_time_limit_and_an_error_keeps_it(endless: None) -> None:
    async def chosen() -> None:
        chooser, room = ProcessChooser(1), room_of()
        try:
            with pytest.raises(ChoiceFailed, match="BotError"):
                await chooser.choose(position(room), str(room.asked), "nobody", seconds=20)
            first = chooser.processes
            with pytest.raises(ChoiceTimeout):
                await chooser.choose(position(room), str(room.asked), ENDLESS, seconds=0.1)
            assert await chooser.choose(position(room), str(room.asked), "random", seconds=20)
            assert chooser.processes != first
            os.kill(chooser.processes[0], signal.SIGKILL)
            assert await chooser.choose(position(room), str(room.asked), "random", seconds=20)
            thinking = asyncio.create_task(chooser.choose(position(room), str(room.asked), ENDLESS, seconds=20))
            await asyncio.sleep(0.1)
            begun = time.monotonic()
        finally:
            await chooser.close()
        with pytest.raises(asyncio.CancelledError):
            await thinking
        assert time.monotonic() - begun < 2, "nobody waits for a bot that thinks while the server ends"

    asyncio.run(chosen())


@pytest.mark.long
def test_slow_bots_do_not_hold_up_other_tables() -> None:
    """One process: a table that has thought for long waits for all that have not."""

    async def order() -> list[str]:
        chooser, out = ProcessChooser(1), list[str]()
        slow, fast = [room_of(table=f"abc23{n}") for n in range(2, 5)], room_of(table="abc239")

        async def ask(name: str, room: Room, spec: str, times: int) -> None:
            for _ in range(times):
                await chooser.choose(position(room), str(room.asked), spec, seconds=30)
                out.append(name)

        try:
            await ask("", fast, "random", 1)  # has started
            slow_ones = [ask("slow", room, "mcts:ms=80", 2) for room in slow]
            await asyncio.gather(*slow_ones, ask("fast", fast, "random", 3))
        finally:
            await chooser.close()
        return out[1:]

    out = asyncio.run(order())
    places = [n for n, name in enumerate(out) if name == "fast"]
    assert all(place <= most for place, most in zip(places, (3, 5, 7), strict=True)), "never behind two slow ones again"


def test_hints_have_a_budget_of_one_in_two_seconds() -> None:
    from cyclades_apps.rpc.rpc_errors import RpcError
    from cyclades_apps.server.connections import Link

    rates, link = Rates(), Link(lambda text: None, "en", "192.0.2.1")
    link.token = "a"
    for _ in range(2):
        rates.count(link, "game.hint")
    with pytest.raises(RpcError) as told:
        rates.count(link, "game.hint")
    assert 1000 < told.value.data["retry_after"] <= 2001
    rates.count(link, "game.look")


@pytest.mark.long
def test_hints_are_given_where_a_host_allows_them(tmp_path: Path) -> None:
    with serving(Sqlite(tmp_path / "tables.db")) as served:
        made = served.table("Ann", "Bo", settings={"hints": True})
        token = next(
            made["links"][name] for name in ("host", "p2") if served.post("game.look", made["links"][name])["decision"]
        )
        assert served.post("game.hint", token)["clause"]


@pytest.fixture
def lesbos() -> Iterator[None]:
    before = added_folders()
    add_folder(str(ROOT / "examples" / "lesbos"))
    yield
    reset()
    for folder in before:
        add_folder(folder)


@pytest.mark.long
def test_bots_play_with_content_of_a_folder(lesbos: None, tmp_path: Path) -> None:
    """Such a table waited for its bots for ever."""
    with serving(Sqlite(tmp_path / "tables.db")) as served:
        made = served.table("Ann", modules="legacy,lesbos", bots=2)
        served.post("table.takeover", made["links"]["host"], seat="p1", bot="quick")
        look = wait_for(lambda: (found := served.post("game.look", made["links"]["host"]))["ply"] > 3 and found)
        assert "replaced" not in look["table"] and "stuck" not in look["table"]


@pytest.mark.long
@pytest.mark.skipif(os.name == "nt", reason="there are no signals here")
def test_a_server_ends_in_time_while_bots_think(endless: None, tmp_path: Path) -> None:
    for _ in range(run_size.size(ci=1, full=10)):
        command = [
            sys.executable,
            "-c",
            "from cyclades_apps.cli import main; main()",
            "serve",
            "--port",
            "0",
            "--no-open",
        ]
        command += ["--database", str(tmp_path / "tables.db")]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        assert process.stdout is not None
        port = int(re.findall(r":(\d+)/", process.stdout.readline())[0])
        served = Door(port)
        made = served.post("table.new", modules=["legacy"], seats=[{"name": "A"}, {"name": "B", "bot": ENDLESS}])
        served.post("table.takeover", made["links"]["host"], seat="p1", bot=ENDLESS)
        waiting = threading.Thread(target=wait_in_vain, args=(served, made["links"]["spectator"]))
        waiting.start()
        time.sleep(1.5)
        begun = time.monotonic()
        process.send_signal(signal.SIGTERM)
        _, errors = process.communicate(timeout=20)
        assert time.monotonic() - begun < 5
        waiting.join(10)
        assert "Traceback" not in errors and '"error"' not in errors and "leaked" not in errors, errors


def wait_in_vain(served: Door, token: str) -> None:
    """Wait for a move that does not come; a server that ends answers, or closes the connection."""
    with suppress(OSError, Failed, HTTPException):
        served.post("game.wait", token, since=0, timeout=25)
