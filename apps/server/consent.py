"""What needs the consent of others: undo and redo, a bot for a chair, ending a table, resuming a frozen one.

`TableConsent.consenting` says whose consent a request needs. It is called again when the last of them has agreed: a
player may have moved, come back or sat down meanwhile, and is then asked too.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable

from attrs import evolve

from cyclades_core import IllegalAction, Refusal

from ..rpc.rpc_errors import RpcError
from .rooms import Room
from .server_clock import DAY, now
from .stored_rows import ConsentRequest, new_id
from .tables import Tables

__all__ = ["SUBSTITUTE", "TableConsent"]

SUBSTITUTE = "greedy"  # the bot for the chair of a player who is absent and cannot choose one


class TableConsent:
    """Requests of players that others must agree to, and what happens when they have.

    `is_absent(room, seat)` says whether a player has been away for as long as the table requires.
    `count_request(room, seat)` counts one more request of a seat and raises `too-many` if they come too often.
    """

    def __init__(
        self, tables: Tables, is_absent: Callable[[Room, str], bool], count_request: Callable[[Room, str], None]
    ) -> None:
        self.tables = tables
        self._is_absent = is_absent
        self._count_request = count_request

    def consenting(self, room: Room, request: ConsentRequest) -> set[str]:
        """Return the people whose consent a request needs, besides that of the player who made it.

        Undo and redo: everyone whose moves go or come back. The moves of bots go with the move of a person before them.
        Otherwise everyone who is not absent must agree, since a bot that thinks again may decide otherwise. A bot for a
        chair: its owner, unless absent, and the others who are not absent. Only the substitute comes without the owner,
        so that nobody chooses a weak bot for a rival. Everything else: everyone.
        """
        people = set(room.people) - {request.by}
        there = {each for each in people if not self._is_absent(room, each)}
        if request.kind == "undo":
            lines = (room.since(request.to_seq), room.returning(request.to_seq))
            moved = {entry.seat for line in lines for entry in line if entry.seat}
            first = {line[0].seat for line in lines if line}
            return (people & moved) | (set() if first <= people | {request.by} else there)
        if request.kind == "takeover":
            seat, _, bot = request.about.partition(" ")
            owner = {seat} - {request.by} if room.is_owned(seat) else set[str]()
            return there | {each for each in owner if bot != SUBSTITUTE or not self._is_absent(room, each)}
        return there if request.kind == "back" else people

    def _has_agreed(self, room: Room, request: ConsentRequest, seat: str) -> bool:
        """Has a player agreed to a request as it is now? An earlier vote does not cover moves made after it."""
        agreed = request.votes.get(seat, False)
        if request.kind != "undo" or not agreed:
            return bool(agreed)
        return not any(entry.seat == seat and entry.seq > agreed for entry in room.since(request.to_seq))

    # -- asking --------------------------------------------------------------------------------------------------

    async def ask_undo(self, room: Room, seat: str, to: int) -> None:
        """Return to the position after `to`: at once if it is free, else when everyone whose moves change agrees."""
        async with room.lock:
            room.check_open()
            if not 0 <= to < room.seq:
                raise RpcError("unknown", what="seq", name=to)
            for entry in room.since(to):
                if entry.reveals:
                    raise IllegalAction(Refusal("revealed", what=entry.reveals.split()[0]))
            if room.lines.node(to) is room.lines.node():
                raise IllegalAction(Refusal("nothing-left"))
            await self._ask(room, "undo", seat, to, "")

    async def ask_takeover(self, room: Room, seat: str, about: str, bot: str) -> None:
        """Put a bot on a chair, or a person again instead of a bot. Players decide alone about their own chair."""
        async with room.lock:
            room.check_open()
            if room.seats[about].bot == bot:
                return
            if about == seat:
                await self._sit(room, about, bot)
            else:
                await self._ask(room, "takeover" if bot else "back", seat, room.seq, f"{about} {bot}")

    async def ask_end(self, room: Room, seat: str) -> None:
        """End a table before its game does. All other players have to agree."""
        async with room.lock:
            if room.table.status == "over":
                raise IllegalAction(Refusal("game-over"))
            await self._ask(room, "end", seat, room.seq, "")

    async def ask_thaw(self, room: Room, seat: str) -> None:
        """Resume a frozen table from the last entry that still fits. All other players have to agree."""
        async with room.lock:
            if not room.is_still:
                raise RpcError("not-yours", what="role", asked=None)
            await self._ask(room, "thaw", seat, room.seq, "")

    async def _ask(self, room: Room, kind: str, seat: str, to: int, about: str) -> None:
        request = ConsentRequest(room.id, new_id(8), kind, seat, to, about, {}, now(), now() + DAY)
        if self.consenting(room, request):
            self._count_request(room, seat)
        for old in [each for each in room.requests.values() if each.by == seat and each.kind == kind]:
            await self.tables.drop_request(room, old)
        await self._settle(room, request)

    async def _settle(self, room: Room, request: ConsentRequest) -> None:
        """Do what was asked for if everyone whose consent it needs now has agreed. Otherwise ask those who have not."""
        needed = self.consenting(room, request)
        votes = {
            each: request.votes[each] if self._has_agreed(room, request, each) else False
            for each in room.seats
            if each in needed or each in request.votes
        }
        if all(votes[each] for each in needed):
            await self.tables.drop_request(room, request)
            await self._done(room, request)
            return
        request = evolve(request, votes=votes)
        await self.tables.run(self.tables.store.put_request, request)
        room.requests[request.id] = request
        self.tables.tell(room)

    async def answer(self, room: Room, seat: str, yes: bool, request_id: str | None = None) -> None:
        """Take the vote of a player: the last yes does what was asked, one no ends it. The asker withdraws by a no."""
        async with room.lock:
            await self.tables.drop_expired(room)
            asked = room.requests.get(request_id or "")
            if asked is not None and asked.by == seat and not yes:
                await self.tables.drop_request(room, asked)
                self.tables.tell(room)
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
                await self.tables.drop_request(room, request)
                self.tables.tell(room)

    # -- doing ---------------------------------------------------------------------------------------------------

    async def _done(self, room: Room, request: ConsentRequest) -> None:
        """Do what everyone has agreed to. After the end of the game it is too late: then nothing is hidden any more."""
        if request.kind in ("undo", "takeover", "back") and room.is_closed:
            self.tables.tell(room)
        elif request.kind == "undo":
            if any(entry.reveals for entry in room.since(request.to_seq)):
                self.tables.tell(room)
                return
            await self._write(room, "undo", request.by, str(request.to_seq), "undo")
        elif request.kind == "end":
            if room.table.status == "over":
                return
            await self._write(room, "end", request.by, "", "end")
        elif request.kind == "thaw":
            if room.good is None:
                return
            settings = {name: value for name, value in room.table.settings.items() if name != "frozen_at"}
            await self.tables.run(lambda: self.tables.store.change_table(room.id, settings=settings))
            room.table.settings = settings
            await self._write(room, "undo", request.by, str(room.good), "thaw")
        else:
            about, _, bot = request.about.partition(" ")
            await self._sit(room, about, bot)

    async def _sit(self, room: Room, seat: str, bot: str) -> None:
        """Put a bot on a chair, or (if `bot` is empty) a person."""
        kind = "takeover" if bot else "back"
        await self._write(room, kind, seat, bot, kind)

    async def _write(self, room: Room, kind: str, seat: str, clause: str, key: str) -> None:
        """Write an entry that a player asked for. Its key begins with `key` and is new each time."""
        await self.tables.write(room, kind, seat, clause, f"{key}-{secrets.token_hex(8)}", "person")
