"""One line of the body: its first sign says what it is. Nothing continues on another line."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, NamedTuple

from attrs import frozen

from cyclades_core.content.toml import nearest
from cyclades_core.game.notation.answer_parser import is_number

from .record_errors import RecordError, RecordProblem

__all__ = ["CHANCES", "MARKS", "RecordLine", "RecordWord", "read_line"]

#: What can be drawn, and what a mark can be of.
CHANCES = ("roll", "order", "gods", "draw", "look", "shuffle")
MARKS = ("round", "phase", "turn", "end")
#: A word of a line: quotes keep blanks together.
_WORD = re.compile(r'#.*|(?:[^\s"#]|(?<=[^\s])#|"[^"]*")(?:[^\s"]|"[^"]*")*|"')
#: A part of a clause that can mean something.
_PART = re.compile(r"->|\+|>|\?|\"[^\"]+\"|[^\W_][\w.:'’-]*")
#: Signs that steer what is shown, or look like nothing.
_STEERING = re.compile(
    "[\x00-\x08\x0a-\x1f\x7f-\x9f\u00a0\u00ad\u061c\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\ufeff\ufff9-\uffff]|[\ud800-\udfff]"
)


class RecordWord(NamedTuple):
    """A word of a line, with the columns where it begins and behind its end."""

    text: str
    column: int
    end: int


@frozen
class RecordLine:
    """A line that was read. `kind`: blank, mark, chance, fact, clause, open, close."""

    kind: str
    number: int
    text: str
    words: tuple[RecordWord, ...] = ()
    comment: str = ""
    speaker: str = ""

    @property
    def said(self) -> str:
        """The words behind the first sign, or behind the speaker."""
        return " ".join(word.text for word in self.words)

    def fault(self, file: str, code: str, /, word: RecordWord | None = None, **args: Any) -> RecordProblem:
        """A fault of this line, at a word of it or at all of them."""
        column = word.column if word else len(self.text) - len(self.text.lstrip()) + 1
        end = word.end if word else (self.words[-1].end if self.words else column + 1)
        return RecordProblem(code, file, self.number, column, end, self.text, args=args)


def words_of(text: str) -> tuple[list[RecordWord], str]:
    """The words of a text, and its comment with the sign.

    >>> words, comment = words_of('bob: march "Old Town" -> D4#2  # why not')
    >>> [word.text for word in words], comment
    (['bob:', 'march', '"Old Town"', '->', 'D4#2'], '# why not')
    """
    words: list[RecordWord] = []
    for match in _WORD.finditer(text):
        if match[0].startswith("#"):
            return words, match[0].rstrip()
        words.append(RecordWord(match[0], match.start() + 1, match.end() + 1))
    return words, ""


def read_line(text: str, number: int, file: str, seats: Iterable[str] = ()) -> RecordLine:
    """A line of the body; `RecordError` if it is none. `seats` help to see what was meant."""
    strange = _STEERING.search(text)
    if strange is not None:
        at = strange.start() + 1
        sign = f"U+{ord(strange[0]):04X}"
        raise RecordError(RecordProblem("sign", file, number, at, at + 1, text, args={"sign": sign}, unreadable=True))
    words, comment = words_of(text)
    if not words:
        return RecordLine("blank", number, text, (), comment)
    first = words[0]
    line = RecordLine("clause", number, text, tuple(words), comment)

    def refuse(code: str, word: RecordWord | None = None, **args: Any) -> RecordError:
        found = line.fault(file, code, word, **args)
        return RecordError(
            RecordProblem(found.code, file, number, found.column, found.end, text, args=args, unreadable=True)
        )

    lone = next((word for word in words if word.text.count('"') % 2), None)
    if lone is not None:
        raise refuse("quote", lone)
    if first.text in ("(", ")"):
        if len(words) > 1:
            raise refuse("bracket-alone", words[1], sign=first.text)
        return RecordLine("open" if first.text == "(" else "close", number, text, (), comment)
    rest = tuple(words[1:])
    if first.text == "==":
        return RecordLine("mark", number, text, _mark(rest, refuse), comment)
    if first.text == "*":
        return RecordLine("chance", number, text, _chance(rest, refuse), comment)
    if first.text == "?":
        if not rest:
            raise refuse("empty")
        return RecordLine("fact", number, text, rest, comment)
    return _clause(line, text, seats, refuse)


def _mark(words: tuple[RecordWord, ...], refuse: Any) -> tuple[RecordWord, ...]:
    kind = words[0].text if words else ""
    if kind not in MARKS:
        raise refuse("bad-mark", words[0] if words else None, name=kind or "none", nearest=nearest(kind, MARKS))
    wanted = {"round": 2, "phase": 2, "end": 1}.get(kind)
    fits = len(words) == wanted if wanted else len(words) >= 3
    if not fits or (kind == "round" and not is_number(words[1].text)):
        raise refuse("mark-form", words[0], name=kind)
    return words


def _chance(words: tuple[RecordWord, ...], refuse: Any) -> tuple[RecordWord, ...]:
    kind = words[0].text if words else ""
    if kind not in CHANCES:
        raise refuse("bad-chance", words[0] if words else None, name=kind or "none", nearest=nearest(kind, CHANCES))
    for word in words[1:]:
        if kind == "roll" and not (is_number(word.text) or word.text == "?"):
            raise refuse("bad-roll", word, name=word.text)
    if len(words) == 1:
        raise refuse("chance-form", words[0], name=kind)
    return words


def _clause(line: RecordLine, text: str, seats: Iterable[str], refuse: Any) -> RecordLine:
    words = line.words
    at = next((i for i, word in enumerate(words) if word.text.endswith(":")), None)
    if at is None:
        said = " ".join(word.text for word in words)
        known = {seat.casefold(): seat for seat in seats}
        name, colon, glued = words[0].text.partition(":")
        if colon and glued:  # "ann:bid zeus"
            hint = f"{name}: {said[len(name) + 1 :]}"
        else:
            seat = known.get(name.casefold()) or nearest(name, seats) or "ann"
            hint = f"{seat}: {' '.join(word.text for word in words[1:]) or said}"
        raise refuse("no-colon", words[0], hint=hint)
    start, end = words[0].column, words[at].end
    speaker = text[start - 1 : end - 1][:-1].strip()
    if not speaker:
        raise refuse("no-colon", words[0], hint="ann: ...")
    rest = words[at + 1 :]
    if not rest:
        raise refuse("no-clause", words[at], seat=speaker)
    for word in rest:
        if not _PART.fullmatch(word.text):
            raise refuse("bad-word", word, name=word.text)
    return RecordLine("clause", line.number, text, rest, line.comment, speaker)
