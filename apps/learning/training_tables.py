"""A table to train at: its rules, its people, and what its numbers mean."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from cyclades_core.content.compiler.ruleset import Ruleset
from cyclades_core.engine.values.errors import CycladesError
from cyclades_core.game.game import Game
from cyclades_core.game.internals import GameInternals
from cyclades_core.game.notation.public_ids import ids_of

from .action_space import Alphabet
from .episodes import Episode
from .observation_layout import ObservationLayout
from .observations import Observer

__all__ = ["Space"]

NAMES = "abcdefghijklmnopqrstuvwxyz"


class Space:
    """Modules, players, mode and board, with `layout` (of observations) and `alphabet` (of actions).

    `rounds`: a game that is longer is cut off, and nobody has won it; 0 for games as long as they like.
    `extra_folders`: expansions that are not installed, as in `Ruleset.load`.

    >>> space = Space("legacy", 3)
    >>> space.seats, space.alphabet.names[:2]
    (('a', 'b', 'c'), ('none', 'line-recruit.0'))
    >>> sorted(space.document())
    ['actions', 'board', 'mode', 'modules', 'observation', 'seats']
    """

    __slots__ = (
        "_arguments",
        "_folders",
        "_modules",
        "_table",
        "alphabet",
        "layout",
        "observer",
        "rounds",
        "rules",
        "seats",
    )

    def __init__(
        self,
        modules: str | Ruleset,
        players: int = 4,
        *,
        mode: str | None = None,
        board: Any = None,
        rounds: int = 60,
        extra_folders: Sequence[str | Path] = (),
    ) -> None:
        self._modules = modules
        self._folders = tuple(extra_folders)
        self.rules = Ruleset.load(modules, extra_folders=self._folders) if isinstance(modules, str) else modules
        self.rounds = rounds
        self._arguments: dict[str, Any] = {"players": list(NAMES[:players]), "mode": mode, "board": board}
        game = Game.new(self.rules, seed=0, **self._arguments)
        self._table = _table(game)
        self.seats = game.seats
        self.alphabet = Alphabet(game)
        self.layout = ObservationLayout(game)
        self.observer = Observer(game, self.layout)

    def __reduce__(self) -> tuple[Any, ...]:
        """Kept as what it was asked for with: whoever reads several of them gets one."""
        arguments = self._arguments
        table = (self._modules, len(self.seats), arguments["mode"], arguments["board"], self.rounds)
        return _again, (*table, self._folders)

    def begin(self, seed: int) -> Episode:
        """A new game on this table. A board that is laid by chance would be another table: it is refused."""
        game = Game.new(self.rules, seed=seed, **self._arguments)
        if _table(game) != self._table:
            raise CycladesError("board-varies", board=game.board)
        return Episode(self, game, seed)

    def document(self) -> dict[str, Any]:
        """What every number of an observation and every action is, as plain data."""
        game = Game.new(self.rules, seed=0, **self._arguments)
        table = game.view()["table"]
        return {
            **{key: table[key] for key in ("modules", "mode", "board", "seats")},
            "observation": list(self.layout.names),
            "actions": list(self.alphabet.names),
        }


def _table(game: Game) -> tuple[Any, ...]:
    """Return what layout and alphabet depend on in addition to the rules."""
    m = GameInternals(game).machine
    ids = ids_of(m)
    return ids.areas, ids.sites, ids.factions, m.table.seat_of, m.table.side_of


def _again(
    modules: Any, players: int, mode: str | None, board: Any, rounds: int, folders: tuple[str | Path, ...] = ()
) -> Space:
    """The space with these settings; of those whose board has a name one is kept."""
    make = _kept if isinstance(board, str | None) else _kept.__wrapped__
    return make(modules, players, mode, board, rounds, folders)


@lru_cache(maxsize=8)
def _kept(
    modules: Any, players: int, mode: str | None, board: Any, rounds: int, folders: tuple[str | Path, ...]
) -> Space:
    return Space(modules, players, mode=mode, board=board, rounds=rounds, extra_folders=folders)
