"""What an attack has done, counted: every test adds its numbers, a run prints their sums and keeps them.

    CYCLADES_TALLY=tally.jsonl CYCLADES_LONG=full ./check -m long --group attack
    python tests/attack/attack_tally.py tally.jsonl OTHER.jsonl ...

The first writes a line of JSON for each test; the second adds up the lines of several runs (other Pythons, other
shares) beside what is wanted, and ends with 1 if something is missing or two runs saw different games.
"""

from __future__ import annotations

import json
import os
import platform
import sys
from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path

VARIABLE = "CYCLADES_TALLY"
PREFIX = "attack:"  # of the properties that a test hands to its report

#: Ten times what was tried on version 0.3.0, row by row.
WANTED: dict[str, int] = {
    "views": 378_400,
    "decisions": 75_540,
    "why-not": 3_970_000,
    "events": 1_300_000,
    "undo-transitions": 670_000,
    "samples": 580_000,
    "drafts": 200_000,
    "games": 960,
    "saves": 32_210,
    "reloads": 311_350,
    "deep-clones": 24_130,
    "undos": 60_550,
    "illegal": 382_500,
    "hostile-saves": 138_000,
    "hostile-scenarios": 75_000,
    "hostile-positions": 30_000,
    "hostile-content": 53_000,
    "hostile-messages": 15_000,
    "command-lines": 27_000,
    "sigint": 340,
    "sigkill": 600,
}


class Tally(Counter[str]):
    """The numbers of one test, and digests of what it saw: equal for every Python, or something is not determined."""

    def __init__(self) -> None:
        super().__init__()
        self.digests: dict[str, str] = {}


def line(test: str, tally: Mapping[str, int], digests: Mapping[str, str]) -> str:
    told = {"test": test, "python": platform.python_version(), "counts": dict(tally), "digests": dict(digests)}
    return json.dumps(told, sort_keys=True)


def keep(text: str) -> None:
    """Append a line to the file that was asked for, whole, whichever of several processes comes first."""
    name = os.environ.get(VARIABLE)
    if name:
        handle = os.open(name, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o644)
        try:
            os.write(handle, (text + "\n").encode())
        finally:
            os.close(handle)


def table(counts: Mapping[str, int]) -> list[str]:
    """The sums beside what is wanted.

    >>> table({"games": 960})[0].split()
    ['games', '960', 'of', '960']
    """
    known = [name for name in WANTED if name in counts]
    rows = [f"{name:18} {counts[name]:>10,} of {WANTED[name]:>10,}" for name in known]
    return rows + [f"{name:18} {counts[name]:>10,}" for name in sorted(counts) if name not in WANTED]


def summed(lines: Iterable[str]) -> tuple[Counter[str], Counter[str], list[str]]:
    """Sums over all lines, lines by Python, and the names of what two runs saw differently.

    Games whose digest is compared are played by every Python: of them the smallest number of one Python counts.
    """
    counts: Counter[str] = Counter()
    games: Counter[str] = Counter()
    pythons: Counter[str] = Counter()
    seen: dict[str, str] = {}
    differ: list[str] = []
    for each in lines:
        told = json.loads(each)
        pythons[told["python"]] += 1
        games[told["python"]] += told["counts"].pop("games", 0)
        counts.update(told["counts"])
        for name, digest in told["digests"].items():
            if seen.setdefault(name, digest) != digest:
                differ.append(name)
    if games.total():
        counts["games"] = min(games.values())
    return counts, pythons, differ


def main(files: list[str]) -> int:
    if not files:
        print(__doc__)
        return 2
    lines = [each for file in files for each in Path(file).read_text(encoding="utf-8").splitlines() if each.strip()]
    counts, pythons, differ = summed(lines)
    print(*table({**dict.fromkeys(WANTED, 0), **counts}), sep="\n")
    print("tests: " + ", ".join(f"{number} on Python {name}" for name, number in sorted(pythons.items())))
    for name in differ:
        print(f"two runs differ: {name}")
    return 1 if differ or any(counts[name] < wanted for name, wanted in WANTED.items()) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
