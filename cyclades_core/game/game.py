"""The object behind the door: a running game.

game.decision   the one question the game waits on
game.legal      the answers to it, lazily
game.apply(x)   answer it: a number or tuple from `legal`, the text of a clause, or its JSON form
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from cyclades_core.content.compiler.ruleset import Ruleset
from cyclades_core.engine.machine import Machine
from cyclades_core.engine.program_errors import ProgramFault
from cyclades_core.engine.rules import scripted_chance
from cyclades_core.engine.rules.initial_stock import lay_out
from cyclades_core.engine.rules.random_seeds import DERIVATION
from cyclades_core.engine.state import Frame, GameLayout, State
from cyclades_core.engine.values.answer_domains import Domain
from cyclades_core.engine.values.errors import IllegalAction, ScriptError, expect
from cyclades_core.engine.values.refusals import Refusal
from cyclades_core.files import write_file

from . import sampling
from .drafts import Drafts
from .events import decision_of, told
from .history.game_documents import Written
from .history.journal import Journal
from .history.past_entries import Past
from .history.snapshot_guard import Copied, careful, check_number, check_seat, guarded, replayed
from .notation import clause_parser, clause_text
from .public_types import Decision, Event, Legal, Result, answers_text
from .setup.layouts import board_of, check_board
from .setup.new_game import prepare
from .views import seat_view
from .views.board_document import board_document

__all__ = ["Game"]


SPECTATOR = "spectator"


class Game(Copied, Drafts, Past, Written):
    """A game in progress. Make one with `Game.new`, `Game.from_position` or `Game.from_json`."""

    __slots__ = (
        "_journal",
        "_loaded",
        "_m",
        "_start",
        "_table_arguments",
        "_told",
        "keep_history",
        "rules",
    )

    def __init__(self, rules: Ruleset, table: GameLayout, state: State) -> None:
        self.rules = rules
        self._m = Machine(table, state)
        self._m.noted = []
        self._journal = Journal()
        self._told = 0  # events that were handed out
        self._loaded = False  # from a snapshot: what it says was checked, but not played
        self._start: dict[str, Any] = {}
        self._table_arguments: dict[str, Any] = {}
        self.keep_history = True

    # -- making games --------------------------------------------------------------------------------------------

    @classmethod
    def new(
        cls,
        rules: Ruleset,
        players: Sequence[str] | int = 3,
        mode: str | None = None,
        teams: Any = None,
        board: Any = None,
        seed: int | None = None,
        chance: Mapping[str, Any] | None = None,
        derivation: int = DERIVATION,
        discreet: bool = False,
        confirm: bool | Sequence[str] = False,
    ) -> Game:
        """Set up a game; `players` are names or a number. Without a seed it comes from the system.

        `derivation` 1 is how games before version 0.4 drew from their seeds. At a `discreet` table nobody learns what
        is hidden from who is asked and who is not: more is asked, even with one answer (docs/security.md). With
        `confirm` (True, or some of the seats) nobody spends by one click: inside a clause the only answer is asked for.
        """
        game = cls._laid_out(rules, players, mode, teams, board, seed, chance, derivation, discreet, confirm)
        game._begin()
        return game

    @classmethod
    def _laid_out(
        cls,
        rules: Ruleset,
        players: Sequence[str] | int = 3,
        mode: str | None = None,
        teams: Any = None,
        board: Any = None,
        seed: int | None = None,
        chance: Mapping[str, Any] | None = None,
        derivation: int = DERIVATION,
        discreet: bool = False,
        confirm: bool | Sequence[str] = False,
    ) -> Game:
        """Make a game of which no program has run yet."""
        game = prepare(cls, rules, players, mode, teams, board, seed, derivation, discreet, confirm)
        check_board(rules, game._m.table)
        game.script(chance)
        lay_out(game._m)
        return game

    @classmethod
    def from_position(
        cls,
        rules: Ruleset,
        position: Mapping[str, Any] | str,
        players: Sequence[str] | int = 3,
        mode: str | None = None,
        teams: Any = None,
        board: Any = None,
        seed: int | None = None,
        chance: Mapping[str, Any] | None = None,
        derivation: int = DERIVATION,
        discreet: bool = False,
        confirm: bool | Sequence[str] = False,
    ) -> Game:
        """A game that starts in the middle: see docs/scenarios.md for what a position can say."""
        from .positions.position_setup import set_position
        from .positions.position_text import from_text

        if isinstance(position, str):
            position = from_text(position)
        game = prepare(cls, rules, players, mode, teams, board, seed, derivation, discreet, confirm)
        set_position(game._m, position)
        game.script(chance)  # from here on: the shuffles of the set-up do not count
        game._begin()
        game._start["position"] = dict(position)
        return game

    def _begin(self) -> None:
        """Go on to the first question; what is forced before it may be the beginning of its clause."""
        m = self._m
        m.begin()
        self._journal.begin(m, len(m.events))
        m.trail.clear()

    def script(self, chance: Mapping[str, Any] | None) -> None:
        """Add to the scripted draws, a list for each kind: `{"roll": [3, 0], "draw": ["sylph"]}` are the next two dice
        and the next card turned up. `engine.rules.scripted_chance` tells the kinds; `ScriptError` what cannot be meant.
        """
        if chance:
            scripted_chance.add(self._m, chance)

    @property
    def script_fault(self) -> ScriptError | None:
        """The first draw that the script did not tell although it tells draws of its kind, or could not be so."""
        return scripted_chance.fault(self._m)

    @property
    def script_left(self) -> list[ScriptError]:
        """What of the script was not drawn yet: for each kind the first entry."""
        return scripted_chance.left(self._m)

    # -- the decision --------------------------------------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        """Whether nobody is asked any more."""
        return self._m.pending is None

    @property
    @careful
    def decision(self) -> Decision | None:
        """The question the game waits on, or None when it is over. Not for the eyes of other seats: `decision_for`."""
        if self._m.pending is None:
            return None
        return decision_of(self._m, self._journal.open_parts)

    def decision_for(self, seat: str) -> Decision | None:
        """The question for the eyes of that seat, None while somebody else is asked (`asked` tells everybody who)."""
        check_seat(self, seat)
        return self.decision if self.asked == seat else None

    @property
    def seats(self) -> tuple[str, ...]:
        """The names of the seats, in their order at the table."""
        seats: tuple[str, ...] = self._m.table.seats
        return seats

    @property
    def board(self) -> str:
        """The name of the board, `assembled` for one laid by chance; a board of one's own has what it says."""
        return str(board_of(self._m.table).id)

    @property
    def places(self) -> dict[str, tuple[str, str]]:
        """Id of each area -> its kind and its name: for `Messages(places=...)`, so that stories tell names."""
        return dict(board_of(self._m.table).places)

    def board_document(self) -> dict[str, Any]:
        """The board as plain data that never changes during a game: areas, sites, islands, and where to draw them."""
        return board_document(board_of(self._m.table))

    @property
    def asked(self) -> str | None:
        """The seat that must answer, or None when the game is over: cheaper than the whole decision."""
        if self._m.pending is None:
            return None
        op, f, _ = self._m.pending
        table = self._m.table
        return str(table.seats[table.seat_of[op.who(self._m, f)]])

    @property
    def legal(self) -> Legal:
        """The answers to the current decision, made one by one when they are looked at."""
        return Legal(self)

    @careful
    def text(self, answer: Any) -> str:
        """The text of an answer to the current decision."""
        op, f, d = self._pending()
        if answer not in d:
            raise IllegalAction(self._refusal(op, f, answer))
        return clause_text.answer_text(self._m, op, d, answer)

    def _pending(self) -> tuple[Any, Frame, Domain]:
        if self._m.pending is None:
            raise IllegalAction(Refusal("game-over"))
        return self._m.pending

    @careful
    def why_not(self, action: Any) -> Refusal | None:
        """None if the action is legal, else the reason: a code, and the rule or card that forbids it."""
        if self._m.pending is None:
            return Refusal("game-over")
        if isinstance(action, str):
            return clause_parser.parse_clause(self._copy_machine(), action, self._journal.parts(self._m))[1]
        if isinstance(action, Mapping):
            return self.why_not(answers_text(action))
        op, f, d = self._pending()
        if isinstance(action, list):
            action = tuple(action)
        if action in d:
            return None
        return self._refusal(op, f, action)

    @careful
    def nearest(self, clause: str, most: int = 3) -> list[str]:
        """The legal clauses that are most like this text: for whoever has mistyped one."""
        from .notation.suggestions import nearest_clauses

        return nearest_clauses(self, clause, most)

    def _refusal(self, op: Any, f: Frame, value: Any) -> Refusal:
        """Why a value is not among the answers; one that is no number of this game at all is just not offered."""
        try:
            return op.why_not(self._m, f, value)
        except (AttributeError, IndexError, KeyError, OverflowError, TypeError, ValueError):
            return Refusal("not-offered", op.cite)

    def _copy_machine(self) -> Machine:
        m = self._m.copy()
        m.mute = True
        return m

    def apply(self, action: Any) -> list[Event]:
        """Answer the decision; the events that followed. An illegal action raises and has changed nothing."""
        return guarded(self, Game._apply, action) if self._loaded else self._apply(action)

    def _apply(self, action: Any) -> list[Event]:
        if not isinstance(action, (int, tuple)):  # mostly it is one of `legal`
            if isinstance(action, (str, Mapping)):
                clause = action if isinstance(action, str) else answers_text(action)
                self._m = self._journal.play(self._m, clause, self._told, self.keep_history)
                return self.take_events()
            if isinstance(action, list):
                action = tuple(action)
        op, f, d = self._pending()
        if action not in d:
            raise IllegalAction(self._refusal(op, f, action))
        try:
            self._answer(action)
        except ProgramFault:
            replayed(self)
            raise
        return self.take_events()

    def answers_of(self, clause: str) -> list[Any]:
        """The answers that a clause gives to the questions somebody is asked; what does not fit is refused."""
        values, refusal = clause_parser.parse_clause(self._copy_machine(), clause, self._journal.parts(self._m))
        if refusal is not None:
            raise IllegalAction(refusal)
        return values

    def _answer(self, value: Any) -> None:
        m = self._m
        if self.keep_history:
            self._journal.mark(m, value)
        else:
            self._journal.last = None  # what comes is not written down: nobody goes back past it
        m.revealed = 0
        m.trail.clear()
        m.answer(value)
        if self.keep_history:
            self._journal.note(m, self._told + len(m.events))

    def step(self, answer: Any) -> None:
        """Give an answer that came from `legal`, unchecked, without events and without a log: for search."""
        self._journal.last = None
        self._m.mute = True
        self._m.trail.clear()
        self._m.answer(answer)

    def play_fast(
        self,
        draws: Mapping[str, Callable[[int], int]],
        rounds: int,
        watch: Callable[[], object] | None = None,
        each: Callable[[], object] | None = None,
    ) -> tuple[int, int, int]:
        """Answer by chance until the game or so many rounds are over, without events and without a log.

        `draws` gives each seat its draw of a number below n; `watch` is called when a round has ended, `each` at every
        decision. How many answers were asked for, how many were forced, and in how many clauses.
        """
        table = self._m.table
        self._m.noted = self._journal.last = None
        return self._m.play_out(
            [draws[table.seats[table.seat_of[f]]] for f in range(table.n_factions)], rounds, watch, each
        )

    def take_events(self) -> list[Event]:
        """Events since the last look, with ids instead of numbers. Whole, secrets included: see `Event.seen_from`."""
        m = self._m
        rows, first = m.events, self._told
        if not rows:
            return []
        m.events = []
        self._told = first + len(rows)
        return told(m, rows, first, self._journal)

    def take_draws(self) -> list[tuple[str, Any]]:
        """What chance has brought since the last look, secrets included, in the words of a script
        (`engine.rules.scripted_chance`): `("roll", 3)`, `("draw", "harpy")`, `("gods", ("ares", "zeus"))`. A copy of
        the game begins with nothing.
        """
        out, self._m.noted = self._m.noted or [], []
        return out

    # -- looking -------------------------------------------------------------------------------------------------

    @careful
    def view(self, seat: str | None = None) -> dict[str, Any]:
        """Plain data for the eyes of that seat only; None or `spectator`: what everybody may see."""
        if seat == SPECTATOR and seat not in self.seats:
            seat = None
        if seat is not None:
            check_seat(self, seat)
        return seat_view.view(self._m, seat)

    @careful
    def sample(self, seat: str, rng: Any) -> Game:
        """A full game that agrees with all the seat knows, at the same question; the rest is drawn anew."""
        check_seat(self, seat)
        expect(hasattr(rng, "randrange") and hasattr(rng, "shuffle"), "rng", rng, "generator")
        # the log may name what was chosen secretly, the start holds the seed: neither goes with it
        out = self._with(sampling.determinise(self._m, seat, rng), Journal(), {})
        out.keep_history = False
        return out

    @property
    def result(self) -> Result | None:
        """How the game has ended; None while it goes on."""
        table, state = self._m.table, self._m.state
        if not state.result:
            return None
        sides = [i for i in range(len(table.sides)) if state.winners >> i & 1]
        names = [table.seats[table.seat_of[f]] for side in sides for f in table.sides[side]]
        return Result(tuple(dict.fromkeys(names)), len(sides) > 1)

    @property
    def round(self) -> int:
        """Which round (cycle) it is, from 1; 0 during the set-up."""
        return int(self._m.state.round)

    @property
    def fingerprint(self) -> str:
        """A hash over the ruleset and the whole position, the same on every machine."""
        return f"{self.rules.fingerprint[:8]}-{self._m.state.digest()}"

    # -- copies --------------------------------------------------------------------------------------------------

    def clone(self) -> Game:
        """An independent copy, without the history that `undo` needs."""
        return self._with(self._m.copy(), self._journal.copy(), self._start)

    def _with(self, m: Machine, journal: Journal, start: dict[str, Any]) -> Game:
        """A game like this one that stands elsewhere."""
        out = Game.__new__(Game)
        out.rules = self.rules
        out._m = m
        out._journal = journal
        out._told = self._journal.events
        out._loaded = self._loaded
        out._start, out._table_arguments = start, self._table_arguments
        out.keep_history = self.keep_history
        return out

    @careful
    def undo(self, to: int | None = None) -> None:
        """Take back the last clause, or to a place of the log; never past anything that chance or a card revealed.

        The entries say what was revealed. A game that was loaded is played again from its start for it.
        """
        check_number("to", to)
        journal = self._journal
        refusal = journal.why_not_back(to)
        if refusal is not None:
            raise IllegalAction(refusal)
        target = journal.plies - 1 if to is None else to
        mark = journal.mark_before(target)
        if mark is None:
            game = self.at(target)
            self._m, self._journal, self._told = game._m, game._journal, game._told
            return
        m = self._m.copy()
        m.take(mark.state.clone())
        m.mute = True
        m.wait_again(not mark.parts)
        m.mute = False
        m.trail.clear()
        answers = mark.answers_before(target)
        journal.back_to(mark)
        self._m, self._told = m, mark.events
        for answer in answers:
            self._answer(answer)
        m.events = []
        self._told = journal.events

    def save(self, path: str | Path) -> None:
        """Write the save document to a file, whole or not at all."""
        write_file(path, self.to_json() + "\n")
