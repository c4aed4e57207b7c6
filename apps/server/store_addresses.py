"""Stores by their address: the URL of a PostgreSQL database, or the path of an SQLite file."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path
from typing import IO

from .sqlite_store import PRIVATE, Sqlite
from .table_store import Store, StoreError

__all__ = ["data_folder", "open_store"]

SCHEMES = ("postgresql://", "postgres://")
_SCHEME = re.compile(r"[A-Za-z][A-Za-z0-9+.-]+:/")  # two letters at least: C:/ is a drive


def data_folder() -> Path:
    """The folder of the system for what a person wants to keep."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "cyclades"


def open_store(database: str, workers: int = 1, lock: bool = True) -> Store:
    """The store of an address, or of a file; `StoreError` says what is wrong with it."""
    if database.startswith(SCHEMES):
        try:
            from .postgres_store import Postgres
        except ImportError as error:
            raise StoreError("needs-postgres") from error
        return Postgres(database)
    if _SCHEME.match(database):
        raise StoreError("unknown-scheme", database.partition(":")[0] + "://", ", ".join(SCHEMES))
    if workers > 1:
        raise StoreError("one-process")
    path = _file(Path(database) if database else data_folder() / "tables.db")
    held = _locked(path.with_suffix(path.suffix + ".lock")) if lock else None
    return Sqlite(path, held)


def _file(path: Path) -> Path:
    """The file itself, behind symbolic links, so that there is one lock and one -wal for it.

    A file with several names is refused: SQLite has a -wal for each name, which damages the database.
    """
    try:
        found = path.resolve()
        found.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        if found.exists() and not found.is_file():
            raise StoreError("cannot-open", str(path), "not a file")
        if found.exists() and found.stat().st_nlink > 1:
            raise StoreError("several-names", str(path))
    except (OSError, RuntimeError, ValueError) as error:  # RuntimeError: links in a circle; ValueError: a null byte
        raise StoreError("cannot-open", str(path), getattr(error, "strerror", None) or "") from error
    return found


def _locked(path: Path) -> IO[str]:
    """Return a locked file, so that only one process serves a database. The lock ends with the store or the process."""
    try:
        handle = os.fdopen(os.open(path, os.O_CREAT | os.O_APPEND | os.O_WRONLY, PRIVATE), "a", encoding="utf-8")
    except OSError as error:
        raise StoreError("cannot-open", str(path), error.strerror or "") from error
    try:
        if os.stat(path).st_mode & 0o077:
            os.chmod(path, PRIVATE)
    except OSError:
        pass  # it belongs to somebody else
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(handle.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        handle.close()
        raise StoreError("in-use", str(path.with_suffix(""))) from error
    return handle
