"""How long a game record of a thousand clauses takes to run, start-up and loading of the rules apart: at most 0.5 s.

    python benchmarks/records.py

Prints seconds of the processor, the best of five, for the bare clauses and with every mark and draw as a check, and
how many times as long that is as to play the same clauses without a record. Machines are noisy, so the ratio is what
can be compared between two runs.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from functools import partial

from cyclades_apps.records import run_record
from cyclades_apps.records.conversion import from_game
from cyclades_core import Game, Ruleset

CLAUSES, WANTED = 1_000, 0.5
PLAYERS, SEED = ["ann", "bob", "cleo", "dan", "eve"], 7


def long_game() -> Game:
    """A game in which nobody is in a hurry: Apollo if he can be had, often nothing."""
    game, rng = Game.new(Ruleset.load("legacy"), PLAYERS, seed=SEED), random.Random(1)
    while not game.is_over and len(game.log) < CLAUSES:
        texts = game.legal.texts(40)
        if "apollo" in texts:
            game.apply("apollo")
        elif "end" in texts and rng.random() < 0.7:
            game.apply("end")
        else:
            game.apply(game.legal.item(rng.randrange(game.legal.count)))
    return game


def best_of(work: Callable[[], object], times: int = 5) -> float:
    """Seconds of the processor, once everything is loaded."""
    work()
    found = []
    for _ in range(times):
        before = time.process_time()
        work()
        found.append(time.process_time() - before)
    return min(found)


def records(times: int = 5) -> dict[str, float]:
    """Seconds and ratios, by name."""
    game = long_game()
    clauses = game.log

    def play() -> None:
        again = Game.new(game.rules, PLAYERS, seed=SEED)
        again.keep_history = False
        for clause in clauses:
            again.apply(clause)

    plain = best_of(play, times)
    out = {"played_seconds": plain}
    for name, annotate in (("record", False), ("record_checked", True)):
        data = from_game(game, annotate=annotate).encode()
        outcome = run_record(data)
        assert outcome.passed and outcome.clauses == CLAUSES
        seconds = best_of(partial(run_record, data), times)
        out |= {f"{name}_seconds": seconds, f"ratio_{name}": seconds / plain}
    return out


if __name__ == "__main__":
    for name, figure in records().items():
        print(f"{name}: {figure:.3f}")
    print(f"wanted: at most {WANTED} seconds")
