"""Typed questions whose answers content changes: numbers, truths and masks of areas (docs/vocabulary.md, quantities).

A modifier is `(quantity, op, value, when, source)`; it counts while its source is there: a rule always, a piece while
it stands on the board, a hero or artifact where its figure is, another card while it lies openly before somebody, a
building on its site, a lasting one until its scope ends. Layers: set, add, multiply, then the bounds; truths: allow,
then forbid. Forbidding wins (B1.8).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ..state import Frame
from ..state.compiled_content import ConstantCondition, Modifier
from ..state.game_layout import ActiveSources
from ..state.position import Position
from ..values.bit_masks import bits
from ..values.question_context import NOTHING_ASKED, QueryContext
from ..values.refusals import NOTHING, Refusal
from .event_ids import faction_id, source_id
from .pieces import owner
from .source_places import BUILDING, FIGURE, PIECE, RULE, place_of_source

__all__ = ["active", "allowed", "denies", "forbidden", "forbids", "number", "truth"]

NOBODYS: Final = Frame()  # the frame of a rule that is asked nothing; terms write nothing into frames of sources


def live(position: Position, quantity: str) -> ActiveSources:
    """What can count here, found when it is first asked for."""
    found: ActiveSources | None = position.table.live.get(quantity)
    if found is None:
        table = position.table
        mods = position.book.mods.get(quantity, ())
        found = table.live[quantity] = ActiveSources(
            [
                mod
                for mod in mods
                if (table.allies or not mod.allies)
                and (mod.modes is None or table.mode in mod.modes)
                and not (isinstance(mod.when, ConstantCondition) and not mod.when.truth)
            ]
        )
    return found


def source_of(position: Position, mod: Modifier, ask: QueryContext) -> Frame | None:
    """A frame whose subject is the owner of the modifier's source, or None while it is not there (no building)."""
    kind, ref = mod.source, mod.ref
    if kind == RULE:
        return Frame(ask=ask) if ask is not NOTHING_ASKED else NOBODYS
    # no look at the board where a cheap fact says that the figure is not on it: its card lies before nobody
    if kind == PIECE and not position.state.pieces:
        return None
    if (kind == PIECE or kind == FIGURE) and position.state.where[ref] < position.table.z_hand and not mod.ownerless:
        return None
    found = place_of_source(position, kind, ref)
    return None if found is None else Frame(-1, 0, found[0], -1, ref, found[1], None, (), ask)


def _of_buildings(position: Position, mod: Modifier, ask: QueryContext) -> Iterator[Frame]:
    """The same for each building with the power."""
    state, table, book = position.state, position.table, position.book
    for site in bits(state.occupied):
        if book.has_powers[state.built[site] - 1] >> mod.ref & 1:
            a = table.site_area[site]
            # sites are no cards: their numbers are kept apart as -2 - site
            yield Frame(-1, 0, state.owner[a] - 1, -1, -2 - site, a, None, (), ask)


def active(position: Position, quantity: str, ask: QueryContext = NOTHING_ASKED) -> Iterator[tuple[Modifier, Frame]]:
    """Each modifier of the quantity whose source is there, with the frame of its source."""
    present = position.look() if position.stale else position.present
    for mod in live(position, quantity).mods:
        if mod.bit and not mod.bit & present:
            continue
        if mod.source == BUILDING:
            for f in _of_buildings(position, mod, ask):
                yield mod, f
        elif (found := source_of(position, mod, ask)) is not None:
            yield mod, found
    for row in position.state.lasting:
        mod = position.book.lasting_mods[row.modifier]
        if mod.quantity == quantity:
            yield mod, row.frame.about(ask)


def any_active(position: Position, quantity: str) -> bool:
    """Might a modifier of the quantity count now?"""
    return any(True for _ in active(position, quantity))


def number(position: Position, quantity: str, base: int, ask: QueryContext = NOTHING_ASKED) -> int:
    """The number after all modifiers: set, add, multiply, bounds."""
    value, plus, times = base, 0, 1
    low: int | None = None
    high: int | None = None
    for mod, f in active(position, quantity, ask):
        if mod.when is not None and not mod.when(position, f):
            continue
        v = mod.value(position, f)
        op = mod.op
        if op == "add":
            plus += v
        elif op == "set":
            value = v
        elif op == "multiply":
            times *= v
        elif op == "at-least":
            low = v
        else:
            high = v
    out = (value + plus) * times
    if low is not None and out < low:
        out = low
    if high is not None and out > high:
        out = high
    return out


def truth(position: Position, quantity: str, base: bool, ask: QueryContext = NOTHING_ASKED) -> bool:
    """Allowed by default or by a modifier, and forbidden by none."""
    out = base
    for mod, f in active(position, quantity, ask):
        if mod.when is not None and not mod.when(position, f):
            continue
        if mod.op == "forbid":
            return False
        out = True
    return out


def _area_of(position: Position, mod: Modifier, frame: Frame, at_most: bool, within: int = -1) -> int:
    """The areas for which the modifier holds now; `at_most`: or might hold; `within`: of these, the others may be right
    or wrong.
    """
    if mod.when is not None and not mod.when(position, frame):
        return 0
    if mod.area is None:
        return -1
    mask = mod.area(position, frame) & within
    if mod.unless is not None and mask and not at_most:
        mask &= position.table.every
        about = frame.about(frame.ask)
        for a in bits(mask):
            about.ask = frame.ask.at(a)
            if mod.unless(position, about):
                mask &= ~(1 << a)
    return mask


def _areas(
    position: Position,
    quantity: str,
    mods: list[Modifier],
    op: str,
    ask: QueryContext,
    at_most: bool = False,
    within: int = -1,
) -> int:
    """The areas of all these modifiers, and of those that last for a while, together."""
    out, group = 0, ask.group
    present = position.look() if position.stale else position.present
    for mod in mods:
        if (mod.bit and not mod.bit & present) or (mod.company and not group >> mod.kind & 1):
            continue  # its card is not in play, or it counts only in company of its figure
        if mod.source == BUILDING:
            for f in _of_buildings(position, mod, ask):
                out |= _area_of(position, mod, f, at_most, within)
        elif (found := source_of(position, mod, ask)) is not None:
            out |= _area_of(position, mod, found, at_most, within)
    return out | _for_a_while(position, quantity, op, ask, at_most) if position.state.lasting else out


def _for_a_while(position: Position, quantity: str, op: str, ask: QueryContext, at_most: bool = False) -> int:
    out = 0
    for row in position.state.lasting:
        mod = position.book.lasting_mods[row.modifier]
        if mod.quantity == quantity and mod.op == op:
            out |= _area_of(position, mod, row.frame.about(ask), at_most)
    return out


def barred_for_a_while(position: Position, quantity: str, ask: QueryContext) -> int:
    """Mask of the areas for which a modifier that lasts for a while forbids it."""
    return _for_a_while(position, quantity, "forbid", ask)


def forbidden(position: Position, quantity: str, ask: QueryContext, sea: bool = False, within: int = -1) -> int:
    """Mask of the areas for which some modifier forbids it; `sea`: only sea areas matter, `within`: only these."""
    found = position.table.live.get(quantity) or live(position, quantity)
    mods = found.forbids_sea if sea else found.forbids
    return _areas(position, quantity, mods, "forbid", ask, False, within) if mods or position.state.lasting else 0


def forbidden_at_most(position: Position, quantity: str, ask: QueryContext) -> int:
    """Mask of the areas for which it may be forbidden: without a look at what makes exceptions, which takes time."""
    found = position.table.live.get(quantity) or live(position, quantity)
    return (
        _areas(position, quantity, found.forbids, "forbid", ask, True) if found.forbids or position.state.lasting else 0
    )


def allowed(position: Position, quantity: str, ask: QueryContext) -> int:
    """Mask of the areas for which some modifier allows it."""
    found = position.table.live.get(quantity) or live(position, quantity)
    if not position.state.lasting and (not found.allows or (found.company >= 0 and not found.company & ask.group)):
        return 0
    return _areas(position, quantity, found.allows, "allow", ask)


def forbids(position: Position, quantity: str, area: int, cite: str, ask: QueryContext, code: str = "") -> Refusal:
    """Why it is forbidden for this area: the rule, and the card or piece, that says so (without one `cite`).

    `code` is what the fault is called there; without it, what the modifier calls it.
    """
    found: Refusal | None = None
    for mod, f in active(position, quantity, ask):
        if mod.op == "forbid" and _area_of(position, mod, f, False) >> area & 1:
            denied = _denied(position, mod, f, code, area)
            if denied.args.get("by", NOTHING) != NOTHING:
                return denied  # a card or piece that can be seen there says more than a rule
            found = found or denied
    return found or Refusal(code or "forbidden", cite)


def denies(position: Position, quantity: str, cite: str, ask: QueryContext) -> Refusal:
    """The same for a truth."""
    for mod, f in active(position, quantity, ask):
        if mod.op == "forbid" and (mod.when is None or mod.when(position, f)):
            return _denied(position, mod, f, "", -1)
    return Refusal("forbidden", cite)


def _denied(position: Position, mod: Modifier, frame: Frame, code: str, area: int) -> Refusal:
    code = code or str(mod.code)
    if code == "last-area":
        return Refusal(code, str(mod.cite), owner=faction_id(position, owner(position, area)))
    by = source_id(position, frame.source)
    if code == "forbidden" and by == NOTHING and area >= 0:  # a rule about whose area it is
        whose = faction_id(position, owner(position, area))
        return Refusal(code, str(mod.cite), case="owner", key="area-not-of", needs=(whose,))
    return Refusal(code, str(mod.cite), by=by)
