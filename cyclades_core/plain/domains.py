"""The three kinds of questions a game can ask: pick one, give amounts, put in order.

A domain never builds a long list: `count`, `item(i)`, `in` and iteration work on bounds. Answers are numbers (`one`) or
tuples of numbers (`vector`, `order`); their text is made by `notation`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import factorial, prod
from typing import Any

__all__ = ["NONE", "Domain", "One", "Order", "Vector"]

NONE = -1  # "nothing", "pass", "end": the answer of an optional question


class Domain:
    """Base of the three; `sort` says what the numbers mean (area, card, line ...)."""

    __slots__ = ()
    kind = ""
    sort: str

    count: int

    def item(self, index: int) -> Any:
        raise NotImplementedError

    def __contains__(self, answer: object) -> bool:
        raise NotImplementedError

    def __iter__(self) -> Iterator[Any]:
        for i in range(self.count):
            yield self.item(i)


class One(Domain):
    """Exactly one of these numbers.

    >>> d = One("area", (3, 5, 8))
    >>> d.count, d.item(1), 8 in d, 4 in d
    (3, 5, True, False)
    """

    __slots__ = ("answers", "count", "sort")
    kind = "one"
    count: int

    def __init__(self, sort: str, answers: Sequence[int]) -> None:
        self.sort = sort
        self.answers = answers
        self.count = len(answers)

    def item(self, index: int) -> int:
        return self.answers[index]

    def __contains__(self, answer: object) -> bool:
        return type(answer) is int and answer in self.answers  # neither True nor 1.0 is 1 here

    def __iter__(self) -> Iterator[int]:
        return iter(self.answers)


_COUNTED: dict[tuple[Any, ...], dict[tuple[int, tuple[int, ...]], int]] = {}


class Vector(Domain):
    """Amounts per slot: between 0 and `high`, with limits on sums over classes of slots.

    `limits` is a tuple of `(mask of slots, at least, at most)`; a first limit over all slots is usual.

    >>> d = Vector("group", (0, 4), (2, 1), ((0b11, 1, 99),))     # 1 to 3 units of two kinds, at least one
    >>> d.count, d.item(0), (2, 1) in d, (0, 0) in d
    (5, (0, 1), True, False)
    >>> list(d)
    [(0, 1), (1, 0), (1, 1), (2, 0), (2, 1)]
    """

    __slots__ = ("_memo", "_simple", "count", "high", "limits", "slots", "sort")
    kind = "vector"
    count: int

    def __init__(
        self, sort: str, slots: tuple[int, ...], high: tuple[int, ...], limits: tuple[tuple[int, int, int], ...]
    ) -> None:
        self.sort = sort
        self.slots = slots
        self.high = high
        self.limits = limits
        # only one limit, over all slots, that at most rules out taking nothing: then amounts are plain digits
        self._simple = False
        if len(limits) == 1:
            mask, least, most = limits[0]
            self._simple = least <= 1 and mask == (1 << len(high)) - 1 and most >= sum(high)
        self._memo: dict[tuple[int, tuple[int, ...]], int] = {}
        if self._simple:
            self.count = prod([h + 1 for h in high]) - least
            return
        # the same bounds come again and again: what was counted once is kept
        if len(_COUNTED) > 5_000:
            _COUNTED.clear()
        self._memo = _COUNTED.setdefault((high, limits), {})
        self.count = self._ways(0, (0,) * len(limits))

    def _ways(self, slot: int, sums: tuple[int, ...]) -> int:
        """How many ways to fill the slots from `slot` on, with these sums so far."""
        key = (slot, sums)
        found = self._memo.get(key)
        if found is not None:
            return found
        for (_, _, most), so_far in zip(self.limits, sums, strict=True):
            if so_far > most:
                return 0
        if slot == len(self.high):
            found = int(all(s >= least for (_, least, _), s in zip(self.limits, sums, strict=True)))
        else:
            found = sum(self._ways(slot + 1, self._added(slot, n, sums)) for n in range(self.high[slot] + 1))
        self._memo[key] = found
        return found

    def _added(self, slot: int, n: int, sums: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(s + n if mask >> slot & 1 else s for (mask, _, _), s in zip(self.limits, sums, strict=True))

    def item(self, index: int) -> tuple[int, ...]:
        if index < 0:
            index += self.count
        if self._simple:
            index += self.limits[0][1]
            digits = []
            for h in reversed(self.high):
                index, n = divmod(index, h + 1)
                digits.append(n)
            if index:
                raise IndexError(index)
            return tuple(reversed(digits))
        sums: tuple[int, ...] = (0,) * len(self.limits)
        out = []
        for slot in range(len(self.high)):
            for n in range(self.high[slot] + 1):
                after = self._added(slot, n, sums)
                ways = self._ways(slot + 1, after)
                if index < ways:
                    out.append(n)
                    sums = after
                    break
                index -= ways
            else:
                raise IndexError(index)
        return tuple(out)

    def __contains__(self, answer: object) -> bool:
        if not isinstance(answer, tuple) or len(answer) != len(self.high):
            return False
        if any(type(n) is not int or n < 0 or n > h for n, h in zip(answer, self.high, strict=True)):
            return False
        for mask, least, most in self.limits:
            total = sum(n for i, n in enumerate(answer) if mask >> i & 1)
            if not least <= total <= most:
                return False
        return True


class Order(Domain):
    """Any permutation of these numbers.

    >>> d = Order("god", (4, 7, 9))
    >>> d.count, d.item(0), d.item(5), (9, 4, 7) in d
    (6, (4, 7, 9), (9, 7, 4), True)
    """

    __slots__ = ("count", "members", "sort")
    kind = "order"

    def __init__(self, sort: str, members: tuple[int, ...]) -> None:
        self.sort = sort
        self.members = members
        self.count = factorial(len(members))

    def item(self, index: int) -> tuple[int, ...]:
        left = list(self.members)
        out = []
        for n in range(len(left), 0, -1):
            step, index = divmod(index, factorial(n - 1))
            out.append(left.pop(step))
        return tuple(out)

    def __contains__(self, answer: object) -> bool:
        if not isinstance(answer, tuple) or any(type(n) is not int for n in answer):
            return False
        return sorted(answer) == sorted(self.members)
