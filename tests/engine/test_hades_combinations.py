"""Hades: all 16 combinations of its modules, for two to five players, in random games (H2.1)."""

from __future__ import annotations

import random

import pytest
from run_size import size
from tested_modules import EVERY_SET, rules

from cyclades_core import Game
from cyclades_core.game.positions.invariants import problems

BOXES = {"legacy", "hades"}
COMBINATIONS = [
    way.modules for way in EVERY_SET if {name.partition("/")[0] for name in way.modules.split(",")} <= BOXES
]
PLAYERS = (2, 3, 4, 5)

#: No random game of any of them has come near this.
STEPS = 20_000


def short(modules: str) -> str:
    return "+".join(name.partition("/")[2] or name for name in modules.split(","))


def finish(modules: str, players: int, seed: int, every: int) -> Game:
    """A random game to its end, looked at every so many answers; nobody is ever asked what has one answer."""
    game = Game.new(rules(modules), players=players, seed=seed)
    game.keep_history = False
    rng = random.Random(seed)
    m = game._m
    for step in range(STEPS):
        if m.pending is None:
            break
        answers = m.pending[2]
        assert answers.count > 1, (seed, step, game.decision)
        m.answer(answers.item(rng.randrange(answers.count)))
        m.trail.clear()
        m.events.clear()
        if step % every == 0:
            assert problems(m) == [], (seed, step)
    assert game.is_over and game.result is not None, seed
    assert problems(m) == [], seed
    return game


def test_there_are_sixteen() -> None:
    assert len(COMBINATIONS) == len(set(COMBINATIONS)) == 16
    for modules in COMBINATIONS:
        assert {name for name, _ in rules(modules).modules} == set(modules.split(","))
    assert rules("legacy,hades").modules == rules(COMBINATIONS[-1]).modules


@pytest.mark.parametrize("modules", COMBINATIONS, ids=short)
def test_a_game_of_each_combination(modules: str) -> None:
    """One number of players each, so that the sample stays small and all four occur in every kind of module."""
    players = PLAYERS[COMBINATIONS.index(modules) % len(PLAYERS)]
    finish(modules, players, seed=COMBINATIONS.index(modules), every=25)


@pytest.mark.parametrize("players", PLAYERS)
def test_games_of_the_whole_box(players: int) -> None:
    finish(COMBINATIONS[-1], players, seed=players, every=10)


@pytest.mark.long
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("modules", COMBINATIONS, ids=short)
def test_two_hundred_games_each(modules: str, players: int) -> None:
    for seed in range(size(ci=50, full=200)):
        finish(modules, players, seed, every=50)


# -- windows (H3.1, H13.4) -------------------------------------------------------------------------------------------


def windows(modules: str, players: int, seed: int, steps: int) -> dict[str, int]:
    """How often each window asked; whoever was asked had an item in front of him that he could use there."""
    game = Game.new(rules(modules), players=players, seed=seed)
    game.keep_history = False
    rng = random.Random(seed)
    asked: dict[str, int] = {}
    for _ in range(steps):
        if game.is_over:
            break
        decision = game.decision
        assert decision is not None
        texts = game.legal.texts(50)
        if decision.prompt.startswith("window-"):
            asked[decision.prompt] = asked.get(decision.prompt, 0) + 1
            uses = [text for text in texts if text.startswith("use ")]
            assert uses and "pass" in texts, (seed, decision.prompt, texts)
            for text in uses:
                # what is offered can be done: an item that could do nothing is not played (H13.4)
                trial = game.clone()
                trial.apply(text)
                assert trial.fingerprint != game.fingerprint
        game.apply(game.legal.item(rng.randrange(game.legal.count)))
    return asked


def test_a_window_in_which_nobody_can_do_anything_asks_nobody() -> None:
    asked: dict[str, int] = {}
    for seed in range(12):
        for prompt, times in windows(COMBINATIONS[-1], PLAYERS[seed % 4], seed, 900).items():
            asked[prompt] = asked.get(prompt, 0) + times
    assert {"window-offerings-begin", "window-gods-laid", "window-assault-begins"} <= set(asked), asked


@pytest.mark.parametrize("modules", [m for m in COMBINATIONS if "divine-favors" not in m], ids=short)
def test_without_items_no_window_ever_asks(modules: str) -> None:
    assert windows(modules, 3, seed=1, steps=250) == {}
