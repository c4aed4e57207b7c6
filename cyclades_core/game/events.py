"""The machine's questions and events as the door hands them out: ids instead of numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cyclades_core.engine.values.answer_domains import Vector
from cyclades_core.engine.values.event_types import OPTIONAL, OWN, PRIVATE, SPECS, keyword

from .history.journal import Journal
from .notation import clause_text
from .notation.public_ids import ids_of, resolve
from .public_types import Begun, Decision, Event
from .views import answer_options

__all__ = ["LazyEvent", "decision_of", "told"]


def decision_of(machine: Any, parts: Sequence[Any] = (), kept: bool = False) -> Decision:
    """The question that the machine waits on; `parts` are those of its clause that are answered.

    What can be answered is found out on a copy, when somebody asks for it: the game may have gone on by then. `kept`:
    the machine is nobody else's, and waits.
    """
    op, f, d = machine.pending
    table = machine.table
    who = op.who(machine, f)
    domain: dict[str, Any] = {"kind": d.kind, "sort": d.sort, "count": d.count}
    slots = answer_options.slots_of(machine, op, f, d)
    if isinstance(d, Vector):
        domain["slots"] = [slot.to_dict() for slot in slots]
        domain["limits"] = answer_options.limits_of(d)
    program = machine.library.programs[f.program]
    about = {
        name: _about(machine, op, sort, f.bound[at])
        for name, at, sort in program.about
        if f.bound[at] >= 0 and not f.has_group(at)
    }
    cards = [about[name] for name, _, sort in program.about if sort == "card" and name in about]
    source = ids_of(machine).cards[f.source] if 0 <= f.source < machine.book.n_cards else ""
    source = source or (cards[-1] if cards else "")
    context = {"cite": op.cite, "program": program.name, "about": about}
    begun = tuple(
        Begun(each.prompt, each.text, each.forced) for each in (clause_text.part_of(machine, p) for p in parts)
    )
    copy = machine if kept else machine.copy()
    return Decision(
        table.seats[table.seat_of[who]],
        ids_of(machine).factions[who],
        op.prompt,
        domain,
        source,
        context,
        slots,
        begun,
        lambda start, most: answer_options.options_of(copy, start, most),
        lambda: answer_options.refused_of(copy),
    )


def _about(machine: Any, operation: Any, sort: str, value: int) -> Any:
    """What a question is about: an id, or the text of an answer that has none."""
    found = resolve(machine, sort, value)
    return (
        found if isinstance(found, str) or sort == "number" else clause_text.one_text(machine, operation, sort, value)
    )


class LazyEvent(Event):
    """An event as the machine told it: numbers become ids as soon as somebody reads them. Many games nobody reads."""

    __slots__ = ("_m", "_row")

    def __init__(self, machine: Any, row: tuple[Any, ...], amount: int, ply: int) -> None:
        self.key = row[0]
        self.n = amount
        self.ply = ply
        self._row: tuple[Any, ...] = row
        self._m = machine  # None: it was read

    @property
    def args(self) -> dict[str, Any]:
        if self._m is not None:
            self._read()
        return self._args

    @property
    def seen_by(self) -> str | None:
        if self._m is not None:
            self._read()
        return self._seen_by

    @property
    def hidden(self) -> tuple[str, ...] | None:
        if self._m is not None:
            self._read()
        return self._hidden

    def _read(self) -> None:
        m, row = self._m, self._row
        if self.key == "answered":
            self._args, self._seen_by, self._hidden = _answered(m, row)
        else:
            self._args, self._seen_by, self._hidden = _happened(m, row)
        self._m, self._row = None, ()


def told(machine: Any, rows: list[tuple[Any, ...]], first: int, journal: Journal) -> list[Event]:
    """What the machine told as events, numbered from `first` on, each with its entry."""
    plies = journal.plies_of(first, first + len(rows))
    return [LazyEvent(machine, row, first + at, plies[at]) for at, row in enumerate(rows)]


Facts = tuple[dict[str, Any], str | None, tuple[str, ...] | None]


def _answered(machine: Any, row: tuple[Any, ...]) -> Facts:
    """Given by the game because there was nothing to choose: for the eyes of the seat that would have been asked."""
    _, who, op, d, value = row
    text = f"{op.prompt} {clause_text.answer_text(machine, op, d, value)}".strip()
    return (
        {"faction": resolve(machine, "faction", who), "answer": text},
        machine.table.seats[machine.table.seat_of[who]],
        None,
    )


def _happened(machine: Any, row: tuple[Any, ...]) -> Facts:
    """What the machine told, with ids; whole, with a note of who may see what."""
    key = row[0]
    spec, more = SPECS[key], row[-1]
    args = {name: resolve(machine, sort, value) for (name, sort), value in zip(spec, row[1:], strict=False)}
    if more:
        for name, sort in OPTIONAL.get(key, ()):
            value = more.get(keyword(name))
            if value is not None and value != -1:
                args[name] = resolve(machine, sort, value)
    if key in OWN:
        return args, machine.table.seats[machine.table.seat_of[row[1]]], None
    secret: tuple[str, ...] = (spec[-1][0],) if key in PRIVATE else ()
    who = row[1] if secret else -1
    if args.get("cause") == args.get("card"):
        args.pop("cause", None)  # a card is not the reason for what becomes of itself
    elif "knows" in more and who in (-1, more["knows"]):
        secret, who = (*secret, "cause"), more["knows"]
    elif "knows" in more:
        del args["cause"]  # of two seats each would know one half: nobody is told this one
    return (args, machine.table.seats[machine.table.seat_of[who]], secret) if secret else (args, None, None)
