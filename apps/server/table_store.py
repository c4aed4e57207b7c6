"""What is kept, in plain SQL that both databases understand.

Every method is one transaction. `commit` is the heart: an entry is written only if the table still stands at the `seq`
that the move was made for, so of two processes one wins and the other is told.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import AbstractContextManager
from typing import Any, Protocol

from cyclades_core.engine.values.errors import CycladesError

from .stored_rows import Archive, ConsentRequest, StoredTable, TableEntry, TableSeat, Token

__all__ = ["ChangeListener", "Cursor", "Store", "StoreError", "Taken", "Unwritable"]

#: Numbered migrations; each is run once, under the lock of a transaction. {blob} and {big} are the dialect's words.
MIGRATIONS: tuple[tuple[str, ...], ...] = (
    (
        """create table tables (
            id text primary key, created {big} not null, status text not null, setup text not null,
            engine text not null, fingerprint text not null, seed text not null, salt text not null,
            commitment text not null, settings text not null, seq integer not null, ply integer not null, asked text,
            asked_since {big} not null, changed {big} not null)""",
        """create table entries (
            table_id text not null references tables(id) on delete cascade, seq integer not null, kind text not null,
            seat text, clause text not null, key text not null, by text not null, reveals text not null,
            digest text not null, at {big} not null, primary key (table_id, seq), unique (table_id, key))""",
        """create table seats (
            table_id text not null references tables(id) on delete cascade, seat text not null, place integer not null,
            name text not null, gender text not null, lang text not null, bot text not null, taken integer not null,
            standing text not null, last_seen {big} not null, primary key (table_id, seat))""",
        """create table tokens (
            hash text primary key, table_id text not null references tables(id) on delete cascade, role text not null,
            seat text, created {big} not null, revoked integer not null)""",
        """create table requests (
            table_id text not null references tables(id) on delete cascade, id text not null, kind text not null,
            by text not null, to_seq integer not null, about text not null, votes text not null, at {big} not null,
            until {big} not null, primary key (table_id, id))""",
        """create table archives (
            table_id text primary key references tables(id) on delete cascade, engine text not null,
            events {blob} not null, result text not null)""",
        "create index tables_by_status on tables (status, changed)",
    ),
    ("alter table seats add column contact text not null default '{{}}'",),
    ("create table probes (filling text not null)",),
)

TABLE = (
    "id created status setup engine fingerprint seed salt commitment settings seq ply asked asked_since changed".split()
)
ENTRY = "table_id seq kind seat clause key by reveals digest at".split()
SEAT = "table_id seat place name gender lang bot taken standing last_seen contact".split()
TOKEN = "hash table_id role seat created revoked".split()
REQUEST = "table_id id kind by to_seq about votes at until".split()
SEATING = ("takeover", "back")  # kinds of entries whose clause is the bot of a seat, or empty
PROBE = 16_384  # characters: several pages
#: Columns that hold JSON or a truth value.
JSON = {"setup", "settings", "votes", "standing", "result", "contact"}
TRUTH = {"taken", "revoked"}


class StoreError(Exception):
    """The database cannot be used: a sentence of its own for whoever started the server."""


class Taken(Exception):
    """A key that another entry of the table has."""


class Unwritable(CycladesError):
    """The database is away, full, read-only or damaged: whatever was being done was not acknowledged to anybody.

    Unlike `StoreError`, this comes while the server runs, and is told to whoever asked, in their language.
    """


class Cursor(Protocol):
    """What both drivers have in common."""

    @property
    def rowcount(self) -> int: ...
    def execute(self, sql: str, values: Sequence[Any] = ...) -> Any: ...
    def fetchone(self) -> Any: ...
    def fetchall(self) -> list[Any]: ...


class ChangeListener(Protocol):
    """A listener for what other processes write."""

    def close(self) -> None:
        """Stop listening."""


def _insert(table: str, columns: Iterable[str]) -> str:
    names = list(columns)
    return f"insert into {table} ({', '.join(names)}) values ({', '.join('?' * len(names))})"


def _plain(name: str, value: Any) -> Any:
    if name in JSON:
        return json.dumps(value, ensure_ascii=False, sort_keys=True)
    return int(value) if name in TRUTH else value


def _values(row: object, columns: Iterable[str]) -> list[Any]:
    return [_plain(name, getattr(row, name)) for name in columns]


def _fields(columns: Sequence[str], row: Sequence[Any]) -> dict[str, Any]:
    out: dict[str, Any] = {}
    try:
        for name, value in zip(columns, row, strict=True):
            out[name] = json.loads(value) if name in JSON else bool(value) if name in TRUTH else value
    except (ValueError, TypeError) as error:
        raise Unwritable("store-damaged") from error
    return out


class Store:
    """The statements; `sqlite.Sqlite` and `postgres.Postgres` give the transaction and two words of their dialect."""

    blob = "blob"
    big = "integer"
    for_update = ""  # what keeps a row that is read in a transaction as it is
    is_shared = False  # by several processes

    # -- what a dialect says -------------------------------------------------------------------------------------

    def transaction(self) -> AbstractContextManager[Cursor]:
        """A cursor whose work is committed at the end, or not at all; placeholders are `?`."""
        raise NotImplementedError

    def reading(self) -> AbstractContextManager[Cursor]:
        """A cursor for a question: nobody waits for it."""
        return self.transaction()

    def is_conflict(self, error: Exception) -> bool:
        """Did a row stand in the way (and not the database)?"""
        raise NotImplementedError

    def told(self, cursor: Cursor, table_id: str, seq: int) -> None:
        """Inside a transaction: tell other processes, if the database can; 0 is no entry but any other row."""

    def listen(self, heard: Callable[[str, int], None], again: Callable[[], None]) -> ChangeListener | None:
        """Call `heard(table, seq)`, from a thread, for what any process writes. `again()` says that listening began.

        Return None if only one process uses the database.
        """
        return None

    def close(self) -> None:
        """Let go of the database."""

    def probe(self) -> None:
        """Could something be written now? It is: some pages, as a few entries would be, which are let go again."""
        with self.transaction() as cursor:
            cursor.execute("insert into probes (filling) values (?)", ("-" * PROBE,))
            cursor.execute("delete from probes")

    # -- migrations ----------------------------------------------------------------------------------------------

    def migrate(self) -> None:
        """Bring the database to the schema of this version; one that is newer is refused."""
        with self.transaction() as cursor:
            self.lock(cursor)
            cursor.execute("create table if not exists schema_version (version integer not null)")
            cursor.execute("select max(version) from schema_version")
            found = cursor.fetchone()
            version = (found[0] if found else None) or 0
            if version > len(MIGRATIONS):
                raise StoreError("newer", version, len(MIGRATIONS))
            for number, statements in enumerate(MIGRATIONS[version:], version + 1):
                for statement in statements:
                    cursor.execute(statement.format(blob=self.blob, big=self.big))
                cursor.execute("insert into schema_version (version) values (?)", (number,))

    def lock(self, cursor: Cursor) -> None:
        """Keep other processes from migrating at the same time."""

    # -- tables --------------------------------------------------------------------------------------------------

    def add_table(
        self,
        table: StoredTable,
        seats: Sequence[TableSeat],
        tokens: Sequence[Token],
        entries: Sequence[TableEntry] = (),
    ) -> None:
        with self.transaction() as cursor:
            cursor.execute(_insert("tables", TABLE), _values(table, TABLE))
            for seat in seats:
                cursor.execute(_insert("seats", SEAT), _values(seat, SEAT))
            for token in tokens:
                cursor.execute(_insert("tokens", TOKEN), _values(token, TOKEN))
            for entry in entries:
                cursor.execute(_insert("entries", ENTRY), _values(entry, ENTRY))

    def table(self, table_id: str) -> StoredTable | None:
        with self.reading() as cursor:
            cursor.execute(f"select {', '.join(TABLE)} from tables where id = ?", (table_id,))
            row = cursor.fetchone()
        return None if row is None else StoredTable(**_fields(TABLE, row))

    def tables(self, status: str | None = None) -> list[StoredTable]:
        """All tables, those that changed last first."""
        where, values = ("where status = ?", (status,)) if status else ("", ())
        with self.reading() as cursor:
            cursor.execute(f"select {', '.join(TABLE)} from tables {where} order by changed desc, id", values)
            return [StoredTable(**_fields(TABLE, row)) for row in cursor.fetchall()]

    def waiting(self, before: int) -> list[str]:
        """Running tables at which a bot is asked and nothing has happened since then: those asked longest first."""
        with self.reading() as cursor:
            cursor.execute(
                "select tables.id from tables join seats on seats.table_id = tables.id and seats.seat = tables.asked "
                "where tables.status = 'running' and seats.bot <> '' and tables.changed <= ? "
                "order by tables.changed, tables.id",
                (before,),
            )
            return [row[0] for row in cursor.fetchall()]

    def contacts(self, before: int) -> list[tuple[StoredTable, TableSeat]]:
        """Seats of people who want to be told of their turn, and were asked before that time."""
        return self._seats_of_tables("seats.seat = tables.asked", "tables.asked_since", before)

    def _seats_of_tables(self, which: str, column: str, before: int) -> list[tuple[StoredTable, TableSeat]]:
        tables, seats = (
            ", ".join(f"{name}.{each}" for each in row) for name, row in (("tables", TABLE), ("seats", SEAT))
        )
        with self.reading() as cursor:
            cursor.execute(
                f"select {tables}, {seats} from tables "
                f"join seats on seats.table_id = tables.id and {which} "
                f"where tables.status = 'running' and seats.contact <> '{{}}' and {column} <= ?",
                (before,),
            )
            rows = cursor.fetchall()
        split = len(TABLE)
        return [(StoredTable(**_fields(TABLE, row[:split])), TableSeat(**_fields(SEAT, row[split:]))) for row in rows]

    def claim(self, seat: TableSeat, contact: Mapping[str, Any]) -> bool:
        """Change where a seat is told, if nobody else has meanwhile: of two processes one sends."""
        with self.transaction() as cursor:
            cursor.execute(
                "update seats set contact = ? where table_id = ? and seat = ? and contact = ?",
                [_plain("contact", contact), seat.table_id, seat.seat, _plain("contact", seat.contact)],
            )
            return cursor.rowcount == 1

    def idle(self, before: int) -> list[str]:
        """Running tables at which nothing has happened since then."""
        with self.reading() as cursor:
            cursor.execute("select id from tables where status = 'running' and changed <= ? order by id", (before,))
            return [row[0] for row in cursor.fetchall()]

    def outdated(self, engine: str) -> list[str]:
        """Running tables that another version of the engine played last."""
        with self.reading() as cursor:
            cursor.execute(
                "select id from tables where status = 'running' and engine <> ? order by changed desc, id", (engine,)
            )
            return [row[0] for row in cursor.fetchall()]

    def idle_hosts(self, before: int) -> list[tuple[StoredTable, TableSeat]]:
        """Hosts who can be told, of running tables at which nothing has happened since then."""
        return self._seats_of_tables("seats.place = 0", "tables.changed", before)

    def unarchived(self) -> list[str]:
        """Tables that are over and of which no archive is kept: the process died, or the disk was full just then."""
        with self.reading() as cursor:
            cursor.execute(
                "select id from tables where status = 'over' and id not in (select table_id from archives) order by id"
            )
            return [row[0] for row in cursor.fetchall()]

    def change_table(self, table_id: str, **fields: Any) -> None:
        """Set columns of a table that no entry decides: status, settings, engine, fingerprint."""
        self._set(table_id, "tables", "id = ?", [table_id], fields)

    def merge_settings(self, table_id: str, changes: Mapping[str, Any]) -> dict[str, Any]:
        """Change some settings of a table, whatever others change at the same time. Return all of them."""
        with self.transaction() as cursor:
            cursor.execute(f"select settings from tables where id = ?{self.for_update}", (table_id,))
            row = cursor.fetchone()
            merged = {**(json.loads(row[0]) if row else {}), **changes}
            cursor.execute("update tables set settings = ? where id = ?", (_plain("settings", merged), table_id))
            self.told(cursor, table_id, 0)
        return merged

    def remove_table(self, table_id: str) -> None:
        with self.transaction() as cursor:
            cursor.execute("delete from tables where id = ?", (table_id,))
            self.told(cursor, table_id, 0)

    # -- entries -------------------------------------------------------------------------------------------------

    def commit(self, entry: TableEntry, table: Mapping[str, Any]) -> bool:
        """Write an entry behind the last one; False: somebody was faster. `Taken`: the key is that of another entry.

        The bot that an entry seats, or sends away, is written to its seat in the same transaction.
        """
        fields = {**table, "seq": entry.seq, "changed": entry.at}
        names = ", ".join(f"{name} = ?" for name in fields)
        values = [_plain(name, value) for name, value in fields.items()]
        try:
            with self.transaction() as cursor:
                cursor.execute(
                    f"update tables set {names} where id = ? and seq = ?", [*values, entry.table_id, entry.seq - 1]
                )
                if cursor.rowcount != 1:
                    return False
                cursor.execute(_insert("entries", ENTRY), _values(entry, ENTRY))
                if entry.kind in SEATING:
                    cursor.execute(
                        "update seats set bot = ? where table_id = ? and seat = ?",
                        (entry.clause, entry.table_id, entry.seat),
                    )
                self.told(cursor, entry.table_id, entry.seq)
        except Exception as error:
            if not self.is_conflict(error):
                raise
            if self.by_key(entry.table_id, entry.key) is not None:
                raise Taken(entry.key) from error
            return False
        return True

    def entries(self, table_id: str, after: int = 0) -> list[TableEntry]:
        with self.reading() as cursor:
            cursor.execute(
                f"select {', '.join(ENTRY)} from entries where table_id = ? and seq > ? order by seq", (table_id, after)
            )
            return [TableEntry(**_fields(ENTRY, row)) for row in cursor.fetchall()]

    def by_key(self, table_id: str, key: str) -> TableEntry | None:
        with self.reading() as cursor:
            cursor.execute(f"select {', '.join(ENTRY)} from entries where table_id = ? and key = ?", (table_id, key))
            row = cursor.fetchone()
        return None if row is None else TableEntry(**_fields(ENTRY, row))

    def seqs(self, table_ids: Sequence[str]) -> dict[str, int]:
        """How far these tables have come: asked after the connection that listens was lost."""
        if not table_ids:
            return {}
        with self.reading() as cursor:
            cursor.execute(f"select id, seq from tables where id in ({', '.join('?' * len(table_ids))})", table_ids)
            return {row[0]: row[1] for row in cursor.fetchall()}

    # -- seats and tokens ----------------------------------------------------------------------------------------

    def seats(self, table_id: str) -> list[TableSeat]:
        with self.reading() as cursor:
            cursor.execute(f"select {', '.join(SEAT)} from seats where table_id = ? order by place", (table_id,))
            return [TableSeat(**_fields(SEAT, row)) for row in cursor.fetchall()]

    def change_seat(self, table_id: str, seat: str, **fields: Any) -> None:
        self._set(table_id, "seats", "table_id = ? and seat = ?", [table_id, seat], fields)

    def see(self, rows: Mapping[tuple[str, str], int], moved: Iterable[str]) -> None:
        """Write until when seats were seen, by table and seat; other processes are told of the tables in `moved`."""
        with self.transaction() as cursor:
            for (table_id, seat), until in rows.items():
                cursor.execute(
                    "update seats set last_seen = ? where table_id = ? and seat = ?", (until, table_id, seat)
                )
            for table_id in sorted(moved):
                self.told(cursor, table_id, 0)

    def token(self, hashed: str) -> Token | None:
        """The token with this hash, if it still opens anything."""
        with self.reading() as cursor:
            cursor.execute(f"select {', '.join(TOKEN)} from tokens where hash = ? and revoked = 0", (hashed,))
            row = cursor.fetchone()
        return None if row is None else Token(**_fields(TOKEN, row))

    def renew(self, token: Token) -> None:
        """A new link; the old ones of its role (and seat) die with it, in one transaction."""
        same = "seat is null" if token.seat is None else "seat = ?"
        with self.transaction() as cursor:
            cursor.execute(
                f"update tokens set revoked = 1 where table_id = ? and role = ? and {same}",
                [token.table_id, token.role, *([] if token.seat is None else [token.seat])],
            )
            cursor.execute(_insert("tokens", TOKEN), _values(token, TOKEN))
            self.told(cursor, token.table_id, 0)

    def dead(self, hashes: Sequence[str]) -> set[str]:
        """Which of these tokens open nothing any more."""
        if not hashes:
            return set()
        with self.reading() as cursor:
            marks = ", ".join("?" * len(hashes))
            cursor.execute(f"select hash from tokens where revoked = 0 and hash in ({marks})", hashes)
            return set(hashes) - {row[0] for row in cursor.fetchall()}

    # -- requests and archives -----------------------------------------------------------------------------------

    def put_request(self, request: ConsentRequest) -> None:
        with self.transaction() as cursor:
            cursor.execute("delete from requests where table_id = ? and id = ?", (request.table_id, request.id))
            cursor.execute(_insert("requests", REQUEST), _values(request, REQUEST))
            self.told(cursor, request.table_id, 0)

    def requests(self, table_id: str) -> list[ConsentRequest]:
        with self.reading() as cursor:
            cursor.execute(f"select {', '.join(REQUEST)} from requests where table_id = ? order by at, id", (table_id,))
            return [ConsentRequest(**_fields(REQUEST, row)) for row in cursor.fetchall()]

    def drop_request(self, table_id: str, request_id: str) -> None:
        with self.transaction() as cursor:
            cursor.execute("delete from requests where table_id = ? and id = ?", (table_id, request_id))
            self.told(cursor, table_id, 0)

    def put_archive(self, archive: Archive) -> None:
        with self.transaction() as cursor:
            cursor.execute("delete from archives where table_id = ?", (archive.table_id,))
            cursor.execute(
                _insert("archives", ("table_id", "engine", "events", "result")),
                (archive.table_id, archive.engine, archive.events, _plain("result", archive.result)),
            )

    def archive(self, table_id: str) -> Archive | None:
        with self.reading() as cursor:
            cursor.execute("select table_id, engine, events, result from archives where table_id = ?", (table_id,))
            row = cursor.fetchone()
        return None if row is None else Archive(row[0], row[1], bytes(row[2]), json.loads(row[3]))

    def _set(self, table_id: str, table: str, where: str, which: list[Any], fields: Mapping[str, Any]) -> None:
        if not fields:
            return
        names = ", ".join(f"{name} = ?" for name in fields)
        with self.transaction() as cursor:
            values = [_plain(name, value) for name, value in fields.items()]
            cursor.execute(f"update {table} set {names} where {where}", [*values, *which])
            self.told(cursor, table_id, 0)
