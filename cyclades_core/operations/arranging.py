"""Cards in an order of one's choice."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..plain.domains import Order
from ..plain.refusals import Refusal
from ..rules.naming import card_id
from ..state import Frame
from .operation import Op
from .runner import Runner


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

    def domain(self, m: Runner, f: Frame) -> Order:
        return Order("card", tuple(self.members(m, f)))

    def run(self, m: Runner, f: Frame) -> int:
        d = self.domain(m, f)
        return m.ask(self, f, d, self.who(m, f)) if len(d.members) > 1 else self.next

    def answer_amounts(self, m: Runner, f: Frame, amounts: tuple[int, ...]) -> int:
        self.put(m, f, amounts)
        return self.next

    def can(self, m: Runner, f: Frame) -> bool:
        return len(self.members(m, f)) > 1

    def refuse_amounts(self, m: Runner, f: Frame, amounts: tuple[int, ...]) -> Refusal:
        members = self.members(m, f)
        other = next((v for v in amounts if v not in members), -1)
        if other >= 0:
            return Refusal("closed", self.cite, god=card_id(m, other))  # hidden ones stay where they are (H13.12)
        return Refusal("wrong-amount", self.cite, least=len(members), most=len(members))  # each of them once
