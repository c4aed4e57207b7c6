"""A clause in words: the texts of the options that make it, one after the other."""

from __future__ import annotations

from cyclades_core import Decision, Draft, Game, Option

from ..rpc.option_labels import Wording

__all__ = ["in_words", "parts_of"]


def parts_of(game: Game, clause: str) -> list[tuple[Option, Decision]] | None:
    """The options that make a clause, each with its question; None: they do not."""
    found: list[tuple[Option, Decision]] = []
    decision = game.decision
    while decision is not None:
        best: tuple[Option, Draft] | None = None
        for option in decision.options:
            made = game.draft([*(each.value for each, _ in found), option.value])
            fits = made.clause == clause or clause.startswith(f"{made.clause} ")
            if fits and (best is None or len(made.clause) > len(best[1].clause)):
                best = option, made
        if best is None:
            return None
        found.append((best[0], decision))
        if best[1].complete:
            return found
        decision = best[1].decision
    return None


def in_words(game: Game, clause: str, words: Wording) -> str:
    """What a person would press for a clause; a clause whose parts are not found is itself.

    >>> from cyclades_core import Ruleset
    >>> from cyclades_apps.rpc.localization import RpcMessages
    >>> game = Game.new(Ruleset.load("legacy"), players=3, seed=4)
    >>> in_words(game, "bid zeus 2", RpcMessages().of("en", ["legacy"]))
    'Zeus › 2'
    """
    found = parts_of(game, clause)
    if found is None:
        return clause
    return " › ".join(words.option(option, asked.domain["sort"], asked.domain["kind"]) for option, asked in found)
