"""The first step of a new game: find or make its board and table, and set its random generator."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from cyclades_core.content.compiler.ruleset import Ruleset
from cyclades_core.engine.rules import random_seeds
from cyclades_core.engine.rules.initial_stock import blank_state
from cyclades_core.engine.values.errors import CycladesError, expect

from .layouts import board_of, find_board, make_table
from .seating import SetupError, names_of

if TYPE_CHECKING:
    from ..game import Game

__all__ = ["prepare"]

G = TypeVar("G", bound="Game")


def prepare(
    cls: type[G],
    rules: Ruleset,
    players: Sequence[str] | int,
    mode: str | None,
    teams: Any,
    board: Any,
    seed: int | None,
    derivation: int,
    discreet: bool,
    confirm: bool | Sequence[str] = False,
) -> G:
    """Return a game of the class `cls` on a blank state, with the arguments of `Game.new` as a save keeps them."""
    expect(isinstance(rules, Ruleset), "rules", rules, "ruleset")
    if seed is None:
        seed = random_seeds.fresh()
    expect(isinstance(seed, int), "seed", seed, "number")
    expect(derivation in range(1, random_seeds.DERIVATION + 1), "derivation", derivation, "derivation")
    if mode is not None and not isinstance(mode, str):
        raise SetupError("unknown-mode", mode=str(mode)[:80], modes=tuple(each.id for each in rules.modes))
    names = names_of(players)
    laid, own = find_board(rules, len(names), mode, board, random_seeds.stream(seed, derivation))
    sure = _confirming(names, confirm)
    table = make_table(rules, names, mode, teams, laid, bool(discreet), sure)
    game = cls(rules, table, blank_state(table, seed, derivation))
    game._start = {"seed": seed, "derivation": derivation}
    game._table_arguments = {
        "players": names,
        "mode": table.mode,
        "teams": teams,
        "board": board_of(table).id if own is None else own,
    }
    if table.discreet:
        game._table_arguments["discreet"] = True
    if sure:
        game._table_arguments["confirm"] = list(sure)
    return game


def _confirming(names: Sequence[str], confirm: bool | Sequence[str]) -> tuple[str, ...]:
    """Return the seats that confirm forced answers: all of them, none, or those that are named."""
    if isinstance(confirm, bool):
        return tuple(names) if confirm else ()
    fits = isinstance(confirm, Sequence) and not isinstance(confirm, (str, bytes))
    expect(fits and all(isinstance(name, str) for name in confirm), "confirm", confirm, "list")
    for name in confirm:
        if name not in names:
            raise CycladesError("unknown-seat", name=name[:80], seats=tuple(names))
    return tuple(name for name in names if name in confirm)
