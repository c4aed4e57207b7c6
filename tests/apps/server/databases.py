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


class Cluster:
    """A server of PostgreSQL in a folder, to be stopped and started again."""

    def __init__(self, place: Path, initdb: str, pg_ctl: str) -> None:
        self._place, self._pg_ctl = place, pg_ctl
        self.url = f"postgresql://cyclades@/postgres?host={place}"
        self._run([initdb, "-D", str(place / "data"), "-A", "trust", "-U", "cyclades", "--no-sync"])

    def _run(self, command: list[str]) -> None:
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "cwd": str(self._place)}
        subprocess.run(_as_somebody(command), check=True, **quiet)  # type: ignore[call-overload]

    def _control(self, *words: str) -> None:
        self._run([self._pg_ctl, "-D", str(self._place / "data"), "-w", *words])

    def start(self) -> None:
        options = f"-c listen_addresses= -c unix_socket_directories={self._place} -c fsync=off"
        self._control("-o", options, "-l", str(self._place / "log"), "start")

    def stop(self) -> None:
        self._control("-m", "immediate", "stop")


@contextmanager
def cluster() -> Iterator[Cluster]:
    """A fresh server that runs."""
    initdb, pg_ctl = binary("initdb"), binary("pg_ctl")
    if initdb is None or pg_ctl is None:
        missing("PostgreSQL")
        return
    with tempfile.TemporaryDirectory(prefix="cyclades-pg-", ignore_cleanup_errors=True) as folder:
        Path(folder).chmod(0o777)
        found = Cluster(Path(folder), initdb, pg_ctl)
        found.start()
        try:
            yield found
        finally:
            found.stop()


@contextmanager
def postgres() -> Iterator[str]:
    """The address of a fresh server."""
    with cluster() as found:
        yield found.url
