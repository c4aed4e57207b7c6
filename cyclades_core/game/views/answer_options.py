"""Answers as data: what a picture lights up, what a button costs, and why something is missing from the list.

The value of an option is its notation, so a client that knows nothing else can play; targets are ids with their kind in
front, as events have them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from cyclades_core.engine.rules.event_ids import building_id, card_id, faction_id, goods_id, unit_id
from cyclades_core.engine.rules.source_places import BUILDING
from cyclades_core.engine.state import NO_BATTLE
from cyclades_core.engine.values.answer_domains import NONE, Domain, Order, Vector

from ..notation import clause_text
from ..notation.answer_parser import guess
from ..notation.public_ids import ids_of
from ..public_types import Option, Refused, Slot

__all__ = ["each", "limits_of", "options_of", "refused_of", "slots_of", "target_number"]


def area_id(machine: Any, area: int) -> str | None:
    """An area; None for those in hand."""
    return ids_of(machine).areas[area] if 0 <= area < machine.table.n_areas else None


def place_id(machine: Any, place: int) -> str:
    """Where a building stands; what lies on a card instead of the board is its owner's."""
    return (
        f"site-{machine.table.sites[place]}"
        if place < machine.table.n_sites
        else faction_id(machine, place - machine.table.n_sites)
    )


def _place_at(machine: Any, place: int) -> str | None:
    return area_id(machine, machine.table.site_area[place]) if place < machine.table.n_sites else None


def options_of(machine: Any, start: int, most: int) -> tuple[Option, ...]:
    """So many of the answers to the pending question, from this one on."""
    op, f, d = machine.pending
    make = _vector if isinstance(d, Vector) else _order if isinstance(d, Order) else _one
    return tuple(make(machine, op, f, d, d.item(i)) for i in range(start, min(d.count, start + most)))


def each(machine: Any) -> Iterator[Option]:
    """The answers one after the other, as far as anybody would look."""
    for start in range(0, min(machine.pending[2].count, 3000), 100):
        yield from options_of(machine, start, 100)


def _vector(machine: Any, operation: Any, frame: Any, domain: Vector, value: Any) -> Option:
    slots = [slot.id for slot in slots_of(machine, operation, frame, domain)]
    chosen = {slot: n for slot, n in zip(slots, value, strict=True) if n}
    text = clause_text.answer_text(machine, operation, domain, value)
    name = f"word-{text}" if not chosen else ""
    return Option(
        text, tuple(chosen), price=operation.price_of_amounts(machine, frame, value), vector=chosen, name=name
    )


def _order(machine: Any, operation: Any, frame: Any, definition: Order, value: Any) -> Option:
    return Option(
        clause_text.answer_text(machine, operation, definition, value), tuple(card_id(machine, card) for card in value)
    )


def _one(machine: Any, operation: Any, frame: Any, domain: Domain, value: int) -> Option:
    text = clause_text.answer_text(machine, operation, domain, value)
    if value == NONE:
        return Option(text, name=f"word-{text}")
    targets, at, name = _facts(machine, operation, domain.sort, value, text)
    price, least = operation.price(machine, frame, value), operation.least_price(machine, frame, value)
    left, cite = None, ""
    if domain.sort == "line":
        line = machine.library.lines[value]
        left = line.most - machine.state.used[value] if line.most < 999 else None
        cite = line.cite
    amounts = tuple(operation.amounts(machine, frame, value))
    return Option(text, targets, at, price, least if least != price else None, amounts, left, cite, None, name)


Facts = tuple[tuple[str, ...], str | None, str]


def _facts(machine: Any, operation: Any, sort: str, value: int, text: str) -> Facts:
    """Targets, where they are, and the message for an answer that has none."""
    found = FACTS.get(sort)
    return found(machine, operation, value, text) if found is not None else ((), None, "")


def _area(machine: Any, operation: Any, value: int, text: str) -> Facts:
    return (f"area-{machine.table.areas[value]}",), None, ""


def _site(machine: Any, operation: Any, value: int, text: str) -> Facts:
    return (
        (place_id(machine, value),),
        _place_at(machine, value),
        "" if value < machine.table.n_sites else "word-hidden",
    )


def _units(machine: Any, operation: Any, value: int, text: str) -> Facts:
    a, k = divmod(value, machine.table.n_unit_kinds)
    return (unit_id(machine, k),), area_id(machine, a), ""


def _unit(machine: Any, operation: Any, value: int, text: str) -> Facts:
    battle = machine.state.battle
    return (unit_id(machine, value),), area_id(machine, battle.area) if battle is not NO_BATTLE else None, ""


def _card(machine: Any, operation: Any, value: int, text: str) -> Facts:
    zone = machine.state.where[value]
    return (card_id(machine, value),), ids_of(machine).zones[zone] if zone in machine.book.zone_price else None, ""


def _pair(machine: Any, operation: Any, value: int, text: str) -> Facts:
    a, b = divmod(value, machine.table.n_areas)
    return (f"area-{machine.table.areas[a]}", f"area-{machine.table.areas[b]}"), None, ""


def _line(machine: Any, operation: Any, value: int, text: str) -> Facts:
    line = machine.library.lines[value]
    if line.about or line.label != line.word:
        return (), None, line.message()
    if line.building >= 0:
        return (building_id(machine, line.building),), None, f"line-{text}"
    return (card_id(machine, line.card),) if line.card >= 0 else (), None, f"line-{text}"


def _instead(machine: Any, operation: Any, value: int, text: str) -> Facts:
    """A card or building that acts instead is called by its name; one with several ways says which in a word."""
    way = machine.book.instead[clause_text.moment_of(operation)][value]
    if way.source == BUILDING:
        target = building_id(machine, way.ref)
    elif 0 <= way.ref < machine.book.n_cards:
        target = card_id(machine, way.ref)
    else:
        return (), None, f"word-{text}"
    return (target,), None, "" if target.endswith(f"-{text}") else f"word-{text}"


def _word(machine: Any, operation: Any, value: int, text: str) -> Facts:
    return (), None, f"word-{text}"


FACTS: dict[str, Callable[[Any, Any, int, str], Facts]] = {
    "area": _area,
    "site": _site,
    "building": _site,
    "units": _units,
    "unit": _unit,
    "card": _card,
    "god": lambda machine, op, value, text: ((card_id(machine, value),), None, ""),
    "faction": lambda machine, op, value, text: ((faction_id(machine, value),), None, ""),
    "goods": lambda machine, op, value, text: ((goods_id(machine, value),), None, ""),
    "type": lambda machine, op, value, text: ((building_id(machine, value),), None, ""),
    "pair": _pair,
    "line": _line,
    "instead": _instead,
    "rule": lambda machine, op, value, text: ((), None, f"rule-{text}"),
    "yes-no": _word,
    "branch": _word,
    "stop-pass": _word,
    "die": _word,
}


def slots_of(machine: Any, operation: Any, frame: Any, domain: Domain) -> tuple[Slot, ...]:
    """What a vector has amounts of; none for other questions."""
    if not isinstance(domain, Vector):
        return ()
    if domain.sort == "spread":
        return tuple(
            Slot(f"area-{machine.table.areas[a]}", None, n) for a, n in zip(domain.slots, domain.high, strict=True)
        )
    if domain.sort == "discounts":
        return tuple(
            Slot(place_id(machine, p), _place_at(machine, p), n) for p, n in zip(domain.slots, domain.high, strict=True)
        )
    at = area_id(machine, operation.at_area(machine, frame))
    return tuple(Slot(unit_id(machine, k), at, n) for k, n in zip(domain.slots, domain.high, strict=True))


def limits_of(domain: Vector) -> list[dict[str, Any]]:
    """The bounds of sums over slots, by their place in the list of slots."""
    return [
        {
            "slots": [i for i in range(len(domain.slots)) if mask >> i & 1],
            "least": low,
            "most": min(high, sum(domain.high)),
        }
        for mask, low, high in domain.limits
    ]


def refused_of(machine: Any) -> tuple[Refused, ...]:
    """Of the short lists: what is not among the answers, with the reason."""
    op, f, d = machine.pending
    missing = [value for value in op.others(machine, f) if value not in d]
    if not missing:
        return ()
    # of a free and a paid line with one word only one is offered at a time: nobody misses the other
    said = {clause_text.one_text(machine, op, d.sort, value) for value in d if value != NONE}
    out = []
    for value in missing:
        text = clause_text.one_text(machine, op, d.sort, value)
        if text in said:
            continue
        said.add(text)
        meant = guess(machine, op, d, text.split())
        value = value if meant is None else meant
        targets, _, name = _facts(machine, op, d.sort, value, text)
        out.append(Refused(text, targets, op.why_not(machine, f, value), name))
    return tuple(out)


def target_number(machine: Any, sort: str, target: str) -> int | None:
    """The number of a sort that an id names; None where it names none of it."""
    kind, _, rest = target.partition("-")
    table, book = machine.table, machine.book
    numbers: Mapping[str, int] = {}
    if kind == "area" and sort in ("area", "spread", "pair"):
        numbers = table.area_number
    elif kind == "site" and sort in ("site", "building", "discounts"):
        numbers = table.site_number
    elif kind == "player" and sort == "faction":
        numbers = {name: f for f, name in enumerate(table.factions)}
    elif kind in ("goods", "building") and sort in ("goods", "type"):
        numbers = book.numbers[kind]
    elif sort in ("unit", "group"):
        return next((k for k in range(table.n_unit_kinds) if unit_id(machine, k) == target), None)
    elif sort in ("card", "god"):
        return next((c for c in book.cards_by_id.get(rest, ()) if card_id(machine, c) == target), None)
    return numbers.get(rest)
