"""The words of content: all documented, the page in docs/ up to date, and a text for every code that can be shown."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import attrs
import pytest
import tested_modules

from cyclades_core import CycladesError
from cyclades_core.content.schema.content_types import KINDS
from cyclades_core.content.toml import PROBLEM_ARGS
from cyclades_core.content.vocabulary.parameter_types import ANYTHING
from cyclades_core.content.vocabulary.registry import (
    COMMON,
    CONDITIONS,
    MOMENTS,
    NUMBERS,
    QUANTITIES,
    SELECTORS,
    VERBS,
    VocabularyWord,
)
from cyclades_core.engine.values.errors import MODULE_CODES
from cyclades_core.engine.values.event_types import SPECS
from cyclades_core.engine.values.refusals import CODES
from cyclades_core.text.i18n import Messages

ROOT = Path(__file__).resolve().parents[2]
CORE = ROOT / "cyclades_core"
PAGE = ROOT / "docs" / "vocabulary.md"
EDITIONS = [*tested_modules.MODULES, "legacy,titans/board,titans/kronos"]


@cache
def english(*modules: str) -> Messages:
    return Messages("en", ("errors", "scenarios", *modules), strict=True)


def said(text: str) -> bool:
    """Is it a description: more than one word?"""
    return len(text.split()) > 1


# -- documentation


@pytest.mark.parametrize("name", sorted(VERBS))
def test_every_verb_says_what_it_does_and_takes(name: str) -> None:
    verb = VERBS[name]
    assert said(verb.doc) and verb.doc.rstrip().endswith((".", "`"))
    assert set(verb.required) <= set(verb.params)
    assert [key for key, param in verb.params.items() if not param.doc.strip() or param.takes is ANYTHING] == []
    assert not set(verb.params) & set(COMMON) - {"word"}, "every verb takes these anyway"


GROUPS: dict[str, dict[str, VocabularyWord]] = {
    "condition": CONDITIONS,
    "number": NUMBERS,
    **{f"selector of {sort}": words for sort, words in SELECTORS.items()},
}


@pytest.mark.parametrize("group", sorted(GROUPS))
def test_every_word_has_a_shape_and_a_sentence(group: str) -> None:
    words = GROUPS[group].values()
    assert [word.name for word in words if not said(word.doc) or word.takes is ANYTHING] == []
    beside = [(word.name, key, param) for word in words for key, param in word.also.items()]
    assert [(name, key) for name, key, param in beside if not said(param.doc) or param.takes is ANYTHING] == []


def test_every_quantity_and_moment_has_a_sentence() -> None:
    assert [name for name, (_, doc) in QUANTITIES.items() if not said(doc)] == []
    assert {kind for kind, _ in QUANTITIES.values()} <= {"areas", "number", "truth", "faction"}
    assert [name for name, (_, doc) in MOMENTS.items() if not said(doc)] == []


@pytest.mark.long(every=5)
@pytest.mark.parametrize("kind", sorted(KINDS))
def test_every_kind_of_definition_reads_its_keys(kind: str) -> None:
    """A key of a definition that no code reads would be a promise that nothing keeps."""
    code = "\n".join(
        file.read_text(encoding="utf-8")
        for file in (*CORE.rglob("*.py"), *(ROOT / "apps").rglob("*.py"))
        if file.name != "content_types.py" and "toml" not in file.parts
    )
    unread = [
        field.name
        for field in attrs.fields(KINDS[kind])
        if field.name not in ("python", "origin") and not re.search(rf"\b{field.name}\b", code)
    ]
    assert unread == []


# -- what content uses


def nodes(tree: Any) -> list[dict[str, Any]]:
    """Every table of a tree."""
    if isinstance(tree, dict):
        return [tree, *(found for value in tree.values() for found in nodes(value))]
    if isinstance(tree, (list, tuple)):
        return [found for value in tree for found in nodes(value)]
    return []


@pytest.mark.parametrize("modules", EDITIONS)
def test_every_moment_and_quantity_of_content_exists(modules: str) -> None:
    rules = tested_modules.rules(modules)
    raw = [entry.origin.source.data for entry in rules.entries if entry.origin is not None]
    tables = [node for data in {id(data): data for data in raw}.values() for node in nodes(data)]
    assert {node["moment"] for node in tables if "moment" in node} <= set(MOMENTS)
    assert {node["on"] for node in tables if "on" in node and "effect" in node and "do" not in node} <= set(MOMENTS)
    assert {node["quantity"] for node in tables if isinstance(node.get("quantity"), str)} <= set(QUANTITIES)
    assert {node["do"] for node in tables if "do" in node} <= set(VERBS)


@pytest.mark.parametrize("modules", EDITIONS)
def test_content_compiles_without_warnings(modules: str) -> None:
    assert [problem.render() for problem in tested_modules.rules(modules).warnings] == []


def test_every_moment_is_fired_or_asked_for_somewhere() -> None:
    code = "\n".join(
        file.read_text(encoding="utf-8")
        for file in [*CORE.rglob("*.py"), *(ROOT / "apps").rglob("*.py"), *(ROOT / "expansions").rglob("*.toml")]
        if file.name != "registry.py"
    )
    ours = [name for name in MOMENTS if f"`{name}`" in PAGE.read_text(encoding="utf-8")]
    assert ours and [name for name in ours if f'"{name}"' not in code] == []


# -- texts


def test_every_code_has_its_message() -> None:
    say = english()
    wanted = [f"refusal-{code}" for code in CODES]
    wanted += [f"problem-{code}" for code in PROBLEM_ARGS]
    wanted += [f"error-{code}" for code in MODULE_CODES]
    wanted += [f"event-{key}" for key in SPECS]
    assert [key for key in wanted if not say.has(key)] == []


ERRORS = {"SetupError", "SaveError", "PositionError", "UnknownModule", "ModuleConflict", "CycladesError"}


def test_every_error_that_is_raised_has_its_message() -> None:
    say = english()
    raised: dict[str, str] = {}
    for file in (*CORE.rglob("*.py"), *(ROOT / "apps").rglob("*.py")):
        for name, code in re.findall(r"raise (\w+)\(\s*\"([a-z-]+)\"", file.read_text(encoding="utf-8")):
            if name in ERRORS:
                raised[code] = file.name
    assert raised, "the pattern finds nothing any more"
    assert {code: file for code, file in raised.items() if not say.has(f"error-{code}")} == {}


def test_every_refusal_that_is_made_is_one_of_the_closed_set() -> None:
    made: dict[str, str] = {}
    for folder in (CORE, ROOT / "apps", ROOT / "expansions"):
        for file in folder.rglob("*.py"):
            if "server" in file.parts:
                continue  # it has codes of its own, for what is refused at a table
            for code in re.findall(r"\bRefusal\(\s*\"([a-z-]+)\"", file.read_text(encoding="utf-8")):
                made[code] = file.name
    assert {code: file for code, file in made.items() if code not in CODES} == {}


@pytest.mark.parametrize("modules", EDITIONS)
def test_every_question_has_words(modules: str) -> None:
    rules = tested_modules.rules(modules)
    say = english(*(module for module, _ in rules.modules))
    asked = {op.prompt for program in rules.programs for op in program.ops if op.prompt}
    assert sorted(prompt for prompt in asked if not say.has(f"prompt-{prompt}")) == []


def test_every_question_in_the_code_has_words() -> None:
    """Questions of the core by their names in the code: an edition may not happen to ask them."""
    say = english()
    asked: set[str] = set()
    for file in [
        file for room in ("engine/operations", "content/vocabulary", "engine") for file in (CORE / room).glob("*.py")
    ]:
        text = file.read_text(encoding="utf-8")
        asked |= set(re.findall(r'\.prompt = "([a-z-]+)"', text))
        asked |= set(re.findall(r'text\(node, "prompt", "([a-z-]+)"\)', text))
        asked |= set(re.findall(r'c\.add\([^\n]*\), "([a-z-]+)"\)', text))
    assert sorted(prompt for prompt in asked if not say.has(f"prompt-{prompt}")) == []


def test_errors_are_all_of_one_family() -> None:
    from cyclades_core.game.positions.position_setup import PositionError
    from cyclades_core.game.setup.layouts import SetupError

    assert issubclass(SetupError, CycladesError) and issubclass(PositionError, CycladesError)
