"""A queue that shares the time of workers fairly among tables.

Each table is a flow. The next job is the one that ends first if each flow has used its share, so tables whose bots
think for seconds do not hold up those whose bots need milliseconds, also if all come at once. This is weighted fair
queueing with estimated times: a flow that was idle starts at the present and cannot save up time.
"""

from __future__ import annotations

from collections.abc import Hashable
from heapq import heappop, heappush
from typing import Generic, TypeVar

__all__ = ["FairQueue"]

T = TypeVar("T")


class FairQueue(Generic[T]):
    """Jobs of several flows, in fair order. Jobs that are known to be slow can be left out.

    >>> queue = FairQueue[str]()
    >>> queue.add("t1", "a"); queue.pop()
    ('t1', 'a')
    >>> queue.charge("t1", 2.0)
    >>> queue.add("t1", "b"); queue.add("t2", "c"); queue.pop(), queue.pop()
    (('t2', 'c'), ('t1', 'b'))
    >>> queue.add("t1", "d", slow=True); queue.has(slow=False), queue.has(slow=True)
    (False, True)
    >>> queue = FairQueue[str]()
    >>> queue.add("t1", "long", seconds=2.0); queue.add("t2", "short", seconds=0.1); queue.pop()
    ('t2', 'short')
    """

    def __init__(self) -> None:
        #: The time at which a job would end, a number, the time at which it would start, its flow, the job.
        self._fast: list[tuple[float, int, float, Hashable, T]] = []
        self._slow: list[tuple[float, int, float, Hashable, T]] = []
        self._added = 0
        self._now = 0.0  # the start of the job that was taken last
        self._end: dict[Hashable, float] = {}  # flow -> where its next job starts

    def __len__(self) -> int:
        return len(self._fast) + len(self._slow)

    def add(self, flow: Hashable, job: T, slow: bool = False, seconds: float = 0.0) -> None:
        """Add a job of a flow that will probably take so many seconds."""
        self._added += 1
        heap = self._slow if slow else self._fast
        start = max(self._now, self._end.get(flow, 0.0))
        heappush(heap, (start + seconds, self._added, start, flow, job))

    def has(self, slow: bool) -> bool:
        """Is there a job? With `slow`, slow ones count."""
        return bool(self._fast or (slow and self._slow))

    def pop(self, slow: bool = True) -> tuple[Hashable, T]:
        """Take the next job with its flow. With `slow`, it may be a slow one."""
        heap = self._fast
        if slow and self._slow and (not self._fast or self._slow[0][:2] < self._fast[0][:2]):
            heap = self._slow
        _, _, start, flow, job = heappop(heap)
        self._now = max(self._now, start)
        return flow, job

    def charge(self, flow: Hashable, seconds: float) -> None:
        """Count time that a flow has used."""
        self._end[flow] = max(self._now, self._end.get(flow, 0.0)) + seconds
        if len(self._end) > 1000:
            self._end = {each: end for each, end in self._end.items() if end > self._now}
