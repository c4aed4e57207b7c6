"""The nearest valid name for a misspelled one: every "did you mean" of the project.

Content, records, the command line and the protocol ask `nearest` for one name. Suggestions for moves
(`game/notation/suggestions.py`) compare word by word with `likeness`.
"""

from __future__ import annotations

from collections.abc import Iterable

__all__ = ["likeness", "nearest"]

#: Below this likeness a suggestion confuses more than it helps. Two of three letters must agree.
CUT_OFF = 0.66
#: Names longer than this are not names (difflib is quadratic, and content may be hostile).
LONGEST = 80


def nearest(name: str, candidates: Iterable[str]) -> str | None:
    """Return the candidate most like `name`, or None when nothing is near enough.

    Case, `_` for `-` and a plural s are never the real difference, so they do not count:

    >>> nearest("land_areas", ["land-areas", "sea-areas"])
    'land-areas'
    >>> nearest("troops", ["fleet", "troop"])
    'troop'
    >>> nearest("harpie", ["hydra", "harpy", "satyr"])
    'harpy'
    >>> nearest("xyzzy", ["hydra", "harpy"]) is None
    True

    The answer depends on the set of candidates, not on their order. Of two equally near names the one closer in length
    wins, then the alphabet decides.

    >>> nearest("mat", ["map", "man"]) == nearest("mat", ["man", "map"]) == "man"
    True
    """
    if not name or len(name) > LONGEST:
        return None
    ranks = (
        (-likeness(name, candidate, CUT_OFF), abs(len(candidate) - len(name)), candidate)
        for candidate in candidates
        if candidate != name and len(candidate) <= LONGEST  # a name that is valid elsewhere does not correct itself
    )
    best = min((rank for rank in ranks if -rank[0] >= CUT_OFF), default=None)
    return None if best is None else best[2]


def likeness(name: str, other: str, least: float = 0.0) -> float:
    """Return how much two names look alike, from 0 to 1. A value below `least` is not computed, but 0.

    >>> likeness("Troops", "troop"), likeness("zues", "zeus"), likeness("a1", "b1"), likeness("a1", "b1", least=0.6)
    (1.0, 0.95, 0.5, 0.0)
    """
    from difflib import SequenceMatcher  # here, because content without mistakes never needs it

    one, two = _fold(name), _fold(other)
    if one == two:
        return 1.0
    if sorted(one) == sorted(two) and not any(map(str.isdigit, one)):
        return 0.95  # swapped letters ("oderr"): a common slip, which difflib rates too low in short names
    matcher = SequenceMatcher(None, two, one, autojunk=False)
    if matcher.real_quick_ratio() < least or matcher.quick_ratio() < least:
        return 0.0
    return matcher.ratio()


def _fold(name: str) -> str:
    """Write a name without what people mix up: case, separators and plural endings of its words."""
    words = name.casefold().replace("_", "-").replace(" ", "-").split("-")
    return "-".join(_singular(word) for word in words)


def _singular(word: str) -> str:
    if len(word) > 3 and word.endswith("ies"):
        return word[:-3] + "y"
    if len(word) > 3 and word.endswith("s") and not word.endswith("ss"):
        return word[:-1]
    return word
