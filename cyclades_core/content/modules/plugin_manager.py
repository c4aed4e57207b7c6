"""The plug-in manager: finds the expansions, of plug-ins and of folders, and knows which one is meant by a name."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from functools import cached_property
from importlib.metadata import EntryPoint, entry_points
from importlib.resources.abc import Traversable

from attrs import field, frozen

from ..toml import Problems
from . import plugins as _asked
from .engine_versions import DISTRIBUTION
from .expansion_folders import GROUP, forget, given
from .hookspecs import Folder
from .manifest import Expansion, Manifest, Module
from .plugin_loader import load
from .plugins import Plugin, bring_words

__all__ = [
    "GROUP",
    "PLUGINS",
    "Catalogue",
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
_loaded: dict[str | None, tuple[Plugin, ...]] = {}


@frozen(kw_only=True)
class Catalogue:
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

    def bring_words(self, modules: Iterable[str], problems: Problems) -> None:
        """Import the plug-ins of these modules that register words: only who is in play has a say."""
        for box in dict.fromkeys(module.partition("/")[0] for module in modules):
            plugin = self.brought_by.get(box)
            if plugin is not None and plugin.words is not None:
                bring_words(plugin.words, problems)

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


def catalogue(extra_folders: Iterable[Folder] = (), *, fresh: bool = False) -> Catalogue:
    """Return what there is: plug-ins (asked once a process), added folders, and folders for this call only.

    A folder comes before a plug-in with the same box: that is how a test plays with changed content. `fresh` asks those
    plug-ins again that have failed before.
    """
    found: dict[str, Expansion] = {}
    brought_by: dict[str, Plugin] = {}
    broken: list[Plugin] = []
    for folder in (*_added, *extra_folders):
        for plugin in given(folder):
            broken += [plugin] if plugin.problems else []
            for each in plugin.expansions:  # of two folders the later one
                found[each.name], brought_by[each.name] = each, plugin
    plugins = _plugins(os.environ.get(PLUGINS), fresh)
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
    return Catalogue(
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
    _loaded.clear()
    _asked.forget()
    forget()


def locale_folders() -> tuple[Traversable, ...]:
    """Return the folders with messages that plug-ins name, ours aside, then those of added folders."""
    installed = (folder for plugin in _plugins(os.environ.get(PLUGINS)) for folder in plugin.locales)
    return (*installed, *text_folders(_added))


def text_folders(folders: Iterable[Folder]) -> tuple[Traversable, ...]:
    """Return the folders with messages of expansions that are not installed."""
    return tuple(locales for folder in folders for plugin in given(folder) for locales in plugin.locales)


def _plugins(allowed: str | None, fresh: bool = False) -> tuple[Plugin, ...]:
    """The plug-ins: the official ones, and of the others those that are allowed, each by its own name."""
    if fresh or allowed not in _loaded:
        _loaded[allowed] = _load_all(allowed, fresh)
    return _loaded[allowed]


def _load_all(allowed: str | None, fresh: bool) -> tuple[Plugin, ...]:
    names = None if allowed is None else {name.strip() for name in allowed.split(",")}
    found = {(not _is_official(point), point.name, point.value): point for point in entry_points(group=GROUP)}
    return tuple(
        load(found[key], official=not key[0], fresh=fresh)
        for key in sorted(found)
        if not key[0] or names is None or found[key].name in names
    )


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
