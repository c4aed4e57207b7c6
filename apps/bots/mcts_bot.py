"""A player that searches: information-set Monte Carlo over games it imagines, with a budget.

What can be done is a set of whole clauses (at an offering, of gods or amounts), a few of each beginning first, more
while there is room: so a vector of thousands of answers costs no more than a menu. Clauses are looked at as they leave
the position first, and those that look best are searched. Each iteration plays one of them in a game that agrees with
what the seat knows (`turn.sample`), and then the rest of the round, everybody by the rules of thumb of `quick_bot`;
what the position then promises (`win_features`) is its worth. How a clause looked counts as some games do, since a few
rounds that went well or badly say less. The same imagined game, with the same luck, serves all that are compared. After
each part of the budget the worse half is given up, so that most of it goes to those that are hard to tell apart, and
where one is better beyond doubt, or all that are left begin alike, there is nothing more to find out. Nothing in here
knows a card.

Searching answer by answer in a tree (UCT), as this bot did at first, spreads the same budget over amounts and targets
that hardly differ: it lost to `greedy_bot`, which compares clauses too, but each by one imagined game. Judging clauses
by what they leave at once, with the weights of `greedy_bot`, was no better than `greedy_bot` where a game is won with
few metropolises, however many games were imagined: what a position is worth there, greedy's weights do not say.
"""

from __future__ import annotations

from math import ceil, log2, sqrt
from random import Random
from time import monotonic
from typing import TYPE_CHECKING, Any

from .greedy_bot import BID, MENU, ROUND, STEPS, GreedyBot, declines, played, some, sort
from .quick_bot import QuickBot
from .seat_facts import Facts
from .turns import Turn
from .win_features import chance

if TYPE_CHECKING:
    from cyclades_core.game.game import Game

__all__ = ["MctsBot"]

LEAST = 2  # imagined games by which any way is judged before it is given up, whatever the budget
STOP = 0.002  # what is no better than doing nothing is not done: so nobody goes round in circles
SEARCHED = 8  # clauses that are searched, those that look best
ENOUGH = 8  # from so many games on a difference may be beyond doubt:
DOUBT = 3.0  # so many standard errors
STEPS_UP = (0, 1, 2, 4, 7)  # amounts that are compared: so much above the least
BIDS = 2  # an offering decides about the whole round: so many times the iterations
LOOKS = 6  # how a clause looks counts as so many imagined games


class SearchBudget:
    """How much may be spent on a question, in iterations or in time."""

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
    """`iterations` times the rest of a round is imagined for a question (twice as often at offerings), or as often as
    `ms` milliseconds allow; `width` clauses are looked at, `rounds` played on.
    """

    def __init__(self, *, iterations: int = 60, ms: int = 0, width: int = 40, rounds: int = 1) -> None:
        self._iterations = max(1, iterations)
        self._ms = ms
        # a small budget looks at fewer, and at those properly
        self._width = max(2, width if ms else min(width, self._iterations))
        self._rounds = max(1, rounds)
        self._thumb = QuickBot()
        self._clauses = GreedyBot(width=self._width)

    @staticmethod
    def reproducible(spec: str) -> bool:
        """With a budget of time another run may come to other answers."""
        return not any(part.startswith("ms=") and part != "ms=0" for part in spec.split(":")[1:])

    def choose(self, turn: Turn) -> Any:
        facts = turn.facts
        if facts.is_setup:  # nothing can be compared yet
            return self._thumb.answer(facts, turn.rng)
        if facts.prompt == BID:
            ways = self._amounts(turn) if facts.sort == "number" else some(turn.legal, self._width, turn.rng)
            looks = [0.0] * len(ways)
            return ways[
                self._best(turn, [(way,) for way in ways], looks, SearchBudget(BIDS * self._iterations, self._ms))
            ]
        if turn.legal.count == 1:
            return turn.legal.item(0)
        budget = SearchBudget(self._iterations, self._ms)
        paths, looks = self._likely(turn)
        return paths[self._best(turn, paths, looks, budget)][0]

    def _amounts(self, turn: Turn) -> list[Any]:
        """The least amount and some above it."""
        legal = turn.legal
        least, most = legal.item(0), legal.item(legal.count - 1)
        return [least + up for up in STEPS_UP if least + up <= most and least + up in legal]

    def _likely(self, turn: Turn) -> tuple[list[tuple[Any, ...]], list[float]]:
        """The clauses that look best as they leave the position, the one of `quick_bot` and doing nothing among them,
        each with what it promises at once.
        """
        world = turn.sample()
        paths = self._clauses.paths(world, turn.rng)
        thumb = self._by_thumb(world, turn.rng)
        if thumb not in paths:
            paths.append(thumb)
        seed = turn.rng.getrandbits(32)
        looks = [self._at_once(world, path, Random(seed)) for path in paths]
        ranked = sorted(range(len(paths)), key=lambda n: -looks[n])
        best = ranked[:SEARCHED]
        kept = {n for n, path in enumerate(paths) if path == thumb or declines(world, path[0])}
        chosen = [*best, *sorted(kept.difference(best))]
        return [paths[n] for n in chosen], [looks[n] for n in chosen]

    def _best(self, turn: Turn, ways: list[tuple[Any, ...]], looks: list[float], budget: SearchBudget) -> int:
        """The number of the way after which the seat's chances are best: a half is given up after each part."""
        if len(ways) == 1:
            return 0
        found: list[list[float]] = [[] for _ in ways]
        left = list(range(len(ways)))
        parts = max(1, ceil(log2(len(ways))))
        for part in range(1, parts + 1):
            worlds = 0
            while worlds < (1 if self._ms else LEAST) or budget.used() < part / parts:
                if all(ways[way][0] == ways[left[0]][0] for way in left) or beyond_doubt(found, left):
                    return left[0]
                worlds += 1
                world, seed = turn.sample(), turn.rng.getrandbits(32)
                for way in left:
                    found[way].append(self._rest(world, ways[way], seed))
                    budget.spent += 1
                # those that are left were tried equally often
                left.sort(key=lambda way: -sum(found[way]) - LOOKS * looks[way])
            left = left[: max(2, (len(left) + 1) // 2)]
        return left[0]

    def _by_thumb(self, world: Game, rng: Random) -> tuple[Any, ...]:
        """The clause that rules of thumb would say: worth a look, however many others there are."""
        game, seat = world.clone(), world.asked
        path: list[Any] = []
        while not (game.is_over or game.asked != seat or len(path) > STEPS):
            facts = Facts.of(game)
            if path and facts.starts_move:
                break
            path.append(self._thumb.answer(facts, rng))
            game.step(path[-1])
        return tuple(path)

    def _at_once(self, world: Game, path: tuple[Any, ...], rng: Random) -> float:
        """What is promised right after a clause, when what follows from it is settled."""
        seat = world.asked
        assert seat is not None
        if declines(world, path[0]) and len(path) == 1 and sort(world) == MENU:
            return chance(world, seat)  # to stop here: as it is now
        game = played(world, path)
        for _ in range(STEPS):
            if game.is_over:
                break
            facts = Facts.of(game)
            if facts.sort == MENU or facts.prompt == BID:
                break
            game.step(self._thumb.answer(facts, rng))
        return chance(game, seat)

    def _rest(self, world: Game, path: tuple[Any, ...], seed: int) -> float:
        """What is promised when the round is over, everybody by rules of thumb after this clause."""
        seat, since = world.asked, world.round
        assert seat is not None
        game = played(world, path)
        thumb = self._thumb
        thumb.forget()  # what it thought of offerings in another imagined game
        # chance of its own for each faction: what one draws more or less after another clause changes no other's luck
        luck = [Random(seed + f) for f in range(Facts.of(world).factions)]
        for _ in range(ROUND * self._rounds):
            if game.is_over or game.round >= since + self._rounds:
                break
            facts = Facts.of(game)
            game.step(thumb.answer(facts, luck[facts.me]))
        return chance(game, seat) + (STOP if declines(world, path[0]) else 0.0)


def beyond_doubt(found: list[list[float]], left: list[int]) -> bool:
    """Is the first of those that are left better than the second by more than chance explains?"""
    one, other = found[left[0]], found[left[1]]
    n = len(one)
    if n < ENOUGH or len(other) != n:
        return False
    differences = [a - b for a, b in zip(one, other, strict=True)]
    mean = sum(differences) / n
    spread = sum((each - mean) ** 2 for each in differences) / (n - 1)
    return mean > DOUBT * sqrt(spread / n) and mean > 0
