"""Questions only ask: finding out what can be answered, or why something cannot, changes nothing."""

from __future__ import annotations

import random

import tested_modules

from cyclades_core import Game
from cyclades_core.engine.values.answer_domains import NONE
from cyclades_core.engine.values.refusals import Refusal

DECISIONS = 150


@tested_modules.each_list
def test_asking_writes_nothing(way: tested_modules.Way) -> None:
    """Whatever gold there is: an offering is forced when it is placed, not when it is thought of (B9.11)."""
    game, rng = Game.new(way.rules, players=way.players, mode=way.mode, seed=3), random.Random(3)
    for _ in range(DECISIONS):
        if game.is_over:
            break
        for gold in (None, 0, 40):
            m = game._m.copy()
            assert m.pending is not None
            op, frame, _ = m.pending
            if gold is not None:
                m.state.gold = [gold] * len(m.state.gold)
            before = m.state.digest()
            if NONE not in op.domain(m, frame):  # "none", "stop" and the like are no answer
                assert isinstance(op.why_not(m, frame, NONE), Refusal)
            assert m.state.digest() == before, op
        game.apply(game.legal.item(rng.randrange(game.legal.count)))


def test_a_crossing_cannot_end_nowhere() -> None:
    """Units that go on over an ally's land come to an area: "stop" and "none" are refused by a rule, not by Python."""
    way = tested_modules.Way("base", 4, "teams")
    refused = 0
    for seed in range(12):
        game, rng = Game.new(way.rules, players=way.players, mode=way.mode, seed=seed), random.Random(seed)
        while not game.is_over and game.round < 12 and not refused:
            m = game._m
            assert m.pending is not None
            if type(m.pending[0]).__name__ == "MoveLeg":
                refused += 1
                assert game.why_not("none") is not None and game.why_not("stop") is not None
            game.apply(game.legal.item(rng.randrange(game.legal.count)))
    assert refused
