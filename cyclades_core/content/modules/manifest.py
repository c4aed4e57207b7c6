"""Manifests: what a box offers, and how its modules get on with those of others.

box = "atlantis"
version = "1.0"
engine = ">=1.0,<2"
rules = "rules.md"                          # its numbered rules, for cites and coverage
symbols = "symbols.toml"                    # how pictures draw its things: `drawing_symbols.py`

[[module]]
id = "atlantis/floods"                      # or just the name of the box, if it has one module
files = ["floods.toml"]                     # content, relative to the folder
boards = ["boards/four.toml"]
tiles = "boards/tiles.toml"                 # what boards with a `layout` are laid of
requires = [{ any = ["old", "new"] }]       # strings or alternatives
conflicts = ["atlantis/drought"]
refuses = { "other/board" = "T15.1" }       # a conflict, with the rule that says so
allows = { old = "A1.1", other = "A1.2" }   # modules or boxes it may be played with, with the rule that says so
after = ["other"]                           # if it is chosen as well, it comes first
removes = ["old:creature:kraken"]           # full ids, taken away while this module is on
replaces = ["old:phase:gods"]               # the same, and this module defines a phase `gods` itself

[[module.option]]
id = "tide"
values = ["low", "high"]                    # or kind = "number" with least and most
default = "low"
cite = "A2.1"

[[interaction]]                             # what holds only in a combination
when = ["atlantis/floods", "other"]
files = ["floods-other.toml"]
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sized
from errno import ENOENT
from importlib.resources.abc import Traversable
from os import strerror
from pathlib import Path
from stat import filemode
from typing import Literal

from attrs import field, frozen

from cyclades_core.engine.values.limits import ALTERNATIVES, FILES, MODULES, OPTIONS
from cyclades_core.files import is_inside

from ..schema.key_docs import key_doc
from ..toml import ORIGIN, ContentFile, Origin, Problems, ValueRejected, structure
from .engine_versions import engine_version, fits, is_range
from .hookspecs import Folder

__all__ = [
    "AnyOf",
    "Expansion",
    "Interaction",
    "Manifest",
    "ModuleManifest",
    "ModuleOption",
    "Value",
    "read_expansion",
    "read_file",
]

Value = str | int | bool
At = tuple[Origin, tuple[str | int, ...]] | None

MANIFEST = "manifest.toml"
_NAME = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*")
_FULL_ID = re.compile(r"[^:\s]+:[^:\s]+:[^:\s]+")


@frozen(kw_only=True)
class AnyOf:
    """A requirement with alternatives: one of them will do."""

    any: tuple[str, ...] = field(metadata=key_doc("Alternatives: one of them will do."))

    def __attrs_post_init__(self) -> None:
        if not self.any:
            raise ValueRejected("wrong-value", "any", expected="> 0", found=0)
        _few("any", self.any, OPTIONS)


@frozen(kw_only=True)
class ModuleOption:
    """A setting of a module. A choice among `values`, or a number from `least` to `most`.

    >>> tide = ModuleOption(id="tide", values=("low", 3, True), default="low")
    >>> tide.read("3"), tide.read(3), tide.read("true"), tide.read("flood")
    (3, 3, True, None)
    >>> ModuleOption(id="hills", kind="number", least=1, most=9, default=4).read("12") is None
    True
    """

    id: str = field(metadata=key_doc("Its name."))
    kind: Literal["choice", "number"] = field(
        default="choice", metadata=key_doc("`choice` among `values`, or a `number` from `least` to `most`.")
    )
    values: tuple[Value, ...] = field(default=(), metadata=key_doc("What may be chosen."))
    least: int | None = field(default=None, metadata=key_doc("The lowest number."))
    most: int | None = field(default=None, metadata=key_doc("The highest number."))
    default: Value = field(metadata=key_doc("What it is when nobody says."))
    cite: str = field(default="", metadata=key_doc("The rule that leaves it open."))
    origin: Origin | None = ORIGIN

    def __attrs_post_init__(self) -> None:
        _check_name(self.id, "id")
        _few("values", self.values, OPTIONS)
        limits = (self.least, self.most)
        if self.kind == "number" and self.values:
            raise ValueRejected("unknown-key", "values", name="values", table=self.id)
        if self.kind == "choice" and limits != (None, None):
            raise ValueRejected("unknown-key", "most" if self.least is None else "least", name="least", table=self.id)
        if self.read(self.default) != self.default:
            raise ValueRejected("wrong-value", "default", expected=self.allowed, found=self.default)

    @property
    def allowed(self) -> str:
        """The values, for a message: `low | high`, `1..9`."""
        return " | ".join(map(_written, self.choices))

    @property
    def choices(self) -> tuple[Value, ...]:
        """The values; of a number its range, as text."""
        if self.kind == "choice":
            return self.values
        least, most = ("" if limit is None else str(limit) for limit in (self.least, self.most))
        return (f"{least}..{most}",)

    def read(self, given: object) -> Value | None:
        """Return the value that is meant, which may be given as text (the command line knows no types); else None."""
        if self.kind == "choice":
            same = (value for value in self.values if type(value) is type(given) and value == given)
            return next(same, next((value for value in self.values if _written(value) == given), None))
        if isinstance(given, str) and re.fullmatch(r"-?[0-9]{1,9}", given):
            given = int(given)
        if type(given) is not int or (self.least is not None and given < self.least):
            return None
        return None if self.most is not None and given > self.most else given


@frozen(kw_only=True)
class _Part:
    """What modules and interactions have in common: content, and what it takes away."""

    files: tuple[str, ...] = field(
        default=(), metadata=key_doc("Files with content, below the folder of the manifest.")
    )
    boards: tuple[str, ...] = field(default=(), metadata=key_doc("Files with boards."))
    tiles: str | None = field(
        default=None, metadata=key_doc("The file with the tiles that boards with a `layout` are laid of.")
    )
    removes: tuple[str, ...] = field(
        default=(), metadata=key_doc("Full ids (`box:kind:id`) of what is taken away while this is in play.")
    )
    replaces: tuple[str, ...] = field(
        default=(), metadata=key_doc("The same, and this module defines another of the same kind and id.")
    )
    cite: str = field(default="", metadata=key_doc("The rule that says so."))
    origin: Origin | None = ORIGIN

    def __attrs_post_init__(self) -> None:
        for key, names in (("files", self.files), ("boards", self.boards)):
            _few(key, names, FILES)
            for index, name in enumerate(names):
                _check_file(name, key, index)
        if self.tiles is not None:
            _check_file(self.tiles, "tiles")
        for key, ids in (("removes", self.removes), ("replaces", self.replaces)):
            for index, name in enumerate(ids):
                if not _FULL_ID.fullmatch(name):
                    raise ValueRejected("wrong-value", key, index, expected="box:kind:id", found=name)


@frozen(kw_only=True)
class ModuleManifest(_Part):
    """The unit of composition."""

    id: str = field(metadata=key_doc("`box/name`, or the name of the box if it has one module."))
    requires: tuple[str | AnyOf, ...] = field(
        default=(), metadata=key_doc("Modules it needs; `{ any = [...] }`: one of these.")
    )
    conflicts: tuple[str, ...] = field(
        default=(), metadata=key_doc("Modules, or whole boxes, that it cannot be played with.")
    )
    refuses: dict[str, str] = field(
        factory=dict, metadata=key_doc("The same, with the rule that says so: `{ other = 'A1.1' }`.")
    )
    allows: dict[str, str] = field(
        factory=dict, metadata=key_doc("Modules or boxes it may be played with, with the rule that says so.")
    )
    after: tuple[str, ...] = field(
        default=(), metadata=key_doc("Modules that count before it, if they are chosen as well.")
    )
    option: tuple[ModuleOption, ...] = field(default=(), metadata=key_doc("Settings that a player may choose."))

    def __attrs_post_init__(self) -> None:
        _Part.__attrs_post_init__(self)
        _few("option", self.option, OPTIONS)

    def needs(self) -> Iterator[tuple[str, ...]]:
        """Each requirement as its alternatives.

        >>> list(ModuleManifest(id="a/b", requires=("a/c", AnyOf(any=("d", "e")))).needs())
        [('a/c',), ('d', 'e')]
        """
        for need in self.requires:
            yield (need,) if isinstance(need, str) else need.any

    def excludes(self, other: str) -> bool:
        """Whether it cannot be played with another module: that is said of the module, or of its box.

        >>> module = ModuleManifest(id="a", conflicts=("old",), refuses={"far/sea": "A3"})
        >>> module.excludes("old/new"), module.excludes("far/sea"), module.excludes("far/land")
        (True, True, False)
        """
        names = {other, other.partition("/")[0]}
        return not names.isdisjoint(self.conflicts) or not names.isdisjoint(self.refuses)

    def refused_by(self, other: str) -> str:
        """The rule by which it cannot be played with another module, if it cites one."""
        return self.refuses.get(other, self.refuses.get(other.partition("/")[0], ""))

    def allowed_with(self, other: str) -> str:
        """The rule by which it may be played with another module: said of that module, or of its box; else empty.

        >>> module = ModuleManifest(id="a/b", allows={"old": "A1", "old/new": "A2"})
        >>> module.allowed_with("old/new"), module.allowed_with("old/own"), module.allowed_with("far")
        ('A2', 'A1', '')
        """
        return self.allows.get(other, self.allows.get(other.partition("/")[0], ""))


@frozen(kw_only=True)
class Interaction(_Part):
    """Content that exists only while all modules of `when` are in play."""

    when: tuple[str, ...] = field(metadata=key_doc("The modules that must all be in play."))


@frozen(kw_only=True)
class Manifest:
    """What `manifest.toml` says."""

    box: str = field(metadata=key_doc("The name of the box: small letters, digits and hyphens."))
    version: str = field(metadata=key_doc("The version of the box."))
    engine: str = field(default="", metadata=key_doc("Versions of the engine that it was made for: `>=1.0,<2`."))
    symbols: str | None = field(
        default=None, metadata=key_doc("The file that says how pictures draw the things of the box.")
    )
    rules: str | None = field(
        default=None,
        metadata=key_doc("The file with its numbered rules: Markdown, `- **A1.1** ...` below `## A1 ...`."),
    )
    module: tuple[ModuleManifest, ...] = field(metadata=key_doc("The modules: what can be chosen."))
    interaction: tuple[Interaction, ...] = field(
        default=(), metadata=key_doc("Content that exists only in a combination of modules.")
    )
    origin: Origin | None = ORIGIN

    def __attrs_post_init__(self) -> None:
        _check_name(self.box, "box")
        _few("module", self.module, MODULES)
        _few("interaction", self.interaction, MODULES)
        ways = 0
        for index, each in enumerate(self.module):
            ways += sum(len(need) for need in each.needs() if len(need) > 1)
            if ways > ALTERNATIVES:  # each is a set of modules more that a check looks at
                raise ValueRejected(
                    "wrong-value", "module", index, "requires", expected=f"<= {ALTERNATIVES}", found=ways
                )
        if self.symbols is not None:
            _check_file(self.symbols, "symbols")
        if self.rules is not None:
            _check_file(self.rules, "rules")
        if not is_range(self.engine):
            raise ValueRejected("wrong-value", "engine", expected=">=1.0,<2", found=self.engine)
        seen: set[str] = set()
        for index, module in enumerate(self.module):
            box, slash, name = module.id.partition("/")
            if box != self.box or (slash and not _NAME.fullmatch(name)):
                raise ValueRejected("wrong-value", "module", index, "id", expected=f"{self.box}/…", found=module.id)
            if module.id in seen:
                first = next(each.origin.place for each in self.module if each.origin and each.id == module.id)
                raise ValueRejected("duplicate-id", "module", index, "id", name=module.id, first=first)
            seen.add(module.id)


@frozen(kw_only=True)
class Expansion:
    """A box that was found: its folder, and its manifest if that could be read. `problems` says what is wrong."""

    name: str
    folder: Traversable
    manifest: Manifest | None = None
    official: bool = False
    problems: Problems = field(factory=Problems, eq=False)


def _few(key: str, found: Sized, most: int) -> None:
    """Refuse a list that is longer than anybody needs."""
    if len(found) > most:
        raise ValueRejected("wrong-value", key, expected=f"<= {most}", found=len(found))


def read_expansion(folder: Folder, *, name: str | None = None, official: bool = False) -> Expansion:
    """Read the manifest of a folder. Never raises: what is wrong stands in `problems`."""
    root = Path(folder) if isinstance(folder, str) else folder
    problems = Problems()
    source = read_file(root, MANIFEST, problems, official=official)
    manifest = structure(Manifest, source.data, source, (), problems)
    engine = engine_version()
    if manifest is not None and not fits(engine, manifest.engine):
        problems.add("engine-version", source, ("engine",), module=manifest.box, expected=manifest.engine, found=engine)
    shown = name or root.name
    return Expansion(
        name=shown if manifest is None else manifest.box,
        folder=root,
        manifest=manifest,
        official=official,
        problems=problems,
    )


def read_file(
    folder: Traversable, name: str, problems: Problems, *, official: bool = False, at: At = None
) -> ContentFile:
    """Read a file of an expansion; it is shown as people would type its path.

    What is not ours must lie in its folder, whatever links there are, and be a plain file: nothing of another one is
    read or quoted. `at` is the place that names it, for the blame.
    """
    file: Traversable = folder
    for part in name.split("/"):
        file = file / part
    shown = _shown(file)
    if at is not None and not official and isinstance(file, Path) and not _exists(file):
        at[0].report(problems, "unreadable-file", *at[1], detail=f"{shown}: {strerror(ENOENT)}")
        return ContentFile(shown, "", broken=True)
    if official or not (isinstance(file, Path) and isinstance(folder, Path)) or not _exists(file):
        return ContentFile.read(file, problems, name=shown)
    source, path = (shown, ()) if at is None else (at[0].source, (*at[0].path, *at[1]))
    if not is_inside(file, folder):
        problems.add("file-outside", source, path, name=name)
    elif not file.is_file() and not file.is_dir():
        problems.add("unreadable-file", source, path, detail=filemode(file.stat().st_mode))
    else:
        return ContentFile.read(file, problems, name=shown)
    return ContentFile(shown, "", broken=True)


def _exists(file: Path) -> bool:
    try:
        return file.exists() or file.is_symlink()
    except (OSError, ValueError):
        return False


def _shown(file: Traversable) -> str:
    if not isinstance(file, Path):
        return str(file)
    try:
        return file.relative_to(Path.cwd()).as_posix()
    except (ValueError, OSError):  # elsewhere; or the current folder is gone
        return file.as_posix()


def _check_file(name: str, *path: str | int) -> None:
    # Relative and downwards only: a manifest is no way to read other people's files.
    if not name or "\\" in name or ":" in name or not {"", ".", ".."}.isdisjoint(name.split("/")):
        raise ValueRejected("wrong-value", *path, expected="folder/file.toml", found=name)


def _check_name(name: str, key: str) -> None:
    if not _NAME.fullmatch(name):
        raise ValueRejected("wrong-value", key, expected="kebab-case", found=name)


def _written(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def alternatives(need: Iterable[str]) -> str:
    """Write a requirement for a message.

    >>> alternatives(("old", "new"))
    'old | new'
    """
    return " | ".join(need)
