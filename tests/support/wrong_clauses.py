"""Moves as text that are not legal: words of the position, put together at random."""

from __future__ import annotations

import random

from cyclades_core import Game

NONSENSE = ("florble", "->", "+", "0", "99", "none", "full", "yes", "cross", "stop", "end", "-1")


def vocabulary(game: Game) -> list[list[str]]:
    """The words that a clause of this game may have, those together that stand for things of one sort."""
    m = game._m
    cards = [name for name in m.book.cards_by_id if ":" not in name]
    return [
        [*m.table.areas],
        [*m.table.sites],
        [*m.table.factions],
        [*m.book.names["unit"]],
        [*m.book.names["building"]],
        [*m.book.names["goods"]],
        [name for name in cards if m.book.cards[m.book.cards_by_id[name][0]][0] == "god"],
        cards,
        sorted({line.word for line in m.book.lines}),
        [str(n) for n in range(12)],
        [*NONSENSE],
    ]


def wrong(game: Game, words: list[list[str]], rng: random.Random) -> str:
    """A clause that is probably wrong: a legal one with a word changed for another of its sort, dropped or added."""
    legal, copy = game.legal, game.clone()
    text: list[str] = []
    for _ in range(rng.randrange(1, 4)):  # a few answers of one clause
        if copy.is_over or copy.asked != game.asked:
            break
        answer = copy.legal.item(rng.randrange(copy.legal.count))
        text += copy.text(answer).split()
        copy.step(answer)
        if copy._m.closed:
            break
    text = text or legal.text(0).split()
    for _ in range(rng.randrange(1, 3)):
        way, at = rng.randrange(8), rng.randrange(len(text) + 1)
        if way == 0:
            text.insert(at, rng.choice(rng.choice(words)))
        elif way == 1:
            text.append(rng.choice(rng.choice(words)))
        elif way == 2 and len(text) > 1:
            del text[at % len(text)]
        elif text:
            at %= len(text)
            same = [group for group in words if text[at] in group]
            text[at] = rng.choice(rng.choice(same or words))
    return " ".join(text)
