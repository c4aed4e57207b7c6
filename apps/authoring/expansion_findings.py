"""Findings: what is wrong or odd about an expansion, where, how bad, and in which sets of modules."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from attrs import define, field, frozen

from cyclades_core.content.toml import ContentFile, ContentProblem, Origin, Path, Problems

from ..translation.translation_findings import TranslationFinding as TextFinding

if TYPE_CHECKING:
    from cyclades_core.text.i18n import Messages

__all__ = ["LAYERS", "SEVERITIES", "ExpansionFinding", "Findings"]

#: From the worst on: an error keeps the expansion from being played or read, a warning is probably a mistake, a note is
#: worth a look.
SEVERITIES = ("error", "warning", "note")
#: The messages that findings are put into words with.
LAYERS = ("problems", "errors", "scenarios", "locale")

ADVICE = "advice"
#: The argument with a command that the advice names, as it can be typed.
COMMAND = "command"


@frozen
class ExpansionFinding:
    """One fault, and the sets of modules that show it; none: it does not depend on them, or all of them do."""

    fault: ContentProblem | TextFinding
    sets: tuple[str, ...] = ()

    @property
    def code(self) -> str:
        return self.fault.code

    @property
    def severity(self) -> str:
        return self.fault.severity

    @property
    def place(self) -> str:
        """`file:line:column`, as far as it is known."""
        if not self.fault.line:
            return self.fault.file
        return f"{self.fault.file}:{self.fault.line}:{self.fault.column}"

    def words(self, messages: Messages) -> str:
        """The sentence."""
        if isinstance(self.fault, ContentProblem):
            return self.fault.sentence(messages)
        return self.fault.words(messages)

    def advice(self, messages: Messages) -> str:
        """What to do about it, where there is something to say; else nothing."""
        if isinstance(self.fault, ContentProblem) and messages.has(f"problem-{self.code}", ADVICE):
            return messages.attribute(f"problem-{self.code}", ADVICE, **self.fault.args)
        return ""

    def render(self, messages: Messages) -> str:
        """Place, sentence, excerpt, nearest name, advice, and the sets: what an author reads."""
        lines = [self.fault.render(messages)]
        advice = self.advice(messages)
        if advice:
            lines.append(f"    {advice}")
        if self.sets:
            lines.append(f"    {messages.text('problem-in-sets', sets='; '.join(self.sets))}")
        return "\n".join(lines)

    def document(self, messages: Messages) -> dict[str, Any]:
        """The finding for programs."""
        known = isinstance(self.fault, ContentProblem)
        return {
            "severity": self.severity,
            "code": self.code,
            "file": self.fault.file,
            "line": self.fault.line,
            "column": self.fault.column,
            "message": self.words(messages),
            "advice": self.advice(messages) or None,
            "nearest": self.fault.nearest if isinstance(self.fault, ContentProblem) else None,
            "instead": list(self.fault.instead) if isinstance(self.fault, ContentProblem) else [],
            "sets": list(self.sets),
            "kind": "content" if known else "texts",
        }


@define
class Findings:
    """A collector: the same fault in several sets is one finding."""

    _faults: dict[tuple[Any, ...], ContentProblem | TextFinding] = field(factory=dict)
    _sets: dict[tuple[Any, ...], dict[str, None]] = field(factory=dict)

    def take(self, faults: Iterable[ContentProblem | TextFinding], modules: str = "") -> None:
        """Add what was found, in this set of modules or in none."""
        for fault in faults:
            args = fault.args if isinstance(fault, ContentProblem) else fault.arguments
            told = (str(value) for name, value in args.items() if name != COMMAND)  # it names the set
            key = (fault.code, fault.file, fault.line, fault.column, *told)
            self._faults.setdefault(key, fault)
            if modules:
                self._sets.setdefault(key, {})[modules] = None

    def note(
        self, code: str, home: Origin | ContentFile | None, /, *below: str | int, modules: str = "", **options: Any
    ) -> None:
        """Add a fault at a place of the content; options are those of `Problems.add`."""
        problems = Problems()
        if isinstance(home, Origin):
            home.report(problems, code, *below, **options)
        else:
            path: Path = below
            problems.add(code, home, path, **options)
        self.take(problems, modules)

    def note_file(self, code: str, file: str, *, modules: str = "", **options: Any) -> None:
        """Add a fault of a whole file."""
        problems = Problems()
        problems.add(code, file, (), **options)
        self.take(problems, modules)

    def note_text(self, code: str, file: str, text: str, at: tuple[int, int], **options: Any) -> None:
        """Add a fault at a line of a file that is no content: texts, scenarios."""
        problems = Problems()
        problems.add(code, ContentFile(file, text), (), at=at, **options)
        self.take(problems)

    @property
    def unplayable(self) -> bool:
        """Whether something was found that keeps the content from being played; a missing text does not."""
        faults = (fault for fault in self._faults.values() if isinstance(fault, ContentProblem))
        return any(fault.severity == "error" and fault.code != "missing-string" for fault in faults)

    def all(self, every: Iterable[str]) -> list[ExpansionFinding]:
        """What was found, by file and place; sets are named where not all of `every` show it."""
        whole = set(every)
        found = [
            ExpansionFinding(fault, () if whole <= set(sets := self._sets.get(key, {})) else tuple(sets))
            for key, fault in self._faults.items()
        ]
        return sorted(found, key=_order)

    def __iter__(self) -> Iterator[ContentProblem | TextFinding]:
        return iter(self._faults.values())


def _order(finding: ExpansionFinding) -> tuple[Any, ...]:
    return (finding.fault.file, finding.fault.line, finding.fault.column, SEVERITIES.index(finding.severity))
