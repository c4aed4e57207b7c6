"""Moves at sea: from, group, to; further steps with regrouping (L13.2), or a shared pool of steps (L16.19).

One step is one composition of the group at its space and one neighbour. Between steps the fleets simply stand on the
board, so leaving some behind and picking others up is the choice of the next group.
"""

from __future__ import annotations

from ..plain.asking import Ask
from ..plain.domains import NONE, Domain, One, Vector
from ..plain.masks import bits
from ..plain.refusals import Refusal
from ..rules import denying, movement, pieces
from ..rules.control import arrive, take_group
from ..rules.goods import gold
from ..state import Frame
from .choosing import AskGroup
from .legs import Move
from .operation import Op
from .runner import Runner


class SeaMove(Move):
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

    def to(self, m: Runner, f: Frame, a: int) -> int:
        """Sea areas the fleets may enter from `a`, and those they may cross because a leg that leads on can be paid."""
        out = self.stops(m, f) & m.t.near[a]
        if self.crosses(m):
            price = self.leg_price(m, f)
            for b in bits(m.t.near[a] & self.passes(m, f) & ~out):
                if self.onward(m, f, b, 1, price, ()):
                    out |= 1 << b
        return out

    def crosses(self, m: Runner) -> bool:
        return bool(m.t.allies and "may-pass" in m.r.mods and self.line is not None and self.steps == 1)

    def passes(self, m: Runner, f: Frame) -> int:
        """Sea areas that may be crossed without stopping (B25.7)."""
        ask = self.ask_of(f)
        return movement.passable(m, ask) & m.t.sea & ~movement.barred(m, ask)

    def onward(self, m: Runner, f: Frame, a: int, legs: int, spent: int, been: tuple[int, ...]) -> int:
        """Where fleets crossing `a` may go next, after `legs` legs that cost `spent`."""
        cost = self.leg_price(m, f, legs)
        if spent + cost > gold(m, f.subject) or a in been:
            return 0
        out = self.stops(m, f) & m.t.near[a]
        for b in bits(m.t.near[a] & self.passes(m, f) & ~out):
            if self.onward(m, f, b, legs + 1, spent + cost, (*been, a)):
                out |= 1 << b
        return out

    def no_crossing(self, m: Runner, f: Frame, a: int, cite: str) -> Refusal:
        """Why a step may neither end in `a` nor lead through it."""
        if self.crosses(m) and self.passes(m, f) >> a & 1:
            price = self.leg_price(m, f) + self.leg_price(m, f, 1)
            if price > gold(m, f.subject):
                return Refusal("cannot-pay", cite, case="crossing", price=price, gold=gold(m, f.subject))
        return denying.entering(m, a, False, cite, self.ask_of(f)) or Refusal("out-of-reach", cite)

    def ask_of(self, f: Frame) -> Ask:
        """What is asked about this move."""
        return Ask(f.subject, "sail", 0, f.source)

    def stops(self, m: Runner, f: Frame) -> int:
        """Sea areas in which a step may end."""
        ask = self.ask_of(f)
        return movement.enterable(m, False, ask) & ~movement.barred(m, ask)

    def stuck(self, m: Runner, f: Frame, a: int, kinds: tuple[int, ...]) -> int:
        """How many fleets of these kinds in `a` have fought."""
        if not self.pool:
            return 0
        return sum(n for stack, n in f.pairs(self.locked) if stack // m.t.K == a and stack % m.t.K in kinds)

    def fresh(self, m: Runner, f: Frame, a: int) -> bool:
        """Is there a fleet in `a` that may sail (or lead others)?"""
        kinds = self.kinds if self.lead is None else self.lead
        return sum(m.s.units[k][a] for k in kinds) > self.stuck(m, f, a, kinds)

    def around(self, m: Runner, f: Frame, a: int) -> list[tuple[int, int]]:
        """The own fleets in `a` and next to it: where those are who fight there, or retreat."""
        t, near = m.t, m.t.near[a] | 1 << a
        own = bits(m.s.owned[f.subject] & t.sea & near)
        return [(b * t.K + k, n) for b in own for k in self.kinds if (n := m.s.units[k][b])]

    def lock(self, m: Runner, f: Frame, a: int) -> None:
        """A battle was fought in `a`: what is there now, or has come to an area beside it, has fought and goes no
        further (L13.2.3).
        """
        known, rows = dict(f.pairs(self.before)), dict(f.pairs(self.locked))
        for stack, n in self.around(m, f, a):
            more = n - known.get(stack, 0)
            if more > 0:
                rows[stack] = rows.get(stack, 0) + more
        f.bind_pairs(self.locked, list(rows.items()))

    def starts(self, m: Runner, f: Frame) -> list[int]:
        t = m.t
        fleets = m.s.owned[f.subject] & t.sea
        if not fleets:
            return []
        stops = self.stops(m, f)
        return [a for a in bits(fleets) if self.fresh(m, f, a) and (t.near[a] & stops or self.to(m, f, a))]

    def possible(self, m: Runner, f: Frame) -> bool:
        """Is there any start? Looks no further than the first; nobody has fought yet."""
        t = m.t
        fleets = m.s.owned[f.subject] & t.sea
        if fleets and (self.lead is not None or not self.all_move):
            there = 0
            for k in self.kinds if self.lead is None else self.lead:
                there |= pieces.standing(m, k)
            fleets &= there
        if not fleets:
            return False
        stops = self.stops(m, f)
        for a in bits(fleets):
            if t.near[a] & stops or self.to(m, f, a):
                return True
        return False

    def group(self, m: Runner, f: Frame, a: int) -> Vector:
        slots = tuple(k for k in self.kinds if m.s.units[k][a] > self.stuck(m, f, a, (k,)))
        high = tuple(m.s.units[k][a] - self.stuck(m, f, a, (k,)) for k in slots)
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

    def domain(self, m: Runner, f: Frame) -> One:
        found = self.move.starts(m, f)
        return One("area", [*found, NONE] if self.move.pool and found else found)

    def run(self, m: Runner, f: Frame) -> int:
        if self.move.pool and max(f.bound[self.steps], 0) >= self.move.steps:
            return self.stop
        d = self.domain(m, f)
        return m.ask(self, f, d, self.who(m, f)) if d.count else self.stop

    def tells(self, m: Runner, f: Frame, d: Domain) -> bool:
        return self.move.crosses(m)

    def answer(self, m: Runner, f: Frame, value: int) -> int:
        f.bound[self.slot] = value
        return self.stop if value == NONE else self.next

    def can(self, m: Runner, f: Frame) -> bool:
        return self.move.possible(m, f)

    def refuse(self, m: Runner, f: Frame, value: int) -> Refusal:
        if value == NONE:
            return Refusal("not-offered", self.cite)
        if not m.t.sea >> value & 1:
            return Refusal("no-target", self.cite)
        if pieces.owner(m, value) != f.subject:
            return denying.yours(m, value, self.cite)
        if not self.move.fresh(m, f, value):
            if self.move.stuck(m, f, value, self.move.kinds):  # they fought, and move no further with this card
                return Refusal("used-up", self.cite, until="card")
            return Refusal("no-target", self.cite)
        # nothing around it can be entered: what could be crossed, if the way on were paid, is worth most to know
        found = [self.move.no_crossing(m, f, b, self.cite) for b in bits(m.t.near[value] & m.t.sea)]
        return next(
            (why for why in found if why.code == "cannot-pay"), (found or [Refusal("out-of-reach", self.cite)])[0]
        )


class SailGroup(AskGroup):
    """How many of each kind sail."""

    __slots__ = ("move", "start")

    def __init__(self, move: SeaMove, start: int, slot: int) -> None:
        super().__init__(slot)
        self.move = move
        self.start = start

    def domain(self, m: Runner, f: Frame) -> Vector:
        return self.move.group(m, f, f.bound[self.start])

    def at_area(self, m: Runner, f: Frame) -> int:
        return int(f.bound[self.start])


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

    def domain(self, m: Runner, f: Frame) -> One:
        found = bits(self.move.to(m, f, f.bound[self.start]))
        return One("area", [*found, NONE] if self.further else found)

    def run(self, m: Runner, f: Frame) -> int:
        d = self.domain(m, f)
        if self.further and d.count < 2:
            return m.pass_by(self, f, d, f.subject, self.stop)
        return m.ask(self, f, d, f.subject)

    def tells(self, m: Runner, f: Frame, d: Domain) -> bool:
        return self.move.crosses(m)  # one may go through where the next leg can be paid

    def answer(self, m: Runner, f: Frame, value: int) -> int:
        f.bound[self.slot] = value
        return self.stop if value == NONE else self.next

    def refuse(self, m: Runner, f: Frame, value: int) -> Refusal:
        if value == NONE:
            return Refusal("not-offered", self.cite)  # the first step has to be made
        if not m.t.sea >> value & 1:
            return Refusal("no-target", self.cite)
        if not m.t.near[f.bound[self.start]] >> value & 1:
            return Refusal("out-of-reach", self.cite)
        return self.move.no_crossing(m, f, value, self.cite)


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

    def run(self, m: Runner, f: Frame) -> int:
        f.bound[self.steps] = max(f.bound[self.steps], 0) + 1
        take_group(m, f.subject, f.bound[self.start], f.bound[self.to], f.pairs(self.group))
        if self.move.pool:
            f.bind_pairs(self.move.before, self.move.around(m, f, f.bound[self.to]))
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

    def domain(self, m: Runner, f: Frame) -> One:
        return One("area", bits(self.move.onward(m, f, f.bound[self.to], 0, 0, ())))

    def refuse(self, m: Runner, f: Frame, value: int) -> Refusal:
        if value < 0 or not m.t.near[f.bound[self.to]] >> value & 1:
            return Refusal("out-of-reach", self.cite)
        return self.move.no_crossing(m, f, value, self.cite)

    def run(self, m: Runner, f: Frame) -> int:
        if not self.move.crosses(m) or self.move.stops(m, f) >> f.bound[self.to] & 1:
            arrive(m, f.subject, f.bound[self.to])
            return self.next
        return m.ask(self, f, self.domain(m, f), self.who(m, f))

    def tells(self, m: Runner, f: Frame, d: Domain) -> bool:
        return True  # whether a further leg can be paid

    def price(self, m: Runner, f: Frame, value: int) -> int | None:
        return self.move.leg_price(m, f)

    def answer(self, m: Runner, f: Frame, value: int) -> int:
        self.move.go_on(m, f, f.bound[self.to], value, f.pairs(self.group))
        f.bound[self.to] = value
        return f.place


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

    def run(self, m: Runner, f: Frame) -> int:
        move, at = self.move, f.bound[self.to]
        fought = m.s.group.fought
        if move.pool:
            if fought:
                move.lock(m, f, at)
            f.drop_group(move.before)
            return self.back
        if fought or f.bound[self.steps] >= move.steps or pieces.owner(m, at) != f.subject:
            return self.stop
        if move.lead is not None and not any(pieces.count(m, at, k) for k in move.lead):
            return self.stop
        f.bound[self.start] = at
        return self.next
