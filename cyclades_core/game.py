"""The object behind the door: a running game.

game.decision   the one question the game waits on
game.legal      the answers to it, lazily
game.apply(x)   answer it: a number or tuple from `legal`, the text of a clause, or its JSON form
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from . import notation, saves, views
from .compiling.ruleset import Ruleset
from .compiling.tables import check_board, find_board, make_table
from .plain.domains import Domain, Vector
from .plain.errors import IllegalAction
from .plain.events import PRIVATE, SPECS
from .plain.refusals import Refusal
from .questions import Decision, Event, Legal, Result
from .running import Machine
from .running.setting import blank_state, lay_out
from .state import State, Table

__all__ = ["Game"]


MEMO = 20_000  # answers about masks that a table keeps from one game to the next


class Game:
    """A game in progress. Make one with `Game.new`, `Game.from_position` or `Game.from_json`."""

    __slots__ = (
        "_asked",
        "_begun",
        "_clause",
        "_history",
        "_log",
        "_m",
        "_start",
        "_table_arguments",
        "keep_history",
        "rules",
    )

    def __init__(self, rules: Ruleset, table: Table, state: State) -> None:
        self.rules = rules
        self._m = Machine(table, state)
        self._log: list[str | list[Any]] = []
        self._clause: list[Any] = []
        self._asked = False  # with an answer that somebody gave
        self._begun = ""  # the text of a clause that was begun before the game was loaded
        # before each clause: the state, the length of the log, whether chance came in, and what of it was forced
        self._history: list[tuple[State, int, bool, list[Any]]] = []
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
        seed: int = 0,
        chance: Mapping[str, Any] | None = None,
    ) -> Game:
        """Set up a game; `players` are names or a number."""
        game = cls._prepare(rules, players, mode, teams, board, seed)
        if len(game._m.t.memo) > MEMO:
            game._m.t.memo.clear()
        check_board(rules, game._m.t)
        game.script(chance)
        lay_out(game._m)
        game._begin()
        game._start = {"seed": seed}
        return game

    @classmethod
    def _prepare(
        cls, rules: Ruleset, players: Sequence[str] | int, mode: str | None, teams: Any, board: Any, seed: int
    ) -> Game:
        names = [f"p{i + 1}" for i in range(players)] if isinstance(players, int) else [str(p) for p in players]
        laid, own = find_board(rules, len(names), mode, board, seed)
        table = make_table(rules, names, mode, teams, laid)
        game = cls(rules, table, blank_state(table, seed))
        game._table_arguments = {
            "players": names,
            "mode": table.mode,
            "teams": teams,
            "board": table.board.id if own is None else own,
        }
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
        seed: int = 0,
        chance: Mapping[str, Any] | None = None,
    ) -> Game:
        """A game that starts in the middle: see docs/scenarios.md for what a position can say."""
        from .describing import from_text
        from .positions import set_position

        if isinstance(position, str):
            position = from_text(position)
        game = cls._prepare(rules, players, mode, teams, board, seed)
        set_position(game._m, position)
        game.script(chance)  # from here on: the shuffles of the set-up do not count
        game._begin()
        game._start = {"position": dict(position), "seed": seed}
        return game

    def _begin(self) -> None:
        """Go on to the first question; what is forced before it may be the beginning of its clause."""
        self._m.run()
        self._note()
        self._m.trail.clear()

    def script(self, chance: Mapping[str, Any] | None) -> None:
        """Script the next draws: `dice` (face values in order), `shuffles` (ids that come to the top, in order: cards,
        or factions where their markers are drawn).
        """
        if not chance:
            return
        m = self._m

        def meant(name: Any) -> tuple[int, ...]:
            if not isinstance(name, str):
                return tuple(name)
            markers = (x for x, f in enumerate(m.t.markers) if m.t.factions[f] == name)
            return tuple(m.r.cards_by_id.get(name) or markers) or (-1,)

        m.script_dice = [int(v) for v in chance.get("dice", ())]
        m.script_shuffles = [[meant(name) for name in names] for names in chance.get("shuffles", ())]

    # -- the decision --------------------------------------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        return self._m.pending is None

    @property
    def decision(self) -> Decision | None:
        """The question the game waits on, or None when it is over."""
        if self._m.pending is None:
            return None
        op, f, d = self._m.pending
        t = self._m.t
        who = op.who(self._m, f)
        domain: dict[str, Any] = {"kind": d.kind, "sort": d.sort, "count": d.count}
        if isinstance(d, Vector):
            domain["slots"] = [notation.answer_text(self._m, op, d, _unit(d, i)) for i in range(len(d.slots))]
            domain["high"] = list(d.high)
            domain["limits"] = [
                {"slots": [i for i in range(len(d.slots)) if mask >> i & 1], "at-least": low, "at-most": high}
                for mask, low, high in d.limits
            ]
        program = self._m.r.programs[f[0]]
        about = {
            name: notation.one_text(self._m, op, sort, f[at])
            for name, at, sort in program.about
            if at < len(f) and isinstance(f[at], int) and f[at] >= 0
        }
        cards = [about[name] for name, _, sort in program.about if sort == "card" and name in about]
        source = notation.card_text(self._m, f[4]) if 0 <= f[4] < self._m.r.n_cards else ""
        source = source or (cards[-1] if cards else "")
        context = {"cite": op.cite, "program": program.name, "about": about}
        return Decision(t.seats[t.seat_of[who]], t.factions[who], op.prompt, domain, source, context)

    @property
    def seats(self) -> tuple[str, ...]:
        seats: tuple[str, ...] = self._m.t.seats
        return seats

    @property
    def board(self) -> str:
        """The name of the board, `assembled` for one laid by chance; a board of one's own has what it says."""
        return str(self._m.t.board.id)

    @property
    def asked(self) -> str | None:
        """The seat that must answer, or None when the game is over: cheaper than the whole decision."""
        if self._m.pending is None:
            return None
        op, f, _ = self._m.pending
        t = self._m.t
        return str(t.seats[t.seat_of[op.who(self._m, f)]])

    @property
    def legal(self) -> Legal:
        return Legal(self)

    def text(self, answer: Any) -> str:
        """The text of an answer to the current decision."""
        op, _, d = self._pending()
        return notation.answer_text(self._m, op, d, answer)

    def _pending(self) -> tuple[Any, list[Any], Domain]:
        if self._m.pending is None:
            raise IllegalAction(Refusal("game-over"))
        return self._m.pending

    def why_not(self, action: Any) -> Refusal | None:
        """None if the action is legal, else the reason: a code, and the rule or card that forbids it."""
        if self._m.pending is None:
            return Refusal("game-over")
        if isinstance(action, str):
            return notation.parse_clause(self._copy_machine(), action, self.begun)[1]
        if isinstance(action, Mapping):
            return self.why_not(_json_text(action))
        op, f, d = self._pending()
        if isinstance(action, list):
            action = tuple(action)
        if action in d:
            return None
        return self._refusal(op, f, action)

    def _refusal(self, op: Any, f: list[Any], value: Any) -> Refusal:
        """Why a value is not among the answers; one that is no number of this game at all is just not offered."""
        try:
            return op.refuse(self._m, f, value)
        except (AttributeError, IndexError, KeyError, TypeError, ValueError):
            return Refusal("not-offered", op.cite)

    def _copy_machine(self) -> Machine:
        m = self._m.copy()
        m.mute = True
        return m

    def apply(self, action: Any) -> list[Event]:
        """Answer the decision; the events that followed. An illegal action raises and has changed nothing."""
        if isinstance(action, Mapping):
            action = _json_text(action)
        if isinstance(action, str):
            values, refusal = notation.parse_clause(self._copy_machine(), action, self.begun)
            if refusal is not None:
                raise IllegalAction(refusal)
        else:
            value = tuple(action) if isinstance(action, list) else action
            op, f, d = self._pending()
            if value not in d:
                raise IllegalAction(self._refusal(op, f, value))
            values = [value]
        for value in values:
            self._answer(value)
        return self.take_events()

    def _answer(self, value: Any) -> None:
        m = self._m
        if self.keep_history and (m.closed or not self.is_answered):
            self._history.append((m.s.clone(), len(self._log), False, [] if m.closed else list(self._clause)))
        m.chance = False
        m.trail.clear()
        m.answer(value)
        if self.keep_history:
            self._note()

    def step(self, answer: Any) -> None:
        """Give an answer that came from `legal`, unchecked, without events and without a log: for search."""
        self._m.mute = True
        self._m.trail.clear()
        self._m.answer(answer)

    def play_fast(
        self, draws: Mapping[str, Callable[[int], int]], rounds: int, watch: Callable[[], object] | None = None
    ) -> tuple[int, int, int]:
        """Answer by chance until the game or so many rounds are over, without events and without a log.

        `draws` gives each seat its draw of a number below n; `watch` is called when a round has ended. How many answers
        were asked for, how many were forced, and in how many clauses.
        """
        t = self._m.t
        return self._m.play_out([draws[t.seats[t.seat_of[f]]] for f in range(t.F)], rounds, watch)

    def _note(self) -> None:
        """Add what was answered to the log, clause by clause; forced answers alone make no entry."""
        m = self._m
        for entry in m.trail:
            if entry[3]:
                self._close()
            self._clause.append(entry)
        if m.chance and self._history:
            state, at, _, begun = self._history[-1]
            self._history[-1] = (state, at, True, begun)
        if m.closed:
            self._close()

    def _close(self) -> None:
        if self.is_answered:
            self._log.append(self.begun if self._begun else list(self._clause))
        self._clause = []
        self._begun, self._asked = "", False

    @property
    def log(self) -> list[str]:
        """The clauses answered so far, as text."""
        for i, entry in enumerate(self._log):
            if not isinstance(entry, str):
                self._log[i] = notation.clause_text(self._m, entry)
        out = [e for e in self._log if isinstance(e, str)]
        if self.is_answered:
            out.append(self.begun)
        return out

    @property
    def is_answered(self) -> bool:
        """Has anybody answered something of the clause that is not finished (and not only the game by force)?"""
        return self._asked or any(not entry[4] for entry in self._clause)

    @property
    def begun(self) -> str:
        """What has been answered of the clause that is not finished, as text."""
        text = notation.clause_text(self._m, self._clause)
        return f"{self._begun} {text}".strip()

    def take_events(self) -> list[Event]:
        """Events since the last look, with ids instead of numbers. Whole, secrets included: see `Event.seen_from`."""
        out = [self._event(e) for e in self._m.events]
        self._m.events = []
        return out

    def _event(self, event: tuple[Any, ...]) -> Event:
        key = event[0]
        if key == "answered":
            # given by the game because there was nothing to choose: for the eyes of the seat that would have been asked
            _, who, op, d, value = event
            text = f"{op.prompt} {notation.answer_text(self._m, op, d, value)}".strip()
            args = {"faction": views.resolve(self._m, "faction", who), "answer": text}
            return Event(key, args, self._m.t.seats[self._m.t.seat_of[who]])
        args = {
            name: views.resolve(self._m, sort, value)
            for (name, sort), value in zip(SPECS[key], event[1:], strict=False)
        }
        if key not in PRIVATE:
            return Event(key, args)
        return Event(key, args, self._m.t.seats[self._m.t.seat_of[event[1]]], (SPECS[key][-1][0],))

    # -- looking -------------------------------------------------------------------------------------------------

    def view(self, seat: str | None = None) -> dict[str, Any]:
        """Plain data for the eyes of that seat only; None: what everybody may see."""
        return views.view(self._m, seat)

    def sample(self, seat: str, rng: Any) -> Game:
        """A full game consistent with what the seat knows: hidden cards and gold are drawn anew."""
        out = self.clone()
        # the log may name what was chosen secretly, the start holds the seed: neither goes with it
        out._log, out._clause, out._begun, out._asked, out._start = [], [], "", False, {}
        out.keep_history = False
        views.determinise(out._m, seat, rng)
        out._m.run()
        return out

    @property
    def result(self) -> Result | None:
        t, s = self._m.t, self._m.s
        if not s.ints[t.i_result]:
            return None
        sides = [i for i in range(len(t.sides)) if s.ints[t.i_winners] >> i & 1]
        names = [t.seats[t.seat_of[f]] for side in sides for f in t.sides[side]]
        return Result(tuple(dict.fromkeys(names)), len(sides) > 1)

    @property
    def round(self) -> int:
        return int(self._m.s.ints[self._m.t.i_round])

    @property
    def fingerprint(self) -> str:
        """A hash over the ruleset and the whole position, the same on every machine."""
        return f"{self.rules.fingerprint[:8]}-{self._m.s.digest()}"

    # -- copies --------------------------------------------------------------------------------------------------

    def clone(self) -> Game:
        """An independent copy, without the history that `undo` needs."""
        out = Game.__new__(Game)
        out.rules = self.rules
        out._m = self._m.copy()
        out._log, out._clause = list(self._log), list(self._clause)
        out._begun, out._asked = self._begun, self._asked
        out._history = []
        out._start, out._table_arguments = self._start, self._table_arguments
        out.keep_history = self.keep_history
        return out

    def undo(self, to: int | None = None) -> None:
        """Take back the last clause, or to a place of the log; never past anything that chance or a card revealed."""
        target = len(self.log) - 1 if to is None else to
        if target < 0 or not self._history:
            raise IllegalAction(Refusal("nothing-left"))
        back = [entry for entry in self._history if entry[1] >= target]
        if not back or back[0][1] != target:
            raise IllegalAction(Refusal("nothing-left"))
        if any(revealed for _, _, revealed, _ in back):
            raise IllegalAction(Refusal("forbidden"))
        self._history = self._history[: -len(back)]
        state, at, _, begun = back[0]
        m = Machine(self._m.t, state)
        m.script_dice, m.script_shuffles = self._m.script_dice, self._m.script_shuffles
        m.mute = True
        m.run()
        m.mute = False
        m.closed = not begun
        self._m = m
        self._log = self._log[:at]
        self._clause = begun
        self._begun, self._asked = "", False

    # -- documents -----------------------------------------------------------------------------------------------

    def to_json(self, snapshot: bool = True) -> str:
        """The save document (SURFACES.md) as text."""
        return json.dumps(saves.document(self, snapshot), ensure_ascii=False)

    def save(self, path: str | Path) -> None:
        """Write the save document to a file, whole or not at all."""
        saves.write(path, self.to_json() + "\n")

    @classmethod
    def from_json(cls, text: str | bytes | Mapping[str, Any], rules: Ruleset | None = None) -> Game:
        """A game from its save document; `SaveError` says which part is wrong."""
        return saves.restore(cls, text, rules)

    def position(self) -> dict[str, Any]:
        """The position as plain data that `from_position` takes."""
        from .describing import get_position

        return get_position(self._m)

    def position_text(self) -> str:
        """The position as TOML text; `Game.from_position` takes it as well."""
        from .describing import to_text

        return to_text(self.position())


def _unit(d: Vector, i: int) -> tuple[int, ...]:
    return tuple(int(j == i) for j in range(len(d.slots)))


def _json_text(action: Mapping[str, Any]) -> str:
    answers = action.get("answers")
    return " ".join(str(a) for a in answers) if isinstance(answers, (list, tuple)) else ""
