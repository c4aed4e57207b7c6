"""Pages as PDF (extra `pdf`: fpdf2 draws, two packages bring the fonts). The same cards give the same bytes.

Texts are measured by these very fonts, so that lines are full; only the letters that are used go into the file.
"""

from __future__ import annotations

from datetime import UTC, datetime
from importlib import resources
from typing import TYPE_CHECKING, Any

from cyclades_core import CycladesError
from cyclades_core.engine.values.safe_text import clean

from .card_list import Sheet
from .drawing_marks import Mark, Path, RectangleMark, Text
from .print_sheets import Printing, pages_of
from .text_measure import PRINTED, SANS, SANS_BOLD, SERIF_BOLD

if TYPE_CHECKING:
    from fpdf import FPDF

FONTS = {
    SANS: ("font_source_sans_pro", "SourceSansPro-Regular.ttf"),
    SANS_BOLD: ("font_source_sans_pro", "SourceSansPro-Bold.ttf"),
    SERIF_BOLD: ("font_source_serif_pro", "SourceSerifPro-Bold.ttf"),
}
"""The package of each font, and its file there."""

POINTS = 72 / 25.4
WHEN = datetime(2000, 1, 1, tzinfo=UTC)
"""The date in the file: always the same, so that nothing but the cards changes it."""


def document(sheet: Sheet, original: Sheet | None = None, how: Printing | None = None) -> bytes:
    """All pages as one file; `missing-extra` without the libraries."""
    pdf = _empty(sheet)
    for page in pages_of(sheet, original, (how or Printing())._replace(by=PRINTED)):
        pdf.add_page(orientation="L" if page.width > page.height else "P", format=(page.width, page.height))
        for group in page.groups:
            for mark in group.marks:
                _draw(pdf, mark, group.x, group.y)
    return bytes(pdf.output())


def _empty(sheet: Sheet) -> FPDF:
    try:
        from fpdf import FPDF

        files = {font: str(resources.files(package) / "files" / file) for font, (package, file) in FONTS.items()}
    except ImportError:
        raise CycladesError("missing-extra", extra="pdf") from None
    pdf = FPDF(unit="mm", format="A4")
    pdf.set_auto_page_break(False)
    pdf.set_margin(0)
    pdf.set_creation_date(WHEN)
    pdf.set_title(clean(sheet.title))
    pdf.set_lang(sheet.lang)
    for font, file in files.items():
        pdf.add_font(font, fname=file)
    return pdf


def _draw(pdf: FPDF, mark: Mark, x: float, y: float) -> None:
    if isinstance(mark, Text):
        _text(pdf, mark, x, y)
    elif isinstance(mark, Path):
        _path(pdf, mark, x, y)
    elif isinstance(mark, RectangleMark):
        pdf.set_fill_color(mark.fill)
        rounded: dict[str, Any] = {"round_corners": True, "corner_radius": mark.radius} if mark.radius else {}
        pdf.rect(x + mark.x, y + mark.y, mark.width, mark.height, style="F", **rounded)


def _text(pdf: FPDF, mark: Text, x: float, y: float) -> None:
    words = clean(mark.text)
    pdf.set_font(mark.font, size=mark.size * POINTS)
    pdf.set_char_spacing(mark.spacing * mark.size * POINTS)
    pdf.set_text_color(mark.fill)
    back = {"start": 0.0, "middle": 0.5, "end": 1.0}[mark.anchor]
    pdf.text(x + mark.x - back * pdf.get_string_width(words), y + mark.y, words)


def _path(pdf: FPDF, mark: Path, x: float, y: float) -> None:
    from fpdf.drawing import GraphicsStyle, PaintedPath
    from fpdf.drawing_primitives import Transform
    from fpdf.enums import StrokeCapStyle, StrokeJoinStyle
    from fpdf.svg import svg_path_converter

    path = PaintedPath()
    svg_path_converter(path, mark.line)
    path.transform = Transform.scaling(mark.scale, mark.scale) @ Transform.translation(x + mark.x, y + mark.y)
    style: GraphicsStyle = path.style
    style.fill_color = mark.fill or None
    style.stroke_color = mark.stroke or None
    style.stroke_width = mark.pen / mark.scale if mark.stroke else None
    style.stroke_cap_style = StrokeCapStyle.ROUND
    style.stroke_join_style = StrokeJoinStyle.ROUND
    style.auto_close = False
    with pdf.drawing_context() as context:
        context.add_item(path)
