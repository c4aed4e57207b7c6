"""Tables in one file, for one process: what `cyclades serve` uses unless told otherwise."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import RLock

from .store import Cursor, Store, StoreError

__all__ = ["Sqlite"]


class Sqlite(Store):
    """One connection, used by one thread at a time. WAL and `synchronous=FULL`: what is committed stays so."""

    def __init__(self, path: str | Path) -> None:
        self.path = str(path)
        self._lock = RLock()
        try:
            self._db = sqlite3.connect(self.path, check_same_thread=False, isolation_level=None, timeout=5)
            self._db.execute("pragma busy_timeout = 5000")
            self._db.execute("pragma journal_mode = wal")
            self._db.execute("pragma synchronous = full")
            self._db.execute("pragma foreign_keys = on")
        except sqlite3.Error as error:
            raise StoreError("cannot-open", self.path, str(error)) from error
        self.migrate()

    @contextmanager
    def transaction(self) -> Iterator[Cursor]:
        with self._lock:
            cursor = self._db.cursor()
            cursor.execute("begin immediate")
            try:
                yield cursor
            except BaseException:
                if self._db.in_transaction:
                    cursor.execute("rollback")
                raise
            cursor.execute("commit")

    @contextmanager
    def reading(self) -> Iterator[Cursor]:
        with self._lock:
            yield self._db.cursor()

    def is_conflict(self, error: Exception) -> bool:
        return isinstance(error, sqlite3.IntegrityError)

    def backup(self, path: str | Path) -> None:
        """A copy of the whole file, made while it is used."""
        with self._lock, sqlite3.connect(str(path)) as other:
            self._db.backup(other)
        other.close()

    def close(self) -> None:
        with self._lock:
            self._db.close()
