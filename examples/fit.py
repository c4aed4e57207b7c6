#!/usr/bin/env python3
"""Find out what makes a side win: the weights of the bot `mcts`, fitted to games that were played to their end.

    python examples/fit.py --modules legacy --modules base --bots quick --games 400 --seed 5000

Whenever nobody's turn runs (a round begins, a phase ends), the features of all sides are noted
(`apps/bots/win_features.py`). The weights are those under which the sides that won were the most likely to win, each
list of modules counting the same; a small penalty keeps those down that hardly matter. A weight whose sign makes no
sense (land that does harm) is 0 and the others are found anew: a search would make use of it. Prints what to write into
`apps/bots/mcts.toml`. Wants NumPy (extra `research`).
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np

from cyclades_apps.bots import FEATURES, features, play_turn, seat_bots, turn_of
from cyclades_core import Game, Ruleset

PLAYERS = 4
MOST_ROUNDS = 60
BAD = ("last-land", "danger")  # what does harm
COUNTED = 3000.0  # as if each list had so many positions: what the penalty is measured against
PENALTY = 2.0

Positions = tuple[Any, Any]  # features of all sides, and their shares of the victory, position by position


def positions(modules: str, bots: str, games: int, seed: int) -> Positions:
    """What was noted in these games."""
    rules = Ruleset.load(modules)
    noted: list[list[list[float]]] = []
    shares: list[list[float]] = []
    for number in range(seed, seed + games):
        game = Game.new(rules, players=PLAYERS, seed=number)
        game.keep_history = False
        seated = seat_bots(tuple(bots.split(",")), game.seats, number)
        here: list[list[list[float]]] = []
        last: tuple[int, int, int] | None = None
        while not game.is_over and game.round <= MOST_ROUNDS:
            now = turn_of(game)
            if now != last and now[2] < 0 and game.round >= 1:
                here.append(features(game))
            last = now
            game.step(play_turn(game, seated))
        if game.result is not None:
            winners = game.result.winners
            noted += here
            shares += [[(seat in winners) / len(winners) for seat in game.seats]] * len(here)
    return np.array(noted), np.array(shares)


def fitted(found: list[Positions], free: Any) -> Any:
    """The weights of the features that are free, by Newton's method; the others are 0."""
    x, y = (np.concatenate([each[i] for each in found]) for i in (0, 1))
    counts = np.concatenate([np.full(len(each[0]), COUNTED / len(each[0])) for each in found])
    scale = x.reshape(-1, x.shape[2]).std(axis=0) + 1e-9
    z = x / scale * free
    weights = np.zeros(x.shape[2])
    for _ in range(60):
        chances = z @ weights
        chances = np.exp(chances - chances.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        slope = np.einsum("n,nf,nfk->k", counts, y - chances, z) - PENALTY * weights
        mean = np.einsum("nf,nfk->nk", chances, z)
        bend = np.einsum("n,nf,nfk,nfl->kl", counts, chances, z, z) - (mean * counts[:, None]).T @ mean
        step = np.linalg.solve(bend + PENALTY * np.eye(len(weights)), slope)
        weights += step
        if abs(step).max() < 1e-6:
            break
    return weights / scale * free


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--modules", action="append", help="a list of modules; may be given more than once")
    parser.add_argument("--bots", default="quick", help="one for all seats, or four")
    parser.add_argument("--games", type=int, default=400, help="of each list")
    parser.add_argument("--seed", type=int, default=5000)
    asked = parser.parse_args()
    lists = asked.modules or ["legacy", "base"]
    found = [positions(modules, asked.bots, asked.games, asked.seed) for modules in lists]
    free = np.ones(len(FEATURES))
    while True:
        weights = fitted(found, free)
        wrong = [i for i, name in enumerate(FEATURES) if free[i] and (weights[i] < 0) != (name in BAD)]
        if not wrong:
            break
        free[wrong] = 0.0
    print(f"# {sum(len(each[0]) for each in found)} positions of {asked.games * len(lists)} games")
    for name, weight in zip(FEATURES, weights, strict=True):
        print(f"{name} = {weight:.3f}")


if __name__ == "__main__":
    main()
