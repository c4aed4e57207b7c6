"""How long a text may be: what fits on a card in its smallest letters, for the checks of translations.

    >>> fits("creature", "Take a priest from a player of your choice.")
    True
    >>> fits("creature", "word " * 200), fits("phase", "word " * 200)
    (False, True)

Only kinds that are printed have limits. A text is tried in the room that is left in the worst case (the cost takes all
its lines; a card with several parts gives each of them its share), so that a card whose texts all pass here fits.
"""

from __future__ import annotations

from .layout import (
    BODY_BOTTOM,
    BODY_LINE,
    BODY_SIZES,
    COPIES_ROOM,
    COST_LINE,
    COST_PADDING,
    COST_SIZES,
    COST_TOP,
    FOOT_LINE,
    FOOT_ROOM,
    FOOT_SIZES,
    GAP,
    INSIDE,
    LABEL,
    MOST_COST,
    NAME_LINE,
    NAME_ROOM,
    NAME_SIZES,
    set_block,
    set_body,
)
from .measuring import SERIF_BOLD

CARD_KINDS = (
    *("god", "creature", "hero", "artifact", "item", "favor", "special", "bonus"),
    *("building", "unit", "goods"),
)
"""The kinds of definition that are printed, in the order of the sheets; those that content declares follow."""

NAME = "name"
PARTS = ("text", "military", "sacrifice")
"""The attributes of a message that are printed below each other, in this order."""

_COST_LINES = dict.fromkeys(("building", "unit", "goods"), MOST_COST)
"""How many lines the cost may take: what several gods sell needs more than what lies on a track."""
_USUAL_COST = 2

_LETTER = 0.56  # the width of an average letter of running text, in parts of its size


def fits(kind: str, text: str, part: str = "text") -> bool:
    """Whether a text fits on a card of this kind; `part` is `name`, or the attribute of the message.

    The name of a module stands at the foot of each card: kind `module`, part `name`.
    """
    if kind == "module":
        return part != NAME or set_block([text], FOOT_SIZES, FOOT_LINE, (INSIDE - COPIES_ROOM, FOOT_ROOM)).fits
    if kind not in CARD_KINDS or part not in (NAME, *PARTS):
        return True
    if part == NAME:
        return set_block([text], NAME_SIZES, NAME_LINE, (INSIDE, NAME_ROOM), SERIF_BOLD).fits
    return set_body([("", text)], _height(kind, part), BODY_SIZES[-1:]).fits


def limit(kind: str, part: str = "text") -> int | None:
    """About how many letters `fits`, for people; None: as many as one likes.

    >>> limit("creature", "text") > 500 > limit("hero", "military") > 200 > limit("god", "name")
    True
    """
    if kind == "module":
        return int(INSIDE / (_LETTER * FOOT_SIZES[-1])) if part == NAME else None
    if kind not in CARD_KINDS or part not in (NAME, *PARTS):
        return None
    if part == NAME:
        return int(INSIDE / (_LETTER * NAME_SIZES[-1]))
    size = BODY_SIZES[-1]
    return int(_height(kind, part) / (size * BODY_LINE)) * int(INSIDE / (_LETTER * size))


def _height(kind: str, part: str) -> float:
    """The room of a part: all of it for the text, half of it without its label for one of two powers."""
    cost = _COST_LINES.get(kind, _USUAL_COST) * COST_SIZES[-1] * COST_LINE + 2 * COST_PADDING + GAP
    body = BODY_BOTTOM - COST_TOP - cost
    if part == PARTS[0]:
        return body
    return (body - GAP) / 2 - BODY_SIZES[-1] * BODY_LINE * LABEL
