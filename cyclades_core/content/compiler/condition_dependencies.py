"""What a condition depends on: the modes, the changes of the state and the zones that can make it true or false.

The machine looks at a standing rule again only after such a change.
"""

from __future__ import annotations

from typing import Any

from cyclades_core.engine.rules.source_places import BUILDING, FIGURE, GOD, HELD, PIECE, RULE, SPECIAL
from cyclades_core.engine.state.compiled_content import Modifier
from cyclades_core.engine.values.change_flags import BUILDINGS, COUNTERS, GOODS, OWNERS, PIECES, SEAS, ZONES

from .effect_compiler import Compiler

__all__ = ["modes_of", "watch_of", "zones_of"]


def modes_of(when: dict[str, Any]) -> tuple[str, ...] | None:
    """Return the modes that a condition names, or None if it may hold in all of them."""
    modes = when.get("mode")
    return None if modes is None else tuple(map(str, modes)) if isinstance(modes, list) else (str(modes),)


# the changes that can give or take away a modifier of each source
GIVEN_BY = {
    RULE: 0,
    PIECE: PIECES | ZONES,
    FIGURE: PIECES | OWNERS | SEAS | ZONES,
    BUILDING: BUILDINGS | OWNERS,
    SPECIAL: BUILDINGS | OWNERS,
    GOD: -1,
    HELD: ZONES,
}
WATCHES = {
    "set": BUILDINGS,
    "goods": GOODS,
    "zone": ZONES,
    "owns": OWNERS | PIECES,  # things that are carried stand on land
    "metropolises": BUILDINGS,
    "counter": COUNTERS,
}
# the same for keys of selectors, in `exists` and `none`
SELECTED = {
    "owner": OWNERS | SEAS,
    "counter": COUNTERS,
    "kind": 0,
    "large": 0,
    "large-site": 0,
    "building": BUILDINGS,
    "holds-victory": BUILDINGS,
}
NEUTRAL = (
    *("at-least", "at-most", "exactly", "among", "has", "empty", "mode", "option", "stock", "from", "not"),
    *("room-for", "ending"),
)


def watch_of(tree: Any, mods: dict[str, list[Modifier]]) -> int:
    """Return the changes a condition depends on: all of them where it has a word that is not known here."""
    if isinstance(tree, list):
        return _any(watch_of(v, mods) for v in tree)
    if not isinstance(tree, dict):
        return 0
    out = 0
    for key, value in tree.items():
        if key in ("all", "any", "sum"):
            out |= watch_of(value, mods)
        elif isinstance(value, dict) and str(value.get("quantity")) in mods:
            # whatever gives or takes away a modifier (T11.5)
            out |= WATCHES.get(key, 0) | _any(GIVEN_BY[mod.source] for mod in mods[value["quantity"]])
        elif key == "exists" and isinstance(value, dict):
            out |= _any(_watch_selector(select) for select in value.values())
        elif key in WATCHES:
            out |= WATCHES[key]
        elif key not in NEUTRAL:
            return -1
    return out


def _watch_selector(tree: Any) -> int:
    """Return the changes that can alter what a selector finds: all where it has a word that is not known here."""
    if isinstance(tree, list):
        return _any(_watch_selector(v) for v in tree)
    if not isinstance(tree, dict):
        return -1
    out = 0
    for key, value in tree.items():
        if key in ("not", "any", "all") or (key == "at" and isinstance(value, dict)):
            out |= _watch_selector(value)
        else:
            out |= SELECTED.get(key, -1)
    return out


def zones_of(compiler: Compiler, tree: Any, mods: dict[str, list[Modifier]]) -> set[int] | None:
    """Return the zones a condition looks at, or None where it may be any."""
    out: set[int] = set()
    for part in tree if isinstance(tree, list) else [tree]:
        if not isinstance(part, dict):
            continue
        for key, value in part.items():
            if key in ("all", "any"):
                found = zones_of(compiler, value, mods)
            elif key == "zone":
                # what is no zone has been reported with the condition
                found = set(compiler.book.zone_groups.get(value, ())) if isinstance(value, str) else set()
            else:
                found = None if watch_of({key: value}, mods) & ZONES else set()
            if found is None:
                return None
            out |= found
    return out


def _any(masks: Any) -> int:
    out = 0
    for mask in masks:
        out |= mask
    return out
