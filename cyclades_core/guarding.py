"""What stands between the door and a position that nobody played."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, ParamSpec, TypeVar

from .plain.errors import CycladesError, SaveError

__all__ = ["careful"]

P = ParamSpec("P")
T = TypeVar("T")


def careful(method: Callable[P, T]) -> Callable[P, T]:
    """Guard a method of the door where a game came from a snapshot.

    Its numbers were checked, but nobody played them: what a made-up state makes a rule do is told as a fault of the
    save, and changes nothing.
    """

    @wraps(method)
    def guarded(*args: P.args, **kwargs: P.kwargs) -> T:
        game: Any = args[0]
        if not game._loaded:
            return method(*args, **kwargs)
        kept = game._m.copy(), game._journal.copy(), game._told
        try:
            return method(*args, **kwargs)
        except CycladesError:
            raise
        except Exception as error:
            game._m, game._journal, game._told = kept
            raise SaveError("save-damaged", part="snapshot") from error

    return guarded
