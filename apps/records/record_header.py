"""The header of a record: TOML in which quotes may be left out, with the keys of a scenario.

A value that begins with a letter is text up to ` #` or the end of the line; where the key wants a list it is divided at
commas. So the header is written out as strict TOML, line by line, read by the strict reader of scenarios, and what is
wrong is told at the column where a person wrote it.
"""

from __future__ import annotations

import re
from typing import Any

from attrs import Factory, evolve, field, frozen

from cyclades_core.content.toml import ORIGIN, ContentFile, Origin, Problems, ValueRejected, nearest, structure
from cyclades_core.engine.rules.random_seeds import DERIVATION

from ..scenarios.scenario_reader import ScriptedChance, check_cites
from .record_errors import RecordError, RecordProblem

__all__ = ["LISTS", "VERSION", "Columns", "Heading", "check_version", "read_heading", "strict"]

VERSION = 1
#: Keys that want a list: a bare text is divided at commas.
LISTS = frozenset({"cite", "modules", "players", "result"})
GIVEN_LISTS = frozenset({"gods", "turn", "turn-track", "hired", "eliminated", "eliminated-this-round", "used"})
_KEY = re.compile(r"\s*(?P<key>\"[^\"]*\"|[\w.'’-]+)(?P<between>\s*=\s*)(?P<value>.*)$")
_TABLE = re.compile(r"\s*\[\s*([\w.-]+)\s*\]\s*(?:#.*)?$")
_PLAIN = re.compile(r"(?:true|false|inf|nan)\s*(?:#.*)?$")


def _of_players(instance: Any, attribute: Any, value: dict[str, str]) -> None:
    for name in value:
        if name not in instance.players:
            near = nearest(name, instance.players)
            raise ValueRejected("unknown-id", name, kind="player", name=name, nearest=near)


@frozen
class Heading:
    """What stands above the line `---`. docs/records.md describes each key."""

    record: int
    modules: list[str]
    players: list[str]
    title: str | None = None
    cite: list[str] = Factory(list)
    options: dict[str, Any] = Factory(dict)
    mode: str | None = None
    teams: list[list[str]] | None = None
    board: str | dict[str, Any] | None = None
    discreet: bool = False
    seed: int | None = None
    derivation: int | None = None
    result: list[str] | None = None
    seen_by: str | None = None
    lang: str | None = None
    names: dict[str, str] = field(factory=dict, validator=_of_players)
    genders: dict[str, str] = field(factory=dict, validator=_of_players)
    bots: dict[str, str] = field(factory=dict, validator=_of_players)
    chance: ScriptedChance | None = None
    about: dict[str, Any] = Factory(dict)
    given: dict[str, Any] | None = None
    origin: Origin | None = ORIGIN

    def __attrs_post_init__(self) -> None:
        check_cites(self.cite)
        if self.derivation is not None and not 1 <= self.derivation <= DERIVATION:
            raise ValueRejected("wrong-value", "derivation", expected=f"1 .. {DERIVATION}", found=self.derivation)
        for name, gender in self.genders.items():
            if gender not in ("feminine", "masculine"):
                raise ValueRejected("wrong-value", "genders", name, expected="feminine | masculine", found=gender)
        if self.seen_by is not None and self.seen_by not in self.players:
            near = nearest(self.seen_by, self.players)
            raise ValueRejected("unknown-id", "seen-by", kind="player", name=self.seen_by, nearest=near)

    @property
    def is_scripted(self) -> bool:
        """Are the lines of chance in the text the chance itself? Else they are compared with what came."""
        return self.seed is None and self.chance is None

    @property
    def is_seen(self) -> bool:
        """Is it what one seat has seen of a game, with holes?"""
        return self.seen_by is not None

    def arguments(self) -> dict[str, Any]:
        """What `Game.new` and `Game.from_position` take."""
        out: dict[str, Any] = {"players": self.players, "mode": self.mode, "teams": self.teams, "board": self.board}
        out["discreet"] = self.discreet
        if self.chance is not None:
            out |= {"seed": self.chance.seed, "derivation": self.chance.derivation, "chance": self.chance.script()}
        else:
            out |= {"seed": self.seed or 0, "derivation": self.derivation or DERIVATION}
        return out


class Columns:
    """For lines that were changed: where a column of the strict line stands in the written one."""

    def __init__(self) -> None:
        self._lines: dict[int, list[tuple[int, int]]] = {}

    def note(self, line: int, strict_column: int, column: int) -> None:
        self._lines.setdefault(line, [(1, 1)]).append((strict_column, column))

    def written(self, line: int, column: int) -> int:
        """The column as it was written."""
        before = [pair for pair in self._lines.get(line, [(1, 1)]) if pair[0] <= column]
        at, written = before[-1]
        return written + (column - at if len(before) == 1 else 0)


def strict(lines: list[str], first: int = 1) -> tuple[list[str], Columns]:
    """The lines as strict TOML, each in its place.

    >>> strict(["players = ann, bob  # two", "title = The harpy", "seed = 4", "[bots]", "bob = greedy:width=20"])[0]
    ['players = ["ann", "bob"]  # two', 'title = "The harpy"', 'seed = 4', '[bots]', 'bob = "greedy:width=20"']
    """
    columns, out = Columns(), []
    table, depth = "", 0
    for number, text in enumerate(lines, first):
        found = _TABLE.match(text) if not depth else None
        if found is not None:
            table = found[1]
            out.append(text)
            continue
        match = _KEY.match(text) if not depth else None
        if match is None or not match["value"][:1].isalpha() or _PLAIN.match(match["value"]):
            depth = max(0, depth + _opened(text))
            if match is not None and not depth and not match["key"].isascii() and match["key"][0] != '"':
                text = text.replace(match["key"], _quoted(match["key"]), 1)
                columns.note(number, match.start("value") + 3, match.start("value") + 1)
            out.append(text)
            continue
        out.append(_written(match, table, number, columns))
    return out, columns


def _written(match: re.Match[str], table: str, number: int, columns: Columns) -> str:
    """A line whose value is bare text."""
    value, comment = match["value"], ""
    cut = re.search(r"\s+#", value)
    if cut is not None:
        value, comment = value[: cut.start()], value[cut.start() :]
    value = value.rstrip()
    key = match["key"]
    shown = key if key.isascii() and "'" not in key else _quoted(key)
    head = match.string[: match.start("key")] + shown + match["between"]
    at = match.start("value")
    columns.note(number, len(head) + 1, at + 1)
    if (not table and key in LISTS) or (table == "given" and key in GIVEN_LISTS):
        parts: list[str] = []
        text = head + "["
        for piece in re.finditer(r"[^,]+", value):
            inner = piece[0].strip()
            text += ", " if parts else ""
            columns.note(number, len(text) + 1, at + piece.start() + len(piece[0]) - len(piece[0].lstrip()) + 1)
            text += _quoted(inner)
            parts.append(inner)
        return text + "]" + comment
    return head + _quoted(value) + comment


def _quoted(text: str) -> str:
    if len(text) > 1 and text[0] == text[-1] == '"':
        return text
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def _opened(text: str) -> int:
    """How many brackets a line leaves open; those in strings and comments do not count."""
    bare = re.sub(r'"(?:[^"\\]|\\.)*"|\'[^\']*\'|#.*', "", text)
    return sum(bare.count(sign) for sign in "[{") - sum(bare.count(sign) for sign in "]}")


def read_heading(lines: list[str], file: str) -> tuple[Heading, ContentFile, Columns]:
    """The header from its lines, without the one that closes it. `RecordError` has everything that is wrong."""
    check_version(lines, file)
    texts, columns = strict(lines)
    problems = Problems()
    source = ContentFile.from_text(file, "\n".join(texts), problems)
    for key in ("modules", "cite", "result"):  # one is a list of one
        if isinstance(source.data.get(key), str):
            source.data[key] = [part.strip() for part in source.data[key].split(",") if part.strip()]
    heading = structure(Heading, source.data, source, (), problems)
    if heading is None or problems:
        raise RecordError(*(_told(problem, lines, columns) for problem in problems.errors))
    if (heading.seed is not None or heading.derivation is not None) and heading.chance is not None:
        at = next((i for i, text in enumerate(lines, 1) if _TABLE.match(text) and "chance" in text), 1)
        raise RecordError(RecordProblem("two-chances", file, at, 1, 0, lines[at - 1], unreadable=True))
    return heading, source, columns


def check_version(lines: list[str], file: str) -> None:
    for number, text in enumerate(lines, 1):
        if not text.strip() or text.lstrip().startswith("#"):
            continue
        found = re.match(r"\s*record\s*=\s*(\d{1,9})\s*(?:#.*)?$", text)
        place = {"line": number, "column": 1, "end": len(text) + 1, "text": text, "unreadable": True}
        if found is None:
            raise RecordError(RecordProblem("no-version", file, **place))  # type: ignore[arg-type]
        if int(found[1]) > VERSION or int(found[1]) < 1:
            args = {"found": int(found[1]), "known": VERSION}
            raise RecordError(RecordProblem("newer", file, **place, args=args))  # type: ignore[arg-type]
        return
    raise RecordError(RecordProblem("no-version", file, 1, 1, 2, lines[0] if lines else "", unreadable=True))


def _told(problem: Any, lines: list[str], columns: Columns) -> RecordProblem:
    line = problem.line or 1
    text = lines[line - 1] if line <= len(lines) else ""
    column = min(columns.written(line, problem.column or 1), len(text) + 1)
    rest = re.match(r"[\w.\"-]+", text[column - 1 :])
    args = dict(problem.args)
    near = () if problem.nearest is None else (problem.nearest,)
    end = column + (len(rest[0]) if rest else 1)
    found = RecordProblem(problem.code, problem.file, line, column, end, text, "problem", args)
    return evolve(found, nearest=near, unreadable=True)
