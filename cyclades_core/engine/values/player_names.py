"""Names of players: what can be told apart in print, and said in notation.

A name is of plain letters, marks, digits and signs, in the composed form of Unicode (NFC), with single blanks between
its words. None of its words may mean something else in notation.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection

from .limits import NAME_LENGTH
from .safe_text import STEERING

__all__ = ["flaw_of", "is_id", "is_place", "same_as"]

#: Words that mean something wherever names are written.
SPOKEN = frozenset(
    {
        *("->", "+", ">", "none", "nothing", "full", "yes", "no", "cross", "stop", "attackers"),
        "shared",  # a victory of several, where victories are counted
    }
)
#: A number, a die, a place that is hidden with somebody.
_MEANING = re.compile(r"[0-9]+|die-[0-9]+|hidden-.*", re.DOTALL)
# what looks like nothing, although Unicode does not say so of each
_UNSEEN = re.compile(
    f"[{STEERING}\\n\\xad\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200d\\u2060-\\u206f\\u2800\\u3164"
    "\\ufe00-\\ufe0f\\uffa0\\ufff0-\\uffff\\U000e0000-\\U000e0fff]"
)
#: Characters that stand between names where several are written: `ann: bid zeus 5`, `--names ann,bob`, `ann=feminine`.
_BETWEEN = re.compile("[:,=]")


def flaw_of(name: object, words: Collection[str] = ()) -> str | None:
    """What is wrong with a name, as a word of a closed set; None if nothing is. `words`: what else notation says.

    >>> [flaw_of(x) for x in ("ann", "Zoë O'Neil", "Мария", "李", "", " x", "a\\tb", "a\\u3000b", "a\\x1b", "x" * 41)]
    [None, None, None, None, 'empty', 'blanks', 'blanks', 'blanks', 'unseen', 'long']
    >>> [flaw_of(x, {"zeus"}) for x in ("zeus", "ann zeus", "->", "shared", "12", "a:b", "e\\u0301", 3)]
    ['taken', 'taken', 'taken', 'taken', 'taken', 'between', 'form', 'text']
    """
    if not isinstance(name, str):
        return "text"
    if not name:
        return "empty"
    if len(name) > NAME_LENGTH:
        return "long"
    if any(c.isspace() and c != " " for c in name) or name.split(" ") != name.split():
        return "blanks"
    if _UNSEEN.search(name) or any(unicodedata.category(c) in ("Cc", "Cf", "Cs", "Co") for c in name):
        return "unseen"
    if not unicodedata.is_normalized("NFC", name):
        return "form"
    if _BETWEEN.search(name):
        return "between"
    if any(word in SPOKEN or word in words or _MEANING.fullmatch(word) for word in name.split()):
        return "taken"
    return None


def same_as(name: str) -> str:
    """A form in which names that look the same are the same.

    >>> same_as("\\uff58") == same_as("x"), same_as("Ann") == same_as("ann")
    (True, False)
    """
    return unicodedata.normalize("NFKC", name)


_ID = re.compile("[a-z][a-z0-9]*(?:-[a-z0-9]+)*")
_PLACE = re.compile("(?=.*[A-Za-z])[A-Za-z0-9]+(?:[.-][A-Za-z0-9]+)*")


def is_id(text: str) -> bool:
    """Whether it can be the id of a definition: small letters and digits, with hyphens between words.

    >>> is_id("four-philosophers"), is_id("Zeus"), is_id("a b"), is_id("-x"), is_id("3d")
    (True, False, False, False, False)
    """
    return _ID.fullmatch(text) is not None and text not in SPOKEN and _MEANING.fullmatch(text) is None


def is_place(text: str) -> bool:
    """Whether it can be the id of an area or a board: letters and digits, with dots and hyphens between; no number.

    >>> is_place("t3.A"), is_place("m3-b1"), is_place("12"), is_place("a b"), is_place("->")
    (True, True, False, False, False)
    """
    return _PLACE.fullmatch(text) is not None and text not in SPOKEN and _MEANING.fullmatch(text) is None
