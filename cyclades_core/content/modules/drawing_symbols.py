"""Symbols: how a box wants its units, buildings, goods, gods and figures to be drawn.

The manifest names a file (`symbols = "symbols.toml"`), in which a key is an id with its kind in front and a value the
path of a line drawing on a grid of 24 by 24, in the letters and numbers of an SVG path and nothing else, so that it can
be put into any page or picture as it is. `solid` is what is filled besides:

    unit-ram = "M3 20L20 4M20 4v5M20 4h-5"
    building-lighthouse = { line = "M8 21L10 8h4l2 13z", solid = "M10 4h4v4h-4z" }

What stands for a whole kind of cards may also say the colour of their heads and backs:

    kind-omen = { line = "M4 20h16M12 4v9", colour = "#6b4c11" }

What has no symbol is shown by an initial. Symbols change no rule: they are no part of a ruleset and of its fingerprint.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from importlib import resources

from attrs import frozen

from ..toml import ContentFile, Problems
from .hookspecs import Folder
from .manifest import Expansion, read_file
from .plugin_manager import catalogue

__all__ = ["COLOUR", "GRID", "LONGEST", "PATH", "Symbol", "read_symbols", "symbols_drawn", "symbols_in", "symbols_of"]

GRID = 24
LONGEST = 4000
_ID = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*")
PATH = r"[Mm][MmLlHhVvCcSsQqTtAaZz0-9.,+ \n\t-]*"
COLOUR = r"#[0-9a-f]{6}"


@frozen
class Symbol:
    """A drawing: lines, what is filled, and for a kind of cards (`kind-omen`) the colour of their heads."""

    line: str
    solid: str = ""
    colour: str = ""


def symbols_drawn(modules: Iterable[str], extra_folders: Iterable[Folder] = ()) -> dict[str, Symbol]:
    """All that a game of these modules draws: the symbols of what every edition has, and over them those of the boxes.

    >>> {"gold", "sea", "kind-god"} <= set(symbols_drawn([]))
    True
    """
    problems = Problems()
    text = (resources.files(__package__) / "symbols.toml").read_text(encoding="utf-8")
    common = read_symbols(ContentFile.from_text("symbols.toml", text, problems), problems)
    problems.raise_errors()
    return {**common, **symbols_of(modules, extra_folders)}


def symbols_of(modules: Iterable[str], extra_folders: Iterable[Folder] = ()) -> dict[str, Symbol]:
    """The symbols of the boxes of these modules; what a later box says counts. `ContentError` if a file is wrong.

    >>> sorted(symbols_of([]))
    []
    """
    there = catalogue(tuple(extra_folders))
    boxes = dict.fromkeys(module.partition("/")[0] for module in modules)
    problems = Problems()
    found: dict[str, Symbol] = {}
    for box in boxes:
        if box in there.boxes:
            found |= symbols_in(there.boxes[box], problems)
    problems.raise_errors()
    return found


def symbols_in(box: Expansion, problems: Problems) -> dict[str, Symbol]:
    """The symbols of one box; what is wrong with them is noted."""
    manifest = box.manifest
    if manifest is None or manifest.symbols is None:
        return {}
    at = None if manifest.origin is None else (manifest.origin, ("symbols",))
    return read_symbols(read_file(box.folder, manifest.symbols, problems, official=box.official, at=at), problems)


def read_symbols(source: ContentFile, problems: Problems) -> dict[str, Symbol]:
    """The symbols of a file.

    >>> problems = Problems()
    >>> read_symbols(ContentFile.from_text("s.toml", "unit-ram = 'M3 20L20 4'\\nunit-x = '<b>'\\n", problems), problems)
    {'unit-ram': Symbol(line='M3 20L20 4', solid='', colour='')}
    >>> [(problem.line, problem.code) for problem in problems]
    [(2, 'wrong-value')]
    """
    found: dict[str, Symbol] = {}
    for name, value in source.data.items():
        if not _ID.fullmatch(name):
            problems.add("wrong-value", source, (name,), name="id", expected="kind-id", found=name)
            continue
        parts = value if isinstance(value, Mapping) else {"line": value}
        good = "line" in parts
        if not good:
            problems.add("missing-key", source, (name,), name="line", table=name)
        for key, path in parts.items():
            place = (name, key) if isinstance(value, Mapping) else (name,)
            if key not in ("line", "solid", *(("colour",) if name.startswith("kind-") else ())):
                problems.add("unknown-key", source, place, name=str(key), table=name)
                good = False
            elif key == "colour":
                if not (isinstance(path, str) and re.fullmatch(COLOUR, path)):
                    shown = path[:60] if isinstance(path, str) else path
                    problems.add("wrong-value", source, place, name=name, expected="#6b4c11", found=shown)
                    good = False
            elif not (isinstance(path, str) and len(path) <= LONGEST and re.fullmatch(PATH, path)):
                shown = path[:60] if isinstance(path, str) else path
                problems.add("wrong-value", source, place, name=name, expected="M3 20L20 4", found=shown)
                good = False
        if good:
            found[name] = Symbol(**{str(key): " ".join(path.split()) for key, path in parts.items()})
    return found
