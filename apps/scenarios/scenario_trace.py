"""What happened at each line of a scenario: the line, its events, the question that follows with its answers."""

from __future__ import annotations

from typing import Any

from attrs import frozen

from cyclades_core.engine.values.refusals import Refusal
from cyclades_core.game.game import Game
from cyclades_core.game.notation.public_ids import bare
from cyclades_core.game.public_types import Event

from .name_checks import OUT_OF_TURN

__all__ = ["TraceRow", "trace_row"]

#: So many answers of a question are written out.
MANY = 12


@frozen
class TraceRow:
    """One line: its number in the file, its text (empty for the set-up), what came of it."""

    line: int
    text: str
    events: tuple[Event, ...]
    seat: str | None
    prompt: str
    subject: str
    count: int
    answers: tuple[str, ...]
    refusal: Refusal | None = None

    def words(self) -> list[str]:
        """For people: the line, an indented line for each event (in the words of `expect`), and the question."""
        out = [f"{self.line:5}  {self.text or '-'}"]
        if self.refusal is not None:
            cite = f" ({self.refusal.cite})" if self.refusal.cite else ""
            out.append(f"       ! {self.refusal.code}{cite}")
        for event in self.events:
            args = " ".join(f"{name}={_said(value)}" for name, value in event.args.items())
            out.append(f"         {event.key} {args}".rstrip())
        if self.seat is None:
            return [*out, "       = over"]
        about = f" ({self.subject})" if self.subject else ""
        more = f" ... {self.count}" if self.count > len(self.answers) else ""
        return [*out, f"       ? {self.seat}: {self.prompt}{about}: {' | '.join(self.answers)}{more}"]

    def to_dict(self) -> dict[str, Any]:
        asked: dict[str, Any] = {"seat": self.seat, "prompt": self.prompt, "subject": self.subject}
        asked |= {"count": self.count, "answers": list(self.answers)}
        return {
            "line": self.line,
            "text": self.text,
            "refused": None if self.refusal is None else {"code": self.refusal.code, "cite": self.refusal.cite},
            "events": [event.to_dict() for event in self.events],
            "decision": None if self.seat is None else asked,
        }


def _said(value: Any) -> str:
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(_said(one) for one in value) + "]"
    return str(value)


def trace_row(text: str, line: int, game: Game, events: list[Event], refused: bool = False) -> TraceRow:
    """What there is to tell about the game after a line; of one that was refused, why."""
    decision = game.decision
    if decision is None:
        return TraceRow(line, text, tuple(events), None, "", "", 0, ())
    refusal = None
    if refused:
        seat, _, clause = text.partition(":")
        asked = seat.strip() in (decision.seat, bare(decision.faction))
        refusal = game.why_not(clause.strip()) if asked else Refusal(OUT_OF_TURN)
    count, answers = game.legal.count, tuple(game.legal.texts(MANY))
    asked_for = (decision.seat, decision.prompt, bare(decision.subject))
    return TraceRow(line, text, tuple(events), *asked_for, count, answers, refusal)
