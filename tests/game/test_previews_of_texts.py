"""Previews and texts: `draft` takes the parts of a move exactly where `apply` takes its words.

Single parts of legal moves are replaced, dropped, swapped or added. A preview that is accepted has a text that `apply`
accepts with the same result. A text that `apply` accepts has a preview. A preview differs from the words in one way
only, which docs/library.md describes: a part answers the decision that the preview of the parts before it shows.
"""

from __future__ import annotations

import random
from collections import Counter

import pytest
import tested_modules
from move_texts import all_words
from run_size import size
from test_moves_as_text import positions

from cyclades_core import Draft, Game, IllegalAction

TRIED = 10  # changed moves of each position
FLEETS = ("sail",)  # moves with a group that may be written before its space


def random_parts(game: Game, rng: random.Random) -> list[str]:
    """Return the parts of a legal move: options of the decisions that the previews show."""
    parts: list[str] = []
    decision = game.decision
    while decision is not None:
        parts.append(rng.choice(decision.options).value)
        decision = game.draft(parts).decision
    return parts


def changed(parts: list[str], pool: list[str], rng: random.Random) -> list[str]:
    """Return the parts with one of them replaced, dropped or added, or with two swapped."""
    new = parts.copy()
    at = rng.randrange(len(new))
    match rng.randrange(5):
        case 0:
            del new[at]
        case 1:
            other = rng.randrange(len(new))
            new[at], new[other] = new[other], new[at]
        case 2:
            new.insert(rng.randrange(len(new) + 1), rng.choice(pool))
        case _:
            new[at] = rng.choice(pool)
    return new


def preview(game: Game, parts: list[str]) -> Draft | None:
    try:
        return game.draft(parts)
    except IllegalAction:
        return None


def played(game: Game, text: str) -> Game | None:
    """Return a copy of the game in which the text was played; None if it is rejected."""
    copy = game.clone()
    try:
        copy.apply(text)
    except IllegalAction:
        return None
    return copy


def moves(game: Game) -> int:
    """Return the number of complete moves."""
    return len(game.log) - bool(game.begun)


def answers_what_is_shown(game: Game, parts: list[str]) -> bool:
    """Whether some part is an option of the decision that the preview of the parts before it shows."""
    for at, part in enumerate(parts):
        before = game.draft(parts[:at]).decision
        if before is not None and part in [option.value for option in before.options]:
            return True
    return False


def check(game: Game, parts: list[str]) -> str:
    """Compare a preview of the parts with the text that they make."""
    made, text = preview(game, parts), played(game, " ".join(parts))
    if made is None:
        if text is None:
            return "rejected"
        if moves(text) + bool(text.begun) > moves(game) + 1:
            return "longer"  # a text may continue behind the end of its move
        # short forms of texts: fleets before their space, buildings of a set in any order
        entry = text.begun or text.log[-1]
        assert entry.startswith(FLEETS) or all(part in entry.split() for part in parts), (parts, entry)
        return "any order"
    if made.clause == game.begun:
        return "begun"  # only what is answered already, or the name of the question
    again = played(game, made.clause)
    assert again is not None, (parts, made.clause)
    if made.complete:
        assert again.log[-1] == made.clause
    if text is not None and (text.fingerprint, text.log) == (again.fingerprint, again.log):
        return "accepted"
    assert answers_what_is_shown(game, parts), (parts, made.clause)
    return "shown"


def compare(way: tested_modules.Way, seed: int, number: int, bot: str = "") -> Counter[str]:
    rng, found = random.Random(seed), Counter[str]()
    seen: list[str] = []
    for game in positions(way, seed, number, 20, bot):
        parts = random_parts(game, rng)
        seen += parts
        assert game.decision is not None
        likely = [option.value for option in game.decision.options[:20]]
        pool = [*seen[-60:], *likely, *rng.sample(all_words(game), 10)]
        before = (game.fingerprint, game.log)
        for each in [
            *(parts[:n] for n in range(1, len(parts) + 1)),
            *(changed(parts, pool, rng) for _ in range(TRIED)),
        ]:
            if each:
                found[check(game, each)] += 1
        assert (game.fingerprint, game.log) == before
    return found


@pytest.mark.long(every=4)
@tested_modules.each_list
def test_previews_accept_what_moves_accept(way: tested_modules.Way) -> None:
    found = compare(way, 11, 15)
    assert found["accepted"] > 20 and found["rejected"] > 40, found


@pytest.mark.long
@pytest.mark.parametrize("bot", ["", "quick"])
@tested_modules.each_list
def test_many_previews_accept_what_moves_accept(way: tested_modules.Way, bot: str) -> None:
    found = compare(way, 12, size(ci=60, full=1500), bot)
    print(way, bot, dict(found))
    assert found["accepted"] > 80 and found["rejected"] > 160, found
