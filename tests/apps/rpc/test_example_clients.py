"""The clients of examples/clients play whole games of every list of modules by nothing but the values of options."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import tested_modules

pytestmark = pytest.mark.xdist_group("processes")

FOLDER = Path(__file__).resolve().parents[3] / "examples" / "clients"
ENGINE = [sys.executable, "-c", "from cyclades_apps.cli import main; main()", "rpc"]
CLIENTS = ("python", "javascript", "c")


def tool(*names: str) -> str:
    """A program that a client needs: missing in CI it is a failure, elsewhere a skip that names it."""
    for name in names:
        if found := shutil.which(name):
            return found
    if os.environ.get("CI") == "true":
        pytest.fail(f"none of {', '.join(names)} is installed, and CI needs it")
    pytest.skip(f"none of {', '.join(names)} is installed")


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The client in C, as its first lines say."""
    program = tmp_path_factory.mktemp("client") / "player"
    compiler = tool("cc", "gcc", "clang")
    subprocess.run(
        [compiler, "-O2", "-Wall", "-Wextra", "-Werror", "-o", str(program), str(FOLDER / "player.c")], check=True
    )
    return program


def play(client: str, way: tested_modules.Way, seed: int, request: pytest.FixtureRequest) -> None:
    if client == "python":
        command = [sys.executable, str(FOLDER / "player.py")]
    elif client == "javascript":
        command = [tool("node", "nodejs"), str(FOLDER / "player.mjs")]
    else:
        command = [str(request.getfixturevalue("built"))]
    arguments = [way.modules, str(way.players), way.mode or "", str(seed)]
    done = subprocess.run([*command, *arguments, *ENGINE], capture_output=True, encoding="utf-8", timeout=300)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    told = json.loads(done.stdout)
    assert told["plies"] > 20 and set(told["winners"]) <= {f"p{n}" for n in range(1, way.players + 1)}
    assert told["winners"]


# a duel is the shortest of them
@pytest.mark.long(every=3)
@pytest.mark.parametrize("client", CLIENTS)
def test_a_client_plays_a_whole_game(client: str, request: pytest.FixtureRequest) -> None:
    play(client, tested_modules.LISTS[1], 3, request)


@pytest.mark.long
@pytest.mark.parametrize("client", CLIENTS)
@tested_modules.each_list
def test_clients_play_whole_games_of_every_list(
    way: tested_modules.Way, client: str, request: pytest.FixtureRequest
) -> None:
    play(client, way, 5, request)


def test_a_missing_tool_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CI", "false")
    with pytest.raises(pytest.skip.Exception, match="no-such-tool"):
        tool("no-such-tool")
    monkeypatch.setenv("CI", "true")
    with pytest.raises(pytest.fail.Exception, match="no-such-tool"):
        tool("no-such-tool")
