"""A position in words: the same keys that `positions.set_position` takes, as plain data or as TOML text.

What waits in the middle of a card is not part of a position (a save has that); phase, turn and offerings are.
`untold` says what of a game its position does not say.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cyclades_core.content.toml import ContentFile, Problems

from . import position_facts
from .position_setup import PositionError

__all__ = ["from_text", "get_position", "key_text", "to_text", "untold", "value_text"]


def get_position(machine: Any) -> dict[str, Any]:
    """What is on the table, in the words of `set_position`: the facts of the table `facts.GIVEN`."""
    return position_facts.given(machine)


def untold(game: Any) -> tuple[str, ...]:
    """What the position of a game does not say: it is set up, and what is seen there is compared."""
    out = {"clause"} if game.is_answered else set()
    table = game._table_arguments
    try:
        again = type(game).from_position(game.rules, game.position(), seed=0, **table)
    except PositionError as error:
        return tuple(sorted({*out, str(error.path[0]) if error.path else "position"}))
    for seat in (None, *game.seats):
        one, two = game.view(seat), again.view(seat)
        out |= {key for key in {*one, *two} if one.get(key) != two.get(key)}
    one, two = game.decision, again.decision
    if (one is None) != (two is None) or (one is not None and two is not None and _asked(one) != _asked(two)):
        out.add("question")
    return tuple(sorted(out))


def _asked(decision: Any) -> tuple[Any, ...]:
    """A question without the parts of its clause that were answered."""
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
