"""What a game is at one moment: named rows and the few functions that write it. No rule is known here."""

from .position import Position
from .records import ATTACKER, DEFENDER, NONE, PEACE, Battle, Frame, Group, Lasting, Side
from .state import State, replaced
from .table import Table

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
