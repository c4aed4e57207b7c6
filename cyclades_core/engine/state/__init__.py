"""What a game is at one moment: named rows and the few functions that write it. No rule is known here."""

from .game_layout import GameLayout
from .game_state import State, replaced
from .position import Position
from .state_records import ATTACKER, DEFENDER, NO_BATTLE, NONE, Battle, Frame, Lasting, MovingGroup, Side

__all__ = [
    "ATTACKER",
    "DEFENDER",
    "NONE",
    "NO_BATTLE",
    "Battle",
    "Frame",
    "GameLayout",
    "Lasting",
    "MovingGroup",
    "Position",
    "Side",
    "State",
    "replaced",
]
