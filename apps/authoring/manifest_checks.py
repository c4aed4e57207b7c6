"""What a manifest says that cannot be, or that nothing comes of."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from cyclades_core.content.modules import Expansion, Interaction, ModuleCatalog, ModuleManifest
from cyclades_core.content.modules.combinations import completed
from cyclades_core.content.modules.manifest import MANIFEST
from cyclades_core.content.toml import nearest

from .expansion_findings import Findings

__all__ = ["check_manifest"]

#: Folders of a project that hold other TOML than content.
OTHER = frozenset({"locales", "scenarios", "tests", "docs", "schemas", "build", "dist"})
#: So many files of a folder are looked at, and so deep.
FILES, DEPTH = 500, 4


def check_manifest(expansion: Expansion, there: ModuleCatalog, found: Findings) -> None:
    """Look at one manifest, beside those of all others."""
    manifest = expansion.manifest
    if manifest is None:
        return
    if not manifest.engine.strip() and manifest.origin is not None:
        found.note("no-engine-range", manifest.origin, severity="note", at=(1, 1))
    for module in manifest.module:
        _names(module, there, found)
        if module.origin is None:
            continue
        missing = [need for need in module.needs() if there.modules.keys().isdisjoint(need)]
        for index, need in enumerate(module.needs()):
            if need in missing:
                near = nearest(need[0], there.modules)
                name = " | ".join(need)
                found.note(
                    "module-missing", module.origin, "requires", index, name=name, module=module.id, nearest=near
                )
        selfish = any(module.id in need for need in module.needs())
        if not missing and not selfish and not completed((module.id,), there.modules):
            found.note("unplayable-module", module.origin, "id", name=module.id)
    for each in manifest.interaction:
        _interaction(each, there, found)
    _unread(expansion, found)


def _names(module: ModuleManifest, there: ModuleCatalog, found: Findings) -> None:
    """Modules that it speaks of: itself, or some that there are not."""
    origin = module.origin
    if origin is None:
        return
    for index, need in enumerate(module.needs()):
        if module.id in need:
            found.note("self-reference", origin, "requires", index, name="requires", module=module.id)
        elif not there.modules.keys().isdisjoint(need):  # else none of them is there, which is an error of its own
            for place, name in enumerate(need):
                if name not in there.modules:
                    near = nearest(name, there.modules)
                    where = ("requires", index, "any", place)
                    found.note("no-such-module", origin, *where, severity="warning", name=name, nearest=near)
    lists: list[tuple[str, Iterable[tuple[str | int, str]]]] = [
        ("conflicts", enumerate(module.conflicts)),
        ("after", enumerate(module.after)),
        ("refuses", ((name, name) for name in module.refuses)),
    ]
    for key, names in lists:
        for at, name in names:
            if name == module.id:
                found.note("self-reference", origin, key, at, name=key, module=module.id)
            elif name not in there.modules and name not in there.boxes:
                near = nearest(name, there.modules)
                found.note("no-such-module", origin, key, at, severity="warning", name=name, nearest=near)


def _interaction(each: Interaction, there: ModuleCatalog, found: Findings) -> None:
    if each.origin is None:
        return
    unknown = [name for name in each.when if name not in there.modules]
    for name in unknown:
        at = each.when.index(name)
        found.note(
            "no-such-module",
            each.origin,
            *("when", at),
            severity="warning",
            name=name,
            nearest=nearest(name, there.modules),
        )
    playable = not unknown and all(completed((name,), there.modules) for name in each.when)
    if playable and not completed(each.when, there.modules):
        found.note("never-together", each.origin, "when", severity="warning", name=" + ".join(each.when))


def _unread(expansion: Expansion, found: Findings) -> None:
    """Files of content that no module names."""
    manifest, root = expansion.manifest, expansion.folder
    if manifest is None or not isinstance(root, Path):
        return
    parts = (*manifest.module, *manifest.interaction)
    named = {name for part in parts for name in (*part.files, *part.boards, *((part.tiles,) if part.tiles else ()))}
    for file in sorted(_files(root, 0))[:FILES]:
        name = file.relative_to(root).as_posix()
        if name not in named:
            shown = manifest.origin.source.name.removesuffix(MANIFEST) + name if manifest.origin else name
            found.note_file("unread-file", shown, severity="warning", name=name)


def _files(folder: Path, depth: int) -> Iterator[Path]:
    for each in sorted(folder.iterdir()):
        if each.is_dir() and not each.is_symlink():
            if depth < DEPTH and each.name not in OTHER and not each.name.startswith((".", "_")):
                yield from _files(each, depth + 1)
        elif each.suffix == ".toml" and each.name not in (MANIFEST, "pyproject.toml") and each.name[0] != ".":
            yield each
