"""Files and folders that are written whole or not at all, and the folder for caches.

Every module that writes a file does it here. Reading stops at a limit.

A plain file is made beside its place and moved there in one step, with the mode and the owner of the one it replaces;
other names of that file (hard links) keep what they had. A link stays a link: what it leads to gets the text. A
device, a pipe or a socket is written to, never replaced, and so is whatever is our own output.

What is written waits without a name where the system can do that (`O_TMPFILE`), else as `.<name>.cyclades-<16 hex
digits>.part`, locked by its writer. Such a file that nobody holds was left by a process that was killed: the next
write into the same folder removes it. Only `Lines` is written to in place: it grows.
"""

from __future__ import annotations

import errno
import os
import stat
import sys
from contextlib import contextmanager

TYPE_CHECKING = False  # see text/i18n/message_folders.py: the cache of messages writes files too, and must load quickly
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path
    from typing import Any

    Name = str | os.PathLike[str]

__all__ = [
    "CACHE_VARIABLE",
    "Lines",
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

MARK, SUFFIX, FOLDER_SUFFIX = ".cyclades-", ".part", ".folder"
DIGITS = 16


def read_file(path: Name, limit: int) -> bytes:
    """The bytes of a file, which may be a pipe. One that is longer than the limit raises an OSError (`EFBIG`)."""
    with open(path, "rb") as stream:
        found = stream.read(limit + 1)
    if len(found) > limit:
        raise OSError(errno.EFBIG, os.strerror(errno.EFBIG), os.fspath(path))
    return found


def read_save(path: Name) -> bytes:
    """The bytes of a save."""
    from cyclades_core.engine.values.limits import SAVE_BYTES

    return read_file(path, SAVE_BYTES)


def is_inside(path: Name, folder: Name) -> bool:
    """Whether a file lies in a folder, links followed: what a folder of others names must not lead out of it."""
    try:
        at, home = os.path.realpath(path), os.path.realpath(folder)
        return os.path.commonpath((at, home)) == home
    except (OSError, ValueError):
        return False


def write_file(path: Name, text: str, *, durable: bool = True) -> None:
    """Write a text as UTF-8. `durable`: it is on the disk before it takes its place."""
    write_files({path: text}, durable=durable)


def write_files(texts: Mapping[Any, str | bytes], *, durable: bool = True) -> None:
    """Write several: all lie ready before the first takes its place. An OSError names the file that was asked for."""
    ready: list[_Part] = []
    asked: Name = ""
    try:
        streams = []
        for asked, text in texts.items():
            data = text if isinstance(text, bytes) else text.encode("utf-8")
            if is_plain(asked):
                ready.append(_Part(asked, data, durable))
            else:
                streams.append((asked, data))
        for asked, data in streams:  # first, since what was poured out cannot be taken back
            _pour(asked, data)
        for part in ready:
            asked = part.asked
            part.take_place()
    except OSError as error:
        _blame(error, asked)
        raise
    finally:
        for part in ready:
            part.close()


def check_writable(path: Name) -> None:
    """Raise what writing the file would raise, before the work for it is done."""
    try:
        if is_plain(path):
            _Part(path, b"", False).close()
        elif not os.access(path, os.W_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
    except OSError as error:
        _blame(error, path)
        raise


def _blame(error: OSError, path: Name) -> None:
    """Let an error of the system name the file that was asked for, not the one that lies beside it."""
    if error.errno is not None:
        error.filename, error.filename2 = os.fspath(path), None


def is_plain(path: Name) -> bool:
    """Whether to make a new file and move it there: a plain file, or none yet. A folder raises."""
    try:
        found = os.stat(path)
    except FileNotFoundError:
        return True  # also where a link leads to nothing yet
    if stat.S_ISDIR(found.st_mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    return stat.S_ISREG(found.st_mode) and _own_stream(found) is None


def _own_stream(found: os.stat_result) -> int | None:
    """The number of our output or error stream if that is the file: `/dev/stdout`, sent to a file by the shell."""
    for number in (1, 2):
        try:
            if os.path.samestat(found, os.fstat(number)):
                return number
        except OSError:  # it is closed
            pass
    return None


def _pour(path: Name, data: bytes) -> None:
    """Write to what is already there, at its end, whatever it is."""
    own = _own_stream(os.stat(path))
    if own is not None:
        (sys.stdout if own == 1 else sys.stderr).flush()
        handle = os.dup(own)
    else:
        handle = os.open(path, os.O_WRONLY | getattr(os, "O_NOCTTY", 0))
    with os.fdopen(handle, "wb") as stream:
        stream.write(data)


class _Part:
    """A file that lies ready beside its place."""

    def __init__(self, asked: Name, data: bytes, durable: bool) -> None:
        self.asked, self.data, self.durable = asked, data, durable
        self.place = os.path.realpath(asked)
        self.name: str | None = None  # where it waits, if it has a name
        self.handle = -1
        _sweep(os.path.dirname(self.place))
        try:
            self.handle = self._open_nameless()
            if self.handle < 0:
                self._open_named()
            self._fill()
        except BaseException:
            self.close()
            raise

    def _open_nameless(self) -> int:
        flag = getattr(os, "O_TMPFILE", 0)
        if not flag or not os.path.isdir("/proc/self/fd"):
            return -1
        try:
            return os.open(os.path.dirname(self.place), flag | os.O_WRONLY, 0o666)
        except OSError:  # this file system has none, or the folder cannot be written to: a name will tell
            return -1

    def _open_named(self) -> None:
        while True:
            self.name = self._new_name()
            flags = os.O_CREAT | os.O_EXCL | os.O_WRONLY | getattr(os, "O_BINARY", 0)
            try:
                self.handle = os.open(self.name, flags, 0o666)
            except OSError:
                self.name = None
                raise
            held = lock(self.handle)
            # between the two lines it may have been taken for one that was left behind, and removed
            if held is False or (held and is_same(self.handle, self.name)):
                return
            self.close()

    def _fill(self) -> None:
        self._look_like_the_old()
        view = memoryview(self.data)
        while view:
            view = view[os.write(self.handle, view) :]
        if self.durable:
            os.fsync(self.handle)

    def _new_name(self) -> str:
        folder, name = os.path.split(self.place)
        # a name may be as long as the system allows, and ours is longer
        return os.path.join(folder, f".{name[:100]}{MARK}{os.urandom(DIGITS // 2).hex()}{SUFFIX}")

    def _look_like_the_old(self) -> None:
        """Give the new file mode and owner of the old one, as far as the system lets us."""
        try:
            old = os.stat(self.place)
        except FileNotFoundError:
            return
        if not hasattr(os, "fchown"):
            return
        new = os.fstat(self.handle)
        try:
            if old.st_gid != new.st_gid:
                os.fchown(self.handle, -1, old.st_gid)
            if old.st_uid != new.st_uid:
                os.fchown(self.handle, old.st_uid, -1)
        except OSError:
            pass
        try:
            os.fchmod(self.handle, stat.S_IMODE(old.st_mode) & 0o777)  # a text runs in nobody's name
        except OSError:
            pass

    def take_place(self) -> None:
        if self.name is None and self._take_name(self.place):
            return
        if self.name is None:  # a name can be given, not taken from another: so through one of its own
            lock(self.handle)
            name = self._new_name()
            if self._take_name(name):
                self.name = name
            else:
                self.close()
                self._open_named()
                self._fill()
        if os.name == "nt":  # an open file cannot be moved there
            os.close(self.handle)
            self.handle = -1
        assert self.name is not None
        os.replace(self.name, self.place)
        self.name = None

    def _take_name(self, name: str) -> bool:
        """Give the file without a name one that is free."""
        try:
            os.link(f"/proc/self/fd/{self.handle}", name, follow_symlinks=True)
        except OSError:
            return False
        return True

    def close(self) -> None:
        if self.handle >= 0:
            if self.name is not None and os.name != "nt":
                _remove(self.name)
                self.name = None
            os.close(self.handle)
            self.handle = -1
        if self.name is not None:
            _remove(self.name)
            self.name = None


def _sweep(folder: str) -> None:
    """Remove what killed writers left in a folder: files with a name of ours that nobody holds."""
    try:
        with os.scandir(folder or ".") as found:
            names = [entry.name for entry in found if is_part(entry.name)]
    except OSError:
        return
    for name in names:
        path = os.path.join(folder, name)
        try:
            if os.name == "nt":
                os.unlink(path)  # fails while somebody has it open
                continue
            handle = os.open(path, os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK)
        except OSError:
            continue
        try:
            if stat.S_ISREG(os.fstat(handle).st_mode) and lock(handle) and is_same(handle, path):
                _remove(path)
        finally:
            os.close(handle)


def is_part(name: str, suffix: str = SUFFIX) -> bool:
    """
    >>> is_part(".game.json.cyclades-0123456789abcdef.part"), is_part(".game.json.part"), is_part("a.part")
    (True, False, False)
    """
    head, mark, rest = name.rpartition(MARK)
    digits = rest.removesuffix(suffix)
    return (
        bool(mark) and len(head) > 1 and head[0] == "." and rest.endswith(suffix) and len(digits) == DIGITS
    ) and all(c in "0123456789abcdef" for c in digits)


@contextmanager
def replace_file(path: Name) -> Iterator[str]:
    """A name beside the file, for a writer that must have one: what is there at the end takes the place of the file."""
    part = f"{os.fspath(path)}{SUFFIX}"
    try:
        yield part
        os.replace(part, path)
    finally:
        _remove(part)


class Lines:
    """A file of lines that grows, with one writer: a line goes to the system as soon as it is added, so that who is
    killed has lost none; a last line without its end was torn by that, and is taken off when the file is opened.
    """

    def __init__(self, path: Name) -> None:
        self._file = open(path, "ab+", buffering=0)  # noqa: SIM115 (held as long as this object is)
        if lock(self._file.fileno()) is None:
            self._file.close()
            raise OSError(errno.EBUSY, os.strerror(errno.EBUSY), os.fspath(path))
        self._take_off_torn()

    def _take_off_torn(self) -> None:
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
        """The lines, without their ends, one after the other."""
        with open(self._file.name, "rb") as stream:
            for line in stream:
                yield line[:-1]

    def add(self, text: str) -> None:
        """One more line."""
        data = text.encode("utf-8") + b"\n"
        while data:
            data = data[self._file.write(data) :]

    def close(self) -> None:
        self._file.close()


def lock(handle: int) -> bool | None:
    """Hold a file: True if we do, None if somebody else does, False where files cannot be held."""
    try:
        import fcntl
    except ImportError:
        return False
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return None
    except OSError:
        return False
    return True


def is_same(handle: int, path: str) -> bool:
    try:
        return os.path.samestat(os.fstat(handle), os.lstat(path))
    except OSError:
        return False


def _remove(path: str) -> None:
    try:
        os.unlink(path)
    except OSError:
        pass


@contextmanager
def new_folder(place: Path) -> Iterator[Path]:
    """A folder to be filled: it lies beside its place and takes it at the end, or is gone if that does not come.

    What a process that was killed left of such a folder is removed by the next one that makes one there.
    """
    import shutil

    _sweep_folders(place.parent)
    beside = place.parent / f".{place.name[:100]}{MARK}{os.urandom(DIGITS // 2).hex()}{FOLDER_SUFFIX}"
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


def _sweep_folders(parent: Path) -> None:
    """Remove the folders with a name of ours that nobody holds; where nothing can be held, none."""
    try:
        with os.scandir(parent) as found:
            entries = [
                entry for entry in found if is_part(entry.name, FOLDER_SUFFIX) and entry.is_dir(follow_symlinks=False)
            ]
    except OSError:
        return
    import shutil

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


#: The environment variable that names the folder for caches. An empty value switches caching off.
CACHE_VARIABLE = "CYCLADES_CACHE"


def cache_folder() -> str | None:
    """Return the folder for what can be made again: parsed messages, answers of plug-ins. None: keep nothing."""
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
