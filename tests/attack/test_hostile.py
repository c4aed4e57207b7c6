"""Hostile input: the fuzz targets, forged saves, and command lines of all sorts.

Saves are half forged snapshots of games of every set of modules (signed again), half changed bytes; messages are Fluent
files and, twice as many, PO files. What each target asserts is in
`tests/support/fuzz_targets.py`; a command line must end
with an exit code that is documented, without a traceback and without a character that steers the terminal.
"""

from __future__ import annotations

import os
import random
from pathlib import Path

import pytest
from attack_parts import divided, each_part, ways
from forged_saves import attack
from fuzz_targets import CORPUS, PO_ENGLISH, attempt, mutated
from run_size import size

from cyclades_apps.cli import BAD_INPUT, DEBUG, DONE, FAILED, main
from cyclades_core.engine.values.safe_text import clean


def fuzz(kind: str, number: int, seed: int) -> None:
    """So many mutations of the corpus; an input that breaks something is named, to be kept there."""
    seeds = [file.read_bytes() for file in sorted((CORPUS / kind).iterdir())]
    rng = random.Random(f"{kind} {seed}")
    for _ in range(number):
        attempt(kind, mutated(kind, seeds, rng))


@pytest.mark.long
@each_part
def test_saves_of_somebody_else(part: int) -> None:
    half = divided(size(ci=1_200, full=69_000), part)
    fuzz("saves", half, part)
    for way, seed in ways(part, size(ci=1, full=10)):
        attack(way, seed, min(50, half))
        half -= 50
        if half <= 0:
            break


@pytest.mark.long
@each_part
def test_scenarios_and_positions_of_somebody_else(part: int) -> None:
    fuzz("scenarios", divided(size(ci=1_200, full=75_000), part), part)
    fuzz("positions", divided(size(ci=1_200, full=30_000), part), part)


@pytest.mark.long
@each_part
def test_content_of_somebody_else(part: int) -> None:
    fuzz("content", divided(size(ci=400, full=53_000), part), part)


@pytest.mark.long
@each_part
def test_messages_of_somebody_else(part: int) -> None:
    fuzz("ftl", divided(size(ci=72, full=5_000), part), part)
    fuzz("po", divided(size(ci=168, full=10_000), part), part)


# -- command lines -------------------------------------------------------------------------------------------------

COMMANDS = (
    ("play",),
    ("simulate",),
    ("replay",),
    ("modules",),
    ("cards",),
    ("scenario", "run", "0.toml"),  # without a path all of them would be run
    *(("locale", each) for each in ("status", "check", "add", "accept", "export", "import", "preview", "explain")),
    ("scenario", "nothing"),
    (),
)
OPTIONS = (
    *("--modules", "--players", "--mode", "--teams", "--board", "--seed", "--rounds", "--bots", "--games", "--format"),
    *("--lang", "--save", "--output", "--option", "--names", "--gender", "--kind", "--workers", "--folder", "--box"),
    *("--help", "--verify", "--keys", "--name", "--compare", "--version", "--all", "--trace", "--check", "--check-all"),
    *("--max-cycles", "--warnings-as-errors", "--nothing", "-x", "--", "-", "--players=3", "--modules=legacy"),
)
VALUES = (
    *(
        "legacy",
        "base",
        "legacy,hades",
        "legacy,base",
        "atlantis",
        "",
        ",",
        "3",
        "0",
        "-1",
        "7",
        "99999999999999999999",
    ),
    *("1e9", "nan", "²", "٣", "ann,bob,cleo", "ann,ann", "ann=", "random", "greedy", "greedy:x=1", "json", "jsonl"),
    *(
        "table",
        "text",
        "xml",
        "en",
        "pl",
        "zz",
        "en-XA",
        "../no/such/etc",
        "no/such/file.json",
        ".",
        "god",
        "harpy",
        "zeus",
    ),
    *("\x1b[2J", "\udcff", "a" * 5000, "{}", "[]", "'; drop", "%s%n", "medusa-mode=no-exit", "x=y=z", "legacy-3", "*"),
)
CODES = {DONE, FAILED, BAD_INPUT}


def command_line(rng: random.Random, files: list[str]) -> list[str]:
    """A command with options and values by chance; what would play long is kept short."""
    command = rng.choice(COMMANDS) if rng.random() < 0.95 else (rng.choice(VALUES),)
    words: list[str] = []
    for _ in range(rng.randrange(5)):
        words.append(rng.choice(OPTIONS) if rng.random() < 0.7 else rng.choice(VALUES + tuple(files)))
        if rng.random() < 0.7:
            words.append(rng.choice(VALUES) if rng.random() < 0.85 else rng.choice(files))
    if rng.random() < 0.1 and words:
        words[-1] = words[-1][: rng.randrange(len(words[-1]) + 1)] + rng.choice(("", "=", "\0", "--"))
    last = {
        "play": ["--rounds", "1"],
        "simulate": ["--games", "1", "--max-cycles", "1", "--workers", "1"],
        "locale": ["--folder", "words"],  # and not ours
    }
    return [*command, *words, *last.get(command[0] if command else "", [])]


@pytest.mark.long
@each_part
def test_command_lines(
    part: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    seeds = [file.read_bytes() for file in sorted((CORPUS / "saves").iterdir())]
    rng = random.Random(f"command lines {part}")
    for n in range(6):
        (tmp_path / f"{n}.json").write_bytes(mutated("saves", seeds, rng))
        (tmp_path / f"{n}.toml").write_bytes(rng.choice(sorted((CORPUS / "scenarios").iterdir())).read_bytes())
    files = [*(f"{n}.json" for n in range(6)), "1.toml", "out.txt", "words", "."]
    for lang in ("en", "pl"):
        (tmp_path / "words" / lang).mkdir(parents=True)
        (tmp_path / "words" / lang / "tiny.ftl").write_text(PO_ENGLISH, encoding="utf-8")
    before = {name: value for name, value in os.environ.items() if name != "PYTEST_CURRENT_TEST"}
    for _ in range(divided(size(ci=480, full=27_000), part)):
        line = command_line(rng, files)
        try:
            with pytest.raises(SystemExit) as end:
                main(line)
        except BaseException:
            print(f"command line: {line!r}")
            raise
        out, err = capfd.readouterr()
        assert end.value.code in CODES, (line, end.value.code, err)
        assert DEBUG not in err, (line, "a fault of the engine", err)
        assert "Traceback" not in err and clean(err, lines=True) == err, (line, err)
        assert clean(out, lines=True) == out, (line, out)
    after = {name: value for name, value in os.environ.items() if name != "PYTEST_CURRENT_TEST"}
    assert after == before and not [name for name in os.listdir(tmp_path) if name.endswith(".part")]
