"""Many games at once, for throughput: a vector environment of Gymnasium whose games may run in several processes.

    from cyclades_apps.learning.vector_environment import CycladesVectorEnv

    env = CycladesVectorEnv(64, workers=2, modules="base", players=4, bots="random")

Game number i draws its seeds from the seed of `reset` and i alone, so what happens in it does not depend on the number
of workers. Observations are written where the learner reads them, without a copy in between: the arrays that `reset`
and `step` give are the same each time, and hold until the next `step`. A game that is over begins anew with the next
`step`, whose action it ignores (Gymnasium's `NEXT_STEP`). An action that the mask forbids loses, as in
`gymnasium_environment`.
"""

from __future__ import annotations

import os
import signal
from random import Random, SystemRandom
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from cyclades_core.content.modules import add_folder, added_folders

from ..simulation.parallel import VARIABLE, restore_imports, safe_imports
from . import Chair
from .gymnasium_spaces import actions, observations, table

__all__ = ["CycladesVectorEnv"]

#: What the games tell and are told, a row for each: name and type.
ARRAYS = {"observation": "f", "action_mask": "b", "reward": "d", "terminated": "b", "truncated": "b", "action": "q"}
TYPES = {"f": np.float32, "b": np.int8, "d": np.float64, "q": np.int64}


class GameBatch:
    """Some of the games, with their rows of the shared arrays."""

    def __init__(self, settings: dict[str, Any], numbers: range, arrays: dict[str, Any]) -> None:
        chair = {key: settings[key] for key in ("bots", "seat", "shaping")}
        space = table(**{key: value for key, value in settings.items() if key not in chair})
        self._numbers = numbers
        self._arrays = arrays
        self._chairs = {i: Chair(space, **chair) for i in numbers}
        self._draws: dict[int, Random] = {}
        self._over = dict.fromkeys(numbers, True)

    def reset(self, seed: int) -> None:
        for i in self._numbers:
            self._draws[i] = Random(f"{seed}/{i}")
            self._begin(i)

    def step(self) -> None:
        for i in self._numbers:
            if self._over[i]:
                self._begin(i)
            else:
                self._play(i, int(self._arrays["action"][i]))

    def _begin(self, i: int) -> None:
        chair = self._chairs[i]
        while True:
            chair.begin(self._draws[i].getrandbits(31))
            if not chair.episode.is_over:
                break
        self._tell(i, 0.0, False, False)

    def _play(self, i: int, action: int) -> None:
        chair = self._chairs[i]
        if action not in chair.episode.letters:
            self._tell(i, -1.0, True, False)
            return
        reward = chair.step(action)
        cut_off = chair.episode.is_cut_off
        self._tell(i, reward, chair.episode.is_over and not cut_off, cut_off)

    def _tell(self, i: int, reward: float, terminated: bool, truncated: bool) -> None:
        arrays, chair = self._arrays, self._chairs[i]
        row, mask = arrays["observation"][i], arrays["action_mask"][i]
        row.fill(0)
        mask.fill(0)
        chair.episode.observe(chair.seat, row)
        mask[chair.episode.letters] = 1
        arrays["reward"][i], arrays["terminated"][i], arrays["truncated"][i] = reward, terminated, truncated
        self._over[i] = terminated or truncated


class CycladesVectorEnv(VectorEnv):
    """`num_envs` games in this process (`workers=0`) or in so many others; the settings are those of
    `gymnasium_environment`."""

    def __init__(
        self,
        num_envs: int,
        *,
        workers: int = 0,
        bots: str = "random",
        seat: int | None = None,
        shaping: float = 0.0,
        **settings: Any,
    ) -> None:
        if num_envs < 1 or workers < 0:
            raise ValueError(f"num_envs={num_envs}, workers={workers}: at least one game, and no fewer than 0 workers")
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}
        self.space = table(**settings)
        self.single_observation_space = observations(self.space)
        self.single_action_space = actions(self.space)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        given = {**settings, "bots": bots, "seat": seat, "shaping": shaping}
        widths = {"observation": self.space.layout.size, "action_mask": self.space.alphabet.size}
        sizes = {name: num_envs * widths.get(name, 1) for name in ARRAYS}
        self._games: GameBatch | None = None
        self._workers: list[tuple[Any, Any]] = []
        if workers == 0:
            own = {name: bytearray(size * np.dtype(TYPES[ARRAYS[name]]).itemsize) for name, size in sizes.items()}
            self._arrays = _shaped(own, num_envs)
            self._games = GameBatch(given, range(num_envs), self._arrays)
            return
        import multiprocessing

        context = multiprocessing.get_context("spawn")
        raw = {name: context.RawArray(ARRAYS[name], size) for name, size in sizes.items()}
        self._arrays = _shaped(raw, num_envs)
        safe = os.environ.get(VARIABLE)
        for k in range(min(workers, num_envs)):
            numbers = range(num_envs * k // workers, num_envs * (k + 1) // workers)
            mine, theirs = context.Pipe()
            folders = [*map(str, added_folders())]
            told = (theirs, given, numbers, num_envs, raw, folders, safe)
            process = context.Process(target=_serve, args=told, daemon=True)
            with safe_imports():
                process.start()
            theirs.close()
            self._workers.append((process, mine))

    def reset(self, *, seed: int | None = None, options: Any = None) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin all games anew; without a seed with one of the system."""
        self._all(("reset", SystemRandom().getrandbits(31) if seed is None else int(seed)))
        return self._seen(), {}

    def step(self, actions: Any) -> tuple[dict[str, Any], Any, Any, Any, dict[str, Any]]:
        self._arrays["action"][:] = actions
        self._all(("step", 0))
        arrays = self._arrays
        ended = (arrays[name].astype(bool) for name in ("terminated", "truncated"))
        return self._seen(), arrays["reward"].copy(), *ended, {}

    def close_extras(self, **settings: Any) -> None:
        """End the workers."""
        for process, pipe in self._workers:
            pipe.close()
            process.join(timeout=5)
            if process.is_alive():
                process.terminate()
        self._workers = []

    def _seen(self) -> dict[str, Any]:
        return {name: self._arrays[name] for name in ("observation", "action_mask")}

    def _all(self, task: tuple[str, int]) -> None:
        """Have all games do something; what goes wrong in a worker is told here."""
        if self._games is not None:
            _do(self._games, task)
        for _, pipe in self._workers:
            pipe.send(task)
        for process, pipe in self._workers:
            try:
                fault = pipe.recv()
            except (EOFError, ConnectionError):
                raise RuntimeError(f"a worker has ended with code {process.exitcode}") from None
            if fault is not None:
                raise fault


def _shaped(raw: dict[str, Any], num_envs: int) -> dict[str, Any]:
    """Return the memory as arrays, with one row for each game."""
    out = {}
    for name, kind in ARRAYS.items():
        row = np.frombuffer(raw[name], TYPES[kind])
        out[name] = row.reshape(num_envs, -1) if name in ("observation", "action_mask") else row
    return out


def _do(games: GameBatch, task: tuple[str, int]) -> None:
    verb, seed = task
    if verb == "reset":
        games.reset(seed)
    else:
        games.step()


def _serve(
    pipe: Any, settings: dict[str, Any], numbers: range, num_envs: int, raw: Any, folders: list[str], safe: str | None
) -> None:
    """A worker: does what it is told until nobody tells it anything any more."""
    restore_imports(safe)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the person's interrupt is for the parent
    for folder in folders:
        add_folder(folder)
    games: GameBatch | None = None
    while True:
        try:
            task = pipe.recv()
        except (EOFError, ConnectionError):
            return
        try:
            if games is None:
                games = GameBatch(settings, numbers, _shaped(raw, num_envs))
            _do(games, task)
        except Exception as error:
            pipe.send(error)
        else:
            pipe.send(None)
