"""What a position may say at all: its keys and the shapes of their values, checked before anything is set up.

Every fault is a `PositionError` with the path of the value that is wrong, so that a scenario can tell line and column.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from cyclades_core.content.toml.nearest_name import nearest
from cyclades_core.content.toml.value_shapes import written
from cyclades_core.engine.values.errors import CycladesError
from cyclades_core.engine.values.limits import AMOUNT, GOLD

from .position_facts import GIVEN

__all__ = ["KEYS", "SHAPES", "Path", "PositionError", "check", "number"]

Path = tuple[str | int, ...]

# What may stand under each key: a number up to `AMOUNT`, a name, or a list, a table or alternatives of these.
SHAPES: dict[str, Any] = {fact.key: fact.shape for fact in GIVEN}
KEYS = frozenset(SHAPES)


class PositionError(CycladesError):
    """A position names what does not exist, or says what cannot be.

    `path` leads to the value below `given`; `where` is the same for people, `nearest` a name that may have been meant.

    >>> error = PositionError("position-unknown", path=("areas", "t3.A", "owner"), name="bbo", nearest="bob")
    >>> error.path, error.arguments["where"]
    (('areas', 't3.A', 'owner'), 'given.areas.t3.A.owner')
    """

    def __init__(self, code: str, arguments: Mapping[str, object] | None = None, /, **more: Any) -> None:
        values = {"path": (), "nearest": "none", "expected": "none", **(arguments or {}), **more}
        values["nearest"] = values["nearest"] or "none"
        values["where"] = ".".join(str(part) for part in ("given", *values["path"]))
        super().__init__(code, values)

    @property
    def path(self) -> Path:
        found: Any = self.arguments["path"]
        return tuple(found)


def number(table: Mapping[str, int], name: Any, path: Path) -> int:
    """The number of a name, or what is wrong with it."""
    found = table.get(str(name))
    if found is None:
        raise unknown(name, table, path)
    return found


def unknown(name: Any, known: Iterable[str], path: Path) -> PositionError:
    return PositionError("position-unknown", path=path, name=str(name), nearest=nearest(str(name), known))


def check(given: Any) -> None:
    """Refuse keys that there are not and values that cannot be meant."""
    _look(given, ("keys", SHAPES), ())


def _look(value: Any, shape: Any, path: Path) -> None:
    """Follow the shape into the value; the first place where they part is the error.

    >>> _look({"gold": {"ann": -3}}, ("keys", SHAPES), ())
    Traceback (most recent call last):
    cyclades_core.game.positions.position_schema.PositionError: position-value: path=('gold', 'ann'), nearest=none, \
expected=amount, name=-3, where=given.gold.ann
    """
    if not isinstance(shape, tuple) or shape[0] == "gold":
        if not _fits(value, shape):
            raise _wrong(value, shape, path)
        return
    kind = shape[0]
    if kind == "any":
        # the alternative that the value looks like; else it is none of them
        likely = next((each for each in shape[1:] if _looks_like(value, each)), None)
        if likely is None:
            raise _wrong(value, shape, path)
        _look(value, likely, path)
    elif kind in ("table", "keys"):
        if not isinstance(value, Mapping):
            raise _wrong(value, shape, path)
        for key, inner in value.items():
            if kind == "keys" and key not in shape[1]:
                raise PositionError("position-key", path=path, name=str(key), nearest=nearest(str(key), shape[1]))
            if not isinstance(key, str):
                raise _wrong(key, str, path)
            _look(inner, shape[1][key] if kind == "keys" else shape[1], (*path, key))
    elif not isinstance(value, (list, tuple)):
        raise _wrong(value, shape, path)
    elif kind == "list":
        for i, inner in enumerate(value):
            _look(inner, shape[1], (*path, i))
    else:  # a row: names, perhaps with an amount behind them
        if not shape[1] <= len(value) <= shape[1] + 1:
            raise _wrong(value, shape, path)
        for i, inner in enumerate(value):
            _look(inner, str if i < shape[1] else int, (*path, i))


def _fits(value: Any, shape: Any) -> bool:
    if shape is int:
        return type(value) is int and 0 <= value <= AMOUNT
    if shape is str:
        return isinstance(value, str)
    return type(value) is int and 0 <= value <= GOLD


def _looks_like(value: Any, shape: Any) -> bool:
    if shape is int:
        return type(value) is int
    if shape is str:
        return isinstance(value, str)
    return isinstance(value, Mapping if shape[0] in ("table", "keys") else (list, tuple))


def _wrong(value: Any, shape: Any, path: Path) -> PositionError:
    """What was expected is told by one word, for which the locales have a sentence."""
    kind = shape if isinstance(shape, type) else shape[0]
    words = {int: "number", str: "name", "gold": "amount", "keys": "table"}
    return PositionError("position-value", path=path, name=written(value), expected=words.get(kind, kind))
