"""What a program cannot be done without, as far as nobody has to be asked: why a line is not offered."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..state import Frame
from ..values.refusals import Refusal
from .operation import Bind, If, Op
from .payments import Spend
from .runner_interface import Runner

__all__ = ["lacking", "unforced"]


def lacking(runner: Runner, program: int, frame: Frame, at: int = 0) -> Refusal | None:
    """What a program cannot be done without from this place on, as far as nobody has to be asked."""
    ops = runner.library.programs[program].ops
    for past in (False, True):
        scratch = frame.clone()
        for op in unforced(runner, ops, scratch, at, past):
            # behind a change the bindings may be others by then: what cannot be done now is the best guess
            found = op.lacks(runner, scratch) if not past or not op.can(runner, scratch.clone()) else None
            if found is not None:
                return found.cited(op.cite, op.cites, runner.table.cites)
    return None


def unforced(runner: Runner, ops: Sequence[Op], frame: Frame, at: int, past: bool = False) -> Iterator[Op]:
    """The operations that come one after the other, up to and with the first that asks somebody something.

    `past` goes on behind changes, too.
    """
    changed = False  # behind a change only other changes are looked at: it may have been about to bind something
    for _ in ops:
        op = ops[at]
        frame.place = at
        if changed and not op.change and not past:
            return
        yield op
        changed = changed or (op.change and not isinstance(op, Spend))
        if isinstance(op, If):
            at = op.next if op.test(runner, frame) else op.other
            continue
        if isinstance(op, Bind):
            frame.bound[op.slot] = op.value(runner, frame)
        elif op.halts or (not op.passes and (op.prompt or not op.change)):
            return
        at = op.next
