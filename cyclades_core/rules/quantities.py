"""Typed questions whose answers content changes: numbers, truths and masks of areas (docs/vocabulary.md, quantities).

A modifier is `(quantity, op, value, when, source)`; it counts while its source is there: a rule always, a piece while
it stands on the board, a hero or artifact where its figure is, a building on its site, a lasting one until its scope
ends. Layers: set, add, multiply, then the bounds; truths: allow, then forbid. Forbidding wins (B1.8).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ..plain.events import M
from ..plain.frames import new_frame
from .cards import where
from .pieces import bits, find, owner

__all__ = ["active", "allowed", "forbidden", "forbidder", "number", "truth"]

RULE, PIECE, FIGURE, BUILDING, SPECIAL, GOD = range(6)


def live(m: M, quantity: str) -> tuple[list[Any], bool]:
    """The modifiers of the quantity that can count at this table (its mode, allies or none), and whether only pieces
    on the board carry them: then an empty board needs no look."""
    found = m.t.live.get(quantity)
    if found is None:
        t = m.t
        mods = [
            mod
            for mod in m.r.mods.get(quantity, ())
            if (t.allies or not mod.allies) and (mod.modes is None or t.mode in mod.modes)
        ]
        found = t.live[quantity] = (mods, all(mod.source == PIECE for mod in mods))
    return found


def active(m: M, quantity: str) -> Iterator[tuple[Any, list[Any]]]:
    """Each modifier of the quantity whose source is there, with a frame whose subject is the source's owner."""
    s, t, r = m.s, m.t, m.r
    for mod in live(m, quantity)[0]:
        kind, ref = mod.source, mod.ref
        if kind == RULE:
            yield mod, m.no_frame
        elif kind == PIECE or kind == FIGURE:
            # no look at the board where a cheap fact says that the figure is not on it
            if not s.masks[t.m_pieces] if kind == PIECE else s.cells[t.o_where + ref] < t.z_hand:
                continue
            k = r.kind_of_card[ref]
            a = find(m, k)
            if a >= 0:
                f = owner(m, a) if kind == FIGURE else holder(m, ref)
                yield mod, new_frame(-1, f, -1, ref, a)
        elif kind == BUILDING:
            for site in bits(s.masks[t.m_occupied]):
                if r.has_powers[s.cells[t.o_site + site] - 1] >> ref & 1:
                    a = t.site_area[site]
                    # sites are no cards: their numbers are kept apart as -2 - site
                    yield mod, new_frame(-1, owner(m, a), -1, -2 - site, a)
        elif kind == SPECIAL:
            zone = s.cells[t.o_where + ref]
            if zone in r.decks or zone == t.z_removed:
                continue  # it lies with no building yet, or no longer
            a, f = special_at(m, ref)
            if f >= 0 or a >= 0:
                yield mod, new_frame(-1, f, -1, ref, a)
        elif kind == GOD and s.ints[t.i_god] == ref:
            yield mod, new_frame(-1, s.ints[t.i_active], -1, ref)
    for row in s.lasting:
        mod = r.lasting_mods[row[0]]
        if mod.quantity == quantity:
            yield mod, [-1, 0, *row[2:]]


def holder(m: M, card: int) -> int:
    """The faction in front of which a card lies, or -1."""
    f = where(m, card) - m.t.z_hand
    return f if 0 <= f < m.t.F else -1


def special_at(m: M, card: int) -> tuple[int, int]:
    """(area or -1, owner or -1) of the building that carries this card."""
    s, t = m.s, m.t
    at = s.cells[t.o_special : t.o_special + t.S].find(card + 1)
    if at >= 0:
        a = t.site_area[at]
        return a, owner(m, a)
    hidden = s.cells[t.o_hidden_special : t.o_hidden_special + t.F].find(card + 1)
    return -1, hidden


def number(m: M, quantity: str, base: int) -> int:
    """The number after all modifiers: set, add, multiply, bounds."""
    value, plus, times = base, 0, 1
    low, high = None, None
    for mod, f in active(m, quantity):
        if mod.when is not None and not mod.when(m, f):
            continue
        v = mod.value(m, f)
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


def truth(m: M, quantity: str, base: bool) -> bool:
    """Allowed by default or by a modifier, and forbidden by none."""
    out = base
    for mod, f in active(m, quantity):
        if mod.when is not None and not mod.when(m, f):
            continue
        if mod.op == "forbid":
            return False
        out = True
    return out


def _areas(m: M, quantity: str, op: str) -> Iterator[tuple[Any, int]]:
    for mod, f in active(m, quantity):
        if mod.op != op or (mod.when is not None and not mod.when(m, f)):
            continue
        mask = mod.area(m, f) if mod.area is not None else -1
        if mod.unless is not None and mask:
            mask &= (1 << m.t.A) - 1
            asked = m.cx.area  # the question may be part of another one, about another area
            for a in bits(mask):
                m.cx.area = a
                if mod.unless(m, f):
                    mask &= ~(1 << a)
            m.cx.area = asked
        yield mod, mask


def forbidden(m: M, quantity: str) -> int:
    """Mask of the areas for which some modifier forbids it."""
    if not m.s.lasting:
        mods, pieces_only = live(m, quantity)
        if not mods or (pieces_only and not m.s.masks[m.t.m_pieces]):
            return 0
    cx = m.cx
    key = (quantity, cx.mover, cx.move, cx.group, cx.card)
    found = m.memo.get(key)
    if found is None:
        found = 0
        for _, mask in _areas(m, quantity, "forbid"):
            found |= mask
        m.memo[key] = found
    return found


def allowed(m: M, quantity: str) -> int:
    """Mask of the areas for which some modifier allows it."""
    if not m.s.lasting:
        mods, pieces_only = live(m, quantity)
        if not mods or (pieces_only and not m.s.masks[m.t.m_pieces]):
            return 0
    out = 0
    for _, mask in _areas(m, quantity, "allow"):
        out |= mask
    return out


def forbidder(m: M, quantity: str, a: int) -> str:
    """The rule or card that forbids it for this area: its citation, or ''."""
    for mod, mask in _areas(m, quantity, "forbid"):
        if mask >> a & 1:
            return str(mod.cite)
    return ""
