"""Sizes of cards, those of the sleeves one can buy, and where things stand on each: all lengths in millimetres.

The ornaments grow and shrink with the card, letters only as far as one can still read them.

    >>> STANDARD.inside, MINI.inside < STANDARD.inside < TAROT.inside
    (55.0, True)
"""

from __future__ import annotations

from functools import cached_property

NAME_LINE = 1.12
COST_LINE = 1.3
BODY_LINE = 1.32
FOOT_LINE = 1.15
BAND_SPACING = 0.06
LABEL = 0.8  # the letters of a label above a part, beside those of its text
LABEL_ROWS = 1.15  # the lines that it takes
LABEL_SPACING = 0.05
MOST_COST = 4  # lines of the cost, at the smallest size


class PrintedSize:
    """One size of cards. `unit` is how large its ornaments are beside those of a standard card."""

    def __init__(self, name: str, width: float, height: float, unit: float, body: tuple[float, ...]) -> None:
        self.name = name
        self.width = width
        self.height = height
        self.unit = unit
        self.body_sizes = body
        self.edge = 4.0 * unit
        self.inside = width - 2 * self.edge
        self.band = 7.6 * unit  # the coloured head: the kind of the card
        self.frieze = 2.4 * unit  # the ornament below it
        self.gap = 1.8 * unit  # between parts of a card
        # the medallion with the symbol, and the name to the right of it
        self.round = 12.6 * unit
        self.head_top = self.band + self.frieze + 1.2 * unit
        self.name_left = self.edge + self.round + 2.2 * unit
        self.name_room = (width - self.edge - self.name_left, self.round)
        self.cost_top = self.head_top + self.round + 1.9 * unit
        self.cost_padding = 1.1 * unit
        self.cost_left = 1.4 * unit + 3.9 * unit  # the coin, and after it the prices
        self.cost_room = self.inside - self.cost_left - 1.4 * unit
        self.body_bottom = height - 7.4 * unit
        self.foot_top = height - 6.6 * unit
        self.foot_room = 4.4 * unit
        self.foot = 1.6 * unit  # the coloured stripe at the end
        self.rule_room = 13.0 * unit  # for the number of the rule, beside the edition

    @cached_property
    def band_sizes(self) -> tuple[float, ...]:
        return self._scaled(2.9, 2.7, 2.5, 2.3, 2.1, 1.9)

    @cached_property
    def name_sizes(self) -> tuple[float, ...]:
        return self._scaled(5.6, 5.2, 4.8, 4.4, 4.0, 3.7, 3.4, 3.1, 2.8)

    @cached_property
    def cost_sizes(self) -> tuple[float, ...]:
        return self._scaled(2.8, 2.6, 2.5, 2.4, 2.3)

    @cached_property
    def foot_sizes(self) -> tuple[float, ...]:
        return self._scaled(2.1, 1.9, 1.7)

    def _scaled(self, *sizes: float) -> tuple[float, ...]:
        return tuple(size * self.unit for size in sizes)


def _down(first: float, last: float) -> tuple[float, ...]:
    """Sizes of letters to try: a tenth of a millimetre each, for a coarser step may cost two lines of white.

    >>> _down(2.5, 2.3)
    (2.5, 2.4, 2.3)
    """
    return tuple(tenth / 10 for tenth in range(round(first * 10), round(last * 10) - 1, -1))


STANDARD = PrintedSize("standard", 63.0, 88.0, 1.0, _down(3.8, 2.3))
MINI = PrintedSize("mini", 44.0, 67.0, 0.72, _down(3.0, 1.8))
TAROT = PrintedSize("tarot", 70.0, 120.0, 1.15, _down(4.4, 2.3))
SIZES = {size.name: size for size in (STANDARD, MINI, TAROT)}
