"""Words that people write otherwise: names in quotes (what areas, cards, units and gods are called), other case."""

from __future__ import annotations

from functools import lru_cache

from attrs import evolve

from cyclades_core.content.compiler.ruleset import Ruleset
from cyclades_core.content.toml import nearest
from cyclades_core.game.game import Game
from cyclades_core.game.setup.seating import spoken_words
from cyclades_core.text.i18n import MessageError, Messages

from ..scenarios.name_checks import GameNames
from .record_errors import RecordError
from .record_lines import RecordLine, RecordWord

__all__ = ["called", "in_other_case", "unquoted"]


def called(game: Game, lang: str) -> dict[str, str]:
    """Names (case does not matter) -> ids. A name that several things have stands for none."""
    places = tuple(sorted((area, kind, name) for area, (kind, name) in game.places.items()))
    return _called(game.rules, lang, places)


@lru_cache(maxsize=16)
def _called(rules: Ruleset, lang: str, places: tuple[tuple[str, str, str], ...]) -> dict[str, str]:
    modules = tuple(module for module, _ in rules.modules)
    try:
        messages = Messages(lang, expansions=modules)
    except MessageError:
        return {}
    found: dict[str, set[str]] = {}
    for area, kind, name in places:
        key = f"{kind}-{name}"
        if messages.has(key):
            found.setdefault(messages.text(key).casefold(), set()).add(area)
    for entry in rules.entries:
        key = f"{entry.kind}-{entry.definition.id}"
        if messages.has(key):
            words = (
                messages.attribute(key, "name", count=1) if messages.has(key, "name") else messages.text(key, count=1)
            )
            found.setdefault(words.casefold(), set()).add(entry.definition.id)
    return {name: ids.pop() for name, ids in found.items() if len(ids) == 1}


def unquoted(game: Game, line: RecordLine, file: str, lang: str) -> str:
    """The words of a clause with ids for names in quotes; `RecordError` at a name that nothing has."""
    return " ".join(_unquoted(game, line, word, file, lang) for word in line.words)


def _unquoted(game: Game, line: RecordLine, word: RecordWord, file: str, lang: str) -> str:
    if word.text[0] != '"':
        return word.text
    names = called(game, lang)
    found = names.get(word.text[1:-1].casefold())
    if found is None:
        near = nearest(word.text[1:-1].casefold(), names)
        fault = line.fault(file, "unknown-name", word, name=word.text[1:-1])
        raise RecordError(evolve(fault, nearest=() if near is None else (f'"{near}"',), unreadable=True))
    return found


def in_other_case(game: Game, names: GameNames, clause: str) -> str | None:
    """The clause with words as the game spells them, where only the case differs and one word fits; else None."""
    known = {*spoken_words(game.rules), *names.area, *names.site, *names.seat}
    by_case: dict[str, list[str]] = {}
    for word in known:
        by_case.setdefault(word.casefold(), []).append(word)
    words = clause.split()
    for at, word in enumerate(words):
        fitting = by_case.get(word.casefold(), [])
        if word not in known and len(fitting) == 1:
            words[at] = fitting[0]
    text = " ".join(words)
    return text if text != clause and game.why_not(text) is None else None
