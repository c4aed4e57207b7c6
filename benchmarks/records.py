"""How long a game record of a thousand clauses takes to run, start-up and loading of the rules apart: at most 0.5 s.

    python benchmarks/records.py

Prints seconds of the processor, the best of five, for the bare clauses and with every mark and draw as a check.
"""

from __future__ import annotations

import random
import time

from cyclades_core import Game, Ruleset
from cyclades_core.records import run_record
from cyclades_core.records.converting import from_game

CLAUSES, WANTED = 1_000, 0.5


def long_game() -> Game:
    """A game in which nobody is in a hurry: Apollo if he can be had, often nothing."""
    game, rng = Game.new(Ruleset.load("legacy"), ["ann", "bob", "cleo", "dan", "eve"], seed=7), random.Random(1)
    while not game.is_over and len(game.log) < CLAUSES:
        texts = game.legal.texts(40)
        if "apollo" in texts:
            game.apply("apollo")
        elif "end" in texts and rng.random() < 0.7:
            game.apply("end")
        else:
            game.apply(game.legal.item(rng.randrange(game.legal.count)))
    return game


def best_of_five(data: bytes) -> float:
    run_record(data)
    times = []
    for _ in range(5):
        before = time.process_time()
        outcome = run_record(data)
        times.append(time.process_time() - before)
        assert outcome.passed and outcome.clauses == CLAUSES
    return min(times)


if __name__ == "__main__":
    game = long_game()
    for name, annotate in (("clauses", False), ("with checks", True)):
        seconds = best_of_five(from_game(game, annotate=annotate).encode())
        print(f"{name}: {seconds:.3f} s (wanted: at most {WANTED} s)")
