"""A clause in words: the texts of the options that make it, one after the other."""

from __future__ import annotations

from typing import Any

from cyclades_core import Game
from cyclades_core.protocol.wording import Wording

__all__ = ["in_words"]


def in_words(game: Game, clause: str, words: Wording) -> str:
    """What a person would press for a clause; a clause whose parts are not found is itself.

    >>> from cyclades_core import Ruleset
    >>> from cyclades_core.protocol.speaking import Words
    >>> game = Game.new(Ruleset.load("legacy"), players=3, seed=4)
    >>> in_words(game, "bid zeus 2", Words().of("en", ["legacy"]))
    'Zeus › 2'
    """
    parts: list[Any] = []
    texts: list[str] = []
    decision = game.decision
    while decision is not None:
        best = None
        for option in decision.options:
            made = game.draft([*parts, option.value])
            fits = made.clause == clause or clause.startswith(f"{made.clause} ")
            if fits and (best is None or len(made.clause) > len(best[1].clause)):
                best = option, made
        if best is None:
            return clause
        parts.append(best[0].value)
        texts.append(words.option(best[0], decision.domain["sort"], decision.domain["kind"]))
        if best[1].complete:
            return " › ".join(texts)
        decision = best[1].decision
    return clause
