"""Moves on land and through the air: pair, group, perhaps a crossing, then the arrival.

A clause asks for the pair (from -> to), then for the group (amounts per kind, heroes and artifacts with it); the price
is the first change. Where a place may only be crossed (an ally's, or with an artifact), the next leg is asked and paid
for by itself (B25.7, T10.10).
"""

from __future__ import annotations

from ..rules import movement, pieces, refusal_reasons
from ..rules.control import arrive, take_group
from ..state import Frame
from ..values.answer_domains import Domain, One, Vector
from ..values.bit_masks import bits
from ..values.refusals import Refusal
from .choices import AskGroup
from .march_options import LandMove
from .operation import Op
from .runner_interface import Runner


class MovePair(Op):
    """From where to where."""

    __slots__ = ("move", "slot")

    def __init__(self, move: LandMove, slot: int) -> None:
        super().__init__()
        self.move = move
        self.slot = slot

    def domain(self, runner: Runner, frame: Frame) -> One:
        return One("pair", self.move.pairs(runner, frame))

    def run(self, runner: Runner, frame: Frame) -> int:
        d = self.domain(runner, frame)
        if d.count:
            return runner.ask(self, frame, d, self.who(runner, frame))
        return runner.skip(self, frame, d, self.next)

    def tells(self, runner: Runner, frame: Frame, domain: Domain) -> bool:
        # one may go through where the next leg can be paid
        return (
            self.move.line is not None
            and "may-pass" in runner.book.mods
            and bool(runner.table.allies or runner.book.company_kinds)
        )

    def answer(self, runner: Runner, frame: Frame, value: int) -> int:
        frame.bound[self.slot] = value
        return self.next

    def can(self, runner: Runner, frame: Frame) -> bool:
        return self.move.possible(runner, frame)

    def refuse(self, runner: Runner, frame: Frame, value: int) -> Refusal:
        if value < 0:
            return Refusal("not-offered", self.cite)
        return self.move.why_not(runner, frame, value, self.cite)

    def lacks(self, runner: Runner, frame: Frame) -> Refusal | None:
        return self.move.lacks(runner, frame, self.cite)


class MoveGroup(AskGroup):
    """How many of each kind march."""

    __slots__ = ("move", "pair")

    def __init__(self, move: LandMove, pair: int, slot: int) -> None:
        super().__init__(slot)
        self.move = move
        self.pair = pair

    def domain(self, runner: Runner, frame: Frame) -> Vector:
        a, b = divmod(frame.bound[self.pair], runner.table.n_areas)
        return self.move.group_domain(runner, frame, a, b)

    def at_area(self, runner: Runner, frame: Frame) -> int:
        return int(frame.bound[self.pair] // runner.table.n_areas)

    def refuse(self, runner: Runner, frame: Frame, value: int) -> Refusal:
        return self.move.why_not_group(runner, frame, frame.bound[self.pair], value, self.cite)

    def refuse_amounts(self, runner: Runner, frame: Frame, amounts: tuple[int, ...]) -> Refusal:
        return self.move.why_not_group(runner, frame, frame.bound[self.pair], amounts, self.cite)

    def run(self, runner: Runner, frame: Frame) -> int:
        return self.next if frame.bound[self.pair] < 0 else super().run(runner, frame)

    def payable(self, runner: Runner, frame: Frame) -> bool:
        # a way that leads through somebody's area costs more legs than the first
        return frame.bound[self.pair] in self.move.pairs(runner, frame) and super().payable(runner, frame)


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

    def domain(self, runner: Runner, frame: Frame) -> One:
        move = self.move
        b = frame.bound[self.pair] % runner.table.n_areas
        group = sum(1 << k for k, _ in frame.pairs(self.group))
        legs = max(frame.bound[self.legs], 0)
        cost = move.leg_price(runner, frame) if legs == 0 else 0
        ask = move.ask_of(frame, group)
        out = []
        if move.goals(runner, frame, movement.enterable(runner, True, ask)) >> b & 1:
            out.append(0)
        if pieces.owner(runner, b) != frame.subject and pieces.owner(runner, b) >= 0:
            ask = move.ask_of(frame, group)
            # legs already made were counted when they were paid: the next one is the first of what is left
            offset = 1 if legs == 0 else 0
            if movement.passable(runner, ask) >> b & 1 and move.onward(runner, frame, b, group, offset, cost, ()):
                out.append(1)
        return One("stop-pass", out)

    def _crossable(self, runner: Runner, frame: Frame) -> bool:
        """Is it somebody else's, with the right to go through? A quick look before all is asked."""
        me, b = frame.subject, frame.bound[self.pair] % runner.table.n_areas
        if pieces.owner(runner, b) in (me, -1):
            return False
        group = 0
        for k, _ in frame.pairs(self.group):
            group |= 1 << k
        ask = self.move.ask_of(frame, group)
        return bool(movement.passable(runner, ask) >> b & 1)

    def run(self, runner: Runner, frame: Frame) -> int:
        if (
            frame.bound[self.pair] < 0
            or "may-pass" not in runner.book.mods
            or self.move.line is None
            or not self._crossable(runner, frame)
        ):
            if frame.bound[self.pair] >= 0:
                runner.skip(self, frame, One("stop-pass", ()), self.next)
            frame.bound[self.slot] = 0
            return self.next
        d = self.domain(runner, frame)
        if d.count > 1 or (d.count and runner.pauses(self, frame, d)):
            return runner.ask(self, frame, d, self.who(runner, frame))
        if d.count:
            frame.bound[self.slot] = d.item(0)
            return runner.pass_by(self, frame, d, self.who(runner, frame), self.next)
        place = runner.skip(self, frame, d, self.next)
        frame.bound[self.slot] = 0
        return place

    def tells(self, runner: Runner, frame: Frame, domain: Domain) -> bool:
        return True  # whether a further leg can be paid

    def answer(self, runner: Runner, frame: Frame, value: int) -> int:
        frame.bound[self.slot] = value
        return self.next

    def refuse(self, runner: Runner, frame: Frame, value: int) -> Refusal:
        b = frame.bound[self.pair] % runner.table.n_areas
        group = sum(1 << k for k, _ in frame.pairs(self.group))
        if value == 1:
            return self.move.why_no_crossing(runner, frame, b, group, max(frame.bound[self.legs], 0), self.cite)
        ask = self.move.ask_of(frame, group)
        return refusal_reasons.entering(runner, b, True, self.cite, ask) or Refusal("no-target", self.cite)


class MoveGo(Op):
    """The units leave: they are the group in hand now."""

    __slots__ = ("group", "pair")
    change = True

    def __init__(self, pair: int, group: int) -> None:
        super().__init__()
        self.pair = pair
        self.group = group

    def run(self, runner: Runner, frame: Frame) -> int:
        if frame.bound[self.pair] < 0:
            return self.next
        a, b = divmod(frame.bound[self.pair], runner.table.n_areas)
        take_group(runner, frame.subject, a, b, frame.pairs(self.group))
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

    def domain(self, runner: Runner, frame: Frame) -> One:
        b = frame.bound[self.pair] % runner.table.n_areas
        group = sum(1 << k for k, _ in frame.pairs(self.group))
        return One("area", bits(self.move.onward(runner, frame, b, group, 0, 0, ())))

    def refuse(self, runner: Runner, frame: Frame, value: int) -> Refusal:
        if value < 0:
            return Refusal("not-offered", self.cite)  # there is no area that it could stay in
        a, group = frame.bound[self.pair] % runner.table.n_areas, sum(1 << k for k, _ in frame.pairs(self.group))
        ask = self.move.ask_of(frame, group)
        found = refusal_reasons.entering(runner, value, True, self.cite, ask)
        if found is not None or not movement.reach(runner, frame.subject, a, ask) >> value & 1:
            return found or refusal_reasons.unreached(runner, a, self.cite, "reach-way")
        return self.move.why_no_crossing(runner, frame, value, group, 1, self.cite)

    def run(self, runner: Runner, frame: Frame) -> int:
        if frame.bound[self.pair] < 0 or frame.bound[self.stop] != 1:
            if frame.bound[self.pair] >= 0:
                arrive(runner, frame.subject, frame.bound[self.pair] % runner.table.n_areas)
            return self.next
        return runner.ask(self, frame, self.domain(runner, frame), self.who(runner, frame))

    def tells(self, runner: Runner, frame: Frame, domain: Domain) -> bool:
        return True

    def price(self, runner: Runner, frame: Frame, value: int) -> int | None:
        return self.move.leg_price(runner, frame)

    def answer(self, runner: Runner, frame: Frame, value: int) -> int:
        b = frame.bound[self.pair] % runner.table.n_areas
        self.move.go_on(runner, frame, b, value, frame.pairs(self.group))
        frame.bound[self.pair] = b * runner.table.n_areas + value
        frame.bound[self.legs] = max(frame.bound[self.legs], 0) + 1
        return self.back
