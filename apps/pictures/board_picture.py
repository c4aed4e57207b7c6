"""A whole picture: the board with all that stands on it, and the legend beside or below it."""

from __future__ import annotations

from collections.abc import Callable

from attrs import frozen

from cyclades_core.text.i18n import Messages

from . import legend
from .area_pictures import METROPOLIS, REGULAR, Style, band, content, ground
from .canvas import Canvas, document
from .scene import Scene
from .symbol_choice import Symbols

MARGIN = 0.35
LABELS = ("names", "ids", "none")


def picture(
    scene: Scene, messages: Messages, symbols: Symbols, title: str, labels: str = "names"
) -> tuple[str, Canvas]:
    """The file of a picture, and the canvas with the room that everything takes."""
    things = things_of(scene)
    symbols.name({thing: messages.name(thing) for thing in things})
    canvas = Canvas()
    rows = legend.rows(scene, messages, things, title)
    layout = _layout(scene, rows)
    canvas.open(MARGIN - scene.extent[0], MARGIN - scene.extent[1])
    board(canvas, scene, Style(naming(messages, labels), symbols))
    canvas.close()
    for k, column in enumerate(layout.columns):
        canvas.open(layout.start[0] + k * layout.scale * legend.STEP, layout.start[1], layout.scale)
        legend.draw(canvas, column, symbols)
        canvas.close()
    return document(canvas, layout.size, title, messages.lang, symbols.definitions(canvas.used)), canvas


@frozen
class _Layout:
    """How large the picture is, where its legend begins, how much larger than usual it is, and its columns."""

    size: tuple[float, float]
    start: tuple[float, float]
    scale: float
    columns: list[list[legend.LegendRow]]


def _layout(scene: Scene, rows: list[legend.LegendRow]) -> _Layout:
    """The legend stands beside a board, or below one that is much wider than high; on large boards it is larger."""
    _, _, wide, tall = scene.extent
    total = sum(row.tall for row in rows)
    if tall >= 0.55 * wide:
        scale = min(2.0, max(1.0, min(tall / total, 0.3 * wide / legend.WIDE)))
        columns = legend.columns(rows, max(tall / scale, 6.0))
        high = max(tall, *(scale * sum(row.tall for row in column) for column in columns))
        size = (wide + 3 * MARGIN + scale * len(columns) * legend.STEP, high + 2 * MARGIN)
        return _Layout(size, (wide + 3 * MARGIN, MARGIN), scale, columns)
    scale = min(1.6, max(1.0, wide / (4 * legend.STEP)))
    across = max(1, int(wide / (scale * legend.STEP)))
    columns = legend.columns(rows, max(total / across + 0.9, 2.5))
    high = scale * max(sum(row.tall for row in column) for column in columns)
    size = (max(wide, scale * len(columns) * legend.STEP) + 2 * MARGIN, tall + 3 * MARGIN + high)
    return _Layout(size, (MARGIN, tall + 2 * MARGIN), scale, columns)


def naming(messages: Messages, labels: str) -> Callable[[str], str]:
    """What areas are called on a picture."""
    if labels == "names":
        return lambda area: messages.name(f"area-{area}") if messages.is_named(area) else area
    return (lambda area: area) if labels == "ids" else lambda area: ""


def board(canvas: Canvas, scene: Scene, style: Style) -> None:
    """The board with all that stands on it, in the numbers of its geometry."""
    ground(canvas, scene)
    for place in scene.places:
        band(canvas, place)
    for place in scene.places:
        content(canvas, place, style)


def things_of(scene: Scene) -> list[str]:
    """The ids of all that is drawn by a symbol or an initial, each once: units, metropolises, buildings, figures."""
    units = [kind for place in scene.places for kind, _ in place.units]
    units += [kind for place in scene.places if place.group for kind, _ in place.group[1]]
    figures = [thing for place in scene.places for thing, _ in place.pieces]
    buildings = [site.building for place in scene.places for site in place.sites if site.building]
    found = [kind for kind in dict.fromkeys(sorted(units)) if kind not in REGULAR]
    found += [METROPOLIS] if METROPOLIS in buildings else []
    return found + sorted({*buildings} - {METROPOLIS}) + sorted({*figures})
