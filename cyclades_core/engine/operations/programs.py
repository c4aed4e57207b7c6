"""Programs and menu lines: the part of the compiled content that the machine runs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Protocol

from ..state.compiled_content import CompiledContent, Test
from ..values.build_kind import mypyc_attr

if TYPE_CHECKING:
    from .menu_line import MenuLine, MenuRow
    from .operation import Op

__all__ = ["Program", "ProgramLibrary", "ProgramPlace"]


class ProgramPlace(Protocol):
    """Where a program is written."""

    def located(self) -> tuple[str | None, int | None, int | None]: ...


class Program:
    """A compiled effect."""

    __slots__ = (
        "about",
        "card_slots",
        "cause",
        "cite",
        "hold",
        "name",
        "number",
        "ops",
        "place",
        "size",
        "takes",
        "verbs",
    )

    def __init__(self, number: int, name: str) -> None:
        self.number = number
        self.name = name
        self.ops: list[Op] = []
        self.size = 0
        self.takes: tuple[str, ...] = ()
        self.about: tuple[tuple[str, int, str], ...] = ()  # named bindings: (name, slot, sort)
        self.card_slots: tuple[int, ...] = ()  # slots that bind cards
        self.hold = False
        self.cause = ""  # the line, rule or phase that it is, as events name it; a card is named by the frame
        self.cite = ""
        self.place: ProgramPlace | None = None  # where it is written; none for those of the core
        self.verbs: list[tuple[int, ProgramPlace]] = []  # where each verb is written, by its first operation

    def place_of(self, at: int) -> ProgramPlace | None:
        """Return where the verb of an operation is written; the place of the program where none is known."""
        found = [(first, place) for first, place in self.verbs if first <= at]
        return max(found, key=lambda each: each[0])[1] if found else self.place

    def __repr__(self) -> str:
        return f"<program {self.number} {self.name}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class ProgramLibrary(CompiledContent):
    """The book with its programs: what operations and the machine are given."""

    __slots__ = (
        *("abilities", "battle_cites", "card_lines", "common_lines", "entries_of", "god_lines", "lines"),
        *("lines_of_card", "plain_lines", "program_takes", "programs", "rows", "window_lines"),
    )

    programs: list[Program]
    entries_of: list[tuple[tuple[int, ...], bool]]  # of each program its empty bindings, and whether it holds
    program_takes: dict[str, tuple[str, ...]]  # the parameters of those with a name
    battle_cites: tuple[str, Mapping[str, str]]  # the rule of battles, and those of its questions
    lines: list[MenuLine]
    rows: list[MenuRow]
    god_lines: dict[int, tuple[Sequence[int], Sequence[int]]]
    common_lines: list[int]
    plain_lines: dict[int, list[int]]
    card_lines: dict[int, dict[int, list[int]]]
    lines_of_card: dict[int, list[int]]
    window_lines: dict[str, list[int]]
    abilities: dict[tuple[int, str], tuple[int, Test | None]]

    def ability_program(self, card: int, name: str) -> int:
        """The program of an ability, or -1: not every card has one of that name, and not everything is a card."""
        found = self.abilities.get((card, name))
        return found[0] if found else -1
