"""Plug-ins of others, asked in a process of their own: whatever one does at its import, it does not do it to us.

The process gets the search path of this one, a limit of its own time (`PLUGIN_SECONDS`), memory and written bytes, no
input and no output; its answer are the folders it names, whether it registers words, and how long that took. What it
answered is remembered beside the parsed messages as long as none of its files changes, failures too: a plug-in that
hangs is waited for once. `fresh` asks one that failed again (`cyclades modules` does).
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from importlib.machinery import ModuleSpec
from importlib.metadata import EntryPoint
from importlib.util import find_spec
from pathlib import Path
from time import monotonic
from typing import IO, Any

from attrs import frozen

from cyclades_core.engine.values.limits import PLUGIN_BYTES, PLUGIN_FILES, PLUGIN_MEMORY, PLUGIN_SECONDS
from cyclades_core.files import cache_folder, read_file, write_file

from ..toml import Problems
from .engine_versions import engine_version
from .plugins import Brought, ask_here, culprit, report_failure

__all__ = ["NoAnswer", "answer", "ask_apart"]

_CHILD = """
import json, sys
given = json.load(sys.stdin)
sys.path[:] = given["path"]
from cyclades_core.content.modules.plugin_process import answer
answer(given)
"""  # text: ok a program
#: Seconds between two looks at a process that has not answered.
LOOK = 0.2
#: So many times its limit a process gets at most that waits for a processor.
PATIENCE = 12
#: What an answer has.
_KEYS = {"folders", "locales", "words", "seconds", "here"}
_FAILURE = {"code", "file", "line", "detail", "seconds"}
_CODES = ("plugin-broken", "plugin-slow", "plugin-silent")


@frozen
class NoAnswer(Exception):
    """A plug-in failed: at a line of its own, or without an answer in time or at all."""

    code: str
    file: str
    line: int
    detail: str
    seconds: float

    def report(self, point: EntryPoint, problems: Problems) -> None:
        report_failure(point, problems, self.file, self.line, self.detail, self.code)


def ask_apart(point: EntryPoint, *, fresh: bool = False) -> Brought:
    """What a plug-in brings; raises `NoAnswer` if it fails, and whatever it raises if it has to be imported here."""
    place = _remembered(point)
    found = None if place is None else _read(place)
    if found is None or (fresh and "detail" in found):
        found = _ask(point)
        if place is not None:
            _write(place, found)
    if "detail" in found:
        raise NoAnswer(found["code"], found["file"], found["line"], found["detail"], found["seconds"])
    if found["here"]:
        return ask_here(point)
    return Brought(
        folders=tuple(map(Path, found["folders"])),
        locales=tuple(map(Path, found["locales"])),
        words=found["words"],
        seconds=found["seconds"],
    )


def _ask(point: EntryPoint) -> dict[str, Any]:
    """Ask in a new process. Its output goes to a file that cannot grow: nothing of it waits for us to read it."""
    given = {"path": sys.path, "name": point.name, "value": point.value, "group": point.group}
    with tempfile.TemporaryFile() as out:
        try:
            child = subprocess.Popen(
                [sys.executable, "-P", "-c", _CHILD],  # -P: nothing is imported from the working folder
                stdin=subprocess.PIPE,
                stdout=out,
                stderr=subprocess.DEVNULL,
                start_new_session=True,
            )
        except (OSError, ValueError):  # nothing can be started here
            return {"here": True, "folders": [], "locales": [], "words": False, "seconds": 0.0}
        try:
            if not _wait(child, json.dumps(given).encode()):
                return _failure("plugin-slow", str(PLUGIN_SECONDS), PLUGIN_SECONDS)
        except BrokenPipeError:
            pass
        finally:
            _end(child)
        return _answer_in(out) or _failure("plugin-silent", str(child.returncode))


def _wait(child: subprocess.Popen[bytes], given: bytes) -> bool:
    """Give the process its input and wait for its end; whether it came in time.

    The limit is for the time that the process ran or slept. On a busy machine it also waits for a processor, which is
    not its fault: that time does not count, up to `PATIENCE` times the limit.
    """
    start = monotonic()
    unsent: bytes | None = given
    while True:
        try:
            child.communicate(unsent, timeout=LOOK)
        except subprocess.TimeoutExpired:
            unsent = None  # what is left of it waits inside
            passed = monotonic() - start
            if passed > PLUGIN_SECONDS * PATIENCE or passed - _starved(child.pid) > PLUGIN_SECONDS:
                return False
        else:
            return True


def _starved(process: int) -> float:
    """Return how many seconds a process was ready to run and had no processor; 0 where the system does not say."""
    try:
        waited = Path(f"/proc/{process}/schedstat").read_text(encoding="ascii").split()[1]
        return int(waited) / 1e9
    except (OSError, ValueError, IndexError):
        return 0.0


def _end(child: subprocess.Popen[bytes]) -> None:
    """End the process, and those that it has started, if they are still there."""
    try:
        if hasattr(os, "killpg"):
            os.killpg(child.pid, 9)
        else:
            child.kill()
    except OSError:
        pass  # it has ended
    child.wait()


def _failure(code: str, detail: str, seconds: float = 0.0, file: str = "", line: int = 0) -> dict[str, Any]:
    return {"code": code, "file": file, "line": line, "detail": detail, "seconds": seconds}


def _answer_in(out: IO[bytes]) -> dict[str, Any] | None:
    out.seek(0)
    try:
        return _checked(json.loads(out.read(PLUGIN_BYTES)))
    except (ValueError, RecursionError):
        return None


def _checked(found: object) -> dict[str, Any] | None:
    """An answer as we write it; None for anything else."""
    if not isinstance(found, dict) or not isinstance(found.get("seconds"), (int, float)):
        return None
    if found.keys() == _FAILURE:
        fine = (
            found["code"] in _CODES
            and isinstance(found["file"], str)
            and type(found["line"]) is int
            and isinstance(found["detail"], str)
        )
    else:
        names = [found.get("folders"), found.get("locales")]
        fine = found.keys() == _KEYS and type(found["words"]) is bool and type(found["here"]) is bool
        fine = fine and all(isinstance(each, list) and all(isinstance(one, str) for one in each) for each in names)
    return found if fine else None


# -- in the other process


def answer(given: dict[str, Any]) -> None:
    """Ask the plug-in and print what it brings. What it prints itself goes nowhere."""
    out = os.dup(1)
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1):
        os.dup2(nowhere, stream)
    _limit()
    point = EntryPoint(given["name"], given["value"], given["group"])
    try:
        brought = ask_here(point)
        paths = [*brought.folders, *brought.locales]
        found: dict[str, Any] = {
            "folders": [str(each) for each in brought.folders],
            "locales": [str(each) for each in brought.locales],
            "words": brought.words,
            "here": not all(isinstance(each, Path) for each in paths),  # inside of a zip file
            "seconds": round(brought.seconds, 3),
        }
    except BaseException as error:
        file, line = culprit(point, error)
        found = _failure("plugin-broken", f"{type(error).__name__}: {error}"[:2000], 0.0, file, line)
    os.write(out, json.dumps(found).encode())
    os._exit(0)  # whatever threads and exit handlers it has left


def _limit() -> None:
    """Memory and bytes of files, where the system can."""
    try:
        import resource
    except ImportError:
        return
    for kind, most in ((resource.RLIMIT_AS, PLUGIN_MEMORY), (resource.RLIMIT_FSIZE, PLUGIN_BYTES)):
        try:
            resource.setrlimit(kind, (most, most))
        except (OSError, ValueError):
            pass


# -- what is remembered


def _remembered(point: EntryPoint) -> str | None:
    """The file of the answer of this plug-in as it is now; None if nothing is kept, or if it cannot be known."""
    folder, files = cache_folder(), _files_of(point)
    if folder is None or files is None:
        return None
    from hashlib import blake2b

    dist = point.dist
    parts = [point.name, point.value, dist and dist.name, sys.version, sys.prefix, engine_version(), files]
    name = blake2b(json.dumps(parts).encode("utf-8", "surrogatepass"), digest_size=20).hexdigest()
    return os.path.join(folder, "plugins", f"{name}.json")


def _files_of(point: EntryPoint) -> list[tuple[str, int, int]] | None:
    """The Python files of a plug-in's package, each with its time and size; None if they are not found, or too many.

    Finding a top-level package runs nothing of it.
    """
    try:
        spec: ModuleSpec | None = find_spec(point.module.partition(".")[0])
    except (ImportError, ValueError, AttributeError):
        return None
    if spec is None:
        return None
    places = list(spec.submodule_search_locations or ())
    files = [spec.origin] if spec.origin and os.path.isfile(spec.origin) else []
    for place in places:
        for folder, folders, names in os.walk(place):
            folders[:] = sorted(name for name in folders if name != "__pycache__")
            files += [os.path.join(folder, name) for name in sorted(names) if name.endswith(".py")]
            if len(files) > PLUGIN_FILES:
                return None
    found = []
    for file in dict.fromkeys(files):
        try:
            stat = os.stat(file)
        except OSError:
            return None
        found.append((file, stat.st_mtime_ns, stat.st_size))
    return found or None


def _read(place: str) -> dict[str, Any] | None:
    try:
        return _checked(json.loads(read_file(Path(place), PLUGIN_BYTES)))
    except (OSError, ValueError, RecursionError):
        return None


def _write(place: str, found: dict[str, Any]) -> None:
    try:
        os.makedirs(os.path.dirname(place), mode=0o700, exist_ok=True)
        write_file(place, json.dumps(found), durable=False)
    except (OSError, ValueError):
        pass
