"""The inner interface of a game, for the apps of this repository.

`GameInternals(game)` gives the apps what the public API of `Game` does not: the machine that runs the rules, the parts
of the log that records need, scripted draws, and the checks of simulations. Apps use nothing else that is private to a
game. A test enforces it.

    >>> from cyclades_core import Game, Ruleset
    >>> game = Game.new(Ruleset.load("legacy"), players=["ann", "bob", "cleo"], seed=7)
    >>> inner = GameInternals(game)
    >>> inner.phase, inner.turn, inner.problems()
    ('offerings', None, [])
    >>> events = game.apply("bid zeus 2")
    >>> inner.finished_entries, inner.texts_since(0)
    (1, ['bid zeus 2'])

This interface is not part of the promise in docs/stability.md. It may change in any version, and it shows everything,
secrets included. Bots never get the game that is played: `Turn` and `Facts` in `apps/bots` give them what their seat
may know.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from cyclades_core.engine.program_errors import blamed
from cyclades_core.engine.rules import scripted_chance
from cyclades_core.engine.rules.initial_stock import lay_out
from cyclades_core.engine.values.answer_domains import Answer, Domain

from .notation.clause_parser import parse_clause
from .positions import invariants, position_facts
from .setup.new_game import prepare

if TYPE_CHECKING:
    from cyclades_core.content.compiler.ruleset import Ruleset
    from cyclades_core.engine.machine import Machine
    from cyclades_core.engine.operations.operation import Op

    from .game import Game
    from .history.journal import Entry

__all__ = ["GameInternals"]

#: How many forced answers may end a move.
MOST_FORCED = 100


class GameInternals:
    """What apps read and do inside a game. It keeps the game only, so it is cheap to make and never out of date."""

    __slots__ = ("_game",)

    def __init__(self, game: Game) -> None:
        self._game = game

    @classmethod
    def laid_out(cls, rules: Ruleset, **settings: Any) -> GameInternals:
        """Make a game, with the settings of `Game.new`, that has not begun: `begin` runs it to its first decision.

        For checks that want to know what ran when the setup fails.
        """
        from .game import Game

        return cls(Game._laid_out(rules, **settings))

    def begin(self) -> None:
        """Run a game that was only laid out to its first decision."""
        self._game._begin()

    @property
    def game(self) -> Game:
        """The game itself."""
        return self._game

    # -- the position ------------------------------------------------------------------------------------------------

    @property
    def machine(self) -> Machine:
        """The machine at the current decision: for functions of the engine that take a position or a machine.

        Read its `state`, `table` and `library` and change nothing. The game gets another machine when a move is given
        as text and when it is undone, so ask again after that.
        """
        return self._game._m

    @property
    def faction_to_move(self) -> int:
        """The number of the faction that was asked last. While the game runs it is the faction to move."""
        return self._game._m.asker

    @property
    def starts_move(self) -> bool:
        """Whether the next answer begins a new move."""
        return self._game._m.closed

    @property
    def phase(self) -> str:
        """The id of the phase, `setup` before the first phase."""
        return position_facts.phase_id(self._game._m)

    @property
    def turn(self) -> tuple[str, str] | None:
        """The faction whose turn it is and the id of its god, or None between turns."""
        machine = self._game._m
        state = machine.state
        if state.active < 0 or state.god < 0:
            return None
        return machine.table.factions[state.active], str(machine.book.cards[state.god][1].id)

    def seat_of(self, faction: str) -> str | None:
        """Return the seat that plays the faction of this name, or None if there is no such faction."""
        table = self._game._m.table
        if faction not in table.factions:
            return None
        return table.seats[table.seat_of[table.factions.index(faction)]]

    def problems(self) -> list[tuple[Any, ...]]:
        """Return everything that is impossible in the position: codes with details, empty when all is well."""
        return invariants.problems(self._game._m)

    def lost_units(self) -> list[tuple[Any, ...]]:
        """Return the part of `problems` that counts units, fast enough for every decision of a simulation."""
        return invariants.lost_units(self._game._m)

    def watch_programs(self) -> None:
        """Note from now on which programs come to their end, for `running_places`."""
        self._game._m.ended = []

    def running_places(self) -> list[tuple[str | None, int | None, int | None]]:
        """Return file, line and column of the programs that run now, the topmost first, and of those that ended."""
        return [place.located() for place in blamed(self._game._m)]

    def phase_places(self) -> list[tuple[str | None, int | None, int | None]]:
        """Return file, line and column of the setup and of all phases."""
        programs = self._game._m.library.programs
        names = {"setup", *(phase.id for phase in self._game.rules.phases)}
        return [each.place.located() for each in programs if each.name in names and each.place is not None]

    # -- how the game began ------------------------------------------------------------------------------------------

    @property
    def start(self) -> Mapping[str, Any]:
        """The `seed`, its `derivation`, and the `position` if the game began in one. Empty for a sampled game."""
        return self._game._start

    @property
    def table_arguments(self) -> Mapping[str, Any]:
        """The players, mode, teams and board that the game was made with, as a save has them."""
        return self._game._table_arguments

    # -- answers and events ------------------------------------------------------------------------------------------

    @property
    def answer_log(self) -> Sequence[tuple[Op, Domain, Answer, bool, bool, int]]:
        """The answers since the last call that gave one, forced ones included.

        Each is an operation, its domain, the answer, whether it began a move, whether it was forced, and the faction.
        """
        return self._game._m.trail

    def answer(self, value: Answer) -> None:
        """Give an answer that came from `legal`, unchecked. Its events wait for `take_event_rows`."""
        self._game._answer(value)

    def take_event_rows(self) -> list[tuple[Any, ...]]:
        """Return the events since the last call and forget them: rows of a key and numbers, not yet turned into ids."""
        machine = self._game._m
        rows, machine.events = machine.events, []
        return rows

    def paused_after(self, clause: str) -> Game | None:
        """Return a copy of the game right after a move, or None if the move is rejected.

        A game answers by itself where there is no choice, and ends a turn in which nothing is left to do. The copy
        stops before that. It is for reading: nothing can be played on it.
        """
        copy = self._game.clone()
        machine = copy._m
        machine.hold = True
        if parse_clause(machine, clause, copy._journal.parts(machine))[1] is not None:
            return None
        for _ in range(MOST_FORCED):  # forced answers inside the move belong to it
            pending = machine.pending
            if machine.closed or pending is None or pending[2].count != 1:
                break
            machine.answer(pending[2].item(0))
        return copy

    # -- the log -----------------------------------------------------------------------------------------------------

    @property
    def entry_count(self) -> int:
        """The number of entries of the log, the unfinished move included."""
        return self._game._journal.plies

    @property
    def finished_entries(self) -> int:
        """The number of entries of the log, without the unfinished move."""
        return self._game._journal.finished

    def entries_since(self, entry: int) -> list[Entry]:
        """Return the entries after the first ones, the unfinished move included. `game.entries` reads all of them."""
        return self._game._journal.entries(self._game._m, entry)

    def texts_since(self, entry: int) -> list[str]:
        """Return the texts of the moves after this many entries, the unfinished move included."""
        return self._game._journal.texts_since(self._game._m, entry)

    # -- scripted draws ----------------------------------------------------------------------------------------------

    def script(self) -> dict[str, list[object]]:
        """Return the scripted draws by kind, without those at the end that leave it to the seed and were not drawn."""
        return scripted_chance.script_used(self._game._m)

    def script_length(self, kind: str) -> int:
        """Return the number of scripted draws of a kind since the game began, drawn or not."""
        return len(self._game._m.script[kind])

    def trim_shuffles(self, keep: int) -> None:
        """Remove scripted shuffles that were not drawn, except the first `keep` of all."""
        machine = self._game._m
        kept = max(machine.state.drawn_shuffle, keep)
        machine.script = {**machine.script, "shuffle": machine.script["shuffle"][:kept]}

    def layout_draws(self) -> list[tuple[str, Any]]:
        """Return what is drawn before a position is laid out. It is not part of the game that begins there."""
        arguments = {**self._game._table_arguments, **self._game._start}
        arguments.pop("position", None)
        fresh = prepare(type(self._game), self._game.rules, **{"discreet": False, **arguments})
        lay_out(fresh._m)
        return list(fresh._m.noted or ())

    def leave_to_seed(self, draws: int) -> None:
        """Add this many draws that the seed decides to each kind that is scripted."""
        scripted_chance.go_on(self._game._m, draws)
