"""Games spread over processes of this machine, or over a cluster through Dask's face of `concurrent.futures`.

What is spread is a plain function of plain data, so nothing depends on who plays which game: results come in the order
of the tasks, and a task whose worker died in a cluster is given to another one.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from typing import Any, NamedTuple, TypeVar

from .parallel import hand_out, in_order
from .study_store import StudyError

__all__ = ["SCHEDULED", "Spread", "count_workers", "in_tasks", "spread_out"]

LOCAL = "local"
SCHEDULED = "dask"
CLUSTER_AHEAD = 64  # a cluster may grow while we play
PATIENCE = 20  # seconds until a scheduler that does not answer is given up

Task = TypeVar("Task")
Done = TypeVar("Done")


class Spread(NamedTuple):
    """Who plays: so many processes here, or the workers of a scheduler."""

    workers: int = 1
    executor: str = LOCAL
    scheduler: str | None = None

    @property
    def alone(self) -> bool:
        """Everything in this process?"""
        return self.executor == LOCAL and self.workers <= 1


def count_workers(asked: str) -> int:
    """`auto`: as many as this process may use cores.

    >>> count_workers("3"), count_workers("auto") >= 1
    (3, True)
    """
    if asked != "auto":
        return int(asked)
    if hasattr(os, "sched_getaffinity"):
        return max(1, len(os.sched_getaffinity(0)))
    return os.cpu_count() or 1


def spread_out(spread: Spread, work: Callable[[Task], Done], tasks: Iterable[Task]) -> Iterator[Done]:
    """What the tasks give, in their order; whoever leaves early waits for what was begun here."""
    if spread.executor == SCHEDULED:
        with _cluster(spread.scheduler or "") as executor:
            yield from hand_out(executor, work, tasks, CLUSTER_AHEAD)
        return
    from concurrent.futures.process import BrokenProcessPool  # late: not every host of the engine has processes

    try:
        yield from in_order(work, tasks, spread.workers)
    except BrokenProcessPool:
        raise StudyError("worker-died") from None


@contextmanager
def _cluster(address: str) -> Iterator[Executor]:
    try:
        import distributed
        from distributed.scheduler import KilledWorker
    except ImportError:
        raise StudyError("missing-extra", extra="cluster") from None
    connect: Any = distributed.Client
    try:
        client = connect(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError, TimeoutError):
        raise StudyError("no-scheduler", address=address) from None
    try:
        executor = client.get_executor(pure=False)
        try:
            yield executor
        except KilledWorker:  # several workers died of the same game
            raise StudyError("worker-died") from None
        finally:
            executor.shutdown(wait=False)
    finally:
        client.close()


def in_tasks(numbers: range, size: int) -> Iterator[range]:
    """The numbers in tasks of that size.

    >>> list(in_tasks(range(3, 8), 2))
    [range(3, 5), range(5, 7), range(7, 8)]
    """
    for at in range(0, len(numbers), size):
        yield numbers[at : at + size]
