"""Plug-ins of others, really installed: broken, slow or hostile ones stop neither help, nor the list, nor a game.

An installed distribution is what pip leaves behind: a package, and a `.dist-info` with its entry points. The commands
run in processes of their own, as a person's do; a plug-in that hangs is waited for one second instead of ten.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from cyclades_core.content.modules import plugin_process

pytestmark = pytest.mark.xdist_group("processes")

REEF = 'box = "reef"\nversion = "1.0"\n\n[[module]]\nid = "reef"\nfiles = ["reef.toml"]\nrequires = ["legacy"]\n'
EEL = '[[creature]]\nid = "eel"\neffect = [{ do = "gain", gold = 3 }]\n'
GOOD = """
from pathlib import Path
from cyclades_core.extending import hookimpl

@hookimpl
def cyclades_expansion():
    return Path(__file__).parent

@hookimpl
def cyclades_locales():
    return Path(__file__).parent / "locales"
"""
WORDS = (
    GOOD
    + """
from cyclades_core.extending import moment
print("imported")
moment("tide-turns", (), "The tide turns.")
"""
)
TIDE = '[[rule]]\nid = "tide"\ntrigger = [{ on = "tide-turns", effect = [{ do = "gain", gold = 1 }] }]\n'
MAIN = """
import sys
from cyclades_core.content.modules import plugin_process
plugin_process.PLUGIN_SECONDS = {seconds}
from cyclades_apps.cli import main
main(sys.argv[1:])
"""

Install = Callable[..., Path]


@pytest.fixture
def site(tmp_path: Path) -> Path:
    place = tmp_path / "site"
    place.mkdir()
    return place


@pytest.fixture
def install(site: Path) -> Install:
    def make(name: str, plugin: str, **files: str) -> Path:
        package = site / f"their_{name}"
        (package / "locales" / "en").mkdir(parents=True)
        (package / "__init__.py").write_text("", encoding="utf-8")
        (package / "plugin.py").write_text(plugin, encoding="utf-8")
        (package / "locales" / "en" / f"{name}.ftl").write_text(f"module-{name} = The {name}\n", encoding="utf-8")
        for stem, text in files.items():
            (package / f"{stem}.toml").write_text(text, encoding="utf-8")
        info = site / f"their_{name}-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: their-{name}\nVersion: 1.0\n", encoding="utf-8")
        (info / "entry_points.txt").write_text(
            f"[cyclades.expansions]\n{name} = their_{name}.plugin\n", encoding="utf-8"
        )
        return package

    return make


@pytest.fixture
def run(site: Path, tmp_path: Path) -> Callable[..., subprocess.CompletedProcess[str]]:
    def command(*arguments: str, seconds: int = 60) -> subprocess.CompletedProcess[str]:
        env = {
            **os.environ,
            "PYTHONPATH": os.pathsep.join([str(site), os.environ.get("PYTHONPATH", "")]),
            "CYCLADES_CACHE": str(tmp_path / "cache"),
            "PYTHONDONTWRITEBYTECODE": "1",
        }
        code = MAIN.format(seconds=seconds)
        return subprocess.run(
            [sys.executable, "-c", code, *arguments], env=env, cwd=tmp_path, capture_output=True, text=True, timeout=120
        )

    return command


Run = Callable[..., subprocess.CompletedProcess[str]]

HOSTILE = {
    "raises": ("raise RuntimeError('no tide')", "RuntimeError: no tide"),
    "leaves": ("import sys; sys.exit(0)", "SystemExit: 0"),
    "vanishes": ("import os; os._exit(0)", "exit code 0"),
    "interrupts": ("raise KeyboardInterrupt", "KeyboardInterrupt"),
    "dies": ("import os, signal; os.kill(os.getpid(), signal.SIGKILL)", "exit code -9"),
    "closes": ("import sys, os; sys.stdout.close(); [os.close(n) for n in range(3, 64) if n != 4]", ""),
    "lies": (GOOD.replace("Path(__file__).parent\n\n", "3\n\n"), "TypeError: int"),
    "breaks": (
        "import cyclades_core.files as f; f.read_file = None; raise ValueError('x')",
        "ValueError: x",
    ),
    "eats": ("x = bytearray(5_000_000_000)", "MemoryError"),
}


@pytest.mark.long
def test_none_of_them_stops_anything(install: Install, run: Run) -> None:
    install("reef", GOOD, manifest=REEF, reef=EEL)
    for name, (source, _) in HOSTILE.items():
        install(name, source)
    shown = run("--help")
    assert (shown.returncode, shown.stderr) == (0, "") and shown.stdout.startswith("Usage: cyclades")
    listed = run("modules", "--format", "json")
    assert listed.returncode == 1, listed.stderr
    found = {each["id"]: each for each in json.loads(listed.stdout)}
    assert found["reef"]["problems"] == [] and found["legacy"]["problems"] == []
    for name, (_, said) in HOSTILE.items():
        (problem,) = found[name]["problems"]
        assert said in problem and f"“{name}”" in problem, problem
    played = run("play", "--modules", "legacy,reef", "--players", "3", "--seed", "1", "--rounds", "1")
    assert (played.returncode, played.stderr) == (0, "")
    named = run("play", "--modules", "legacy,raises")
    assert named.returncode == 2 and "no tide" in named.stderr and "Traceback" not in named.stderr


@pytest.mark.long
def test_one_that_hangs_is_waited_for_once(install: Install, run: Run, tmp_path: Path) -> None:
    install("sleeper", f"import time\nopen({str(tmp_path / 'woken')!r}, 'a').write('x')\ntime.sleep(3600)\n")
    helped = run("--help", seconds=5)
    assert helped.returncode == 0 and not (tmp_path / "woken").exists(), "help asks no plug-in"
    played = run("play", "--modules", "legacy", "--players", "3", "--seed", "1", "--rounds", "1", seconds=5)
    assert (played.returncode, played.stderr) == (0, "")
    again = run("play", "--modules", "legacy", "--players", "3", "--seed", "1", "--rounds", "1", seconds=5)
    assert again.stdout == played.stdout and (tmp_path / "woken").read_text() == "x"
    listed = run("modules", seconds=5)
    assert listed.returncode == 1 and "has not answered within 5 seconds" in listed.stdout
    assert (tmp_path / "woken").read_text() == "xx", "the list asks again"


@pytest.mark.long
def test_a_slow_import_is_timed_and_told(install: Install, run: Run) -> None:
    install("reef", "import time\ntime.sleep(0.7)\n" + GOOD, manifest=REEF, reef=EEL)
    listed = run("modules")
    assert listed.returncode == 0, listed.stdout
    (told,) = [row for row in listed.stdout.splitlines() if row.startswith("the plug-in reef takes ")]
    assert float(told.split()[4]) >= 0.7
    (reef,) = [each for each in json.loads(run("modules", "--format", "json").stdout) if each["id"] == "reef"]
    assert reef["seconds"] >= 0.7


@pytest.mark.long
def test_code_is_imported_only_where_its_words_are_played(install: Install, run: Run) -> None:
    install("reef", WORDS, manifest=REEF, reef=EEL + TIDE)
    install("isle", GOOD + "print('imported')\n", manifest=REEF.replace("reef", "isle"), isle=EEL.replace("eel", "elf"))
    arguments = ("--players", "3", "--seed", "1", "--rounds", "1")
    for modules, said in (("legacy", False), ("legacy,isle", False), ("legacy,reef", True)):
        played = run("play", "--modules", modules, *arguments)
        assert played.returncode == 0, played.stderr
        assert ("imported" in played.stdout) is said, modules


@pytest.mark.long
def test_what_changes_is_asked_again(install: Install, run: Run) -> None:
    package = install("reef", "raise ValueError('first')", manifest=REEF, reef=EEL)
    assert "first" in run("modules").stdout
    (package / "plugin.py").write_text(GOOD + "# mended\n", encoding="utf-8")
    assert run("modules").returncode == 0


# -- what an answer may be


@pytest.mark.parametrize(
    "text",
    [b"", b"[]", b'{"seconds": 1}', b'{"code": "x", "file": "", "line": 0, "detail": "", "seconds": 0}', b"[" * 99999],
)
def test_an_answer_that_is_none(text: bytes) -> None:
    import io

    assert plugin_process._answer_in(io.BytesIO(text)) is None


def test_a_process_that_waits_for_a_processor_is_not_slow(monkeypatch: pytest.MonkeyPatch) -> None:
    def wait() -> bool:
        child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(0.4)"], stdin=subprocess.PIPE)
        try:
            return plugin_process._wait(child, b"{}")
        finally:
            plugin_process._end(child)

    monkeypatch.setattr(plugin_process, "PLUGIN_SECONDS", 0.1)
    monkeypatch.setattr(plugin_process, "LOOK", 0.05)
    monkeypatch.setattr(plugin_process, "PATIENCE", 600)
    assert not wait(), "asleep all the time"
    monkeypatch.setattr(plugin_process, "_starved", lambda process: 60.0)
    assert wait(), "ready to run, but without a processor"
    monkeypatch.setattr(plugin_process, "PATIENCE", 1)
    assert not wait(), "not for ever"
