"""Game records (`.cyc`): a game as a text that a person writes like a chess score. docs/records.md has the grammar.

Everything is loaded when it is first used: `cyclades run --help` needs none of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .canonical_form import format_record
    from .conversion import from_game, from_save, from_scenario, to_scenario
    from .record_errors import RecordError, RecordProblem
    from .record_header import Heading
    from .record_player import RecordOutcome
    from .record_runner import play_record, record_files, run_record

_WHERE = {
    "from_game": ".conversion",
    "from_save": ".conversion",
    "from_scenario": ".conversion",
    "to_scenario": ".conversion",
    "RecordProblem": ".record_errors",
    "RecordError": ".record_errors",
    "format_record": ".canonical_form",
    "Heading": ".record_header",
    "RecordOutcome": ".record_player",
    "play_record": ".record_runner",
    "record_files": ".record_runner",
    "run_record": ".record_runner",
}

__all__ = [
    "Heading",
    "RecordError",
    "RecordOutcome",
    "RecordProblem",
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
