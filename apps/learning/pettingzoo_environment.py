"""PettingZoo: every seat is an agent, and they are asked one after the other.

    from cyclades_apps.learning import pettingzoo_environment as aec

    env = aec.env(modules="base", players=4)

Observations are dictionaries with `observation` and `action_mask`. Rewards come at the end (win shares; a game that is
cut off has no winner) unless `shaping` asks for more. An action that the mask forbids ends the game for everybody, with
-1 for who took it.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from . import Episode
from .gymnasium_spaces import actions, observations, seen, table

__all__ = ["CycladesAEC", "env", "raw_env"]


def env(**settings: Any) -> AECEnv:
    """The environment as one wants it: forbidden actions lose, calls in the wrong order are told."""
    return wrappers.OrderEnforcingWrapper(wrappers.TerminateIllegalWrapper(raw_env(**settings), illegal_reward=-1))


def raw_env(**settings: Any) -> CycladesAEC:
    """The same without wrappers: a forbidden action is a `ValueError`."""
    return CycladesAEC(**settings)


class CycladesAEC(AECEnv):
    """`modules`, `players`, `mode`, `board` and `rounds` as `cyclades_apps.learning.Space` takes them."""

    metadata = {"name": "cyclades_v0", "render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012 (theirs)

    def __init__(self, *, shaping: float = 0.0, render_mode: str | None = None, **settings: Any) -> None:
        super().__init__()
        self.space = table(**settings)
        self.shaping = shaping
        self.render_mode = render_mode
        self.possible_agents = list(self.space.seats)
        self._observations = {agent: observations(self.space) for agent in self.possible_agents}
        self._actions = {agent: actions(self.space) for agent in self.possible_agents}
        self._seeds = np.random.default_rng()
        self.episode: Episode

    def observation_space(self, agent: str) -> Any:
        return self._observations[agent]

    def action_space(self, agent: str) -> Any:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; without a seed the next of those that follow from the last one given."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.episode = self.space.begin(int(self._seeds.integers(2**31)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._potentials = self.episode.potentials() if self.shaping else {}
        assert self.episode.seat is not None
        self.agent_selection = self.episode.seat

    def observe(self, agent: str) -> dict[str, Any]:
        return seen(self.episode, agent)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("action: None is for agents whose game is over")
        self.episode.step(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._reward()
        if self.episode.seat is None:
            ended = self.truncations if self.episode.is_cut_off else self.terminations
            ended.update(dict.fromkeys(self.agents, True))
        else:
            self.agent_selection = self.episode.seat
        self._accumulate_rewards()

    def _reward(self) -> None:
        over = self.episode.is_over
        self.rewards = self.episode.shares() if over else dict.fromkeys(self.agents, 0.0)
        if self.shaping:
            now = self.episode.potentials()
            for agent, before in self._potentials.items():
                self.rewards[agent] += self.shaping * (now[agent] - before)
            self._potentials = now

    def render(self) -> str | None:
        """Where the game is, in a line that everybody may read."""
        if self.render_mode is None:
            return None
        return f"round {self.episode.game.round}, {self.episode.seat or 'nobody'} is asked"

    def close(self) -> None:
        """Nothing is open."""
