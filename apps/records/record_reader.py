"""Reading a record as a stream: the header at once, the body line by line, never more than up to the next clause."""

from __future__ import annotations

import errno
import io
import os
import sys
import unicodedata
from collections import deque
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import IO

from cyclades_core.content.toml import ContentFile
from cyclades_core.engine.values.limits import (
    RECORD_BRACKETS,
    RECORD_BYTES,
    RECORD_CLAUSES,
    RECORD_DEPTH,
    RECORD_HEADER,
    RECORD_LINE,
)
from cyclades_core.engine.values.limits import RECORD_LINES as MOST_BETWEEN

from .record_errors import RecordError, RecordProblem
from .record_header import Columns, Heading, check_version, read_heading
from .record_lines import RecordLine, RecordWord, read_line

__all__ = ["STDIN", "RecordReader", "open_record", "standard_input"]

#: The name under which standard input is shown, and the path that means it.
STDIN = "-"
BODY = "---"


class RecordReader:
    """A record: `heading` and its `source` are read when it is made, the lines of the body one after another."""

    def __init__(self, stream: IO[bytes], file: str) -> None:
        self.file = file
        self._stream = stream
        self._bytes = 0
        self.number = 0
        self.opening = self._header()  # the lines above the body, as they were written
        self.heading: Heading
        self.source: ContentFile
        self.columns: Columns
        self.heading, self.source, self.columns = read_heading(self.opening, file)
        self._ahead: deque[RecordLine] = deque()
        self._clauses = 0  # among those ahead
        self._counted = self._brackets = 0
        self._open: list[int] = []  # the lines of brackets that are open where the reading stands
        self._ended = False

    # -- texts ---------------------------------------------------------------------------------------------------

    def _next_text(self) -> str | None:
        """The next line as text, without its end; None at the end of the file."""
        raw = self._stream.readline(RECORD_LINE * 4 + 2)
        if not raw:
            return None
        self.number += 1
        self._bytes += len(raw)
        if self._bytes > RECORD_BYTES:
            raise self._refuse("too-large", limit=RECORD_BYTES)
        if self.number == 1:
            raw = raw.removeprefix(b"\xef\xbb\xbf")
        try:
            text = raw.decode("utf-8")
        except UnicodeDecodeError as error:
            text = raw.decode("utf-8", "replace").rstrip("\r\n")
            column = len(raw[: error.start].decode("utf-8", "replace")) + 1
            if len(raw) > RECORD_LINE * 4:
                raise self._refuse("long-line", text[:RECORD_LINE], limit=RECORD_LINE) from None
            raise self._refuse("not-text", text, column, detail=f"0x{raw[error.start]:02x}") from None
        text = text.removesuffix("\n").removesuffix("\r")
        if len(text) > RECORD_LINE:
            raise self._refuse("long-line", text[:RECORD_LINE], RECORD_LINE, limit=RECORD_LINE)
        return unicodedata.normalize("NFC", text)

    def _refuse(self, code: str, text: str = "", column: int = 1, /, line: int = 0, **args: object) -> RecordError:
        number = line or self.number
        return RecordError(RecordProblem(code, self.file, number, column, column + 1, text, args=args, unreadable=True))

    def _header(self) -> list[str]:
        lines: list[str] = []
        size = 0
        while (text := self._next_text()) is not None:
            if text.rstrip() == BODY:
                return lines
            size += len(text) + 1
            if size > RECORD_HEADER:
                raise self._refuse("large-header", limit=RECORD_HEADER)
            lines.append(text)
        # where does the body seem to begin? A clause, a mark, a draw or a fact is nothing that a header has
        first = next((i for i, text in enumerate(lines) if _is_body(text)), len(lines) - 1)
        check_version(lines, self.file)
        shown = lines[first] if lines else ""
        raise self._refuse("no-body", shown, line=first + 1, text=shown.strip() or "none")

    # -- lines ---------------------------------------------------------------------------------------------------

    @property
    def seats(self) -> list[str]:
        return self.heading.players

    def _read(self) -> RecordLine | None:
        """The next line of the body, with what can be said of it without a game."""
        text = self._next_text()
        if text is None:
            if self._open:
                raise self._refuse("bracket-open", "(", line=self._open[-1], at=self._open[-1])
            return None
        line = read_line(text, self.number, self.file, self.seats)
        if line.kind == "clause":
            self._counted += 1
            if self._counted > RECORD_CLAUSES:
                raise self._refuse("too-many", text, limit=RECORD_CLAUSES, what="clauses")
        elif line.kind == "open":
            self._brackets += 1
            self._open.append(line.number)
            if self._brackets > RECORD_BRACKETS:
                raise self._refuse("too-many", text, limit=RECORD_BRACKETS, what="brackets")
            if len(self._open) > RECORD_DEPTH:
                raise self._refuse("too-deep", text, limit=RECORD_DEPTH)
        elif line.kind == "close":
            if not self._open:
                raise self._refuse("bracket-close", text)
            self._open.pop()
        return line

    def _fill(self, clauses: int = 1) -> None:
        """Read on until so many clauses lie ahead."""
        while self._clauses < clauses and not self._ended:
            line = self._read()
            if line is None:
                self._ended = True
                return
            if line.kind == "blank":
                continue
            self._ahead.append(line)
            self._clauses += line.kind == "clause"
            if len(self._ahead) > MOST_BETWEEN:
                raise self._refuse("too-many", line.text, limit=MOST_BETWEEN, what="lines")

    def take(self) -> RecordLine | None:
        """The next line that says something, or None at the end."""
        self._fill()
        if not self._ahead:
            return None
        line = self._ahead.popleft()
        self._clauses -= line.kind == "clause"
        return line

    def ahead(self, clauses: int = 1) -> Iterator[RecordLine]:
        """What lies ahead, up to the so-manieth clause and with it."""
        self._fill(clauses)
        count = 0
        for line in self._ahead:
            yield line
            count += line.kind == "clause"
            if count >= clauses:
                return

    def next_speaker(self) -> tuple[str, tuple[RecordWord, ...]] | None:
        """Who speaks next in the text, and what."""
        last = None
        for line in self.ahead():
            last = line
        return (last.speaker, last.words) if last is not None and last.kind == "clause" else None


def _is_body(text: str) -> bool:
    bare = text.strip()
    if bare.startswith(("== ", "* ", "? ")) or bare in ("(", ")"):
        return True
    head, colon, _ = bare.partition(":")
    return bool(colon) and "=" not in head and '"' not in head and head.replace(" ", "").isalnum()


def standard_input() -> IO[bytes]:
    """The bytes that come in; `OSError` if nothing can, because it was closed."""
    if sys.stdin is None:
        raise OSError(errno.EBADF, os.strerror(errno.EBADF), STDIN)
    return sys.stdin.buffer


class open_record:
    """`with open_record(path) as reader`: a file, or standard input for `-`."""

    def __init__(self, path: str | Path | bytes, file: str | None = None) -> None:
        self._path = path
        self._file = file

    def __enter__(self) -> RecordReader:
        if isinstance(self._path, bytes):
            self._stream: IO[bytes] = io.BytesIO(self._path)
            return RecordReader(self._stream, self._file or "record")
        if str(self._path) == STDIN:
            self._stream = standard_input()
            return RecordReader(self._stream, self._file or "stdin")
        self._stream = open(self._path, "rb")
        try:
            return RecordReader(self._stream, self._file or Path(self._path).as_posix())
        except BaseException:
            self._stream.close()
            raise

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if str(self._path) != STDIN or isinstance(self._path, bytes):
            self._stream.close()
