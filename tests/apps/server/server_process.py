"""A server that was started from the command line, with its usual limits."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

__all__ = ["Process", "from_command_line"]

COMMAND = [sys.executable, "-c", "from cyclades_apps.cli import main; main()"]


class Process:
    """A process that serves: its port, its id and its log."""

    def __init__(self, port: int, pid: int, log: Path) -> None:
        self.port, self.pid, self._log = port, pid, log

    @property
    def log(self) -> str:
        """What was written to the standard error so far."""
        return self._log.read_text()

    @property
    def memory(self) -> float:
        """Its memory in megabytes (Linux only)."""
        return int(Path(f"/proc/{self.pid}/status").read_text().split("VmRSS:")[1].split()[0]) / 1024


@contextmanager
def from_command_line(folder: Path, *options: str, before: tuple[str, ...] = ()) -> Iterator[Process]:
    """Serve from a fresh folder until the block ends. The command can have another one before it."""
    command = [
        *before,
        *COMMAND,
        "serve",
        "--port",
        "0",
        "--no-open",
        "--database",
        str(folder / "tables.db"),
        *options,
    ]
    with (folder / "log").open("w") as log:
        server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
        try:
            assert server.stdout is not None
            found = re.search(r":(\d+)/", server.stdout.readline())
            assert found is not None, (folder / "log").read_text()
            yield Process(int(found[1]), server.pid, folder / "log")
        finally:
            server.terminate()
            server.wait(timeout=60)
            assert server.stdout is not None
            server.stdout.close()
