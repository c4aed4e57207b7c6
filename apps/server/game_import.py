"""A table from a save: a game that was begun at the terminal, or on another server, goes on here."""

from __future__ import annotations

import hashlib
import json
import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from cyclades_core import CycladesError, Game, __version__
from cyclades_core.engine.values.errors import SaveError

from .rooms import Room
from .ruleset_cache import Rulesets
from .server_clock import now
from .stored_rows import StoredTable, TableEntry, TableSeat, Token, digest_of, new_id, new_token
from .table_request_types import checked_name
from .table_store import Store, StoreError

__all__ = ["import_game", "import_save"]


def import_save(store: Store, path: Path) -> tuple[str, dict[str, str]]:
    """The table and its links; `SaveError` says what is wrong with the file."""
    try:
        text = path.read_bytes()
    except OSError as error:
        raise StoreError("cannot-read", str(path), error.strerror or "") from error
    return import_game(store, Game.from_json(text, other_content="replay"))


def import_game(
    store: Store, game: Game, bots: Mapping[str, str] | None = None, settings: Mapping[str, Any] | None = None
) -> tuple[str, dict[str, str]]:
    """Write a game down as a table: `bots` are specs by seat (p1, p2, ...). The links are shown once, like all links.

    The seats of a table are p1, p2, ...; whoever was called otherwise in the save keeps the name for the eyes.
    """
    saved = json.loads(game.to_json())
    if "position" in saved["start"] or saved["chance"]:
        raise StoreError("no-seed")  # entries alone would not make this game again
    names = list(saved["table"]["players"])
    seats = [
        TableSeat("", f"p{n}", n - 1, name, bot=(bots or {}).get(f"p{n}", ""))
        for n, name in enumerate(_names(names), 1)
    ]
    table = _table(saved, seats, dict(settings or {}))
    room = Room(table, seats, Rulesets().of(table.setup))
    links = {"host": new_token(), "spectator": new_token()}
    tokens = [
        Token(digest_of(links["host"]), table.id, "host", "p1", now()),
        Token(digest_of(links["spectator"]), table.id, "spectator", None, now()),
    ]
    for seat in seats[1:]:
        links[seat.seat] = new_token()
        tokens.append(Token(digest_of(links[seat.seat]), table.id, "seat", seat.seat, now()))
    called = {name: f"p{n}" for n, name in enumerate(names, 1)}
    for n, played in enumerate(saved["entries"], 1):
        clause = " ".join(called.get(word, word) for word in played["clause"].split(" "))
        try:
            move = room.tried(clause, room.asked)
        except CycladesError as error:
            raise SaveError("save-log", index=n, clause=played["clause"], reason=error.code) from error
        entry = TableEntry(
            table.id, n, "play", room.asked, clause, f"import-{n}", "person", move.reveals, move.digest, now()
        )
        room.accept(entry, move)
    table.seq, table.ply, table.asked = room.seq, room.ply, room.asked
    table.status = "over" if room.game.is_over else "running"
    store.add_table(table, seats, tokens, room.entries)
    return table.id, links


def _names(names: Sequence[str]) -> list[str]:
    """Names that may be shown; a seat whose name may not is called by its place."""
    out: list[str] = []
    for n, name in enumerate(names, 1):
        try:
            out.append(checked_name(name, set(out)))
        except Exception:  # whatever is wrong with it, the game is not
            out.append(f"P{n}")
    return out


def _table(saved: Mapping[str, Any], seats: Sequence[TableSeat], settings: dict[str, Any]) -> StoredTable:
    seed, salt = str(saved["start"]["seed"]), secrets.token_hex(16)
    table = StoredTable(
        id=new_id(),
        created=now(),
        status="running",
        setup={
            "modules": [module["id"] for module in saved["modules"]],
            "options": saved["options"],
            "mode": saved["table"]["mode"],
            "teams": _teams(saved["table"]),
            "board": saved["table"]["board"],
            "discreet": bool(saved["table"].get("discreet")),
            "confirm": _places(saved["table"], saved["table"].get("confirm") or []),
            "derivation": saved["start"].get("derivation", 1),
            "seats": [seat.seat for seat in seats],
            "bots": {seat.seat: seat.bot for seat in seats if seat.bot},
        },
        engine=__version__,
        fingerprint=saved["fingerprint"],
        seed=seed,
        salt=salt,
        commitment=hashlib.sha256(f"{seed}:{salt}".encode()).hexdigest(),
        settings={"spectators": "link", "clock": 0, "hints": False, **settings},
        asked_since=now(),
        changed=now(),
    )
    for seat in seats:
        seat.table_id = table.id
    return table


def _teams(table: Mapping[str, Any]) -> list[list[str]] | None:
    """The sides by seat, whatever the players were called."""
    if not table["teams"]:
        return None
    return [_places(table, side) for side in table["teams"]]


def _places(table: Mapping[str, Any], names: Sequence[str]) -> list[str]:
    """Seats by their places, whatever the players were called."""
    called = {name: f"p{n}" for n, name in enumerate(table["players"], 1)}
    return [called.get(name, name) for name in names]
