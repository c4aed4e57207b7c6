"""What can be known about the end of programs when content is loaded; the rest is counted while it runs."""

from __future__ import annotations

from typing import Any

from cyclades_core.engine.operations.control_flow import RunProgram
from cyclades_core.engine.operations.operation import Bind, Change, Goto

__all__ = ["check_programs"]


def check_programs(book: Any, problems: Any) -> None:
    """Report programs that run themselves whatever happens."""
    if problems:  # what could not be read is not there
        return
    _check_obligations(book, problems)
    runs = {program.number: _surely_run(book, program.ops) for program in book.programs}
    told: set[int] = set()
    for number in runs:
        ring = _ring(runs, number)
        if ring and told.isdisjoint(ring):
            told.update(ring)
            program = book.programs[number]
            names = " -> ".join(book.programs[each].name for each in (*ring, number))
            if program.place is not None:
                program.place.report(problems, "endless-program", name=program.name, programs=names)


def _check_obligations(book: Any, problems: Any) -> None:
    """Report what can be brought about and is settled by nobody, once each."""
    told: set[str] = set(book.obligations)
    for program in book.programs:
        for op in program.ops:
            if op.needs and op.needs not in told and program.place is not None:
                told.add(op.needs)
                program.place.report(problems, "missing-obligation", name=op.needs)


def _surely_run(book: Any, ops: list[Any]) -> list[int]:
    """The programs that this one runs before anything is asked or decided."""
    found: list[int] = []
    at, seen = 0, set[int]()
    while 0 <= at < len(ops) and at not in seen:
        seen.add(at)
        op = ops[at]
        if isinstance(op, RunProgram):
            number = op.named if isinstance(op.named, int) else book.named.get(op.named, -1)
            if number >= 0:
                found.append(number)
        elif not isinstance(op, (Bind, Goto)) and type(op) is not Change:
            break
        at = op.next
    return found


def _ring(runs: dict[int, list[int]], start: int) -> list[int]:
    """The way from a program back to itself; none if there is none."""
    left = [(start, [start])]
    seen: set[int] = set()
    while left:
        number, way = left.pop()
        for following in runs.get(number, ()):
            if following == start:
                return way
            if following not in seen:
                seen.add(following)
                left.append((following, [*way, following]))
    return []
