"""Expansions given by a folder, installed or not: of content, or of a project.

A *folder of content* has a `manifest.toml`, and its languages in `locales/` next to it. None of its code is ever run. A
*project* has a `pyproject.toml` with an entry point of ours. It is a plug-in and imported as if it were installed (see
`plugins`). A folder with both is content. To run none of a project's code, name the folder of its manifest.
"""

from __future__ import annotations

import importlib
import sys
from functools import cache
from importlib.metadata import EntryPoint
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from cyclades_core.files import is_inside

from ..toml import ContentFile, Problems
from .hookspecs import Folder
from .manifest import MANIFEST, read_expansion
from .plugins import Plugin, forget_modules, load

__all__ = ["GROUP", "folder_problems", "forget", "given", "is_expansion", "locales_of"]

#: The group of entry points.
GROUP = "cyclades.expansions"
PROJECT_FILE = "pyproject.toml"
LOCALES = "locales"


def is_expansion(folder: Folder) -> bool:
    """Whether a folder is one of content or of a project."""
    root = Path(folder) if isinstance(folder, str) else folder
    try:
        return any((root / name).is_file() for name in (MANIFEST, PROJECT_FILE))
    except (OSError, ValueError):
        return False


def given(folder: Folder) -> tuple[Plugin, ...]:
    """What a folder brings, one plug-in for each entry point; never raises: what is wrong stands in its problems."""
    root = Path(folder) if isinstance(folder, str) else folder
    if isinstance(root, Path) and not (root / MANIFEST).is_file() and (root / PROJECT_FILE).is_file():
        return _project(root.resolve())
    return (_content(root),)


def folder_problems(folder: Folder) -> Problems:
    """What is wrong with the plug-in or the manifest of a folder, before any content is read."""
    found = Problems()
    for plugin in given(folder):
        found.extend(plugin.problems)
        for expansion in plugin.expansions:
            found.extend(expansion.problems)
    return found


def locales_of(folder: Folder) -> tuple[Traversable, ...]:
    """The folders of languages that the expansion of a folder has."""
    return tuple(each for plugin in given(folder) for each in plugin.locales)


def forget() -> None:
    """Ask the projects again."""
    _project.cache_clear()


def _content(root: Traversable) -> Plugin:
    problems = Problems()
    if isinstance(root, Path) and not is_expansion(root):
        problems.add("no-expansion", root.as_posix(), (), name=root.name or root.as_posix())
        return Plugin(name=root.name, problems=problems)
    expansion = read_expansion(root)
    locales = root / LOCALES
    return Plugin(
        name=expansion.name,
        expansions=(expansion,),
        locales=(locales,) if locales.is_dir() else (),
        problems=problems,
    )


@cache
def _project(root: Path) -> tuple[Plugin, ...]:
    problems = Problems()
    source = ContentFile.read(root / PROJECT_FILE, problems)
    data: Any = source.data
    points = data.get("project", {}) if isinstance(data.get("project"), dict) else {}
    groups = points.get("entry-points") if isinstance(points.get("entry-points"), dict) else {}
    named = groups.get(GROUP) if isinstance(groups, dict) else None
    if not isinstance(named, dict) or not named or not all(isinstance(value, str) for value in named.values()):
        if not problems:
            problems.add("no-expansion", source, (), at=(1, 1), name=root.name)
        return (Plugin(name=root.name, problems=problems),)
    found = []
    for name, value in named.items():
        point = EntryPoint(name, value, GROUP)
        _make_importable(root, data, point)
        found.append(load(point, official=False))
    return tuple(found)


def _make_importable(root: Path, data: dict[str, Any], point: EntryPoint) -> None:
    """Put the folder that holds the package before all others, as an editable installation would.

    Looked for where projects keep it: at the top, in `src`, or where setuptools is told.
    """
    package = point.module.partition(".")[0] if _is_sound(point) else ""
    tool = data.get("tool")
    setuptools = tool.get("setuptools") if isinstance(tool, dict) else None
    told = setuptools.get("package-dir") if isinstance(setuptools, dict) else None
    places = [root, root / "src"]
    if isinstance(told, dict) and isinstance(told.get(""), str):
        places.insert(0, root / told[""])
    for place in places:
        if package and ((place / package).is_dir() or (place / f"{package}.py").is_file()):
            text = str(place)
            if sys.path[:1] != [text]:
                sys.path.insert(0, text)
            importlib.invalidate_caches()
            loaded = sys.modules.get(package)
            homes = (getattr(loaded, "__file__", None) or "", *getattr(loaded, "__path__", ()))
            if loaded is not None and not any(home and is_inside(home, place) for home in homes):
                forget_modules(package, set(sys.modules))  # another project's package of that name
            return


def _is_sound(point: EntryPoint) -> bool:
    return EntryPoint.pattern.match(point.value) is not None
