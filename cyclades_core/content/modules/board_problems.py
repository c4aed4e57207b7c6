"""Faults of boards and tiles among the problems: at their place, which in a drawing is the row."""

from __future__ import annotations

from itertools import count

from ..boards.hex_drawing import row_letters
from ..boards.hex_maps import MapError
from ..toml import ContentFile, NestedMessage, Problems, label, nearest

__all__ = ["report_map"]


def report_map(error: MapError, source: ContentFile, problems: Problems) -> None:
    """Put a fault of a map among the problems."""
    known = error.values.get("known", ())
    listed = tuple(map(str, known)) if isinstance(known, tuple) else ()
    name = error.values.get("name")
    near = nearest(name, listed) if isinstance(name, str) else None
    if error.code == "unknown-key":
        table = label(error.path[:-1]) or source.name
        problems.add("unknown-key", source, error.path, name=name, table=table, nearest=near, instead=listed)
        return
    code = "bad-map" if {"map", "legend"}.intersection(error.path) else "bad-board"
    whose = source.data.get("id", source.name)
    detail = NestedMessage("problem-board", error.said)
    at = _row(error, source)
    problems.add(code, source, error.path, name=whose, detail=detail, nearest=near, instead=listed, at=at)


def _row(error: MapError, source: ContentFile) -> tuple[int, int] | None:
    """Line and column of the row of the drawing that it is about, if it is about one."""
    letters = str(error.values.get("row") or error.values.get("cell") or "").rstrip("0123456789")
    if not letters or error.path[-1:] != ("map",):
        return None
    line, _ = source.locate(error.path)
    drawn = source.line(line).rstrip()
    if drawn.endswith(('"""', "'''")):  # the drawing begins below
        line += 1
    while not source.line(line).strip():
        line += 1
        if line > source.text.count("\n"):
            return None
    row = next(number for number in count() if row_letters(number) == letters)
    shown = source.line(line + row)
    token = str(error.values.get("token", ""))
    return line + row, 1 + (shown.index(token) if token and token in shown else len(shown) - len(shown.lstrip()))
