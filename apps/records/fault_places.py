"""Faults of a record that are not faults of one line: those of the header, and those of scripted draws."""

from __future__ import annotations

from typing import Any

from attrs import evolve

from cyclades_core.content.toml import ContentProblem, nearest
from cyclades_core.engine.values.errors import ScriptError

from ..scenarios.expectations import ExpectationFailure
from ..scenarios.setup_failures import script_failure
from .record_errors import RecordProblem
from .record_lines import RecordLine
from .record_reader import BODY, RecordReader
from .scripted_draws import Script

__all__ = ["draw_fault", "fault_in_header", "header_fault"]


def header_fault(
    reader: RecordReader, code: str, line: int, column: int, layer: str, args: dict[str, Any]
) -> RecordProblem:
    """Return a fault of the header. `line` and `column` are those of the strict TOML that the header stands for."""
    lines = reader.opening
    text = lines[line - 1] if 0 < line <= len(lines) else ""
    column = reader.columns.written(line, column)
    return RecordProblem(code, reader.file, line, column, 0, text, layer, args, unreadable=True)


def fault_in_header(reader: RecordReader, found: ContentProblem | ExpectationFailure) -> RecordProblem:
    """Return a problem of content, or a failure of a scenario, as the fault of a record."""
    layer = found.layer if isinstance(found, ExpectationFailure) else "problem"
    if found.file == reader.file:
        return header_fault(reader, found.code, found.line, found.column, layer, dict(found.args))
    near, excerpt = (found.nearest, found.excerpt) if isinstance(found, ContentProblem) else (None, "")
    place = (found.file, found.line, found.column, 0, excerpt)
    more = () if near is None else (near,)
    return RecordProblem(found.code, *place, "problem", dict(found.args), nearest=more, unreadable=True)


def draw_fault(
    reader: RecordReader,
    script: Script,
    error: ScriptError,
    line: RecordLine | None = None,
    last: RecordLine | None = None,
) -> RecordProblem:
    """Return the fault of scripted draws: at the word of its line, in the header, or at the clause that drew.

    `line` is the clause that drew, None during the setup and after the last clause. `last` is the last clause so far.
    """
    args: dict[str, Any] = dict(error.arguments)
    if not reader.heading.is_scripted:
        failure = script_failure(reader.source, error, line.text.strip() if line else "")
        return evolve(fault_in_header(reader, failure), unreadable=False)
    if error.code == "script-short":
        return _at_clause(reader, line, "draw-missing", kind=args["kind"])
    where = script.where(error)
    if where is None and error.code in ("script-unknown", "script-value"):
        where = script.written(str(args["kind"]), str(args["name"]))
    if where is None:
        return _at_clause(reader, line or last, "draw-impossible", name=args["name"])
    told, word = where
    if error.code == "script-impossible":
        return told.fault(reader.file, "draw-impossible", word, name=args["name"])
    near = nearest(str(args["name"]), args["known"]) if args.get("known") else None
    shown = {name: args[name] for name in ("kind", "name", "possible", "line")} | {"nearest": near}
    return evolve(told.fault(reader.file, error.code, word, **shown), layer="error", unreadable=True)


def _at_clause(reader: RecordReader, line: RecordLine | None, code: str, **args: Any) -> RecordProblem:
    """Return a fault at a clause, or at the end of the header if there is no clause yet."""
    if line is not None:
        return line.fault(reader.file, code, **args)
    return RecordProblem(code, reader.file, len(reader.opening) + 1, 1, len(BODY) + 1, BODY, args=args)
