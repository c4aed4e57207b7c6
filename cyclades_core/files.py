"""Reading files up to a limit, writing files whole or not at all, and the folder for caches.

Every module that writes a file does it here. The text goes to a temporary file next to the old one, `fsync` puts it on
the disk, and `os.replace` puts it in place in one step. So a full disk, a kill or an interrupt leaves the old file or
the new one, and never half of one. A process that is killed may leave its temporary file behind. It is called
`.<name>.cyclades-<16 hex digits>.part`, nothing reads it, and you may delete it.

Only `LineFile` writes to a file in place, because that file grows.
"""

from __future__ import annotations

import errno
import os
import stat
import sys
from contextlib import contextmanager, suppress

TYPE_CHECKING = False  # see text/i18n/message_folders.py: the cache of messages writes files too, and must load quickly
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path
    from typing import Any

    Name = str | os.PathLike[str]

__all__ = [
    "CACHE_VARIABLE",
    "LineFile",
    "cache_folder",
    "check_writable",
    "is_inside",
    "new_folder",
    "read_file",
    "read_save",
    "replace_file",
    "write_file",
    "write_files",
]


def read_file(path: Name, limit: int) -> bytes:
    """Return the bytes of a file or a pipe. If there are more than the limit, raise an OSError (`EFBIG`)."""
    with open(path, "rb") as stream:
        found = stream.read(limit + 1)
    if len(found) > limit:
        raise OSError(errno.EFBIG, os.strerror(errno.EFBIG), os.fspath(path))
    return found


def read_save(path: Name) -> bytes:
    """Return the bytes of a save."""
    from cyclades_core.engine.values.limits import SAVE_BYTES

    return read_file(path, SAVE_BYTES)


def is_inside(path: Name, folder: Name) -> bool:
    """Return whether a file is in a folder, links followed. What a plug-in names must not lead out of its folder."""
    try:
        at, home = os.path.realpath(path), os.path.realpath(folder)
        return os.path.commonpath((at, home)) == home
    except (OSError, ValueError):
        return False


def write_file(path: Name, text: str, *, durable: bool = True) -> None:
    """Write a text as UTF-8. `durable` waits until it is on the disk."""
    write_files({path: text}, durable=durable)


def write_files(texts: Mapping[Any, str | bytes], *, durable: bool = True) -> None:
    """Write several files. All are complete before the first one is replaced.

    The new file has the mode and, if the system allows it, the owner of the old one. Other names of the old file (hard
    links) keep the old text. If the path is a link, the file that it leads to is replaced. A device, a pipe and our own
    output are written to, never replaced. An OSError names the file that was asked for.
    """
    parts: list[tuple[Name, str]] = []
    streams: list[tuple[Name, bytes]] = []
    try:
        for path, text in texts.items():
            data = text if isinstance(text, bytes) else text.encode("utf-8")
            with _errors_name(path):
                if not _is_replaceable(path):
                    streams.append((path, data))
                    continue
                parts.append((path, _part_name(path)))
                _write_part(*parts[-1], data, durable)
        for path, data in streams:  # before the files, since this cannot be undone if it fails
            with _errors_name(path):
                _write_to(path, data)
        for path, part in parts:
            with _errors_name(path):
                os.replace(part, os.path.realpath(path))
    finally:
        for _, part in parts:
            _remove(part)


@contextmanager
def replace_file(path: Name) -> Iterator[str]:
    """Yield the name of a temporary file. At the end that file replaces the one at `path`."""
    part = _part_name(path)
    try:
        yield part
        with _errors_name(path):
            os.replace(part, os.path.realpath(path))
    finally:
        _remove(part)


@contextmanager
def new_folder(place: Path) -> Iterator[Path]:
    """Yield a temporary folder. At the end it is moved to its place, or removed after an error."""
    import shutil

    part = place.parent / os.path.basename(_part_name(place))
    part.mkdir()
    try:
        yield part
        part.rename(place)
    except BaseException:
        shutil.rmtree(part, ignore_errors=True)
        raise


def check_writable(path: Name) -> None:
    """Raise what writing the file would raise, before the work for it is done."""
    with _errors_name(path):
        if _is_replaceable(path):
            part = _part_name(path)
            try:
                _write_part(path, part, b"", False)
            finally:
                _remove(part)
        elif not os.access(path, os.W_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))


@contextmanager
def _errors_name(path: Name) -> Iterator[None]:
    """Let errors of the system name the file that was asked for, not the temporary one."""
    try:
        yield
    except OSError as error:
        if error.errno is not None:
            error.filename, error.filename2 = os.fspath(path), None
        raise


def _part_name(path: Name) -> str:
    """Return a name for a temporary file next to a file. Not by `tempfile`, whose files nobody else may read."""
    folder, name = os.path.split(os.path.realpath(path))
    return os.path.join(folder, f".{name[:40]}.cyclades-{os.urandom(8).hex()}.part")


def _write_part(path: Name, part: str, data: bytes, durable: bool) -> None:
    with open(part, "xb") as stream:
        _copy_owner_and_mode(path, part)
        stream.write(data)
        stream.flush()
        if durable:
            os.fsync(stream.fileno())


def _copy_owner_and_mode(path: Name, part: str) -> None:
    """Give the new file the group, owner and mode of the old one, as far as the system allows each."""
    try:
        old = os.stat(path)
    except FileNotFoundError:
        return
    if os.name == "nt":
        return
    with suppress(OSError):
        os.chown(part, -1, old.st_gid)
    with suppress(OSError):
        os.chown(part, old.st_uid, -1)
    with suppress(OSError):
        os.chmod(part, stat.S_IMODE(old.st_mode) & 0o777)


def _remove(path: str) -> None:
    with suppress(OSError):
        os.unlink(path)


def _is_replaceable(path: Name) -> bool:
    """Return whether a path leads to a regular file or to nothing yet. A folder raises."""
    try:
        found = os.stat(path)
    except FileNotFoundError:
        return True  # also if a link leads to nothing yet
    if stat.S_ISDIR(found.st_mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    return stat.S_ISREG(found.st_mode) and _own_stream(found) is None


def _own_stream(found: os.stat_result) -> int | None:
    """Return the number of our output or error stream if it is this file, for example `/dev/stdout` after `> file`."""
    for number in (1, 2):
        try:
            if os.path.samestat(found, os.fstat(number)):
                return number
        except OSError:  # it is closed
            pass
    return None


def _write_to(path: Name, data: bytes) -> None:
    """Write to a device, a pipe or our own output."""
    own = _own_stream(os.stat(path))
    if own is not None:
        (sys.stdout if own == 1 else sys.stderr).flush()
        handle = os.dup(own)
    else:
        handle = os.open(path, os.O_WRONLY | getattr(os, "O_NOCTTY", 0))
    with os.fdopen(handle, "wb") as stream:
        stream.write(data)


class LineFile:
    """A file of lines that grows and has one writer.

    Each line goes to the system as soon as it is added, so that a kill loses none. A last line without its end was cut
    off by a kill. It is removed when the file is opened.
    """

    def __init__(self, path: Name) -> None:
        self._file = open(path, "ab+", buffering=0)  # noqa: SIM115 (open as long as this object is)
        if not _lock(self._file.fileno()):
            self._file.close()
            raise OSError(errno.EBUSY, os.strerror(errno.EBUSY), os.fspath(path))
        self._remove_incomplete()

    def _remove_incomplete(self) -> None:
        end = at = self._file.seek(0, os.SEEK_END)
        while at:
            step = min(at, 1 << 16)
            self._file.seek(at - step)
            found = self._file.read(step).rfind(b"\n")
            if found >= 0:
                at += found + 1 - step
                break
            at -= step
        if at != end:
            self._file.truncate(at)

    def __iter__(self) -> Iterator[bytes]:
        """Yield the lines without their ends."""
        with open(self._file.name, "rb") as stream:
            for line in stream:
                yield line[:-1]

    def add(self, text: str) -> None:
        """Add a line."""
        data = text.encode("utf-8") + b"\n"
        while data:
            data = data[self._file.write(data) :]

    def close(self) -> None:
        self._file.close()


def _lock(handle: int) -> bool:
    """Lock a file and return whether no other process has. True where the system cannot lock it."""
    try:
        import fcntl
    except ImportError:
        return True
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError:
        pass
    return True


#: The environment variable that names the folder for caches. An empty value switches caching off.
CACHE_VARIABLE = "CYCLADES_CACHE"


def cache_folder() -> str | None:
    """Return the folder for what can be made again: parsed messages. None: keep nothing."""
    given = os.environ.get(CACHE_VARIABLE)
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
