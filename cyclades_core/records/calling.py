"""Names in quotes: what areas, cards, units and gods are called in a language, as ids."""

from __future__ import annotations

from functools import lru_cache

from ..compiling.ruleset import Ruleset
from ..game import Game
from ..i18n import MessageError, Messages

__all__ = ["called"]


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
