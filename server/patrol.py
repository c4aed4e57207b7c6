"""What nobody asks for: bots that wait since before a start, tables of an older engine, and what days bring.

A round every few seconds. It only reads rows, and works on tables as anybody would, so that several processes may go
round at once: whatever two of them do to a table, one of them is told that it came second.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from cyclades_core import CycladesError, __version__
from cyclades_core.protocol.faults import Fault

from .tables import now

if TYPE_CHECKING:
    from .app import Server

__all__ = ["Patrol"]

log = logging.getLogger("cyclades.server")
EVERY = 5.0  # seconds
FORGOTTEN = 5_000  # milliseconds after which the process that thought for a bot must have died


class Patrol:
    """Goes round until it is closed."""

    def __init__(self, server: Server, every: float = EVERY) -> None:
        self.server = server
        self.every = every
        self._task = asyncio.get_running_loop().create_task(self._run())

    async def _run(self) -> None:
        await self._bots(now())
        await self._outdated()
        while True:
            await asyncio.sleep(self.every)
            await self._bots(now() - FORGOTTEN)

    async def _bots(self, before: int) -> None:
        """Bots whose turn it is and for whom nobody thinks: the process that did has died."""
        await self._open(await self.server.tables.run(self.server.store.waiting, before))

    async def _outdated(self) -> None:
        """Tables of another version of the engine are played again: they go on, or are frozen where they depart."""
        await self._open(await self.server.tables.run(self.server.store.outdated, __version__))

    async def _open(self, tables: list[str]) -> None:
        for table in tables:
            try:
                self.server.bots.wake(await self.server.tables.room(table))
            except Fault as fault:
                log.info("table", extra={"table": table, "fault": fault.word})
            except CycladesError as error:
                log.info("table", extra={"table": table, "fault": error.code})
            except Exception:
                log.exception("table", extra={"table": table})
            await asyncio.sleep(0)

    def close(self) -> None:
        self._task.cancel()
