"""Loading: TOML with positions -> definitions; problems, nearest names.

    problems = Problems()
    source = Source.read("creatures.toml", problems)
    creatures = structure_each(Creature, source.data.get("creature", []), source, ("creature",), problems)
    problems.raise_errors()

Importing this package imports neither cattrs nor a reader of positions. The first load imports the one, the first
problem the other.
"""

from .located_values import Located, MergedSource
from .nearest_name import nearest
from .problems import (
    PROBLEM_ARGS,
    PROBLEM_CODES,
    ContentError,
    ContentProblem,
    MessageSource,
    NestedMessage,
    Path,
    Problems,
    label,
)
from .structuring import ORIGIN, ValueRejected, structure, structure_each
from .toml_files import ContentFile, Origin

__all__ = [
    "ORIGIN",
    "PROBLEM_ARGS",
    "PROBLEM_CODES",
    "ContentError",
    "ContentFile",
    "ContentProblem",
    "Located",
    "MergedSource",
    "MessageSource",
    "NestedMessage",
    "Origin",
    "Path",
    "Problems",
    "ValueRejected",
    "label",
    "nearest",
    "structure",
    "structure_each",
]
