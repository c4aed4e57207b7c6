"""The verb `arrange` moves only tiles that lie alone on an open slot, whatever its selector finds."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from cyclades_core import Game, Ruleset
from cyclades_core.content.modules import reset
from cyclades_core.game.positions import invariants

MANIFEST = """
box = "kinds"
version = "1.0"
engine = ">=1.0,<2"

[[module]]
id = "kinds"
files = ["cards.toml"]
requires = [{{ any = ["legacy", "base"] }}]
"""
ACTION = '[[action]]\nid = "reorder"\ncite = "X1"\nlimit = 1\neffect = [{{ do = "arrange", gods = {select} }}]\n'


@pytest.fixture(autouse=True)
def forgotten() -> Iterator[None]:
    reset()
    yield
    reset()


@pytest.mark.long(every=3)
@pytest.mark.parametrize(
    "select", ["{}", "{ open = true }", "{ auctioned = true }", "{ open = true, auctioned = true }"]
)
@pytest.mark.parametrize("modules", ["legacy", "base", "legacy,hades/undead"])
def test_no_selector_of_gods_can_corrupt_the_track(tmp_path: Path, modules: str, select: str) -> None:
    (tmp_path / "manifest.toml").write_text(MANIFEST.format(), encoding="utf-8")
    (tmp_path / "cards.toml").write_text(ACTION.format(select=select), encoding="utf-8")
    rules = Ruleset.load(f"{modules},kinds", extra_folders=[tmp_path])
    arranged = 0
    for seed in range(2):
        game = Game.new(rules, players=["ann", "bob", "cleo"], seed=seed)
        rng = random.Random(seed)
        for _ in range(120):
            if game.result is not None:
                break
            decision = game.decision
            if decision.prompt == "action" and "reorder" in game.legal.texts():
                game.apply("reorder")
                arranged += game.decision.prompt == "arrange"
            else:
                game.apply(game.legal.item(rng.randrange(game.legal.count)))
            assert invariants.problems(game._m) == []
    assert arranged >= 2
