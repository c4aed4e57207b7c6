"""Bots that think in a pool of processes, so that they never hold up a person.

This is the only module of the server that starts processes. Hosts without processes use `bot_choices.LocalChooser`.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from cyclades_core import Game

from .bot_choices import choose_clause

__all__ = ["ProcessChooser"]

PATIENCE = 4.0  # seconds for a bot that thinks while the server ends


def _end_with_parent() -> None:
    """End this process of the pool when the server is killed, which could not tell it to end."""

    def watch() -> None:
        parent = multiprocessing.parent_process()
        if parent is not None:
            parent.join()
            os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


def _choose_from_save(save: str, seat: str, spec: str) -> str:
    """Return the clause that a bot plays on its seat, in a process of the pool."""
    return choose_clause(Game.from_json(save), seat, spec)


class ProcessChooser:
    """A pool of processes, started with the first choice."""

    def __init__(self, processes: int = 1) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, game: Game, seat: str, spec: str) -> str:
        """Return the clause that a bot plays on its seat. A pool that broke is made again, once."""
        save = game.to_json()
        for attempt in (1, 2):
            if self._pool is None:
                context = multiprocessing.get_context("spawn")
                self._pool = ProcessPoolExecutor(self._processes, context, _end_with_parent)
            try:
                return await asyncio.get_running_loop().run_in_executor(self._pool, _choose_from_save, save, seat, spec)
            except BrokenProcessPool:
                self._pool = None
                if attempt == 2:
                    raise
        raise AssertionError

    async def close(self) -> None:
        """End the processes. A bot that is thinking gets `PATIENCE` seconds to finish.

        A pool that is left before its processes are gone leaks their semaphores, and Python says so on the terminal.
        """
        if self._pool is None:
            return
        ending = threading.Thread(target=self._pool.shutdown, kwargs={"cancel_futures": True}, daemon=True)
        self._pool = None
        ending.start()
        until = time.monotonic() + PATIENCE
        while ending.is_alive() and time.monotonic() < until:
            await asyncio.sleep(0.02)
