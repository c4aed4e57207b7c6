"""Tables under load, and the page in a browser: what docs/serving.md says about speed.

    python benchmarks/table.py                 # 200 tables of four, one move in 5 s each; then at full speed
    python benchmarks/table.py --seconds 3600  # does anything grow in an hour?
    python benchmarks/table.py --page          # the budgets of the page, in Chromium

The server is a process of its own on SQLite in a fresh folder. Clients know the moves beforehand (the games are played
here first), so that what is measured is the server: a move is written, committed, answered and told to three others.
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


def serve(database: str, port: int) -> None:
    """The process that is measured."""
    import uvicorn

    from cyclades_apps.server.http.web_app import WebSettings, make_app
    from cyclades_apps.server.sqlite_store import Sqlite

    app = make_app(Sqlite(database), WebSettings(rates=0))
    uvicorn.run(app, host="127.0.0.1", port=port, log_level="error", ws="websockets-sansio")


class Sitting:
    """One game: its table, its links, and the moves that will be made."""

    def __init__(self, store: Any, rules: Any, seed: int, moves: int) -> None:
        from cyclades_apps.bots import Turn, parse_spec
        from cyclades_apps.server.game_import import import_game
        from cyclades_core import Game

        game = Game.new(rules, players=[f"p{n + 1}" for n in range(SEATS)], seed=seed)
        self.id, links = import_game(store, game)
        self.links = {f"p{n + 1}": links["host" if n == 0 else f"p{n + 1}"] for n in range(SEATS)}
        bot, rng = parse_spec("random"), random.Random(seed)
        while len(game.entries) <= moves and not game.is_over:
            game.apply(bot.choose(Turn(game, rng)))
        self.moves = [(entry.seat, entry.clause) for entry in game.entries[:moves]]


class Table:
    """Four people who play one game after the other, so that the load does not fade when games end."""

    def __init__(self, store: Any, rules: Any, seed: int, moves: int) -> None:
        self.sittings: list[Sitting] = []
        while moves > 0:
            self.sittings.append(Sitting(store, rules, seed + 1000 * len(self.sittings), moves))
            moves -= len(self.sittings[-1].moves)
        self.port = 0
        self.sockets: dict[str, Any] = {}
        self.answers: dict[str, asyncio.Queue[dict[str, Any]]] = {}
        self.done = 0
        self.told = 0

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
            await self.sit_down(self.port)
        seat, clause = self.sittings[0].moves[self.done]
        begun = time.perf_counter()
        await self._call(seat, "game.play", expect=self.done, key=f"k{self.done}", clause=clause)
        self.done += 1
        return (time.perf_counter() - begun) * 1000


def used(pid: int) -> tuple[float, float]:
    """Seconds of the processor and megabytes of memory of a process."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    ticks = int(fields[11]) + int(fields[12])
    status = Path(f"/proc/{pid}/status").read_text()
    return ticks / os.sysconf("SC_CLK_TCK"), int(status.split("VmRSS:")[1].split()[0]) / 1024


def p95(times: list[float]) -> float:
    return sorted(times)[int(len(times) * 0.95)] if times else 0.0


async def paced(tables: list[Table], seconds: float, every: float, pid: int) -> list[float]:
    """One move in `every` seconds at each table; every minute a line on stderr says how it goes."""
    times: list[float] = []
    end = time.monotonic() + seconds

    async def tell() -> None:
        before, cpu = 0, used(pid)[0]
        while True:
            await asyncio.sleep(60)
            since, (cpu_then, memory) = times[before:], used(pid)
            line = {"moves": len(since), "p95_ms": round(p95(since), 1), "worst_ms": round(max(since, default=0))}
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
        "paced_p50_ms": round(sorted(times)[len(times) // 2], 1),
        "paced_p95_ms": round(p95(times), 1),
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
        "fast_p95_ms": round(p95(times), 1),
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
        store, rules = Sqlite(database), Ruleset.load(["legacy"])
        paced_moves = int(options.seconds / options.every) + 2
        tables = [Table(store, rules, n, paced_moves + (400 if n < 8 else 0)) for n in range(options.tables)]
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
