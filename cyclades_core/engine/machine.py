"""The machine runs the frames of a state until a decision is needed or the game is over.

It is made anew for any state (nothing in it is saved): everything that waits is in the state's frames. An operation
that needs an answer returns ASK; answering it calls the operation again with the value. A question with one answer is
answered here and shown as an event.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from .operations.operation import Op
from .operations.runner_interface import Runner
from .operations.triggers import check_rules, watchers
from .program_errors import WATCHED, endless, overflow
from .state import Frame, State
from .values.answer_domains import Answer, Domain
from .values.limits import STEPS
from .values.question_context import ASK, NOTHING_ASKED, ClauseEnded

__all__ = ["Machine"]


class Machine(Runner):
    """State, table and ruleset together, with all that rules and verbs may ask of them."""

    __slots__ = ()

    def copy(self) -> Machine:
        """A machine on a clone of the state, waiting at the same question."""
        return self.on(self.state.clone())

    def on(self, state: State) -> Machine:
        """A machine like this one on another state of the same game, in which the same question waits."""
        new = Machine(self.table, state)
        new.mute = self.mute
        new.across = self.across
        new.asker = self.asker
        new.stale, new.present = self.stale, self.present
        new.closed = self.closed
        new.forced = self.forced
        pending = self.pending
        new.pending = None if pending is None else (pending[0], new.state.frames[-1], pending[2])
        new.script = self.script
        return new

    def take(self, state: State) -> None:
        """Work on another state of the same game from now on: what was noted about the old one is forgotten."""
        self.state = state
        self.stale = True

    def run(self) -> None:
        """Go on until somebody must decide (`pending`) or nothing is left to do."""
        state, table, library = self.state, self.table, self.library
        frames, programs, due = state.frames, library.programs, self.due
        watch, urgent, trying = table.watch, table.urgent, self.trying
        self.pending = None
        self.left = left = STEPS
        if state.dirty & watch and (urgent or not state.held):
            check_rules(self)
        while frames:
            left -= 1
            if left <= 0:
                self.suspect(left)
            self.running = f = frames[-1]
            ops = programs[f.program].ops
            # as long as this frame is on top and no standing rule stirs
            while True:
                op = ops[f.place]
                if op.change:
                    self.closed = True
                    if trying:
                        raise ClauseEnded
                    if op.ends:
                        del frames[-1]
                        if self.ended is not None:
                            self.ended.append(f.program)
                        if library.holds_others[f.program]:  # standing rules waited for it
                            state.held -= 1
                        if state.dirty & watch and (urgent or not state.held):
                            check_rules(self)
                        break
                place = op.run(self, f)
                if due:
                    self.settle()
                if place == ASK:
                    return
                f.place = place
                if state.dirty & watch and (urgent or not state.held) and check_rules(self):
                    break
                if not frames or frames[-1] is not f:
                    break

    def begin(self) -> None:
        """Run a state that was just made."""
        try:
            self.run()
        except RecursionError:
            raise endless(self) from None
        except (OverflowError, ValueError) as error:
            raise overflow(self, error) from error

    def wait_again(self, closed: bool) -> None:
        """Come again to the question of a state that waited for an answer; `closed`: no clause had begun there."""
        across, self.across = self.across, True  # whose clause it is was settled then
        self.closed = closed
        self.begin()
        self.across, self.closed = across, closed

    def suspect(self, left: int) -> None:
        """More was done than any card needs: note who does it, and give up in the end."""
        if left == 0:
            self.suspects.clear()
        self.suspects.append(self.state.frames[-1].program)
        if left < -WATCHED:
            raise endless(self)

    def stop(self) -> None:
        """Give up: a loop goes on and on."""
        self.suspects.clear()
        raise endless(self)

    def ask(self, operation: Op, frame: Frame, domain: Domain, who: int) -> int:
        """Wait for an answer of this faction, or give the only one there is."""
        # a clause belongs to one seat: it ends where another is asked
        if not self.closed and not self.across and self.table.seat_of[who] != self.table.seat_of[self.asker]:
            self.close_clause()
        self.asker = who
        self.forced = domain.count == 1 and not self.waits(operation, frame, domain)
        if self.forced and not self.ask_all:
            value = domain.item(0)
            self.trail.append((operation, domain, value, self.closed, True, who))
            if not self.mute:
                self.events.append(("answered", who, operation, domain, value))
            self.closed = False
            self.asked = domain
            return self.give(operation, frame, value)
        self.pending = (operation, frame, domain)
        return ASK

    def pass_by(self, operation: Op, frame: Frame, domain: Domain, who: int, place: int) -> int:
        """Go on at `place`, past a question with one answer that nobody is asked; a text may write it out, and leaves
        no more of it than play does.
        """
        if self.unasked is None:
            return place
        self.passed = self.asker, self.closed
        place = self.ask(operation, frame, domain, who)
        self.forced = True
        return place

    def give(self, operation: Op, frame: Frame, value: Answer) -> int:
        """Hand an answer to the operation that asked; the place where it goes on."""
        if isinstance(value, int):
            return operation.answer(self, frame, value)
        return operation.answer_amounts(self, frame, value)

    def pauses(self, operation: Op, frame: Frame, domain: Domain) -> bool:
        """At a discreet table: is a question asked even with one answer, because no pause would tell what is hidden?"""
        return self.table.discreet and operation.tells(self, frame, domain)

    def waits(self, operation: Op, frame: Frame, domain: Domain) -> bool:
        """Is a question with one answer asked: at a discreet table, or because the seat wants to confirm what it has
        begun?
        """
        table = self.table
        return (not self.closed and bool(table.confirm >> table.seat_of[self.asker] & 1)) or self.pauses(
            operation, frame, domain
        )

    def held(self) -> int:
        """Stop here, with no question: nothing can be answered on this machine any more."""
        self.pending = None
        return ASK

    def answer(self, value: Answer, forced: bool = False) -> None:
        """Answer the pending question with a value that is known to be legal, and go on; `forced`: with the only one,
        as the machine would by itself.
        """
        assert self.pending is not None
        op, _, d = self.pending
        if self.passed is None:
            self.trail.append((op, d, value, self.closed, forced, self.asker))
            if forced and not self.mute:
                self.events.append(("answered", self.asker, op, d, value))
        try:
            self.go_on(value)
        except RecursionError:  # what can be done depends on what can be done, and so on
            raise endless(self) from None
        except (OverflowError, ValueError) as error:
            raise overflow(self, error) from error

    def go_on(self, value: Answer) -> None:
        """Hand the answer to the operation that waits for it, and run on to the next question."""
        assert self.pending is not None
        op, f, self.asked = self.pending
        self.running = f
        if self.passed is None:
            self.closed = False
        else:
            self.asker, self.closed = self.passed
            self.passed = None
        f.place = self.give(op, f, value)
        if self.due:
            self.settle()
        self.run()

    def play_out(
        self,
        draws: Sequence[Callable[[int], int]],
        rounds: int,
        watch: Callable[[], object] | None = None,
        each: Callable[[], object] | None = None,
    ) -> tuple[int, int, int]:
        """Answer every question by chance until the game or so many rounds are over: the quick loop of simulations.

        `draws` gives each faction its draw of a number below n; `watch` is called when a round has ended, `each` at
        every decision and at the end. Counts what was asked, what was forced, and the clauses in which somebody was
        asked.
        """
        asked = forced = clauses = 0
        begun = not self.closed
        state, trail = self.state, self.trail
        at = state.round
        mute, self.mute = self.mute, True
        trail.clear()
        while self.pending is not None:
            d = self.pending[2]
            value = d.item(draws[self.asker](d.count))
            asked += 1
            if self.closed or not begun:
                begun = True
                clauses += 1
            self.go_on(value)
            if each is not None:
                each()
            if trail:  # what was forced
                forced += len(trail)
                for entry in trail:
                    if entry[3]:
                        begun = False
                trail.clear()
            if state.round != at:
                at = state.round
                if watch is not None:
                    watch()
                if at > rounds:
                    break
        self.mute = mute
        return asked, forced, clauses

    def close_clause(self) -> None:
        """The clause ends here: something changes, or another seat is asked."""
        self.closed = True
        if self.trying:
            raise ClauseEnded

    def push(
        self,
        program: int,
        subject: int,
        actor: int = -1,
        source: int = -1,
        here: int = -1,
        given: Sequence[int] = (),
        groups: tuple[tuple[int, tuple[int, ...]], ...] = (),
    ) -> None:
        """Put a program on the stack; `given` are its first bindings."""
        blank, hold = self.library.entries_of[program]
        bound = [*given, *blank[len(given) :]]
        self.state.frames.append(Frame(program, 0, subject, actor, source, here, bound, groups))
        if hold:
            self.state.held += 1

    def try_out(self, work: Callable[[], object], test: Callable[[], bool]) -> bool:
        """Would `test` hold after `work`? Done on a copy of the state that is thrown away."""
        saved, mute, revealed = self.state, self.mute, self.revealed
        noted, due, trying = (self.stale, self.present), len(self.due), self.trying
        self.state = saved.clone()
        self.mute = True
        self.trying = False  # what is done only to look ahead ends nothing
        try:
            work()
            return test()
        finally:
            self.state = saved
            del self.due[due:]
            self.stale, self.present = noted
            self.mute, self.revealed, self.trying = mute, revealed, trying

    def fire(self, moment: str, subject: int, actor: int, given: Sequence[int] = ()) -> None:
        """A moment has come: those who watch it are put on the stack."""
        for program, f, source, here in watchers(self, moment, subject, actor, given, NOTHING_ASKED):
            self.push(program, f, actor, source, here, given)

    def settle(self) -> None:
        """See to what rules have brought about: in its order, so that the last comes on top."""
        due = self.due.copy()
        self.due.clear()
        for one in due:
            if not one.moment:
                self.push(one.program, one.subject, one.actor, one.source, -1, one.given)
                continue
            for program, f, source, here in one.times * watchers(
                self, one.moment, one.subject, one.actor, one.given, one.ask
            ):
                self.push(program, f, one.actor, source, here, one.given)
