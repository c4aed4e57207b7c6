"""Plays the games of the golden hashes in a process of its own and prints what came of them.

    python [-O] tests/attack/determinism_process.py [--reversed] FIRST LAST

One line a game: its name, the hash of its course, the hash of its saves. It is started with other hash seeds, in the
other order and without assertions by `test_determinism.py`; every Python has to print the same.
"""

from __future__ import annotations

import hashlib
import random
import sys
from collections.abc import Iterator
from pathlib import Path

sys.path[:0] = [str(Path(__file__).resolve().parents[1] / "support"), str(Path(__file__).resolve().parents[2])]

import tested_modules  # noqa: E402

from cyclades_core import Game  # noqa: E402
from cyclades_core.engine.rules.random_seeds import DERIVATION  # noqa: E402

GAMES = 960
WHOLE = 16  # every so many is played to its end, the others for so many answers
MOST = 100


def settings(first: int, last: int) -> Iterator[tuple[str, tested_modules.Way, int]]:
    """Name, way and seed of these games: six or seven of each of the 144 sets, each time with the next of its ways."""
    for number in range(first, last):
        modules = tested_modules.EVERY_SET[number * len(tested_modules.EVERY_SET) // GAMES].modules
        every = tested_modules.ways_of(modules)
        way = every[number % len(every)]
        yield f"{number}-{way}", way, number


def play(way: tested_modules.Way, seed: int) -> tuple[str, str]:
    """The hash of every question, answer and round, and that of everything that is saved and told.

    The first does not depend on how a state is laid out: it stays as it is while the core is rebuilt.
    """
    game = Game.new(way.rules, players=way.players, mode=way.mode, seed=seed, derivation=DERIVATION)
    rng = random.Random(seed)
    course, told = hashlib.blake2b(digest_size=6), hashlib.blake2b(digest_size=6)
    for _ in range(20_000 if seed % WHOLE == 0 else MOST):
        if game.is_over:
            break
        legal, at = game.legal, game.round
        place = rng.randrange(legal.count)
        course.update(f"{game.asked} {place} {legal.count} {legal.text(place)}\n".encode())
        told.update(game.fingerprint.encode())
        for event in game.apply(legal.item(place)):
            told.update(repr(event).encode())
        if game.round != at:
            course.update(game.position_text().encode())
    course.update("\n".join([*game.log, game.position_text()]).encode())
    told.update(game.to_json().encode())
    return course.hexdigest(), told.hexdigest()


def main(arguments: list[str]) -> None:
    first, last = map(int, arguments[-2:])
    chosen = list(settings(first, last))
    for name, way, seed in reversed(chosen) if "--reversed" in arguments else chosen:
        print(name, *play(way, seed), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
