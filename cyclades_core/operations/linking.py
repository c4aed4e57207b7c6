"""Linking: what can be known of programs once all of them are compiled, so that the machine's loop does less.

Jumps lead to where they end, a program that only runs another one stands for it, and what would do nothing now (a
window for cards that nobody has, a loop over nothing, a moment that concerns nobody) is passed over.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .control import Branch, First, Run
from .operation import END, IF, End, Goto, If, Op, Runner

__all__ = ["idle_test", "rows_of", "shorten", "stand_in"]


def shorten(r: Any, ops: list[Op], begun_by_change: bool) -> int:
    """Lead every jump to where it ends: plain jumps are passed over, conditions that options decided are gone, and
    after a change also moments and windows that nobody of this ruleset watches. Returns where the program starts."""

    def end_of(at: int, changed: bool) -> int:
        seen = set()
        while at not in seen:
            seen.add(at)
            op = ops[at]
            if isinstance(op, If) and (always := getattr(op.test, "always", None)) is not None:
                at = op.next if always else op.other
            elif isinstance(op, Goto) or (changed and op.idle(r)):
                at = op.next
            else:
                break
        return at

    for op in ops:
        for name in op.jumps:
            at = getattr(op, name)
            if 0 <= at < len(ops):
                setattr(op, name, end_of(at, op.change))
        if isinstance(op, (Branch, First)):
            op.branches = [end_of(at, False) for at in op.branches]
    return end_of(0, begun_by_change)


def idle_test(ops: list[Op], start: int) -> Callable[[Any], bool] | None:
    """A test that tells whether a program would do nothing if it were begun now; None where that is not known."""
    tests = []
    at = start
    while not isinstance(ops[at], End):
        test = ops[at].idle_now()
        if test is None:
            return None
        tests.append(test)
        at = ops[at].next
    if len(tests) == 1:
        return tests[0]

    def nothing_to_do(m: Runner) -> bool:
        for test in tests:
            if not test(m):
                return False
        return True

    return nothing_to_do


def stand_in(r: Any, program: int) -> int:
    """The program that this one only runs, if it does nothing else."""
    seen = {program}
    while True:
        ops, start = r.programs[program].ops, r.entries_of[program][0]
        op = ops[start]
        if not isinstance(op, Run) or not isinstance(ops[op.next], End):
            return program
        found = op.fixed(r)
        if found < 0 or found in seen:
            return program
        seen.add(found)
        program = found


def rows_of(ops: list[Op], start: int, begun_by_change: bool, hold: bool) -> list[tuple[int, Any, int, int]]:
    """The rows of a program for the machine's loop: one for each operation, by its place.

    An operation that can tell when it has something to do gets a condition in its place, and its own row behind the
    others. That is right only where every way to it leads from a change: the operation would have closed the clause.
    """
    rows = [op.entry() for op in ops]
    rows = [(code, work, at, int(hold)) if code == END else (code, work, at, other) for code, work, at, other in rows]
    seen, left = set[int](), [start]
    others = set() if begun_by_change else {start}  # what is come to from something that is no change
    while left:
        op = ops[at := left.pop()]
        if at not in seen:
            seen.add(at)
            found = [*(getattr(op, name) for name in op.jumps), *getattr(op, "branches", ())]
            left += [to for to in found if 0 <= to < len(ops)]
            if not op.change:
                others.update(found)
    for at in sorted(seen - others):
        if (test := ops[at].guard(at)) is not None:
            rows[at] = (IF, test, len(rows), ops[at].next)
            rows.append(ops[at].entry())
    return rows
