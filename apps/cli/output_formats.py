"""Printing results: the same rows as a table, as JSON or as lines of text."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from cyclades_core.engine.values.safe_text import clean, escaped

from .shared_options import Format

if TYPE_CHECKING:
    from rich.console import Console

Row = Sequence[object]
# A line in parts, each with a style of Rich ("" for none).
Parts = Sequence[tuple[str, str]]


def line(text: str = "") -> None:
    """A line on the output stream, or several."""
    sys.stdout.write(clean(text, lines=True) + "\n")


def paragraph(indent: str, text: str, chosen: Format) -> None:
    """Sentences after an indent: on one line for programs, for people broken between words at the terminal's edge.

    What goes on below stands two blanks further in, so that one sees where the next one begins.
    """
    if chosen is not Format.TABLE:
        line(indent + text)
        return
    import textwrap

    below = indent + "  "
    across = max(width(), len(below) + 20)
    for part in textwrap.wrap(
        clean(text), across, initial_indent=indent, subsequent_indent=below, break_on_hyphens=False
    ):
        line(part)


def parts_line(parts: Parts, chosen: Format) -> None:
    """One line in parts: in colour as a table is, else as text. Wider than the terminal it goes on below."""
    if chosen is not Format.TABLE:
        line("".join(text for text, _ in parts).rstrip())
        return
    from rich.text import Text

    console().print(Text.assemble(*((clean(text), style) for text, style in parts)), soft_wrap=True)


def print_json(document: object) -> None:
    """A document for programs: UTF-8, keys in the order given."""
    line(escaped(json.dumps(document, ensure_ascii=False, indent=2)))


def print_json_line(document: object) -> None:
    """An object of a stream, on one line, and at once: whoever reads it need not wait for the next."""
    line(escaped(json.dumps(document, ensure_ascii=False)))
    sys.stdout.flush()


def print_rows(columns: Sequence[str], rows: Sequence[Row], chosen: Format) -> None:
    """Rows for people: a ruled table, or text with aligned columns. JSON is not made of rows: see `print_json`.

    A table breaks its cells between words only, since many of them have to be typed. Where the terminal is too narrow
    for that, the rows are text, which loses nothing.
    """
    if chosen is not Format.TABLE or not _print_table(columns, rows):
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


def width() -> int:
    """How many columns there are: of the terminal, else what COLUMNS says, else 80."""
    import shutil

    return shutil.get_terminal_size().columns


def _print_table(columns: Sequence[str], rows: Sequence[Row]) -> bool:
    """Print a ruled table; or nothing, and return False, if its words do not fit beside each other."""
    from rich.cells import cell_len
    from rich.table import Table
    from rich.text import Text

    columns, *cells = [[_cell(value) for value in row] for row in (columns, *rows)]
    table, out = Table(header_style="bold"), console()
    texts = [[column, *(row[place] for row in cells)] for place, column in enumerate(columns)]
    words = [max((cell_len(word) for text in column for word in text.split()), default=0) for column in texts]
    widths = [max(map(cell_len, column)) for column in texts]
    room = out.width - 3 * len(columns) - 1  # a rule before each column and after the last, blanks around each cell
    if sum(words) > room:
        return False
    while sum(widths) > room:  # the widest gives way, as far as its words allow
        place = max(range(len(widths)), key=lambda place: (widths[place] > words[place], widths[place]))
        widths[place] -= 1
    for column, size in zip(columns, widths, strict=True):
        table.add_column(column, width=size)
    for row in cells:
        table.add_row(*map(Text, row))
    out.print(table)
    return True


def _cell(value: object) -> str:
    """A value as a cell: lists by commas, nothing for None."""
    if value is None:
        return ""
    if isinstance(value, (list, tuple, set, frozenset)):
        return clean(", ".join(map(str, value)))
    return clean(str(value))
