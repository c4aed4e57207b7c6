"""Reading the document of a board: values of the right type, or what is wrong with them, all of a document at once."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, cast

from attrs import define

from cyclades_core.engine.values.errors import CycladesError
from cyclades_core.engine.values.limits import AMOUNT

__all__ = ["CODES", "BoardTable", "MapError", "Path", "raise_all"]

Path = tuple[str | int, ...]

CODES = frozenset(
    {"ragged-map", "unknown-token", "unused-token", "split-area", "duplicate-area", "unknown-area", "bad-squares"}
    | {"no-land", "no-sea", "split-island", "bad-value", "unknown-key", "too-large", "taken-name", "taken-start"}
)


class MapError(CycladesError, ValueError):
    """What is wrong with a board: a code, the TOML path of the key, and arguments for the message.

    The one that is raised is the first; `problems` holds them all, itself included, in the order of the document.

    >>> error = MapError("unknown-token", ("map",), token="x", cell="B2")
    >>> error.code, error.path, error.values["cell"]
    ('unknown-token', ('map',), 'B2')
    """

    def __init__(self, code: str, path: Path, **values: object) -> None:
        super().__init__(code, values)
        self.path = path
        self.values = values
        self.problems: tuple[MapError, ...] = (self,)

    @property
    def said(self) -> dict[str, object]:
        """The arguments of the message `problem-board`.

        >>> MapError("split-area", ("legend", "A"), area="A", cells=("A1", "C3")).said
        {'problem': 'split-area', 'about': 'A', 'expected': '', 'limit': ''}
        """
        named = ("name", "token", "area", "island", "row", "place", "squares", "cells")
        about = next((self.values[key] for key in named if key in self.values), "")
        rest = {key: self.values.get(key, "") for key in ("expected", "limit")}
        return {"problem": self.code, "about": about, **rest}

    def __reduce__(self) -> tuple[object, ...]:
        return _error_again, (self.code, self.path, self.values, [(p.code, p.path, p.values) for p in self.problems])


def _error_again(code: str, path: Path, values: dict[str, object], problems: list[Any]) -> MapError:
    """The error from a pickle, with those that were found with it."""
    out = MapError(code, path, **values)
    others = (MapError(code, path, **values) for code, path, values in problems[1:])
    out.problems = (out, *others)
    return out


@define
class BoardTable:
    """A table of the document that knows its path, and reads values of the right type or notes a problem."""

    data: Mapping[str, object]
    path: Path
    problems: list[MapError]

    def fail(self, code: str, *tail: str | int, **values: object) -> None:
        self.problems.append(MapError(code, self.path + tail, **values))

    def only(self, known: Iterable[str]) -> None:
        known = sorted(known)
        for key in self.data:
            if key not in known:
                self.fail("unknown-key", key, name=key, known=tuple(known))

    def text(self, key: str, default: str) -> str:
        value = self.data.get(key, default)
        if isinstance(value, str):
            return value
        self.fail("bad-value", key, expected="text")
        return default

    def flag(self, key: str) -> bool:
        value = self.data.get(key, False)
        if not isinstance(value, bool):
            self.fail("bad-value", key, expected="flag")
        return value is True

    def count(self, key: str, code: str = "bad-value", most: int = AMOUNT) -> int:
        value = self.data.get(key, 0)
        if type(value) is int and value > most:
            self.fail("too-large", key, limit=most)
            return 0
        if type(value) is int and value >= 0:  # TOML's true is an int for Python
            return value
        self.fail(code, key, expected="count")
        return 0

    def names(self, key: str) -> tuple[str, ...]:
        return tuple(cast("list[str]", self._items(key, str, "names")))

    def numbers(self, key: str) -> tuple[int, ...]:
        return tuple(cast("list[int]", self._items(key, int, "numbers")))

    def table(self, key: str) -> BoardTable:
        value = self.data.get(key, {})
        if not isinstance(value, Mapping):
            self.fail("bad-value", key, expected="table")
            value = {}
        return BoardTable(value, (*self.path, key), self.problems)

    def tables(self, key: str) -> list[BoardTable]:
        items = cast("list[Mapping[str, object]]", self._items(key, Mapping, "tables"))
        return [BoardTable(item, (*self.path, key, i), self.problems) for i, item in enumerate(items)]

    def _items(self, key: str, kind: type, expected: str) -> list[object]:
        value = self.data.get(key, [])
        if isinstance(value, (list, tuple)) and all(isinstance(v, kind) and not isinstance(v, bool) for v in value):
            return list(value)
        self.fail("bad-value", key, expected=expected)
        return []


def raise_all(problems: Iterable[MapError]) -> None:
    """Raise the first of the problems, which carries them all; nothing if there are none."""
    # An entry that serves many cells is read for each of them: the same problem counts once.
    unique = tuple({(problem.code, problem.path, repr(problem.values)): problem for problem in problems}.values())
    if unique:
        unique[0].problems = unique
        raise unique[0]
