"""Moves at sea: from, group, to; further steps with regrouping (L13.2), or a shared pool of steps (L16.19).

One step is one composition of the group at its space and one neighbour. Between steps the fleets simply stand on the
board, so leaving some behind and picking others up is the choice of the next group.
"""

from __future__ import annotations

from ..rules import movement, pieces, refusal_reasons
from ..rules.control import arrive, take_group
from ..rules.goods import gold
from ..state import Frame
from ..values.answer_domains import NONE, Domain, One, Vector
from ..values.bit_masks import bits
from ..values.question_context import QueryContext
from ..values.refusals import Refusal
from .choices import AskGroup
from .move_steps import MoveStepPlan
from .operation import Op
from .runner_interface import Runner


class SeaMove(MoveStepPlan):
    """What one use says."""

    __slots__ = ("all_move", "before", "kinds", "lead", "least", "locked", "pool", "steps")

    def __init__(self) -> None:
        super().__init__()
        self.kinds: tuple[int, ...] = ()
        self.all_move = True  # nothing that holds a sea area stays behind by its kind
        self.lead: tuple[int, ...] | None = None
        self.least = 1
        self.steps = 1
        self.pool = False
        self.before = 0  # binding: the own fleets around a battle before it, pairs of stack and number
        self.locked = 0  # binding: the same of fleets that fought: they use no further step of a pool (L16.19)

    def to(self, runner: Runner, frame: Frame, area: int) -> int:
        """Sea areas the fleets may enter from here, and those they may cross where a leg that leads on can be paid."""
        out = self.stops(runner, frame) & runner.table.near[area]
        if self.crosses(runner):
            price = self.leg_price(runner, frame)
            for b in bits(runner.table.near[area] & self.passes(runner, frame) & ~out):
                if self.onward(runner, frame, b, 1, price, ()):
                    out |= 1 << b
        return out

    def crosses(self, runner: Runner) -> bool:
        return bool(
            runner.table.allies and "may-pass" in runner.book.mods and self.line is not None and self.steps == 1
        )

    def passes(self, runner: Runner, frame: Frame) -> int:
        """Sea areas that may be crossed without stopping (B25.7)."""
        ask = self.ask_of(frame)
        return movement.passable(runner, ask) & runner.table.sea & ~movement.barred(runner, ask)

    def onward(self, runner: Runner, frame: Frame, area: int, legs: int, spent: int, been: tuple[int, ...]) -> int:
        """Where fleets crossing `area` may go next, after `legs` legs that cost `spent`."""
        cost = self.leg_price(runner, frame, legs)
        if spent + cost > gold(runner, frame.subject) or area in been:
            return 0
        out = self.stops(runner, frame) & runner.table.near[area]
        for b in bits(runner.table.near[area] & self.passes(runner, frame) & ~out):
            if self.onward(runner, frame, b, legs + 1, spent + cost, (*been, area)):
                out |= 1 << b
        return out

    def no_crossing(self, runner: Runner, frame: Frame, area: int, cite: str) -> Refusal:
        """Why a step may neither end in `area` nor lead through it."""
        if self.crosses(runner) and self.passes(runner, frame) >> area & 1:
            price = self.leg_price(runner, frame) + self.leg_price(runner, frame, 1)
            if price > gold(runner, frame.subject):
                return Refusal("cannot-pay", cite, case="crossing", price=price, gold=gold(runner, frame.subject))
        found = refusal_reasons.entering(runner, area, False, cite, self.ask_of(frame))
        return found or refusal_reasons.unreached(runner, area, cite, "reach-on")

    def ask_of(self, frame: Frame) -> QueryContext:
        """What is asked about this move."""
        return QueryContext(frame.subject, "sail", 0, frame.source)

    def stops(self, runner: Runner, frame: Frame) -> int:
        """Sea areas in which a step may end."""
        ask = self.ask_of(frame)
        return movement.enterable(runner, False, ask) & ~movement.barred(runner, ask)

    def stuck(self, runner: Runner, frame: Frame, area: int, kinds: tuple[int, ...]) -> int:
        """How many fleets of these kinds in `area` have fought."""
        if not self.pool:
            return 0
        return sum(
            n
            for stack, n in frame.pairs(self.locked)
            if stack // runner.table.n_unit_kinds == area and stack % runner.table.n_unit_kinds in kinds
        )

    def fresh(self, runner: Runner, frame: Frame, area: int) -> bool:
        """Is there a fleet in `area` that may sail (or lead others)?"""
        kinds = self.kinds if self.lead is None else self.lead
        return sum(runner.state.units[k][area] for k in kinds) > self.stuck(runner, frame, area, kinds)

    def around(self, runner: Runner, frame: Frame, area: int) -> list[tuple[int, int]]:
        """The own fleets in `area` and next to it: where those are who fight there, or retreat."""
        table, near = runner.table, runner.table.near[area] | 1 << area
        own = bits(runner.state.owned[frame.subject] & table.sea & near)
        return [(b * table.n_unit_kinds + k, n) for b in own for k in self.kinds if (n := runner.state.units[k][b])]

    def lock(self, runner: Runner, frame: Frame, area: int) -> None:
        """A battle was fought in `area`: what is there now, or has come to an area beside it, has fought and goes no
        further (L13.2.3).
        """
        known, rows = dict(frame.pairs(self.before)), dict(frame.pairs(self.locked))
        for stack, n in self.around(runner, frame, area):
            more = n - known.get(stack, 0)
            if more > 0:
                rows[stack] = rows.get(stack, 0) + more
        frame.bind_pairs(self.locked, list(rows.items()))

    def starts(self, runner: Runner, frame: Frame) -> list[int]:
        table = runner.table
        fleets = runner.state.owned[frame.subject] & table.sea
        if not fleets:
            return []
        stops = self.stops(runner, frame)
        return [
            a
            for a in bits(fleets)
            if self.fresh(runner, frame, a) and (table.near[a] & stops or self.to(runner, frame, a))
        ]

    def possible(self, runner: Runner, frame: Frame) -> bool:
        """Is there any start? Looks no further than the first; nobody has fought yet."""
        table = runner.table
        fleets = runner.state.owned[frame.subject] & table.sea
        if fleets and (self.lead is not None or not self.all_move):
            there = 0
            for k in self.kinds if self.lead is None else self.lead:
                there |= pieces.standing(runner, k)
            fleets &= there
        if not fleets:
            return False
        stops = self.stops(runner, frame)
        for a in bits(fleets):
            if table.near[a] & stops or self.to(runner, frame, a):
                return True
        return False

    def group(self, runner: Runner, frame: Frame, area: int) -> Vector:
        slots = tuple(k for k in self.kinds if runner.state.units[k][area] > self.stuck(runner, frame, area, (k,)))
        high = tuple(runner.state.units[k][area] - self.stuck(runner, frame, area, (k,)) for k in slots)
        every = (1 << len(slots)) - 1
        limits = [(every, 1, sum(high))]
        if self.lead is not None:
            limits.append((sum(1 << i for i, k in enumerate(slots) if k in self.lead), self.least, 99))
        return Vector("group", slots, high, tuple(limits))


class SailFrom(Op):
    """Where the moving fleets stand; optional once a shared pool is being spent."""

    __slots__ = ("move", "slot", "steps", "stop")
    none_word = "stop"

    def __init__(self, move: SeaMove, slot: int, steps: int) -> None:
        super().__init__()
        self.move = move
        self.slot = slot
        self.steps = steps
        self.stop = 0

    def places(self) -> list[int]:
        return [self.next, self.stop]

    def domain(self, runner: Runner, frame: Frame) -> One:
        found = self.move.starts(runner, frame)
        return One("area", [*found, NONE] if self.move.pool and found else found)

    def run(self, runner: Runner, frame: Frame) -> int:
        if self.move.pool and max(frame.bound[self.steps], 0) >= self.move.steps:
            return self.stop
        d = self.domain(runner, frame)
        return runner.ask(self, frame, d, self.who(runner, frame)) if d.count else self.stop

    def tells(self, runner: Runner, frame: Frame, domain: Domain) -> bool:
        return self.move.crosses(runner)

    def answer(self, runner: Runner, frame: Frame, value: int) -> int:
        frame.bound[self.slot] = value
        return self.stop if value == NONE else self.next

    def can(self, runner: Runner, frame: Frame) -> bool:
        return self.move.possible(runner, frame)

    def refuse(self, runner: Runner, frame: Frame, value: int) -> Refusal:
        if value == NONE:
            return Refusal("not-offered", self.cite)
        if not runner.table.sea >> value & 1:
            return refusal_reasons.terrain(False, self.cite)
        if pieces.owner(runner, value) != frame.subject:
            return refusal_reasons.yours(runner, value, self.cite)
        if not self.move.fresh(runner, frame, value):
            if self.move.stuck(
                runner, frame, value, self.move.kinds
            ):  # they fought, and move no further with this card
                return Refusal("used-up", self.cite, until="card")
            return refusal_reasons.leaderless(
                runner, self.move.kinds if self.move.lead is None else self.move.lead, self.cite
            )
        # nothing around it can be entered: what could be crossed, if the way on were paid, is worth most to know
        found = [
            self.move.no_crossing(runner, frame, b, self.cite)
            for b in bits(runner.table.near[value] & runner.table.sea)
        ]
        return next(
            (why for why in found if why.code == "cannot-pay"),
            (found or [refusal_reasons.unreached(runner, value, self.cite, "reach-sea")])[0],
        )

    def refuse_toward(self, runner: Runner, frame: Frame, value: int, goal: int) -> Refusal:
        own = runner.state.owned[frame.subject] >> value & 1
        if own and self.move.fresh(runner, frame, value) and runner.table.sea >> goal & 1:
            if not runner.table.near[value] >> goal & 1:
                return refusal_reasons.unreached(runner, value, self.cite, "reach-sea")
            return self.move.no_crossing(runner, frame, goal, self.cite)
        return self.refuse(runner, frame, value)

    def lacks(self, runner: Runner, frame: Frame) -> Refusal | None:
        if self.move.possible(runner, frame):
            return None
        own = bits(runner.state.owned[frame.subject] & runner.table.sea)
        found = [self.refuse(runner, frame, a) for a in own]
        lead = self.move.kinds if self.move.lead is None else self.move.lead
        return next(
            (each for each in found if each.code != "no-target"),
            refusal_reasons.leaderless(runner, lead, self.cite),
        )


class SailGroup(AskGroup):
    """How many of each kind sail."""

    __slots__ = ("move", "start")

    def __init__(self, move: SeaMove, start: int, slot: int) -> None:
        super().__init__(slot)
        self.move = move
        self.start = start

    def domain(self, runner: Runner, frame: Frame) -> Vector:
        return self.move.group(runner, frame, frame.bound[self.start])

    def at_area(self, runner: Runner, frame: Frame) -> int:
        return int(frame.bound[self.start])


class SailTo(Op):
    """The next space; for a further step also the end of the movement."""

    __slots__ = ("further", "move", "slot", "start", "stop")
    none_word = "stop"

    def __init__(self, move: SeaMove, start: int, slot: int, further: bool) -> None:
        super().__init__()
        self.move = move
        self.start = start
        self.slot = slot
        self.further = further
        self.stop = 0

    def places(self) -> list[int]:
        return [self.next, self.stop]

    def domain(self, runner: Runner, frame: Frame) -> One:
        found = bits(self.move.to(runner, frame, frame.bound[self.start]))
        return One("area", [*found, NONE] if self.further else found)

    def run(self, runner: Runner, frame: Frame) -> int:
        d = self.domain(runner, frame)
        if self.further and d.count < 2:
            return runner.pass_by(self, frame, d, frame.subject, self.stop)
        return runner.ask(self, frame, d, frame.subject)

    def tells(self, runner: Runner, frame: Frame, domain: Domain) -> bool:
        return self.move.crosses(runner)  # one may go through where the next leg can be paid

    def answer(self, runner: Runner, frame: Frame, value: int) -> int:
        frame.bound[self.slot] = value
        return self.stop if value == NONE else self.next

    def refuse(self, runner: Runner, frame: Frame, value: int) -> Refusal:
        if value == NONE:
            return Refusal("not-offered", self.cite)  # the first step has to be made
        if not runner.table.sea >> value & 1:
            return refusal_reasons.terrain(False, self.cite)
        if not runner.table.near[frame.bound[self.start]] >> value & 1:
            return refusal_reasons.unreached(runner, frame.bound[self.start], self.cite, "reach-sea")
        return self.move.no_crossing(runner, frame, value, self.cite)


class SailGo(Op):
    """One step: the group goes over."""

    __slots__ = ("group", "move", "start", "steps", "to")
    change = True

    def __init__(self, move: SeaMove, start: int, group: int, to: int, steps: int) -> None:
        super().__init__()
        self.move = move
        self.start = start
        self.group = group
        self.to = to
        self.steps = steps

    def run(self, runner: Runner, frame: Frame) -> int:
        frame.bound[self.steps] = max(frame.bound[self.steps], 0) + 1
        take_group(runner, frame.subject, frame.bound[self.start], frame.bound[self.to], frame.pairs(self.group))
        if self.move.pool:
            frame.bind_pairs(self.move.before, self.move.around(runner, frame, frame.bound[self.to]))
        return self.next


class SailLeg(Op):
    """The fleets arrive, with a battle if somebody is there; or they cross and the next leg is chosen and paid."""

    __slots__ = ("group", "move", "to")
    in_hand = True
    change = True

    def __init__(self, move: SeaMove, group: int, to: int) -> None:
        super().__init__()
        self.move = move
        self.group = group
        self.to = to

    def domain(self, runner: Runner, frame: Frame) -> One:
        return One("area", bits(self.move.onward(runner, frame, frame.bound[self.to], 0, 0, ())))

    def refuse(self, runner: Runner, frame: Frame, value: int) -> Refusal:
        if value >= 0 and not runner.table.sea >> value & 1:
            return refusal_reasons.terrain(False, self.cite)
        if value < 0 or not runner.table.near[frame.bound[self.to]] >> value & 1:
            return refusal_reasons.unreached(runner, frame.bound[self.to], self.cite, "reach-sea")
        return self.move.no_crossing(runner, frame, value, self.cite)

    def run(self, runner: Runner, frame: Frame) -> int:
        if not self.move.crosses(runner) or self.move.stops(runner, frame) >> frame.bound[self.to] & 1:
            arrive(runner, frame.subject, frame.bound[self.to])
            return self.next
        return runner.ask(self, frame, self.domain(runner, frame), self.who(runner, frame))

    def tells(self, runner: Runner, frame: Frame, domain: Domain) -> bool:
        return True  # whether a further leg can be paid

    def price(self, runner: Runner, frame: Frame, value: int) -> int | None:
        return self.move.leg_price(runner, frame)

    def answer(self, runner: Runner, frame: Frame, value: int) -> int:
        self.move.go_on(runner, frame, frame.bound[self.to], value, frame.pairs(self.group))
        frame.bound[self.to] = value
        return frame.place


class SailAfter(Op):
    """After a step: go on, or end. Fleets that fought are locked (pool), or their movement is over."""

    __slots__ = ("back", "move", "start", "steps", "stop", "to")
    change = True

    def __init__(self, move: SeaMove, start: int, to: int, steps: int) -> None:
        super().__init__()
        self.move = move
        self.start = start
        self.to = to
        self.steps = steps
        self.back = 0
        self.stop = 0

    def places(self) -> list[int]:
        return [self.next, self.back, self.stop]

    def run(self, runner: Runner, frame: Frame) -> int:
        move, at = self.move, frame.bound[self.to]
        fought = runner.state.group.fought
        if move.pool:
            if fought:
                move.lock(runner, frame, at)
            frame.drop_group(move.before)
            return self.back
        if fought or frame.bound[self.steps] >= move.steps or pieces.owner(runner, at) != frame.subject:
            return self.stop
        if move.lead is not None and not any(pieces.count(runner, at, k) for k in move.lead):
            return self.stop
        frame.bound[self.start] = at
        return self.next
