"""Every option, prompt, slot and refusal has its words in six languages, over all lists of modules."""

from __future__ import annotations

import random

import lists
import pytest

from cyclades_core import Decision, Game
from cyclades_core.i18n import MessageError, Messages
from cyclades_core.protocol.speaking import refusal_of
from cyclades_core.protocol.wording import Wording

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


@lists.each_list
def test_options_have_words(way: lists.Way) -> None:
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
