"""Cards as one picture (extra `png`: resvg draws the SVG; the fonts are those of the PDF). No page around them.

The same cards give the same bytes on every machine: no font of the system is looked at.
"""

from __future__ import annotations

from importlib import resources

from cyclades_core import CycladesError

from .as_pdf import FONTS
from .as_svg import picture
from .card_list import Sheet
from .drawing_marks import MarkGroup, Page, Text
from .print_sheets import Printing, pages_of
from .text_measure import PRINTED

DOTS = 2.5
"""Pixels for a ninety-sixth of an inch: letters of 2 millimetres can be read."""
BELOW = 12.0
"""Millimetres below the last line of a player aid: as at its sides."""
SANS, SERIF = "Source Sans Pro", "Source Serif Pro"  # text: ok fonts
"""What the fonts call themselves."""


def document(sheet: Sheet, original: Sheet | None = None, how: Printing | None = None) -> bytes:
    """The cards of the first page, cut out; `missing-extra` without the libraries."""
    try:
        from resvg_py import svg_to_bytes

        files = [str(resources.files(package) / "files" / file) for package, file in FONTS.values()]
    except ImportError:
        raise CycladesError("missing-extra", extra="png") from None
    how = (how or Printing(once=True))._replace(by=PRINTED)
    page = cut_out(pages_of(sheet, original, how)[0], how)
    return bytes(
        svg_to_bytes(
            svg_string="\n".join(picture(page, sheet)),
            skip_system_fonts=True,
            font_files=files,
            sans_serif_family=SANS,
            serif_family=SERIF,
            dpi=96,
            zoom=DOTS,
        )
    )


def cut_out(page: Page, how: Printing) -> Page:
    """A page as large as the cards on it, with their bleed; one without cards, the player aid, ends with its texts."""
    cards = [group for group in page.groups if group.key and group.x]
    if not cards:
        last = max(mark.y for group in page.groups for mark in group.marks if isinstance(mark, Text))
        return Page(page.width, min(page.height, last + BELOW), page.groups)
    left, top = min(each.x for each in cards) - how.bleed, min(each.y for each in cards) - how.bleed
    right = max(each.x for each in cards) + how.size.width + how.bleed
    bottom = max(each.y for each in cards) + how.size.height + how.bleed
    moved = tuple(MarkGroup(each.x - left, each.y - top, *each[2:]) for each in cards)
    return Page(right - left, bottom - top, moved)
