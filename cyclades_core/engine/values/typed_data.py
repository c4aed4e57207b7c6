"""Reading plain data (what JSON gives) with its type: whoever gets something else says so at once."""

from __future__ import annotations

__all__ = ["number_in", "numbers_in", "rows_in", "text_in"]


def number_in(value: object) -> int:
    """A whole number.

    >>> number_in(True), number_in(3)
    (1, 3)
    """
    if isinstance(value, int):
        return int(value)
    raise TypeError(value)


def text_in(value: object) -> str:
    """A text."""
    if isinstance(value, str):
        return value
    raise TypeError(value)


def rows_in(value: object) -> list[object]:
    """The members of an array."""
    if isinstance(value, (list, tuple)):
        return list(value)
    raise TypeError(value)


def numbers_in(value: object) -> list[int]:
    """An array of whole numbers.

    >>> numbers_in([3, 0])
    [3, 0]
    >>> numbers_in("30")
    Traceback (most recent call last):
    TypeError: 30
    """
    return [number_in(each) for each in rows_in(value)]
