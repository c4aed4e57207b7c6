#!/usr/bin/env python3
"""What simulations reach on this machine, each figure beside what is wanted of it.

    python benchmarks/simulation.py [--games 4000] [--turns 3] [--format table|json]

`workers`: games a second of `--workers 2` as a part of what two processes reach that know nothing of each other, both
over so many random games, in turns. Wanted: 0.95. `quick`: answers a second of four `quick`; 2,000. `greedy`: seconds
of a game of four `greedy`; 1.5. Of the base games the worse one counts. `mcts`: how many iterations a question are 300
milliseconds. All but `workers` is measured in processor time of this process, so that others who work on the machine
disturb less; `workers` wants two quiet cores. `ratio` is 1 or more where what is wanted is reached.

The figures wanted are those of the pure build: `cyclades --version` says which one is measured.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import time
from pathlib import Path
from statistics import median

from cyclades_apps.bots import BOTS, Turn, play_turn, seat_bots
from cyclades_apps.simulation import Job, play_one
from cyclades_core import Game, Ruleset
from cyclades_core.game.setup.seating import names_of

EDITIONS = ("legacy", "base")
PLAYERS = 4
WANTED = {"workers": 0.95, "quick": 2000.0, "greedy": 1.5}
BELOW = frozenset({"greedy"})  # wanted is at most, not at least


def command(games: int, seed: int, workers: int) -> list[str]:
    """Random games of the first edition, as somebody simulates them."""
    cyclades = str(Path(sys.executable).with_name("cyclades"))
    shared = ["--modules", "legacy", "--players", str(PLAYERS), "--seed", str(seed), "--format", "json"]
    return [cyclades, "simulate", "--games", str(games), "--workers", str(workers), *shared]


def seconds(*commands: list[str]) -> float:
    """How long these commands take, all at once."""
    begun = time.perf_counter()
    started = [subprocess.Popen(each, stdout=subprocess.DEVNULL) for each in commands]
    failed = [each.wait() for each in started]
    if any(failed):
        sys.exit(f"cyclades simulate ended with {failed}")
    return time.perf_counter() - begun


def workers(games: int, turns: int) -> dict[str, float]:
    """Two workers beside two processes, and beside one, in turns: the middle one of the ratios counts."""
    half = games // 2
    ratios, gains = [], []
    for turn in range(turns):
        alone = seconds(command(games, 1 + turn * games, 1))
        apart = seconds(command(half, 1 + turn * games, 1), command(half, 1 + turn * games + half, 1))
        together = seconds(command(games, 1 + turn * games, 2))
        ratios.append(apart / together)
        gains.append(alone / together)
    return {"workers": median(ratios), "workers_beside_one": median(gains)}


def bots(spec: str, games: int) -> dict[str, float]:
    """Processor seconds and answers of whole games of four such bots, by edition."""
    out: dict[str, float] = {}
    for edition in EDITIONS:
        rules, job = Ruleset.load(edition), Job(tuple(names_of(PLAYERS)), (spec,))
        play_one(rules, job, 0)  # what is made once is made
        begun, asked = time.process_time(), 0
        for seed in range(1, games + 1):
            asked += play_one(rules, job, seed).decisions
        spent = time.process_time() - begun
        out[f"{edition}_seconds"] = spent / games
        out[f"{edition}_answers"] = asked / spent
    return out


def thinking(iterations: int, questions: int) -> float:
    """Milliseconds of processor time that `mcts` takes for a question it thinks about, over both editions."""
    spent, asked = 0.0, 0
    for edition in EDITIONS:
        game = Game.new(Ruleset.load(edition), players=PLAYERS, seed=1)
        others = seat_bots(("quick",), game.seats, 1)
        bot, each = BOTS["mcts"](iterations=iterations), 0
        while not game.is_over and each < questions // len(EDITIONS):
            answer = play_turn(game, others)
            if game.legal.count > 1 and game.round >= 1:
                begun = time.process_time()
                bot.choose(Turn(game, others[game.asked][1]))
                spent += time.process_time() - begun
                each += 1
            game.step(answer)
        asked += each
    return 1000 * spent / max(1, asked)


def figures(games: int, turns: int, played: int) -> dict[str, float]:
    out = workers(games, turns) if games else {}
    for spec, count in (("quick", played), ("greedy", max(1, played // 10))):
        found = bots(spec, count)
        of = "answers" if spec == "quick" else "seconds"
        each = [found[f"{edition}_{of}"] for edition in EDITIONS]
        out[spec] = min(each) if spec == "quick" else max(each)
        out |= {f"{spec}_{edition}": value for edition, value in zip(EDITIONS, each, strict=True)}
    out["mcts_ms_of_60"] = thinking(60, played)
    out["mcts_iterations_of_300_ms"] = 300 / out["mcts_ms_of_60"] * 60
    return out


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=4000, help="random games with workers; 0 leaves them out")
    parser.add_argument("--turns", type=int, default=3, help="how often workers and processes take turns")
    parser.add_argument("--played", type=int, default=40, help="games of quick, a tenth of them of greedy")
    parser.add_argument("--format", choices=("table", "json"), default="table")
    asked = parser.parse_args()
    found = figures(asked.games, asked.turns, asked.played)
    ratios = {
        name: wanted / found[name] if name in BELOW else found[name] / wanted
        for name, wanted in WANTED.items()
        if name in found
    }
    if asked.format == "json":
        print(json.dumps({**found, **{f"ratio_{name}": value for name, value in ratios.items()}}, indent=2))
        return
    print(f"{'figure':28} {'value':>10} {'wanted':>8} {'ratio':>6}")
    for name, value in found.items():
        wanted = f"{WANTED[name]:8g} {ratios[name]:6.2f}" if name in WANTED else ""
        print(f"{name:28} {value:10.3f} {wanted}".rstrip())


if __name__ == "__main__":
    main()
