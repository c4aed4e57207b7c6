"""The same games on every Python, with every hash seed, in either order, with assertions and without.

The hash of the course of each game (every question and answer, the position of every round) is in
`tests/golden/courses.txt`. A change of the rules that changes games changes it too; then it is written anew, like the
golden games, with

    REGENERATE=1 python -m pytest tests/attack/test_determinism.py

Saves and events, whose words may change with any card, are compared between the runs of one Python, and between
Pythons by the digests of the tally.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path

import pytest
from attack_tally import Tally
from determinism_process import GAMES, play, settings
from run_size import size

pytestmark = pytest.mark.xdist_group("processes")

FILE = Path(__file__).resolve().parents[1] / "golden" / "courses.txt"
REGENERATE = "REGENERATE"
PIECES = 8  # of the games, for several processes
#: How a process is started: its hash seed, options of Python, arguments.
STARTS = [
    ("0", [], []),
    ("1", [], []),
    ("4294967295", [], []),
    ("random", [], ["--reversed"]),
    ("7", ["-O"], []),
    ("11", ["-O"], ["--reversed"]),
]


def written() -> dict[str, str]:
    """Number of a game -> its line."""
    lines = FILE.read_text(encoding="utf-8").splitlines()
    return {line.partition("-")[0]: line for line in lines if not line.startswith("#")}


def bounds(piece: int) -> tuple[int, int]:
    """First and last of a piece; the beginning of it in every run."""
    first = GAMES * piece // PIECES
    return first, first + size(ci=2, full=GAMES // PIECES)


def started(piece: int, start: tuple[str, list[str], list[str]]) -> dict[str, list[str]]:
    seed, options, arguments = start
    first, last = bounds(piece)
    command = [
        sys.executable,
        *options,
        str(Path(__file__).parent / "determinism_process.py"),
        *arguments,
        str(first),
        str(last),
    ]
    ran = subprocess.run(command, env={**os.environ, "PYTHONHASHSEED": seed}, capture_output=True, encoding="utf-8")
    assert ran.returncode == 0, ran.stderr
    rows = [line.split(" ") for line in ran.stdout.splitlines()]
    assert len(rows) == last - first
    return {name: hashes for name, *hashes in rows}


def test_all_games_are_written() -> None:
    if os.environ.get(REGENERATE):
        head = f"# Courses of games, written by {REGENERATE}=1 python -m pytest tests/attack/test_determinism.py\n"
        lines = [f"{name} {play(way, seed)[0]}\n" for name, way, seed in settings(0, GAMES)]
        FILE.write_text(head + "".join(lines), encoding="utf-8", newline="\n")
    assert list(written()) == [str(number) for number in range(GAMES)]


@pytest.mark.long
@pytest.mark.parametrize("piece", range(PIECES))
def test_a_game_is_the_same_everywhere(piece: int, tally: Tally) -> None:
    golden = written()
    first = started(piece, STARTS[0])
    for name, (course, _) in first.items():
        line = golden[name.partition("-")[0]]
        assert line == f"{name} {course}", f"{name}: another course than the one in {FILE.name}"
    for start in STARTS[1:] if size(ci=0, full=1) else [STARTS[1 + piece % 5]]:
        again = started(piece, start)
        assert again == first, (start, [name for name in first if again[name] != first[name]])
    tally["games"] += len(first)
    text = "\n".join(f"{name} {told}" for name, (_, told) in sorted(first.items()))
    tally.digests[f"saves and events of games {bounds(piece)}"] = hashlib.blake2b(text.encode()).hexdigest()[:24]
