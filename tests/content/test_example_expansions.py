"""The examples: expansions outside our packages, built with the public door, stand what the conformance kit asks."""

from __future__ import annotations

import ast
import shutil
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from cyclades_core.content.modules import add_folder, reset
from cyclades_core.testing import Conformance

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
DOORS = {"cyclades_core", "cyclades_core.extending", "cyclades_core.testing"}
#: Programs beside the expansions may also use what docs/bots.md documents.
STUDIES = {"cyclades_apps.bots", "cyclades_apps.simulation"}


class TestAtlantis(Conformance):
    folder = EXAMPLES / "atlantis"
    scenarios = EXAMPLES / "atlantis" / "scenarios"


def test_atlantis_is_no_edition_of_ours() -> None:
    """Other phases, no gods, no offerings, no battle."""
    content = EXAMPLES / "atlantis" / "src" / "cyclades_atlantis"
    kinds = {kind for file in ("people", "rounds") for kind in tomllib.loads((content / f"{file}.toml").read_text())}
    assert kinds.isdisjoint({"god", "offering", "battle", "creature"}) and {"phase", "mode", "setup"} <= kinds


@pytest.mark.parametrize("file", sorted(EXAMPLES.rglob("*.py")), ids=lambda file: file.relative_to(EXAMPLES).as_posix())
def test_examples_use_the_public_door_only(file: Path) -> None:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        names = [each.name for each in node.names] if isinstance(node, ast.Import) else []
        names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
        doors = DOORS | STUDIES if file.parent == EXAMPLES else DOORS
        assert all(name in doors for name in names if name.partition(".")[0] == "cyclades_core"), names


# -- every part of the kit can fail ------------------------------------------------------------------------------------

CONTENT = "src/cyclades_atlantis"


def broken(tmp_path: Path, name: str, old: str, new: str) -> Conformance:
    """The kit on a copy of Atlantis, of which one thing is different."""
    folder = tmp_path / "atlantis"
    shutil.copytree(EXAMPLES / "atlantis", folder, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    file = folder / name
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")

    class Broken(Conformance):
        pass

    Broken.folder, Broken.scenarios = folder / CONTENT, folder / "scenarios"
    return Broken()


FAULTS = {
    "test_the_folder_is_an_expansion": (f"{CONTENT}/manifest.toml", 'version = "1.0"\n', ""),
    "test_every_cite_leads_to_a_rule": (f"{CONTENT}/people.toml", 'cite = "A2.3"', 'cite = "A2.9"'),
    "test_its_strings_are_there_in_every_language": (
        f"{CONTENT}/locales/it/atlantis.ftl",
        "counter-tide",
        "counter-ebb",
    ),
    "test_every_rule_has_a_scenario": (f"{CONTENT}/rules.md", "## A5 The end\n", "- **A4.5** Fish.\n\n## A5 The end\n"),
    "test_whatever_is_taken_out_is_noticed": ("scenarios/A5.1-three-towers.toml", "tower palace.s3", "rest"),
}


@pytest.mark.parametrize("test", FAULTS)
def test_the_kit_notices(test: str, tmp_path: Path) -> None:
    kit = broken(tmp_path, *FAULTS[test])
    for _ in _adding(kit):
        with pytest.raises(AssertionError):
            getattr(kit, test)()


def _adding(kit: Conformance) -> Iterator[None]:
    """As the fixture of the kit does."""
    add_folder(kit.folder)
    yield
    reset()


def test_the_kit_notices_a_missing_name_in_english(tmp_path: Path) -> None:
    kit = broken(tmp_path, f"{CONTENT}/locales/en/atlantis.ftl", "building-dyke =", "building-dike =")
    for _ in _adding(kit):
        with pytest.raises(AssertionError, match="building-dyke"):
            kit.test_its_strings_are_there_in_every_language()


def test_the_kit_notices_a_scenario_that_fails(tmp_path: Path) -> None:
    kit = broken(tmp_path, f"{CONTENT}/rounds.toml", "at-least = 6", "at-least = 5")
    assert kit.scenarios is not None
    for _ in _adding(kit):
        with pytest.raises(AssertionError):
            kit.test_scenario(kit.scenarios / "A4.4-the-tide-below-six.toml")


def test_the_kit_plays_with_each_official_module_that_goes_with_it(tmp_path: Path) -> None:
    folder = tmp_path / "reef"
    folder.mkdir()
    manifest = 'box = "reef"\nversion = "1.0"\n[[module]]\nid = "reef"\nfiles = ["reef.toml"]\n'
    (folder / "manifest.toml").write_text(manifest + 'requires = ["legacy"]\nconflicts = ["hades/undead"]\n')
    (folder / "reef.toml").write_text('[[creature]]\nid = "eel"\neffect = [{ do = "gain", gold = 3 }]\n')

    class Reef(Conformance):
        pass

    Reef.folder = folder
    found = Reef.combinations()
    assert "reef,legacy" in found and "reef,hades/heroes,legacy" in found and "reef,titans/board,legacy" in found
    assert not any("undead" in each or "base" in each.split(",") for each in found)
