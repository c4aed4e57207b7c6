"""`cyclades rpc` as a process: lines in, lines out, nothing else on the output, and an end when the input ends."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from typing import Any

import pytest

from cyclades_core.engine.values import limits

pytestmark = pytest.mark.xdist_group("processes")

COMMAND = [sys.executable, "-c", "from cyclades_apps.cli import main; main()", "rpc"]


def run(lines: Sequence[str | bytes], *options: str, code: int = 0, **env: str) -> tuple[list[Any], str]:
    """The messages and the error stream."""
    given = b"".join((line if isinstance(line, bytes) else line.encode()) for line in lines)
    done = subprocess.run(
        [*COMMAND, *options], input=given, capture_output=True, env={**os.environ, **env}, timeout=120, check=False
    )
    assert done.returncode == code, done.stderr
    assert done.stdout == b"" or done.stdout.endswith(b"\n")
    return [json.loads(line) for line in done.stdout.splitlines()], done.stderr.decode()


def request(ident: Any, method: str, **params: Any) -> str:
    return json.dumps({"jsonrpc": "2.0", "id": ident, "method": method, "params": params}) + "\n"


def test_a_session_of_lines() -> None:
    big = (
        b'{"jsonrpc":"2.0","id":9,"method":"game.look","params":{"game":"' + b"x" * limits.RPC_REQUEST_BYTES + b'"}}\n'
    )
    answers, told = run(
        [
            "\n",
            "no json\n",
            request(1, "game.new", modules=["legacy"], players=3, seed="7"),
            '{"jsonrpc":"2.0","method":"game.play","params":{"game":"g1","seat":"p1","clause":"bid zeus 1"}}\r\n',
            request("two", "game.look", game="g1"),
            big,
            b"\xff\xfe\n",
            b"[" * 100_000 + b"\n",
            request(3, "game.wait", game="g1", since=1, timeout=25),
            request(4, "initialize", lang="ru"),
            # the last line has no end, and it is answered all the same
            request(5, "game.look", game="g1", seat="p2").rstrip("\n"),
        ]
    )
    found = [(answer["id"], answer.get("error", {}).get("message", "done")) for answer in answers]
    assert found == [
        (None, "parse"),
        (1, "done"),
        ("two", "done"),
        (9, "too-large"),
        (None, "parse"),
        (None, "too-large"),
        (4, "done"),
        (5, "done"),
    ]
    assert answers[2]["result"]["seq"] == 1, "a notification is done, and not answered"
    assert told == ""


def test_a_line_that_is_too_long_is_passed_over() -> None:
    answers, _ = run([b"x" * (limits.RPC_LOAD_BYTES + 2) + b"\n", request(1, "initialize")])
    assert [answer.get("error", {}).get("message") for answer in answers] == ["too-large", None]


def test_nothing_in_nothing_out() -> None:
    assert run([]) == ([], "")


@pytest.mark.long
def test_the_language_is_that_of_the_command_line() -> None:
    answers, _ = run([request(1, "game.new", modules=["legacy"], players=3, seed="7")], "--lang", "it")
    assert answers[0]["result"]["decision"]["text"] == "Quale divinità, e quanto?"
    answers, told = run([], "--lang", "xx", code=2)
    assert answers == [] and "xx" in told


@pytest.mark.long
def test_what_prints_goes_to_the_error_stream() -> None:
    code = (
        "import cyclades_apps.rpc.catalogue_methods as catalogue\n"
        "def noisy(*_):\n    print('noise')\n    raise RuntimeError('secret')\n"
        "catalogue.modules = noisy\n"
        "from cyclades_apps.cli import main\nmain(['rpc'])"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], input=request(1, "modules.list").encode(), capture_output=True, timeout=60
    )
    answer = json.loads(done.stdout)
    assert answer["error"] == {"code": -32603, "message": "internal", "data": {"incident": 1}}
    told = done.stderr.decode()
    assert "noise" in told and "RuntimeError" in told and "Traceback" not in told
