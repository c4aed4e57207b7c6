"""One area after the other: land and sea, who holds it, its name, and what stands there."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, dist, pi, sin

from attrs import frozen

from ..cards.text_measure import SANS, SANS_BOLD, width, wrap
from .canvas import INK, TALL, Canvas, Point, n
from .faction_shapes import inset, look, token
from .scene import Built, DrawnArea, Scene
from .symbol_choice import Symbols

LAND, SEA, COAST = "#f1e4c3", "#d3e6ee", "#8a6f3c"
BORDERS = {"land": "#b59a63", "sea": "#9fb9c4"}
SEA_INK = "#35586b"
METROPOLIS = "building-metropolis"
#: The regular units of every edition: their token shows how many there are.
REGULAR = ("unit-troop", "unit-fleet")
BAND, BAND_AT = 0.1, 0.075
TOKEN, DRAWN = 0.17, 0.205  # the radius of a token; of one with a symbol, which has to be told from others
#: From the name up to where a cell is wide enough for goods, and how much of a pier is drawn where it has no room.
TIP, STUB = 0.42, 0.18
GOLD, PLATE = "#f4cf5b", "#fffdf7"


@frozen
class Style:
    """What a picture shows of an area besides its shape and owner."""

    name: Callable[[str], str]
    """What an area is called; nothing: no names."""
    symbols: Symbols


def ground(canvas: Canvas, scene: Scene) -> None:
    """The sea, the islands upon it, and the borders of areas."""
    for place in sorted(scene.places, key=lambda place: place.kind == "land"):
        fill, wide = (LAND, 1.8) if place.kind == "land" else (SEA, 1.2)
        line = f'stroke="{BORDERS[place.kind]}" stroke-width="{wide}" stroke-linejoin="round"'
        canvas.path(place.outline, f'fill="{fill}" {line}')
    for coast in scene.coasts:
        canvas.path(coast, f'fill="none" stroke="{COAST}" stroke-width="2.6" stroke-linejoin="round"')


def band(canvas: Canvas, place: DrawnArea) -> None:
    """Who holds an area: a band along the inside of its outline, solid on land, dashed at sea."""
    if place.owner < 0:
        return
    loops = [inset(loop, BAND_AT) for loop in place.outline]
    dashes = "" if place.kind == "land" else f' stroke-dasharray="{n(0.2)} {n(0.1)}"'
    for wide, colour in ((BAND + 0.035, INK), (BAND, look(place.owner).colour)):  # a dark edge helps light colours
        style = f'fill="none" stroke="{colour}" stroke-width="{n(wide)}" stroke-linejoin="round"'
        canvas.path(loops, style + dashes)


def content(canvas: Canvas, place: DrawnArea, style: Style) -> None:
    """Sites, name, goods and units of an area; piers below them, where they cross none."""
    below, boxes = len(canvas.elements), len(canvas.boxes)
    for site in place.sites:
        _site(canvas, place, site, style.symbols)
    tall = _label(canvas, place, style.name(place.id))
    if place.cornucopias:
        _goods(canvas, place, style.symbols, tall)
    _row(canvas, place, style.symbols)
    for site in place.sites:
        if site.harbour is not None and site.building:
            _pier(canvas, place, site, site.harbour, boxes, below)


# -- the name ----------------------------------------------------------------------------------------------------------


def _label(canvas: Canvas, place: DrawnArea, text: str) -> float:
    """The name, if there is one; how tall it is."""
    if not text:
        return 0.0
    land = place.kind == "land"
    font = SANS_BOLD if land else SANS
    tall, most = (0.34, 0.29) if _paired(place) else (0.47, 0.23)
    size, lines = fitted(text, place.room, tall, most, font)
    x, y = place.label
    top = y - len(lines) * TALL * size / 2
    for k, line in enumerate(lines):
        middle = top + (k + 0.5) * TALL * size
        more = "" if land else ' font-style="italic"'
        canvas.text(line, (x, middle), size, bold=land, fill=INK if land else SEA_INK, more=more)
    wide = max(width(line, font, size) for line in lines)
    canvas.note("name", place.id, (x, y), wide, len(lines) * TALL * size)
    return len(lines) * TALL * size


def fitted(text: str, room: float, tall: float, size: float, font: str) -> tuple[float, list[str]]:
    """The largest letters, up to a size, with which a text fits into a room, and its lines.

    >>> fitted("Strait of Ikaria", 1.2, 0.47, 0.23, SANS)
    (0.19..., ['Strait of', 'Ikaria'])
    """
    while True:
        lines = wrap(text, room, font, size)
        fits = len(lines) * TALL * size <= tall and all(width(line, font, size) <= room for line in lines)
        if fits or size < 0.02:
            return size, lines
        size *= 0.96


def _paired(place: DrawnArea) -> bool:
    """Do two cells side by side bear the name?"""
    return place.room > 2


# -- sites and goods ---------------------------------------------------------------------------------------------------


def _site(canvas: Canvas, place: DrawnArea, site: Built, symbols: Symbols) -> None:
    size = _size(place, site)
    if site.large and not site.building:
        _around(canvas, site)
        return
    x, y = site.at
    half = size / 2
    corner = f'x="{n(x - half)}" y="{n(y - half)}" width="{n(size)}" height="{n(size)}" rx="{n(size / 7)}"'
    if not site.building:
        dotted = 'stroke-dasharray="2 2.4"'
        canvas.add(f'<rect {corner} fill="none" stroke="{COAST}" stroke-width="1.3" {dotted}/>')  # text: ok SVG
        canvas.note("site", place.id, site.at, size, size)
        return
    fill = GOLD if site.building == METROPOLIS else PLATE
    canvas.add(f'<rect {corner} fill="{fill}" stroke="{INK}" stroke-width="1.2"/>')  # text: ok SVG
    symbols.draw(canvas, site.building, site.at, size * 0.88)
    canvas.note(site.building, place.id, site.at, size, size)


def _pier(canvas: Canvas, place: DrawnArea, site: Built, coast: Point, boxes: int, below: int) -> None:
    """The way from a harbour to its sea: all of it, or only its end at the coast where something stands between."""
    near = [box for box in canvas.boxes[boxes:] if box.what != site.building]
    far = dist(site.at, coast)
    whole = min(1.0, STUB / far)
    inland = site.at
    if any(canvas.crosses(site.at, coast, box) for box in near):
        inland = (coast[0] + (site.at[0] - coast[0]) * whole, coast[1] + (site.at[1] - coast[1]) * whole)
    painted = len(canvas.elements)
    canvas.line(inland, coast, f'stroke="{SEA_INK}" stroke-width="3" stroke-linecap="round"')
    canvas.add(f'<circle cx="{n(coast[0])}" cy="{n(coast[1])}" r="4.5" fill="{SEA_INK}"/>')
    canvas.lower(painted, below)
    canvas.piers.append((place.id, site.building, canvas.spot(inland), canvas.spot(coast)))


def _size(place: DrawnArea, site: Built) -> float:
    """How large a building may be: as much as it has room, a metropolis and what spans two squares larger."""
    others = [other.at for other in place.sites if not other.squares and other.at not in (*site.squares, site.at)]
    others += [place.label, place.units_at, place.pieces_at, place.group_at, place.goods_at]
    clear = min(dist(site.at, other) for other in others)
    if clear < 0.5:
        return 0.31 if _paired(place) else 0.3
    big = site.building == METROPOLIS or site.large
    return min(0.8 if big else 0.5, clear * 0.66)


def _around(canvas: Canvas, site: Built) -> None:
    """A large site that nobody has built on: a dotted frame around its squares."""
    pad = 0.25
    left, right = min(x for x, _ in site.squares) - pad, max(x for x, _ in site.squares) + pad
    top, bottom = min(y for _, y in site.squares) - pad, max(y for _, y in site.squares) + pad
    canvas.add(
        f'<rect x="{n(left)}" y="{n(top)}" width="{n(right - left)}" height="{n(bottom - top)}" rx="{n(0.07)}" '
        f'fill="none" stroke="{COAST}" stroke-width="0.9" stroke-dasharray="1 2.6"/>'
    )


def _goods(canvas: Canvas, place: DrawnArea, symbols: Symbols, name: float) -> None:
    """The cornucopias; in a cell alone between the band along its tip and the name, which is so tall."""
    x, y = place.goods_at
    size = 0.3
    if not _paired(place):
        top, foot = place.label[1] - TIP, place.label[1] - name / 2
        size = min(0.25, foot - top)
        y = foot - size / 2
    count = f"{place.cornucopias}" if place.cornucopias > 1 else ""
    digits = width(count, SANS_BOLD, size * 0.8)
    left = x - (size + digits) / 2
    symbols.draw(canvas, "cornucopia", (left + size / 2, y), size, "#7a4a12")
    if count:
        canvas.text(count, (left + size + digits / 2, y), size * 0.8, bold=True, fill="#7a4a12")
    canvas.note("cornucopia", place.id, (x, y), size + digits, size)


# -- units -------------------------------------------------------------------------------------------------------------

Drawn = tuple[float, Callable[[Point, float], None], str]


def _row(canvas: Canvas, place: DrawnArea, symbols: Symbols) -> None:
    """Figures, units and those of a second owner side by side, as large as they fit."""
    grown = 1.25 if _paired(place) else 1.0
    items: list[Drawn] = [_figure(canvas, thing, holder, symbols) for thing, holder in place.pieces]
    items += [_counter(canvas, place.owner, kind, count, symbols) for kind, count in place.units]
    if place.group is not None:
        items += [_counter(canvas, place.group[0], kind, count, symbols) for kind, count in place.group[1]]
    if not items:
        return
    middle = place.label[0]
    left, right = middle - 0.7, middle + 0.7
    if _paired(place):
        left, right = middle - (0.76 if place.cornucopias else 1.3), middle + 1.3
    gap = 0.06
    total = sum(wide for wide, _, _ in items) + gap * (len(items) - 1)
    scale = min(grown, (right - left) / total)
    x = (left + right) / 2 - total * scale / 2
    for wide, paint, what in items:
        at = (x + wide * scale / 2, place.units_at[1])
        paint(at, scale)
        canvas.note(what, place.id, at, wide * scale, 2.3 * TOKEN * scale)
        x += (wide + gap) * scale


def _counter(canvas: Canvas, owner: int, kind: str, count: int, symbols: Symbols) -> Drawn:
    """Units of one kind: the token of their owner with their number, or with their symbol and the number beside it."""
    regular = kind in REGULAR
    radius = TOKEN if regular else DRAWN
    beside = "" if regular or count == 1 else str(count)
    extra = width(beside, SANS_BOLD, 0.24)

    def paint(at: Point, scale: float) -> None:
        spot = (at[0] - extra * scale / 2, at[1])
        middle = token(canvas, owner, spot, radius * scale)
        ink = look(owner).ink
        if regular:
            size = (0.25 if count < 10 else 0.2) * scale
            canvas.text(str(count), middle, size, bold=True, fill=ink)
        else:
            symbols.draw(canvas, kind, middle, 1.5 * radius * scale, ink)
        if beside:
            foot = (spot[0] + (1.2 * radius + extra / 2) * scale, at[1])
            canvas.text(beside, foot, 0.24 * scale, bold=True)

    return 2.4 * radius + extra, paint, f"{kind} {count}"


def _figure(canvas: Canvas, thing: str, holder: int, symbols: Symbols) -> Drawn:
    """A figure that belongs to no army: a star with its symbol, a small token below if somebody has its card."""

    def paint(at: Point, scale: float) -> None:
        x, y = at
        radius = 1.22 * TOKEN * scale
        loop = [(x + radius * a, y + radius * b) for a, b in _STAR]
        canvas.path([loop], f'fill="#ffffff" stroke="{INK}" stroke-width="1.2" stroke-linejoin="round"')
        symbols.draw(canvas, thing, at, 0.26 * scale)
        if holder >= 0:
            token(canvas, holder, (x + radius * 0.8, y + radius * 0.85), 0.06 * scale)

    return 2.5 * TOKEN, paint, thing


_STAR = tuple(((1.0, 0.8)[k % 2] * sin(pi * k / 8), -(1.0, 0.8)[k % 2] * cos(pi * k / 8)) for k in range(16))
