"""What a game is at one moment: named rows and the few functions that write it. No rule is known here."""

from .game_layout import Table
from .game_state import State, replaced
from .position import Position
from .state_records import ATTACKER, DEFENDER, NONE, PEACE, Battle, Frame, Group, Lasting, Side

__all__ = [
    "ATTACKER",
    "DEFENDER",
    "NONE",
    "PEACE",
    "Battle",
    "Frame",
    "Group",
    "Lasting",
    "Position",
    "Side",
    "State",
    "Table",
    "replaced",
]
