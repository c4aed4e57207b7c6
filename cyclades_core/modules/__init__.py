"""Modules: hooks, plug-ins, manifests, order. What is chosen is collected here and compiled elsewhere.

`collect("old,atlantis/floods", {"tide": "high"})` returns everything these modules define, in order;
`available_modules()` says what there is to choose from.
"""

from cyclades_core.modules.available import ModuleInfo, available_modules, default_options, title_key
from cyclades_core.modules.collecting import Collected, collect
from cyclades_core.modules.contents import Entry
from cyclades_core.modules.hookspecs import Folder, hookimpl, hookspec
from cyclades_core.modules.manager import (
    Catalogue,
    Plugin,
    add_folder,
    added_folders,
    catalogue,
    locale_folders,
    reset,
)
from cyclades_core.modules.manifest import AnyOf, Expansion, Interaction, Manifest, Module, Option, read_expansion
from cyclades_core.modules.module_lists import choose, nearest_list, ordered
from cyclades_core.modules.projects import given, is_expansion
from cyclades_core.modules.versions import engine_version

__all__ = [
    "AnyOf",
    "Catalogue",
    "Collected",
    "Entry",
    "Expansion",
    "Folder",
    "Interaction",
    "Manifest",
    "Module",
    "ModuleInfo",
    "Option",
    "Plugin",
    "add_folder",
    "added_folders",
    "available_modules",
    "catalogue",
    "choose",
    "collect",
    "default_options",
    "engine_version",
    "given",
    "hookimpl",
    "hookspec",
    "is_expansion",
    "locale_folders",
    "nearest_list",
    "ordered",
    "read_expansion",
    "reset",
    "title_key",
]
