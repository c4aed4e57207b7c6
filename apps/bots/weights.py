"""The weights of a bot: a TOML file beside it, numbers by name. A spec may set each of them."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

__all__ = ["load_weights"]


@cache
def _read(bot: str) -> tuple[tuple[str, float], ...]:
    found = tomllib.loads((Path(__file__).parent / f"{bot}.toml").read_text(encoding="utf-8"))
    return tuple((name, float(value)) for name, value in found.items())


def load_weights(bot: str) -> dict[str, float]:
    """The weights that the bot is shipped with.

    >>> load_weights("quick")["victory"] > load_weights("quick")["land"]
    True
    """
    return dict(_read(bot))
