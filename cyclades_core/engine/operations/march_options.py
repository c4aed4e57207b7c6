"""What a move over land or through the air can do: who may lead it, where it may start and go, and in what company.

One `LandMove` is one use of the verb `move`; its questions are asked by the operations of `land_moves`.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..rules import movement, pieces, refusal_reasons
from ..rules.event_ids import card_id, unit_id
from ..rules.goods import gold
from ..rules.quantities import active, forbidden_at_most, forbids
from ..state import Frame
from ..state.selection import AreaTerm
from ..values.answer_domains import Answer, Vector
from ..values.bit_masks import bits
from ..values.question_context import QueryContext
from ..values.refusals import NOTHING, Refusal
from .bound_amounts import wrong_amount
from .move_steps import MoveStepPlan
from .runner_interface import Runner

__all__ = ["LandMove"]


class LandMove(MoveStepPlan):
    """What one use of the verb says: kind of move, who leads, who comes along, from where, whereto, at what cost."""

    __slots__ = (
        "free_to",
        "kind",
        "kinds",
        "lead",
        "lead_cards",
        "least",
        "most",
        "origin",
        "others",
        "stay",
        "to",
    )

    def __init__(self) -> None:
        super().__init__()
        self.kind = "march"
        self.lead: tuple[int, ...] | None = None
        self.lead_cards = 0  # the cards of those who may lead, if all of them are single figures
        self.least = 1
        self.most = 99
        self.others: tuple[int, ...] = ()
        self.kinds: tuple[int, ...] = ()  # all who may be in the group, with what they carry: see `present`
        self.stay: tuple[int, ...] = ()  # kinds that hold land but are not among the others
        self.origin: AreaTerm | None = None
        self.to: AreaTerm | None = None
        self.free_to = False  # any area, not only accessible ones

    def ask_of(self, frame: Frame, group: int = 0) -> QueryContext:
        """What is asked about this move with such a group."""
        return QueryContext(frame.subject, self.kind, group, frame.source)

    def present(self, runner: Runner, area: int) -> list[tuple[int, int]]:
        """Kinds (with numbers) that could go along from area `area`, carried things included."""
        if not self.kinds:
            self.kinds = (*sorted({*(self.lead or ()), *self.others}), *runner.book.carried_kinds)
        units = runner.state.units
        return [(k, n) for k in self.kinds if (n := units[k][area])]

    def can_lead(self, runner: Runner, area: int) -> bool:
        units = runner.state.units
        for k in self.others if self.lead is None else self.lead:
            if units[k][area]:
                return True
        return False

    def starts(self, runner: Runner, frame: Frame) -> Sequence[int]:
        me = frame.subject
        if (
            self.lead_cards
            and not runner.state.zones[runner.table.hands[me]]
            and not runner.state.zones[runner.table.secrets[me]]
        ):
            return ()
        mask = runner.state.owned[me] & runner.table.land & runner.state.manned
        if self.origin is not None:
            mask &= self.origin.mask(runner, frame)
        if mask:
            mask = self._led(runner, me, mask)
        if not mask:
            return ()
        ask = self.ask_of(frame)
        return bits(mask & movement.leavable(runner, ask))

    def _led(self, runner: Runner, me: int, mask: int) -> int:
        """Those of the faction's manned areas where somebody stands who may lead."""
        state, table, out = runner.state, runner.table, 0
        if self.lead is None:
            # everybody may, but for the few who hold an area and never leave it
            for k in self.stay:
                for a in bits(mask & pieces.standing(runner, k)):
                    if not self.can_lead(runner, a):
                        mask &= ~(1 << a)
            return mask
        if self.lead_cards:
            # single figures, whose cards lie in front of the faction
            for card in state.zones[table.hands[me]] + state.zones[table.secrets[me]]:
                if self.lead_cards >> card & 1:
                    a = pieces.find(runner, runner.book.kind_of_card[card])
                    if 0 <= a < table.n_areas:
                        out |= 1 << a
            return mask & out
        for k in self.lead:
            out |= pieces.standing(runner, k)
        return mask & out

    def goals(self, runner: Runner, frame: Frame, enter: int) -> int:
        """Areas in which this move may end."""
        return enter & self.to.mask(runner, frame) if self.to is not None else enter

    def targets(
        self, runner: Runner, frame: Frame, area: int, enter: int, price: int
    ) -> tuple[int, dict[int, list[int]]]:
        """Areas open to any group from here, and those that need company: area -> masks of kinds, of which one does."""
        me = frame.subject
        if self.free_to:
            return self.goals(runner, frame, enter) & ~(1 << area), {}
        ask = self.ask_of(frame)
        reach = movement.reach(runner, me, area, ask)
        goals = self.goals(runner, frame, enter)
        plain = reach & goals | self._crossings(runner, frame, reach & ~goals, 0, price)
        special: dict[int, list[int]] = {}
        company_here = movement.company_at(runner, me, area) if runner.book.company_kinds else 0
        if not company_here:
            return plain, special
        present = sum(1 << k for k, _ in self.present(runner, area))
        # one companion may widen the reach and another allow the crossing, so sets of them are tried, small ones first
        for company in movement.companies(runner, present):
            ask = self.ask_of(frame, company)
            wider = movement.reach(runner, me, area, ask) & ~plain
            for b in bits(wider & goals | self._crossings(runner, frame, wider & ~goals, company, price)):
                if not any(less & company == less for less in special.get(b, ())):
                    special.setdefault(b, []).append(company)
        return plain, special

    def _crossings(self, runner: Runner, frame: Frame, mask: int, group: int, price: int) -> int:
        """Areas of the mask that can be crossed with this company, because a leg that leads on can be paid."""
        if (
            not mask
            or "may-pass" not in runner.book.mods
            or self.line is None
            or (not group and not runner.table.allies)
        ):
            return 0
        ask = self.ask_of(frame, group)
        mask &= movement.passable(runner, ask) & runner.table.land
        return sum(1 << a for a in bits(mask) if self.onward(runner, frame, a, group, 1, price, ()))

    def onward(
        self, runner: Runner, frame: Frame, area: int, group: int, legs: int, spent: int, been: tuple[int, ...]
    ) -> int:
        """Where a group crossing `area` may go next, after `legs` legs that cost `spent`: ends or further crossings."""
        me = frame.subject
        cost = self.leg_price(runner, frame, legs)
        if spent + cost > gold(runner, me) or area in been:
            return 0
        ask = self.ask_of(frame, group)
        if not movement.leavable(runner, ask) >> area & 1:
            return 0
        enter = self.goals(runner, frame, movement.enterable(runner, True, ask))
        reach = movement.reach(runner, me, area, ask)
        out = reach & enter
        for b in bits(reach & ~enter & movement.passable(runner, ask) & runner.table.land):
            if self.onward(runner, frame, b, group, legs + 1, spent + cost, (*been, area)):
                out |= 1 << b
        return out

    def pairs(self, runner: Runner, frame: Frame) -> list[int]:
        """All `from * A + to` that some group can make."""
        starts = self.starts(runner, frame)
        if not starts:
            return []
        price = self.leg_price(runner, frame)
        enter = movement.enterable(runner, True, self.ask_of(frame))
        out = []
        for a in starts:
            plain, special = self.targets(runner, frame, a, enter, price)
            for b in special:
                plain |= 1 << b
            out += [a * runner.table.n_areas + b for b in bits(plain)]
        return out

    def possible(self, runner: Runner, frame: Frame) -> bool:
        """Is there any pair?"""
        starts = self.starts(runner, frame)
        if not starts:
            return False
        me, table, ask = frame.subject, runner.table, self.ask_of(frame)
        if self.free_to or self.to is None:
            if self.free_to:
                reach = self.goals(runner, frame, table.land if len(starts) > 1 else table.land & ~(1 << starts[0]))
            else:
                reach = self._plain_reach(runner, me, starts, ask)
            # first without a look at the exceptions from what is forbidden
            if reach and (
                reach & ~forbidden_at_most(runner, "may-enter", ask) or movement.enterable(runner, True, ask, reach)
            ):
                return True
            if self.free_to:
                return False
            # nothing else leads on but an ally's area, a card that makes areas neighbours, or company
            if (
                not table.allies
                and not runner.book.widened
                and not (runner.book.company_kinds and self._company(runner, me, starts))
            ):
                return False
        price = self.leg_price(runner, frame)
        enter = movement.enterable(runner, True, ask)
        for a in starts:
            plain, special = self.targets(runner, frame, a, enter, price)
            if plain or special:
                return True
        return False

    def _plain_reach(self, runner: Runner, me: int, starts: Sequence[int], ask: QueryContext) -> int:
        """The land next door to one of these areas, or over a bridge of own fleets."""
        table, near = runner.table, runner.table.near
        out = here = 0
        for a in starts:
            out |= near[a]
            here |= 1 << a
        out &= table.land
        for _, coast in movement.bridge(runner, movement.carriers(runner, me, ask)):
            for a in bits(coast & here):
                out |= coast & ~(table.island[a] if table.bridge_other_island else 1 << a)
        return out

    def _company(self, runner: Runner, me: int, starts: Sequence[int]) -> bool:
        """Does somebody stand in one of these areas whose company widens a move?"""
        return any(movement.company_at(runner, me, a) for a in starts)

    def group_domain(self, runner: Runner, frame: Frame, area: int, goal: int) -> Vector:
        """The groups that can go from `area` to `goal`."""
        present = self.present(runner, area)
        slots, high = zip(*present, strict=True) if present else ((), ())
        carried, lead = runner.book.carried, self.lead
        units = leads = 0
        for i, k in enumerate(slots):
            if not carried[k]:
                units |= 1 << i
            if lead is not None and k in lead:
                leads |= 1 << i
        limits = [(units, 1, 999)]
        if lead is not None:
            limits.append((leads, self.least, self.most))
        if not runner.book.company_kinds or not movement.company_at(runner, frame.subject, area):
            return Vector("group", slots, high, tuple(limits))  # no company that some of the ways would need
        price = self.leg_price(runner, frame)
        enter = movement.enterable(runner, True, self.ask_of(frame))
        plain, special = self.targets(runner, frame, area, enter, price)
        if not plain >> goal & 1 and goal in special:
            single = [mask for mask in special[goal] if mask & (mask - 1) == 0]
            wanted = [sum(single)] if single else [1 << k for k in bits(special[goal][0])]
            limits += [(sum(1 << i for i, k in enumerate(slots) if mask >> k & 1), 1, 999) for mask in wanted]
        return Vector("group", slots, high, tuple(limits))

    # -- refusals -------------------------------------------------------------------------------------------------

    def why_not(self, runner: Runner, frame: Frame, pair: int, cite: str) -> Refusal:
        """Why nobody can go from the one area of the pair to the other."""
        a, b = divmod(pair, runner.table.n_areas)
        me = frame.subject
        ask = self.ask_of(frame)
        if not runner.table.land >> a & 1:
            return refusal_reasons.terrain(True, cite)
        if pieces.owner(runner, a) != me:
            return refusal_reasons.yours(runner, a, cite)
        if self.origin is not None and not self.origin.mask(runner, frame) >> a & 1:
            out: Refusal = self.origin.refuse(runner, frame, a, cite)
            return out
        if not movement.leavable(runner, ask) >> a & 1:
            return forbids(runner, "may-leave", a, cite, ask)
        if not self.can_lead(runner, a):
            return refusal_reasons.leaderless(runner, self.others if self.lead is None else self.lead, cite)
        found = refusal_reasons.entering(runner, b, True, cite, ask)
        if found is not None and found.code != "no-target" and not self.free_to:
            # what may not be entered might be crossed, if the way on could be paid
            found = self._dear(runner, frame, a, b, cite) or found
        if found is None and self.to is not None and not self.to.mask(runner, frame) >> b & 1:
            found = self.to.refuse(runner, frame, b, cite)
        return found or self._unreached(runner, a, b, cite)

    def _unreached(self, runner: Runner, area: int, goal: int, cite: str) -> Refusal:
        """No way leads there. Where fleets connect other islands only, they do not help on the same one (B16.2)."""
        is_near = runner.table.bridge_other_island and runner.table.island[area] >> goal & 1
        return refusal_reasons.unreached(runner, area, cite, "area-near" if is_near else "reach-way", "reach-way")

    def lacks(self, runner: Runner, frame: Frame, cite: str) -> Refusal | None:
        """Return why nobody can move at all, if nobody can: the reason of the way that comes closest."""
        if self.possible(runner, frame):
            return None
        starts, table = self.starts(runner, frame), runner.table
        if not starts:
            own = bits(runner.state.owned[frame.subject] & table.land)
            found = [self.why_not(runner, frame, a * table.n_areas + a, cite) for a in own]
            return next(
                (each for each in found if each.code not in ("no-target", "out-of-reach")),
                refusal_reasons.leaderless(runner, self.others if self.lead is None else self.lead, cite),
            )
        ways = [(a, b) for a in starts for b in bits(table.near[a] & table.land)]
        found = [self.why_not(runner, frame, a * table.n_areas + b, cite) for a, b in ways]
        none = Refusal("no-target", cite, key="reach-any")
        return next((each for each in found if each.code != "out-of-reach"), none)

    def _dear(self, runner: Runner, frame: Frame, area: int, goal: int, cite: str) -> Refusal | None:
        """The area lies on the way and may be crossed, but the legs together cost too much."""
        present = (
            sum(1 << k for k, _ in self.present(runner, area))
            if movement.company_at(runner, frame.subject, area)
            else 0
        )
        ask = self.ask_of(frame, present)
        if self.line is None or not movement.reach(runner, frame.subject, area, ask) >> goal & 1:
            return None
        found = self.why_no_crossing(runner, frame, goal, present, 0, cite)
        return found if found.code == "cannot-pay" else None

    def why_no_crossing(self, runner: Runner, frame: Frame, goal: int, group: int, legs: int, cite: str) -> Refusal:
        """Why a group that is in `goal` may not go on from there without stopping (B25.7, T10.10)."""
        me = frame.subject
        ask = self.ask_of(frame, group)
        if pieces.owner(runner, goal) in (me, -1) or not movement.passable(runner, ask) >> goal & 1:
            return self._with_company(runner, "may-pass", frame, goal, group, cite) or Refusal(
                "forbidden", cite, case="crossing"
            )
        price = sum(self.leg_price(runner, frame, n) for n in range(1 if legs else 2))
        rule = self._rule(runner, "may-pass", goal, ask) or cite
        if price > gold(runner, me):
            return Refusal("cannot-pay", rule, case="crossing", price=price, gold=gold(runner, me))
        if not movement.leavable(runner, ask) >> goal & 1:
            return forbids(runner, "may-leave", goal, cite, ask)
        return refusal_reasons.unreached(runner, goal, rule, "reach-on", "crossing")

    def _rule(self, runner: Runner, quantity: str, area: int, ask: QueryContext) -> str:
        """The rule by which this group is allowed something there."""
        for mod, fr in active(runner, quantity, ask):
            if mod.op == "allow" and mod.counts(runner, fr) and mod.areas(runner, fr) >> area & 1:
                return str(mod.cite)
        return ""

    def out_of_reach(self, runner: Runner, frame: Frame, area: int, goal: int, kinds: int, cite: str) -> Refusal:
        """No way leads there; with one of these kinds in the group there would be one: it is named, with its rule."""
        for company in movement.companies(runner, kinds):
            ask = self.ask_of(frame, company)
            if movement.reach(runner, frame.subject, area, ask) >> goal & 1:
                card = runner.book.card_of_kind[bits(company)[0]]
                return Refusal("out-of-reach", runner.book.cards[card][1].cite, needs=card_id(runner, card))
        return self._unreached(runner, area, goal, cite)

    def _with_company(
        self, runner: Runner, quantity: str, frame: Frame, goal: int, group: int, cite: str
    ) -> Refusal | None:
        """What the group lacks to be allowed it: a figure whose company alone would do, and that one's rule."""
        for mod, fr in active(runner, quantity, self.ask_of(frame, group)):
            if mod.op == "allow" and mod.company and not group >> mod.kind & 1:
                fr = fr.about(self.ask_of(frame, group | 1 << mod.kind))
                if mod.counts(runner, fr) and mod.areas(runner, fr) >> goal & 1:
                    return Refusal("out-of-reach", str(mod.cite), needs=card_id(runner, fr.source))
        return None

    def why_not_group(self, runner: Runner, frame: Frame, pair: int, value: Answer, cite: str) -> Refusal:
        """Why this group cannot go from the one area of the pair to the other."""
        a, b = divmod(pair, runner.table.n_areas)
        d = self.group_domain(runner, frame, a, b)
        if isinstance(value, int):
            # a kind that is not in the area, or that is there and may not come along (B22.8)
            there = 0 <= value < runner.table.n_unit_kinds and runner.state.units[value][a]
            if there:
                kinds = tuple(unit_id(runner, kind) for kind in d.slots)
                return Refusal("forbidden", cite, key="units-unit", needs=kinds or NOTHING, amount=1)
            if self.lead is not None and value not in self.lead:  # nobody is named who leads: that comes first
                leads = tuple(unit_id(runner, kind) for kind in d.slots if kind in self.lead)
                return Refusal("wrong-amount", cite, case="lead", least=self.least, most=self.most, what=leads)
            return wrong_amount(runner, d, value, cite)
        own = 1 if self.lead is None else 2  # the limits of the move itself; what follows is wanted company
        # who leads comes first: whoever it is, is one of those who go
        plain = Vector(d.sort, d.slots, d.high, tuple(reversed(d.limits[:own])))
        if value not in plain:
            return wrong_amount(runner, plain, value, cite)
        group = sum(1 << k for k, n in zip(d.slots, value, strict=True) if n)
        present = sum(1 << k for k in d.slots)
        ask = self.ask_of(frame, group)
        if movement.reach(runner, frame.subject, a, ask) >> b & 1:
            found = refusal_reasons.entering(runner, b, True, cite, ask)
            if found is not None:
                return self._with_company(runner, "may-pass", frame, b, group, cite) or found
        return self.out_of_reach(runner, frame, a, b, present & runner.book.company_kinds & ~group, cite)
