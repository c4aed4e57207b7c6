"""One game, played letter by letter: who is asked, what may come next, what each seat sees, and who has won what."""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Any

from cyclades_core.game.game import Game
from cyclades_core.game.internals import GameInternals

from ..bots import Turn
from ..bots.turns import Bot
from .action_space import PartialAnswer
from .observations import Row

if TYPE_CHECKING:
    from .training_tables import Space

__all__ = ["Episode"]

#: What counts on the way to a metropolis, for who wants rewards before the end: public facts of every edition.
POTENTIAL = {"metropolises": 0.2, "income": 0.01, "areas": 0.01}


class Episode:
    """A game of a `Space`. `seat` is asked for one of `letters`; `step` takes it.

    >>> from cyclades_apps.learning import Space
    >>> episode = Space("legacy", 3, rounds=2).begin(seed=7)
    >>> while not episode.is_over:
    ...     episode.step(episode.letters[0])
    >>> episode.is_cut_off, episode.shares()
    (True, {'a': 0.0, 'b': 0.0, 'c': 0.0})
    """

    __slots__ = ("_answers", "_decision", "_parts", "_view", "game", "seat", "seed", "space", "steps")

    def __init__(self, space: Space, game: Game, seed: int) -> None:
        self.space = space
        self.game = game
        self.seed = seed
        self.steps = 0
        self.seat: str | None = None
        self._answers: list[Any] = []  # since the beginning
        self._parts: PartialAnswer | None = None
        game.keep_history = False
        self._ask()

    # -- playing -----------------------------------------------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        return self.seat is None

    @property
    def is_cut_off(self) -> bool:
        """Was it stopped before anybody has won?"""
        return self.seat is None and not self.game.is_over

    @property
    def parts(self) -> PartialAnswer | None:
        """The answer as far as it is spelled; None when it is over. Made when it is asked for: bots do not spell."""
        if self._parts is None and self.seat is not None:
            domain = self.game.legal.domain
            assert domain is not None
            self._parts = PartialAnswer(self.space.alphabet, domain, GameInternals(self.game).faction_to_move)
        return self._parts

    @property
    def letters(self) -> list[int]:
        """The actions that the asked seat may take now, sorted; none when it is over."""
        parts = self.parts
        return parts.letters if parts is not None else []

    def mask(self, out: Row | None = None) -> Row:
        """The same as a row of zeros and ones, one for each letter of the alphabet."""
        row = bytearray(self.space.alphabet.size) if out is None else out
        for letter in self.letters:
            row[letter] = 1
        return row

    def step(self, letter: int) -> None:
        """Take an action; one that is not in `letters` is a `ValueError`."""
        parts = self.parts
        if parts is None:
            raise ValueError("the game is over")  # text: ok for programs
        parts.take(letter)
        self.steps += 1
        if parts.answer is not None:
            self._answer(parts.answer)

    def let(self, bot: Bot, rng: Any) -> None:
        """Let a bot answer the whole question; it is asked as always. What was spelled of it already is dropped."""
        self._answer(bot.choose(Turn(self.game, rng)))

    def letters_of(self, answer: Any) -> list[int]:
        """The actions that spell an answer to the question from its beginning: for who learns from bots."""
        begun = self.parts
        assert begun is not None
        parts = PartialAnswer(self.space.alphabet, begun.domain, begun.me)
        out = []
        while parts.answer is None:
            out.append(parts.towards(answer))
            parts.take(out[-1])
        return out

    def cut_off(self) -> None:
        """Stop here: nobody has won."""
        self.seat, self._parts = None, None

    def clone(self) -> Episode:
        """An independent copy."""
        out = Episode.__new__(Episode)
        out.space, out.seed, out.steps, out.seat = self.space, self.seed, self.steps, self.seat
        out.game = self.game.clone()
        out._parts = None if self._parts is None else self._parts.copy()
        out._answers = self._answers[:]
        out._decision, out._view = None, {}
        return out

    def __deepcopy__(self, memo: dict[int, Any]) -> Episode:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        """Kept as what was answered: it is played again."""
        begun = self._parts.taken if self._parts is not None else ()
        return _replayed, (self.space, self.seed, tuple(self._answers), begun, self.steps, self.is_cut_off)

    def _ask(self) -> None:
        """Come to the next question that leaves a choice."""
        game, rounds = self.game, self.space.rounds
        while True:
            self._decision: Any = None
            self._view: dict[str, Any] = {}
            if game.is_over or (rounds and game.round > rounds):
                self.seat, self._parts = None, None
                return
            self.seat, self._parts = game.asked, None
            if game.legal.count > 1:
                return
            game.step(game.legal.item(0))

    def _answer(self, answer: Any) -> None:
        self._answers.append(answer)
        self.game.step(answer)
        self._ask()

    # -- looking -----------------------------------------------------------------------------------------------------

    def observe(self, seat: str, out: Row | None = None) -> Row:
        """What the seat sees, by `space.layout`; `out`, if given, must be all zeros."""
        space = self.space
        row = array("f", bytes(4 * space.layout.size)) if out is None else out
        view = self._view.get(seat)
        if view is None:
            view = self._view[seat] = self.game.view(seat)
        if seat == self.seat:
            if self._decision is None:
                self._decision = self.game.decision
            space.observer.fill(row, seat, view, self._decision, self.parts)
        else:
            space.observer.fill(row, seat, view)
        return row

    def shares(self) -> dict[str, float]:
        """What each seat has won: the sides that have won share 1; 0 for all until then."""
        result = self.game.result
        if result is None or self.is_cut_off:
            return dict.fromkeys(self.space.seats, 0.0)
        view = self.game.view()
        won = set(view.get("winners", ()))
        sides = sum(1 for side in view["table"]["sides"] if won.intersection(side))
        return {seat: 1.0 / sides if seat in result.winners else 0.0 for seat in self.space.seats}

    def potentials(self) -> dict[str, float]:
        """How far each seat is, by what everybody sees; 0 when it is over. Differences of it, added to rewards, favour
        no other way of playing in the end.
        """
        if self.is_over:
            return dict.fromkeys(self.space.seats, 0.0)
        out = dict.fromkeys(self.space.seats, 0.0)
        for faction in self.game.view()["factions"]:
            out[faction["seat"]] += sum(weight * faction[key] for key, weight in POTENTIAL.items())
        return out


def _replayed(
    space: Space, seed: int, answers: tuple[Any, ...], begun: tuple[int, ...], steps: int, cut_off: bool
) -> Episode:
    """The episode after these answers, and these letters of the next one."""
    out = space.begin(seed)
    for answer in answers:
        out._answer(answer)
    for letter in begun:
        out.step(letter)
    out.steps = steps
    if cut_off:
        out.cut_off()
    return out
