"""Looking after tables: what `cyclades tables` does to a store, while a server may be using it."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from cyclades_core import Game

from ..records import from_game
from .game_import import import_save
from .rooms import Room
from .ruleset_cache import Rulesets
from .server_clock import now
from .sqlite_store import Sqlite
from .stored_rows import TableEntry, Token, digest_of, new_token
from .table_store import Store
from .undo_history import history

__all__ = ["Keeper"]

ATTEMPTS = 20  # to write an entry between those of a running server


class Keeper:
    """Works on rows only; a running server sees them when it next reads."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def rows(self) -> list[dict[str, Any]]:
        """A line for each table."""
        return [
            {
                "id": table.id,
                "status": table.status,
                "modules": ",".join(table.setup["modules"]),
                "seats": len(table.setup["seats"]),
                "seq": table.seq,
                "ply": table.ply,
                "asked": table.asked,
                "engine": table.engine,
                "changed": datetime.fromtimestamp(table.changed / 1000, UTC).isoformat(timespec="seconds"),
            }
            for table in self.store.tables()
        ]

    def backup(self, path: Path) -> bool:
        """A copy of the file; False: the database has tools of its own for that."""
        if not isinstance(self.store, Sqlite):
            return False
        self.store.backup(path)
        return True

    def game(self, table_id: str) -> Game | None:
        """The game of a table as it stands."""
        table = self.store.table(table_id)
        if table is None:
            return None
        room = Room(table, self.store.seats(table_id), Rulesets().of(table.setup))
        room.replay(self.store.entries(table_id))
        return room.game

    def record(self, table_id: str, with_history: bool) -> str | None:
        """The same as a game record, with the names of its people; with what was taken back, too, if that is wanted."""
        game, seats = self.game(table_id), self.store.seats(table_id)
        if game is None:
            return None
        beside = history(self.store.entries(table_id)) if with_history else {}
        return from_game(game, names={seat.seat: seat.name for seat in seats if seat.name}, beside=beside)

    def take(self, path: Path) -> tuple[str, dict[str, str]]:
        """A table of a save, with its links."""
        return import_save(self.store, path)

    def freeze(self, table_id: str, thaw: bool) -> bool:
        """Stop a table, or let it go on; False: there is none, or its status is another.

        A server that runs sees it when it next writes: the table has moved on by an entry.
        """
        table = self.store.table(table_id)
        if table is None or table.status != ("frozen" if thaw else "running"):
            return False
        kind, status = ("thaw", "running") if thaw else ("freeze", "frozen")
        key = f"{kind}-{new_token()}"
        entry = TableEntry(table_id, table.seq + 1, kind, None, "", key, "server", "", "", now())
        return self.store.commit(entry, {"status": status})

    def relink(self, table_id: str, seat: str) -> str | None:
        """A new token of a seat, or of the host. Everyone at the table sees an entry that says so."""
        table = self.store.table(table_id)
        if table is None or (seat and seat not in table.setup["seats"]):
            return None
        role, place = ("seat", seat) if seat else ("host", table.setup["seats"][0])
        token = new_token()
        for _ in range(ATTEMPTS):  # players may be moving just now
            entry = TableEntry(
                table_id, table.seq + 1, "link", place, role, f"link-{new_token()}", "server", "", "", now()
            )
            if self.store.commit(entry, {}):
                break
            table = self.store.table(table_id) or table
        else:
            return None
        self.store.renew(Token(digest_of(token), table_id, role, place, now()))
        return token

    def prune(self, age: int, dry_run: bool) -> list[str]:
        """Remove what nobody has touched for so long; the ids."""
        gone = [table.id for table in self.store.tables() if table.changed < now() - age]
        if not dry_run:
            for table_id in gone:
                self.store.remove_table(table_id)
        return gone
