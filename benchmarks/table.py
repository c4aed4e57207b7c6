"""Tables under load, and the page in a browser: what docs/serving.md says about speed.

    python benchmarks/table.py                 # 200 tables of four, one move in 5 s each; then at full speed
    python benchmarks/table.py --tables 50 --every 2
    python benchmarks/table.py --seconds 3600  # does anything grow in an hour?
    python benchmarks/table.py --page          # the budgets of the page, in Chromium

The server is a process of its own on SQLite in a fresh folder. Clients know the moves beforehand (the games are played
here first), so that what is measured is the server: a move is written, committed, answered and told to three others.
Half of the tables play games that begin ten moves before their end, so games end and new ones begin all the time.
Moves for each second of the server's processor do not depend on who else works on the machine.
"""

from __future__ import annotations

import argparse
import asyncio
import gzip
import json
import os
import random
import re
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
SEATS = 4
GAMES = 20  # different ones, which all tables play


def serve(database: str, port: int) -> None:
    """The process that is measured."""
    import uvicorn

    from cyclades_apps.server.http.web_app import WebSettings, make_app
    from cyclades_apps.server.sqlite_store import Sqlite

    app = make_app(Sqlite(database), WebSettings(rates=0))
    uvicorn.run(app, host="127.0.0.1", port=port, log_level="error", ws="websockets-sansio")


class PlayedGame:
    """A game among random bots, known to its end. `tables` makes tables on which it is at any move."""

    def __init__(self, rules: Any, seed: int) -> None:
        from cyclades_apps.bots import Turn, parse_spec

        self.rules, self.seed = rules, seed
        game, bot, rng = self.new_game(), parse_spec("random"), random.Random(seed)
        while not game.is_over:
            game.apply(bot.choose(Turn(game, rng)))
        self.moves = [(entry.seat, entry.clause) for entry in game.entries]
        self._imported: dict[int, str] = {}

    def new_game(self) -> Any:
        from cyclades_core import Game

        return Game.new(self.rules, players=[f"p{n + 1}" for n in range(SEATS)], seed=self.seed)

    def add_table(self, store: Any, start: int) -> dict[str, str]:
        """Write a table on which the first `start` moves were made, and return the link of each seat.

        Reading a game in takes a second or two, so it is done once for each start. Further tables are copies.
        """
        from cyclades_apps.server.game_import import import_game
        from cyclades_apps.server.stored_rows import Token, digest_of, evolve, new_id, new_token

        if start not in self._imported:
            begun = self.new_game()
            for _, clause in self.moves[:start]:
                begun.apply(clause)
            self._imported[start], _ = import_game(store, begun)
        first = self._imported[start]
        table, seats, entries = store.table(first), store.seats(first), store.entries(first)
        new = evolve(table, id=new_id(8))
        links = {seat.seat: new_token() for seat in seats}
        tokens = [Token(digest_of(link), new.id, "seat", seat, table.created) for seat, link in links.items()]
        store.add_table(
            new,
            [evolve(seat, table_id=new.id) for seat in seats],
            tokens,
            [evolve(entry, table_id=new.id) for entry in entries],
        )
        return links


class Sitting:
    """One game at a table: its links, and the moves that will be made."""

    def __init__(self, store: Any, played: PlayedGame, start: int) -> None:
        self.links = played.add_table(store, start)
        self.start, self.moves = start, played.moves[start:]


class Table:
    """Four people who play one game after the other, so that the load does not fade when games end.

    With `before_end`, each game begins that many moves before its end.
    """

    def __init__(self, store: Any, games: list[PlayedGame], number: int, moves: int, before_end: int) -> None:
        self.sittings: list[Sitting] = []
        while moves > 0:
            played = games[(number + len(self.sittings)) % len(games)]
            start = max(0, len(played.moves) - before_end) if before_end else 0
            self.sittings.append(Sitting(store, played, start))
            moves -= len(self.sittings[-1].moves)
        self.port = 0
        self.sockets: dict[str, Any] = {}
        self.answers: dict[str, asyncio.Queue[dict[str, Any]]] = {}
        self.done = 0
        self.told = 0
        self.ended = 0

    @property
    def left(self) -> bool:
        """Whether there is a move to make."""
        return bool(self.sittings) and (self.done < len(self.sittings[0].moves) or len(self.sittings) > 1)

    async def sit_down(self, port: int) -> None:
        """Everybody connects and listens."""
        from websockets.asyncio.client import connect

        self.port = port
        for seat, token in self.sittings[0].links.items():
            socket_ = await connect(f"ws://127.0.0.1:{port}/ws", max_size=None, compression=None)
            self.sockets[seat], self.answers[seat] = socket_, asyncio.Queue()
            asyncio.get_running_loop().create_task(self._listen(seat, socket_))
            await self._call(seat, "initialize", protocol=1, client="load", token=token)
            await self._call(seat, "game.subscribe")

    async def _listen(self, seat: str, socket_: Any) -> None:
        async for text in socket_:
            if text.startswith('{"jsonrpc":"2.0","method"') or '"method"' in text[:40]:
                self.told += 1
            else:
                self.answers[seat].put_nowait(json.loads(text))

    async def _call(self, seat: str, method: str, **params: Any) -> dict[str, Any]:
        await self.sockets[seat].send(json.dumps({"jsonrpc": "2.0", "id": 1, "method": method, "params": params}))
        answer = await self.answers[seat].get()
        if "error" in answer:
            raise SystemExit(f"{method}: {answer['error']}")
        return dict(answer["result"])

    async def move(self) -> float:
        """The next move; how long until it was acknowledged, in milliseconds."""
        if self.done == len(self.sittings[0].moves):  # the game is over: the next one, on new sockets
            for socket_ in self.sockets.values():
                await socket_.close()
            self.sittings.pop(0)
            self.done = 0
            self.ended += 1
            await self.sit_down(self.port)
        seat, clause = self.sittings[0].moves[self.done]
        expect = self.sittings[0].start + self.done
        begun = time.perf_counter()
        await self._call(seat, "game.play", expect=expect, key=f"k{expect}", clause=clause)
        self.done += 1
        return (time.perf_counter() - begun) * 1000


def used(pid: int) -> tuple[float, float]:
    """Seconds of the processor and megabytes of memory of a process."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    ticks = int(fields[11]) + int(fields[12])
    status = Path(f"/proc/{pid}/status").read_text()
    return ticks / os.sysconf("SC_CLK_TCK"), int(status.split("VmRSS:")[1].split()[0]) / 1024


def percentile(times: list[float], percent: int) -> float:
    """Return how long all but the slowest took, in milliseconds.

    >>> percentile([1.0, 2.0, 3.0, 4.0], 50)
    3.0
    """
    return round(sorted(times)[min(len(times) - 1, len(times) * percent // 100)], 1) if times else 0.0


async def paced(tables: list[Table], seconds: float, every: float, pid: int) -> list[float]:
    """One move in `every` seconds at each table; every minute a line on stderr says how it goes."""
    times: list[float] = []
    end = time.monotonic() + seconds

    async def tell() -> None:
        before, cpu = 0, used(pid)[0]
        while True:
            await asyncio.sleep(60)
            since, (cpu_then, memory) = times[before:], used(pid)
            line = {"moves": len(since), "p95_ms": percentile(since, 95), "p99_ms": percentile(since, 99)}
            line |= {"worst_ms": round(max(since, default=0)), "ended": sum(table.ended for table in tables)}
            line |= {"cpu_seconds": round(cpu_then - cpu, 1), "memory_mb": round(memory, 1)}
            load = [round(each, 1) for each in os.getloadavg()]
            print(json.dumps({**line, "load": load}), file=sys.stderr, flush=True)
            before, cpu = len(times), cpu_then

    async def play(table: Table, phase: float) -> None:
        await asyncio.sleep(phase)
        while time.monotonic() < end and table.left:
            begun = time.monotonic()
            times.append(await table.move())
            await asyncio.sleep(max(0.0, every - (time.monotonic() - begun)))

    telling = asyncio.create_task(tell())
    await asyncio.gather(*(play(table, every * n / len(tables)) for n, table in enumerate(tables)))
    telling.cancel()
    return times


async def hurried(tables: list[Table], seconds: float) -> list[float]:
    """As fast as they are answered."""
    times: list[float] = []
    end = time.monotonic() + seconds

    async def play(table: Table) -> None:
        while time.monotonic() < end and table.left:
            times.append(await table.move())

    await asyncio.gather(*(play(table) for table in tables))
    return times


async def load(options: argparse.Namespace, port: int, pid: int, tables: list[Table]) -> dict[str, Any]:
    for table in tables:
        await table.sit_down(port)
    cpu, memory = used(pid)
    times = await paced(tables, options.seconds, options.every, pid)
    cpu_then, memory_then = used(pid)
    out: dict[str, Any] = {
        "tables": len(tables),
        "sockets": len(tables) * SEATS,
        "paced_moves": len(times),
        "games_ended": sum(table.ended for table in tables),
        "paced_p50_ms": percentile(times, 50),
        "paced_p95_ms": percentile(times, 95),
        "paced_p99_ms": percentile(times, 99),
        "paced_worst_ms": round(max(times)),
        "paced_cpu_share": round((cpu_then - cpu) / options.seconds, 3),
        "memory_mb_before": round(memory),
        "memory_mb_after": round(memory_then),
    }
    fast = tables[:8]
    cpu, _ = used(pid)
    begun = time.monotonic()
    times = await hurried(fast, options.hurry)
    taken = time.monotonic() - begun
    cpu_then, memory_then = used(pid)
    return {
        **out,
        "fast_moves": len(times),
        "fast_moves_per_second": round(len(times) / taken),
        "fast_moves_per_cpu_second": round(len(times) / max(0.01, cpu_then - cpu)),
        "fast_p95_ms": percentile(times, 95),
        "told": sum(table.told for table in tables),
        "memory_mb_end": round(memory_then),
    }


def page(served: Any) -> dict[str, Any]:
    """The budgets of the page: bytes, the time to the board, a redraw, from a click to the next targets."""
    sys.path[:0] = [str(ROOT / "tests" / "support"), str(ROOT / "tests" / "apps" / "server")]
    from browser_players import SIZES, Person, browser
    from staged_tables import played, staged

    out: dict[str, Any] = {}
    with browser() as chromium:
        made = staged(served, played("base", 4, 5, lambda game: game.round >= 4))
        for size in SIZES:
            address = f"{served.url}/t/{made['table']}#{made['links'][made['asked']]}"
            ready = []
            for _ in range(5):  # each with nothing in its cache
                person = Person(chromium, address, size)
                ready.append(int(person.page.evaluate("document.body.dataset.ready")))
                person.context.close()
            out[f"{size}_board_ms"] = sorted(ready)
            person = Person(chromium, address, size)
            drawn = []
            for _ in range(20):
                person.page.evaluate("document.querySelector('.zoom button').click()")
                person.page.wait_for_timeout(30)
                drawn.append(float(person.page.evaluate("document.body.dataset.drawn")))
            out[f"{size}_redraw_ms"] = sorted(drawn)[10]
            out[f"{size}_nodes"] = person.page.evaluate("document.querySelectorAll('.board *').length")
            person.context.close()
    html = served.get(f"/t/{made['table']}")[1]
    named = [name for name in re.findall(r'"(/page/[^"]+)"', html) if not name.endswith(".png")]
    files = [html, *(served.get(name)[1] for name in named)]  # what a browser loads
    parts = {"page": sum(len(gzip.compress(each.encode())) for each in files)}
    token = made["links"][made["asked"]]
    for name, method in (("content", "content.get"), ("board", "board.get"), ("look", "game.look")):
        parts[name] = len(gzip.compress(json.dumps(served.post(method, token), ensure_ascii=False).encode()))
    for name, path in (("words", "/words/ru.json"), ("symbols", f"/symbols/{made['table']}.json")):
        parts[name] = len(gzip.compress(served.get(path)[1].encode()))
    out |= {f"gzip_{name}": size for name, size in parts.items()}
    out["gzip_all"] = sum(parts.values())
    return out


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--every", type=float, default=5)
    parser.add_argument("--modules", default="legacy")
    parser.add_argument("--before-end", type=int, default=10, help="half of the games begin so many moves before it")
    parser.add_argument("--hurry", type=float, default=15, help="seconds at full speed")
    parser.add_argument("--page", action="store_true", help="measure the page instead")
    parser.add_argument("--serve", nargs=2, metavar=("DATABASE", "PORT"), help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.serve:
        serve(options.serve[0], int(options.serve[1]))
        return
    from cyclades_apps.server.sqlite_store import Sqlite
    from cyclades_core import Ruleset

    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "tables.db")
        if options.page:
            sys.path[:0] = [str(ROOT / "tests" / "support"), str(ROOT / "tests" / "apps" / "server")]
            from server_in_thread import serving

            with serving(Sqlite(database)) as served:
                print(json.dumps(page(served), indent=2))
            return
        store, rules = Sqlite(database), Ruleset.load(options.modules.split(","))
        games = [PlayedGame(rules, seed) for seed in range(GAMES)]
        paced_moves = int(options.seconds / options.every) + 2
        tables = []
        for n in range(options.tables):
            moves = paced_moves + (400 if n < 8 else 0)
            tables.append(Table(store, games, n, moves, options.before_end if n % 2 else 0))
        store.close()
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        process = subprocess.Popen([sys.executable, __file__, "--serve", database, str(port)])
        try:
            for _ in range(600):
                try:
                    urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=1)
                    break
                except OSError:
                    time.sleep(0.1)
            print(json.dumps(asyncio.run(load(options, port, process.pid, tables)), indent=2))
        finally:
            process.terminate()
            process.wait(timeout=20)


if __name__ == "__main__":
    main()
