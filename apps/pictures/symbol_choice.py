"""Which drawing stands for what: symbols of the core and of the boxes, and an initial for what has none."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from attrs import define, field

from cyclades_core.content.modules.drawing_symbols import GRID, Symbol, symbols_drawn
from cyclades_core.engine.values.safe_text import clean

from .canvas import INK, Canvas, Point

PEN = 1.7


@define
class Symbols:
    """The symbols of a game, and the initials of what has none among the things that a picture shows."""

    known: Mapping[str, Symbol]
    initials: dict[str, str] = field(factory=dict)

    @classmethod
    def of(cls, modules: Iterable[str]) -> Symbols:
        """Those of the core, and over them those of the boxes of these modules."""
        return cls(symbols_drawn(modules))

    def name(self, things: Mapping[str, str]) -> None:
        """Find initials for those of the things (id -> name) that have no symbol, as short as they can be told apart.

        >>> symbols = Symbols({})
        >>> symbols.name({"hero-a": "Pandora", "hero-b": "Perseus", "hero-c": "Ajax"})
        >>> symbols.initials
        {'hero-a': 'Pa', 'hero-b': 'Pe', 'hero-c': 'A'}
        """
        bare = {id_: clean(name).strip() or "?" for id_, name in things.items() if id_ not in self.known}
        for id_, name in bare.items():
            others = [other for other in bare.values() if other != name]
            lengths = (k for k in (1, 2, 3) if not any(other[:k] == name[:k] for other in others))
            self.initials[id_] = name[: next(lengths, 3)]

    def draw(self, canvas: Canvas, thing: str, at: Point, size: float, colour: str = INK) -> None:
        """The symbol of a thing around a point, else its initial."""
        if thing in self.known:
            canvas.symbol(thing, at, size, colour)
            return
        initial = self.initials.get(thing, thing.partition("-")[2][:1].upper() or "?")
        canvas.text(initial, at, size * (0.95, 0.72, 0.52)[len(initial) - 1], bold=True, fill=colour)

    def definitions(self, used: Iterable[str]) -> Iterator[str]:
        """The symbols that were drawn, for the head of the file."""
        for name in used:
            symbol = self.known[name]
            solid = f'<path d="{symbol.solid}" fill="currentColor"/>' if symbol.solid else ""
            lines = (
                f'<path d="{symbol.line}" fill="none" stroke="currentColor" stroke-width="{PEN}" '
                'stroke-linecap="round" stroke-linejoin="round"/>'
            )
            yield f'<symbol id="{name}" viewBox="0 0 {GRID} {GRID}">{solid}{lines}</symbol>'
