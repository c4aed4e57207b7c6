"""The long tests: in which group each is run, and how much of it.

Every test that is marked `long` stands in one group of long_groups.toml. `.ci/run` runs the groups one by one, each to
its end (`.ci/long`); one alone is run with `./check -m long --group=NAME`.

A test that could go on for hours asks for its size, in the unit it likes:

    for seed in range(size(ci=20, full=1000)):

The smaller number is for every run, the larger one for `CYCLADES_LONG=full ./check -m long`.
"""

from __future__ import annotations

import os
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

FILE = Path(__file__).with_name("long_groups.toml")
VARIABLE = "CYCLADES_LONG"
#: What is wrong with the groups of the tests that this process has collected: conftest.py fills it.
ungrouped: list[str] = []


def size(ci: int, full: int) -> int:
    """How many: what fits into every run, or all that is wanted where somebody has asked for it."""
    return full if os.environ.get(VARIABLE) == "full" else ci


@cache
def groups() -> dict[str, dict[str, Any]]:
    """Name -> `tests` (file::function) and `workers`."""
    return tomllib.loads(FILE.read_text(encoding="utf-8"))


def _name(test: str) -> str:
    return test.partition("[")[0].removeprefix("tests/")


def groups_of(test: str) -> list[str]:
    """The groups in which a test stands: exactly one, or something is wrong.

    The id is that of pytest; `tests/` before it and its parameters do not count.
    """
    name = _name(test)
    return [group for group, told in groups().items() for each in told["tests"] if each == name]


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
