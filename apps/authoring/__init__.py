"""What helps authors of expansions: check one, start one, watch one; sentences about every key, schemas for editors.

    report = check(aim_at("lesbos"), games=3)
    report.counts, report.findings

Everything is found through the same doors that a game goes through: manifests, collecting, compiling, playing. What is
named here is loaded when it is first used.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .check_targets import Target, UnknownTarget, aim_at
    from .expansion_check import Report, check
    from .expansion_findings import ExpansionFinding
    from .expansion_watch import CheckChange, watch
    from .new_expansion import start

__all__ = ["CheckChange", "ExpansionFinding", "Report", "Target", "UnknownTarget", "aim_at", "check", "start", "watch"]

_WHERE = {
    "Report": "expansion_check",
    "check": "expansion_check",
    "ExpansionFinding": "expansion_findings",
    "start": "new_expansion",
    "Target": "check_targets",
    "UnknownTarget": "check_targets",
    "aim_at": "check_targets",
    "CheckChange": "expansion_watch",
    "watch": "expansion_watch",
}


def __getattr__(name: str) -> Any:
    where = _WHERE.get(name)
    if where is None:
        raise AttributeError(name)
    from importlib import import_module

    return getattr(import_module(f".{where}", __name__), name)
