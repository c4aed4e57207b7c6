"""What a move over land or through the air can do: who may lead it, where it may start and go, and in what company.

One `LandMove` is one use of the verb `move`; its questions are asked by the operations of `moving`.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..plain.asking import Ask
from ..plain.domains import Answer, Vector
from ..plain.masks import bits
from ..plain.refusals import Refusal
from ..rules import denying, movement, pieces
from ..rules.goods import gold
from ..rules.naming import card_id, unit_id
from ..rules.quantities import active, forbidden_at_most, forbids
from ..state import Frame
from ..state.select import AreaTerm
from .amounts import wrong_amount
from .legs import Move
from .runner import Runner

__all__ = ["LandMove"]


class LandMove(Move):
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

    def ask_of(self, f: Frame, group: int = 0) -> Ask:
        """What is asked about this move with such a group."""
        return Ask(f.subject, self.kind, group, f.source)

    def present(self, m: Runner, a: int) -> list[tuple[int, int]]:
        """Kinds (with numbers) that could go along from area `a`, carried things included."""
        if not self.kinds:
            self.kinds = (*sorted({*(self.lead or ()), *self.others}), *m.r.carried_kinds)
        units = m.s.units
        return [(k, n) for k in self.kinds if (n := units[k][a])]

    def can_lead(self, m: Runner, a: int) -> bool:
        units = m.s.units
        for k in self.others if self.lead is None else self.lead:
            if units[k][a]:
                return True
        return False

    def starts(self, m: Runner, f: Frame) -> Sequence[int]:
        me = f.subject
        if self.lead_cards and not m.s.zones[m.t.hands[me]] and not m.s.zones[m.t.secrets[me]]:
            return ()
        mask = m.s.owned[me] & m.t.land & m.s.manned
        if self.origin is not None:
            mask &= self.origin.mask(m, f)
        if mask:
            mask = self._led(m, me, mask)
        if not mask:
            return ()
        ask = self.ask_of(f)
        return bits(mask & movement.leavable(m, ask))

    def _led(self, m: Runner, me: int, mask: int) -> int:
        """Those of the faction's manned areas where somebody stands who may lead."""
        s, t, out = m.s, m.t, 0
        if self.lead is None:
            # everybody may, but for the few who hold an area and never leave it
            for k in self.stay:
                for a in bits(mask & pieces.standing(m, k)):
                    if not self.can_lead(m, a):
                        mask &= ~(1 << a)
            return mask
        if self.lead_cards:
            # single figures, whose cards lie in front of the faction
            for card in s.zones[t.hands[me]] + s.zones[t.secrets[me]]:
                if self.lead_cards >> card & 1:
                    a = pieces.find(m, m.r.kind_of_card[card])
                    if 0 <= a < t.A:
                        out |= 1 << a
            return mask & out
        for k in self.lead:
            out |= pieces.standing(m, k)
        return mask & out

    def goals(self, m: Runner, f: Frame, enter: int) -> int:
        """Areas in which this move may end."""
        return enter & self.to.mask(m, f) if self.to is not None else enter

    def targets(self, m: Runner, f: Frame, a: int, enter: int, price: int) -> tuple[int, dict[int, list[int]]]:
        """Areas open to any group from `a`, and those that need company: area -> masks of kinds, of which one does."""
        me = f.subject
        if self.free_to:
            return self.goals(m, f, enter) & ~(1 << a), {}
        ask = self.ask_of(f)
        reach = movement.reach(m, me, a, ask)
        goals = self.goals(m, f, enter)
        plain = reach & goals | self._crossings(m, f, reach & ~goals, 0, price)
        special: dict[int, list[int]] = {}
        company_here = movement.company_at(m, me, a) if m.r.company_kinds else 0
        if not company_here:
            return plain, special
        present = sum(1 << k for k, _ in self.present(m, a))
        # one companion may widen the reach and another allow the crossing, so sets of them are tried, small ones first
        for company in movement.companies(m, present):
            ask = self.ask_of(f, company)
            wider = movement.reach(m, me, a, ask) & ~plain
            for b in bits(wider & goals | self._crossings(m, f, wider & ~goals, company, price)):
                if not any(less & company == less for less in special.get(b, ())):
                    special.setdefault(b, []).append(company)
        return plain, special

    def _crossings(self, m: Runner, f: Frame, mask: int, group: int, price: int) -> int:
        """Areas of the mask that can be crossed with this company, because a leg that leads on can be paid."""
        if not mask or "may-pass" not in m.r.mods or self.line is None or (not group and not m.t.allies):
            return 0
        ask = self.ask_of(f, group)
        mask &= movement.passable(m, ask) & m.t.land
        return sum(1 << a for a in bits(mask) if self.onward(m, f, a, group, 1, price, ()))

    def onward(self, m: Runner, f: Frame, a: int, group: int, legs: int, spent: int, been: tuple[int, ...]) -> int:
        """Where a group crossing `a` may go next, after `legs` legs that cost `spent`: ends or further crossings."""
        me = f.subject
        cost = self.leg_price(m, f, legs)
        if spent + cost > gold(m, me) or a in been:
            return 0
        ask = self.ask_of(f, group)
        if not movement.leavable(m, ask) >> a & 1:
            return 0
        enter = self.goals(m, f, movement.enterable(m, True, ask))
        reach = movement.reach(m, me, a, ask)
        out = reach & enter
        for b in bits(reach & ~enter & movement.passable(m, ask) & m.t.land):
            if self.onward(m, f, b, group, legs + 1, spent + cost, (*been, a)):
                out |= 1 << b
        return out

    def pairs(self, m: Runner, f: Frame) -> list[int]:
        """All `from * A + to` that some group can make."""
        starts = self.starts(m, f)
        if not starts:
            return []
        price = self.leg_price(m, f)
        enter = movement.enterable(m, True, self.ask_of(f))
        out = []
        for a in starts:
            plain, special = self.targets(m, f, a, enter, price)
            for b in special:
                plain |= 1 << b
            out += [a * m.t.A + b for b in bits(plain)]
        return out

    def possible(self, m: Runner, f: Frame) -> bool:
        """Is there any pair?"""
        starts = self.starts(m, f)
        if not starts:
            return False
        me, t, ask = f.subject, m.t, self.ask_of(f)
        if self.free_to or self.to is None:
            if self.free_to:
                reach = self.goals(m, f, t.land if len(starts) > 1 else t.land & ~(1 << starts[0]))
            else:
                reach = self._plain_reach(m, me, starts, ask)
            # first without a look at the exceptions from what is forbidden
            if reach and (reach & ~forbidden_at_most(m, "may-enter", ask) or movement.enterable(m, True, ask, reach)):
                return True
            if self.free_to:
                return False
            # nothing else leads on but an ally's area, a card that makes areas neighbours, or company
            if not t.allies and not m.r.widened and not (m.r.company_kinds and self._company(m, me, starts)):
                return False
        price = self.leg_price(m, f)
        enter = movement.enterable(m, True, ask)
        for a in starts:
            plain, special = self.targets(m, f, a, enter, price)
            if plain or special:
                return True
        return False

    def _plain_reach(self, m: Runner, me: int, starts: Sequence[int], ask: Ask) -> int:
        """The land next door to one of these areas, or over a bridge of own fleets."""
        t, near = m.t, m.t.near
        out = here = 0
        for a in starts:
            out |= near[a]
            here |= 1 << a
        out &= t.land
        for _, coast in movement.bridge(m, movement.carriers(m, me, ask)):
            for a in bits(coast & here):
                out |= coast & ~(t.island[a] if t.bridge_other_island else 1 << a)
        return out

    def _company(self, m: Runner, me: int, starts: Sequence[int]) -> bool:
        """Does somebody stand in one of these areas whose company widens a move?"""
        return any(movement.company_at(m, me, a) for a in starts)

    def group_domain(self, m: Runner, f: Frame, a: int, b: int) -> Vector:
        """The groups that can go from `a` to `b`."""
        present = self.present(m, a)
        slots, high = zip(*present, strict=True) if present else ((), ())
        carried, lead = m.r.carried, self.lead
        units = leads = 0
        for i, k in enumerate(slots):
            if not carried[k]:
                units |= 1 << i
            if lead is not None and k in lead:
                leads |= 1 << i
        limits = [(units, 1, 999)]
        if lead is not None:
            limits.append((leads, self.least, self.most))
        if not m.r.company_kinds or not movement.company_at(m, f.subject, a):
            return Vector("group", slots, high, tuple(limits))  # no company that some of the ways would need
        price = self.leg_price(m, f)
        enter = movement.enterable(m, True, self.ask_of(f))
        plain, special = self.targets(m, f, a, enter, price)
        if not plain >> b & 1 and b in special:
            single = [mask for mask in special[b] if mask & (mask - 1) == 0]
            wanted = [sum(single)] if single else [1 << k for k in bits(special[b][0])]
            limits += [(sum(1 << i for i, k in enumerate(slots) if mask >> k & 1), 1, 999) for mask in wanted]
        return Vector("group", slots, high, tuple(limits))

    # -- refusals -------------------------------------------------------------------------------------------------

    def why_not(self, m: Runner, f: Frame, pair: int, cite: str) -> Refusal:
        """Why nobody can go from the one area of the pair to the other."""
        a, b = divmod(pair, m.t.A)
        me = f.subject
        ask = self.ask_of(f)
        if not m.t.land >> a & 1:
            return Refusal("no-target", cite)
        if pieces.owner(m, a) != me:
            return denying.yours(m, a, cite)
        if self.origin is not None and not self.origin.mask(m, f) >> a & 1:
            out: Refusal = self.origin.refuse(m, f, a, cite)
            return out
        if not movement.leavable(m, ask) >> a & 1:
            return forbids(m, "may-leave", a, cite, ask)
        if not self.can_lead(m, a):
            return Refusal("no-target", cite)
        found = denying.entering(m, b, True, cite, ask)
        if found is not None and found.code != "no-target" and not self.free_to:
            # what may not be entered might be crossed, if the way on could be paid
            found = self._dear(m, f, a, b, cite) or found
        if found is None and self.to is not None and not self.to.mask(m, f) >> b & 1:
            found = self.to.refuse(m, f, b, cite)
        return found or Refusal("out-of-reach", cite)

    def _dear(self, m: Runner, f: Frame, a: int, b: int, cite: str) -> Refusal | None:
        """The area lies on the way and may be crossed, but the legs together cost too much."""
        present = sum(1 << k for k, _ in self.present(m, a)) if movement.company_at(m, f.subject, a) else 0
        ask = self.ask_of(f, present)
        if self.line is None or not movement.reach(m, f.subject, a, ask) >> b & 1:
            return None
        found = self.why_no_crossing(m, f, b, present, 0, cite)
        return found if found.code == "cannot-pay" else None

    def why_no_crossing(self, m: Runner, f: Frame, b: int, group: int, legs: int, cite: str) -> Refusal:
        """Why a group that is in `b` may not go on from there without stopping (B25.7, T10.10)."""
        me = f.subject
        ask = self.ask_of(f, group)
        if pieces.owner(m, b) in (me, -1) or not movement.passable(m, ask) >> b & 1:
            return self._with_company(m, "may-pass", f, b, group, cite) or Refusal("forbidden", cite, case="crossing")
        price = sum(self.leg_price(m, f, n) for n in range(1 if legs else 2))
        rule = self._rule(m, "may-pass", b, ask) or cite
        if price > gold(m, me):
            return Refusal("cannot-pay", rule, case="crossing", price=price, gold=gold(m, me))
        if not movement.leavable(m, ask) >> b & 1:
            return forbids(m, "may-leave", b, cite, ask)
        return Refusal("out-of-reach", rule, case="crossing")

    def _rule(self, m: Runner, quantity: str, a: int, ask: Ask) -> str:
        """The rule by which this group is allowed something there."""
        for mod, fr in active(m, quantity, ask):
            if mod.op == "allow" and mod.counts(m, fr) and mod.areas(m, fr) >> a & 1:
                return str(mod.cite)
        return ""

    def out_of_reach(self, m: Runner, f: Frame, a: int, b: int, kinds: int, cite: str) -> Refusal:
        """No way leads there; with one of these kinds in the group there would be one: it is named, with its rule."""
        for company in movement.companies(m, kinds):
            ask = self.ask_of(f, company)
            if movement.reach(m, f.subject, a, ask) >> b & 1:
                card = m.r.card_of_kind[bits(company)[0]]
                return Refusal("out-of-reach", m.r.cards[card][1].cite, needs=card_id(m, card))
        return Refusal("out-of-reach", cite)

    def _with_company(self, m: Runner, quantity: str, f: Frame, b: int, group: int, cite: str) -> Refusal | None:
        """What the group lacks to be allowed it: a figure whose company alone would do, and that one's rule."""
        for mod, fr in active(m, quantity, self.ask_of(f, group)):
            if mod.op == "allow" and mod.company and not group >> mod.kind & 1:
                fr = fr.about(self.ask_of(f, group | 1 << mod.kind))
                if mod.counts(m, fr) and mod.areas(m, fr) >> b & 1:
                    return Refusal("out-of-reach", str(mod.cite), needs=card_id(m, fr.source))
        return None

    def why_not_group(self, m: Runner, f: Frame, pair: int, value: Answer, cite: str) -> Refusal:
        """Why this group cannot go from the one area of the pair to the other."""
        a, b = divmod(pair, m.t.A)
        d = self.group_domain(m, f, a, b)
        if isinstance(value, int):
            # a kind that is not in the area, or that is there and may not come along (B22.8)
            there = 0 <= value < m.t.K and m.s.units[value][a]
            if there:
                return Refusal("forbidden", cite, by=unit_id(m, value))
            return wrong_amount(m, d, value, cite)
        own = 1 if self.lead is None else 2  # the limits of the move itself; what follows is wanted company
        plain = Vector(d.sort, d.slots, d.high, d.limits[:own])
        if value not in plain:
            return wrong_amount(m, plain, value, cite)
        group = sum(1 << k for k, n in zip(d.slots, value, strict=True) if n)
        present = sum(1 << k for k in d.slots)
        ask = self.ask_of(f, group)
        if movement.reach(m, f.subject, a, ask) >> b & 1:
            found = denying.entering(m, b, True, cite, ask)
            if found is not None:
                return self._with_company(m, "may-pass", f, b, group, cite) or found
        return self.out_of_reach(m, f, a, b, present & m.r.company_kinds & ~group, cite)
