"""The outputs in `docs/tutorial-records.md`: `tools/regenerate tutorial-records` runs its commands again.

A block `cyc NAME` is a file. In a block `console`, the lines after `$ cyclades ...` are what the command prints.
"""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

__all__ = ["render"]

PAGE = Path(__file__).resolve().parents[2] / "docs" / "tutorial-records.md"
BLOCK = re.compile(r"^```(cyc|console)([^\n]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
MAIN = [sys.executable, "-c", "from cyclades_apps.cli import main; main()", "--lang", "en"]


def render() -> str:
    """Return the page with the outputs of the present commands."""
    with TemporaryDirectory() as folder:
        return BLOCK.sub(lambda block: _played(block, Path(folder)), PAGE.read_text(encoding="utf-8"))


def _played(block: re.Match[str], folder: Path) -> str:
    kind, name, body = block.groups()
    if kind == "cyc":
        (folder / name.strip()).write_text(body, encoding="utf-8")
        return block[0]
    commands = re.findall(r"^\$ (.*)$", body, re.MULTILINE)
    shown = "".join(f"$ {command}\n{_printed(command, folder)}" for command in commands)
    return f"```console{name}\n{shown}```"


def _printed(command: str, folder: Path) -> str:
    """Return what a command prints, and its exit code if it is not 0."""
    words, _, target = command.partition(" > ")
    done = subprocess.run([*MAIN, *shlex.split(words)[1:]], cwd=folder, capture_output=True, encoding="utf-8")
    if target:
        (folder / target).write_text(done.stdout, encoding="utf-8")
        return done.stderr
    code = f"[exit code {done.returncode}]\n" if done.returncode else ""
    return done.stdout + done.stderr + code
