"""The canonical form: one way to write a record. It is played for it, so that clauses stand as notation writes them.

Comments, blank lines and everything that is not a clause stay where they are. A record that cannot be played to its
end is formatted up to there, and the rest is left as it is.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from attrs import define, field

from cyclades_core.game.game import Game
from cyclades_core.game.public_types import Event
from cyclades_core.game.replay import retold

from .record_errors import RecordProblem
from .record_header import GIVEN_LISTS, LISTS
from .record_lines import read_line, words_of
from .record_player import PlayedRow, RecordOutcome
from .record_runner import play_record
from .record_writer import KEYS, TABLES, bare
from .scripted_draws import Draws, draw_line

__all__ = ["Formatted", "annotated", "completed", "format_record", "updated"]


@define
class Formatted:
    """A text in canonical form; `faults` if it could be played only in part, or not at all."""

    text: str
    faults: list[RecordProblem] = field(factory=list)


def format_record(data: bytes, file: str = "record", annotate: bool = False) -> Formatted:
    """A record in canonical form; with `annotate` also with the marks and draws that were left out."""
    rows: dict[int, PlayedRow] = {}

    def watch(row: PlayedRow) -> None:
        if row.line:
            rows[row.line] = row

    outcome, player = play_record(data, file, watch=watch)
    texts = _texts(data)
    if player is None or not player.is_set_up:
        return Formatted(data.decode("utf-8", "replace"), outcome.faults)
    body = len(player.reader.opening) + 1
    stopped = [fault for fault in outcome.faults if fault.stops]
    last = min((fault.line for fault in stopped), default=len(texts) + 1)
    out = _header(player.reader.opening)
    out += _body(texts[body : last - 1], body + 1, rows, annotate, player.setup, player.heading.is_scripted)
    out += texts[last - 1 :] if last <= len(texts) else []
    return Formatted("\n".join(out).rstrip("\n") + "\n", stopped)


# -- the header --------------------------------------------------------------------------------------------------------


def _header(lines: list[str]) -> list[str]:
    """Keys in their order, bare where possible, then the tables; each with the comments above it."""
    chunks: list[tuple[tuple[int, int], list[str]]] = []
    notes: list[str] = []
    table = ""
    depth = 0
    for text in lines:
        if depth > 0:
            chunks[-1][1].append(text.rstrip())
            depth += _opened(text)
            continue
        stripped = text.strip()
        if not stripped or stripped.startswith("#"):
            if stripped:
                notes.append(stripped)
            continue
        heading = re.match(r"\[\s*([\w.\"-]+)\s*\]", stripped)
        if heading is not None:
            table = heading[1]
            base = table.partition(".")[0]
            rank = (len(KEYS) + (TABLES.index(base) if base in TABLES else len(TABLES)), 0)
            chunks.append((rank, [*notes, _commented(f"[{table}]", stripped[heading.end() :])]))
        elif table:
            chunks[-1][1].extend([*notes, _entry(stripped, table)])
        else:
            key = stripped.partition("=")[0].strip()
            rank = (KEYS.index(key) if key in KEYS else len(KEYS) - 1, 0)
            chunks.append((rank, [*notes, _entry(stripped, "")]))
        notes = []
        depth = _opened(text)
    ordered = sorted(chunks, key=lambda chunk: chunk[0])
    return [*(line for _, chunk in ordered for line in chunk), *notes, "---"]


def _opened(text: str) -> int:
    plain = re.sub(r'"(?:[^"\\]|\\.)*"|\'[^\']*\'|#.*', "", text)
    return sum(plain.count(sign) for sign in "[{") - sum(plain.count(sign) for sign in "]}")


def _commented(text: str, rest: str) -> str:
    comment = rest.strip()
    return f"{text}  {comment}" if comment else text


def _entry(text: str, table: str) -> str:
    """`key = value` with single blanks, bare where it can be."""
    key, _, value = text.partition("=")
    key, value = key.strip(), value.strip()
    quoted = re.fullmatch(r'"((?:[^"\\]|\\["\\])*)"\s*(#.*)?', value)
    listed = re.fullmatch(r'\[((?:\s*"[^"\\]*"\s*,?)+)\]\s*(#.*)?', value)
    is_list = (not table and key in LISTS) or (table == "given" and key in GIVEN_LISTS)
    if quoted is not None and (not is_list or "," not in quoted[1]):
        plain = quoted[1].replace('\\"', '"').replace("\\\\", "\\")
        return _commented(f"{key} = {bare(plain, is_list)}", quoted[2] or "")
    if listed is not None and is_list:
        parts = [bare(part, True) for part in re.findall(r'"([^"]*)"', listed[1])]
        if not any(part.startswith('"') for part in parts):
            return _commented(f"{key} = {', '.join(parts)}", listed[2] or "")
    if value[:1].isalpha():
        cut = re.search(r"\s+#", value)
        comment = value[cut.start() :].strip() if cut else ""
        plain = value[: cut.start()] if cut else value
        if is_list:
            plain = ", ".join(part.strip() for part in plain.split(",") if part.strip())
        return _commented(f"{key} = {plain.rstrip()}", comment)
    bare_text = re.sub(r'"(?:[^"\\]|\\.)*"|\'[^\']*\'', lambda match: "_" * len(match[0]), value)
    at = bare_text.find("#")
    return _commented(f"{key} = {value[:at].rstrip()}", value[at:]) if at >= 0 else f"{key} = {value}"


# -- the body ----------------------------------------------------------------------------------------------------------


class _Body:
    def __init__(self) -> None:
        self.out: list[str] = []
        self.depth = 0

    def add(self, text: str, comment: str = "") -> None:
        indent = "  " * self.depth
        said = f"{text}  {comment}" if text and comment else text or comment
        self.out.append(f"{indent}{said}".rstrip())

    def blank(self) -> None:
        if self.out and self.out[-1]:
            self.out.append("")


def _body(
    texts: list[str], first: int, rows: dict[int, PlayedRow], annotate: bool, setup: list[Any], scripted: bool
) -> list[str]:
    body = _Body()
    told = Draws()
    told.add(setup)
    pending: list[str] = []  # marks and draws that the text may still tell itself
    joined = -1  # the line of `out` that a clause may go on

    def settle() -> None:
        """What the text has not told, behind the clause (and the lines of chance) it belongs to."""
        for line in told.untold() if annotate else ():
            body.add(line)
        for mark in pending:
            body.add(mark)
        pending.clear()
        told.__init__()  # type: ignore[misc]

    settled = not annotate
    for number, text in enumerate(texts, first):
        line = read_line(text, number, "")
        if annotate and not settled and line.kind not in ("chance", "blank"):
            settle()
            settled = True
        if line.kind == "blank":
            joined = -1
            if line.comment:
                body.add("", line.comment)
            else:
                body.blank()
        elif line.kind == "clause":
            row = rows.get(number)
            if row is None or not row.clauses:
                if row is None:
                    body.add(f"{line.speaker}: {line.said}", line.comment)
                elif line.comment:  # the game has answered this by itself
                    body.add("", line.comment)
                continue
            clauses = [f"{line.speaker}: {clause}" for clause in row.clauses]
            if row.joins and joined >= 0 and not line.comment:
                body.out[joined] = "  " * body.depth + clauses.pop(0)
            for clause in clauses[:-1]:
                body.add(clause)
            if clauses:
                body.add(clauses[-1], line.comment)
            joined = -1 if line.comment else len(body.out) - 1
            if annotate:
                told.add(row.draws)
                pending = _marks(list(row.events), _coming(texts[number - first + 1 :]))
                settled = False
            continue
        elif line.kind == "open":
            body.add("(", line.comment)
            body.depth += 1
        elif line.kind == "close":
            body.depth = max(0, body.depth - 1)
            body.add(")", line.comment)
        elif line.kind == "chance":
            told.compare(line)
            body.add(f"* {line.said}", line.comment)
        else:
            body.add(f"{'==' if line.kind == 'mark' else '?'} {line.said}", line.comment)
        joined = -1
    if annotate and not settled:
        settle()
    while body.out and not body.out[-1]:
        body.out.pop()
    return body.out


def _coming(texts: list[str]) -> set[str]:
    """The marks that the text has itself before its next clause."""
    found = set()
    for text in texts:
        words, _ = words_of(text)
        if words and words[0].text == "==":
            found.add(" ".join(word.text for word in words))
        elif words and words[0].text not in ("*", "?"):
            break
    return found


def _marks(events: list[Event], have: set[str]) -> list[str]:
    """Marks for rounds and turns that begin; of turns that pass without a question only the last."""
    out: list[str] = []
    turn = ""
    for event in events:
        if event.key == "round-began":
            out.append(f"== round {event.args['round']}")
            turn = ""
        elif event.key == "turn-began":
            faction, god = (str(event.args[name]).partition("-")[2] for name in ("faction", "god"))
            turn = f"== turn {faction} {god}"
        elif event.key == "turn-ended":
            turn = ""
        elif event.key == "game-won":
            out.append("== end")
    return [mark for mark in [*out, *([turn] if turn else [])] if mark not in have]


def annotated(
    game: Game,
    heading: list[str],
    scripted: bool,
    shuffles: bool = False,
    beside: Mapping[int, Sequence[str]] | None = None,
) -> str:
    """A game as a record with marks and draws, from its entries; with the order of whole piles if `shuffles` say so,
    and with what stands `beside` it behind so many entries: brackets and comments.
    """
    out = list(heading)
    entries = game.entries
    for ply, (events, then) in enumerate(retold(game)):
        draws = Draws()
        draws.add(found := then.take_draws())
        if ply:
            out.append(f"{entries[ply - 1].seat}: {entries[ply - 1].clause}")
        if shuffles:
            out += [draw_line(kind, row) for kind, row in found if kind == "shuffle" and row]
        out += draws.untold()
        if any(event.key == "round-began" for event in events):
            out.append("")
        out += _marks(events, set())
        out += (beside or {}).get(ply, ())
    return "\n".join(out).rstrip("\n") + "\n"


# -- what a run writes back --------------------------------------------------------------------------------------------


def updated(data: bytes, outcome: RecordOutcome) -> str:
    """The text with the values that a run has found in place of those that failed."""
    lines = _texts(data)
    for number, text in outcome.edits.items():
        lines[number - 1] = text
    return "\n".join(lines) + "\n"


def completed(data: bytes, outcome: RecordOutcome) -> str:
    """The text with what bots did, each clause behind the one after which it was given and behind its draws."""
    lines = _texts(data)
    body = next((i for i, text in enumerate(lines, 1) if text.rstrip() == "---"), len(lines))
    for at, clauses in sorted(outcome.added.items(), reverse=True):
        place = at or body
        while place < len(lines) and _stays(lines[place], not at):
            place += 1
        indent = re.match(r"\s*", lines[at - 1] if at else "")
        margin = indent[0] if indent else ""
        lines[place:place] = [margin + clause for clause in clauses]
    return "\n".join(lines) + "\n"


def _stays(text: str, is_start: bool) -> bool:
    """Does a line belong to the clause (or the set-up) before it: draws, and at the start the first mark?"""
    bare_text = text.strip()
    return bare_text.startswith("* ") or (is_start and (not bare_text or bare_text.startswith(("== round", "#"))))


def _texts(data: bytes) -> list[str]:
    texts = data.decode("utf-8", "replace").removeprefix("\ufeff").replace("\r\n", "\n").split("\n")
    if texts and not texts[-1]:
        texts.pop()
    return texts
