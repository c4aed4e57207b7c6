"""Records from games, saves and scenarios, and back. What would be lost is listed; nothing is lost silently."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from attrs import frozen

from cyclades_core.content.compiler.ruleset import Ruleset
from cyclades_core.content.toml import ContentFile, Problems
from cyclades_core.content.toml.toml_files import Readable
from cyclades_core.engine.rules.random_seeds import DERIVATION
from cyclades_core.engine.values.limits import FILE_BYTES
from cyclades_core.files import read_file
from cyclades_core.game.game import Game
from cyclades_core.game.history import save_documents
from cyclades_core.game.internals import GameInternals
from cyclades_core.game.positions.position_text import key_text, value_text

from ..scenarios.scenario_reader import Scenario, ScenarioStep, board_file, read_scenario
from .expected_facts import RecordFact, read_fact
from .record_lines import RecordLine
from .record_runner import played_record
from .record_writer import header
from .scenario_bridge import expectations, facts_of, step_lines

__all__ = ["Lost", "from_game", "from_save", "from_scenario", "heading_of", "position_of", "to_scenario"]


@frozen
class Lost:
    """Something that the other format has no place for: a word of the message, and how many or at which line."""

    what: str
    count: int = 1
    line: int = 0


# -- from games --------------------------------------------------------------------------------------------------------


def heading_of(game: Game, chance: str = "") -> dict[str, Any]:
    """The header of a game as it began. `chance` "script": without a seed, for draws that stand in the text."""
    inner = GameInternals(game)
    table, start = inner.table_arguments, inner.start
    rules = game.rules
    usual = Ruleset.load([module for module, _ in rules.modules]).options
    out: dict[str, Any] = {
        "modules": [module for module, _ in rules.modules],
        "options": {key: value for key, value in rules.options.items() if usual.get(key) != value},
        **{key: table.get(key) for key in ("players", "mode", "teams", "board", "discreet")},
        "given": start.get("position"),
    }
    if chance == "script":
        return out
    script = inner.script()
    if script:
        out["chance"] = {**script, "seed": start["seed"], "derivation": start.get("derivation", 1)}
    else:
        out["seed"] = start["seed"]
        if start.get("derivation", 1) != DERIVATION:
            out["derivation"] = start.get("derivation", 1)
    return out


def from_game(
    game: Game,
    chance: str = "",
    annotate: bool = True,
    about: dict[str, Any] | None = None,
    names: Mapping[str, str] | None = None,
    beside: Mapping[int, Sequence[str]] | None = None,
) -> str:
    """The record of a game: header (with what players are called) and clauses, a clause that was begun as the last one.

    With `annotate` rounds are marked and draws written behind the clauses that caused them, and what stands `beside`
    the game: lines behind so many entries, such as what was taken back.
    """
    lines = header({**heading_of(game, chance), "names": names or {}, "about": about or {}})
    body = [f"{entry.seat}: {entry.clause}" for entry in game.entries]
    text = "\n".join([*lines, *body]) + "\n"
    if not annotate:
        return text
    from .canonical_form import annotated

    return annotated(game, lines, chance == "script", beside=beside)


def from_save(data: bytes | str, chance: str = "", other_content: str = "refuse") -> str:
    """The record of a save; `SaveError` if it cannot be read."""
    opening = save_documents.open_save(Game, data, None, other_content)
    game = opening.game
    for entry in opening.clauses:
        opening.play(entry)
    doc = opening.doc
    about = {"engine": str(doc.get("engine", "")), "content": str(doc.get("fingerprint", ""))}
    return from_game(game, chance, about={key: value for key, value in about.items() if value})


def position_of(game: Game) -> str | None:
    """The position as TOML; None in the middle of a clause or a card, which no position can say."""
    return None if game.untold() else game.position_text() + "\n"


# -- from scenarios ----------------------------------------------------------------------------------------------------


def from_scenario(path: str | Path | Readable) -> str:
    """A scenario as a record: its header with its comments as it is, its play and expectations as lines."""
    problems = Problems()
    source, scenario = read_scenario(path, problems)
    problems.raise_errors()
    assert scenario is not None
    top, tables, notes = _segments(source)
    modules = scenario.modules if isinstance(scenario.modules, str) else ",".join(scenario.modules)
    lines = ["record = 1", *(_shortened(line, modules) for line in top)]
    if "chance" not in source.data:
        lines += ["seed = 0", "derivation = 1"]
    file = board_file(path, source.data["board"]) if isinstance(source.data.get("board"), str) else None
    if file is not None:  # a board of the scenario's folder: a record has it in its header
        lines = [line for line in lines if re.match(r"board\s*=", line) is None]
        tables += _board_tables(read_file(file, FILE_BYTES).decode("utf-8"))
    return "\n".join([*lines, *tables, "---", *_body(source, scenario, notes)]) + "\n"


def _board_tables(text: str) -> list[str]:
    """Return the lines of a board file as tables of a header."""
    lines = [re.sub(r"^\[(\[?)", r"[\1board.", line) for line in text.splitlines()]
    return ["[board]", *(line for line in lines if line.strip() and not line.startswith("#"))]


def _shortened(line: str, modules: str) -> str:
    found = re.match(r"modules\s*=\s*(\"[^\"]*\")", line)
    return line.replace(found[1], ", ".join(modules.split(",")), 1) if found else line


def _segments(source: ContentFile) -> tuple[list[str], list[str], dict[int, str]]:
    """The lines of the file: keys at the top, tables, and the comments of what becomes the body, by their lines."""
    top: list[str] = []
    tables: list[str] = []
    notes: dict[int, str] = {}
    here, depth, is_body = top, 0, False
    for number, text in enumerate(source.text.split("\n"), 1):
        if depth <= 0:
            depth = 0
            table = re.match(r"\s*\[+\s*([\w-]+)", text)
            key = re.match(r"\s*([\w-]+)\s*=", text)
            if table is not None:
                here, is_body = tables, table[1] in ("expect", "play")
            elif key is not None and here is top:
                is_body = key[1] in ("expect", "play")
            elif here is top and not text.strip().startswith("#"):
                is_body = False
        bare = re.sub(r'"(?:[^"\\]|\\.)*"|\'[^\']*\'', lambda match: "_" * len(match[0]), text)
        comment = bare.find("#")
        cut = bare if comment < 0 else bare[:comment]
        depth += sum(cut.count(sign) for sign in "[{") - sum(cut.count(sign) for sign in "]}")
        if re.match(r"\s*\[", text) and depth == 0 and not is_body:
            here.append(text)
        elif is_body:
            if comment >= 0:
                notes[number] = text[comment:].rstrip()
        elif text.strip():
            here.append(text)
    return top, tables, notes


def _body(source: ContentFile, scenario: Scenario, notes: dict[int, str]) -> list[str]:
    out: list[str] = []
    left = dict(sorted(notes.items()))

    def before(number: int) -> None:
        for at in [at for at in left if at < number]:
            out.append(left.pop(at))

    for i, step in enumerate(scenario.play):
        number = source.locate(("play", i))[0]
        if notes:
            before(number)
        rows = [step] if isinstance(step, str) else _of_step(step)
        own = left.pop(number, "") if notes else ""
        if own and rows:
            rows[0] = f"{rows[0]}  {own}"
        out += rows
    if notes:
        before(1 << 30)
    out += [f"? {line}" for line in facts_of(scenario.expect)]
    return out


def _of_step(step: ScenarioStep) -> list[str]:
    played = [step.do] if step.do is not None and not step.is_refused else []
    return [*played, *(f"? {line}" for line in step_lines(step))]


# -- to scenarios ------------------------------------------------------------------------------------------------------


def to_scenario(path: str | Path | bytes, file: str | None = None) -> tuple[str, list[Lost]]:
    """A record as a scenario, and what of it was lost. `RecordError` if it cannot be played."""
    seen: list[RecordLine] = []
    player = played_record(path, file, checked=True, look=seen.append)
    heading, game = player.heading, player.main_line
    lost = [Lost(name) for name in ("names", "genders", "bots") if getattr(heading, name)]
    if not heading.title:
        lost.append(Lost("no-title"))
    if not heading.cite:
        lost.append(Lost("no-cite"))
    play: list[Any] = []
    now: list[RecordFact] = []
    depth = 0
    for line in seen:
        depth += (line.kind == "open") - (line.kind == "close")
        if line.kind == "open" and depth == 1:
            lost.append(Lost("bracket", line=line.number))
        if depth or line.kind in ("close", "mark", "chance"):
            continue
        if line.kind == "clause":
            play += _looks(now, lost)
            now = []
            play.append(f"{line.speaker}: {player.clause_of(line)}")
        else:
            fact = read_fact(line, player.reader.file, player.names)
            now.append(fact)
    last = [fact for fact in now if fact.kind in ("expect", "ever") and not fact.held]
    play += _looks([fact for fact in now if fact not in last], lost)
    expect = expectations(last)
    if not expect and not any(isinstance(row, dict) for row in play):
        lost.append(Lost("no-fact"))
    said = heading_of(game)
    chance = said.pop("chance", None)
    seed, derivation = said.pop("seed", None), said.pop("derivation", DERIVATION)
    if chance is None and (seed or derivation != 1):
        chance = {"seed": seed, "derivation": derivation}
    rows: dict[str, Any] = {"title": heading.title or "", "cite": heading.cite, **said, "play": play}
    if heading.mode is None:
        rows.pop("mode", None)
    if heading.board is None:
        rows.pop("board", None)
    rows |= {"chance": chance, "expect": expect}
    return _toml(rows), lost


def _looks(facts: list[RecordFact], lost: list[Lost]) -> list[Any]:
    """The steps of a scenario for facts between two clauses."""
    out: list[Any] = []
    for fact in facts:
        if fact.kind == "fingerprint":
            lost.append(Lost("fingerprint", line=fact.line.number))
        elif fact.held:
            lost.append(Lost("held", line=fact.line.number))
        elif fact.kind == "refused":
            said = fact.said
            row: dict[str, Any] = {"do": f"{said['seat']}: {said['clause']}", "refused": said["codes"]}
            if isinstance(said["codes"], list) and len(said["codes"]) == 1:
                row["refused"] = said["codes"][0]
            out.append(row | ({"cite": said["cite"]} if said["cite"] else {}))
        elif fact.kind == "event":
            lost.append(Lost("event", line=fact.line.number))
            out.append({"expect": expectations([fact])})
        else:
            out.append({"expect": expectations([fact])})
    return out


def _toml(rows: dict[str, Any]) -> str:
    plain: list[str] = []
    tables: list[str] = []
    for key, value in rows.items():
        if value is None or value is False or value == {} or (value == [] and key not in ("cite", "play")):
            continue
        if key == "play":
            plain.append("play = [")
            plain += [f"  {value_text(row)}," for row in value]
            plain.append("]")
        elif isinstance(value, dict):
            tables += ["", f"[{key}]", *(f"{key_text(k)} = {value_text(v)}" for k, v in value.items())]
        else:
            plain.append(f"{key_text(key)} = {value_text(value)}")
    return "\n".join([*plain, *tables]) + "\n"
