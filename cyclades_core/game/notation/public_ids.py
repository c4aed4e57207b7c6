"""Numbers as ids with their kind in front, as views, events and targets carry them: `area-t4.B`, `hero-ajax`.

Notation, scenarios, positions and saves have bare ids and the names of players instead (`clause_text`).
"""

from __future__ import annotations

from typing import Any

from cyclades_core.engine.rules.event_ids import building_id, card_id, faction_id, goods_id, unit_id
from cyclades_core.engine.values.refusals import NOTHING

__all__ = ["Bare", "PublicIds", "bare", "bare_of", "ids_of", "resolve"]


class PublicIds:
    """The ids of one table, by number."""

    __slots__ = (
        *("areas", "buildings", "cards", "counters", "factions", "goods", "lines", "rows", "sites", "units", "zones"),
    )

    def __init__(self, machine: Any) -> None:
        table, book = machine.table, machine.book
        self.areas = [f"area-{area}" for area in table.areas]
        self.sites = [f"site-{site}" for site in table.sites]
        self.factions = [faction_id(machine, f) for f in range(table.n_factions)]
        self.units = [unit_id(machine, k) for k in range(table.n_unit_kinds)]
        self.buildings = [building_id(machine, kind) for kind in range(table.n_building_types)]
        self.goods = [goods_id(machine, g) for g in range(table.n_goods)]
        self.cards = [card_id(machine, card) for card in range(book.n_cards)]
        self.counters = [f"counter-{counter.id}" for counter in book.counters]
        self.lines = [f"line-{line.word}" for line in book.lines]
        held = [*(f"hand-{name}" for name in table.factions), *(f"secret-{name}" for name in table.factions)]
        self.zones = [f"pile-{name}" for name in (*book.zone_names, *held)]
        self.rows = {  # by the sort of what is named
            "faction": self.factions,
            "area": self.areas,
            "card": self.cards,
            "god": self.cards,
            "unit": self.units,
            "building": self.buildings,
            "type": self.buildings,
            "goods": self.goods,
            "site": self.sites,
            "zone": self.zones,
            "counter": self.counters,
        }


class Bare(PublicIds):
    """The same without their kinds, and players by their names: as notation, scenarios and positions have them."""

    __slots__ = ()

    def __init__(self, machine: Any) -> None:
        table, book = machine.table, machine.book
        self.areas, self.sites, self.factions = list(table.areas), list(table.sites), list(table.factions)
        self.units, self.buildings, self.goods = (list(book.names[sort]) for sort in ("unit", "building", "goods"))
        self.cards = [_card(book, card) for card in range(book.n_cards)]
        self.counters = [counter.id for counter in book.counters]
        self.lines = [line.word for line in book.lines]
        self.zones = list(book.zone_names)


def _card(book: Any, card: int) -> str:
    """The bare id where it is unambiguous, else with its kind."""
    kind, d, _ = book.cards[card]
    same = {(book.cards[c][0], book.cards[c][2]) for c in book.cards_by_id[d.id]}
    return str(d.id) if len(same) == 1 else f"{kind}:{d.id}"


def bare_of(machine: Any) -> Bare:
    """The bare ids of the table: made once."""
    found: Bare | None = machine.table.door.get("bare")
    if found is None:
        found = machine.table.door["bare"] = Bare(machine)
    return found


def ids_of(machine: Any) -> PublicIds:
    """The ids of the table at which the game is played: made once."""
    found: PublicIds | None = machine.table.door.get("ids")
    if found is None:
        found = machine.table.door["ids"] = PublicIds(machine)
    return found


def resolve(machine: Any, sort: str, value: Any) -> Any:
    """An argument of an event, or what a question is about: an id, a number or a name."""
    ids = ids_of(machine)
    row = ids.rows.get(sort)
    if row is not None:
        return _of(row, value)
    if sort == "phase":
        return f"phase-{machine.book.phases[value].id}"
    if sort == "group":
        return tuple((ids.units[k], n) for k, n in value)
    if sort == "factions":
        return tuple(ids.factions[f] for f in value)
    if sort == "cards":
        return tuple(_of(ids.cards, card) for card in value)
    if sort == "things":
        return tuple(resolve(machine, kind, each) for kind, each in value)
    if sort == "line":
        return ids.lines[value]
    return value


def _of(row: list[str], value: int) -> str:
    return row[value] if 0 <= value < len(row) else NOTHING


def bare(ident: str) -> str:
    """What stands behind the kind: the id as content and notation have it.

    >>> bare("hero-ajax"), bare("area-m3-b1"), bare("none")
    ('ajax', 'm3-b1', 'none')
    """
    return ident.partition("-")[2] or ident
