"""The two sides of a card, drawn: the face with its texts where they were measured, and the back of its kind."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from .card_layout import CardLayout, body_height, cost_height, label_width, lay_out
from .card_sizes import (
    BAND_SPACING,
    BODY_LINE,
    COST_LINE,
    FOOT_LINE,
    LABEL,
    LABEL_ROWS,
    LABEL_SPACING,
    NAME_LINE,
    PrintedSize,
)
from .drawing_marks import Mark, Path, RectangleMark, Text, circle
from .print_style import ALARM, CUT, GOLD, GROUND, INK, QUIET, WHITE, Symbols, colour_of, meander, tint
from .text_measure import SANS_BOLD, SERIF_BOLD, WIDE

if TYPE_CHECKING:
    from .card_list import PrintedCard

RISE = 0.76  # of the height of a line: from its top to the foot of its letters, with room above
GRID, PEN = 24, 1.7
"""The grid that symbols are drawn on, and the pen, in its units."""


def symbol_of(card: PrintedCard, symbols: Symbols) -> str:
    """What stands for a card: its own symbol, that of the same thing as another kind, that of its kind, or the star.

    >>> from cyclades_core.content.modules.drawing_symbols import symbols_drawn
    >>> symbol_of(type("", (), {"kind": "omen", "id": "comet", "key": "omen-comet"}), symbols_drawn([]))
    'kind'
    """
    if card.key in symbols:
        return card.key
    others = (name for name in symbols if name.partition("-")[2] == card.id and not name.startswith("kind"))
    return next(others, f"kind-{card.kind}" if f"kind-{card.kind}" in symbols else "kind")


def drawn(symbols: Symbols, name: str, x: float, y: float, size: float, colour: str) -> Iterator[Mark]:
    """A symbol around a point."""
    symbol = symbols.get(name)
    if symbol is None:
        return
    scale = size / GRID
    left, top = x - size / 2, y - size / 2
    if symbol.solid:
        yield Path(symbol.solid, left, top, scale, fill=colour)
    yield Path(symbol.line, left, top, scale, stroke=colour, pen=PEN * scale)


def face(
    card: PrintedCard, size: PrintedSize, symbols: Symbols, bleed: float = 0.0, by: str = WIDE
) -> tuple[list[Mark], tuple[str, ...]]:
    """The face of a card, with its grounds drawn out over the edge by the bleed; and which texts do not fit."""
    set_ = lay_out(card, size, by)
    colour = colour_of(card.kind, symbols)
    marks: list[Mark] = [
        RectangleMark(-bleed, -bleed, size.width + 2 * bleed, size.height + 2 * bleed, GROUND),
        *_head(card, set_, size, symbols, bleed),
        *_name(card, set_, size, symbols),
        *_cost(set_, size, symbols, colour),
        *_body(set_, size, colour, by),
        *_picture(card, set_, size, symbols, colour),
        *_foot(card, set_, size, bleed, colour),
    ]
    return marks, set_.too_long


def _head(card: PrintedCard, set_: CardLayout, size: PrintedSize, symbols: Symbols, bleed: float) -> Iterator[Mark]:
    colour = colour_of(card.kind, symbols)
    wide = size.width + 2 * bleed
    yield RectangleMark(-bleed, -bleed, wide, size.band + bleed, colour)
    letters = set_.kind.size
    y = size.band / 2 + 0.36 * letters
    yield Text(set_.kind.lines[0], size.edge, y, letters, WHITE, SANS_BOLD, spacing=BAND_SPACING)
    glyph = f"kind-{card.kind}" if f"kind-{card.kind}" in symbols else "kind"
    across = size.band * 0.72
    yield from drawn(symbols, glyph, size.width - size.edge - across / 2, size.band / 2, across, WHITE)
    # one path, not a pattern: some renderers smear those
    yield Path(meander(-bleed, size.band, wide, size.unit), stroke=tint(colour, 0.55), pen=0.32 * size.unit)


def _name(card: PrintedCard, set_: CardLayout, size: PrintedSize, symbols: Symbols) -> Iterator[Mark]:
    colour = colour_of(card.kind, symbols)
    middle = size.head_top + size.round / 2
    x = size.edge + size.round / 2
    yield Path(circle(x, middle, size.round / 2), fill=tint(colour, 0.16), stroke=colour, pen=0.35 * size.unit)
    yield from drawn(symbols, symbol_of(card, symbols), x, middle, size.round * 0.66, colour)
    name = set_.name
    step = name.size * NAME_LINE
    y = middle - step * len(name.lines) / 2
    for line in name.lines:
        yield Text(line, size.name_left, y + name.size * 0.86, name.size, INK if card.name.own else ALARM, SERIF_BOLD)
        y += step


def _cost(set_: CardLayout, size: PrintedSize, symbols: Symbols, colour: str) -> Iterator[Mark]:
    cost = set_.cost
    if not cost.lines:
        return
    height = cost_height(cost, size) - size.gap
    yield RectangleMark(size.edge, size.cost_top, size.inside, height, tint(colour, 0.13), size.unit)
    first = size.cost_top + size.cost_padding + 0.5 * cost.size * COST_LINE
    yield from drawn(symbols, "gold", size.edge + 3.0 * size.unit, first, 3.2 * size.unit, GOLD)
    for row, line in enumerate(cost.lines):
        y = size.cost_top + size.cost_padding + (row + RISE) * cost.size * COST_LINE
        yield Text(line, size.edge + size.cost_left, y, cost.size, INK, SANS_BOLD)


def _body(set_: CardLayout, size: PrintedSize, colour: str, by: str) -> Iterator[Mark]:
    letters = set_.body.size
    step = letters * BODY_LINE
    y = set_.body_top
    for row in set_.body.rows:
        if row.label:
            small = letters * LABEL
            yield RectangleMark(size.edge, y, label_width(row.label, letters, by), step * 0.96, colour, 0.25 * step)
            place = y + 0.48 * step + 0.36 * small
            label = row.label.upper()
            yield Text(label, size.edge + 0.6 * letters, place, small, WHITE, SANS_BOLD, spacing=LABEL_SPACING)
            y += step * LABEL_ROWS
        for line in row.lines:
            yield Text(line, size.edge, y + RISE * step, letters, INK if row.own else ALARM)
            y += step
        y += size.gap


def _picture(card: PrintedCard, set_: CardLayout, size: PrintedSize, symbols: Symbols, colour: str) -> Iterator[Mark]:
    """What a card is about, large and light in the room that its text leaves: the things in its rule, or its symbol."""
    top = set_.body_top + body_height(set_.body.rows, set_.body.size, size.gap) + size.gap
    room = size.body_bottom - top
    own = symbol_of(card, symbols)
    named = [name for name in card.shows if name in symbols]
    if own.startswith("kind"):
        kinds = {f"kind-{name.partition('-')[0]}" for name in named}  # of what is named itself: that says more
        things = [name for name in named if name not in kinds][:3] or [own]
    else:  # a drawing of the card itself says more than any kind
        things = [name for name in named if not name.startswith("kind")][:3] or [own]
    across = min(room * 0.86, 24 * size.unit, size.inside / (len(things) + 0.3 * (len(things) - 1)))
    if across < 9 * size.unit:
        return
    step = across * 1.3
    x = size.width / 2 - step * (len(things) - 1) / 2
    for name in things:
        yield from drawn(symbols, name, x, top + room / 2, across, tint(colour, 0.42))
        x += step


def _foot(card: PrintedCard, set_: CardLayout, size: PrintedSize, bleed: float, colour: str) -> Iterator[Mark]:
    line = f"M{size.edge:.4g} {size.foot_top:.4g}H{size.width - size.edge:.4g}"
    yield Path(line, stroke=tint(CUT, 0.6), pen=0.2)
    foot = set_.foot
    step = foot.size * FOOT_LINE
    y = size.foot_top + 0.2 + (size.foot_room - step * len(foot.lines)) / 2
    for row, words in enumerate(foot.lines):
        yield Text(words, size.edge, y + (row + RISE) * step, foot.size, QUIET)
    letters = size.foot_sizes[0]
    y = size.foot_top + 0.2 + size.foot_room / 2 + 0.36 * letters
    yield Text(card.rule, size.width - size.edge, y, letters, QUIET, SANS_BOLD, "end")
    yield RectangleMark(-bleed, size.height - size.foot, size.width + 2 * bleed, size.foot + bleed, colour)


def back(kind: str, title: str, size: PrintedSize, symbols: Symbols, bleed: float = 0.0) -> list[Mark]:
    """The back of the cards of a kind: the same for all of them, so that it tells nothing."""
    colour = colour_of(kind, symbols)
    light = tint(colour, 0.35)
    wide, unit = size.width + 2 * bleed, size.unit
    frame = 3.4 * unit
    middle = size.height / 2
    inner = f"M{frame:.4g} {frame:.4g}H{size.width - frame:.4g}V{size.height - frame:.4g}H{frame:.4g}z"
    marks: list[Mark] = [
        RectangleMark(-bleed, -bleed, wide, size.height + 2 * bleed, colour),
        Path(inner, stroke=light, pen=0.4 * unit),
    ]
    left, across = frame + 1.6 * unit, size.width - 2 * frame - 3.2 * unit
    for top in (frame + 1.6 * unit, size.height - frame - 4.0 * unit):
        marks.append(Path(meander(left, top, across, unit), stroke=light, pen=0.35 * unit))
    radius = 15 * unit
    marks.append(Path(circle(size.width / 2, middle, radius), fill=GROUND, stroke=light, pen=1.2 * unit))
    glyph = f"kind-{kind}" if f"kind-{kind}" in symbols else "kind"
    marks += drawn(symbols, glyph, size.width / 2, middle, radius * 1.25, colour)
    letters = 2.6 * unit
    y = middle + radius + 7.5 * unit
    marks.append(Text(title.upper(), size.width / 2, y, letters, WHITE, SANS_BOLD, "middle", BAND_SPACING))
    return marks
