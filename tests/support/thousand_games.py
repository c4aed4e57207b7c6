"""A thousand games, fifty in each of twenty settings, as hashes: the net under any change of the wiring.

Of every decision the hash has who is asked, the prompt, how many answers there are, the first and the last of them and
the one that is given, as text; of every round the whole position as text. Nothing in it depends on how the state is
laid out or what the code is called, so it stays as it is while the core is rebuilt.

`tools/regenerate thousand-games` writes them again. Do that only if a rule has changed, and name the rule in the
changelog. To find out where a game differs from that of another revision, print its decisions in both:

    python tests/support/thousand_games.py SETTING GAME
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path

from tested_modules import LISTS, Way

from cyclades_core import Game

FILE = Path(__file__).parents[1] / "golden" / "thousand.json"
GAMES = 50
MOST = 20_000  # answers: a game that is longer does not end
MORE = [
    Way("base", 5, "free-for-all"),
    Way("base", 6, "teams"),
    Way("base,titans/kronos", 4, "free-for-all"),
    Way("legacy", 2, "two-markers"),
    Way("legacy", 3, "free-for-all"),
    Way("legacy,hades", 4, "free-for-all"),
    Way("legacy,titans", 3, "free-for-all"),
    Way("legacy,titans", 4, "teams"),
]
SETTINGS = {str(way): way for way in [*LISTS, *MORE]}


def decisions(way: Way, seed: int) -> Iterator[str]:
    """One game, decision by decision; before the first of a round its number and the position, on a line of its own."""
    game = Game.new(way.rules, players=way.players, mode=way.mode, seed=seed, derivation=2)
    rng = random.Random(seed)
    played = -1
    for _ in range(MOST):
        if game.round != played or game.is_over:
            played = game.round
            yield f"round {played} {game.position_text()}"
        if game.is_over:
            result = game.result
            yield f"over {'' if result is None else ' '.join(result.winners)}"
            return
        legal, asked = game.legal, game.decision
        answer = legal.item(rng.randrange(legal.count))
        ends = [game.text(legal.item(0)), game.text(legal.item(legal.count - 1)), game.text(answer)]
        yield f"{asked.seat} {asked.prompt} {legal.count} {' | '.join(ends)}"
        game.apply(answer)
    raise AssertionError(f"{way}, seed {seed}: no end after {MOST} answers")


def summary(way: Way, seed: int) -> str:
    """How many decisions, then four digits for each round: the rounds of two summaries tell where games part."""
    count, rounds = 0, []
    digest = blake2b(digest_size=16)
    for line in decisions(way, seed):
        if line.startswith(("round ", "over ")):
            rounds.append(digest.hexdigest()[:4])
        else:
            count += 1
        digest.update(line.encode() + b"\n")
    return f"{count} {''.join(rounds)} {digest.hexdigest()}"


def written() -> dict[str, list[str]]:
    return json.loads(FILE.read_text(encoding="utf-8"))


def parting(before: str, now: str) -> str:
    """Where two summaries of one game part, in words."""
    for place in range(0, max(len(before), len(now)), 4):
        old, new = before.split()[1][place : place + 4], now.split()[1][place : place + 4]
        if old != new:
            return f"they part in round {max(place // 4 - 1, 0)}"
    return "they part after the last round began"


def render() -> str:
    """Return the text of the file: all games by their setting."""
    found = {}
    for number, (name, way) in enumerate(SETTINGS.items()):
        print(f"{name} [{100 * number // len(SETTINGS):3}%]")
        found[name] = [summary(way, seed) for seed in range(GAMES)]
    return json.dumps(found, indent=0) + "\n"


if __name__ == "__main__":
    print(*decisions(SETTINGS[sys.argv[1]], int(sys.argv[2])), sep="\n")
