"""What the keys of selectors of single things make: where to look, what is left of it, or a test of each member.

A key whose function gives anything else gives a test `(m, f, member) -> bool`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from cyclades_core.engine.state import Frame
from cyclades_core.engine.state.position import Position
from cyclades_core.engine.state.selection import ANYTHING, Need

from .needs import need_of
from .registry import SELECTORS

if TYPE_CHECKING:
    from ..compiler.effect_compiler import Compiler

__all__ = ["Among", "Check", "From", "Parts", "Source", "parts_of"]

NAMING = frozenset({"goods-owned"})  # keys whose words name the members that names and tags leave
Source = Callable[[Position, Frame], Any]
Check = Callable[..., bool]


class From:
    """Where the members come from; `held`: they are cards in front of somebody."""

    __slots__ = ("held", "source")

    def __init__(self, source: Source, held: bool = False) -> None:
        self.source = source
        self.held = held


class Among:
    """The only members that are left, whatever happens in the game: as a mask of their numbers, perhaps in an order."""

    __slots__ = ("mask", "order")

    def __init__(self, mask: int, order: tuple[int, ...] | None = None) -> None:
        self.mask = mask
        self.order = order


class Parts:
    """A selector taken apart: a source (or all members), the members that are left, and tests of each; with the keys
    that made them, by which refusals are cited.
    """

    __slots__ = (*("among", "held", "keys", "named", "named_need", "needs", "order", "source", "source_need", "tests"),)

    def __init__(self) -> None:
        self.order: tuple[int, ...] | None = None  # of those named one by one
        self.source: Source | None = None
        self.held = False
        self.among = -1  # the members that names, kinds and tags leave
        self.named = ""  # the first of these keys
        self.tests: list[Check] = []
        self.keys: list[str] = []
        self.needs: list[Need] = []  # what the tests ask for, those that name members, and the source
        self.named_need = ANYTHING
        self.source_need = ANYTHING

    def left(self, members: Sequence[int]) -> tuple[int, ...]:
        named = members if self.order is None else self.order
        return tuple(member for member in named if self.among >> member & 1)


def parts_of(compiler: Compiler, sort: str, tree: dict[str, Any], path: tuple[Any, ...]) -> Parts:
    """Compile the keys of a selector of this sort, in their order."""
    out = Parts()
    words = SELECTORS[sort]
    for key in tree:
        word = words.get(key)
        if word is None:
            compiler.unknown(key, "unknown-selector-key", (*path, key), words, sort)
            continue
        made = compiler.made(word, tree, path)
        need = need_of(compiler, sort, key, tree[key], (*path, key))
        if isinstance(made, From):
            out.source, out.held, out.source_need = made.source, made.held, need
        elif isinstance(made, Among):
            out.among &= made.mask
            if not out.named:
                out.named, out.named_need = key, need
            out.order = out.order if made.order is None else made.order
        else:
            out.tests.append(made if tree[key] is not False else _fails(made))
            out.keys.append(key)
            out.needs.append(need)
    for need in out.needs:
        if need.key in NAMING and not need.needs:
            need.needs = out.named_need.needs
    return out


def _fails(test: Check) -> Check:
    return lambda position, frame, value: not test(position, frame, value)
