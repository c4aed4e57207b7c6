"""A plug-in: what it brings, and how it is asked for that, so that a broken one costs nobody else anything.

Each plug-in gets a pluggy manager of its own. So nothing that one of them does can change the order or the outcome of
another's hooks, and a failure has one culprit.

Ours are imported. Those of others are first asked in a process of their own (`plugin_loader`), with a limit of time and
memory: one that hangs, leaves or breaks something does so there. Most bring folders and nothing else, and are never
imported here; one that registers words is, when one of its modules is in play (`bring_words`).
"""

from __future__ import annotations

import traceback
from importlib.metadata import EntryPoint
from importlib.resources.abc import Traversable
from pathlib import Path
from time import perf_counter

from attrs import frozen
from pluggy import PluginManager

from ..toml import Problems, Source
from ..vocabulary import registry
from ..vocabulary.word_checks import WordFault
from . import hookspecs
from .hookspecs import PROJECT
from .manifest import Expansion

__all__ = ["Brought", "Plugin", "ask_here", "blame", "bring_words", "forget", "whose"]

_imported: set[tuple[str, str]] = set()
_of_others: list[EntryPoint] = []
"""Those of others that were imported here, for the words they register."""


@frozen(kw_only=True)
class Plugin:
    """What one plug-in brought; or, with problems, failed to."""

    name: str
    official: bool = False
    expansions: tuple[Expansion, ...] = ()
    locales: tuple[Traversable, ...] = ()
    problems: Problems
    seconds: float = 0.0
    """How long its import and its hooks took."""
    words: EntryPoint | None = None
    """Where it registers words of TOML: to be imported before its content is read."""


@frozen(kw_only=True)
class Brought:
    """The answers of the hooks."""

    folders: tuple[Traversable, ...]
    locales: tuple[Traversable, ...]
    words: bool
    seconds: float


def ask_here(point: EntryPoint) -> Brought:
    """Import a plug-in into this process and ask it for everything; raises whatever it raises."""
    start = perf_counter()
    before = _registered()
    manager = PluginManager(PROJECT)
    manager.add_hookspecs(hookspecs)
    manager.register(point.load(), name=point.name)
    manager.check_pending()
    folders = [_folder(each) for each in manager.hook.cyclades_expansion()]
    locales = [_folder(each) for each in manager.hook.cyclades_locales()]
    manager.hook.cyclades_register(registry=registry)
    _imported.add((point.name, point.value))
    return Brought(
        folders=tuple(folders),
        locales=tuple(locales),
        words=_registered() != before,
        seconds=perf_counter() - start,
    )


def bring_words(point: EntryPoint, problems: Problems) -> None:
    """Import a plug-in for the words that it registers, once a process; a failure becomes a problem."""
    if (point.name, point.value) in _imported:
        return
    _of_others.append(point)
    try:
        ask_here(point)
    except (Exception, SystemExit) as error:
        blame(point, error, problems)


def forget() -> None:
    """Let words be registered again by those who have done so. For tests."""
    _imported.clear()
    _of_others.clear()


def whose(error: BaseException) -> tuple[str, int]:
    """The line of a plug-in of others that an error came out of; no file if it is our own fault."""
    if isinstance(error, WordFault) and error.place[0]:
        return error.place
    places = (culprit(point, error) for point in _of_others)
    return next((place for place in places if place[0]), ("", 0))


def _registered() -> dict[tuple[str, str], int]:
    """Every word there is, by the identity of what it means: a word that is taken over counts as well."""
    found: dict[tuple[str, str], int] = {}
    for name, table in vars(registry).items():
        if isinstance(table, dict) and name.isupper():
            for key, value in table.items():
                found[name, str(key)] = id(value)
                if isinstance(value, dict):
                    found |= {(f"{name}.{key}", str(word)): id(meaning) for word, meaning in value.items()}
    return found


def _folder(given: object) -> Traversable:
    if isinstance(given, str):
        return Path(given)
    if isinstance(given, Traversable):
        return given
    raise TypeError(type(given).__name__)


def blame(point: EntryPoint, error: BaseException, problems: Problems) -> None:
    """Note what a plug-in raised, at its own line if there is one."""
    file, line = culprit(point, error)
    report_failure(point, problems, file, line, f"{type(error).__name__}: {error}")


def culprit(point: EntryPoint, error: BaseException) -> tuple[str, int]:
    """The last line of the plug-in's own code that an error went through; no file if there is none."""
    if isinstance(error, WordFault) and error.place[0]:
        return error.place
    if isinstance(error, SyntaxError) and error.filename:
        return error.filename, error.lineno or 0
    file, line = "", 0
    package = point.value.partition(":")[0].partition(".")[0].strip()
    for frame in traceback.extract_tb(error.__traceback__):
        if package in Path(frame.filename).parts or Path(frame.filename).stem == package:
            file, line = frame.filename, frame.lineno or 0
    return file, line


def report_failure(
    point: EntryPoint, problems: Problems, file: str, line: int, detail: str, code: str = "plugin-broken"
) -> None:
    """Note a failure at a line of a file; without a file at the entry point."""
    try:
        source = Source(Path(file).as_posix(), Path(file).read_text("utf-8", "replace"))
    except OSError:
        problems.add(code, f"{point.name} = {point.value}", (), name=point.name, detail=detail)
    else:
        problems.add(code, source, (), at=(max(line, 1), 1), name=point.name, detail=detail)
