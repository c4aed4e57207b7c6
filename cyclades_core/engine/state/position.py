"""A position: the state with all that rules need to read and change it. The machine is one that can also run.

Rules get nothing else. What they bring about beyond the state is noted here: news for people (`rules.news.tell`), what
came to light (`revealed`), and what is due: moments that content may watch, and programs that follow. The machine
sees to these when the operation at work is done, or where the operation says so (`Runner.settle`).
"""

from __future__ import annotations

from collections.abc import Sequence

from ..values.question_context import NOTHING_ASKED, QueryContext
from ..values.reveals import Shown
from .compiled_content import CompiledContent
from .game_layout import GameLayout
from .game_state import State
from .state_records import Frame

__all__ = ["PendingTrigger", "Position"]


class PendingTrigger:
    """A moment that has come (`moment`, perhaps several `times` at once), or a program that begins."""

    __slots__ = ("actor", "ask", "given", "moment", "program", "source", "subject", "times")

    def __init__(
        self,
        moment: str,
        program: int,
        subject: int,
        actor: int,
        source: int,
        given: Sequence[int],
        ask: QueryContext = NOTHING_ASKED,
        times: int = 1,
    ) -> None:
        self.moment = moment
        self.program = program
        self.subject = subject
        self.actor = actor
        self.source = source
        self.given = given
        self.ask = ask
        self.times = times


class Position:
    """State, table and content together, with what is noted while something is done."""

    __slots__ = (
        *("book", "due", "events", "mute", "noted", "present", "revealed", "running"),
        *("script", "stale", "state", "table", "wary"),
    )

    def __init__(self, table: GameLayout, state: State) -> None:
        self.table = table
        self.book: CompiledContent = table.rules
        self.state = state
        self.due: list[PendingTrigger] = []
        self.events: list[tuple[object, ...]] = []
        self.mute = False
        self.stale = True  # must `look` note anew which cards are in play?
        self.present = 0
        self.revealed = 0  # what chance or a card has shown since the last answer: bits of `plain.reveals`
        self.wary = False  # stop where something would come to light: for foreseeing what a clause leads to
        self.running: Frame | None = None  # the frame that is at work: others may lie upon it already
        self.script: dict[str, tuple[object, ...]] = {}  # scripted draws by kind, never changed in place
        # what chance brought, for whoever writes it down: (kind, value), see `scripting.named`; None: nobody does
        self.noted: list[tuple[str, object]] | None = None

    def happens(self, moment: str, subject: int, actor: int, *given: int) -> None:
        """A moment has come that content may watch."""
        self.due.append(PendingTrigger(moment, -1, subject, actor, -1, given))

    def loses(self, subject: int, kind: int, place: int, amount: int, ask: QueryContext) -> None:
        """So many units were lost, one by one: those who watch it may ask for its kind, where, and why."""
        self.due.append(PendingTrigger("unit-lost", -1, subject, subject, -1, (kind, place), ask, amount))

    def begins(self, program: int, subject: int, actor: int, source: int = -1, given: Sequence[int] = ()) -> None:
        """A program follows."""
        self.due.append(PendingTrigger("", program, subject, actor, source, given))

    def look(self) -> int:
        """Note the cards in play; moving a card keeps the note right (`rules.cards.move`)."""
        self.stale, self.present = False, self.in_play()
        return self.present

    def in_play(self) -> int:
        """Mask of the cards in play: those before somebody, and the special ones that have left their deck."""
        state, table, book = self.state, self.table, self.book
        out = 0
        for zone in (state.zones[place] for place in (*table.hands, *table.secrets)):
            for card in zone:
                out |= 1 << card
        for card, deck in book.special_cards:
            place = state.where[card]
            if place != deck and place not in book.decks and place != table.z_removed:
                out |= 1 << card
        return out

    def all_quiet(self) -> None:
        """No standing rule has anything to do with what has changed so far."""
        self.state.dirty = 0

    def reveal(self, what: int) -> None:
        """Something came to light (`plain.reveals`): it cannot be taken back any more."""
        self.revealed |= what
        if self.wary and self.revealed:
            raise Shown
