"""What a user of the package meets: README's loop, views, samples, decisions, greedy bots.

Only names of `cyclades_core.__all__`. README's loop asks `legal` and `apply` and keeps all events and the history; it
is measured beside Catanatron's own loop, `Game.play`, with the same kind of players.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator

from cyclades_core import Game, Ruleset, play_turn, seat_bots

__all__ = ["door", "loops"]

EDITIONS = (("base", 4), ("legacy", 4))
WIDEST = "legacy,hades/undead,hades/heroes,hades/divine-favors,titans"


class Loop:
    """Games, decisions and seconds, added up over the turns."""

    def __init__(self) -> None:
        self.games = self.asked = 0
        self.seconds = 0.0

    @property
    def games_per_second(self) -> float:
        return self.games / self.seconds

    @property
    def asked_per_second(self) -> float:
        return self.asked / self.seconds


def our_loop(rules: Ruleset, players: int, seed: int, loop: Loop) -> None:
    """A random game as README plays it."""
    rng = random.Random(seed)
    asked = 0
    start = time.perf_counter()
    game = Game.new(rules, players=players, seed=seed)
    while not game.is_over:
        answer = game.legal.item(rng.randrange(game.legal.count))
        game.apply(answer)
        asked += 1
    loop.seconds += time.perf_counter() - start
    loop.games += 1
    loop.asked += asked


def their_loop(seed: int, loop: Loop) -> None:
    """A game of four random players as Catanatron plays it; it is played again, off the clock, to count decisions."""
    from catanatron import Color, RandomPlayer
    from catanatron import Game as Peer

    def table() -> Peer:
        return Peer([RandomPlayer(c) for c in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)], seed=seed)

    start = time.perf_counter()
    table().play()
    loop.seconds += time.perf_counter() - start
    loop.games += 1
    peer = table()
    while peer.winning_color() is None and peer.state.num_turns < 1000:
        actions = peer.playable_actions if hasattr(peer, "playable_actions") else peer.state.playable_actions
        loop.asked += len(actions) > 1
        peer.play_tick()


def loops(turns: int) -> dict[str, float]:
    """Both loops in turn, so that a noisy machine is noisy for both."""
    rules = {name: Ruleset.load(name) for name, _ in EDITIONS}
    ours, theirs = Loop(), Loop()
    try:
        their_loop(0, Loop())
        peer = True
    except ImportError:
        peer = False  # whole_games has said so
    for turn in range(turns):
        for name, players in EDITIONS:
            our_loop(rules[name], players, turn, ours)
        if peer:
            their_loop(turn, theirs)
    out = {"door_games_per_second": ours.games_per_second, "door_asked_per_second": ours.asked_per_second}
    if peer:
        out["door_ratio_games"] = ours.games_per_second / theirs.games_per_second
        out["door_ratio_decisions"] = ours.asked_per_second / theirs.asked_per_second
    return out


def positions(rules: Ruleset, players: int, games: int, every: int) -> Iterator[Game]:
    """Positions of random games, one of so many decisions."""
    for seed in range(games):
        rng = random.Random(seed)
        game = Game.new(rules, players=players, seed=seed)
        count = 0
        while not game.is_over:
            if count % every == every - 1:
                yield game
            game.apply(game.legal.item(rng.randrange(game.legal.count)))
            count += 1


def door(scale: int) -> dict[str, float]:
    """Milliseconds of what the door is asked for, over positions of whole games; greedy games a second."""
    rng = random.Random(1)
    works: dict[str, Callable[[Game], object]] = {
        "view": lambda game: game.view(game.asked),
        "sample": lambda game: game.sample(game.asked, rng),
        "decision": lambda game: game.decision_for(game.asked),
        "options": lambda game: game.decision.options,
        "draft": lambda game: game.draft([game.legal.text(0)]),
    }
    spent = dict.fromkeys(works, 0.0)
    drafts: list[float] = []
    count = 0
    for modules, players in (*EDITIONS, (WIDEST, 5)):
        for game in positions(Ruleset.load(modules), players, max(1, 4 // scale), 7):
            count += 1
            for name, work in works.items():
                best = 1e9
                for _ in range(3):
                    start = time.perf_counter()
                    work(game)
                    best = min(best, time.perf_counter() - start)
                spent[name] += best
                if name == "draft":
                    drafts.append(best)
    out = {name: 1e3 * seconds / count for name, seconds in spent.items()}
    out["draft_p95"] = 1e3 * sorted(drafts)[len(drafts) * 95 // 100]
    return out | {"greedy_games_per_second": greedy(max(1, 4 // scale))}


def greedy(games: int) -> float:
    """Whole games among four greedy bots."""
    rules = Ruleset.load("legacy")
    start = time.perf_counter()
    for seed in range(games):
        game = Game.new(rules, players=4, seed=seed)
        bots = seat_bots(["greedy"], game.seats, seed)
        while not game.is_over:
            game.apply(play_turn(game, bots))
    return games / (time.perf_counter() - start)
