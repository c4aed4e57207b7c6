"""What definitions, validators and hooks need while TOML is structured: `ValueRejected`, `ORIGIN`, `current_origin`.

`structuring` and `attrs_converter` both build on it. Importing it does not import cattrs.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any

from attrs import define, field

from .problems import Path, label
from .toml_files import ContentFile, Origin

__all__ = ["ORIGIN", "ValueRejected", "current_origin", "reading"]

#: The field for `origin: Origin | None = ORIGIN`: by keyword, no part of equality or repr. Two definitions that say the
#: same are the same, wherever they stand. (A value that classes share, since ruff forbids function calls as defaults.)
ORIGIN: Any = field(default=None, eq=False, repr=False, kw_only=True)


class ValueRejected(Exception):
    """Raised by validators and hooks that refuse a value: becomes a located problem with a code.

    `below` leads from the value (or the table, in `__attrs_post_init__`) to the part that is wrong.

    >>> str(ValueRejected("wrong-value", "prices", 0, expected="> 0", found=-1))
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


@define
class StructuredData:
    """The data being structured just now: lets a hook, which sees only its own table, learn the table's path."""

    source: ContentFile
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


_current: ContextVar[StructuredData] = ContextVar("reading")


@contextmanager
def reading(source: ContentFile, path: Path, data: object) -> Iterator[None]:
    """Say what is being structured, so that `current_origin` can answer."""
    token = _current.set(StructuredData(source, path, data))
    try:
        yield
    finally:
        _current.reset(token)


def current_origin(table: object) -> Origin | None:
    """Return the origin of a table of the data being structured; None outside of `structure`."""
    now = _current.get(None)
    return None if now is None else now.origin(table)
