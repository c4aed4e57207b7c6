"""`tools/regenerate` and the golden files that it writes."""

from __future__ import annotations

import re
import subprocess
import sys
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType

import golden_files
import pytest

ROOT = Path(__file__).resolve().parents[2]
#: Golden files that people write.
BY_HAND = {"hand-played-base.json", "survivors.toml"}


def program() -> ModuleType:
    loader = SourceFileLoader("regenerate", str(ROOT / "tools" / "regenerate"))
    spec = spec_from_loader(loader.name, loader)
    assert spec is not None
    module = module_from_spec(spec)
    sys.modules[loader.name] = module
    loader.exec_module(module)
    return module


PROGRAM = program()
OUTPUTS = {output.name: output for output in PROGRAM.OUTPUTS}


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, ROOT / "tools" / "regenerate", *arguments], capture_output=True, text=True)


def test_every_output_has_files_and_no_file_has_two_outputs() -> None:
    files = [file for output in PROGRAM.OUTPUTS for glob in output.files for file in ROOT.glob(glob)]
    assert all(list(ROOT.glob(glob)) for output in PROGRAM.OUTPUTS for glob in output.files)
    assert len(set(files)) == len(files)
    golden = {file for file in (ROOT / "tests" / "golden").rglob("*") if file.is_file() and file.name not in BY_HAND}
    assert golden - set(files) == set()


@pytest.mark.parametrize("name", [output.name for output in PROGRAM.OUTPUTS if output.tests])
def test_the_tests_of_an_output_compare_it_by_its_name(name: str) -> None:
    files = {ROOT / test.partition("::")[0] for test in OUTPUTS[name].tests}
    assert all(f'"{name}"' in file.read_text(encoding="utf-8") for file in files)


def test_every_output_that_a_text_names_exists() -> None:
    files = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "tests").rglob("*.py")]
    texts = [file.read_text(encoding="utf-8") for file in files if file != Path(__file__)]
    named = {name for text in texts for name in re.findall(r"tools/regenerate ([a-z][a-z-]+)", text)}
    assert named - set(OUTPUTS) - set(PROGRAM.GROUPS) == set()


def test_no_golden_file_is_written_without_its_name() -> None:
    assert {output.group for output in PROGRAM.chosen([], False, False)} == {"documents"}
    assert {output.group for output in PROGRAM.chosen([], True, False)} == {"pictures"}
    assert [output.name for output in PROGRAM.chosen(["events"], False, True)] == ["events"]


def test_an_unknown_name_is_rejected_with_a_proposal() -> None:
    done = run("evnets", "--check")
    assert done.returncode == 2 and "Unknown output evnets. Did you mean events?" in done.stderr


def test_the_list_has_every_output() -> None:
    done = run("--list")
    assert done.returncode == 0 and all(name in done.stdout for name in OUTPUTS)


def test_only_what_differs_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PROGRAM, "ROOT", tmp_path)
    output = PROGRAM.Output("some", "documents", ("docs/*.md",), "")
    made = {tmp_path / "docs" / f"{name}.md": name.encode() for name in ("same", "other", "new")}
    (tmp_path / "docs").mkdir()
    for name, text in (("same", "same"), ("other", "old"), ("left", "left")):
        (tmp_path / "docs" / f"{name}.md").write_text(text, encoding="utf-8")
    changed = PROGRAM.changes(output, made)
    assert [(file.stem, data) for file, data in changed.items()] == [
        ("new", b"new"),
        ("other", b"other"),
        ("left", None),
    ]
    told = [PROGRAM.difference(file, data) for file, data in changed.items()]
    assert told[0] == ["docs/new.md: should exist"] and told[2] == ["docs/left.md: should not exist"]
    assert told[1][-2:] == ["-old", "+other"]
    PROGRAM.write(changed)
    assert {file: file.read_bytes() for file in (tmp_path / "docs").iterdir()} == made
    assert PROGRAM.changes(output, made) == {}


def test_a_golden_file_that_differs_names_the_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(golden_files, "ROOT", tmp_path)
    monkeypatch.delenv(golden_files.VARIABLE, raising=False)
    file = tmp_path / "cases.txt"
    file.write_text("=== one\n1\n\n=== two\n2\n", encoding="utf-8")
    golden_files.compare_case("broken-content", file, ["one", "two"], "two", "2")
    with pytest.raises(AssertionError, match=r"-2\n\+3\nIf you intend the change: tools/regenerate broken-content"):
        golden_files.compare_case("broken-content", file, ["one", "two"], "two", "3")
    monkeypatch.setenv(golden_files.VARIABLE, str(tmp_path / "made"))
    for title, text in (("two", "3"), ("one", "1"), ("two", "3")):
        golden_files.compare_case("broken-content", file, ["one", "two"], title, text)
    assert (tmp_path / "made" / "cases.txt").read_text(encoding="utf-8") == "=== one\n1\n\n=== two\n3\n"
    with pytest.raises(AssertionError, match="two tests of one case"):
        golden_files.compare_case("broken-content", file, ["one", "two"], "two", "4")
