"""Lines, short answers and rules have words in every language, for every list of modules: buttons can speak."""

from __future__ import annotations

from functools import cache

import pytest
import tested_modules

from cyclades_core import Ruleset
from cyclades_core.text.i18n import MessageError, Messages, available_languages

LANGUAGES = available_languages(())
# Words of the notation that stand in no definition: see cyclades_core/notation.py.
FIXED = ("yes", "no", "stop", "cross", "nothing", "full", "attackers", "hidden", "die-1", "die-2")


def spoken(rules: Ruleset) -> set[str]:
    """What a seat may be shown or asked about, as ids of messages; a line about a card has the card behind a space."""
    found = {name for line in rules.lines for name in (f"line-{line.word}", line.message())}
    found |= {f"word-{word}" for word in FIXED}
    for program in rules.programs:
        for op in program.ops:
            found |= {f"word-{word}" for word in (*getattr(op, "words", ()), op.none_word)}
    found |= {f"rule-{rule.name}" for rule in rules.rules}
    return found | {f"rule-{entry.id}" for entry in rules.entries if entry.kind == "rule"}


def instead(rules: Ruleset) -> set[str]:
    """What may happen instead of something: words of their own, or the card that lets it happen."""
    cards = {definition.id for _, definition, _ in rules.cards}
    found = {each.word for group in rules.instead.values() for each in group}
    return {word if word in cards else f"word-{word}" for word in found}


@cache
def say(lang: str, modules: tuple[str, ...]) -> Messages:
    return Messages(lang, modules, strict=True, folders=())


@tested_modules.every_set
def test_every_answer_and_rule_has_words(way: tested_modules.Way) -> None:
    rules = way.rules
    loaded = tuple(module for module, _ in rules.modules)
    faults = []
    for lang in LANGUAGES:
        for ident in sorted(spoken(rules) | instead(rules)):
            try:
                text = say(lang, loaded).name(ident)
            except MessageError as error:
                faults.append(f"{lang} {error}")
                continue
            if not text.strip() or (text == ident and "-" in ident) or "{" in text:
                faults.append(f"{lang} {ident}: {text}")
    assert faults == []


def test_menu_options_say_what_is_taken_or_bought() -> None:
    def labels(modules: str) -> set[str]:
        rules = Ruleset.load(modules)
        words = say("en", tuple(module for module, _ in rules.modules))
        return {words.name(line.message()) for line in rules.lines if line.about}

    assert labels("base") == {"Buy a creature", "Take a philosopher", "Take a priestess"}
    assert "Buy a creature, a hero or an artifact" in labels("legacy,hades/heroes,titans/artifacts")
    german = say("de", ("legacy", "hades/heroes"))
    assert german.name("line-buy card-kind-creature card-kind-hero") == "Kaufen: eine Kreatur oder einen Helden"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_line_about_a_card_names_it(lang: str) -> None:
    words = say(lang, ("legacy", "hades/heroes", "hades/divine-favors"))
    for line, card in (("sacrifice", "hero-midas"), ("use", "item-zeus-shield"), ("power", "favor-demeter")):
        bare = card.partition("-")[2]
        both = words.name(f"line-{line} {bare}"), words.name(f"line-{line} {card}")
        # declined as the sentence asks for it, so only the beginning of the name is there for certain
        assert both[0] == both[1] and words.name(card)[:4] in both[0]


def test_words_are_found_under_their_kind_only() -> None:
    words = Messages("pl", ("base",), strict=True, folders=())
    assert words.name("word-end") == "zakończ turę"
    assert words.name("stay") == words.name("player-stay") == "stay", "a player may be called so"
    assert Messages("pl", ("base",), folders=()).name("line-fly") == "line-fly"
