"""Cards as one page for the browser: it needs nothing else, and prints nine to a sheet of A4."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from importlib import resources
from string import Template

from . import layout as at
from .collecting import Card, Sheet
from .layout import CARD, EDGE, glue, lay_out
from .style import (
    ACROSS,
    ALARM,
    CUT,
    GROUND,
    INITIAL_RISE,
    INITIAL_SIZE,
    INK,
    MEANDER_STEP,
    QUIET,
    SANS_FONTS,
    SERIF_FONTS,
    UPRIGHT,
    Paper,
    colour_of,
    escape,
    meander,
    number,
    pages,
    tint,
)


def document(sheet: Sheet, original: Sheet | None = None) -> str:
    """The whole page; with an original its card to the right of each, on sheets that lie."""
    if original is None:
        paper = UPRIGHT
        cards = [(sheet.lang, card) for card in sheet.cards]
    else:
        paper = ACROSS
        cards = [
            side
            for card, beside in zip(sheet.cards, original.cards, strict=True)
            for side in ((sheet.lang, card), (original.lang, beside))
        ]
    out = [
        "<!DOCTYPE html>",
        f'<html lang="{escape(sheet.lang)}">',
        "<head>",
        '<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width">',
        f"<title>{escape(sheet.title)}</title>",
        "<style>",
        *_style(paper, dict.fromkeys(card.kind for _, card in cards)),
        "</style>",
        "</head>",
        "<body>",
    ]
    for page in pages(cards, paper.holds):
        out.append('<section class="page">')
        for lang, card in page:
            out += _card(card, lang, sheet.lang)
        out.append("</section>")
    return "\n".join([*out, "</body>", "</html>", ""])


def _card(card: Card, lang: str, page_lang: str) -> Iterator[str]:
    set_ = lay_out(card)
    tongue = "" if lang == page_lang else f' lang="{escape(lang)}"'
    long = ' data-too-long="' + " ".join(set_.too_long) + '"' if set_.too_long else ""
    yield f'<article class="card {card.kind}"{tongue} data-key="{escape(card.key)}"{long}>'
    yield (
        f'<header><span style="{_size(set_.kind.size)}">{escape(card.type)}</span>'
        f'<span class="rule">{escape(card.rule)}</span></header>'
    )
    yield '<div class="frieze"></div>'
    yield f'<h2 style="{_size(set_.name.size)}"{_alarm(card.name.own)}>{escape(card.name.text)}</h2>'
    yield f'<div class="initial" aria-hidden="true">{escape(card.name.text[:1])}</div>'
    yield '<div class="inside">'
    if card.cost:
        yield f'<div class="cost" style="{_size(set_.cost.size)}">'
        yield f"<b>{escape(card.cost_label)}</b><div>"
        yield from (f"<p>{escape(cost.text)}</p>" for cost in card.cost)
        yield "</div></div>"
    yield f'<div class="body" style="{_size(set_.body.size)}">'
    for part in card.parts:
        label = f"<h3>{escape(part.label)}</h3>" if part.label else ""
        yield f"<div>{label}<p{_alarm(part.said.own)}>{escape(glue(part.said.text))}</p></div>"
    if card.mark:
        yield f"<div><p{_alarm(False)}>{escape(card.mark)}</p></div>"
    yield "</div>"
    yield "</div>"
    copies = f"<b>×{card.copies}</b>" if card.copies > 1 else ""
    yield f'<footer><span style="{_size(set_.foot.size)}">{escape(card.edition.text)}</span>{copies}</footer>'
    yield "</article>"


def _size(size: float) -> str:
    return f"font-size:{number(size)}mm"


def _alarm(own: bool) -> str:
    return "" if own else ' class="untranslated"'


def _style(paper: Paper, kinds: Iterable[str]) -> Iterator[str]:
    """The style sheet with the measures of the layout, and the colours of the kinds."""
    lengths = {
        "paper_width": paper.width,
        "paper_height": paper.height,
        "columns": paper.columns,
        "top": paper.top,
        "width": CARD[0],
        "height": CARD[1],
        "edge": EDGE,
        "band": at.BAND,
        "band_spacing": at.BAND_SPACING,
        "rule_size": at.RULE_SIZE,
        "frieze": at.FRIEZE,
        "name_top": at.NAME_TOP,
        "name_room": at.NAME_ROOM,
        "name_line": at.NAME_LINE,
        "initial_size": INITIAL_SIZE,
        "initial_bottom": CARD[1] - at.BODY_BOTTOM + INITIAL_RISE,
        "inside_top": at.COST_TOP,
        "inside_bottom": CARD[1] - at.BODY_BOTTOM,
        "cost_gap": at.COST_GAP,
        "cost_padding": at.COST_PADDING,
        "cost_inset": at.COST_INSET,
        "cost_line": at.COST_LINE,
        "gap": at.GAP,
        "body_line": at.BODY_LINE,
        "label": at.LABEL,
        "label_spacing": at.LABEL_SPACING,
        "foot_top": at.FOOT_TOP,
        "foot_height": CARD[1] - at.FOOT_TOP - 0.4,
        "foot_line": at.FOOT_LINE,
        "copies_size": at.FOOT_SIZES[0],
    }
    words = {"ink": INK, "quiet": QUIET, "alarm": ALARM, "ground": GROUND, "cut": CUT}
    fonts = {"sans": SANS_FONTS, "serif": SERIF_FONTS}
    text = (resources.files(__package__) / "sheet.css").read_text(encoding="utf-8")
    measures = {name: number(value) for name, value in lengths.items()}
    yield Template(text).substitute(measures, **words, **fonts).rstrip()
    for kind in kinds:
        colour = colour_of(kind)
        yield (
            f".{kind} {{ --kind: {colour}; --light: {tint(colour, 0.13)}; --faint: {tint(colour, 0.09)}; "
            f"--frieze: {_frieze(colour)} }}"
        )


def _frieze(colour: str) -> str:
    """The frieze as a picture inside the style: nothing is fetched."""
    picture = (
        f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {number(MEANDER_STEP)} {number(at.FRIEZE)}'>"
        f"<path d='{meander()}' fill='none' stroke='{colour}' stroke-width='.35'/></svg>"
    ).replace("#", "%23")
    return f'url("data:image/svg+xml,{picture}") 0 0 / {number(MEANDER_STEP)}mm {number(at.FRIEZE)}mm repeat-x'
