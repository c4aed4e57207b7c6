"""Something else happens instead: the question to whom it concerns, before what would happen (B23.7, B23.9, H11.2).

Triggers with stage `instead` and abilities with `on` wait for a moment. Wherever an operation brings that moment about,
the affected faction may take one of those that it can carry out; what the moment is about they find as bindings.
"""

from __future__ import annotations

from ..state import Frame
from ..state.compiled_content import Trigger
from ..values.answer_domains import NONE, One
from ..values.question_context import NOTHING_ASKED, QueryContext
from .operation import Op
from .runner_interface import Number, Runner
from .triggers import replacements

__all__ = ["Instead", "Replacing"]


class Replacing(Op):
    """A question whose answers are what may happen instead at a moment, or `none_word`."""

    __slots__ = ("moment",)
    none_word = "no"

    def __init__(self, moment: str) -> None:
        super().__init__()
        self.moment = moment

    def affected(self, runner: Runner, frame: Frame) -> int:
        """Whom the moment concerns: his are the replacements."""
        return frame.subject

    def asked(self, runner: Runner, frame: Frame) -> QueryContext:
        """What their conditions may ask about the moment."""
        return NOTHING_ASKED

    def given(self, runner: Runner, frame: Frame) -> list[int]:
        """What the moment is about, as its triggers find it bound."""
        return []

    def card(self, frame: Frame) -> int:
        """The card that the moment is about, if that is `self` for a rule that replaces it."""
        return NONE

    def found(self, runner: Runner, frame: Frame) -> list[tuple[Trigger, int]]:
        """What could happen instead, each with its source."""
        return replacements(
            runner,
            self.moment,
            self.affected(runner, frame),
            self.asked(runner, frame),
            self.given(runner, frame),
            self.card(frame),
        )

    def every(self, runner: Runner, frame: Frame) -> list[int]:
        """The same by their numbers among all that wait for the moment."""
        waiting = runner.book.instead.get(self.moment, [])
        return [waiting.index(way) for way, _ in self.found(runner, frame)] if waiting else []

    def ways(self, runner: Runner, frame: Frame) -> list[int]:
        """Those that may be taken now."""
        return self.every(runner, frame)

    def domain(self, runner: Runner, frame: Frame) -> One:
        return One("instead", [*self.ways(runner, frame), NONE])


class Instead(Replacing):
    """Ask whether something else happens than the body."""

    __slots__ = ("args", "other")
    change = False

    def __init__(self, moment: str, args: list[Number]) -> None:
        super().__init__(moment)
        self.args = args
        self.other = 0

    def places(self) -> list[int]:
        return [self.next, self.other]

    def given(self, runner: Runner, frame: Frame) -> list[int]:
        return [arg(runner, frame) for arg in self.args]

    def run(self, runner: Runner, frame: Frame) -> int:
        d = self.domain(runner, frame)
        return runner.ask(self, frame, d, self.who(runner, frame)) if d.count > 1 else self.next

    def answer(self, runner: Runner, frame: Frame, value: int) -> int:
        if value == NONE:
            return self.next
        trigger = runner.book.instead[self.moment][value]
        me = next((me for way, me in self.found(runner, frame) if way is trigger), NONE)
        runner.push(trigger.program, frame.subject, frame.actor, me, NONE, self.given(runner, frame))
        return self.other
