"""OpenSpiel: the game `python_cyclades`.

    import pyspiel

    import cyclades_apps.learning.openspiel_game

    game = pyspiel.load_game("python_cyclades(modules=legacy,players=3)")

Chance moves once, at the beginning: it chooses one of `seeds` seeds, and all that is drawn and rolled in the game comes
from it. No seat sees it, so it is what a dealer who shuffles everything beforehand would be. States are told by their
history, which is also how they are serialised.

An information state is a text: all that the player has seen and done (`cyclades_apps.learning.information_states`).
Nobody pays for it who does not ask: the first question plays the game again, from then on the state and its copies keep
it.

`modules` has slashes and commas like everywhere (commas as `+`, since OpenSpiel parts parameters by commas).
"""

from __future__ import annotations

import os
from typing import Any

import numpy as np
import pyspiel

from . import Episode, Memories, Space

__all__ = ["CycladesGame", "CycladesMemory", "CycladesObserver", "CycladesState"]

PLAYERS = 6
DEFAULTS = {
    **{"modules": "base", "players": 4, "mode": "", "board": "", "rounds": 60, "seeds": 10_000, "moves": 20_000},
    "extra_folders": "",  # parameters of OpenSpiel are texts and numbers: folders are separated as in PATH
}

GAME_TYPE = pyspiel.GameType(
    short_name="python_cyclades",
    long_name="Cyclades",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=PLAYERS,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=DEFAULTS,
)


class CycladesGame(pyspiel.Game):
    """`rounds` and `moves` cut a game off that goes on and on: nobody has won it then."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**DEFAULTS, **(params or {})}
        self.space = Space(
            given["modules"].replace("+", ","),
            given["players"],
            mode=given["mode"] or None,
            board=given["board"] or None,
            rounds=given["rounds"],
            extra_folders=[folder for folder in given["extra_folders"].split(os.pathsep) if folder],
        )
        self.seeds = given["seeds"]
        self.moves = given["moves"]
        info = pyspiel.GameInfo(
            num_distinct_actions=self.space.alphabet.size,
            max_chance_outcomes=self.seeds,
            num_players=len(self.space.seats),
            min_utility=0.0,
            max_utility=1.0,
            max_game_length=self.moves,
        )
        super().__init__(GAME_TYPE, info, params or {})

    def new_initial_state(self) -> CycladesState:
        return CycladesState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> CycladesObserver | CycladesMemory:
        if params:
            raise ValueError(f"params={params}: an observation of this game has none")
        recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        return CycladesMemory() if recalls else CycladesObserver(self.space)


class CycladesState(pyspiel.State):
    """A game after some moves."""

    def __init__(self, game: CycladesGame) -> None:
        super().__init__(game)
        self.episode: Episode | None = None  # before chance has moved there is none
        self._memories: Memories | None = None  # nobody has asked for them

    # OpenSpiel calls those with an underscore with moves that it has checked.

    def current_player(self) -> int:
        if self.episode is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.episode.seat
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else self.get_game().space.seats.index(seat)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        seeds = self.get_game().seeds
        return [(seed, 1.0 / seeds) for seed in range(seeds)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.episode is not None
        return list(self.episode.letters)

    def _apply_action(self, action: int) -> None:
        if self.episode is None:
            self.episode = self.get_game().space.begin(int(action))
        else:
            self._move(self.episode, int(action), self._memories)

    def _move(self, episode: Episode, action: int, memories: Memories | None) -> None:
        seat = episode.seat
        episode.step(action)
        if episode.steps >= self.get_game().moves - 1 and not episode.is_over:
            episode.cut_off()
        if memories is not None and seat is not None:
            memories.follow(episode, seat, action)

    def memory(self, player: int) -> str:
        """All that the player has seen and done; empty before chance has moved."""
        if self.episode is None:
            return ""
        space = self.get_game().space
        if self._memories is None:
            seed, *actions = self.history()
            again = space.begin(seed)
            memories = Memories(again)
            for action in actions:
                self._move(again, action, memories)
            self._memories = memories
        return self._memories.text(space.seats[player])

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed {action}"
        return str(self.get_game().space.alphabet.names[action])

    def is_terminal(self) -> bool:
        return self.episode is not None and self.episode.is_over

    def returns(self) -> list[float]:
        seats = self.get_game().space.seats
        if self.episode is None or not self.episode.is_over:
            return [0.0] * len(seats)
        shares = self.episode.shares()
        return [shares[seat] for seat in seats]

    def __str__(self) -> str:
        return " ".join(map(str, self.history()))


class CycladesObserver:
    """What a player sees: the numbers of the layout, and as text those that are not 0, by name."""

    def __init__(self, space: Space) -> None:
        self._space = space
        self.tensor: Any = np.zeros(space.layout.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: CycladesState, player: int) -> None:
        self.tensor.fill(0)
        if state.episode is not None:
            state.episode.observe(self._space.seats[player], self.tensor)

    def string_from(self, state: CycladesState, player: int) -> str:
        if state.episode is None:
            return ""
        row = state.episode.observe(self._space.seats[player])
        return " ".join(f"{name}={value:g}" for name, value in zip(self._space.layout.names, row, strict=True) if value)


class CycladesMemory:
    """What a player with perfect recall knows, as text. It grows with the game, so there is no tensor of it."""

    def __init__(self) -> None:
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}

    def set_from(self, state: CycladesState, player: int) -> None:
        """Nothing to be set."""

    def string_from(self, state: CycladesState, player: int) -> str:
        return state.memory(player)


pyspiel.register_game(GAME_TYPE, CycladesGame)
