"""What a selector of content finds: its members, and why something is none of them.

Selectors are compiled (`compiling`), or made by operations whose answers no content could describe.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..values.bit_masks import bits
from ..values.refusals import NOTHING, Refusal
from .position import Position
from .state_records import Frame

__all__ = ["ANYTHING", "AreaTerm", "Need", "Reason", "Select"]

Reader = Callable[[Position, Frame], str]
Count = Callable[[Position, Frame], int]


class Need:
    """What a key of a selector or condition asks for: the arguments of a rejection reason, made when it is asked for.

    `reads` and `counts` look at the position, for what only the game knows: a bound area, an amount.
    """

    __slots__ = ("amount", "counts", "key", "needs", "reads")

    def __init__(self, key: str, needs: tuple[str, ...] = (), amount: int = 0) -> None:
        self.key = key
        self.needs = needs
        self.amount = amount
        self.reads: Reader | None = None
        self.counts: Count | None = None

    def opposite(self) -> Need:
        """Return what is asked for where this must not hold."""
        out = Need(self.key[4:] if self.key[:4] == "not-" else f"not-{self.key}", self.needs, self.amount)
        out.reads, out.counts = self.reads, self.counts
        return out

    def refusal(self, position: Position, frame: Frame, code: str, cite: str, case: str = "") -> Refusal:
        """Return the reason of this code that says what is missing."""
        needs = (self.reads(position, frame),) if self.reads is not None else self.needs
        amount = self.counts(position, frame) if self.counts is not None else self.amount
        return Refusal(code, cite, case=case or self.key, key=self.key, needs=needs or NOTHING, amount=amount)


class Reason:
    """A part of a condition, with the rule that it names and what it asks for."""

    __slots__ = ("cite", "need", "test")

    def __init__(self, test: Callable[[Position, Frame], bool], cite: str, need: Need) -> None:
        self.test = test
        self.cite = cite
        self.need = need


ANYTHING = Need("any-other")  # a member that is no number of the sort, or was left out by the rules themselves


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
        return ANYTHING.refusal(position, frame, "no-target", cite, "no-target")

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
