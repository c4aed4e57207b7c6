"""`--folder PATH`: expansions that are not installed, on every command, as content or as a project."""

from __future__ import annotations

import json
import pickle
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from cyclades_apps.cli import main
from cyclades_apps.learning import Space
from cyclades_apps.simulation import simulate
from cyclades_apps.simulation.game_runs import Job, plan_of, rules_of
from cyclades_core import CycladesError, Game, Ruleset
from cyclades_core.content.modules import reset
from cyclades_core.content.toml import ContentError
from cyclades_core.text.i18n import Messages

MANIFEST = 'box = "reef"\nversion = "1.0"\n\n[[module]]\nid = "reef"\nfiles = ["reef.toml"]\nrequires = ["legacy"]\n'
EEL = '[[creature]]\nid = "eel"\neffect = [{ do = "gain", gold = 3 }]\n'
TEXTS = "module-reef = The Reef\ncreature-eel = Eel\n    .text = Gain 3 { -gp }.\n"
PROJECT = (
    '[project]\nname = "reef"\nversion = "1.0"\n\n[project.entry-points."cyclades.expansions"]\nreef = "{module}"\n'
)
PLUGIN = """
from pathlib import Path
from cyclades_core.extending import hookimpl

@hookimpl
def cyclades_expansion():
    return Path(__file__).parent

@hookimpl
def cyclades_locales():
    return Path(__file__).parent / "locales"
"""


@pytest.fixture(autouse=True)
def forgotten(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(sys, "path", list(sys.path))
    reset()
    yield
    reset()


def write(folder: Path, **files: str) -> Path:
    (folder / "locales" / "en").mkdir(parents=True)
    (folder / "locales" / "en" / "reef.ftl").write_text(TEXTS, encoding="utf-8")
    for name, text in {"manifest": MANIFEST, "reef": EEL, **files}.items():
        (folder / f"{name}.toml").write_text(text, encoding="utf-8")
    return folder


@pytest.fixture
def content(tmp_path: Path) -> Path:
    return write(tmp_path / "reef")


@pytest.fixture
def project(tmp_path: Path) -> Path:
    root = tmp_path / "project"
    stem = f"cyclades_uninstalled_{tmp_path.name.replace('-', '_')}"
    package = write(root / "src" / stem)
    (package / "__init__.py").write_text("", encoding="utf-8")
    (package / "plugin.py").write_text(PLUGIN, encoding="utf-8")
    (root / "pyproject.toml").write_text(PROJECT.replace("{module}", f"{stem}.plugin"), encoding="utf-8")
    return root


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    with pytest.raises(SystemExit) as end:
        main(list(arguments))
    out, err = capsys.readouterr()
    return int(end.value.code or 0), out, err


@pytest.mark.parametrize("kind", ["content", "project"])
def test_every_command_knows_the_folder(
    kind: str, request: pytest.FixtureRequest, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = str(request.getfixturevalue(kind))
    code, out, _ = run(capsys, "--folder", folder, "modules", "--format", "json")
    assert code == 0 and "reef" in [each["id"] for each in json.loads(out)]
    reset()
    code, out, _ = run(capsys, "cards", "--modules", "legacy,reef", "--kind", "creature", "--folder", folder)
    assert code == 0 and "Eel" in out and "Gain 3 GP" in out
    reset()
    code, out, _ = run(capsys, "show", "creature:eel", "--modules", "legacy,reef", f"--folder={folder}")
    assert code == 0 and "gold = 3" in out
    reset()
    code, out, _ = run(capsys, "locale", "status", "--folder", folder)
    assert code == 0


def test_python_loads_it_as_well(project: Path, content: Path) -> None:
    for folder in (project, content, str(project)):
        rules = Ruleset.load("legacy,reef", extra_folders=[folder])
        assert "eel" in rules.cards_by_id and rules.extra_folders == (folder,)
        assert Messages.of(rules).has("creature-eel"), "the ruleset brings its texts"
        assert not Messages("en", ["reef"]).has("creature-eel"), "and nobody else gets them"


def test_texts_of_two_folders_with_one_box_stay_apart(content: Path, tmp_path: Path) -> None:
    other = tmp_path / "other"
    shutil.copytree(content, other)
    file = next(other.glob("locales/en/*.ftl"))
    file.write_text(file.read_text("utf-8").replace("Eel", "Moray"), encoding="utf-8")
    first, second = (Ruleset.load("legacy,reef", extra_folders=[folder]) for folder in (content, other))
    game = Game.new(first, players=3, seed=1)
    assert [Messages.of(each).name("creature-eel") for each in (first, second, game)] == ["Eel", "Moray", "Eel"]


def test_everything_that_loads_a_ruleset_takes_the_folder(content: Path) -> None:
    folders = [str(content)]
    result = simulate("legacy,reef", 3, games=1, seed=1, max_cycles=1, extra_folders=folders)
    assert result["games"] == 1
    rules = Ruleset.load("legacy,reef", extra_folders=folders)
    assert rules_of(plan_of(rules, Job(("a", "b", "c"), ("random",)), 1)).fingerprint == rules.fingerprint
    space = Space("legacy,reef", 3, extra_folders=folders)
    assert "creature-eel" in space.alphabet.names
    assert pickle.loads(pickle.dumps(space)).document() == space.document()
    game = pickle.loads(pickle.dumps(Game.new(rules, players=3, seed=1)))
    assert "eel" in game.rules.cards_by_id
    with pytest.raises(CycladesError):
        Ruleset.load("legacy,reef", extra_folders=folders[0])


def test_two_projects_with_one_package_name_are_told_apart(project: Path, tmp_path: Path) -> None:
    other = tmp_path / "other"
    shutil.copytree(project, other)
    (file,) = other.glob("src/*/reef.toml")
    file.write_text(EEL.replace("eel", "ray"), encoding="utf-8")
    for folder, card in ((project, "eel"), (other, "ray"), (project, "eel")):
        assert card in Ruleset.load("legacy,reef", extra_folders=[folder]).cards_by_id
        reset()


def test_a_folder_of_content_runs_nothing(content: Path) -> None:
    (content / "__init__.py").write_text("raise SystemExit", encoding="utf-8")
    (content / "plugin.py").write_text("raise SystemExit", encoding="utf-8")
    (content / "pyproject.toml").write_text(PROJECT.replace("{module}", "plugin"), encoding="utf-8")
    assert "eel" in Ruleset.load("legacy,reef", extra_folders=[content]).cards_by_id


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "no-expansion"),
        ("[project]\nname = 'x'\n", "no-expansion"),
        ("project = 3", "no-expansion"),
        ("[project.entry-points]\n'cyclades.expansions' = { reef = 3 }", "no-expansion"),
        ("[project", "toml-syntax"),
        (PROJECT.replace("{module}", "cyclades_nobody.plugin"), "plugin-broken"),
        (PROJECT.replace("{module}", "::"), "plugin-broken"),
    ],
)
def test_a_project_that_is_none(tmp_path: Path, text: str, code: str) -> None:
    (tmp_path / "pyproject.toml").write_text(text, encoding="utf-8")
    with pytest.raises(ContentError) as error:
        Ruleset.load("legacy", extra_folders=[tmp_path])
    assert [each.code for each in error.value.problems] == [code]


def test_who_names_a_folder_hears_what_is_wrong_with_it(
    content: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, _, err = run(capsys, "play", "--folder", str(tmp_path / "gone"))
    assert code == 2 and "no-expansion" in err
    (content / "manifest.toml").write_text(MANIFEST.replace("version", "verison"), encoding="utf-8")
    code, _, err = run(capsys, "play", "--modules", "legacy", "--folder", str(content))
    assert code == 2 and "manifest.toml:2:1" in err
    reset()
    code, out, _ = run(capsys, "modules", "--folder", str(content))
    assert code == 1 and "manifest.toml:2:1" in out, "the list goes on and tells it"
