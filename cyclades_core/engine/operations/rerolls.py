"""A die of the battle is rolled again."""

from __future__ import annotations

from ..rules.battle import battle_side, dice_of, reroll
from ..state import NO_BATTLE, Frame
from ..values.answer_domains import One
from .operation import Op
from .runner_interface import Runner


class Reroll(Op):
    """One die of one's own side; with several, which one is asked."""

    __slots__ = ()
    change = True

    def domain(self, runner: Runner, frame: Frame) -> One:
        side = battle_side(runner, frame)
        return One("die", tuple(range(dice_of(runner, side))))

    def run(self, runner: Runner, frame: Frame) -> int:
        if runner.state.battle is NO_BATTLE:
            return self.next  # no die was rolled
        return runner.ask(self, frame, self.domain(runner, frame), self.who(runner, frame))

    def answer(self, runner: Runner, frame: Frame, value: int) -> int:
        reroll(runner, battle_side(runner, frame), value, frame.subject)
        return self.next
