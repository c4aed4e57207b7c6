"""Where locale files are found and how they are read.

A *folder* holds one sub-folder per language, and that one file per *layer*: ``en/core.ftl``, ``en/base.ftl``. Our own
folder comes first, then those that third-party expansions name, so that a third party can refine any of our messages.
"""

from __future__ import annotations

import os

TYPE_CHECKING = False  # the name is what type checkers look for; importing typing would double our import time
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from importlib.resources.abc import Traversable
    from pathlib import Path

    Folder = str | Path | Traversable

PACKAGE = "cyclades_locales"
SUFFIX = ".ftl"


def default_folder() -> Traversable:
    """Our own locales: the installed package, or the folder of the repository when nothing is installed."""
    from importlib import resources
    from pathlib import Path

    try:
        return resources.files(PACKAGE)
    except ModuleNotFoundError:
        return Path(__file__).resolve().parents[2] / "locales"


def all_folders(extra: Iterable[Folder] | None = None) -> list[Traversable]:
    """Our folder, then the given ones, each as something that can be walked (a zip file will do)."""
    from pathlib import Path

    found = [default_folder()]
    for folder in extra or ():
        found.append(Path(folder) if isinstance(folder, (str, os.PathLike)) else folder)
    return found


def is_plain(name: str) -> bool:
    """Whether a language or layer may be used as a file name: letters, digits, hyphens; so no way out of the folder.

    >>> is_plain("pt-BR"), is_plain("../secret"), is_plain("")
    (True, False, False)
    """
    return name.isascii() and name.replace("-", "").isalnum() and name[:1] != "-"


def languages_in(folders: Sequence[Traversable]) -> set[str]:
    """The languages for which at least one folder holds at least one file."""
    found = set()
    for folder in folders:
        if not folder.is_dir():
            continue
        for child in folder.iterdir():
            if is_plain(child.name) and child.is_dir() and any(f.name.endswith(SUFFIX) for f in child.iterdir()):
                found.add(child.name)
    return found


def read_layer(folders: Sequence[Traversable], lang: str, layer: str) -> list[tuple[str, str | None]]:
    """The files of a layer in the order of the folders: (short name for people, text). None: not UTF-8."""
    found: list[tuple[str, str | None]] = []
    if not (is_plain(lang) and is_plain(layer)):
        return found
    for folder in folders:
        file = folder / lang / (layer + SUFFIX)
        if not file.is_file():
            continue
        try:
            # "utf-8-sig": editors on Windows like to add a byte-order mark, which Fluent takes for junk
            found.append((f"{lang}/{layer}{SUFFIX}", file.read_bytes().decode("utf-8-sig")))
        except UnicodeDecodeError:
            found.append((f"{lang}/{layer}{SUFFIX}", None))
    return found


def split_layers(expansions: Iterable[str]) -> dict[str, set[str] | None]:
    """Modules in load order to files with the modules wanted of each; None: all of them.

    >>> layers = split_layers(["base", "hades/undead", "hades/heroes"])
    >>> layers["base"], sorted(layers["hades"] or ())
    (None, ['hades/heroes', 'hades/undead'])
    """
    layers: dict[str, set[str] | None] = {}
    for name in expansions:
        box, slash, _ = name.partition("/")
        if not slash:
            layers[box] = None
        elif box not in layers:
            layers[box] = {name}
        else:
            wanted = layers[box]
            if wanted is not None:
                wanted.add(name)
    return layers
