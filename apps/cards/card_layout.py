"""What stands on a card, in letters as large as can be: for every format, and for the limits of translators."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from .card_sizes import (
    BAND_SPACING,
    BODY_LINE,
    COST_LINE,
    FOOT_LINE,
    LABEL,
    LABEL_ROWS,
    LABEL_SPACING,
    MOST_COST,
    NAME_LINE,
    STANDARD,
    PrintedSize,
)
from .text_blocks import blocks
from .text_measure import SANS, SANS_BOLD, SERIF_BOLD, WIDE, width, wrap

if TYPE_CHECKING:
    from .card_list import PrintedCard

Paragraph = tuple[str, str]
"""A label, or none, and the text below it."""


class TextBlock(NamedTuple):
    """Text set in a box: the size of its letters, its lines, and whether they are all inside."""

    size: float
    lines: tuple[str, ...]
    fits: bool


class CardRow(NamedTuple):
    """A part of the body: its label, its lines, and whether the language has the text itself."""

    label: str
    lines: tuple[str, ...]
    own: bool = True


class Body(NamedTuple):
    """The parts of a card below each other."""

    size: float
    rows: tuple[CardRow, ...]
    fits: bool


class CardLayout(NamedTuple):
    """A card with all its texts set. `too_long` are the names of those that do not fit."""

    kind: TextBlock
    name: TextBlock
    cost: TextBlock
    body_top: float
    body: Body
    foot: TextBlock
    too_long: tuple[str, ...]


def set_block(
    texts: Sequence[str],
    sizes: Iterable[float],
    line: float,
    room: tuple[float, float],
    font: str = SANS,
    by: str = WIDE,
) -> TextBlock:
    """Set texts below each other in the largest size at which they fit; in the smallest if they never do.

    >>> set_block(["one two three"], (2.0, 1.0), 1.0, (8.0, 2.0))
    TextBlock(size=1.0, lines=('one two three',), fits=True)
    """
    block = TextBlock(0.0, (), False)
    for size in sizes:
        lines = tuple(part for text in texts for part in wrap(text, room[0], font, size, by))
        wide = all(width(each, font, size, by=by) <= room[0] for each in lines)
        block = TextBlock(size, lines, wide and len(lines) * size * line <= room[1])
        if block.fits:
            break
    return block


def set_band(text: str, room: float, sizes: Iterable[float], by: str = WIDE) -> TextBlock:
    """Set the kind of a card: one line, in capitals, spaced."""
    block = TextBlock(0.0, (), False)
    for size in sizes:
        block = TextBlock(size, (text.upper(),), width(text.upper(), SANS_BOLD, size, BAND_SPACING, by) <= room)
        if block.fits:
            break
    return block


def set_cost(texts: Sequence[str], size: PrintedSize, by: str = WIDE) -> TextBlock:
    """Set the prices: rather smaller than with a price broken in two."""
    most = MOST_COST * size.cost_sizes[-1] * COST_LINE
    room = (size.cost_room, most)
    found = [set_block(texts, (each,), COST_LINE, room, SANS_BOLD, by) for each in size.cost_sizes]
    return min(found, key=lambda each: (not each.fits, len(each.lines)))  # the first, and largest, of the best


def glue(text: str) -> str:
    """A text in which a number stays with the unit that follows, or with the word before it where none does.

    Nor does a line end with a word of one letter; what hangs on a hyphen or an apostrophe is no word of its own.

    >>> glue("pay 15 GP in a turn. Strength 2. It has 3").split(" ")
    ['pay', '15\\xa0GP', 'in', 'a\\xa0turn.', 'Strength\\xa02.', 'It', 'has\\xa03']
    >>> glue("Forza 1 a terra, per 1, 2 e 3 MO. Ce n\N{RIGHT SINGLE QUOTATION MARK}è una, într-o zonă").split(" ")
    ['Forza\\xa01', 'a\\xa0terra,', 'per\\xa01,', '2', 'e\\xa03\\xa0MO.', 'Ce', 'n’è', 'una,', 'într-o', 'zonă']
    """
    text = re.sub(r"(?<=\w) (\d+(?:[.,;]|$| (?=\w\b)))", "\N{NO-BREAK SPACE}\\1", text)
    return re.sub(r"(\d(?= \w\w)|(?<![\w'’-])[^\W\d]) (?=\w)", "\\1\N{NO-BREAK SPACE}", text)


def set_body(
    paragraphs: Sequence[Paragraph | tuple[str, str, bool]],
    room: tuple[float, float],
    sizes: Iterable[float],
    gap: float,
    by: str = WIDE,
) -> Body:
    """Set the parts of a card in the largest size at which all of them fit."""
    body = Body(0.0, (), False)
    for size in sizes:
        rows = tuple(
            CardRow(label, tuple(wrap(glue(text), room[0], SANS, size, by)), all(own))
            for label, text, *own in paragraphs
        )
        wide = all(
            label_width(row.label, size, by) <= room[0]
            and all(width(each, SANS, size, by=by) <= room[0] for each in row.lines)
            for row in rows
        )
        body = Body(size, rows, wide and body_height(rows, size, gap) <= room[1])
        if body.fits:
            break
    return body


def label_width(label: str, size: float, by: str = WIDE) -> float:
    """The width of a label with the room around its letters, above a text of this size."""
    return width(label.upper(), SANS_BOLD, size * LABEL, LABEL_SPACING, by) + 1.2 * size if label else 0.0


def body_height(rows: Sequence[CardRow], size: float, gap: float) -> float:
    """The height of the parts: their labels, their lines, and the gaps between them."""
    lines = sum(len(row.lines) + (LABEL_ROWS if row.label else 0) for row in rows)
    return lines * size * BODY_LINE + gap * max(0, len(rows) - 1)


def cost_height(cost: TextBlock, size: PrintedSize) -> float:
    """The height of the box of the cost with the gap below it; nothing where there is none."""
    return len(cost.lines) * cost.size * COST_LINE + 2 * size.cost_padding + size.gap if cost.lines else 0.0


def paragraphs_of(card: PrintedCard) -> list[tuple[str, str, bool]]:
    """The parts of a card as they stand below each other: label, text, and whether it is translated."""
    found: list[tuple[str, str, bool]] = []
    for part in card.parts:
        if part.label:
            found.append((part.label, part.said.text, part.said.own))
        else:
            found += [(label, text, part.said.own) for label, text in blocks(part.said.text, card.block_labels)]
    return [*found, ("", card.mark, False)] if card.mark else found


def costs_of(card: PrintedCard) -> list[str]:
    """The prices below the name: not what a label or a part tells of itself, or it would seem to be paid twice."""
    labels = " ".join(label for label, _, _ in paragraphs_of(card))
    where = {"use": labels, **{part.name: part.said.text for part in card.parts if part.label}}
    told = {source: set(re.findall(r"\d+", text)) for source, text in where.items()}
    return [
        cost.text
        for cost in card.cost
        if cost.price.source not in told or not told[cost.price.source] >= set(map(str, cost.price.prices))
    ]


def lay_out(card: PrintedCard, size: PrintedSize = STANDARD, by: str = WIDE) -> CardLayout:
    """Set all texts of a card, measured by a table of letters."""
    kind = set_band(card.type, size.inside - size.band, size.band_sizes, by)
    name = set_block([card.name.text], size.name_sizes, NAME_LINE, size.name_room, SERIF_BOLD, by)
    cost = set_cost(costs_of(card), size, by)
    top = size.cost_top + cost_height(cost, size)
    body = set_body(paragraphs_of(card), (size.inside, size.body_bottom - top), size.body_sizes, size.gap, by)
    foot_room = size.inside - size.rule_room
    foot = set_block([card.edition.text], size.foot_sizes, FOOT_LINE, (foot_room, size.foot_room), SANS, by)
    inside = {"type": kind.fits, "name": name.fits, "cost": cost.fits, "text": body.fits, "edition": foot.fits}
    return CardLayout(kind, name, cost, top, body, foot, tuple(key for key, held in inside.items() if not held))
