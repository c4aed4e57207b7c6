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

from cyclades_core.engine.values.limits import BOX_VALUES

from ..boards.board import Board
from ..boards.tiles import Tiles
from ..toml import ContentFile, Origin, Problems, nearest
from .expansion_folders import folder_problems
from .hookspecs import Folder
from .manifest import Expansion, Interaction, ModuleManifest, Value, read_file
from .module_contents import (
    BOARD,
    OwnedDefinition,
    RawDefinition,
    kinds_of,
    raw_ids,
    read_board,
    read_tiles,
    report_values,
)
from .module_lists import choose
from .overlays import Overlay, Overlays, read_part_file
from .plugin_manager import ModuleCatalog, catalogue
from .ruleset_options import settle

__all__ = ["Collected", "collect"]


@frozen(kw_only=True)
class Collected:
    """The chosen modules and all they bring."""

    modules: tuple[tuple[str, str], ...]
    """Id and version of each, in the order in which they count."""
    options: dict[str, Value]
    """Every option of these modules, by the alphabet."""
    definitions: list[OwnedDefinition]
    """By module, then by file, then as written."""
    boards: list[Board]
    tiles: Tiles
    """All that boards can be laid of."""
    boxes: tuple[str, ...]
    """The boxes of the modules, each once, in the same order."""
    overlays: Overlays = field(repr=False, eq=False)
    """How the definitions came to be: what each module says, and what others have laid over it."""
    origin: Origin | None = field(repr=False, eq=False)
    """Where the first module is declared, which the others are played with."""
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
        problems.extend(folder_problems(folder))
    problems.raise_errors()
    there = catalogue(extra)
    chosen = choose(modules, there)
    there.bring_words(chosen)
    settled = settle((there.modules[module] for module in chosen), options, problems)
    gathering = _Gathering(there, chosen, problems)
    gathering.read()
    entries = gathering.entries()
    problems.raise_errors()
    boxes = tuple(dict.fromkeys(module.partition("/")[0] for module in chosen))
    return Collected(
        modules=tuple((module, _version(there, module)) for module in chosen),
        options=settled,
        definitions=[entry for entry in entries if entry.kind != BOARD],
        boards=[entry.definition for entry in entries if entry.kind == BOARD],
        tiles=gathering.tiles,
        boxes=boxes,
        overlays=gathering.overlays,
        origin=there.modules[chosen[0]].origin if chosen else None,
        fingerprint_parts=[*_head(there, chosen, settled), *gathering.parts],
    )


def _version(there: ModuleCatalog, module: str) -> str:
    manifest = there.box_of(module).manifest
    return "" if manifest is None else manifest.version


def _head(there: ModuleCatalog, chosen: Sequence[str], options: Mapping[str, Value]) -> Iterator[bytes]:
    for module in chosen:
        yield json.dumps([module, _version(there, module)]).encode()
    yield json.dumps(options, sort_keys=True).encode()


@define
class _Gathering:
    """The work of one `collect`: reads the parts in order and applies what they take away, lay under and change."""

    there: ModuleCatalog
    chosen: tuple[str, ...]
    problems: Problems
    overlays: Overlays = field(init=False)
    boards: list[tuple[OwnedDefinition, ModuleManifest | Interaction]] = field(factory=list)
    parts: list[bytes] = field(factory=list)
    tiles: Tiles = field(factory=Tiles)
    _known: dict[str, set[str]] = field(factory=dict)
    _values: dict[str, int] = field(factory=dict)  # by box: what its files hold together

    def __attrs_post_init__(self) -> None:
        found = [Overlay(spec, owner, self.there.box_of(owner).name) for spec, owner in self._active()]
        self.overlays = Overlays(found, self.there.modules)

    def read(self) -> None:
        """Read the files of every part. They count as text, so that line ends do not change the fingerprint."""
        found: list[tuple[Overlay, ContentFile]] = []
        for part in self.overlays.parts:
            spec, box = part.spec, self.there.box_of(part.owner)
            for index, name in enumerate(spec.files):
                found.append((part, self._source(box, spec, name, "files", index)))
            if spec.tiles is not None:
                self.tiles = self.tiles.joined(read_tiles(self._source(box, spec, spec.tiles, "tiles"), self.problems))
            for index, name in enumerate(spec.boards):
                source = self._source(box, spec, name, "boards", index)
                entries = read_board(source, part.owner, box.name, self.problems, self.tiles)
                self.boards.extend((entry, spec) for entry in entries)
            taken = [spec.removes, spec.replaces]
            if any(taken):
                self.parts.append(json.dumps([part.owner, *taken]).encode())
        kinds = kinds_of(source for _, source in found)  # a module may have cards of a kind that another declares
        for part, source in found:
            read_part_file(part, source, self.problems, kinds)

    def _source(self, box: Expansion, part: ModuleManifest | Interaction, name: str, *below: str | int) -> ContentFile:
        at = None if part.origin is None else (part.origin, below)
        source = read_file(box.folder, name, self.problems, official=box.official, at=at)
        report_values(source, self.problems)
        if not box.official:
            self._values[box.name] = self._values.get(box.name, 0) + source.values
            if self._values[box.name] > BOX_VALUES:
                found = self._values[box.name]
                self.problems.add("too-much", source.name, (), name=box.name, found=found, limit=BOX_VALUES)
                source = ContentFile(source.name, "", broken=True)
        self.parts.append(f"{box.name}/{name}\0{source.text}".encode())
        return source

    def _all(self) -> Iterator[tuple[RawDefinition | OwnedDefinition, ModuleManifest | Interaction]]:
        for part in self.overlays.parts:
            yield from ((draft, part.spec) for draft in part.drafts if draft.id)
        yield from self.boards

    def entries(self) -> list[OwnedDefinition]:
        """Return what is left after removing, replacing and changing; report what is there twice, or not at all."""
        self.overlays.lay_defaults(self.problems)
        gone = self._take_away()
        self._report_twins(gone)
        self.overlays.apply_changes(self.problems)
        kept = self.overlays.checked(self.problems)
        return [*kept, *(entry for entry, _ in self.boards if id(entry) not in gone)]

    def _take_away(self) -> set[int]:
        """What the parts remove and replace; what they name and is not there is reported."""
        gone: set[int] = set()
        for part in self.overlays.parts:
            own = {(each.kind, each.id) for each, spec in self._all() if spec is part.spec}
            for key, names in (("removes", part.spec.removes), ("replaces", part.spec.replaces)):
                for index, name in enumerate(names):
                    for each in self._hit(part.spec, key, index, name):
                        gone.add(each)
                        self.overlays.gone.setdefault(each, []).append(part)
                    _, kind, bare = name.split(":")
                    if key == "replaces" and (kind, bare) not in own and not self.problems:
                        mine = f"{part.box}:{kind}:{bare}"
                        self._report(part.spec, "unknown-id", key, index, name=mine, kind=kind)
        return gone

    def _report_twins(self, gone: set[int]) -> None:
        first: dict[tuple[str, str], RawDefinition | OwnedDefinition] = {}
        for each, _ in self._all():
            if id(each) in gone:
                continue
            other = first.setdefault((each.kind, each.id), each)
            if other is not each and _is_same_kind(each, other):
                self.overlays.gone.setdefault(id(each), [])
                continue
            if other is not each and each.origin is not None and other.origin is not None:
                below = ("id",) if isinstance(each, RawDefinition) and "id" in _raw(each) else ()
                each.origin.report(self.problems, "duplicate-id", *below, name=each.full_id, first=other.origin.place)

    def _active(self) -> Iterator[tuple[ModuleManifest | Interaction, str]]:
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

    def _hit(self, part: ModuleManifest | Interaction, key: str, index: int, name: str) -> set[int]:
        """The entries that a full id takes away: those of other parts. What exists but is not in play is fine."""
        found = {id(each) for each, spec in self._all() if each.full_id == name and spec is not part}
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

    def _report(self, part: ModuleManifest | Interaction, code: str, *below: str | int, **options: Any) -> None:
        if part.origin is not None:
            part.origin.report(self.problems, code, *below, **options)


def _interactions(expansion: Expansion) -> list[tuple[str, Interaction]]:
    return [] if expansion.manifest is None else [(expansion.name, each) for each in expansion.manifest.interaction]


def _raw(draft: RawDefinition) -> Mapping[str, Any]:
    """The table of a definition as it was written: one that is called by its key has no id there."""
    at: Any = draft.source.data
    for step in draft.path:
        at = at[step]
    return at if isinstance(at, Mapping) else {}


def _is_same_kind(one: RawDefinition | OwnedDefinition, other: RawDefinition | OwnedDefinition) -> bool:
    """Whether two boxes declare the same kind of cards, each for the games without the other."""
    if not (
        isinstance(one, RawDefinition) and isinstance(other, RawDefinition) and one.kind == other.kind == "card-kind"
    ):
        return False
    tables = [{key: value for key, value in _raw(each).items() if key != "cite"} for each in (one, other)]
    return tables[0] == tables[1]
