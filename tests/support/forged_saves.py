"""Saves with snapshots that were changed at random places, loaded and played."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable
from typing import Any

import tested_modules

from cyclades_core import CycladesError, Game
from cyclades_core.engine.state import State

NUMBERS = (0, -1, 1, 99, 255, 256, 2**31, 2**64)


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place of a document."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [found for key, each in inner for found in ((*path, key), *places(each, (*path, key)))]


def other(value: Any, rng: random.Random) -> Any:
    """Something else of the same kind."""
    if isinstance(value, int):
        return rng.choice([value + 1, value - 1, *NUMBERS, rng.randrange(300)])
    if isinstance(value, str):
        at = rng.randrange(max(1, len(value)))
        return value[:at] + rng.choice("0123456789abcdef") + value[at + 1 :]
    if isinstance(value, list):
        return rng.choice([value[:-1], value + value[-1:], value[::-1], []])
    return value


def forged(document: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """The document with a few values of its snapshot changed, and the hash that fits them."""
    document = copy.deepcopy(document)
    state = document["snapshot"]["state"]
    for _ in range(rng.choice((1, 1, 2, 3))):
        path = rng.choice(places(state))
        at = state
        for step in path[:-1]:
            at = at[step]
        at[path[-1]] = other(at[path[-1]], rng)
    try:
        document["snapshot"]["hash"] = State.from_plain(state).digest()
    except (ValueError, TypeError, KeyError, OverflowError):
        pass  # no state at all
    return document


def quietly(work: Callable[[], object]) -> None:
    """Nothing but errors of the engine may come out."""
    try:
        work()
    except CycladesError:
        pass


def play_on(game: Game, rng: random.Random) -> None:
    for _ in range(20):
        if game.is_over:
            break
        before = game.fingerprint
        try:
            game.apply(game.legal.item(rng.randrange(game.legal.count)))
        except CycladesError:
            assert game.fingerprint == before, "what is refused has changed nothing"
            raise


def attack(way: tested_modules.Way, seed: int, number: int) -> int:
    """Load so many forged saves of a game and use what can be loaded; how many could."""
    rng = random.Random(seed)
    game = Game.new(way.rules, players=way.players, mode=way.mode, seed=seed)
    for _ in range(rng.randrange(10, 250)):
        if game.is_over:
            break
        game.apply(game.legal.item(rng.randrange(game.legal.count)))
    document = json.loads(game.to_json())
    loaded = 0
    for _ in range(number):
        try:
            found = Game.from_json(forged(document, rng), rules=way.rules)
        except CycladesError:
            continue
        loaded += 1
        for seat in (*found.seats, None):
            quietly(lambda game=found, seat=seat: game.view(seat))  # type: ignore[misc]
        quietly(lambda game=found: game.sample(game.seats[0], random.Random(1)))  # type: ignore[misc]
        quietly(found.position_text)
        quietly(found.to_json)
        quietly(lambda game=found: game.decision)  # type: ignore[misc]
        quietly(lambda game=found: play_on(game, rng))  # type: ignore[misc]
    return loaded
