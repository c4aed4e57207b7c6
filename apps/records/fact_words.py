"""What facts are read with: the words of one line, the forms of facts, and values as they are written."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from shlex import quote
from typing import Any

import tomli
from attrs import field, frozen

from cyclades_core.content.toml import nearest
from cyclades_core.game.notation.answer_parser import is_number

from ..scenarios.name_checks import GameNames
from ..scenarios.scenario_reader import Expect
from .record_errors import RecordError, RecordProblem
from .record_lines import RecordLine, RecordWord

__all__ = [
    "FactReader",
    "RecordFact",
    "expecting",
    "group_text",
    "key_of",
    "list_text",
    "pairs_text",
    "toml_of",
    "word_of",
]

#: How each fact is written, for who wrote it otherwise.
FORMS = {
    "zone": "? zone PILE CARD, CARD  |  ? zone PILE top CARD  |  count N  |  has CARD  |  lacks CARD",  # text: ok form
    "track": "? track SPACE CARD",  # text: ok a form
    "stock": "? stock THING N",  # text: ok a form
    "marks": "? marks SITE N",  # text: ok a form
    "counter": "? counter COUNTER [OF] N",
    "offerings": "? offerings NAME GOD [N], NAME GOD [N]",  # text: ok a form
    "round": "? round N",
    "phase": "? phase PHASE",
    "turn": "? turn NAME GOD  |  ? turn none",  # text: ok a form
    "battle": "? battle none  |  ? battle any  |  ? battle area AREA",  # text: ok a form
    "decision": "? decision NAME PROMPT",  # text: ok a form
    "refused": "? refused CODE [RULE]: NAME: CLAUSE",
    "over": "? over  |  ? over no",
    "fingerprint": "? fingerprint HASH",
    "count": "? count N",
    "event": "? event KEY NAME=VALUE",  # text: ok a form
    "held": "? held FACT",
}


@frozen
class RecordFact:
    """One line that was read. `kind`: expect, refused, event (since the last clause), ever (since the start),
    fingerprint. `value` is the number of the word where the value begins; `now` writes the value as it is."""

    line: RecordLine
    kind: str
    expect: Expect = field(factory=lambda: Expect(origin=None))
    value: int = 1
    held: bool = False
    said: Mapping[str, Any] = field(factory=dict, hash=False)  # of a refusal: seat, clause, codes, cite
    now: Callable[[Any], str | None] | None = None

    @property
    def words(self) -> tuple[RecordWord, ...]:
        return self.line.words

    def span(self) -> RecordWord:
        """The value, from its first word to its last."""
        words = self.words[self.value :] or self.words
        return RecordWord("", words[0].column, words[-1].end)


class FactReader:
    """One line on its way to a fact."""

    def __init__(self, line: RecordLine, file: str, names: GameNames, empty: bool) -> None:
        self.line, self.file, self.names, self.empty = line, file, names, empty
        self.at = 0  # the word that is looked at

    # -- words ---------------------------------------------------------------------------------------------------

    @property
    def texts(self) -> list[str]:
        return [word.text for word in self.line.words]

    def rest(self) -> str:
        return " ".join(self.texts[self.at :])

    def refuse(self, code: str, word: RecordWord | None = None, near: str | None = None, **args: Any) -> RecordError:
        found = self.line.fault(self.file, code, word, **args)
        place = (found.line, found.column, found.end, found.text)
        more = () if near is None else (near,)
        layer = "scenario" if code == "unknown" else "record"
        return RecordError(RecordProblem(code, self.file, *place, layer, args, nearest=more, unreadable=True))

    def form(self, name: str) -> RecordError:
        words = self.line.words
        return self.refuse("fact-form", words[min(self.at, len(words) - 1)], name=name, form=FORMS.get(name, name))

    def need(self, name: str) -> None:
        """There must be a value, unless somebody fills it in."""
        if self.at >= len(self.texts) and not self.empty:
            command = f"cyclades run --update --write {quote(self.file)}"
            raise self.refuse("no-value", self.line.words[-1], name=name, command=command)

    def number(self, name: str) -> int:
        self.need(name)
        rest = self.texts[self.at :]
        if not rest:
            return -1
        if len(rest) != 1 or not is_number(rest[0]):
            raise self.refuse("fact-number", self.line.words[self.at], name=name, found=self.rest())
        return int(rest[0])

    def list(self, name: str) -> list[str]:
        self.need(name)
        rest = self.rest()
        return [] if rest in ("none", "") else [part.strip() for part in rest.split(",") if part.strip()]

    def group(self, name: str) -> dict[str, int]:
        self.need(name)
        out: dict[str, int] = {}
        rest = self.rest()
        for part in () if rest in ("nothing", "none", "") else rest.split("+"):
            words = part.split()
            count = int(words.pop(0)) if words and is_number(words[0]) else 1
            if len(words) != 1:
                raise self.refuse("fact-group", self.line.words[self.at], name=name, found=rest)
            out[words[0]] = out.get(words[0], 0) + count
        return out


def key_of(r: FactReader, known: tuple[str, ...], about: str) -> str:
    words = r.line.words
    if r.at >= len(words):
        raise r.refuse("no-fact", words[-1], name=about, possible=", ".join(known))
    key = words[r.at].text
    if key not in known:
        raise r.refuse("unknown-fact", words[r.at], nearest(key, known), name=key, possible=", ".join(known))
    r.at += 1
    return key


def word_of(r: FactReader, name: str) -> str:
    if r.at >= len(r.texts):
        raise r.form(name)
    r.at += 1
    return r.texts[r.at - 1]


def toml_of(r: FactReader, name: str) -> Any:
    """A rare value, as TOML has it."""
    try:
        return tomli.loads(f"x = {r.rest() or 'true'}")["x"]
    except (tomli.TOMLDecodeError, ValueError, RecursionError):
        raise r.form(name) from None


def expecting(**fields: Any) -> Expect:
    return Expect(**{name.replace("-", "_"): value for name, value in fields.items()}, origin=None)


def list_text(names: Any) -> str:
    return ", ".join(map(str, names)) or "none"


def group_text(counts: Mapping[str, int]) -> str:
    return " + ".join(f"{n} {name}" for name, n in counts.items()) or "nothing"


def pairs_text(found: Mapping[str, str]) -> str:
    return ", ".join(f"{site} {kind}" for site, kind in found.items()) or "none"
