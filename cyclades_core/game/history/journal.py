"""The journal of a game: what was answered, as entries. Start and entries are the game; all else is a cache.

A clause belongs to one seat: it ends with the first change, or where another seat is asked. What the game answers by
itself because there is no choice is part of the clause around it, and no entry of its own.

An entry has the number of its ply (from 1), the seat, the clause, what chance or a card brought to light because of it
(`plain.reveals`: an undo stops there), and its events by number, from 0 at the set-up: those from its answer to the
next question that somebody is asked.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from cyclades_core.engine.machine import Machine
from cyclades_core.engine.state import State
from cyclades_core.engine.values.answer_domains import Answer
from cyclades_core.engine.values.refusals import Refusal
from cyclades_core.engine.values.reveals import words

from ..notation import clause_text
from ..notation.clause_parser import AnsweredStep, play_clause
from ..notation.clause_text import AnsweredPart

__all__ = ["Entry", "Journal", "Mark"]


class Entry(NamedTuple):
    """A finished clause, or (the last one, perhaps) what has been answered of one that is not finished."""

    ply: int
    seat: str
    clause: str
    reveals: tuple[str, ...]
    events: range

    def to_dict(self) -> dict[str, Any]:
        """As it stands in a save.

        >>> Entry(1, "ann", "bid zeus 3", (), range(4, 6)).to_dict()
        {'ply': 1, 'seat': 'ann', 'clause': 'bid zeus 3', 'events': [4, 6]}
        """
        out: dict[str, Any] = {"ply": self.ply, "seat": self.seat, "clause": self.clause}
        if self.reveals:
            out["reveals"] = list(self.reveals)
        out["events"] = [self.events.start, self.events.stop]
        return out


class JournalRow:
    """An entry as the journal keeps it: its text is made when somebody asks for it."""

    __slots__ = ("clause", "reveals", "seat", "until")

    def __init__(self, seat: int, clause: str | list[Any], reveals: int, until: int) -> None:
        self.seat = seat
        self.clause = clause
        self.reveals = reveals
        self.until = until


class Mark:
    """What stood before the first clause since anything came to light, and what was answered from there on.

    An undo goes no further back, and nothing of it was chance: the same answers lead to the same positions again. So
    one position is kept, and not one for each clause.
    """

    __slots__ = ("answers", "events", "parts", "ply", "state")

    def __init__(self, state: State, ply: int, parts: list[Any], events: int) -> None:
        self.state = state
        self.ply = ply  # the number of entries before it
        self.parts = parts  # what of it was forced before anybody was asked
        self.events = events
        self.answers: list[tuple[int, Answer]] = []  # each with the number of entries before its clause

    def answers_before(self, ply: int) -> list[Answer]:
        """What was answered up to where there were so many entries."""
        return [answer for before, answer in self.answers if before < ply]


class Journal:
    """The entries of a game and the clause that is not finished."""

    __slots__ = ("_parts", "_reveals", "_rows", "_seat", "_shared", "_until", "began", "last")

    def __init__(self) -> None:
        self._rows: list[JournalRow] = []
        self._shared = False  # with copies, until the next entry
        self._parts: list[Any] = []  # of the open clause: answers as the machine notes them, or `AnsweredPart`
        self._seat = -1  # whose clause it is, as soon as somebody answered
        self._reveals = 0
        self.began = 0  # the number of events before the first entry
        self._until = 0  # the number of events so far
        self.last: Mark | None = None

    def copy(self) -> Journal:
        """An independent copy, without the mark that `undo` goes back to."""
        new = Journal()
        new._rows = self._rows  # a row changes only from answers to their text
        new._shared = self._shared = True
        new._parts = self._parts.copy()
        new._seat, new._reveals, new.began, new._until = self._seat, self._reveals, self.began, self._until
        return new

    # -- writing -------------------------------------------------------------------------------------------------

    def begin(self, machine: Machine, events: int) -> None:
        """The game has come to its first question; what was forced before it may begin a clause."""
        self.began = self._until = events
        self._take(machine.trail)
        if machine.closed:
            self._close()

    def mark(self, machine: Machine, answer: Answer) -> None:
        """Remember an answer that will be given, and what stands before it if it is the first since a reveal."""
        last = self.last
        if last is None:
            if self._seat >= 0 and not machine.closed:
                return  # in the midst of a clause that has brought something to light
            last = self._set_mark(machine.state.clone(), machine.closed)
        last.answers.append((len(self._rows), answer))

    def _set_mark(self, state: State, closed: bool) -> Mark:
        self.last = Mark(state, len(self._rows), [] if closed else self._parts.copy(), self._until)
        return self.last

    def note(self, machine: Machine, events: int) -> None:
        """Write down what came of an answer: it stands first in the machine's trail, forced ones follow."""
        self._note(machine.trail, machine.revealed, machine.closed, machine.table.seat_of, events)

    def play(self, before: Machine, clause: str, told: int, kept: bool) -> Machine:
        """Play a text on a copy, and write it down if this is `kept`; the machine that stands where it leads. What is
        refused has changed nothing. `told` events were handed out; the machine `before` is used up by this.
        """
        m = before.copy()
        m.noted = None if before.noted is None else before.noted.copy()
        steps = play_clause(m, clause, self.parts(before))
        if not steps:
            return before  # it says nothing but what was answered already
        if kept:
            self._note_clause(before, steps, told + len(before.events))
        else:
            self.last = None
        m.events = before.events + m.events
        return m

    def _note_clause(self, before: Machine, steps: Sequence[AnsweredStep], told: int) -> None:
        if self.last is None and (self._seat < 0 or before.closed):
            self._set_mark(before.state, before.closed)
        for step in steps:
            if self.last is not None:
                self.last.answers.append((len(self._rows), step.answer))
            self._note(step.trail, step.revealed, step.closed, before.table.seat_of, told + step.events)

    def _note(self, trail: list[Any], revealed: int, closed: bool, seat_of: Sequence[int], events: int) -> None:
        answer = trail[0]
        if answer[3] and self._parts:
            self._close()
        self._parts.append(answer)
        self._seat = seat_of[answer[5]]
        if revealed:
            self._reveals |= revealed
            self.last = None
        self._until = events
        if len(trail) > 1:
            self._take(trail[1:])
        if closed:
            self._close()

    def _take(self, forced: Sequence[Any]) -> None:
        for answer in forced:
            if answer[3] and self._parts:
                self._close()
            self._parts.append(answer)

    def _close(self) -> None:
        """The clause is over; one that nobody was asked about makes no entry."""
        if self._seat >= 0:
            self._own_rows().append(JournalRow(self._seat, self._parts, self._reveals, self._until))
        self._parts = []
        self._seat, self._reveals = -1, 0

    def _own_rows(self) -> list[JournalRow]:
        """The rows for writing: shared ones are copied now."""
        if self._shared:
            self._rows, self._shared = self._rows.copy(), False
        return self._rows

    # -- reading -------------------------------------------------------------------------------------------------

    @property
    def plies(self) -> int:
        """How many entries there are, with the clause that somebody has begun."""
        return len(self._rows) + (self._seat >= 0)

    @property
    def is_answered(self) -> bool:
        """Has anybody answered something of the clause that is not finished?"""
        return self._seat >= 0

    @property
    def open_parts(self) -> tuple[Any, ...]:
        """The answers of the clause that is not finished, also what was forced, as the machine notes them."""
        return tuple(self._parts)

    @property
    def events(self) -> int:
        """The number of events up to the last answer."""
        return self._until

    def begun(self, machine: Machine) -> str:
        """What stands of the clause that is not finished, also what was forced, as text."""
        return clause_text.clause_text(machine, self._parts)

    def parts(self, machine: Machine) -> list[AnsweredPart]:
        """The same, part by part."""
        return [clause_text.part_of(machine, part) for part in self._parts]

    def texts(self, machine: Machine) -> list[str]:
        """The clauses, the unfinished one at the end if somebody has answered something of it."""
        out = [self._text(machine, row) for row in self._rows]
        return [*out, self.begun(machine)] if self.is_answered else out

    def texts_since(self, machine: Machine, ply: int) -> list[str]:
        """The clauses after so many entries, the unfinished one as well if somebody has answered something of it."""
        out = [self._text(machine, row) for row in self._rows[ply:]]
        return [*out, self.begun(machine)] if self.is_answered else out

    @property
    def finished(self) -> int:
        """How many entries there are, without the clause that somebody has begun."""
        return len(self._rows)

    def _text(self, machine: Machine, row: JournalRow) -> str:
        if not isinstance(row.clause, str):
            row.clause = clause_text.clause_text(machine, row.clause)
        return row.clause

    def entries(self, machine: Machine, ply: int = 0) -> list[Entry]:
        """Return the entries after the first `ply`, with the unfinished one if a part of it was answered."""
        rows = self._rows[ply:]
        if self.is_answered:
            rows.append(JournalRow(self._seat, self.begun(machine), self._reveals, self._until))
        out: list[Entry] = []
        since = self._rows[ply - 1].until if ply else self.began
        for number, row in enumerate(rows, ply + 1):
            events = range(since, row.until)
            seat = machine.table.seats[row.seat]
            out.append(Entry(number, seat, self._text(machine, row), words(row.reveals), events))
            since = row.until
        return out

    def plies_of(self, first: int, last: int) -> list[int]:
        """The entries to which the events of these numbers belong, by their number; 0: to the set-up."""
        rows = self._rows
        ply = len(rows)
        while ply and rows[ply - 1].until > first:  # mostly it is one of the last
            ply -= 1
        if first >= self.began and (ply == len(rows) or rows[ply].until >= last):
            return [ply + 1] * (last - first)
        out: list[int] = []
        for n in range(first, last):
            while ply < len(rows) and rows[ply].until <= n:
                ply += 1
            out.append(ply + 1 if n >= self.began else 0)
        return out

    def why_not_back(self, to: int | None) -> Refusal | None:
        """Why the game cannot be taken back to where so many entries had been played (None: before the last one)."""
        target = self.plies - 1 if to is None else to
        if not 0 <= target < self.plies:
            return Refusal("nothing-left")
        found = self.revealed(target)
        return Refusal("revealed", what=words(found)[0]) if found else None

    def revealed(self, ply: int) -> int:
        """What was brought to light after so many entries."""
        out = self._reveals
        for row in self._rows[ply:]:
            out |= row.reveals
        return out

    # -- going back, and coming from a save ----------------------------------------------------------------------

    def back_to(self, mark: Mark) -> None:
        """Stand where the mark was set, as if nothing had been answered since."""
        del self._own_rows()[mark.ply :]
        self._parts = mark.parts.copy()
        self._seat, self._reveals, self._until = -1, 0, mark.events
        mark.answers.clear()

    def mark_before(self, ply: int) -> Mark | None:
        """The mark, if it was set at or before where there were so many entries."""
        return self.last if self.last is not None and self.last.ply <= ply else None

    def load(self, rows: list[JournalRow], parts: list[AnsweredPart], open_: JournalRow | None, began: int) -> None:
        """Take over what a save says: finished entries, and the clause that is not finished."""
        self._rows, self._shared, self._parts = rows, False, list(parts)
        self.began = began
        self._until = rows[-1].until if rows else began
        if open_ is not None:
            self._seat, self._reveals, self._until = open_.seat, open_.reveals, open_.until
