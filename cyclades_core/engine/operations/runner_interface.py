"""The machine as operations know it: a position that can also ask, push programs and fire moments."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Protocol, cast

from ..state import Frame, GameLayout, State
from ..state.position import Position
from ..values.answer_domains import Answer, Domain
from ..values.limits import STEPS
from .programs import ProgramLibrary

if TYPE_CHECKING:
    from .operation import Op

__all__ = ["Number", "Runner", "Test", "Work"]

#: What operations are made of beside others: terms of content take a position, so each of them is one of these.
Number = Callable[["Runner", Frame], int]
Test = Callable[["Runner", Frame], bool]
Work = Callable[["Runner", Frame], object]


class Unasked(Protocol):
    """Who wants to know of questions without any answer."""

    def append(self, question: tuple[Op, Frame, Domain], /) -> None: ...


class Runner(Position):
    """The machine as operations know it: a position that can ask, push programs and fire moments."""

    __slots__ = (
        "across",
        "ask_all",
        "asked",
        "asker",
        "closed",
        "ended",
        "forced",
        "hold",
        "left",
        "library",
        "looks",
        "passed",
        "pending",
        "suspects",
        "trail",
        "trying",
        "unasked",
    )

    def __init__(self, table: GameLayout, state: State) -> None:
        Position.__init__(self, table, state)
        self.library = cast(ProgramLibrary, table.rules)  # the same book, with its programs
        self.ask_all = False  # ask even where there is one answer: for reading texts that write it out
        self.across = False  # may a clause go on to another seat, as in logs of the first schema?
        self.hold = False  # stop where a turn would end by itself: for looking at what an action left behind
        self.trying = False  # stop where the clause ends: for trying out its answers
        self.asked: Domain | None = None  # the domain whose answer is being given
        self.left = STEPS  # so often a loop may go round before somebody is asked
        self.looks = 0  # programs that are being looked through, one inside the other
        self.suspects: list[int] = []  # programs on top after that
        self.ended: list[int] | None = None  # programs that came to their end, if a check wants to know them
        self.asker = -1  # the faction that is asked
        self.closed = True  # has the clause ended, so that the next answer begins a new one?
        self.forced = False  # has the question that waits one answer, which is asked for all the same (`ask_all`)?
        self.pending: tuple[Op, Frame, Domain] | None = None
        # what was answered since the owner last looked: (operation, domain, value, begins a clause, forced, by whom)
        self.trail: list[tuple[Op, Domain, Answer, bool, bool, int]] = []
        # questions without any answer, passed over: noted only for reading texts, which may try to answer them
        self.unasked: Unasked | None = None
        # who was asked last and whether the clause was closed, before a question that nobody but a text is asked
        self.passed: tuple[int, bool] | None = None

    def ask(self, operation: Op, frame: Frame, domain: Domain, who: int) -> int:
        """Wait for an answer of this faction, or give the only one there is."""
        raise NotImplementedError

    def pass_by(self, operation: Op, frame: Frame, domain: Domain, who: int, place: int) -> int:
        """Go on at `place`, past a question with one answer that nobody is asked; a text may write it out."""
        raise NotImplementedError

    def skip(self, operation: Op, frame: Frame, domain: Domain, place: int) -> int:
        """Go on at `place`, past a question that cannot be answered; who reads a text that tries to wants to know."""
        if self.unasked is not None:
            self.unasked.append((operation, frame.clone(), domain))
        return place

    def push(
        self,
        program: int,
        subject: int,
        actor: int = -1,
        source: int = -1,
        here: int = -1,
        given: Sequence[int] = (),
        groups: tuple[tuple[int, tuple[int, ...]], ...] = (),
    ) -> None:
        """Put a program on the stack."""
        raise NotImplementedError

    def fire(self, moment: str, subject: int, actor: int, given: Sequence[int] = ()) -> None:
        """A moment has come: those who watch it are put on the stack."""
        raise NotImplementedError

    def settle(self) -> None:
        """See now to what rules have brought about."""
        raise NotImplementedError

    def close_clause(self) -> None:
        """The clause ends here: something changes, or another seat is asked."""
        raise NotImplementedError

    def pauses(self, operation: Op, frame: Frame, domain: Domain) -> bool:
        """Is a question asked even with one answer, because no pause would tell what is hidden?"""
        raise NotImplementedError

    def held(self) -> int:
        """Stop here, with no question."""
        raise NotImplementedError

    def stop(self) -> None:
        """Give up: a loop goes on and on."""
        raise NotImplementedError

    def try_out(self, work: Callable[[], object], test: Callable[[], bool]) -> bool:
        """Would `test` hold after `work`? Done on a copy of the state that is thrown away."""
        raise NotImplementedError
