"""What nobody asks for: bots that wait since before a start, tables of an older engine, and what days bring.

A round every few seconds. It only reads rows, and works on tables as anybody would, so that several processes may go
round at once: whatever two of them do to a table, one of them is told that it came second.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from cyclades_core import CycladesError, __version__

from ..rpc.rpc_errors import RpcError
from .bot_turns import Bots
from .configuration import Settings
from .notifications import idle_notice_of, notice_of
from .presence import Presence
from .server_clock import DAY, jumped, now
from .stored_rows import StoredTable, TableSeat
from .table_store import Unwritable
from .tables import Tables

__all__ = ["Patrol"]

log = logging.getLogger("cyclades.server")
EVERY = 5.0  # seconds
RARELY = 720  # rounds: an hour
FORGOTTEN = 5_000  # milliseconds after which the process that thought for a bot must have died


class Patrol:
    """Goes round until it is closed."""

    def __init__(
        self, tables: Tables, presence: Presence, bots: Bots, settings: Settings, every: float = EVERY
    ) -> None:
        self.tables, self.store = tables, tables.store
        self.presence, self.bots, self.settings = presence, bots, settings
        self.every = every
        self._task = asyncio.get_running_loop().create_task(self._run())

    async def _run(self) -> None:
        """The first round takes up all that waits; it is gone again until the database has answered."""
        rounds, first = 0, True
        while True:
            try:
                await self._bots(now() - (0 if first else FORGOTTEN))
                await self.presence.dismiss()
                await self.presence.store()
                await self.expire()
                if first:
                    await self._outdated()
                if self.settings.notices.ways:
                    await self.notices()
                if rounds % RARELY == 1:
                    await self.warn()
                    await self.archives()
                if rounds % RARELY == RARELY - 1:  # not soon after a start, when the clock may still be wrong
                    await self.put_away()
                first = False
            except Unwritable as error:  # a database that is away for a while must not end the rounds
                log.warning("patrol", extra={"fault": error.code})
            except Exception:
                log.exception("patrol")
            rounds += 1
            await asyncio.sleep(self.every)

    async def _bots(self, before: int) -> None:
        """Bots whose turn it is and for whom nobody thinks: the process that did has died."""
        await self._open(await self.tables.run(self.store.waiting, before))

    async def expire(self) -> None:
        """End requests that were not answered in time, at the tables that are in memory."""
        for room in self.tables.rooms:
            if room.requests:
                await self.tables.expire_requests(room)

    async def notices(self) -> None:
        """Tell people who are asked and not there; of several processes one does."""
        notices = self.settings.notices
        for table, seat in await self.tables.run(self.store.contacts, now() - notices.after * 1000):
            sockets = self.presence.of(table.id)[seat.seat]
            if self.presence.away_since(seat, table.created, sockets) is None or not notices.due(seat, table, now()):
                continue
            times = seat.contact["times"] if seat.contact["sent"] == table.asked_since else 0
            contact = {**seat.contact, "sent": table.asked_since, "times": times + 1}
            if await self._claim(table, seat, contact):
                subject, text, link = notice_of(table, seat, self.settings.url)
                await asyncio.to_thread(notices.send, seat.contact["to"], subject, text, link)
                log.info("notice", extra={"table": table.id, "seq": table.seq})

    async def warn(self) -> None:
        """Tell hosts of tables that nobody touches when they are put away: once, after half of that time."""
        keep = self.settings.keep * DAY
        for table, seat in await self.tables.run(self.store.idle_hosts, now() - keep // 2):
            contact = seat.contact
            if not contact.get("to") or contact.get("muted") or contact.get("idle") == table.changed:
                continue
            if await self._claim(table, seat, {**contact, "idle": table.changed}):
                told = idle_notice_of(table, seat, self.settings.url, table.changed + keep)
                await asyncio.to_thread(self.settings.notices.send, seat.contact["to"], *told)
                log.info("notice", extra={"table": table.id, "seq": table.seq})

    async def _claim(self, table: StoredTable, seat: TableSeat, contact: dict[str, Any]) -> bool:
        """Count a notice before it is sent; False: another process sends it, or the contact was changed."""
        claimed: bool = await self.tables.run(self.store.claim, seat, contact)
        room = self.tables.held(table.id)
        if claimed and room is not None:
            room.seats[seat.seat].contact = contact
        return claimed

    async def put_away(self) -> None:
        """Tables that nobody has touched for long: kept with all they are, but no longer looked after.

        Time by which the clock has jumped does not count, and a table at which someone is connected stays.
        """
        for table_id in await self.tables.run(self.store.idle, now() - jumped() - self.settings.keep * DAY):
            if not self.presence.of(table_id):
                await self.tables.put_away(table_id)

    async def archives(self) -> None:
        """Tables that ended when nothing more could be written."""
        for table_id in await self.tables.run(self.store.unarchived):
            await self.tables.archive(await self.tables.room(table_id))

    async def _outdated(self) -> None:
        """Tables of another version of the engine are played again: they go on, or are frozen where they depart."""
        await self._open(await self.tables.run(self.store.outdated, __version__))

    async def _open(self, tables: list[str]) -> None:
        for table in tables:
            try:
                self.bots.wake(await self.tables.room(table))
            except RpcError as fault:
                log.info("table", extra={"table": table, "fault": fault.word})
            except CycladesError as error:
                if isinstance(error, Unwritable) and error.code != "store-damaged":  # no other table can be read
                    raise
                log.info("table", extra={"table": table, "fault": error.code})
            except Exception:
                log.exception("table", extra={"table": table})
            await asyncio.sleep(0)

    def close(self) -> None:
        self._task.cancel()
