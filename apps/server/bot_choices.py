"""The choice of a bot's move, apart from the table at which it is played.

A bot gets a copy of the game and its seat, never the room. Its random numbers depend on the position, the seat and the
number of moves, so any process chooses the same move.
"""

from __future__ import annotations

import asyncio
from typing import Protocol

from attrs import frozen

from cyclades_core import Game

from ..bots import Turn, parse_spec
from ..bots.bot_seats import generator_for
from .rooms import Room
from .stored_rows import StoredTable
from .undo_history import Node

__all__ = [
    "BotPosition",
    "ChoiceFailed",
    "ChoiceTimeout",
    "LocalChooser",
    "MoveChooser",
    "choose_clause",
    "position_of",
]


class ChoiceTimeout(Exception):
    """A bot that did not choose within its time."""


class ChoiceFailed(Exception):
    """A bot that failed, or a process that could not bring its game up to date. The argument names the error."""


@frozen
class BotPosition:
    """The game that a bot is asked about: the start of its table, the last move, and the game after it."""

    table: StoredTable
    last: Node | None
    game: Game


class MoveChooser(Protocol):
    """The place where bots think: this process, other processes, or another machine."""

    async def choose(self, position: BotPosition, seat: str, spec: str, *, seconds: float, hint: bool = False) -> str:
        """Return the clause that the bot `spec` plays on a seat. The game itself stays as it is.

        `seconds` limits the time of thinking. A `hint` for a person waits for bots that have used less time.
        `ChoiceTimeout` and `ChoiceFailed` report that there is no choice.
        """

    async def close(self) -> None:
        """Stop thinking and free what was used for it."""


def position_of(room: Room) -> BotPosition:
    """Return the position of a room."""
    return BotPosition(room.table, room.lines.node(), room.game)


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
    """Bots that think in this process, for hosts that cannot start others.

    A thread cannot be stopped: a bot that is too slow is given up, and thinks on in vain.
    """

    async def choose(self, position: BotPosition, seat: str, spec: str, *, seconds: float, hint: bool = False) -> str:
        """Return the clause that a bot plays on its seat."""
        thinking = asyncio.to_thread(choose_clause, position.game.clone(), seat, spec)
        try:
            return await asyncio.wait_for(thinking, seconds)
        except TimeoutError:
            raise ChoiceTimeout from None
        except Exception as error:
            raise ChoiceFailed(type(error).__name__) from error

    async def close(self) -> None:
        """Do nothing: there is nothing to free."""
