"""Tables in PostgreSQL, for several processes. Needs the extra `[postgres]`."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from threading import Event, Thread
from typing import Any

import psycopg
from psycopg_pool import ConnectionPool

from .store import Cursor, Store, StoreError

__all__ = ["Listener", "Postgres"]

CHANNEL = "cyclades"
LOCK = 7_163_001  # of migrations; bots take one for each table


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

    def __init__(self, url: str, size: int = 4) -> None:
        self.url = url
        try:
            self._pool = ConnectionPool(url, min_size=1, max_size=size, open=True, timeout=10)
            self._pool.wait(timeout=10)
        except Exception as error:  # the pool raises its own, the driver others
            raise StoreError("cannot-open", "postgresql", type(error).__name__) from error
        self.migrate()

    @contextmanager
    def transaction(self) -> Iterator[Cursor]:
        with self._pool.connection() as connection, connection.cursor() as cursor:
            yield _Marked(cursor)

    def lock(self, cursor: Cursor) -> None:
        cursor.execute("select pg_advisory_xact_lock(?)", (LOCK,))

    def told(self, cursor: Cursor, table_id: str, seq: int) -> None:
        cursor.execute("select pg_notify(?, ?)", (CHANNEL, json.dumps({"table": table_id, "seq": seq})))

    def is_conflict(self, error: Exception) -> bool:
        return isinstance(error, (psycopg.errors.UniqueViolation, psycopg.errors.SerializationFailure))

    def close(self) -> None:
        self._pool.close()


class Listener:
    """Hears of entries that other processes have written, in a thread; comes back after a lost connection.

    `heard(table, seq)` for every entry; `again()` after a reconnection, when entries may have gone unheard.
    """

    def __init__(self, url: str, heard: Callable[[str, int], None], again: Callable[[], None]) -> None:
        self._url, self._heard, self._again = url, heard, again
        self._over = Event()
        self.connection: psycopg.Connection[Any] | None = None
        self._thread = Thread(target=self._run, name="cyclades-listener", daemon=True)
        self._thread.start()

    def _run(self) -> None:
        first = True
        while not self._over.is_set():
            try:
                with psycopg.connect(self._url, autocommit=True) as connection:
                    connection.execute(f"listen {CHANNEL}")
                    self.connection = connection
                    if not first:
                        self._again()
                    first = False
                    while not self._over.is_set():
                        for notice in connection.notifies(timeout=0.5):
                            told = json.loads(notice.payload)
                            self._heard(told["table"], told["seq"])
            except psycopg.Error:
                first = False
                self._over.wait(0.5)

    def close(self) -> None:
        self._over.set()
        self._thread.join(timeout=2)
