"""The player aid: what has no card in the box, as units and buildings, on pages with symbol, price and rule."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from .card_faces import drawn, symbol_of
from .card_layout import glue, paragraphs_of
from .card_list import PrintedCard, Sheet
from .card_sizes import LABEL_SPACING
from .drawing_marks import Mark, MarkGroup, Page, Path, RectangleMark, Text, circle
from .print_style import ALARM, CUT, GOLD, GROUND, INK, QUIET, WHITE, Symbols, colour_of, meander, tint
from .text_measure import SANS, SANS_BOLD, SERIF_BOLD, WIDE, width, wrap

AID_KINDS = ("building", "unit", "goods")
"""Kinds that lie on the table as pieces or in heaps: nobody draws a card of them."""

PAPER = (210.0, 297.0)
EDGE, TOP, BOTTOM = 12.0, 34.0, 284.0
GUTTER = 8.0
COLUMN = (PAPER[0] - 2 * EDGE - GUTTER) / 2
ROUND = 11.0
LEFT = ROUND + 3.0  # of the texts of an entry
NAME, COST, TEXT, HEADING, TITLE, FOOT = 4.2, 2.7, 3.0, 3.2, 7.0, 2.2
LINE = 1.32
AFTER = 4.2
HEADING_ROOM = 7.6


class AidEntry(NamedTuple):
    """A thing with its texts set; `top` is the heading above it, if it is the first of its kind."""

    card: PrintedCard
    heading: str
    name: tuple[str, ...]
    cost: tuple[str, ...]
    lines: tuple[tuple[str, bool], ...]

    @property
    def height(self) -> float:
        rows = len(self.name) * NAME * 1.15 + len(self.cost) * COST * LINE + 0.8 + len(self.lines) * TEXT * LINE
        return max(ROUND, rows) + AFTER + (HEADING_ROOM if self.heading else 0.0)


def aid_pages(sheet: Sheet, original: Sheet | None = None, by: str = WIDE) -> list[Page]:
    """The pages of the aid, in two columns; with an original it stands in the right one, entry beside entry."""
    own = _entries(sheet, by)
    if not own:
        return []
    if original is None:
        columns = [(sheet, column) for column in _columns(own)]
        pairs = [columns[at : at + 2] for at in range(0, len(columns), 2)]
        return [_page(sheet, [(x, _stacked(entries)) for x, (_, entries) in enumerate(pair)], by) for pair in pairs]
    found = []
    rows = list(zip(own, _entries(original, by), strict=True))
    while rows:
        y = TOP
        placed: list[tuple[float, tuple[AidEntry, AidEntry]]] = []
        while rows and (not placed or y + max(each.height for each in rows[0]) <= BOTTOM):
            pair = rows.pop(0)
            placed.append((y, pair))
            y += max(each.height for each in pair)
        found.append(_page(sheet, [(x, [(at, pair[x]) for at, pair in placed]) for x in (0, 1)], by))
    return found


def _entries(sheet: Sheet, by: str) -> list[AidEntry]:
    found: list[AidEntry] = []
    room = COLUMN - LEFT
    for card in sheet.cards:
        if card.kind not in AID_KINDS:
            continue
        heading = sheet.headings[card.kind] if not found or found[-1].card.kind != card.kind else ""
        prices = tuple(line for cost in card.cost for line in wrap(cost.text, room - 4.6, SANS_BOLD, COST, by))
        texts = tuple(
            (line, own)
            for label, text, own in paragraphs_of(card)
            for line in wrap(glue(f"{label}: {text}" if label else text), room, SANS, TEXT, by)
        )
        name = tuple(wrap(card.name.text, room, SERIF_BOLD, NAME, by))
        found.append(AidEntry(card, heading, name, prices, texts))
    return found


def _columns(entries: Sequence[AidEntry]) -> list[list[AidEntry]]:
    """The entries in columns, each as long as the paper; the last two, where they end, about equally long."""
    found: list[list[AidEntry]] = [[]]
    limit = BOTTOM - TOP
    whole = sum(entry.height for entry in entries)
    if whole <= 2 * limit:
        limit = min(limit, whole / 2 + max(entry.height for entry in entries) / 2)
    used = 0.0
    for entry in entries:
        if found[-1] and used + entry.height > limit:
            found.append([])
            used = 0.0
        found[-1].append(entry)
        used += entry.height
    return found


def _stacked(entries: Sequence[AidEntry]) -> list[tuple[float, AidEntry]]:
    y, found = TOP, []
    for entry in entries:
        found.append((y, entry))
        y += entry.height
    return found


def _page(sheet: Sheet, columns: Sequence[tuple[int, Sequence[tuple[float, AidEntry]]]], by: str) -> Page:
    marks: list[Mark] = [
        RectangleMark(0, 0, *PAPER, GROUND),
        Path(meander(EDGE, 26.0, PAPER[0] - 2 * EDGE), stroke=tint(colour_of("god", sheet.symbols), 0.7), pen=0.35),
        Text(sheet.labels["aid"], EDGE, 17.5, TITLE, INK, SERIF_BOLD),
    ]
    titles = wrap(", ".join(title for _, _, title in sheet.modules), PAPER[0] - 2 * EDGE, SANS, FOOT, by)
    marks += [Text(line, EDGE, 21.5 + row * FOOT * LINE, FOOT, QUIET) for row, line in enumerate(titles[:2])]
    for column, entries in columns:
        for y, entry in entries:
            marks += _entry(entry, EDGE + column * (COLUMN + GUTTER), y, sheet.symbols, by)
    return Page(*PAPER, (MarkGroup(0, 0, tuple(marks), "aid", sheet.lang),))


def _entry(entry: AidEntry, x: float, y: float, symbols: Symbols, by: str) -> Iterator[Mark]:
    card = entry.card
    colour = colour_of(card.kind, symbols)
    if entry.heading:
        words = entry.heading.upper()
        wide = width(words, SANS_BOLD, HEADING, LABEL_SPACING, by) + 5.0
        yield RectangleMark(x, y, wide, 5.4, colour, 1.0)
        yield Text(words, x + 2.5, y + 3.85, HEADING, WHITE, SANS_BOLD, spacing=LABEL_SPACING)
        y += HEADING_ROOM
    middle = y + ROUND / 2
    yield Path(circle(x + ROUND / 2, middle, ROUND / 2), fill=tint(colour, 0.16), stroke=colour, pen=0.3)
    yield from drawn(symbols, symbol_of(card, symbols), x + ROUND / 2, middle, ROUND * 0.64, colour)
    left = x + LEFT
    letters = FOOT
    yield Text(card.rule, x + ROUND / 2, y + ROUND + 2.8, letters, QUIET, SANS, "middle")
    for line in entry.name:
        yield Text(line, left, y + NAME * 0.86, NAME, INK if card.name.own else ALARM, SERIF_BOLD)
        y += NAME * 1.15
    for row, line in enumerate(entry.cost):
        if row == 0:
            yield from drawn(symbols, "gold", left + 1.6, y + COST * LINE * 0.5, 3.0, GOLD)
        yield Text(line, left + 4.6, y + COST * LINE * 0.76, COST, INK, SANS_BOLD)
        y += COST * LINE
    y += 0.8
    for line, own in entry.lines:
        yield Text(line, left, y + TEXT * LINE * 0.76, TEXT, INK if own else ALARM)
        y += TEXT * LINE
    yield Path(f"M{left:.5g} {y + 1.9:.5g}H{x + COLUMN:.5g}", stroke=tint(CUT, 0.35), pen=0.2)
