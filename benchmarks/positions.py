"""The positions that are measured: small but honest, on the boards of the game."""

from __future__ import annotations

import random

from cyclades_core import Game, Ruleset

__all__ = ["auction", "land_menu", "middle"]

MOVES = {
    "turn": ["p1", "ares"],
    "gold": {"p1": 12, "p2": 6, "p3": 4},
    "areas": {
        "m3-b1": {"owner": "p1", "units": {"troop": 2}},
        "m3-g6": {"owner": "p1", "units": {"troop": 3}, "buildings": ["fortress"]},
        "m3-c3": {"owner": "p2", "units": {"troop": 1}, "buildings": ["port", "temple"]},
        "m3-f2": {"owner": "p2", "units": {"troop": 2}},
        "m3-d2": {"owner": "p3", "units": {"troop": 1}},
        "m3-i1": {"owner": "p3", "units": {"troop": 2}, "buildings": ["university"]},
        "C2": {"owner": "p1", "units": {"fleet": 1}},
        "D3": {"owner": "p1", "units": {"fleet": 1}},
        "G5": {"owner": "p1", "units": {"fleet": 2}},
        "H4": {"owner": "p1", "units": {"fleet": 1}},
        "D4": {"owner": "p2", "units": {"fleet": 2}},
        "F4": {"owner": "p3", "units": {"fleet": 1}},
    },
}


def land_menu(rules: Ruleset) -> Game:
    """Ares' turn with two armies, a chain of fleets and enough gold: the menu of a land move."""
    return Game.from_position(rules, MOVES, players=3, seed=0)


def auction(rules: Ruleset) -> Game:
    """Five players, the first offering of a later round."""
    game = Game.new(rules, players=5, seed=4)
    rng = random.Random(4)
    while not game.is_over and (game.round < 3 or game.decision.prompt != "bid"):  # type: ignore[union-attr]
        game.apply(game.legal.item(rng.randrange(game.legal.count)))
    return game


def middle(rules: Ruleset, players: int = 5, answers: int = 400) -> Game:
    """The middle of a random game."""
    game = Game.new(rules, players=players, seed=2)
    rng = random.Random(2)
    for _ in range(answers):
        if game.is_over:
            break
        game.apply(game.legal.item(rng.randrange(game.legal.count)))
    return game
