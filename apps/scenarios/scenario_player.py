"""One scenario on its way: set up, look at its names, play the lines, compare. Nothing it does ends in an exception."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from pathlib import Path as FilePath
from typing import Any

from attrs import Factory, frozen

from cyclades_core.content.boards.hex_maps import MapError
from cyclades_core.content.compiler.ruleset import Ruleset
from cyclades_core.content.toml import ContentError, ContentFile, Path
from cyclades_core.engine.values.errors import CycladesError, IllegalAction, ScriptError
from cyclades_core.game.game import Game
from cyclades_core.game.internals import GameInternals
from cyclades_core.game.notation.public_ids import bare
from cyclades_core.game.public_types import Event

from .expectations import ExpectationFailure, compare, compare_decision, offered
from .name_checks import OUT_OF_TURN, faults
from .scenario_reader import Scenario, ScenarioStep
from .scenario_trace import TraceRow, trace_row
from .setup_failures import board_failure, script_failure, setup_failure

__all__ = ["ScenarioRun"]

#: So many answers are listed with a line that was refused.
LISTED = 20


@frozen
class ScenarioRun:
    """One scenario: `all` plays it and gives what was wrong. `trace` gets a row for each line, if it is not None."""

    source: ContentFile
    scenario: Scenario
    begin: Callable[[Scenario, Ruleset | None], Game]
    rules: Ruleset | None = None
    events: list[Event] = Factory(list)
    trace: list[TraceRow] | None = None
    strict: bool = True  # are names looked up? Not on rules from which something was taken out

    def all(self) -> list[Any]:
        try:
            game = self.begin(self.scenario, self.rules)
        except ContentError as error:
            return list(error.problems)
        except MapError as error:
            return [board_failure(self.source, one) for one in error.problems]
        except ScriptError as error:
            return [script_failure(self.source, error)]
        except CycladesError as error:
            return [setup_failure(self.source, error)]
        except Exception as error:
            return [self._crash(error, ("given",))]
        if self.strict and (found := faults(self.scenario, game)):
            return list(found)
        self._happened(game.take_events())
        self._trace("", ("given",), game, 0)
        if failures := self._misdrawn(game, ""):
            return failures
        for i, line in enumerate(self.scenario.play):
            before = len(self.events)
            said = line if isinstance(line, str) else line.do or ""
            try:
                failures = self._line(game, line, ("play", i))
            except Exception as error:
                failures = [self._crash(error, ("play", i))]
            self._trace(said, ("play", i), game, before, not isinstance(line, str) and line.is_refused)
            failures = failures or self._misdrawn(game, said)
            if failures:
                return failures  # what follows a wrong line would only tell of the same fault again
        try:
            failures = compare(self.source, ("expect",), game, self.scenario.expect, self.events)
            return [*failures, *(script_failure(self.source, error) for error in game.script_left)]
        except Exception as error:
            return [self._crash(error, ("expect",))]

    def _happened(self, events: list[Event]) -> None:
        self.events.extend(events)

    def _trace(self, text: str, path: Path, game: Game, before: int, refused: bool = False) -> None:
        if self.trace is not None:
            self.trace.append(trace_row(text, self.source.locate(path)[0], game, self.events[before:], refused))

    # -- faults of draws and of the engine -------------------------------------------------------------------------

    def _misdrawn(self, game: Game, line: str) -> list[ExpectationFailure]:
        """Whether a draw did not go as it is scripted."""
        error = game.script_fault
        return [] if error is None else [script_failure(self.source, error, line)]

    def _crash(self, error: Exception, path: Path) -> ExpectationFailure:
        """A fault of the engine: where it was raised, for whoever mends it."""
        last = traceback.extract_tb(error.__traceback__)[-1]
        place = f"{FilePath(last.filename).name}:{last.lineno}"
        return ExpectationFailure.at(
            self.source, path, "crashed", kind=type(error).__name__, detail=str(error), place=place
        )

    # -- lines -----------------------------------------------------------------------------------------------------

    def _line(self, game: Game, line: str | ScenarioStep, path: Path) -> list[ExpectationFailure]:
        if isinstance(line, str):
            return self._play(game, line, path)
        if line.is_refused:
            return self._refused(game, line, (*path, "do")) or self._look(game, line, path, self.events)
        if line.stop:
            return self._stopped(game, line, path)
        if line.do is not None and (out := self._play(game, line.do, (*path, "do"))):
            return out
        return self._look(game, line, path, self.events)

    def _look(self, game: Game, line: ScenarioStep, path: Path, events: list[Event]) -> list[ExpectationFailure]:
        """What a line says about the question and the position."""
        said = {"seat": line.seat, "prompt": line.prompt, "subject": line.subject, "count": line.count}
        wanted = {key: value for key, value in said.items() if value is not None}
        if line.offers or line.not_offers or wanted:
            if game.decision is None:
                return [ExpectationFailure.at(self.source, path, "no-decision", expected=wanted)]
            found = list(compare_decision(game, wanted, ())) if wanted else []
            found += offered(game, line.offers or (), True, ("offers",))
            found += offered(game, line.not_offers or (), False, ("not-offers",))
            out = [ExpectationFailure.at(self.source, (*path, *below), code, **args) for below, code, args in found]
        else:
            out = []
        if line.expect is not None:
            out += compare(self.source, (*path, "expect"), game, line.expect, events)
        return out

    def _stopped(self, game: Game, line: ScenarioStep, path: Path) -> list[ExpectationFailure]:
        """Look at the game held back before it answers by itself or ends the turn; then play the line as ever."""
        assert line.do is not None
        text, wrong = self._speaker(game, line.do, (*path, "do"))
        if wrong is not None:
            return [wrong]
        copy = GameInternals(game).paused_after(text)
        if copy is not None and (out := self._look(copy, line, path, [*self.events, *copy.take_events()])):
            return out
        return self._play(game, line.do, (*path, "do"))

    def _speaker(self, game: Game, text: str, path: Path) -> tuple[str, ExpectationFailure | None]:
        """The clause of a line; and what is wrong if the game does not ask the seat that speaks."""
        seat, _, clause = text.partition(":")
        decision = game.decision
        if decision is None:
            return clause.strip(), ExpectationFailure.at(self.source, path, "already-over", line=text)
        if seat.strip() not in (decision.seat, bare(decision.faction)):
            asked: dict[str, Any] = {"seat": decision.seat, "prompt": decision.prompt}
            asked |= {"listed": game.legal.texts(LISTED)}
            return clause.strip(), ExpectationFailure.at(
                self.source, path, "wrong-seat", expected=seat.strip(), **asked
            )
        return clause.strip(), None

    def _play(self, game: Game, text: str, path: Path) -> list[ExpectationFailure]:
        clause, wrong = self._speaker(game, text, path)
        if wrong is not None:
            return [wrong]
        try:
            self._happened(game.apply(clause))
        except IllegalAction as error:
            decision = game.decision
            found = {"reason": error.refusal.code, "cite": error.refusal.cite, "details": error.refusal.args}
            asked = {"prompt": decision.prompt if decision else "", "listed": game.legal.texts(LISTED)}
            return [ExpectationFailure.at(self.source, path, "refused", line=text, **found, **asked)]
        return []

    def _refused(self, game: Game, step: ScenarioStep, path: Path) -> list[ExpectationFailure]:
        """The line must be refused for this reason, and change nothing."""
        assert step.do is not None
        codes = [step.refused] if isinstance(step.refused, str) else step.refused
        wanted: Any = codes if isinstance(codes, list) else "true"
        clause, wrong = self._speaker(game, step.do, path)
        if wrong is not None:
            if wrong.code == OUT_OF_TURN and isinstance(codes, list) and OUT_OF_TURN in codes:
                return []
            return [wrong]
        before = game.fingerprint
        refusal = game.why_not(clause)
        if refusal is None:
            return [ExpectationFailure.at(self.source, path, "not-refused", line=step.do, expected=wanted)]
        if isinstance(codes, list) and refusal.code not in codes:
            found: dict[str, Any] = {"found": refusal.code, "cite": refusal.cite, "details": refusal.args}
            expected = codes[0] if len(codes) == 1 else codes
            return [ExpectationFailure.at(self.source, path, "other-reason", line=step.do, expected=expected, **found)]
        if step.cite is not None and refusal.cite != step.cite:
            found = {"expected": step.cite, "found": refusal.cite}
            return [ExpectationFailure.at(self.source, (*path[:-1], "cite"), "other-cite", line=step.do, **found)]
        try:
            game.apply(clause)
        except IllegalAction:
            if game.fingerprint == before:
                return []
        return [ExpectationFailure.at(self.source, path, "changed", line=step.do)]
