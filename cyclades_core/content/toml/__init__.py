"""Loading: TOML with positions -> definitions; problems, nearest names.

    problems = Problems()
    source = Source.read("creatures.toml", problems)
    creatures = structure_each(Creature, source.data.get("creature", []), source, ("creature",), problems)
    problems.raise_errors()

Importing this package imports neither cattrs nor a reader of positions. The first load imports the one, the first
problem the other.
"""

from .located_values import Placed, Woven
from .nearest_name import nearest
from .problems import PROBLEM_ARGS, PROBLEM_CODES, ContentError, Messages, Path, Problem, Problems, Said, label
from .structuring import ORIGIN, Rejected, structure, structure_each
from .toml_files import Origin, Source

__all__ = [
    "ORIGIN",
    "PROBLEM_ARGS",
    "PROBLEM_CODES",
    "ContentError",
    "Messages",
    "Origin",
    "Path",
    "Placed",
    "Problem",
    "Problems",
    "Rejected",
    "Said",
    "Source",
    "Woven",
    "label",
    "nearest",
    "structure",
    "structure_each",
]
