"""The nearest valid name for a misspelt one.

Used for every name that content can get wrong: keys, ids, verbs, quantities, tags, options.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from difflib import SequenceMatcher

#: Below this likeness a suggestion confuses more than it helps. Two of three letters must agree.
CUT_OFF = 0.66
#: Names longer than this are not names (difflib is quadratic, and content may be hostile).
LONGEST = 80


def nearest(name: str, candidates: Iterable[str]) -> str | None:
    """Return the candidate most like `name`, or None when nothing is near enough.

    Case, `_` for `-` and a plural s are never the real difference, so they are looked through first:

    >>> nearest("land_areas", ["land-areas", "sea-areas"])
    'land-areas'
    >>> nearest("troops", ["fleet", "troop"])
    'troop'
    >>> nearest("harpie", ["hydra", "harpy", "satyr"])
    'harpy'
    >>> nearest("xyzzy", ["hydra", "harpy"]) is None
    True

    The answer depends on the set of candidates only, not on their order: of two equally near names the
    one closer in length wins, then the alphabet decides.

    >>> nearest("mat", ["map", "man"]) == nearest("mat", ["man", "map"]) == "man"
    True
    """
    if not name or len(name) > LONGEST:
        return None
    from difflib import SequenceMatcher  # here, because a load that goes well never asks

    folded = _fold(name)
    matcher = SequenceMatcher(autojunk=False)
    matcher.set_seq2(folded)  # difflib caches what it knows of the second sequence
    best: tuple[float, int, str] | None = None
    for candidate in candidates:
        if candidate == name or len(candidate) > LONGEST:
            continue  # a name that is valid elsewhere is no correction of itself
        likeness = _likeness(matcher, folded, _fold(candidate))
        if likeness < CUT_OFF:
            continue
        rank = (-likeness, abs(len(candidate) - len(name)), candidate)
        if best is None or rank < best:
            best = rank
    return None if best is None else best[2]


def _likeness(matcher: SequenceMatcher[str], folded: str, candidate: str) -> float:
    if candidate == folded:
        return 1.0
    if sorted(candidate) == sorted(folded):
        return 0.95  # swapped letters ("oderr"): the commonest slip, which difflib rates too low in short names
    matcher.set_seq1(candidate)
    if matcher.real_quick_ratio() < CUT_OFF or matcher.quick_ratio() < CUT_OFF:
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
