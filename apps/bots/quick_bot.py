"""A player of rules of thumb, in any edition: no search, no samples, some thousand answers a second.

Each answer is valued by what it would bring: a line by its definition and by the best target of its first question, a
god by its lines, a card by its text, an area by what stands in it. The weights are in `quick.toml`. Nothing in here
knows a card.
"""

from __future__ import annotations

from random import Random
from typing import Any

from cyclades_core.engine.values.answer_domains import NONE, One, Vector
from cyclades_core.game.battle_odds import attacker_wins

from .content_values import Brings
from .seat_facts import Facts
from .turns import Turn
from .weights import load_weights

__all__ = ["QuickBot"]

TIE = 0.5  # up to so much less an answer is as good as the best one: chance decides
LOOKED_AT = 24  # answers of a long list that are valued
STRONGEST = 8  # from so many units on the odds are those of so many


class QuickBot:
    """Values the answers by rules of thumb; keyword arguments are weights."""

    def __init__(self, **weights: float) -> None:
        self._w = {**load_weights("quick"), **weights}
        self._margin = 0.0  # how much the god of the last offering is worth more than the next best
        self._always: dict[Brings, float] = {}

    @classmethod
    def parameters(cls) -> dict[str, float]:
        """What a spec can set, with the defaults."""
        return load_weights("quick")

    def choose(self, turn: Turn) -> Any:
        return self.answer(turn.facts, turn.rng)

    def forget(self) -> None:
        """Nothing is known of the last offering: the least is offered next."""
        self._margin = 0.0

    def answer(self, facts: Facts, rng: Random) -> Any:
        """An answer to the question of these facts."""
        domain = facts.domain
        if isinstance(domain, Vector):
            return self._amounts(facts, domain, rng)
        sort = facts.sort
        if sort == "number":
            return self._number(facts)
        if sort == "god":
            return self._god(facts, rng)
        value = VALUED.get(sort)
        if value is None or not isinstance(domain, One):
            return domain.item(rng.randrange(domain.count))
        answers = domain.answers
        if len(answers) > LOOKED_AT:
            answers = rng.sample(answers, LOOKED_AT)
        return self._best([(value(self, facts, answer), answer) for answer in answers], rng)

    def _best(self, valued: list[tuple[float, Any]], rng: Random) -> Any:
        """The best answer, or one of those that are nearly as good."""
        top = max(value for value, _ in valued) - TIE
        good = [answer for value, answer in valued if value >= top]
        return good[0] if len(good) == 1 else good[rng.randrange(len(good))]

    # -- what things bring ---------------------------------------------------------------------------------------

    def brings(self, facts: Facts, brings: Brings) -> float:
        """What a line or a card is worth to whoever is asked."""
        out = self._always.get(brings)
        if out is None:
            out = self._always[brings] = self._anyway(brings)
        if brings.goods:
            w = self._w
            out += sum([w["goods"] + w["goods-more"] * facts.has_goods(goods) for goods in brings.goods])
        for types in brings.builds:
            out += max([self.type(facts, kind) for kind in types])
        return out

    def _anyway(self, brings: Brings) -> float:
        """The part of it that is the same for everybody at any moment."""
        w = self._w
        out = brings.gold * w["thrift"] + brings.places * w["unit"] + brings.tokens * w["income"]
        out += brings.effects * w["effect"] + brings.abilities * w["ability"] + brings.steals * w["steal"]
        return out

    def type(self, facts: Facts, kind: int) -> float:
        """A building of this type."""
        w = self._w
        if kind == NONE:
            return 0.0
        if facts.is_victory(kind):
            return w["victory"]
        if facts.has_type(kind):
            return w["building"]
        return w["set"] if facts.in_set(kind) and facts.missing() == 1 else w["kind"]

    # -- values of answers ---------------------------------------------------------------------------------------

    def line(self, facts: Facts, line: int) -> float:
        """A line of a menu: what it brings, less its price; doing nothing is worth nothing."""
        if line == NONE:
            return TIE  # what is hardly worth anything is left
        brings = facts.values.lines[line]
        value = self.brings(facts, brings)
        if brings.builds and not facts.free_sites:
            value -= self._w["kind"]  # something else has to go
        price = facts.price(line) if facts.line_card(line) < 0 else 0
        first = facts.first_question(line)
        if first is not None and isinstance(first, One):
            value += self._target(facts, first, bool(brings.moves), bool(price))
        return value - price * self._w["thrift"]

    def _target(self, facts: Facts, domain: One, moves: bool, paid: bool) -> float:
        """The best target of a line: for moves and cards to buy; wherever else one does it, it is done. `paid`: the
        line has a price, so that of a card's slot is no second one.
        """
        if domain.sort == "pair":
            return max(self.pair(facts, answer) for answer in domain.answers[:LOOKED_AT])
        if domain.sort == "card":
            worth = self._text if paid else self.card
            return max(worth(facts, answer) for answer in domain.answers[:LOOKED_AT])
        if moves and domain.sort == "area":  # where ships leave from: as good as where they can go
            return max((self._sails(facts, area) for area in domain.answers if area != NONE), default=0.0)
        return 0.0

    def _sails(self, facts: Facts, area: int) -> float:
        return self._w["sea"] if facts.garrison(area) > 1 else -self._w["sea"]

    def card(self, facts: Facts, card: int) -> float:
        """A card, less the price of the slot it lies on."""
        return self._text(facts, card) - (facts.card_price(card) * self._w["thrift"] if card != NONE else 0.0)

    def _text(self, facts: Facts, card: int) -> float:
        """A card, whatever it costs."""
        return self._gain(facts, facts.values.cards[card]) if card != NONE else 0.0

    def pair(self, facts: Facts, answer: int) -> float:
        """A march: what taking the area is worth times the chance of it, less those who fall and what is left bare."""
        start, goal = facts.pair(answer)
        troops = facts.garrison(start)
        value = self.conquest(facts, goal, troops)
        if facts.is_land(start):
            plain, victory = facts.buildings_at(start)
            bare = self._w["guard"] * (1 + plain) + self._w["victory"] * victory / 4
            if facts.lands(facts.me) <= 1:
                bare += self._w["land"]
            if troops <= 2 or facts.threat(start) >= troops:
                value -= bare / 2
        return value

    def conquest(self, facts: Facts, area: int, attackers: int) -> float:
        """Going to an area with so many units."""
        w = self._w
        owner = facts.owner(area)
        if facts.is_friend(owner):
            return min(facts.threat(area) - facts.garrison(area), 0) * w["guard"] / 4 - 1.0
        if facts.is_land(area):
            plain, victory = facts.buildings_at(area)
            prize = w["land"] + w["income"] * facts.income_of(area) + w["building"] * 2 * plain + w["victory"] * victory
        else:
            prize = w["sea"] + w["income"] * facts.income_of(area)
        defenders = facts.garrison(area)
        if not defenders:
            return prize
        chance = attacker_wins((1,) * min(attackers, STRONGEST), (1,) * min(defenders, STRONGEST), 0, facts.die)
        return chance * prize - w["loss"] * min(attackers, defenders + 1) * (1 - chance / 2)

    def area(self, facts: Facts, area: int) -> float:
        """An area to put something in, or to go to."""
        w = self._w
        if area == NONE:
            return 0.0
        owner = facts.owner(area)
        if facts.prompt in ATTACKS:
            return self.conquest(facts, area, 2)
        if facts.is_friend(owner):
            lack = facts.threat(area) - facts.garrison(area)
            rich = 0
            if facts.is_land(area):
                plain, victory = facts.buildings_at(area)
                rich = plain + 4 * victory
            return w["guard"] * (lack + 1) + rich - facts.garrison(area) / 2 + facts.income_of(area)
        if owner < 0:
            return w["sea"] + w["income"] * facts.income_of(area)
        return w["sea"]

    def site(self, facts: Facts, site: int) -> float:
        """A site to build on: a free one, where the building is safe."""
        if site == NONE:
            return -1.0
        try:
            area, there = facts.site(site)
        except IndexError:
            return 0.0  # a metropolis that lies on a card
        value = facts.garrison(area) / 4 - facts.threat(area) / 4
        return value if there < 0 else value - self.type(facts, there)

    def units(self, facts: Facts, answer: int) -> float:
        """Units to be hit: somebody else's, rather of who is ahead."""
        if answer == NONE:
            return 0.0
        area, _ = facts.units(answer)
        who = facts.holder(area)
        return -2.0 if facts.is_friend(who) else 1.0 + (facts.metropolises(who) if who >= 0 else 0)

    def faction(self, facts: Facts, who: int) -> float:
        """Somebody to be hit: who is ahead."""
        if who == NONE:
            return 0.0
        if facts.is_friend(who):
            return -2.0
        return 2.0 * facts.metropolises(who) + facts.lands(who) / 2

    def goods(self, facts: Facts, goods: int) -> float:
        return 0.0 if goods == NONE else float(facts.has_goods(goods))

    def yes(self, facts: Facts, answer: int) -> float:
        """What one may do, one mostly likes to."""
        return 1.0 if answer == 1 else 0.0

    # -- offerings and amounts -----------------------------------------------------------------------------------

    def _god(self, facts: Facts, rng: Random) -> Any:
        """The god that brings most for what it would cost."""
        domain = facts.domain
        valued = [(self.god(facts, domain.item(i)), domain.item(i)) for i in range(domain.count)]
        ranked = sorted((value for value, _ in valued), reverse=True)
        self._margin = ranked[0] - ranked[1] if len(ranked) > 1 else 0.0
        return self._best(valued, rng)

    def god(self, facts: Facts, god: Any) -> float:
        """What its lines bring with the gold that is left, its own text, and less what must be offered."""
        w = self._w
        free, paid = facts.god_lines(god)
        least = facts.offer_on(god) + 1 if free or paid else 0
        least = max(least, 1) if free or paid else 0
        gold = facts.gold - least
        lines = facts.values.lines
        value = self.brings(facts, facts.values.cards[god]) if not (free or paid) else 0.0
        for line in free:
            value += self._gain(facts, lines[line])
        for line in paid:
            price = facts.price(line)
            gain = self._gain(facts, lines[line]) - price * w["thrift"]
            if lines[line].picks and price <= gold:
                gain += self._picked(facts, line)
            if gain > 0 and price <= gold:
                value += gain
                gold -= price
        return value - least * w["thrift"]

    def _picked(self, facts: Facts, line: int) -> float:
        """The best card that a line with a price lets one choose."""
        first = facts.first_question(line)
        if not isinstance(first, One) or first.sort != "card":
            return 0.0
        return max(self._text(facts, card) for card in first.answers[:LOOKED_AT])

    def _gain(self, facts: Facts, brings: Brings) -> float:
        value = self.brings(facts, brings) + brings.moves * self._w["land"] / 3
        return value - self._w["kind"] if brings.builds and not facts.free_sites else value

    def _number(self, facts: Facts) -> Any:
        """The least; at an offering more of it the more this god is worth than another."""
        domain = facts.domain
        least = domain.item(0)
        if facts.prompt != "bid" or not isinstance(least, int):
            return least
        wish = least + min(self._margin * self._w["raise"], facts.gold / 4)
        best = least
        for i in range(min(domain.count, 60)):
            amount = domain.item(i)
            if not isinstance(amount, int) or amount > wish:
                break
            best = amount
        return best

    def _amounts(self, facts: Facts, domain: Vector, rng: Random) -> Any:
        """All that one has, where it is discounts or a group that moves; else by chance."""
        if facts.sort in ("discounts", "group"):
            if domain.high in domain:
                return domain.high
            return domain.item(domain.count - 1)
        return domain.item(rng.randrange(domain.count))


# Questions about an area that units go to.
ATTACKS = frozenset({"sail-to", "sail-on"})
VALUED = {
    "line": QuickBot.line,
    "card": QuickBot.card,
    "pair": QuickBot.pair,
    "area": QuickBot.area,
    "site": QuickBot.site,
    "building": QuickBot.site,
    "type": QuickBot.type,
    "units": QuickBot.units,
    "faction": QuickBot.faction,
    "goods": QuickBot.goods,
    "yes-no": QuickBot.yes,
}
