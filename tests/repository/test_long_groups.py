"""Long tests are run in groups: none is forgotten, none twice, and none that was cut off counts."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from long_groups import VARIABLE, advice, groups, groups_of, size, ungrouped

ROOT = Path(__file__).resolve().parents[2]


def test_every_long_test_is_in_one_group() -> None:
    """Of all that was collected: in `./check` that is everything."""
    assert not ungrouped, "\n" + "\n".join(ungrouped)


def test_every_entry_is_a_test_that_exists() -> None:
    for group, told in groups().items():
        assert {"workers", "tests"} <= set(told) <= {"workers", "tests", "shares"}, group
        assert told["tests"] or told["shares"], group
        assert told["workers"] in (1, 2), group
        assert all(every > 1 for every in told.get("shares", {}).values()), group
        names = [*told["tests"], *told.get("shares", ())]
        assert len(set(names)) == len(names), group
        for name in names:
            file, *within, function = name.split("::")
            text = (ROOT / "tests" / file).read_text(encoding="utf-8")
            for each in within:
                text = text[text.find(f"\nclass {each}(") :]
            indent = "    " * len(within)
            assert re.search(rf"^{indent}def {function}\(", text, re.MULTILINE), f"{group}: {name} is not there"
            assert groups_of(f"tests/{name}[with-a/parameter]") == [group]


def test_what_is_in_no_group_is_told_how_to_get_into_one() -> None:
    told = advice("tests/test_new.py::test_of_mine[legacy,hades/undead-3]")
    assert told.startswith('test_new.py::test_of_mine is marked long and in no group: enter "test_new.py::test_of_')
    assert all(group in told for group in groups())


def test_sizes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)
    assert size(ci=3, full=1000) == 3
    monkeypatch.setenv(VARIABLE, "full")
    assert size(ci=3, full=1000) == 1000


# -- the runner ----------------------------------------------------------------------------------------------------

TESTS = """
import os, pytest

@pytest.mark.long
@pytest.mark.parametrize("n", range(3))
def test_one(n):
    if os.environ.get("WHAT") == "fail" and n == 1:
        assert False, "wanted"
    if os.environ.get("WHAT") == "skip" and n == 1:
        pytest.skip("not today")
    if os.environ.get("WHAT") == "crash" and n == 1:
        os._exit(0)
    if os.environ.get("WHAT") == "stop" and n == 1:
        pytest.exit("cut off", returncode=0)

@pytest.mark.long
def test_two():
    pass

def test_quick():
    pass
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """Two groups of tests that do as they are told, with our runner and our conftest."""
    (tmp_path / "tests" / "support").mkdir(parents=True)
    for name in ("conftest.py", "support/long_groups.py"):
        (tmp_path / "tests" / name).write_text((ROOT / "tests" / name).read_text("utf-8"), "utf-8")
    (tmp_path / ".ci").mkdir()
    (tmp_path / ".ci" / "long").write_text((ROOT / ".ci" / "long").read_text("utf-8"), "utf-8")
    (tmp_path / "pytest.ini").write_text(
        "[pytest]\nmarkers = long\naddopts = -m 'not long'\npythonpath = tests/support\n", "utf-8"
    )
    (tmp_path / "tests" / "test_some.py").write_text(TESTS, "utf-8")
    (tmp_path / "tests" / "support" / "long_groups.toml").write_text(
        '[first]\nworkers = 1\ntests = ["test_some.py::test_one"]\n'
        '[second]\nworkers = 1\ntests = ["test_some.py::test_two"]\n',
        "utf-8",
    )
    return tmp_path


def run(checkout: Path, *arguments: str, what: str = "") -> tuple[int, list[str]]:
    env = {**os.environ, "WHAT": what}
    for name in [name for name in env if name.startswith("PYTEST_")]:
        del env[name]
    ran = subprocess.run(
        [sys.executable, ".ci/long", *arguments], cwd=checkout, env=env, capture_output=True, encoding="utf-8"
    )
    assert "Traceback" not in ran.stderr, ran.stderr
    return ran.returncode, (ran.stdout + ran.stderr).splitlines()


def counted(lines: list[str]) -> list[str]:
    summary = lines[lines.index("-- the long tests by group") :]
    return [line.partition(" (")[0] for line in summary if re.match(r"\w+: \d+ of \d+", line)]


@pytest.mark.long
def test_every_group_is_run_and_counted(checkout: Path) -> None:
    code, lines = run(checkout)
    assert (code, counted(lines)) == (0, ["first: 3 of 3", "second: 1 of 1"]), lines
    assert re.match(r"4 passed\b", lines[-1]), "pytest's closing line, of all groups together"
    code, lines = run(checkout, "second")
    assert (code, counted(lines)) == (0, ["second: 1 of 1"])


@pytest.mark.long
@pytest.mark.parametrize(("what", "first"), [("stop", 1), ("fail", 2), ("skip", 2), ("crash", 1)])
def test_what_did_not_pass_is_not_run(checkout: Path, what: str, first: int) -> None:
    """Failed, skipped, crashed, stopped with a good code: the group has fewer than it should, and the run fails."""
    code, lines = run(checkout, what=what)
    assert (code, counted(lines)) == (1, [f"first: {first} of 3", "second: 1 of 1"]), lines


@pytest.mark.long
def test_a_test_without_a_group_is_no_success(checkout: Path) -> None:
    file = checkout / "tests" / "test_other.py"
    file.write_text("import pytest\n@pytest.mark.long\ndef test_lost():\n    pass\n", "utf-8")
    code, lines = run(checkout)
    assert code == 1 and any("test_other.py::test_lost is marked long and in no group" in line for line in lines)
    code, lines = run(checkout, "third")
    assert code == 2 and "first, second" in lines[-1]
