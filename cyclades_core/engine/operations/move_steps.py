"""What moves on land and at sea have in common: further legs through an area that is only crossed (B25.7, T10.10)."""

from __future__ import annotations

from ..rules.control import redirect_group
from ..rules.event_emission import tell
from ..rules.goods import pay
from ..rules.rounds import note_use
from ..state import Frame
from .menu_line import MenuLine
from .runner_interface import Runner

__all__ = ["MoveStepPlan"]


class MoveStepPlan:
    """One use of the verb: its menu line says what each leg costs."""

    __slots__ = ("line",)

    def __init__(self) -> None:
        self.line: MenuLine | None = None

    def leg_price(self, runner: Runner, frame: Frame, leg: int = 0) -> int:
        """What the leg costs that comes after so many others."""
        return 0 if self.line is None else self.line.nth(runner, frame, leg)

    def go_on(self, runner: Runner, frame: Frame, start: int, goal: int, group: tuple[tuple[int, int], ...]) -> None:
        """Pay for a further leg of the group in hand."""
        price = self.leg_price(runner, frame)
        if self.line is not None:
            note_use(runner, self.line.number, self.line.rising)
        pay(runner, frame.subject, price)
        tell(runner, "units-moved", frame.subject, start, goal, group)
        redirect_group(runner, goal)
