"""What helps authors of expansions: check one, start one, watch one; sentences about every key, schemas for editors.

    report = check(aim_at("lesbos"), games=3)
    report.counts, report.findings

Everything is found through the same doors that a game goes through: manifests, collecting, compiling, playing. What is
named here is loaded when it is first used.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .checking import Report, check
    from .findings import Finding
    from .starting import start
    from .targets import Target, UnknownTarget, aim_at
    from .watching import Change, watch

__all__ = ["Change", "Finding", "Report", "Target", "UnknownTarget", "aim_at", "check", "start", "watch"]

_WHERE = {
    "Report": "checking",
    "check": "checking",
    "Finding": "findings",
    "start": "starting",
    "Target": "targets",
    "UnknownTarget": "targets",
    "aim_at": "targets",
    "Change": "watching",
    "watch": "watching",
}


def __getattr__(name: str) -> Any:
    where = _WHERE.get(name)
    if where is None:
        raise AttributeError(name)
    from importlib import import_module

    return getattr(import_module(f".{where}", __name__), name)
