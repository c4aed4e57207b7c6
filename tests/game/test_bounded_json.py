"""The reader of saves: whatever is sent becomes data or one located error, in bounded time and memory."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cyclades_core import Game, Ruleset, SaveError
from cyclades_core.engine.values import limits
from cyclades_core.game.history.bounded_json import FLAWS, read_document
from cyclades_core.game.replay import replay
from cyclades_core.text.i18n import Messages


@cache
def game() -> Game:
    return Game.new(Ruleset.load("legacy"), players=3, seed=3)


def flaw(given: Any) -> tuple[str, int, int]:
    found = []
    for read in (read_document, Game.from_json, replay):
        with pytest.raises(SaveError) as error:
            read(given)
        found.append(error.value)
    assert {each.code for each in found} == {"save-unreadable"} and {each.arguments["part"] for each in found} == {
        "json"
    }
    told = found[0].arguments
    assert told["flaw"] in FLAWS
    return str(told["flaw"]), int(str(told["line"])), int(str(told["column"]))


DEEP = limits.JSON_DEPTH
TEXTS = {
    '{"a": Infinity}': ("number", 1, 7),
    '{"a":\n -Infinity}': ("number", 2, 3),
    '{"a": NaN}': ("number", 1, 7),
    '{"a": 1e999}': ("number", 1, 8),
    '{"a": ' + "9" * 5000 + "}": ("number", 1, 7),
    '{"a": ' + "9" * (limits.JSON_DIGITS + 1) + "}": ("number", 1, 7),
    '{"a": 0.' + "9" * (limits.JSON_DIGITS + 1) + "}": ("number", 1, 9),
    "[" * 600 + "]" * 600: ("deep", 1, DEEP + 1),
    '{"a":' * 600 + "1" + "}" * 600: ("deep", 1, 5 * DEEP + 1),
    "[" * 100_000: ("deep", 1, DEEP + 1),
    '["\\ud800"]': ("text", 1, 2),
    '["\\u001b[2J"]': ("text", 1, 2),
    '["\u202e"]': ("text", 1, 3),
    '{"a": "': ("syntax", 1, 7),
    '{"a": "' + '\\"' * 5000: ("syntax", 1, 7),
    "": ("syntax", 1, 1),
    "{": ("syntax", 1, 2),
    "{}\n{}": ("syntax", 2, 1),
    '{"a": 01}': ("syntax", 1, 8),
}


@pytest.mark.parametrize("text", TEXTS, ids=lambda text: text[:20])
def test_what_is_no_document_is_located(text: str) -> None:
    assert flaw(text) == TEXTS[text]
    assert flaw(text.encode("utf-8", "surrogatepass")) == TEXTS[text]


def test_limits_are_the_last_that_pass(monkeypatch: pytest.MonkeyPatch) -> None:
    assert read_document('{"a":' * DEEP + "1" + "}" * DEEP)
    assert read_document('{"a": ' + "9" * limits.JSON_DIGITS + "}")
    monkeypatch.setattr("cyclades_core.game.history.bounded_json.SAVE_BYTES", 10)
    assert read_document("{" + " " * 8 + "}") == {}
    assert flaw("{" + " " * 9 + "}") == ("large", 0, 0)
    monkeypatch.setattr("cyclades_core.game.history.bounded_json.SAVE_BYTES", 100)
    monkeypatch.setattr("cyclades_core.game.history.bounded_json.JSON_VALUES", 5)
    assert read_document('{"a": [1,2,3,4]}') == {"a": [1, 2, 3, 4]}
    assert flaw('{"a": [1,2,3,4,5]}') == ("values", 0, 0) == flaw({"a": [1, 2, 3, 4]})


def ring() -> dict[str, Any]:
    out: dict[str, Any] = {}
    out["self"] = out
    return out


@pytest.mark.parametrize(
    ("data", "wanted"),
    [
        ({"a": float("inf")}, "number"),
        ({"a": float("nan")}, "number"),
        ({"a": 10**5000}, "number"),
        ({"a": "\ud800"}, "text"),
        ({"\x1b": 1}, "text"),
        ({"a": object()}, "kind"),
        ({"a": b"x"}, "kind"),
        ({1: 2}, "kind"),
        (ring(), "deep"),
        (None, "table"),
        ([], "table"),
        (3, "table"),
    ],
)
def test_data_that_is_no_document(data: Any, wanted: str) -> None:
    assert flaw(data) == (wanted, 0, 0)


def test_the_number_of_characters_looked_at_does_not_grow_faster_than_the_text() -> None:
    """Every token is consumed once: the scan of a text that never ends its string is one token."""
    from cyclades_core.game.history.bounded_json import _TOKENS

    assert len(list(_TOKENS.finditer('"' + '\\"' * 10_000))) == 1


def test_saves_are_read_in_every_form() -> None:
    text = game().to_json()
    for form in (text, text.encode(), bytearray(text.encode()), text.encode("utf-16"), json.loads(text)):
        assert Game.from_json(form, game().rules).fingerprint == game().fingerprint


@pytest.mark.parametrize("lang", ["en", "pl", "it", "ro", "ru", "de"])
def test_every_flaw_has_its_words(lang: str) -> None:
    messages = Messages(lang, ("errors",), strict=True)
    told = {messages.text("error-save-unreadable", flaw=flaw, line=line, column=3) for flaw in FLAWS for line in (0, 2)}
    assert len(told) == 2 * len(FLAWS)


@settings(deadline=None)
@given(st.binary(max_size=200))
def test_any_bytes_are_data_or_refused(data: bytes) -> None:
    try:
        read_document(data)
    except SaveError as error:
        assert error.arguments["flaw"] in FLAWS


plain = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
    max_leaves=8,
)


@settings(max_examples=40, deadline=None)
@given(st.dictionaries(st.text(max_size=3), plain))
def test_any_document_is_read_as_it_was_written(data: Any) -> None:
    try:
        assert read_document(json.dumps(data)) == data
    except SaveError as error:
        assert error.arguments["flaw"] == "text"
