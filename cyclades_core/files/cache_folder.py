"""Where things are kept that can be made again: parsed messages, and what plug-ins have answered.

The folder is ``CYCLADES_CACHE`` (empty: none), else the place where the system keeps such things.
"""

from __future__ import annotations

import os
import sys

__all__ = ["VARIABLE", "cache_folder"]

VARIABLE = "CYCLADES_CACHE"


def cache_folder() -> str | None:
    """The folder; None if nothing is to be kept."""
    given = os.environ.get(VARIABLE)
    if given is not None:
        return given or None
    home = os.path.expanduser("~")
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or os.path.join(home, "AppData", "Local")
    elif sys.platform == "darwin":
        base = os.path.join(home, "Library", "Caches")
    else:
        # a relative path in XDG_CACHE_HOME is to be ignored, says its specification
        base = os.environ.get("XDG_CACHE_HOME", "")
        base = base if os.path.isabs(base) else os.path.join(home, ".cache")
    return os.path.join(base, "cyclades", "messages") if os.path.isabs(base) else None
