"""A PostgreSQL of our own for the tests: in a folder of its own, on a socket in it, gone when they are done."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

BINARIES = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name), reverse=True)


def binary(name: str) -> str | None:
    """Where a program of PostgreSQL is: Debian keeps them out of the path."""
    for folder in BINARIES:
        if (folder / name).exists():
            return str(folder / name)
    return shutil.which(name)


def missing(what: str) -> None:
    """A named skip for people; a failure where everything has to be there, as `.ci/run` says once it has them."""
    if os.environ.get("CYCLADES_EVERYTHING"):
        pytest.fail(f"{what} is missing, and this run has to have it")
    pytest.skip(f"{what} is not installed here")


def _as_somebody(command: list[str]) -> list[str]:
    """PostgreSQL refuses to be run by root: there it is run by the user that its package makes."""
    return ["runuser", "-u", "postgres", "--", *command] if os.geteuid() == 0 else command


@contextmanager
def postgres() -> Iterator[str]:
    """The address of a fresh server."""
    initdb, pg_ctl = binary("initdb"), binary("pg_ctl")
    if initdb is None or pg_ctl is None:
        missing("PostgreSQL")
        return
    with tempfile.TemporaryDirectory(prefix="cyclades-pg-", ignore_cleanup_errors=True) as folder:
        place = Path(folder)
        place.chmod(0o777)
        data = place / "data"
        quiet = {"check": True, "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "cwd": folder}
        subprocess.run(
            _as_somebody([initdb, "-D", str(data), "-A", "trust", "-U", "cyclades", "--no-sync"]),
            **quiet,  # type: ignore[call-overload]
        )
        options = f"-c listen_addresses= -c unix_socket_directories={folder} -c fsync=off"
        start = [pg_ctl, "-D", str(data), "-o", options, "-l", str(place / "log"), "-w", "start"]
        subprocess.run(_as_somebody(start), **quiet)  # type: ignore[call-overload]
        try:
            yield f"postgresql://cyclades@/postgres?host={folder}"
        finally:
            stop = [pg_ctl, "-D", str(data), "-m", "immediate", "-w", "stop"]
            subprocess.run(_as_somebody(stop), **quiet)  # type: ignore[call-overload]
