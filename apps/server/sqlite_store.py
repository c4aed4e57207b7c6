"""Tables in one file, for one process: what `cyclades serve` uses unless told otherwise."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import RLock
from typing import IO

from .table_store import Cursor, Store, StoreError, Unwritable

__all__ = ["Sqlite", "make_private"]

PRIVATE = 0o600  # the seeds of running games are in the file

#: What SQLite calls it -> what whoever asked is told; everything else is a fault of ours.
REASONS = {
    "SQLITE_FULL": "store-full",
    "SQLITE_READONLY": "store-read-only",
    "SQLITE_IOERR": "store-away",
    "SQLITE_CANTOPEN": "store-away",
    "SQLITE_BUSY": "store-away",
    "SQLITE_LOCKED": "store-away",
    "SQLITE_CORRUPT": "store-damaged",
    "SQLITE_NOTADB": "store-damaged",
}
BUSY = 2.0  # seconds to wait for another process that writes; everyone at this server waits as long


class Sqlite(Store):
    """One connection, used by one thread at a time. WAL and `synchronous=FULL`: what is committed stays so.

    `held` is a locked file that is closed with the store.
    """

    def __init__(self, path: str | Path, held: IO[str] | None = None) -> None:
        self.path = str(path)
        self._held = held
        self._lock = RLock()
        make_private(self.path)
        self._file: tuple[int, int] | None = None
        try:
            self._db = sqlite3.connect(self.path, check_same_thread=False, isolation_level=None, timeout=BUSY)
            self._db.execute("pragma journal_mode = wal")
            self._db.execute("pragma synchronous = full")
            self._db.execute("pragma foreign_keys = on")
            self.migrate()
            self._file = _identity(self.path)
        except (sqlite3.Error, Unwritable) as error:
            raise StoreError("cannot-open", self.path, str(error)) from error

    @contextmanager
    def transaction(self) -> Iterator[Cursor]:
        with self._lock, _told():
            self._check_file()
            cursor = self._db.cursor()
            cursor.execute("begin immediate")
            try:
                yield cursor
                cursor.execute("commit")
            except BaseException:
                if self._db.in_transaction:  # also after a commit that found the disk full
                    cursor.execute("rollback")
                raise

    @contextmanager
    def reading(self) -> Iterator[Cursor]:
        with self._lock, _told():
            self._check_file()
            yield self._db.cursor()

    def _check_file(self) -> None:
        """Refuse to use a file that was moved, removed or replaced: what SQLite writes to it would be lost."""
        if self._file is not None and _identity(self.path) != self._file:
            raise Unwritable("store-away")

    def is_conflict(self, error: Exception) -> bool:
        return isinstance(error, sqlite3.IntegrityError)

    def backup(self, path: str | Path) -> None:
        """A copy of the whole file, made while it is used."""
        make_private(path)
        with self._lock, sqlite3.connect(str(path)) as other:
            self._db.backup(other)
        other.close()

    def close(self) -> None:
        with self._lock:
            self._db.close()
        if self._held is not None:
            self._held.close()


def _identity(path: str) -> tuple[int, int] | None:
    """Return which file has a name now, whatever it is called by others; None: there is none."""
    try:
        found = os.stat(path)
    except OSError:
        return None
    return found.st_dev, found.st_ino


def make_private(path: str | Path) -> None:
    """Make sure that only its owner can read a database, also one of 1.0.0. SQLite gives -wal and -shm the same mode.

    A file that exists is never opened here: closing it would end the locks that SQLite holds on it in this process.
    """
    if str(path) == ":memory:":
        return
    try:
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE))
    except OSError:
        pass  # it exists, or whoever opens it next says what is wrong
    for each in (str(path), f"{path}-wal", f"{path}-shm", f"{path}-journal"):
        try:
            if os.stat(each).st_mode & 0o077:
                os.chmod(each, PRIVATE)
        except OSError:
            pass  # it does not exist, or belongs to somebody else


@contextmanager
def _told() -> Iterator[None]:
    """A disk that is full, away or read-only in words; what is wrong with a statement stays what it is."""
    try:
        yield
    except sqlite3.DatabaseError as error:
        name = getattr(error, "sqlite_errorname", "")
        reason = next((told for word, told in REASONS.items() if name.startswith(word)), None)
        if reason is None:
            raise
        raise Unwritable(reason) from error
