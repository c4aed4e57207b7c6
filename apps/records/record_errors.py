"""What is wrong with a record: place, code, arguments; the line with a caret; who is asked, and what could stand there.

Nothing here writes a sentence: `record-<code>`, `refusal-<code>`, `scenario-<code>`, `problem-<code>` and
`error-<code>` stand in the locales.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from attrs import field, frozen

from cyclades_core.engine.values.refusals import Refusal
from cyclades_core.engine.values.safe_text import clean

from ..scenarios.expectations import written

__all__ = ["RecordError", "RecordProblem"]

#: Faults of the record's own behind which nothing more is played.
ENDS = frozenset({"wrong-seat", "unfinished", "game-over", "draw-missing", "draw-impossible"})
#: Excerpts are cut to this width around the caret.
WIDTH = 100


class RecordMessages(Protocol):
    """Whoever turns a message id into words, in one language."""

    def text(self, key: str, /, **args: Any) -> str: ...


@frozen
class RecordProblem:
    """One fault. Lines and columns count from 1; `end` is the column behind what is meant."""

    code: str
    file: str
    line: int
    column: int
    end: int = 0
    text: str = ""
    layer: str = "record"
    args: Mapping[str, Any] = field(factory=dict, hash=False)
    cite: str = ""
    asked: tuple[str, str] | None = None
    nearest: tuple[str, ...] = ()
    unreadable: bool = False  # not a record: grammar, header, names; else a refused clause or a failed check

    @classmethod
    def refused(cls, refusal: Refusal, **more: Any) -> RecordProblem:
        """A clause that the game does not take."""
        return cls(refusal.code, layer="refusal", args=dict(refusal.args), cite=refusal.cite, **more)

    @property
    def stops(self) -> bool:
        """Does its line of play end here? A check that failed is no reason not to play on."""
        return self.unreadable or self.layer == "refusal" or self.code in ENDS

    @property
    def place(self) -> str:
        """`file:line:column`, or as much of it as is known."""
        return f"{self.file}:{self.line}:{self.column}" if self.line else self.file

    def sentence(self, messages: RecordMessages | None = None) -> str:
        """What is wrong, in words; without messages the arguments stand in for them."""
        shown: dict[str, Any] = self.shown()
        if messages is None:
            words = ", ".join(f"{name}={value}" for name, value in shown.items())
        else:
            words = messages.text(f"{self.layer}-{self.code}", **shown)
        return f"{words} ({self.cite})" if self.cite else words

    def shown(self) -> dict[str, Any]:
        """The arguments as messages take them; those of a refusal are ids that messages name."""
        if self.layer == "refusal":
            return dict(self.args)
        return {name: value if isinstance(value, tuple) else written(value) for name, value in self.args.items()}

    def render(self, messages: RecordMessages | None = None) -> str:
        """Place, code and sentence; the line with a caret below it; who is asked and what could stand there."""
        lines = [f"{self.place}: {self.code}: {self.sentence(messages)}"]
        if self.line and self.text:
            lines += self._pointed()
        margin = " " * len(f"{self.line:>5} ")
        if self.asked is not None and messages is not None:
            near = " / ".join(map(clean, self.nearest)) or "none"
            told = messages.text("record-asked", seat=self.asked[0], prompt=self.asked[1], nearest=near)
            lines.append(f"{margin}= {told}")
        elif self.nearest and messages is not None:
            lines.append(f"{margin}= " + messages.text("record-nearest", nearest=" / ".join(map(clean, self.nearest))))
        return "\n".join(lines)

    def _pointed(self) -> list[str]:
        start = max(0, self.column - 1 - WIDTH * 2 // 3) if len(self.text) > WIDTH else 0
        part = self.text[start : start + WIDTH].replace("\t", " ")
        shown = "".join(sign if sign.isprintable() else "·" for sign in part).rstrip()
        caret = max(1, min((self.end or self.column + 1) - self.column, WIDTH))
        number = f"{self.line:>5} | "
        blank = " " * (len(number) - 2) + "| "
        return [f"{number}{shown}", (blank + " " * (self.column - 1 - start) + "^" * caret).rstrip()]

    def to_dict(self, messages: RecordMessages | None = None) -> dict[str, Any]:
        """For programs."""
        out: dict[str, Any] = {"code": self.code, "file": self.file, "line": self.line, "column": self.column}
        out |= {"end": self.end or self.column + 1, "text": clean(self.sentence(messages))}
        if self.layer == "refusal":
            out["refusal"] = {"code": self.code, "cite": self.cite, "args": dict(self.args)}
        for name in ("expected", "found"):
            if self.layer != "refusal" and name in self.args:
                out[name] = self.shown()[name]
        if self.asked is not None:
            out["asked"] = {"seat": self.asked[0], "prompt": self.asked[1]}
        return {**out, "nearest": list(self.nearest), "unreadable": self.unreadable}


class RecordError(Exception):
    """A record that cannot be read or played on; `faults` say where and why. `words`: what `Messages` need to know of
    its game to tell them, once it was set up.
    """

    def __init__(self, *faults: RecordProblem, words: Mapping[str, Any] | None = None) -> None:
        super().__init__(*faults)
        self.faults = faults
        self.words = dict(words or {})

    @property
    def exit_code(self) -> int:
        """2 if it is no record, else 1: a clause was refused, or a check failed."""
        return max((2 if fault.unreadable else 1 for fault in self.faults), default=1)

    @property
    def problems(self) -> tuple[RecordProblem, ...]:
        """For whoever reports errors of the door."""
        return self.faults

    def __str__(self) -> str:
        return "\n".join(fault.render() for fault in self.faults)
