"""A definition as text, line by line, each with the place that it comes from: what `cyclades show` prints.

The text reads like the TOML it was put together from. Parts have tables of their own; a value goes on one line if it is
short and somebody wrote it in one place, else it is taken apart until each line has one place.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from attrs import frozen

from ..schema.content_types import PARTS
from ..toml import Located, Origin
from .collection import collect
from .hookspecs import Folder
from .module_contents import RawDefinition

__all__ = ["DefinitionLine", "WrittenDefinition", "written_definitions", "written_lines"]

#: A line is broken where its value could be taken apart and it is wider than this.
WIDTH = 88
_BARE = re.compile(r"[A-Za-z0-9_-]+")


@frozen
class DefinitionLine:
    """A line of a definition, and where it was written; line 0: nowhere, it only closes a bracket."""

    text: str
    file: str = ""
    line: int = 0

    @property
    def place(self) -> str:
        return f"{self.file}:{self.line}" if self.line else ""


@frozen
class WrittenDefinition:
    """A definition as modules make it together: `legacy:phase:income`, of which module, what it says and where."""

    kind: str
    id: str
    full_id: str
    module: str
    _draft: RawDefinition

    @property
    def table(self) -> dict[str, Any]:
        """Its data, with all that is laid under and over it."""
        found: dict[str, Any] = self._draft.placed().plain()
        return found

    @property
    def lines(self) -> list[DefinitionLine]:
        """The same as text, with the place of each line."""
        return list(written_lines(self._draft))


def written_definitions(
    modules: str | Sequence[str], options: Mapping[str, Any] | None = None, extra_folders: Iterable[Folder] = ()
) -> list[WrittenDefinition]:
    """All definitions of these modules, in their order, as they are played; raises what `collect` raises."""
    found = collect(modules, options, extra_folders=extra_folders)
    return [WrittenDefinition(each.kind, each.id, each.full_id, each.module, each) for each in found.overlays.kept()]


def written_lines(draft: RawDefinition) -> Iterator[DefinitionLine]:
    """The lines of a definition, with all that is laid under and over it.

    >>> from cyclades_core.content.schema.card_kinds import UnitCard
    >>> from cyclades_core.content.toml import Problems, ContentFile
    >>> text = '[[hero]]\\nid = "ajax"\\nability = [{ use = "power", price = 2 }]\\n'
    >>> source = ContentFile.from_text("h.toml", text, Problems())
    >>> draft = RawDefinition("hero", "ajax", source.data["hero"][0], source, ("hero", 0), "x/a", "x", UnitCard)
    >>> for line in written_lines(draft):
    ...     print(f"{line.text:20}{line.place}")
    [[hero]]            h.toml:1
    id = "ajax"         h.toml:2
    [[hero.ability]]    h.toml:3
    use = "power"       h.toml:3
    price = 2           h.toml:3
    """
    node = draft.placed()
    kind, *below = draft.path
    named = bool(below) and isinstance(below[0], str)
    head = f"[{kind}.{_key(str(below[0]))}]" if named else f"[[{kind}]]" if below else f"[{kind}]"
    yield _line(head, node, "key")
    parts = [key for key, inner in node.value.items() if key in PARTS and _is_tables(inner)]
    for key, inner in node.value.items():
        if key not in parts and not (named and key == "id"):
            yield from _pair(key, inner)
    for key in parts:
        for part in node[key].value:
            yield _line(f"[[{kind}.{key}]]", part, "key")
            for each, inner in part.value.items():
                yield from _pair(each, inner)


def _is_tables(node: Located) -> bool:
    return (
        isinstance(node.value, list) and bool(node.value) and all(isinstance(each.value, dict) for each in node.value)
    )


def _pair(key: str, node: Located, indent: str = "", end: str = "") -> Iterator[DefinitionLine]:
    yield from _value(f"{indent}{_key(key)} = ", node, indent, end)


def _value(before: str, node: Located, indent: str, end: str) -> Iterator[DefinitionLine]:
    """A value behind its key: on this line if it fits and has one place, else opened and closed on lines of its own."""
    text = _text(node)
    whole = not isinstance(node.value, (dict, list)) or not node.value
    if whole or (_blocks(node) == {_block(node)} and len(before) + len(text) <= WIDTH):
        yield _line(before + text + end, node)
        return
    inner = indent + "  "
    opening, closing = "{}" if isinstance(node.value, dict) else "[]"
    yield _line(before + opening, node)
    if isinstance(node.value, dict):
        for key, each in node.value.items():
            yield from _pair(key, each, inner, ",")
    else:
        for each in node.value:
            yield from _value(inner, each, inner, ",")
    yield DefinitionLine(indent + closing + end)


def _block(node: Located) -> tuple[str, tuple[str | int, ...]]:
    """The table of a file that a value belongs to: a definition, a change, or the defaults."""
    return node.source.name, node.path[:2] if node.path[:1] != ("defaults",) else node.path[:1]


def _blocks(node: Located) -> set[tuple[str, tuple[str | int, ...]]]:
    inside = node.value.values() if isinstance(node.value, dict) else node.value if isinstance(node.value, list) else ()
    return {_block(node)}.union(*map(_blocks, inside))


def _line(text: str, node: Located, where: Any = "value") -> DefinitionLine:
    file, line, _ = Origin(node.source, node.path).located(where)
    return DefinitionLine(text, file, line)


def _key(key: str) -> str:
    return key if _BARE.fullmatch(key) else json.dumps(key, ensure_ascii=False)


def _text(node: Located) -> str:
    """A value on one line, as TOML has it.

    >>> from cyclades_core.content.toml import Problems, ContentFile
    >>> source = ContentFile.from_text("a.toml", 'a = { b = [1, true], "c d" = "e", f = [], g = {} }', Problems())
    >>> _text(Located.of(source.data["a"], source, ("a",)))
    '{ b = [1, true], "c d" = "e", f = [], g = {} }'
    """
    value = node.value
    if isinstance(value, dict):
        inside = ", ".join(f"{_key(key)} = {_text(each)}" for key, each in value.items())
        return f"{{ {inside} }}" if inside else "{}"
    if isinstance(value, list):
        return f"[{', '.join(map(_text, value))}]"
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False)
    return str(value).lower() if isinstance(value, bool) else str(value)
