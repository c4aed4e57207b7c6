"""Printing results: the same rows as a table, as JSON or as lines of text."""

from __future__ import annotations

import errno
import json
import os
import sys
import tempfile
from collections.abc import Sequence
from typing import TYPE_CHECKING

from .options import Format

if TYPE_CHECKING:
    from pathlib import Path

    from rich.console import Console

Row = Sequence[object]


def line(text: str = "") -> None:
    """One line on the output stream."""
    sys.stdout.write(text + "\n")


def print_json(document: object) -> None:
    """A document for programs: UTF-8, keys in the order given."""
    line(json.dumps(document, ensure_ascii=False, indent=2))


def check_writable(path: Path) -> None:
    """Raise what writing the file would raise, before the work for it is done."""
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    try:
        with tempfile.TemporaryFile(dir=path.parent):
            pass
    except OSError as error:
        raise type(error)(error.errno, error.strerror, str(path)) from None


def print_rows(columns: Sequence[str], rows: Sequence[Row], chosen: Format) -> None:
    """Rows for people: a ruled table, or text with aligned columns. JSON is not made of rows: see `print_json`."""
    if chosen is Format.TABLE:
        _print_table(columns, rows)
    else:
        for text in aligned([columns, *rows]):
            line(text)


def aligned(rows: Sequence[Row]) -> list[str]:
    """Columns padded to their widest cell, two blanks between them.

    >>> aligned([("seat", "gold"), ("ann", 5)])
    ['seat  gold', 'ann   5']
    """
    cells = [[_cell(value) for value in row] for row in rows]
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    return ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in cells]


def console() -> Console:
    """Rich's console: it honours NO_COLOR and finds the width. Made when needed, since importing it takes time."""
    from rich.console import Console

    return Console(file=sys.stdout, highlight=False, emoji=False, markup=False, soft_wrap=False)


def _print_table(columns: Sequence[str], rows: Sequence[Row]) -> None:
    from rich.table import Table
    from rich.text import Text

    table = Table(header_style="bold")
    for column in columns:
        table.add_column(column)
    for row in rows:
        table.add_row(*(Text(_cell(value)) for value in row))
    console().print(table)


def _cell(value: object) -> str:
    """A value as a cell: lists by commas, nothing for None."""
    if value is None:
        return ""
    if isinstance(value, (list, tuple, set, frozenset)):
        return ", ".join(map(str, value))
    return str(value)
