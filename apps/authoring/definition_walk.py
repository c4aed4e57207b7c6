"""Walking through what modules say: every table of their definitions and changes, with its place."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from attrs import frozen

from cyclades_core.content.modules import Collected
from cyclades_core.content.modules.module_contents import RawDefinition
from cyclades_core.content.modules.overlays import Overlay
from cyclades_core.content.toml import ContentFile, Origin, Path

__all__ = ["Spot", "drafts_of", "options_in", "spots", "tables"]

#: Keys whose values are words for people or numbers of rules, never names of content.
WORDLESS = ("cite", "cites", "rules", "word", "prompt", "full-price")


@frozen
class Spot:
    """A table, where it stands, and the key or part it is the value of."""

    table: dict[str, Any]
    origin: Origin
    key: str
    who: str
    """The definition, as `kind:id`."""
    module: str


def drafts_of(found: Collected, boxes: tuple[str, ...] | None = None) -> Iterator[tuple[Overlay, RawDefinition]]:
    """The definitions as they are written, of these boxes or of all, less those that others take away."""
    for part in found.overlays.parts:
        if boxes is None or part.box in boxes:
            yield from ((part, draft) for draft in part.drafts if id(draft) not in found.overlays.gone)


def spots(found: Collected, boxes: tuple[str, ...] | None = None) -> Iterator[Spot]:
    """Every table of the definitions and changes of these boxes, outer ones first."""
    for part, draft in drafts_of(found, boxes):
        yield from tables(draft.table, draft.source, draft.path, draft.kind, f"{draft.kind}:{draft.id}", part.owner)
    for part in found.overlays.parts:
        if boxes is None or part.box in boxes:
            for change in part.changes:
                node = change.node
                yield from tables(node.plain(), node.source, node.path, "change", f"change:{change.target}", part.owner)


def tables(value: Any, source: ContentFile, path: Path, key: str, who: str, module: str) -> Iterator[Spot]:
    if isinstance(value, dict):
        yield Spot(value, Origin(source, path), key, who, module)
        for inner, each in value.items():
            if isinstance(each, (dict, list)) and inner not in WORDLESS:
                yield from tables(each, source, (*path, inner), inner, who, module)
    elif isinstance(value, list):
        for index, each in enumerate(value):
            yield from tables(each, source, (*path, index), key, who, module)


def options_in(table: dict[str, Any]) -> Iterator[str]:
    """The options that a table asks for: `{ option = "tide" }`, `{ option = { tide = "high" } }`, `by-option`."""
    for key in ("option", "by-option"):
        asked = table.get(key)
        if isinstance(asked, str):
            yield asked
        elif isinstance(asked, dict):
            yield from (each for each in asked if isinstance(each, str))
