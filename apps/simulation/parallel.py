"""Work for several processes, with results in the order of the tasks, that one interrupt ends at once.

Only so many tasks are handed out at a time: a hundred thousand of them would be handed out one by one, each with a
word to the pool's own thread, before the first result or an interrupt is looked at.
"""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future
from contextlib import contextmanager
from typing import Any, TypeVar

from cyclades_core.content.modules import add_folder, added_folders

__all__ = ["hand_out", "in_order", "restore_imports", "safe_imports"]

VARIABLE = "PYTHONSAFEPATH"
AHEAD = 8  # tasks handed out per process: enough that none is idle while a long one is waited for

Task = TypeVar("Task")
Done = TypeVar("Done")


def in_order(
    work: Callable[[Task], Done],
    tasks: Iterable[Task],
    workers: int,
    prepare: Callable[..., None] | None = None,
    given: tuple[Any, ...] = (),
) -> Iterator[Done]:
    """The results of `work` in the order of the tasks; each process calls `prepare(*given)` before its first one.

    Processes are fresh interpreters: compiled rules do not travel, so they are loaded there. Whoever stops
    asking, or interrupts, waits for the tasks begun and for no other. Folders that were added are added there too.
    """
    # Imported here because not every host of the engine has processes.
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import get_context

    begin = ([*map(str, added_folders())], os.environ.get(VARIABLE), prepare, given)
    with safe_imports():  # it starts a process that looks after semaphores
        pool = ProcessPoolExecutor(workers, get_context("spawn"), _begin, begin)
    try:
        yield from hand_out(pool, work, tasks, AHEAD * workers)
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def hand_out(pool: Executor, work: Callable[[Task], Done], tasks: Iterable[Task], ahead: int) -> Iterator[Done]:
    """The same with workers of anybody's: at most `ahead` tasks are in their hands."""
    waiting: deque[Future[Done]] = deque()
    try:
        for task in tasks:
            if len(waiting) >= ahead:
                yield waiting.popleft().result()
            with safe_imports(), _no_interrupts():  # handing out a task may start a process
                waiting.append(pool.submit(work, task))
        while waiting:
            yield waiting.popleft().result()
    finally:
        for future in waiting:
            future.cancel()


def _begin(folders: list[str], safe: str | None, prepare: Callable[..., None] | None, given: tuple[Any, ...]) -> None:
    restore_imports(safe)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the person's interrupt is for the parent, which ends the workers
    for folder in folders:
        add_folder(folder)
    if prepare is not None:
        prepare(*given)


@contextmanager
def safe_imports() -> Iterator[None]:
    """Start processes that import nothing from the working folder: it may be a folder of content with a `json.py`.

    Python's processes look there until they have the search path of this one, and its own flag for that (-P) cannot be
    set for them.
    """
    before = os.environ.get(VARIABLE)
    os.environ[VARIABLE] = "1"
    try:
        yield
    finally:
        if before is None:
            del os.environ[VARIABLE]
        else:
            os.environ[VARIABLE] = before


def restore_imports(before: str | None) -> None:
    """In a process that was started so: let programs that it starts in turn, such as bots, import as they would."""
    if before is None:
        os.environ.pop(VARIABLE, None)


@contextmanager
def _no_interrupts() -> Iterator[None]:
    """Hold the person's interrupt back while workers are started, who inherit that for good.

    It goes to all processes of the terminal, also to those that are just starting, where nobody could catch it yet.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield  # Windows: a worker that is interrupted before it is ready says so
        return
    from multiprocessing import resource_tracker

    resource_tracker.ensure_running()  # its start would let interrupts through again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
