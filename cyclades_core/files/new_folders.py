"""Folders that are there as a whole or not at all."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from .atomic_files import DIGITS, MARK, is_part, is_same, lock

__all__ = ["new_folder"]

SUFFIX = ".folder"


@contextmanager
def new_folder(place: Path) -> Iterator[Path]:
    """A folder to be filled: it lies beside its place and takes it at the end, or is gone if that does not come.

    What a process that was killed left of such a folder is removed by the next one that makes one there.
    """
    _sweep(place.parent)
    beside = place.parent / f".{place.name[:100]}{MARK}{os.urandom(DIGITS // 2).hex()}{SUFFIX}"
    beside.mkdir()
    handle = -1
    try:
        if os.name != "nt":  # folders cannot be opened there, nor held
            handle = os.open(beside, os.O_RDONLY)
            lock(handle)
        yield beside
        beside.rename(place)
    except BaseException:
        shutil.rmtree(beside, ignore_errors=True)
        raise
    finally:
        if handle >= 0:
            os.close(handle)


def _sweep(parent: Path) -> None:
    """Remove the folders with a name of ours that nobody holds; where nothing can be held, none."""
    try:
        with os.scandir(parent) as found:
            entries = [entry for entry in found if is_part(entry.name, SUFFIX) and entry.is_dir(follow_symlinks=False)]
    except OSError:
        return
    for entry in entries if os.name != "nt" else ():
        try:
            handle = os.open(entry.path, os.O_RDONLY | os.O_NOFOLLOW)
        except OSError:
            continue
        try:
            if lock(handle) and is_same(handle, entry.path):
                shutil.rmtree(entry.path, ignore_errors=True)
        finally:
            os.close(handle)
