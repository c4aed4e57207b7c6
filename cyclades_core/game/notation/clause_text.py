"""Text for answers and clauses: `bid zeus 5`, `sail 2 C3 -> C4`, `march m3-b1 -> m3-c3 2 troop + ajax`.

A clause is the answers up to the first change. Its text is the word of the menu line (or the name of the question)
followed by the answers. `clause_parser` reads it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from cyclades_core.engine.values.answer_domains import NONE, Domain, Order, Vector
from cyclades_core.engine.values.refusals import NOTHING

from .public_ids import bare_of

__all__ = ["AnsweredPart", "answer_text", "clause_text", "in_order", "part_of"]

PREFIXED = ("sail-to", "sail-on")


def group_text(machine: Any, group: Any) -> str:
    """`2 troop + ajax`."""
    names = machine.book.names["unit"]
    parts = [names[k] if machine.book.unique[k] else f"{n} {names[k]}" for k, n in group]
    return " + ".join(parts) or "nothing"


def card_text(machine: Any, card: int) -> str:
    """The bare id where it is unambiguous, else the full one."""
    rows = bare_of(machine).cards
    return rows[card] if 0 <= card < len(rows) else NOTHING


def answer_text(machine: Any, operation: Any, domain: Domain, value: Any) -> str:
    """The text of one answer."""
    table, book = machine.table, machine.book
    if value == NONE:
        return str(operation.none_word)
    sort = domain.sort
    if isinstance(domain, Order):
        return " > ".join(card_text(machine, c) for c in value)
    if isinstance(domain, Vector):
        chosen = [(slot, n) for slot, n in zip(domain.slots, value, strict=True) if n]
        if sort == "group":
            sea = [k for k in range(table.n_unit_kinds) if not book.kind_land[k] and book.is_unit[k]]
            if len(sea) == 1 and domain.slots and domain.slots[0] == sea[0]:
                return str(value[0])
            return group_text(machine, chosen)
        if sort == "spread":
            return " + ".join(f"{n} {table.areas[a]}" for a, n in chosen) or "nothing"
        if sort == "discounts":
            return (
                " + ".join(place_text(machine, p) if n == 1 else f"{n} {place_text(machine, p)}" for p, n in chosen)
                or "full"
            )
        return " + ".join(f"{n} {slot}" for slot, n in chosen) or "nothing"
    return one_text(machine, operation, sort, value)


def place_text(machine: Any, place: int) -> str:
    return (
        machine.table.sites[place]
        if place < machine.table.n_sites
        else f"hidden-{machine.table.factions[place - machine.table.n_sites]}"
    )


def one_text(machine: Any, operation: Any, sort: str, value: int) -> str:
    """The text of a number of a sort."""
    table, book = machine.table, machine.book
    if sort == "area":
        return str(table.areas[value])
    if sort in ("site", "building"):
        return place_text(machine, value)
    if sort == "units":
        a, k = divmod(value, table.n_unit_kinds)
        return f"{book.names['unit'][k]} {table.areas[a] if a < table.n_areas else 'attackers'}"
    if sort in ("card", "god"):
        return card_text(machine, value)
    if sort == "faction":
        return str(table.factions[value])
    if sort in ("unit", "goods"):
        return str(book.names[sort][value])
    if sort == "type":
        return str(book.names["building"][value])
    if sort == "pair":
        a, b = divmod(value, table.n_areas)
        return f"{table.areas[a]} -> {table.areas[b]}"
    if sort == "line":
        return str(book.lines[value].word)
    if sort == "yes-no":
        return "yes" if value else "no"
    if sort == "branch":
        return str(operation.words[value])
    if sort == "stop-pass":
        return "cross" if value else "stop"
    if sort == "instead":
        return str(book.instead[moment_of(operation)][value].word)
    if sort == "rule":
        return str(book.rules[value].name)
    if sort == "die":
        return f"die-{value + 1}"
    return str(value)


def moment_of(operation: Any) -> str:
    """The moment at which something else may happen, by the question that asks for it."""
    return str(operation.moment)


class AnsweredPart(NamedTuple):
    """One answer of a clause as text: the question, the sort of its answers, the answer, and whether it was forced."""

    prompt: str
    sort: str
    text: str
    forced: bool


def part_of(machine: Any, answer: Any) -> AnsweredPart:
    """An answer as the machine notes it, as text; one that is text already stays as it is."""
    if isinstance(answer, AnsweredPart):
        return answer
    op, d, value, _, forced, _ = answer
    text = answer_text(machine, op, d, value)
    if op.prompt in PREFIXED and value != NONE:
        text = f"-> {text}"
    return AnsweredPart(op.prompt, d.sort, text, forced)


def clause_text(machine: Any, answers: list[Any]) -> str:
    """The canonical text of a clause, forced parts included."""
    return " ".join(in_order([part_of(machine, answer) for answer in answers]))


def in_order(parts: Sequence[AnsweredPart]) -> list[str]:
    """Return the texts of the parts as a clause has them: after the name of the question, if it opens no menu line.

    >>> in_order([AnsweredPart("choose-units", "units", "fleet b", True)])
    ['choose-units', 'fleet b']
    """
    texts = [part.text for part in parts]
    # the group of fleets stands before its space
    for i, part in enumerate(parts):
        if part.prompt in ("sail-from", "sail-on") and i + 1 < len(parts) and parts[i + 1].prompt == "sail-group":
            texts[i], texts[i + 1] = texts[i + 1], texts[i]
            break
    if parts and parts[0].sort != "line" and parts[0].prompt:
        texts.insert(0, parts[0].prompt)
    return texts
