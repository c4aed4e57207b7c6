"""Making a table, and what everybody may know about one: names, presence, requests, settings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cyclades_core import Game

from ..rpc.rpc_errors import RpcError
from .rooms import Behind, Room
from .server_clock import DAY, now
from .stored_rows import ConsentRequest, StoredTable, TableSeat
from .table_request_types import NewTableParams, absence_of, checked_bot, checked_gender, checked_name, settings_of
from .tables import Tables

__all__ = ["delayed_document", "new_table", "open_view", "own_document", "table_document"]


async def new_table(tables: Tables, wish: NewTableParams, lang: str) -> tuple[Room, dict[str, str]]:
    """The table somebody wishes for, with its links."""
    if not 1 <= len(wish.seats) <= 6:
        raise RpcError("params", path="seats", reason="length", expected="1 to 6")
    seats: list[TableSeat] = []
    for place, told in enumerate(wish.seats):
        if set(told) - {"name", "bot", "gender"}:
            raise RpcError("params", path=f"seats[{place}]", reason="unknown-key", expected=["bot", "gender", "name"])
        name = checked_name(told.get("name") or f"P{place + 1}", {seat.name for seat in seats})
        bot = checked_bot(told.get("bot", ""), f"seats[{place}].bot")
        gender = checked_gender(told.get("gender", ""), f"seats[{place}].gender")
        seats.append(TableSeat("", f"p{place + 1}", place, name, gender, "" if bot else lang, bot))
    if seats[0].bot:
        raise RpcError("params", path="seats[0].bot", reason="word", expected="a person: the first seat is the host's")
    setup = {
        "modules": wish.modules,
        "options": wish.options,
        "mode": wish.mode,
        "teams": wish.teams,
        "board": wish.board,
        "discreet": wish.discreet,
        "confirm": wish.confirm,
    }
    settings = settings_of(wish.settings)
    if wish.name:
        settings["name"] = checked_name(wish.name, set())
    return await tables.create(setup, seats, settings)


def open_view(game: Game, seat: str | None) -> dict[str, Any]:
    """Return the view of a seat when nothing is hidden any more: with the gold and the secret cards of everyone."""
    out = game.view(seat)
    own = {each: {row["id"]: row for row in game.view(each)["factions"]} for each in game.seats}
    out["factions"] = [own[row["seat"]][row["id"]] for row in out["factions"]]
    return out


def table_document(room: Room, away: Mapping[str, int], spectators: int, keep: int) -> dict[str, Any]:
    """What everybody at a table may know of it; seed and salt after the end.

    `away`: since when people are not there, in milliseconds. A seat that has been away for `settings.absence` minutes
    can be given to a bot without its player.
    `put_away`: when a table that nobody has touched for half of `keep` days is put away, in milliseconds.
    `replaced`: bots that the server had to replace, with the reason (`late`, `failed`, `limit`). `stuck`: the seat of a
    bot that cannot play at all. `ended`: the last requests that ended by themselves, with their `state`.
    """
    table = room.table
    out: dict[str, Any] = {
        **_public_fields(table),
        "seats": [
            {
                "seat": seat.seat,
                "name": seat.name,
                "bot": seat.bot or None,
                "here": seat.seat not in away,
                "taken": seat.taken,
                **({"away": away[seat.seat]} if seat.seat in away else {}),
            }
            for seat in room.seats.values()
        ],
        "spectators": spectators,
        "requests": [
            {
                **_request_fields(request),
                "to": request.to_seq,
                "waits": [seat for seat, yes in request.votes.items() if not yes],
            }
            for request in room.requests.values()
        ],
    }
    if room.ended:
        out["ended"] = [{**_request_fields(request), "state": state} for request, state in room.ended]
    put_away = room.touched + keep * DAY
    if not room.is_closed and not room.game.is_over and now() > put_away - keep * DAY // 2:
        out["put_away"] = put_away
    if room.replaced:
        out["replaced"] = [
            {"seat": seat, "bot": room.seats[seat].bot, "reason": reason, "seq": seq}
            for seat, (reason, seq) in room.replaced.items()
        ]
    if room.stuck:
        out["stuck"] = room.stuck
    if room.is_finished:
        out["seed"], out["salt"] = table.seed, table.salt
    return out


def delayed_document(room: Room, seen: Behind) -> dict[str, Any]:
    """What those may know of a table who watch it one round behind: nothing that says what happens there now."""
    bots = seen.bots
    out = _public_fields(room.table)
    out["settings"].pop("frozen_at", None)  # a number of moves
    return {
        **out,
        "seats": [
            {"seat": seat.seat, "name": seat.name, "bot": bots[seat.seat] or None, "here": True, "taken": True}
            for seat in room.seats.values()
        ],
        "spectators": 0,
        "requests": [],
    }


def _public_fields(table: StoredTable) -> dict[str, Any]:
    """Return what all who have a link may know at once."""
    return {
        "id": table.id,
        "status": table.status,
        "modules": table.setup["modules"],
        "settings": {**table.settings, "absence": absence_of(table.settings)},
        "commitment": table.commitment,
    }


def _request_fields(request: ConsentRequest) -> dict[str, Any]:
    """Return what a request is about: `about` is the seat, and `bot` the bot that would play there."""
    about, _, bot = request.about.partition(" ")
    return {
        "id": request.id,
        "kind": request.kind,
        "by": request.by,
        "about": about or None,
        **({"bot": bot} if bot else {}),
    }


def own_document(room: Room, seat: str, role: str) -> dict[str, Any]:
    """What only the person on a seat is told about it."""
    row = room.seats[seat]
    return {"role": role, "standing": row.standing, "contact": row.contact.get("to", ""), "round": room.game.round}
