"""Boards by name, whichever modules bring them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from attrs import frozen

from cyclades_core import CycladesError, ModuleInfo, Ruleset, available_modules
from cyclades_core.game.views.board_document import board_document

from .scene import Scene, scene_of_board


@frozen
class Found:
    """A board: what it looks like, what its areas are called, and the modules that have it."""

    id: str
    scene: Scene | None
    places: dict[str, tuple[str, str]]
    modules: tuple[str, ...]
    areas: tuple[dict[str, object], ...] = ()
    """As a view tells them, with nobody there: for a map in letters."""


def boards_of(rules: Ruleset) -> Iterator[Found]:
    """The boards of a ruleset."""
    loaded = tuple(module for module, _ in rules.modules)
    for board in rules.boards:
        areas = tuple(
            {"id": area.id, "kind": area.kind, "owner": None, "units": {}, "at": list(area.at)} for area in board.areas
        )
        yield Found(board.id, scene_of_board(board_document(board)), dict(board.places), loaded, areas)


def all_boards() -> Iterator[Found]:
    """The boards of all modules that can be played, each once: first of those that need no other."""
    there = {module.id: module for module in available_modules() if not module.problems}
    seen: set[str] = set()
    for module in sorted(there.values(), key=lambda module: (bool(module.requires), module.id)):
        try:
            rules = Ruleset.load(list(dict.fromkeys(_with_needs(module.id, there))))
        except CycladesError:  # what it needs goes with something else only: that list has its boards, too
            continue
        for found in boards_of(rules):
            if found.id not in seen:
                seen.add(found.id)
                yield found


def _with_needs(name: str, there: Mapping[str, ModuleInfo]) -> Iterator[str]:
    """A module after the first of those that it needs, and what these need."""
    for need in there[name].requires if name in there else ():
        yield from _with_needs(need if isinstance(need, str) else need["any"][0], there)
    yield name
