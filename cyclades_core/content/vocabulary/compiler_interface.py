"""The compiler as words know it: what makes terms of their values, and programs of their operations."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, TypeVar

from cyclades_core.engine.state import Frame
from cyclades_core.engine.state.compiled_content import Number, Test
from cyclades_core.engine.state.position import Position
from cyclades_core.engine.state.selection import AreaTerm, Select

from .parameter_types import Path
from .registry import SORTS, Node

if TYPE_CHECKING:
    from cyclades_core.engine.operations.choices import Choose
    from cyclades_core.engine.operations.control_flow import Branch, First
    from cyclades_core.engine.operations.menu_line import MenuLine
    from cyclades_core.engine.operations.operation import Change, Op
    from cyclades_core.engine.operations.programs import Program, ProgramLibrary
    from cyclades_core.engine.operations.runner_interface import Test as RunnerTest
    from cyclades_core.engine.operations.runner_interface import Work

__all__ = ["Maker", "Members"]

Members = Callable[[Position, Frame], Sequence[int]]
Added = TypeVar("Added", bound="Op")


class Maker:
    """While it compiles a program it keeps its operations, its bindings and the price that is to be paid."""

    book: ProgramLibrary
    ops: list[Op]
    slots: dict[str, int]  # bindings by name
    sorts: dict[str, str]  # and what they are
    bound: dict[str, Path]  # where each was bound
    spend: MenuLine | None  # the line whose price must be paid before the first change
    empties: list[list[Choose | Branch | First]]  # questions that go to the end of their list where there is no answer
    room: int  # how many bindings there are
    name: str

    # -- programs

    def program(
        self,
        name: str,
        effect: object,
        origin: object,
        path: Path,
        *,
        takes: Sequence[str | tuple[str, str]] = (),
    ) -> Program:
        """Compile an effect into a program of its own."""
        raise NotImplementedError

    def body(self, effect: object, path: Path) -> None:
        """Compile a list of verbs in place."""
        raise NotImplementedError

    def add(self, op: Added, prompt: str = "") -> Added:
        """Append an operation; the price is paid before the first change."""
        raise NotImplementedError

    def choose(self, sort: str, select: Select, name: str, prompt: str = "", *, optional: bool = False) -> Choose:
        """Append a question that binds `name`."""
        raise NotImplementedError

    def change(self, do: Work, test: RunnerTest | None = None) -> Change:
        """Append a change."""
        raise NotImplementedError

    # -- bindings

    def slot(self, name: str, sort: str = "") -> int:
        """The place of a binding in the frame; made if it is new."""
        raise NotImplementedError

    def scratch(self, hint: str = "tmp") -> tuple[str, int]:
        """A binding of our own."""
        raise NotImplementedError

    def is_binding(self, name: object) -> bool:
        raise NotImplementedError

    def kind_of(self, name: str) -> str:
        """The kind of what a name holds; the empty text where it is not the name of a binding."""
        raise NotImplementedError

    def ref(self, name: object, path: Path, *kinds: str) -> Number:
        """What a name stands for: a binding, or one of those that are always there.

        `kinds` are those that fit. Another kind is reported.
        """
        raise NotImplementedError

    def argument(self, program: str, name: str, value: object, path: Path) -> Number:
        """What a call gives to a parameter of a named program."""
        raise NotImplementedError

    subject: str  # the kind of what the effect acts for: a faction, or nothing

    def call(self, program: str, path: Path, me: str = "", *, subject: str = "", where: str = "") -> None:
        """Note that a named program runs: `me` is the kind of its `self`, by default that of this one.

        So are `subject`, what it acts for, and `where` it runs.
        """
        raise NotImplementedError

    def members(self, name: object, path: Path, *kinds: str) -> Members:
        """All numbers of a binding, be it one or a group; `kinds` as in `ref`."""
        raise NotImplementedError

    def area_ref(self, value: object, path: Path) -> Number:
        """An area by name of a binding (of any sort that stands somewhere), `here` or `battle`."""
        raise NotImplementedError

    def unit_ref(self, value: object, path: Path) -> Number:
        """A kind of unit by id, or by a binding."""
        raise NotImplementedError

    def type_of_binding(self, value: object, path: Path) -> Number:
        """A building type by id or binding."""
        raise NotImplementedError

    def faction_ref(self, value: object, path: Path) -> Number:
        """A faction by name of a binding."""
        raise NotImplementedError

    # -- trees

    def number(self, tree: object, path: Path) -> Number:
        raise NotImplementedError

    def condition(self, tree: object, path: Path) -> Test:
        raise NotImplementedError

    def areas(self, tree: object, path: Path) -> AreaTerm:
        raise NotImplementedError

    def selector(self, sort: str, tree: object, path: Path) -> Select:
        raise NotImplementedError

    def sort_in(self, node: Node, path: Path, sorts: Iterable[str] = SORTS) -> str:
        """Which sort key the table holds."""
        raise NotImplementedError

    def lasting_modifier(self, node: Node, path: Path) -> int:
        """The number of a modifier that counts from a moment on."""
        raise NotImplementedError

    # -- names

    def number_of(self, kind: str, name: object, path: Path) -> int:
        """The number of a unit, building, goods, program ... by id."""
        raise NotImplementedError

    def cards(self, name: object, path: Path, optional: bool = False) -> tuple[int, ...]:
        """All cards (copies) with this id."""
        raise NotImplementedError

    def card_kind_mask(self, value: object, path: Path) -> int:
        raise NotImplementedError

    def card_tag_mask(self, value: object, path: Path) -> int:
        raise NotImplementedError

    def unit_filter(self, value: object, path: Path) -> tuple[tuple[int, ...], int, bool]:
        """Kinds by `{ unit, tag, not-tag, moves }` (or id), with `at-least` and `alone`."""
        raise NotImplementedError

    def zones(self, name: object, path: Path) -> list[int]:
        raise NotImplementedError

    def counter(self, name: object, path: Path) -> tuple[int, str]:
        """A counter by id, and per what it counts."""
        raise NotImplementedError

    def option(self, name: object, path: Path) -> object:
        """The value of an option of the ruleset."""
        raise NotImplementedError

    def size(self, kind: str) -> int:
        """How many there are of a kind of definitions."""
        raise NotImplementedError

    # -- problems

    def problem(self, code: str, path: Path, **args: object) -> None:
        raise NotImplementedError

    def unknown(self, name: str, code: str, path: Path, valid: Iterable[str], kind: str = "") -> None:
        """Report a name that there is not, with the nearest one."""
        raise NotImplementedError

    def table(self, tree: object, path: Path) -> bool:
        """Is it a table? If not, that is reported."""
        raise NotImplementedError

    def one_of(self, value: object, allowed: Sequence[str], path: Path) -> None:
        """Report a value that is none of these."""
        raise NotImplementedError
