"""A new expansion: a folder with a small one that works, made of the texts in `template`."""

from __future__ import annotations

import errno
import os
import re
import tomllib
from importlib import resources
from pathlib import Path

from attrs import frozen

from cyclades_core.content.modules import catalogue
from cyclades_core.content.modules.combinations import completed
from cyclades_core.engine.values.errors import CycladesError
from cyclades_core.files import new_folder, write_files

from .editor_files import ids_of, taplo, write_schemas

__all__ = ["NameRefused", "NewExpansion", "start"]

#: Characters of a name, so that every id made of it stays within the limit of ids.
LENGTH = 30
ENGINE = "1.0"
#: For editors: which schema is for which file, and the folder that holds them.
TAPLO = ".taplo.toml"
SCHEMAS = "schemas"
_NAME = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*")

#: Template -> the file it becomes; with @EDITION@ one for each base game of its manifest.
FILES = {
    "pyproject.toml": "pyproject.toml",
    "README.md": "README.md",
    "plugin.py": "@PACKAGE@/plugin.py",
    "init.py": "@PACKAGE@/__init__.py",
    "manifest.toml": "@PACKAGE@/manifest.toml",
    "rules.md": "@PACKAGE@/rules.md",
    "cards.toml": "@PACKAGE@/cards.toml",
    "heroes.toml": "@PACKAGE@/heroes.toml",
    "board.toml": "@PACKAGE@/boards/three.toml",
    "en.ftl": "@PACKAGE@/locales/en/@NAME@.ftl",
    "it.ftl": "@PACKAGE@/locales/it/@NAME@.ftl",
    "god.toml": "scenarios/@CITE@1.1-nemesis-@EDITION@.toml",
    "piece.toml": "scenarios/@CITE@2.1-dolphin-@EDITION@.toml",
    "income.toml": "scenarios/@CITE@2.2-income-@EDITION@.toml",
    "hero.toml": "scenarios/@CITE@3.1-sappho.toml",
    "test.py": "tests/test_@IDENTIFIER@.py",
}


class NameRefused(CycladesError):
    """An expansion cannot be called so."""


@frozen
class NewExpansion:
    """What was written."""

    box: str
    folder: Path
    files: tuple[str, ...]


def start(name: str, into: Path | str = ".") -> NewExpansion:
    """Write the folder of a new expansion into another one: whole, or not at all, and never over anything."""
    if not _NAME.fullmatch(name) or len(name) > LENGTH:
        raise NameRefused("expansion-name", name=name[: 2 * LENGTH], flaw="form", limit=LENGTH)
    there = catalogue()
    if name in there.boxes or any(plugin.name == name for plugin in there.broken):
        raise NameRefused("expansion-name", name=name, flaw="taken", limit=LENGTH)
    folder = Path(into) / name
    if os.path.lexists(folder):
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(folder))
    texts = filled(name)
    with new_folder(folder) as beside:
        for file in texts:
            (beside / file).parent.mkdir(parents=True, exist_ok=True)
        write_files({beside / file: text for file, text in texts.items()})
        # the ids that editors complete are those of its own content as well, which stands there by now
        content = (beside / package_of(name),)
        ids = ids_of(completed((name,), catalogue(content).modules)[0], content)
        schemas = [f"{SCHEMAS}/{file.name}" for file in write_schemas(beside / SCHEMAS, ids)]
    return NewExpansion(name, folder, (*texts, *schemas))


def filled(name: str) -> dict[str, str]:
    """The files of the template for a name, by their paths.

    >>> list(filled("coral-reef"))[2:4], filled("coral-reef")["pyproject.toml"].count("cyclades_coral_reef")
    (['cyclades_coral_reef/plugin.py', 'cyclades_coral_reef/__init__.py'], 5)
    """
    identifier = name.replace("-", "_")
    words = {
        "@NAME@": name,
        "@IDENTIFIER@": identifier,
        "@PACKAGE@": package_of(name),
        "@CLASS@": name.title().replace("-", ""),
        "@TITLE@": name.replace("-", " ").title(),
        # the letters before the numbers of its rules, of which there are at most two: none of ours begins so
        "@CITE@": f"X{name[0].upper()}",
        "@ENGINE@": ENGINE,
    }
    home = resources.files(__package__) / "template"

    def fill(text: str) -> str:
        for word, meaning in words.items():
            text = text.replace(word, meaning)
        return text

    def read(stem: str) -> str:
        return (home / f"{stem}.txt").read_text(encoding="utf-8")

    words = {"@BOARD@": read("board-part").strip("\n") + "\n", **words}
    # the manifest says with which base games it can be played
    (editions,) = (need["any"] for need in tomllib.loads(fill(read("manifest.toml")))["module"][0]["requires"])
    texts = {
        fill(place).replace("@EDITION@", edition): fill(read(stem)).replace("@EDITION@", edition)
        for stem, place in FILES.items()
        for edition in (editions if "@EDITION@" in place else editions[:1])
    }
    return {**texts, TAPLO: taplo(package_of(name), SCHEMAS)}


def package_of(name: str) -> str:
    """The package that holds the content."""
    return f"cyclades_{name.replace('-', '_')}"
