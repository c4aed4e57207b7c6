"""Studies: many games kept as rows in a folder, one a game, for whoever wants to look at more than who won.

`rows` watches a game and makes its row, `odds` knows how a battle should end, `battles` asks it about a game, `keeping`
is the folder (what was asked for, and the rows), `executing` spreads the games over processes or a cluster, `tables`
makes Parquet of the rows.
"""

from __future__ import annotations

from .executing import SCHEDULED, Spread
from .keeping import ROWS, SETTINGS, Study, StudyError
from .odds import attacker_wins
from .rows import Watcher

__all__ = ["ROWS", "SCHEDULED", "SETTINGS", "Spread", "Study", "StudyError", "Watcher", "attacker_wins"]
