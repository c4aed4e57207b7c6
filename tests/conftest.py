"""What holds for all tests."""

from __future__ import annotations

import atexit
import contextlib
import gc
import importlib
import os
import shutil
import signal
import tempfile
from collections import Counter
from pathlib import Path

import pytest
from run_order import mark_long_cases, read_durations, spread, write_durations

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
# Collecting makes some 100,000 objects that live as long as the run. Going through them again and again took a sixth of
# the processor time of the quick tests, so the garbage collector runs less often and leaves them out.
gc.set_threshold(100_000, 50, 100)
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
    group = parser.getgroup("cyclades")
    group.addoption(
        "--complete",
        action="store_true",
        help="fail unless every test that was collected has passed, and print both numbers",
    )
    group.addoption("--write-skipped", metavar="FILE", type=Path, help="write the ids of the tests that were skipped")
    group.addoption(
        "--with-skipped",
        metavar="FILE",
        type=Path,
        help="treat the tests of this file as long, too: see --write-skipped",
    )
    group.addoption("--write-durations", action="store_true", help="update tests/support/durations.json")


@pytest.hookimpl(tryfirst=True)  # before the marks decide what is run
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Decide which cases of `@pytest.mark.long(every=...)` are quick, and add the tests of `--with-skipped`."""
    mark_long_cases(items)
    skipped = _skipped_before(config)
    for item in items:
        if item.nodeid in skipped:
            item.add_marker(pytest.mark.long)


def pytest_collection_finish() -> None:
    gc.collect()
    gc.freeze()


def _skipped_before(config: pytest.Config) -> set[str]:
    """Return the ids in the file of `--with-skipped`."""
    file: Path | None = config.getoption("--with-skipped")
    return set(file.read_text(encoding="utf-8").splitlines()) if file is not None else set()


class _Order:
    """Sorts what is run by several processes: the longest tests first, each xdist group in one process."""

    @pytest.hookimpl(trylast=True)  # after the marks have decided
    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        workers = getattr(config, "workerinput", {}).get("workercount", 1)
        if workers > 1:
            items[:] = spread(items, read_durations(), workers)


class _Results:
    """Compares how many tests were collected and have passed, and writes skips and durations if asked to."""

    def __init__(self) -> None:
        self._collected: set[str] = set()
        self._outcome: dict[str, str] = {}
        self._seconds: Counter[str] = Counter()

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        self._collected.update(item.nodeid for item in session.items)

    @pytest.hookimpl(optionalhook=True)
    def pytest_xdist_node_collection_finished(self, ids: list[str]) -> None:
        self._collected.update(ids)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self._seconds[report.nodeid] += report.duration
        if report.when == "call" or not report.passed:  # the last word: a teardown that fails
            self._outcome[report.nodeid] = report.outcome

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        config = session.config
        if file := config.getoption("--write-skipped"):
            file.write_text("".join(f"{test}\n" for test in sorted(self._with("skipped"))), encoding="utf-8")
        if config.getoption("--write-durations"):
            write_durations(self._seconds)
        missing = self._collected - self._with("passed") - _skipped_before(config)
        if config.getoption("--complete") and exitstatus == 0 and missing:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
        if config.getoption("--complete"):
            passed = self._with("passed")
            terminalreporter.write_line(f"{len(passed)} of {len(self._collected)} collected tests have passed")
            for test in sorted(self._collected - passed):
                terminalreporter.write_line(f"  {self._outcome.get(test, 'not run')}: {test}")

    def _with(self, outcome: str) -> set[str]:
        return {test for test, found in self._outcome.items() if found == outcome}


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(_Order())
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(_Results())
