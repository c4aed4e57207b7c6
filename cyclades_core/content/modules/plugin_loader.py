"""Ask one plug-in for everything: ours in this process, those of others in a process of their own first."""

from __future__ import annotations

from importlib.metadata import EntryPoint

from ..toml import Problems
from .manifest import read_expansion
from .plugins import Plugin, ask_here, blame

__all__ = ["load"]


def load(point: EntryPoint, *, official: bool, fresh: bool = False) -> Plugin:
    """Ask one plug-in for everything. Whatever it raises, even an exit, becomes a problem.

    `fresh`: what is remembered of an earlier failure does not count.
    """
    from .plugin_process import NoAnswer, ask_apart  # imports subprocess, which ours do not need

    problems = Problems()
    try:
        brought = ask_here(point) if official else ask_apart(point, fresh=fresh)
    except NoAnswer as failure:
        failure.report(point, problems)
        return Plugin(name=point.name, official=official, problems=problems, seconds=failure.seconds)
    except (Exception, SystemExit) as error:
        blame(point, error, problems)
        return Plugin(name=point.name, official=official, problems=problems)
    return Plugin(
        name=point.name,
        official=official,
        expansions=tuple(read_expansion(folder, name=point.name, official=official) for folder in brought.folders),
        locales=brought.locales,
        problems=problems,
        seconds=brought.seconds,
        words=point if brought.words else None,
    )
