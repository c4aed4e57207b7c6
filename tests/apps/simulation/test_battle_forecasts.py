"""The odds of a battle that a clause would begin, and of one that is fought, against the exact chain."""

from __future__ import annotations

from random import Random

import pytest

from cyclades_apps.simulation.battle_forecasts import odds_ahead, odds_now
from cyclades_core import Game, IllegalAction, Ruleset
from cyclades_core.game.battle_odds import attacker_wins


@pytest.fixture(scope="module")
def rules() -> Ruleset:
    return Ruleset.load("legacy")


def attacks(rules: Ruleset, seed: int) -> list[tuple[Game, list[str], float]]:
    """Clauses of a random game that roll dice, as parts, with the odds that are told before."""
    game, rng, out = Game.new(rules, players=3, seed=seed), Random(seed), []
    while not game.is_over and game.round < 20:
        decision, parts = game.decision, []
        while decision is not None:
            parts.append(str(rng.choice(decision.options).value))
            made = game.draft(parts)
            decision = made.decision
        if made.why_final == "dice" and (odds := odds_ahead(game, parts)) is not None:
            out.append((game.clone(), parts, odds))
        game.apply(made.clause)
    return out


def test_what_is_told_before_an_attack_is_the_chain_over_what_then_fights(rules: Ruleset) -> None:
    found = [each for seed in range(3) for each in attacks(rules, seed)]
    assert len(found) > 3 and len({odds for *_, odds in found}) > 1
    plain = 0
    for game, parts, odds in found:
        assert 0 < odds < 1 and odds_now(game) is None, "nothing is fought yet"
        rolled = next(event for event in game.apply(game.draft(parts).clause) if event.key == "dice-rolled")
        mine, theirs = rolled.args["attack-parts"], rolled.args["defence-parts"]
        if all(part[0] == "units" for part in (*mine, *theirs)):
            plain += 1
            sides = (1,) * mine[0][1], (1,) * theirs[0][1]
            assert odds == pytest.approx(attacker_wins(*sides, 0, rules.die), abs=1e-4)
    assert plain


def test_what_begins_no_battle_has_no_odds(rules: Ruleset) -> None:
    game = Game.new(rules, players=3, seed=1)
    assert odds_now(game) is None
    god = str(game.decision.options[0].value) if game.decision else ""
    assert odds_ahead(game, [god]) is None, "half a clause"
    assert odds_ahead(game, [god, "1"]) is None
    with pytest.raises(IllegalAction):
        odds_ahead(game, ["nobody"])
