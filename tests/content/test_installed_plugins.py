"""Third-party plug-ins, really installed: broken or hostile ones stop neither help, nor the list, nor a game.

An installed distribution is what pip leaves behind: a package, and a `.dist-info` with its entry points. The commands
run in separate processes, as those of users do.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

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
moment("tide-turns", (), "The tide turns.")
"""
)
TIDE = '[[rule]]\nid = "tide"\ntrigger = [{ on = "tide-turns", effect = [{ do = "gain", gold = 1 }] }]\n'
MAIN = "import sys; from cyclades_apps.cli import main; main(sys.argv[1:])"

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
def start(site: Path, tmp_path: Path) -> Callable[..., subprocess.Popen[str]]:
    def command(*arguments: str, **variables: str) -> subprocess.Popen[str]:
        env = {
            **os.environ,
            "PYTHONPATH": os.pathsep.join([str(site), os.environ.get("PYTHONPATH", "")]),
            "CYCLADES_CACHE": str(tmp_path / "cache"),
            "PYTHONDONTWRITEBYTECODE": "1",
            **variables,
        }
        pipe = subprocess.PIPE
        return subprocess.Popen(
            [sys.executable, "-c", MAIN, *arguments], env=env, cwd=tmp_path, stdout=pipe, stderr=pipe, text=True
        )

    return command


Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(start: Callable[..., subprocess.Popen[str]]) -> Run:
    def command(*arguments: str, **variables: str) -> tuple[int, str, str]:
        with start(*arguments, **variables) as process:
            out, err = process.communicate(timeout=120)
        return process.returncode, out, err

    return command


HOSTILE = {
    "raises": ("raise RuntimeError('no tide')", "RuntimeError: no tide"),
    "leaves": ("import sys; sys.exit(0)", "SystemExit: 0"),
    "cancels": ("class Stop(BaseException): pass\nraise Stop('now')", "Stop: now"),
    "misspells": ("def f(:\n", "SyntaxError"),
    "lies": (GOOD.replace("Path(__file__).parent\n\n", "3\n\n"), "TypeError: int"),
    "eats": ("x = 'x' * 10**15", "MemoryError"),
    "closes": ("import sys; sys.stdout.close(); raise ValueError('closed')", "ValueError: closed"),
    "babbles": ("from cyclades_core.extending import moment\nmoment(3, (), 'x')", "the word 3"),
    "guesses": (
        "from cyclades_core.extending import number\nnumber('ebb', takes=3)(lambda maker, node, value, path: 0)",
        "the word ebb",
    ),
    "scribbles": (
        "from cyclades_core.content.vocabulary import registry\nregistry.VERBS['gain'] = None",
        "TypeError: VERBS['gain'] = None",
    ),
    "shouts": (
        "from cyclades_core.extending import takes, verb\n@verb('shout', params={})\ndef shout(maker): pass",
        "the word shout",
    ),
}
PLAY = ("--players", "3", "--seed", "1", "--rounds", "1", "--format", "text")


@pytest.mark.long
def test_none_of_them_stops_anything(install: Install, run: Run) -> None:
    install("reef", GOOD, manifest=REEF, reef=EEL)
    for name, (source, _) in HOSTILE.items():
        install(name, source)
    code, out, err = run("--help")
    assert (code, err) == (0, "") and out.startswith("Usage: cyclades")
    code, out, err = run("modules", "--format", "json")
    assert (code, err) == (1, "")
    found = {each["id"]: each for each in json.loads(out)}
    assert found["reef"]["problems"] == [] and found["legacy"]["problems"] == []
    for name, (_, said) in HOSTILE.items():
        (problem,) = found[name]["problems"]
        assert said in problem and f"“{name}”" in problem, problem
    code, _, err = run("play", "--modules", "legacy,reef", *PLAY)
    assert (code, err) == (0, "")
    code, _, err = run("play", "--modules", "legacy,raises")
    assert code == 2 and "no tide" in err and "Traceback" not in err


@pytest.mark.parametrize("source", ["print('high tide\\x1b[2J')\n" + GOOD, GOOD + "print('high tide\\x1b[2J')\n"])
def test_what_a_plugin_prints_is_kept_out_of_the_output(install: Install, run: Run, source: str) -> None:
    install("reef", source, manifest=REEF, reef=EEL)
    code, out, err = run("modules", "--format", "json")
    assert code == 0 and "reef" in [each["id"] for each in json.loads(out)]
    assert err.startswith("reef: high tide") and "\x1b" not in err and err.count("\n") == 1


@pytest.mark.skipif(os.name == "nt", reason="signals of POSIX")
def test_one_that_hangs_is_named_at_an_interrupt(
    install: Install, run: Run, start: Callable[..., subprocess.Popen[str]], tmp_path: Path
) -> None:
    awake = tmp_path / "awake"
    hanging = f"import time\nopen({str(awake)!r}, 'a').close()\ntime.sleep(3600)\n"
    install("sleeper", hanging)
    install("zzz", hanging)
    helped, _, _ = run("--help")
    assert helped == 0 and not awake.exists(), "help loads no plug-in"
    code, out, _ = run("modules", CYCLADES_PLUGINS="")
    assert code == 0 and "legacy" in out and not awake.exists(), "the switch loads none"
    for arguments in (("modules",), ("play", "--modules", "legacy", *PLAY, "--lang", "pl")):
        awake.unlink(missing_ok=True)
        with start(*arguments) as process:
            deadline = time.monotonic() + 60
            while not awake.exists() and time.monotonic() < deadline:
                time.sleep(0.05)
            process.send_signal(signal.SIGINT)
            out, err = process.communicate(timeout=60)
        assert (process.returncode, out) == (130, "") and "sleeper" in err and "CYCLADES_PLUGINS" in err
        assert "Traceback" not in err and err.count("\n") == 1


@pytest.mark.long
def test_a_slow_import_is_timed_and_told(install: Install, run: Run) -> None:
    install("reef", "import time\ntime.sleep(0.7)\n" + GOOD, manifest=REEF, reef=EEL)
    code, out, _ = run("modules")
    assert code == 0, out
    (told,) = [row for row in out.splitlines() if row.startswith("the plug-in reef takes ")]
    assert float(told.split()[4]) >= 0.7
    (reef,) = [each for each in json.loads(run("modules", "--format", "json")[1]) if each["id"] == "reef"]
    assert reef["seconds"] >= 0.7


TAKES_GAIN = (
    GOOD
    + """
from cyclades_core.extending import takes, verb

@verb("gain", params={"gold": takes.NUMBER("gold")})
def gain(maker, node, path):
    "Fail."
    raise RuntimeError("gain of the reef")
"""
)


@pytest.mark.long
def test_a_word_that_replaces_another_counts_only_where_its_plugin_is_played(install: Install, run: Run) -> None:
    code, without, _ = run("play", "--modules", "legacy", *PLAY)
    assert code == 0
    install("reef", TAKES_GAIN, manifest=REEF, reef=EEL)
    assert run("play", "--modules", "legacy", *PLAY) == (0, without, "")
    code, _, err = run("play", "--modules", "legacy,reef", *PLAY)
    assert code != 0 and "gain of the reef" in err and "Traceback" not in err


@pytest.mark.long
def test_words_of_a_plugin_are_played(install: Install, run: Run) -> None:
    install("reef", WORDS, manifest=REEF, reef=EEL + TIDE)
    code, _, err = run("play", "--modules", "legacy,reef", *PLAY)
    assert (code, err) == (0, "")
