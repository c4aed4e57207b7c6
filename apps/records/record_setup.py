"""The game of a record before its first clause."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from cyclades_core.content.boards.hex_maps import MapError
from cyclades_core.content.compiler.ruleset import Ruleset
from cyclades_core.content.toml import ContentError
from cyclades_core.engine.values.errors import CycladesError, ScriptError
from cyclades_core.game.game import Game
from cyclades_core.game.internals import GameInternals

from ..bots.bot_specs import parse_spec
from ..scenarios.setup_failures import board_failure, setup_failure
from .fault_places import draw_fault, fault_in_header, header_fault
from .record_errors import RecordError, RecordProblem
from .record_header import Heading
from .record_lines import RecordLine
from .record_outcomes import RecordOutcome
from .record_reader import RecordReader
from .scripted_draws import Script

__all__ = ["RulesetSource", "set_up_game"]

#: Returns the ruleset of modules and options.
RulesetSource = Callable[[list[str], dict[str, Any]], Ruleset]

#: Gold for a purse that the seat of a record has not seen: enough for what the record says was paid from it.
UNSEEN_GOLD = 30


def set_up_game(
    reader: RecordReader, rulesets: RulesetSource, told: Iterable[RecordLine], out: RecordOutcome
) -> tuple[Game, Script]:
    """Return the game that the header describes, and the scripted draws of its setup.

    `told` are the lines of chance above the first clause. Without a seed they are the script. `out` gets the modules
    and options as soon as they are known, since faults are put into words with them. `RecordError` has what is wrong.
    """
    heading, script = reader.heading, Script(())
    out.modules = tuple(heading.modules)
    try:
        for spec in heading.bots.values():
            parse_spec(spec)
        rules = rulesets(heading.modules, heading.options)
        out.modules = tuple(module for module, _ in rules.modules)
        out.options = dict(rules.options)
        arguments = heading.arguments()
        if heading.is_scripted:
            script = Script(told)
            arguments["chance"] = script.chance()
        return _new_game(rules, heading, arguments), script
    except ContentError as error:
        raise RecordError(*(fault_in_header(reader, problem) for problem in error.problems)) from error
    except MapError as error:
        failures = [board_failure(reader.source, each) for each in error.problems]
        raise RecordError(*(fault_in_header(reader, failure) for failure in failures)) from error
    except ScriptError as error:
        raise RecordError(draw_fault(reader, script, error)) from error
    except CycladesError as error:
        raise RecordError(_setup_fault(reader, error)) from error


def _new_game(rules: Ruleset, heading: Heading, arguments: dict[str, Any]) -> Game:
    if heading.given is None:
        return Game.new(rules, **arguments)
    game = Game.from_position(rules, heading.given, **arguments)
    if heading.is_seen:
        given = {**heading.given, "gold": _with_unseen(game, heading.given.get("gold", {}))}
        game = Game.from_position(rules, given, **arguments)
    return game


def _with_unseen(game: Game, gold: Mapping[str, int]) -> dict[str, int]:
    """Return the gold of a position by faction, with `UNSEEN_GOLD` in each purse of which it says nothing."""
    table = GameInternals(game).machine.table
    said = {table.purse_of[f] for f, name in enumerate(table.factions) if name in gold}
    unseen = [name for f, name in enumerate(table.factions) if table.purse_of[f] not in said]
    return {**gold, **dict.fromkeys(unseen, UNSEEN_GOLD)}


def _setup_fault(reader: RecordReader, error: CycladesError) -> RecordProblem:
    """Return the fault for a game that cannot be set up, at the line of the header that is wrong."""
    if type(error).__name__ == "BotError":
        at = next((i for i, text in enumerate(reader.opening, 1) if text.strip() == "[bots]"), 1)
        return header_fault(reader, error.code, at, 1, "error", dict(error.arguments))
    return fault_in_header(reader, setup_failure(reader.source, error))
