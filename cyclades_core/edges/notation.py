"""Text for answers and clauses: `bid zeus 5`, `sail 2 C3 -> C4`, `march m3-b1 -> m3-c3 2 troop + ajax`.

A clause is the answers up to the first change. Its text is the word of the menu line (or the name of the question)
followed by the answers. `parsing` reads it.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from ..plain.domains import NONE, Domain, Order, Vector
from ..plain.refusals import NOTHING
from .ids import bare_of

__all__ = ["Part", "answer_text", "clause_text", "part_of"]

PREFIXED = ("sail-to", "sail-on")


def group_text(m: Any, group: Any) -> str:
    """`2 troop + ajax`."""
    names = m.r.names["unit"]
    parts = [names[k] if m.r.unique[k] else f"{n} {names[k]}" for k, n in group]
    return " + ".join(parts) or "nothing"


def card_text(m: Any, card: int) -> str:
    """The bare id where it is unambiguous, else the full one."""
    rows = bare_of(m).cards
    return rows[card] if 0 <= card < len(rows) else NOTHING


def answer_text(m: Any, op: Any, d: Domain, value: Any) -> str:
    """The text of one answer."""
    t, r = m.t, m.r
    if value == NONE:
        return str(op.none_word)
    sort = d.sort
    if isinstance(d, Order):
        return " > ".join(card_text(m, c) for c in value)
    if isinstance(d, Vector):
        chosen = [(slot, n) for slot, n in zip(d.slots, value, strict=True) if n]
        if sort == "group":
            sea = [k for k in range(t.K) if not r.kind_land[k] and r.is_unit[k]]
            if len(sea) == 1 and d.slots and d.slots[0] == sea[0]:
                return str(value[0])
            return group_text(m, chosen)
        if sort == "spread":
            return " + ".join(f"{n} {t.areas[a]}" for a, n in chosen) or "nothing"
        if sort == "discounts":
            return " + ".join(place_text(m, p) if n == 1 else f"{n} {place_text(m, p)}" for p, n in chosen) or "full"
        return " + ".join(f"{n} {slot}" for slot, n in chosen) or "nothing"
    return one_text(m, op, sort, value)


def place_text(m: Any, place: int) -> str:
    return m.t.sites[place] if place < m.t.S else f"hidden-{m.t.factions[place - m.t.S]}"


def one_text(m: Any, op: Any, sort: str, value: int) -> str:
    """The text of a number of a sort."""
    t, r = m.t, m.r
    if sort == "area":
        return str(t.areas[value])
    if sort in ("site", "building"):
        return place_text(m, value)
    if sort == "units":
        a, k = divmod(value, t.K)
        return f"{r.names['unit'][k]} {t.areas[a] if a < t.A else 'attackers'}"
    if sort in ("card", "god"):
        return card_text(m, value)
    if sort == "faction":
        return str(t.factions[value])
    if sort in ("unit", "goods"):
        return str(r.names[sort][value])
    if sort == "type":
        return str(r.names["building"][value])
    if sort == "pair":
        a, b = divmod(value, t.A)
        return f"{t.areas[a]} -> {t.areas[b]}"
    if sort == "line":
        return str(r.lines[value].word)
    if sort == "yes-no":
        return "yes" if value else "no"
    if sort == "branch":
        return str(op.words[value])
    if sort == "stop-pass":
        return "cross" if value else "stop"
    if sort == "instead":
        return str(r.instead[moment_of(op)][value].word)
    if sort == "rule":
        return str(r.rules[value].name)
    if sort == "die":
        return f"die-{value + 1}"
    return str(value)


def moment_of(op: Any) -> str:
    """The moment at which something else may happen, by the question that asks for it."""
    return str(op.moment)


class Part(NamedTuple):
    """One answer of a clause as text: the question, the sort of its answers, the answer, and whether it was forced."""

    prompt: str
    sort: str
    text: str
    forced: bool


def part_of(m: Any, answer: Any) -> Part:
    """An answer as the machine notes it, as text; one that is text already stays as it is."""
    if isinstance(answer, Part):
        return answer
    op, d, value, _, forced, _ = answer
    text = answer_text(m, op, d, value)
    if op.prompt in PREFIXED and value != NONE:
        text = f"-> {text}"
    return Part(op.prompt, d.sort, text, forced)


def clause_text(m: Any, answers: list[Any]) -> str:
    """The canonical text of a clause, forced parts included."""
    if not answers:
        return ""
    parts: list[tuple[str, str]] = []
    for answer in answers:
        part = part_of(m, answer)
        if not parts and part.sort != "line" and part.prompt:
            parts.append(("", part.prompt))
        parts.append((part.prompt, part.text))
    # the group of fleets stands before its space
    for i, (prompt, _) in enumerate(parts):
        if prompt in ("sail-from", "sail-on") and i + 1 < len(parts) and parts[i + 1][0] == "sail-group":
            parts[i], parts[i + 1] = parts[i + 1], parts[i]
            break
    return " ".join(text for _, text in parts)
