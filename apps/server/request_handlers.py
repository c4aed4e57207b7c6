"""Requests of a server: who calls, what it may do, and the answer. Reading is the protocol's work.

A connection begins with `initialize`; its token says table, role and seat. Methods that only look are those of
`cyclades_apps.rpc`, with a room in the place of a game that is held open. Methods that write wait for the store.
"""

from __future__ import annotations

import asyncio
import json
import logging
import re
import secrets
from collections.abc import Awaitable, Callable
from typing import Any

from cyclades_core.engine.values.limits import RPC_EVENTS, RPC_REQUEST_BYTES

from ..rpc import message_encoding
from ..rpc.callers import HOST, SEAT, SPECTATOR
from ..rpc.dispatcher import call_method, fault_of, unknown_method
from ..rpc.localization import RpcMessages, language
from ..rpc.method_context import Context
from ..rpc.methods import METHODS
from ..rpc.parameter_structuring import structured
from ..rpc.request_reader import RpcRequest, Unread, peek, read_request
from ..rpc.rpc_errors import RpcError
from ..simulation.battle_forecasts import odds_ahead, odds_now
from . import table_request_types as kinds
from .bot_turns import Bots
from .clause_labels import in_words
from .configuration import Settings
from .connections import Link, OneRoom
from .consent import TableConsent
from .game_export import exported
from .presence import Presence
from .rate_limits import Rates
from .rooms import Behind, Room
from .table_documents import delayed_document, new_table, open_view, own_document, table_document
from .table_notes import notes_of
from .table_store import Unwritable
from .tables import Tables

__all__ = ["Calls"]

log = logging.getLogger("cyclades.server")
#: Methods of the protocol that only look; on a server the token says game and seat.
LOOKING = frozenset(
    {"rpc.discover", "modules.list", "modules.check", "content.get", "board.get", "game.draft", "game.why"}
)
OPEN = frozenset({"initialize", "ping", "rpc.discover", "modules.list", "modules.check", "table.new"})
#: Null characters and surrogates as JSON writes them. PostgreSQL stores no null character, and UTF-8 has no surrogates.
_ODD = re.compile(rb"\\u(?:0000|[dD][89a-fA-F])")
#: Bytes of a message, of methods that carry moves or a setup and of all others.
LARGE = frozenset({"table.new", "table.set", "game.play", "game.draft", "game.why", "game.odds", "modules.check"})
SMALL_BYTES = 8_192
READ_BYTES = 1_024  # a message without a method of ours that is read, for an exact error
CATALOGUE = frozenset({"modules.list", "modules.check", "rpc.discover"})  # the same for everyone, and costly
ANSWERS = 64  # of them that are kept


class Calls:
    """Answers requests for all transports of the server."""

    def __init__(self, tables: Tables, presence: Presence, bots: Bots, settings: Settings) -> None:
        self.tables = tables
        self.presence = presence
        self.bots = bots
        self.settings = settings
        self.words = RpcMessages()
        self.notices = settings.notices
        self.rates = Rates(settings.rates)
        self.consent = TableConsent(tables, presence.is_absent, lambda room, seat: self.rates.request(room.id, seat))
        self.closing: int | None = None
        self._answers: dict[str, Any] = {}  # of `CATALOGUE`, those that were asked for last
        self._catalogue_words = RpcMessages()  # used in a thread
        self._loading = asyncio.Lock()
        self._own: dict[str, tuple[type, Callable[[Link, Any], Awaitable[Any]]]] = {
            "initialize": (kinds.TableInitializeParams, self._initialize),
            "ping": (kinds.NoTableParams, self._ping),
            "table.new": (kinds.NewTableParams, self._table_new),
            "table.get": (kinds.NoTableParams, self._table_get),
            "table.set": (kinds.SetTableParams, self._table_set),
            "table.link": (kinds.NewLinkParams, self._table_link),
            "table.takeover": (kinds.TakeoverParams, self._takeover),
            "table.end": (kinds.NoTableParams, self._end),
            "table.thaw": (kinds.NoTableParams, self._thaw),
            "table.answer": (kinds.AnswerParams, self._answer_request),
            "table.export": (kinds.ExportParams, self._export),
            "game.look": (METHODS["game.look"].params, self._look),
            "game.events": (METHODS["game.events"].params, self._events),
            "game.play": (METHODS["game.play"].params, self._play),
            "game.subscribe": (METHODS["game.subscribe"].params, self._subscribe),
            "game.unsubscribe": (METHODS["game.unsubscribe"].params, self._unsubscribe),
            "game.wait": (METHODS["game.wait"].params, self._wait),
            "game.hint": (kinds.NoTableParams, self._hint),
            "game.odds": (METHODS["game.draft"].params, self._odds),
            "undo.ask": (METHODS["undo.ask"].params, self._undo_ask),
            "undo.answer": (METHODS["undo.answer"].params, self._undo_answer),
        }

    # -- for transports ------------------------------------------------------------------------------------------

    async def handle(self, line: bytes, link: Link, token: str | None = None) -> str | None:
        """The answer to a message; None: it wants none. Without a connection the token comes with the request."""
        link.busy += 1
        try:
            told = await self._answer(line, link, token)
        finally:
            link.busy -= 1
        self.presence.catch_up(link)
        return told

    async def _answer(self, line: bytes, link: Link, token: str | None) -> str | None:
        """Count a message, read it and do what it asks for. A token comes first: it says whose budget is used."""
        context = Context(OneRoom(None), self.words, link)  # type: ignore[arg-type]
        ident, is_answered = None, True
        try:
            found = peek(line)
            ident = found.id
            if token is not None:
                await self.admit(link, token)
            self.rates.message(link, len(line))
            request = self._read(line, found.method)
            ident, is_answered = request.id, request.answered
            if _ODD.search(line) and (path := _odd_text({"method": request.method, **request.params})) is not None:
                raise RpcError("params", path=path, reason="text", expected="no null characters and no half characters")
            told = message_encoding.answer(ident, await self._result(request, link, context))
        except Unread as unread:
            told = message_encoding.error(ident if unread.id is None else unread.id, unread.fault)
        except Exception as error:
            if isinstance(error, Unwritable):
                log.warning("store", extra={"table": link.game, "fault": error.code})
            told = message_encoding.error(ident, fault_of(error, context, _incident))
        return told if is_answered else None

    def _read(self, line: bytes, method: str | None) -> RpcRequest:
        """Read a message. One that is too long for its method, or has none of ours, is refused before it is parsed."""
        if method is not None and not self._knows(method) and len(line) > READ_BYTES:
            raise unknown_method(method, [*self._own, *LOOKING])
        most = RPC_REQUEST_BYTES if method is None or method in LARGE else SMALL_BYTES
        return read_request(line, most)

    def _knows(self, method: str) -> bool:
        return method in self._own or method in LOOKING

    async def _result(self, request: RpcRequest, link: Link, context: Context) -> Any:
        if self.closing is not None:
            raise RpcError("closing", after=self.closing)
        name = request.method
        if not self._knows(name):
            raise unknown_method(name, [*self._own, *LOOKING])
        if name != "initialize":  # counted when its token is known
            self.rates.count(link, name)
        if name in CATALOGUE:
            return await self._catalogue(name, request.params, link, context)
        if name in OPEN and name not in LOOKING:
            kind, work = self._own[name]
            return await work(link, structured(request.params, kind))
        if link.game is None or link.ended:
            if name in OPEN:
                return METHODS[name].work(context, structured(request.params, METHODS[name].params))
            raise RpcError("not-yours", what="token", asked=None)
        room = await self.tables.room(link.game)
        seen = self.seen(link, room)
        context.games = OneRoom(seen)  # type: ignore[assignment]
        context._held = seen  # type: ignore[assignment]
        if name in self._own:
            kind, work = self._own[name]
            try:
                return await work(link, structured(request.params, kind))
            except RpcError as fault:
                if fault.word == "stale" and "look" not in fault.data:
                    expect = fault.data["expect"]
                    fault.data["look"] = self.look(link, room, expect if expect < room.seq else None)
                raise
        return call_method(request, context)

    async def _catalogue(self, name: str, params: dict[str, Any], link: Link, context: Context) -> Any:
        """What is the same for everyone, made once and outside of the loop: rules may have to be loaded for it."""
        wish: Any = structured(params, METHODS[name].params)
        key = f"{name} {context.lang(getattr(wish, 'lang', None))} {json.dumps(params, sort_keys=True)}"
        found = self._answers.pop(key, None)
        if found is None:
            apart = Context(OneRoom(None), self._catalogue_words, link)  # type: ignore[arg-type]
            async with self._loading:
                found = await asyncio.to_thread(METHODS[name].work, apart, wish)
        self._answers[key] = found
        while len(self._answers) > ANSWERS:
            self._answers.pop(next(iter(self._answers)))
        return found

    def seen(self, link: Link, room: Room) -> Room | Behind:
        """The table as a connection may know it: some watch one round behind, until the game is over."""
        late = room.table.settings.get("spectators") == "link-delayed"
        return room.behind() if late and link.role == SPECTATOR and not room.is_finished else room

    def document(self, link: Link, room: Room) -> dict[str, Any]:
        """The table for the eyes of a connection."""
        seen = self.seen(link, room)
        if isinstance(seen, Behind):
            return delayed_document(room, seen)
        away, watching = self.presence.away(room), self.presence.of(room.id)[None]
        return table_document(room, away, watching, self.settings.keep)

    def _asked(self, link: Link, room: Room) -> str | None:
        """Who is asked, as far as a connection may know."""
        return self.seen(link, room).game.asked

    def _since(self, link: Link, room: Room, since: int | None) -> int | None:
        """A number that a client knows. To those who watch one round behind all later numbers are the same."""
        seen = self.seen(link, room)
        if since is None or since <= seen.seq:
            return since
        if isinstance(seen, Behind):
            return seen.seq
        raise RpcError("unknown", what="seq", name=since)

    def look(self, link: Link, room: Room, since: int | None) -> dict[str, Any]:
        """The Look for the eyes of a connection."""
        seen = self.seen(link, room)
        context = Context(OneRoom(seen), self.words, link)  # type: ignore[arg-type]
        known = since if since is None else min(since, seen.seq)
        more: dict[str, Any] = {"table": self.document(link, room)}
        if link.seat is not None:
            more["own"] = own_document(room, link.seat, link.role)
        if room.is_closed:
            more |= {"waiting": None, "decision": None, "undo": {"free": False, "ask": False}}
        elif seen.game.asked is not None:
            if room.table.settings.get("hints") and (odds := odds_now(seen.game)) is not None:
                more["odds"] = odds
            since_then = seen.since if isinstance(seen, Behind) else room.table.asked_since
            more["waiting"] = {"seat": seen.game.asked, "since": since_then}
        if isinstance(seen, Room) and room.is_finished:
            more["view"] = open_view(room.game, link.seat)
        if known is not None and (undone := seen.undone(known + 1, seen.seq)):
            more["undone"] = undone
        link.known = seen.seq
        if isinstance(seen, Behind):
            link.told = message_encoding.notification("table.changed", more["table"])
        if (
            known is not None
            and seen.seq - known <= RPC_EVENTS
            and (notes := notes_of(room, known + 1, seen.seq, link.lang))
        ):
            events = context.events(seen, link.seat, known + 1, seen.seq)  # type: ignore[arg-type]
            more["events"] = _with_notes(events, notes)
        return context.look(seen, link.seat, known, more)  # type: ignore[arg-type]

    # -- connections ---------------------------------------------------------------------------------------------

    async def _initialize(self, link: Link, p: kinds.TableInitializeParams) -> Any:
        if p.token is not None:
            room = await self.admit(link, p.token)
            self.rates.count(link, "initialize")
            if link.seat is not None and not room.seats[link.seat].taken:
                await self.tables.change_seat(room, link.seat, taken=True)
            if link.is_socket:
                self.presence.come(link, room)
        else:
            self.rates.count(link, "initialize")
        if p.lang is not None:
            link.lang = language(p.lang)
        hello = METHODS["initialize"].work(
            Context(OneRoom(None), self.words, link),  # type: ignore[arg-type]
            METHODS["initialize"].params(protocol=p.protocol, client=p.client, lang=None, token=None),
        )
        link.has_begun = True
        return {**hello, "game": link.game, "seat": link.seat, "role": link.role}

    async def admit(self, link: Link, token: str) -> Room:
        """Let a token in: its table, with its role and seat. A client that tries many wrong ones is told to wait."""
        found = await self.tables.token(token)
        if found is None:
            self.rates.wrong(link)
            raise RpcError("not-yours", what="token", asked=None)
        room = await self.tables.room(found.table_id)
        if found.role == SPECTATOR and not room.may_be_watched:
            raise RpcError("not-yours", what="role", asked=None)
        if link.ended:
            raise RpcError("not-yours", what="token", asked=None)
        if (link.game, link.seat) != (found.table_id, found.seat):
            self.presence.leave(link)
            link.known, link.told = 0, ""
        link.game, link.role, link.seat, link.token = found.table_id, found.role, found.seat, found.hash
        return room

    async def _ping(self, link: Link, p: Any) -> Any:
        return {}

    # -- tables --------------------------------------------------------------------------------------------------

    async def _table_new(self, link: Link, p: kinds.NewTableParams) -> Any:
        self.rates.table(link)
        room, links = await new_table(self.tables, p, link.lang)
        return {"table": room.id, "links": links}

    async def _table_get(self, link: Link, p: Any) -> Any:
        room = await self._room(link)
        return self.document(link, room)

    async def _table_set(self, link: Link, p: kinds.SetTableParams) -> Any:
        room = await self._room(link)
        mine = {name: value for name in ("name", "gender", "lang") if (value := getattr(p, name)) is not None}
        if mine or p.standing is not None or p.contact is not None:
            if link.seat is None:
                raise RpcError("not-yours", what="seat", asked=None)
            if "lang" in mine:
                mine["lang"] = link.lang = language(mine["lang"])
            if p.standing is not None:
                mine["standing"] = kinds.checked_standing(p.standing)
            if p.contact is not None:
                mine["contact"] = self.notices.contact(p.contact, room.seats[link.seat].contact)
            async with room.lock:  # of two who want the same name one gets it
                if "name" in mine:
                    others = {name for seat, name in room.names.items() if seat != link.seat}
                    mine["name"] = kinds.checked_name(mine["name"], others)
                await self.tables.change_seat(room, link.seat, **mine)
        if p.settings is not None:
            if link.role != HOST:
                raise RpcError("not-yours", what="role", asked=None)
            await self.tables.change_settings(room, **kinds.checked_settings(p.settings))
            await self.presence.dismiss(room.id)
        return self.document(link, room)

    async def _table_link(self, link: Link, p: kinds.NewLinkParams) -> Any:
        room = await self._room(link)
        if link.role != HOST:
            raise RpcError("not-yours", what="role", asked=None)
        if p.role == SEAT and (p.seat not in room.seats):
            raise RpcError("unknown", what="seat", name=p.seat)
        if p.role == SEAT and room.is_bot(p.seat):
            await self.consent.ask_takeover(room, link.seat or "", str(p.seat), "")
            if room.is_bot(p.seat):  # the others have to agree first: a person sees and plays what the bot did
                raise RpcError("not-yours", what="consent", asked=None)
        return {"token": await self.presence.relink(link, room, p.role, p.seat)}

    async def _takeover(self, link: Link, p: kinds.TakeoverParams) -> Any:
        room = await self._room(link)
        if link.seat is None or p.seat not in room.seats:
            raise RpcError("not-yours", what="seat", asked=self._asked(link, room))
        if room.is_bot(p.seat) and p.seat != link.seat and link.role != HOST:
            raise RpcError("not-yours", what="seat", asked=room.asked)
        await self.consent.ask_takeover(room, link.seat, p.seat, kinds.checked_bot(p.bot))
        return self.look(link, room, None)

    async def _end(self, link: Link, p: Any) -> Any:
        room = await self._room(link)
        await self.consent.ask_end(room, self._seat(link, room))
        return self.look(link, room, None)

    async def _thaw(self, link: Link, p: Any) -> Any:
        room = await self._room(link)
        await self.consent.ask_thaw(room, self._seat(link, room))
        return self.look(link, room, None)

    async def _answer_request(self, link: Link, p: kinds.AnswerParams) -> Any:
        room = await self._room(link)
        await self.consent.answer(room, self._seat(link, room), p.yes, p.request)
        return self.look(link, room, None)

    async def _export(self, link: Link, p: kinds.ExportParams) -> Any:
        room = await self._room(link)
        return await asyncio.to_thread(exported, room, p.form, self.tables.store.archive)

    # -- games ---------------------------------------------------------------------------------------------------

    async def _room(self, link: Link) -> Room:
        assert link.game is not None
        return await self.tables.room(link.game)

    def _seat(self, link: Link, room: Room) -> str:
        if link.seat is None:
            raise RpcError("not-yours", what="seat", asked=self._asked(link, room))
        return link.seat

    async def _play(self, link: Link, p: Any) -> Any:
        if (p.clause is None) == (p.parts is None):
            raise RpcError("params", path="clause", reason="either", expected=["clause", "parts"])
        if p.key is None or p.key == "" or p.expect is None:
            missing = "expect" if p.expect is None else "key"
            raise RpcError(
                "params", path=missing, reason="missing", expected="integer" if missing == "expect" else "string"
            )
        if not p.key.isprintable():  # no database has to keep it
            raise RpcError("params", path="key", reason="text", expected="printable characters")
        room = await self._room(link)
        seat = self._seat(link, room)
        if room.is_bot(seat):
            raise RpcError("not-yours", what="seat", asked=room.asked)
        clause = p.clause
        if clause is None:
            known = self.tables.known(room, seat, p.key)
            if known is None and room.asked == seat and p.expect == room.seq:
                context = Context(OneRoom(room), self.words, link)  # type: ignore[arg-type]
                clause = context.clause(room, p.parts)  # type: ignore[arg-type]
            else:
                clause = ""
        before = await self.tables.play(room, seat, clause, p.key, p.expect)
        return self.look(link, room, before)

    async def _look(self, link: Link, p: Any) -> Any:
        room = await self._room(link)
        since = self._since(link, room, p.since)
        if p.at is None:
            return self.look(link, room, since)
        seen = self.seen(link, room)
        if p.at > seen.ply:
            raise RpcError("unknown", what="ply", name=p.at)
        context = Context(OneRoom(seen), self.words, link)  # type: ignore[arg-type]
        found = await asyncio.to_thread(context.look_at, seen, link.seat, p.at)  # type: ignore[arg-type]
        if isinstance(seen, Room) and room.is_finished:
            found["view"] = await asyncio.to_thread(lambda: open_view(room.at(p.at), link.seat))
        return {**found, "seq_then": seen.seq_at(p.at)}

    async def _events(self, link: Link, p: Any) -> Any:
        """A page of events, with the undos among its numbers."""
        room = await self._room(link)
        seen = self.seen(link, room)
        context = Context(OneRoom(seen), self.words, link)  # type: ignore[arg-type]
        page = METHODS["game.events"].work(context, p)
        last = seen.seq if page["next"] is None else page["next"] - 1
        if notes := notes_of(room, p.from_, last, link.lang):
            page = {**page, "events": _with_notes(page["events"], notes)}
        undone = seen.undone(p.from_, last)
        return {**page, "undone": undone} if undone else page

    async def _subscribe(self, link: Link, p: Any) -> Any:
        room = await self._room(link)
        since = self._since(link, room, p.since)
        link.watching = True
        return self.look(link, room, since)

    async def _unsubscribe(self, link: Link, p: Any) -> Any:
        link.watching = False
        return {}

    async def _wait(self, link: Link, p: Any) -> Any:
        room = await self._room(link)
        since: int = self._since(link, room, p.since) or 0
        until = asyncio.get_running_loop().time() + p.timeout
        while self.seen(link, room).seq <= since and not room.is_finished:
            left = until - asyncio.get_running_loop().time()
            if left <= 0:
                break
            await self.presence.changed(room.id, left)
            if not isinstance(self.seen(link, room), Behind):  # else only what may be known ends the wait
                break
            if not room.may_be_watched:
                break
        if link.role == SPECTATOR and not room.may_be_watched:  # closed meanwhile
            raise RpcError("not-yours", what="role", asked=None)
        return self.look(link, room, since)

    async def _hint(self, link: Link, p: Any) -> Any:
        room = await self._room(link)
        seat = self._seat(link, room)
        if not room.table.settings.get("hints"):
            raise RpcError("not-yours", what="hint", asked=None)
        if room.asked != seat:
            raise RpcError("not-yours", what="seat", asked=room.asked)
        clause = await self.bots.hint(room, seat)
        return {"clause": clause, "text": in_words(room.game, clause, room.wording(self.words, link.lang))}

    async def _odds(self, link: Link, p: Any) -> Any:
        """The chance of the attack that the parts would begin; null: they begin none, or it cannot be told."""
        room = await self._room(link)
        seat = self._seat(link, room)
        if not room.table.settings.get("hints"):
            raise RpcError("not-yours", what="hint", asked=None)
        if room.asked != seat or p.expect != room.seq:
            raise RpcError("stale", expect=p.expect)
        return {"odds": odds_ahead(room.game, p.parts)}

    async def _undo_ask(self, link: Link, p: Any) -> Any:
        room = await self._room(link)
        before = room.seq
        await self.consent.ask_undo(room, self._seat(link, room), p.to)
        return self.look(link, room, before)

    async def _undo_answer(self, link: Link, p: Any) -> Any:
        room = await self._room(link)
        seat = self._seat(link, room)
        before = room.seq
        asked = next((r.id for r in room.requests.values() if r.kind == "undo" and r.votes.get(seat) is False), None)
        if asked is None:
            raise RpcError("not-yours", what="undo", asked=None)
        await self.consent.answer(room, seat, p.yes, asked)
        return self.look(link, room, before)


def _incident(error: Exception) -> int:
    """Log a bug of ours, and return the number that the client is told."""
    incident = secrets.randbelow(10**9)
    log.error("incident", exc_info=error, extra={"incident": incident})
    return incident


def _odd_text(value: Any) -> str | None:
    """Return the parameter that has a text which one of the databases cannot keep; None: all can be kept."""
    if isinstance(value, dict):
        for name, each in value.items():
            if _odd_text(name) is not None:
                return ""
            if _odd_text(each) is not None:
                return str(name)
    elif isinstance(value, list):
        return next((found for each in value if (found := _odd_text(each)) is not None), None)
    elif isinstance(value, str) and ("\0" in value or any("\ud800" <= letter <= "\udfff" for letter in value)):
        return ""
    return None


def _with_notes(events: list[dict[str, Any]], notes: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Events of a game, with what happened at its table between them."""
    return sorted([*events, *notes], key=lambda event: (event["seq"], event["n"]))
