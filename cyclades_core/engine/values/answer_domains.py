"""The three kinds of questions a game can ask: pick one, give amounts, put in order.

A domain never builds a long list: `count`, `item(i)`, `in` and iteration work on bounds. Answers are numbers (`one`) or
tuples of numbers (`vector`, `order`); their text is made by `notation`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import factorial, prod
from typing import Final

__all__ = ["NONE", "Answer", "Domain", "One", "Order", "Vector", "frozen"]

NONE: Final = -1  # "nothing", "pass", "end": the answer of an optional question

Answer = int | tuple[int, ...]  # to `one` a number; to `vector` and `order` several


class Domain:
    """Base of the three; `sort` says what the numbers mean (area, card, line ...)."""

    __slots__ = ()
    kind = ""
    sort: str

    count: int

    def item(self, index: int) -> Answer:
        raise NotImplementedError

    def __contains__(self, answer: object) -> bool:
        raise NotImplementedError

    def __iter__(self) -> Iterator[Answer]:
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


Bounds = tuple[tuple[int, ...], tuple[tuple[int, int, int], ...]]
_COUNTED: Final[dict[Bounds, dict[tuple[int, tuple[int, ...]], int]]] = {}


class Vector(Domain):
    """Amounts per slot: between 0 and `high`, with limits on sums over classes of slots.

    `limits` is a tuple of `(mask of slots, at least, at most)`; a first limit over all slots is usual.

    >>> d = Vector("group", (0, 4), (2, 1), ((0b11, 1, 99),))     # 1 to 3 units of two kinds, at least one
    >>> d.count, d.item(0), (2, 1) in d, (0, 0) in d
    (5, (0, 1), True, False)
    >>> list(d)
    [(0, 1), (1, 0), (1, 1), (2, 0), (2, 1)]
    """

    __slots__ = ("_memo", "_needed", "_simple", "count", "high", "limits", "slots", "sort")
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
        mask, least, most = limits[-1] if limits else (0, 0, 0)
        self._needed = mask
        self._memo: dict[tuple[int, tuple[int, ...]], int] = {}
        if most >= sum(high) and least <= 1:
            if len(limits) == 1 and mask == (1 << len(high)) - 1:
                self._simple = True
                self.count = prod([h + 1 for h in high]) - least
                return
            if least == 1 and self._implied(most):
                # at least one of some slots, and no more to it: of all amounts those without any of them are out
                self.count = prod([h + 1 for h in high]) - self._without(0)
                return
        self._needed = 0
        # the same bounds come again and again: what was counted once is kept
        if len(_COUNTED) > 5_000:
            _COUNTED.clear()
        self._memo = _COUNTED.setdefault((high, limits), {})
        self.count = self._ways(0, (0,) * len(limits))

    def _implied(self, most: int) -> bool:
        """Do all limits hold where there is one of the needed slots?"""
        needed = self._needed
        for mask, least, top in self.limits:
            if least > 1 or mask & needed != needed or top < most:
                return False
        return True

    def _without(self, slot: int) -> int:
        """The amounts from `slot` on with nothing of the slots of which something is needed."""
        return prod([h + 1 for i, h in enumerate(self.high) if i >= slot and not self._needed >> i & 1])

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

    def _added(self, slot: int, amount: int, sums: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(s + amount if mask >> slot & 1 else s for (mask, _, _), s in zip(self.limits, sums, strict=True))

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
        if self._needed:
            return self._with_one(index)
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

    def _with_one(self, index: int) -> tuple[int, ...]:
        """The answer of this number where one of the needed slots must have something."""
        out: list[int] = []
        done = False
        for slot, high in enumerate(self.high):
            rest = prod([h + 1 for h in self.high[slot + 1 :]])
            fewer = rest - self._without(slot + 1)  # where something is still needed behind this slot
            needed = self._needed >> slot & 1
            for n in range(high + 1):
                ways = rest if done or (needed and n) else fewer
                if index < ways:
                    break
                index -= ways
            else:
                raise IndexError(index)
            out.append(n)
            done = done or bool(needed and n)
        return tuple(out)

    def amounts(self, given: tuple[int, ...]) -> list[int]:
        """What the next slot may have, behind those that are given, so that the rest can be filled.

        >>> d = Vector("group", (0, 4), (2, 1), ((0b11, 1, 99),))
        >>> d.amounts(()), d.amounts((0,)), d.amounts((2,))
        ([0, 1, 2], [1], [0, 1])
        """
        slot = len(given)
        high = self.high[slot]
        if self._simple or self._needed:
            # only nothing at all is ruled out: the last slot that is needed must have something if none had before
            needed = sum(1 << i for i, h in enumerate(self.high) if h and self._needed >> i & 1)
            had = any(n for i, n in enumerate(given) if needed >> i & 1)
            bare = self.limits[-1][1] > 0 and not had and needed >> slot == 1
            return list(range(1 if bare else 0, high + 1))
        sums: tuple[int, ...] = (0,) * len(self.limits)
        for i, n in enumerate(given):
            sums = self._added(i, n, sums)
        return [n for n in range(high + 1) if self._ways(slot + 1, self._added(slot, n, sums))]

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


def frozen(domain: Domain) -> Domain:
    """A copy for others to keep: whatever they do to it, the question stays as it is.

    >>> mine = One("area", [3, 5])
    >>> frozen(mine).answers
    (3, 5)
    """
    if isinstance(domain, One):
        return One(domain.sort, domain.answers if isinstance(domain.answers, (tuple, range)) else tuple(domain.answers))
    if isinstance(domain, Vector):
        return Vector(domain.sort, domain.slots, domain.high, domain.limits)
    assert isinstance(domain, Order)
    return Order(domain.sort, domain.members)
