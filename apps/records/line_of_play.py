"""Where the play of a record has come to: the game, what has happened in it, and the brackets that are open."""

from __future__ import annotations

from typing import Any

from attrs import frozen

from cyclades_core.game.game import Game
from cyclades_core.game.internals import GameInternals
from cyclades_core.game.public_types import Event

from .record_lines import RecordLine
from .scripted_draws import Draws

__all__ = ["LineOfPlay"]


@frozen
class _Bracket:
    """The bracket that begins with `line`, and what its end restores."""

    line: RecordLine
    game: Game
    window: list[Event]
    n_events: int
    draws: Draws
    answered: list[tuple[str, str]]
    last: RecordLine | None


class LineOfPlay:
    """The game of a record up to where the text has been played, and what has happened in it.

    A bracket is played on a copy of the game. Its end restores what was before it.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self.window: list[Event] = []  # events since the last clause
        self.events: list[Event] = []  # all events
        self.draws = Draws()  # since the last clause
        self.layout: Draws | None = None  # of a position: the draws of its setup as version 1.0 wrote them
        self.last: RecordLine | None = None  # the last clause of the text
        self._answered: list[tuple[str, str]] = []  # seats, and answers that the game gave by itself
        self._brackets: list[_Bracket] = []

    @property
    def depth(self) -> int:
        """The number of brackets that are open."""
        return len(self._brackets)

    @property
    def main_line(self) -> Game:
        """The game outside of all brackets."""
        return self._brackets[0].game if self._brackets else self.game

    @property
    def last_number(self) -> int:
        """The number of the line with the last clause, 0 before the first one."""
        return self.last.number if self.last else 0

    @property
    def phase(self) -> str:
        """The phase of the game, empty if there is none."""
        return GameInternals(self.game).phase

    @property
    def turn(self) -> list[str]:
        """The player and the god of the current turn, empty between turns."""
        return list(GameInternals(self.game).turn or ())

    # -- clauses -------------------------------------------------------------------------------------------------

    def begin_clause(self, line: RecordLine) -> None:
        """Start again with events and draws: those of the clause on this line are compared with what follows it."""
        self.last = line
        self.window, self.draws = [], Draws()

    def add(self, events: list[Event], draws: list[tuple[str, Any]]) -> None:
        """Add what an answer, or the setup, has brought about."""
        self.window += events
        self.events += events
        self.draws.add(draws)
        self._answered = [
            (str(event.args["faction"]).partition("-")[2], str(event.args["answer"]))
            for event in events
            if event.key == "answered"
        ]

    def take_own_answer(self, speaker: str, clause: str) -> bool:
        """Return whether the game has just given this answer by itself. The text may repeat each of them once."""
        for pair in self._answered:
            seat, answer = pair
            if seat == speaker and clause in (answer, answer.partition(" ")[2]):
                self._answered.remove(pair)
                return True
        return False

    # -- brackets ------------------------------------------------------------------------------------------------

    def open_bracket(self, line: RecordLine) -> None:
        """Continue on a copy of the game."""
        copy = self.game.clone()
        copy.take_draws()
        here = (self.game, self.window, len(self.events), self.draws, list(self._answered), self.last)
        self._brackets.append(_Bracket(line, *here))
        self.game = copy

    def close_bracket(self) -> RecordLine:
        """Return to where the last bracket was opened, and return the line that opened it."""
        bracket = self._brackets.pop()
        self.game, self.window, self.draws = bracket.game, bracket.window, bracket.draws
        self._answered, self.last = bracket.answered, bracket.last
        del self.events[bracket.n_events :]
        return bracket.line
