"""Every option, prompt, slot and refusal has its words in six languages, over all lists of modules."""

from __future__ import annotations

import random

import pytest
import tested_modules

from cyclades_apps.rpc.localization import event_of, refusal_of
from cyclades_apps.rpc.option_labels import Wording
from cyclades_core import Decision, Event, Game, Ruleset
from cyclades_core.text.i18n import MessageError, Messages

LANGUAGES = ("de", "en", "it", "pl", "ro", "ru")
CLAUSES = 50
OPTIONS = 30  # of each question


def said(words: Wording, decision: Decision) -> None:
    """All that a page shows of a question; strict messages raise where one is missing."""
    kind, sort = decision.domain["kind"], decision.domain["sort"]
    assert words.prompt(decision.prompt)
    assert all(words.option(option, sort, kind) for option in decision.options[:OPTIONS])
    assert all(words.slot(slot) for slot in decision.slots)
    for refused in decision.refused:
        assert words.name(refused.name) if refused.name else words.targets(refused.targets, None, sort, kind)
        assert refusal_of(words, refused.refusal)["text"]


@pytest.mark.long(every=4)
@tested_modules.each_list
def test_options_have_words(way: tested_modules.Way) -> None:
    game = Game.new(way.rules, players=way.players, mode=way.mode, seed=4)
    modules = [module for module, _ in way.rules.modules]
    spoken = [
        Wording(Messages(lang, modules, strict=True, places=game.places, options=way.rules.options))
        for lang in LANGUAGES
    ]
    with pytest.raises(MessageError):
        spoken[0].name("line-of-nothing")
    rng = random.Random(str(way))
    for _ in range(CLAUSES):
        parts: list[str] = []
        decision = game.decision
        while decision is not None:
            for words in spoken:
                said(words, decision)
            parts.append(rng.choice(decision.options).value)
            draft = game.draft(parts)
            decision = draft.decision
        if not parts:
            break
        game.apply(draft.clause)


def test_what_the_game_answers_by_itself_is_told_in_words() -> None:
    """The event has the notation; a person reads the question, and things by their names."""
    game = Game.new(Ruleset.load("legacy"), players=4, seed=0)
    area = next(iter(game.places))
    for lang in LANGUAGES:
        messages = Messages(lang, ("core", "legacy"), places=game.places, names={"p4": "Dan"}, tell=lambda error: None)
        words = Wording(messages)
        place = words.name(f"area-{area}")
        assert place != area
        said = {
            f"choose-units fleet {area}": f"{words.name('unit-fleet')}, {place}",
            f"move-march {area} -> {area}": f"{place} → {place}",
            f"build-site {area}.s2": f"{place} · 2",
            "move-group 2 troop": words.counted("unit-troop", 2),
            "bid 5": "5",
            "choose-faction p4": "Dan",
            "use-discounts full": words.name("word-full"),
            "action build": words.name("line-build"),
        }
        for answer, text in said.items():
            assert words.answer(answer) == f"{words.prompt(answer.split()[0])} {text}"
        event = event_of(words, 1, 0, Event("answered", {"faction": "player-p4", "answer": "choose-card pegasus"}))
        assert words.name("creature-pegasus") in event["text"] and "choose-card" not in event["text"]
        assert event["args"]["answer"] == "choose-card pegasus", "as a program reads it"
