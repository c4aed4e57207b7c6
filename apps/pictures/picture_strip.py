"""A strip: a game in several small pictures, and one legend for all of them."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from cyclades_core import Game
from cyclades_core.game.replay import retold
from cyclades_core.text.i18n import Messages

from ..cards.text_measure import SANS_BOLD, width
from . import legend
from .area_pictures import Style, fitted
from .board_picture import MARGIN, board, naming, things_of
from .canvas import TALL, Canvas, document
from .scene import Scene, scene_of
from .symbol_choice import Symbols

CAPTION = 1.5


def moments(game: Game, count: int) -> list[Scene]:
    """So many positions of a game, evenly from its first question to where it stands; none if it has no map."""
    last = len(game.entries)
    plies = sorted({round(k * last / max(1, count - 1)) for k in range(count)})
    found: list[Scene] = []
    for ply, (_, then) in enumerate(retold(game)):
        if ply in plies:
            scene = scene_of(then)
            if scene is None:
                return []
            found.append(scene)
    return found


def strip(
    scenes: Sequence[Scene], messages: Messages, symbols: Symbols, title: str, labels: str = "none"
) -> tuple[str, Canvas]:
    """The file of a strip, row by row like a text, and its canvas."""
    things = list(dict.fromkeys(thing for scene in scenes for thing in things_of(scene)))
    symbols.name({thing: messages.name(thing) for thing in things})
    canvas = Canvas()
    _, _, wide, tall = scenes[0].extent
    step = (wide + 2 * MARGIN, tall + CAPTION + 2 * MARGIN)
    across = _across(len(scenes), step)
    down = -(-len(scenes) // across)
    style = Style(naming(messages, labels), symbols)
    for k, scene in enumerate(scenes):
        row, column = divmod(k, across)
        canvas.open(MARGIN + column * step[0], MARGIN + row * step[1])
        _caption(canvas, legend.when(scene, messages), wide)
        canvas.open(-scene.extent[0], CAPTION - scene.extent[1])
        board(canvas, scene, style)
        canvas.close()
        canvas.close()
    size = _legend(canvas, scenes[-1], messages, symbols, (title, things), (across * step[0], down * step[1]))
    return document(canvas, size, title, messages.lang, symbols.definitions(canvas.used), 0.5), canvas


def _across(count: int, step: tuple[float, float]) -> int:
    """How many stand side by side: so that the whole is about as wide as a page that lies."""
    return min(count, max(1, round(sqrt(count * 1.4 * step[1] / step[0]))))


def _caption(canvas: Canvas, words: str, wide: float) -> None:
    size, lines = fitted(words, wide, CAPTION - 0.3, 0.9, SANS_BOLD)
    for k, line in enumerate(lines):
        y = (k + 0.5) * TALL * size
        canvas.text(line, (0.0, y), size, "start", bold=True)
        there = width(line, SANS_BOLD, size)
        canvas.note("words", "caption", (there / 2, y), there, TALL * size)


def _legend(
    canvas: Canvas,
    scene: Scene,
    messages: Messages,
    symbols: Symbols,
    about: tuple[str, list[str]],
    boards: tuple[float, float],
) -> tuple[float, float]:
    """The legend below the pictures; the size of the whole."""
    rows = legend.rows(scene, messages, about[1], about[0])
    scale = min(2.5, max(1.0, boards[0] / (5 * legend.STEP)))
    across = max(1, int(boards[0] / (scale * legend.STEP)))
    columns = legend.columns(rows, max(sum(row.tall for row in rows) / across + 0.9, 2.5))
    for k, column in enumerate(columns):
        canvas.open(MARGIN + k * scale * legend.STEP, boards[1] + MARGIN, scale)
        legend.draw(canvas, column, symbols)
        canvas.close()
    high = scale * max(sum(row.tall for row in column) for column in columns)
    return max(boards[0], scale * len(columns) * legend.STEP) + MARGIN, boards[1] + high + 3 * MARGIN
