"""Rules as executable examples: read, run and count scenarios. The format is described in docs/scenarios.md.

Everything is loaded when it is first used: `cyclades scenario --help` needs none of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .expectations import ExpectationFailure
    from .rule_coverage import coverage
    from .scenario_reader import Scenario, read_scenario
    from .scenario_runner import ScenarioOutcome, check_listed, every_decision, run_paths, run_scenario, scenario_files

_WHERE = {
    "coverage": ".rule_coverage",
    "ExpectationFailure": ".expectations",
    "Scenario": ".scenario_reader",
    "read_scenario": ".scenario_reader",
    "ScenarioOutcome": ".scenario_runner",
    "check_listed": ".scenario_runner",
    "every_decision": ".scenario_runner",
    "run_paths": ".scenario_runner",
    "run_scenario": ".scenario_runner",
    "scenario_files": ".scenario_runner",
}

__all__ = [
    "ExpectationFailure",
    "Scenario",
    "ScenarioOutcome",
    "check_listed",
    "coverage",
    "every_decision",
    "read_scenario",
    "run_paths",
    "run_scenario",
    "scenario_files",
]


def __getattr__(name: str) -> Any:
    where = _WHERE.get(name)
    if where is None:
        raise AttributeError(name)
    from importlib import import_module

    found = getattr(import_module(where, __name__), name)
    globals()[name] = found  # from now on it is there; no module of this package may have such a name
    return found
