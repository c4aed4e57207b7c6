"""Chance in a record: lines behind the clause that caused it. Without a seed they are the chance, else checks."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from cyclades_core.engine.values.errors import ScriptError
from cyclades_core.game.game import Game
from cyclades_core.game.internals import GameInternals

from .record_lines import CHANCES, RecordLine, RecordWord

__all__ = ["SHOWN", "Draws", "Script", "draw_line"]

#: Kinds of draws that somebody sees: without a seed each of them has to be written.
SHOWN = ("roll", "order", "gods", "draw", "look")
#: Kinds of which a line is one draw; of the others each word is.
ROWS = frozenset({"order", "gods", "shuffle"})
ANY = "?"
#: Shuffles behind those that are scripted come from the seed, however many a clause has.
PADDING = 64


def draw_line(kind: str, values: Iterable[Any]) -> str:
    """A line of chance.

    >>> draw_line("roll", (3, 0)), draw_line("gods", ("ares", "zeus"))
    ('* roll 3 0', '* gods ares zeus')
    >>> draw_line("order", ("Old Ann", "bob"))  # names of players may have blanks
    '* order "Old Ann" bob'
    """
    return " ".join(["*", kind, *map(_written, values)])


def _written(value: Any) -> str:
    text = str(value)
    return f'"{text}"' if " " in text else text


def _meant(word: RecordWord) -> str:
    """A word without the quotes that keep its blanks together."""
    text = word.text
    return text[1:-1] if len(text) > 1 and text[0] == text[-1] == '"' else text


class Script:
    """The draws that the text tells for one clause, as a game takes them; and where each of them is written."""

    def __init__(self, lines: Iterable[RecordLine]) -> None:
        self.entries: dict[str, list[Any]] = {}
        self._places: dict[str, list[tuple[RecordLine, tuple[RecordWord, ...]]]] = {}
        self._first: dict[str, int] = {}
        for line in lines:
            kind, words = line.words[0].text, line.words[1:]
            rows: list[tuple[RecordWord, ...]] = [words] if kind in ROWS else [(word,) for word in words]
            for row in rows:
                values = [_value(kind, word) for word in row]
                self.entries.setdefault(kind, []).append(values if kind in ROWS else values[0])
                self._places.setdefault(kind, []).append((line, row))

    def chance(self) -> dict[str, list[Any]]:
        """What a game is given before its first draw: every kind that shows has to be told."""
        out: dict[str, list[Any]] = {kind: list(self.entries.get(kind, ())) for kind in SHOWN}
        if "shuffle" in self.entries:
            out["shuffle"] = [*self.entries["shuffle"], *([[]] * PADDING)]
        return out

    def give(self, game: Game) -> None:
        """Add to what the game is scripted with."""
        if self.entries:
            padded = {**self.entries}
            if "shuffle" in padded:
                padded["shuffle"] = [*padded["shuffle"], *([[]] * PADDING)]
            game.script(padded)
        self.place(game)

    def place(self, game: Game) -> None:
        """Note which number each entry has in the script of the game."""
        for kind, rows in self.entries.items():
            extra = PADDING if kind == "shuffle" else 0
            self._first[kind] = GameInternals(game).script_length(kind) - extra - len(rows)

    def settle(self, game: Game) -> None:
        """Take back what was only there in case of more shuffles."""
        if "shuffle" in self.entries:
            GameInternals(game).trim_shuffles(self._first["shuffle"] + len(self.entries["shuffle"]))

    def where(self, error: ScriptError) -> tuple[RecordLine, RecordWord] | None:
        """The line and the word that an error of the script means; None if it is none of these."""
        kind, index = str(error.arguments["kind"]), error.arguments.get("index", 0)
        rows = self._places.get(kind, [])
        at = int(str(index)) - self._first.get(kind, 0)
        if not 0 <= at < len(rows):
            return None
        line, words = rows[at]
        place = int(str(error.arguments.get("place", 0)))
        return line, words[min(place, len(words) - 1)]

    def written(self, kind: str, name: str) -> tuple[RecordLine, RecordWord] | None:
        """Where a name is written."""
        rows = self._places.get(kind, ())
        return next(((line, word) for line, words in rows for word in words if _meant(word) == name), None)


def _value(kind: str, word: RecordWord) -> Any:
    return int(word.text) if kind == "roll" and word.text != ANY else _meant(word)


class Draws:
    """What chance brought since the last clause, by kind, and how much of it the text has told so far."""

    def __init__(self) -> None:
        self._found: dict[str, list[Any]] = {}
        self._told: dict[str, int] = {}
        self.order: list[tuple[str, Any]] = []

    def add(self, draws: Iterable[tuple[str, Any]]) -> None:
        for kind, value in draws:
            self._found.setdefault(kind, []).append(value)
            self.order.append((kind, value))

    def compare(self, line: RecordLine) -> tuple[str, RecordWord, str] | None:
        """Whether the line tells the next draws of its kind: else the code, the word, and what came."""
        kind, words = line.words[0].text, line.words[1:]
        found, at = self._found.get(kind, []), self._told.get(kind, 0)
        if kind in ROWS:
            if at >= len(found):
                return "draw-unused", line.words[0], ""
            self._told[kind] = at + 1
            row = found[at]
            for i, word in enumerate(words):
                if word.text != ANY and (i >= len(row) or row[i] != _meant(word)):
                    return "draw-differs", word, " ".join(map(_written, row[: max(len(words), i + 1)]))
            return None
        self._told[kind] = at + len(words)
        for i, word in enumerate(words):
            if at + i >= len(found):
                return "draw-unused", word, ""
            if word.text != ANY and _meant(word) != str(found[at + i]):
                return "draw-differs", word, " ".join(map(str, found[at : at + len(words)]))
        return None

    def untold(self) -> list[str]:
        """Lines for what somebody has seen and the text has not told, in the order of the table."""
        out = []
        for kind in SHOWN:
            found = self._found.get(kind, [])[self._told.get(kind, 0) :]
            if kind in ROWS:
                out += [draw_line(kind, row) for row in found if row]
            elif found:
                out.append(draw_line(kind, found))
        return out


assert set(SHOWN) < set(CHANCES)
