"""Bots that think in other processes, so that they never hold up a person.

This is the only module of the server that starts processes. Hosts without processes use `bot_choices.LocalChooser`.
A process that does not answer in time is killed, and another one takes its place.
"""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import time
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from attrs import define

from cyclades_core.content.modules import added_folders

from .bot_choices import BotPosition, ChoiceFailed, ChoiceTimeout
from .fair_queue import FairQueue
from .undo_history import Node

__all__ = ["ProcessChooser", "usual_processes"]

MOST = 4  # processes, unless the host asks for more
START = 60.0  # seconds until a process has started, loaded rules and played a game again
KEPT = 200  # games that a process keeps, as `bot_worker.GAMES`
SLOW = 0.25  # seconds: bots that usually think longer leave one process to the others
HINTS = 4.0  # a hint counts as so many times its time
SPECS = 500  # of which the usual time is remembered
QUICK = ("quick", "random")  # bots that are taken for fast before they were seen


def usual_processes() -> int:
    """Return one process for each core that this process may use, but at most `MOST`."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, min(MOST, cores))


@define(eq=False)
class _Job:
    """A choice that waits for a process."""

    position: BotPosition
    seat: str
    spec: str
    seconds: float
    weight: float
    usual: float
    """Seconds that the bot usually thinks."""
    answer: asyncio.Future[str]
    used: float = 0.0  # seconds of thinking
    is_second: bool = False
    """Did a process die of it, or by chance while it was at it?"""

    @property
    def slow(self) -> bool:
        return self.usual > SLOW


class _Worker:
    """A process that thinks. `ask` and `read` block, and are called in a thread; `kill` ends both."""

    def __init__(self) -> None:
        folders = [str(folder) for folder in added_folders()]
        # -P: nothing is imported from the working directory
        command = [sys.executable, "-P", "-m", "cyclades_apps.server.bot_worker", *folders]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.known: OrderedDict[str, Node | None] = OrderedDict()  # table -> the last move that the process knows

    def ask(self, request: dict[str, Any]) -> dict[str, Any]:
        """Send a request and return the first answer."""
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(request).encode() + b"\n")
        self.process.stdin.flush()
        return self.read()

    def read(self) -> dict[str, Any]:
        """Return the next answer."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line.endswith(b"\n"):
            raise EOFError
        return dict(json.loads(line))

    def kill(self) -> None:
        """End the process at once."""
        self.process.kill()
        self.process.wait()

    def close(self) -> None:
        """Close the pipes. No thread may use them any more."""
        for pipe in (self.process.stdin, self.process.stdout):
            try:
                if pipe is not None:
                    pipe.close()
            except OSError:  # what was not sent
                pass


class ProcessChooser:
    """Processes that think, each started when it is first needed."""

    def __init__(self, processes: int = 1) -> None:
        self._most = processes
        self._free: list[_Worker] = []
        self._busy: dict[_Worker, bool] = {}  # -> does a slow bot think there?
        self._queue: FairQueue[_Job] = FairQueue()
        self._usual: OrderedDict[str, float] = OrderedDict()  # spec -> seconds that it usually thinks
        self._running: set[asyncio.Task[None]] = set()
        self._threads: ThreadPoolExecutor | None = None
        self._closed = False

    @property
    def processes(self) -> list[int]:
        """The ids of the processes."""
        return [worker.process.pid for worker in (*self._free, *self._busy)]

    async def choose(self, position: BotPosition, seat: str, spec: str, *, seconds: float, hint: bool = False) -> str:
        """Return the clause that a bot plays on its seat."""
        if self._closed:
            raise ChoiceFailed("closed")
        answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        usual = self._usual.get(spec, 0.0 if spec in QUICK else SLOW + 1)
        job = _Job(position, seat, spec, seconds, HINTS if hint else 1.0, usual, answer)
        self._queue.add((position.table.id, hint), job, job.slow, usual * job.weight)
        self._start()
        return await answer

    # -- processes -----------------------------------------------------------------------------------------------

    def _start(self) -> None:
        """Give jobs to processes, as long as there are both."""
        while not self._closed and (self._free or len(self._busy) < self._most):
            may_be_slow = sum(self._busy.values()) < max(1, self._most - 1)
            if not self._queue.has(may_be_slow):
                return
            flow, job = self._queue.pop(may_be_slow)
            if job.answer.done():  # cancelled meanwhile
                continue
            worker = self._worker_for(job)
            self._busy[worker] = job.slow
            task = asyncio.get_running_loop().create_task(self._work(worker, flow, job))
            self._running.add(task)
            task.add_done_callback(self._running.discard)

    def _worker_for(self, job: _Job) -> _Worker:
        """A free process, one that knows the table if there is one; else a new process."""
        self._free = [worker for worker in self._free if worker.process.poll() is None]
        table = job.position.table.id
        found = next((worker for worker in self._free if table in worker.known), None)
        if found is None and self._free and len(self._free) + len(self._busy) >= self._most:
            found = min(self._free, key=lambda worker: len(worker.known))
        if found is None:
            return _Worker()
        self._free.remove(found)
        return found

    async def _work(self, worker: _Worker, flow: Any, job: _Job) -> None:
        """Have a process answer a job."""
        try:
            clause = await self._chosen(worker, job)
            if not job.answer.done():
                job.answer.set_result(clause)
        except asyncio.CancelledError:
            job.answer.cancel()
            raise
        except (ChoiceTimeout, ChoiceFailed) as error:
            if not job.answer.done():
                job.answer.set_exception(error)
        except (EOFError, OSError, ValueError) as error:  # the process has died, or says what cannot be read
            self._end(worker)
            if not job.is_second and not job.answer.done():
                job.is_second = True
                self._queue.add(flow, job, job.slow, job.usual * job.weight)
            elif not job.answer.done():
                job.answer.set_exception(ChoiceFailed(type(error).__name__))
        finally:
            self._queue.charge(flow, job.used * job.weight)
            self._busy.pop(worker, None)
            if worker.process.poll() is None and not self._closed:
                self._free.append(worker)
            self._start()

    async def _chosen(self, worker: _Worker, job: _Job) -> str:
        """The answer of a process; it is killed if it does not answer in time."""
        try:
            answer = await self._call(START, worker.ask, self._request(worker, job))
            if "again" in answer:
                worker.known.pop(job.position.table.id, None)
                answer = await self._call(START, worker.ask, self._request(worker, job))
            begun = time.monotonic()
            if "ready" in answer:
                try:
                    answer = await self._call(job.seconds, worker.read)
                finally:
                    job.used = time.monotonic() - begun
                    self._note(job.spec, job.used)
        except TimeoutError:
            self._end(worker)
            raise ChoiceTimeout from None
        except asyncio.CancelledError:
            self._end(worker)
            raise
        if "clause" not in answer:
            raise ChoiceFailed(str(answer.get("error", "departed")))
        return str(answer["clause"])

    async def _call(self, seconds: float, work: Any, *arguments: Any) -> dict[str, Any]:
        if self._threads is None:
            self._threads = ThreadPoolExecutor(self._most + 1, thread_name_prefix="bots")
        call = asyncio.get_running_loop().run_in_executor(self._threads, work, *arguments)
        found: dict[str, Any] = await asyncio.wait_for(call, seconds)
        return found

    def _request(self, worker: _Worker, job: _Job) -> dict[str, Any]:
        """What a process needs to know: the moves since the last one that it knows, or the whole game."""
        position, table = job.position, job.position.table
        clauses: list[str] = []
        node, known = position.last, worker.known.pop(table.id, _NONE)
        while node is not None and node is not known:
            clauses.append(node.entry.clause)
            node = node.before
        whole = known is _NONE or node is not known
        worker.known[table.id] = position.last
        if len(worker.known) > KEPT:
            worker.known.popitem(last=False)
        return {
            "table": table.id,
            "start": {"setup": table.setup, "seed": table.seed} if whole else None,
            "clauses": clauses[::-1],
            "digest": position.last.entry.digest if position.last is not None else "",
            "seat": job.seat,
            "spec": job.spec,
        }

    def _note(self, spec: str, seconds: float) -> None:
        self._usual[spec] = (self._usual.pop(spec, seconds) + seconds) / 2
        if len(self._usual) > SPECS:
            self._usual.popitem(last=False)

    def _end(self, worker: _Worker) -> None:
        worker.kill()
        if self._threads is not None and not self._closed:
            self._threads.submit(worker.close)

    async def close(self) -> None:
        """Kill all processes. A bot that is thinking is not waited for: its turn comes again after the next start."""
        self._closed = True
        workers = [*self._free, *self._busy]
        self._free = []
        for worker in workers:
            worker.kill()
        for task in list(self._running):
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)
        while self._queue:
            self._queue.pop()[1].answer.cancel()
        if self._threads is not None:
            await asyncio.to_thread(self._threads.shutdown)
        for worker in workers:
            worker.close()


#: A table that a process does not know. The last move of a game without moves is None.
_NONE: Any = object()
