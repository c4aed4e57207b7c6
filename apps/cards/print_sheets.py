"""Cards laid out on paper: so many copies as the game has, with marks to cut by, and their backs behind them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple, TypeVar

from .card_faces import back, face
from .card_list import PrintedCard, Sheet
from .card_sizes import STANDARD, PrintedSize
from .drawing_marks import Mark, MarkGroup, Page, Path
from .player_aid import AID_KINDS, aid_pages
from .print_style import CUT
from .text_measure import WIDE

T = TypeVar("T")

A4 = (210.0, 297.0)
MARGIN = 4.0  # of the paper, that printers leave empty
MOST_BLEED = 5.0
CUT_MARK = 3.5


class Printing(NamedTuple):
    """How cards are printed. The gutter between two cards is twice the bleed, so that each has its own edge."""

    size: PrintedSize = STANDARD
    bleed: float = 2.0
    backs: bool = False
    once: bool = False
    """One of each, however many the game has."""
    by: str = WIDE
    """The table of letters that texts are measured by: a format that brings its fonts names theirs."""


class Paper(NamedTuple):
    """A page and how many cards lie on it."""

    width: float
    height: float
    columns: int
    rows: int
    size: PrintedSize
    bleed: float

    @property
    def holds(self) -> int:
        return self.columns * self.rows

    def left(self, column: int) -> float:
        """Where a column begins."""
        step = self.size.width + 2 * self.bleed
        return (self.width - self.columns * step) / 2 + self.bleed + column * step

    def top(self, row: int) -> float:
        """Where a row begins."""
        step = self.size.height + 2 * self.bleed
        return (self.height - self.rows * step) / 2 + self.bleed + row * step

    def place(self, number: int, behind: bool = False) -> tuple[float, float]:
        """The upper left corner of a card by its number; of its back, on a page turned over its long side."""
        row, column = divmod(number, self.columns)
        return self.left(self.columns - 1 - column if behind else column), self.top(row)


def paper_for(how: Printing, pairs: bool = False) -> Paper:
    """A4, upright or lying: whichever holds more cards, or more pairs side by side.

    >>> [paper_for(Printing(size)).holds for size in (STANDARD,)], paper_for(Printing(), pairs=True).columns
    ([9], 4)
    """
    found = []
    for width, height in (A4, A4[::-1]):
        columns = int((width - 2 * MARGIN) // (how.size.width + 2 * how.bleed))
        rows = int((height - 2 * MARGIN) // (how.size.height + 2 * how.bleed))
        if pairs:
            columns -= columns % 2
        found.append(Paper(width, height, columns, rows, how.size, how.bleed))
    return max(found, key=lambda paper: paper.holds)  # the first, upright, of equals


def pages_of(sheet: Sheet, original: Sheet | None = None, how: Printing | None = None) -> list[Page]:
    """All pages: cards, behind each its backs if they are asked for, and at the end the player aid.

    With an original each card stands beside it, once and without a back: that is to compare, not to cut.
    """
    how = how or Printing()
    originals: Sequence[PrintedCard | None] = original.cards if original else [None] * len(sheet.cards)
    pairs = [(card, beside) for card, beside in zip(sheet.cards, originals, strict=True) if card.kind not in AID_KINDS]
    faces: list[tuple[str, PrintedCard]] = []
    for card, beside in pairs:
        if beside is not None and original is not None:
            faces += [(sheet.lang, card), (original.lang, beside)]
        else:
            faces += [(sheet.lang, card)] * (1 if how.once else card.copies)
    paper = paper_for(how, original is not None)
    found: list[Page] = []
    for cards in _chunks(faces, paper.holds):
        found.append(_faces(cards, sheet, paper, how.by))
        if how.backs and original is None:
            found.append(_backs(cards, sheet, paper))
    return [*found, *aid_pages(sheet, original, how.by)]


def _faces(cards: Sequence[tuple[str, PrintedCard]], sheet: Sheet, paper: Paper, by: str) -> Page:
    groups = []
    for place, (lang, card) in enumerate(cards):
        marks, too_long = face(card, paper.size, sheet.symbols, paper.bleed, by)
        groups.append(MarkGroup(*paper.place(place), tuple(marks), card.key, lang, too_long))
    return Page(paper.width, paper.height, (MarkGroup(0, 0, tuple(_cut_marks(paper))), *groups))


def _backs(cards: Sequence[tuple[str, PrintedCard]], sheet: Sheet, paper: Paper) -> Page:
    groups = tuple(
        MarkGroup(
            *paper.place(place, behind=True),
            tuple(back(card.kind, sheet.headings[card.kind], paper.size, sheet.symbols, paper.bleed)),
            f"back-{card.kind}",
            lang,
        )
        for place, (lang, card) in enumerate(cards)
    )
    return Page(paper.width, paper.height, groups)


def _cut_marks(paper: Paper) -> Iterator[Mark]:
    """Short lines in the margin, at every edge that is cut."""
    across = [x for column in range(paper.columns) for x in (paper.left(column), paper.left(column) + paper.size.width)]
    down = [y for row in range(paper.rows) for y in (paper.top(row), paper.top(row) + paper.size.height)]
    ends_y = (down[0] - paper.bleed, down[-1] + paper.bleed)
    ends_x = (across[0] - paper.bleed, across[-1] + paper.bleed)
    lines = [
        *(f"M{x:.5g} {ends_y[0] - 0.5:.5g}v-{CUT_MARK}M{x:.5g} {ends_y[1] + 0.5:.5g}v{CUT_MARK}" for x in across),
        *(f"M{ends_x[0] - 0.5:.5g} {y:.5g}h-{CUT_MARK}M{ends_x[1] + 0.5:.5g} {y:.5g}h{CUT_MARK}" for y in down),
    ]
    yield Path("".join(dict.fromkeys(lines)), stroke=CUT, pen=0.15)


def _chunks(cards: Sequence[T], size: int) -> Iterator[Sequence[T]]:
    for start in range(0, len(cards), size):
        yield cards[start : start + size]
