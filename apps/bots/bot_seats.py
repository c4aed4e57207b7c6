"""Bots on their seats: their chance, and how one of them is asked.

Each seat has its own generator, seeded with text so that it is the same in every process, and apart from the game's: a
bot that draws more or less often changes no card and no other bot.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any

from .bot_specs import parse_spec
from .turns import Bot, Turn

if TYPE_CHECKING:
    from cyclades_core.game.game import Game

__all__ = ["draws_for", "generator_for", "play_turn", "seat_bots"]


def generator_for(seed: int, seat: str) -> Random:
    """The generator of a seat in the game of that seed."""
    return Random(f"{seed}/{seat}")


def draws_for(seed: int, seats: Sequence[str]) -> dict[str, Callable[[int], int]]:
    """The draws of random bots on all seats, as `Game.play_fast` takes them."""
    return {seat: generator_for(seed, seat).randrange for seat in seats}


def seat_bots(
    specs: Sequence[str], seats: Sequence[str], seed: int, programs: bool = False
) -> dict[str, tuple[Bot, Random]]:
    """A new bot with its generator for each seat; one spec serves all. `programs`: as `parse_spec` takes it."""
    each = list(specs) * len(seats) if len(specs) == 1 else list(specs)
    return {
        seat: (parse_spec(spec, programs), generator_for(seed, seat)) for seat, spec in zip(seats, each, strict=True)
    }


def play_turn(game: Game, bots: Mapping[str, tuple[Bot, Random]]) -> Any:
    """Ask the bot of the seat that must answer."""
    seat = game.asked
    assert seat is not None
    bot, rng = bots[seat]
    return bot.choose(Turn(game, rng))
