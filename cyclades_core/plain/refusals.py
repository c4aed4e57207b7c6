"""Why something may not be done: a code, the rule or card that says so, and plain arguments for the message."""

from __future__ import annotations

__all__ = ["CODES", "Refusal"]

# The closed set. Each has a message `refusal-<code>` in the locales.
CODES = frozenset(
    {
        "not-offered",  # no such answer to this question
        "cannot-pay",
        "used-up",  # as often as the turn allows
        "no-target",  # nothing it could be done to
        "nothing-left",  # reserve, supply or stock is empty
        "forbidden",  # a rule or card forbids it
        "barred",
        "out-of-reach",
        "last-area",
        "too-low",
        "just-outbid",
        "taken",
        "closed",
        "not-yours",
        "wrong-amount",
        "not-now",
        "condition",  # the card's own condition is not met
        "unknown-answer",
        "left-over",
        "game-over",
        "wrong-seat",  # somebody else is asked
        "revealed",  # an undo past something that chance or a card has shown
    }
)


class Refusal:
    """A reason, comparable and printable; the words are made at the edge.

    >>> Refusal("cannot-pay", "B1.9", price=5, gold=3)
    Refusal('cannot-pay', 'B1.9', {'price': 5, 'gold': 3})
    """

    __slots__ = ("args", "cite", "code")

    def __init__(self, code: str, cite: str = "", **args: object) -> None:
        self.code = code
        self.cite = cite
        self.args = args

    def __repr__(self) -> str:
        return f"Refusal({self.code!r}, {self.cite!r}, {self.args!r})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Refusal):
            return NotImplemented
        return (self.code, self.cite, self.args) == (other.code, other.cite, other.args)

    __hash__ = None  # type: ignore[assignment]
