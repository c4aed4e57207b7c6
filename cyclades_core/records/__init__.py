"""Game records (`.cyc`): a game as a text that a person writes like a chess score. docs/records.md has the grammar.

Everything is loaded when it is first used: `cyclades run --help` needs none of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .converting import from_game, from_save, from_scenario, to_scenario
    from .faults import Fault, RecordError
    from .formatting import format_record
    from .heading import Heading
    from .playing import Outcome
    from .running import play_record, record_files, run_record

_WHERE = {
    "from_game": ".converting",
    "from_save": ".converting",
    "from_scenario": ".converting",
    "to_scenario": ".converting",
    "Fault": ".faults",
    "RecordError": ".faults",
    "format_record": ".formatting",
    "Heading": ".heading",
    "Outcome": ".playing",
    "play_record": ".running",
    "record_files": ".running",
    "run_record": ".running",
}

__all__ = [
    "Fault",
    "Heading",
    "Outcome",
    "RecordError",
    "format_record",
    "from_game",
    "from_save",
    "from_scenario",
    "play_record",
    "record_files",
    "run_record",
    "to_scenario",
]


def __getattr__(name: str) -> Any:
    where = _WHERE.get(name)
    if where is None:
        raise AttributeError(name)
    from importlib import import_module

    found = getattr(import_module(where, __name__), name)
    globals()[name] = found
    return found
