"""docs/python-words.md: every block is written to its file, checked with types, and played.

The plug-in runs in processes of its own, because its words would stay registered.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.xdist_group("processes")

PAGE = Path(__file__).resolve().parents[3] / "docs" / "python-words.md"
BLOCK = re.compile(r"(?:<!-- (?P<file>[^\n]*?) -->\n)?```(?P<language>\w+)\n(?P<text>.*?)```", re.S)


@pytest.fixture
def project(tmp_path: Path) -> Path:
    for block in BLOCK.finditer(PAGE.read_text(encoding="utf-8")):
        if block["file"] is None:
            assert block["text"] == "cyclades expansion check .\n", "a block that nothing runs"
            continue
        file = tmp_path / block["file"]
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(block["text"], encoding="utf-8")
    return tmp_path


def test_expansion_of_the_page_passes_its_check(project: Path) -> None:
    start = "import sys; from cyclades_apps.cli import main; main(sys.argv[1:])"
    command = [sys.executable, "-c", start, "expansion", "check", ".", "--games", "1", "--format", "json"]
    run = subprocess.run(command, cwd=project, capture_output=True, text=True, timeout=300, check=False)
    assert run.stderr == ""
    report = json.loads(run.stdout)
    assert [each for each in report["findings"] if each["severity"] != "note"] == []
    assert run.returncode == 0
    assert report["scenarios"] == 2


def test_nyx_asks_a_question_and_emits_events(project: Path) -> None:
    code = """
import tomllib
from pathlib import Path

from cyclades_core import Game, Ruleset
from cyclades_core.extending import add_folder

add_folder(Path("."))
scenario = tomllib.loads(Path("scenarios/N1.1-nyx.toml").read_text(encoding="utf-8"))
rules = Ruleset.load(scenario["modules"])
game = Game.from_position(rules, scenario["given"], scenario["players"], seed=1)
game.apply("buy nyx full")
print(game.decision.prompt, sorted(game.legal.texts()))
game.apply("m3-g6.s1")
print(game.decision.prompt, sorted(game.legal.texts()))
for event in game.apply("m3-c3.s1"):
    if event.key == "building-transformed":
        print(event.args["building"], event.args["into"], event.args["area"], event.args["cause"])
"""
    run = subprocess.run([sys.executable, "-c", code], cwd=project, capture_output=True, text=True, check=False)
    assert run.stderr == ""
    assert run.stdout.splitlines() == [
        "choose-building ['m3-c3.s1', 'm3-g6.s1']",
        "choose-building ['m3-c3.s1', 'm3-g6.s1']",
        "building-port building-temple area-m3-g6 creature-nyx",
        "building-temple building-port area-m3-c3 creature-nyx",
    ]


def test_plug_in_of_the_page_is_typed(project: Path) -> None:
    pytest.importorskip("mypy")
    options = ["--strict", "--follow-imports", "silent", "--cache-dir", str(project / "cache")]
    command = [sys.executable, "-m", "mypy", *options, "nyx/plugin.py"]
    environment = {**os.environ, "MYPYPATH": str(PAGE.parents[1])}
    run = subprocess.run(command, cwd=project, capture_output=True, text=True, check=False, env=environment)
    assert run.returncode == 0, run.stdout
