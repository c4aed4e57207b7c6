"""Stores by their address: the URL of a PostgreSQL database, or the path of an SQLite file."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import IO

from .sqlite_store import Sqlite
from .table_store import Store, StoreError

__all__ = ["data_folder", "open_store"]


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
    if database.startswith(("postgresql://", "postgres://")):
        try:
            from .postgres_store import Postgres
        except ImportError as error:
            raise StoreError("needs-postgres") from error
        return Postgres(database)
    if workers > 1:
        raise StoreError("one-process")
    path = Path(database) if database else data_folder() / "tables.db"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StoreError("cannot-open", str(path), error.strerror or "") from error
    held = _locked(path.with_suffix(path.suffix + ".lock")) if lock else None
    return Sqlite(path, held)


def _locked(path: Path) -> IO[str]:
    """Return a locked file, so that only one process serves a database. The lock ends with the store or the process."""
    handle = path.open("a", encoding="utf-8")
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
