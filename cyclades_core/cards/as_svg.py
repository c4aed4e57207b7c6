"""Cards as pictures: a page of nine in each SVG file, with every line of text set where it was measured."""

from __future__ import annotations

from collections.abc import Iterator

from . import layout as at
from .collecting import Card, Sheet
from .layout import CARD, EDGE, INSIDE, lay_out
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

WHITE = "#fff"
RISE = 0.76  # of the size of its letters: from the top of a line to the foot of its letters, with room above


def documents(sheet: Sheet, original: Sheet | None = None) -> list[str]:
    """The pages; with an original its card to the right of each, four pairs to a page."""
    if original is None:
        return [_page(sheet, list(cards), UPRIGHT) for cards in pages([(sheet.lang, c) for c in sheet.cards], 9)]
    both = [
        side
        for card, beside in zip(sheet.cards, original.cards, strict=True)
        for side in ((sheet.lang, card), (original.lang, beside))
    ]
    return [_page(sheet, list(cards), ACROSS) for cards in pages(both, ACROSS.holds)]


def _page(sheet: Sheet, cards: list[tuple[str, Card]], paper: Paper) -> str:
    size = f"{number(paper.width)}mm", f"{number(paper.height)}mm"
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{size[0]}" height="{size[1]}" '
        f'viewBox="0 0 {number(paper.width)} {number(paper.height)}" xml:lang="{escape(sheet.lang)}">'
    )
    kinds = dict.fromkeys(card.kind for _, card in cards)
    out = [head, f"<title>{escape(sheet.title)}</title>", "<defs>", *(_frieze(kind) for kind in kinds), "</defs>"]
    out.append(f'<rect width="{number(paper.width)}" height="{number(paper.height)}" fill="{WHITE}"/>')
    for place, (lang, card) in enumerate(cards):
        x, y = paper.place(place)
        out.append(f'<g transform="translate({number(x)} {number(y)})" xml:lang="{escape(lang)}">')
        out += _card(card)
        out.append("</g>")
    return "\n".join([*out, "</svg>", ""])


def _frieze(kind: str) -> str:
    stroke = f'stroke="{colour_of(kind)}" stroke-width="0.35"'
    return (
        f'<pattern id="frieze-{kind}" width="{number(MEANDER_STEP)}" height="{number(at.FRIEZE)}" '
        f'patternUnits="userSpaceOnUse" y="{number(at.BAND)}"><path d="{meander()}" fill="none" {stroke}/></pattern>'
    )


def _card(card: Card) -> Iterator[str]:
    colour = colour_of(card.kind)
    set_ = lay_out(card)
    wide, high = map(number, CARD)
    yield f'<rect width="{wide}" height="{high}" fill="{GROUND}"/>'
    yield f'<rect width="{wide}" height="{number(at.BAND)}" fill="{colour}"/>'
    yield (
        f'<rect y="{number(at.BAND)}" width="{wide}" height="{number(at.FRIEZE)}" fill="url(#frieze-{card.kind})" '
        f'opacity="0.55"/>'
    )
    initial = card.name.text[:1]
    foot = at.BODY_BOTTOM - INITIAL_RISE
    yield _text(initial, CARD[0] - EDGE, foot, INITIAL_SIZE, tint(colour, 0.09), serif=True, anchor="end")
    middle = at.BAND / 2
    kind, size = set_.kind.lines[0], set_.kind.size
    yield _text(kind, EDGE, middle + 0.36 * size, size, WHITE, bold=True, spacing=at.BAND_SPACING)
    size = at.RULE_SIZE
    yield _text(card.rule, CARD[0] - EDGE, middle + 0.36 * size, size, WHITE, bold=True, anchor="end")
    yield from _name(card, set_.name)
    line = number(at.COST_TOP - 1.2)
    yield (
        f'<path d="M{number(EDGE)} {line}H{number(CARD[0] - EDGE)}" stroke="{colour}" stroke-width="0.2" '
        f'opacity="0.6"/>'
    )
    yield from _cost(set_.cost, colour)
    yield from _body(card, set_, colour)
    yield from _foot(card, set_.foot)
    yield f'<rect width="{wide}" height="{high}" fill="none" stroke="{CUT}" stroke-width="0.2"/>'


def _name(card: Card, name: at.Block) -> Iterator[str]:
    step = name.size * at.NAME_LINE
    y = at.NAME_TOP + (at.NAME_ROOM - step * len(name.lines)) / 2
    for line in name.lines:
        fill = INK if card.name.own else ALARM
        yield _text(line, CARD[0] / 2, y + name.size * 0.86, name.size, fill, serif=True, anchor="middle")
        y += step


def _cost(cost: at.CostBlock, colour: str) -> Iterator[str]:
    if not cost.lines:
        return
    height = at.cost_height(cost) - at.GAP
    yield (
        f'<rect x="{number(EDGE)}" y="{number(at.COST_TOP)}" width="{number(INSIDE)}" height="{number(height)}" '
        f'rx="1" fill="{tint(colour, 0.13)}"/>'
    )
    for row, line in enumerate(cost.lines):
        y = at.COST_TOP + at.COST_PADDING + (row + RISE) * cost.size * at.COST_LINE
        if row == 0:
            yield _text(cost.label, EDGE + at.COST_INSET, y, cost.size, colour, bold=True)
        yield _text(line, EDGE + cost.left, y, cost.size, INK)


def _body(card: Card, set_: at.Layout, colour: str) -> Iterator[str]:
    size = set_.body.size
    step = size * at.BODY_LINE
    y = set_.body_top
    for index, (label, lines) in enumerate(set_.body.parts):
        # the mark that something is not translated is the last part, and none of the card's own
        fill = INK if index < len(card.parts) and card.parts[index].said.own else ALARM
        if label:
            y += step * at.LABEL
            small = size * at.LABEL
            yield _text(label.upper(), EDGE, y - 0.2 * step, small, colour, bold=True, spacing=at.LABEL_SPACING)
        for line in lines:
            yield _text(line, EDGE, y + RISE * step, size, fill)
            y += step
        y += at.GAP


def _foot(card: Card, foot: at.Block) -> Iterator[str]:
    yield (
        f'<path d="M{number(EDGE)} {number(at.FOOT_TOP)}H{number(CARD[0] - EDGE)}" stroke="{CUT}" stroke-width="0.2"/>'
    )
    step = foot.size * at.FOOT_LINE
    y = at.FOOT_TOP + 0.3 + (at.FOOT_ROOM - step * len(foot.lines)) / 2
    for row, line in enumerate(foot.lines):
        yield _text(line, EDGE, y + (row + RISE) * step, foot.size, QUIET)
    if card.copies > 1:
        y = at.FOOT_TOP + 0.3 + at.FOOT_ROOM / 2 + 0.8
        yield _text(f"×{card.copies}", CARD[0] - EDGE, y, at.FOOT_SIZES[0], QUIET, anchor="end", bold=True)


def _text(
    text: str,
    x: float,
    y: float,
    size: float,
    fill: str = INK,
    *,
    serif: bool = False,
    bold: bool = False,
    anchor: str = "start",
    spacing: float = 0.0,
) -> str:
    """One line of text at its place."""
    extra = ' font-weight="bold"' if bold or serif else ""
    extra += f' text-anchor="{anchor}"' if anchor != "start" else ""
    extra += f' letter-spacing="{number(spacing * size)}"' if spacing else ""
    fonts = SERIF_FONTS if serif else SANS_FONTS
    return (
        f'<text x="{number(x)}" y="{number(y)}" font-size="{number(size)}" font-family="{escape(fonts)}"{extra} '
        f'fill="{fill}">{escape(text)}</text>'
    )
