"""How long a text may be: what fits on a card in its smallest letters, for the checks of translations.

    >>> fits("omen", "Take a priest from a player of your choice."), fits("omen", "word " * 200)
    (True, False)

This is about kinds that are printed: gods, buildings, units, goods, and the kinds of cards that content declares. A
text is tried in the room that is left in the worst case (the cost takes all its lines; a card with several parts gives
each of them its share), so that a card whose texts all pass here fits.
"""

from __future__ import annotations

from .card_layout import set_block, set_body
from .card_sizes import BODY_LINE, COST_LINE, FOOT_LINE, LABEL_ROWS, MOST_COST, NAME_LINE, STANDARD
from .text_measure import SERIF_BOLD

OWN_KINDS = ("god", "building", "unit", "goods")
"""The kinds of definition that are printed and that no content declares."""

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
        return part != NAME or _module_fits(text)
    if part not in (NAME, *PARTS):
        return True
    if part == NAME:
        return set_block([text], STANDARD.name_sizes, NAME_LINE, STANDARD.name_room, SERIF_BOLD).fits
    return set_body([("", text)], (STANDARD.inside, _height(kind, part)), STANDARD.body_sizes[-1:], STANDARD.gap).fits


def limit(kind: str, part: str = "text") -> int | None:
    """About how many letters `fits`, for people; None: as many as one likes.

    >>> limit("omen", "text") > 400 > limit("omen", "military") > 150 > limit("god", "name")
    True
    """
    if kind == "module":
        return (
            int(2 * (STANDARD.inside - STANDARD.rule_room) / (_LETTER * STANDARD.foot_sizes[-1]))
            if part == NAME
            else None
        )
    if part not in (NAME, *PARTS):
        return None
    if part == NAME:
        return int(2 * STANDARD.name_room[0] / (_LETTER * STANDARD.name_sizes[-1]))
    size = STANDARD.body_sizes[-1]
    return int(_height(kind, part) / (size * BODY_LINE)) * int(STANDARD.inside / (_LETTER * size))


def _height(kind: str, part: str) -> float:
    """The room of a part: all of it for the text, half of it without its label for one of two powers."""
    at = STANDARD
    cost = _COST_LINES.get(kind, _USUAL_COST) * at.cost_sizes[-1] * COST_LINE + 2 * at.cost_padding + at.gap
    body = at.body_bottom - at.cost_top - cost
    label = at.body_sizes[-1] * BODY_LINE * LABEL_ROWS
    if part == PARTS[0]:
        return body - 2 * (label + at.gap)  # a text may have two labelled blocks
    return (body - at.gap) / 2 - label


def _module_fits(text: str) -> bool:
    room = STANDARD.inside - STANDARD.rule_room, STANDARD.foot_room
    return set_block([text], STANDARD.foot_sizes, FOOT_LINE, room).fits
