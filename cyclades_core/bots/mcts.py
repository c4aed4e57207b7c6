"""A player that searches: information-set Monte Carlo over games it imagines, with a budget.

Each iteration draws a game that agrees with what the seat knows (`turn.sample`), goes down a tree of answers that all
iterations share (so what is hidden is averaged over, and nobody plays by a card it cannot see), adds one answer, plays
on by the rules of thumb of `quick` to the end of the turn or round, and values the position (`scoring`) for everybody
on the way. A question with many answers gets a few of them at first, that of `quick` before all others, and more the
more often it is met.
"""

from __future__ import annotations

from math import exp, log, sqrt
from random import Random
from time import monotonic
from typing import TYPE_CHECKING, Any

from .facts import Facts
from .quick import QuickBot
from .scoring import score
from .turns import Turn

if TYPE_CHECKING:
    from ..game import Game

__all__ = ["MctsBot"]

SCALE = 12.0  # a position that became so much better (in the unit of `scoring`) counts 0.73, one as before 0.5
LEAST = 2  # answers of a question that are tried from the beginning
LONG = 600  # questions after which an imagined game is valued as it stands
DRAWS = 8  # how often an answer that is not in the tree yet is looked for


class Node:
    """A question as one seat meets it: the answers tried so far."""

    __slots__ = ("children", "visits")

    def __init__(self) -> None:
        self.children: dict[Any, Child] = {}
        self.visits = 0


class Child:
    """An answer: how often it could be given and was, what it brought to whoever gave it, and what followed."""

    __slots__ = ("could", "node", "total", "visits")

    def __init__(self) -> None:
        self.could = 0
        self.visits = 0
        self.total = 0.0
        self.node = Node()

    def bound(self, c: float) -> float:
        """How good it may still be."""
        return self.total / self.visits + c * sqrt(log(self.could + 1) / self.visits)


class End:
    """How far an imagined game is played: in a turn to its end, since what others do then tells little about it and
    costs most of the time; at an offering, or when somebody else's turn asks, to the end of the round or a later one.
    """

    __slots__ = ("_active", "_last")

    def __init__(self, game: Game, rounds: int) -> None:
        s, t = game._m.s, game._m.t
        mine = s.active >= 0 and t.seats[t.seat_of[s.active]] == game.asked
        self._active = s.active if mine else None
        self._last = s.round + rounds

    def is_here(self, game: Game) -> bool:
        s = game._m.s
        return game.is_over or s.round >= self._last or (self._active is not None and s.active != self._active)


class MctsBot:
    """`iterations` games are imagined for a question, or as many as `ms` milliseconds allow; `rounds` of each are
    played on from an offering, `c` makes it curious, `widen` says how soon further answers are tried.
    """

    def __init__(
        self, *, iterations: int = 60, ms: int = 0, c: float = 0.5, widen: float = 1.5, rounds: int = 1
    ) -> None:
        self._iterations = max(1, iterations)
        self._ms = ms
        self._c = c
        self._widen = widen
        self._rounds = max(1, rounds)
        self._thumb = QuickBot()

    @staticmethod
    def reproducible(spec: str) -> bool:
        """With a budget of time another run may come to other answers."""
        return not any(part.startswith("ms=") and part != "ms=0" for part in spec.split(":")[1:])

    def choose(self, turn: Turn) -> Any:
        if turn.facts.is_setup:
            return self._thumb.answer(turn.facts, turn.rng)
        root = Node()
        now: dict[str, float] = {}
        end = monotonic() + self._ms / 1000
        done = 0
        while done < self._iterations if not self._ms else done == 0 or monotonic() < end:
            self._iterate(turn, root, now)
            done += 1
        best = max(root.children.items(), key=lambda item: (item[1].visits, item[1].total))
        return best[0]

    def _iterate(self, turn: Turn, root: Node, now: dict[str, float]) -> None:
        """One imagined game; `now` keeps how good the position is at present, for each seat."""
        game = turn.sample()
        rng = turn.rng
        since = game.round
        if not now:
            now.update((seat, score(game, seat, since)) for seat in game.seats)
        end = End(game, self._rounds)
        path: list[tuple[Child, str]] = []
        node = root
        fresh = False
        while not fresh and not end.is_here(game):
            seat = game.asked
            assert seat is not None
            answer, child, fresh = self._descend(game, node, rng)
            path.append((child, seat))
            game.step(answer)
            node.visits += 1
            node = child.node
        self._play_on(game, end, rng)
        worth: dict[str, float] = {}
        for child, seat in path:
            if seat not in worth:
                better = (score(game, seat, since) - now[seat]) / SCALE
                worth[seat] = 1 / (1 + exp(-max(-50.0, min(50.0, better))))
            child.visits += 1
            child.total += worth[seat]

    def _descend(self, game: Game, node: Node, rng: Random) -> tuple[Any, Child, bool]:
        """The answer to go on with: a new one while there is room for it, else the one that may be best."""
        domain = game._m.pending[2]  # type: ignore[index]
        known = [(answer, child) for answer, child in node.children.items() if answer in domain]
        for _, child in known:
            child.could += 1
        room = max(LEAST, int(self._widen * sqrt(node.visits + 1)))
        if len(known) < min(room, domain.count):
            answer = self._fresh(game, domain, node, rng)
            if answer is not None:
                child = node.children[answer] = Child()
                child.could = 1
                return answer, child, True
        best = max(known, key=lambda item: item[1].bound(self._c))
        return best[0], best[1], False

    def _fresh(self, game: Game, domain: Any, node: Node, rng: Random) -> Any:
        """An answer that was not tried yet: that of the rules of thumb, else one by chance; None if none turns up."""
        answer = self._thumb.answer(Facts(game._m), rng)
        for _ in range(DRAWS):
            if answer not in node.children:
                return answer
            answer = domain.item(rng.randrange(domain.count))
        return next((each for each in domain if each not in node.children), None) if domain.count <= 64 else None

    def _play_on(self, game: Game, end: End, rng: Random) -> None:
        for _ in range(LONG):
            if end.is_here(game):
                return
            game.step(self._thumb.answer(Facts(game._m), rng))
