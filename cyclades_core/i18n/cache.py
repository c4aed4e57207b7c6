"""Parsed message files on disk, so that a language is loaded without the parser: JSON, keyed by what the file says.

The folder is ``CYCLADES_CACHE`` (empty: none), else the place where the system keeps what can be made again. A file
that is broken, foreign or cannot be written changes nothing but the time: its first line is a digest of the rest, and
its name one of the text it was made from together with `FORMAT`.
"""

from __future__ import annotations

import os
import sys
from functools import lru_cache

TYPE_CHECKING = False  # see folders.py
if TYPE_CHECKING:
    from typing import Any

VARIABLE = "CYCLADES_CACHE"
# To be raised with every change of the compact form.
FORMAT = 1
# What the compact form of a file has.
KEYS = {"entries", "problems"}
# Texts that are no longer used stay behind: so many files are kept, the newest.
KEPT = 256


def cache_folder() -> str | None:
    """Where parsed files are kept; None if nowhere."""
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


@lru_cache(maxsize=128)
def parsed(text: str) -> dict[str, Any]:
    """The compact form of a file: from the cache, else from the parser. Not to be changed by whoever gets it."""
    folder = cache_folder()
    path = None if folder is None else os.path.join(folder, _digest(f"{FORMAT}\n{text}") + ".json")
    found = None if path is None else _read(path)
    if found is None:
        from .compact import compact

        found = compact(text)
        if path is not None:
            _write(path, found)
    return found


def _digest(text: str) -> str:
    from hashlib import blake2b

    return blake2b(text.encode("utf-8", "surrogatepass"), digest_size=20).hexdigest()


def _read(path: str) -> dict[str, Any] | None:
    import json

    try:
        with open(path, encoding="utf-8", newline="") as file:
            digest, _, body = file.read().partition("\n")
        if digest != _digest(body):
            return None
        found: object = json.loads(body)
    except (OSError, ValueError, RecursionError):
        return None
    return found if isinstance(found, dict) and found.keys() == KEYS else None


def _write(path: str, form: dict[str, Any]) -> None:
    """Write beside and move into place, so that nobody reads half a file. What cannot be written is not kept."""
    import json
    from tempfile import mkstemp

    beside = None
    try:
        body = json.dumps(form, ensure_ascii=True, separators=(",", ":"))
        folder = os.path.dirname(path)
        os.makedirs(folder, mode=0o700, exist_ok=True)
        handle, beside = mkstemp(dir=folder, suffix=".tmp")
        with open(handle, "w", encoding="utf-8", newline="") as file:
            file.write(f"{_digest(body)}\n{body}")
        os.replace(beside, path)
        beside = None
        _tidy(folder)
    except (OSError, ValueError, RecursionError):
        pass
    finally:
        if beside is not None:
            try:
                os.unlink(beside)
            except OSError:
                pass


def _tidy(folder: str) -> None:
    """Remove the oldest files once there are too many: what is still used is simply parsed again."""
    with os.scandir(folder) as found:
        files = [entry for entry in found if entry.name.endswith((".json", ".tmp"))]
    if len(files) > KEPT:
        files.sort(key=lambda entry: entry.stat().st_mtime)
        for entry in files[: len(files) - KEPT // 2]:
            os.unlink(entry.path)
