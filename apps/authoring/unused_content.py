"""What a box defines and nothing reads: programs, counters, options, tags, keys of its texts."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from attrs import define, field

from cyclades_core.content.modules import Collected, ModuleCatalog

from .definition_walk import drafts_of, options_in, spots
from .expansion_findings import Findings

__all__ = ["RUN_BY_RULES", "ContentUse"]

#: Programs that the machine runs by their name.
RUN_BY_RULES = frozenset({"turn"})


@define
class ContentUse:
    """Everything that is said in any of the sets that were collected: what is read in one of them is read."""

    boxes: tuple[str, ...]
    _said: set[str] = field(factory=set)
    _options: set[str] = field(factory=set)
    _defined: dict[tuple[str, str], Any] = field(factory=dict)
    _tags: dict[str, Any] = field(factory=dict)

    def take(self, found: Collected) -> None:
        """Note what is defined and what is said in one set."""
        for _, draft in drafts_of(found, self.boxes):
            if draft.kind in ("program", "counter"):
                self._defined.setdefault((draft.kind, draft.id), draft.origin)
            tags = draft.table.get("tags") if isinstance(draft.table, dict) else None
            for index, tag in enumerate(tags if isinstance(tags, list) else ()):
                if isinstance(tag, str):
                    self._tags.setdefault(tag, (draft.origin, index))
        for spot in spots(found):
            self._options.update(options_in(spot.table))
            for key, value in spot.table.items():
                if key not in ("tags", "id"):
                    self._said.add(key)
                    self._said.update(_words(value))

    def report(self, there: ModuleCatalog, found: Findings) -> None:
        """What nobody has read; a program that takes the place of one of others is run where that was."""
        others = self._of_others(there)
        for (kind, name), origin in self._defined.items():
            by_rules = kind == "program" and name in RUN_BY_RULES
            if not by_rules and name not in self._said and (kind, name) not in others:
                found.note(f"unused-{kind}", origin, severity="warning", name=name, where="key")
        for tag, (origin, index) in self._tags.items():
            if tag not in self._said:
                found.note("unread-tag", origin, "tags", index, severity="note", name=tag)
        for box in self.boxes:
            manifest = there.boxes[box].manifest
            for module in manifest.module if manifest else ():
                for option in module.option:
                    if option.id not in self._options and option.origin is not None:
                        found.note("unused-option", option.origin, "id", severity="warning", name=option.id)

    def _of_others(self, there: ModuleCatalog) -> set[tuple[str, str]]:
        taken = {
            name
            for box in self.boxes
            if (manifest := there.boxes[box].manifest)
            for part in (*manifest.module, *manifest.interaction)
            for name in part.replaces
        }
        return {(kind, name) for _, kind, name in (each.split(":") for each in taken)}


def _words(value: Any) -> Iterable[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, list):
        yield from (each for each in value if isinstance(each, str))
