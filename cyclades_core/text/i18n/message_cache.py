"""Parsed message files on disk, so that a language is loaded without the parser: JSON, keyed by what the file says.

The folder is ``CYCLADES_CACHE`` (empty: none), else the place where the system keeps what can be made again. A file
that is broken, foreign or cannot be written changes nothing but the time: its first line is a digest of the rest, and
its name one of the text it was made from together with `FORMAT`.
"""

from __future__ import annotations

import os
from functools import lru_cache

from cyclades_core.files import cache_folder

TYPE_CHECKING = False  # see message_folders.py
if TYPE_CHECKING:
    from typing import Any

# To be raised with every change of the compact form.
FORMAT = 1
SUFFIX = ".json"
# Bytes of the digests in names and first lines.
DIGEST = 20
# What the compact form of a file has.
KEYS = {"entries", "problems"}
# Texts that are no longer used stay behind: so many files are kept, the newest.
KEPT = 256


@lru_cache(maxsize=128)
def parsed(text: str) -> dict[str, Any]:
    """The compact form of a file: from the cache, else from the parser. Not to be changed by whoever gets it."""
    folder = cache_folder()
    path = None if folder is None else os.path.join(folder, _digest(f"{FORMAT}\n{text}") + SUFFIX)
    found = None if path is None else _read(path)
    if found is None:
        from .compact_messages import compact

        found = compact(text)
        if path is not None:
            _write(path, found)
    return found


def _digest(text: str) -> str:
    from hashlib import blake2b

    return blake2b(text.encode("utf-8", "surrogatepass"), digest_size=DIGEST).hexdigest()


def _body(path: str) -> str | None:
    """What a file of ours says behind its first line; None for a file that is broken or not ours."""
    with open(path, encoding="utf-8", newline="") as file:
        digest = file.readline(2 * DIGEST + 1)
        if len(digest) != 2 * DIGEST + 1:
            return None
        body = file.read()
    return body if digest == _digest(body) + "\n" else None


def _read(path: str) -> dict[str, Any] | None:
    import json

    try:
        body = _body(path)
        found: object = None if body is None else json.loads(body)
    except (OSError, ValueError, RecursionError):
        return None
    return found if isinstance(found, dict) and found.keys() == KEYS else None


def _write(path: str, form: dict[str, Any]) -> None:
    """Whole or not at all, so that nobody reads half a file. What cannot be written is not kept."""
    import json

    from cyclades_core.files import write_file

    try:
        body = json.dumps(form, ensure_ascii=True, separators=(",", ":"))
        folder = os.path.dirname(path)
        os.makedirs(folder, mode=0o700, exist_ok=True)
        write_file(path, f"{_digest(body)}\n{body}", durable=False)
        _tidy(folder)
    except (OSError, ValueError, RecursionError):
        pass


def _tidy(folder: str) -> None:
    """Remove the oldest of our files once there are too many: what is still used is simply parsed again.

    The folder may hold files of others. Ours are plain files with a digest for a name and another in the first line.
    """
    with os.scandir(folder) as found:
        files = [entry for entry in found if _is_named(entry.name) and entry.is_file(follow_symlinks=False)]
    if len(files) > KEPT:
        files.sort(key=lambda entry: entry.stat(follow_symlinks=False).st_mtime)
        for entry in files[: len(files) - KEPT // 2]:
            if _is_ours(entry.path):
                os.unlink(entry.path)


def _is_named(name: str) -> bool:
    digits = name.removesuffix(SUFFIX)
    return len(name) == len(digits) + len(SUFFIX) == 2 * DIGEST + len(SUFFIX) and all(
        c in "0123456789abcdef" for c in digits
    )


def _is_ours(path: str) -> bool:
    try:
        return _body(path) is not None
    except (OSError, ValueError):
        return False
