"""Wrong clauses at random, in every list of modules: each is refused with a code of the closed set, all its arguments,
the rule, and a sentence; nothing changes. What is accepted can be played.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest
import tested_modules
from wrong_clauses import vocabulary, wrong

from cyclades_core import Game, IllegalAction, Refusal
from cyclades_core.engine.values.refusals import ARGUMENTS
from cyclades_core.text.i18n import Messages

# Of these no rule speaks: the game is over, and words that mean nothing anywhere.
WITHOUT_RULE = {"game-over"}


@cache
def say(modules: str) -> Messages:
    return Messages("en", tuple(modules.split(",")))


def judge(game: Game, text: str, refusal: Refusal, modules: str) -> None:
    about = (game.decision, text, refusal)
    assert refusal.code in ARGUMENTS, about
    assert set(refusal.args) == set(ARGUMENTS[refusal.code]), about
    assert game.decision is not None
    assert refusal.cite or refusal.code in WITHOUT_RULE, about
    words = say(modules).text(f"refusal-{refusal.code}", **refusal.args)
    assert words and "{" not in words and "?" not in words, (words, *about)


def clauses(way: tested_modules.Way, seed: int, number: int, apart: int) -> Iterator[tuple[str, Refusal | None]]:
    """So many clauses, tried along a random game."""
    rng = random.Random(seed)
    game = Game.new(way.rules, players=way.players, mode=way.mode, seed=seed)
    game.keep_history = False
    words = vocabulary(game)
    while number:
        if game.is_over:
            seed += 1000
            game = Game.new(way.rules, players=way.players, mode=way.mode, seed=seed)
            game.keep_history = False
        before = game.fingerprint
        for _ in range(min(3, number)):
            text = wrong(game, words, rng)
            refusal = game.why_not(text)
            assert game.fingerprint == before, text
            if refusal is not None:
                judge(game, text, refusal, way.modules)
            else:
                game.clone().apply(text)
            number -= 1
            yield text, refusal
        for _ in range(rng.randrange(1, apart)):
            if not game.is_over:
                game.step(game.legal.item(rng.randrange(game.legal.count)))


@pytest.mark.long(every=4)
@tested_modules.each_list
def test_wrong_clauses_are_refused_by_a_rule(way: tested_modules.Way) -> None:
    found = Counter(refusal.code if refusal else "" for _, refusal in clauses(way, 7, 45, 40))
    assert len(found) > 4, found


@pytest.mark.parametrize("number", [-(10**30), -(2**63), -1, 2**31, 2**63, 10**30])
def test_a_number_of_nothing_is_refused_in_both_builds(number: int) -> None:
    """Compiled, an index that no machine word holds is another error than in pure Python."""
    game = Game.new(tested_modules.rules("legacy,hades"), players=3, seed=7)
    rng, prompts = random.Random(7), set()
    for _ in range(300):
        if game.is_over:
            break
        decision = game.decision
        assert decision is not None
        if decision.prompt not in prompts and number not in list(game.legal):
            assert game.why_not(number) is not None, decision
            with pytest.raises(IllegalAction):
                game.apply(number)
        prompts.add(decision.prompt)
        game.step(game.legal.item(rng.randrange(game.legal.count)))
    assert len(prompts) > 10


@pytest.mark.long
@tested_modules.covering_array
def test_many_wrong_clauses_are_refused_by_a_rule(way: tested_modules.Way) -> None:
    """72 in each combination: more than ten thousand together in the full run."""
    for seed in (1, 2):
        assert len(list(clauses(way, seed, 36, 60))) == 36
