"""From one kind of file to another: a game is read from whatever it is written in, and written as what is wanted."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

from attrs import define, frozen

from cyclades_core.content.compiler.ruleset import Ruleset
from cyclades_core.content.toml import Problems
from cyclades_core.engine.values.errors import CycladesError
from cyclades_core.engine.values.limits import RECORD_BYTES
from cyclades_core.files import read_file
from cyclades_core.game.game import Game
from cyclades_core.game.internals import GameInternals
from cyclades_core.game.positions.position_text import from_text
from cyclades_core.game.public_types import Event
from cyclades_core.game.replay import retold
from cyclades_core.game.views.seat_view import sharing

from ..scenarios.scenario_reader import read_scenario
from ..scenarios.scenario_runner import start
from .canonical_form import annotated
from .conversion import Lost, from_game, from_save, from_scenario, heading_of, position_of, to_scenario
from .record_lines import RecordLine
from .record_player import RecordOutcome, RecordPlayer
from .record_reader import STDIN, standard_input
from .record_runner import play_record, played_record
from .record_writer import header
from .scripted_draws import SHOWN, draw_line

__all__ = ["GameFile", "convert_to"]


@define
class GameFile:
    """A file that holds a game: what it is, and its bytes."""

    path: Path
    kind: str  # record, save, scenario, position
    data: bytes
    modules: str | None = None
    names: list[str] | None = None

    @classmethod
    def read(cls, path: Path, modules: str | None = None, names: list[str] | None = None) -> GameFile:
        """Read a file, or standard input for `-`; what it is, it says itself."""
        data = standard_input().read(RECORD_BYTES) if str(path) == STDIN else read_file(path, RECORD_BYTES)
        return cls(path, kind_of(path.name, data), data, modules, names)

    def read_bytes(self) -> bytes:
        """What was read, once: standard input cannot be read again."""
        return self.data

    def __str__(self) -> str:
        return self.path.as_posix()


def kind_of(name: str, data: bytes) -> str:
    """What a file is, by its name and its first sign.

    >>> kind_of("a.cyc", b""), kind_of("b.json", b"{}"), kind_of("c.toml", b"title = 1"), kind_of("d", b"record = 1")
    ('record', 'save', 'position', 'record')
    """
    start = data.lstrip(b"\xef\xbb\xbf \t\r\n")
    if start.startswith(b"{"):
        return "save"
    if name.endswith(".cyc") or start.startswith(b"record"):
        return "record"
    import re

    return "scenario" if re.search(rb"^\s*(\[expect|expect\s*=|play\s*=)", data, re.MULTILINE) else "position"


@frozen
class _Played:
    game: Game
    lost: list[Lost]


def convert_to(
    source: GameFile, to: str, at: int | None = None, seen_by: str | None = None, chance: str = "keep"
) -> tuple[str | None, list[Lost]]:
    """The text in another format, and what is lost on the way; None if there can be none."""
    script = "script" if chance == "script" else ""
    if seen_by is not None and to != "record":
        raise CycladesError("record-seen-by")
    if to == "record" and at is None and seen_by is None and not script:
        if source.kind == "scenario":
            return from_scenario(source), []
        if source.kind == "save":
            return from_save(source.data), []
    if to == "scenario" and source.kind == "record" and at is None:
        return to_scenario(source.data, source.path.as_posix())
    played = _game(source)
    game, lost = played.game, played.lost
    if at is not None:
        if not 0 <= at <= len(game.entries):
            raise CycladesError("record-ply", at=at, most=len(game.entries))
        lost = [*lost, Lost("later", len(game.entries) - at)] if at < len(game.entries) and to != "position" else lost
        game = game.at(at)
    if to == "position":
        text = position_of(game)
        return (text, []) if text is not None else (None, [Lost("middle")])
    if to == "save":
        return game.to_json() + "\n", lost
    if seen_by is not None:
        return _seen(game, seen_by), [Lost("unseen")]
    if to == "record":
        if script:
            text = from_game(game, "script")
            if _differs(text, game):  # something is drawn for which there is no word: shuffles whole
                text = annotated(game, header(heading_of(game, "script")), True, shuffles=True)
            return text, [Lost("seed"), *([] if source.kind == "save" else lost)]
        return from_game(game), lost
    if source.kind == "save":
        return None, [Lost("no-title"), Lost("no-cite"), Lost("no-fact")]
    return to_scenario(from_game(game).encode(), source.path.as_posix())


def _differs(text: str, game: Game) -> bool:
    outcome, player = play_record(text.encode())
    return bool(outcome.faults) or player is None or player.main_line.log != game.log


def _game(source: GameFile) -> _Played:
    """The game that a file holds, and what of the file is not in it."""
    if source.kind == "record":
        seen: list[RecordLine] = []
        player = played_record(source.data, source.path.as_posix(), checked=True, look=seen.append)
        return _Played(player.main_line, _beside(player, player.out, seen))
    if source.kind == "save":
        from cyclades_core.game.history import save_documents

        opening = save_documents.open_save(Game, source.data, None)
        for entry in opening.clauses:
            opening.play(entry)
        opening.game.take_events()
        return _Played(opening.game, [])
    if source.kind == "scenario":
        problems = Problems()
        _, scenario = read_scenario(source, problems)
        problems.raise_errors()
        assert scenario is not None
        game = start(scenario)
        for step in scenario.play:
            text = step if isinstance(step, str) else step.do if not step.is_refused else None
            if text is not None:
                game.apply(text.partition(":")[2].strip())
        return _Played(game, [Lost("facts")])
    rules = Ruleset.load(source.modules or "")
    position = from_text(source.data.decode("utf-8"))
    return _Played(Game.from_position(rules, position, source.names or 3, seed=0), [])


def _beside(player: RecordPlayer, outcome: RecordOutcome, lines: list[RecordLine]) -> list[Lost]:
    """What a record has and its game has not."""
    heading = player.heading
    out = [Lost(name) for name in ("names", "genders", "bots", "title", "about") if getattr(heading, name)]
    facts = sum(line.kind in ("fact", "mark") for line in lines)
    comments = sum(bool(line.comment) for line in lines)
    counted: list[tuple[str, int]] = [("bracket", outcome.brackets), ("facts", facts), ("comments", comments)]
    return [*out, *(Lost(what, n) for what, n in counted if n)]


# -- for the eyes of one seat ------------------------------------------------------------------------------------------


def _seen(game: Game, seat: str) -> str:
    """The record of what one seat has seen: no seed, and `?` for each answer and card that it did not see."""
    if seat not in game.seats:
        raise CycladesError("unknown-player", name=seat, players=game.seats)
    said = heading_of(game, "script") | {"seen-by": seat}
    if said["given"] is not None:
        said["given"] = _given_seen(game, said["given"], seat)
    out = header(said)
    entries = game.entries
    plies = [(events, then.take_draws()) for events, then in retold(game)]
    for ply, (events, draws) in enumerate(plies):
        if ply:
            entry = entries[ply - 1]
            out.append(f"{entry.seat}: {_answer(entry.clause, entry.seat, seat, events)}")
        next_events = plies[ply + 1][0] if ply + 1 < len(plies) else []
        out += _draws_seen(draws, events, next_events, seat)
    return "\n".join(out) + "\n"


def _given_seen(game: Game, given: Mapping[str, Any], seat: str) -> dict[str, Any]:
    """Return the position that a game began with, without what the seat did not know of it.

    Gold and knowledge of others are left out. Hidden cards and gods are dealt again as for a sample, so the position
    is complete and shows what the seat knew.
    """
    start = game.at(0)
    seen = start.view(seat)
    dealt = start.sample(seat, Random(0)).position()
    table = GameInternals(start).machine.table
    own = {table.factions[f] for f in sharing(table, start.seats.index(seat))}
    shown = {faction["id"].partition("-")[2] for faction in seen["factions"] if "gold" in faction}
    out = dict(given)
    for key, names in (("gold", shown), ("seen-gold", own), ("known", own)):
        out[key] = {name: value for name, value in given.get(key, {}).items() if name in names}
    if "gods" in dealt:
        out["gods"] = dealt["gods"]
    out["secret"] = dealt.get("secret", {})
    if hidden := {zone.partition("-")[2] for zone, cards in seen["zones"].items() if isinstance(cards, int)}:
        out["zones"] = {
            zone: content if zone not in hidden else _dealt(content, dealt["zones"][zone])
            for zone, content in given.get("zones", {}).items()
        }
        for zone in {row["zone"].partition("-")[2] for row in seen.get("known", ())}:  # they lie where they were seen
            out["zones"].setdefault(zone, dealt["zones"][zone])
    return {key: value for key, value in out.items() if value not in ({}, [])}


def _dealt(content: Any, cards: list[str]) -> Any:
    """Return the cards of a pile in the form in which the position has them."""
    return {"only": cards} if isinstance(content, Mapping) else cards


def _answer(clause: str, speaker: str, seat: str, events: list[Event]) -> str:
    """A clause with a hole for each card that its events hide from the seat."""
    if speaker == seat:
        return clause
    hidden = set()
    for event in events:
        if event.seen_by is not None and event.seen_by != seat:
            hidden |= {str(event.args.get(name, "")).partition("-")[2] for name in event.hidden or ()}
    return " ".join("?" if word in hidden else word for word in clause.split())


def _draws_seen(draws: list[tuple[str, Any]], events: list[Event], next_events: list[Event], seat: str) -> list[str]:
    """Return lines of chance, with a hole for each card that only another player looked at.

    A card that the other player then plays from where it was is known, so it is written.
    """
    looks = [event for event in events if event.key == "card-looked"]
    out: list[str] = []
    at = 0
    for kind in SHOWN:
        values = [value for name, value in draws if name == kind]
        if kind in ("order", "gods"):
            out += [draw_line(kind, row) for row in values]
        elif kind == "look":
            shown = []
            for value in values:
                event = looks[at] if at < len(looks) else None
                is_known = event is not None and (event.seen_by in (None, seat) or _is_played(event, next_events))
                shown.append(value if is_known else "?")
                at += 1
            out += [draw_line(kind, shown)] if shown else []
        elif values:
            out.append(draw_line(kind, values))
    return out


def _is_played(look: Event, next_events: list[Event]) -> bool:
    """Return whether the card of a look is played for everyone to see, from where it was looked at."""
    return any(
        event.key == "card-played"
        and event.seen_by is None
        and all(event.args.get(name) == look.args.get(name) for name in ("card", "from"))
        for event in next_events
    )
