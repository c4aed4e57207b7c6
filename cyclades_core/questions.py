"""What the door hands out: the decision, its legal answers, events and the result. Plain data, no engine inside."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from .plain.domains import Domain, frozen
from .plain.events import OPTIONAL

__all__ = ["Decision", "Event", "Legal", "Result"]


class Decision:
    """One question to one seat: plain data."""

    __slots__ = ("context", "domain", "faction", "prompt", "seat", "subject")

    def __init__(
        self, seat: str, faction: str, prompt: str, domain: dict[str, Any], subject: str, context: Any
    ) -> None:
        self.seat = seat
        self.faction = faction
        self.prompt = prompt
        self.domain = domain
        self.subject = subject
        self.context = context

    def to_dict(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in self.__slots__}

    def __repr__(self) -> str:
        return f"<{self.seat}: {self.prompt}>"


class Event:
    """Something that happened: a key and arguments (ids, numbers), never a sentence. docs/events.md lists them.

    `apply` and `take_events` give whole events, secrets included; `seen_from` is what a seat may be shown of one.

    >>> event = Event("card-looked", {"faction": "player-ann", "card": "creature-harpy"}, "ann", ("card",))
    >>> event.seen_from("ann"), event.seen_from("bob")
    (<card-looked faction=player-ann card=creature-harpy>, <card-looked faction=player-ann card=none>)
    """

    __slots__ = ("args", "hidden", "key", "seen_by")

    def __init__(
        self, key: str, args: dict[str, Any], seen_by: str | None = None, hidden: tuple[str, ...] | None = None
    ) -> None:
        self.key = key
        self.args = args
        self.seen_by = seen_by  # None: everybody sees all of it
        self.hidden = hidden  # the arguments that only this seat sees; None: others do not see the event at all

    def seen_from(self, seat: str | None) -> Event | None:
        """The event for the eyes of a seat (None: of everybody): whole, with `none` for what is secret (an optional
        argument is left out), or no event.
        """
        if self.seen_by is None or seat == self.seen_by:
            return self
        if self.hidden is None:
            return None
        return Event(self.key, {name: value for name, value in self._open() if value is not None})

    def _open(self) -> Iterator[tuple[str, Any]]:
        """The arguments for everybody: `none` for a secret one, None for one that is not always there."""
        assert self.hidden is not None
        more = {name for name, _ in OPTIONAL.get(self.key, ())}
        for name, value in self.args.items():
            yield name, value if name not in self.hidden else None if name in more else "none"

    def to_dict(self) -> dict[str, Any]:
        return {"key": self.key, "args": self.args}

    def __repr__(self) -> str:
        return f"<{self.key} {' '.join(f'{k}={v}' for k, v in self.args.items())}>"


class Result:
    """How a game ended."""

    __slots__ = ("shared", "winners")

    def __init__(self, winners: tuple[str, ...], shared: bool) -> None:
        self.winners = winners
        self.shared = shared

    def __repr__(self) -> str:
        return f"<winners={','.join(self.winners)}>"


class Legal:
    """The answers to the current decision: iterate, `in`, `count`, `item(i)`; `texts()` for people."""

    __slots__ = ("_game",)

    def __init__(self, game: Any) -> None:
        self._game = game

    @property
    def domain(self) -> Domain | None:
        """What can be answered, as bounds and lists: a copy, since the game goes by its own."""
        d = self._domain
        return None if d is None else frozen(d)

    @property
    def _domain(self) -> Domain | None:
        pending = self._game._m.pending
        return pending[2] if pending else None

    @property
    def count(self) -> int:
        d = self._domain
        return d.count if d is not None else 0

    def __len__(self) -> int:
        return self.count

    def item(self, index: int) -> Any:
        d = self._domain
        if d is None:
            raise IndexError(index)
        return d.item(index)

    def __iter__(self) -> Iterator[Any]:
        d = self._domain
        return iter(d) if d is not None else iter(())

    def __contains__(self, action: object) -> bool:
        return self._game.why_not(action) is None

    def text(self, index: int) -> str:
        return str(self._game.text(self.item(index)))

    def texts(self, most: int = 200) -> list[str]:
        """The texts of (at most so many of) the answers."""
        return [self.text(i) for i in range(min(self.count, most))]


def answers_text(action: Mapping[str, Any]) -> str:
    """The clause that the JSON form of an action says.

    >>> answers_text({"answers": ["bid", "zeus", 5]}), answers_text({"answers": 3})
    ('bid zeus 5', '')
    """
    answers = action.get("answers")
    return " ".join(map(_word, answers)) if isinstance(answers, (list, tuple)) else ""


def _word(answer: Any) -> str:
    """A word of an answer: a text or an amount. A number of any length would be a text of any length."""
    if isinstance(answer, str):
        return answer
    return str(answer) if type(answer) is int and abs(answer) < 10**9 else "?"
