"""A game before anything is laid out: board and table found or made, the generator set, and both noted for its save."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .compiling.people import names_of
from .compiling.ruleset import Ruleset
from .compiling.tables import board_of, find_board, make_table
from .plain.errors import expect
from .rules import seeds
from .running.setting import blank_state

__all__ = ["prepare"]


def prepare(
    cls: Any,
    rules: Ruleset,
    players: Sequence[str] | int,
    mode: str | None,
    teams: Any,
    board: Any,
    seed: int | None,
    derivation: int,
    discreet: bool,
) -> Any:
    """The game (of class `cls`) on a blank state, with what `Game.new` was given as a save keeps it."""
    expect(isinstance(rules, Ruleset), "rules", rules, "ruleset")
    if seed is None:
        seed = seeds.fresh()
    expect(isinstance(seed, int), "seed", seed, "number")
    expect(derivation in range(1, seeds.DERIVATION + 1), "derivation", derivation, "derivation")
    names = names_of(players)
    laid, own = find_board(rules, len(names), mode, board, seeds.stream(seed, derivation))
    table = make_table(rules, names, mode, teams, laid, bool(discreet))
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
    return game
