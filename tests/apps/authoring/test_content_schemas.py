"""The JSON Schemas for editors: they take all our files, and refuse what a schema can know to be wrong."""

from __future__ import annotations

import json
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from attrs import field, frozen
from jsonschema import Draft7Validator
from test_broken_content import CASES

from cyclades_apps.authoring.content_key_descriptions import kind_sentence, undocumented
from cyclades_apps.authoring.content_schemas import NAMES, schemas
from cyclades_apps.authoring.editor_files import ids_of, write_schemas
from cyclades_apps.cli import main
from cyclades_apps.scenarios import scenario_files
from cyclades_apps.scenarios.scenario_reader import Expect, Scenario, ScenarioStep, ScriptedChance
from cyclades_core.content.modules import catalogue
from cyclades_core.content.modules.manifest import AnyOf, Interaction, Manifest, ModuleManifest, ModuleOption
from cyclades_core.content.schema import content_types
from cyclades_core.content.schema.key_docs import key_doc

ROOT = Path(__file__).resolve().parents[3]
FOLDER = ROOT / "docs" / "schemas"

#: Codes of faults that no schema can know: what is bound, what exists, what a map shows, what several files say.
BEYOND = {
    *("toml-syntax", "duplicate-id", "unknown-binding", "unknown-id", "unknown-tag", "unknown-option", "bad-map"),
    *("bad-board", "module-cycle", "module-missing", "engine-version", "file-outside", "unreadable-file"),
    *("change-clash", "unused-default", "endless-effect", "no-mode", "missing-obligation"),
}
#: Single cases that only look as if a schema could know them.
UNSEEN = {
    "a wrong word of a verb": "`move` is registered as taking any name: which moves there are depends on the verb",
    "a sacrifice of a god": "abilities of gods and buildings have the keys of those of cards",
}


@cache
def validator(name: str) -> Draft7Validator:
    catalogue()  # words of plug-ins
    return Draft7Validator(schemas()[name])


def name_of(file: Path) -> str:
    """The schema that is for a file of an expansion."""
    if file.name == "manifest.toml":
        return "manifest"
    if file.name == "symbols.toml":
        return "symbols"
    return ("tiles" if file.name == "tiles.toml" else "board") if file.parent.name == "boards" else "content"


def faults(name: str, data: Any) -> list[str]:
    return [f"{'.'.join(map(str, each.absolute_path))}: {each.message}" for each in validator(name).iter_errors(data)]


# -- the files ---------------------------------------------------------------------------------------------------------


def test_the_files_are_valid_schemas() -> None:
    files = list(FOLDER.iterdir())
    assert {file.name for file in files} == {f"{name}.json" for name in NAMES}
    for file in files:
        Draft7Validator.check_schema(json.loads(file.read_text(encoding="utf-8")))


def test_editors_are_told_which_schema_is_for_which_file() -> None:
    rules = tomllib.loads((ROOT / ".taplo.toml").read_text(encoding="utf-8"))["rule"]
    assert {Path(rule["schema"]["path"]).stem for rule in rules} == set(NAMES)
    for rule in rules:
        include, name = rule["include"], Path(rule["schema"]["path"]).stem
        excluded = {file for each in rule.get("exclude", ()) for file in ROOT.glob(each)}
        found = {file for each in include for file in ROOT.glob(each)} - excluded
        assert found, include
        if name != "scenario":
            assert {name_of(file) for file in found} == {name}, include


def test_every_key_has_a_sentence() -> None:
    classes = [*content_types.KINDS.values(), *(cls for cls, _ in content_types.PARTS.values()), content_types.Piece]
    classes += [
        Manifest,
        ModuleManifest,
        Interaction,
        ModuleOption,
        AnyOf,
        Scenario,
        ScenarioStep,
        Expect,
        ScriptedChance,
    ]
    missing = {cls.__name__: found for cls in classes if (found := undocumented(cls))}
    assert missing == {}, 'say what it is for: field(metadata=key_doc("..."))'


def test_key_without_a_sentence_is_found() -> None:
    @frozen
    class Wall:
        height: int = field(metadata=key_doc("How high it is."))
        at_least: int = 0
        origin: None = None

    assert undocumented(Wall) == ["at-least"]


def test_every_kind_of_definition_has_a_sentence() -> None:
    assert [kind for kind, cls in content_types.KINDS.items() if not kind_sentence(cls).endswith(".")] == []


def test_schemas_have_sentences() -> None:
    found = schemas()["content"]
    assert found["properties"]["god"]["description"].startswith("A god")
    assert found["definitions"]["verb-gain"]["description"].startswith("Take gold")
    assert found["definitions"]["phase-keys"]["properties"]["rank"]["description"]


# -- what they take ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("box", ["base", "legacy", "hades", "titans"])
def test_all_content_is_taken(box: str) -> None:
    files = sorted((ROOT / "expansions" / box).rglob("*.toml"))
    assert files
    for file in files:
        assert faults(name_of(file), tomllib.loads(file.read_text(encoding="utf-8"))) == [], file


@pytest.mark.long
def test_all_scenarios_are_taken() -> None:
    files = scenario_files()
    assert len(files) > 800
    for file in files:
        assert faults("scenario", tomllib.loads(file.read_text(encoding="utf-8"))) == [], file


# -- what they refuse --------------------------------------------------------------------------------------------------


def broken(title: str) -> list[str]:
    """The faults that the schemas find in the files of a case of broken content."""
    edits, _, modules, _ = CASES[title]
    box = modules.partition(",")[0].partition("/")[0]
    texts: dict[Path, str] = {}
    for name, old, new in edits:
        file = ROOT / "expansions" / box / name
        text = texts.get(file) or file.read_text(encoding="utf-8")
        texts[file] = text.replace(old, new, 1) if old else text + new
    return [each for file, text in texts.items() for each in faults(name_of(file), tomllib.loads(text))]


KNOWABLE = [title for title, (edits, codes, *_) in CASES.items() if edits and not BEYOND.intersection(codes)]


@pytest.mark.long(every=5)
@pytest.mark.parametrize("title", KNOWABLE)
def test_what_a_schema_can_know_is_refused(title: str) -> None:
    assert bool(broken(title)) is (title not in UNSEEN), title


def test_faults_are_told_where_they_are() -> None:
    effect = [{"do": "gian", "gold": 1}]
    (fault,) = faults("content", {"creature": [{"id": "roc", "effect": effect}]})
    assert fault.startswith("creature.0.effect.0.do: 'gian' is not one of")
    (fault,) = faults("content", {"creature": [{"id": "roc", "effect": [{"do": "gain", "glod": 1}]}]})[-1:]
    assert fault.startswith("creature.0.effect.0") and "glod" in fault
    when = {"land-aeras": "mine", "at-least": 2}
    (fault,) = faults("content", {"rule": [{"id": "r", "when": when, "effect": []}]})
    assert fault.startswith("rule.0.when: ") and "land-aeras" in fault
    assert faults("manifest", {"box": "x", "version": "1", "module": [{"id": "x", "fiels": []}]})
    assert faults("board", {"id": "b", "map": "A", "areas": {}})
    assert faults("scenario", {"title": "t", "cite": [], "modules": "base", "players": ["a"]})
    assert faults("tiles", {"tile": [{"id": "naxos"}]})


# -- ids ---------------------------------------------------------------------------------------------------------------


def test_ids_are_offered_but_not_demanded(tmp_path: Path) -> None:
    ids = ids_of("legacy")
    assert "poseidon" in ids["god"] and "creature-deck" in ids["zone"]
    write_schemas(tmp_path / "schemas", ids)
    schema = json.loads((tmp_path / "schemas" / "content.json").read_text(encoding="utf-8"))
    offered = schema["properties"]["change"]["items"]["properties"]["god"]["anyOf"][0]["enum"]
    assert offered == sorted(ids["god"])
    check = Draft7Validator(schema)
    assert check.is_valid({"change": [{"god": "somebody-new", "set": {"cite": "A1"}}]})
    assert not check.is_valid({"change": [{"god": "poseidon", "set": {"ctie": "A1"}}]})


def test_the_command_prints_one_and_writes_all(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def run(*arguments: str) -> int:
        with pytest.raises(SystemExit) as end:
            main(["--lang", "en", "expansion", "schema", *arguments])
        return int(str(end.value.code))

    assert run("board") == 0 and json.loads(capsys.readouterr().out)["description"].startswith("A board")
    assert run("--write", str(tmp_path / "new")) == 0
    assert {file.stem for file in (tmp_path / "new").iterdir()} == set(NAMES)
    capsys.readouterr()
    assert run("creature") == 2 and "manifest, content" in capsys.readouterr().err
    assert run() == 2
