"""The same games with every hash seed, in either order, with and without assertions, and on other Python versions.

Runs are compared with each other: every decision, answer, event, position and save. That games stay the same from
one revision to the next is tested by the golden games and the thousand games, on every Python that runs the tests.

`CYCLADES_PYTHONS` lists other Python interpreters that have the engine installed, separated like `PATH`:

    CYCLADES_PYTHONS=/opt/py312/bin/python:/opt/py313/bin/python ./check -m long tests/attack/test_determinism.py
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest
from determinism_process import GAMES, play, settings
from run_size import size

pytestmark = pytest.mark.xdist_group("processes")

PROCESS = Path(__file__).parent / "determinism_process.py"
PIECES = 8  # of the games, for several processes


class Start(NamedTuple):
    """How a process is started."""

    hash_seed: str
    options: tuple[str, ...] = ()
    arguments: tuple[str, ...] = ()
    python: str = sys.executable


FIRST = Start("0")
STARTS = [
    Start("1"),
    Start("4294967295"),
    Start("random", arguments=("--reversed",)),
    Start("7", options=("-O",)),
    Start("11", options=("-O",), arguments=("--reversed",)),
]
OTHERS = [Start("0", python=each) for each in os.environ.get("CYCLADES_PYTHONS", "").split(os.pathsep) if each]


def played(start: Start, first: int, last: int) -> dict[str, str]:
    """Return the hash of each game by its name."""
    command = [start.python, *start.options, str(PROCESS), *start.arguments, str(first), str(last)]
    environment = {**os.environ, "PYTHONHASHSEED": start.hash_seed}
    ran = subprocess.run(command, env=environment, capture_output=True, encoding="utf-8")
    assert ran.returncode == 0, ran.stderr
    found = dict(line.split(" ") for line in ran.stdout.splitlines())
    assert len(found) == last - first
    return found


@pytest.mark.long
@pytest.mark.parametrize("piece", range(PIECES))
def test_a_game_is_the_same_everywhere(piece: int) -> None:
    begin = GAMES * piece // PIECES
    end = begin + size(ci=2, full=GAMES // PIECES)
    expected = played(FIRST, begin, end)
    for start in [*(STARTS if size(ci=0, full=1) else [STARTS[piece % len(STARTS)]]), *OTHERS]:
        found = played(start, begin, end)
        assert found == expected, (start, [name for name in expected if found.get(name) != expected[name]])


def test_another_game_has_another_hash() -> None:
    """Otherwise the comparison would prove nothing."""
    [(_, way, seed)] = settings(1, 2)
    assert play(way, seed) == play(way, seed) != play(way, seed + 1)
