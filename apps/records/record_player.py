"""One record, played: set up the game, apply the clauses, compare marks, draws and expectations.

A failed check does not stop the run. A rejected clause ends its line of play (the bracket, or the record). Whatever is
wrong becomes a fault of the outcome, never an exception.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from attrs import evolve

from cyclades_core.content.toml import nearest
from cyclades_core.engine.values.errors import IllegalAction, ScriptError
from cyclades_core.engine.values.limits import RECORD_CLAUSES
from cyclades_core.engine.values.refusals import Refusal
from cyclades_core.game.game import Game
from cyclades_core.game.internals import GameInternals
from cyclades_core.game.public_types import Event

from ..scenarios.name_checks import GameNames
from .comparison import Comparison
from .fault_places import draw_fault, header_fault
from .line_of_play import LineOfPlay
from .quoted_names import in_other_case, unquoted
from .record_bots import BotSeats
from .record_errors import RecordError, RecordProblem
from .record_lines import RecordLine, RecordWord
from .record_outcomes import Asked, PlayedRow, RecordOutcome, Span, Stopped, Unseen
from .record_reader import RecordReader
from .record_setup import RulesetSource, set_up_game
from .redacted_clauses import filled
from .refusal_hints import asked, guilty, missing
from .scripted_draws import Draws, Script

__all__ = ["PlayedRow", "RecordOutcome", "RecordPlayer", "Span"]

TITLE = 120  # characters of a bracket's comment that are kept: ten thousand brackets must not fill the memory


class RecordPlayer:
    """A record that is played once, by `all`. Afterwards `out` says how it went, and `main_line` is its game.

    `begun` is called when the game is set up, `look` with each line of the body, `watch` with each clause that was
    played. `since` and `until` limit what is compared and played. With `update`, values that differ are filled in
    instead of being faults. With `keep_going`, the run continues after a rejected clause.
    """

    def __init__(
        self,
        reader: RecordReader,
        rules: RulesetSource,
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
        self.is_set_up = False  # if it is, there are `play`, `names` and `setup`
        self.play: LineOfPlay
        self.names: GameNames
        self.setup: list[tuple[str, Any]] = []  # the draws before the first clause
        self._comparison: Comparison
        self._bots = BotSeats(self.heading)
        self._script = Script(())  # the draws that the text has for the last clause
        self._skipping = 0  # brackets to leave until the text is played again

    # -- the whole record ----------------------------------------------------------------------------------------

    def all(self) -> RecordOutcome:
        """Play the record to its end, and return how it went."""
        try:
            self._begin()
            self._ask_bots()
            self._play_lines()
            self._end()
        except RecordError as error:
            for fault in error.faults:
                self.out.add_fault(fault)
        except Unseen:
            self.out.unseen = self.heading.seen_by or ""
        except Stopped:
            pass
        if self.is_set_up:
            self._sum_up()
        return self.out

    @property
    def main_line(self) -> Game:
        """The game outside of all brackets."""
        return self.play.main_line

    def _begin(self) -> None:
        """Set up the game, and compare the script with the draws of the setup."""
        out, heading = self.out, self.heading
        game, self._script = set_up_game(self.reader, self._rules, self._draws_ahead(), out)
        self.play, self.is_set_up = LineOfPlay(game), True
        self.names = GameNames(game)
        self._comparison = Comparison(self.reader, self.play, self.names, out, self.update)
        out.places = game.places
        out.names, out.genders = dict(heading.names), dict(heading.genders)
        if self._begun is not None:
            self._begun(out)
        if heading.is_scripted:
            self._script.place(game)
        self.play.add(game.take_events(), game.take_draws())
        self.setup = list(self.play.draws.order)
        if heading.given is not None and not heading.is_scripted:
            self.play.layout = Draws()
            self.play.layout.add([*GameInternals(game).layout_draws(), *self.setup])
        self._check_script(None)

    def _end(self) -> None:
        """Check what must hold at the end of the text: all scripted draws were made, the result is as in the header."""
        if self._until is not None:
            return
        heading, game = self.heading, self.play.game
        if heading.chance is not None:
            for error in game.script_left:
                self.out.add_fault(self._draw_fault(error))
        if heading.result is not None:
            wanted = [] if heading.result == ["open"] else sorted(heading.result)
            found = sorted(game.result.winners) if game.result else []
            if wanted != found:
                at = next((i for i, t in enumerate(self.reader.opening, 1) if t.lstrip().startswith("result")), 1)
                args = {"name": "result", "expected": wanted or "open", "found": found or "open"}
                fault = header_fault(self.reader, "differs", at, 1, "scenario", args)
                self.out.add_fault(evolve(fault, unreadable=False))

    def _sum_up(self) -> None:
        out, game = self.out, self.main_line
        out.round, out.asked, out.fingerprint = game.round, asked(game), game.fingerprint
        out.result = None if game.result is None else game.result.winners

    # -- lines ---------------------------------------------------------------------------------------------------

    def _play_lines(self) -> None:
        while not self._is_past():
            line = self.reader.take()
            if line is None:
                return
            if self._look is not None:
                self._look(line)
            if self._skipping:  # a clause of this bracket was rejected: what follows in it has no position
                self._skipping += (line.kind == "open") - (line.kind == "close")
                if not self._skipping:
                    self._close(line)
                continue
            try:
                self._play_line(line)
            except RecordError as error:
                for fault in error.faults:
                    self.out.add_fault(fault)
                # an unreadable fact does not stop the run
                if any(fault.unreadable for fault in error.faults) and line.kind != "fact":
                    raise Stopped from None
            except Unseen:
                raise
            except Stopped:
                if not self._keep_going:
                    if not self.play.depth:
                        raise
                    self._skipping = 1

    def _play_line(self, line: RecordLine) -> None:
        if line.kind == "clause":
            self._clause(line)
        elif line.kind == "open":
            self._open(line)
        elif line.kind == "close":
            self._close(line)
        elif line.kind == "chance":
            self.out.draws += 1
            self._comparison.compare_draw(line)
        elif self._is_before():
            return
        elif line.kind == "mark":
            self.out.checks += 1
            self._comparison.compare_mark(line)
        elif line.kind == "fact":
            self.out.checks += 1
            self._comparison.compare_fact(line)

    def _is_past(self) -> bool:
        """Is the next line after `--to`?"""
        span = self._until
        if span is None:
            return False
        if span.kind == "round":
            return self.play.game.round >= span.number and not self.play.depth
        ahead = next(self.reader.ahead(), None)
        if ahead is None:
            return False
        if span.kind == "line":
            return ahead.number > span.number
        return ahead.kind == "clause" and not self.play.depth and self.out.clauses >= span.number

    def _is_before(self) -> bool:
        """Is the current line before `--from`?"""
        span = self._since
        if span is None:
            return False
        if span.kind == "round":
            return self.play.game.round < span.number
        if span.kind == "line":
            return self.reader.number < span.number
        return self.out.clauses < span.number

    def _open(self, line: RecordLine) -> None:
        self.out.brackets += 1
        self.play.open_bracket(line)
        self._ask_bots()

    def _close(self, line: RecordLine) -> None:
        opened = self.play.close_bracket()
        if opened.comment:
            title = opened.comment.lstrip("# ").strip()[:TITLE]
            self.out.titles.append((opened.number, line.number, title))
        self._script = Script(())
        self._ask_bots()

    # -- clauses -------------------------------------------------------------------------------------------------

    def _clause(self, line: RecordLine) -> None:
        game = self.play.game
        if line.speaker not in self.names.seat:
            near = nearest(line.speaker, self.names.seat)
            fault = line.fault(self.reader.file, "unknown-seat", _speaker_word(line), seat=line.speaker)
            raise RecordError(evolve(fault, nearest=() if near is None else (near,), unreadable=True))
        if any(word.text == "?" for word in line.words):
            line = self._filled(line)
        clause = self.clause_of(line)
        if game.is_over:
            winners = ", ".join(game.result.winners if game.result else ()) or "none"
            at = self.play.last_number
            self.out.add_fault(line.fault(self.reader.file, "game-over", line=at, winners=winners))
            raise Stopped
        if not self._is_asked(line.speaker):
            if self.play.take_own_answer(line.speaker, clause):
                self._report(line, (), False)
                return
            if self.heading.is_seen:  # what the seat has not seen has gone another way
                raise Unseen
            self.out.add_fault(self._wrong_seat(line))
            raise Stopped
        if not self._is_bot(line.speaker):
            self._begin_clause(line)
        self._apply(line, clause)
        self._ask_bots()

    def _is_asked(self, speaker: str) -> bool:
        if speaker == self.play.game.asked:
            return True
        decision = self.play.game.decision
        return decision is not None and speaker == decision.faction.removeprefix("player-")

    def _is_bot(self, speaker: str) -> bool:
        """Does a bot have this seat, in a game with people? Clauses that are written for it say what it did."""
        bots = self.heading.bots
        return speaker in bots and len(bots) < len(self.heading.players)

    def _begin_clause(self, line: RecordLine) -> None:
        """Compare from now on with what this clause brings, and script its draws, which are written after it."""
        self.play.begin_clause(line)
        if self.heading.is_scripted:
            self._script = Script(self._draws_ahead())
            try:
                self._script.give(self.play.game)
            except ScriptError as error:
                self.out.add_fault(evolve(self._draw_fault(error), unreadable=True))
                raise Stopped from None

    def _apply(self, line: RecordLine, clause: str) -> None:
        game = self.play.game
        ply, joins = GameInternals(game).finished_entries, game.is_answered
        try:
            events = game.apply(clause)
        except IllegalAction as error:
            other = in_other_case(game, self.names, clause)
            if other is None:
                if self.play.take_own_answer(line.speaker, clause):
                    self._report(line, (), False)
                    return
                self._refused(line, clause, error.refusal)
                raise Stopped from None
            events = game.apply(other)
        if not self.play.depth:
            self.out.clauses += 1
        draws = game.take_draws()
        self.play.add(events, draws)
        self._report(line, tuple(GameInternals(game).texts_since(ply)), joins, events, draws)
        if self.heading.is_scripted:
            self._script.settle(game)
        self._check_script(line)

    def _report(
        self,
        line: RecordLine | None,
        clauses: tuple[str, ...],
        joins: bool,
        events: list[Event] | None = None,
        draws: list[tuple[str, Any]] | None = None,
        seat: str = "",
    ) -> None:
        """Call `watch` with the clauses that were played for a line, or (if it is None) by the bot of a seat."""
        if self._watch is not None and not self._is_before():
            number, who = (line.number, line.speaker) if line is not None else (0, seat)
            decision = self.play.game.decision
            following = None if decision is None else Asked(decision.prompt, decision.faction)
            more = (tuple(events or ()), self.play.depth, tuple(draws or ()), joins, following)
            self._watch(PlayedRow(number, GameInternals(self.play.game).entry_count, who, clauses, *more))

    def clause_of(self, line: RecordLine) -> str:
        """Return the words of a clause, with ids in place of quoted names."""
        if not any(word.text[0] == '"' for word in line.words):
            return line.said
        return unquoted(self.play.game, line, self.reader.file, self.heading.lang or "en")

    def _filled(self, line: RecordLine) -> RecordLine:
        """Return a clause with the only answer that fits in place of `?`. `Unseen` if there are several, or none."""
        if not self.heading.is_seen:
            word = next(word for word in line.words if word.text == "?")
            raise RecordError(evolve(line.fault(self.reader.file, "hole", word), unreadable=True))
        if not self.play.game.is_over and self._is_asked(line.speaker):
            found = filled(self.play.game, line)
            if found is not None:
                return found
        raise Unseen

    # -- bots ----------------------------------------------------------------------------------------------------

    def _ask_bots(self) -> None:
        """Let bots answer while they are asked and the next clause of the text is not theirs."""
        bots = self.heading.bots
        if not bots:
            return
        game = self.play.game
        inner = GameInternals(game)
        while (seat := game.asked) is not None and seat in bots and not self._is_enough():
            following = self.reader.next_speaker()
            if following is not None and seat in (following[0], inner.seat_of(following[0])):
                return
            ply = inner.finished_entries
            events = game.apply(self._bots.choose(game, seat))
            draws = game.take_draws()
            self.play.add(events, draws)
            if inner.finished_entries > ply:
                texts = tuple(inner.texts_since(ply))
                self._report(None, texts, False, events, draws, seat)
                if not self.play.depth:
                    self.out.clauses += 1
                    if self.out.clauses > RECORD_CLAUSES:
                        raise Stopped
                added = self.out.added.setdefault(self.play.last_number, [])
                added.extend(f"{seat}: {text}" for text in texts)
        self._check_script(self.play.last)

    def _is_enough(self) -> bool:
        """Have bots played up to `--to`? If it is a line of the text, it does not limit them."""
        span = self._until
        return span is not None and (
            (span.kind == "round" and self.play.game.round >= span.number)
            or (span.kind == "clause" and self.out.clauses >= span.number)
        )

    # -- draws ---------------------------------------------------------------------------------------------------

    def _draws_ahead(self) -> Iterator[RecordLine]:
        """Yield the lines of chance up to the next clause of a person, or a bracket."""
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

    def _check_script(self, line: RecordLine | None) -> None:
        """Check that the script had every draw of this clause, and that each was possible."""
        error = self.play.game.script_fault
        if error is None:
            return
        if self.heading.is_seen:
            raise Unseen
        self.out.add_fault(self._draw_fault(error, line))
        raise Stopped

    def _draw_fault(self, error: ScriptError, line: RecordLine | None = None) -> RecordProblem:
        return draw_fault(self.reader, self._script, error, line, self.play.last)

    # -- rejected clauses ----------------------------------------------------------------------------------------

    def _refused(self, line: RecordLine, clause: str, refusal: Refusal) -> None:
        if self.heading.is_seen:
            raise Unseen
        game = self.play.game
        place = line.fault(self.reader.file, refusal.code, guilty(game, line, refusal))
        where = {"file": place.file, "line": place.line, "column": place.column, "end": place.end, "text": place.text}
        near = tuple(game.nearest(clause, 3))
        self.out.add_fault(RecordProblem.refused(refusal, **where, asked=asked(game), nearest=near))

    def _wrong_seat(self, line: RecordLine) -> RecordProblem:
        game, name = self.play.game, _speaker_word(line)
        decision = game.decision
        assert decision is not None
        if game.is_answered:  # another player's clause is not finished
            begun = {"seat": decision.seat, "clause": game.begun, "line": self.play.last_number}
            return line.fault(self.reader.file, "unfinished", name, **begun, **missing(game))
        args = {"seat": line.speaker, "asked": decision.seat, "prompt": decision.prompt}
        fault = line.fault(self.reader.file, "wrong-seat", name, **args)
        return evolve(fault, asked=asked(game), nearest=tuple(game.nearest("", 3)))


def _speaker_word(line: RecordLine) -> RecordWord:
    """Return the name at the beginning of a clause, with its columns."""
    start = len(line.text) - len(line.text.lstrip()) + 1
    return RecordWord(line.speaker, start, start + len(line.speaker))
