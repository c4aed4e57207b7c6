"""Play a save again from its start, line by line, and say where it stops fitting.

Loading (`Game.from_json`) trusts a snapshot whose hash is right. A replay trusts nothing but the start: it answers
every clause of the log, and compares the end with the snapshot, if there is one.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from . import saves
from .compiling.ruleset import Ruleset
from .game import Game
from .plain.errors import IllegalAction
from .plain.refusals import Refusal

__all__ = ["Failure", "Replay", "replay"]


@dataclass(frozen=True, slots=True)
class Failure:
    """The clause that cannot be played: its index in the log, its text, why, and the last good position as TOML."""

    index: int
    action: str
    reason: Refusal
    position: str


@dataclass(frozen=True, slots=True)
class Replay:
    """How far a replay came. `agrees`: does the end equal the snapshot of the save (None: it has none)?"""

    game: Game
    clauses: int
    played: int
    failure: Failure | None
    agrees: bool | None

    @property
    def passed(self) -> bool:
        return self.failure is None and self.agrees is not False


def replay(text: str | bytes | Mapping[str, Any], rules: Ruleset | None = None) -> Replay:
    """Play a save document again. A document that cannot even be begun raises `SaveError`."""
    game, log, snapshot = saves.begin(Game, text, rules)
    for index, clause in enumerate(log):
        try:
            game.apply(clause)
        except IllegalAction as error:
            failure = Failure(index, clause, error.refusal, game.position_text())
            return Replay(game, len(log), index, failure, None)
    agrees = None if snapshot is None else game._m.s.digest() == snapshot
    return Replay(game, len(log), len(log), None, agrees)
