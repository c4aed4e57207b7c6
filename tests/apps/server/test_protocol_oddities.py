"""HTTP and WebSockets as no browser speaks them: what costs much to parse, fills memory or log, or is ambiguous.

The clients here write bytes. Nothing may be logged as an error, by any part of the server.
"""

from __future__ import annotations

import logging
import re
import socket
import struct
import time
import tracemalloc
import zlib
from collections.abc import Iterator
from pathlib import Path

import pytest
from server_in_thread import Served, serving

from cyclades_apps.server.sqlite_store import Sqlite

PATIENT = 60
HOST = b"host: localhost\r\n"
CLOSE = b"connection: close\r\n"
UPGRADE = (
    b"GET /ws HTTP/1.1\r\nhost: localhost\r\nconnection: Upgrade\r\nupgrade: websocket\r\n"
    b"sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)
PING = b'{"jsonrpc":"2.0","id":1,"method":"ping"}'


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(Sqlite(tmp_path_factory.mktemp("server") / "tables.db"), rates=1.0) as found:
        yield found


@pytest.fixture
def served(server: Served, caplog: pytest.LogCaptureFixture) -> Iterator[Served]:
    """A server that logs no error."""
    caplog.set_level("INFO")
    server.app.state.connections._begun.clear()
    server.server.calls.rates._buckets.clear()
    yield server
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []


def answer(opened: socket.socket, *data: bytes, seconds: float = PATIENT, pause: float = 0.0) -> bytes:
    """Send something and return everything that comes until the connection is closed or silent for `seconds`."""
    opened.settimeout(seconds)
    found = b""
    try:
        for each in data:
            opened.sendall(each)
            time.sleep(pause)
        while chunk := opened.recv(65536):
            found += chunk
        return found + b"<closed>"
    except TimeoutError:
        return found + b"<open>"
    except OSError:
        return found + b"<closed>"


def ask(served: Served, *data: bytes, seconds: float = PATIENT, pause: float = 0.0) -> bytes:
    with socket.create_connection(("127.0.0.1", served.port)) as opened:
        return answer(opened, *data, seconds=seconds, pause=pause)


def statuses(text: bytes) -> list[int]:
    return [int(found) for found in re.findall(rb"HTTP/1\.1 (\d+)", text)]


def delay_of_health(served: Served) -> float:
    begun = time.monotonic()
    assert served.get("/healthz")[0] == 200
    return time.monotonic() - begun


# -- HTTP ----------------------------------------------------------------------------------------------------------


def post(body: bytes, more: bytes = b"") -> bytes:
    return b"POST /rpc HTTP/1.1\r\n" + HOST + CLOSE + more + b"content-length: %d\r\n\r\n" % len(body) + body


def chunked(text: bytes, head: bytes = b"POST /rpc HTTP/1.1\r\n") -> bytes:
    return head + HOST + b"transfer-encoding: chunked\r\n\r\n" + text


def test_chunked_bodies_are_read(served: Served) -> None:
    whole = b"%x\r\n%b\r\n0\r\n\r\n" % (len(PING), PING)
    small = b"".join(b"1\r\n%c\r\n" % byte for byte in PING) + b"0\r\nx: trailer\r\n\r\n"
    for body in (whole, small):
        assert b'"result":{}' in ask(served, chunked(body).replace(HOST, HOST + CLOSE))


@pytest.mark.parametrize("head", [b"POST /rpc HTTP/1.1\r\n", b"GET / HTTP/1.1\r\n"])
def test_tiny_chunks_are_not_parsed_for_ever(served: Served, head: bytes) -> None:
    """One connection with chunks of a byte kept the event loop busy: others waited for a second."""
    with socket.create_connection(("127.0.0.1", served.port)) as opened:
        opened.settimeout(PATIENT)
        opened.sendall(chunked(b"", head))
        with pytest.raises(OSError):
            for _ in range(300):
                opened.sendall(b"1\r\n \r\n" * 40_000)


def test_body_that_goes_wrong_after_the_answer_is_not_an_error(served: Served) -> None:
    """uvicorn wanted to answer a second time, and logged a traceback for each of them."""
    head = chunked(b"", b"GET / HTTP/1.1\r\n")
    found = ask(served, head, b"zz\r\n", pause=0.2)
    assert statuses(found) == [200] and found.endswith(b"<closed>")


@pytest.mark.parametrize("is_first", [True, False])
def test_many_headers_are_refused(served: Served, is_first: bool) -> None:
    before = b"" if is_first else b"GET /healthz HTTP/1.1\r\n" + HOST + b"\r\n"
    found = ask(served, before + b"GET / HTTP/1.1\r\n" + HOST + b"a: b\r\n" * 2500 + b"\r\n")
    assert statuses(found)[-1] in (400, 431) and found.endswith(b"<closed>")
    assert (200 in statuses(found)) is not is_first


def test_long_headers_are_refused(served: Served) -> None:
    found = ask(served, b"GET / HTTP/1.1\r\n" + HOST + b"x: " + b"x" * 100_000 + b"\r\n\r\n")
    assert statuses(found) in ([431], []) and found.endswith(b"<closed>"), "the rest is not read"


def test_answers_that_are_not_read_do_not_hold_a_connection(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """They stayed open for ever, and counted as busy, so that they were not closed in favor of others either."""
    monkeypatch.setattr("cyclades_apps.server.http.connection_limits.STALLED", 0.3)
    connections = served.app.state.connections
    with socket.socket() as opened:
        opened.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        opened.connect(("127.0.0.1", served.port))
        opened.sendall((b"GET /page/all-main.js HTTP/1.1\r\n" + HOST + b"\r\n") * 200)
        own = tuple(opened.getsockname())
        until = time.monotonic() + PATIENT
        while own not in connections._peers and time.monotonic() < until:
            time.sleep(0.01)
        while own in connections._peers and time.monotonic() < until:
            time.sleep(0.01)
        assert own not in connections._peers


@pytest.mark.parametrize(
    "headers",
    [
        b"content-length: 5\r\ncontent-length: 6\r\n",
        b"content-length: -1\r\n",
        b"content-length: +40\r\n",
        b"content-length: 4_0\r\n",
        b"content-length: " + b"9" * 30 + b"\r\n",
        b"content-length: \xb2\r\n",
        b"transfer-encoding: gzip, chunked\r\n",
        b"host: localhost\r\n",
        b"x: a\0b\r\n",
        b"x : y\r\n",
        b"x: a\rb\r\n",
    ],
)
def test_ambiguous_headers_get_400(served: Served, headers: bytes) -> None:
    found = ask(served, b"POST /rpc HTTP/1.1\r\n" + HOST + headers + b"\r\n" + PING)
    assert statuses(found) == [400] and found.endswith(b"<closed>")


@pytest.mark.parametrize("target", ["http://evil.example/stats", "evil.example:80", "*", "//evil.example/", "/./stats"])
def test_odd_targets_reach_nothing(served: Served, target: str) -> None:
    assert statuses(ask(served, f"GET {target} HTTP/1.1\r\n".encode() + HOST + CLOSE + b"\r\n")) == [404]


@pytest.mark.parametrize("path", ["/t/abc234/", "/rpc/", "/healthz/", "/stats/", "/words/en.json/"])
def test_paths_with_a_slash_at_the_end_are_not_redirected(served: Served, path: str) -> None:
    """Behind a proxy with TLS the redirect led to http://, where the page would have sent its token."""
    assert statuses(ask(served, f"GET {path} HTTP/1.1\r\n".encode() + HOST + CLOSE + b"\r\n")) == [404]


@pytest.mark.parametrize("method", ["HEAD", "OPTIONS", "PUT", "DELETE", "PATCH", "TRACE", "BREW"])
def test_other_methods_change_nothing(served: Served, method: str) -> None:
    paths = ("/", "/t/abc234", "/page/main.js", "/words/en.json", "/board/bb2c2d/x.json", "/symbols/bb2c2d.json")
    for path in (*paths, "/rpc", "/qr.svg", "/mute/abc234/x", "/healthz", "/readyz", "/stats", "/ws"):
        found = ask(served, f"{method} {path} HTTP/1.1\r\n".encode() + HOST + CLOSE + b"content-length: 0\r\n\r\n")
        assert statuses(found)[0] in (200, 204, 404, 405, 410), path
        assert method != "HEAD" or found.endswith(b"\r\n\r\n<closed>"), path


# -- WebSockets ----------------------------------------------------------------------------------------------------


def frame(code: int, data: bytes = b"", is_last: bool = True, is_packed: bool = False) -> bytes:
    first = bytes([code | (128 if is_last else 0) | (64 if is_packed else 0)])
    size = bytes([128 | len(data)]) if len(data) < 126 else b"\xfe" + struct.pack(">H", len(data))
    return first + size + bytes(4) + data


def opened_socket(served: Served, more: bytes = b"") -> socket.socket:
    opened = socket.create_connection(("127.0.0.1", served.port))
    opened.settimeout(PATIENT)
    opened.sendall(UPGRADE + more + b"\r\n")
    head = b""
    while not head.endswith(b"\r\n\r\n"):
        head += opened.recv(1)
    assert statuses(head) == [101]
    return opened


def test_fragments_pings_and_bytes_are_understood(served: Served) -> None:
    with opened_socket(served) as opened:
        opened.sendall(frame(1, PING[:9], is_last=False) + frame(9, b"x") + frame(0, PING[9:]) + frame(2, PING))
        found = b""
        while found.count(b'"result":{}') < 2:
            found += opened.recv(65536)
        assert found.startswith(b"\x8a\x01x")


@pytest.mark.parametrize("size", [1, 7, 500])
def test_messages_in_pieces_of_any_size_are_answered_in_order(served: Served, size: int) -> None:
    bodies = [PING.replace(b"1,", b"%d," % n) for n in range(20, 60)]
    data = b"".join(frame(1, body) for body in bodies)
    with opened_socket(served) as opened:
        pieces = [data[n : n + size] for n in range(0, len(data), size)]
        found = b""
        for piece in pieces:
            opened.sendall(piece)
        while found.count(b'"id":') < len(bodies):
            found += opened.recv(65536)
        assert [int(n) for n in re.findall(rb'"id":(\d+)', found)] == list(range(20, 60))


@pytest.mark.parametrize("code, data", [(9, b""), (9, b"x" * 125), (10, b""), (0, b""), (0, b"x")])
def test_floods_of_small_frames_are_closed(served: Served, code: int, data: bytes) -> None:
    """400,000 pings per second of one socket made others wait for a second. Pongs that it did not read were kept."""
    with opened_socket(served) as opened:
        first = frame(1, is_last=False) if code == 0 else b""
        assert answer(opened, first, *[frame(code, data, is_last=code != 0) * 2000] * 20).endswith(b"<closed>")
    assert delay_of_health(served) < PATIENT


def test_packed_messages_wait_packed(served: Served) -> None:
    """2,000 messages of 70 bytes, each 60 kB when it is unpacked, took 160 MB."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -12)
    data = (packer.compress(b" " * 60_000) + packer.flush(zlib.Z_SYNC_FLUSH))[:-4]
    with opened_socket(served, b"sec-websocket-extensions: permessage-deflate\r\n") as opened:
        tracemalloc.start()
        try:
            before, _ = tracemalloc.get_traced_memory()
            opened.sendall(frame(1, data, is_packed=True) * 400 + frame(8))
            while opened.recv(65536):
                pass
            _, peak = tracemalloc.get_traced_memory()
        finally:
            tracemalloc.stop()
    assert peak - before < 5_000_000


@pytest.mark.parametrize("data", [b"\xff\xfe", b"\xc3", b"\xed\xa0\x80", b""])
def test_text_that_is_not_utf_8_is_answered_and_not_logged(served: Served, data: bytes) -> None:
    """Each of them was a line in the log."""
    with opened_socket(served) as opened:
        opened.sendall(frame(1, data))
        assert b'"message":"parse"' in opened.recv(65536)


@pytest.mark.parametrize(
    "data",
    [
        frame(0, b"x"),
        frame(1, b"x", is_last=False) + frame(1, b"y"),
        b"\x81\x01x",
        frame(1, b"x", is_packed=True),
        frame(3),
        frame(9, b"x" * 126),
        frame(9, is_last=False),
        b"\x81\xff" + struct.pack(">Q", 2**63) + bytes(4),
        b"\x81\xff" + struct.pack(">Q", 70_000) + bytes(4),
        frame(8, b"x"),
        frame(8, struct.pack(">H", 999)),
    ],
)
def test_broken_frames_close_the_socket(served: Served, data: bytes) -> None:
    with opened_socket(served) as opened:
        found = answer(opened, data)
        assert found.startswith(b"\x88") and found.endswith(b"<closed>")


def test_handshake_with_a_body_is_refused(served: Served) -> None:
    """It was neither answered nor closed."""
    assert statuses(ask(served, UPGRADE + b"content-length: 5\r\n\r\n12345")) == [400]


@pytest.mark.parametrize("path", ["/", "/rpc", "/healthz", "/t/abc234"])
def test_other_paths_have_no_sockets(served: Served, path: str) -> None:
    assert statuses(ask(served, UPGRADE.replace(b"/ws ", path.encode() + b" ") + b"\r\n")) == [403]


# -- the text of messages ------------------------------------------------------------------------------------------


def call(params: bytes, method: bytes = b"table.new") -> bytes:
    return b'{"jsonrpc":"2.0","id":1,"method":"%b","params":%b}' % (method, params)


@pytest.mark.parametrize(
    "body",
    [
        b"[" * 30_000,
        b'{"a":' * 9_000,
        call(b'{"modules":' + b"[" * 900 + b"]" * 900 + b"}"),
        call(b'{"since":' + b"9" * 5_000 + b"}", b"game.look"),
        call(b'{"modules":["base"],"options":{"x":1e999}}', b"modules.check"),
        call(b'{"modules":["base"],"options":{"x":NaN}}', b"modules.check"),
        call(b'{"modules":["../../etc/passwd"],"lang":"../x"}', b"modules.check"),
        call(b'{"modules":["base"],"modules":["nope"],"seats":[{"name":"a"}]}'),
        call(b'{"protocol":1,"client":"x","token":"\\ud800"}', b"initialize"),
        call(b'{"__class__":1}', b"ping"),
        call(b"[]", b"ping"),
        b'{"jsonrpc":"2.0","id":1e999,"method":"ping"}',
        b'{"jsonrpc":"2.0","id":"\\u0000","method":"ping"}',
        b'{"jsonrpc":"2.0","id":' + b"9" * 5_000 + b',"method":"ping"}',
        b'{"jsonrpc":"2.0","id":1,"method":"\\ud800"}',
        b"\xef\xbb\xbf" + PING,
        PING.decode().encode("utf-16"),
        b"[" + PING + b"]",
        PING + b"\n" + PING,
        b"null",
    ],
)
def test_odd_messages_are_errors_of_the_client(served: Served, body: bytes) -> None:
    found = ask(served, post(body))
    assert statuses(found) == [200] and b'"error"' in found and b'"internal"' not in found
    for header in (
        b"authorization: Bearer \xff\r\n",
        b"accept-language: \xff\r\n",
        b"authorization: Bearer " + b"a" * 9_000,
    ):
        assert statuses(ask(served, post(PING, header.rstrip(b"\r\n") + b"\r\n"))) == [200]


# -- proxies -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "written", ["203.0.113.9:1234", " 203.0.113.9 ", "::ffff:203.0.113.9", "[::ffff:203.0.113.9]:80", "x, 203.0.113.9"]
)
def test_one_client_is_one_client_however_a_proxy_writes_it(tmp_path: Path, written: str) -> None:
    with serving(Sqlite(tmp_path / "tables.db"), rates=1.0, proxies=("loopback",)) as served:
        header = f"x-forwarded-for: {written}\r\nauthorization: Bearer wrong\r\n".encode()
        found = [ask(served, post(PING, header)) for _ in range(12)]
        assert b"too-many" in found[-1]
        plain = b"x-forwarded-for: 203.0.113.9\r\nauthorization: Bearer wrong\r\n"
        assert b"too-many" in ask(served, post(PING, plain)), "it is the same client"


def test_addresses_of_one_ipv6_network_are_one_client(tmp_path: Path) -> None:
    with serving(Sqlite(tmp_path / "tables.db"), rates=1.0, proxies=("loopback",)) as served:
        for n in range(12):
            header = f"x-forwarded-for: 2001:db8::{n:x}:1\r\nauthorization: Bearer wrong\r\n".encode()
            found = ask(served, post(PING, header))
        assert b"too-many" in found


@pytest.mark.parametrize("header", ["x-forwarded-for: nonsense", "x-forwarded-for: ,", "forwarded: for=192.0.2.1"])
def test_client_that_a_proxy_does_not_name_is_not_this_machine(tmp_path: Path, header: str) -> None:
    with serving(Sqlite(tmp_path / "tables.db"), proxies=("loopback",)) as served:
        request = f"GET /stats HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n{header}\r\n\r\n"
        assert statuses(ask(served, request.encode())) == [403]
        assert served.get("/stats")[0] == 200
