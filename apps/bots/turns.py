"""What a bot is asked with: the view of its seat, the answers, chance of its own, and games that it may imagine."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from cyclades_core.game.game import Game
from cyclades_core.game.public_types import Decision

from .seat_facts import Facts

__all__ = ["Answers", "Bot", "Turn"]


class Bot(Protocol):
    """Anything that answers. A bot sits on one seat of one game; it may remember what it has seen there."""

    def choose(self, turn: Turn) -> Any:
        """An answer of `turn.legal`."""


class Answers:
    """The answers to the question: `count`, `item(i)`, iteration, and texts. Nothing is built unasked."""

    __slots__ = ("_has", "_text", "count", "item")

    def __init__(
        self, count: int, item: Callable[[int], Any], text: Callable[[Any], str], has: Callable[[object], bool]
    ) -> None:
        self.count = count
        self._has = has
        self.item = item
        self._text = text

    def __len__(self) -> int:
        return self.count

    def __contains__(self, answer: object) -> bool:
        return self._has(answer)

    def __iter__(self) -> Iterator[Any]:
        return map(self.item, range(self.count))

    def text(self, index: int) -> str:
        return self._text(self.item(index))

    def texts(self, most: int = 200) -> list[str]:
        """The texts of (at most so many of) the answers."""
        return [self.text(i) for i in range(min(self.count, most))]


class Turn:
    """One question to one seat. The view and the decision are made when a bot looks at them."""

    __slots__ = ("_decide", "_decision", "_imagine", "_look", "_see", "_view", "legal", "rng", "seat")

    def __init__(self, game: Game, rng: Random) -> None:
        seat = game.asked
        assert seat is not None
        domain = game.legal.domain
        assert domain is not None
        self.seat = seat
        self.rng = rng
        # bound to the question and the seat, so that nobody else's knowledge can be had through them
        self.legal = Answers(domain.count, domain.item, lambda answer: game.text(answer), domain.__contains__)
        self._look: Callable[[], dict[str, Any]] = lambda: game.view(seat)
        self._decide: Callable[[], Decision | None] = lambda: game.decision
        self._imagine: Callable[[Random], Game] = lambda rng: game.sample(seat, rng)
        self._see: Callable[[], Facts] = lambda: Facts.of(game)
        self._view: dict[str, Any] | None = None
        self._decision: Decision | None = None

    @property
    def view(self) -> dict[str, Any]:
        """What the seat sees."""
        if self._view is None:
            self._view = self._look()
        return self._view

    @property
    def facts(self) -> Facts:
        """What the seat sees, fact by fact and in numbers. Much faster than `view`."""
        return self._see()

    @property
    def decision(self) -> Decision:
        """The question: prompt, domain, subject, context."""
        if self._decision is None:
            self._decision = self._decide()
            assert self._decision is not None
        return self._decision

    def sample(self, rng: Random | None = None) -> Game:
        """Return a full game that agrees with what the seat knows. What the seat does not know is drawn again.

        It is an ordinary `Game` at the same decision. Try answers on it with `clone` and `step`, and read its decision
        and its position with `Facts.of(game)`.
        """
        return self._imagine(rng or self.rng)
