"""Buying cards of a track: what one could pay for, the discounts of buildings, and the purchase."""

from __future__ import annotations

from ..plain.domains import Domain, Vector
from ..plain.masks import bits
from ..plain.refusals import Refusal
from ..rules import pieces
from ..rules.buildings import own_sites
from ..rules.cards import buyable
from ..rules.figures import buy_card
from ..rules.goods import gold
from ..rules.metropolises import discounts_of, use_discounts
from ..rules.naming import building_id, card_id, faction_id
from ..state import Frame
from ..state.position import Position
from ..state.select import Select
from .amounts import wrong_amount
from .operation import Change, Op
from .runner import Runner


def discount_places(m: Position, f: int) -> list[tuple[int, int]]:
    """Buildings of the faction with marks left this round: `(site, left)`; numbers from S on are off the board."""
    s, t, discounts = m.s, m.t, m.r.discounts
    extra = m.r.extra_discounts
    out = []
    for site in bits(own_sites(m, f) & s.occupied):
        left = discounts[s.built[site] - 1] - s.mark[site]
        if s.special[site]:
            left += extra.get(s.special[site] - 1, 0)
        if left > 0:
            out.append((site, left))
    if s.hidden[f]:
        left = discounts_of(m, t.S + f) - s.hidden_mark[f]
        if left > 0:
            out.append((t.S + f, left))
    return out


class BuySelect(Select):
    """Cards on a track that the faction could pay for, with all its discounts."""

    __slots__ = ("floor", "mask", "zones")
    costly = True

    def __init__(self, zones: list[int], mask: int, floor: int) -> None:
        super().__init__("card")
        self.zones = zones
        self.mask = mask  # cards for which discounts count
        self.floor = floor

    def price(self, m: Position, f: Frame, card: int, discounts: int) -> int:
        price = m.r.zone_price[m.s.where[card]]
        if self.mask >> card & 1:
            price = max(min(price, self.floor), price - discounts)
        return price

    def least_price(self, m: Position, f: Frame, card: int) -> int:
        """The price with all discounts."""
        return self.price(m, f, card, sum([n for _, n in discount_places(m, f.subject)]))

    def for_sale(self, m: Position, f: Frame) -> list[int]:
        """All that is for sale."""
        return [m.s.zones[z][0] for z in self.zones if m.s.zones[z]]

    def some(self, m: Position, f: Frame) -> bool:
        """Is there any? A card at its full price will do, and nobody's discounts are counted for it."""
        me = f.subject
        have = m.s.gold[m.t.purse_of[me]]
        prices, zones, tests = m.r.zone_price, m.s.zones, m.r.sale_test
        for z in self.zones:
            if prices[z] <= have and zones[z] and (not tests or buyable(m, me, zones[z][0])):
                return True
        return bool(self.mask) and bool(self.members(m, f))

    def members(self, m: Position, f: Frame) -> list[int]:
        me = f.subject
        have = m.s.gold[m.t.purse_of[me]]
        prices, zones, tests = m.r.zone_price, m.s.zones, m.r.sale_test
        most = -1  # discounts are counted only where the full price is too much
        out = []
        for z in self.zones:
            if not zones[z]:
                continue
            card = zones[z][0]
            price = prices[z]
            if price > have:
                if not self.mask >> card & 1 or have < min(price, self.floor):
                    continue
                if most < 0:
                    most = sum([n for _, n in discount_places(m, me)])
                if price - most > have:
                    continue
            if not tests or buyable(m, me, card):
                out.append(card)
        return out

    def refuse(self, m: Position, f: Frame, value: int, cite: str) -> Refusal:
        there = [v for v in m.r.cards_by_id[m.r.cards[value][1].id] if m.s.where[v] in self.zones]
        if there:
            value = there[0]
            most = sum(n for _, n in discount_places(m, f.subject))
            price = self.price(m, f, value, most)
            if price > gold(m, f.subject):
                return Refusal("cannot-pay", cite, price=price, gold=gold(m, f.subject))
            return Refusal("condition", cite, by=card_id(m, value))  # the card's own condition for its sale
        return Refusal("not-offered", cite, what=card_id(m, value))


class Discounts(Op):
    """Which temples to use on this purchase: amounts per building (B13.5, L16.1)."""

    __slots__ = ("card", "select", "slot")

    def __init__(self, select: BuySelect, card: int, slot: int) -> None:
        super().__init__()
        self.select = select
        self.card = card
        self.slot = slot

    def domain(self, m: Runner, f: Frame) -> Vector:
        card = f.bound[self.card]
        places = discount_places(m, f.subject) if self.select.mask >> card & 1 else []
        price = self.select.price(m, f, card, 0)
        most = max(0, price - self.select.floor)
        least = max(0, price - gold(m, f.subject))
        slots = tuple(p for p, _ in places)
        high = tuple(min(n, most) for _, n in places)
        return Vector("discounts", slots, high, (((1 << len(slots)) - 1, least, most),))

    def run(self, m: Runner, f: Frame) -> int:
        return m.ask(self, f, self.domain(m, f), self.who(m, f))

    def tells(self, m: Runner, f: Frame, d: Domain) -> bool:
        return isinstance(d, Vector) and bool(d.slots)

    def answer_amounts(self, m: Runner, f: Frame, amounts: tuple[int, ...]) -> int:
        d = m.asked
        assert isinstance(d, Vector)
        f.bind_pairs(self.slot, [(p, n) for p, n in zip(d.slots, amounts, strict=True) if n])
        return self.next

    def price_of_amounts(self, m: Runner, f: Frame, amounts: tuple[int, ...]) -> int | None:
        return self.select.price(m, f, f.bound[self.card], sum(amounts))

    def _full_price(self, m: Runner, card: int) -> Refusal:
        """What is no creature costs its full price, whatever is named beside it (T10.1)."""
        return Refusal("forbidden", getattr(m.r.cards[card][1], "full_price", "") or self.cite, by=card_id(m, card))

    def refuse(self, m: Runner, f: Frame, value: int) -> Refusal:
        """A building that was named and gives nothing: not one's own, used already, or of another kind."""
        me, card = f.subject, f.bound[self.card]
        if not self.select.mask >> card & 1:
            return self._full_price(m, card)
        t, hidden = m.t, value >= m.t.S
        if value - t.S != me if hidden else not own_sites(m, me) >> value & 1:
            owner = value - t.S if hidden else pieces.owner(m, t.site_area[value])
            return Refusal("not-yours", self.cite, owner=faction_id(m, owner))
        marked = m.s.hidden_mark[me] if hidden else m.s.mark[value]
        kind = m.r.victory_types[0] if hidden else m.s.built[value] - 1
        if not marked:
            return Refusal("no-target", self.cite)
        return Refusal("used-up", self.cite, until="round", what=building_id(m, kind))

    def refuse_amounts(self, m: Runner, f: Frame, amounts: tuple[int, ...]) -> Refusal:
        d, card = self.domain(m, f), f.bound[self.card]
        if not self.select.mask >> card & 1 and amounts:
            return self._full_price(m, card)
        if len(amounts) == len(d.slots):
            least = d.limits[0][1]
            if sum(amounts) < least and all(n <= high for n, high in zip(amounts, d.high, strict=True)):
                price = self.select.price(m, f, card, sum(amounts))
                return Refusal("cannot-pay", self.cite, price=price, gold=gold(m, f.subject))
        return wrong_amount(m, d, amounts, self.cite)


class Purchase(Change):
    """Pay for the card and play it."""

    __slots__ = ("card", "select", "used")

    def __init__(self, select: BuySelect, card: int, used: int) -> None:
        super().__init__(self._buy)
        self.select = select
        self.card = card
        self.used = used  # binding: discounts by building

    def cost(self, m: Runner, f: Frame) -> int:
        return self.select.price(m, f, f.bound[self.card], sum(n for _, n in f.pairs(self.used)))

    def _buy(self, m: Runner, f: Frame) -> None:
        me, what, used = f.subject, f.bound[self.card], f.pairs(self.used)
        price = self.select.price(m, f, what, sum(n for _, n in used))
        for place, n in used:
            use_discounts(m, place, n)
        buy_card(m, me, what, price)
