"""Running records: which files there are, one of them, many at once."""

from __future__ import annotations

import glob
import json
import os
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from cyclades_core.content.compiler.ruleset import Ruleset
from cyclades_core.game.game import Game
from cyclades_core.game.internals import GameInternals

from .record_errors import RecordError
from .record_player import PlayedRow, RecordOutcome, RecordPlayer
from .record_reader import STDIN, open_record

__all__ = ["SUFFIX", "game_to_go_on", "load_game", "play_record", "played_record", "record_files", "rule_records"]
__all__ += ["ruleset", "run_record"]

SUFFIX = ".cyc"

#: Draws of each kind that are left to chance where somebody goes on with a record: more than a long game has.
DRAWS = 500

_rulesets: dict[tuple[str, str], Ruleset] = {}


def ruleset(modules: list[str], options: dict[str, Any]) -> Ruleset:
    """The ruleset of these modules and options: each is compiled once a process."""
    key = (",".join(modules), json.dumps(options, sort_keys=True, default=str))
    if key not in _rulesets:
        _rulesets[key] = Ruleset.load(modules, options)
    return _rulesets[key]


def record_files(paths: Iterable[str | Path]) -> list[str]:
    """Files as they are, folders with all records below them, patterns with what fits. What is not there raises."""
    found: dict[str, None] = {}
    for given in map(str, paths):
        if given == STDIN:
            found[given] = None
        elif os.path.isdir(given):
            found.update(dict.fromkeys(sorted(p.as_posix() for p in Path(given).rglob(f"*{SUFFIX}") if p.is_file())))
        elif not os.path.exists(given) and glob.has_magic(given):
            fitting = sorted(Path(p).as_posix() for p in glob.glob(given, recursive=True) if os.path.isfile(p))
            if not fitting:
                os.stat(given)  # raises, with the pattern
            found.update(dict.fromkeys(fitting))
        else:
            os.stat(given)  # raises, with the name of the file
            found[given] = None
    return list(found)


def rule_records(paths: Iterable[str | Path]) -> dict[str, tuple[str, ...]]:
    """The records among these paths that show rules, with the rules they cite: files as they are, of folders those
    with `cite`. One that cannot be read cites nothing, and running it says why.
    """
    found: dict[str, tuple[str, ...]] = {}
    for given in map(Path, paths):
        for file in record_files([given]) if given.is_dir() or given.suffix == SUFFIX else ():
            try:
                with open_record(file) as reader:
                    cite = tuple(reader.heading.cite)
            except RecordError:
                cite = ()
            if cite or not given.is_dir():
                found[file] = cite
    return found


def play_record(
    path: str | Path | bytes, file: str | None = None, **options: Any
) -> tuple[RecordOutcome, RecordPlayer | None]:
    """Play one record; the player that did it has the game, unless the record could not even be begun."""
    try:
        with open_record(path, file) as reader:
            player = RecordPlayer(reader, ruleset, **options)
            return player.all(), player
    except RecordError as error:
        shown = file or ("record" if isinstance(path, bytes) else Path(path).as_posix())
        return RecordOutcome(shown, faults=list(error.faults)), None


def run_record(
    path: str | Path | bytes,
    file: str | None = None,
    watch: Callable[[PlayedRow], object] | None = None,
    **options: Any,
) -> RecordOutcome:
    """Play one record: how it went. Faults of any kind are the outcome's."""
    return play_record(path, file, watch=watch, **options)[0]


def played_record(
    path: str | Path | bytes, file: str | None = None, checked: bool = False, **options: Any
) -> RecordPlayer:
    """A record that was played to its end: `RecordError` if it cannot be, or, if it is `checked`, if a check fails."""
    outcome, player = play_record(path, file, **options)
    faults = [fault for fault in outcome.faults if checked or fault.stops]
    if player is None or not player.is_set_up or faults:
        raise RecordError(*(faults or outcome.faults), words=outcome.words)
    return player


def game_to_go_on(player: RecordPlayer) -> Game:
    """The game of a record that was played, for people who go on with it: where its draws stood in the text, what
    comes next is left to the seed.
    """
    game = player.main_line
    GameInternals(game).leave_to_seed(DRAWS)
    return game


def load_game(path: str | Path | bytes, file: str | None = None, at: int | None = None) -> Game:
    """The game of a record's main line, or as it stood after so many clauses. `RecordError` if it cannot be played."""
    game = played_record(path, file).main_line
    return game if at is None else game.at(at)
