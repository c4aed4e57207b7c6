"""A position in words: the same keys that `positions.set_position` takes, as plain data or as TOML text.

What waits in the middle of a card is not part of a position (a save has that); phase, turn and offerings are.
`untold` says what of a game its position does not say.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from cyclades_core.content.toml import ContentFile, Problems

from . import position_facts
from .position_setup import PositionError

if TYPE_CHECKING:
    from cyclades_core.engine.machine import Machine

    from ..game import Game
    from ..public_types import Decision

__all__ = ["from_text", "get_position", "key_text", "to_text", "untold", "value_text"]


def get_position(machine: Machine) -> dict[str, Any]:
    """Return the position of a machine as the data that `set_position` takes: the facts of `position_facts.GIVEN`."""
    return position_facts.given(machine)


def untold(game: Game) -> tuple[str, ...]:
    """Return what the position of a game omits: set the position up, and compare views and decisions."""
    out = {"clause"} if game.is_answered else set()
    table = game._table_arguments
    try:
        again = type(game).from_position(game.rules, game.position(), seed=0, **table)
    except PositionError as error:
        return tuple(sorted({*out, str(error.path[0]) if error.path else "position"}))
    for seat in (None, *game.seats):
        one, two = game.view(seat), again.view(seat)
        out |= {key for key in {*one, *two} if one.get(key) != two.get(key)}
    if _asked(game.decision) != _asked(again.decision):
        out.add("question")
    return tuple(sorted(out))


def _asked(decision: Decision | None) -> tuple[object, ...]:
    """Return what a decision asks, without the parts of its move that were answered. Empty: the game is over."""
    if decision is None:
        return ()
    options = [option.to_dict() for option in decision.options]
    return decision.seat, decision.prompt, decision.subject, decision.domain, decision.context, options


def to_text(position: Mapping[str, Any]) -> str:
    """TOML text of a position.

    >>> print(to_text({"round": 2, "gold": {"ann": 5}, "areas": {"C3": {"owner": "ann", "units": {"fleet": 1}}}}))
    round = 2
    <BLANKLINE>
    [gold]
    ann = 5
    <BLANKLINE>
    [areas]
    C3 = { owner = "ann", units = { fleet = 1 } }
    """
    plain = [f"{key_text(k)} = {value_text(v)}" for k, v in position.items() if not isinstance(v, Mapping)]
    tables = [
        "\n".join([f"[{key_text(k)}]", *(f"{key_text(name)} = {value_text(row)}" for name, row in v.items())])
        for k, v in position.items()
        if isinstance(v, Mapping)
    ]
    return "\n\n".join(["\n".join(plain), *tables])


def key_text(name: str) -> str:
    """A key of TOML."""
    return name if name.replace("-", "").replace("_", "").isalnum() and name.isascii() else value_text(name)


def value_text(value: Any) -> str:
    """A value as TOML has it, on one line."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{key_text(str(k))} = {value_text(v)}" for k, v in value.items()) + " }"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(value_text(v) for v in value) + "]"
    return '"' + str(value).replace("\\", "\\\\").replace('"', '\\"') + '"'


def from_text(text: str) -> dict[str, Any]:
    """The inverse of `to_text`; a syntax error is located."""
    problems = Problems()
    source = ContentFile.from_text("position", text, problems)
    if problems:
        first = next(iter(problems))
        raise PositionError("position-syntax", line=first.line, column=first.column)
    return dict(source.data)
