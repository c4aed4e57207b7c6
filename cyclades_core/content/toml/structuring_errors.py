"""From the exceptions of cattrs to located problems. Imported only when something has failed."""

from __future__ import annotations

from typing import Any, get_origin

from cattrs.errors import (
    AttributeValidationNote,
    ClassValidationError,
    ForbiddenExtraKeysError,
    IterableValidationNote,
)

from .attrs_converter import key_of, keys_of
from .nearest_name import nearest
from .problems import Path, Problems, label
from .rejections import ValueRejected
from .toml_files import ContentFile
from .value_shapes import written

#: What a validator or converter of a definition raises when it dislikes a value. Anything else is a
#: fault of the program, and must not be passed off as one of the content.
_REFUSALS = (ValueError, TypeError, LookupError, ArithmeticError)


def report(failure: Exception, data: object, source: ContentFile, path: Path, problems: Problems) -> None:
    """Note a problem for every single fault in a failure; what is no fault of the content is raised again."""
    work: list[tuple[Exception, Path, Any]] = [(failure, path, data)]
    for failure, path, value in work:  # grows as it goes: level by level, in the order of the text
        if isinstance(failure, ClassValidationError):
            excused = _unknown_keys(failure, value, source, path, problems)
            for each in failure.exceptions:
                key = _step(each)
                if key is None:
                    if not isinstance(each, ForbiddenExtraKeysError):
                        work.append((each, path, value))
                elif key in value:
                    work.append((each, (*path, key), value[key]))
                elif key not in excused:
                    problems.add("missing-key", source, (*path, key), name=key, table=_table_name(path, source))
        elif isinstance(failure, ExceptionGroup):
            for each in failure.exceptions:
                at = _step(each)
                work.append((each, path, value) if at is None else (each, (*path, at), value[at]))
        else:
            _single(failure, value, source, path, problems)


def _unknown_keys(
    failure: ClassValidationError, table: dict[str, Any], source: ContentFile, path: Path, problems: Problems
) -> set[str]:
    """Note the unknown keys of a table; return the missing keys they are taken for.

    `effct` for `effect` is one mistake, and one correction mends it: it is not reported twice.
    """
    known = keys_of(get_origin(failure.cl) or failure.cl)
    free = [key for key in known if key not in table]
    excused: set[str] = set()
    for each in failure.exceptions:
        if isinstance(each, ForbiddenExtraKeysError):
            for key in sorted(each.extra_fields):
                near = nearest(key, free) or nearest(key, known)
                table_name = _table_name(path, source)
                problems.add(
                    "unknown-key", source, (*path, key), name=key, table=table_name, nearest=near, instead=known
                )
                excused.add(near or "")
    return excused


def _single(failure: Exception, value: object, source: ContentFile, path: Path, problems: Problems) -> None:
    if isinstance(failure, ValueRejected):
        problems.add(failure.code, source, (*path, *failure.below), nearest=failure.nearest, **failure.args_of_problem)
    elif isinstance(failure, _REFUSALS):
        problems.add("wrong-value", source, path, expected=str(failure), found=written(value))
    else:
        raise failure


def _step(failure: Exception) -> Any:
    """Return the key or index at which a failure happened, from the note that cattrs left on it.

    The last note is the one of the container just left: an exception is annotated from inside out.
    """
    for note in reversed(getattr(failure, "__notes__", ())):
        if isinstance(note, AttributeValidationNote):
            return key_of(note.name)
        if isinstance(note, IterableValidationNote):
            return note.index
    return None


def _table_name(path: Path, source: ContentFile) -> str:
    """Name the table for a message; the top of a file goes by the file's name."""
    return label(path) or source.name
