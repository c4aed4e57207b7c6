"""Where things stand on a card, in millimetres, and how large its letters can be.

The same numbers serve the HTML sheet, the SVG sheet and the limits that translators are told.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from .measuring import SANS, SANS_BOLD, SERIF_BOLD, width, wrap

if TYPE_CHECKING:
    from .collecting import Card

CARD = (63.0, 88.0)
EDGE = 4.0
INSIDE = CARD[0] - 2 * EDGE

BAND = 8.0  # the coloured head: the type of the card and the number of its rule
BAND_SIZES = (2.7, 2.5, 2.3, 2.1, 1.9)
BAND_SPACING = 0.06
RULE_SIZE = 2.7
FRIEZE = 2.4  # the ornament below it

NAME_TOP, NAME_ROOM = 11.4, 10.4
NAME_SIZES = (5.6, 5.2, 4.8, 4.4, 4.0, 3.7, 3.4)
NAME_LINE = 1.12

COST_TOP = 24.2
COST_SIZES = (2.7, 2.6, 2.5, 2.4, 2.3)
COST_LINE = 1.3
COST_PADDING = 1.1
COST_INSET = 1.6
COST_GAP = 1.3  # between the label and the prices
MOST_COST = 4  # lines, at the smallest size

GAP = 1.8  # between parts of a card
BODY_BOTTOM = 81.6
BODY_SIZES = (3.8, 3.6, 3.4, 3.2, 3.0, 2.85, 2.7, 2.55, 2.4, 2.3)
BODY_LINE = 1.32
LABEL = 0.82  # the size of a label above a part, beside that of its text
LABEL_SPACING = 0.05

FOOT_TOP = 82.4
FOOT_ROOM = 4.6
FOOT_SIZES = (2.2, 2.0, 1.8)
FOOT_LINE = 1.15
COPIES_ROOM = 6.0

Paragraph = tuple[str, str]
"""A label, or none, and the text below it."""


class Block(NamedTuple):
    """Text set in a box: the size of its letters, its lines, and whether they are all inside."""

    size: float
    lines: tuple[str, ...]
    fits: bool


class CostBlock(NamedTuple):
    """The cost beside its label; `left` is where its lines begin."""

    size: float
    label: str
    left: float
    lines: tuple[str, ...]
    fits: bool


class Body(NamedTuple):
    """The parts of a card below each other: for each its label and its lines."""

    size: float
    parts: tuple[tuple[str, tuple[str, ...]], ...]
    fits: bool


class Layout(NamedTuple):
    """A card with all its texts set. `too_long` are the names of those that do not fit."""

    kind: Block
    name: Block
    cost: CostBlock
    body_top: float
    body: Body
    foot: Block
    too_long: tuple[str, ...]


def set_block(
    texts: Sequence[str], sizes: Iterable[float], line: float, room: tuple[float, float], font: str = SANS
) -> Block:
    """Set texts below each other in the largest size at which they fit; in the smallest if they never do.

    >>> set_block(["one two three"], (2.0, 1.0), 1.0, (8.0, 2.0))
    Block(size=1.0, lines=('one two three',), fits=True)
    """
    block = Block(0.0, (), False)
    for size in sizes:
        lines = tuple(part for text in texts for part in wrap(text, room[0], font, size))
        wide = all(width(each, font, size) <= room[0] for each in lines)
        block = Block(size, lines, wide and len(lines) * size * line <= room[1])
        if block.fits:
            break
    return block


def set_band(text: str, room: float) -> Block:
    """Set the type of a card: one line, in capitals, spaced."""
    block = Block(0.0, (), False)
    for size in BAND_SIZES:
        block = Block(size, (text.upper(),), width(text.upper(), SANS_BOLD, size, BAND_SPACING) <= room)
        if block.fits:
            break
    return block


def set_cost(label: str, texts: Sequence[str]) -> CostBlock:
    """Set the cost, all prices to the right of the label: rather smaller than with a price broken in two."""
    most = MOST_COST * COST_SIZES[-1] * COST_LINE
    found = []
    for size in COST_SIZES:
        left = COST_INSET + width(label, SANS_BOLD, size) + COST_GAP
        block = set_block(texts, (size,), COST_LINE, (INSIDE - COST_INSET - left, most))
        found.append(CostBlock(size, label, left, block.lines, block.fits))
    return min(found, key=lambda each: (not each.fits, len(each.lines)))  # the first, and largest, of the best


def glue(text: str) -> str:
    """A text in which no line ends with a number or a word of one letter: they stay with what follows.

    >>> glue("pay 15 GP in a turn").split(" ")
    ['pay', '15\\xa0GP', 'in', 'a\\xa0turn']
    """
    return re.sub(r"(\d|(?<!\w)\w) (?=\w)", "\\1\N{NO-BREAK SPACE}", text)


def set_body(paragraphs: Sequence[Paragraph], height: float, sizes: Iterable[float] = BODY_SIZES) -> Body:
    """Set the parts of a card in the largest size at which all of them fit."""
    body = Body(0.0, (), False)
    for size in sizes:
        parts = tuple((label, tuple(wrap(glue(text), INSIDE, SANS, size))) for label, text in paragraphs)
        wide = all(width(each, SANS, size) <= INSIDE for _, lines in parts for each in lines) and all(
            width(label.upper(), SANS_BOLD, size * LABEL, LABEL_SPACING) <= INSIDE for label, _ in parts
        )
        body = Body(size, parts, wide and body_height(parts, size) <= height)
        if body.fits:
            break
    return body


def body_height(parts: Sequence[tuple[str, Sequence[str]]], size: float) -> float:
    """The height of the parts: their labels, their lines, and the gaps between them."""
    rows = sum(len(lines) + (LABEL if label else 0) for label, lines in parts)
    return rows * size * BODY_LINE + GAP * max(0, len(parts) - 1)


def cost_height(cost: CostBlock) -> float:
    """The height of the box of the cost with the gap below it; nothing where there is none."""
    return len(cost.lines) * cost.size * COST_LINE + 2 * COST_PADDING + GAP if cost.lines else 0.0


def lay_out(card: Card) -> Layout:
    """Set all texts of a card."""
    kind = set_band(card.type, INSIDE - width(card.rule, SANS_BOLD, RULE_SIZE) - EDGE)
    name = set_block([card.name.text], NAME_SIZES, NAME_LINE, (INSIDE, NAME_ROOM), SERIF_BOLD)
    cost = set_cost(card.cost_label, [each.text for each in card.cost])
    top = COST_TOP + cost_height(cost)
    paragraphs = [(part.label, part.said.text) for part in card.parts]
    if card.mark:
        paragraphs.append(("", card.mark))
    body = set_body(paragraphs, BODY_BOTTOM - top)
    foot_room = INSIDE - (COPIES_ROOM if card.copies > 1 else 0.0)
    foot = set_block([card.edition.text], FOOT_SIZES, FOOT_LINE, (foot_room, FOOT_ROOM))
    inside = {"type": kind.fits, "name": name.fits, "cost": cost.fits, "text": body.fits, "edition": foot.fits}
    return Layout(kind, name, cost, top, body, foot, tuple(key for key, held in inside.items() if not held))
