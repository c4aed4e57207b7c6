"""Studies: many games kept as rows in a folder, one a game, for whoever wants to look at more than who won.

`games` plays one among bots, `rows` watches it and makes its row, `battles` asks how its battles should end, `keeping`
is the folder (what was asked for, and the rows), `executing` spreads the games over processes (`parallel`) or a
cluster, `tables` makes Parquet of the rows, `tournaments` lets bots meet, `shares` says who is the stronger.
"""

from __future__ import annotations

from ..edges.odds import attacker_wins
from .executing import SCHEDULED, Spread
from .keeping import ROWS, SETTINGS, Study, StudyError
from .rows import Watcher

__all__ = ["ROWS", "SCHEDULED", "SETTINGS", "Spread", "Study", "StudyError", "Watcher", "attacker_wins"]
