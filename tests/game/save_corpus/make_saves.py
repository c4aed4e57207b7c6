"""Write saves of the present version into the corpus: run it once when a version is released, and commit the file.

    python tests/game/save_corpus/make_saves.py            # tests/game/save_corpus/saves-<version>.jsonl.gz

A line of the file is a game of the fixed random player with one set of modules: the save without its snapshot, and what
must be true when it is loaded by any later version (`facts`). tests/game/test_save_corpus.py loads and plays them all.
"""

from __future__ import annotations

import gzip
import json
import random
import sys
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parents[1] / "support"))

import tested_modules  # noqa: E402

from cyclades_core import Game, Ruleset, __version__  # noqa: E402

MOST = 400  # answers: the later half of a game brings no new kinds of clauses


def _gold(view: dict[str, Any], seat: str) -> int:
    """The first purse of the seat's own side that it sees: it may know those of others, too."""
    mine = {f["id"] for f in view["factions"] if f["seat"] == seat}
    own = {f for side in view["table"]["sides"] if mine & {*side} for f in side}
    return next(f["gold"] for f in view["factions"] if f["id"] in own and "gold" in f)


def facts(game: Game) -> dict[str, Any]:
    """What a later version must find: nothing of it depends on how a position is kept."""
    return {
        "round": game.round,
        "asked": game.asked,
        "winners": list(game.result.winners) if game.result else None,
        "gold": {seat: _gold(game.view(seat), seat) for seat in game.seats},
        "areas": {f["id"].partition("-")[2]: f["areas"] for f in game.view()["factions"]},
    }


def line(way: tested_modules.Way, seed: int) -> str:
    game = Game.new(Ruleset.load(way.modules), players=way.players, mode=way.mode, seed=seed)
    rng = random.Random(seed)
    for _ in range(MOST):
        if game.is_over:
            break
        game.apply(game.legal.item(rng.randrange(game.legal.count)))
    found = {"save": json.loads(game.to_json(snapshot=False)), "facts": facts(game)}
    return json.dumps(found, separators=(",", ":"), ensure_ascii=False)


def main() -> None:
    ways = [*tested_modules.LISTS, *tested_modules.EVERY_SET]
    text = "".join(line(way, seed) + "\n" for seed, way in enumerate(ways))
    # without the time, so that equal games make an equal file
    packed = gzip.compress(text.encode(), mtime=0)
    (HERE / f"saves-{__version__}.jsonl.gz").write_bytes(packed)


if __name__ == "__main__":
    main()
