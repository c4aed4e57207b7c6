"""What stands between the door and a position that nobody played."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, wraps
from typing import Any, ParamSpec, TypeVar

from cyclades_core.engine.machine import Machine
from cyclades_core.engine.program_errors import ProgramFault
from cyclades_core.engine.values.errors import CycladesError, SaveError, expect

__all__ = ["Copied", "careful", "check_number", "check_seat", "guarded", "is_stuck", "replayed"]

P = ParamSpec("P")
T = TypeVar("T")


def is_stuck(machine: Machine) -> bool:
    """Is a question pending that has no answer? No game comes to one, a made-up position may."""
    return machine.pending is not None and machine.pending[2].count == 0


def careful(method: Callable[P, T]) -> Callable[P, T]:
    """Guard a method of the door where a game came from a snapshot.

    Its numbers were checked, but nobody played them: what a made-up state makes a rule do is told as a fault of the
    save, and changes nothing.
    """

    @wraps(method)
    def careful_method(*args: P.args, **kwargs: P.kwargs) -> T:
        game: Any = args[0]
        return guarded(game, method, *args[1:], **kwargs) if game._loaded else method(*args, **kwargs)

    return careful_method


def guarded(game: Any, method: Callable[..., T], *args: Any, **kwargs: Any) -> T:
    """Do it as `careful` says."""
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


def check_seat(game: Any, seat: object) -> None:
    """Refuse a seat that there is not, with those that there are."""
    if seat not in game.seats:
        raise CycladesError("unknown-seat", name=str(seat)[:80], seats=game.seats)


def check_number(name: str, value: object) -> None:
    """Refuse what counts nothing; None means what it means to the method."""
    expect(value is None or isinstance(value, int), name, value, "number")


def replayed(game: Any) -> None:
    """Put a game back to where its journal says it stands, by playing it again: an answer got lost in its program.

    A sample, or a game that keeps no history, cannot be put back: nobody knows how it came there. One that was loaded
    is put back by `careful`.
    """
    if game.keep_history and game._start and not game._loaded:
        again = game._again()
        for entry in game.entries:
            again.apply(entry.clause)
        again.take_events()
        game._m, game._journal, game._told = again._m, again._journal, again._told


class Copied:
    """How games are copied by the means of Python: as `clone` does it, and pickled as the save that they are."""

    __slots__ = ()

    def __copy__(self) -> Any:
        return self.clone()  # type: ignore[attr-defined]

    def __deepcopy__(self, memo: dict[int, Any]) -> Any:
        return self.clone()  # type: ignore[attr-defined]

    def __reduce__(self) -> Any:
        game: Any = self
        rules = game.rules
        modules = tuple(module for module, _ in rules.modules)
        kept = (modules, tuple(rules.options.items()), game.keep_history, rules.extra_folders)
        return _unpickled, (type(self), game.to_json(), *kept)


def _unpickled(
    cls: Any,
    text: str,
    modules: tuple[str, ...],
    options: tuple[Any, ...],
    keep_history: bool,
    folders: tuple[Any, ...] = (),
) -> Any:
    game = cls.from_json(text, _rules(modules, options, folders))
    game.keep_history = keep_history
    return game


@lru_cache(maxsize=8)
def _rules(modules: tuple[str, ...], options: tuple[Any, ...], folders: tuple[Any, ...]) -> Any:
    """The ruleset of games that come out of pickles: of many there is one."""
    from cyclades_core.content.compiler.ruleset import Ruleset

    return Ruleset.load(list(modules), dict(options), extra_folders=folders)
