"""Files on disk, all of them or none: written beside their places first, then moved there."""

from __future__ import annotations

import errno
import os
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path


def write_all(texts: Mapping[Path, str]) -> None:
    """Write each text to its file. What goes wrong on the way leaves the files as they were.

    An OSError names the file that was asked for.
    """
    waiting: dict[Path, Path] = {}
    at = Path()
    try:
        for at, text in texts.items():
            if at.is_dir():
                raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(at))
            beside = at.with_name(f".{at.name}.{os.getpid()}.part")
            waiting[beside] = at
            with beside.open("w", encoding="utf-8", newline="\n") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
        for beside, at in waiting.items():
            os.replace(beside, at)
    except BaseException as error:
        for beside in waiting:
            with suppress(OSError):  # what could not be made cannot be removed either
                beside.unlink(missing_ok=True)
        if isinstance(error, OSError):
            error.filename = str(at)
        raise
