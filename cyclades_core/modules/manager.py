"""The plug-in manager: finds the expansions, one by one, so that a broken one costs nobody else anything.

Each plug-in gets a pluggy manager of its own. So nothing that one of them does can change the order or the outcome of
another's hooks, and a failure has one culprit.
"""

from __future__ import annotations

import os
import traceback
from collections.abc import Iterable, Mapping
from functools import cache, cached_property
from importlib.metadata import EntryPoint, entry_points
from importlib.resources.abc import Traversable
from pathlib import Path

from attrs import frozen
from pluggy import PluginManager

from cyclades_core.loading import Problems, Source
from cyclades_core.modules import hookspecs
from cyclades_core.modules.hookspecs import PROJECT, Folder
from cyclades_core.modules.manifest import Expansion, Manifest, Module, read_expansion
from cyclades_core.modules.versions import DISTRIBUTION
from cyclades_core.plain import registry

__all__ = ["GROUP", "PLUGINS", "Catalogue", "Plugin", "add_folder", "catalogue", "locale_folders", "reset"]

#: The group of entry points.
GROUP = "cyclades.expansions"
#: The environment variable with the third-party plug-ins to load: unset means all, empty none.
PLUGINS = "CYCLADES_PLUGINS"

_added: list[Folder] = []


@frozen(kw_only=True)
class Plugin:
    """What one plug-in brought; or, with problems, failed to."""

    name: str
    official: bool = False
    expansions: tuple[Expansion, ...] = ()
    locales: tuple[Traversable, ...] = ()
    problems: Problems


@frozen(kw_only=True)
class Catalogue:
    """Everything that can be chosen from, and what is wrong with the rest."""

    expansions: tuple[Expansion, ...]
    broken: tuple[Plugin, ...] = ()

    @cached_property
    def boxes(self) -> Mapping[str, Expansion]:
        """Box -> expansion, of those whose manifest could be read."""
        return {each.name: each for each in self.expansions if each.manifest is not None}

    @cached_property
    def modules(self) -> Mapping[str, Module]:
        """Id -> module, by the alphabet."""
        found = {module.id: module for each in self.manifests for module in each.module}
        return dict(sorted(found.items()))

    @property
    def manifests(self) -> tuple[Manifest, ...]:
        return tuple(each.manifest for each in self.boxes.values() if each.manifest is not None)

    def box_of(self, module: str) -> Expansion:
        return self.boxes[module.partition("/")[0]]

    def members(self, box: str) -> tuple[str, ...]:
        """The modules of a box, in the order of its manifest; none if there is no such box."""
        manifest = self.boxes[box].manifest if box in self.boxes else None
        return () if manifest is None else tuple(module.id for module in manifest.module)

    def problems_of(self, name: str) -> Problems:
        """What is wrong with the box of this name, or of a module; if there is none, with the plug-in of this name.

        So a broken plug-in that is called like somebody's box does not bar it.
        """
        box, found = name.partition("/")[0], Problems()
        for expansion in self.expansions:
            if expansion.name == box:
                found.extend(expansion.problems)
        for plugin in () if box in self.boxes else self.broken:
            if plugin.name == box:
                found.extend(plugin.problems)
        return found


def catalogue(extra_folders: Iterable[Folder] = ()) -> Catalogue:
    """Return what there is: plug-ins (asked once a process), added folders, and folders for this call only.

    A folder comes before a plug-in with the same box: that is how a test plays with changed content.
    """
    plugins = _plugins(os.environ.get(PLUGINS))
    given = [read_expansion(folder) for folder in (*_added, *extra_folders)]
    found: dict[str, Expansion] = {each.name: each for each in given}
    broken = [plugin for plugin in plugins if plugin.problems]
    by_plugin: dict[str, str] = {}
    for plugin in plugins:
        for each in plugin.expansions:
            if each.name in by_plugin:
                broken.append(_twice(plugin, each, by_plugin[each.name]))
            else:
                by_plugin[each.name] = plugin.name
                found.setdefault(each.name, each)
    return Catalogue(expansions=tuple(found[name] for name in sorted(found)), broken=tuple(broken))


def add_folder(folder: Folder) -> None:
    """Add an expansion that is no plug-in, by the folder that holds its manifest; until `reset`."""
    if folder not in _added:
        _added.append(folder)


def reset() -> None:
    """Forget added folders and what plug-ins said: the next question asks them again. For tests."""
    _added.clear()
    _plugins.cache_clear()


def locale_folders() -> tuple[Traversable, ...]:
    """Return the folders with messages that plug-ins name, ours aside."""
    return tuple(folder for plugin in _plugins(os.environ.get(PLUGINS)) for folder in plugin.locales)


@cache
def _plugins(allowed: str | None) -> tuple[Plugin, ...]:
    """Load the plug-ins: the official ones, and of the others those that are allowed, each by its own name."""
    names = None if allowed is None else {name.strip() for name in allowed.split(",")}
    found = {(not _is_official(point), point.name, point.value): point for point in entry_points(group=GROUP)}
    return tuple(
        _load(found[key], official=not key[0])
        for key in sorted(found)
        if not key[0] or names is None or found[key].name in names
    )


def _is_official(point: EntryPoint) -> bool:
    return point.dist is not None and point.dist.name.replace("_", "-").lower() == DISTRIBUTION


def _load(point: EntryPoint, *, official: bool) -> Plugin:
    """Ask one plug-in for everything. Whatever it raises, even an exit, becomes a problem."""
    problems = Problems()
    try:
        manager = PluginManager(PROJECT)
        manager.add_hookspecs(hookspecs)
        manager.register(point.load(), name=point.name)
        manager.check_pending()
        folders = [_folder(each) for each in manager.hook.cyclades_expansion()]
        locales = [_folder(each) for each in manager.hook.cyclades_locales()]
        manager.hook.cyclades_register(registry=registry)
    except (Exception, SystemExit) as error:
        _blame(point, error, problems)
        return Plugin(name=point.name, official=official, problems=problems)
    expansions = tuple(read_expansion(folder, name=point.name, official=official) for folder in folders)
    return Plugin(name=point.name, official=official, expansions=expansions, locales=tuple(locales), problems=problems)


def _folder(given: object) -> Traversable:
    if isinstance(given, str):
        return Path(given)
    if isinstance(given, Traversable):
        return given
    raise TypeError(type(given).__name__)


def _blame(point: EntryPoint, error: BaseException, problems: Problems) -> None:
    """Note what a plug-in raised, at its own line if there is one."""
    file, line = "", 0
    if isinstance(error, SyntaxError) and error.filename:
        file, line = error.filename, error.lineno or 0
    else:
        package = point.module.partition(".")[0]
        for frame in traceback.extract_tb(error.__traceback__):
            if package in Path(frame.filename).parts or Path(frame.filename).stem == package:
                file, line = frame.filename, frame.lineno or 0
    detail = f"{type(error).__name__}: {error}"
    try:
        source = Source(Path(file).as_posix(), Path(file).read_text("utf-8", "replace"))
    except OSError:
        problems.add("plugin-broken", f"{point.name} = {point.value}", (), name=point.name, detail=detail)
    else:
        problems.add("plugin-broken", source, (), at=(max(line, 1), 1), name=point.name, detail=detail)


def _twice(plugin: Plugin, expansion: Expansion, first: str) -> Plugin:
    """Two plug-ins with one box: the first keeps it."""
    problems = Problems()
    origin = None if expansion.manifest is None else expansion.manifest.origin
    if origin is None:
        problems.extend(expansion.problems)
    else:
        origin.report(problems, "duplicate-id", "box", name=expansion.name, first=first)
    return Plugin(name=plugin.name, official=plugin.official, problems=problems)
