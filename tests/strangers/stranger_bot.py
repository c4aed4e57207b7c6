"""Bots written against docs/bots.md of 1.0.0. Run it: it seats them in every documented way and prints JSON.

`stranger_bot.py` plays in Python. `stranger_bot.py --program` answers `bot.choose` on standard input, for `exec:`.
"""

from __future__ import annotations

import json
import random
import sys

from cyclades_core import Game, Ruleset, play_turn, seat_bots
from cyclades_core.bots import BOTS, Bot, BotError, Turn, parse_spec
from cyclades_core.simulating import simulate


class Thrifty:
    """A bot that offers little, looks around, and imagines one step on every tenth turn."""

    turns = 0
    imagined = 0

    def __init__(self, *, patience: int = 1) -> None:
        self.patience = patience

    def choose(self, turn: Turn) -> object:
        """Return an answer of `turn.legal`."""
        cls = type(self)
        cls.turns += 1
        legal = turn.legal
        assert turn.view["asked"] == turn.seat == turn.decision.seat
        assert turn.facts.prompt == turn.decision.prompt and len(legal.texts(3)) == min(3, legal.count)
        if cls.turns % 10 == 0:
            game = turn.sample()
            assert game.asked == turn.seat
            game.step(game.legal.item(0))
            cls.imagined += 1
        if turn.facts.prompt == "bid":
            return legal.item(0)
        return legal.item(turn.rng.randrange(max(1, legal.count - self.patience + 1)))


def in_python() -> dict[str, object]:
    """Seat the bot by its spec, alone with the bots of the engine, and count."""
    BOTS["thrifty"] = Thrifty
    bot: Bot = parse_spec("thrifty:patience=2")
    game = Game.new(Ruleset.load("legacy"), players=["ann", "bob", "cleo"], seed=3)
    bots = seat_bots(["thrifty:patience=2", "quick", "random"], game.seats, 3)
    for _ in range(40):
        if not game.is_over:
            game.apply(play_turn(game, bots))
    try:
        parse_spec("no-such-bot")
    except BotError as error:
        unknown = error.code
    figures = simulate("legacy", 3, games=2, seed=1, bots="thrifty,quick,random", max_cycles=3)
    return {
        "patience": bot.patience,  # type: ignore[attr-defined]
        "log": len(game.log),
        "unknown": unknown,
        "figures": figures,
        "turns": Thrifty.turns,
        "imagined": Thrifty.imagined,
        "bots": sorted(BOTS),
    }


def as_program() -> None:
    """Answer requests, one message per line, until the input ends."""
    chance = random.Random()
    for line in sys.stdin:
        request = json.loads(line)
        params, result = request["params"], {}
        if request["method"] == "initialize":
            assert params["protocol"] == 1 and params["seat"]
            chance.seed(params["seed"])
        elif request["method"] == "bot.choose":
            assert params["view"]["asked"] == params["seat"]
            decision = params["decision"]
            if chance.random() < 0.5:
                result = {"value": chance.choice(decision["options"])["value"]}
            else:
                result = {"index": chance.randrange(decision["domain"]["count"])}
        print(json.dumps({"jsonrpc": "2.0", "id": request["id"], "result": result}), flush=True)


if __name__ == "__main__":
    if sys.argv[1:] == ["--program"]:
        as_program()
    else:
        print(json.dumps(in_python()))
