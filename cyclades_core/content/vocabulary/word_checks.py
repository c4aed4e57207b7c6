"""Checks of words that a plug-in brings: their arguments when they are registered, their results when they are used.

A word of the core is checked by mypy. One of a third party can take other arguments than it is given, or make
something else than a number or a truth. Then `WordFault` names the word and the line of its function.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any

from .parameter_types import Shape

__all__ = ["WordFault", "check_arguments", "check_takes", "check_texts", "checked"]

#: No number of a game comes near it.
MOST = 1_000_000_000
#: Sorts of selectors whose keys make a mask.
MASKS = ("area", "site", "building")


class WordFault(TypeError):
    """A word of a plug-in is not what its group of words has to be; `place` is the line of its function."""

    def __init__(self, word: str, detail: str, function: object) -> None:
        super().__init__(f"the word {word}: {detail}")  # text: ok for authors of Python
        code = getattr(inspect.unwrap(function) if callable(function) else None, "__code__", None)
        self.place: tuple[str, int] = ("", 0) if code is None else (code.co_filename, code.co_firstlineno)


def is_foreign(function: object) -> bool:
    """Return whether a function is from a plug-in of a third party."""
    return not str(getattr(function, "__module__", "") or "").startswith("cyclades_")


def check_texts(word: object, *texts: object) -> None:
    """Raise `WordFault` if the name of a word, or a text about it, is not a text. A plug-in may give anything."""
    if not all(isinstance(each, str) for each in (word, *texts)):
        raise WordFault(repr(word), "its name and its texts have to be strings", None)  # text: ok for authors of Python


def check_takes(word: str, takes: object) -> None:
    """Raise `WordFault` if what a word takes is not a shape of values."""
    if not isinstance(takes, Shape):
        raise WordFault(word, f"it takes {takes!r}, which is not a shape", None)  # text: ok for authors of Python


def check_arguments(word: str, function: Callable[..., object], given: str) -> None:
    """Raise `WordFault` if a function of a plug-in cannot be called with these arguments, such as `maker, node`."""
    if not is_foreign(function):
        return
    try:
        signature = inspect.signature(function)
    except (TypeError, ValueError):
        return
    try:
        signature.bind(*given.split(", "))
    except TypeError as error:
        problem = f"its function is called with ({given}): {error}"  # text: ok for authors of Python
        raise WordFault(word, problem, function) from None


def checked(word: str, function: object, made: Any, group: str, sort: str = "") -> Any:
    """Return what a word of a plug-in has made, so that a wrong result is noticed where it comes from.

    `group` is `condition`, `number` or `selector`, and `sort` that of the selector.
    """
    if not is_foreign(function) or sort == "amount":
        return made
    if not callable(made):
        raise WordFault(word, f"it makes {made!r} instead of a function", function)  # text: ok for authors of Python
    member = group == "selector" and sort not in MASKS
    check_arguments(word, made, ", ".join(("position", "frame", "member")[: 3 if member else 2]))
    wanted = int if group == "number" or (group == "selector" and not member) else (bool, int)

    def result(*given: object) -> object:
        found = made(*given)
        if isinstance(found, int) and group == "number" and abs(found) > MOST:
            raise WordFault(word, f"it makes a number beyond {MOST}", made)  # text: ok for authors of Python
        if not isinstance(found, wanted):
            expected = "an integer" if wanted is int else "a truth"  # text: ok for authors of Python
            raise WordFault(word, f"it makes {found!r} instead of {expected}", made)  # text: ok for authors of Python
        return found

    return result
