"""A game held back, for looking at what an action left behind.

A game answers by itself where there is nothing to choose, and ends a turn in which nothing is left to do, so the
position after an action is often past when somebody can look. `held` is the game right after a clause, before all that.
"""

from __future__ import annotations

from cyclades_core.game.game import Game
from cyclades_core.game.notation.clause_parser import parse_clause

__all__ = ["held"]

#: So many forced parts may end a clause.
MOST = 100


def held(game: Game, clause: str) -> Game | None:
    """A copy of the game after this clause, before the next answer that nobody has to give, and before the turn ends;
    None if the clause is refused. The copy is for looking: nothing can be played on it.
    """
    copy = game.clone()
    m = copy._m
    m.hold = True
    if parse_clause(m, clause, copy.begun)[1] is not None:
        return None
    for _ in range(MOST):  # parts of this clause that are forced belong to it
        if m.closed or m.pending is None or m.pending[2].count != 1:
            break
        m.answer(m.pending[2].item(0))
    return copy
