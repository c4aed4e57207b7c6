"""Moves on land and through the air: pair, group, perhaps a crossing, then the arrival.

A clause asks for the pair (from -> to), then for the group (amounts per kind, heroes and artifacts with it); the price
is the first change. Where a place may only be crossed (an ally's, or with an artifact), the next leg is asked and paid
for by itself (B25.7, T10.10).
"""

from __future__ import annotations

from ..plain.domains import Domain, One, Vector
from ..plain.masks import bits
from ..plain.refusals import Refusal
from ..rules import denying, movement, pieces
from ..rules.control import arrive, take_group
from ..state import Frame
from .choosing import AskGroup
from .marching import LandMove
from .operation import Op
from .runner import Runner


class MovePair(Op):
    """From where to where."""

    __slots__ = ("move", "slot")

    def __init__(self, move: LandMove, slot: int) -> None:
        super().__init__()
        self.move = move
        self.slot = slot

    def domain(self, m: Runner, f: Frame) -> One:
        return One("pair", self.move.pairs(m, f))

    def run(self, m: Runner, f: Frame) -> int:
        d = self.domain(m, f)
        if d.count:
            return m.ask(self, f, d, self.who(m, f))
        if m.unasked is not None:
            m.unasked.append((self, f.clone(), d))
        return self.next

    def tells(self, m: Runner, f: Frame, d: Domain) -> bool:
        # one may go through where the next leg can be paid
        return self.move.line is not None and "may-pass" in m.r.mods and bool(m.t.allies or m.r.company_kinds)

    def answer(self, m: Runner, f: Frame, value: int) -> int:
        f.bound[self.slot] = value
        return self.next

    def can(self, m: Runner, f: Frame) -> bool:
        return self.move.possible(m, f)

    def refuse(self, m: Runner, f: Frame, value: int) -> Refusal:
        if value < 0:
            return Refusal("not-offered", self.cite)
        return self.move.why_not(m, f, value, self.cite)


class MoveGroup(AskGroup):
    """How many of each kind march."""

    __slots__ = ("move", "pair")

    def __init__(self, move: LandMove, pair: int, slot: int) -> None:
        super().__init__(slot)
        self.move = move
        self.pair = pair

    def domain(self, m: Runner, f: Frame) -> Vector:
        a, b = divmod(f.bound[self.pair], m.t.A)
        return self.move.group_domain(m, f, a, b)

    def at_area(self, m: Runner, f: Frame) -> int:
        return int(f.bound[self.pair] // m.t.A)

    def refuse(self, m: Runner, f: Frame, value: int) -> Refusal:
        return self.move.why_not_group(m, f, f.bound[self.pair], value, self.cite)

    def refuse_amounts(self, m: Runner, f: Frame, amounts: tuple[int, ...]) -> Refusal:
        return self.move.why_not_group(m, f, f.bound[self.pair], amounts, self.cite)

    def run(self, m: Runner, f: Frame) -> int:
        return self.next if f.bound[self.pair] < 0 else super().run(m, f)

    def payable(self, m: Runner, f: Frame) -> bool:
        # a way that leads through somebody's area costs more legs than the first
        return f.bound[self.pair] in self.move.pairs(m, f) and super().payable(m, f)


class MoveStop(Op):
    """Stop here (with a battle if there is somebody), or cross: asked where both are possible."""

    __slots__ = ("group", "legs", "move", "pair", "slot")
    none_word = "stop"
    in_hand = True

    def __init__(self, move: LandMove, pair: int, group: int, slot: int, legs: int) -> None:
        super().__init__()
        self.move = move
        self.pair = pair
        self.group = group
        self.slot = slot
        self.legs = legs

    def domain(self, m: Runner, f: Frame) -> One:
        move = self.move
        b = f.bound[self.pair] % m.t.A
        group = sum(1 << k for k, _ in f.pairs(self.group))
        legs = max(f.bound[self.legs], 0)
        cost = move.leg_price(m, f) if legs == 0 else 0
        ask = move.ask_of(f, group)
        out = []
        if move.goals(m, f, movement.enterable(m, True, ask)) >> b & 1:
            out.append(0)
        if pieces.owner(m, b) != f.subject and pieces.owner(m, b) >= 0:
            ask = move.ask_of(f, group)
            # legs already made were counted when they were paid: the next one is the first of what is left
            offset = 1 if legs == 0 else 0
            if movement.passable(m, ask) >> b & 1 and move.onward(m, f, b, group, offset, cost, ()):
                out.append(1)
        return One("stop-pass", out)

    def _crossable(self, m: Runner, f: Frame) -> bool:
        """Is it somebody else's, with the right to go through? A quick look before all is asked."""
        me, b = f.subject, f.bound[self.pair] % m.t.A
        if pieces.owner(m, b) in (me, -1):
            return False
        group = 0
        for k, _ in f.pairs(self.group):
            group |= 1 << k
        ask = self.move.ask_of(f, group)
        return bool(movement.passable(m, ask) >> b & 1)

    def run(self, m: Runner, f: Frame) -> int:
        if f.bound[self.pair] < 0 or "may-pass" not in m.r.mods or self.move.line is None or not self._crossable(m, f):
            if m.unasked is not None and f.bound[self.pair] >= 0:
                m.unasked.append((self, f.clone(), One("stop-pass", ())))
            f.bound[self.slot] = 0
            return self.next
        d = self.domain(m, f)
        if d.count > 1 or (d.count and m.pauses(self, f, d)):
            return m.ask(self, f, d, self.who(m, f))
        if m.unasked is not None and not d.count:
            m.unasked.append((self, f.clone(), d))
        f.bound[self.slot] = d.item(0) if d.count else 0
        return m.pass_by(self, f, d, self.who(m, f), self.next) if d.count else self.next

    def tells(self, m: Runner, f: Frame, d: Domain) -> bool:
        return True  # whether a further leg can be paid

    def answer(self, m: Runner, f: Frame, value: int) -> int:
        f.bound[self.slot] = value
        return self.next

    def refuse(self, m: Runner, f: Frame, value: int) -> Refusal:
        b = f.bound[self.pair] % m.t.A
        group = sum(1 << k for k, _ in f.pairs(self.group))
        if value == 1:
            return self.move.why_no_crossing(m, f, b, group, max(f.bound[self.legs], 0), self.cite)
        ask = self.move.ask_of(f, group)
        return denying.entering(m, b, True, self.cite, ask) or Refusal("no-target", self.cite)


class MoveGo(Op):
    """The units leave: they are the group in hand now."""

    __slots__ = ("group", "pair")
    change = True

    def __init__(self, pair: int, group: int) -> None:
        super().__init__()
        self.pair = pair
        self.group = group

    def run(self, m: Runner, f: Frame) -> int:
        if f.bound[self.pair] < 0:
            return self.next
        a, b = divmod(f.bound[self.pair], m.t.A)
        take_group(m, f.subject, a, b, f.pairs(self.group))
        return self.next


class MoveLeg(Op):
    """The next leg of a crossing: chosen, paid, and perhaps crossed again (`back` is the question whether to stop)."""

    __slots__ = ("back", "group", "legs", "move", "pair", "stop")
    in_hand = True
    change = True
    needs = "gain-control"

    def __init__(self, move: LandMove, pair: int, group: int, stop: int, legs: int) -> None:
        super().__init__()
        self.move = move
        self.pair = pair
        self.group = group
        self.stop = stop
        self.legs = legs
        self.back = 0

    def places(self) -> list[int]:
        return [self.next, self.back]

    def domain(self, m: Runner, f: Frame) -> One:
        b = f.bound[self.pair] % m.t.A
        group = sum(1 << k for k, _ in f.pairs(self.group))
        return One("area", bits(self.move.onward(m, f, b, group, 0, 0, ())))

    def refuse(self, m: Runner, f: Frame, value: int) -> Refusal:
        a, group = f.bound[self.pair] % m.t.A, sum(1 << k for k, _ in f.pairs(self.group))
        ask = self.move.ask_of(f, group)
        found = denying.entering(m, value, True, self.cite, ask)
        if found is not None or not movement.reach(m, f.subject, a, ask) >> value & 1:
            return found or Refusal("out-of-reach", self.cite)
        return self.move.why_no_crossing(m, f, value, group, 1, self.cite)

    def run(self, m: Runner, f: Frame) -> int:
        if f.bound[self.pair] < 0 or f.bound[self.stop] != 1:
            if f.bound[self.pair] >= 0:
                arrive(m, f.subject, f.bound[self.pair] % m.t.A)
            return self.next
        return m.ask(self, f, self.domain(m, f), self.who(m, f))

    def tells(self, m: Runner, f: Frame, d: Domain) -> bool:
        return True

    def price(self, m: Runner, f: Frame, value: int) -> int | None:
        return self.move.leg_price(m, f)

    def answer(self, m: Runner, f: Frame, value: int) -> int:
        b = f.bound[self.pair] % m.t.A
        self.move.go_on(m, f, b, value, f.pairs(self.group))
        f.bound[self.pair] = b * m.t.A + value
        f.bound[self.legs] = max(f.bound[self.legs], 0) + 1
        return self.back
