"""The bot that measures all others: every answer is equally likely."""

from __future__ import annotations

from typing import Any

from .turns import Turn

__all__ = ["RandomBot"]


class RandomBot:
    """Uniform over the answers of each question."""

    def choose(self, turn: Turn) -> Any:
        legal = turn.legal
        return legal.item(turn.rng.randrange(legal.count))
