"""Long tests are registered by their mark alone, and a run in which one did not pass is not green."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from run_order import spread

TESTS = Path(__file__).resolve().parents[1]
SAMPLE = """
import os
import pytest

@pytest.mark.long(every=3)
@pytest.mark.parametrize("n", range(5))
def test_cases(n):
    if n == 1 and os.environ["CASE"] == "skip":
        pytest.skip("not today")
    if n == 1 and os.environ["CASE"] == "stop":
        pytest.exit("cut off", returncode=0)

@pytest.mark.long
@pytest.mark.xdist_group("processes")
def test_long():
    pass
"""


def run(folder: Path, *arguments: str, case: str = "pass") -> tuple[int, str]:
    """Run the sample with the conftest of all tests."""
    (folder / "conftest.py").write_text((TESTS / "conftest.py").read_text("utf-8"), "utf-8")
    (folder / "test_sample.py").write_text(SAMPLE, "utf-8")
    (folder / "pytest.ini").write_text(
        f"[pytest]\nmarkers = long\naddopts = -m 'not long'\npythonpath = {TESTS / 'support'}\n", "utf-8"
    )
    env = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *arguments]
    ran = subprocess.run(command, cwd=folder, env={**env, "CASE": case}, capture_output=True, encoding="utf-8")
    return ran.returncode, ran.stdout


def test_some_cases_are_quick_and_the_others_long(tmp_path: Path) -> None:
    assert "\n2 passed, 4 deselected" in run(tmp_path)[1]
    code, printed = run(tmp_path, "-m", "long", "--complete", "-n", "2", "--dist", "worksteal")
    assert code == 0 and "4 of 4 collected tests have passed" in printed


@pytest.mark.long(every=2)
@pytest.mark.parametrize("case", ["skip", "stop"])
def test_a_test_that_did_not_pass_fails_a_complete_run(tmp_path: Path, case: str) -> None:
    assert run(tmp_path, "-m", "long", case=case)[0] == 0
    code, printed = run(tmp_path, "-m", "long", "--complete", case=case)
    assert code == 1 and "of 4 collected tests have passed" in printed and "test_sample.py::test_cases[1]" in printed


def test_tests_that_were_skipped_are_run_with_the_long_ones(tmp_path: Path) -> None:
    assert run(tmp_path, "-m", "", "--write-skipped=skipped", case="skip")[0] == 0
    assert (tmp_path / "skipped").read_text("utf-8") == "test_sample.py::test_cases[1]\n"
    (tmp_path / "skipped").write_text("test_sample.py::test_cases[0]\n", "utf-8")
    code, printed = run(tmp_path, "-m", "long", "--complete", "--with-skipped=skipped")
    assert code == 0 and "5 of 5 collected tests have passed" in printed


class Item:
    """A collected test, as far as the order asks for it."""

    def __init__(self, nodeid: str, group: str | None = None) -> None:
        self.nodeid = nodeid
        self._group = group

    def get_closest_marker(self, name: str) -> pytest.Mark | None:
        return pytest.mark.xdist_group(self._group).mark if self._group else None


def test_parts_begin_with_groups_then_the_longest_and_files_stay_together() -> None:
    files = ["a.py", "b.py", "c.py", "d.py"]
    items = [Item(f"{file}::test_{n}[{case}]") for file in files for n in range(3) for case in range(5)]
    items.insert(30, Item("e.py::test_browser", "browser"))
    durations = {"d.py::test_2": 9.0, "a.py::test_1": 5.0, "a.py::test_0": 2.0}
    ordered = spread(items, durations, 2)  # type: ignore[arg-type]
    assert sorted(item.nodeid for item in ordered) == sorted(item.nodeid for item in items)
    parts = [[item.nodeid for item in part] for part in (ordered[:30], ordered[30:])]
    assert parts[0][0] == "e.py::test_browser"
    assert [name[:13] for name in parts[0][1:6]] == ["d.py::test_2["] * 5
    assert [name[:13] for name in parts[1][:10]] == ["a.py::test_1["] * 5 + ["a.py::test_0["] * 5
    homes = [{file for file in files if any(name.startswith(file) for name in part)} for part in parts]
    assert len(homes[0] & homes[1]) <= 1, "only a file at the cut is in both parts"
