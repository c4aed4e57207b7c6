"""From the files of a module to its definitions, each with the module and box it came from."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

import attrs
from attrs import define, field, frozen

from cyclades_core.engine.values.limits import ID_LENGTH, NUMBER
from cyclades_core.engine.values.player_names import is_id
from cyclades_core.engine.values.safe_text import clean

from ..boards.board import Board
from ..boards.hex_maps import MapError, parse_board
from ..boards.tiles import Tiles, parse_layout, parse_tiles
from ..schema.card_kinds import CardDefinition, CardKind, card_class
from ..schema.content_types import KINDS
from ..toml import ContentFile, Located, MergedSource, Origin, Path, Problems, nearest, structure
from ..toml.value_shapes import shape_of
from .board_problems import report_map

if TYPE_CHECKING:
    from .manifest import Expansion
    from .plugin_manager import ModuleCatalog

__all__ = [
    "BOARD",
    "OVERLAYS",
    "Kinds",
    "OwnedDefinition",
    "RawDefinition",
    "declared_kinds",
    "kinds_of",
    "read_board",
    "read_drafts",
    "read_tiles",
]

#: The kind under which boards are named in full ids; they have files of their own, not tables.
BOARD = "board"

#: What a content file says about definitions beside those it defines (see `overlays`).
OVERLAYS = ("defaults", "change")

#: The kinds of definition that a file may hold, each with its class.
Kinds = Mapping[str, type[Any]]

#: Kinds of which a game has one, so that it needs no id: `[offering]`.
SINGLE = frozenset(kind for kind, cls in KINDS.items() if attrs.fields_dict(cls)["id"].default is not attrs.NOTHING)


@frozen
class OwnedDefinition:
    """A definition, and whose it is.

    >>> from cyclades_core.content.schema.card_kinds import KeptCard
    >>> OwnedDefinition("creature", KeptCard(id="kraken"), "atlantis/floods", "atlantis").full_id
    'atlantis:creature:kraken'
    """

    kind: str
    definition: Any
    module: str
    box: str
    origin: Origin | None = field(default=None, eq=False, repr=False)

    @property
    def id(self) -> str:
        """The bare id."""
        return str(self.definition.id)

    @property
    def full_id(self) -> str:
        return f"{self.box}:{self.kind}:{self.id}"


def report_values(source: ContentFile, problems: Problems) -> None:
    """Report numbers that no card needs, which would be loops and lists without end, and texts that cannot be printed.

    Nothing else of such a file counts.
    """
    left: list[tuple[tuple[str | int, ...], object]] = [((), source.data)]
    while left:
        path, value = left.pop()
        if isinstance(value, dict):
            left.extend(((*path, key), inner) for key, inner in value.items())
            left.extend(((*path, key), key) for key in value)
        elif isinstance(value, list):
            left.extend(((*path, index), inner) for index, inner in enumerate(value))
        elif isinstance(value, str):
            steering = next((a for a, b in zip(value, clean(value, lines=True), strict=False) if a != b), None)
            if steering is not None:
                problems.add("wrong-value", source, path, expected="U+0020 ..", found=f"U+{ord(steering):04X}")
                source.broken = True
        elif isinstance(value, (int, float)) and not -NUMBER <= value <= NUMBER:
            problems.add("wrong-value", source, path, expected=f"-{NUMBER} .. {NUMBER}", found=str(value)[:40])
            source.broken = True
    if source.broken:
        source.data = {}


@define(eq=False)
class RawDefinition:
    """A definition as it is written, before it is checked: overlays change it first.

    Its table is data until something is laid over it; then `node` has the place of every value. What has no id is here
    only to be refused when it is checked.
    """

    kind: str
    id: str
    table: Any
    source: ContentFile = field(repr=False)
    path: Path
    module: str
    box: str
    cls: type[Any]
    node: Located | None = None

    @property
    def full_id(self) -> str:
        return f"{self.box}:{self.kind}:{self.id}"

    @property
    def origin(self) -> Origin:
        return Origin(self.source, self.path)

    def placed(self) -> Located:
        """The table with its places, to be changed: a tree of its own from now on."""
        if self.node is None:
            self.node = Located.of(self.table, self.source, self.path)
        return self.node

    def checked(self, problems: Problems) -> OwnedDefinition | None:
        """The definition that it makes; None, and problems, if it makes none."""
        table, source = self.table, self.source
        if self.node is not None:
            table, source = self.node.plain(), MergedSource.of(self.node, self.source, self.path)
        definition = structure(self.cls, table, source, self.path, problems)
        if definition is None or not _has_id(definition.id, self.path, self.table, self.source, problems):
            return None
        return OwnedDefinition(self.kind, definition, self.module, self.box, getattr(definition, "origin", None))


def kinds_of(sources: Iterable[ContentFile]) -> Kinds:
    """The kinds of definition that these files may hold: those of the core, and the kinds of cards that they declare.

    What is wrong with a declaration is told when it is checked.

    >>> source = ContentFile.from_text("omens.toml", '[[card-kind]]\\nid = "omen"\\n', Problems())
    >>> kinds_of([source])["omen"].__name__
    'KeptCard'
    """
    declared: dict[str, type[Any]] = {}
    for source in sources:
        declared |= _card_kinds(source)
    return {**declared, **KINDS}


def declared_kinds(there: ModuleCatalog) -> dict[str, type[CardDefinition]]:
    """The kinds of cards that the boxes declare, whatever is played, by the alphabet: for editors."""
    from .manifest import read_file

    found: dict[str, type[CardDefinition]] = {}
    for box in there.boxes.values():
        parts = (*box.manifest.module, *box.manifest.interaction) if box.manifest else ()
        for name in dict.fromkeys(name for part in parts for name in part.files):
            found |= _card_kinds(read_file(box.folder, name, Problems(), official=box.official))
    return dict(sorted(found.items()))


def _card_kinds(source: ContentFile) -> dict[str, type[CardDefinition]]:
    found: dict[str, type[CardDefinition]] = {}
    for path, table in _tables("card-kind", source.data.get("card-kind", []), source, Problems()):
        kind = structure(CardKind, table, source, path, Problems()) if isinstance(table, dict) else None
        if kind is not None:
            found[kind.id] = card_class(kind)
    return found


def read_drafts(
    source: ContentFile, module: str, box: str, problems: Problems, kinds: Kinds = KINDS
) -> Iterator[RawDefinition]:
    """Yield the definitions of a content file in its order, unchecked; what is no definition of ours is reported.

    `[[god]]` defines one of several, `[program.NAME]` one by its name, `[offering]` the only one of its kind.

    >>> problems = Problems()
    >>> text = '[program.storm]\\neffect = []\\n[[bulding]]\\nid = "tower"\\n'
    >>> source = ContentFile.from_text("floods.toml", text, problems)
    >>> [draft.full_id for draft in read_drafts(source, "atlantis/floods", "atlantis", problems)]
    ['atlantis:program:storm']
    >>> print(problems.render())
    floods.toml:3:3: error[unknown-key]: name=bulding, table=floods.toml
        [[bulding]]
          ^
        -> building
    """
    for kind, data in source.data.items():
        if kind in OVERLAYS:
            continue
        cls = kinds.get(kind)
        if cls is None:
            near = nearest(kind, [*kinds, *OVERLAYS])
            problems.add("unknown-key", source, (kind,), table=source.name, nearest=near, instead=[*kinds, *OVERLAYS])
            continue
        for path, table in _tables(kind, data, source, problems):
            name = table.get("id", kind if kind in SINGLE else "") if isinstance(table, dict) else ""
            yield RawDefinition(kind, name if isinstance(name, str) else "", table, source, path, module, box, cls)


def _has_id(name: object, path: tuple[str | int, ...], table: object, source: ContentFile, problems: Problems) -> bool:
    """Whether an id can be said in notation: small letters and digits, with hyphens between words."""
    if isinstance(name, str) and len(name) <= ID_LENGTH and is_id(name):
        return True
    below = (*path, "id") if isinstance(path[-1], int) and isinstance(table, dict) and "id" in table else path
    problems.add("wrong-value", source, below, name="id", expected="kebab-case", found=str(name)[:80])
    return False


def _tables(
    kind: str, data: object, source: ContentFile, problems: Problems
) -> Iterator[tuple[tuple[str | int, ...], object]]:
    """Each table of a kind with its path, however the kind is written."""
    if isinstance(data, list):
        for index, table in enumerate(data):
            yield (kind, index), table
    elif not isinstance(data, dict):
        problems.add("wrong-type", source, (kind,), expected="array | table", found=shape_of(data))
    elif kind in SINGLE:
        yield (kind,), data
    else:
        for name, table in data.items():
            if not isinstance(table, dict):
                # `[god]` with keys, where `[[god]]` or `[god.NAME]` was meant.
                problems.add("wrong-type", source, (kind, name), expected="table", found=shape_of(table))
            elif "id" in table:
                problems.add("unknown-key", source, (kind, name, "id"), table=name)
            else:
                yield (kind, name), {"id": name, **table}


def read_tiles(source: ContentFile, problems: Problems) -> Tiles:
    """Return the tiles of a tiles file; none if it cannot be read."""
    if source.broken:
        return Tiles()
    try:
        return parse_tiles(source.data)
    except MapError as error:
        for each in error.problems:
            report_map(each, source, problems)
        return Tiles()


def read_board(
    source: ContentFile, module: str, box: str, problems: Problems, tiles: Tiles | None = None
) -> Iterator[OwnedDefinition]:
    """Yield the board of a board file, if it can be read: a map, a graph, or a layout of the tiles."""
    if source.broken:
        return
    if "id" not in source.data:
        problems.add("missing-key", source, (), name="id", table=source.name)
        return
    try:
        laid = "layout" in source.data
        board: Board = parse_layout(source.data, tiles or Tiles()) if laid else parse_board(source.data)
    except MapError as error:
        for each in error.problems:
            report_map(each, source, problems)
        return
    yield OwnedDefinition(BOARD, board, module, box, Origin(source, ("id",)))


def raw_ids(box: Expansion, files: tuple[str, ...], boards: tuple[str, ...]) -> Iterator[str]:
    """Yield `kind:id` of what the files define, without structuring it: only to tell a typing error from a thing that
    is not in play."""
    from .manifest import read_file

    ignored = Problems()
    for name in boards:
        yield f"{BOARD}:{read_file(box.folder, name, ignored, official=box.official).data.get('id')}"
    sources = [read_file(box.folder, name, ignored, official=box.official) for name in files]
    for source in sources:
        for kind, data in source.data.items():
            if kind not in OVERLAYS:  # the kind of a card may be declared by another box
                for path, table in _tables(kind, data, source, ignored):
                    if isinstance(table, dict):
                        yield f"{kind}:{table.get('id', path[0])}"
