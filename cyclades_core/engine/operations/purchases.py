"""Buying cards of a track: what one could pay for, the discounts of buildings, and the purchase."""

from __future__ import annotations

from ..rules import pieces
from ..rules.buildings import own_sites
from ..rules.cards import buyable
from ..rules.event_ids import building_id, card_id, faction_id
from ..rules.figures import buy_card
from ..rules.metropolises import discounts_of, use_discounts
from ..state import Frame
from ..state.position import Position
from ..state.selection import Select
from ..values.answer_domains import Domain, Vector
from ..values.bit_masks import bits
from ..values.refusals import Refusal
from .bound_amounts import wrong_amount
from .menu_line import MenuLine
from .operation import Change, Op
from .runner_interface import Runner


def discount_places(position: Position, faction: int) -> list[tuple[int, int]]:
    """Buildings of the faction with marks left this round: `(site, left)`; numbers from S on are off the board."""
    state, table, discounts = position.state, position.table, position.book.discounts
    extra = position.book.extra_discounts
    out = []
    for site in bits(own_sites(position, faction) & state.occupied):
        left = discounts[state.built[site] - 1] - state.mark[site]
        if state.special[site]:
            left += extra.get(state.special[site] - 1, 0)
        if left > 0:
            out.append((site, left))
    if state.hidden[faction]:
        left = discounts_of(position, table.n_sites + faction) - state.hidden_mark[faction]
        if left > 0:
            out.append((table.n_sites + faction, left))
    return out


class BuySelect(Select):
    """Cards on a track that the faction could pay for, with all its discounts."""

    __slots__ = ("cards", "floor", "line", "mask", "zones")
    costly = True

    def __init__(self, zones: list[int], mask: int, floor: int, line: MenuLine | None) -> None:
        super().__init__("card")
        self.zones = zones
        self.cards = 0  # those that may come to the track; 0: not known
        self.line = line  # whose price is paid as well, before the card
        self.mask = mask  # cards for which discounts count
        self.floor = floor

    def purse(self, position: Position, frame: Frame) -> int:
        """The gold that is left for a card once the menu line is paid."""
        have = position.state.gold[position.table.purse_of[frame.subject]]
        return have if self.line is None or not self.line.costs else have - max(0, self.line.price_of(position, frame))

    def price(self, position: Position, frame: Frame, card: int, discounts: int) -> int:
        price = position.book.zone_price[position.state.where[card]]
        if self.mask >> card & 1:
            price = max(min(price, self.floor), price - discounts)
        return price

    def least_price(self, position: Position, frame: Frame, card: int) -> int:
        """The price with all discounts."""
        return self.price(position, frame, card, sum([n for _, n in discount_places(position, frame.subject)]))

    def for_sale(self, position: Position, frame: Frame) -> list[int]:
        """All that is for sale."""
        return [position.state.zones[z][0] for z in self.zones if position.state.zones[z]]

    def some(self, position: Position, frame: Frame) -> bool:
        """Is there any? A card at its full price will do, and nobody's discounts are counted for it."""
        me = frame.subject
        have = self.purse(position, frame)
        prices, zones, tests = position.book.zone_price, position.state.zones, position.book.sale_test
        for z in self.zones:
            if prices[z] <= have and zones[z] and (not tests or buyable(position, me, zones[z][0])):
                return True
        return bool(self.mask) and bool(self.members(position, frame))

    def members(self, position: Position, frame: Frame) -> list[int]:
        me = frame.subject
        have = self.purse(position, frame)
        prices, zones, tests = position.book.zone_price, position.state.zones, position.book.sale_test
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
                    most = sum([n for _, n in discount_places(position, me)])
                if price - most > have:
                    continue
            if not tests or buyable(position, me, card):
                out.append(card)
        return out

    def refuse(self, position: Position, frame: Frame, value: int, cite: str) -> Refusal:
        there = [
            v
            for v in position.book.cards_by_id[position.book.cards[value][1].id]
            if position.state.where[v] in self.zones
        ]
        if there:
            value = there[0]
            most = sum(n for _, n in discount_places(position, frame.subject))
            price = self.price(position, frame, value, most)
            if price > (have := self.purse(position, frame)):
                return Refusal("cannot-pay", cite, price=price, gold=have)
            # the card's own condition for its sale
            return Refusal("condition", cite, by=card_id(position, value), key="card-sale")
        if self.cards and not self.cards >> value & 1:  # never sold here: a god, or a card of another track
            kinds = dict.fromkeys(position.book.cards[card][0] for card in bits(self.cards))
            needs = tuple(f"card-kind-{kind}" for kind in kinds)
            return Refusal("no-target", cite, case="kind", key="card-kind", needs=needs)
        return Refusal("not-offered", cite, what=card_id(position, value))

    def lacks(self, position: Position, frame: Frame, cite: str) -> Refusal | None:
        """Return the price of the cheapest card that is for sale, or that none is."""
        if self.members(position, frame):
            return None
        there = [card for z in self.zones for card in position.state.zones[z][:1]]
        reasons = [self.refuse(position, frame, card, cite) for card in there]
        dear = [each for each in reasons if each.code == "cannot-pay"]
        if not dear:
            return reasons[0] if reasons else Refusal("no-target", cite, key="card-for-sale")
        return min(dear, key=lambda each: int(str(each.args["price"])))


class Discounts(Op):
    """Which temples to use on this purchase: amounts per building (B13.5, L16.1)."""

    __slots__ = ("card", "select", "slot")

    def __init__(self, select: BuySelect, card: int, slot: int) -> None:
        super().__init__()
        self.select = select
        self.card = card
        self.slot = slot

    def domain(self, runner: Runner, frame: Frame) -> Vector:
        card = frame.bound[self.card]
        places = discount_places(runner, frame.subject) if self.select.mask >> card & 1 else []
        price = self.select.price(runner, frame, card, 0)
        most = max(0, price - self.select.floor)
        least = max(0, price - self.select.purse(runner, frame))
        slots = tuple(p for p, _ in places)
        high = tuple(min(n, most) for _, n in places)
        return Vector("discounts", slots, high, (((1 << len(slots)) - 1, least, most),))

    def run(self, runner: Runner, frame: Frame) -> int:
        return runner.ask(self, frame, self.domain(runner, frame), self.who(runner, frame))

    def tells(self, runner: Runner, frame: Frame, domain: Domain) -> bool:
        return isinstance(domain, Vector) and bool(domain.slots)

    def answer_amounts(self, runner: Runner, frame: Frame, amounts: tuple[int, ...]) -> int:
        d = runner.asked
        assert isinstance(d, Vector)
        frame.bind_pairs(self.slot, [(p, n) for p, n in zip(d.slots, amounts, strict=True) if n])
        return self.next

    def price_of_amounts(self, runner: Runner, frame: Frame, amounts: tuple[int, ...]) -> int | None:
        return self.select.price(runner, frame, frame.bound[self.card], sum(amounts))

    def _full_price(self, runner: Runner, card: int) -> Refusal:
        """What is no creature costs its full price, whatever is named beside it (T10.1)."""
        cite = getattr(runner.book.cards[card][1], "full_price", "") or self.cite
        return Refusal("forbidden", cite, by=card_id(runner, card), key="card-full-price")

    def refuse(self, runner: Runner, frame: Frame, value: int) -> Refusal:
        """A building that was named and gives nothing: not one's own, used already, or of another kind."""
        me, card = frame.subject, frame.bound[self.card]
        if not self.select.mask >> card & 1:
            return self._full_price(runner, card)
        if value < 0:
            return Refusal("not-offered", self.cite)
        table, hidden = runner.table, value >= runner.table.n_sites
        if value - table.n_sites != me if hidden else not own_sites(runner, me) >> value & 1:
            owner = value - table.n_sites if hidden else pieces.owner(runner, table.site_area[value])
            return Refusal("not-yours", self.cite, owner=faction_id(runner, owner))
        marked = runner.state.hidden_mark[me] if hidden else runner.state.mark[value]
        kind = runner.book.victory_types[0] if hidden else runner.state.built[value] - 1
        if not marked:
            return Refusal("no-target", self.cite, key="site-discount")
        return Refusal("used-up", self.cite, until="round", what=building_id(runner, kind))

    def refuse_amounts(self, runner: Runner, frame: Frame, amounts: tuple[int, ...]) -> Refusal:
        d, card = self.domain(runner, frame), frame.bound[self.card]
        if not self.select.mask >> card & 1 and amounts:
            return self._full_price(runner, card)
        if len(amounts) == len(d.slots):
            least = d.limits[0][1]
            if sum(amounts) < least and all(n <= high for n, high in zip(amounts, d.high, strict=True)):
                price = self.select.price(runner, frame, card, sum(amounts))
                return Refusal("cannot-pay", self.cite, price=price, gold=self.select.purse(runner, frame))
        return wrong_amount(runner, d, amounts, self.cite)


class Purchase(Change):
    """Pay for the card and play it."""

    __slots__ = ("card", "select", "used")

    def __init__(self, select: BuySelect, card: int, used: int) -> None:
        super().__init__(self._buy)
        self.select = select
        self.card = card
        self.used = used  # binding: discounts by building

    def cost(self, runner: Runner, frame: Frame) -> int:
        return self.select.price(runner, frame, frame.bound[self.card], sum(n for _, n in frame.pairs(self.used)))

    def _buy(self, runner: Runner, frame: Frame) -> None:
        me, what, used = frame.subject, frame.bound[self.card], frame.pairs(self.used)
        price = self.select.price(runner, frame, what, sum(n for _, n in used))
        for place, n in used:
            use_discounts(runner, place, n)
        buy_card(runner, me, what, price)
