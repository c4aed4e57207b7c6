"""A sensible player who looks one turn ahead, in any edition.

At a question of its own turn it tries out the clauses that begin with each answer on imagined games and takes the best
position. At an offering it plays the rest of the round in its mind for each god, everybody by the rules of thumb of
`quick_bot`, and pays more than it must only as far as the god is worth more than the next best. Nothing in here knows a
card: see `position_score`, whose weights are in `greedy.toml`.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from cyclades_core.engine.values.answer_domains import NONE

from .position_score import score
from .quick_bot import QuickBot
from .seat_facts import Facts
from .turns import Turn
from .weights import load_weights

if TYPE_CHECKING:
    from cyclades_core.game.game import Game

__all__ = ["BID", "MENU", "ROUND", "STEPS", "STOP", "GreedyBot", "declines", "played", "some", "sort"]

BID = "bid"
MENU = "line"
STOP = 0.1  # what is no better than doing nothing is not done: so nobody goes round in circles
STEPS = 12  # how many follow-up questions are answered by chance until the next menu
ROUND = 400  # how many questions a round may have before it is cut short


class GreedyBot:
    """Tries `width` clauses on `samples` imagined games; at offerings `rounds` rounds are imagined for each god.

    Further keyword arguments are weights.
    """

    def __init__(self, *, width: int = 12, samples: int = 1, rounds: int = 1, **weights: float) -> None:
        self._weights = {**load_weights("greedy"), **weights}
        self._width = max(1, width)
        self._samples = max(1, samples)
        self._rounds = max(1, rounds)
        self._thumb = QuickBot()
        self.margin = 0.0  # how much the god of the last offering is better than the next best

    @classmethod
    def parameters(cls) -> dict[str, float]:
        """What a spec can set, with the defaults."""
        return {"width": 12, "samples": 1, "rounds": 1, **load_weights("greedy")}

    def choose(self, turn: Turn) -> Any:
        facts = turn.facts
        if facts.prompt == BID:
            return self._bid(turn, facts.sort == "number")
        if facts.is_setup:  # nothing can be compared yet
            return self._thumb.answer(facts, turn.rng)
        return self._clause(turn)

    # -- in a turn -----------------------------------------------------------------------------------------------

    def _clause(self, turn: Turn) -> Any:
        """The answer that begins the best clause."""
        first = turn.sample()
        since = first.round
        others = [turn.sample() for _ in range(self._samples - 1)]
        best: tuple[float, Any] | None = None
        for path, after in self._tried(first, turn.rng):
            value = self._worth(first, after, turn.seat, path, turn.rng, since)
            value += sum(self._worth(world, played(world, path), turn.seat, path, turn.rng, since) for world in others)
            if declines(first, path[0]):
                value += STOP
            if best is None or value > best[0]:
                best = value, path[0]
        assert best is not None
        return best[1]

    def paths(self, game: Game, rng: Random) -> list[tuple[Any, ...]]:
        """Clauses from here, at most `width`, each first answer at least once if there is room for it."""
        return [path for path, _ in self._tried(game, rng)]

    def _tried(self, game: Game, rng: Random) -> list[tuple[tuple[Any, ...], Game]]:
        """The same, each with a copy of the game in which it was played."""
        first = some(game, self._width, rng)
        room = max(1, self._width // len(first))
        return [found for answer in first for found in self._completions(game, answer, room, rng)]

    def _completions(self, game: Game, answer: Any, room: int, rng: Random) -> list[tuple[tuple[Any, ...], Game]]:
        """Clauses that begin with this answer: level by level while there is room, the rest by chance."""
        open_: list[tuple[tuple[Any, ...], Game]] = [((answer,), stepped(game, answer))]
        done: list[tuple[tuple[Any, ...], Game]] = []
        seat = game.asked
        while open_:
            path, at = open_.pop(0)
            if at.is_over or Facts.of(at).starts_move or at.asked != seat or len(path) > STEPS:
                done.append((path, at))
                continue
            left = room - len(done) - len(open_)
            for further in some(at, max(1, left), rng):
                open_.append(((*path, further), stepped(at, further)))
        return done

    def _worth(self, world: Game, after: Game, seat: str, path: tuple[Any, ...], rng: Random, since: int) -> float:
        """The position `after` the clause, when what follows from it is settled."""
        if path == (NONE,) and sort(world) == MENU:
            return score(world, seat, since, self._weights)  # to stop here: as it is now
        settle(after, rng)
        return score(after, seat, since, self._weights)

    # -- at an offering ------------------------------------------------------------------------------------------

    def _bid(self, turn: Turn, is_amount: bool) -> Any:
        if is_amount:
            return self.amount(turn)
        answers = some(turn.legal, self._width, turn.rng)
        totals = dict.fromkeys(answers, 0.0)
        for _ in range(self._rounds):
            world = turn.sample()
            seed = turn.rng.getrandbits(32)
            for answer in answers:
                game = stepped(world, answer)
                self._imagine(game, Random(seed))
                totals[answer] += score(game, turn.seat, world.round, self._weights) / self._rounds
        ranked = sorted(totals.values(), reverse=True)
        self.margin = ranked[0] - ranked[1] if len(ranked) > 1 else 0.0
        return max(answers, key=lambda answer: totals[answer])

    def amount(self, turn: Turn) -> Any:
        """The least amount, and more of it the more this god is better than another."""
        legal = turn.legal
        least = legal.item(0)
        most = legal.item(legal.count - 1)
        wish = least + min(self.margin / 4, (most - least) / 2)
        return max((a for a in some(legal, 60, turn.rng) if a <= wish), default=least)

    def _imagine(self, game: Game, rng: Random) -> None:
        """The rest of the round, everybody by rules of thumb."""
        now = game.round
        for _ in range(ROUND):
            if game.is_over or game.round != now:
                return
            game.step(self._thumb.answer(Facts.of(game), rng))


def sort(game: Game) -> str:
    """What the answers to the question are, `line` for a menu; empty when the game is over."""
    return "" if game.is_over else Facts.of(game).sort


def declines(game: Game, answer: Any) -> bool:
    """Is this the answer that does nothing: `end`, `none`, `no`?"""
    return bool(answer == NONE or (answer == 0 and sort(game) == "yes-no"))


def stepped(game: Game, answer: Any) -> Game:
    """A copy after this answer."""
    out = game.clone()
    out.step(answer)
    return out


def played(game: Game, path: tuple[Any, ...]) -> Game:
    """A copy after these answers, or after as many of them as this imagined game has."""
    out = game.clone()
    for answer in path:
        if out.is_over or answer not in Facts.of(out).domain:
            break  # it differs in what decides it
        out.step(answer)
    return out


def settle(game: Game, rng: Random) -> None:
    """Answer by chance until the next menu or offering: battles are fought out, effects come to their end."""
    for _ in range(STEPS):
        if game.is_over:
            return
        facts = Facts.of(game)
        if facts.sort == MENU or facts.prompt == BID:
            return
        game.step(facts.domain.item(rng.randrange(facts.domain.count)))


def some(game: Any, most: int, rng: Random) -> list[Any]:
    """The answers, or so many of them, drawn evenly when there are more."""
    legal = getattr(game, "legal", game)
    if legal.count <= most:
        return list(legal)
    return [legal.item(i) for i in sorted(rng.sample(range(legal.count), most))]
