"""What was played: entries and their events, positions of then, and how far the game can be taken back."""

from __future__ import annotations

from collections import Counter
from typing import Any, Self

from cyclades_core.engine.machine import Machine
from cyclades_core.engine.values.errors import IllegalAction, SaveError, expect
from cyclades_core.engine.values.refusals import Refusal

from ..public_types import Event
from .journal import Entry, Journal
from .save_documents import start_again
from .snapshot_guard import check_number, check_seat

__all__ = ["Past"]


def _played(game: Any, entry: Entry, is_loaded: bool) -> list[Event]:
    """Play an entry again. If that of a save cannot be, its entries are not those that led to its snapshot."""
    try:
        events: list[Event] = game.apply(entry.clause)
    except IllegalAction as error:
        if not is_loaded:
            raise
        raise SaveError("save-damaged", part="entries", index=entry.ply, reason=error.code) from error
    return events


class Past:
    """The part of a game that looks back."""

    __slots__ = ()

    _m: Machine
    _journal: Journal
    _start: dict[str, Any]

    @property
    def entries(self) -> list[Entry]:
        """What was played so far, clause by clause, with the seat, what it revealed and the numbers of its events; the
        last one may be a clause that is not finished. Whole, secrets included, like `log`.
        """
        return self._journal.entries(self._m)

    @property
    def log(self) -> list[str]:
        """The clauses answered so far, as text."""
        return self._journal.texts(self._m)

    @property
    def is_answered(self) -> bool:
        """Has anybody answered something of the clause that is not finished (and not only the game by force)?"""
        return self._journal.is_answered

    @property
    def begun(self) -> str:
        """What has been answered of the clause that is not finished, as text."""
        return self._journal.begun(self._m)

    def _again(self) -> Self:
        """The same game at its start."""
        if not self._start:
            raise IllegalAction(Refusal("nothing-left"))  # a sample: nobody knows how it began
        game: Self = start_again(self)
        return game

    def events(self, first: int = 0, last: int | None = None) -> list[Event]:
        """The events with these numbers (`Event.n`), `last` not included: those of an entry are
        `events(entry.events.start, entry.events.stop)`.

        They are not kept: the game is played again for them. Whole, secrets included.
        """
        game: Any = self
        check_number("first", first)
        check_number("last", last)
        again = game._again()
        out: list[Event] = again.take_events()
        for entry in game.entries:
            out += _played(again, entry, game._loaded)
        return out[first:last]

    def events_for(self, seat: str | None, first: int = 0, last: int | None = None) -> list[Event]:
        """What a seat (None: everybody) may see of what happened, numbered as it sees it, `last` not included: a gap in
        the numbers would tell of what it does not see. The game is played again for them.
        """
        check_number("first", first)
        check_number("last", last)
        return self._seen(seat)[first:last]

    def _seen(self, seat: str | None) -> list[Event]:
        if seat is not None:
            check_seat(self, seat)
        seen = [found for event in self.events() if (found := event.seen_from(seat)) is not None]
        return [event.numbered(n) for n, event in enumerate(seen)]

    def at(self, ply: int) -> Self:
        """The game as it stood after so many entries, played again from its start."""
        game: Any = self
        expect(isinstance(ply, int), "ply", ply, "number")
        if not 0 <= ply <= game._journal.plies:
            raise IllegalAction(Refusal("nothing-left"))
        again: Any = game._again()
        for entry in game.entries[:ply]:
            _played(again, entry, game._loaded)
        again.take_events()
        found: Self = again
        return found

    @property
    def can_undo(self) -> bool:
        """Whether `undo` can take back the last clause."""
        return self.why_not_undo() is None

    def why_not_undo(self, to: int | None = None) -> Refusal | None:
        """None if `undo(to)` is possible, else the reason: nothing was played, or something came to light."""
        game: Any = self
        check_number("to", to)
        found: Refusal | None = game._journal.why_not_back(to)
        return found

    def entries_for(self, seat: str | None) -> list[Entry]:
        """The entries for the eyes of a seat (None: of everybody): the clauses of others are left empty, since one may
        name what was chosen in secret. What happened is told by events, whose numbers are those of `events_for`.
        """
        game: Any = self
        counted = Counter(event.ply for event in self._seen(seat))
        out: list[Entry] = []
        at = counted[0]
        for entry in game.entries:
            events = range(at, at + counted[entry.ply])
            at = events.stop
            out.append(entry._replace(clause=entry.clause if entry.seat == seat else "", events=events))
        return out

    def log_for(self, seat: str | None) -> list[str]:
        """The clauses that the seat has played."""
        game: Any = self
        if seat is not None:
            check_seat(game, seat)
        return [entry.clause for entry in game.entries if entry.seat == seat]
