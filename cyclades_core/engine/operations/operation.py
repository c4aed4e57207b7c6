"""Operations: what a program is made of. Here their base and the plain ones; `choices` asks, `control_flow` orders
others.

An operation has three readings. `run` does it (and returns the next place in the program, or ASK after asking),
`can` says whether the clause can be completed from here on, `domain` lists the answers. A clause is everything up to
the first *change*; inside it only bindings of the frame are written, so `can` may try answers on a copy of the frame.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from ..rules.event_ids import card_id
from ..state import Frame
from ..state.selection import Need
from ..values.answer_domains import Answer, Domain, Vector
from ..values.refusals import Refusal
from .bound_amounts import wrong_amount
from .programs import ProgramLibrary
from .runner_interface import Number, Runner, Test, Work

__all__ = ["Bind", "Change", "End", "Goto", "If", "Op", "is_payable"]

PLAIN: Mapping[str, str] = {}
SURE: Final = 9  # operations that are looked at for whether a clause can always be completed


class Op:
    """One operation of a program."""

    __slots__ = ("cite", "cites", "next", "prompt")
    change = False  # does it write more than bindings?
    ends = False  # is the program at its end?
    none_word = "none"
    unordered = False  # asked again and again: a text may name the answers in any order
    in_hand = False  # asked while units are on their way: there is a group in hand
    pays = False  # does it take gold, so that who has none cannot go on?
    halts = False  # who looks ahead for what is lacking looks no further
    passes = False  # and this only leads on
    needs = ""  # the obligation that it can bring about
    looks = False  # does it look ahead by itself, so that what it offers can be paid for?

    def __init__(self) -> None:
        self.next = 0
        self.cite = ""
        self.cites: Mapping[str, str] = PLAIN  # rules of single refusals, by their case or code
        self.prompt = ""

    def run(self, runner: Runner, frame: Frame) -> int:
        raise NotImplementedError

    def can(self, runner: Runner, frame: Frame) -> bool:
        """Can the clause be completed from here? `frame` may be a scratch copy whose place is this operation."""
        return True

    def domain(self, runner: Runner, frame: Frame) -> Domain:
        raise NotImplementedError

    def answer(self, runner: Runner, frame: Frame, value: int) -> int:
        """Go on with the number that was chosen."""
        raise NotImplementedError

    def answer_amounts(self, runner: Runner, frame: Frame, amounts: tuple[int, ...]) -> int:
        """Go on with amounts (`vector`), or with an order."""
        raise NotImplementedError

    def who(self, runner: Runner, frame: Frame) -> int:
        """The faction that is asked."""
        return frame.subject

    def refuse(self, runner: Runner, frame: Frame, value: int) -> Refusal:
        """Why this number is not among the answers."""
        d = self.domain(runner, frame)
        if isinstance(d, Vector) or d.sort == "number":
            return wrong_amount(runner, d, value, self.cite)
        return Refusal("not-offered", self.cite, what=card_id(runner, value) if d.sort in ("card", "god") else "none")

    def refuse_amounts(self, runner: Runner, frame: Frame, amounts: tuple[int, ...]) -> Refusal:
        """The same of amounts, or of an order."""
        return wrong_amount(runner, self.domain(runner, frame), amounts, self.cite)

    def refuse_text(self, runner: Runner, frame: Frame, value: int, number: int | None) -> Refusal:
        """The same for the first part of a text that goes on with a number."""
        return self.refuse(runner, frame, value)

    def refuse_toward(self, runner: Runner, frame: Frame, value: int, goal: int) -> Refusal:
        """The same for a text that goes on with this area: of a move, where it leads."""
        return self.refuse(runner, frame, value)

    def why_not_toward(self, runner: Runner, frame: Frame, value: int, goal: int) -> Refusal:
        """Why nobody goes from there to the goal, by the rule that content cites for it."""
        return self.refuse_toward(runner, frame, value, goal).cited(self.cite, self.cites, runner.table.cites)

    def why_not(self, runner: Runner, frame: Frame, value: Answer, number: int | None = None) -> Refusal:
        """Why this value is not among the answers, by the rule that content cites for it."""
        if isinstance(value, int):
            found = self.refuse_text(runner, frame, value, number)
        else:
            found = self.refuse_amounts(runner, frame, value)
        return found.cited(self.cite, self.cites, runner.table.cites)

    def lacks(self, runner: Runner, frame: Frame) -> Refusal | None:
        """Why a line that comes to this operation cannot be used, if there is more to say than "no-target"."""
        return None

    def cost(self, runner: Runner, frame: Frame) -> int:
        """The gold that the subject pays for it."""
        return 0

    def price(self, runner: Runner, frame: Frame, value: int) -> int | None:
        """What the clause will cost with this answer, if that is known by then."""
        return None

    def price_of_amounts(self, runner: Runner, frame: Frame, amounts: tuple[int, ...]) -> int | None:
        """The same with these amounts."""
        return None

    def least_price(self, runner: Runner, frame: Frame, value: int) -> int | None:
        """What it may come down to by what is still to be answered, if that is less."""
        return None

    def amounts(self, runner: Runner, frame: Frame, value: int) -> Sequence[int]:
        """The amounts that may be named with this answer."""
        return ()

    def at_area(self, runner: Runner, frame: Frame) -> int:
        """Of a question for a group: the area where it is, -1 if in none."""
        return -1

    def others(self, runner: Runner, frame: Frame) -> Sequence[int]:
        """What one may look for among the answers in vain, and wants to know why: of short lists only."""
        return ()

    def link(self, library: ProgramLibrary, ops: list[Op]) -> None:
        """The ruleset is complete: note what the operation needs of it and of its program."""

    def places(self) -> list[int]:
        """Where the program may go on after it."""
        return [self.next]

    def is_sure(self, library: ProgramLibrary, ops: list[Op], depth: int = 0) -> bool:
        """Can the clause always be completed from here, whatever is bound? Asked when the ruleset is complete."""
        return type(self).can is Op.can

    def leads_on(self, library: ProgramLibrary, ops: list[Op], depth: int) -> bool:
        """The same of what comes after it; a long way is not looked at to its end."""
        return self.next >= len(ops) or (depth < SURE and ops[self.next].is_sure(library, ops, depth + 1))

    def is_flat(self) -> bool:
        """Of an operation that pays: is the price the same whatever was chosen, so that the menu has seen to it?"""
        return False

    def tells(self, runner: Runner, frame: Frame, domain: Domain) -> bool:
        """Might there be other answers with other gold or other hidden cards, so that having one only tells of them?"""
        return False

    def payable(self, runner: Runner, frame: Frame) -> bool:
        """Asked of a question: is there gold for the clause it stands in? The menu has looked; its domain need not."""
        return (
            self.change
            or self.looks
            or is_payable(runner, frame, runner.library.programs[frame.program].ops, self.next, False)
        )

    def affords(self, runner: Runner, frame: Frame) -> bool:
        """Of an operation that pays: is there gold for it?"""
        return True

    def can_next(self, runner: Runner, frame: Frame) -> bool:
        """Is the rest of the clause possible, with the bindings as they are in `frame` (which is changed)?"""
        frame.place = self.next
        return runner.library.programs[frame.program].ops[self.next].can(runner, frame)


class End(Op):
    """The end of a program: nothing is done, the loop takes its frame away."""

    __slots__ = ()
    change = True
    halts = True
    ends = True


class Change(Op):
    """A change made by a function `(position, frame)`; `test` says whether it is possible."""

    __slots__ = ("do", "lack", "need", "test", "what")
    change = True

    def __init__(self, do: Work, test: Test | None = None) -> None:
        super().__init__()
        self.do = do
        self.test = test
        self.lack = ""  # the code for a line that fails this test, if there is a better one than "no-target"
        self.what: Callable[[Runner, Frame], str] | None = None  # and the id of what is lacking
        self.need: Need | None = None  # what a line lacks that fails the test, by the code "no-target"

    def run(self, runner: Runner, frame: Frame) -> int:
        self.do(runner, frame)
        return self.next

    def can(self, runner: Runner, frame: Frame) -> bool:
        return self.test is None or self.test(runner, frame)

    def is_sure(self, library: ProgramLibrary, ops: list[Op], depth: int = 0) -> bool:
        return type(self).can is Change.can and self.test is None

    def lacks(self, runner: Runner, frame: Frame) -> Refusal | None:
        if self.test is None or self.test(runner, frame):
            return None
        if not self.lack:
            return self.need.refusal(runner, frame, "no-target", self.cite) if self.need is not None else None
        return Refusal(self.lack, self.cite, **({"what": self.what(runner, frame)} if self.what is not None else {}))


class Bind(Op):
    """Write a binding; no change of the board."""

    __slots__ = ("slot", "value")

    def __init__(self, slot: int, value: Number) -> None:
        super().__init__()
        self.slot = slot
        self.value = value

    def run(self, runner: Runner, frame: Frame) -> int:
        frame.bound[self.slot] = self.value(runner, frame)
        return self.next

    def can(self, runner: Runner, frame: Frame) -> bool:
        frame.bound[self.slot] = self.value(runner, frame)
        return self.can_next(runner, frame)


class Goto(Op):
    __slots__ = ()
    passes = True

    def run(self, runner: Runner, frame: Frame) -> int:
        return self.next

    def can(self, runner: Runner, frame: Frame) -> bool:
        return self.can_next(runner, frame)

    def is_sure(self, library: ProgramLibrary, ops: list[Op], depth: int = 0) -> bool:
        return self.leads_on(library, ops, depth)


class If(Op):
    """Go on, or to `other` where the condition fails."""

    __slots__ = ("other", "test")

    def __init__(self, test: Test) -> None:
        super().__init__()
        self.test = test
        self.other = 0

    def places(self) -> list[int]:
        return [self.next, self.other]

    def run(self, runner: Runner, frame: Frame) -> int:
        return self.next if self.test(runner, frame) else self.other

    def can(self, runner: Runner, frame: Frame) -> bool:
        frame.place = self.next if self.test(runner, frame) else self.other
        return runner.library.programs[frame.program].ops[frame.place].can(runner, frame)

    def is_sure(self, library: ProgramLibrary, ops: list[Op], depth: int = 0) -> bool:
        return self.leads_on(library, ops, depth) and depth < SURE and ops[self.other].is_sure(library, ops, depth + 1)


def is_payable(runner: Runner, frame: Frame, ops: list[Op], at: int, looked: bool) -> bool:
    """Is there gold for what is paid from here up to the first change? `looked`: what depends on answers, there is."""
    while not (op := ops[at]).change and not op.looks:
        if isinstance(op, If):  # it may be about what is still to be chosen: both ways count
            return is_payable(runner, frame, ops, op.next, looked) and is_payable(runner, frame, ops, op.other, looked)
        at = op.next
    return not op.pays or (looked and not op.is_flat()) or op.affords(runner, frame)
