"""What a number or a list of a definition may be: `Annotated[int, Between(0, 255)]`, checked by `content.toml`."""

from __future__ import annotations

from typing import Annotated

from attrs import frozen

from cyclades_core.engine.values.limits import AMOUNT, NUMBER

__all__ = ["Amount", "Between", "Cell", "Count", "ListSize", "Positive", "Small"]


@frozen
class Between:
    """The least and the highest number that fits."""

    least: int
    most: int

    def __str__(self) -> str:
        return f"{self.least} .. {self.most}"


@frozen
class ListSize:
    """How many items a list has at least.

    `ascending`: each number is higher than the one before it. `unique`: nothing is there twice.
    """

    least: int = 0
    ascending: bool = False
    unique: bool = False


#: A number that fits into one cell of the state.
Cell = Annotated[int, Between(0, 255)]
#: A number of things.
Amount = Annotated[int, Between(0, AMOUNT)]
#: At least one of something.
Count = Annotated[int, Between(1, AMOUNT)]
#: Strength, income or price: what gold and battles are reckoned with.
Small = Annotated[int, Between(0, 99)]
#: A number of rounds.
Positive = Annotated[int, Between(1, NUMBER)]
