"""A TOML file: its text, its data and, if somebody asks, its positions."""

from __future__ import annotations

import errno
from pathlib import Path as FilePath
from typing import TYPE_CHECKING, Any, Protocol

import tomli
from attrs import define, field, frozen

from cyclades_core.engine.values.limits import FILE_BYTES, TOML_DEPTH, TOML_VALUES
from cyclades_core.files import read_file

from .problems import ContentProblem, Path, Problems, Where

if TYPE_CHECKING:
    from .line_numbers import Positions


class Readable(Protocol):
    """A file on disk or inside an installed package (`importlib.resources`)."""

    def read_bytes(self) -> bytes: ...


@define(eq=False)
class ContentFile:
    """One file of content. `name` is the file as shown to people; `broken` says that `data` is not to be trusted.

    >>> problems = Problems()
    >>> source = ContentFile.from_text("heroes.toml", '[[hero]]\\nid = "ajax"\\n', problems)
    >>> source.data
    {'hero': [{'id': 'ajax'}]}
    >>> source.locate(("hero", 0, "id"))
    (2, 6)
    """

    name: str
    text: str
    data: dict[str, Any] = field(factory=dict, repr=False)
    broken: bool = False
    values: int = 0
    """How many values it has."""
    _positions: Positions | None = field(default=None, init=False, repr=False)

    @classmethod
    def read(cls, path: str | FilePath | Readable, problems: Problems, *, name: str | None = None) -> ContentFile:
        """Read a file. What cannot be read becomes a problem and a broken source, never an exception."""
        file = FilePath(path) if isinstance(path, str) else path
        shown = name or (file.as_posix() if isinstance(file, FilePath) else str(file))
        try:
            raw = read_file(file, FILE_BYTES) if isinstance(file, FilePath) else file.read_bytes()
            if len(raw) > FILE_BYTES:
                raise OSError(errno.EFBIG, "")
        except (OSError, ValueError) as error:  # ValueError: a NUL in the name
            if getattr(error, "errno", None) == errno.EFBIG:
                problems.add("file-too-large", shown, (), limit=FILE_BYTES)
            else:
                problems.add("unreadable-file", shown, (), detail=getattr(error, "strerror", None) or str(error))
            return cls(shown, "", broken=True)
        try:
            text = raw.decode("utf-8-sig")  # editors on Windows like to write the mark
        except UnicodeDecodeError as error:
            source = cls(shown, _lines_of(raw.decode("utf-8", "replace")), broken=True)
            before = raw[: error.start].decode("utf-8-sig", "replace").split("\n")
            at = (len(before), len(before[-1]) + 1)
            problems.add("unreadable-file", source, (), at=at, detail=f"UTF-8: 0x{raw[error.start]:02x}")
            return source
        return cls.from_text(shown, text, problems)

    @classmethod
    def from_text(cls, name: str, text: str, problems: Problems) -> ContentFile:
        """Parse a text. A syntax error hides the rest of its file, so it is the only problem reported for it.

        >>> problems = Problems()
        >>> ContentFile.from_text("a.toml", 'id = "ajax', problems).broken
        True
        >>> print(problems.render())
        a.toml:1:11: error[toml-syntax]: detail=Unterminated string
            id = "ajax
                      ^
        """
        source = cls(name, _lines_of(text))
        at, detail = (1, 1), ""
        try:
            source.data = tomli.loads(source.text)
        except tomli.TOMLDecodeError as error:
            at, detail = (error.lineno, error.colno), error.msg
        except (ValueError, RecursionError) as error:  # a number of 5,000 digits, 400 brackets
            detail = str(error)
        else:
            source.values, deep = _measured(source.data)
            if deep is None and source.values <= TOML_VALUES:
                return source
            if deep is None:
                problems.add("too-much", name, (), name=name, found=source.values, limit=TOML_VALUES)
                return cls(name, "", broken=True)
            at, detail = source.locate(deep), f"depth > {TOML_DEPTH}"
        source.broken, source.data = True, {}
        at = (at[0], min(at[1], len(source.line(at[0])) + 1))  # tomli may look past the end of an escape
        problems.add("toml-syntax", source, (), at=at, detail=detail)
        return source

    def locate(self, path: Path, where: Where = "value") -> tuple[int, int]:
        """Return line and column of a path, from 1: of its key or of its value."""
        if self._positions is None:
            # Imported here because only a problem needs it: a load without problems never pays for positions.
            from .line_numbers import Positions

            self._positions = Positions(self.text)
        return self._positions.find(path, where)

    def resolve(self, path: Path) -> tuple[ContentFile, Path]:
        """Return the file and the path in it that a path means, if several files contribute to it (`MergedSource`)."""
        return self, path

    def line(self, number: int) -> str:
        """Return a line by its number, from 1; an empty text for lines that do not exist."""
        lines = self.text.split("\n")  # not splitlines: TOML knows one line end, Unicode many
        return lines[number - 1] if 0 < number <= len(lines) else ""


@frozen
class Origin:
    """Where a definition comes from: enough to report a problem about it later, with its place.

    >>> problems = Problems()
    >>> source = ContentFile.from_text("gods.toml", '[[god]]\\nid = "ares"\\nfree = [ { do = "biuld" } ]', problems)
    >>> _ = Origin(source, ("god", 0)).report(problems, "unknown-verb", "free", 0, "do", name="biuld", nearest="build")
    >>> print(problems.render())
    gods.toml:3:17: error[unknown-verb]: name=biuld
        free = [ { do = "biuld" } ]
                        ^
        -> build
    """

    source: ContentFile
    path: Path

    def report(self, problems: Problems, code: str, *below: str | int, **options: Any) -> ContentProblem:
        """Note a problem at this place, or `below` it; options are those of `Problems.add`."""
        return problems.add(code, self.source, (*self.path, *below), **options)

    @property
    def place(self) -> str:
        """`file:line:column` of the definition, for messages that name a second place (`duplicate-id`)."""
        return ":".join(map(str, self.located("key")))

    def located(self, where: Where = "value") -> tuple[str, int, int]:
        """File, line and column of the definition: of its key or of its value."""
        source, path = self.source.resolve(self.path)
        return (source.name, *source.locate(path, where))


def _lines_of(text: str) -> str:
    """Write every line end the way tomli and the readers of positions count it."""
    return text.replace("\r\n", "\n")


def _measured(data: dict[str, Any]) -> tuple[int, Path | None]:
    """Count the values, and return the path to one nested too deep, if there is one.

    Level by level with plain lists, because the usual answer is no and the walk is part of every load.
    """
    level: list[Any] = [data]
    count = 0
    for _ in range(TOML_DEPTH):
        count += sum(map(len, level))
        level = [
            inner
            for outer in level
            for inner in (outer.values() if isinstance(outer, dict) else outer)
            if isinstance(inner, (dict, list))
        ]
        if not level:
            return count, None
    named: list[tuple[Path, Any]] = [((), data)]
    for _ in range(TOML_DEPTH):
        named = [
            ((*path, part), inner)
            for path, outer in named
            for part, inner in (outer.items() if isinstance(outer, dict) else enumerate(outer))
            if isinstance(inner, (dict, list))
        ]
    return count, named[0][0]
