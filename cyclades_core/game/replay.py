"""Play a save again from its start, entry by entry, and say where it stops fitting.

Loading (`Game.from_json`) takes a snapshot whose hash is right and whose position is possible. A replay trusts nothing
but the start: it plays every entry, and compares the end with the snapshot, if there is one. `differences` says in
what they differ: a hash without a key proves that a file is whole, and nothing about who wrote it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from cyclades_core.content.compiler.ruleset import Ruleset
from cyclades_core.engine.values.errors import CycladesError, IllegalAction
from cyclades_core.engine.values.refusals import Refusal

from .game import Game
from .history import save_documents
from .public_types import Event

__all__ = ["Replay", "ReplayFailure", "replay", "retold"]


@dataclass(frozen=True, slots=True)
class ReplayFailure:
    """The entry that cannot be played: its index, its clause, why, and the last good position as TOML."""

    index: int
    action: str
    reason: Refusal
    position: str


@dataclass(frozen=True, slots=True)
class Replay:
    """How far a replay came.

    `agrees`: does the end equal the snapshot of the save (None: it has none, or one of another version)?
    `differences`: what the save says otherwise than the game that was played: `entry 12`, `begun`, `hash`, `snapshot`
    (it cannot be loaded), or facts of the position (`gold`, `areas`).
    """

    game: Game
    clauses: int
    played: int
    failure: ReplayFailure | None
    agrees: bool | None
    differences: tuple[str, ...] = ()

    @property
    def passed(self) -> bool:
        return self.failure is None and self.agrees is not False


def replay(
    text: str | bytes | Mapping[str, Any], rules: Ruleset | None = None, other_content: str = "refuse"
) -> Replay:
    """Play a save document again. A document that cannot even be begun raises `SaveError`."""
    opening = save_documents.open_save(Game, text, rules, other_content)
    game, clauses = opening.game, opening.clauses
    for index, entry in enumerate(clauses):
        try:
            opening.play(entry)
        except IllegalAction as error:
            failure = ReplayFailure(index, entry["clause"], error.refusal, game.position_text())
            return Replay(game, len(clauses), index, failure, None)
    found = _entries(game, clauses) if opening.old is None else []
    agrees: bool | None = None
    if opening.snapshot is not None:
        about = _snapshot(game, opening)
        agrees = not about and not found
        found += about
    return Replay(game, len(clauses), len(clauses), None, agrees, tuple(found))


def retold(game: Game) -> Iterator[tuple[list[Event], Game]]:
    """A game once more from its start: the events of the set-up, then those of each entry, with the game as it stood.

    It is the same object each time: look at it before you go on. `cyclades_core.text.narration` makes sentences of the
    events.
    """
    again = save_documents.start_again(game)
    yield again.take_events(), again
    for entry in game.entries:
        yield again.apply(entry.clause), again


def _entries(game: Game, clauses: list[Mapping[str, Any]]) -> list[str]:
    """Entries that say otherwise what was revealed, which events they had, or how the clause is written."""
    played = [entry.to_dict() for entry in game.entries]
    return [f"entry {i + 1}" for i, (row, entry) in enumerate(zip(played, clauses, strict=False)) if row != dict(entry)]


def _snapshot(game: Game, opening: save_documents.Opening) -> list[str]:
    """In what the snapshot differs from the game that was played."""
    wanted = save_documents.snapshot_of(game)
    snapshot = opening.snapshot
    if snapshot == wanted:
        return []
    try:
        loaded = Game.from_json(opening.doc, rules=game.rules)
        said, true = loaded.position(), game.position()
    except CycladesError as error:
        return ["hash" if error.code == "save-altered" else "snapshot"]
    facts = sorted(key for key in {*said, *true} if said.get(key) != true.get(key))
    return facts or ["begun" if loaded.begun != game.begun else "snapshot"]
