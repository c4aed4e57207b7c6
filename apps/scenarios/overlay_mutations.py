"""Mutations of content that is laid over other content: changes themselves, and definitions that are changed.

A definition is mutated as its module says it, with its defaults, and then changed as before; a change is mutated by
leaving out one thing that it removes, sets or adds. What then finds nothing to change is passed over.
"""

from __future__ import annotations

from collections.abc import Iterator

from cyclades_core.content.modules import Collected
from cyclades_core.content.modules.content_changes import ContentChange
from cyclades_core.content.modules.manifest import Interaction, ModuleManifest, read_file
from cyclades_core.content.modules.module_contents import OwnedDefinition, RawDefinition, declared_kinds, kinds_of
from cyclades_core.content.modules.overlays import Overlay, Overlays, read_part_file
from cyclades_core.content.modules.plugin_manager import catalogue
from cyclades_core.content.schema.content_types import EFFECTS, PARTS
from cyclades_core.content.toml import ContentFile, Problems

__all__ = ["Steps", "change_paths", "laid_out", "mutated_change", "mutated_definition"]

Steps = tuple[str | int, ...]

#: Keys that do something by themselves; what others set is left out only when one looks deep.
ACTING = (*EFFECTS, *PARTS, "income", "discounts", "powers-of", "piece")
#: What says only which rule it is by, or what somebody calls it.
SILENT = ("cite", "cites", "tags")


def laid_out(box: str) -> Overlays:
    """All that a box says in any combination, with its defaults laid under it and no change applied."""
    expansion = catalogue().boxes[box]
    manifest = expansion.manifest
    problems = Problems()
    parts: list[Overlay] = []
    sources: dict[str, tuple[Overlay, ContentFile]] = {}
    specs: list[ModuleManifest | Interaction] = [] if manifest is None else [*manifest.module, *manifest.interaction]
    for spec in specs:
        part = Overlay(spec, box, box)
        for name in (name for name in spec.files if name not in sources):
            sources[name] = part, read_file(expansion.folder, name, problems)
        parts.append(part)
    # a box has cards of kinds that another one declares
    kinds = {**declared_kinds(catalogue()), **kinds_of(source for _, source in sources.values())}
    for part, source in sources.values():
        read_part_file(part, source, problems, kinds)
    found = Overlays(parts, catalogue().modules)
    found.lay_defaults(problems)
    return found


def change_paths(change: ContentChange, deep: bool = False) -> Iterator[tuple[Steps, str]]:
    """Everything that can be left out of a change, with a word for what it is; `deep`: also settings.

    >>> from cyclades_core.content.schema.content_types import PhaseDefinition
    >>> from cyclades_core.content.toml import Located, ContentFile
    >>> text = 'phase = "end"\\nset = { cite = "A1", rank = 5 }\\nremove = { effect = ["win", "pay"] }\\n'
    >>> source = ContentFile.from_text("a.toml", text, Problems())
    >>> change = ContentChange("phase", "end", Located.of(source.data, source, ()), PhaseDefinition)
    >>> list(change_paths(change, deep=True))
    [(('remove', 'effect', 0), 'win'), (('remove', 'effect', 1), 'pay'), (('set', 'rank'), 'rank')]
    """
    for touch in change.touches():
        base = touch.node.path[len(change.node.path) :]
        if not set(SILENT).isdisjoint(touch.steps) or not (deep or touch.steps[0] in ACTING):
            continue
        if touch.deed == "remove" or not isinstance(touch.node.value, list) or len(touch.node.value) < 2:
            yield base, str(touch.steps[-1])
        elif touch.steps[-1] in (*EFFECTS, *PARTS):
            for index, each in enumerate(touch.node.value):
                named = each.get("word") or each.get("do") or each.get("quantity") or each.get("on") or each.get("use")
                yield (*base, index), str(named.value if named is not None else touch.steps[-1])
        else:
            yield base, str(touch.steps[-1])


def mutated_change(found: Collected, file: str, at: Steps, path: Steps) -> list[OwnedDefinition | None] | None:
    """The definitions with one thing left out of a change (None in place of one that is none any more); None if the
    change is not in play."""
    overlays = found.overlays
    for part in overlays.parts:
        for change in part.changes:
            if change.node.source.name == file and change.node.path == at:
                less = ContentChange(change.kind, change.id, change.node.without(path), change.cls)
                draft = overlays.target(change)
                return None if draft is None else _put(found, draft, overlays.again(draft, {id(change): less}))
    return None


def mutated_definition(found: Collected, entry: OwnedDefinition, path: Steps) -> list[OwnedDefinition | None] | None:
    """The definitions with one thing less in one that others change; None if nobody changes it."""
    draft = next((each for each in found.overlays.kept() if (each.kind, each.id) == (entry.kind, entry.id)), None)
    if draft is None or not found.overlays.changes_of(draft):
        return None
    keys = tuple(step.replace("_", "-") if isinstance(step, str) else step for step in path)
    return _put(found, draft, found.overlays.again(draft, {}, keys))


def _put(found: Collected, draft: RawDefinition, entry: OwnedDefinition | None) -> list[OwnedDefinition | None]:
    return [entry if (each.kind, each.id) == (draft.kind, draft.id) else each for each in found.definitions]
