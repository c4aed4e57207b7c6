"""Watching an expansion while it is written: check it again when a file changes, and tell what that has changed.

Each check runs in a process of its own: code that has changed is imported anew, and whatever it does, it does there.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from attrs import frozen

from cyclades_core.content.modules import added_folders

if TYPE_CHECKING:
    from cyclades_core.text.i18n import Messages

__all__ = ["CheckChange", "stamps", "watch"]

SUFFIXES = (".toml", ".ftl", ".py")
#: Seconds between two looks.
PAUSE = 0.5
#: Files that are looked at.
FILES = 2_000
PASSED_OVER = frozenset({"__pycache__", ".git", ".venv", "build", "dist", "node_modules"})

_CHECK = "from cyclades_apps.cli import main; main()"  # text: ok source code
Stamps = dict[str, tuple[int, int]]


@frozen(kw_only=True)
class CheckChange:
    """What one check has found, beside the one before it."""

    folder: str
    files: tuple[str, ...] = ()
    """What has changed; none at the first look."""
    new: tuple[str, ...] = ()
    mended: tuple[str, ...] = ()
    counts: dict[str, int] | None = None
    failure: str = ""

    def words(self, messages: Messages) -> Iterator[str]:
        """The lines that tell it."""
        if self.files:
            yield messages.text("cli-watch-changed", files=", ".join(self.files))
        else:
            yield messages.text("cli-watch-begin", folder=self.folder)
        if self.failure:
            yield messages.text("cli-watch-failed", detail=self.failure)
            return
        for key, rows in (("cli-watch-new", self.new), ("cli-watch-mended", self.mended)):
            for finding in rows:
                yield messages.text(key, finding=finding)
        if not (self.new or self.mended):
            yield messages.text("cli-watch-same")


def watch(
    folder: Path,
    games: int = 0,
    arguments: Sequence[str] = (),
    look: Callable[[Path, int, Sequence[str]], Any] | None = None,
    pause: Callable[[float], None] = time.sleep,
) -> Iterator[CheckChange]:
    """Yield the first check at once, and one more after every change, until somebody stops it."""
    check = look or _check
    known: dict[str, str] = {}
    before: Stamps = {}
    files: tuple[str, ...] = ()
    while True:
        now = stamps(folder)
        found = check(folder, games, arguments)
        if isinstance(found, str):
            yield CheckChange(folder=folder.as_posix(), files=files, failure=found)
        else:
            told = {_key(each): _line(each) for each in found["findings"]}
            new = tuple(text for key, text in told.items() if key not in known)
            mended = tuple(text for key, text in known.items() if key not in told)
            known = told
            yield CheckChange(folder=folder.as_posix(), files=files, new=new, mended=mended, counts=found["counts"])
        before = now
        while (now := stamps(folder)) == before:
            pause(PAUSE)
        files = tuple(sorted(name for name in {*now, *before} if now.get(name) != before.get(name)))


def stamps(folder: Path) -> Stamps:
    """The files of an expansion, each with its time and size."""
    found: Stamps = {}
    for place, folders, names in os.walk(folder):
        folders[:] = sorted(name for name in folders if name not in PASSED_OVER and not name.startswith("."))
        for name in sorted(names):
            if name.endswith(SUFFIXES) and len(found) < FILES:
                file = Path(place) / name
                try:
                    stat = file.stat()
                except OSError:
                    continue  # an editor is just replacing it
                found[file.relative_to(folder).as_posix()] = (stat.st_mtime_ns, stat.st_size)
    return found


def _key(finding: dict[str, Any]) -> str:
    """What makes a finding the same although lines before it have come or gone."""
    return json.dumps([finding["code"], finding["file"], finding["message"], finding["sets"]])


def _line(finding: dict[str, Any]) -> str:
    place = f"{finding['file']}:{finding['line']}:{finding['column']}" if finding["line"] else finding["file"]
    return f"{place}: {finding['severity']}[{finding['code']}]: {finding['message']}"


def _check(folder: Path, games: int, arguments: Sequence[str]) -> Any:
    """The document of a check, or the last line of what it said instead."""
    command = ["expansion", "check", str(folder), "--games", str(games), "--format", "json"]
    others = [str(each) for each in added_folders() if Path(str(each)).resolve() != folder.resolve()]
    for each in others:
        command += ["--folder", each]
    if "--lang" in arguments[:-1]:
        command += ["--lang", arguments[list(arguments).index("--lang") + 1]]
    done = subprocess.run(
        # -P: nothing is imported from the working folder, which is often the folder of content
        [sys.executable, "-P", "-c", _CHECK, *command],
        capture_output=True,
        text=True,
        encoding="utf-8",
        errors="replace",
    )
    try:
        return json.loads(done.stdout)
    except ValueError:
        lines = (done.stderr or done.stdout).strip().splitlines()
        return lines[-1] if lines else str(done.returncode)
