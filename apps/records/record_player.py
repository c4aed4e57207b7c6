"""One record on its way: set up, play its clauses, compare marks, draws and expectations. Nothing it does is a crash.

A failed check does not stop the run; a refused clause ends its line of play (the bracket, or the record).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from attrs import evolve

from cyclades_core.content.compiler.ruleset import Ruleset
from cyclades_core.content.toml import nearest
from cyclades_core.engine.values.errors import IllegalAction, ScriptError
from cyclades_core.engine.values.limits import RECORD_FAULTS
from cyclades_core.engine.values.refusals import Refusal
from cyclades_core.game.game import Game
from cyclades_core.game.internals import GameInternals
from cyclades_core.game.public_types import Event

from ..scenarios.name_checks import GameNames
from .quoted_names import in_other_case, unquoted
from .record_bots import Seating
from .record_errors import RecordError, RecordProblem
from .record_lines import RecordLine, RecordWord
from .record_outcomes import Asked, BracketPosition, PlayedRow, RecordOutcome, Span, Stopped
from .record_reader import RecordReader
from .redacted_clauses import filled
from .refusal_hints import asked, guilty, missing
from .scripted_draws import Draws, Script

__all__ = ["PlayedRow", "RecordOutcome", "RecordPlayer", "Span"]

TITLE = 120  # signs of a bracket's comment that are kept: ten thousand brackets must not fill the memory


class RecordPlayer(Seating):
    """Plays a record. `begun` is told when the game is set up, `watch` each clause; `update` fills in values instead
    of failing by them.
    """

    def __init__(
        self,
        reader: RecordReader,
        rules: Callable[[list[str], dict[str, Any]], Ruleset],
        *,
        begun: Callable[[RecordOutcome], object] | None = None,
        watch: Callable[[PlayedRow], object] | None = None,
        look: Callable[[RecordLine], object] | None = None,
        since: Span | None = None,
        until: Span | None = None,
        update: bool = False,
        complete: bool = False,
        keep_going: bool = False,
    ) -> None:
        self.reader, self._rules = reader, rules
        self.heading = reader.heading
        self._begun, self._watch, self._look = begun, watch, look
        self.update, self.complete, self._keep_going = update, complete, keep_going
        self._since, self._until = since, until
        self.out: RecordOutcome = RecordOutcome(reader.file, self.heading.title or "", tuple(self.heading.cite))
        self.game: Game
        self.names: GameNames
        self.window: list[Event] = []  # events since the last clause
        self.events: list[Event] = []  # all of them, up to where this line of play stands
        self.draws = Draws()
        self.layout: Draws | None = None  # of a position: the draws of its set-up as version 1.0 wrote them
        self.script = Script(())
        self.setup: list[tuple[str, Any]] = []
        self._stack: list[BracketPosition] = []
        self._answered: list[tuple[str, str]] = []  # what the game has answered by itself since the last clause
        self._last: RecordLine | None = None  # the last clause of the text
        self._bots: dict[str, tuple[int, Any, Random]] = {}
        self._skipping = 0  # brackets to be left before it goes on
        self._run_at: tuple[str, int] = ("", 0)  # a run of lines about events, and how far it came

    # -- the whole of it -----------------------------------------------------------------------------------------

    def all(self) -> RecordOutcome:
        """Play it to its end."""
        try:
            self.begin()
            self.ask_bots()
            self._go_on()
            self._end()
        except RecordError as error:
            for fault in error.faults:
                self.fail(fault)
        except Stopped:
            pass
        if hasattr(self, "game"):
            self._sum_up()
        return self.out

    @property
    def main_line(self) -> Game:
        """The game outside of all brackets."""
        return self.game if not self._stack else self._stack[0].game

    def _sum_up(self) -> None:
        out, game = self.out, self.main_line
        out.round, out.asked, out.fingerprint = game.round, asked(game), game.fingerprint
        out.result = None if game.result is None else game.result.winners

    def fail(self, fault: RecordProblem) -> None:
        """Note a fault; only so many are told."""
        if len(self.out.faults) < RECORD_FAULTS:
            self.out.faults.append(fault)
        else:
            self.out.left_out += 1

    # -- lines ---------------------------------------------------------------------------------------------------

    def _go_on(self) -> None:
        while not self._is_past():
            line = self.reader.take()
            if line is None:
                return
            if self._look is not None:
                self._look(line)
            if self._skipping:  # a clause of this bracket was refused: what follows in it has nothing to stand on
                self._skipping += (line.kind == "open") - (line.kind == "close")
                if not self._skipping:
                    self._close(line)
                continue
            try:
                self._line(line)
            except RecordError as error:
                for fault in error.faults:
                    self.fail(fault)
                # a fact that is none is no reason to play no further
                if any(fault.unreadable for fault in error.faults) and line.kind != "fact":
                    raise Stopped from None
            except Stopped:
                if self.out.unseen or (not self._stack and not self._keep_going):
                    raise
                if not self._keep_going:
                    self._skipping = 1

    def _line(self, line: RecordLine) -> None:
        if line.kind == "clause":
            self._clause(line)
        elif line.kind == "open":
            self._open(line)
        elif line.kind == "close":
            self._close(line)
        elif line.kind == "chance":
            self.out.draws += 1
            self.compare_draw(line)
        elif self._is_before():
            return
        elif line.kind == "mark":
            self.out.checks += 1
            self.compare_mark(line)
        elif line.kind == "fact":
            self.out.checks += 1
            self.compare_fact(line)

    def _is_past(self) -> bool:
        """Is what lies ahead behind `--to`?"""
        span = self._until
        if span is None:
            return False
        if span.kind == "round":
            return self.game.round >= span.number and not self._stack
        ahead = next(self.reader.ahead(), None)
        if ahead is None:
            return False
        if span.kind == "line":
            return ahead.number > span.number
        return ahead.kind == "clause" and not self._stack and self.out.clauses >= span.number

    def _is_before(self) -> bool:
        """Does it stand before `--from`?"""
        span = self._since
        if span is None:
            return False
        if span.kind == "round":
            return self.game.round < span.number
        if span.kind == "line":
            return self.reader.number < span.number
        return self.out.clauses < span.number

    def _open(self, line: RecordLine) -> None:
        self.out.brackets += 1
        copy = self.game.clone()
        copy.take_draws()
        here = BracketPosition(
            self.game, self.window, self.draws, len(self.events), line, list(self._answered), self._last
        )
        self._stack.append(here)
        self.game = copy
        self.ask_bots()

    def _close(self, line: RecordLine) -> None:
        here = self._stack.pop()
        self.game, self.window, self.draws, self._answered = here.game, here.window, here.draws, here.answered
        del self.events[here.events :]
        self._last = here.last
        if here.bracket.comment:
            said = here.bracket.comment.lstrip("# ").strip()[:TITLE]
            self.out.titles.append((here.bracket.number, line.number, said))
        self.script = Script(())
        self.ask_bots()

    # -- clauses -------------------------------------------------------------------------------------------------

    def _is_bot(self, speaker: str) -> bool:
        """Is it a seat of a bot, beside people? What is written for it is what it did: the same as if it were not."""
        bots = self.heading.bots
        return speaker in bots and len(bots) < len(self.heading.players)

    def told_ahead(self) -> Iterator[RecordLine]:
        """The lines of chance up to the next clause of a person, or a bracket."""
        clauses = 1
        while True:
            ahead = list(self.reader.ahead(clauses))
            last = ahead[-1] if ahead else None
            if last is None or last.kind != "clause" or not self._is_bot(last.speaker):
                break
            if sum(line.kind == "clause" for line in ahead) < clauses:
                break
            clauses += 1
        for line in ahead:
            if line.kind in ("open", "close") or (line.kind == "clause" and not self._is_bot(line.speaker)):
                return
            if line.kind == "chance":
                yield line

    def _clause(self, line: RecordLine) -> None:
        game = self.game
        if line.speaker not in self.names.seat:
            near = nearest(line.speaker, self.names.seat)
            start = len(line.text) - len(line.text.lstrip()) + 1
            name = RecordWord(line.speaker, start, start + len(line.speaker))
            fault = line.fault(self.reader.file, "unknown-seat", name, seat=line.speaker)
            raise RecordError(evolve(fault, nearest=() if near is None else (near,), unreadable=True))
        if any(word.text == "?" for word in line.words):
            line = self._filled(line)
        clause = self.clause_of(line)
        if game.is_over:
            winners = game.result.winners if game.result else ()
            at = self._last.number if self._last else 0
            self.fail(line.fault(self.reader.file, "game-over", line=at, winners=", ".join(winners) or "none"))
            raise Stopped
        if not self._is_asked(line.speaker):
            if self._repeats(line.speaker, clause):
                self.say(line, (), False)
                return
            if self.heading.is_seen:  # what the seat has not seen has gone another way
                self.not_seen()
            self.fail(self._wrong_seat(line))
            raise Stopped
        if not self._is_bot(line.speaker):
            self._forget(line)
        self._apply(line, clause)
        self.ask_bots()

    def _is_asked(self, speaker: str) -> bool:
        if speaker == self.game.asked:
            return True
        decision = self.game.decision
        return decision is not None and speaker == decision.faction.removeprefix("player-")

    def _forget(self, line: RecordLine) -> None:
        """A new clause: what is compared is what comes of it, and its draws are told behind it."""
        self._last = line
        self.window, self.draws = [], Draws()
        if self.heading.is_scripted:
            self.script = Script(self.told_ahead())
            try:
                self.script.give(self.game)
            except ScriptError as error:
                self.fail(evolve(self.misdrawn(error), unreadable=True))
                raise Stopped from None

    def _apply(self, line: RecordLine, clause: str) -> None:
        game = self.game
        ply, joins = GameInternals(game).finished_entries, game.is_answered
        try:
            events = game.apply(clause)
        except IllegalAction as error:
            other = in_other_case(self.game, self.names, clause)
            if other is None:
                if self._repeats(line.speaker, clause):
                    self.say(line, (), False)
                    return
                self._refused(line, clause, error.refusal)
                raise Stopped from None
            events = game.apply(other)
        if not self._stack:
            self.out.clauses += 1
        self._answered = []
        draws = game.take_draws()
        self.happened(events, draws)
        self.say(line, tuple(GameInternals(game).texts_since(ply)), joins, events, draws)
        if self.heading.is_scripted:
            self.script.settle(game)
        self.check_script(line)

    def happened(self, events: list[Event], draws: list[tuple[str, Any]]) -> None:
        self.window += events
        self.events += events
        self.draws.add(draws)
        for event in events:
            if event.key == "answered":
                who = str(event.args["faction"]).partition("-")[2]
                self._answered.append((who, str(event.args["answer"])))

    def say(
        self,
        line: RecordLine | None,
        clauses: tuple[str, ...],
        joins: bool,
        events: list[Event] | None = None,
        draws: list[tuple[str, Any]] | None = None,
        seat: str = "",
    ) -> None:
        if self._watch is not None and not self._is_before():
            number, who = (line.number, line.speaker) if line is not None else (0, seat)
            decision = self.game.decision
            following = None if decision is None else Asked(decision.prompt, decision.faction)
            told = (tuple(events or ()), len(self._stack), tuple(draws or ()), joins, following)
            self._watch(PlayedRow(number, GameInternals(self.game).entry_count, who, clauses, *told))

    def _repeats(self, speaker: str, clause: str) -> bool:
        """Does the line say what the game has just answered by itself? Then it is right, and not needed."""
        for pair in self._answered:
            who, answer = pair
            if who == speaker and clause in (answer, answer.partition(" ")[2]):
                self._answered.remove(pair)
                return True
        return False

    def clause_of(self, line: RecordLine) -> str:
        """The words of a clause, names in quotes as their ids."""
        if not any(word.text[0] == '"' for word in line.words):
            return line.said
        return unquoted(self.game, line, self.reader.file, self.heading.lang or "en")

    # -- what is refused -----------------------------------------------------------------------------------------

    def _refused(self, line: RecordLine, clause: str, refusal: Refusal) -> None:
        if self.heading.is_seen:
            self.not_seen()
        word = guilty(self.game, line, refusal)
        place = line.fault(self.reader.file, refusal.code, word)
        where = {"file": place.file, "line": place.line, "column": place.column, "end": place.end, "text": place.text}
        near = tuple(self.game.nearest(clause, 3))
        self.fail(RecordProblem.refused(refusal, **where, asked=asked(self.game), nearest=near))

    def _wrong_seat(self, line: RecordLine) -> RecordProblem:
        decision = self.game.decision
        assert decision is not None
        start = len(line.text) - len(line.text.lstrip()) + 1
        name = RecordWord(line.speaker, start, start + len(line.speaker))
        if self.game.is_answered:  # somebody's clause is not finished
            begun = {"seat": decision.seat, "clause": self.game.begun, "line": self._last.number if self._last else 0}
            return line.fault(self.reader.file, "unfinished", name, **begun, **missing(self.game))
        args = {"seat": line.speaker, "asked": decision.seat, "prompt": decision.prompt}
        fault = line.fault(self.reader.file, "wrong-seat", name, **args)
        return evolve(fault, asked=asked(self.game), nearest=tuple(self.game.nearest("", 3)))

    def _filled(self, line: RecordLine) -> RecordLine:
        """A clause with holes: with the one answer that can be meant, or the end of what the seat has seen."""
        if not self.heading.is_seen:
            word = next(word for word in line.words if word.text == "?")
            raise RecordError(evolve(line.fault(self.reader.file, "hole", word), unreadable=True))
        if not self.game.is_over and self._is_asked(line.speaker):
            found = filled(self.game, line)
            if found is not None:
                return found
        self.not_seen()
        return line

    def not_seen(self) -> None:
        self.out.unseen = self.heading.seen_by or ""
        raise Stopped

    # -- the end -------------------------------------------------------------------------------------------------

    def _end(self) -> None:
        """What holds at the end of the text: everything scripted was drawn, the result is the one of the header."""
        if self._until is not None:
            return
        heading, game = self.heading, self.game
        if heading.chance is not None:
            for error in game.script_left:
                self.fail(self.misdrawn(error))
        if heading.result is not None:
            wanted = [] if heading.result == ["open"] else sorted(heading.result)
            found = sorted(game.result.winners) if game.result else []
            if wanted != found:
                at = next((i for i, t in enumerate(self.reader.opening, 1) if t.lstrip().startswith("result")), 1)
                args = {"name": "result", "expected": wanted or "open", "found": found or "open"}
                self.fail(evolve(self.header_fault("differs", at, 1, "scenario", args), unreadable=False))
