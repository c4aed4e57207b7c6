"""A player that searches: information-set Monte Carlo over games it imagines, with a budget.

What can be done is a set of whole clauses (at an offering, of gods), a few of each beginning first, more while there is
room: so a vector of thousands of answers costs no more than a menu. Each iteration plays one of them in a game that
agrees with what the seat knows (`turn.sample`): a clause until what follows from it is settled, an offering to the end
of the round, everybody by the rules of thumb of `quick`. The same imagined game, with the same luck, serves all that
are compared. After each part of the budget the worse half is given up, so that most of it goes to those that are hard
to tell apart; what is hidden, and dice, are averaged over. What came out the same twice without a die being rolled
depends on neither and is not played again, and where all that are left begin alike there is nothing more to find out.
Nothing in here knows a card: see `scoring`.

Searching answer by answer in a tree (UCT), as this bot did at first, spreads the same budget over amounts and targets
that hardly differ: it lost to `greedy`, which compares clauses too, but each by one imagined game.
"""

from __future__ import annotations

from collections.abc import Callable
from math import ceil, log2
from random import Random
from time import monotonic
from typing import TYPE_CHECKING, Any

from .facts import Facts
from .greedy import BID, MENU, ROUND, STEPS, STOP, GreedyBot, declines, some, sort
from .quick import QuickBot
from .scoring import score
from .turns import Turn

if TYPE_CHECKING:
    from ..game import Game

__all__ = ["MctsBot"]

LEAST = 2  # imagined games by which any way is judged before it is given up, whatever the budget
SAME = 1e-6  # less is no difference
CLAUSES = 6  # a clause is played so much quicker than a round: so many of them count as one iteration

Worth = Callable[["Game", Any, Random], float]


class Budget:
    """How much may be spent on a question, in evaluations or in time."""

    __slots__ = ("_begun", "_most", "_ms", "spent")

    def __init__(self, most: int, ms: int) -> None:
        self._most = most
        self._ms = ms
        self._begun = monotonic()
        self.spent = 0

    def used(self) -> float:
        """The part that is used up: 1 or more when there is nothing left."""
        if self._ms:
            return (monotonic() - self._begun) * 1000 / self._ms
        return self.spent / self._most


class MctsBot:
    """`iterations` rounds are imagined at an offering, and six times as many clauses elsewhere, or as many as `ms`
    milliseconds allow; `width` clauses are compared, `rounds` played on from an offering.
    """

    def __init__(self, *, iterations: int = 60, ms: int = 0, width: int = 40, rounds: int = 1) -> None:
        self._iterations = max(1, iterations)
        self._ms = ms
        # a small budget compares fewer, and those properly
        self._width = max(2, width if ms else min(width, self._iterations * CLAUSES // 4))
        self._rounds = max(1, rounds)
        self._thumb = QuickBot()
        self._clauses = GreedyBot(width=self._width)
        self._rolled = False  # did chance decide in the game that was imagined last?

    @staticmethod
    def reproducible(spec: str) -> bool:
        """With a budget of time another run may come to other answers."""
        return not any(part.startswith("ms=") and part != "ms=0" for part in spec.split(":")[1:])

    def choose(self, turn: Turn) -> Any:
        facts = turn.facts
        if facts.prompt == BID:
            return self._clauses.amount(turn) if facts.sort == "number" else self._god(turn)
        if facts.is_setup:  # nothing can be compared yet
            return self._thumb.answer(facts, turn.rng)
        world = turn.sample()
        paths = self._clauses.paths(world, turn.rng)
        thumb = self._by_thumb(world, turn.rng)
        if thumb not in paths:
            paths.append(thumb)
        firsts = [path[0] for path in paths]
        ranked = self._compared(turn, paths, firsts, self._clause, self._iterations * CLAUSES)
        return firsts[ranked[0][1]]

    def _god(self, turn: Turn) -> Any:
        """The god that brings most; how much more than the next best decides about the amount."""
        gods = some(turn.legal, self._width, turn.rng)
        ranked = self._compared(turn, gods, gods, self._round, self._iterations)
        self._clauses.margin = ranked[0][0] - ranked[1][0] if len(ranked) > 1 else 0.0
        return gods[ranked[0][1]]

    def _compared(
        self, turn: Turn, ways: list[Any], firsts: list[Any], worth: Worth, most: int
    ) -> list[tuple[float, int]]:
        """The best two ways, the best one first, each with its worth: a half is given up after each part."""
        if len(ways) == 1:
            return [(0.0, 0)]
        budget = Budget(most, self._ms)
        totals, counts = [0.0] * len(ways), [0] * len(ways)
        known: list[float | None] = [None] * len(ways)  # the worth of those that came out the same twice
        rolled = [False] * len(ways)  # did chance decide, in any of the imagined games?
        left = list(range(len(ways)))
        parts = max(1, ceil(log2(len(ways))))
        for part in range(1, parts + 1):
            if all(firsts[way] == firsts[left[0]] for way in left):
                break
            worlds = 0
            while worlds < (1 if self._ms else LEAST) or budget.used() < part / parts:
                if all(known[way] is not None for way in left):
                    break
                worlds += 1
                world, seed = turn.sample(), turn.rng.getrandbits(32)
                level = score(world, turn.seat, world.round)  # what is gained counts, not how rich others may be
                for way in left:
                    found = known[way]
                    if found is None:
                        value = worth(world, ways[way], Random(seed)) - level
                        rolled[way] = rolled[way] or self._rolled
                    else:
                        value = found
                    totals[way] += value
                    counts[way] += 1
                    budget.spent += 1
                    if counts[way] == LEAST and not rolled[way] and abs(totals[way] - LEAST * value) < SAME:
                        known[way] = value
            left.sort(key=lambda way: -totals[way] / max(1, counts[way]))
            if part < parts:
                left = left[: max(2, (len(left) + 1) // 2)]
        return [(totals[way] / max(1, counts[way]), way) for way in left[:2]]

    def _by_thumb(self, world: Game, rng: Random) -> tuple[Any, ...]:
        """The clause that rules of thumb would say: worth a look, however many others there are."""
        game, seat = world.clone(), world.asked
        path: list[Any] = []
        while not path or not (game.is_over or game._m.closed or game.asked != seat or len(path) > STEPS):
            path.append(self._thumb.answer(Facts(game._m), rng))
            game.step(path[-1])
        return tuple(path)

    def _clause(self, world: Game, path: tuple[Any, ...], rng: Random) -> float:
        """The position after a clause, when what follows from it is settled."""
        seat, since = world.asked, world.round
        assert seat is not None
        stop = STOP if declines(world, path[0]) else 0.0
        game = world.clone()
        for answer in path:
            if game.is_over or answer not in game._m.pending[2]:  # type: ignore[index]
                break  # this imagined game differs in what decides it
            if stop and len(path) == 1 and sort(game) == MENU:
                break  # to stop here: as it is now
            game.step(answer)
        for _ in range(STEPS):
            pending = game._m.pending
            if pending is None or pending[2].sort == MENU or pending[0].prompt == BID:
                break
            game.step(self._thumb.answer(Facts(game._m), rng))
        self._rolled = game._m.s.rng != world._m.s.rng
        return score(game, seat, since) + stop

    def _round(self, world: Game, god: Any, rng: Random) -> float:
        """The position at the end of the round, everybody by rules of thumb."""
        seat, since = world.asked, world.round
        assert seat is not None
        game = world.clone()
        game.step(god)
        self._thumb.forget()  # what it thought of offerings in another imagined game
        for _ in range(ROUND * self._rounds):
            if game.is_over or game.round >= since + self._rounds:
                break
            game.step(self._thumb.answer(Facts(game._m), rng))
        self._rolled = True
        return score(game, seat, since)
