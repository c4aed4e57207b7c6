"""Bots by their specs: `random`, `quick_bot`, `greedy:width=40:samples=3`."""

from __future__ import annotations

import os
from collections.abc import Callable
from importlib.metadata import EntryPoint, entry_points
from inspect import Parameter, signature
from typing import Any

from cyclades_core.content.toml.nearest_name import nearest

from .greedy_bot import GreedyBot
from .mcts_bot import MctsBot
from .program_bots import PREFIX, BotError, ProgramBot
from .quick_bot import QuickBot
from .random_bot import RandomBot
from .turns import Bot

__all__ = ["BOTS", "BotError", "check_limits", "is_reproducible", "is_timed", "parse_spec", "parse_specs"]

#: Packages of others enter their bots in this group of entry points.
GROUP = "cyclades.bots"
#: Name in a spec -> what makes the bot. Its keyword arguments, with their defaults, are the parameters.
BOTS: dict[str, Callable[..., Bot]] = {"random": RandomBot, "quick": QuickBot, "greedy": GreedyBot, "mcts": MctsBot}
#: What a server allows of parameters that cost time, of whichever bot, and of all others: weights.
LIMITS = {"depth": 8, "iterations": 300, "ms": 2_000, "rounds": 3, "samples": 5, "simulations": 300, "width": 100}
LIMIT = 1_000
LONGEST = 10  # characters of a number


def check_limits(spec: str) -> None:
    """Raise `BotError` if a bot would think longer than a server allows.

    >>> check_limits("mcts:iterations=300:width=40")
    >>> check_limits("mcts:ms=2000000000")
    Traceback (most recent call last):
    cyclades_apps.bots.program_bots.BotError: bot-parameter-limit: bot=mcts, name=ms, value=2000000000, most=2000
    """
    name, *given = spec.strip().split(":")
    for part in given:
        key, _, text = part.partition("=")
        most = LIMITS.get(key.strip(), LIMIT)
        if len(text) > LONGEST or not float(text) <= most:
            raise BotError("bot-parameter-limit", bot=name, name=key, value=text[: LONGEST + 2], most=most)


def parse_spec(spec: str, programs: bool = False) -> Bot:
    """A new bot from its spec; with `programs` it may be one of somebody's own (`exec:./mybot`), which will be run.

    >>> type(parse_spec("greedy:width=12")).__name__
    'GreedyBot'
    >>> parse_spec("gredy")
    Traceback (most recent call last):
    cyclades_apps.bots.program_bots.BotError: unknown-bot: name=gredy, nearest=greedy, known=greedy, mcts, quick, random
    """
    if spec.strip().startswith(PREFIX):
        if not programs:
            raise BotError("program-not-here", spec=spec.strip())
        return ProgramBot.from_spec(spec.strip())
    name, *given = spec.strip().split(":")
    make = BOTS.get(name) or _of_others(name)
    if make is None:
        bots = sorted({*BOTS, *_entered()})
        raise BotError("unknown-bot", name=name, nearest=nearest(name, bots) or "none", known=", ".join(bots))
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


def _entered() -> dict[str, EntryPoint]:
    """The bots of others, by the names under which their packages enter them (`CYCLADES_PLUGINS` chooses, if set)."""
    chosen = os.environ.get("CYCLADES_PLUGINS")
    wanted = None if chosen is None else {name.strip() for name in chosen.split(",")}
    return {point.name: point for point in entry_points(group=GROUP) if wanted is None or point.name in wanted}


def _of_others(name: str) -> Callable[..., Bot] | None:
    """What makes a bot of somebody else; whatever is wrong with it is told as its own fault."""
    point = _entered().get(name)
    if point is None:
        return None
    try:
        make: Callable[..., Bot] = point.load()
        _parameters(make)
    except Exception as error:
        raise BotError("broken-bot", name=name, reason=f"{type(error).__name__}: {error}") from None
    return make


def parse_specs(text: str, players: int, programs: bool = False) -> tuple[str, ...]:
    """The specs of `--bots`: one for all or one per seat, separated by commas; each is tried out.

    >>> parse_specs("greedy,random,random", 3)
    ('greedy', 'random', 'random')
    >>> parse_specs("greedy,random", 3)
    Traceback (most recent call last):
    cyclades_apps.bots.program_bots.BotError: bots-number: given=2, players=3
    """
    specs = tuple(part.strip() for part in text.split(","))
    for spec in specs:
        parse_spec(spec, programs)
    if len(specs) not in (1, players):
        raise BotError("bots-number", given=len(specs), players=players)
    return specs


def is_reproducible(spec: str) -> bool:
    """Does the bot give the same answers whenever it is asked? One whose time is measured does not; of a program nobody
    knows.

    >>> is_reproducible("mcts:iterations=30"), is_reproducible("mcts:ms=200")
    (True, False)
    """
    name = spec.strip().partition(":")[0]
    if spec.strip().startswith(PREFIX):
        return False
    make = BOTS.get(name) or _of_others(name)
    return bool(getattr(make, "reproducible", lambda given: True)(spec))


def is_timed(spec: str) -> bool:
    """Does the bot think for a measured time, so that its answers depend on the machine?

    >>> is_timed("mcts:ms=200"), is_timed("mcts:iterations=30"), is_timed("exec:./bot --ms=5")
    (True, False, False)
    """
    timed = any(part.startswith("ms=") for part in spec.split(":")[1:])
    return timed and not spec.strip().startswith(PREFIX) and not is_reproducible(spec)


def _parameters(make: Callable[..., Bot]) -> dict[str, Any]:
    """The parameters of a bot with their defaults: it tells them, or they are its keyword arguments."""
    tells = getattr(make, "parameters", None)
    if tells is not None:
        return dict(tells())
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
