"""What rejection reasons say is missing: every key of selectors and conditions has its words, in every language."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from cyclades_core import Ruleset
from cyclades_core.content.vocabulary.needs import FILLS, every_need
from cyclades_core.content.vocabulary.registry import CONDITIONS, SELECTORS
from cyclades_core.engine.values.refusals import ARGUMENTS, AROUND, NEEDS
from cyclades_core.text.i18n import Messages

ROOT = Path(__file__).resolve().parents[2]
LANGUAGES = ("en", "pl", "it", "ro", "ru", "de")
NEEDED = {"needs": ("unit-troop",), "amount": 2}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_key_of_selectors_conditions_and_numbers_has_its_reason(lang: str) -> None:
    say = Messages(lang, ("base",), folders=())
    wanted = {f"need-{key}" for key in {*every_need(), *NEEDS, *AROUND}}
    assert not sorted(key for key in wanted if not say.is_own(key))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_reasons_of_different_keys_of_areas_read_differently(lang: str) -> None:
    """Of the keys that one area can fail, no two may say the same."""
    say = Messages(lang, ("base",), strict=True, folders=())
    texts = [say.text("refusal-no-target", key=f"area-{key}", **NEEDED) for key in SELECTORS["area"]]
    assert len(set(texts)) == len(texts)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_reasons_of_different_conditions_read_differently(lang: str) -> None:
    say = Messages(lang, ("base",), strict=True, folders=())
    texts = [say.text("refusal-condition", by="none", key=f"condition-{word}", **NEEDED) for word in CONDITIONS]
    assert len(set(texts)) == len(texts)


def test_a_key_of_a_plugin_without_a_message_still_reads_as_a_sentence() -> None:
    """A key that a plug-in registers without a message gets words of its own, and no id."""
    say = Messages("en", ("base",), folders=())
    assert not say.has("need-area-made-up")
    assert "something else than this" in say.text("refusal-no-target", key="area-made-up", needs="none", amount=0)


def test_the_opposite_of_a_need_is_said() -> None:
    say = Messages("en", ("base",), strict=True, folders=())
    text = say.text("refusal-no-target", key="not-area-piece", needs="none", amount=0)
    assert text == "Not possible. Needed: not this: a figure in the area."


def test_keys_that_rules_name_are_in_the_list() -> None:
    """Every literal `key=` of a reason in the engine is a key of the vocabulary or one of `NEEDS`."""
    known = {*every_need(), *NEEDS, "site-covered"}
    found: dict[str, str] = {}
    for path in (ROOT / "cyclades_core").rglob("*.py"):
        calls = [node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.Call)]
        for call in calls:
            name = getattr(call.func, "id", "")
            values = [word.value for word in call.keywords if word.arg == "key"] if name == "Refusal" else []
            values += call.args[:1] if name == "Need" else []
            keys = [str(each.value) for each in values if isinstance(each, ast.Constant)]
            found |= {re.sub(r"^not-", "", key): path.name for key in keys}
    assert len(found) > 10
    assert not {key: where for key, where in found.items() if key not in known}


def test_what_is_filled_in_belongs_to_a_key() -> None:
    Ruleset.load("base")
    assert set(FILLS) <= every_need()


def test_reasons_that_say_little_by_themselves_take_what_is_missing() -> None:
    for code in ("no-target", "condition", "not-now", "forbidden"):
        assert {"key", "needs", "amount"} <= set(ARGUMENTS[code])
