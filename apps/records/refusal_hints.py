"""What to say of a clause that is refused: the word that is meant, who is asked, and the nearest legal clauses."""

from __future__ import annotations

from typing import Any

from cyclades_core.engine.values.refusals import Refusal
from cyclades_core.game.game import Game
from cyclades_core.game.notation.answer_parser import is_number

from .record_lines import RecordLine, RecordWord

__all__ = ["asked", "guilty", "missing"]

SIGNS = ("->", "+", ">")


def asked(game: Game) -> tuple[str, str] | None:
    """Who is asked what."""
    decision = game.decision
    return None if decision is None else (decision.seat, decision.prompt)


def guilty(game: Game, line: RecordLine, refusal: Refusal) -> RecordWord | None:
    """The first word with which the clause could not go on."""
    words = line.words
    text = str(refusal.args.get("text", "")).split()
    if refusal.code in ("left-over", "unknown-answer") and text:
        more = len(text) if refusal.code == "left-over" else 1  # what is not understood begins with its first word
        for at, word in enumerate(words):
            if [each.text for each in words[at : at + len(text)]] == text:
                return RecordWord("", word.column, words[at + more - 1].end)
    for at, word in enumerate(words):  # the name of a question alone is no answer yet
        if word.text in SIGNS or (is_number(word.text) and at + 1 < len(words)):
            continue
        found = game.why_not(" ".join(each.text for each in words[: at + 1]))
        if found is not None and found.code == refusal.code:
            return word
    return words[-1] if words else None


def missing(game: Game, most: int = 6) -> dict[str, Any]:
    """What a clause that was begun still lacks: the question, and what could be answered."""
    decision = game.decision
    texts = game.legal.texts(most + 1)
    more = " ..." if len(texts) > most else ""
    return {"prompt": decision.prompt if decision else "", "answers": " | ".join(texts[:most]) + more}
