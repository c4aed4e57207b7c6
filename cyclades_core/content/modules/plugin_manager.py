"""The plug-in manager: finds the expansions, of plug-ins and of folders, and knows which one is meant by a name."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from functools import cached_property
from importlib.metadata import EntryPoint, entry_points
from importlib.resources.abc import Traversable

from attrs import evolve, field, frozen

from ..toml import Problems
from .engine_versions import DISTRIBUTION
from .expansion_folders import GROUP, given
from .expansion_folders import forget as forget_projects
from .hookspecs import Folder
from .manifest import Expansion, Manifest, ModuleManifest, read_expansion
from .plugins import Plugin, bring_words, load
from .plugins import forget as forget_plugins

__all__ = [
    "GROUP",
    "PLUGINS",
    "ModuleCatalog",
    "Plugin",
    "add_folder",
    "added_folders",
    "catalogue",
    "locale_folders",
    "reset",
    "text_folders",
]

#: The environment variable with the third-party plug-ins to load: unset means all, empty none.
PLUGINS = "CYCLADES_PLUGINS"

_added: list[Folder] = []
#: Entry points that were found, and the plug-ins that were loaded, by whether they are third-party, name and value.
_points: dict[tuple[bool, str, str], EntryPoint] = {}
_loaded: dict[tuple[bool, str, str], Plugin] = {}


@frozen(kw_only=True)
class ModuleCatalog:
    """Everything that can be chosen from, and what is wrong with the rest."""

    expansions: tuple[Expansion, ...]
    broken: tuple[Plugin, ...] = ()
    brought_by: Mapping[str, Plugin] = field(factory=dict)
    """Box -> the plug-in, or what stands for a folder, that brings it."""

    @cached_property
    def boxes(self) -> Mapping[str, Expansion]:
        """Box -> expansion, of those whose manifest could be read."""
        return {each.name: each for each in self.expansions if each.manifest is not None}

    @cached_property
    def modules(self) -> Mapping[str, ModuleManifest]:
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

    def bring_words(self, modules: Iterable[str]) -> None:
        """Let the words count that the plug-ins of these modules register."""
        for box in dict.fromkeys(module.partition("/")[0] for module in modules):
            if box in self.brought_by:
                bring_words(self.brought_by[box].words)

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


def catalogue(extra_folders: Iterable[Folder] = (), *, fresh: bool = False) -> ModuleCatalog:
    """Return what there is: plug-ins (asked once per process), added folders, and folders for this call only.

    A folder comes before a plug-in with the same box: that is how a test plays with changed content. `fresh` asks
    plug-ins again that failed before, and reads the manifests of the others again.
    """
    found: dict[str, Expansion] = {}
    brought_by: dict[str, Plugin] = {}
    broken: list[Plugin] = []
    for folder in (*_added, *extra_folders):
        for plugin in given(folder):
            broken += [plugin] if plugin.problems else []
            for each in plugin.expansions:  # of two folders the later one
                found[each.name], brought_by[each.name] = each, plugin
    plugins = _plugins(fresh)
    broken += [plugin for plugin in plugins if plugin.problems]
    by_plugin: dict[str, str] = {}
    for plugin in plugins:
        for each in plugin.expansions:
            if each.name in by_plugin:
                broken.append(_twice(plugin, each, by_plugin[each.name]))
            else:
                by_plugin[each.name] = plugin.name
                found.setdefault(each.name, each)
                brought_by.setdefault(each.name, plugin)
    return ModuleCatalog(
        expansions=tuple(found[name] for name in sorted(found)), broken=tuple(broken), brought_by=brought_by
    )


def add_folder(folder: Folder) -> None:
    """Add an expansion that is not installed, by its folder of content or its project (`expansion_folders`); until
    `reset`."""
    if folder not in _added:
        _added.append(folder)


def added_folders() -> tuple[Folder, ...]:
    """The folders that were added: another process that is to play the same adds them as well."""
    return tuple(_added)


def reset() -> None:
    """Forget added folders and what plug-ins said: the next question asks them again. For tests."""
    _added.clear()
    _points.clear()
    _loaded.clear()
    forget_plugins()
    forget_projects()


def locale_folders() -> tuple[Traversable, ...]:
    """Return the folders with messages that plug-ins name, ours aside, then those of added folders."""
    added = text_folders(_added)  # first: a project in a folder comes before an installed plug-in of the same package
    return (*(folder for plugin in _plugins() for folder in plugin.locales), *added)


def text_folders(folders: Iterable[Folder]) -> tuple[Traversable, ...]:
    """Return the folders with messages of expansions that are not installed."""
    return tuple(locales for folder in folders for plugin in given(folder) for locales in plugin.locales)


def _plugins(fresh: bool = False) -> tuple[Plugin, ...]:
    """Return the official plug-ins, and the third-party ones that `CYCLADES_PLUGINS` allows."""
    global _points
    allowed = os.environ.get(PLUGINS)
    names = None if allowed is None else {name.strip() for name in allowed.split(",")}
    if fresh or not _points:  # a new table, since another thread may look through the old one
        _points = {(not _is_official(each), each.name, each.value): each for each in entry_points(group=GROUP)}
    found, points = [], _points
    for key in sorted(points):
        is_foreign, name, _ = key
        if is_foreign and names is not None and name not in names:
            continue
        plugin = _loaded.get(key)
        if plugin is None or (fresh and plugin.problems):
            plugin = load(points[key], official=not is_foreign)
        elif fresh:
            expansions = (read_expansion(each.folder, name=name, official=not is_foreign) for each in plugin.expansions)
            plugin = evolve(plugin, expansions=tuple(expansions))
        _loaded[key] = plugin
        found.append(plugin)
    return tuple(found)


def _is_official(point: EntryPoint) -> bool:
    return point.dist is not None and point.dist.name.replace("_", "-").lower() == DISTRIBUTION


def _twice(plugin: Plugin, expansion: Expansion, first: str) -> Plugin:
    """Two plug-ins with one box: the first keeps it."""
    problems = Problems()
    origin = None if expansion.manifest is None else expansion.manifest.origin
    if origin is None:
        problems.extend(expansion.problems)
    else:
        origin.report(problems, "duplicate-id", "box", name=expansion.name, first=first)
    return Plugin(name=plugin.name, official=plugin.official, problems=problems)
