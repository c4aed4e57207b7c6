"""A die of the battle is rolled again."""

from __future__ import annotations

from ..plain.domains import One
from ..rules.battle import battle_side, dice_of, reroll
from ..state import Frame
from .operation import Op
from .runner import Runner


class Reroll(Op):
    """One die of one's own side; with several, which one is asked."""

    __slots__ = ()
    change = True

    def domain(self, m: Runner, f: Frame) -> One:
        side = battle_side(m, f)
        return One("die", tuple(range(dice_of(m, side))))

    def run(self, m: Runner, f: Frame) -> int:
        return m.ask(self, f, self.domain(m, f), self.who(m, f))

    def answer(self, m: Runner, f: Frame, value: int) -> int:
        reroll(m, battle_side(m, f), value, f.subject)
        return self.next
