"""Strangers in front of a server: floods, half requests, idle sockets, forged addresses, names and origins.

Each attack is one that stopped or misled a server of 1.0.0. In every run an attack takes seconds, in the full check
longer.
"""

from __future__ import annotations

import asyncio
import http.client
import json
import logging
import resource
import select
import socket
import subprocess
import sys
import threading
import time
import tracemalloc
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
import run_size
from server_in_thread import Client, Door, Failed, Served, serving
from server_process import from_command_line
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from cyclades_apps.rpc.rpc_errors import RpcError
from cyclades_apps.server import rate_limits
from cyclades_apps.server.http import connection_limits
from cyclades_apps.server.http.client_addresses import LOOPBACK, Proxies, address_key
from cyclades_apps.server.http.connection_limits import Connections, LimitedHttp
from cyclades_apps.server.http.web_server import Options, checked, configured
from cyclades_apps.server.log_format import log_loop_error
from cyclades_apps.server.sqlite_store import Sqlite
from cyclades_apps.server.table_store import StoreError, Unwritable
from cyclades_apps.server.tables import Tables

PATIENT = 60
SLOWER = 0.02  # of the usual rates, so that a test needs few requests and a slow machine does not matter


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with the limits of every server."""
    with serving(Sqlite(tmp_path_factory.mktemp("server") / "tables.db"), rates=1.0) as found:
        yield found


@pytest.fixture
def served(server: Served, caplog: pytest.LogCaptureFixture) -> Iterator[Served]:
    """The server as if nobody had called yet. Nothing may be logged as an error."""
    caplog.set_level("INFO", "cyclades.server")
    server.server.calls.rates._buckets.clear()
    connections_of(server)._begun.clear()
    yield server
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []


def ask(served: Served, method: str, path: str, body: bytes | str = b"", **headers: str) -> tuple[int, str, Any]:
    """Status, text and headers of an answer. Underscores in the names of headers are hyphens."""
    connection = http.client.HTTPConnection("127.0.0.1", served.port, timeout=PATIENT)
    try:
        connection.putrequest(method, path, skip_host="host" in headers)
        for name, value in headers.items():
            connection.putheader(name.replace("_", "-"), value)
        if body:
            connection.putheader("content-length", str(len(body)))
        connection.endheaders(body.encode() if isinstance(body, str) else body or None)
        answer = connection.getresponse()
        return answer.status, answer.read().decode(), answer.headers
    finally:
        connection.close()


def call(method: str, ident: Any = 1, **params: Any) -> str:
    return json.dumps({"jsonrpc": "2.0", "id": ident, "method": method, "params": params})


def post(served: Served, body: bytes | str, **headers: str) -> dict[str, Any]:
    status, text, _ = ask(served, "POST", "/rpc", body, **headers)
    assert status == 200, text
    return dict(json.loads(text))


# -- what is expensive ---------------------------------------------------------------------------------------------


def test_codes_are_not_drawn_for_strangers(served: Served) -> None:
    assert ask(served, "GET", "/qr.svg?text=" + "%F0%9F%98%80" * 300)[0] == 410


def test_long_messages_are_refused_before_they_are_parsed(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    from cyclades_apps.server import request_handlers

    read = list[int]()
    real = request_handlers.read_request

    def counted(line: bytes, large: int) -> Any:
        read.append(len(line)) if len(line) <= large else None
        return real(line, large)

    monkeypatch.setattr(request_handlers, "read_request", counted)
    save = "[" + "0," * 2_000_000 + "0]"
    message = f'{{"jsonrpc":"2.0","id":7,"method":"game.load","params":{{"save":{save}}}}}'
    for _ in range(5):
        assert post(served, message)["error"]["message"] in ("too-large", "method")
    with pytest.raises((AssertionError, OSError)):  # 413, or the connection is closed
        for _ in range(3):
            post(served, message)
    answer = post(served, message[:60_000])
    assert (answer["id"], answer["error"]["message"], answer["error"]["data"]["method"]) == (7, "method", "game.load")
    look = post(served, f'{{"jsonrpc":"2.0","id":8,"method":"game.look","params":{{"x":"{"a" * 20_000}"}}}}')
    assert (look["id"], look["error"]["message"]) == (8, "too-large")
    assert read == []


def test_every_message_of_a_stranger_is_counted(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also those that are not requests, and `initialize`."""
    monkeypatch.setattr(rate_limits, "STRANGERS", (0.1, 20.0))
    for body in ("nonsense", call("initialize"), call("no.such.method")):
        served.server.calls.rates._buckets.clear()
        words = [post(served, body).get("error", {}).get("message") for _ in range(21)]
        assert words[19] != "too-many" and words[20] == "too-many"


def answers(served: Door, method: str, path: str, body: bytes, count: int) -> list[tuple[int, bytes]]:
    """Status and text of many requests on one connection, which is opened again if it was closed."""
    connection = http.client.HTTPConnection("127.0.0.1", served.port, timeout=PATIENT)
    found = []
    try:
        for _ in range(count):
            try:
                connection.request(method, path, body or None)
                answer = connection.getresponse()
                found.append((answer.status, answer.read()))
            except OSError:  # the server does not read a body to its end
                connection.close()
                found.append((0, b""))
    finally:
        connection.close()
    return found


@pytest.mark.parametrize("body", [b"nonsense", b"{}", call("no.such.method").encode(), call("initialize").encode()])
def test_requests_of_any_kind_are_limited(served: Served, body: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also those that are not requests, unknown methods and `initialize`, which were never counted."""
    monkeypatch.setattr(served.server.calls.rates, "factor", SLOWER)
    found = answers(served, "POST", "/rpc", body, 60)
    assert b"too-many" not in found[0][1] and b"too-many" in found[-1][1]


def test_long_bodies_are_limited(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each was read and parsed for a second, although no method takes so much."""
    monkeypatch.setattr(served.server.calls.rates, "factor", SLOWER)
    body = f'{{"jsonrpc":"2.0","id":7,"method":"game.load","params":{{"save":[{"0," * 500_000}0]}}}}'.encode()
    assert {status for status, _ in answers(served, "POST", "/rpc", body, 12)[8:]} <= {413, 0}


def test_pages_are_limited(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(served.server.calls.rates, "factor", SLOWER)
    assert 429 in {status for status, _ in answers(served, "GET", "/words/en.json", b"", 60)}
    assert ask(served, "GET", "/healthz")[0] == 200


def test_documents_are_made_once(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    made = served.table("Ann", "Bob")
    made_documents = list[str]()
    documents = served.server.documents
    real = documents._document

    async def counted(table: str, method: str, params: dict[str, Any]) -> str:
        made_documents.append(method)
        return await real(table, method, params)

    monkeypatch.setattr(documents, "_document", counted)
    for _ in range(20):
        assert ask(served, "GET", f"/board/{made['table']}/x.json")[0] == 200
        assert ask(served, "GET", f"/content/{made['table']}/x/pl.json")[0] == 200
    assert sorted(made_documents) == ["board.get", "content.get"]
    assert ask(served, "GET", f"/content/{made['table']}/x/zz.json")[0] == 404


def test_pages_and_new_documents_of_an_address_are_limited(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    made = served.table("Ann", "Bob")["table"]
    paths = [f"/content/{made}/x/{lang}.json" for lang in ("en", "pl", "it")]
    monkeypatch.setattr(rate_limits, "DOCUMENTS", (0.1, 2.0))
    assert [ask(served, "GET", path)[0] for path in paths] == [200, 200, 429]
    assert ask(served, "GET", paths[0])[0] == 200, "it is kept"
    monkeypatch.setattr(rate_limits, "PAGES", (1.0, 20.0))
    served.server.calls.rates._buckets.clear()
    assert {ask(served, "GET", "/")[0] for _ in range(30)} == {200, 429}
    assert ask(served, "GET", "/")[2]["retry-after"] == "1"
    assert ask(served, "GET", "/healthz")[0] == 200, "which is not limited"


def test_lists_of_modules_are_checked_outside_of_the_loop_and_limited(served: Served) -> None:
    words = []
    for n in range(40):
        answer = post(served, call("modules.check", modules=["legacy"], options={"x": n % 3}))
        words.append(answer.get("error", {}).get("message"))
    assert words[0] is None and words[-1] == "too-many"
    assert post(served, call("ping"))["result"] == {}


# -- unknown tables ------------------------------------------------------------------------------------------------


def test_unknown_tables_leave_nothing_in_memory(tmp_path: Path) -> None:
    """3,000 of them cost 170 MB for ever."""

    async def tried() -> None:
        with ThreadPoolExecutor(1) as threads:
            tables = Tables(store, threads)
            tracemalloc.start()
            before, _ = tracemalloc.get_traced_memory()
            for n in range(3000):
                name = "x" * 60_000 + str(n) if n % 10 else f"bb{n % 7 + 2}c{n // 7 % 7 + 2}d"
                with pytest.raises(RpcError, match="unknown"):
                    await tables.room(name)
            after, _ = tracemalloc.get_traced_memory()
            tracemalloc.stop()
            assert after - before < 5_000_000
            assert tables._opening == {} and tables.rooms == []

    store = Sqlite(tmp_path / "tables.db")
    asyncio.run(tried())
    store.close()


@pytest.mark.long
@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="memory is measured on Linux")
def test_thousands_of_unknown_tables_cost_no_memory(tmp_path: Path) -> None:
    """Each name was kept for ever."""
    with from_command_line(tmp_path) as process:
        answers(Door(process.port), "GET", "/board/bb2c2d/x.json", b"", 50)
        before = process.memory
        connection = http.client.HTTPConnection("127.0.0.1", process.port, timeout=PATIENT)
        for n in range(run_size.size(ci=1000, full=10_000)):
            connection.request("GET", f"/board/{'x' * 14_000}{n}/x.json")
            answer = connection.getresponse()
            assert answer.status in (404, 429) and answer.read()
        connection.close()
        assert process.memory - before < 5
        assert process.log == ""


def test_unknown_tables_are_not_found_by_any_path(served: Served) -> None:
    before = len(served.server.tables.rooms)
    for name in ("x" * 8_000, "abcdefg", "bb2c2d", "ABC234", "..", "%2e%2e"):
        for path in (f"/board/{name}/x.json", f"/content/{name}/x/en.json", f"/symbols/{name}.json", f"/mute/{name}/x"):
            assert ask(served, "GET", path)[0] == 404
    assert len(served.server.tables.rooms) == before


@pytest.mark.parametrize("path", ["/mute/abc234/%C3%A9", "/mute/%00/x", "/board/%00/x.json", "/symbols/%00.json"])
def test_odd_paths_are_not_found(served: Served, path: str) -> None:
    assert ask(served, "GET", path)[0] == 404


def test_odd_texts_are_refused(served: Served) -> None:
    made = served.table("Ann", "Bob")
    token = made["links"]["host"]
    with pytest.raises(Failed, match="params") as told:
        served.post("game.play", token, expect=0, key="a\x00b", clause="bid ares 1")
    assert told.value.data["path"] == "key"
    with pytest.raises(Failed, match="params") as told:
        served.post("table.set", token, contact="http://[")
    assert told.value.data["path"] == "contact"


# -- connections ---------------------------------------------------------------------------------------------------


class FakeTransport:
    """A connection that only knows who it is."""

    def __init__(self, host: str, port: int) -> None:
        self.peer, self.aborted = (host, port), False

    def get_extra_info(self, name: str) -> Any:
        return self.peer

    def abort(self) -> None:
        self.aborted = True


def test_a_client_with_too_many_connections_loses_its_oldest() -> None:
    limits = Connections(Proxies(["192.0.2.9"]), most=8, strangers=3)
    mine = [FakeTransport("2001:db8::1", n) for n in range(4)]
    assert all(limits.enter(each) for each in mine)
    assert [each.aborted for each in mine] == [True, False, False, False]
    limits.set_idle(mine[1], False)
    neighbor = FakeTransport("2001:db8::ffff", 9)
    assert limits.enter(neighbor) and mine[2].aborted and not mine[1].aborted, (
        "it shares the /64, requests are answered"
    )
    limits.admit(mine[3].peer)
    last = FakeTransport("2001:db8::2", 10)
    assert limits.enter(last) and not neighbor.aborted, "with a token it is no stranger"
    proxied = [FakeTransport("192.0.2.9", n) for n in range(5)]
    assert all(limits.enter(each) for each in proxied), "a proxy speaks for many"
    assert len(limits) == 8 and neighbor.aborted, "of all, the oldest stranger that waits goes first"
    for each in (*mine, neighbor, last, *proxied):
        limits.leave(each)
    assert len(limits) == 0 and not limits._counts and not limits._idle and not limits._idle_of and not limits._peers


def test_a_client_begins_only_so_many_connections_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection_limits, "BEGIN", 3.0)
    limits, mine = Connections(Proxies(["192.0.2.9"])), FakeTransport("192.0.2.1", 1)
    limits.enter(mine)
    assert [limits.may_begin(mine) for _ in range(4)] == [True, True, True, False]
    for other in (FakeTransport("192.0.2.2", 1), FakeTransport("192.0.2.9", 1)):
        assert limits.enter(other) and limits.may_begin(other)


def test_connections_beyond_the_budget_get_429_and_health_checks_an_answer(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = served.table("Ann", "Bob")
    playing = served.connect(made["links"]["host"])
    monkeypatch.setattr(connection_limits, "BEGIN", 5.0)
    monkeypatch.setattr(connection_limits, "BEGIN_RATE", 0.1)
    connections_of(served)._begun.clear()
    assert [ask(served, "GET", "/")[0] for _ in range(7)] == [200] * 5 + [429] * 2
    assert ask(served, "GET", "/healthz")[:2] == (200, "alive\n")
    with pytest.raises(InvalidStatus, match="429"):
        connect(f"ws://127.0.0.1:{served.port}/ws")
    assert playing.call("ping") == {}, "those who are connected stay"
    connections_of(served)._begun.clear()


def raw(served: Served, *pieces: bytes, pause: float = 0.0) -> bytes:
    """The answer to bytes that are sent in pieces."""
    answer = b""
    with socket.create_connection(("127.0.0.1", served.port), timeout=PATIENT) as opened:
        for piece in pieces:
            opened.sendall(piece)
            time.sleep(pause)
        while chunk := opened.recv(65536):
            answer += chunk
    return answer


def test_first_requests_may_come_in_pieces_and_together(served: Served) -> None:
    """A connection waits until its headers are complete, then everything that came is read."""
    text = b"GET /healthz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n"
    assert raw(served, *(text[n : n + 1] for n in range(len(text)))).endswith(b"alive\n")
    assert raw(served, text[:30], text[30:], pause=0.05).endswith(b"alive\n")
    keep = b"GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n"
    assert raw(served, keep + keep + text).count(b"alive") == 3
    body = call("ping").encode()
    head = f"POST /rpc HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-length: {len(body)}\r\n\r\n"
    assert b'"result":{}' in raw(served, head.encode(), body[:5], body[5:], pause=0.05)
    assert raw(served, text.replace(b"\r\n", b"\n")).endswith(b"alive\n")


def test_what_is_not_http_is_answered_at_once(served: Served) -> None:
    """A browser that tries TLS does not wait for a timeout. Headers that are too long are refused."""
    begun = time.monotonic()
    assert raw(served, b"\x16\x03\x01\x02\x00\x01").startswith(b"HTTP/1.1 400 ")
    assert raw(served, b"nonsense\r\n\r\n").startswith(b"HTTP/1.1 400 ")
    long = b"GET / HTTP/1.1\r\nhost: localhost\r\nx: " + b"x" * 20_000
    with pytest.raises(ConnectionError):  # the rest is not read, so the answer may be lost
        assert raw(served, long).startswith(b"HTTP/1.1 4")
        raise ConnectionError
    assert time.monotonic() - begun < connection_limits.HEADERS / 2


def test_half_requests_make_no_http_connection(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each of them cost a parser, a transport and a task."""
    made = list[str]()
    real = LimitedHttp.connection_made

    def counted(protocol: LimitedHttp, transport: Any) -> None:
        made.append("connection")
        real(protocol, transport)

    monkeypatch.setattr(LimitedHttp, "connection_made", counted)
    with ExitStack() as stack:
        for n in range(60):
            half = stack.enter_context(socket.create_connection(("127.0.0.1", served.port)))
            half.sendall((b"", b"GET / HTTP/1.1\r\nhost: lo", b"G")[n % 3])
        assert ask(served, "GET", "/healthz")[0] == 200
        assert made == ["connection"] and len(connections_of(served)) >= 60
    until = time.monotonic() + PATIENT
    while len(connections_of(served)) >= 60 and time.monotonic() < until:
        time.sleep(0.01)
    assert len(connections_of(served)) < 60, "those that were closed are forgotten"


def test_a_burst_of_connections_waits_in_the_queue_of_the_system(served: Served) -> None:
    """If the queue is full, the system of the client tries again after a second."""
    most = int(Path("/proc/sys/net/core/somaxconn").read_text()) if Path("/proc/sys").exists() else 128
    connection_limits.raise_file_limit()
    count = min(2500, most - 100, resource.getrlimit(resource.RLIMIT_NOFILE)[0] // 2 - 500)
    with ExitStack() as stack:
        waiting = select.poll()
        served.server.loop.call_soon_threadsafe(time.sleep, 0.7)  # as if it had much to do
        begun = time.monotonic()
        for _ in range(count):
            opened = stack.enter_context(socket.socket())
            opened.setblocking(False)
            opened.connect_ex(("127.0.0.1", served.port))
            waiting.register(opened, select.POLLOUT)
        taken = time.monotonic() - begun
        established = [event for _, event in waiting.poll(0) if event == select.POLLOUT]
        assert taken > 0.6 or len(established) == count
    assert ask(served, "GET", "/healthz")[0] == 200


@pytest.mark.long
def test_more_half_requests_than_file_handles_stop_nobody(tmp_path: Path) -> None:
    """1,013 of them stopped a server with 1,024 file handles, and its log grew by a megabyte a second."""
    few = ("sh", "-c", 'ulimit -n 300 && exec "$@"', "sh")
    with from_command_line(tmp_path, before=few) as process, ExitStack() as stack:
        asked = Door(process.port)
        made = asked.table("Ann", "Bob")
        playing = asked.connect(made["links"]["host"])
        for n in range(run_size.size(ci=400, full=4000)):
            half = stack.enter_context(socket.create_connection(("127.0.0.1", process.port), timeout=PATIENT))
            half.sendall((b"GET / HTTP/1.1\r\nhost: lo", b"")[n % 2])
            if n % 100 == 99:
                with socket.create_connection(("127.0.0.1", process.port), timeout=5) as opened:
                    opened.sendall(b"GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n")
                    assert opened.recv(100).startswith(b"HTTP/1.1 200 ")
                assert playing.call("ping") == {}
        playing.close()
        assert process.log == ""


FLOOD = """
import collections, socket, sys, time
port, until, held, sent = int(sys.argv[1]), time.monotonic() + float(sys.argv[2]), collections.deque(), 0
kinds = [
    b"", b"GET / HTTP/1.1\\r\\nhost: lo", b"GET / HTTP/1.1\\r\\nhost: localhost\\r\\n\\r\\n",
    b"POST /rpc HTTP/1.1\\r\\nhost: localhost\\r\\ncontent-length: 900\\r\\n\\r\\n{",
    b"GET /ws HTTP/1.1\\r\\nhost: localhost\\r\\nconnection: Upgrade\\r\\nupgrade: websocket\\r\\n"
    b"sec-websocket-version: 13\\r\\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\\r\\n\\r\\n",
]
while time.monotonic() < until:
    opened = socket.create_connection(("127.0.0.1", port), timeout=60)
    opened.sendall(kinds[sent % 5])
    held.append(opened)
    sent += 1
    if len(held) > 500:
        held.popleft().close()
print(sent)
"""


@pytest.mark.long
def test_connections_as_fast_as_they_can_be_opened_delay_nobody(tmp_path: Path) -> None:
    """The queue of the system was full after a twentieth of a second, and the next client waited for a second."""
    with from_command_line(tmp_path) as process:
        asked = Door(process.port)
        made = asked.table("Ann", "Bob")
        playing = asked.connect(made["links"]["host"])
        seconds = run_size.size(ci=1, full=60)
        command = [sys.executable, "-c", FLOOD, str(process.port), str(seconds)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as flood:
            times = []
            while flood.poll() is None:
                for one in (lambda: asked.get("/healthz")[0] == 200, lambda: playing.call("ping") == {}):
                    begun = time.monotonic()
                    assert one()
                    times.append(time.monotonic() - begun)
                time.sleep(0.02)
            assert flood.stdout is not None and int(flood.stdout.read()) > 100
        assert process.log == ""
        assert sorted(times)[int(len(times) * 0.9)] < 0.9, "a packet that is sent again comes after a second"


def test_all_connections_at_work_leave_no_room() -> None:
    limits = Connections(most=2)
    busy = [FakeTransport("192.0.2.1", n) for n in range(2)]
    for each in busy:
        assert limits.enter(each)
        limits.set_idle(each, False)
    assert not limits.enter(FakeTransport("192.0.2.2", 1))


@pytest.mark.long
def test_half_requests_do_not_stop_anybody(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """1,013 half requests stopped a server, and others were not let in."""
    limits = connections_of(served)
    monkeypatch.setattr(limits, "local", 40)
    monkeypatch.setattr(limits, "headers", 1.0)
    made = served.table("Ann", "Bob")
    playing = served.connect(made["links"]["host"])
    halves = []
    kinds = [
        b"GET / HTTP/1.1\r\nhost: lo",
        b"",
        b"POST /rpc HTTP/1.1\r\nhost: localhost\r\ncontent-length: 900\r\n\r\n{",
    ]
    for n in range(run_size.size(ci=200, full=2000)):
        half = socket.create_connection(("127.0.0.1", served.port))
        half.sendall(kinds[n % 3])
        halves.append(half)
    assert ask(served, "GET", "/healthz")[0] == 200
    assert playing.call("ping") == {}, "who sits at a table is not sent away"
    assert len(limits) <= 45
    until = time.monotonic() + PATIENT
    while len(limits) > 20 and time.monotonic() < until:
        time.sleep(0.1)
    assert len(limits) <= 20, "those without headers are gone, bodies have more time"
    assert ask(served, "GET", "/healthz")[0] == 200
    for half in halves:
        half.close()


def connections_of(served: Served) -> Connections:
    found: Connections = served.app.state.connections
    return found


@pytest.mark.long
def test_sockets_that_do_not_begin_are_closed(tmp_path: Path) -> None:
    with serving(Sqlite(tmp_path / "tables.db"), begin=0.3, idle=0.3) as served:
        stack = ExitStack()
        idle = [stack.enter_context(connect(f"ws://127.0.0.1:{served.port}/ws")) for _ in range(20)]
        idle[0].send(call("ping"))
        idle[1].send(call("initialize", protocol=1, client="test"))
        for each in idle:
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    each.recv(timeout=5)
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 1008
        seated = served.connect(served.table("Ann", "Bob")["links"]["host"])
        time.sleep(0.6)
        assert seated.call("ping") == {}
        stack.close()


def test_a_body_that_does_not_come_is_not_waited_for(tmp_path: Path) -> None:
    store = Sqlite(tmp_path / "tables.db")
    with serving(store, begin=0.3) as served, socket.create_connection(("127.0.0.1", served.port)) as half:
        half.sendall(b"POST /rpc HTTP/1.1\r\nhost: localhost\r\ncontent-length: 900\r\n\r\n{")
        half.settimeout(5)
        assert half.recv(4096).startswith(b"HTTP/1.1 408 ")


def test_a_lack_of_file_handles_is_logged_once(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """asyncio calls this for every connection that waits: the log grew by a megabyte a second."""
    monkeypatch.setattr("cyclades_apps.server.log_format._logged", {})
    caplog.set_level("INFO", "cyclades.server")
    loop = asyncio.new_event_loop()
    for _ in range(3000):
        error = OSError(24, "Too many open files")
        log_loop_error(loop, {"message": "socket.accept() out of system resource", "exception": error})
    loop.close()
    assert len(caplog.records) == 1 and caplog.records[0].exc_info is None


def test_file_handles_are_raised_and_leave_room_for_the_rest() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(512, hard), hard))
        assert connection_limits.most_connections() <= 512 - 100
        connection_limits.raise_file_limit()
        raised, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        assert raised == min(connection_limits.FILES, hard)
        assert connection_limits.most_connections() <= raised - 100
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


# -- tokens --------------------------------------------------------------------------------------------------------


def test_a_guesser_does_not_lock_out_others_at_its_address(served: Served) -> None:
    made = served.table("Ann", "Bob")
    words = []
    for n in range(30):
        with pytest.raises(Failed) as told:
            served.post("game.look", f"wrong-token-{n:020d}")
        words.append(told.value.word)
    assert words[:10] == ["not-yours"] * 10 and words[-1] == "too-many"
    assert served.post("game.look", made["links"]["p2"])["seat"] == "p2"
    assert served.connect(made["links"]["host"]).hello["seat"] == "p1"


def test_spectators_with_one_link_have_budgets_of_their_own() -> None:
    from cyclades_apps.server.connections import Link
    from cyclades_apps.server.rate_limits import Rates

    rates = Rates()
    one, other = (Link(lambda text: None, "en", address) for address in ("192.0.2.1", "192.0.2.2"))
    one.token = other.token = "same"
    with pytest.raises(RpcError):
        for _ in range(200):
            rates.count(one, "game.look")
    rates.count(other, "game.look")


def test_tokens_that_were_seen_look_while_the_database_is_away(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    made = served.table("Ann", "Bob")
    assert served.post("game.look", made["links"]["host"])["seat"] == "p1"

    def away(digest: str) -> None:
        raise Unwritable("store-away")

    monkeypatch.setattr(served.server.store, "token", away)
    assert served.post("game.look", made["links"]["host"])["seat"] == "p1"
    with pytest.raises(Failed, match="engine") as told:
        served.post("game.look", made["links"]["p2"])
    assert told.value.data["code"] == "store-away"


# -- addresses -----------------------------------------------------------------------------------------------------


def test_a_server_listens_on_this_machine_unless_it_is_told_otherwise() -> None:
    assert Options().listening == "127.0.0.1"
    assert Options(url="https://cyclades.example.org", trust_proxy=LOOPBACK).listening == "127.0.0.1"
    assert Options(lan=True).listening == "0.0.0.0"
    assert Options(host="192.0.2.1", lan=True).listening == "192.0.2.1"


@pytest.mark.parametrize(
    ("option", "value"),
    [
        *(("trust_proxy", "nginx"), ("host", "everywhere"), ("host", "1.2.3"), ("url", "cyclades.example.org")),
        *(("url", "http://["), ("allow_origin", ["null"]), ("allow_origin", ["*"])),
        ("allow_origin", ["https://a.example/path"]),
    ],
)
def test_options_that_name_no_address_are_refused(option: str, value: Any) -> None:
    with pytest.raises(StoreError, match=r"bad-(address|url)"):
        checked(Options(**{option: value}))


def test_a_configuration_of_1_0_trusts_a_proxy_on_this_machine(tmp_path: Path) -> None:
    file = tmp_path / "serve.toml"
    file.write_text("trust_proxy = true\n")
    assert configured(Options(), file).proxies == (LOOPBACK,)
    file.write_text('trust_proxy = "192.0.2.1, 10.0.0.0/8"\nallow_origin = ["https://a.example"]\nhost = "0.0.0.0"\n')
    found = checked(configured(Options(), file))
    assert found.proxies == ("192.0.2.1", "10.0.0.0/8") and found.allow_origin == ["https://a.example"]
    file.write_text("trust_proxy = 3\n")
    with pytest.raises(StoreError, match="config"):
        configured(Options(), file)


def test_the_flag_of_1_0_needs_no_address(monkeypatch: pytest.MonkeyPatch) -> None:
    from typer.testing import CliRunner

    from cyclades_apps.cli import serve

    seen = list[Options]()
    monkeypatch.setattr(serve, "run", lambda command, messages, options: seen.append(options))
    for args in (["--trust-proxy"], ["--trust-proxy", "--bots", "2"], ["--trust-proxy", "192.0.2.1"], []):
        assert CliRunner().invoke(serve.app, args).exit_code == 0
    assert [options.trust_proxy for options in seen] == [LOOPBACK, LOOPBACK, "192.0.2.1", ""]
    wrong = CliRunner().invoke(serve.app, ["--allow-origin", "nonsense"])
    assert wrong.exit_code == 2 and "--allow-origin" in wrong.output


def test_forged_addresses_are_not_believed(served: Served) -> None:
    """Neither from strangers, nor from this machine unless a proxy was named."""
    words = []
    for n in range(14):
        body = call("game.look")
        answer = post(served, body, authorization=f"Bearer wrong{n}", x_forwarded_for=f"203.0.113.{n}")
        words.append(answer["error"]["message"])
    assert words[-1] == "too-many"
    assert ask(served, "GET", "/stats")[0] == 200
    for header in ("x_forwarded_for", "forwarded", "x_real_ip"):
        assert ask(served, "GET", "/stats", **{header: "127.0.0.1"})[0] == 403
    assert ask(served, "GET", "/stats", host=f"192.0.2.1:{served.port}")[0] == 403


def test_a_named_proxy_is_believed(tmp_path: Path) -> None:
    with serving(Sqlite(tmp_path / "tables.db"), rates=1.0, proxies=(LOOPBACK,)) as served:
        for n in range(30):
            body, address = call("game.look"), f"203.0.113.{n // 5}"
            answer = post(served, body, authorization=f"Bearer wrong{n}", x_forwarded_for=f"127.0.0.1, {address}")
            assert answer["error"]["message"] == "not-yours"
        assert ask(served, "GET", "/stats", x_forwarded_for="203.0.113.1")[0] == 403
        for odd in ("", "nonsense", ",", "127.0.0.1, nonsense", "::ffff:203.0.113.1"):
            assert ask(served, "GET", "/", x_forwarded_for=odd)[0] == 200


def test_addresses_of_one_network_count_together() -> None:
    assert address_key("2001:db8::1") == address_key("2001:db8::ffff:1") != address_key("2001:db8:0:1::1")
    assert address_key("::1") == "::1" and address_key("fe80::1%eth0") == "fe80::/64"
    assert address_key("::ffff:203.0.113.1") == "203.0.113.1"


# -- names and origins ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("host", ["[", "a b", "a/b", "", "x" * 300, "localhost:99999", "[::1", "::1", "é", "a@b"])
def test_malformed_hosts_get_400(served: Served, host: str) -> None:
    with socket.create_connection(("127.0.0.1", served.port)) as raw:
        raw.sendall(f"GET / HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n\r\n".encode())
        assert raw.recv(100).startswith(b"HTTP/1.1 400 ")


def test_a_rebound_name_is_refused(served: Served) -> None:
    status, text, _ = ask(served, "GET", "/", host=f"evil.example:{served.port}")
    assert status == 403 and "evil.example" in text and "localhost" in text
    status, text, _ = ask(served, "POST", "/rpc", call("ping"), host="evil.example", origin="http://evil.example")
    assert status == 403
    for host in ("localhost", f"127.0.0.1:{served.port}", "[::1]:80", "192.168.1.7:8642"):
        assert ask(served, "GET", "/", host=host)[0] == 200
    assert ask(served, "GET", "/healthz", host="whatever.example")[0] == 200


@pytest.mark.parametrize("origin", ["http://[", "nonsense", "http://a b", "http://a/b", "http://", "://x"])
def test_malformed_origins_get_400(served: Served, origin: str) -> None:
    assert ask(served, "POST", "/rpc", call("ping"), origin=origin)[0] == 400
    with pytest.raises(InvalidStatus) as told:
        connect(f"ws://127.0.0.1:{served.port}/ws", additional_headers={"Origin": origin})
    assert told.value.response.status_code == 400


@pytest.mark.parametrize("origin", ["null", "http://evil.example", "https://127.0.0.1:1", "http://localhost:1"])
def test_other_origins_get_403_with_those_that_are_allowed(served: Served, origin: str) -> None:
    status, text, headers = ask(served, "POST", "/rpc", call("ping"), origin=origin)
    assert status == 403 and f"--allow-origin {origin}" in text and f"http://127.0.0.1:{served.port}" in text
    assert "access-control-allow-origin" not in headers
    with pytest.raises(InvalidStatus) as told:
        connect(f"ws://127.0.0.1:{served.port}/ws", additional_headers={"Origin": origin})
    assert told.value.response.status_code == 403
    assert origin.encode() in (told.value.response.body or b"")


def test_an_allowed_origin_may_call_and_connect(tmp_path: Path) -> None:
    there = "https://board.example.org"
    with serving(Sqlite(tmp_path / "tables.db"), origins=(there, "http://localhost:5173")) as served:
        status, _, headers = ask(served, "OPTIONS", "/rpc", origin=there, access_control_request_method="POST")
        assert status == 204 and headers["access-control-allow-origin"] == there
        assert "authorization" in headers["access-control-allow-headers"]
        assert "POST" in headers["access-control-allow-methods"] and headers["vary"] == "Origin"
        status, text, headers = ask(served, "POST", "/rpc", call("ping"), origin=there)
        assert status == 200 and json.loads(text)["result"] == {}
        assert headers["access-control-allow-origin"] == there
        own = f"http://127.0.0.1:{served.port}"
        assert ask(served, "POST", "/rpc", call("ping"), origin=own)[0] == 200
        for origin in (there, "http://localhost:5173", own):
            with connect(f"ws://127.0.0.1:{served.port}/ws", additional_headers={"Origin": origin}) as opened:
                opened.send(call("ping"))
                assert json.loads(opened.recv(timeout=PATIENT))["result"] == {}
        status, text, _ = ask(served, "OPTIONS", "/rpc", origin="https://other.example")
        assert status == 403 and there in text, "it names what is allowed"


def test_a_url_names_the_server(tmp_path: Path) -> None:
    with serving(Sqlite(tmp_path / "tables.db"), url="https://cyclades.example.org") as served:
        for origin in ("https://cyclades.example.org", "https://cyclades.example.org:443"):
            assert ask(served, "POST", "/rpc", call("ping"), host="cyclades.example.org", origin=origin)[0] == 200
        wrong = "https://cyclades.example.org.evil.example"
        assert ask(served, "POST", "/rpc", call("ping"), host="cyclades.example.org", origin=wrong)[0] == 403


# -- all at once ---------------------------------------------------------------------------------------------------


@pytest.mark.long
def test_a_flood_of_everything_holds_up_nobody(served: Served) -> None:
    """Whole floods, one kind after the other, with figures: `benchmarks/floods.py`."""
    made = served.table("Ann", "Bob")
    bodies = ["x" * 60_000, call("game.load", save=[0] * 9_000), call("table.set"), call("modules.list"), "[" * 9_000]
    stop = threading.Event()
    statuses: set[int] = set()

    def flood(n: int) -> None:
        while not stop.is_set():
            try:
                if n % 2:
                    statuses.add(ask(served, "GET", f"/board/{made['table']}/x.json")[0])
                else:
                    token = f"wrong-token-{n:020d}"
                    statuses.add(ask(served, "POST", "/rpc", bodies[n % 5], authorization=f"Bearer {token}")[0])
            except OSError:
                pass

    playing: Client = served.connect(made["links"]["host"])
    with ThreadPoolExecutor(6) as pool:
        for n in range(6):
            pool.submit(flood, n)
        times = []
        until = time.monotonic() + run_size.size(ci=2, full=60)
        while time.monotonic() < until:
            begun = time.monotonic()
            assert ask(served, "GET", "/healthz")[0] == 200
            assert playing.call("ping") == {}
            times.append(time.monotonic() - begun)
            time.sleep(0.1)
        stop.set()
    assert statuses <= {200, 429}
    assert sorted(times)[len(times) // 2] < 1
