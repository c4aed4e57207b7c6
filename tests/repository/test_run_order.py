"""Long tests are registered by their mark alone, and a run in which one did not pass is not green."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

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
