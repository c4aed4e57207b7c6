"""Tables in the middle of real games: bots play until something worth looking at is asked."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from serving import Served

from cyclades_core import Game, Ruleset
from cyclades_core.bots import Turn, parse_spec
from cyclades_server.importing import import_game

NAMES = ("Ariadne", "Boreas", "Cleo", "Damon", "Euryale", "Phoebus")


def played(
    modules: str, seats: int, seed: int, until: Callable[[Game], bool], bot: str = "greedy", most: int = 900
) -> Game:
    """A game that bots have played until that is true."""
    game = Game.new(Ruleset.load(modules.split(",")), players=[f"p{n + 1}" for n in range(seats)], seed=seed)
    chooser, rng = parse_spec("greedy"), Random(seed)
    for _ in range(5000):
        if game.is_over or (not game.is_answered and until(game)):
            return game
        game.apply(chooser.choose(Turn(game, rng)))
    raise AssertionError(f"never came: {modules}, seed {seed}")


def staged(
    served: Served, game: Game, names: Sequence[str] = NAMES, bots: Mapping[str, str] | None = None
) -> dict[str, Any]:
    """A table that stands there; `table`, `links`, and `asked`, whose link sees the question."""
    table, links = import_game(served.server.store, game, bots)
    for n in range(len(game.seats)):
        served.server.store.change_seat(table, f"p{n + 1}", name=names[n])
    asked = str(game.asked)
    return {"table": table, "links": links, "asked": "host" if asked == "p1" else asked}
