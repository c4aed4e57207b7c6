"""Holes in a record for the eyes of one seat: `ann: choose-card ?`, filled where only one answer can be meant."""

from __future__ import annotations

from cyclades_core.game.game import Game

from .record_lines import RecordLine, RecordWord

__all__ = ["filled"]

MOST = 200  # answers that are looked through: with more of them nobody can mean one


def filled(game: Game, line: RecordLine) -> RecordLine | None:
    """The clause with the one answer that fits; None if several do, or none."""
    words = [word.text for word in line.words]
    fitting = [text for text in _whole_clauses(game) if _fits(words, text.split())]
    if len(fitting) != 1:
        return None
    found = tuple(RecordWord(text, 1, 2) for text in fitting[0].split())
    return RecordLine("clause", line.number, line.text, found, line.comment, line.speaker)


def _whole_clauses(game: Game) -> list[str]:
    if game.legal.count > MOST:
        return []
    prompt = game.decision.prompt if game.decision else ""
    texts = game.legal.texts(MOST)
    return [*texts, *(f"{prompt} {text}" for text in texts)] if len(texts) == 1 else texts


def _fits(words: list[str], text: list[str]) -> bool:
    """Is the text the words, with something for each hole?

    >>> _fits(["choose-card", "?"], ["choose-card", "harpy"]), _fits(["?"], ["2", "troop"])
    (True, True)
    """
    if words == ["?"] or (len(words) == 2 and words[1] == "?" and len(text) == 1):
        return True
    return len(words) == len(text) and all(word in ("?", other) for word, other in zip(words, text, strict=True))
