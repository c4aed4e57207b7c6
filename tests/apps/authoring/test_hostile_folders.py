"""A folder of content runs nothing: no process of ours imports from it, whatever its files are called."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

NAMES = ["attrs", "cattrs", "json", "multiprocessing", "pickle", "pluggy", "rich", "signal", "typer", "tomli"]


@pytest.fixture
def hostile(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A working folder whose modules say that they were run."""
    for name in NAMES:
        (tmp_path / f"{name}.py").write_text(
            f"open({str(tmp_path / 'was-run')!r}, 'a').write({name!r})\nraise SystemExit(9)\n"
        )
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("PYTHONSAFEPATH", raising=False)
    return tmp_path


def test_hostile_folder_would_be_noticed(hostile: Path) -> None:
    subprocess.run([sys.executable, "-c", "import json"], capture_output=True)
    assert (hostile / "was-run").read_text() == "json"


@pytest.mark.xdist_group("processes")
def test_watch_imports_nothing_from_a_folder_of_content(hostile: Path) -> None:
    from cyclades_apps.authoring.expansion_watch import _check

    found = _check(hostile, 0, [])
    assert not (hostile / "was-run").exists()
    assert "no-expansion" in str(found), "it was checked"


@pytest.mark.long
@pytest.mark.xdist_group("processes")
def test_workers_import_nothing_from_the_working_folder(hostile: Path) -> None:
    program = "from cyclades_apps.cli import main; main()"
    words = "simulate --modules legacy --players 2 --games 4 --workers 2 --seed 1 --max-cycles 2 --bots random".split()
    done = subprocess.run([sys.executable, "-P", "-c", program, *words], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert not (hostile / "was-run").exists()


def test_programs_that_workers_start_import_as_usual(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot may have modules beside it."""
    from cyclades_apps.simulation.parallel import VARIABLE, restore_imports, safe_imports

    monkeypatch.delenv(VARIABLE, raising=False)
    with safe_imports():
        assert os.environ[VARIABLE] == "1"
    assert VARIABLE not in os.environ
    monkeypatch.setenv(VARIABLE, "1")
    restore_imports(None)
    assert VARIABLE not in os.environ
    monkeypatch.setenv(VARIABLE, "yes")
    with safe_imports():
        pass
    restore_imports("yes")
    assert os.environ[VARIABLE] == "yes"
