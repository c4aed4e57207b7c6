"""Bots of a server on one core: complete moves per second, and the processor time of each.

    python benchmarks/bots.py                  # quick and greedy, base, four seats
    python benchmarks/bots.py --seconds 20 --bots quick

A complete move is chosen in a worker process, tried, written to SQLite and made known, as `cyclades serve` does it.
The server and its one worker run on one core (Linux). Moves per processor second do not depend on what else the machine
does, so compare those: on a quiet core they are the moves per second.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import resource
import tempfile
import time
from pathlib import Path
from typing import Any

SEATS = 4


async def measured(folder: Path, bot: str, modules: list[str], tables: int, seconds: float) -> dict[str, Any]:
    """Play at some tables of bots only."""
    from cyclades_apps.server.bot_processes import ProcessChooser
    from cyclades_apps.server.configuration import Settings
    from cyclades_apps.server.sqlite_store import Sqlite
    from cyclades_apps.server.stored_rows import TableSeat
    from cyclades_apps.server.table_service import TableService

    service = TableService(Sqlite(folder / f"{bot}.db"), Settings(rates=0, pause=0.0), ProcessChooser(1))
    await service.begin()

    async def table(seed: int) -> None:
        seats = [TableSeat("", f"p{n + 1}", n, f"P{n + 1}", bot=bot) for n in range(SEATS)]
        await service.tables.create({"modules": modules}, seats, {}, seed)

    for seed in range(tables):
        await table(seed)
    await asyncio.sleep(2)  # the worker has started and knows the rules

    def moves() -> int:
        return sum(room.ply for room in service.tables.rooms)

    worker = service.bots.chooser.processes[0]  # type: ignore[attr-defined]
    begun, before = time.monotonic(), moves()
    cpu, cpu_worker = time.process_time(), _seconds(worker)
    while time.monotonic() - begun < seconds and not all(room.game.is_over for room in service.tables.rooms):
        await asyncio.sleep(0.05)
    done = moves() - before
    taken, cpu, cpu_worker = time.monotonic() - begun, time.process_time() - cpu, _seconds(worker) - cpu_worker
    replaced = sum(len(room.replaced) for room in service.tables.rooms)
    await service.end()
    return {
        "bot": bot,
        "moves": done,
        "moves_per_second": round(done / taken),
        "moves_per_processor_second": round(done / max(0.001, cpu + cpu_worker)),
        "server_ms_per_move": round(cpu / done * 1000, 2),
        "worker_ms_per_move": round(cpu_worker / done * 1000, 2),
        "replaced": replaced,
        "memory_mb": round(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024),
    }


def _seconds(pid: int) -> float:
    """Processor seconds of a process."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--bots", default="quick,greedy")
    parser.add_argument("--modules", default="base")
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--seconds", type=float, default=10)
    options = parser.parse_args()
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})  # children inherit it
    with tempfile.TemporaryDirectory() as folder:
        for bot in options.bots.split(","):
            modules = options.modules.split(",")
            found = asyncio.run(measured(Path(folder), bot, modules, options.tables, options.seconds))
            print(json.dumps(found))


if __name__ == "__main__":
    main()
