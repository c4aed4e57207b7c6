"""What needs the consent of others: taking back, a bot for a left chair, ending a table, going on with a frozen one."""

from __future__ import annotations

import secrets
import time
from typing import TYPE_CHECKING, Any

from attrs import evolve

from cyclades_core import IllegalAction, Refusal

from ..rpc.rpc_errors import Fault
from .rooms import Room
from .stored_rows import Request, new_id

__all__ = ["DAY", "Agreeing", "now"]

DAY = 24 * 3600 * 1000


def now() -> int:
    """Milliseconds since 1970: for people and clocks, never for the rules."""
    return time.time_ns() // 1_000_000


class Agreeing:
    """The part of `Tables` that asks people; the rest of it writes."""

    store: Any

    if TYPE_CHECKING:

        async def run(self, work: Any, *arguments: Any) -> Any: ...
        async def write(self, room: Room, kind: str, seat: str | None, clause: str, key: str, by: str) -> Any: ...
        def _open(self, room: Room) -> None: ...
        def _tell(self, room: Room, before: int) -> None: ...

    # -- taking back ---------------------------------------------------------------------------------------------

    async def ask_undo(self, room: Room, seat: str, to: int) -> None:
        """Stand after `to` again: at once where it is free, else when everybody who answered since has agreed."""
        async with room.lock:
            self._open(room)
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
            self._open(room)
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

    async def ask_end(self, room: Room, seat: str) -> None:
        """End a table before its game does: everybody else who plays has to agree."""
        async with room.lock:
            if room.table.status == "over":
                raise IllegalAction(Refusal("game-over"))
            await self._agreed(room, "end", seat)

    async def ask_thaw(self, room: Room, seat: str) -> None:
        """Go on from the last entry that still fits: everybody else who plays has to agree."""
        async with room.lock:
            if not room.is_still:
                raise Fault("not-yours", what="role", asked=None)
            await self._agreed(room, "thaw", seat)

    async def _agreed(self, room: Room, kind: str, seat: str) -> None:
        votes = {each: False for each in room.people if each != seat}
        if votes:
            await self._request(room, kind, seat, room.seq, "", votes)
        else:
            await self._done(room, Request(room.id, "", kind, seat, 0, "", {}, 0, 0))

    async def _request(self, room: Room, kind: str, seat: str, to: int, about: str, votes: dict[str, bool]) -> None:
        for old in [each for each in room.requests.values() if each.by == seat and each.kind == kind]:
            await self.run(self.store.drop_request, room.id, old.id)
            room.requests.pop(old.id, None)
        request = Request(room.id, new_id(8), kind, seat, to, about, votes, now(), now() + DAY)
        await self.run(self.store.put_request, request)
        room.requests[request.id] = request
        self._tell(room, room.seq)

    async def answer(self, room: Room, seat: str, yes: bool, request_id: str | None = None) -> None:
        """What one of those who were asked says: the last yes does it, one no ends it. An asker withdraws by a no."""
        async with room.lock:
            await self._forget(room)
            asked = room.requests.get(request_id or "")
            if asked is not None and asked.by == seat and not yes:
                await self.run(self.store.drop_request, room.id, asked.id)
                room.requests.pop(asked.id, None)
                self._tell(room, room.seq)
                return
            waiting = [each for each in room.requests.values() if each.votes.get(seat) is False]
            if request_id is not None:
                waiting = [each for each in waiting if each.id == request_id]
            if not waiting:
                raise Fault("not-yours", what="undo", asked=None)
            request = evolve(waiting[0], votes={**waiting[0].votes, seat: yes})
            if yes and not all(request.votes.values()):
                await self.run(self.store.put_request, request)
                room.requests[request.id] = request
                self._tell(room, room.seq)
                return
            await self.run(self.store.drop_request, room.id, request.id)
            room.requests.pop(request.id, None)
            if yes:
                await self._done(room, request)
            else:
                self._tell(room, room.seq)

    async def _done(self, room: Room, request: Request) -> None:
        """Everybody has agreed. What was asked for before the end comes too late after it: then nothing is hidden."""
        if request.kind in ("undo", "takeover") and room.is_closed:
            self._tell(room, room.seq)
        elif request.kind == "undo":
            if any(entry.reveals for entry in room.since(request.to_seq)):
                self._tell(room, room.seq)
                return
            await self.write(room, "undo", request.by, str(request.to_seq), f"undo-{secrets.token_hex(8)}", "person")
        elif request.kind == "end":
            await self.write(room, "end", request.by, "", f"end-{secrets.token_hex(8)}", "person")
        elif request.kind == "thaw":
            if room.good is None:
                return
            settings = {name: value for name, value in room.table.settings.items() if name != "frozen_at"}
            await self.run(lambda: self.store.change_table(room.id, settings=settings))
            room.table.settings = settings
            await self.write(room, "undo", request.by, str(room.good), f"thaw-{secrets.token_hex(8)}", "person")
        else:
            about, _, bot = request.about.partition(" ")
            await self.write(room, "takeover", about, bot, f"takeover-{secrets.token_hex(8)}", "person")
            await self.run(lambda: self.store.change_seat(room.id, about, bot=bot))

    async def _forget(self, room: Room) -> None:
        """Requests that nobody has answered within their time are over."""
        for request in [each for each in room.requests.values() if each.until < now()]:
            await self.run(self.store.drop_request, room.id, request.id)
            room.requests.pop(request.id, None)
