"""Gymnasium: one seat for the learner, bots on the others.

    import gymnasium

    import cyclades_apps.learning.gymnasium_environment

    env = gymnasium.make("Cyclades-v0", modules="base", players=4, bots="quick")

Observations are dictionaries with `observation` and `action_mask`; the mask is in `info` too. The reward is the win
share at the end. A game that is cut off after `rounds` is truncated. An action that the mask forbids ends the game with
-1 (`info["illegal"]`), or raises with `illegal="raise"`.
"""

from __future__ import annotations

from typing import Any

import gymnasium

from . import Chair
from .gymnasium_spaces import actions, observations, seen, table

__all__ = ["CycladesEnv"]


class CycladesEnv(gymnasium.Env):
    """`bots`, `seat` (None: another one every game) and `shaping` as `cyclades_apps.learning.Chair` takes them; the
    other settings as `Space` does. `reset(options={"seat": 2})` seats the learner for one game.
    """

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012 (theirs)

    def __init__(
        self,
        *,
        bots: str = "random",
        seat: int | None = None,
        shaping: float = 0.0,
        illegal: str = "lose",
        render_mode: str | None = None,
        **settings: Any,
    ) -> None:
        if illegal not in ("lose", "raise"):
            raise ValueError(f"illegal={illegal!r}: lose or raise")
        self.space = table(**settings)
        self.chair = Chair(self.space, bots, seat, shaping)
        self.illegal = illegal
        self.render_mode = render_mode
        self.observation_space = observations(self.space)
        self.action_space = actions(self.space)
        self._over = True

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        seat = (options or {}).get("seat")
        while True:
            self.chair.begin(int(self.np_random.integers(2**31)), seat)
            if not self.chair.episode.is_over:  # otherwise it was over before the learner was asked at all
                break
        self._over = False
        return self._told(seen(self.chair.episode, self.chair.seat))

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        if self._over:
            raise gymnasium.error.ResetNeeded("the game is over: reset")
        episode = self.chair.episode
        if int(action) not in episode.letters:
            if self.illegal == "raise":
                raise ValueError(f"action {action}: the mask forbids it")
            self._over = True
            found, info = self._told(seen(episode, self.chair.seat))
            return found, -1.0, True, False, {**info, "illegal": True}
        reward = self.chair.step(int(action))
        self._over = episode.is_over
        found, info = self._told(seen(episode, self.chair.seat))
        return found, reward, episode.is_over and not episode.is_cut_off, episode.is_cut_off, info

    def _told(self, found: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
        return found, {"action_mask": found["action_mask"], "seat": self.chair.seat}

    def render(self) -> str | None:
        """Where the game is, in a line that everybody may read."""
        if self.render_mode is None:
            return None
        return f"round {self.chair.episode.game.round}, {self.chair.seat} is the learner"


gymnasium.register(id="Cyclades-v0", entry_point="cyclades_apps.learning.gymnasium_environment:CycladesEnv")
