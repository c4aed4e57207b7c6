"""Where the source of a modifier, trigger or ability is: the one place that says so for all of them.

A source is a rule (always there), the piece or figure of a card, a building, a card that lies with a building, a god
while it is his turn, or a card before somebody.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..state import Frame
from ..state.compiled_content import Trigger
from ..state.position import Position
from ..values.bit_masks import bits
from .buildings import sites_of
from .pieces import find, owner

__all__ = [
    *("BUILDING", "FIGURE", "GOD", "HELD", "PIECE", "RULE", "SPECIAL"),
    *("here_of", "holder", "place_of_source", "sources_of", "special_at"),
]

RULE: Final = 0
PIECE: Final = 1
FIGURE: Final = 2
BUILDING: Final = 3
SPECIAL: Final = 4
GOD: Final = 5
HELD: Final = 6


def place_of_source(position: Position, kind: int, ref: int) -> tuple[int, int] | None:
    """(owner or -1, area or -1) of a source of which there is one; None while it is not there. Of buildings there may
    be several: theirs are the sites with one (`buildings.sites_of`, `Book.has_powers`).
    """
    state = position.state
    if kind == PIECE or kind == FIGURE:
        a = find(position, position.book.kind_of_card[ref])
        return None if a < 0 else (owner(position, a) if kind == FIGURE else holder(position, ref), a)
    if kind == SPECIAL:
        if state.where[ref] in position.book.decks:
            return None  # it lies with no building yet
        a, f = special_at(position, ref)
        return (f, a) if f >= 0 or a >= 0 else None
    if kind == GOD:
        return (state.active, -1) if state.god == ref else None
    if kind == HELD:
        f = holder(position, ref)
        return (f, -1) if f >= 0 else None
    return (-1, -1) if kind == RULE else None


def sources_of(position: Position, triggers: Sequence[Trigger]) -> list[tuple[Trigger, int, int, int]]:
    """Those triggers whose source is there, for each instance: `(trigger, owner or -1, source, where or -1)`."""
    state, table, book = position.state, position.table, position.book
    present = position.look() if position.stale else position.present
    out: list[tuple[Trigger, int, int, int]] = []
    for trigger in triggers:
        kind, ref = trigger.source, trigger.ref
        if kind == RULE:
            out.append((trigger, -1, -1, -1))
            continue
        if trigger.bit and not trigger.bit & present:
            continue
        if kind == BUILDING:
            # no card, but the site: see quantities
            out += [
                (trigger, owner(position, table.site_area[at]), -2 - at, table.site_area[at])
                for at in bits(sites_of(position, ref))
            ]
            continue
        away = not state.pieces if kind == PIECE else kind == FIGURE and state.where[ref] < table.z_hand
        if away and not trigger.copied:
            continue  # it cannot be on the board
        there = place_of_source(position, kind, ref)
        if there is not None and (kind != SPECIAL or there[0] >= 0):
            out.append((trigger, there[0], ref, there[1]))
        if trigger.copied:
            for card, zones in book.copiers.items():
                place = find(position, book.kind_of_card[card])
                if place >= 0 and state.where[ref] in zones:
                    out.append((trigger, owner(position, place), card, place))
    return out


def here_of(position: Position, frame: Frame) -> int:
    """The area of the source of a frame: given with it, or where its figure stands."""
    if frame.here >= 0:
        return frame.here
    card = frame.source
    if card < 0:
        return -1
    k = position.book.kind_of_card[card]
    return find(position, k) if k >= 0 else -1


def holder(position: Position, card: int) -> int:
    """The faction in front of which a card lies, or -1."""
    f = position.state.where[card] - position.table.z_hand
    return f if 0 <= f < position.table.n_factions else -1


def special_at(position: Position, card: int) -> tuple[int, int]:
    """(area or -1, owner or -1) of the building that carries this card."""
    state, table = position.state, position.table
    at = state.special.find(card + 1)
    if at >= 0:
        a = table.site_area[at]
        return a, owner(position, a)
    hidden = state.hidden_special.find(card + 1)
    return -1, hidden
