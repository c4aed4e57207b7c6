"""What two modules do to each other, read off their content: where a reader looks for gaps between them.

    for meeting in meetings(collect("old,atlantis/floods"), "atlantis/floods", "old"):
        meeting.sort, meeting.name, meeting.one, meeting.other

Nothing is played. A module is what its own files say; what an interaction of both says is a meeting of its own.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from attrs import define, evolve, field, frozen

from ..schema.card_kinds import CardDefinition
from ..schema.content_types import KINDS
from ..vocabulary.registry import CONDITIONS, NUMBERS, SELECTORS, VERBS
from .collection import Collected
from .overlays import Overlay

__all__ = ["SORTS", "ModuleInteraction", "meetings"]

#: The sorts of meetings, in the order in which they are told.
SORTS = ("together", "replaces", "removes", "changes", "brings", "quantity", "moment", "fires", "deck", "tag", "names")

#: Verbs that bring a moment about, with the key that names it.
FIRING = {"fire": "moment", "window": "at", "instead": "moment"}
#: Kinds whose ids mean the thing wherever they stand.
THINGS = ("unit", "goods", "building", "god", "counter", "deck", "track", "program", "obligation", "mode")
#: Kinds of which all that are in play share a place: the offering, the ground.
SHARED = ("god", "unit")


@frozen(order=True)
class ModuleInteraction:
    """One thing that two modules have to do with each other.

    `name` is what they meet at: a quantity, a moment, a tag, a definition. `one` and `other` are the definitions of the
    two that do; `replaces`, `removes`, `changes`, `fires`, `deck`, `tag` and `names` are told from `one` to `other`.
    """

    sort: str
    name: str
    one: tuple[str, ...] = ()
    other: tuple[str, ...] = ()
    turned: bool = False
    """Whether it is the second module that does it to the first."""


@define
class _Words:
    """What a module says, by what could meet another: word -> the definitions that say it."""

    defined: dict[str, str] = field(factory=dict)  # id -> kind
    kinds: dict[str, list[str]] = field(factory=dict)  # kind of card -> ids
    modifies: dict[str, dict[str, None]] = field(factory=dict)
    watches: dict[str, dict[str, None]] = field(factory=dict)
    fires: dict[str, dict[str, None]] = field(factory=dict)
    carries: dict[str, dict[str, None]] = field(factory=dict)  # tags
    selects: dict[str, dict[str, None]] = field(factory=dict)
    decks: dict[str, tuple[str, ...]] = field(factory=dict)
    names: dict[str, dict[str, None]] = field(factory=dict)

    def read(self, part: Overlay) -> None:
        for draft in part.drafts:
            who = f"{draft.kind}:{draft.id}"
            if draft.kind in THINGS or issubclass(draft.cls, CardDefinition):
                self.defined[draft.id] = draft.kind
            if issubclass(draft.cls, CardDefinition) and isinstance(draft.table, dict) and "deck" not in draft.table:
                self.kinds.setdefault(draft.kind, []).append(draft.id)
            if draft.kind == "deck" and isinstance(draft.table, dict):
                self.decks[draft.id] = tuple(map(str, draft.table.get("kinds", ())))
            for tag in draft.table.get("tags", ()) if isinstance(draft.table, dict) else ():
                _note(self.carries, tag, who)
            self._walk(draft.table, who, "")
        for change in part.changes:
            self._walk(change.node.plain(), f"change:{change.target}", "")
        for default in part.defaults:
            self._walk(default.value.plain(), default.said, default.key)

    def _walk(self, value: Any, who: str, key: str) -> None:
        if isinstance(value, list):
            for each in value:
                self._walk(each, who, key)
        elif isinstance(value, dict):
            if "op" in value and isinstance(value.get("quantity"), str):
                _note(self.modifies, value["quantity"], who)
            elif isinstance(value.get("quantity"), str):  # a number that asks it
                _note(self.modifies, value["quantity"], f"{who} (asks)")
            if key == "trigger" and isinstance(value.get("on"), str):
                _note(self.watches, value["on"], who)
            if key == "ability" and isinstance(value.get("at"), str):
                _note(self.watches, value["at"], who)
            fired = value.get(FIRING.get(str(value.get("do")), ""))
            if isinstance(fired, str):
                _note(self.fires, fired, who)
            for inner, each in value.items():
                _note(self.names, inner, who)
                if inner not in ("cite", "cites", "rules", "word", "prompt", "id", "tags", "as", "set", "add", "do"):
                    self._walk(each, who, inner)
                elif inner in ("set", "add") and isinstance(each, (dict, list)):
                    self._walk(each, who, "")
        elif isinstance(value, str):
            if key in ("tag", "not-tag") or (key == "god" and not who.startswith("program:")):
                _note(self.selects, value, who)
            if key not in ("on", "at", "moment", "quantity", "op", "stage", "kind", "tag", "not-tag", "scope"):
                _note(self.names, value, who)


def _note(table: dict[str, dict[str, None]], name: str, who: str) -> None:
    table.setdefault(name, {})[who] = None


def meetings(found: Collected, one: str, other: str) -> list[ModuleInteraction]:
    """All meetings of two modules that are in play, by sort and name."""
    parts = found.overlays.parts
    words = {module: _Words() for module in (one, other)}
    for part in parts:
        if part.ids == (one,) or part.ids == (other,):
            words[part.owner].read(part)
    out = [*_together(found, one, other)]
    for turned, (me, you) in enumerate(((one, other), (other, one))):
        out += (evolve(each, turned=bool(turned)) for each in _directed(found, me, you, words[me], words[you]))
    first, second = words[one], words[other]
    for kind in SHARED:
        mine, yours = (tuple(name for name, of in each.defined.items() if of == kind) for each in (first, second))
        if mine and yours:
            out.append(ModuleInteraction("brings", kind, mine, yours))
    out += _both("quantity", first.modifies, second.modifies)
    out += _both("moment", first.watches, second.watches)
    return sorted(out, key=lambda each: (SORTS.index(each.sort), each.turned, each.name))


def _together(found: Collected, one: str, other: str) -> Iterator[ModuleInteraction]:
    for part in found.overlays.parts:
        if len(part.ids) > 1 and {one, other} <= set(part.ids):
            said = [f"{draft.kind}:{draft.id}" for draft in part.drafts]
            said += [f"change:{change.target}" for change in part.changes]
            yield ModuleInteraction("together", part.spec.cite or part.name, tuple(dict.fromkeys(said)))


def _directed(found: Collected, me: str, you: str, mine: _Words, yours: _Words) -> Iterator[ModuleInteraction]:
    """What the first does to the second."""
    theirs = {
        draft.full_id: draft for part in found.overlays.parts if part.ids == (you,) for draft in part.drafts if draft.id
    }
    for part in (part for part in found.overlays.parts if part.ids == (me,)):
        for sort, names in (("replaces", part.spec.replaces), ("removes", part.spec.removes)):
            yield from (ModuleInteraction(sort, name) for name in names if name in theirs or _is_board(name, you))
        for target in dict.fromkeys(change.target for change in part.changes):
            if any(f"{draft.kind}:{draft.id}" == target for draft in theirs.values()):
                yield ModuleInteraction("changes", target)
    for moment in mine.fires.keys() & yours.watches.keys():
        yield ModuleInteraction("fires", moment, tuple(mine.fires[moment]), tuple(yours.watches[moment]))
    for deck, kinds in yours.decks.items():
        cards = tuple(card for kind in kinds for card in mine.kinds.get(kind, ()))
        if cards:
            yield ModuleInteraction("deck", deck, cards)
    for tag in mine.selects.keys() & yours.carries.keys():
        yield ModuleInteraction("tag", tag, tuple(mine.selects[tag]), tuple(yours.carries[tag]))
    plain = {*VERBS, *KINDS, *CONDITIONS, *NUMBERS, *(word for group in SELECTORS.values() for word in group)}
    for name in mine.names.keys() & yours.defined.keys():
        if name not in mine.defined and name not in plain and yours.defined[name] != "card-kind":
            yield ModuleInteraction("names", f"{yours.defined[name]}:{name}", tuple(mine.names[name]))


def _is_board(full_id: str, module: str) -> bool:
    box, kind, _ = full_id.split(":")
    return kind == "board" and box == module


def _both(sort: str, one: dict[str, dict[str, None]], other: dict[str, dict[str, None]]) -> Iterator[ModuleInteraction]:
    for name in one.keys() & other.keys():
        yield ModuleInteraction(sort, name, tuple(one[name]), tuple(other[name]))
