"""Which versions of the engine an expansion fits."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import zip_longest
from operator import eq, ge, gt, le, lt, ne

__all__ = ["DISTRIBUTION", "engine_version", "fits", "is_range"]

#: The name under which the engine is installed.
DISTRIBUTION = "cyclades-engine"

_COMPARE: dict[str, Callable[[int, int], bool]] = {">=": ge, "<=": le, "==": eq, "!=": ne, ">": gt, "<": lt}
_TERM = re.compile(r"\s*(>=|<=|==|!=|>|<)\s*(\d+(?:\.\d+)*)\s*")


def engine_version() -> str:
    """Return the version of the engine that runs; what an editable install was told once may be older."""
    from cyclades_core import __version__

    return __version__


def is_range(text: str) -> bool:
    """Whether a text says which versions are meant; an empty one says any.

    >>> is_range(">=0.1,<1"), is_range(""), is_range("about 1")
    (True, True, False)
    """
    return not text.strip() or all(_TERM.fullmatch(part) for part in text.split(","))


def fits(version: str, wanted: str) -> bool:
    """Whether a version lies in a range. Only the numbers count: `1.0.dev3` is 1.0, and so is 1.

    >>> fits("0.1.0", ">=0.1,<1"), fits("1.0", ">=0.1,<1"), fits("0.10", ">0.9")
    (True, False, True)
    """
    found = _numbers(version)
    for part in wanted.split(","):
        term = _TERM.fullmatch(part)
        if term is not None and not _COMPARE[term[1]](_order(found, _numbers(term[2])), 0):
            return False
    return True


def _numbers(version: str) -> list[int]:
    release = re.match(r"\d+(?:\.\d+)*", version)
    return [int(number) for number in release[0].split(".")] if release else []


def _order(one: list[int], other: list[int]) -> int:
    """Return -1, 0 or 1: the first number that differs decides, missing ones are 0."""
    return next(((a > b) - (a < b) for a, b in zip_longest(one, other, fillvalue=0) if a != b), 0)
