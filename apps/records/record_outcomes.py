"""The outcome of a record: the clauses that were played, counts and faults."""

from __future__ import annotations

from typing import Any, NamedTuple

from attrs import Factory, define, frozen

from cyclades_core.engine.values.limits import RECORD_FAULTS
from cyclades_core.game.public_types import Event

from .record_errors import RecordProblem

__all__ = ["Asked", "PlayedRow", "RecordOutcome", "Span", "Stopped", "Unseen"]


class Asked(NamedTuple):
    """The part of a decision that a story needs: its prompt, and the faction that decides."""

    prompt: str
    faction: str


@frozen
class PlayedRow:
    """A clause that was played: its line (0 if a bot chose it), its ply, and its text in notation."""

    line: int
    ply: int
    seat: str
    clauses: tuple[str, ...]
    events: tuple[Event, ...]
    depth: int = 0
    draws: tuple[tuple[str, Any], ...] = ()
    joins: bool = False  # it continues the clause of the row before
    asked: Asked | None = None  # the next decision

    @property
    def clause(self) -> str:
        return " ".join(self.clauses)


@frozen
class Span:
    """A value of `--from` or `--to`: a number of clauses, the beginning of a round, or a line."""

    kind: str
    number: int

    @classmethod
    def parse(cls, text: str) -> Span | None:
        """Return the span of a text, None if it is not one.

        >>> Span.parse("40"), Span.parse("round:3"), Span.parse("third")
        (Span(kind='clause', number=40), Span(kind='round', number=3), None)
        """
        kind, colon, number = text.rpartition(":")
        kind = kind if colon else "clause"
        if kind not in ("clause", "round", "line") or not number.isascii() or not number.isdigit() or len(number) > 9:
            return None
        return cls(kind, int(number))


@define
class RecordOutcome:
    """The outcome of a record. Faults of any kind are in `faults`."""

    file: str
    title: str = ""
    cite: tuple[str, ...] = ()
    modules: tuple[str, ...] = ()
    options: dict[str, Any] = Factory(dict)
    clauses: int = 0
    brackets: int = 0
    draws: int = 0
    checks: int = 0
    round: int = 0
    asked: tuple[str, str] | None = None
    result: tuple[str, ...] | None = None
    fingerprint: str = ""
    unseen: str = ""  # the seat that has not seen more
    faults: list[RecordProblem] = Factory(list)
    left_out: int = 0  # faults that are not kept
    edits: dict[int, str] = Factory(dict)  # lines as `--update` would have them
    added: dict[int, list[str]] = Factory(dict)  # clauses of bots, by the line after which they come
    places: dict[str, tuple[str, str]] = Factory(dict)
    names: dict[str, str] = Factory(dict)  # display names of players
    genders: dict[str, str] = Factory(dict)
    titles: list[tuple[int, int, str]] = Factory(list)  # brackets with a comment: first line, last line, what it says

    def add_fault(self, fault: RecordProblem) -> None:
        """Note a fault. Only the first `RECORD_FAULTS` are kept, the others are counted."""
        if len(self.faults) < RECORD_FAULTS:
            self.faults.append(fault)
        else:
            self.left_out += 1

    @property
    def passed(self) -> bool:
        return not self.faults

    @property
    def code(self) -> int:
        """The exit code: 0 done, 1 a check failed or a clause was refused, 2 not a record."""
        return max((2 if fault.unreadable else 1 for fault in self.faults), default=0)

    @property
    def words(self) -> dict[str, Any]:
        """The arguments with which `Messages` describe the game."""
        people = {"genders": self.genders, "names": self.names}
        return {"expansions": self.modules, "options": self.options, "places": self.places, **people}

    def to_dict(self, messages: Any = None) -> dict[str, Any]:
        """Return the outcome as JSON values, for programs."""
        return {
            "file": self.file,
            "passed": self.passed,
            "clauses": self.clauses,
            "brackets": self.brackets,
            "draws": self.draws,
            "checks": self.checks,
            "round": self.round,
            "asked": None if self.asked is None else {"seat": self.asked[0], "prompt": self.asked[1]},
            "result": None if self.result is None else list(self.result),
            "fingerprint": self.fingerprint,
            "unseen": self.unseen or None,
            "failures": [fault.to_dict(messages) for fault in self.faults],
        }


class Stopped(Exception):
    """The end of a line of play: the bracket, or the record."""


class Unseen(Stopped):
    """The end of what the seat of a record has seen. Nothing after it can be played."""
