"""Configurations of translation platforms name our files: all of them, and in every language."""

from __future__ import annotations

import fnmatch
import json
import re
import tomllib
from pathlib import Path

from cyclades_core.i18n import available_languages

ROOT = Path(__file__).resolve().parent.parent
FILES = {path.relative_to(ROOT).as_posix() for path in (ROOT / "locales").glob("*/*.ftl")}
ENGLISH = {file for file in FILES if file.startswith("locales/en/")}
LANGUAGES = sorted(set(available_languages()) - {"en"})


def test_weblate_has_a_component_for_every_file() -> None:
    """In the form of `weblate import_json`; all but the first share its repository."""
    components = json.loads((ROOT / ".weblate.json").read_text(encoding="utf-8"))
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
    text = (ROOT / "crowdin.yml").read_text(encoding="utf-8")
    source = re.search(r"source: /(\S+)", text)
    translation = re.search(r"translation: /(\S+)", text)
    assert source and translation and "type: ftl" in text and "token:" not in text
    assert {file for file in FILES if fnmatch.fnmatch(file, source[1])} == ENGLISH
    for file in FILES - ENGLISH:
        _, lang, name = file.split("/")
        assert translation[1].replace("%two_letters_code%", lang).replace("%original_file_name%", name) == file


def test_pontoon_knows_the_languages() -> None:
    """The same file serves compare-locales (tests/test_message_files.py runs it)."""
    document = tomllib.loads((ROOT / "l10n.toml").read_text(encoding="utf-8"))
    assert document["locales"] == LANGUAGES
    (paths,) = document["paths"]
    assert {file for file in FILES if fnmatch.fnmatch(file, paths["reference"])} == ENGLISH
    assert paths["l10n"].replace("{locale}", "en") == paths["reference"]
