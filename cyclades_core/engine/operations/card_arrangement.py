"""Cards in an order of one's choice."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..rules.event_ids import card_id
from ..state import Frame
from ..values.answer_domains import Order
from ..values.refusals import Refusal
from .operation import Op
from .runner_interface import Runner


class Arrange(Op):
    """Ask for an order and lay the cards out in it."""

    __slots__ = ("members", "put")
    change = True

    def __init__(
        self,
        members: Callable[[Runner, Frame], Sequence[int]],
        put: Callable[[Runner, Frame, tuple[int, ...]], object],
    ) -> None:
        super().__init__()
        self.members = members
        self.put = put

    def domain(self, runner: Runner, frame: Frame) -> Order:
        return Order("card", tuple(self.members(runner, frame)))

    def run(self, runner: Runner, frame: Frame) -> int:
        d = self.domain(runner, frame)
        return runner.ask(self, frame, d, self.who(runner, frame)) if len(d.members) > 1 else self.next

    def answer_amounts(self, runner: Runner, frame: Frame, amounts: tuple[int, ...]) -> int:
        self.put(runner, frame, amounts)
        return self.next

    def can(self, runner: Runner, frame: Frame) -> bool:
        return len(self.members(runner, frame)) > 1

    def refuse_amounts(self, runner: Runner, frame: Frame, amounts: tuple[int, ...]) -> Refusal:
        members = self.members(runner, frame)
        other = next((v for v in amounts if v not in members), -1)
        if other >= 0:
            return Refusal("closed", self.cite, god=card_id(runner, other))  # hidden ones stay where they are (H13.12)
        return Refusal("wrong-amount", self.cite, least=len(members), most=len(members))  # each of them once
