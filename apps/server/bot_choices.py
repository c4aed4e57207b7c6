"""The choice of a bot's move, apart from the table at which it is played.

A bot gets a copy of the game and its seat, never the room. Its random numbers depend on the position, the seat and the
number of moves, so any process chooses the same move.
"""

from __future__ import annotations

import asyncio
from typing import Protocol

from cyclades_core import Game

from ..bots import Turn, parse_spec
from ..bots.bot_seats import generator_for

__all__ = ["LocalChooser", "MoveChooser", "choose_clause"]


class MoveChooser(Protocol):
    """The place where bots think: this process, other processes, or another machine."""

    async def choose(self, game: Game, seat: str, spec: str) -> str:
        """Return the clause that the bot `spec` plays on a seat. The game itself stays as it is."""

    async def close(self) -> None:
        """Stop thinking and free what was used for it."""


def choose_clause(game: Game, seat: str, spec: str) -> str:
    """Return the clause that a bot plays on its seat. The game is changed: pass a copy."""
    bot = parse_spec(spec)
    before = len(game.entries)
    rng = generator_for(0, f"{game.fingerprint}/{seat}/{before}")
    while True:
        game.apply(bot.choose(Turn(game, rng)))
        entries = game.entries
        if len(entries) > before and not (len(entries) == before + 1 and game.is_answered):
            return entries[before].clause


class LocalChooser:
    """Bots that think in this process, for hosts that cannot start others."""

    async def choose(self, game: Game, seat: str, spec: str) -> str:
        """Return the clause that a bot plays on its seat."""
        copy = Game.from_json(game.to_json(), rules=game.rules)
        return await asyncio.to_thread(choose_clause, copy, seat, spec)

    async def close(self) -> None:
        """Do nothing: there is nothing to free."""
