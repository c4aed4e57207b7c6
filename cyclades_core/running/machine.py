"""The machine runs the frames of a state until a decision is needed or the game is over.

It is made anew for any state (nothing in it is saved): everything that waits is in the state's frames. An operation
that needs an answer returns ASK; answering it calls the operation again with the value. A question with one answer is
answered here and shown as an event.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ..plain.asking import ASK, Context
from ..plain.domains import Domain, One
from ..plain.events import CAUSED
from ..plain.limits import STEPS
from ..state import Frame, State, Table
from ..verbs.operations import ANY_CHANGE, END, Op
from .battles import Battles
from .causes import Causes
from .endless import WATCHED, endless, overflow
from .figures import Figures
from .gods import Gods
from .menus import Menus
from .standing import Standing

__all__ = ["Machine"]


class Machine(Battles, Causes, Figures, Gods, Menus, Standing):
    """State, table and ruleset together, with all that rules and verbs may ask of them."""

    __slots__ = (
        "across",
        "ask_all",
        "asked",
        "asker",
        "closed",
        "cx",
        "events",
        "hold",
        "left",
        "memo",
        "mute",
        "no_frame",
        "pending",
        "present",
        "r",
        "revealed",
        "running",
        "s",
        "script",
        "stale",
        "suspects",
        "t",
        "trail",
        "unasked",
    )

    def __init__(self, table: Table, state: State) -> None:
        self.t = table
        self.r = table.rules
        self.s = state
        self.cx = Context()
        self.no_frame = Frame()
        self.events: list[tuple[Any, ...]] = []
        self.mute = False
        self.ask_all = False  # ask even where there is one answer: for reading texts that write it out
        self.across = False  # may a clause go on to another seat, as in logs of the first schema?
        self.hold = False  # stop where a turn would end by itself: for looking at what an action left behind
        self.asked: Any = None  # the domain whose answer is being given
        self.left = STEPS  # so often a loop may go round before somebody is asked
        self.suspects: list[int] = []  # programs on top after that
        self.asker = -1  # the faction that is asked
        self.stale = True  # must `look` note anew which cards are in play?
        self.present = 0
        self.memo: dict[Any, int] = {}  # answers about areas, good until something changes
        self.revealed = 0  # what chance or a card has shown since the last answer: bits of `plain.reveals`
        self.closed = True  # has the clause ended, so that the next answer begins a new one?
        self.pending: tuple[Any, Frame, Domain] | None = None
        self.running: Frame | None = None  # the frame that is at work: others may lie upon it already
        # what was answered since the owner last looked: (operation, domain, value, begins a clause, forced, by whom)
        self.trail: list[tuple[Any, Domain, Any, bool, bool, int]] = []
        self.script: dict[str, tuple[Any, ...]] = {}  # scripted draws by kind, never changed in place
        # questions without any answer, passed over: noted only for reading texts, which may try to answer them
        self.unasked: Any = None

    def copy(self) -> Machine:
        """A machine on a clone of the state, waiting at the same question."""
        new = Machine.__new__(Machine)
        new.t, new.r = self.t, self.r
        new.s = self.s.clone()
        new.cx = Context()  # set by whoever asks, read at once: a clone in another thread must not write into it
        new.no_frame = self.no_frame
        new.events = []
        new.mute = self.mute
        new.ask_all = new.hold = False
        new.across = self.across
        new.asked = None
        new.left, new.suspects = STEPS, []
        new.asker = self.asker
        new.stale, new.present = self.stale, self.present
        new.memo = {}
        new.revealed = 0
        new.closed = self.closed
        pending = self.pending
        new.pending = None if pending is None else (pending[0], new.s.frames[-1], pending[2])
        new.running = None
        new.trail = []
        new.script = self.script
        new.unasked = None
        return new

    def take(self, state: State) -> None:
        """Work on another state of the same game from now on: what was noted about the old one is forgotten."""
        self.s = state
        self.stale = True
        self.memo.clear()

    def run(self) -> None:
        """Go on until somebody must decide (`pending`) or nothing is left to do."""
        s, t, r = self.s, self.t, self.r
        frames, codes, memo = s.frames, r.codes, self.memo
        watch, urgent = t.watch, t.urgent
        self.pending = None
        self.left = left = STEPS
        if s.dirty & watch and (urgent or not s.held):
            self.check_rules()
        while frames:
            left -= 1
            if left <= 0:
                self.suspect(left)
            self.running = f = frames[-1]
            ops = codes[f.program]
            code, work, pc, other = ops[f.place]
            # as long as this frame is on top and no standing rule stirs
            while True:
                if code < END:
                    if code:  # ANY
                        pc = work(self, f)
                        if pc < 0:
                            return
                    else:  # CHANGE
                        self.closed = True
                        work(self, f)
                        if memo:
                            memo.clear()
                elif code == END:
                    self.closed = True
                    del frames[-1]
                    if work:  # standing rules waited for it
                        s.held -= 1
                    if s.dirty & watch and (urgent or not s.held):
                        self.check_rules()
                    break
                elif code == ANY_CHANGE:
                    self.closed = True
                    pc = work(self, f)
                    if memo:
                        memo.clear()
                    if pc < 0:
                        return
                else:  # IF
                    f.place = pc = pc if work(self, f) else other
                    code, work, pc, other = ops[pc]
                    continue
                f.place = pc
                if s.dirty & watch and (urgent or not s.held) and self.check_rules():
                    break
                if not frames or frames[-1] is not f:
                    break
                code, work, pc, other = ops[pc]

    def begin(self) -> None:
        """Run a state that was just made."""
        try:
            self.run()
        except RecursionError:
            raise endless(self) from None
        except ValueError as error:
            raise overflow(self, error) from error

    def suspect(self, left: int) -> None:
        """More was done than any card needs: note who does it, and give up in the end."""
        if left == 0:
            self.suspects.clear()
        self.suspects.append(self.s.frames[-1].program)
        if left < -WATCHED:
            raise endless(self)

    def stop(self) -> None:
        """Give up: a loop goes on and on."""
        self.suspects.clear()
        raise endless(self)

    def look(self) -> int:
        """Note the cards in play; moving a card keeps the note right (`rules.cards.move`)."""
        self.stale, self.present = False, self.in_play()
        return self.present

    def in_play(self) -> int:
        """Mask of the cards in play: those before somebody, and the special ones that have left their deck."""
        s, t, r = self.s, self.t, self.r
        out = 0
        for zone in (s.zones[place] for place in (*t.hands, *t.secrets)):
            for card in zone:
                out |= 1 << card
        for card, deck in r.special_cards:
            place = s.where[card]
            if place != deck and place not in r.decks and place != t.z_removed:
                out |= 1 << card
        return out

    def ask(self, op: Op, f: Frame, d: Domain, who: int = -1) -> int:
        """Wait for an answer, or give the only one there is. `who` is asked, if the operation knows already."""
        if who < 0:
            who = op.who(self, f)
        # a clause belongs to one seat: it ends where another is asked
        if not self.closed and not self.across and self.t.seat_of[who] != self.t.seat_of[self.asker]:
            self.closed = True
        self.asker = who
        if d.count == 1 and not self.ask_all and not self.pauses(op, f, d):
            value = d.item(0)
            self.trail.append((op, d, value, self.closed, True, who))
            if not self.mute:
                self.events.append(("answered", who, op, d, value))
            self.closed = False
            self.asked = d
            pc = op.answer(self, f, value)
            if self.memo and not op.binds:
                self.memo.clear()
            return pc
        self.pending = (op, f, d)
        return ASK

    def pauses(self, op: Op, f: Frame, d: Domain) -> bool:
        """At a discreet table: is a question asked even with one answer, because no pause would tell what is hidden?"""
        return self.t.discreet and op.tells(self, f, d)

    def keeps(self, f: int = -1) -> bool:
        """Does the faction (or anybody) keep cards face down?"""
        t = self.t
        return any(self.s.zones[zone] for zone in t.secrets) if f < 0 else bool(self.s.zones[t.secrets[f]])

    def held(self) -> int:
        """Stop here, with no question: nothing can be answered on this machine any more."""
        self.pending = None
        return ASK

    def answer(self, value: Any) -> None:
        """Answer the pending question with a value that is known to be legal, and go on."""
        assert self.pending is not None
        op, self.running, self.asked = self.pending
        f = self.running
        self.trail.append((op, self.asked, value, self.closed, False, self.asker))
        self.closed = False
        try:
            f.place = op.answer(self, f, value)
            if self.memo and not op.binds:
                self.memo.clear()
            self.run()
        except RecursionError:  # what can be done depends on what can be done, and so on
            raise endless(self) from None
        except ValueError as error:
            raise overflow(self, error) from error

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
        s, trail, memo, run = self.s, self.trail, self.memo, self.run
        at = s.round
        mute, self.mute = self.mute, True
        trail.clear()
        while self.pending is not None:
            # as in `answer`, but nothing of it is noted beyond the counts
            op, f, d = self.pending
            number = draws[self.asker](d.count)
            value = d.answers[number] if type(d) is One else d.item(number)
            asked += 1
            if self.closed or not begun:
                begun = True
                clauses += 1
            self.closed = False
            self.asked = d
            f.place = op.answer(self, f, value)
            if memo and not op.binds:
                memo.clear()
            run()
            if each is not None:
                each()
            if trail:  # what was forced
                forced += len(trail)
                for entry in trail:
                    if entry[3]:
                        begun = False
                trail.clear()
            if s.round != at:
                at = s.round
                if watch is not None:
                    watch()
                if at > rounds:
                    break
        self.mute = mute
        return asked, forced, clauses

    def close_clause(self) -> None:
        """A change was made inside an operation that is not a change by itself."""
        self.closed = True
        self.memo.clear()

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
        start, blank, hold = self.r.entries_of[program]
        bound = [*given, *blank[len(given) :]]
        self.s.frames.append(Frame(program, start, subject, actor, source, here, bound, groups))
        if hold:
            self.s.held += 1

    def tell(self, key: str, *args: Any, **more: Any) -> None:
        """Something happened: what `plain.events` says of it, and what else is known (`site`, `from_`, `count` ...).

        Why it happened is found out here, unless whoever tells knows better (`cause`).
        """
        if not self.mute:
            if key in CAUSED and "cause" not in more:
                self.explain(key, more)
            self.events.append((key, *args, more))

    def reveal(self, what: int) -> None:
        """Something came to light (`plain.reveals`): it cannot be taken back any more."""
        self.revealed |= what

    def try_out(self, work: Any, test: Any) -> bool:
        """Would `test` hold after `work`? Done on a copy of the state that is thrown away."""
        saved, mute, revealed = self.s, self.mute, self.revealed
        known, noted = self.memo.copy(), (self.stale, self.present)
        self.s = saved.clone()
        self.memo.clear()
        self.mute = True
        try:
            work()
            return bool(test())
        finally:
            self.s = saved
            self.memo.clear()
            self.memo.update(known)
            self.stale, self.present = noted
            self.mute, self.revealed = mute, revealed
