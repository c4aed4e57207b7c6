"""What can be played here: the modules of all expansions, from their manifests alone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from attrs import field, frozen

from ..toml import ContentProblem, Problems, nearest
from .hookspecs import Folder
from .manifest import Expansion, ModuleManifest, Value, alternatives
from .plugin_manager import ModuleCatalog, catalogue
from .ruleset_options import defaults

__all__ = ["ModuleInfo", "available_modules", "default_options", "title_key"]


@frozen(kw_only=True)
class ModuleInfo:
    """A module as one can choose it. One with problems cannot be chosen; if a whole plug-in is broken, it stands here
    under the plug-in's name."""

    id: str
    title: str
    """The id of the message with its name."""
    version: str = ""
    requires: tuple[str | dict[str, list[str]], ...] = ()
    """Ids, or alternatives `{"any": [...]}`."""
    conflicts: tuple[str, ...] = ()
    options: Mapping[str, tuple[Value, ...]] = field(factory=dict)
    """Option -> its values; of a number the range as text."""
    defaults: Mapping[str, Value] = field(factory=dict)
    """Option -> the value it has unless another is given."""
    problems: tuple[ContentProblem, ...] = ()
    seconds: float = 0.0
    """How long the import of its plug-in took."""


def title_key(module: str) -> str:
    """Return the message id of a module's name.

    >>> title_key("atlantis/floods")
    'module-atlantis-floods'
    """
    return "module-" + module.replace("/", "-")


def available_modules(extra_folders: Iterable[Folder] = ()) -> list[ModuleInfo]:
    """Return every module by the alphabet, and what is broken with its problems.

    Plug-ins that have failed before are asked anew.
    """
    there = catalogue(extra_folders, fresh=True)
    found = [
        _info(there.modules[module], expansion, there)
        for expansion in there.boxes.values()
        for module in there.members(expansion.name)
    ]
    faulty = [(each.name, each.problems, 0.0) for each in there.expansions if each.manifest is None]
    faulty += [(each.name, each.problems, each.seconds) for each in there.broken]
    found += [
        ModuleInfo(id=name, title=title_key(name), problems=tuple(problems), seconds=seconds)
        for name, problems, seconds in faulty
    ]
    return sorted(found, key=lambda info: info.id)


def default_options(modules: Iterable[str]) -> dict[str, Value]:
    """Return the options of these modules, or of all modules of these boxes, with their defaults.

    >>> default_options(["nobody"])
    {}
    """
    there = catalogue().modules
    wanted = set(modules)
    return defaults(module for name, module in there.items() if not wanted.isdisjoint((name, name.partition("/")[0])))


def _info(module: ModuleManifest, expansion: Expansion, there: ModuleCatalog) -> ModuleInfo:
    problems = Problems()
    problems.extend(expansion.problems)
    for index, need in enumerate(module.needs()):
        if module.origin is not None and there.modules.keys().isdisjoint(need):
            near = nearest(need[0], there.modules)
            module.origin.report(
                problems, "module-missing", "requires", index, name=alternatives(need), module=module.id, nearest=near
            )
    return ModuleInfo(
        id=module.id,
        title=title_key(module.id),
        version=expansion.manifest.version if expansion.manifest else "",
        requires=tuple(need if isinstance(need, str) else {"any": list(need.any)} for need in module.requires),
        conflicts=tuple(dict.fromkeys((*module.conflicts, *module.refuses))),
        options={option.id: option.choices for option in module.option},
        defaults={option.id: option.default for option in module.option},
        problems=tuple(problems),
        seconds=plugin.seconds if (plugin := there.brought_by.get(expansion.name)) else 0.0,
    )
