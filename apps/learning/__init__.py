"""Train players: observations as arrays, and answers as one discrete action space.

- `training_tables`: `Space`, a table with its observation layout and its action space
- `episodes`: `Episode`, one game on such a table
- `observation_layout`, `observations`: what a seat sees, as numbers
- `action_space`, `information_states`, `learner_seat`: actions, perfect recall, and one seat for a learner
- `gymnasium_environment`, `gymnasium_spaces`, `vector_environment`: Gymnasium
- `pettingzoo_environment`: PettingZoo
- `openspiel_game`: OpenSpiel

The names below need no third-party package. The environments need the extra `research`. See docs/research.md.
"""

from __future__ import annotations

from .action_space import Alphabet, PartialAnswer
from .episodes import Episode
from .information_states import Memories
from .learner_seat import Chair
from .observation_layout import ObservationLayout
from .observations import Observer
from .training_tables import Space

__all__ = ["Alphabet", "Chair", "Episode", "Memories", "ObservationLayout", "Observer", "PartialAnswer", "Space"]
