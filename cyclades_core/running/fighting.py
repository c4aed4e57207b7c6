"""Battles on land and at sea: one program of operations over the battle record (B15, B17, L14, H4).

The record is `state.records.Battle`. Attackers are the group in hand, defenders stand on the board.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..plain.domains import NONE, One, Vector
from ..plain.events import M
from ..plain.refusals import Refusal
from ..rules import chance, denying, movement, pieces
from ..rules.naming import card_id, source_id
from ..rules.pieces import bits
from ..rules.quantities import active, truth
from ..state import ATTACKER, DEFENDER, Battle, Frame, Side
from ..verbs.operations import End, Op

__all__ = ["battle_ops"]


class _Step(Op):
    """A step of the battle that asks nobody."""

    __slots__ = ("work",)
    change = True

    def __init__(self, work: Any) -> None:
        super().__init__()
        self.work = work

    def run(self, m: M, f: Frame) -> int:
        to = self.work(m, f)
        return self.next if to is None else to


class _OfSide(Op):
    """A question to one side of the battle."""

    __slots__ = ("side",)

    def __init__(self, side: int) -> None:
        super().__init__()
        self.side = side

    def who(self, m: M, f: Frame) -> int:
        return m.faction_of(self.side)


class NameLoss(_OfSide):
    """The side that lost the round names the unit (B17.4, L14.3, H4.3)."""

    __slots__ = ()
    change = False

    def domain(self, m: M, f: Frame) -> One:
        return One("unit", m.losable(self.side))

    def run(self, m: M, f: Frame) -> int:
        if not m.s.fight().sides[self.side].lost:
            return self.next
        return m.ask(self, f, self.domain(m, f))

    def answer(self, m: M, f: Frame, value: Any) -> int:
        m.s.fight().sides[self.side].loss = value
        return self.next

    def refuse(self, m: M, f: Frame, value: Any) -> Refusal:
        if 0 <= value < m.t.K and m.s.units[value][m.row(self.side)]:
            return Refusal("not-now", self.cite, case="lost-last")  # others are lost before it (L16.23.3)
        return Refusal("no-target", self.cite)


class Replace(_OfSide):
    """What happens instead of the loss, if its owner has something and wants it (B23.9, H9.4, T10.11).

    `asks` is a binding: the replacement that waits for somebody's consent (or NONE), then those that were refused.
    """

    __slots__ = ("asks",)
    change = False
    none_word = "no"

    def __init__(self, side: int, asks: int) -> None:
        super().__init__(side)
        self.asks = asks

    def refused(self, f: Frame) -> tuple[int, ...]:
        return f.group(self.asks)[1:]

    def _ways(self, m: M, f: Frame) -> list[int]:
        found, refused = ways(m, self.side), self.refused(f)
        return [way for way in found if way not in refused] if refused else found

    def domain(self, m: M, f: Frame) -> One:
        return One("instead", [*self._ways(m, f), NONE])

    def run(self, m: M, f: Frame) -> int:
        if not m.s.fight().sides[self.side].lost or not m.r.instead.get("unit-lost"):
            return self.next
        if not self._ways(m, f):
            if m.unasked is not None:
                m.unasked.append((self, f.clone(), self.domain(m, f)))
            f.drop_group(self.asks)
            return self.next
        return m.ask(self, f, self.domain(m, f))

    def refuse(self, m: M, f: Frame, value: Any) -> Refusal:
        trigger = m.r.instead["unit-lost"][value]
        return Refusal("condition", trigger.cite, by=card_id(m, trigger.ref))

    def answer(self, m: M, f: Frame, value: Any) -> int:
        if value != NONE and m.r.instead["unit-lost"][value].consent:
            f.bind_group(self.asks, (value, *self.refused(f)))
            m.close_clause()
            return self.next
        f.drop_group(self.asks)
        m.s.fight().sides[self.side].saved = value
        if value != NONE:
            save(m, f, self.side, value)
        return self.next


def ways(m: M, side: int) -> list[int]:
    """What could happen now instead of the loss that the side has named."""
    battle = m.s.fight()
    m.cx.kind, m.cx.area, m.cx.side, m.cx.cause = battle.sides[side].loss, battle.area, side, "assault"
    return [m.r.instead["unit-lost"].index(w) for w, _ in m.replacements("unit-lost", m.faction_of(side))]


def save(m: M, f: Frame, side: int, value: int) -> None:
    """The unit is not lost; what happens is settled at once: the other side names its loss after that (B17.4)."""
    record = m.s.fight().sides[side]
    record.saved = value
    who, k = record.faction, record.loss
    trigger = m.r.instead["unit-lost"][value]
    me = next((me for o, me, _ in m.sources(trigger) if o in (-1, who)), -1)
    m.tell("unit-saved", who, k, cause=m.r.programs[trigger.program].cause or source_id(m, me))
    m.push(trigger.program, who, f.actor, me, -1, (k,))


class Consent(_OfSide):
    """Somebody else would pay for the replacement: whether he does is his to say (T10.11, T13.2). If not, the owner of
    the unit is asked again, without it.
    """

    __slots__ = ("asks", "back")
    change = False

    def __init__(self, side: int, asks: int) -> None:
        super().__init__(side)
        self.asks = asks
        self.back = 0

    def link(self, r: Any, ops: list[Op]) -> None:
        self.cite = next((one.cite for one in r.instead.get("unit-lost", ()) if one.consent), self.cite)

    def who(self, m: M, f: Frame) -> int:
        return m.partner_of(m.faction_of(self.side))

    def domain(self, m: M, f: Frame) -> One:
        return One("yes-no", (1, 0))

    def run(self, m: M, f: Frame) -> int:
        return m.ask(self, f, self.domain(m, f)) if f.bound[self.asks] >= 0 else self.next

    def payable(self, m: M, f: Frame) -> bool:
        return f.group(self.asks)[0] in ways(m, self.side)

    def answer(self, m: M, f: Frame, value: Any) -> int:
        way, *refused = f.group(self.asks)
        if value:
            f.drop_group(self.asks)
            save(m, f, self.side, way)
            return self.next
        f.bind_group(self.asks, (NONE, *refused, way))
        m.close_clause()
        return self.back


class Retreat(_OfSide):
    """Stay, or go with everything that can move to one area (B15.3, B17.7, L14.6 to L14.8)."""

    __slots__ = ("slot",)
    change = False
    none_word = "stay"

    def __init__(self, side: int, slot: int) -> None:
        super().__init__(side)
        self.slot = slot

    def _areas(self, m: M) -> Sequence[int]:
        if not any(m.r.moves[k] for k in self._kinds(m)):
            return []
        battle = m.s.fight()
        return bits(movement.retreats(m, m.faction_of(self.side), battle.area, battle.at_sea))

    def _kinds(self, m: M) -> list[int]:
        a = m.row(self.side)
        return [k for k in m.r.holding_kinds if m.s.units[k][a]]

    def domain(self, m: M, f: Frame) -> One:
        return One("area", [*self._areas(m), NONE])

    def run(self, m: M, f: Frame) -> int:
        f.bound[self.slot] = -1
        if m.s.fight().retreated != NONE or not m.fighters(0) or not m.fighters(1):
            return self.next
        if not self._areas(m):
            if m.unasked is not None:
                m.unasked.append((self, f.clone(), self.domain(m, f)))
            return self.next
        return m.ask(self, f, self.domain(m, f))

    def answer(self, m: M, f: Frame, value: Any) -> int:
        f.bound[self.slot] = value
        return self.next

    def refuse(self, m: M, f: Frame, value: Any) -> Refusal:
        battle = m.s.fight()
        return denying.retreating(m, m.faction_of(self.side), battle.area, battle.at_sea, value, self.cite)


class Carry(_OfSide):
    """Which things (artifacts) the retreating units take along, and the retreat itself (T10.6)."""

    __slots__ = ("slot",)
    change = True

    def __init__(self, side: int, slot: int) -> None:
        super().__init__(side)
        self.slot = slot

    def domain(self, m: M, f: Frame) -> Vector:
        a = m.row(self.side)
        slots = tuple(k for k in m.r.carried_kinds if m.s.units[k][a])
        # attackers take everything along that they brought
        least = len(slots) if self.side == ATTACKER else 0
        return Vector("group", slots, (1,) * len(slots), (((1 << len(slots)) - 1, least, len(slots)),))

    def at_area(self, m: M, f: Frame) -> int:
        return m.s.fight().area

    def run(self, m: M, f: Frame) -> int:
        if f.bound[self.slot] < 0:
            return self.next
        d = self.domain(m, f)
        if not d.slots:
            return self.answer(m, f, ())
        return m.ask(self, f, d)

    def answer(self, m: M, f: Frame, value: Any) -> int:
        row = m.row(self.side)
        d = self.domain(m, f)
        group = [(k, n) for k, n in zip(d.slots, value, strict=True) if n]
        group += [(k, m.s.units[k][row]) for k in m.r.holding_kinds if m.s.units[k][row] and m.r.moves[k]]
        for k, n in group:
            pieces.remove(m, row, k, n)
        m.s.fight().retreated = self.side
        m.reach_retreat(m.faction_of(self.side), f.bound[self.slot], tuple(group))
        return self.next


def _begin(m: M, f: Frame) -> None:
    a = f.bound[0]
    attacker, defender = f.subject, max(0, pieces.owner(m, a))
    m.clear_battle()
    m.s.battle = Battle(a, a >= m.t.L, (Side(attacker, [0]), Side(defender, [0])))
    m.tell("battle-began", attacker, defender, a)
    m.fire("battle-begins", f.subject, f.actor, a)


def _roll(m: M, f: Frame) -> None:
    battle = m.s.fight()
    battle.round += 1
    battle.retreated = NONE
    for side, record in enumerate(battle.sides):
        record.begin()
        m.cx.side = side
        fixed = [mod.value(m, fr) for mod, fr in active(m, "die") if mod.when is None or mod.when(m, fr)]
        record.dice = [fixed[0] if fixed else chance.roll(m, m.r.die)]
        if m.dice_of(side) > 1:
            record.dice.append(chance.roll(m, m.r.die))
    if not m.mute:
        attacker, defender = battle.sides
        m.tell(
            "dice-rolled",
            attacker.faction,
            defender.faction,
            m.strength(ATTACKER),
            m.strength(DEFENDER),
            sum(attacker.dice),
            sum(defender.dice),
            attack_parts=m.parts_of(ATTACKER),
            defence_parts=m.parts_of(DEFENDER),
        )
    m.fire("dice-rolled", f.subject, f.actor, battle.area)


def _compare(m: M, f: Frame) -> None:
    attack, defence = m.strength(ATTACKER), m.strength(DEFENDER)
    lost = [attack <= defence, defence <= attack]
    if attack == defence:
        for side in (ATTACKER, DEFENDER):
            m.cx.side = side
            if truth(m, "wins-tie", False):
                lost = [side != ATTACKER, side != DEFENDER]
                break
    for side, record in enumerate(m.s.fight().sides):
        record.lost = lost[side]


def _perform(m: M, f: Frame) -> None:
    """The losses that nothing replaced are carried out, the attacker's first."""
    for side, record in enumerate(m.s.fight().sides):
        if record.is_destroyed:
            m.destroy(m.row(side), record.loss, 1, "assault")


def _end(m: M, f: Frame) -> None:
    """The attacker alone is left: the area is his; else the defender keeps it (B17.8, L14.5), but nobody keeps a sea
    without fleets (B15.5).
    """
    t = m.t
    a = m.s.fight().area
    attacker, defender = m.faction_of(0), m.faction_of(1)
    won = m.fighters(0) > 0 and m.fighters(1) == 0
    kept = a < t.L or m.fighters(1) > 0
    m.tell("battle-ended", a, attacker if won else defender if kept else -1)
    m.clear_battle()
    if won:
        if a < t.L and m.alive(attacker):
            m.take_area(attacker, a)
        else:
            m.settle_group(a)
    else:
        m.lay_down(a)  # what wiped out or driven off attackers carried stays with the area (T10.6)


def battle_ops(window: Op, cite: str, cites: dict[str, str]) -> list[Op]:
    """The operations of the battle program; `window` lets holders act before the dice (H4.2), `cites` has the rules
    of its questions by prompt.
    """
    assault = 2
    end = 16

    def over(m: M, f: Frame) -> int | None:
        return None if m.fighters(0) and m.fighters(1) else end

    def again(m: M, f: Frame) -> int:
        if m.fighters(0) and m.fighters(1):
            return assault
        return end

    def rearguard(m: M, f: Frame) -> int | None:
        """The defender left, but something that never retreats stays: the edition says who moves next (L21.2, O21)."""
        battle = m.s.fight()
        if battle.retreated != NONE and m.fighters(DEFENDER) and m.fighters(ATTACKER):
            battle.retreated = NONE
            if m.r.fight_on:
                return assault
        return None

    consents = Consent(0, 4), Consent(1, 4)
    ops: list[Op] = [
        _Step(_begin),  # 0
        _Step(over),  # 1
        window,  # 2
        _Step(_roll),  # 3
        _Step(_compare),  # 4
        NameLoss(0),  # 5
        Replace(0, 4),  # 6
        consents[0],  # 7
        NameLoss(1),  # 8
        Replace(1, 4),  # 9
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
