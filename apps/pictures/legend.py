"""The legend: what the picture is, who is who, and what the signs mean."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen

from cyclades_core.text.i18n import Messages

from ..cards.text_measure import SANS, SANS_BOLD, width, wrap
from .area_pictures import COAST, GOLD, METROPOLIS, PLATE, REGULAR, TOKEN, fitted
from .canvas import INK, TALL, Canvas, Point, n
from .faction_shapes import token
from .scene import Scene
from .symbol_choice import Symbols

QUIET = "#5d574c"
WIDE = 5.4
STEP = WIDE + 0.5
SIGN = 0.62  # room for a sign before its words


@frozen
class LegendRow:
    """A line of the legend: a sign (`title`, `owner`, `unit`, `site`, `thing`), what it is about, words, and a second
    line of words in small letters."""

    sign: str
    about: str
    words: str
    more: str = ""
    number: int = -1

    @property
    def text_room(self) -> float:
        return WIDE if self.sign == "title" else WIDE - SIGN

    def lines(self) -> list[tuple[str, float, bool]]:
        """The lines of text with their sizes, and whether they are bold."""
        if self.sign == "title":
            size, found = fitted(self.words, WIDE, 2.2, 0.46, SANS_BOLD)
            head = [(line, size, True) for line in found]
            return head + [(line, 0.3, False) for line in wrap(self.more, WIDE, SANS, 0.3)]
        bold = self.sign == "owner"
        size, found = fitted(self.words, self.text_room, 0.84, 0.32 if bold else 0.3, SANS_BOLD if bold else SANS)
        rest = [(line, 0.25, False) for line in wrap(self.more, self.text_room, SANS, 0.25)]
        return [(line, size, bold) for line in found] + rest

    @property
    def tall(self) -> float:
        return max(0.46 if self.sign != "title" else 0, sum(size * TALL for _, size, _ in self.lines())) + 0.1


def rows(scene: Scene, messages: Messages, things: Sequence[str], title: str) -> list[LegendRow]:
    """What the legend says of a scene. `things` are the ids of all that is drawn by a symbol or an initial."""
    more = when(scene, messages) if scene.players else ""
    if scene.winners:
        more = messages.text("cli-play-won", winners=scene.winners)
    found = [LegendRow("title", "", title, more)]
    for k, player in enumerate(scene.players):
        told = messages.text(
            "picture-player", areas=player.areas, income=player.income, metropolises=player.metropolises
        )
        found.append(LegendRow("owner", player.name, messages.name(f"player-{player.name}"), told, k))
    kinds = {kind for place in scene.places for kind, _ in place.units} & set(REGULAR)
    for kind in REGULAR:
        if kind in kinds:
            found.append(LegendRow("unit", kind, messages.text("picture-counted", unit=kind)))
    found += [LegendRow("thing", thing, messages.name(thing)) for thing in things if thing not in REGULAR]
    if any(not site.building and not site.large for place in scene.places for site in place.sites):
        found.append(LegendRow("site", "", messages.text("picture-site")))
    if any(place.cornucopias for place in scene.places):
        found.append(LegendRow("thing", "cornucopia", messages.text("picture-cornucopia")))
    return found


def when(scene: Scene, messages: Messages) -> str:
    """Cycle and phase, or that it has not begun."""
    if not scene.round:
        return messages.text("picture-setup")
    return messages.text("picture-round", round=scene.round, phase=scene.phase)


def columns(found: Sequence[LegendRow], tall: float) -> list[list[LegendRow]]:
    """The rows side by side in columns of at most this height."""
    out: list[list[LegendRow]] = [[]]
    used = 0.0
    for row in found:
        if out[-1] and used + row.tall > tall:
            out.append([])
            used = 0.0
        out[-1].append(row)
        used += row.tall
    return out


def draw(canvas: Canvas, column: Sequence[LegendRow], symbols: Symbols) -> None:
    """One column of the legend."""
    x = y = 0.0
    for row in column:
        lines = row.lines()
        tall = row.tall - 0.1
        text = sum(size * TALL for _, size, _ in lines)
        left = x if row.sign == "title" else x + SIGN
        top = y + (tall - text) / 2
        if row.sign != "title":
            _sign(canvas, row, (x + SIGN / 2 - 0.06, y + tall / 2), symbols)
        for words, size, bold in lines:
            fill = INK if bold or not row.more or row.sign == "title" else QUIET
            canvas.text(words, (left, top + size * TALL / 2), size, "start", bold, fill)
            wide = width(words, SANS_BOLD if bold else SANS, size)
            canvas.note("words", "legend", (left + wide / 2, top + size * TALL / 2), wide, size * TALL)
            top += size * TALL
        y += row.tall


def _sign(canvas: Canvas, row: LegendRow, at: Point, symbols: Symbols) -> None:
    size = 0.4
    if row.sign == "owner":
        token(canvas, row.number, at, TOKEN)
    elif row.sign == "unit":
        canvas.add(f'<circle cx="{n(at[0])}" cy="{n(at[1])}" r="{n(TOKEN)}" fill="{PLATE}" stroke="{INK}"/>')
        canvas.text("2", at, 0.25, bold=True)
    elif row.sign == "site":
        corner = f'x="{n(at[0] - 0.17)}" y="{n(at[1] - 0.17)}" width="{n(0.34)}" height="{n(0.34)}" rx="{n(0.05)}"'
        dotted = 'stroke-dasharray="2 2.4"'
        canvas.add(f'<rect {corner} fill="none" stroke="{COAST}" stroke-width="1.3" {dotted}/>')  # text: ok SVG
    else:
        if row.about == METROPOLIS:
            corner = f'x="{n(at[0] - 0.21)}" y="{n(at[1] - 0.21)}" width="{n(0.42)}" height="{n(0.42)}" rx="{n(0.06)}"'
            canvas.add(f'<rect {corner} fill="{GOLD}" stroke="{INK}" stroke-width="1.2"/>')  # text: ok SVG
        symbols.draw(canvas, row.about, at, size * 0.92)
    canvas.note("sign", "legend", at, size, size)
