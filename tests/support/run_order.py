"""Which cases of a test belong to the quick run, and in which order several processes run what was collected.

`@pytest.mark.long` is the only registration of a long test. A test of many similar cases says how many of them are
quick: with `@pytest.mark.long(every=4)` the first and every fourth case after it are quick, and the others are long. So
a quick run touches everything and stays quick.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import chain, islice
from pathlib import Path

import pytest

FILE = Path(__file__).parent / "durations.json"
#: A test function whose slowest case takes less than this is not worth an entry, in seconds.
WORTH = 0.5


def function_of(test: str) -> str:
    """Return the id of a test without the parameters of its case.

    >>> function_of("tests/test_x.py::test_y[a/b::c]")
    'tests/test_x.py::test_y'
    """
    return test.partition("[")[0]


def mark_long_cases(items: Iterable[pytest.Item]) -> None:
    """Take the mark from the cases of `@pytest.mark.long(every=...)` that are quick."""
    seen = Counter[str]()
    for item in items:
        marks = list(item.iter_markers("long"))
        if not marks or not all("every" in mark.kwargs for mark in marks):
            continue  # a quick test, or a case that is long itself
        name = function_of(item.nodeid)
        if seen[name] % marks[0].kwargs["every"] == 0:
            item.own_markers[:] = [mark for mark in item.own_markers if mark.name != "long"]
        seen[name] += 1


def read_durations() -> dict[str, float]:
    """Return the seconds of the slowest case of each test function that takes long."""
    durations: dict[str, float] = json.loads(FILE.read_text(encoding="utf-8"))
    return durations


def write_durations(seconds: Mapping[str, float]) -> None:
    """Store the durations of the tests that were run, and keep those of others."""
    slowest: dict[str, float] = {}
    for test, taken in seconds.items():
        name = function_of(test)
        slowest[name] = max(taken, slowest.get(name, 0.0))
    merged = {**read_durations(), **slowest}
    kept = {name: round(taken, 1) for name, taken in merged.items() if taken >= WORTH}
    FILE.write_text(json.dumps(kept, indent=0, sort_keys=True) + "\n", encoding="utf-8")


def spread(items: list[pytest.Item], durations: Mapping[str, float], workers: int) -> list[pytest.Item]:
    """Return the items so that each worker of `--dist worksteal` begins with the longest.

    xdist gives each worker an equal, connected part of the list, and a worker that has finished takes tests from the
    end of another's part. So each part begins with tests that must stay in one process (`xdist_group`: they start
    processes or a browser), then come the longest of the others, and the short ones last. The tests of one file stay
    in one part where that is possible, because they share what a process caches, for example compiled rulesets.
    """
    groups: dict[str, list[pytest.Item]] = {}
    others: list[pytest.Item] = []
    for item in items:
        mark = item.get_closest_marker("xdist_group")
        groups.setdefault(mark.args[0], []).append(item) if mark else others.append(item)
    lanes: list[list[pytest.Item]] = [[] for _ in range(workers)]
    for group in sorted(groups.values(), key=len, reverse=True):
        min(lanes, key=len).extend(group)
    size = [(len(items) + lane) // workers for lane in range(workers)]  # as xdist cuts the list
    load, lane_of, rest = [0.0] * workers, dict[str, int](), list[pytest.Item]()
    for item in sorted(others, key=lambda item: -durations.get(function_of(item.nodeid), 0.0)):
        seconds = durations.get(function_of(item.nodeid), 0.0)
        file = item.nodeid.partition("::")[0]
        if seconds:
            lane_of.setdefault(file, load.index(min(load)))
        lane = lane_of.get(file)
        if lane is None or len(lanes[lane]) >= size[lane]:
            rest.append(item)
        else:
            lanes[lane].append(item)
            load[lane] += seconds
    remaining = iter(rest)
    for lane, part in enumerate(lanes):
        part += islice(remaining, max(0, size[lane] - len(part)))
    return [*chain.from_iterable(lanes), *remaining]
