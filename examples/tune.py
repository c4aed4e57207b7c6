#!/usr/bin/env python3
"""Look for better weights of `quick` or `greedy`: one weight at a time, up and down, against three of the present ones.

    python examples/tune.py [--bot greedy] --modules base --games 200 --rounds 2 [--weights land,unit] [--workers 2]

A change is kept if it wins more than par by twice its standard error, over games whose seats are rotated and whose
seeds are the same for every candidate. Prints what to write into `quick.toml` or `greedy.toml` of `apps/bots`.
"""

from __future__ import annotations

import argparse
from math import sqrt

from cyclades_apps.bots import load_weights
from cyclades_apps.simulation import simulate

PLAYERS = 4
STEPS = (0.67, 1.5)


def spec_of(bot: str, weights: dict[str, float]) -> str:
    """The bot with these weights, as `--bots` takes it."""
    return ":".join([bot, *(f"{name}={value:g}" for name, value in weights.items())])


def share(modules: str, tried: str, others: str, games: int, workers: int) -> tuple[float, float]:
    """The share of games that the tried bot wins against the others, seats rotated, and its standard error."""
    each = max(1, games // PLAYERS)
    won = 0.0
    for seat in range(PLAYERS):
        bots = [tried if place == seat else others for place in range(PLAYERS)]
        figures = simulate(modules, PLAYERS, each, seed=1, bots=",".join(bots), workers=workers)
        won += figures["winners"][f"p{seat + 1}"] / (each * PLAYERS)
    return won, sqrt(max(won * (1 - won), 1e-9) / (each * PLAYERS))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bot", choices=("quick", "greedy"), default="quick")
    parser.add_argument("--modules", default="base")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--weights", help="those to try, separated by commas; by default all")
    parser.add_argument("--workers", type=int, default=1)
    asked = parser.parse_args()
    kept = load_weights(asked.bot)
    names = asked.weights.split(",") if asked.weights else list(kept)
    if unknown := [name for name in names if name not in kept]:
        parser.error(f"{asked.bot} has no weight {unknown[0]}; it has {', '.join(kept)}")
    for _ in range(asked.rounds):
        for name in names:
            for step in STEPS:
                tried = {**kept, name: round(kept[name] * step, 3)}
                won, error = share(
                    asked.modules, spec_of(asked.bot, tried), spec_of(asked.bot, kept), asked.games, asked.workers
                )
                better = won > 1 / PLAYERS + 2 * error
                mark = "kept" if better else ""
                print(
                    f"{name} = {tried[name]:g}: {won:.1%} (par {1 / PLAYERS:.0%}, error {error:.1%}) {mark}", flush=True
                )
                if better:
                    kept = tried
                    break
    print()
    for name, value in kept.items():
        print(f"{name} = {value:g}")


if __name__ == "__main__":
    main()
