"""Bots by their specs: `random`, `greedy`, `greedy:width=40:samples=3`."""

from __future__ import annotations

from collections.abc import Callable
from inspect import Parameter, signature
from typing import Any

from ..loading.nearest import nearest
from ..plain.errors import CycladesError
from .greedy import GreedyBot
from .random_bot import RandomBot
from .turns import Bot

__all__ = ["BOTS", "BotError", "is_reproducible", "parse_spec", "parse_specs"]

#: Name in a spec -> what makes the bot. Its keyword arguments, with their defaults, are the parameters.
BOTS: dict[str, Callable[..., Bot]] = {"random": RandomBot, "greedy": GreedyBot}


class BotError(CycladesError):
    """A spec that names no bot, or a parameter that the bot does not have or cannot use."""


def parse_spec(spec: str) -> Bot:
    """A new bot from its spec.

    >>> type(parse_spec("greedy:width=12")).__name__
    'GreedyBot'
    >>> parse_spec("gredy")
    Traceback (most recent call last):
    cyclades_core.bots.specs.BotError: unknown-bot: name=gredy, nearest=greedy, known=greedy, random
    """
    name, *given = spec.strip().split(":")
    make = BOTS.get(name)
    if make is None:
        raise BotError("unknown-bot", name=name, nearest=nearest(name, BOTS) or "none", known=", ".join(sorted(BOTS)))
    parameters = _parameters(make)
    values: dict[str, Any] = {}
    for part in given:
        key, _, text = part.partition("=")
        if key not in parameters:
            known = ", ".join(parameters) or "none"
            near = nearest(key, parameters) or "none"
            raise BotError("unknown-bot-parameter", bot=name, name=key, nearest=near, known=known)
        values[key] = _value(name, key, text, parameters[key])
    return make(**values)


def parse_specs(text: str, players: int) -> tuple[str, ...]:
    """The specs of `--bots`: one for all or one per seat, separated by commas; each is tried out.

    >>> parse_specs("greedy,random,random", 3)
    ('greedy', 'random', 'random')
    >>> parse_specs("greedy,random", 3)
    Traceback (most recent call last):
    cyclades_core.bots.specs.BotError: bots-number: given=2, players=3
    """
    specs = tuple(part.strip() for part in text.split(","))
    for spec in specs:
        parse_spec(spec)
    if len(specs) not in (1, players):
        raise BotError("bots-number", given=len(specs), players=players)
    return specs


def is_reproducible(spec: str) -> bool:
    """Does the bot give the same answers whenever it is asked? One whose time is measured does not.

    >>> is_reproducible("greedy:width=3")
    True
    """
    name = spec.partition(":")[0]
    return bool(getattr(BOTS.get(name), "reproducible", lambda given: True)(spec))


def _parameters(make: Callable[..., Bot]) -> dict[str, Any]:
    """The parameters of a bot with their defaults."""
    return {
        name: found.default
        for name, found in signature(make).parameters.items()
        if found.kind is Parameter.KEYWORD_ONLY
    }


def _value(bot: str, key: str, text: str, default: Any) -> Any:
    """The text as a value like the default; all parameters are numbers that are not negative."""
    try:
        value = type(default)(text)
        if not 0 <= value < float("inf"):
            raise ValueError(text)
    except ValueError:
        raise BotError("bad-bot-parameter", bot=bot, name=key, value=text, default=default) from None
    return value
