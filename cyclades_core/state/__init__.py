"""What a game is at one moment: flat data and the few functions that write it. No rule is known here."""

from .cells import State
from .table import Table

__all__ = ["State", "Table"]
