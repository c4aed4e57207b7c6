"""Sentences as a reader of each language expects them: counts, cases and genders, written without a look at the files.

Each `tests/text/sentences/<lang>.toml` is a list of tables:

    [[sentence]]
    key = "event-goods-gained"              # a message, or `key.attribute`
    modules = ["legacy"]                    # in load order; without it `base`
    args = { faction = "player-Ania", goods = "goods-priest" }
    genders = { Ania = "feminine" }         # optional
    places = { C3 = ["sea", "kea-strait"] } # optional: kind and name of the areas; a name may be empty
    text = "..."                            # or, to vary one number:
    vary = "count"
    texts = { 1 = "...", 5 = "..." }

With `key = "story"` a row has `events` in place of arguments, `{ key = "gold-paid", faction = ... }` each, and the text
is what a narrator makes of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import tomli

from cyclades_core import Event
from cyclades_core.text.i18n import Messages
from cyclades_core.text.narration import Narrator

FOLDER = Path(__file__).parent / "sentences"
COUNTS = {0, 1, 2, 5, 12, 20, 21, 22, 25, 101}


def rows(lang: str) -> Iterator[tuple[str, dict[str, Any], dict[str, Any], str]]:
    """Every expected sentence: `(name, row, arguments, text)`."""
    for row in tomli.loads((FOLDER / f"{lang}.toml").read_text(encoding="utf-8"))["sentence"]:
        args = {key: _plain(value) for key, value in row.get("args", {}).items()}
        if "text" in row:
            yield row["key"], row, args, row["text"]
        for count, text in row.get("texts", {}).items():
            yield f"{row['key']}-{count}", row, {**args, row["vary"]: int(count)}, text


def _plain(value: Any) -> Any:
    """Lists of ids, or of pairs of id and number, as the messages take them."""
    if isinstance(value, list):
        return tuple(tuple(item) if isinstance(item, list) else item for item in value)
    return value


def _told(say: Messages, events: list[dict[str, Any]]) -> list[str]:
    """The sentences of a story in which these events are all."""
    plain = [{key: _plain(value) for key, value in event.items()} for event in events]
    narrator = Narrator(say, "full")
    lines = narrator.hear([Event(args.pop("key"), args) for args in plain]) + narrator.rest()
    return [line.text for line in lines]


LANGUAGES = sorted(path.stem for path in FOLDER.glob("*.toml"))
CASES = [(lang, *row) for lang in LANGUAGES for row in rows(lang)]


@pytest.mark.long(every=18)
@pytest.mark.parametrize(
    ("lang", "row", "args", "text"),
    [(lang, row, args, text) for lang, _, row, args, text in CASES],
    ids=[f"{lang}-{name}-{i}" for i, (lang, name, *_) in enumerate(CASES)],
)
def test_the_sentence_reads(lang: str, row: dict[str, Any], args: dict[str, Any], text: str) -> None:
    modules = tuple(row.get("modules", ("base",)))
    places = {area: (kind, name) for area, (kind, name) in row.get("places", {}).items()}
    say = Messages(lang, modules, strict=True, genders=row.get("genders", {}), places=places)
    if row["key"] == "story":
        assert _told(say, row["events"]) == [text]
        return
    key, _, attribute = row["key"].partition(".")
    assert (say.attribute(key, attribute, **args) if attribute else say.text(key, **args)) == text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_there_are_enough(lang: str) -> None:
    found = list(rows(lang))
    assert len(found) >= 60
    counts = {value for _, _, args, _ in found for value in args.values() if type(value) is int}
    assert counts >= COUNTS
    assert {gender for _, row, _, _ in found for gender in row.get("genders", {}).values()} >= {"masculine", "feminine"}
