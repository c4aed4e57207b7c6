"""Configurations of platforms: those of translators name all our files, those of a forge do what we do here."""

from __future__ import annotations

import fnmatch
import json
import re
import tomllib
from pathlib import Path

import pytest

from cyclades_core.text.i18n import available_languages

ROOT = Path(__file__).resolve().parents[3]
FILES = {path.relative_to(ROOT).as_posix() for path in (ROOT / "locales").glob("*/*.ftl")}
ENGLISH = {file for file in FILES if file.startswith("locales/en/")}
LANGUAGES = sorted(set(available_languages()) - {"en"})


def test_weblate_has_a_component_for_every_file() -> None:
    """In the form of `weblate import_json`; all but the first share its repository."""
    components = json.loads((ROOT / "locales" / "weblate.json").read_text(encoding="utf-8"))
    assert {each["template"] for each in components} == ENGLISH == {each["new_base"] for each in components}
    for each in components:
        found = {file for file in FILES if fnmatch.fnmatch(file, each["filemask"])}
        assert {file.split("/")[1] for file in found} >= {"en"} and {Path(file).stem for file in found} == {
            each["slug"]
        }
        assert (each["file_format"], each["source_language"]) == ("fluent", "en")
    first = components[0]["slug"]
    assert {each["repo"] for each in components[1:]} == {f"weblate://cyclades/{first}"} and components[0]["repo"] == ""


def test_crowdin_finds_every_file() -> None:
    text = (ROOT / "locales" / "crowdin.yml").read_text(encoding="utf-8")
    source = re.search(r"source: /(\S+)", text)
    translation = re.search(r"translation: /(\S+)", text)
    assert source and translation and "type: ftl" in text and "token:" not in text
    assert {file for file in FILES if fnmatch.fnmatch(file, source[1])} == ENGLISH
    for file in FILES - ENGLISH:
        _, lang, name = file.split("/")
        assert translation[1].replace("%two_letters_code%", lang).replace("%original_file_name%", name) == file


def test_pontoon_knows_the_languages() -> None:
    """The same file serves compare-locales (tests/text/test_message_files.py runs it)."""
    document = tomllib.loads((ROOT / "locales" / "l10n.toml").read_text(encoding="utf-8"))
    assert document["locales"] == LANGUAGES
    (paths,) = document["paths"]
    assert {file for file in FILES if fnmatch.fnmatch(file, "locales/" + paths["reference"])} == ENGLISH
    assert paths["l10n"].replace("{locale}", "en") == paths["reference"]


def workflow(name: str) -> str:
    return (ROOT / ".github" / "workflows" / name).read_text(encoding="utf-8")


def test_the_forge_does_what_we_do() -> None:
    """The command that checks everything, and the quick tests on every Python that is promised."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    promised = [each.rpartition(" ")[2] for each in project["classifiers"] if re.search(r":: 3\.\d+$", each)]
    checks = workflow("checks.yml")
    assert "run: bash .ci/run\n" in checks
    assert re.search(r"python: \[(.*)\]", checks)[1].replace('"', "").split(", ") == promised  # type: ignore[index]
    assert set(re.findall(r'python-version: "(.*)"', checks)) == {promised[0]}
    release = workflow("release.yml")
    assert "python -m build\n" in release and "python -m cibuildwheel" in release
    assert release.count("twine check --strict") == 2


@pytest.mark.parametrize(
    "file", sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / ".github").rglob("*.yml"))
)
def test_files_of_the_forge_are_yaml(file: str) -> None:
    """A workflow has steps, each with an action of a version or a command; a form has a name and fields."""
    yaml = pytest.importorskip("yaml", reason="the extra docs")
    read = yaml.safe_load((ROOT / file).read_text(encoding="utf-8"))
    for job in read.get("jobs", {}).values():
        assert job["timeout-minutes"] and job["runs-on"]
        for step in job["steps"]:
            assert ("run" in step) != bool(re.fullmatch(r"actions/[a-z-]+@v\d+", step.get("uses", ""))), step
    if "body" in read:
        assert read["name"] and read["description"]
        assert all(field["type"] == "markdown" or field["attributes"]["label"] for field in read["body"])
