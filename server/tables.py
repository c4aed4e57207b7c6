"""What happens at tables: moves, undo by consent, takeovers. Written, committed, then told.

A move: its key known? the stored result. Its number old? stale. Else it is tried on a copy, written in one transaction
that only goes through if the table still stands where the move was made, and only then becomes the game and is told to
anybody. Between processes the database decides; within one, the lock of the room.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from typing import Any, TypeVar

from cyclades_core import IllegalAction, Refusal, Ruleset, __version__
from cyclades_core.protocol.faults import Fault

from .records import Entry, Request, Seat, Table, Token, digest_of, new_id, new_token
from .rooms import Departed, Move, Room
from .rulesets import Rulesets
from .store import Store, Taken

__all__ = ["Tables", "now"]

T = TypeVar("T")
ROOMS = 500  # tables whose games are kept in memory
DAY = 24 * 3600 * 1000
ROLES = ("host", "seat", "spectator")


def now() -> int:
    """Milliseconds since 1970: for people and clocks, never for the rules."""
    return time.time_ns() // 1_000_000


class Tables:
    """The tables of a server. `told(room, before)` is called after each change, with the `seq` that stood before it."""

    def __init__(self, store: Store, executor: Executor, rulesets: Rulesets | None = None) -> None:
        self.store = store
        self.rulesets = rulesets or Rulesets()
        self._executor = executor
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._making: dict[str, asyncio.Lock] = {}
        self.told: list[Callable[[Room, int], None]] = []

    async def run(self, work: Callable[..., T], *arguments: Any) -> T:
        """What waits for the disk, in the thread of the store."""
        return await asyncio.get_running_loop().run_in_executor(self._executor, work, *arguments)

    # -- rooms ---------------------------------------------------------------------------------------------------

    async def room(self, table_id: str) -> Room:
        """The room of a table; `unknown` if there is none."""
        found = self._rooms.get(table_id)
        if found is not None:
            self._rooms.move_to_end(table_id)
            return found
        async with self._making.setdefault(table_id, asyncio.Lock()):
            if table_id not in self._rooms:
                self._rooms[table_id] = await self._opened(table_id)
                while len(self._rooms) > ROOMS:
                    self._rooms.popitem(last=False)
        self._making.pop(table_id, None)
        return self._rooms[table_id]

    def held(self, table_id: str) -> Room | None:
        """The room, if it is in memory."""
        return self._rooms.get(table_id)

    @property
    def rooms(self) -> list[Room]:
        return list(self._rooms.values())

    async def _opened(self, table_id: str) -> Room:
        table = await self.run(self.store.table, table_id)
        if table is None:
            raise Fault("unknown", what="game", name=table_id)
        if table.status == "frozen":
            raise Fault("frozen", engine=table.engine)
        seats = await self.run(self.store.seats, table_id)
        entries = await self.run(self.store.entries, table_id)
        requests = await self.run(self.store.requests, table_id)
        room = await asyncio.to_thread(self._made, table, seats, entries)
        room.requests = {request.id: request for request in requests}
        return room

    def _made(self, table: Table, seats: Sequence[Seat], entries: Sequence[Entry]) -> Room:
        """Play a table again; under other content it is the same game, or it is frozen where it departs."""
        rules = self.rulesets.of(table.setup)
        room = Room(table, seats, rules)
        try:
            room.replay(entries)
        except Departed as departed:
            self.store.change_table(table.id, status="frozen", settings={**table.settings, "frozen_at": departed.ply})
            raise Fault("frozen", engine=table.engine) from departed
        if table.fingerprint != rules.fingerprint or table.engine != __version__:
            self._upgraded(room, rules)
        return room

    def _upgraded(self, room: Room, rules: Ruleset) -> None:
        """All entries could be played by this engine: say so in the log."""
        fields = {"engine": __version__, "fingerprint": rules.fingerprint, **room.state()}
        entry = self._entry(room, "upgrade", None, __version__, f"upgrade-{secrets.token_hex(8)}", "server")
        if self.store.commit(entry, fields):
            room.accept(entry)
            room.table.engine, room.table.fingerprint = __version__, rules.fingerprint

    async def catch_up(self, room: Room) -> None:
        """Take in what another process has written. The caller holds the lock."""
        missing = await self.run(self.store.entries, room.id, room.seq)
        if missing:
            before = room.seq
            room.replay(missing)
            self._tell(room, before)

    # -- new tables ----------------------------------------------------------------------------------------------

    async def create(
        self, setup: dict[str, Any], seats: Sequence[Seat], settings: dict[str, Any], seed: int | None = None
    ) -> tuple[Room, dict[str, str]]:
        """A table with its links: `host`, one for each seat of a person, `spectator`."""
        rules = await asyncio.to_thread(self.rulesets.of, setup)
        table_id, salt = new_id(), secrets.token_hex(16)
        value = str(secrets.randbits(64) if seed is None else seed)
        table = Table(
            id=table_id,
            created=now(),
            status="running",
            setup={**setup, "seats": [seat.seat for seat in seats]},
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
        self._tell(room, -1)
        return room, links

    async def relink(self, room: Room, role: str, seat: str | None) -> str:
        """A new link; the old one dies."""
        token = new_token()
        await self.run(self.store.revoke, room.id, role, seat)
        await self.run(self.store.add_token, Token(digest_of(token), room.id, role, seat, now()))
        return token

    async def token(self, token: str) -> Token | None:
        """Whom a link lets in."""
        return await self.run(self.store.token, digest_of(token))

    # -- moves ---------------------------------------------------------------------------------------------------

    async def play(
        self, room: Room, seat: str, clause: str, key: str | None, expect: int | None, by: str = "person"
    ) -> int:
        """Play a clause; the `seq` before it. A key that was played already plays nothing and answers the same."""
        async with room.lock:
            return await self._play(room, seat, clause, key or f"-{secrets.token_hex(12)}", expect, by)

    async def _play(self, room: Room, seat: str, clause: str, key: str, expect: int | None, by: str) -> int:
        known = await self._known(room, key)
        if known is not None:
            if known.seat != seat or known.kind != "play":
                raise Fault("params", path="key", reason="word", expected="a new key for another clause")
            return known.seq - 1
        if expect is not None and expect != room.seq:
            raise Fault("stale", expect=expect)
        if room.asked != seat:
            raise Fault("not-yours", what="seat", asked=room.asked)
        move = room.tried(clause, seat)
        await self.write(room, "play", seat, move.clause, key, by, move)
        return room.seq - 1

    async def _known(self, room: Room, key: str) -> Entry | None:
        for entry in reversed(room.entries):
            if entry.key == key:
                return entry
        return None

    async def write(
        self, room: Room, kind: str, seat: str | None, clause: str, key: str, by: str, move: Move | None = None
    ) -> Entry:
        """One transaction; after it the entry is part of the room and is told. The caller holds the lock."""
        entry = self._entry(room, kind, seat, clause, key, by, move)
        after = move.game if move else room.at_seq(int(clause)) if kind == "undo" else room.game
        fields: dict[str, Any] = {"ply": room.ply + (kind == "play"), "asked": after.asked, "asked_since": now()}
        if kind == "undo":
            fields["ply"] = room.lines.ply(int(clause))
        if after.is_over:
            fields["status"] = "over"
        try:
            written = await self.run(self.store.commit, entry, fields)
        except Taken:
            written = False
        if not written:
            await self.catch_up(room)
            raise Fault("stale", expect=entry.seq - 1)
        before = room.seq
        room.accept(entry, move)
        room.table.asked_since, room.table.status = fields["asked_since"], fields.get("status", room.table.status)
        self._tell(room, before)
        return entry

    def _entry(
        self, room: Room, kind: str, seat: str | None, clause: str, key: str, by: str, move: Move | None = None
    ) -> Entry:
        return Entry(
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

    # -- taking back ---------------------------------------------------------------------------------------------

    async def ask_undo(self, room: Room, seat: str, to: int) -> None:
        """Stand after `to` again: at once where it is free, else when everybody who answered since has agreed."""
        async with room.lock:
            if not 0 <= to < room.seq:
                raise Fault("unknown", what="seq", name=to)
            taken = room.since(to)
            for entry in taken:
                if entry.reveals:
                    raise IllegalAction(Refusal("revealed", what=entry.reveals.split()[0]))
            if not taken and room.lines.node(to) is room.lines.node():
                raise IllegalAction(Refusal("nothing-left"))
            waits = {entry.seat for entry in taken if entry.by == "person" and entry.seat} - {seat}
            votes = {each: False for each in room.people if each in waits}
            if not votes:
                await self.write(room, "undo", seat, str(to), f"undo-{secrets.token_hex(8)}", "person")
                return
            await self._request(room, "undo", seat, to, "", votes)

    async def ask_takeover(self, room: Room, seat: str, about: str, bot: str) -> None:
        """A bot for a left chair (everybody else who plays has to agree), or for one's own."""
        async with room.lock:
            if about == seat or room.is_bot(about):
                kind = "takeover" if bot else "back"
                await self.write(room, kind, about, bot, f"{kind}-{secrets.token_hex(8)}", "person")
                await self.run(lambda: self.store.change_seat(room.id, about, bot=bot))
                return
            votes = {each: False for each in room.people if each not in (seat, about)}
            if votes:
                await self._request(room, "takeover", seat, room.seq, f"{about} {bot}", votes)
            else:
                await self._done(room, Request(room.id, "", "takeover", seat, 0, f"{about} {bot}", {}, 0, 0))

    async def _request(self, room: Room, kind: str, seat: str, to: int, about: str, votes: dict[str, bool]) -> None:
        for old in [each for each in room.requests.values() if each.by == seat and each.kind == kind]:
            room.requests.pop(old.id)
            await self.run(self.store.drop_request, room.id, old.id)
        request = Request(room.id, new_id(8), kind, seat, to, about, votes, now(), now() + DAY)
        await self.run(self.store.put_request, request)
        room.requests[request.id] = request
        self._tell(room, room.seq)

    async def answer(self, room: Room, seat: str, yes: bool, request_id: str | None = None) -> None:
        """What one of those who were asked says: the last yes does it, one no ends it."""
        async with room.lock:
            await self._forget(room)
            waiting = [each for each in room.requests.values() if each.votes.get(seat) is False]
            if request_id is not None:
                waiting = [each for each in waiting if each.id == request_id]
            if not waiting:
                raise Fault("not-yours", what="undo", asked=None)
            request = waiting[0]
            request.votes[seat] = yes
            if yes and not all(request.votes.values()):
                await self.run(self.store.put_request, request)
                self._tell(room, room.seq)
                return
            del room.requests[request.id]
            await self.run(self.store.drop_request, room.id, request.id)
            if yes:
                await self._done(room, request)
            else:
                self._tell(room, room.seq)

    async def _done(self, room: Room, request: Request) -> None:
        """Everybody has agreed."""
        if request.kind == "undo":
            if any(entry.reveals for entry in room.since(request.to_seq)):
                self._tell(room, room.seq)
                return
            await self.write(room, "undo", request.by, str(request.to_seq), f"undo-{secrets.token_hex(8)}", "person")
        else:
            about, _, bot = request.about.partition(" ")
            await self.write(room, "takeover", about, bot, f"takeover-{secrets.token_hex(8)}", "person")
            await self.run(lambda: self.store.change_seat(room.id, about, bot=bot))

    async def _forget(self, room: Room) -> None:
        """Requests that nobody has answered within their time are over."""
        for request in [each for each in room.requests.values() if each.until < now()]:
            del room.requests[request.id]
            await self.run(self.store.drop_request, room.id, request.id)

    # -- people --------------------------------------------------------------------------------------------------

    async def change_seat(self, room: Room, seat: str, **fields: Any) -> None:
        """Name, gender, language, standing answers of a chair."""
        await self.run(lambda: self.store.change_seat(room.id, seat, **fields))
        for name, value in fields.items():
            setattr(room.seats[seat], name, value)
        self._tell(room, room.seq)

    async def change_settings(self, room: Room, **settings: Any) -> None:
        room.table.settings = {**room.table.settings, **settings}
        await self.run(lambda: self.store.change_table(room.id, settings=room.table.settings))
        self._tell(room, room.seq)
