"""What is wrong with content: located problems, collected all at once.

Nothing here writes a sentence. A problem is a code from a closed list with arguments; the words stand in
`locales/<language>/problems.ftl` under `problem-<code>`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Literal, Protocol, TypeAlias

from attrs import field, frozen

from cyclades_core.engine.values.safe_text import clean

if TYPE_CHECKING:
    from .toml_files import ContentFile

Severity: TypeAlias = Literal["error", "warning", "note"]
Where: TypeAlias = Literal["key", "value"]
Path: TypeAlias = tuple[str | int, ...]

#: Each code with the arguments its message may use. `name` is always there: by default the end of the path.
PROBLEM_ARGS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "toml-syntax": ("detail",),
        "unknown-key": ("name", "table"),
        "missing-key": ("name", "table"),
        "wrong-type": ("name", "expected", "found"),
        "wrong-value": ("name", "expected", "found"),
        "unknown-verb": ("name",),
        "unknown-id": ("name", "kind"),
        "ambiguous-id": ("name", "candidates"),
        "unknown-quantity": ("name",),
        "unknown-moment": ("name",),
        "unknown-tag": ("name",),
        "unknown-selector-key": ("name", "sort"),
        "unknown-binding": ("name",),
        "wrong-kind": ("name", "binding", "expected", "found"),
        "no-content": ("name",),
        "no-subject": ("name",),
        "wrong-place": ("name", "place"),
        "unmeasured-number": ("name",),
        "unused-binding": ("name",),
        "unreachable-effect": ("name",),
        "endless-program": ("name", "programs"),
        "missing-obligation": ("name",),
        "missing-definition": ("name",),
        "duplicate-id": ("name", "first"),
        "unused-default": ("name",),
        "change-missing": ("name", "target"),
        "change-present": ("name", "target"),
        "change-clash": ("name", "target", "module", "other", "first"),
        "missing-string": ("name", "language"),
        "bad-map": ("name", "detail"),
        "bad-board": ("name", "detail"),
        "module-cycle": ("modules",),
        "module-missing": ("name", "module"),
        "module-conflict": ("name", "module"),
        "engine-version": ("module", "expected", "found"),
        "unknown-option": ("name", "known"),
        "bad-option-value": ("name", "expected", "found"),
        "unreadable-file": ("detail",),
        "file-too-large": ("limit",),
        "too-much": ("name", "found", "limit"),
        "file-outside": ("name",),
        "plugin-broken": ("name", "detail"),
        "no-expansion": ("name",),
        # what only `cyclades expansion check` looks for
        "no-engine-range": (),
        "self-reference": ("name", "module"),
        "no-such-module": ("name",),
        "unplayable-module": ("name",),
        "never-together": ("name",),
        "unread-file": ("name",),
        "unused-option": ("name",),
        "unused-program": ("name",),
        "unused-counter": ("name",),
        "unread-tag": ("name",),
        "unread-string": ("name",),
        "missing-text": ("name",),
        "negative-amount": ("name", "found"),
        "large-amount": ("name", "found", "most"),
        "does-nothing": ("name",),
        "unfired-moment": ("name",),
        "unopened-window": ("name",),
        "overlapping-modifiers": ("name", "module", "first"),
        "same-moment": ("name", "module", "first"),
        "same-rank": ("name", "other", "module"),
        "no-deck": ("name",),
        "removed-and-used": ("name", "module"),
        "unplayable-set": ("name",),
        "unplayable-board": ("name", "players", "allowed", "detail"),
        "play-violation": ("name", "detail", "seed", "clause", "command"),
        "play-fault": ("name", "detail", "seed"),
        "play-endless": ("name", "limit"),
        "play-overflow": ("name", "limit"),
        "play-word": ("name", "detail"),
        "play-unfinished": ("seed", "rounds"),
        "scenario-failed": ("name", "detail", "command"),
    }
)
PROBLEM_CODES: frozenset[str] = frozenset(PROBLEM_ARGS)

#: Codes whose fault is the key itself, not what stands behind its equals sign.
_AT_KEY = frozenset(
    {"unknown-key", "unmeasured-number", "missing-key", "unknown-selector-key", "unknown-option", "unused-default"}
)
#: Excerpts are cut to this width around the caret: content may be one endless line.
_WIDTH = 100
#: So many names that would do are told, at most.
_KNOWN = 30


class MessageSource(Protocol):
    """Whoever turns a message id into words, in one language."""

    def text(self, key: str, /, **args: Any) -> str: ...


@frozen
class NestedMessage:
    """A sentence inside a sentence: an argument that is a message itself, put into words together with the other one.

    >>> print(NestedMessage("problem-board", {"problem": "split-area", "about": "A"}))
    problem=split-area, about=A
    """

    key: str
    args: Mapping[str, Any] = field(factory=dict, hash=False)

    def words(self, messages: MessageSource | None) -> str:
        """The sentence; without messages the arguments stand in for it."""
        args = {name: told(value, messages) for name, value in self.args.items()}
        if messages is None:
            return ", ".join(f"{name}={value}" for name, value in args.items() if value != "")
        return messages.text(self.key, **args)

    def __str__(self) -> str:
        return self.words(None)


@frozen
class ContentProblem:
    """One fault of the content. Line and column count from 1; line 0 means that there is no position."""

    code: str
    severity: Severity
    file: str
    path: Path
    line: int
    column: int
    args: Mapping[str, Any] = field(factory=dict, hash=False)
    excerpt: str = ""
    nearest: str | None = None
    instead: tuple[str, ...] = ()
    """What could have stood there instead, where that is few enough to be read."""

    @property
    def place(self) -> str:
        """`file:line:column`, or as much of it as is known."""
        return f"{self.file}:{self.line}:{self.column}" if self.line else self.file

    def render(self, messages: MessageSource | None = None) -> str:
        """Return the problem as text; without messages the arguments stand in for the sentence.

        >>> line = 'do = "destory"'
        >>> print(ContentProblem("unknown-verb", "error", "a.toml", (), 2, 7, {"name": "destory"}, line).render())
        a.toml:2:7: error[unknown-verb]: name=destory
            do = "destory"
                  ^
        """
        severity = self.severity if messages is None else messages.text(f"problem-{self.severity}")
        head = f"{severity}[{self.code}]"
        lines = [": ".join(part for part in (self.place, head, self.sentence(messages)) if part)]
        if self.line:
            lines += _pointed(self.excerpt, self.column)
        if self.nearest is not None:
            nearest = clean(self.nearest)
            words = f"-> {nearest}" if messages is None else messages.text("problem-did-you-mean", name=nearest)
            lines.append(f"    {words}")
        if self.instead and messages is not None:
            lines.append(f"    {messages.text('problem-known', names=', '.join(map(clean, self.instead)))}")
        return "\n".join(lines)

    def sentence(self, messages: MessageSource | None = None) -> str:
        """The words alone, without the place."""
        args = {name: told(value, messages) for name, value in self.args.items()}
        if messages is None:
            return ", ".join(f"{name}={value}" for name, value in args.items())
        # A caller that forgot an argument must not cost the reader the whole message.
        missing = {name: "?" for name in PROBLEM_ARGS[self.code] if name not in args}
        return messages.text(f"problem-{self.code}", **missing, **args)


class Problems:
    """A collector for every problem of a load. True if there is any *error*: warnings alone do not count.

    >>> problems = Problems()
    >>> bool(problems), len(problems)
    (False, 0)
    >>> _ = problems.add("module-missing", None, (), name="hades/undead", module="titans/all", nearest="hades/dead")
    >>> print(problems.render())
    error[module-missing]: name=hades/undead, module=titans/all
        -> hades/dead
    """

    def __init__(self) -> None:
        self._problems: dict[tuple[object, ...], ContentProblem] = {}

    def add(
        self,
        code: str,
        source: ContentFile | str | None,
        path: Path,
        *,
        severity: Severity = "error",
        nearest: str | None = None,
        instead: Iterable[str] = (),
        where: Where | None = None,
        at: tuple[int, int] | None = None,
        **args: Any,
    ) -> ContentProblem:
        """Note a problem at a path of a source (or in a file known by name only, or nowhere: None).

        `where` points to the key or to the value, by default to what the code blames; `at` overrides the
        path with a line and column. `instead` is what could stand there, if that is not too long a list. The same
        problem noted twice is kept once.
        """
        if code not in PROBLEM_CODES:
            raise ValueError(code)
        line = column = 0
        file, excerpt = source if isinstance(source, str) else "", ""
        if source is not None and not isinstance(source, str):
            source, path = source.resolve(path)
            file = source.name
            line, column = at or source.locate(path, where or ("key" if code in _AT_KEY else "value"))
            excerpt = source.line(line)
        if "name" in PROBLEM_ARGS[code] and "name" not in args:
            args = {"name": label(path), **args}
        problem = ContentProblem(code, severity, file, path, line, column, args, excerpt, nearest, _few(instead))
        # two readers of one table may name its path differently: what stands at one place is one problem
        place = (file, () if line else path, line, column)
        same = (code, *place, tuple((name, _plain(value)) for name, value in args.items()))
        return self._problems.setdefault(same, problem)

    def keep(self, problem: ContentProblem) -> None:
        """Take over one problem of another collector."""
        self._problems.setdefault((problem,), problem)

    def extend(self, others: Problems) -> None:
        """Take over what another collector holds."""
        for same, problem in others._problems.items():
            self._problems.setdefault(same, problem)

    @property
    def errors(self) -> tuple[ContentProblem, ...]:
        return tuple(problem for problem in self if problem.severity == "error")

    @property
    def warnings(self) -> tuple[ContentProblem, ...]:
        return tuple(problem for problem in self if problem.severity == "warning")

    def __iter__(self) -> Iterator[ContentProblem]:
        """Iterate by file, line and column; problems of one place in the order they were noted."""
        return iter(sorted(self._problems.values(), key=lambda p: (p.file, p.line, p.column)))

    def __len__(self) -> int:
        return len(self._problems)

    def __bool__(self) -> bool:
        return any(problem.severity == "error" for problem in self._problems.values())

    def render(self, messages: MessageSource | None = None) -> str:
        """Return all problems as text, in reading order, one below the other."""
        return "\n".join(problem.render(messages) for problem in self)

    def raise_errors(self) -> None:
        """Raise `ContentError` if there is any error; warnings pass."""
        if self:
            raise ContentError(self)


class ContentError(Exception):
    """Content that cannot be used. Carries every problem; its text is codes, places and arguments."""

    def __init__(self, problems: Problems) -> None:
        super().__init__(problems)
        self.problems = problems

    def __str__(self) -> str:
        return self.problems.render()

    def render(self, messages: MessageSource | None = None) -> str:
        """All problems with their places; without messages the arguments stand in for the sentences."""
        return self.problems.render(messages)


def label(path: Path) -> str:
    """Name the end of a path, with its indices.

    >>> label(("creature", 3, "effect", 0, "prices", 1))
    'prices[1]'
    >>> label(())
    ''
    """
    indices: list[str] = []
    for part in reversed(path):
        if isinstance(part, str):
            return part + "".join(reversed(indices))
        indices.append(f"[{part}]")
    return "".join(reversed(indices))


def _few(instead: Iterable[str]) -> tuple[str, ...]:
    names = tuple(sorted(set(instead)))
    return names if len(names) <= _KNOWN else ()


def _pointed(excerpt: str, column: int) -> list[str]:
    """Return the excerpt and a caret below the column, both cut to a readable width."""
    start = max(0, column - 1 - _WIDTH * 2 // 3) if len(excerpt) > _WIDTH else 0
    shown = clean(excerpt[start : start + _WIDTH]).rstrip()
    return [f"    {shown}".rstrip(), "    " + " " * (column - 1 - start) + "^"]


def told(value: object, messages: MessageSource | None) -> str | int:
    """An argument as a message takes it: words within words are made in the same language."""
    return _plain(value.words(messages) if isinstance(value, NestedMessage) else value)


def _plain(value: object) -> str | int:
    """Write an argument so that Fluent and terminals take it: text or a number."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int):
        return value
    if isinstance(value, (list, tuple, set, frozenset)):
        parts = sorted(map(str, value)) if isinstance(value, (set, frozenset)) else map(str, value)
        return clean(", ".join(parts))
    return clean(str(value))
