"""Who sits at the tables: connections, and bots in a pool of processes.

A bot gets the save of the game and its seat, never the room; its chance comes from position, seat and ply, so that any
process can go on for it. It never holds up a person: moves are chosen in other processes, and written like anybody's.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import threading
import time
from collections import Counter
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from ..rpc import message_encoding
from ..rpc.rpc_errors import Fault
from .rooms import Room
from .stored_rows import digest_of
from .table_store import Unwritable
from .tables import Tables

__all__ = ["Bots", "Presence", "chosen"]

log = logging.getLogger("cyclades.server")
PAUSE = 0.6  # seconds before a bot's move shows, so that people can follow
PATIENCE = 4.0  # seconds for a bot that thinks while the server ends


def _end_with_parent() -> None:
    """In a process of the pool: when the server is killed, nobody would tell it to end."""

    def watch() -> None:
        parent = multiprocessing.parent_process()
        if parent is not None:
            parent.join()
            os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


def chosen(save: str, seat: str, spec: str) -> str:
    """In a process of the pool: the clause that a bot plays on its seat."""
    from cyclades_core import Game

    from ..bots import Turn, parse_spec
    from ..bots.bot_seats import generator_for

    game = Game.from_json(save)
    bot = parse_spec(spec)
    before = len(game.entries)
    rng = generator_for(0, f"{game.fingerprint}/{seat}/{before}")
    while True:
        game.apply(bot.choose(Turn(game, rng)))
        entries = game.entries
        if len(entries) > before and not (len(entries) == before + 1 and game.is_answered):
            return entries[before].clause


class Bots:
    """The bots' chairs."""

    def __init__(self, tables: Tables, processes: int = 1, pause: float = PAUSE) -> None:
        self.tables = tables
        self.pause = pause
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None
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
            clause = await self.choice(room, seat, row.bot) if row.bot else standing_answer(room, seat)
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

    async def choice(self, room: Room, seat: str, spec: str) -> str:
        """What a bot would play there; a process that died is made again, once."""
        save = room.game.to_json()
        for attempt in (1, 2):
            if self._pool is None:
                context = multiprocessing.get_context("spawn")
                self._pool = ProcessPoolExecutor(self._processes, context, _end_with_parent)
            try:
                return await asyncio.get_running_loop().run_in_executor(self._pool, chosen, save, seat, spec)
            except BrokenProcessPool:
                self._pool = None
                if attempt == 2:
                    raise
        raise AssertionError

    async def close(self) -> None:
        """Nobody thinks any more. What a bot is thinking of may take its time to end, but not for ever.

        A pool that is left before its processes are gone leaks their semaphores, and Python says so on the terminal.
        """
        self._over = True
        for task in list(self._thinking.values()):
            task.cancel()
        if self._pool is not None:
            ending = threading.Thread(target=self._pool.shutdown, kwargs={"cancel_futures": True}, daemon=True)
            self._pool = None
            ending.start()
            until = time.monotonic() + PATIENCE
            while ending.is_alive() and time.monotonic() < until:
                await asyncio.sleep(0.02)


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


class Presence:
    """The connections of each table: who is there, and how they are told."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.bots: Bots
        self.calls: Any = None
        self.keep = 180  # days, as the settings of the server say
        self._links: dict[str, set[Any]] = {}
        self._changed: dict[str, asyncio.Event] = {}
        tables.told.append(self._told)

    def come(self, link: Any, room: Room) -> None:
        self._links.setdefault(room.id, set()).add(link)
        self._presence(room, link)

    def leave(self, link: Any) -> None:
        links = self._links.get(link.game or "", set())
        if link in links:
            links.discard(link)
            room = self.tables.held(link.game)
            if not links:
                del self._links[link.game]
            if room is not None and room.is_finished and not links:
                self.tables.forget(room)
            elif room is not None:
                self._presence(room, None)

    async def relink(self, link: Any, room: Room, role: str, seat: str | None) -> str:
        """A new link, which ends the connections of the old one; a host who makes the host's anew stays."""
        token = await self.tables.relink(room, role, seat)
        if role == link.role:
            link.token = digest_of(token)
        await self.dismiss(room.id)
        return token

    async def dismiss(self, table_id: str | None = None) -> None:
        """Close the connections whose links have died since, and of those who watch where nobody may any more."""
        here = [link for link in self.everybody() if table_id is None or link.game == table_id]
        dead = await self.tables.run(self.tables.store.dead, sorted({link.token for link in here}))
        for link in here:
            room = self.tables.held(link.game)
            closed = link.seat is None and room is not None and not room.may_be_watched
            if link.token in dead or closed:
                link.ended = True
                self.leave(link)
                link.close()

    def of(self, table_id: str) -> Counter[str | None]:
        """Seat -> how many connections; None: those who only watch."""
        return Counter(link.seat for link in self._links.get(table_id, ()))

    @property
    def links(self) -> int:
        return sum(map(len, self._links.values()))

    def everybody(self) -> list[Any]:
        return [link for links in self._links.values() for link in links]

    async def changed(self, table_id: str, timeout: float) -> None:
        """Wait until something has happened at a table."""
        event = self._changed.setdefault(table_id, asyncio.Event())
        try:
            await asyncio.wait_for(event.wait(), timeout)
        except TimeoutError:
            pass

    def _told(self, room: Room, before: int) -> None:
        event = self._changed.pop(room.id, None)
        if event is not None:
            event.set()
        for link in list(self._links.get(room.id, ())):
            if not link.watching:
                continue
            if before == room.seq:
                self._presence(room, None)
                return
            self.catch_up(link)

    def catch_up(self, link: Any) -> None:
        """Tell a connection what it does not know yet, unless an answer to it is about to."""
        room = self.tables.held(link.game or "")
        if room is not None and link.watching and not link.busy and link.known < self.calls.seen(link, room).seq:
            link.send(message_encoding.notification("game.changed", self.calls.look(link, room, link.known)))

    def _presence(self, room: Room, but: Any) -> None:
        """Names, presence and requests have changed."""
        from .table_documents import table_document

        watching = [link for link in self._links.get(room.id, ()) if link is not but and link.watching]
        if watching:
            document = table_document(room, self.of(room.id), self.keep)
            told = message_encoding.notification("table.changed", document)
            for link in watching:
                link.send(told)
