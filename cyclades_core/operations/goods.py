"""Verbs of gold and goods: pay, gain, discard, steal."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from ..plain.refusals import Refusal
from ..plain.registry import Node, verb
from ..plain.reveals import GOLD
from ..plain.takes import BINDING, NAME, NAMES, NUMBER
from ..rules.elimination import partner_of
from ..rules.goods import earn, gain, gold, has, lose, pay, steal
from ..rules.naming import goods_id
from ..rules.news import tell
from ..state import Frame
from ..state.book import Number
from .operation import Change
from .runner import Runner

__all__: list[str] = []

Path = tuple[Any, ...]


class Pay(Change):
    """Pay; the clause goes on only if the purse holds it."""

    __slots__ = ("amount", "payers", "to")
    pays = True

    def __init__(self, amount: Number, payers: Callable[[Runner, Frame], Iterable[int]], to: Number | None) -> None:
        super().__init__(self._pay)
        self.amount = amount
        self.payers = payers
        self.to = to

    def _payer(self, m: Runner, f: Frame) -> int:
        need = self.amount(m, f)
        for payer in self.payers(m, f):
            if gold(m, payer) >= need:
                return payer
        return -1

    def _pay(self, m: Runner, f: Frame) -> None:
        payer = self._payer(m, f)
        if payer >= 0:
            pay(m, payer, self.amount(m, f), self.to(m, f) if self.to else -1)

    def can(self, m: Runner, f: Frame) -> bool:
        return self._payer(m, f) >= 0 and self.can_next(m, f)

    def affords(self, m: Runner, f: Frame) -> bool:
        return self._payer(m, f) >= 0

    def cost(self, m: Runner, f: Frame) -> int:
        return self.amount(m, f) if self._payer(m, f) == f.subject else 0

    def lacks(self, m: Runner, f: Frame) -> Refusal | None:
        if self._payer(m, f) >= 0:
            return None
        have = max((gold(m, payer) for payer in self.payers(m, f)), default=0)
        return Refusal("cannot-pay", self.cite, price=self.amount(m, f), gold=have)


@verb(
    "pay",
    required=("gold",),
    params={
        "gold": NUMBER("how much"),
        "to": BINDING("a faction; without it the bank"),
        "payer": NAMES("`mine`, `partner` (with a purse of his own), or both: the first who can"),
    },
)
def _pay(c: Any, node: Node, path: Path) -> None:
    """Pay gold. What cannot be paid cannot be done."""
    amount = c.number(node["gold"], (*path, "gold"))
    to = c.faction_ref(node["to"], (*path, "to")) if "to" in node else None
    names = node.get("payer", "mine")
    names = names if isinstance(names, list) else [names]
    for i, name in enumerate(names):
        c.one_of(name, ("mine", "partner"), (*path, "payer", i))

    def payers(m: Runner, f: Frame) -> list[int]:
        out = [f.subject] if "mine" in names else []
        if "partner" in names:
            other = partner_of(m, f.subject)
            if other >= 0 and m.t.purse_of[other] != m.t.purse_of[f.subject]:  # of one purse nobody pays for another
                out.append(other)
        return out

    c.add(Pay(amount, payers, to))


@verb(
    "gain",
    params={
        "gold": NUMBER("how much gold"),
        "goods": NAME("which goods (id or binding)"),
        "count": NUMBER("how many"),
        "for": BINDING("the faction that gains"),
    },
)
def _gain(c: Any, node: Node, path: Path) -> None:
    """Take gold from the bank or goods from the stock; what the stock lacks is not gained."""
    who = c.faction_ref(node.get("for", "mine"), (*path, "for"))
    if "gold" in node:
        amount = c.number(node["gold"], (*path, "gold"))
        c.change(lambda m, f: earn(m, who(m, f), amount(m, f)))
        return
    if "goods" not in node:
        c.problem("missing-key", path, name="goods")
        return
    g = _goods(c, node["goods"], (*path, "goods"))
    n = c.number(node.get("count", 1), (*path, "count"))
    do = c.change(lambda m, f: gain(m, who(m, f), g(m, f), n(m, f)), lambda m, f: m.s.gstock[g(m, f)] > 0)
    do.lack = "nothing-left"
    do.what = lambda m, f: goods_id(m, g(m, f))


def _goods(c: Any, value: Any, path: Path) -> Any:
    if c.is_binding(value):
        return c.ref(value, path)
    number = c.number_of("goods", value, path)
    return lambda m, f: number


class Discard(Change):
    __slots__ = ("count", "goods")

    def __init__(self, goods: Number, count: Number) -> None:
        super().__init__(lambda m, f: lose(m, f.subject, goods(m, f), count(m, f)))
        self.goods = goods
        self.count = count

    def can(self, m: Runner, f: Frame) -> bool:
        return has(m, f.subject, self.goods(m, f)) >= self.count(m, f) and self.can_next(m, f)

    def lacks(self, m: Runner, f: Frame) -> Refusal | None:
        need, have = self.count(m, f), has(m, f.subject, self.goods(m, f))
        if have >= need:
            return None
        return Refusal("cannot-pay", self.cite, price=need, gold=have, what=goods_id(m, self.goods(m, f)))


@verb(
    "discard", required=("goods",), params={"goods": NAME("which goods (id or binding)"), "count": NUMBER("how many")}
)
def _discard(c: Any, node: Node, path: Path) -> None:
    """Give goods back to the stock. What one does not have cannot be discarded."""
    n = c.number(node.get("count", 1), (*path, "count"))
    c.add(Discard(_goods(c, node["goods"], (*path, "goods")), n))


@verb(
    "steal",
    required=("from",),
    params={
        "from": BINDING("the victim"),
        "goods": NAME("which goods"),
        "count": NUMBER("how many"),
        "gold": NUMBER("how much gold"),
    },
)
def _steal(c: Any, node: Node, path: Path) -> None:
    """Take goods or gold from another faction, as much as it has."""
    victim = c.faction_ref(node["from"], (*path, "from"))
    if "gold" in node:
        amount = c.number(node["gold"], (*path, "gold"))

        def take(m: Runner, f: Frame) -> None:
            n = min(amount(m, f), gold(m, victim(m, f)))
            m.s.gold[m.t.purse_of[victim(m, f)]] -= n
            m.s.gold[m.t.purse_of[f.subject]] += n
            m.reveal(GOLD)  # how much there was behind the victim's screen
            tell(m, "gold-stolen", f.subject, victim(m, f), n)

        c.change(take)
        return
    g = _goods(c, node.get("goods"), (*path, "goods"))
    n = c.number(node.get("count", 1), (*path, "count"))
    c.change(lambda m, f: steal(m, f.subject, victim(m, f), g(m, f), n(m, f)))
