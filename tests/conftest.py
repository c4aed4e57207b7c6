"""What holds for all tests."""

from __future__ import annotations

import atexit
import contextlib
import importlib
import os
import shutil
import signal
import tempfile
from collections import Counter

import pytest
from long_groups import Dealt, advice, groups, groups_of, shares, ungrouped

# Parsed messages are kept in a folder of the run, for its processes as well, and not in that of whoever runs the tests.
if "CYCLADES_CACHE" not in os.environ:
    os.environ["CYCLADES_CACHE"] = tempfile.mkdtemp(prefix="cyclades-messages-")
    atexit.register(shutil.rmtree, os.environ["CYCLADES_CACHE"], ignore_errors=True)
# The language of whoever runs them is not that of the tests.
for name in ("CYCLADES_LANG", "LANGUAGE", "LC_ALL", "LC_MESSAGES"):
    os.environ.pop(name, None)
os.environ["LANG"] = "C.UTF-8"
# Whoever runs them in the background has them and all their processes ignore interrupts, which are to be tried.
with contextlib.suppress(ValueError):  # not in the first thread: then the one who started it has seen to it
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
# There are several files of this name, and no examples in them: not to be taken for modules with doctests.
collect_ignore_glob = ["conftest.py", "*/conftest.py"]


@pytest.fixture(params=["tree_sitter_positions", "scanned_positions"])
def position_reader(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Run a test twice: with the positions of tree-sitter (extra `authors`), and with those of our own scanner."""
    toml = "cyclades_core.content.toml"
    reader = importlib.import_module(f"{toml}.{request.param}")
    monkeypatch.setattr(f"{toml}.line_numbers.read_positions", reader.read_positions)
    return str(request.param)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--passed", metavar="FILE", help="write down the ids of the tests that have passed, one a line")
    parser.addoption(
        "--group", metavar="NAME", help="of the long tests only this group: see tests/support/long_groups.toml"
    )


@pytest.hookimpl(tryfirst=True)  # before the marks decide what is run
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Deal the cases of tests that have many; note the long tests that are not in exactly one group; with `--group`
    keep those of that group only."""
    dealt = Dealt(shares())
    for item in items:
        if item.get_closest_marker("long") is None and dealt.is_long(item.nodeid):
            item.add_marker(pytest.mark.long)
    tests = [item for item in items if item.get_closest_marker("long")]
    ungrouped[:] = sorted({advice(item.nodeid) for item in tests if len(groups_of(item.nodeid)) != 1})
    asked = config.getoption("--group")
    if asked is None:
        return
    if asked not in groups():
        raise pytest.UsageError(f"--group {asked}: there is no such group; known: {', '.join(groups())}")
    kept = [item for item in tests if groups_of(item.nodeid) == [asked]]
    config.hook.pytest_deselected(items=[item for item in items if item not in set(kept)])
    items[:] = kept


class _Passed:
    """Writes down each test that has passed, setting up and clearing away included, when it is over."""

    def __init__(self, file: str) -> None:
        self._file = file
        self._good: set[str] = set()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call" and report.passed:
            self._good.add(report.nodeid)
        elif report.when == "teardown" and report.passed and report.nodeid in self._good:
            with open(self._file, "a", encoding="utf-8") as file:
                file.write(report.nodeid + "\n")


class _Counted:
    """Adds up what tests have counted and prints the sums: see tests/attack."""

    def __init__(self) -> None:
        self._sums: Counter[str] = Counter()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call":
            for name, value in report.user_properties:
                if name == "counted" and isinstance(value, dict):
                    self._sums.update(value)

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if self._sums:
            terminalreporter.section("counted")
            for name, number in self._sums.items():
                terminalreporter.write_line(f"{name:20} {number:>12,}")


def pytest_configure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(_Counted())
    if config.getoption("--passed") and not hasattr(config, "workerinput"):
        config.pluginmanager.register(_Passed(config.getoption("--passed")))
