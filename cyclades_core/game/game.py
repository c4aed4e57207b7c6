"""`Game`, the class that programs use: a game in progress.

game.decision   the one question the game waits on
game.legal      the answers to it, lazily
game.apply(x)   answer it: a number or tuple from `legal`, the text of a clause, or its JSON form
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Self

from cyclades_core.content.compiler.ruleset import Ruleset
from cyclades_core.engine.machine import Machine
from cyclades_core.engine.operations.operation import Op
from cyclades_core.engine.program_errors import ProgramFault
from cyclades_core.engine.rules import scripted_chance
from cyclades_core.engine.rules.initial_stock import lay_out
from cyclades_core.engine.rules.random_seeds import DERIVATION
from cyclades_core.engine.state import Frame, GameLayout, State
from cyclades_core.engine.values.answer_domains import Answer, Domain
from cyclades_core.engine.values.errors import CycladesError, IllegalAction, SaveError, ScriptError, expect
from cyclades_core.engine.values.refusals import Refusal
from cyclades_core.files import write_file

from . import drafts, sampling
from .drafts import Part
from .events import decision_of, told
from .history import save_documents
from .history.journal import Entry, Journal
from .history.snapshot_guard import careful, guarded
from .notation import clause_parser, clause_text
from .public_types import Decision, Draft, Event, Legal, Result, answers_text
from .setup.layouts import board_of, check_board
from .setup.new_game import prepare
from .views import seat_view
from .views.board_document import board_document

__all__ = ["Game"]


SPECTATOR = "spectator"


class Game:
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
    ) -> Self:
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
    ) -> Self:
        """Set up a game of which no program has run yet."""
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
    ) -> Self:
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
        """Run to the first decision. Forced answers before it may be the beginning of a move."""
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
        self._check_seat(seat)
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

    def _pending(self) -> tuple[Op, Frame, Domain]:
        """Return the operation that waits for an answer, with its frame and domain. A finished game is refused."""
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

    def _refusal(self, operation: Op, frame: Frame, value: Answer) -> Refusal:
        """Return why a value is not among the answers. A value that is no number of this game is just not offered."""
        try:
            return operation.why_not(self._m, frame, value)
        except (AttributeError, IndexError, KeyError, OverflowError, TypeError, ValueError):
            return Refusal("not-offered", operation.cite)

    def _check_seat(self, seat: str) -> None:
        """Refuse an unknown seat, and name the seats of this game."""
        if seat not in self.seats:
            raise CycladesError("unknown-seat", name=str(seat)[:80], seats=self.seats)

    def _copy_machine(self) -> Machine:
        """Return a copy of the machine that emits no events."""
        m = self._m.copy()
        m.mute = True
        return m

    def apply(self, action: Any) -> list[Event]:
        """Answer the decision; the events that followed. An illegal action raises and has changed nothing."""
        return guarded(self, Game._apply, action) if self._loaded else self._apply(action)

    def _apply(self, action: Any) -> list[Event]:
        """Answer the decision, without the guard of a game that was loaded."""
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
            self._restore_by_replay()
            raise
        return self.take_events()

    def answers_of(self, clause: str) -> list[Any]:
        """The answers that a clause gives to the questions somebody is asked; what does not fit is refused."""
        values, refusal = clause_parser.parse_clause(self._copy_machine(), clause, self._journal.parts(self._m))
        if refusal is not None:
            raise IllegalAction(refusal)
        return values

    def _answer(self, value: Answer) -> None:
        """Give an answer that is known to be legal, and add it to the journal."""
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

    # -- previews ------------------------------------------------------------------------------------------------

    @careful
    def draft(self, parts: Sequence[Part] = (), confirm: bool = False) -> Draft:
        """What these parts of a clause come to: the next question, or a whole clause. Nothing changes.

        A part is the `value` of an option, a number, or the amounts of a vector by slot: `["march", "t2.C -> t4.C",
        {"unit-troop": 1}]`. It answers the decision that a draft of the parts before it shows. Forced parts may be
        written, too. It stops telling at the first change: no dice, no cards, not the question that comes then.
        `IllegalAction` says why a part does not fit, and has its place as `part`. With `confirm` also what there is no
        choice about is asked, so that no clause is whole before the last click.
        """
        return drafts.draft(self, parts, bool(confirm))

    @careful
    def why_not_target(self, parts: Sequence[Part], target: str | Sequence[str]) -> Refusal | None:
        """None if the question after these parts can be answered with what the id names (an area, a site, a card, a
        unit, a player; of a move one end, or both), else the reason.
        """
        return drafts.why_not_target(self, parts, target)

    # -- looking -------------------------------------------------------------------------------------------------

    @careful
    def view(self, seat: str | None = None) -> dict[str, Any]:
        """Plain data for the eyes of that seat only; None or `spectator`: what everybody may see."""
        if seat == SPECTATOR and seat not in self.seats:
            seat = None
        if seat is not None:
            self._check_seat(seat)
        return seat_view.view(self._m, seat)

    @careful
    def sample(self, seat: str, rng: Any) -> Game:
        """A full game that agrees with all the seat knows, at the same question; the rest is drawn anew."""
        self._check_seat(seat)
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

    # -- history -------------------------------------------------------------------------------------------------

    @property
    def entries(self) -> list[Entry]:
        """What was played so far, clause by clause, with the seat, what it revealed and the numbers of its events; the
        last one may be a clause that is not finished. Whole, secrets included, like `log`.
        """
        return self._journal.entries(self._m)

    def entries_for(self, seat: str | None) -> list[Entry]:
        """The entries for the eyes of a seat (None: of everybody): the clauses of others are left empty, since one may
        name what was chosen in secret. What happened is told by events, whose numbers are those of `events_for`.
        """
        counted = Counter(event.ply for event in self._seen(seat))
        out: list[Entry] = []
        at = counted[0]
        for entry in self.entries:
            events = range(at, at + counted[entry.ply])
            at = events.stop
            out.append(entry._replace(clause=entry.clause if entry.seat == seat else "", events=events))
        return out

    @property
    def log(self) -> list[str]:
        """The clauses answered so far, as text."""
        return self._journal.texts(self._m)

    def log_for(self, seat: str | None) -> list[str]:
        """The clauses that the seat has played."""
        if seat is not None:
            self._check_seat(seat)
        return [entry.clause for entry in self.entries if entry.seat == seat]

    @property
    def is_answered(self) -> bool:
        """Has anybody answered something of the clause that is not finished (and not only the game by force)?"""
        return self._journal.is_answered

    @property
    def begun(self) -> str:
        """What has been answered of the clause that is not finished, as text."""
        return self._journal.begun(self._m)

    def events(self, first: int = 0, last: int | None = None) -> list[Event]:
        """The events with these numbers (`Event.n`), `last` not included: those of an entry are
        `events(entry.events.start, entry.events.stop)`.

        They are not kept: the game is played again for them. Whole, secrets included.
        """
        _check_number("first", first)
        _check_number("last", last)
        again = self._at_start()
        out = again.take_events()
        for entry in self.entries:
            out += self._play_entry(again, entry)
        return out[first:last]

    def events_for(self, seat: str | None, first: int = 0, last: int | None = None) -> list[Event]:
        """What a seat (None: everybody) may see of what happened, numbered as it sees it, `last` not included: a gap in
        the numbers would tell of what it does not see. The game is played again for them.
        """
        _check_number("first", first)
        _check_number("last", last)
        return self._seen(seat)[first:last]

    def _seen(self, seat: str | None) -> list[Event]:
        """Return all events that a seat may see, numbered from 0."""
        if seat is not None:
            self._check_seat(seat)
        seen = [found for event in self.events() if (found := event.seen_from(seat)) is not None]
        return [event.numbered(n) for n, event in enumerate(seen)]

    def at(self, ply: int) -> Self:
        """The game as it stood after so many entries, played again from its start."""
        expect(isinstance(ply, int), "ply", ply, "number")
        if not 0 <= ply <= self._journal.plies:
            raise IllegalAction(Refusal("nothing-left"))
        again = self._at_start()
        for entry in self.entries[:ply]:
            self._play_entry(again, entry)
        again.take_events()
        return again

    def _at_start(self) -> Self:
        """Return the same game at its start. A sampled game is refused, because it has no start."""
        if not self._start:
            raise IllegalAction(Refusal("nothing-left"))
        return save_documents.start_again(self)

    def _play_entry(self, again: Game, entry: Entry) -> list[Event]:
        """Play an entry of this game on a game that is replayed, and return its events.

        An entry of a loaded game that is illegal did not lead to the snapshot: the save is damaged.
        """
        try:
            return again.apply(entry.clause)
        except IllegalAction as error:
            if not self._loaded:
                raise
            raise SaveError("save-damaged", part="entries", index=entry.ply, reason=error.code) from error

    @property
    def can_undo(self) -> bool:
        """Whether `undo` can take back the last clause."""
        return self.why_not_undo() is None

    def why_not_undo(self, to: int | None = None) -> Refusal | None:
        """None if `undo(to)` is possible, else the reason: nothing was played, or something came to light."""
        _check_number("to", to)
        return self._journal.why_not_back(to)

    @careful
    def undo(self, to: int | None = None) -> None:
        """Take back the last clause, or to a place of the log; never past anything that chance or a card revealed.

        The entries say what was revealed. A game that was loaded is played again from its start for it.
        """
        _check_number("to", to)
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

    def _restore_by_replay(self) -> None:
        """Replay the journal after a program failed in the middle of an answer, so that nothing has changed.

        A game without history or start cannot be replayed. `guarded` restores a game that was loaded.
        """
        if self.keep_history and self._start and not self._loaded:
            again = self.at(self._journal.plies)
            self._m, self._journal, self._told = again._m, again._journal, again._told

    # -- copies --------------------------------------------------------------------------------------------------

    def clone(self) -> Game:
        """An independent copy, without the history that `undo` needs."""
        return self._with(self._m.copy(), self._journal.copy(), self._start)

    def _with(self, m: Machine, journal: Journal, start: dict[str, Any]) -> Game:
        """Return a game with these settings on another machine."""
        out = Game.__new__(Game)
        out.rules = self.rules
        out._m = m
        out._journal = journal
        out._told = self._journal.events
        out._loaded = self._loaded
        out._start, out._table_arguments = start, self._table_arguments
        out.keep_history = self.keep_history
        return out

    def __copy__(self) -> Game:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, object]) -> Game:
        return self.clone()

    def __reduce__(self) -> tuple[Callable[..., Game], tuple[Any, ...]]:
        """Pickle the game as its save document."""
        rules = self.rules
        modules = tuple(module for module, _ in rules.modules)
        kept = (modules, tuple(rules.options.items()), self.keep_history, rules.extra_folders)
        return _from_pickle, (type(self), self.to_json(), *kept)

    # -- documents -----------------------------------------------------------------------------------------------

    def to_json(self, snapshot: bool = True) -> str:
        """The save document (docs/saves.md) as text."""
        return json.dumps(save_documents.document(self, snapshot), ensure_ascii=False)

    @classmethod
    def from_json(
        cls, text: str | bytes | Mapping[str, Any], rules: Ruleset | None = None, other_content: str = "refuse"
    ) -> Self:
        """A game from its save document; `SaveError` says which part is wrong.

        A save of other content (another text of a card is enough) is refused, or with `other_content="replay"` played
        under the content of today: it is the same game, or a `SaveError` names the entry that cannot be played.
        """
        return save_documents.restore(cls, text, rules, other_content)

    def save(self, path: str | Path) -> None:
        """Write the save document to a file, whole or not at all."""
        write_file(path, self.to_json() + "\n")

    @careful
    def position(self) -> dict[str, Any]:
        """The position as plain data that `from_position` takes."""
        from .positions.position_text import get_position

        return get_position(self._m)

    @careful
    def untold(self) -> tuple[str, ...]:
        """What `position` does not say of now: nothing in turns and offerings; in the middle of something the keys of
        views that would differ, `question` and `clause`. A save (`to_json`) has everything.
        """
        from .positions.position_text import untold

        return untold(self)

    def position_text(self) -> str:
        """The position as TOML text; `Game.from_position` takes it as well."""
        from .positions.position_text import to_text

        return to_text(self.position())


def _check_number(name: str, value: object) -> None:
    """Refuse an argument that is neither an integer nor None."""
    expect(value is None or isinstance(value, int), name, value, "number")


def _from_pickle(
    cls: type[Game],
    text: str,
    modules: tuple[str, ...],
    options: tuple[tuple[str, Any], ...],
    keep_history: bool,
    folders: tuple[str | Path, ...],
) -> Game:
    """Return the game that `Game.__reduce__` has pickled."""
    game = cls.from_json(text, _shared_ruleset(modules, options, folders))
    game.keep_history = keep_history
    return game


@lru_cache(maxsize=8)
def _shared_ruleset(
    modules: tuple[str, ...], options: tuple[tuple[str, Any], ...], folders: tuple[str | Path, ...]
) -> Ruleset:
    """Return the ruleset of pickled games. Games of the same modules share one, because loading takes long."""
    return Ruleset.load(list(modules), dict(options), extra_folders=folders)
