"""Changes of tables: moves and other entries, names, settings, requests. Written, committed, then reported.

A move whose key is known gets the stored result. A move for an old number is stale. Any other move is tried on a copy
of the game and written in one transaction, which fails if the table has changed meanwhile. Only then does it become
part of the game, and clients get it. Between processes the database decides, within one process the lock of the room.
Keys of players and of the server have separate name spaces (`u:SEAT:` and others), so no player can use up the key of
another.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
import time
from collections import OrderedDict, deque
from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from typing import Any, TypeVar

from cyclades_core import Ruleset, __version__

from ..rpc.rpc_errors import RpcError
from .archives import archive_of
from .rooms import Departed, Room, TriedMove
from .ruleset_cache import Rulesets
from .server_clock import DAY, elapsed, now
from .stored_rows import (
    ConsentRequest,
    StoredTable,
    TableEntry,
    TableSeat,
    Token,
    digest_of,
    is_table_id,
    is_token,
    new_id,
    new_token,
)
from .table_store import Store, Taken, Unwritable

__all__ = ["DAY", "Tables", "now"]

log = logging.getLogger("cyclades.server")
T = TypeVar("T")
ROOMS = 500  # tables whose games are kept in memory
REPLAYING = 1  # tables that are replayed or archived at the same time: each competes with the event loop for Python
TOKENS = 5_000  # that are remembered for the time when the database is away
AWAY = 2.0  # seconds until a database that did not answer is asked again
SHOWN = 20  # characters of an unknown table in an error


class Tables:
    """The tables of a server. The functions in `told` are called after each change, with the room and the old `seq`."""

    def __init__(self, store: Store, executor: Executor, rulesets: Rulesets | None = None) -> None:
        self.store = store
        self.rulesets = rulesets or Rulesets()
        self._executor = executor
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._tokens: OrderedDict[str, Token] = OrderedDict()  # that were right when they were last looked up
        self._away_until = 0.0  # the database did not answer: it is not asked for tokens that are known
        self._few = asyncio.Semaphore(REPLAYING)
        self._archiving: set[asyncio.Task[None]] = set()
        self.told: list[Callable[[Room, int], None]] = []
        self.is_in_use: Callable[[str], bool] = lambda table: False  # is anybody connected to a table?
        self.times: deque[tuple[float, float]] = deque(maxlen=2000)  # when moves were written, and how long they took

    async def run(self, work: Callable[..., T], *arguments: Any) -> T:
        """Run what waits for the disk in the thread of the store."""
        return await asyncio.get_running_loop().run_in_executor(self._executor, work, *arguments)

    # -- rooms ---------------------------------------------------------------------------------------------------

    async def room(self, table_id: str) -> Room:
        """Return the room of a table. The error is `unknown` if there is none."""
        found = self._rooms.get(table_id)
        if found is not None:
            self._rooms.move_to_end(table_id)
            return found
        if not is_table_id(table_id):
            raise RpcError("unknown", what="game", name=table_id[:SHOWN])
        opening = self._opening.get(table_id)
        if opening is None:
            opening = self._opening[table_id] = asyncio.get_running_loop().create_task(self._open_room(table_id))
            opening.add_done_callback(lambda task: self._is_open(table_id, task))
        return await asyncio.shield(opening)

    async def _open_room(self, table_id: str) -> Room:
        async with self._few:
            room = await self._opened(table_id)
        self._rooms[table_id] = room
        self._forget_rooms(table_id)
        return room

    def _is_open(self, table_id: str, task: asyncio.Task[Room]) -> None:
        """Forget that a table is being opened. Callers that wait for it get the room or the error."""
        del self._opening[table_id]
        if not task.cancelled():
            task.exception()

    def _forget_rooms(self, but: str) -> None:
        """Keep the tables that were used last, and all with a connected client: clients must get each move."""
        for table_id in list(self._rooms):
            if len(self._rooms) <= ROOMS:
                return
            if table_id != but and not self.is_in_use(table_id):
                del self._rooms[table_id]

    def forget(self, room: Room) -> None:
        """Drop a room from memory, for example of a finished game without clients. To open it again takes a moment."""
        if not room.lock.locked():
            self._rooms.pop(room.id, None)

    def held(self, table_id: str) -> Room | None:
        """Return the room if it is in memory."""
        return self._rooms.get(table_id)

    @property
    def rooms(self) -> list[Room]:
        return list(self._rooms.values())

    async def _opened(self, table_id: str) -> Room:
        table = await self.run(self.store.table, table_id)
        if table is None:
            raise RpcError("unknown", what="game", name=table_id)
        seats = await self.run(self.store.seats, table_id)
        entries = await self.run(self.store.entries, table_id)
        requests = await self.run(self.store.requests, table_id)
        room = await asyncio.to_thread(self._made, table, seats, entries)
        room.requests = {request.id: request for request in requests}
        return room

    def _made(self, table: StoredTable, seats: Sequence[TableSeat], entries: Sequence[TableEntry]) -> Room:
        """Replay a table. If a move no longer fits, because the content has changed, the table is frozen before it."""
        rules = self.rulesets.of(table.setup)
        if table.status == "archived":  # somebody came back
            table.status = "running"
            table.changed = now()
            self.store.change_table(table.id, status=table.status, changed=table.changed)
        room = Room(table, seats, rules)
        try:
            room.replay(entries)
        except Departed as departed:
            return self._frozen(Room(table, seats, rules), entries, departed)
        if table.settings.pop("frozen_at", None) is not None:  # an engine came that plays it
            table.status = "running"
            self.store.change_table(table.id, status=table.status, settings=table.settings)
        if table.fingerprint != rules.fingerprint or table.engine != __version__:
            self._upgraded(room, rules)
        return room

    def _frozen(self, room: Room, entries: Sequence[TableEntry], departed: Departed) -> Room:
        """Freeze a table before the ply that no longer fits. The clause may be secret, so it is not logged."""
        table = room.table
        room.stand_still(entries, departed.seq)
        if table.status == "running":
            table.status, table.settings = "frozen", {**table.settings, "frozen_at": departed.ply}
            self.store.change_table(table.id, status=table.status, settings=table.settings)
            self.store.put_archive(archive_of(room))
            log.warning("frozen", extra={"table": table.id, "seq": departed.seq})
        return room

    def _upgraded(self, room: Room, rules: Ruleset) -> None:
        """Note in the log of a table that this engine could play all its entries."""
        fields = {"engine": __version__, "fingerprint": rules.fingerprint, **room.state()}
        entry = self._entry(room, "upgrade", None, __version__, f"upgrade-{secrets.token_hex(8)}", "server")
        if self.store.commit(entry, fields):
            room.accept(entry)
            room.table.engine, room.table.fingerprint = __version__, rules.fingerprint

    async def put_away(self, table_id: str) -> None:
        """Archive a table that is not used. It continues when a player opens it."""
        room = await self.room(table_id)
        async with room.lock:
            if room.table.status == "running":
                await self._archive(room)
                await self.run(lambda: self.store.change_table(table_id, status="archived"))
                self._close_room(room, "archived")

    def _close_room(self, room: Room, status: str) -> None:
        """Forget a room whose table is archived or removed. A bot that is choosing a move there no longer plays it."""
        room.table.status = status
        self._rooms.pop(room.id, None)

    async def catch_up(self, room: Room) -> None:
        """Replay the entries that another process has written. The caller holds the lock."""
        missing = await self.run(self.store.entries, room.id, room.seq)
        if missing:
            before = room.seq
            room.replay(missing)
            row = await self.run(self.store.table, room.id)
            if row is not None:
                room.table.asked_since, room.table.status = row.asked_since, row.status
            self._tell(room, before)

    async def refresh(self, room: Room) -> None:
        """Load what another process has changed apart from entries: names, settings, requests."""
        async with room.lock:
            row = await self.run(self.store.table, room.id)
            seats = await self.run(self.store.seats, room.id)
            requests = await self.run(self.store.requests, room.id)
            self._forget_tokens(room.id)
            if row is None or row.status == "archived":  # whoever comes again opens it anew
                self._close_room(room, "removed" if row is None else row.status)
                return
            before = room.beside()
            room.table.settings, room.table.asked_since = row.settings, row.asked_since
            room.seats = {seat.seat: seat for seat in seats}
            open_ones = {request.id: request for request in requests}
            for gone in room.requests.values():
                if gone.id not in open_ones and _is_expired(gone):  # another process has dropped it
                    room.note_ended(gone, "expired")
            room.requests = open_ones
            if room.beside() != before:
                self._tell(room, room.seq)

    # -- new tables ----------------------------------------------------------------------------------------------

    async def create(
        self, setup: dict[str, Any], seats: Sequence[TableSeat], settings: dict[str, Any], seed: int | None = None
    ) -> tuple[Room, dict[str, str]]:
        """Create a table, and return it with its links: `host`, one for each other seat of a person, `spectator`."""
        rules = await asyncio.to_thread(self.rulesets.of, setup)
        table_id, salt = new_id(), secrets.token_hex(16)
        value = str(secrets.randbits(64) if seed is None else seed)
        table = StoredTable(
            id=table_id,
            created=now(),
            status="running",
            setup={
                **setup,
                "seats": [seat.seat for seat in seats],
                "bots": {seat.seat: seat.bot for seat in seats if seat.bot},
            },
            engine=__version__,
            fingerprint=rules.fingerprint,
            seed=value,
            salt=salt,
            commitment=hashlib.sha256(f"{value}:{salt}".encode()).hexdigest(),
            settings=settings,
            asked_since=now(),
            changed=now(),
        )
        for seat in seats:
            seat.table_id = table_id
        room = await asyncio.to_thread(Room, table, seats, rules)
        table.asked = room.asked
        links = {"host": new_token(), "spectator": new_token()}
        tokens = [
            Token(digest_of(links["host"]), table_id, "host", seats[0].seat, now()),
            Token(digest_of(links["spectator"]), table_id, "spectator", None, now()),
        ]
        for seat in seats[1:]:
            if not seat.bot:
                links[seat.seat] = new_token()
                tokens.append(Token(digest_of(links[seat.seat]), table_id, "seat", seat.seat, now()))
        await self.run(self.store.add_table, table, list(seats), tokens)
        self._rooms[table_id] = room
        self._forget_rooms(table_id)
        self._tell(room, -1)
        return room, links

    async def relink(self, room: Room, role: str, seat: str | None) -> str:
        """Return a new link. The old one becomes invalid. A host has the first chair, spectators have none.

        A new link for a chair is an entry that everyone sees, since anyone who has the link can play there. The entry
        is written first, so that no link is made in secret.
        """
        token, place = new_token(), {"host": next(iter(room.seats)), "seat": seat}.get(role)
        if place is not None:
            async with room.lock:
                await self._note(room, "link", place, role)
        await self.run(self.store.renew, Token(digest_of(token), room.id, role, place, now()))
        self._forget_tokens(room.id)
        return token

    def _forget_tokens(self, table_id: str) -> None:
        for known in [each for each in self._tokens.values() if each.table_id == table_id]:
            del self._tokens[known.hash]

    async def token(self, token: str) -> Token | None:
        """Return the token of a link, None if it is not valid. While the database is away, known links stay valid."""
        if not is_token(token):
            return None
        digest = digest_of(token)
        known = self._tokens.get(digest)
        if known is not None and time.monotonic() < self._away_until:
            return known
        try:
            found: Token | None = await self.run(self.store.token, digest)
        except Unwritable:
            self._away_until = time.monotonic() + AWAY
            if known is None:
                raise
            return known
        self._tokens.pop(digest, None)
        if found is not None:
            self._tokens[digest] = found
            while len(self._tokens) > TOKENS:
                self._tokens.popitem(last=False)
        return found

    # -- moves ---------------------------------------------------------------------------------------------------

    async def play(
        self, room: Room, seat: str, clause: str, key: str | None, expect: int | None, by: str = "person"
    ) -> int:
        """Play a clause and return the `seq` before it. A key that was used before plays nothing and gets the same."""
        begun = time.perf_counter()
        async with room.lock:
            before = await self._play(room, seat, clause, key or secrets.token_hex(12), expect, by)
        self.times.append((time.monotonic(), time.perf_counter() - begun))
        return before

    async def _play(self, room: Room, seat: str, clause: str, key: str, expect: int | None, by: str) -> int:
        known = self.known(room, seat, key) if by == "person" else None
        if known is not None:
            return known.seq - 1
        if expect is not None and expect != room.seq:
            raise RpcError("stale", expect=expect)
        room.check_open()
        if room.asked != seat:
            raise RpcError("not-yours", what="seat", asked=room.asked)
        move = room.tried(clause, seat)
        await self.write(room, "play", seat, move.clause, _stored_key(by, seat, key), by, move)
        return room.seq - 1

    def known(self, room: Room, seat: str, key: str) -> TableEntry | None:
        """Return the move that a seat has played with a key. Version 1.0.0 stored keys of people as they were sent."""
        stored = _stored_key("person", seat, key)
        for entry in reversed(room.entries):
            if entry.seat == seat and entry.by == "person" and entry.kind == "play" and entry.key in (stored, key):
                return entry
        return None

    async def write(
        self, room: Room, kind: str, seat: str | None, clause: str, key: str, by: str, move: TriedMove | None = None
    ) -> TableEntry:
        """Write an entry in one transaction, then add it to the room and report it. The caller holds the lock."""
        entry = self._entry(room, kind, seat, clause, key, by, move)
        after = move.game if move else room.at_seq(int(clause)) if kind == "undo" else room.game
        fields: dict[str, Any] = {"ply": room.ply + (kind == "play"), "asked": after.asked}
        if kind in ("play", "undo"):  # nothing else is a new question: nobody gets more time by a new link
            fields["asked_since"] = now()
        if kind == "undo":
            fields["ply"] = room.lines.ply(int(clause))
        if after.is_over or kind == "end":
            fields["status"] = "over"
        elif kind == "undo":
            fields["status"] = "running"
        try:
            written = await self.run(self.store.commit, entry, fields)
        except Taken:
            written = False
        if not written:
            await self.catch_up(room)
            if await self.run(self.store.table, room.id) is None:
                self._close_room(room, "removed")
                raise RpcError("unknown", what="game", name=room.id)
            raise RpcError("stale", expect=entry.seq - 1)
        before = room.seq
        room.accept(entry, move)
        room.table.asked_since = fields.get("asked_since", room.table.asked_since)
        room.table.status = fields.get("status", room.table.status)
        if room.table.status == "over":
            await self._drop_requests(room)
        self._tell(room, before)
        if room.table.status == "over":  # the move is answered first: maintenance archives what a crash leaves out
            task = asyncio.create_task(self.archive(room))
            self._archiving.add(task)
            task.add_done_callback(self._archiving.discard)
        return entry

    async def _note(self, room: Room, kind: str, seat: str | None, said: str) -> None:
        """Write an entry that is not a move. It fits any position, so it is tried again if others come first."""
        for attempt in (1, 2, 3):
            try:
                await self.write(room, kind, seat, said, f"{kind}-{secrets.token_hex(8)}", "person")
                return
            except RpcError as fault:
                if fault.word != "stale" or attempt == 3:
                    raise

    async def archive(self, room: Room) -> None:
        """Archive a table that is over. Its entries are written already, so a full disk only delays the archive."""
        try:
            await self._archive(room)
        except Unwritable as error:
            log.warning("archive", extra={"table": room.id, "fault": error.code})

    async def finish_archives(self) -> None:
        """Wait until the archives of games that have just ended are written, for a second at most."""
        if self._archiving:
            await asyncio.wait(self._archiving, timeout=1)

    async def _archive(self, room: Room) -> None:
        """Write the archive of a table. It is built outside the store's thread, where moves of all tables wait."""
        async with self._few:
            archive = await asyncio.to_thread(archive_of, room)
        await self.run(self.store.put_archive, archive)

    def _entry(
        self, room: Room, kind: str, seat: str | None, clause: str, key: str, by: str, move: TriedMove | None = None
    ) -> TableEntry:
        return TableEntry(
            table_id=room.id,
            seq=room.seq + 1,
            kind=kind,
            seat=seat,
            clause=clause,
            key=key,
            by=by,
            reveals=move.reveals if move else "",
            digest=move.digest if move else "",
            at=now(),
        )

    def _tell(self, room: Room, before: int) -> None:
        for tell in self.told:
            tell(room, before)

    # -- requests ------------------------------------------------------------------------------------------------

    async def drop_request(self, room: Room, request: ConsentRequest) -> None:
        """Remove a request that is settled, withdrawn or refused. The caller holds the lock."""
        if room.requests.pop(request.id, None) is not None:
            await self.run(self.store.drop_request, room.id, request.id)

    async def _drop_requests(self, room: Room) -> None:
        """Remove all requests of a table that is over: everything is open, so nothing can be asked for any more.

        The entry that ended the table is written already. If a request cannot be removed now, it only stays in the
        database.
        """
        for request in list(room.requests.values()):
            room.note_ended(request, "over")
            try:
                await self.drop_request(room, request)
            except Unwritable as error:
                log.warning("request", extra={"table": room.id, "fault": error.code})

    async def drop_expired(self, room: Room) -> bool:
        """Remove the requests that were not answered in time, and return whether there were any.

        The caller holds the lock.
        """
        expired = [each for each in room.requests.values() if _is_expired(each)]
        for request in expired:
            await self.drop_request(room, request)
            room.note_ended(request, "expired")
        return bool(expired)

    async def expire_requests(self, room: Room) -> None:
        """Remove the requests that were not answered in time, and report it to everyone at the table."""
        async with room.lock:
            if await self.drop_expired(room):
                self.tell(room)

    # -- people --------------------------------------------------------------------------------------------------

    async def change_seat(self, room: Room, seat: str, **fields: Any) -> None:
        """Change the name, gender, language, contact or standing answers of a chair."""
        await self.run(lambda: self.store.change_seat(room.id, seat, **fields))
        for name, value in fields.items():
            setattr(room.seats[seat], name, value)
        self._tell(room, room.seq)

    async def replace_bot(self, room: Room, seat: str, seq: int, bot: str, reason: str) -> None:
        """Put another bot on a chair whose bot has no answer, by an entry that everyone sees."""
        async with room.lock:
            if room.seq == seq:
                await self.write(room, "takeover", seat, bot, f"{reason}-{secrets.token_hex(8)}", "server")

    def tell(self, room: Room) -> None:
        """Report that something apart from the game has changed."""
        self._tell(room, room.seq)

    async def change_settings(self, room: Room, **settings: Any) -> None:
        async with room.lock:
            room.table.settings = await self.run(self.store.merge_settings, room.id, settings)
        self._tell(room, room.seq)


def _is_expired(request: ConsentRequest) -> bool:
    """Is the time over within which a request can be answered?"""
    return elapsed(request.at) > request.until - request.at


def _stored_key(by: str, seat: str, key: str) -> str:
    """Return a key as it is stored: keys of people by seat, apart from those of bots and standing answers."""
    return f"u:{seat}:{key}" if by == "person" else f"b:{by}:{seat}:{key}"
