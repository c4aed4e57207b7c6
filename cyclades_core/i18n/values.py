"""Arguments of messages: which kinds of id there are, and how values travel through Fluent."""

from __future__ import annotations

TYPE_CHECKING = False  # see folders.py
if TYPE_CHECKING:
    from typing import Any

# Kinds whose ids are names already (people type them, boards print them): shown without the kind if no message exists.
BARE_KINDS = frozenset({"area", "faction", "marker", "player", "seat", "side", "site", "slot", "team", "tile", "track"})
# Kinds whose ids must have a message, in the order in which a bare id is looked for: content, then the rest.
NAMED_KINDS = (
    *("god", "creature", "hero", "artifact", "item", "favor", "special", "bonus", "building", "goods", "unit"),
    *("phase", "pile", "counter", "board", "module", "option"),
)
COUNTED_KINDS = ("unit", "goods", "building")


class Ids(str):
    """A tuple of ids on its way through Fluent, which hands text to functions unchanged, and nothing else."""

    items: tuple[Any, ...] = ()


def native(value: object) -> object:
    """An argument as Fluent takes it: text as it is, numbers without separators; truth, nothing and tuples as text."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        from fluent.runtime.types import FluentInt

        # As it would be typed: a seed with separators cannot be typed in again. NUMBER() can still group digits.
        return FluentInt(value, useGrouping=False)
    if value is None:
        return "none"
    if isinstance(value, (tuple, list)):
        ids = Ids(", ".join(map(str, value)))
        ids.items = tuple(value)
        return ids
    return value


def candidates(ident: object, kinds: tuple[str, ...]) -> tuple[str, ...]:
    """The messages that may name an id: its own if it says its kind, then one for each kind.

    >>> candidates("base:hero:hector", ("god", "hero")), candidates("zeus", ("god", "hero"))
    (('hero-hector',), ('god-zeus', 'hero-zeus'))
    """
    text = str(ident)
    if text.count(":") == 2:
        text = text.partition(":")[2]
    # Dots and slashes (t3.A, hades/undead) cannot stand in the id of a message.
    key = text.replace(":", "-").replace(".", "-").replace("/", "-")
    kind, hyphen, _ = key.partition("-")
    own = (key,) if hyphen and (kind in NAMED_KINDS or kind in BARE_KINDS) else ()
    if own and (kind in BARE_KINDS or text != str(ident)):
        return own
    # Some bare ids begin with the name of a kind: a bonus may be called bonus-x, its message is bonus-bonus-x.
    return own + tuple(f"{kind}-{key}" for kind in kinds)
