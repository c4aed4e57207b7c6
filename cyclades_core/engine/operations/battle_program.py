"""Battles on land and at sea: one program of operations over the battle record (B15, B17, L14, H4).

The record is `state.records.Battle`. Attackers are the group in hand, defenders stand on the board.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from ..rules import pieces, refusal_reasons
from ..rules.battle import (
    begin_battle,
    compare,
    end_battle,
    fights_on,
    losable,
    lose_unit,
    name_loss,
    note_retreat,
    reach_retreat,
    retreat_areas,
    roll_dice,
    row_of,
    save_unit,
)
from ..rules.elimination import partner_of
from ..rules.event_emission import tell
from ..rules.event_ids import building_id, card_id, source_id
from ..rules.source_places import BUILDING, sources_of
from ..state import ATTACKER, DEFENDER, Frame
from ..values.answer_domains import NONE, One, Vector
from ..values.bit_masks import bits
from ..values.question_context import QueryContext
from ..values.refusals import Refusal
from .operation import End, Op
from .programs import ProgramLibrary
from .replacements import Replacing
from .runner_interface import Runner
from .shortfall import lacking

__all__ = ["battle_ops"]

LOST: Final = "unit-lost"


class _Step(Op):
    """A step of the battle that asks nobody."""

    __slots__ = ("work",)
    change = True

    def __init__(self, work: Callable[[Runner, Frame], int | None]) -> None:
        super().__init__()
        self.work = work

    def run(self, runner: Runner, frame: Frame) -> int:
        to = self.work(runner, frame)
        return self.next if to is None else to


class _OfSide(Op):
    """A question to one side of the battle."""

    __slots__ = ("side",)

    def __init__(self, side: int) -> None:
        super().__init__()
        self.side = side

    def who(self, runner: Runner, frame: Frame) -> int:
        return runner.state.battle.sides[self.side].faction


class NameLoss(_OfSide):
    """The side that lost the round names the unit (B17.4, L14.3, H4.3)."""

    __slots__ = ()
    change = False

    def domain(self, runner: Runner, frame: Frame) -> One:
        return One("unit", losable(runner, self.side))

    def run(self, runner: Runner, frame: Frame) -> int:
        if not runner.state.battle.sides[self.side].lost:
            return self.next
        return runner.ask(self, frame, self.domain(runner, frame), self.who(runner, frame))

    def answer(self, runner: Runner, frame: Frame, value: int) -> int:
        name_loss(runner, self.side, value)
        return self.next

    def refuse(self, runner: Runner, frame: Frame, value: int) -> Refusal:
        if 0 <= value < runner.table.n_unit_kinds and runner.state.units[value][row_of(runner, self.side)]:
            return Refusal(
                "not-now", self.cite, case="lost-last", key="units-lost-last"
            )  # others are lost before it (L16.23.3)
        return Refusal("no-target", self.cite, key="units-side", needs=("mine",))


class Replace(Replacing):
    """What happens instead of the loss, if its owner has something and wants it (B23.9, H9.4, T10.11).

    `asks` is a binding: the replacement that waits for somebody's consent (or NONE), then those that were refused.
    """

    __slots__ = ("asks", "side")
    change = False

    def __init__(self, side: int, asks: int) -> None:
        super().__init__(LOST)
        self.side = side
        self.asks = asks

    def who(self, runner: Runner, frame: Frame) -> int:
        return runner.state.battle.sides[self.side].faction

    def affected(self, runner: Runner, frame: Frame) -> int:
        return runner.state.battle.sides[self.side].faction

    def asked(self, runner: Runner, frame: Frame) -> QueryContext:
        battle = runner.state.battle
        return QueryContext(area=battle.area, side=self.side, kind=battle.sides[self.side].loss, cause="assault")

    def given(self, runner: Runner, frame: Frame) -> list[int]:
        return [runner.state.battle.sides[self.side].loss]

    def refused(self, frame: Frame) -> tuple[int, ...]:
        return frame.group(self.asks)[1:]

    def ways(self, runner: Runner, frame: Frame) -> list[int]:
        """But for those to which somebody has not consented."""
        found, refused = self.every(runner, frame), self.refused(frame)
        return [way for way in found if way not in refused] if refused else found

    def run(self, runner: Runner, frame: Frame) -> int:
        if not runner.state.battle.sides[self.side].lost or not runner.book.instead.get(LOST):
            return self.next
        d = self.domain(runner, frame)
        if d.count == 1:  # nothing that may happen instead
            place = runner.skip(self, frame, d, self.next)
            frame.drop_group(self.asks)
            return place
        return runner.ask(self, frame, d, self.who(runner, frame))

    def refuse(self, runner: Runner, frame: Frame, value: int) -> Refusal:
        trigger = runner.book.instead[LOST][value]
        by = building_id(runner, trigger.ref) if trigger.source == BUILDING else card_id(runner, trigger.ref)
        if value in self.refused(frame):
            return Refusal("condition", trigger.cite, by=by, key="faction-consents")
        given = self.given(runner, frame)
        bound = given + [NONE] * (runner.library.programs[trigger.program].size - len(given))
        begun = Frame(trigger.program, 0, frame.subject, frame.actor, trigger.ref, runner.state.battle.area, bound)
        found = lacking(runner, trigger.program, begun)
        if found is not None and found.code == "cannot-pay":
            return found
        return Refusal("condition", trigger.cite, by=by, key="card-able")

    def answer(self, runner: Runner, frame: Frame, value: int) -> int:
        if value != NONE and runner.book.instead[LOST][value].consent:
            frame.bind_group(self.asks, (value, *self.refused(frame)))
            runner.close_clause()
            return self.next
        frame.drop_group(self.asks)
        if value == NONE:
            save_unit(runner, self.side, NONE)
        else:
            save(runner, frame, self.side, value)
        return self.next


def save(runner: Runner, frame: Frame, side: int, value: int) -> None:
    """The unit is not lost; what happens is settled at once: the other side names its loss after that (B17.4)."""
    save_unit(runner, side, value)
    record = runner.state.battle.sides[side]
    who, k = record.faction, record.loss
    trigger = runner.book.instead[LOST][value]
    me = next((me for _, o, me, _ in sources_of(runner, (trigger,)) if o in (-1, who)), -1)
    tell(runner, "unit-saved", who, k, cause=runner.library.programs[trigger.program].cause or source_id(runner, me))
    runner.push(trigger.program, who, frame.actor, me, -1, (k,))


class Consent(_OfSide):
    """Somebody else would pay for the replacement: whether he does is his to say (T10.11, T13.2). If not, the owner of
    the unit is asked again, without it.
    """

    __slots__ = ("asks", "back", "replace")
    change = False

    def __init__(self, replace: Replace) -> None:
        super().__init__(replace.side)
        self.replace = replace
        self.asks = replace.asks
        self.back = 0

    def link(self, library: ProgramLibrary, ops: list[Op]) -> None:
        self.cite = next((one.cite for one in library.instead.get(LOST, ()) if one.consent), self.cite)

    def who(self, runner: Runner, frame: Frame) -> int:
        return partner_of(runner, runner.state.battle.sides[self.side].faction)

    def domain(self, runner: Runner, frame: Frame) -> One:
        return One("yes-no", (1, 0))

    def run(self, runner: Runner, frame: Frame) -> int:
        return (
            runner.ask(self, frame, self.domain(runner, frame), self.who(runner, frame))
            if frame.bound[self.asks] >= 0
            else self.next
        )

    def payable(self, runner: Runner, frame: Frame) -> bool:
        return frame.group(self.asks)[0] in self.replace.every(runner, frame)

    def answer(self, runner: Runner, frame: Frame, value: int) -> int:
        way, *refused = frame.group(self.asks)
        if value:
            frame.drop_group(self.asks)
            save(runner, frame, self.side, way)
            return self.next
        frame.bind_group(self.asks, (NONE, *refused, way))
        runner.close_clause()
        return self.back


class Retreat(_OfSide):
    """Stay, or go with everything that can move to one area (B15.3, B17.7, L14.6 to L14.8)."""

    __slots__ = ("slot",)
    change = False
    none_word = "stay"

    def __init__(self, side: int, slot: int) -> None:
        super().__init__(side)
        self.slot = slot

    def domain(self, runner: Runner, frame: Frame) -> One:
        return One("area", [*bits(retreat_areas(runner, self.side)), NONE])

    def run(self, runner: Runner, frame: Frame) -> int:
        frame.bound[self.slot] = -1
        if runner.state.battle.retreated != NONE or not fights_on(runner):
            return self.next
        d = self.domain(runner, frame)
        if d.count == 1:  # nowhere to go
            return runner.skip(self, frame, d, self.next)
        return runner.ask(self, frame, d, self.who(runner, frame))

    def answer(self, runner: Runner, frame: Frame, value: int) -> int:
        frame.bound[self.slot] = value
        return self.next

    def refuse(self, runner: Runner, frame: Frame, value: int) -> Refusal:
        battle = runner.state.battle
        return refusal_reasons.retreating(
            runner, runner.state.battle.sides[self.side].faction, battle.area, battle.at_sea, value, self.cite
        )


class Carry(_OfSide):
    """Which things (artifacts) the retreating units take along, and the retreat itself (T10.6)."""

    __slots__ = ("slot",)
    change = True

    def __init__(self, side: int, slot: int) -> None:
        super().__init__(side)
        self.slot = slot

    def domain(self, runner: Runner, frame: Frame) -> Vector:
        a = row_of(runner, self.side)
        slots = tuple(k for k in runner.book.carried_kinds if runner.state.units[k][a])
        # attackers take everything along that they brought
        least = len(slots) if self.side == ATTACKER else 0
        return Vector("group", slots, (1,) * len(slots), (((1 << len(slots)) - 1, least, len(slots)),))

    def at_area(self, runner: Runner, frame: Frame) -> int:
        return runner.state.battle.area

    def run(self, runner: Runner, frame: Frame) -> int:
        if frame.bound[self.slot] < 0:
            return self.next
        d = self.domain(runner, frame)
        if not d.slots:
            return self.answer_amounts(runner, frame, ())
        return runner.ask(self, frame, d, self.who(runner, frame))

    def answer_amounts(self, runner: Runner, frame: Frame, amounts: tuple[int, ...]) -> int:
        row = row_of(runner, self.side)
        d = self.domain(runner, frame)
        group = [(k, n) for k, n in zip(d.slots, amounts, strict=True) if n]
        group += [
            (k, runner.state.units[k][row])
            for k in runner.book.holding_kinds
            if runner.state.units[k][row] and runner.book.moves[k]
        ]
        for k, n in group:
            pieces.remove(runner, row, k, n)
        note_retreat(runner, self.side)
        reach_retreat(runner, runner.state.battle.sides[self.side].faction, frame.bound[self.slot], tuple(group))
        return self.next


def _begin(runner: Runner, frame: Frame) -> None:
    begin_battle(runner, frame.subject, frame.bound[0], frame.actor)


def _roll(runner: Runner, frame: Frame) -> None:
    roll_dice(runner, frame.subject, frame.actor)


def _compare(runner: Runner, frame: Frame) -> None:
    compare(runner)


def _perform(runner: Runner, frame: Frame) -> None:
    """The losses that nothing replaced are carried out, the attacker's first."""
    for side in (ATTACKER, DEFENDER):
        lose_unit(runner, side)
        runner.settle()


def _end(runner: Runner, frame: Frame) -> None:
    end_battle(runner)


def battle_ops(window: Op, cite: str, cites: Mapping[str, str]) -> list[Op]:
    """The operations of the battle program; `window` lets holders act before the dice (H4.2), `cites` has the rules
    of its questions by prompt.
    """
    assault = 2
    end = 16

    def over(runner: Runner, frame: Frame) -> int | None:
        return None if fights_on(runner) else end

    def again(runner: Runner, frame: Frame) -> int:
        return assault if fights_on(runner) else end

    def rearguard(runner: Runner, frame: Frame) -> int | None:
        """The defender left, but something that never retreats stays: the edition says who moves next (L21.2, O21)."""
        if runner.state.battle.retreated != NONE and fights_on(runner):
            note_retreat(runner, NONE)
            if runner.book.fight_on:
                return assault
        return None

    replaces = Replace(0, 4), Replace(1, 4)
    consents = Consent(replaces[0]), Consent(replaces[1])
    ops: list[Op] = [
        _Step(_begin),  # 0
        _Step(over),  # 1
        window,  # 2
        _Step(_roll),  # 3
        _Step(_compare),  # 4
        NameLoss(0),  # 5
        replaces[0],  # 6
        consents[0],  # 7
        NameLoss(1),  # 8
        replaces[1],  # 9
        consents[1],  # 10
        _Step(_perform),  # 11
        Retreat(1, 1),  # 12
        Carry(1, 1),  # 13
        Retreat(0, 2),  # 14
        Carry(0, 2),  # 15
        _Step(_end),  # 16
    ]
    consents[0].back, consents[1].back = 6, 9
    prompts = {5: "loss", 6: "instead-of-loss", 7: "pay-for-partner"}
    prompts |= {i + 3: prompt for i, prompt in prompts.items()}
    prompts |= {12: "retreat", 13: "carry", 14: "retreat", 15: "carry"}
    for i, op in enumerate(ops):
        op.next = i + 1
        op.prompt = prompts.get(i, op.prompt)
        op.cite = op.cite or cites.get(op.prompt, cite)
    # 17 ends the program; 18: after the defender's retreat; 19: next round or end
    ops[13].next = 18
    ops[15].next = 19
    ops += [End(), _Step(rearguard), _Step(again)]
    ops[18].next = 14
    return ops
