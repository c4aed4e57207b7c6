"""Pages for the browser: one file that needs nothing else, and prints as it stands on sheets of A4."""

from __future__ import annotations

from .as_svg import picture
from .card_list import Sheet
from .print_sheets import Printing, pages_of
from .print_style import escape, number

STYLE = """
* { margin: 0; padding: 0 }
body { background: #d8d4cb }
.page { break-after: page; margin: 6mm auto; background: #fff; box-shadow: 0 1mm 4mm rgba(0, 0, 0, .25) }
.page:last-child { break-after: auto }
.page svg { display: block; -webkit-print-color-adjust: exact; print-color-adjust: exact }
@media print {
  body { background: none }
  .page { margin: 0; box-shadow: none }
}
""".strip()  # text: ok a style sheet


def document(sheet: Sheet, original: Sheet | None = None, how: Printing | None = None, refresh: bool = False) -> str:
    """The whole file; with an original its card to the right of each. It may look again every second by itself."""
    pages = pages_of(sheet, original, how)
    papers = dict.fromkeys((page.width, page.height) for page in pages)
    names = {paper: f"paper-{at}" for at, paper in enumerate(papers)}
    out = [
        "<!DOCTYPE html>",
        f'<html lang="{escape(sheet.lang)}">',
        "<head>",
        '<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width">',
        *(['<meta http-equiv="refresh" content="1">'] if refresh else []),
        f"<title>{escape(sheet.title)}</title>",
        "<style>",
        STYLE,
    ]
    for (wide, high), name in names.items():
        size = f"{number(wide)}mm {number(high)}mm"
        out.append(f"@page {name} {{ size: {size}; margin: 0 }}")  # text: ok a style sheet
        rule = f"page: {name}; width: {number(wide)}mm; height: {number(high)}mm"  # text: ok a style sheet
        out.append(f".{name} {{ {rule} }}")
    out += ["</style>", "</head>", "<body>"]
    for page in pages:
        out.append(f'<section class="page {names[page.width, page.height]}">')
        out += picture(page, sheet)
        out.append("</section>")
    return "\n".join([*out, "</body>", "</html>", ""])
