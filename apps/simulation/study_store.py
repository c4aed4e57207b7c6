"""The folder of a study: what was asked for (`study.json`), and a row for each game that is over (`games.jsonl`).

Rows stand in the order of their games and are written as they come. Whoever runs the same study again goes on behind
the last whole row, so a study that was killed ends as one that was not. More games may be asked for than before, and
another version of the engine may continue it. Nothing else may be different. The folder of a tournament is one too,
with names of its own (`StudyFiles`), so that neither is taken for the other.
"""

from __future__ import annotations

import errno
import json
import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from cyclades_core.engine.values.errors import CycladesError
from cyclades_core.files import LineFile, read_file, write_file

__all__ = ["ROWS", "SETTINGS", "Study", "StudyError", "StudyFiles", "read_rows", "read_settings"]

SETTINGS = "study.json"
ROWS = "games.jsonl"
MOST = 1 << 20  # bytes of the settings
SCHEMA = 1
#: More games may be asked for, and another version of the engine may continue a study with the same rules.
MAY_DIFFER = ("engine", "games")


class StudyFiles(NamedTuple):
    """The files of a folder: what was asked for, and the rows."""

    settings: str = SETTINGS
    rows: str = ROWS


class StudyError(CycladesError):
    """A folder that is no study, or another one, or whoever plays its games cannot be reached."""


def read_settings(folder: Path, name: str = SETTINGS) -> dict[str, Any] | None:
    """What the study in the folder asked for; None if there is none."""
    file = folder / name
    try:
        found = json.loads(read_file(file, MOST))
    except FileNotFoundError:
        return None
    except ValueError:
        raise StudyError("study-damaged", file=str(file), line=1) from None
    if not isinstance(found, dict) or found.get("schema") != SCHEMA:
        raise StudyError("study-damaged", file=str(file), line=1)
    return found


def read_rows(folder: Path) -> Iterator[dict[str, Any]]:
    """The rows of a study, one after the other; one that is still being written is left out."""
    with open(folder / ROWS, "rb") as stream:
        for number, line in enumerate(stream):
            if line.endswith(b"\n"):
                yield _row(folder / ROWS, line, number)


def _row(file: Path, line: bytes, number: int) -> dict[str, Any]:
    try:
        row = json.loads(line)
    except ValueError:
        row = None
    if not isinstance(row, dict) or row.get("game") != number:
        raise StudyError("study-damaged", file=str(file), line=number + 1)
    return row


class Study:
    """A folder that is being filled. Only one process may do so at a time."""

    def __init__(self, folder: str | Path, settings: Mapping[str, Any], names: StudyFiles | None = None) -> None:
        self.folder = Path(folder)
        self._names = names or StudyFiles()
        wanted = {"schema": SCHEMA, **settings}
        os.makedirs(self.folder, exist_ok=True)
        try:
            self._lines = LineFile(self.folder / self._names.rows)
        except OSError as error:
            if error.errno != errno.EBUSY:
                raise
            raise StudyError("study-busy", folder=str(folder)) from None
        try:
            there = read_settings(self.folder, self._names.settings)
            self._check(there, wanted)
            #: How many games are over.
            self.done = 0
            if there is None or there["games"] < wanted["games"]:
                write_file(self.folder / self._names.settings, json.dumps(wanted, ensure_ascii=False, indent=2) + "\n")
        except BaseException:
            self._lines.close()
            raise

    def _check(self, there: Mapping[str, Any] | None, wanted: Mapping[str, Any]) -> None:
        """Refuse rows of nobody knows what, and those of another study."""
        if there is None:
            if any(True for _ in self._lines):
                raise StudyError("study-unknown", folder=str(self.folder), file=self._names.settings)
            return
        plain = json.loads(json.dumps(wanted))  # tuples as lists
        for key in [*plain, *there]:
            if key not in MAY_DIFFER and there.get(key) != plain.get(key):
                was, now = (json.dumps(each.get(key), ensure_ascii=False) for each in (there, plain))
                raise StudyError("study-differs", folder=str(self.folder), key=key, there=was, now=now)

    def rows(self) -> Iterator[dict[str, Any]]:
        """The rows that are there already, counted in `done`."""
        for number, line in enumerate(self._lines):
            yield _row(self.folder / self._names.rows, line, number)
            self.done = number + 1

    def add(self, row: Mapping[str, Any]) -> None:
        """The row of the next game."""
        self._lines.add(json.dumps(row, ensure_ascii=False, separators=(",", ":")))
        self.done += 1

    def close(self) -> None:
        self._lines.close()
