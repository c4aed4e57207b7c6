"""What the kit finds: a code of a closed list, its arguments, and a place in a file."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from attrs import field, frozen

if TYPE_CHECKING:
    from cyclades_core.text.i18n import Messages

#: Codes that make a check fail. The words of each are the message `locale-<code>` of locale.ftl.
ERRORS = frozenset(
    {
        *("junk", "unreadable", "duplicate", "cycle", "unknown-reference", "unknown-function", "bad-call"),
        *("missing-file", "unknown-file", "missing-key", "unknown-key", "missing-attribute", "unknown-attribute"),
        *("missing-value", "unknown-value", "unknown-variable", "unknown-module", "unknown-variant", "missing-variant"),
        "missing-name",
        *("plural-missing", "plural-unknown", "cases-differ", "case-not-offered", "gender-unknown", "gender-default"),
        *("glossary-name", "forbidden-form", "term-missing", "too-long"),
        "record-damaged",
        *("po-syntax", "po-header", "po-language", "po-context", "po-duplicate", "po-damaged", "po-structure"),
    }
)
#: Codes that a person should look at.
WARNINGS = frozenset(
    {
        *(
            "dropped-variable",
            "unnamed-areas",
            "wrong-group",
            "plural-unused",
            "plural-zero",
            "stale",
            "unrecorded",
            "unknown-record",
        ),
        "source-lost",
        *("po-incomplete", "po-outdated"),
    }
)


def _frozen(arguments: Mapping[str, Any]) -> Mapping[str, Any]:
    return MappingProxyType(dict(arguments))


@frozen
class TranslationFinding:
    """One fault of a translation.

    >>> str(TranslationFinding("pl/base.ftl", 3, 1, "unknown-key", {"key": "god-wotan"}))
    'pl/base.ftl:3:1: error[unknown-key]'
    """

    file: str
    line: int
    column: int
    code: str = field()
    arguments: Mapping[str, Any] = field(factory=dict, converter=_frozen, hash=False)
    doubtful: bool = False
    """Whether an error is only likely, and so counts as a warning."""

    @code.validator
    def _known(self, _attribute: object, code: str) -> None:
        assert code in ERRORS or code in WARNINGS, code

    @property
    def severity(self) -> str:
        """`error` or `warning`."""
        return "error" if self.code in ERRORS and not self.doubtful else "warning"

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}: {self.severity}[{self.code}]"

    def render(self, messages: Messages) -> str:
        """The finding in words, with its place."""
        severity = messages.text(f"problem-{self.severity}")
        return f"{self.file}:{self.line}:{self.column}: {severity}[{self.code}]: {self.words(messages)}"

    def words(self, messages: Messages) -> str:
        """The words alone."""
        return messages.text(f"locale-{self.code}", **self.arguments)


def in_order(findings: Iterable[TranslationFinding]) -> list[TranslationFinding]:
    """Findings by file and place, each once."""
    unique = {(f.file, f.line, f.column, f.code, *sorted(map(str, f.arguments.values()))): f for f in findings}
    return [unique[key] for key in sorted(unique)]


class TranslationRefused(Exception):
    """What was asked for cannot be done; `code` is the end of a message `locale-<code>`, with arguments."""

    def __init__(self, code: str, **arguments: Any) -> None:
        super().__init__(code)
        self.code = code
        self.arguments = arguments


class FileRejected(Exception):
    """A file is not taken in; `findings` say why, each with its place. Nothing was written."""

    def __init__(self, findings: Iterable[TranslationFinding]) -> None:
        self.findings = in_order(findings)
        super().__init__("; ".join(map(str, self.findings)))
