"""What a selector of content finds: its members, and why something is none of them.

Selectors are compiled (`compiling`), or made by operations whose answers no content could describe.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..values.bit_masks import bits
from ..values.refusals import Refusal
from .position import Position
from .state_records import Frame

__all__ = ["AreaTerm", "Select"]


class Select:
    """Numbers of one sort: areas, sites, cards, stacks of units ..."""

    __slots__ = ("sort",)

    costly = False  # does gold decide what there is?
    sure = False  # is there always something, where it is asked for?

    def __init__(self, sort: str) -> None:
        self.sort = sort

    def members(self, position: Position, frame: Frame) -> Sequence[int]:
        raise NotImplementedError

    def some(self, position: Position, frame: Frame) -> bool:
        """Is there any?"""
        return bool(self.members(position, frame))

    def refuse(self, position: Position, frame: Frame, value: int, cite: str) -> Refusal:
        """Why this one is not among them."""
        return Refusal("no-target", cite)

    def lacks(self, position: Position, frame: Frame, cite: str) -> Refusal | None:
        """Why there are none, if that is known whatever is chosen."""
        return None

    def price(self, position: Position, frame: Frame, value: int, discounts: int) -> int | None:
        """What this one costs with so many discounts, if it has a price."""
        return None

    def least_price(self, position: Position, frame: Frame, value: int) -> int | None:
        """What it costs with all discounts, if it has a price."""
        return None

    def for_sale(self, position: Position, frame: Frame) -> Sequence[int]:
        """What one may look for in vain, because it is there and too dear."""
        return ()


class AreaTerm(Select):
    """Areas or sites, found all at once as a mask."""

    __slots__ = ()

    def mask(self, position: Position, frame: Frame) -> int:
        raise NotImplementedError

    def members(self, position: Position, frame: Frame) -> Sequence[int]:
        return bits(self.mask(position, frame))

    def some(self, position: Position, frame: Frame) -> bool:
        return self.mask(position, frame) != 0
