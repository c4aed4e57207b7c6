"""Answers as data: what a picture lights up, what a button costs, and why something is missing from the list.

The value of an option is its notation, so a client that knows nothing else can play; targets are ids with their kind in
front, as events have them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from ..plain.domains import NONE, Domain, Order, Vector
from ..rules.naming import building_id, card_id, faction_id, goods_id, unit_id
from ..rules.whereabouts import BUILDING
from ..state import PEACE
from . import notation
from .ids import ids_of
from .parsing import guess
from .questions import Option, Refused, Slot

__all__ = ["each", "limits_of", "options_of", "refused_of", "slots_of", "target_number"]


def area_id(m: Any, a: int) -> str | None:
    """An area; None for those in hand."""
    return ids_of(m).areas[a] if 0 <= a < m.t.A else None


def place_id(m: Any, place: int) -> str:
    """Where a building stands; what lies on a card instead of the board is its owner's."""
    return f"site-{m.t.sites[place]}" if place < m.t.S else faction_id(m, place - m.t.S)


def _place_at(m: Any, place: int) -> str | None:
    return area_id(m, m.t.site_area[place]) if place < m.t.S else None


def options_of(m: Any, start: int, most: int) -> tuple[Option, ...]:
    """So many of the answers to the pending question, from this one on."""
    op, f, d = m.pending
    make = _vector if isinstance(d, Vector) else _order if isinstance(d, Order) else _one
    return tuple(make(m, op, f, d, d.item(i)) for i in range(start, min(d.count, start + most)))


def each(m: Any) -> Iterator[Option]:
    """The answers one after the other, as far as anybody would look."""
    for start in range(0, min(m.pending[2].count, 3000), 100):
        yield from options_of(m, start, 100)


def _vector(m: Any, op: Any, f: Any, d: Vector, value: Any) -> Option:
    slots = [slot.id for slot in slots_of(m, op, f, d)]
    chosen = {slot: n for slot, n in zip(slots, value, strict=True) if n}
    text = notation.answer_text(m, op, d, value)
    name = f"word-{text}" if not chosen else ""
    return Option(text, tuple(chosen), price=op.price_of_amounts(m, f, value), vector=chosen, name=name)


def _order(m: Any, op: Any, f: Any, d: Order, value: Any) -> Option:
    return Option(notation.answer_text(m, op, d, value), tuple(card_id(m, card) for card in value))


def _one(m: Any, op: Any, f: Any, d: Domain, value: int) -> Option:
    text = notation.answer_text(m, op, d, value)
    if value == NONE:
        return Option(text, name=f"word-{text}")
    targets, at, name = _facts(m, op, d.sort, value, text)
    price, least = op.price(m, f, value), op.least_price(m, f, value)
    left, cite = None, ""
    if d.sort == "line":
        line = m.library.lines[value]
        left = line.most - m.s.used[value] if line.most < 999 else None
        cite = line.cite
    amounts = tuple(op.amounts(m, f, value))
    return Option(text, targets, at, price, least if least != price else None, amounts, left, cite, None, name)


Facts = tuple[tuple[str, ...], str | None, str]


def _facts(m: Any, op: Any, sort: str, value: int, text: str) -> Facts:
    """Targets, where they are, and the message for an answer that has none."""
    found = FACTS.get(sort)
    return found(m, op, value, text) if found is not None else ((), None, "")


def _area(m: Any, op: Any, value: int, text: str) -> Facts:
    return (f"area-{m.t.areas[value]}",), None, ""


def _site(m: Any, op: Any, value: int, text: str) -> Facts:
    return (place_id(m, value),), _place_at(m, value), "" if value < m.t.S else "word-hidden"


def _units(m: Any, op: Any, value: int, text: str) -> Facts:
    a, k = divmod(value, m.t.K)
    return (unit_id(m, k),), area_id(m, a), ""


def _unit(m: Any, op: Any, value: int, text: str) -> Facts:
    battle = m.s.battle
    return (unit_id(m, value),), area_id(m, battle.area) if battle is not PEACE else None, ""


def _card(m: Any, op: Any, value: int, text: str) -> Facts:
    zone = m.s.where[value]
    return (card_id(m, value),), ids_of(m).zones[zone] if zone in m.r.zone_price else None, ""


def _pair(m: Any, op: Any, value: int, text: str) -> Facts:
    a, b = divmod(value, m.t.A)
    return (f"area-{m.t.areas[a]}", f"area-{m.t.areas[b]}"), None, ""


def _line(m: Any, op: Any, value: int, text: str) -> Facts:
    line = m.library.lines[value]
    if line.building >= 0:
        return (building_id(m, line.building),), None, f"line-{text}"
    return (card_id(m, line.card),) if line.card >= 0 else (), None, f"line-{text}"


def _instead(m: Any, op: Any, value: int, text: str) -> Facts:
    """A card or building that acts instead is called by its name; one with several ways says which in a word."""
    way = m.r.instead[notation.moment_of(op)][value]
    if way.source == BUILDING:
        target = building_id(m, way.ref)
    elif 0 <= way.ref < m.r.n_cards:
        target = card_id(m, way.ref)
    else:
        return (), None, f"word-{text}"
    return (target,), None, "" if target.endswith(f"-{text}") else f"word-{text}"


def _word(m: Any, op: Any, value: int, text: str) -> Facts:
    return (), None, f"word-{text}"


FACTS: dict[str, Callable[[Any, Any, int, str], Facts]] = {
    "area": _area,
    "site": _site,
    "building": _site,
    "units": _units,
    "unit": _unit,
    "card": _card,
    "god": lambda m, op, value, text: ((card_id(m, value),), None, ""),
    "faction": lambda m, op, value, text: ((faction_id(m, value),), None, ""),
    "goods": lambda m, op, value, text: ((goods_id(m, value),), None, ""),
    "type": lambda m, op, value, text: ((building_id(m, value),), None, ""),
    "pair": _pair,
    "line": _line,
    "instead": _instead,
    "rule": lambda m, op, value, text: ((), None, f"rule-{text}"),
    "yes-no": _word,
    "branch": _word,
    "stop-pass": _word,
    "die": _word,
}


def slots_of(m: Any, op: Any, f: Any, d: Domain) -> tuple[Slot, ...]:
    """What a vector has amounts of; none for other questions."""
    if not isinstance(d, Vector):
        return ()
    if d.sort == "spread":
        return tuple(Slot(f"area-{m.t.areas[a]}", None, n) for a, n in zip(d.slots, d.high, strict=True))
    if d.sort == "discounts":
        return tuple(Slot(place_id(m, p), _place_at(m, p), n) for p, n in zip(d.slots, d.high, strict=True))
    at = area_id(m, op.at_area(m, f))
    return tuple(Slot(unit_id(m, k), at, n) for k, n in zip(d.slots, d.high, strict=True))


def limits_of(d: Vector) -> list[dict[str, Any]]:
    """The bounds of sums over slots, by their place in the list of slots."""
    return [
        {"slots": [i for i in range(len(d.slots)) if mask >> i & 1], "least": low, "most": min(high, sum(d.high))}
        for mask, low, high in d.limits
    ]


def refused_of(m: Any) -> tuple[Refused, ...]:
    """Of the short lists: what is not among the answers, with the reason."""
    op, f, d = m.pending
    missing = [value for value in op.others(m, f) if value not in d]
    if not missing:
        return ()
    # of a free and a paid line with one word only one is offered at a time: nobody misses the other
    said = {notation.one_text(m, op, d.sort, value) for value in d if value != NONE}
    out = []
    for value in missing:
        text = notation.one_text(m, op, d.sort, value)
        if text in said:
            continue
        said.add(text)
        meant = guess(m, op, d, text.split())
        value = value if meant is None else meant
        targets, _, name = _facts(m, op, d.sort, value, text)
        out.append(Refused(text, targets, op.why_not(m, f, value), name))
    return tuple(out)


def target_number(m: Any, sort: str, target: str) -> int | None:
    """The number of a sort that an id names; None where it names none of it."""
    kind, _, rest = target.partition("-")
    t, r = m.t, m.r
    numbers: Mapping[str, int] = {}
    if kind == "area" and sort in ("area", "spread", "pair"):
        numbers = t.area_number
    elif kind == "site" and sort in ("site", "building", "discounts"):
        numbers = t.site_number
    elif kind == "player" and sort == "faction":
        numbers = {name: f for f, name in enumerate(t.factions)}
    elif kind in ("goods", "building") and sort in ("goods", "type"):
        numbers = r.numbers[kind]
    elif sort in ("unit", "group"):
        return next((k for k in range(t.K) if unit_id(m, k) == target), None)
    elif sort in ("card", "god"):
        return next((c for c in r.cards_by_id.get(rest, ()) if card_id(m, c) == target), None)
    return numbers.get(rest)
