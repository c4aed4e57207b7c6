"""A record before its first clause: the game is set up, and scripted draws are held against what came of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from attrs import evolve

from cyclades_core.content.boards.hex_maps import MapError
from cyclades_core.content.compiler.ruleset import Ruleset
from cyclades_core.content.toml import ContentError, nearest
from cyclades_core.engine.values.errors import CycladesError, ScriptError
from cyclades_core.game.game import Game
from cyclades_core.game.internals import GameInternals
from cyclades_core.game.public_types import Event

from ..bots.bot_specs import parse_spec
from ..scenarios.name_checks import GameNames
from ..scenarios.setup_failures import board_failure, script_failure, setup_failure
from .comparison import Comparing
from .record_errors import RecordError, RecordProblem
from .record_lines import RecordLine
from .record_outcomes import RecordOutcome, Stopped
from .scripted_draws import Draws, Script

__all__ = ["Beginning"]


#: Gold for a purse that the seat of a record has not seen: enough for what the record says was paid from it.
UNSEEN_GOLD = 30


def _with_unseen(game: Game, gold: Mapping[str, int]) -> dict[str, int]:
    """Return the gold of a position by faction, with `UNSEEN_GOLD` in each purse of which it says nothing."""
    table = GameInternals(game).machine.table
    said = {table.purse_of[f] for f, name in enumerate(table.factions) if name in gold}
    unseen = [name for f, name in enumerate(table.factions) if table.purse_of[f] not in said]
    return {**gold, **dict.fromkeys(unseen, UNSEEN_GOLD)}


class Beginning(Comparing):
    """The part of a player that sets up, and says what is wrong with draws."""

    script: Script
    setup: list[tuple[str, Any]]
    layout: Draws | None
    _rules: Callable[[list[str], dict[str, Any]], Ruleset]
    _begun: Callable[[RecordOutcome], object] | None

    def told_ahead(self) -> Any:
        raise NotImplementedError

    def happened(self, events: list[Event], draws: list[tuple[str, Any]]) -> None:
        raise NotImplementedError

    # -- set-up --------------------------------------------------------------------------------------------------

    def begin(self) -> None:
        heading = self.heading
        self.out.modules = tuple(heading.modules)
        try:
            for spec in heading.bots.values():
                parse_spec(spec)
            rules = self._rules(heading.modules, heading.options)
            self.out.modules = tuple(module for module, _ in rules.modules)
            self.out.options = dict(rules.options)
            arguments = heading.arguments()
            if heading.is_scripted:
                self.script = Script(self.told_ahead())
                arguments["chance"] = self.script.chance()
            if heading.given is None:
                self.game = Game.new(rules, **arguments)
            else:
                self.game = Game.from_position(rules, heading.given, **arguments)
                if heading.is_seen:
                    given = {**heading.given, "gold": _with_unseen(self.game, heading.given.get("gold", {}))}
                    self.game = Game.from_position(rules, given, **arguments)
        except ContentError as error:
            raise RecordError(*(self._in_header(problem) for problem in error.problems)) from error
        except MapError as error:
            failures = [board_failure(self.reader.source, one) for one in error.problems]
            raise RecordError(*map(self._in_header, failures)) from error
        except ScriptError as error:
            raise RecordError(self.misdrawn(error)) from error
        except CycladesError as error:
            raise RecordError(self._setup(error)) from error
        self.names = GameNames(self.game)
        self.out.places = self.game.places
        self.out.names, self.out.genders = dict(heading.names), dict(heading.genders)
        if self._begun is not None:
            self._begun(self.out)
        if heading.is_scripted:
            self.script.place(self.game)
        self.happened(self.game.take_events(), self.game.take_draws())
        self.setup = list(self.draws.order)
        if heading.given is not None and not heading.is_scripted:
            self.layout = Draws()
            self.layout.add([*GameInternals(self.game).layout_draws(), *self.setup])
        self.check_script(None)

    def _setup(self, error: CycladesError) -> RecordProblem:
        """What cannot be set up, at the line of the header that says it."""
        if type(error).__name__ == "BotError":
            at = next((i for i, text in enumerate(self.reader.opening, 1) if text.strip() == "[bots]"), 1)
            return self.header_fault(error.code, at, 1, "error", dict(error.arguments))
        return self._in_header(setup_failure(self.reader.source, error))

    def _in_header(self, found: Any) -> RecordProblem:
        """A failure of a scenario, or a problem of content, as a fault of ours."""
        if found.file != self.reader.file:
            near = getattr(found, "nearest", None)
            more = () if near is None else (near,)
            text = getattr(found, "excerpt", "")
            place = (found.file, found.line, found.column, 0, text)
            return RecordProblem(found.code, *place, "problem", dict(found.args), nearest=more, unreadable=True)
        layer = getattr(found, "layer", "problem")
        return self.header_fault(found.code, found.line, found.column, layer, dict(found.args))

    def header_fault(self, code: str, line: int, column: int, layer: str, args: dict[str, Any]) -> RecordProblem:
        lines = self.reader.opening
        text = lines[line - 1] if 0 < line <= len(lines) else ""
        column = self.reader.columns.written(line, column)
        return RecordProblem(code, self.reader.file, line, column, 0, text, layer, args, unreadable=True)

    # -- draws ---------------------------------------------------------------------------------------------------

    def check_script(self, line: RecordLine | None) -> None:
        """Whether every draw was told, and could be so."""
        error = self.game.script_fault
        if error is None:
            return
        if self.heading.is_seen:
            self.not_seen()
        self.fail(self.misdrawn(error, line))
        raise Stopped

    def misdrawn(self, error: ScriptError, line: RecordLine | None = None) -> RecordProblem:
        """A fault of scripted draws: at the word of its line, in the header, or at the clause that drew."""
        args: dict[str, Any] = dict(error.arguments)
        if not self.heading.is_scripted:
            found = script_failure(self.reader.source, error, line.text.strip() if line else "")
            return evolve(self._in_header(found), unreadable=False)
        if error.code == "script-short":
            if line is None:
                texts = self.reader.opening
                text = "---"
                place = RecordProblem(
                    "draw-missing", self.reader.file, len(texts) + 1, 1, 4, text, args={"kind": args["kind"]}
                )
                return place
            return line.fault(self.reader.file, "draw-missing", kind=args["kind"])
        where = self.script.where(error)
        near = nearest(str(args["name"]), args["known"]) if args.get("known") else None
        if where is None and error.code in ("script-unknown", "script-value"):
            where = self.script.written(str(args["kind"]), str(args["name"]))
        if where is None:
            code, name = "draw-impossible", args["name"]
            found_at = line or self._last
            if found_at is None:
                return RecordProblem(
                    code, self.reader.file, len(self.reader.opening) + 1, 1, 4, "---", args={"name": name}
                )
            return found_at.fault(self.reader.file, code, name=name)
        told, word = where
        if error.code == "script-impossible":
            return told.fault(self.reader.file, "draw-impossible", word, name=args["name"])
        shown = {name: args[name] for name in ("kind", "name", "possible", "line")} | {"nearest": near}
        fault = told.fault(self.reader.file, error.code, word, **shown)
        return evolve(fault, layer="error", unreadable=True)
