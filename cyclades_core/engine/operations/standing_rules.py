"""Operations of the core programs for standing rules and for pieces whose time is over."""

from __future__ import annotations

from ..rules.figures import keep_piece, put_card
from ..state import Frame
from ..values.answer_domains import NONE, One
from ..values.question_context import QueryContext
from ..values.refusals import Refusal
from .operation import Op
from .replacements import Replacing
from .runner_interface import Runner
from .triggers import candidates

__all__ = ["ChooseRule", "Expire"]


class ChooseRule(Op):
    """A standing rule applies; of several at once their faction chooses the first (B19.10, L15.6)."""

    __slots__ = ()
    change = True

    def domain(self, runner: Runner, frame: Frame) -> One:
        _, found = candidates(runner)
        return One("rule", found)

    def run(self, runner: Runner, frame: Frame) -> int:
        d = self.domain(runner, frame)
        return runner.ask(self, frame, d, self.who(runner, frame)) if d.count else self.next

    def answer(self, runner: Runner, frame: Frame, value: int) -> int:
        runner.push(runner.book.rules[value].program, frame.subject, frame.actor)
        return self.next

    def refuse(self, runner: Runner, frame: Frame, value: int) -> Refusal:
        """Return which part of its condition the rule fails; one that holds waits for the rules before it."""
        rule = runner.book.rules[value]
        begun = Frame(-1, 0, frame.subject, frame.actor, -1, -1)
        failed = next((each for each in rule.reasons if not each.test(runner, begun)), None)
        if failed is None:
            return Refusal("condition", rule.cite or self.cite, key="line-asked")
        return failed.need.refusal(runner, begun, "condition", failed.cite or rule.cite or self.cite)


class Expire(Replacing):
    """A piece leaves because its time is over, unless its owner has something to keep it with (H11.2 U2)."""

    __slots__ = ()
    change = True
    none_word = "let-go"

    def __init__(self) -> None:
        super().__init__("piece-expires")

    def asked(self, runner: Runner, frame: Frame) -> QueryContext:
        return QueryContext(card=frame.source, area=frame.here)

    def given(self, runner: Runner, frame: Frame) -> list[int]:
        return [frame.source]

    def card(self, frame: Frame) -> int:
        return frame.source

    def run(self, runner: Runner, frame: Frame) -> int:
        d = self.domain(runner, frame)
        return runner.ask(self, frame, d, frame.subject) if d.count > 1 else self.answer(runner, frame, NONE)

    def answer(self, runner: Runner, frame: Frame, value: int) -> int:
        card = frame.source
        if value == NONE:
            put_card(runner, card, runner.book.home_discard[card])
        else:
            trigger = runner.book.instead[self.moment][value]
            keep_piece(runner, card)
            runner.push(trigger.program, frame.subject, frame.actor, card, -1, (card,))
        return self.next
