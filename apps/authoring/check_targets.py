"""What is checked: an expansion by its folder, or one that is installed by its name."""

from __future__ import annotations

from pathlib import Path

from attrs import frozen

from cyclades_core.content.modules import Expansion, ModuleCatalog, add_folder, catalogue, given
from cyclades_core.content.modules.plugin_manager import locale_folders
from cyclades_core.content.toml import Problems, nearest
from cyclades_core.engine.values.errors import CycladesError

__all__ = ["Target", "UnknownTarget", "aim_at"]


class UnknownTarget(CycladesError):
    """There is neither a folder nor an expansion of that name."""


@frozen(kw_only=True)
class Target:
    """The boxes to be checked. `problems` keep some of it from being looked at."""

    name: str
    boxes: tuple[str, ...]
    locales: tuple[Path, ...] = ()
    root: Path | None = None
    """The folder that was named; scenarios are looked for there."""
    problems: Problems

    def expansions(self, there: ModuleCatalog) -> list[Expansion]:
        return [there.boxes[box] for box in self.boxes if box in there.boxes]

    def modules(self, there: ModuleCatalog) -> list[str]:
        return [module for box in self.boxes for module in there.members(box)]

    def locale_folder_of(self, box: str) -> Path | None:
        """Return the folder with the texts of a box, or where they belong; None if it is not in the file system."""
        found = next((each for each in self.locales if (each / "en" / f"{box}.ftl").is_file()), None)
        expansion = catalogue().boxes.get(box)
        if found is not None or expansion is None:
            return found
        if self.locales:
            return self.locales[0]
        return expansion.folder / "locales" if isinstance(expansion.folder, Path) else None


def aim_at(name: str) -> Target:
    """The expansion of a folder, which is loaded for the rest of the process; if there is no such folder, of a name."""
    folder = Path(name)
    if folder.is_dir():
        return _of_folder(folder, name)
    there = catalogue()
    box = name.partition("/")[0]
    problems = there.problems_of(box)
    if box in there.boxes:
        expansion = there.boxes[box]
        inside = [Path(str(each)) for each in (*locale_folders(), expansion.folder / "locales")]
        own = [each for each in inside if (each / "en" / f"{box}.ftl").is_file()]
        root = expansion.folder if isinstance(expansion.folder, Path) and not expansion.official else None
        return Target(name=name, boxes=(box,), locales=tuple(dict.fromkeys(own)), root=root, problems=problems)
    if problems:
        return Target(name=name, boxes=(), problems=problems)
    known = [*there.boxes, *(plugin.name for plugin in there.broken)]
    raise UnknownTarget("unknown-expansion", name=name, nearest=nearest(name, known), known=", ".join(known))


def _of_folder(folder: Path, name: str) -> Target:
    problems = Problems()
    boxes: list[str] = []
    locales: list[Path] = []
    for plugin in given(folder):
        problems.extend(plugin.problems)
        locales += [Path(str(each)) for each in plugin.locales]
        for expansion in plugin.expansions:
            problems.extend(expansion.problems)
            if expansion.manifest is not None:
                boxes.append(expansion.name)
    if not boxes and not problems:
        problems.add("no-content", folder.as_posix(), (), name=name)
    add_folder(folder)
    return Target(name=name, boxes=tuple(boxes), locales=tuple(locales), root=folder, problems=problems)
