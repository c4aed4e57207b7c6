"""The bots of a record: they answer where the text is silent."""

from __future__ import annotations

from random import Random
from typing import Any

from attrs import frozen

from cyclades_core.game.game import Game
from cyclades_core.game.internals import GameInternals

from ..bots.bot_specs import parse_spec
from ..bots.turns import Bot, Turn
from .record_header import Heading

__all__ = ["BotSeats"]


@frozen
class _SeatedBot:
    """A bot for one clause, the one after `ply` others."""

    ply: int
    bot: Bot
    rng: Random


class BotSeats:
    """The bots that a header seats.

    Each clause has a new bot and a new generator, seeded with the seat and the number of the clause. So a bot answers
    the same whatever it was asked before.
    """

    def __init__(self, heading: Heading) -> None:
        self._specs = heading.bots
        self._seed = heading.chance.seed if heading.chance is not None else heading.seed or 0
        self._seated: dict[str, _SeatedBot] = {}

    def choose(self, game: Game, seat: str) -> Any:
        """Return the answer of the bot on a seat that must answer."""
        ply = GameInternals(game).finished_entries
        seated = self._seated.get(seat)
        if seated is None or seated.ply != ply:
            seated = _SeatedBot(ply, parse_spec(self._specs[seat]), Random(f"{self._seed}/{seat}/{ply}"))
            self._seated[seat] = seated
        return seated.bot.choose(Turn(game, seated.rng))
