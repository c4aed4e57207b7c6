"""`cyclades expansion new` and `watch`: a folder that works from the first moment on, and what changes in it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft7Validator

from cyclades_apps.authoring import aim_at, check, start, watch
from cyclades_apps.authoring.new_expansion import LENGTH, NameRefused, filled
from cyclades_apps.cli import main
from cyclades_apps.scenarios import run_paths
from cyclades_core.content.modules import add_folder, reset
from cyclades_core.testing import Conformance
from cyclades_core.text.i18n import Messages

pytestmark = pytest.mark.xdist_group("processes")

ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture(autouse=True)
def forgotten(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(sys, "path", list(sys.path))
    reset()
    yield
    reset()


def test_what_is_written_is_sound(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    made = start("coral-reef")
    report = check(aim_at("coral-reef"), games=0)
    assert [each.render(Messages("en", ("problems", "locale"))) for each in report.findings] == []
    assert report.boxes == ("coral-reef",) and len(report.sets) == 14 and report.scenarios == 7
    assert [outcome.passed for outcome in run_paths([made.folder / "scenarios"])] == [True] * 7
    assert sorted(made.files) == sorted(each.relative_to(made.folder).as_posix() for each in _files(made.folder))
    texts = {file: (made.folder / file).read_text(encoding="utf-8") for file in filled("coral-reef")}
    assert not [file for file, text in texts.items() if "@" in text.replace("@hookimpl", "").replace("@pytest", "")]


def test_editors_know_its_ids_without_network(tmp_path: Path) -> None:
    """Every TOML file has its schema in the folder, which takes it; a creature and an id of its own are known there."""
    folder = start("coral-reef", tmp_path).folder
    rules = tomllib.loads((folder / ".taplo.toml").read_text(encoding="utf-8"))["rule"]
    checked = set()
    for rule in rules:
        schema = json.loads((folder / rule["schema"]["path"]).read_text(encoding="utf-8"))
        kept_out = {file for glob in rule.get("exclude", ()) for file in folder.glob(glob)}
        for file in {file for glob in rule["include"] for file in folder.glob(glob)} - kept_out:
            faults = [
                each.message for each in Draft7Validator(schema).iter_errors(tomllib.loads(file.read_text("utf-8")))
            ]
            assert faults == [], file
            checked.add(file)
    assert checked == {file for file in _files(folder) if file.suffix == ".toml" and file.parent != folder}
    words = (folder / "schemas" / "content.json").read_text(encoding="utf-8")
    assert '"dolphin"' in words and '"kraken"' in words and "http" not in (folder / ".taplo.toml").read_text("utf-8")


@pytest.mark.long
def test_its_rules_are_numbered_and_each_has_a_scenario(tmp_path: Path) -> None:
    """The part of its own test that plays nothing; the rest runs among the long ones."""
    kit = type("Kit", (Conformance,), {"folder": start("coral-reef", tmp_path).folder})()
    type(kit).scenarios = kit.folder / "scenarios"
    add_folder(kit.folder)
    kit.test_the_folder_is_an_expansion()
    kit.test_every_cite_leads_to_a_rule()
    kit.test_its_strings_are_there_in_every_language()
    kit.test_every_rule_has_a_scenario()
    kit.test_whatever_is_taken_out_is_noticed()


def _files(folder: Path) -> list[Path]:
    return [each for each in folder.rglob("*") if each.is_file() and "__pycache__" not in each.parts]


@pytest.mark.parametrize(
    "name", ["", "Coral", "coral_reef", "../x", "3d", "a" * (LENGTH + 1), "-a", "a b", "legacy", "hades"]
)
def test_names_that_cannot_be(name: str, tmp_path: Path) -> None:
    with pytest.raises(NameRefused):
        start(name, tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_overwritten_nor_half_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "coral").mkdir()
    (tmp_path / "coral" / "mine.txt").write_text("x")
    with pytest.raises(SystemExit) as end:
        main(["expansion", "new", "coral", "--into", str(tmp_path)])
    assert end.value.code == 2 and "coral" in capsys.readouterr().err
    assert [each.name for each in (tmp_path / "coral").iterdir()] == ["mine.txt"]

    def full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("cyclades_apps.authoring.new_expansion.write_files", full)
    with pytest.raises(OSError):
        start("reef", tmp_path)
    assert sorted(each.name for each in tmp_path.iterdir()) == ["coral"]


def test_the_command_says_what_to_try_next(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(["expansion", "new", "coral", "--into", str(tmp_path)])
    out = capsys.readouterr().out
    assert end.value.code == 0
    for command in ("cyclades expansion check ", "pip install -e ", "pytest ", "cyclades play --folder "):
        assert command in out


@pytest.mark.long
def test_its_own_tests_pass_and_it_can_be_played(tmp_path: Path) -> None:
    start("coral", tmp_path)
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), str(tmp_path / "coral")])}
    tests = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(tmp_path / "coral")]
    done = subprocess.run(tests, cwd=tmp_path, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout
    # as pip leaves an editable installation behind: a path, and the entry point
    info = tmp_path / "coral" / "cyclades_coral-0.1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: cyclades-coral\nVersion: 0.1\n")
    (info / "entry_points.txt").write_text("[cyclades.expansions]\ncoral = cyclades_coral.plugin\n")
    code = "from cyclades_apps.cli import main; main()"
    rounds = ("--players", "3", "--rounds", "2")
    for arguments in (("modules",), *(("play", "--modules", f"{base},coral", *rounds) for base in ("base", "legacy"))):
        done = subprocess.run([sys.executable, "-c", code, *arguments], env=env, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        assert "coral" in done.stdout.lower() or "Nemesis" in done.stdout


# -- watching


def finding(code: str, line: int = 1) -> dict[str, Any]:
    place = {"file": "a.toml", "line": line, "column": 1, "sets": []}
    return {**place, "code": code, "severity": "error", "message": f"words of {code}"}


def test_watching_tells_what_is_new_and_what_is_mended(tmp_path: Path) -> None:
    file = tmp_path / "a.toml"
    file.write_text("1")
    rounds = iter([["x"], ["x", "y"], ["y"], ["y"]])
    edits = iter(["22", "333", "4444"])

    def look(*_: object) -> dict[str, Any]:
        return {"findings": [finding(code, len(file.read_text())) for code in next(rounds)], "counts": {}}

    seen = []
    for change in watch(tmp_path, look=look, pause=lambda _: None):
        seen.append((change.files, [row.partition(" ")[2] for row in change.new], [*change.mended]))
        text = next(edits, None)
        if text is None:
            break
        file.write_text(text)
    assert seen[0] == ((), ["error[x]: words of x"], [])
    assert seen[1] == (("a.toml",), ["error[y]: words of y"], []), "x has moved and is no news"
    assert seen[2][0] == ("a.toml",) and seen[2][1] == [] and "words of x" in seen[2][2][0]
    assert seen[3] == (("a.toml",), [], [])
    assert list(change.words(Messages("en")))[-1].strip() == "nothing new"


def test_watching_ends_quietly(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stopped(*_: object, **__: object) -> Any:
        raise KeyboardInterrupt

    monkeypatch.setattr("cyclades_apps.authoring.expansion_watch._check", stopped)
    with pytest.raises(SystemExit) as end:
        main(["expansion", "watch", str(tmp_path)])
    assert end.value.code == 130 and capsys.readouterr().out == ""
    with pytest.raises(SystemExit) as end:
        main(["expansion", "watch", str(tmp_path / "gone")])
    assert end.value.code == 2
