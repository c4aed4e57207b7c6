"""One seat of a game for a learner, the others for bots."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ..bots import parse_specs, seat_bots
from ..bots.turns import Bot
from .episodes import Episode
from .training_tables import Space

__all__ = ["Chair"]


class Chair:
    """A learner's place at a table: `begin` a game, then `step` until it is over. Bots answer whenever they are asked.

    `bots`: one spec for all others or one for each; `seat`: the number of the learner's seat, None for a new one each
    game; `shaping` adds so much of the difference of `Episode.potentials` to every reward.

    >>> chair = Chair(Space("legacy", 3, rounds=2), "quick", seat=1)
    >>> chair.begin(seed=3)
    >>> rewards = 0.0
    >>> while not chair.episode.is_over:
    ...     rewards += chair.step(chair.episode.letters[-1])
    >>> chair.seat, rewards, chair.episode.is_cut_off
    ('b', 0.0, True)
    """

    __slots__ = ("_bots", "_potential", "_seat", "_specs", "episode", "seat", "shaping", "space")

    def __init__(self, space: Space, bots: str = "random", seat: int | None = None, shaping: float = 0.0) -> None:
        others = len(space.seats) - 1
        self.space = space
        self._specs: Sequence[str] = parse_specs(bots, others, programs=True)
        if len(self._specs) == 1:
            self._specs = [*self._specs] * others
        if seat is not None and not 0 <= seat <= others:
            raise ValueError(f"seat={seat}: there are seats 0 to {others}")  # text: ok for programs
        self._seat = seat
        self.shaping = shaping
        self.episode: Episode
        self.seat = ""
        self._bots: dict[str, tuple[Bot, Random]] = {}
        self._potential = 0.0

    def begin(self, seed: int, seat: int | None = None) -> None:
        """A new game, played up to the learner's first question."""
        seats = self.space.seats
        number = seat if seat is not None else self._seat
        if number is None:
            number = Random(f"{seed}/seat").randrange(len(seats))
        self.seat = seats[number]
        specs = [*self._specs]
        specs.insert(number, "random")  # never asked
        self._bots = seat_bots(specs, seats, seed, programs=True)
        self.episode = self.space.begin(seed)
        self._go_on()
        self._potential = self._value()

    def step(self, letter: int) -> float:
        """Take an action for the learner and let the bots play on; the reward until the learner is asked again."""
        episode = self.episode
        episode.step(letter)
        self._go_on()
        reward = episode.shares()[self.seat] if episode.is_over else 0.0
        if self.shaping:
            before, self._potential = self._potential, self._value()
            reward += self.shaping * (self._potential - before)
        return reward

    def _go_on(self) -> None:
        episode = self.episode
        while episode.seat is not None and episode.seat != self.seat:
            episode.let(*self._bots[episode.seat])

    def _value(self) -> float:
        return self.episode.potentials()[self.seat] if self.shaping else 0.0
