"""Modules: hooks, plug-ins, manifests, order. What is chosen is collected here and compiled elsewhere.

`collect("old,atlantis/floods", {"tide": "high"})` returns everything these modules define, in order;
`available_modules()` says what there is to choose from.
"""

from .collection import Collected, collect
from .engine_versions import engine_version
from .expansion_folders import given, is_expansion
from .hookspecs import Folder, hookimpl, hookspec
from .manifest import AnyOf, Expansion, Interaction, Manifest, ModuleManifest, ModuleOption, read_expansion
from .module_contents import OwnedDefinition
from .module_info import ModuleInfo, available_modules, default_options, title_key
from .module_lists import choose, nearest_list, ordered
from .plugin_manager import ModuleCatalog, Plugin, add_folder, added_folders, catalogue, locale_folders, reset

__all__ = [
    "AnyOf",
    "Collected",
    "Expansion",
    "Folder",
    "Interaction",
    "Manifest",
    "ModuleCatalog",
    "ModuleInfo",
    "ModuleManifest",
    "ModuleOption",
    "OwnedDefinition",
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
