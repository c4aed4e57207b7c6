"""The shapes of TOML values, and which shapes a Python type takes.

Shapes name types in messages (`expected`, `found`) and pick the member of a union: content never writes a type
down, so the shape of the value has to say which one is meant.
"""

from __future__ import annotations

import collections.abc
import types
from datetime import date, datetime, time
from enum import Enum
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import attrs

#: All shapes, in the order messages list them; bool before int and datetime before date, their subclasses first.
SHAPES: dict[str, type | tuple[type, ...]] = {
    "string": str,
    "boolean": bool,
    "integer": int,
    "float": float,
    "array": (list, tuple),
    "table": dict,
    "datetime": datetime,
    "date": date,
    "time": time,
}
_EXACT: dict[type, str] = {kind: name for name, kind in SHAPES.items() if isinstance(kind, type)} | {list: "array"}
ANY_SHAPE: frozenset[str] = frozenset(SHAPES)
_ARRAYS = (list, tuple, set, frozenset, collections.abc.Sequence, collections.abc.Set, collections.abc.Iterable)
_TABLES = (dict, collections.abc.Mapping)


def shape_of(value: object) -> str:
    """Name the shape of a value.

    >>> shape_of(True), shape_of(3), shape_of(["a"])
    ('boolean', 'integer', 'array')
    """
    exact = _EXACT.get(type(value))  # every union asks this of every value: mind the cost
    if exact is not None:
        return exact
    return next((name for name, kind in SHAPES.items() if isinstance(value, kind)), type(value).__name__)


def shapes(kind: Any) -> frozenset[str]:
    """Return the shapes that a type takes. A type with rules of its own may take any.

    >>> sorted(shapes(str | tuple[int, ...]))
    ['array', 'string']
    """
    kind = bare(kind)
    origin = get_origin(kind)
    if is_union(kind):
        return frozenset().union(*(shapes(member) for member in get_args(kind)))
    if kind is type(None):
        return frozenset()  # TOML has no null: an optional key is left out
    if origin is Literal:
        return frozenset(shape_of(value) for value in get_args(kind))
    if is_enum(kind):
        return frozenset(shape_of(member.value) for member in kind)
    if kind is float:
        return frozenset({"float", "integer"})
    if (origin or kind) in _ARRAYS:
        return frozenset({"array"})
    if (origin or kind) in _TABLES or attrs.has(origin or kind):
        return frozenset({"table"})
    found = next((name for name, plain in SHAPES.items() if plain is kind), None)
    return ANY_SHAPE if found is None else frozenset({found})


def expected(kind: Any) -> str:
    """Write the shapes that a type takes, for a message.

    >>> expected(int | str | dict[str, int])
    'string | integer | table'
    """
    taken = shapes(kind)
    return " | ".join(name for name in SHAPES if name in taken)


def written(value: object, limit: int = 40) -> str:
    """Write a value about as TOML would, short; of arrays and tables only the shape (they may be endless).

    An empty array is written out.

    >>> written("zeus"), written(True), written({"a": 1})
    ('"zeus"', 'true', 'table')
    """
    if isinstance(value, str):
        return f'"{value if len(value) <= limit else value[: limit - 1] + "…"}"'
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, (list, tuple)) and not value:
        return "[]"
    if isinstance(value, int):
        return str(value) if abs(value) < 10**limit else shape_of(value)
    return str(value) if isinstance(value, (float, date, time)) else shape_of(value)


def bare(kind: Any) -> Any:
    """Strip what does not change the shape: `Annotated`, `NewType`."""
    while True:
        if get_origin(kind) is Annotated:
            kind = get_args(kind)[0]
        elif hasattr(kind, "__supertype__"):
            kind = kind.__supertype__
        else:
            return kind


def is_union(kind: Any) -> bool:
    return get_origin(kind) in (Union, types.UnionType)


def is_literal(kind: Any) -> bool:
    return get_origin(kind) is Literal


def is_enum(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, Enum)


def is_array(kind: Any) -> bool:
    return (get_origin(kind) or kind) in _ARRAYS


def is_table(kind: Any) -> bool:
    return (get_origin(kind) or kind) in _TABLES
