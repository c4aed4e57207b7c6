"""A plug-in: what it brings, and how it is asked for that.

A plug-in is imported into this process, with a pluggy manager for it alone. Whatever it raises becomes a problem with
its name and the line of its code, and the other plug-ins are loaded. What it prints goes to the error stream, after its
name. This is no sandbox: a plug-in is code with the rights of the person who installed it.

Words that a plug-in registers are known from then on. One that replaces a word of the core or of another plug-in counts
only when a module of the plug-in is played (`bring_words`). So an installed plug-in changes no game without it.
"""

from __future__ import annotations

import sys
import traceback
from contextlib import redirect_stdout
from importlib.metadata import EntryPoint
from importlib.resources.abc import Traversable
from io import StringIO
from pathlib import Path
from time import perf_counter
from typing import Any

from attrs import field, frozen
from pluggy import PluginManager

from cyclades_core.engine.values.safe_text import clean

from ..toml import ContentFile, Problems
from ..vocabulary import registry
from ..vocabulary.word_checks import WordFault
from . import hookspecs
from .hookspecs import PROJECT
from .manifest import Expansion, read_expansion

__all__ = ["Plugin", "bring_words", "forget", "forget_modules", "interrupted", "load", "whose"]

#: Table of the registry -> word -> what it means.
Words = dict[str, dict[Any, Any]]

_of_others: list[EntryPoint] = []
_interrupted: list[str] = []


@frozen(kw_only=True)
class Plugin:
    """What one plug-in brought. With problems, it failed."""

    name: str
    official: bool = False
    expansions: tuple[Expansion, ...] = ()
    locales: tuple[Traversable, ...] = ()
    problems: Problems
    seconds: float = 0.0
    """How long its import and its hooks took."""
    words: Words = field(factory=dict, eq=False)
    """The words that it registered."""


def load(point: EntryPoint, *, official: bool) -> Plugin:
    """Import a plug-in and ask it for everything. Whatever it raises becomes a problem, even an exit.

    Only an interrupt (Ctrl-C) is raised. `interrupted` says afterwards which plug-in it stopped.
    """
    from ..vocabulary import all_verbs  # noqa: F401  (the words of the core come before those of plug-ins)

    if not official and point not in _of_others:
        _of_others.append(point)
    start, tables, modules, printed = perf_counter(), _tables(), set(sys.modules), StringIO()
    before = {name: dict(table) for name, table in tables.items()}
    problems = Problems()
    try:
        with redirect_stdout(printed):
            folders, locales = _ask(point)
        words = _new_words(tables, before)
    except BaseException as error:
        _restore(tables, before)
        for name, table in tables.items():
            for word in set(table) - set(before[name]):
                del table[word]
        forget_modules(_package(point), set(sys.modules) - modules)
        if isinstance(error, KeyboardInterrupt):
            _interrupted.append(point.name)
            raise
        _blame(point, error, problems)
        return Plugin(name=point.name, official=official, problems=problems)
    finally:
        _show(point.name, printed)
    _restore(tables, before)
    return Plugin(
        name=point.name,
        official=official,
        expansions=tuple(read_expansion(folder, name=point.name, official=official) for folder in folders),
        locales=locales,
        problems=problems,
        seconds=perf_counter() - start,
        words=words,
    )


def _ask(point: EntryPoint) -> tuple[tuple[Traversable, ...], tuple[Traversable, ...]]:
    """Return the folders with content and with messages. Raises whatever the plug-in raises."""
    manager = PluginManager(PROJECT)
    manager.add_hookspecs(hookspecs)
    manager.register(point.load(), name=point.name)
    manager.check_pending()
    folders = tuple(_folder(each) for each in manager.hook.cyclades_expansion())
    locales = tuple(_folder(each) for each in manager.hook.cyclades_locales())
    manager.hook.cyclades_register(registry=registry)
    return folders, locales


def _folder(given: object) -> Traversable:
    if isinstance(given, str):
        return Path(given)
    if isinstance(given, Traversable):
        return given
    raise TypeError(type(given).__name__)


def _show(name: str, printed: StringIO) -> None:
    """Show what a plug-in printed, away from the output of the command."""
    text = "" if printed.closed else printed.getvalue()
    for line in text.splitlines():
        print(clean(f"{name}: {line}"), file=sys.stderr)


# -- words


def bring_words(words: Words) -> None:
    """Let the words of a plug-in count, also those that replace others."""
    for name, table in _tables().items():
        table.update(words.get(name, {}))


def _restore(tables: Words, before: Words) -> None:
    """Let the words mean again what they meant before. No word is missing meanwhile: another thread may need it."""
    for name, table in tables.items():
        table.update(before[name])


def _tables() -> Words:
    """Return the tables of the registry by name, those of selectors by sort."""
    found = {name: table for name, table in vars(registry).items() if isinstance(table, dict) and name.isupper()}
    return found | {f"SELECTORS.{sort}": table for sort, table in registry.SELECTORS.items()}


def _new_words(tables: Words, before: Words) -> Words:
    """Return what was registered since `before`. A word of another kind than those of its table raises."""
    found: Words = {}
    for name, table in tables.items():
        old, kinds = before[name], {(type(word), type(meaning)) for word, meaning in before[name].items()}
        found[name] = {word: meaning for word, meaning in table.items() if word not in old or old[word] is not meaning}
        for word, meaning in found[name].items():
            if kinds and (type(word), type(meaning)) not in kinds:
                raise TypeError(f"{name}[{word!r}] = {meaning!r}")
    return found


# -- failures


def forget() -> None:
    """Forget which plug-ins were imported. For tests."""
    _of_others.clear()
    _interrupted.clear()


def forget_modules(package: str, modules: set[str]) -> None:
    """Let the next import of a package run its code again, as far as it is in these modules."""
    for name in modules:
        if name.partition(".")[0] == package:
            sys.modules.pop(name, None)


def interrupted() -> str | None:
    """Return the name of the plug-in whose import was interrupted."""
    return _interrupted[-1] if _interrupted else None


def whose(error: BaseException) -> tuple[str, int]:
    """Return the line of a third-party plug-in that an error came out of. No file: it is a bug of ours."""
    if isinstance(error, WordFault) and error.place[0]:
        return error.place
    places = (_culprit(point, error) for point in _of_others)
    return next((place for place in places if place[0]), ("", 0))


def _package(point: EntryPoint) -> str:
    return point.value.partition(":")[0].partition(".")[0].strip()


def _culprit(point: EntryPoint, error: BaseException) -> tuple[str, int]:
    """Return the last line of the plug-in's own code that an error went through. No file: there is none."""
    if isinstance(error, WordFault) and error.place[0]:
        return error.place
    if isinstance(error, SyntaxError) and error.filename:
        return error.filename, error.lineno or 0
    file, line, package = "", 0, _package(point)
    for frame in traceback.extract_tb(error.__traceback__):
        if package in Path(frame.filename).parts or Path(frame.filename).stem == package:
            file, line = frame.filename, frame.lineno or 0
    return file, line


def _blame(point: EntryPoint, error: BaseException, problems: Problems) -> None:
    """Report what a plug-in raised, at its own line if there is one, else at its entry point."""
    file, line = _culprit(point, error)
    detail = f"{type(error).__name__}: {error}"[:2000]
    try:
        source = ContentFile(Path(file).as_posix(), Path(file).read_text("utf-8", "replace"))
    except OSError:
        problems.add("plugin-broken", f"{point.name} = {point.value}", (), name=point.name, detail=detail)
    else:
        problems.add("plugin-broken", source, (), at=(max(line, 1), 1), name=point.name, detail=detail)
