"""The long tests: in which group each is run, and how much of it.

Every test that is marked `long` stands in one group of long_groups.toml. `.ci/run` runs the groups one by one, each to
its end (`.ci/long`); one alone is run with `./check -m long --group=NAME`.

A test that could go on for hours asks for its size, in the unit it likes:

    for seed in range(size(ci=20, full=1000)):

The smaller number is for every run, the larger one for `CYCLADES_LONG=full ./check -m long`.

A test of many cases that are much alike stands under `shares` of a group, with a number: of its cases each run plays
the first and every so-manyth after it, the group plays the others. So a quick run touches everything and stays quick.
"""

from __future__ import annotations

import os
import tomllib
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

FILE = Path(__file__).parent / "long_groups.toml"
VARIABLE = "CYCLADES_LONG"
#: What is wrong with the groups of the tests that this process has collected: conftest.py fills it.
ungrouped: list[str] = []


def size(ci: int, full: int) -> int:
    """How many: what fits into every run, or all that is wanted where somebody has asked for it."""
    return full if os.environ.get(VARIABLE) == "full" else ci


@cache
def groups() -> dict[str, dict[str, Any]]:
    """Name -> `tests` (file::function), `workers`, and `shares` (file::function -> every which case is quick)."""
    return tomllib.loads(FILE.read_text(encoding="utf-8"))


def _name(test: str) -> str:
    return test.partition("[")[0].removeprefix("tests/")


def groups_of(test: str) -> list[str]:
    """The groups in which a test stands: exactly one, or something is wrong.

    The id is that of pytest; `tests/` before it and its parameters do not count.
    """
    name = _name(test)
    return [
        group for group, told in groups().items() for each in [*told["tests"], *told.get("shares", ())] if each == name
    ]


@cache
def shares() -> dict[str, int]:
    """file::function -> every which of its cases belongs to a quick run."""
    return {test: every for told in groups().values() for test, every in told.get("shares", {}).items()}


class Dealt:
    """Deals the cases of tests that have many: which belong to every run, and which to the long one.

    >>> dealt = Dealt({"test_x.py::test_y": 3})
    >>> [dealt.is_long(f"tests/test_x.py::test_y[{case}]") for case in "abcd"]
    [False, True, True, False]
    >>> dealt.is_long("tests/test_x.py::test_z[a]")
    False
    """

    def __init__(self, every: dict[str, int]) -> None:
        self._every = every
        self._seen: Counter[str] = Counter()

    def is_long(self, test: str) -> bool:
        name = _name(test)
        if name not in self._every:
            return False
        self._seen[name] += 1
        return self._seen[name] % self._every[name] != 1


def advice(test: str) -> str:
    """What to do about a test that is in no group, or in several."""
    name = _name(test)
    found = groups_of(test)
    if found:
        return f"{name} stands in {len(found)} groups of tests/{FILE.name} ({', '.join(found)}): leave it in one"
    return (
        f'{name} is marked long and in no group: enter "{name}" in tests/{FILE.name}, in the group it belongs to '
        f"({', '.join(groups())}), and see with .ci/long NAME that the group still ends in time"
    )
