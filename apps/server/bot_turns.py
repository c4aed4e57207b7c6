"""Turns of seats without a person: bots, and standing answers of players who are away.

A move of a bot is written like the move of any player. It never holds up a person, because it is chosen elsewhere
(`bot_choices`).
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from typing import Any

from ..rpc.rpc_errors import Fault
from .bot_choices import MoveChooser
from .rooms import Room
from .table_store import Unwritable
from .tables import Tables

__all__ = ["Bots", "standing_answer"]

log = logging.getLogger("cyclades.server")
PAUSE = 0.6  # seconds before a bot's move shows, so that people can follow


class Bots:
    """The bots' chairs. A `chooser` decides what they play."""

    def __init__(self, tables: Tables, chooser: MoveChooser, pause: float = PAUSE) -> None:
        self.tables = tables
        self.chooser = chooser
        self.pause = pause
        self._thinking: dict[str, asyncio.Task[None]] = {}
        self._over = False
        tables.told.append(self._told)

    @property
    def queued(self) -> int:
        return len(self._thinking)

    def _told(self, room: Room, before: int) -> None:
        self.wake(room)

    def wake(self, room: Room) -> None:
        """A bot, or a standing answer, if it is its turn."""
        if self._over or room.id in self._thinking or room.game.is_over or room.is_closed:
            return
        seat = room.asked
        if seat is not None and (room.seats[seat].bot or room.seats[seat].standing):
            task = asyncio.get_running_loop().create_task(self._play(room))
            self._thinking[room.id] = task
            task.add_done_callback(lambda _: self._done(room))

    def _done(self, room: Room) -> None:
        self._thinking.pop(room.id, None)
        seat = room.asked
        if seat is not None and room.seats[seat].bot and not room.game.is_over:
            self.wake(room)

    async def _play(self, room: Room) -> None:
        """One move of the bot whose turn it is."""
        seat, seq = room.asked, room.seq
        if seat is None:
            return
        row = room.seats[seat]
        by = "bot" if row.bot else "standing"
        try:
            if self.pause:
                await asyncio.sleep(self.pause)
            clause = await self.chooser.choose(room.game, seat, row.bot) if row.bot else standing_answer(room, seat)
            if clause is not None and room.seq == seq:
                await self.tables.play(room, seat, clause, f"{by}-{seat}-{seq}", seq, by)
        except Fault as fault:
            log.info("bot", extra={"table": room.id, "seq": seq, "fault": fault.word})
        except Unwritable as error:  # tried again as long as it is this bot's turn
            log.warning("bot", extra={"table": room.id, "seq": seq, "fault": error.code})
            await asyncio.sleep(1)
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("bot", extra={"table": room.id, "seq": seq})
            await asyncio.sleep(1)

    async def close(self) -> None:
        """Cancel all turns and close the chooser."""
        self._over = True
        for task in list(self._thinking.values()):
            task.cancel()
        await self.chooser.close()


def standing_answer(room: Room, seat: str) -> str | None:
    """What a seat said it would answer while it is away; None: it has to be asked.

    `loss`: name plain units, of which there are many, before heroes and other single figures. `windows`: no card in
    windows of this round (the number of the round it was said for).
    """
    wishes: Mapping[str, Any] = room.seats[seat].standing
    game = room.game
    decision = game.decision_for(seat)
    if decision is None:
        return None
    options = list(decision.options)
    if wishes.get("loss") and decision.prompt == "loss":
        plain = [option for option in options if any(target.startswith("unit-") for target in option.targets)]
        if plain:
            return str(plain[0].value)
    if wishes.get("windows") == game.round:
        passing = [option for option in options if str(option.value) in ("pass", "none", "no")]
        if passing and len(options) > 1:
            return str(passing[0].value)
    return None
