"""Plays the games of `test_determinism.py` in a separate process and prints a hash of each.

    python [-O] tests/attack/determinism_process.py [--reversed] FIRST LAST

It prints one line per game: its name and the hash. `test_determinism.py` starts it with other hash seeds, in the
reverse order, without assertions, and with other Python versions. All of them must print the same.
"""

from __future__ import annotations

import hashlib
import random
import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "support"))

import tested_modules

from cyclades_core import Game

GAMES = 960
WHOLE = 16  # every 16th game is played to its end, the others for `MOST` answers
MOST = 100


def settings(first: int, last: int) -> Iterator[tuple[str, tested_modules.Way, int]]:
    """Yield the name, way and seed of these games: six or seven of each of the 144 module combinations."""
    for number in range(first, last):
        modules = tested_modules.EVERY_SET[number * len(tested_modules.EVERY_SET) // GAMES].modules
        every = tested_modules.ways_of(modules)
        way = every[number % len(every)]
        yield f"{number}-{way}", way, number


def play(way: tested_modules.Way, seed: int) -> str:
    """Return a hash of every decision, option, answer and event, of the position after every round, and of the save."""
    game = Game.new(way.rules, players=way.players, mode=way.mode, seed=seed)
    rng = random.Random(seed)
    seen = hashlib.blake2b(digest_size=12)
    for _ in range(20_000 if seed % WHOLE == 0 else MOST):
        if game.is_over:
            break
        legal, at = game.legal, game.round
        place = rng.randrange(legal.count)
        seen.update(f"{game.asked} {place} {legal.count} {legal.text(place)} {game.fingerprint}\n".encode())
        for event in game.apply(legal.item(place)):
            seen.update(repr(event).encode())
        if game.round != at:
            seen.update(game.position_text().encode())
    seen.update(f"{game.log} {game.position_text()} {game.to_json()}".encode())
    return seen.hexdigest()


def main(arguments: list[str]) -> None:
    first, last = map(int, arguments[-2:])
    chosen = list(settings(first, last))
    for name, way, seed in reversed(chosen) if "--reversed" in arguments else chosen:
        print(name, play(way, seed), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
