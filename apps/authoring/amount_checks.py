"""Numbers that no rule can mean: less than nothing, or more than the box holds; and things that do nothing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cyclades_core.content.schema.card_kinds import CardKind

from .definition_walk import Spot
from .expansion_findings import Findings

__all__ = ["check_amounts", "check_idle", "check_option_values"]

#: Keys that hold an amount, and the most that any official card comes near to: twice as much is worth a question.
MOST = {
    "gold": 40,
    "count": 20,
    "price": 30,
    "prices": 30,
    "steps": 20,
    "strength": 10,
    "copies": 20,
    "income": 20,
    "supply": 60,
    "limit": 60,
    "discounts": 10,
    "draw": 60,
}
#: Of which kinds a definition has to do something, and by which of its keys it may.
ACTIVE = {
    "god": ("free", "paid", "bonus", "modifier", "trigger"),
    "rule": ("effect", "modifier", "trigger"),
    "phase": ("effect",),
    "program": ("effect",),
    "action": ("effect",),
}
#: The same of cards, unless their kind says what playing one does.
CARDS = ("effect", "bonus", "modifier", "trigger", "ability", "strength", "income", "discounts", "piece")


def check_amounts(spot: Spot, found: Findings) -> None:
    """Literal numbers of one table."""
    for key, most in MOST.items():
        value = spot.table.get(key)
        rows = enumerate(value) if isinstance(value, list) else [(None, value)]
        for index, each in rows:
            below: tuple[str | int, ...] = (key,) if index is None else (key, index)
            if type(each) is not int:
                continue
            if each < 0 and not _subtracts(spot):
                found.note("negative-amount", spot.origin, *below, name=key, found=each)
            elif each > most:
                found.note("large-amount", spot.origin, *below, severity="warning", name=key, found=each, most=most)


def check_option_values(spot: Spot, found: Findings, options: Mapping[str, Any]) -> None:
    """A condition that asks whether an option has a value that it never has; `options` are those in play."""
    asked = spot.table.get("option")
    for name, wanted in asked.items() if isinstance(asked, dict) else ():
        option = options.get(name)
        if option is None or option.kind != "choice":
            continue
        for value in wanted if isinstance(wanted, list) else [wanted]:
            if value not in option.values:
                allowed = " | ".join(map(str, option.values))
                found.note("wrong-value", spot.origin, "option", name, name=name, found=value, expected=allowed)


def _subtracts(spot: Spot) -> bool:
    """Whether the table is one of a counter or a modifier, which may well go down."""
    return "counter" in spot.table or ("quantity" in spot.table and "op" in spot.table)


def check_idle(spot: Spot, found: Findings, cards: Mapping[str, CardKind]) -> None:
    """A definition, trigger or ability that does nothing; `cards` are the kinds of cards in play."""
    kind, _, name = spot.who.partition(":")
    keys = ACTIVE.get(kind) or (CARDS if kind in cards and not cards[kind].effect else ())
    if spot.key == kind and keys and _is_definition(spot):
        if not any(_says(spot.table.get(key)) for key in keys) and not _printed(spot.table):
            found.note("does-nothing", spot.origin, severity="warning", name=name, where="key")
    elif spot.key in ("trigger", "ability") and "effect" in spot.table and not _says(spot.table["effect"]):
        found.note("does-nothing", spot.origin, "effect", severity="warning", name=f"{name} {spot.key}")


def _is_definition(spot: Spot) -> bool:
    return len(spot.origin.path) <= 2


def _printed(table: dict[str, Any]) -> bool:
    """Whether others run it: a god whose turn is a program of its own, a card of Python."""
    return bool(table.get("always") or table.get("python"))


def _says(value: Any) -> bool:
    return value not in (None, [], {}, 0, "")
