"""The core names no content: no god, creature, hero or edition stands in its identifiers or strings.

Ids are collected from the TOML of the expansions, so a new card is guarded the day it is written. What the core may say
is the closed list in `cyclades_core/engine/values/game_nouns.py`. Docstrings and comments may give examples.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from cyclades_core.engine.values.game_nouns import FAMILY_NOUNS, PLAIN_WORDS

ROOT = Path(__file__).resolve().parents[2]

# Tables of TOML whose ids are parts of the machinery (phases, programs, state, boards), in words of every day.
STRUCTURE = frozenset(
    "action area board counter deck decision interaction layout legend map mark mode module moment option phase "
    "program quantity refusal rule seat standing table tag track window zone".split()
)

# The name that people give to an edition is not always its folder's.
EDITION_NAMES = frozenset({"legendary"})

WORD = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|[0-9]+")


def words(text: str) -> tuple[str, ...]:
    """The words of an identifier or a string, in lower case.

    >>> words("BattleRetreat_from"), words("two-troops")
    (('battle', 'retreat', 'from'), ('two', 'troops'))
    """
    return tuple(word.lower() for word in WORD.findall(text))


def content_ids() -> set[str]:
    """All ids of the definitions of the expansions, less the structure and the family's nouns."""
    found: set[str] = set()
    for file in (ROOT / "expansions").rglob("*.toml"):
        if file.name == "manifest.toml" or file.parent.name == "boards":
            continue
        for kind, entries in tomllib.loads(file.read_text(encoding="utf-8")).items():
            if kind in STRUCTURE or not isinstance(entries, list):
                continue
            found.update(entry["id"] for entry in entries if isinstance(entry, dict) and "id" in entry)
    return {id_ for id_ in found if len(words(id_)) > 1 or not set(words(id_)) <= FAMILY_NOUNS}


def edition_names() -> set[str]:
    """The folders of the expansions, and what people call them."""
    folders = {folder.name for folder in (ROOT / "expansions").glob("*/") if (folder / "manifest.toml").is_file()}
    return folders | EDITION_NAMES


def names_and_strings(tree: ast.AST) -> Iterator[tuple[int, str, bool]]:
    """Every identifier and string of a module: line, text, whether it is a string. Docstrings are left out."""
    documented = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    docstrings = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, documented) and node.body and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        line = getattr(node, "lineno", 0)
        match node:
            case ast.Constant(value=str(text)) if id(node) not in docstrings:
                yield line, text, True
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.arg(arg=name):
                yield line, name, False
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                yield line, name, False
            case ast.keyword(arg=str(name)):
                yield line, name, False
            case ast.alias(name=name, asname=asname):
                yield line, name, False
                yield line, asname or "", False
            case ast.ImportFrom(module=str(name)):
                yield line, name, False
            case ast.Global(names=names) | ast.Nonlocal(names=names):
                yield line, " ".join(names), False
            case ast.ExceptHandler(name=str(name)) | ast.MatchAs(name=str(name)) | ast.MatchStar(name=str(name)):
                yield line, name, False


def contains(text: tuple[str, ...], part: tuple[str, ...]) -> bool:
    """Whether the words of an id stand in the text, next to each other."""
    return any(text[start : start + len(part)] == part for start in range(len(text) - len(part) + 1))


def problems_in(source: str, ids: set[str]) -> list[str]:
    """Each content name in a source, as `line: text names id`."""
    # By first word: a dictionary look-up for each word instead of a search for each of hundreds of ids.
    by_first: dict[str, list[str]] = {}
    for id_ in sorted(ids):
        by_first.setdefault(words(id_)[0], []).append(id_)
    found = []
    for line, text, is_string in names_and_strings(ast.parse(source)):
        said = words(text)
        for id_ in {id_ for word in said for id_ in by_first.get(word, ())}:
            if contains(said, words(id_)) and (is_string or id_ not in PLAIN_WORDS):
                found.append(f"{line}: {text!r} names {id_}")
    return sorted(found)


#: The nouns themselves; a server has ports; doors of other libraries have a default.
SPARED = {"game_nouns.py", "serve.py", "gymnasium_spaces.py", "openspiel_game.py"}


def test_no_content_in_the_core() -> None:
    ids = content_ids() | edition_names()
    problems = [
        f"{file.relative_to(ROOT)}:{problem}"
        for file in sorted([*(ROOT / "cyclades_core").rglob("*.py"), *(ROOT / "apps").rglob("*.py")])
        if file.name not in SPARED and "server" not in file.parts
        for problem in problems_in(file.read_text(encoding="utf-8"), ids)
    ]
    assert not problems, "\n".join(problems)


def test_no_content_in_the_names_of_files() -> None:
    ids = {words(id_) for id_ in content_ids() | edition_names()}
    for file in (*(ROOT / "cyclades_core").rglob("*.py"), *(ROOT / "apps").rglob("*.py")):
        said = words(file.stem)
        assert not [id_ for id_ in ids if contains(said, id_)], file


def test_the_list_is_of_single_words_in_lower_case() -> None:
    assert all(words(noun) == (noun,) for noun in FAMILY_NOUNS | PLAIN_WORDS)


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("zeus = 1", 1),
        ("def summon_zeus(): ...", 1),
        ("class ZeusTurn: ...", 1),
        ("x = 'ask zeus'", 1),
        ("x = f'{y} zeus'", 1),
        ("call(zeus=1)", 1),
        ("x.zeus", 1),
        ("def f():\n    'bid zeus 5'", 0),
        ("# zeus\nx = 1", 0),
        ("zeusian = 1", 0),
        ("x = 'special-metropolis'", 1),
        ("special_metropolis = 1", 1),
        ("metropolis = special = 1", 0),
        ("base_value = 1", 0),
        ("x = 'base'", 1),
    ],
)
def test_the_checker_sees(source: str, found: int) -> None:
    assert len(problems_in(source, {"zeus", "special-metropolis", "base"})) == found
