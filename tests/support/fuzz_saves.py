"""The saves of the fuzz corpus, made for the present engine: `tools/regenerate fuzz-saves` writes them.

Only the version that wrote a snapshot reads it, and only the rules that a save names continue it. A save of another
version would be rejected at once, and so would most mutations of it. The saves `broke-*` once broke something. Many are
not JSON, so only their head changes.
"""

from __future__ import annotations

import json
import random
import re

from fuzz_targets import CORPUS, PEOPLE, rules

from cyclades_core import Game

__all__ = ["render"]


def played(seed: int, answers: int) -> Game:
    """Return a game after so many random answers."""
    game, rng = Game.new(rules(), players=PEOPLE, seed=seed), random.Random(seed)
    for _ in range(answers):
        game.apply(game.legal.item(rng.randrange(game.legal.count)))
    return game


def inside_a_clause(seed: int) -> Game:
    """Return a game in which a player has given a part of an answer."""
    game, rng = played(seed, 10), random.Random(seed)
    while game.begun is None:
        game.apply(game.legal.item(rng.randrange(game.legal.count)))
    return game


def render() -> dict[str, str]:
    """Return the text of each save by its path."""
    early = played(2, 12)
    saves = {
        "start.json": played(1, 0).to_json(),
        "early.json": early.to_json(),
        "early-log.json": early.to_json(snapshot=False),
        "inside-a-clause.json": inside_a_clause(3).to_json(snapshot=False),
    }
    head = {key: json.dumps(value) for key, value in json.loads(saves["start.json"]).items()}
    for file in sorted((CORPUS / "saves").glob("broke-*")):
        text = file.read_bytes().decode("utf-8")
        for key, shape in (("engine", r'"[^"]*"'), ("fingerprint", r'"[^"]*"'), ("options", r"\{[^{}]*\}")):
            value = head[key].replace("\\", r"\\")
            text = re.sub(rf'^(\{{.*?"{key}": ?){shape}', rf"\g<1>{value}", text, count=1)
        saves[file.name] = text
    return {f"tests/fuzz/corpus/saves/{name}": text for name, text in saves.items()}
