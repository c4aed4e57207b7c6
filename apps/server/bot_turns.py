"""Turns of seats without a person: bots, and standing answers of players who are away.

A move of a bot is written like the move of any player. It never holds up a person, because it is chosen elsewhere
(`bot_choices`).
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from typing import Any

from ..rpc.rpc_errors import RpcError
from .bot_choices import ChoiceFailed, ChoiceTimeout, MoveChooser, position_of
from .rooms import Room
from .table_request_types import checked_bot
from .table_store import Unwritable
from .tables import Tables

__all__ = ["Bots", "standing_answer"]

log = logging.getLogger("cyclades.server")
PAUSE = 0.6  # seconds before a bot's move shows, so that people can follow
SECONDS = 15.0  # that a bot may think about a move
HINTS, HINT = "greedy", 5.0  # the bot that gives hints, and the seconds it may think
RETRY, LONGEST = 1.0, 300.0  # seconds until a bot that cannot play is asked again: at first, twice as long each time
UNSTORED = 5.0  # seconds at most until a move that could not be stored is tried again
#: Who plays for a bot that was too slow or failed. None: no other bot is simpler.
SUCCESSORS: dict[str, str | None] = {"": "quick", "quick": "random", "random": None}


class Bots:
    """The bots' chairs. A `chooser` decides what they play, within `seconds` for each move."""

    def __init__(self, tables: Tables, chooser: MoveChooser, pause: float = PAUSE, seconds: float = SECONDS) -> None:
        self.tables = tables
        self.chooser = chooser
        self.pause = pause
        self.seconds = seconds
        self._thinking: dict[str, asyncio.Task[None]] = {}
        self._hinting: set[str] = set()  # tables for which a hint is thought of
        self._waits: dict[str, asyncio.Event] = {}  # tables whose bot is asked again later, or when something changes
        self._tries: dict[str, int] = {}  # table -> how often its bot could not play at all
        self._over = False
        tables.told.append(self._told)

    @property
    def queued(self) -> int:
        return len(self._thinking)

    def is_thinking(self, table_id: str) -> bool:
        """Is a bot of this table at work? Then the table must stay in memory: its move has to reach everyone."""
        return table_id in self._thinking

    def _told(self, room: Room, before: int) -> None:
        waiting = self._waits.get(room.id)
        if waiting is not None:
            waiting.set()  # perhaps there is another bot now
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
            clause = await self._choice(room, seat, row.bot) if row.bot else standing_answer(room, seat)
            if clause is not None and room.seq == seq:
                await self.tables.play(room, seat, clause, None, seq, by)
                self._recovered(room)
        except RpcError as fault:
            log.info("bot", extra={"table": room.id, "seq": seq, "fault": fault.word})
        except Unwritable as error:  # tried again as long as it is this bot's turn
            tries = self._tries[room.id] = self._tries.get(room.id, 0) + 1
            if tries == 1:  # the log may be on the disk that is full
                log.warning("bot", extra={"table": room.id, "seq": seq, "fault": error.code})
            await asyncio.sleep(min(RETRY * tries, UNSTORED))
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("bot", extra={"table": room.id, "seq": seq})
            await self._wait(room, seat)

    async def _choice(self, room: Room, seat: str, spec: str) -> str | None:
        """What a bot plays. One that has no answer is replaced, and its successor is asked in the next turn."""
        seq = room.seq
        try:
            checked_bot(spec)  # a table may have been stored by a server with other bots or limits
            return await self.chooser.choose(position_of(room), seat, spec, seconds=self.seconds)
        except RpcError:
            reason = "limit"
        except ChoiceTimeout:
            reason = "late"
        except ChoiceFailed as error:
            log.warning("bot", extra={"table": room.id, "seq": seq, "fault": str(error)})
            reason = "failed"
        successor = SUCCESSORS.get(spec, SUCCESSORS[""])
        if self._over or room.seq != seq:
            return None
        if successor is None:
            await self._wait(room, seat)
        else:
            log.warning("bot-replaced", extra={"table": room.id, "seq": seq, "fault": reason})
            await self.tables.replace_bot(room, seat, seq, successor, reason)
        return None

    async def _wait(self, room: Room, seat: str) -> None:
        """A bot cannot play at all: everybody at the table sees it, and it is tried again, each time later."""
        tries = self._tries[room.id] = self._tries.get(room.id, 0) + 1
        if room.stuck != seat:
            room.stuck = seat
            self.tables.tell(room)
        changed = self._waits[room.id] = asyncio.Event()
        try:
            await asyncio.wait_for(changed.wait(), min(RETRY * 2 ** min(tries, 10), LONGEST))
        except TimeoutError:
            pass
        finally:
            del self._waits[room.id]

    def _recovered(self, room: Room) -> None:
        self._tries.pop(room.id, None)
        if room.stuck:
            room.stuck = ""
            self.tables.tell(room)

    async def hint(self, room: Room, seat: str) -> str:
        """What a good bot would play on a seat; `too-many` if one thinks about this table already, or in vain."""
        if room.id in self._hinting:
            raise RpcError("too-many", what="hint", most=1, retry_after=int(HINT * 1000))
        self._hinting.add(room.id)
        try:
            return await self.chooser.choose(position_of(room), seat, HINTS, seconds=HINT, hint=True)
        except (ChoiceTimeout, ChoiceFailed):
            raise RpcError("too-many", what="hint", most=1, retry_after=int(HINT * 1000)) from None
        except asyncio.CancelledError:
            if not self._over:
                raise
            raise RpcError("closing", after=5) from None
        finally:
            self._hinting.discard(room.id)

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
