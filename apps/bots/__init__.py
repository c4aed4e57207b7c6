"""Players that are programs: `random`, `quick`, `greedy`, `mcts`, and every other one that is entered in `BOTS`.

A bot is asked with a `Turn` and gives an answer from its `legal`. It never gets the game: what it may know is the view
of its seat, and games drawn from that knowledge (`turn.sample`).
"""

from __future__ import annotations

from .bot_seats import draws_for, generator_for, play_turn, seat_bots
from .bot_specs import BOTS, BotError, check_limits, is_reproducible, parse_spec, parse_specs
from .greedy_bot import GreedyBot
from .mcts_bot import MctsBot
from .quick_bot import QuickBot
from .random_bot import RandomBot
from .seat_facts import Facts
from .turns import Answers, Bot, Turn
from .weights import load_weights
from .win_features import FEATURES, features, turn_of

__all__ = [
    "BOTS",
    "FEATURES",
    "Answers",
    "Bot",
    "BotError",
    "Facts",
    "GreedyBot",
    "MctsBot",
    "QuickBot",
    "RandomBot",
    "Turn",
    "check_limits",
    "draws_for",
    "features",
    "generator_for",
    "is_reproducible",
    "load_weights",
    "parse_spec",
    "parse_specs",
    "play_turn",
    "seat_bots",
    "turn_of",
]
