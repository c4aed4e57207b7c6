"""The spaces of Gymnasium for a table: what an observation is, and which actions there are."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from . import Episode, Space

__all__ = ["LARGEST", "actions", "observations", "seen", "table"]

LARGEST = 1_000_000.0  # no number of an observation is above it, and none below 0


def table(modules: Any = "base", players: int = 4, **settings: Any) -> Space:
    """The table of an environment, by its settings."""
    return Space(modules, players, **settings)


def observations(space: Space) -> spaces.Dict:
    """The numbers of the layout, and a mask of the actions (all 0 for who is not asked)."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0.0, LARGEST, (space.layout.size,), np.float32),
            "action_mask": spaces.Box(0, 1, (space.alphabet.size,), np.int8),
        }
    )


def actions(space: Space) -> spaces.Discrete:
    """The letters of the alphabet."""
    return spaces.Discrete(space.alphabet.size)


def seen(episode: Episode, seat: str) -> dict[str, Any]:
    """What the seat sees now."""
    space = episode.space
    row: Any = np.zeros(space.layout.size, np.float32)
    mask: Any = np.zeros(space.alphabet.size, np.int8)
    episode.observe(seat, row)
    if seat == episode.seat:
        mask[episode.letters] = 1
    return {"observation": row, "action_mask": mask}
