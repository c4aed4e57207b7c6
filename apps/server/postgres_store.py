"""Tables in PostgreSQL, for several processes. Needs the extra `[postgres]`."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from threading import Event, Thread
from typing import Any

import psycopg
from psycopg_pool import ConnectionPool

from .table_store import Cursor, Store, StoreError, Unwritable

__all__ = ["Listener", "Postgres"]

log = logging.getLogger("cyclades.server")
CHANNEL = "cyclades"
LOCK = 7_163_001  # of migrations
WAIT = 5.0  # seconds for a connection
#: A machine that is gone without a word is noticed after half a minute, where the connection goes over a network.
ALIVE = {"keepalives_idle": 15, "keepalives_interval": 5, "keepalives_count": 3, "connect_timeout": 5}
READ_ONLY = (psycopg.errors.ReadOnlySqlTransaction, psycopg.errors.InsufficientPrivilege)
DAMAGED = (
    psycopg.errors.DataCorrupted,
    psycopg.errors.IndexCorrupted,
    psycopg.errors.UndefinedTable,
    psycopg.errors.UndefinedColumn,
)
CONFLICTS = (psycopg.errors.UniqueViolation, psycopg.errors.SerializationFailure)


class _Marked:
    """A cursor that takes `?` for a placeholder."""

    def __init__(self, cursor: psycopg.Cursor[Any]) -> None:
        self._cursor = cursor

    @property
    def rowcount(self) -> int:
        return self._cursor.rowcount

    def execute(self, sql: str, values: Sequence[Any] = ()) -> Any:
        return self._cursor.execute(sql.replace("?", "%s"), values)

    def fetchone(self) -> Any:
        return self._cursor.fetchone()

    def fetchall(self) -> list[Any]:
        return self._cursor.fetchall()


class Postgres(Store):
    """A pool of connections; a committed entry is told to the other processes by the database itself."""

    blob = "bytea"
    big = "bigint"
    for_update = " for update"
    is_shared = True

    def __init__(self, url: str, size: int = 4) -> None:
        self.url = url
        try:
            # each connection is tried before it is used: a restarted database costs nobody a move
            check = ConnectionPool.check_connection
            self._pool = ConnectionPool(
                url, kwargs=ALIVE, min_size=1, max_size=size, open=True, timeout=WAIT, check=check
            )
            self._pool.wait(timeout=10)
        except Exception as error:  # the pool raises its own, the driver others
            raise StoreError("cannot-open", "postgresql", type(error).__name__) from error
        try:
            self.migrate()
        except Unwritable as error:
            self._pool.close()
            raise StoreError("cannot-open", "postgresql", error.code) from error

    @contextmanager
    def transaction(self) -> Iterator[Cursor]:
        try:
            with self._pool.connection() as connection, connection.cursor() as cursor:
                yield _Marked(cursor)
        except CONFLICTS:
            raise
        except (psycopg.OperationalError, *READ_ONLY, *DAMAGED) as error:
            raise Unwritable(_reason(error)) from error

    def lock(self, cursor: Cursor) -> None:
        cursor.execute("select pg_advisory_xact_lock(?)", (LOCK,))

    def told(self, cursor: Cursor, table_id: str, seq: int) -> None:
        cursor.execute("select pg_notify(?, ?)", (CHANNEL, json.dumps({"table": table_id, "seq": seq})))

    def is_conflict(self, error: Exception) -> bool:
        return isinstance(error, CONFLICTS)

    def listen(self, heard: Callable[[str, int], None], again: Callable[[], None]) -> Listener:
        return Listener(self.url, heard, again)

    def close(self) -> None:
        self._pool.close()


def _reason(error: Exception) -> str:
    if isinstance(error, psycopg.errors.DiskFull):
        return "store-full"
    if isinstance(error, DAMAGED):
        return "store-damaged"
    return "store-read-only" if isinstance(error, READ_ONLY) else "store-away"


class Listener:
    """Hears of what other processes have written, in a thread; comes back after a lost connection.

    `heard(table, seq)` for every entry (0: for other rows of a table); `again()` whenever it has begun to listen, since
    until then entries may have gone unheard.
    """

    def __init__(self, url: str, heard: Callable[[str, int], None], again: Callable[[], None]) -> None:
        self._url, self._heard, self._again = url, heard, again
        self._over = Event()
        self.connection: psycopg.Connection[Any] | None = None
        self._thread = Thread(target=self._run, name="cyclades-listener", daemon=True)
        self._thread.start()

    def _run(self) -> None:
        while not self._over.is_set():
            try:
                with psycopg.connect(self._url, autocommit=True, **ALIVE) as connection:  # type: ignore[arg-type]
                    connection.execute(f"listen {CHANNEL}")
                    self.connection = connection
                    self._again()
                    while not self._over.is_set():
                        for notice in connection.notifies(timeout=0.5):
                            self._read(notice.payload)
            except psycopg.Error as error:
                if not self._over.is_set():
                    log.warning("listener", extra={"fault": type(error).__name__})
            self.connection = None
            self._over.wait(0.5)

    def _read(self, payload: str) -> None:
        """Whoever may use the database may write to the channel: what is none of ours is no news."""
        try:
            told = json.loads(payload)
            table, seq = str(told["table"]), int(told["seq"])
        except (ValueError, KeyError, TypeError):
            return
        self._heard(table, seq)

    def close(self) -> None:
        self._over.set()
        self._thread.join(timeout=2)
