"""The game in numbers, for whoever trains players: what a seat sees as an array, answers as one discrete space.

`Space` is the table that is played at, with the layout of its arrays and the alphabet of its answers; `Episode` is one
game on it. Nothing here needs a third-party package: the doors that researchers' tools expect (PettingZoo, Gymnasium,
OpenSpiel) are made of it in `cyclades_apps.learning`. docs/research.md has the whole.
"""

from __future__ import annotations

from .action_space import Alphabet, Parts
from .episodes import Episode
from .information_states import Memories
from .learner_seat import Chair
from .observation_layout import Layout
from .observations import Observer
from .training_tables import Space

__all__ = ["Alphabet", "Chair", "Episode", "Layout", "Memories", "Observer", "Parts", "Space"]
