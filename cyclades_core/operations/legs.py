"""What moves on land and at sea have in common: further legs through an area that is only crossed (B25.7, T10.10)."""

from __future__ import annotations

from ..rules.control import redirect_group
from ..rules.goods import pay
from ..rules.news import tell
from ..rules.rounds import note_use
from ..state import Frame
from .line import Line
from .runner import Runner

__all__ = ["Move"]


class Move:
    """One use of the verb: its menu line says what each leg costs."""

    __slots__ = ("line",)

    def __init__(self) -> None:
        self.line: Line | None = None

    def leg_price(self, m: Runner, f: Frame, leg: int = 0) -> int:
        """What the leg costs that comes after so many others."""
        return 0 if self.line is None else self.line.nth(m, f, leg)

    def go_on(self, m: Runner, f: Frame, start: int, goal: int, group: tuple[tuple[int, int], ...]) -> None:
        """Pay for a further leg of the group in hand."""
        price = self.leg_price(m, f)
        if self.line is not None:
            note_use(m, self.line.number, self.line.rising)
        pay(m, f.subject, price)
        tell(m, "units-moved", f.subject, start, goal, group)
        redirect_group(m, goal)
