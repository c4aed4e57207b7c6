"""The game in numbers, for whoever trains players: what a seat sees as an array, answers as one discrete space.

`Space` is the table that is played at, with the layout of its arrays and the alphabet of its answers; `Episode` is one
game on it. Nothing here needs a third-party package: the doors that researchers' tools expect (PettingZoo, Gymnasium,
OpenSpiel) are made of it in `cyclades_research`. docs/research.md has the whole.
"""

from __future__ import annotations

from .alphabet import Alphabet, Parts
from .chairs import Chair
from .episodes import Episode
from .layout import Layout
from .observing import Observer
from .recalling import Memories
from .spaces import Space

__all__ = ["Alphabet", "Chair", "Episode", "Layout", "Memories", "Observer", "Parts", "Space"]
