"""Floods of anonymous requests: how long `/healthz` and a move at a running table take meanwhile.

    python benchmarks/floods.py                    # every kind, 60 seconds each
    python benchmarks/floods.py --seconds 10 --kinds half-requests,idle-sockets

`cyclades serve` runs in a fresh folder with its usual limits. One client process sends one kind of request as fast as
it can, or `--rate` per second. Another one plays at a table with two people over sockets and asks for `/healthz`. All
traffic stays on 127.0.0.1, and a kind ends after `--seconds` or `--most` requests. The output has one JSON object per
kind: the 50th and 99th percentile in milliseconds, what the flood was answered, the processor time of the server for
each request (moves included), and errors in the log.

Both limits of the project are below: 250 ms for `/healthz`, 500 ms for a move, 99 of 100 times.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import os
import re
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

HOST = "127.0.0.1"
HEALTH_MS, MOVE_MS = 250, 500
GAMES = 8  # that can be played during a flood
CONNECTIONS = 8  # that a flood of whole requests keeps open


# -- the flood -----------------------------------------------------------------------------------------------------


def get(path: str, **headers: str) -> bytes:
    lines = [f"GET {path} HTTP/1.1", f"host: {headers.pop('host', HOST)}"]
    lines += [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
    return ("\r\n".join(lines) + "\r\n\r\n").encode()


def post(body: bytes, **headers: str) -> bytes:
    more = "".join(f"{name.replace('_', '-')}: {value}\r\n" for name, value in headers.items())
    return f"POST /rpc HTTP/1.1\r\nhost: {HOST}\r\ncontent-length: {len(body)}\r\n{more}\r\n".encode() + body


def call(method: str, **params: Any) -> bytes:
    return json.dumps({"jsonrpc": "2.0", "id": 1, "method": method, "params": params}).encode()


LARGE = b'{"jsonrpc":"2.0","id":1,"method":"game.load","params":{"save":[' + b"0," * 2_000_000 + b"0]}}"
NESTED = b'{"jsonrpc":"2.0","id":1,"method":"table.new","params":{"modules":[' + b"0," * 30_000 + b"0]}}"


def whole_requests(kind: str, table: str, spectator: str) -> Callable[[int], bytes]:
    """The request number n of a flood that sends whole requests."""
    langs = ("en", "pl", "it", "ro", "ru", "de")
    expensive: list[Callable[[int], bytes]] = [
        lambda n: get(f"/board/{table}/x.json"),
        lambda n: get(f"/content/{table}/x/{langs[n % 6]}.json"),
        lambda n: get("/qr.svg?text=" + "%F0%9F%98%80" * 300),
        lambda n: post(call("modules.check", modules=["base", "hades"], options={"x": n})),
        lambda n: post(call("rpc.discover")),
        lambda n: get(f"/symbols/{table}.json"),
    ]
    kinds: dict[str, Callable[[int], bytes]] = {
        "expensive-pages": lambda n: expensive[n % len(expensive)](n),
        "unknown-tables": lambda n: get(f"/board/{('x' * 8000 + str(n)) if n % 2 else 'bb2c2d'}/x.json"),
        "large-bodies": lambda n: post(LARGE if n % 2 else NESTED),
        "wrong-tokens": lambda n: post(call("game.look"), authorization=f"Bearer wrong-token-{n:020d}"),
        "forged-addresses": lambda n: post(
            call("game.look"), authorization=f"Bearer {n:032d}", x_forwarded_for=f"203.0.{n // 250 % 250}.{n % 250}"
        ),
        "unknown-methods": lambda n: post(call(f"game.unknown{n}", save="x" * (n % 2 * 50_000))),
        "bad-origins": lambda n: post(call("ping"), origin=("http://evil.example", "http://[", "null")[n % 3]),
        "watched-links": lambda n: post(call("game.look"), authorization=f"Bearer {spectator}"),
    }
    return kinds[kind]


KINDS = [
    *("expensive-pages", "unknown-tables", "large-bodies", "half-requests", "idle-sockets"),
    *("wrong-tokens", "forged-addresses", "unknown-methods", "bad-origins", "watched-links"),
]


class Flood:
    """One client process."""

    def __init__(self, options: argparse.Namespace, kind: str, port: int, table: str, spectator: str) -> None:
        self.kind, self.port, self.table, self.spectator = kind, port, table, spectator
        self.rate, self.most = options.rate, options.most
        self.until = time.monotonic() + options.seconds
        self.sent = 0
        self.answers: Counter[str] = Counter()
        self.begun = time.monotonic()

    async def next(self) -> int | None:
        """The number of the next request, when it is time for it; None: it is over."""
        if time.monotonic() > self.until or self.sent >= self.most:
            return None
        self.sent += 1
        number = self.sent
        if self.rate:
            await asyncio.sleep(max(0.0, self.begun + number / self.rate - time.monotonic()))
        return number

    async def run(self) -> None:
        if self.kind in ("half-requests", "idle-sockets"):
            await self.hold()
            return
        make = whole_requests(self.kind, self.table, self.spectator)
        work = [self.ask(make) for _ in range(CONNECTIONS)]
        if self.kind == "watched-links":
            work += [self.watch() for _ in range(60)]
        await asyncio.gather(*work)

    async def ask(self, make: Callable[[int], bytes]) -> None:
        """Send requests over one connection, which is opened again when it is closed."""
        writer: Any = None
        while (number := await self.next()) is not None:
            try:
                if writer is None or writer.is_closing():
                    reader, writer = await asyncio.open_connection(HOST, self.port)
                writer.write(make(number))
                head = (await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 30)).decode("latin-1").lower()
                length = re.search(r"content-length: (\d+)", head)
                await reader.readexactly(int(length[1]) if length else 0)
                self.answers[head.split()[1]] += 1
                if "connection: close" in head:
                    writer.close()
            except (OSError, asyncio.IncompleteReadError, TimeoutError) as error:
                self.answers[type(error).__name__] += 1
                if writer is not None:
                    writer.close()
                writer = None

    async def hold(self) -> None:
        """Open connections and leave them: half requests of three kinds, or sockets that say nothing."""
        held: list[Any] = []
        upgrade = get("/ws", connection="Upgrade", upgrade="websocket", sec_websocket_version="13")
        upgrade = upgrade[:-2] + b"sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        halves = [b"GET / HTTP/1.1\r\nhost: 127.", b"", post(b"{" * 900)[:-800]]
        while (number := await self.next()) is not None:
            try:
                _, writer = await asyncio.open_connection(HOST, self.port)
                writer.write(upgrade if self.kind == "idle-sockets" else halves[number % 3])
                held.append(writer)
                self.answers["opened"] += 1
            except OSError as error:
                self.answers[type(error).__name__] += 1
                await asyncio.sleep(0.05)
            while len(held) > 3000:
                held.pop(0).close()
        for writer in held:
            writer.close()

    async def watch(self) -> None:
        """Sit down as a spectator and listen to every move."""
        from websockets.asyncio.client import connect
        from websockets.exceptions import WebSocketException

        try:
            async with connect(f"ws://{HOST}:{self.port}/ws", compression=None) as opened:
                await opened.send(call("initialize", protocol=1, client="flood", token=self.spectator).decode())
                await opened.send(call("game.subscribe").decode())
                while time.monotonic() < self.until:
                    try:
                        await asyncio.wait_for(opened.recv(), 0.5)
                    except TimeoutError:
                        pass
        except (OSError, WebSocketException) as error:
            self.answers[type(error).__name__] += 1


def flood(options: argparse.Namespace, kind: str, port: int, table: str, spectator: str, out: Any) -> None:
    import resource

    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(8192, hard), hard))
    it = Flood(options, kind, port, table, spectator)
    asyncio.run(it.run())
    out.put((it.sent, dict(it.answers.most_common(6))))


# -- people --------------------------------------------------------------------------------------------------------


class Player:
    """A person on a socket, who plays by chance."""

    def __init__(self, port: int, token: str) -> None:
        from websockets.sync.client import connect

        self.socket = connect(f"ws://{HOST}:{port}/ws", open_timeout=60).__enter__()
        self.call("initialize", protocol=1, client="bench", token=token)

    def call(self, method: str, **params: Any) -> Any:
        self.socket.send(call(method, **params).decode())
        while True:
            message = json.loads(self.socket.recv(timeout=60))
            if message.get("id") == 1:
                if "error" in message:
                    raise SystemExit(f"{method}: {message['error']}")
                return message["result"]


class PlayedTable:
    """Two people who play one game after the other. The tables are made before a flood, which shares their address."""

    def __init__(self, port: int, rng: Random) -> None:
        self.port, self.rng = port, rng
        self.made = [self.make() for _ in range(GAMES)]
        self.id, self.links = self.made[0]["table"], self.made[0]["links"]
        self.players = self.sit_down()

    def make(self) -> dict[str, Any]:
        with socket.create_connection((HOST, self.port)) as opened:
            seats = [{"name": "Ann"}, {"name": "Bob"}]
            opened.sendall(post(call("table.new", modules=["base"], seats=seats), connection="close"))
            answer = b""
            while chunk := opened.recv(65536):
                answer += chunk
        return dict(json.loads(answer.partition(b"\r\n\r\n")[2])["result"])

    def sit_down(self) -> list[list[Player]]:
        """Return the players of each table, in the order in which the tables are played."""
        return [[Player(self.port, each["links"][name]) for name in ("host", "p2")] for each in self.made]

    def move(self) -> float:
        """Make a random move and return how long it took, in milliseconds."""
        looks = [player.call("game.look") for player in self.players[0]]
        asked = [pair for pair in zip(self.players[0], looks, strict=True) if pair[1]["decision"]]
        if not asked:  # this game is over
            self.players.pop(0)
            return self.move()
        player, look = asked[0]
        parts, decision = [], look["decision"]
        while True:
            parts.append(self.rng.choice(decision["options"])["value"])
            draft = player.call("game.draft", expect=look["seq"], parts=parts)
            if draft["complete"]:
                break
            decision = draft["decision"]
        started = time.perf_counter()
        player.call("game.play", expect=look["seq"], key=f"k{look['seq']}", parts=parts)
        return (time.perf_counter() - started) * 1000


def health(port: int) -> float:
    """Milliseconds of `/healthz`, with a new connection."""
    begun = time.perf_counter()
    with socket.create_connection((HOST, port), timeout=30) as opened:
        opened.sendall(get("/healthz", connection="close"))
        answer = opened.recv(4096)
    if not answer.startswith(b"HTTP/1.1 200"):
        raise SystemExit(f"/healthz: {answer[:60]!r}")
    return (time.perf_counter() - begun) * 1000


def measured(port: int, table: PlayedTable, seconds: float) -> tuple[list[float], list[float]]:
    """Return how long `/healthz` and moves take, five of each per second."""
    health_ms: list[float] = []
    move_ms: list[float] = []
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        begun = time.monotonic()
        health_ms.append(health(port))
        move_ms.append(table.move())
        time.sleep(max(0.0, 0.2 - (time.monotonic() - begun)))
    return health_ms, move_ms


def p99(times: list[float]) -> float:
    return round(sorted(times)[min(len(times) - 1, int(len(times) * 0.99))], 1)


def processor(pid: int) -> float:
    """Processor seconds of a process."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def rss(pid: int) -> float:
    return int(Path(f"/proc/{pid}/status").read_text().split("VmRSS:")[1].split()[0]) / 1024


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--rate", type=float, default=0, help="requests per second; 0: as fast as possible")
    parser.add_argument("--most", type=int, default=200_000, help="requests of a kind at most")
    parser.add_argument("--kinds", default=",".join(KINDS))
    options = parser.parse_args()
    failed = False
    for kind in options.kinds.split(","):
        with tempfile.TemporaryDirectory() as folder, (Path(folder) / "log").open("w+") as log:
            command = [sys.executable, "-c", "from cyclades_apps.cli import main; main()", "serve", "--port", "0"]
            command += ["--no-open", "--database", str(Path(folder) / "tables.db")]
            server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
            try:
                assert server.stdout is not None
                port = int(re.findall(r":(\d+)/", server.stdout.readline())[0])
                found = one_kind(options, kind, port, server.pid)
            finally:
                server.terminate()
                server.wait(timeout=20)
            log.seek(0)
            text = log.read()
        found |= {"log_bytes": len(text), "tracebacks": text.count("Traceback")}
        found["holds"] = found["health_p99_ms"] < HEALTH_MS and found["move_p99_ms"] < MOVE_MS
        failed = failed or not found["holds"] or bool(found["tracebacks"])
        print(json.dumps(found), flush=True)
    raise SystemExit(1 if failed else 0)


def one_kind(options: argparse.Namespace, kind: str, port: int, pid: int) -> dict[str, Any]:
    """Flood with one kind of request and measure meanwhile."""
    table = PlayedTable(port, Random(1))
    quiet_health, quiet_moves = measured(port, table, 2)
    before, cpu = rss(pid), processor(pid)
    context = multiprocessing.get_context("spawn")
    out = context.Queue()
    arguments = (options, kind, port, table.id, table.links["spectator"], out)
    client = context.Process(target=flood, args=arguments)
    client.start()
    time.sleep(1.5)
    health_ms, move_ms = measured(port, table, max(1.0, options.seconds - 2))
    sent, answers = out.get(timeout=120)
    client.join(30)
    return {
        "kind": kind,
        "sent": sent,
        "per_second": round(sent / options.seconds),
        "answers": answers,
        "server_cpu_ms_per_request": round((processor(pid) - cpu) / max(1, sent) * 1000, 2),
        "health_p50_ms": round(statistics.median(health_ms), 1),
        "health_p99_ms": p99(health_ms),
        "move_p50_ms": round(statistics.median(move_ms), 1),
        "move_p99_ms": p99(move_ms),
        "quiet_health_p99_ms": p99(quiet_health),
        "quiet_move_p99_ms": p99(quiet_moves),
        "memory_mb": [round(before), round(rss(pid))],
    }


if __name__ == "__main__":
    main()
