"""From TOML data to definitions (attrs classes), with every fault reported at its place.

The work is cattrs'; see `attrs_converter` for how it is set up. This module is the light door in front of it: importing
it does not import cattrs, so what only needs `Rejected` or `ORIGIN` stays quick.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any, TypeVar

from attrs import define, field

from .problems import Path, Problems, label
from .toml_files import Origin, Source
from .value_shapes import shape_of

T = TypeVar("T")

#: The field for `origin: Origin | None = ORIGIN`: by keyword, no part of equality or repr. Two definitions that say the
#: same are the same, wherever they stand. (A value that classes share, since ruff forbids function calls as defaults.)
ORIGIN: Any = field(default=None, eq=False, repr=False, kw_only=True)


class Rejected(Exception):
    """Raised by validators and hooks that refuse a value: becomes a located problem with a code.

    `below` leads from the value (or the table, in `__attrs_post_init__`) to the part that is wrong.

    >>> str(Rejected("wrong-value", "prices", 0, expected="> 0", found=-1))
    'wrong-value prices[0]: expected=> 0, found=-1'
    """

    def __init__(self, code: str, *below: str | int, nearest: str | None = None, **args: Any) -> None:
        super().__init__(code, *below)
        self.code = code
        self.below = below
        self.nearest = nearest
        self.args_of_problem = args

    def __str__(self) -> str:
        args = ", ".join(f"{name}={value}" for name, value in self.args_of_problem.items())
        return f"{self.code} {label(self.below)}: {args}"


def structure(cls: type[T], data: object, source: Source, path: Path, problems: Problems) -> T | None:
    """Build a `cls` from the data found at `path` of a source; on any fault report all of them and return None.

    Keys are the field names in kebab-case (`from_` is `from`). A field called `origin` is never read: it
    is filled with the `Origin` of its table, nested tables included. Of a broken source nothing more is reported.

    >>> from attrs import frozen
    >>> @frozen
    ... class Hero:
    ...     id: str
    ...     land_areas: int = 0
    ...     origin: Origin | None = ORIGIN
    >>> problems = Problems()
    >>> source = Source.from_text("h.toml", 'id = "ajax"\\nland-areas = 7\\n', problems)
    >>> structure(Hero, source.data, source, (), problems)
    Hero(id='ajax', land_areas=7)
    >>> source = Source.from_text("h.toml", 'id = 3\\nland_areas = 7\\n', problems)
    >>> structure(Hero, source.data, source, (), problems)
    >>> print(problems.render())
    h.toml:1:6: error[wrong-type]: name=id, expected=string, found=integer
        id = 3
             ^
    h.toml:2:1: error[unknown-key]: name=land_areas, table=h.toml
        land_areas = 7
        ^
        -> land-areas
    """
    if source.broken:
        return None
    # Imported here: cattrs takes some 50 ms, which only a load should pay.
    from .attrs_converter import hook_for

    try:
        with _reading(source, path, data):
            result: T = hook_for(cls)(data, cls)
            return result
    except Exception as failure:
        from .structuring_errors import report

        report(failure, data, source, path, problems)
        return None


def structure_each(cls: type[T], data: object, source: Source, path: Path, problems: Problems) -> list[T]:
    """Build a `cls` from each table of an array, typically `[[creature]]`; return those that are right.

    >>> from attrs import frozen
    >>> @frozen
    ... class God:
    ...     id: str
    >>> problems = Problems()
    >>> source = Source.from_text("gods.toml", "[[god]]\\nid = 'ares'\\n[[god]]\\nid = 4", problems)
    >>> structure_each(God, source.data["god"], source, ("god",), problems), len(problems)
    ([God(id='ares')], 1)
    """
    if source.broken:
        return []
    if not isinstance(data, list):
        problems.add("wrong-type", source, path, expected="array", found=shape_of(data))
        return []
    built = (structure(cls, item, source, (*path, index), problems) for index, item in enumerate(data))
    return [definition for definition in built if definition is not None]


@define
class Reading:
    """The data being structured just now: lets a hook, which sees only its own table, learn the table's path."""

    source: Source
    path: Path
    data: object
    _paths: dict[int, Path] | None = None

    def origin(self, table: object) -> Origin:
        """Return where a table of the data stands. Tables are told apart by identity: tomli shares none."""
        if self._paths is None:
            self._paths = dict(self._walk())
        return Origin(self.source, self._paths.get(id(table), self.path))

    def _walk(self) -> Iterator[tuple[int, Path]]:
        work: list[tuple[Path, Any]] = [(self.path, self.data)]
        while work:
            path, value = work.pop()
            if isinstance(value, dict):
                yield id(value), path
                work.extend(((*path, k), v) for k, v in value.items() if isinstance(v, (dict, list)))
            elif isinstance(value, list):
                work.extend(((*path, i), v) for i, v in enumerate(value) if isinstance(v, (dict, list)))


_current: ContextVar[Reading] = ContextVar("reading")


@contextmanager
def _reading(source: Source, path: Path, data: object) -> Iterator[None]:
    token = _current.set(Reading(source, path, data))
    try:
        yield
    finally:
        _current.reset(token)


def current_origin(table: object) -> Origin | None:
    """Return the origin of a table of the data being structured; None outside of `structure`."""
    reading = _current.get(None)
    return None if reading is None else reading.origin(table)
