"""What needs the consent of others: undo and redo, a bot for a chair, ending a table, going on with a frozen one.

`consenting` says whose consent a request needs. It is asked again when the last of them has agreed: someone may have
played, come back or sat down meanwhile, and is then asked too.
"""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from attrs import evolve

from cyclades_core import IllegalAction, Refusal

from ..rpc.rpc_errors import RpcError
from .rooms import Room
from .server_clock import DAY, elapsed, now
from .stored_rows import ConsentRequest, new_id
from .table_store import Unwritable

__all__ = ["SUBSTITUTE", "Agreeing", "is_expired"]

log = logging.getLogger("cyclades.server")
SUBSTITUTE = "greedy"  # the bot for the chair of a player who is absent and cannot choose one


class Agreeing:
    """The part of `Tables` that asks people; the rest of it writes."""

    store: Any
    is_absent: Callable[[Room, str], bool]  # has a player been away for as long as the table says?
    count_request: Callable[[Room, str], None]  # one more request of a seat; `too-many` if they come too often

    if TYPE_CHECKING:

        async def run(self, work: Any, *arguments: Any) -> Any: ...
        async def write(self, room: Room, kind: str, seat: str | None, clause: str, key: str, by: str) -> Any: ...
        def _open(self, room: Room) -> None: ...
        def _tell(self, room: Room, before: int) -> None: ...

    def consenting(self, room: Room, request: ConsentRequest) -> set[str]:
        """Return the people whose consent a request needs, besides that of the player who made it.

        Undo and redo: everyone whose moves go or come back. The moves of bots go with the move of a person before them.
        Otherwise everyone who is not absent must agree, since a bot that thinks again may decide otherwise. A bot for a
        chair: its owner, unless absent, and the others who are not absent. Only the substitute comes without the owner,
        so that nobody chooses a weak bot for a rival. Everything else: everyone.
        """
        people = set(room.people) - {request.by}
        there = {each for each in people if not self.is_absent(room, each)}
        if request.kind == "undo":
            lines = (room.since(request.to_seq), room.returning(request.to_seq))
            moved = {entry.seat for line in lines for entry in line if entry.seat}
            first = {line[0].seat for line in lines if line}
            return (people & moved) | (set() if first <= people | {request.by} else there)
        if request.kind == "takeover":
            seat, _, bot = request.about.partition(" ")
            owner = {seat} - {request.by} if room.is_owned(seat) else set[str]()
            return there | {each for each in owner if bot != SUBSTITUTE or not self.is_absent(room, each)}
        return there if request.kind == "back" else people

    def _has_agreed(self, room: Room, request: ConsentRequest, seat: str) -> bool:
        """Has a player agreed to a request as it is now? To undo a move that came later nobody has agreed yet."""
        agreed = request.votes.get(seat, False)
        if request.kind != "undo" or not agreed:
            return bool(agreed)
        return not any(entry.seat == seat and entry.seq > agreed for entry in room.since(request.to_seq))

    # -- asking --------------------------------------------------------------------------------------------------

    async def ask_undo(self, room: Room, seat: str, to: int) -> None:
        """Stand after `to` again: at once where it is free, else when everyone whose moves go or come back agrees."""
        async with room.lock:
            self._open(room)
            if not 0 <= to < room.seq:
                raise RpcError("unknown", what="seq", name=to)
            for entry in room.since(to):
                if entry.reveals:
                    raise IllegalAction(Refusal("revealed", what=entry.reveals.split()[0]))
            if room.lines.node(to) is room.lines.node():
                raise IllegalAction(Refusal("nothing-left"))
            await self._ask(room, "undo", seat, to, "")

    async def ask_takeover(self, room: Room, seat: str, about: str, bot: str) -> None:
        """A bot for a chair, or a person again instead of a bot; each decides alone about the own chair."""
        async with room.lock:
            self._open(room)
            if room.seats[about].bot == bot:
                return
            if about == seat:
                await self._sit(room, about, bot)
            else:
                await self._ask(room, "takeover" if bot else "back", seat, room.seq, f"{about} {bot}")

    async def ask_end(self, room: Room, seat: str) -> None:
        """End a table before its game does: everybody else who plays has to agree."""
        async with room.lock:
            if room.table.status == "over":
                raise IllegalAction(Refusal("game-over"))
            await self._ask(room, "end", seat, room.seq, "")

    async def ask_thaw(self, room: Room, seat: str) -> None:
        """Go on from the last entry that still fits: everybody else who plays has to agree."""
        async with room.lock:
            if not room.is_still:
                raise RpcError("not-yours", what="role", asked=None)
            await self._ask(room, "thaw", seat, room.seq, "")

    async def _ask(self, room: Room, kind: str, seat: str, to: int, about: str) -> None:
        request = ConsentRequest(room.id, new_id(8), kind, seat, to, about, {}, now(), now() + DAY)
        if self.consenting(room, request):
            self.count_request(room, seat)
        for old in [each for each in room.requests.values() if each.by == seat and each.kind == kind]:
            await self._drop(room, old)
        await self._settle(room, request)

    async def _settle(self, room: Room, request: ConsentRequest) -> None:
        """Do what was asked for if everyone whose consent it needs now has agreed; else ask those who have not."""
        needed = self.consenting(room, request)
        votes = {
            each: request.votes[each] if self._has_agreed(room, request, each) else False
            for each in room.seats
            if each in needed or each in request.votes
        }
        if all(votes[each] for each in needed):
            await self._drop(room, request)
            await self._done(room, request)
            return
        request = evolve(request, votes=votes)
        await self.run(self.store.put_request, request)
        room.requests[request.id] = request
        self._tell(room, room.seq)

    async def answer(self, room: Room, seat: str, yes: bool, request_id: str | None = None) -> None:
        """What one of those who were asked says: the last yes does it, one no ends it. An asker withdraws by a no."""
        async with room.lock:
            await self._drop_expired(room)
            asked = room.requests.get(request_id or "")
            if asked is not None and asked.by == seat and not yes:
                await self._drop(room, asked)
                self._tell(room, room.seq)
                return
            waiting = [each for each in room.requests.values() if each.votes.get(seat) is False]
            if request_id is not None:
                waiting = [each for each in waiting if each.id == request_id]
            if not waiting:
                raise RpcError("not-yours", what="undo", asked=None)
            request = waiting[0]
            if yes:
                await self._settle(room, evolve(request, votes={**request.votes, seat: room.seq or True}))
            else:
                await self._drop(room, request)
                self._tell(room, room.seq)

    # -- doing ---------------------------------------------------------------------------------------------------

    async def _done(self, room: Room, request: ConsentRequest) -> None:
        """Everybody has agreed. What was asked for before the end comes too late after it: then nothing is hidden."""
        if request.kind in ("undo", "takeover", "back") and room.is_closed:
            self._tell(room, room.seq)
        elif request.kind == "undo":
            if any(entry.reveals for entry in room.since(request.to_seq)):
                self._tell(room, room.seq)
                return
            await self.write(room, "undo", request.by, str(request.to_seq), f"undo-{secrets.token_hex(8)}", "person")
        elif request.kind == "end":
            if room.table.status == "over":
                return
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
            await self._sit(room, about, bot)

    async def _sit(self, room: Room, seat: str, bot: str) -> None:
        """A bot sits down on a chair, or (without one) a person does."""
        kind = "takeover" if bot else "back"
        await self.write(room, kind, seat, bot, f"{kind}-{secrets.token_hex(8)}", "person")

    async def _drop(self, room: Room, request: ConsentRequest) -> None:
        if room.requests.pop(request.id, None) is not None:
            await self.run(self.store.drop_request, room.id, request.id)

    async def _drop_all(self, room: Room) -> None:
        """End all requests of a table that is over: everything is open, so nothing can be asked for any more.

        The entry stands, so a request that cannot be removed just now only stays in the database.
        """
        for request in list(room.requests.values()):
            room.note_ended(request, "over")
            try:
                await self._drop(room, request)
            except Unwritable as error:
                log.warning("request", extra={"table": room.id, "fault": error.code})

    async def drop_expired(self, room: Room) -> None:
        """End the requests that were not answered within their time, and let everyone see it."""
        async with room.lock:
            if await self._drop_expired(room):
                self._tell(room, room.seq)

    async def _drop_expired(self, room: Room) -> bool:
        expired = [each for each in room.requests.values() if is_expired(each)]
        for request in expired:
            await self._drop(room, request)
            room.note_ended(request, "expired")
        return bool(expired)


def is_expired(request: ConsentRequest) -> bool:
    """Is the time over within which a request can be answered?"""
    return elapsed(request.at) > request.until - request.at
