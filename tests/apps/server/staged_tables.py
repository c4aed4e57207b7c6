"""Tables in the middle of real games: bots play until something worth looking at is asked."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from server_in_thread import Served

from cyclades_apps.bots import Turn, parse_spec
from cyclades_apps.server.game_import import import_game
from cyclades_core import Game, Ruleset

NAMES = ("Ariadne", "Boreas", "Cleo", "Damon", "Euryale", "Phoebus")

HADES = "legacy,hades/heroes,hades/undead,hades/divine-favors"
TITANS = "legacy,titans/board,titans/kronos,titans/artifacts,titans/special-metropolises"


def is_fought(game: Game) -> bool:
    """Is there a battle in which somebody is asked?"""
    return game.round >= 3 and game.view(None).get("battle") is not None


#: Positions worth looking at, of five lists of modules: the list, the seats, and when. In the first one
#: almost every area can be chosen.
SCENES: dict[str, tuple[str, int, Callable[[Game], bool]]] = {
    "beginning": ("base", 3, lambda game: len(game.entries) >= 2),
    "bids": ("legacy", 5, lambda game: game.round >= 4 and prompt(game) == "bid"),
    "actions": ("base", 4, lambda game: game.round >= 5 and prompt(game) == "action"),
    "battle": (HADES, 4, is_fought),
    "titans": (TITANS, 6, lambda game: game.round >= 4 and prompt(game) == "action"),
    "mixed": ("base,titans/kronos,titans/artifacts,hades/undead", 4, is_fought),
}


def prompt(game: Game) -> str:
    return game.decision.prompt if game.decision is not None else ""


def scene(name: str) -> Game:
    """The first game, by seeds, in which that comes."""
    modules, seats, until = SCENES[name]
    for seed in range(2, 30):
        game = played(modules, seats, seed, until)
        if not game.is_over:
            return game
    raise AssertionError(f"no such scene: {name}")


def played(modules: str, seats: int, seed: int, until: Callable[[Game], bool], mode: str | None = None) -> Game:
    """A game that bots have played until that is true."""
    rules, players = Ruleset.load(modules.split(",")), [f"p{n + 1}" for n in range(seats)]
    game = Game.new(rules, players=players, seed=seed, mode=mode)
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
