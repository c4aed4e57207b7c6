"""Where locale files are found and how they are read.

A *folder* holds one sub-folder per language, and that one file per *layer*: ``en/core.ftl``, ``en/base.ftl``. Our own
folder comes first, then those that third-party expansions name, so that a third party can refine any of our messages.
"""

from __future__ import annotations

import os
import sys

TYPE_CHECKING = False  # the name is what type checkers look for; importing typing would double our import time
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from importlib.resources.abc import Traversable
    from pathlib import Path

    Folder = str | Path | Traversable

PACKAGE = "cyclades_locales"
SUFFIX = ".ftl"
# A language without files: English in disguise, see `pseudo`.
PSEUDO, PSEUDO_OF = "en-XA", "en"
# As in cyclades_core.content.modules.plugin_manager, which is too much to import where nobody but us has brought
# anything.
GROUP, DISTRIBUTION = "cyclades.expansions", "cyclades-engine"
# Names further folders, for those who try a translation before it is installed.
FOLDERS = "CYCLADES_LOCALES"


def default_folder() -> Traversable:
    """Our own locales: the installed package, or the folder of the repository when nothing is installed."""
    from importlib import import_module
    from pathlib import Path

    try:
        places = list(import_module(PACKAGE).__path__)
    except ModuleNotFoundError:
        return Path(__file__).resolve().parents[3] / "locales"
    if len(places) == 1 and os.path.isdir(places[0]):
        return Path(places[0])
    # inside of a zip file, say
    from importlib import resources

    return resources.files(PACKAGE)


def plugin_folders() -> tuple[Traversable, ...]:
    """The folders that third-party plug-ins name. Plug-ins are loaded only if there is one that is not ours."""
    if "cyclades_core.content.modules" not in sys.modules and not _has_plugins():
        return ()
    from cyclades_core.content.modules import locale_folders

    return locale_folders()


def named_folders() -> list[str]:
    """The folders that the environment names, separated as in ``PATH``."""
    return [name for name in os.environ.get(FOLDERS, "").split(os.pathsep) if name]


def _has_plugins() -> bool:
    """Whether anybody but us names an entry point of our group; in doubt yes.

    `importlib.metadata` would say it as well, but takes longer than everything else here together.
    """
    finders = [finder for finder in sys.meta_path if hasattr(finder, "find_distributions")]
    if [getattr(finder, "__name__", "") for finder in finders] != ["PathFinder"]:
        return True
    for place in dict.fromkeys(sys.path):
        try:
            with os.scandir(place or ".") as found:
                names = [entry.name for entry in found if entry.name.endswith((".dist-info", ".egg-info", ".egg"))]
        except FileNotFoundError:
            continue
        except OSError:
            return True  # no folder: a zip file
        for name in names:
            project = name.rpartition(".")[0].partition("-")[0]
            ours = project.lower() == DISTRIBUTION.replace("-", "_")
            if not ours and (name.endswith(".egg") or GROUP in _entry_points(os.path.join(place, name))):
                return True
    return False


def _entry_points(place: str) -> str:
    try:
        with open(os.path.join(place, "entry_points.txt"), encoding="utf-8", errors="replace") as file:
            return file.read()
    except OSError:
        return ""


def all_folders(extra: Iterable[Folder] | None = None) -> list[Traversable]:
    """Our folder, then the given ones, each as something that can be walked (a zip file will do).

    None given: those of the plug-ins, and those that the environment names (``CYCLADES_LOCALES``).
    """
    from pathlib import Path

    found = [default_folder()]
    given: list[Folder] = [*plugin_folders(), *named_folders()] if extra is None else list(extra)
    for folder in given:
        found.append(Path(folder) if isinstance(folder, (str, os.PathLike)) else folder)
    return found


def is_plain(name: str) -> bool:
    """Whether a language or layer may be used as a file name: letters, digits, hyphens; so no way out of the folder.

    >>> is_plain("pt-BR"), is_plain("../secret"), is_plain("")
    (True, False, False)
    """
    return name.isascii() and name.replace("-", "").isalnum() and name[:1] != "-"


def canonical(tag: str) -> str:
    """A tag as BCP 47 writes it: tags differ in case only by mistake, files by their name in earnest.

    The language is small, a script (four letters) has a capital, a region (two letters) is all capitals; after a single
    letter, which begins an extension, everything is small (RFC 5646, section 2.1.1). POSIX' underscore is a hyphen.

    >>> [canonical(tag) for tag in ("EN", "pt_br", "En-XA", "sr-LATN-rs", "en-x-US")]
    ['en', 'pt-BR', 'en-XA', 'sr-Latn-RS', 'en-x-us']
    """
    if not tag.isascii():
        return tag  # no tag at all; small letters could even make one of it
    first, *rest = tag.lower().replace("_", "-").split("-")
    words, plain = [first], len(first) > 1
    for word in rest:
        plain = plain and len(word) > 1
        words.append(word.upper() if plain and len(word) == 2 else word.title() if plain and len(word) == 4 else word)
    return "-".join(words)


def _place_of(folder: Traversable, lang: str) -> Traversable:
    """The sub-folder of a language, also if somebody has written its name in another case."""
    place = folder / lang
    if place.is_dir() or not folder.is_dir():
        return place
    return next((child for child in folder.iterdir() if canonical(child.name) == lang), place)


def languages_in(folders: Sequence[Traversable]) -> set[str]:
    """The languages for which at least one folder holds at least one file, as BCP 47 writes them."""
    children = [child for folder in folders if folder.is_dir() for child in folder.iterdir()]
    return {canonical(child.name) for child in children if is_plain(child.name) and _holds_messages(child)}


def has_language(folders: Sequence[Traversable], lang: str) -> bool:
    """Whether there is a file for this language."""
    lang = PSEUDO_OF if lang == PSEUDO else lang
    return is_plain(lang) and any(_holds_messages(_place_of(folder, lang)) for folder in folders)


def layers_of(folders: Sequence[Traversable], lang: str) -> tuple[str, ...]:
    """The layers that some folder holds in this language, by the alphabet."""
    places = [_place_of(folder, lang) for folder in folders] if is_plain(lang) else []
    names = {file.name for place in places if place.is_dir() for file in place.iterdir()}
    return tuple(sorted(name.removesuffix(SUFFIX) for name in names if name.endswith(SUFFIX)))


def lacks_layer(folders: Sequence[Traversable], lang: str, layer: str, source: str) -> bool:
    """Whether some folder holds a layer in the source language only."""
    if not is_plain(layer) or lang == PSEUDO:
        return False
    name = layer + SUFFIX
    return any(
        (folder / source / name).is_file() and not (_place_of(folder, lang) / name).is_file() for folder in folders
    )


def _holds_messages(place: Traversable) -> bool:
    return place.is_dir() and any(file.name.endswith(SUFFIX) for file in place.iterdir())


def read_layer(folders: Sequence[Traversable], lang: str, layer: str) -> list[tuple[str, str | None]]:
    """The files of a layer in the order of the folders: (short name for people, text). None: unreadable."""
    found: list[tuple[str, str | None]] = []
    if not (is_plain(lang) and is_plain(layer)):
        return found
    if lang == PSEUDO:
        from .pseudo_locale import pseudo

        return [(name, text and pseudo(text)) for name, text in read_layer(folders, PSEUDO_OF, layer)]
    for index, folder in enumerate(folders):
        file = _place_of(folder, lang) / (layer + SUFFIX)
        if file.is_file():
            # the first folder is our own, whose files some installers make links
            found.append((f"{lang}/{layer}{SUFFIX}", _text(file, None if index == 0 else folder)))
    return found


def _text(file: Traversable, home: Traversable | None) -> str | None:
    """What a file says; None for one that is no text, or of others too large or outside of its home (a link)."""
    data = file.read_bytes() if home is None else _bytes_inside(file, home)
    try:
        # "utf-8-sig": editors on Windows like to add a byte-order mark, which Fluent takes for junk
        return None if data is None else data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return None


def _bytes_inside(file: Traversable, home: Traversable) -> bytes | None:
    from cyclades_core.engine.values.limits import FILE_BYTES
    from cyclades_core.files import is_inside

    if os.path.exists(str(home)) and not is_inside(str(file), str(home)):  # it need not exist: inside of a zip file
        return None
    with file.open("rb") as stream:
        data = stream.read(FILE_BYTES + 1)
    return data if len(data) <= FILE_BYTES else None


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
