"""The guard of games that were loaded from a snapshot.

Loading checks the numbers of a snapshot (`save_documents`), but nobody has played the position. A made-up position can
make a rule fail in any way. `careful` reports such a failure as a damaged save and leaves the game unchanged.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import TYPE_CHECKING, Concatenate, ParamSpec, TypeVar

from cyclades_core.engine.machine import Machine
from cyclades_core.engine.program_errors import ProgramFault
from cyclades_core.engine.values.errors import CycladesError, SaveError

if TYPE_CHECKING:
    from ..game import Game

__all__ = ["careful", "guarded", "is_stuck"]

P = ParamSpec("P")
T = TypeVar("T")


def is_stuck(machine: Machine) -> bool:
    """Return whether the pending decision has no answer. Only a made-up position has such a decision."""
    return machine.pending is not None and machine.pending[2].count == 0


def careful(method: Callable[Concatenate[Game, P], T]) -> Callable[Concatenate[Game, P], T]:
    """Decorate a method of `Game` so that it is `guarded` if the game was loaded from a snapshot."""

    @wraps(method)
    def careful_method(game: Game, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return guarded(game, method, *args, **kwargs) if game._loaded else method(game, *args, **kwargs)

    return careful_method


def guarded(game: Game, method: Callable[Concatenate[Game, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Call a method of a loaded game. If a rule fails, restore the game and raise `SaveError`."""
    kept = game._m.copy(), game._journal.copy(), game._told
    fault: Exception | None = None
    try:
        found = method(game, *args, **kwargs)
        if not is_stuck(game._m):
            return found
    except ProgramFault:
        game._m, game._journal, game._told = kept
        raise
    except CycladesError:
        raise
    except Exception as error:
        fault = error
    game._m, game._journal, game._told = kept
    raise SaveError("save-damaged", part="snapshot") from fault
