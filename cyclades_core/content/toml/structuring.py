"""From TOML data to definitions (attrs classes), with every fault reported at its place.

The work is cattrs'. See `attrs_converter` for how it is set up. Importing this module does not import cattrs: that
takes some 50 ms, which only a load should pay.
"""

from __future__ import annotations

from typing import TypeVar

from .problems import Path, Problems
from .rejections import ORIGIN, ValueRejected, reading
from .toml_files import ContentFile, Origin
from .value_shapes import shape_of

__all__ = ["ORIGIN", "Origin", "ValueRejected", "structure", "structure_each"]

T = TypeVar("T")


def structure(cls: type[T], data: object, source: ContentFile, path: Path, problems: Problems) -> T | None:
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
    >>> source = ContentFile.from_text("h.toml", 'id = "ajax"\\nland-areas = 7\\n', problems)
    >>> structure(Hero, source.data, source, (), problems)
    Hero(id='ajax', land_areas=7)
    >>> source = ContentFile.from_text("h.toml", 'id = 3\\nland_areas = 7\\n', problems)
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
    from .attrs_converter import hook_for

    try:
        with reading(source, path, data):
            result: T = hook_for(cls)(data, cls)
            return result
    except Exception as failure:
        from .structuring_errors import report

        report(failure, data, source, path, problems)
        return None


def structure_each(cls: type[T], data: object, source: ContentFile, path: Path, problems: Problems) -> list[T]:
    """Build a `cls` from each table of an array, typically `[[creature]]`; return those that are right.

    >>> from attrs import frozen
    >>> @frozen
    ... class God:
    ...     id: str
    >>> problems = Problems()
    >>> source = ContentFile.from_text("gods.toml", "[[god]]\\nid = 'ares'\\n[[god]]\\nid = 4", problems)
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
