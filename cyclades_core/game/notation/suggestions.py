"""Legal clauses that are most like a text, for a player who mistyped one or tried what is not possible."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cyclades_core.content.toml.nearest_name import likeness

from .answer_parser import is_number

if TYPE_CHECKING:
    from ..game import Game

__all__ = ["nearest_clauses"]

#: So many answers of a question are looked at, so many of the best are followed, so many questions deep.
LOOKED, FOLLOWED, DEEP = 300, 6, 8


def word_likeness(word: str, other: str) -> float:
    """Return how much two words of a clause look alike, from 0 to 1. Numbers are the more alike the nearer they are.

    >>> word_likeness("zues", "zeus") > word_likeness("zues", "ares"), word_likeness("3", "4") > word_likeness("3", "9")
    (True, True)
    >>> word_likeness("²", "2")
    0.0
    """
    if word == other:
        return 1.0
    if is_number(word) and is_number(other):
        return 0.8 / (1 + abs(int(word) - int(other)) / 4)
    if is_number(word) or is_number(other):
        return 0.0
    return 0.9 * likeness(word, other)


def score(wanted: Sequence[str], words: Sequence[str]) -> float:
    """How well a clause tells what the text tells: each word of it by its best partner, order counting a little."""
    if not wanted:
        return 0.0
    total = 0.0
    for at, word in enumerate(wanted):
        total += max((word_likeness(word, other) - 0.02 * abs(at - i) for i, other in enumerate(words)), default=0.0)
    return total / len(wanted) - 0.03 * max(0, len(words) - len(wanted))


def nearest_clauses(game: Game, text: str, most: int) -> list[str]:
    """Return at most `most` legal clauses, the most similar first.

    At each decision, the answers that fit the text best are followed on copies of the game.
    """
    wanted = text.split()[:40]
    if most <= 0 or (decision := game.decision) is None:
        return []
    if wanted and wanted[0] == decision.prompt and len(wanted) > 1:
        wanted = wanted[1:]
    open_: list[tuple[float, int, Game]] = [(0.0, 0, game)]
    found: dict[str, float] = {}
    count, ply = 0, game._journal.finished
    for _ in range(DEEP):
        following: list[tuple[float, int, Game]] = []
        for _, _, at in open_:
            legal = at.legal
            texts = [(legal.text(i), legal.item(i)) for i in range(min(legal.count, LOOKED))]
            before = at.begun.split()
            ranked = sorted(texts, key=lambda row: -score(wanted, [*before, *row[0].split()]))
            for _, answer in ranked[:FOLLOWED]:
                copy = at.clone()
                copy.apply(answer)
                done = copy._journal.texts_since(copy._m, ply)
                if not done:
                    continue
                value = score(wanted, done[0].split())
                if copy._m.closed or copy.is_over or len(done) > 1 or copy.asked != game.asked:
                    found[done[0]] = max(value, found.get(done[0], -1.0))
                else:
                    count += 1
                    following.append((value, count, copy))
        following.sort(key=lambda row: (-row[0], row[1]))
        open_ = following[:FOLLOWED]
        if not open_:
            break
    return sorted(found, key=lambda clause: (-found[clause], clause))[:most]
