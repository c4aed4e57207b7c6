"""What a test of an attack has counted goes to the report of the run, and to the file of `CYCLADES_TALLY`."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

import attack_tally as counting
import pytest


@pytest.fixture
def tally() -> counting.Tally:
    return counting.Tally()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Generator[None, Any, Any]:
    """Only of a test that has passed: what broke off is not counted."""
    report = yield
    found = getattr(item, "funcargs", {}).get("tally")
    if call.when == "call" and report.passed and isinstance(found, counting.Tally):
        report.user_properties.append(("counted", dict(found)))
        counting.keep(counting.line(item.nodeid, found, found.digests))
    return report
