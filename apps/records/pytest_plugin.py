"""The pytest plug-in: records are tests by their titles, and so is each bracket with a comment.

Entered as `pytest11`, so it is loaded in every project that has the package: nothing of the engine is imported until a
file is collected. Rulesets are kept for the process, so each worker compiles its own once.
"""

from __future__ import annotations

from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

import pytest

__all__ = ["RecordFile", "RecordItem", "pytest_addoption", "pytest_collect_file"]

FILES, DEFAULT = "cyclades_files", "test_*.cyc *_test.cyc"
LAYERS = ("records", "errors", "problems", "scenarios")


def pytest_addoption(parser: pytest.Parser) -> None:
    """`cyclades_files` in the configuration, `--cyclades-update` on the command line."""
    told = "names of game records that are tests"  # text: ok pytest's own help
    parser.addini(FILES, told, type="args", default=DEFAULT.split())
    group = parser.getgroup("cyclades")
    told = "rewrite values of game records that failed"  # text: ok pytest's own help
    group.addoption("--cyclades-update", action="store_true", help=told)


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    """A file whose name fits."""
    names = parent.config.getini(FILES)
    if file_path.suffix == ".cyc" and any(fnmatch(file_path.name, name) for name in names):
        found: pytest.Collector = RecordFile.from_parent(parent, path=file_path)
        return found
    return None


class RecordFile(pytest.File):
    """A record: played once, when the first of its tests is run."""

    outcome: Any = None

    def collect(self) -> Iterator[pytest.Item]:
        """The record itself, and its brackets with a comment at the first level."""
        title, cite, brackets = _contents(self.path)
        taken = {title}
        yield RecordItem.from_parent(self, name=title, first=1, last=0, cite=cite)
        for first, last, said in brackets:
            name = said if said not in taken else f"{said} ({first})"
            taken.add(name)
            yield RecordItem.from_parent(self, name=name, first=first, last=last, cite=cite)

    def played(self) -> Any:
        """How it went."""
        if self.outcome is None:
            from .record_runner import run_record

            update = bool(self.config.getoption("--cyclades-update"))
            self.outcome = run_record(self.path, update=update)
            if update and self.outcome.edits:
                from cyclades_core.files import write_file

                from .canonical_form import updated

                write_file(self.path, updated(self.path.read_bytes(), self.outcome))
        return self.outcome


class RecordItem(pytest.Item):
    """The record outside of its named brackets, or one of these."""

    def __init__(self, *, first: int, last: int, cite: tuple[str, ...], **more: Any) -> None:
        super().__init__(**more)
        self.first, self.last = first, last
        self.extra_keyword_matches.update(cite)
        self.line = first

    def runtest(self) -> None:
        outcome = self.parent.played()  # type: ignore[union-attr]
        mine = [fault for fault in outcome.faults if self._is_mine(fault.line)]
        if mine:
            self.line = mine[0].line
            raise Failed(mine, outcome)

    def _is_mine(self, line: int) -> bool:
        if self.last:
            return self.first <= line <= self.last
        others = [item for item in self.session.items if item.parent is self.parent and item is not self]
        return not any(isinstance(item, RecordItem) and item.first <= line <= item.last for item in others)

    def repr_failure(self, excinfo: Any, style: Any = None) -> str:
        """Our message, without a traceback."""
        if isinstance(excinfo.value, Failed):
            return str(excinfo.value)
        return str(super().repr_failure(excinfo, style))

    def reportinfo(self) -> tuple[Path, int, str]:
        """File, line and name."""
        return self.path, self.line - 1, self.name


class Failed(Exception):
    """What of a record does not hold."""

    def __init__(self, faults: list[Any], outcome: Any) -> None:
        from cyclades_core.text.i18n import Messages, choose_language

        modules = tuple(dict.fromkeys((*outcome.modules, *LAYERS)))
        say = Messages(choose_language(None), expansions=modules, options=outcome.options, places=outcome.places)
        super().__init__("\n".join(fault.render(say) for fault in faults))


def _contents(path: Path) -> tuple[str, tuple[str, ...], list[tuple[int, int, str]]]:
    """Title, rules and named brackets of a record, without playing it; of one that cannot be read only its name."""
    from .record_errors import RecordError
    from .record_reader import open_record

    try:
        with open_record(path) as reader:
            heading = reader.heading
            found: list[tuple[int, int, str]] = []
            opened: list[tuple[int, str]] = []
            try:
                while (line := reader.take()) is not None:
                    if line.kind == "open":
                        opened.append((line.number, line.comment.lstrip("# ").strip()))
                    elif line.kind == "close":
                        first, said = opened.pop()
                        if said and not opened:
                            found.append((first, line.number, said))
            except RecordError:
                pass  # told when it is run
            return heading.title or path.stem, tuple(heading.cite), found
    except (RecordError, OSError):
        return path.stem, (), []
