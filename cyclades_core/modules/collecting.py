"""Collecting: everything that the chosen modules define, checked as far as one can without understanding it.

    found = collect("old,atlantis/floods", {"tide": "high"})
    found.modules        (("old", "1.0"), ("atlantis/floods", "1.0"))
    found.options        {"tide": "high"}
    found.definitions    [Entry(kind, definition, module, box), ...]

`compiling` makes a ruleset of it.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from attrs import define, field, frozen

from cyclades_core.definitions.board import Board
from cyclades_core.definitions.tiles import Tiles
from cyclades_core.loading import Problems, Source, nearest
from cyclades_core.modules.choosing import choose
from cyclades_core.modules.contents import (
    BOARD,
    Entry,
    raw_ids,
    read_board,
    read_content,
    read_tiles,
    report_values,
)
from cyclades_core.modules.hookspecs import Folder
from cyclades_core.modules.manager import Catalogue, catalogue
from cyclades_core.modules.manifest import Expansion, Interaction, Module, Value, read_expansion, read_file
from cyclades_core.modules.settings import settle

__all__ = ["Collected", "collect"]


@frozen(kw_only=True)
class Collected:
    """The chosen modules and all they bring."""

    modules: tuple[tuple[str, str], ...]
    """Id and version of each, in the order in which they count."""
    options: dict[str, Value]
    """Every option of these modules, by the alphabet."""
    definitions: list[Entry]
    """By module, then by file, then as written."""
    boards: list[Board]
    tiles: Tiles
    """All that boards can be laid of."""
    boxes: tuple[str, ...]
    """The boxes of the modules, each once, in the same order."""
    fingerprint_parts: list[bytes] = field(repr=False)
    """What the rules depend on: modules, versions, options, and every file that was read."""


def collect(
    modules: str | Sequence[str],
    options: Mapping[str, Any] | None = None,
    problems: Problems | None = None,
    extra_folders: Iterable[Folder] = (),
) -> Collected:
    """Collect what the modules define.

    Raises `UnknownModule` or `ModuleConflict` for a list that does not work, with the nearest one that does, and
    `ContentError` with every problem of options and content. Warnings are left in `problems`, if given.
    """
    problems = Problems() if problems is None else problems
    extra = tuple(extra_folders)
    for folder in extra:  # who names a folder wants to hear what is wrong with it, whatever he plays
        problems.extend(read_expansion(folder).problems)
    problems.raise_errors()
    there = catalogue(extra)
    chosen = choose(modules, there)
    settled = settle((there.modules[module] for module in chosen), options, problems)
    gathering = _Gathering(there, chosen, problems)
    gathering.read()
    entries = gathering.kept()
    problems.raise_errors()
    boxes = tuple(dict.fromkeys(module.partition("/")[0] for module in chosen))
    return Collected(
        modules=tuple((module, _version(there, module)) for module in chosen),
        options=settled,
        definitions=[entry for entry in entries if entry.kind != BOARD],
        boards=[entry.definition for entry in entries if entry.kind == BOARD],
        tiles=gathering.tiles,
        boxes=boxes,
        fingerprint_parts=[*_head(there, chosen, settled), *gathering.parts],
    )


def _version(there: Catalogue, module: str) -> str:
    manifest = there.box_of(module).manifest
    return "" if manifest is None else manifest.version


def _head(there: Catalogue, chosen: Sequence[str], options: Mapping[str, Value]) -> Iterator[bytes]:
    for module in chosen:
        yield json.dumps([module, _version(there, module)]).encode()
    yield json.dumps(options, sort_keys=True).encode()


@define
class _Gathering:
    """The work of one `collect`: reads the parts in order and applies what they take away."""

    there: Catalogue
    chosen: tuple[str, ...]
    problems: Problems
    entries: list[tuple[Entry, Module | Interaction]] = field(factory=list)
    parts: list[bytes] = field(factory=list)
    tiles: Tiles = field(factory=Tiles)
    _known: dict[str, set[str]] = field(factory=dict)

    def read(self) -> None:
        """Read the files of every part. They count as text, so that line ends do not change the fingerprint."""
        for part, owner in self._active():
            box = self.there.box_of(owner)
            for index, name in enumerate(part.files):
                source = self._source(box, part, name, "files", index)
                self.entries.extend((entry, part) for entry in read_content(source, owner, box.name, self.problems))
            if part.tiles is not None:
                self.tiles = self.tiles.joined(read_tiles(self._source(box, part, part.tiles, "tiles"), self.problems))
            for index, name in enumerate(part.boards):
                source = self._source(box, part, name, "boards", index)
                found = read_board(source, owner, box.name, self.problems, self.tiles)
                self.entries.extend((entry, part) for entry in found)
            taken = [part.removes, part.replaces]
            if any(taken):
                self.parts.append(json.dumps([owner, *taken]).encode())

    def _source(self, box: Expansion, part: Module | Interaction, name: str, *below: str | int) -> Source:
        at = None if part.origin is None else (part.origin, below)
        source = read_file(box.folder, name, self.problems, official=box.official, at=at)
        report_values(source, self.problems)
        self.parts.append(f"{box.name}/{name}\0{source.text}".encode())
        return source

    def kept(self) -> list[Entry]:
        """Return what is left after removing and replacing; report what is there twice, or not at all."""
        gone: set[int] = set()
        for part, owner in self._active():
            own = {(entry.kind, entry.id) for entry, source in self.entries if source is part}
            for key, names in (("removes", part.removes), ("replaces", part.replaces)):
                for index, name in enumerate(names):
                    gone.update(self._hit(part, key, index, name))
                    _, kind, bare = name.split(":")
                    if key == "replaces" and (kind, bare) not in own and not self.problems:
                        mine = f"{owner.partition('/')[0]}:{kind}:{bare}"
                        self._report(part, "unknown-id", key, index, name=mine, kind=kind)
        left = [entry for entry, _ in self.entries if id(entry) not in gone]
        first: dict[tuple[str, str], Entry] = {}
        for entry in left:
            other = first.setdefault((entry.kind, entry.id), entry)
            if other is not entry and entry.origin is not None and other.origin is not None:
                below = () if entry.kind == BOARD or "id" not in _raw(entry) else ("id",)
                entry.origin.report(self.problems, "duplicate-id", *below, name=entry.full_id, first=other.origin.place)
        return left

    def _active(self) -> Iterator[tuple[Module | Interaction, str]]:
        """Each module, followed by the interactions that it completes, with the module that they count with."""
        waiting = [each for name in self.there.boxes for each in _interactions(self.there.boxes[name])]
        held: set[str] = set()
        for module in self.chosen:
            held.add(module)
            yield self.there.modules[module], module
            for box, each in waiting:
                if module in each.when and held.issuperset(each.when):
                    own = [one for one in self.chosen if one in each.when and one.partition("/")[0] == box]
                    if own:
                        yield each, own[-1]

    def _hit(self, part: Module | Interaction, key: str, index: int, name: str) -> set[int]:
        """The entries that a full id takes away: those of other parts. What exists but is not in play is fine."""
        found = {id(entry) for entry, source in self.entries if entry.full_id == name and source is not part}
        if found or self.problems:  # with faults elsewhere it may be one of those that could not be read
            return found
        box, kind, bare = name.split(":")
        near: str | None
        if box not in self.there.boxes:
            near = nearest(box, self.there.boxes)
            near = near and f"{near}:{kind}:{bare}"
        elif any(module.partition("/")[0] == box for module in self.chosen) and f"{kind}:{bare}" not in self._ids_of(
            box
        ):
            near = nearest(f"{kind}:{bare}", self._ids_of(box))
            near = near and f"{box}:{near}"
        else:
            return found
        self._report(part, "unknown-id", key, index, name=name, kind=kind, nearest=near)
        return found

    def _ids_of(self, box: str) -> set[str]:
        """`kind:id` of all that a box defines in any combination."""
        if box not in self._known:
            expansion = self.there.boxes[box]
            parts = [self.there.modules[module] for module in self.there.members(box)]
            self._known[box] = {
                found
                for part in [*parts, *(each for _, each in _interactions(expansion))]
                for found in raw_ids(expansion, part.files, part.boards)
            }
        return self._known[box]

    def _report(self, part: Module | Interaction, code: str, *below: str | int, **options: Any) -> None:
        if part.origin is not None:
            part.origin.report(self.problems, code, *below, **options)


def _interactions(expansion: Expansion) -> list[tuple[str, Interaction]]:
    return [] if expansion.manifest is None else [(expansion.name, each) for each in expansion.manifest.interaction]


def _raw(entry: Entry) -> Mapping[str, Any]:
    """The table of an entry as it was written."""
    at: Any = {} if entry.origin is None else entry.origin.source.data
    for step in () if entry.origin is None else entry.origin.path:
        at = at[step]
    return at if isinstance(at, Mapping) else {}
