"""Pages as SVG: plain paths, boxes and lines of text, without patterns and styles, which renderers take differently."""

from __future__ import annotations

from collections.abc import Iterator

from .card_list import Sheet
from .drawing_marks import Mark, MarkGroup, Page, Path, RectangleMark, Text
from .print_sheets import Printing, pages_of
from .print_style import SANS_FONTS, SERIF_FONTS, WHITE, escape, number
from .text_measure import SANS_BOLD, SERIF_BOLD


def documents(sheet: Sheet, original: Sheet | None = None, how: Printing | None = None) -> list[str]:
    """The pages, each a file; with an original its card to the right of each."""
    return ["\n".join([*picture(page, sheet), ""]) for page in pages_of(sheet, original, how)]


def picture(page: Page, sheet: Sheet) -> Iterator[str]:
    """One page, line by line."""
    wide, high = number(page.width), number(page.height)
    yield (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}mm" height="{high}mm" '
        f'viewBox="0 0 {wide} {high}" xml:lang="{escape(sheet.lang)}">'
    )
    yield f"<title>{escape(sheet.title)}</title>"
    yield f'<rect width="{wide}" height="{high}" fill="{WHITE}"/>'
    for group in page.groups:
        yield from _group(group)
    yield "</svg>"


def _group(group: MarkGroup) -> Iterator[str]:
    place = f' transform="translate({number(group.x)} {number(group.y)})"' if group.x or group.y else ""
    key = f' data-key="{escape(group.key)}"' if group.key else ""
    lang = f' xml:lang="{escape(group.lang)}"' if group.lang else ""
    long = f' data-too-long="{" ".join(group.too_long)}"' if group.too_long else ""
    yield f"<g{place}{key}{lang}{long}>"
    for mark in group.marks:
        yield _mark(mark)
    yield "</g>"


def _mark(mark: Mark) -> str:
    if isinstance(mark, RectangleMark):
        rounded = f' rx="{number(mark.radius)}"' if mark.radius else ""
        return (
            f'<rect x="{number(mark.x)}" y="{number(mark.y)}" width="{number(mark.width)}" '
            f'height="{number(mark.height)}"{rounded} fill="{mark.fill}"/>'
        )
    if isinstance(mark, Path):
        return _path(mark)
    return _text(mark)


def _path(mark: Path) -> str:
    moved = ""
    if (mark.x, mark.y, mark.scale) != (0.0, 0.0, 1.0):
        moved = f' transform="translate({number(mark.x)} {number(mark.y)}) scale({mark.scale:.4g})"'
    pen = ""
    if mark.stroke:
        wide = f"{mark.pen / mark.scale:.3g}"
        pen = f' stroke="{mark.stroke}" stroke-width="{wide}" stroke-linecap="round" stroke-linejoin="round"'
    return f'<path d="{mark.line}"{moved} fill="{mark.fill or "none"}"{pen}/>'


def _text(mark: Text) -> str:
    bold = ' font-weight="bold"' if mark.font in (SANS_BOLD, SERIF_BOLD) else ""
    anchor = f' text-anchor="{mark.anchor}"' if mark.anchor != "start" else ""
    spacing = f' letter-spacing="{number(mark.spacing * mark.size)}"' if mark.spacing else ""
    fonts = SERIF_FONTS if mark.font == SERIF_BOLD else SANS_FONTS
    return (
        f'<text x="{number(mark.x)}" y="{number(mark.y)}" font-size="{number(mark.size)}" '
        f'font-family="{escape(fonts)}"{bold}{anchor}{spacing} fill="{mark.fill}">{escape(mark.text)}</text>'
    )
