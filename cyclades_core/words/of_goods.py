"""Words of gold and goods: pay, gain, discard, steal."""

from __future__ import annotations

from ..operations.paying import Discard, Pay
from ..operations.runner import Runner
from ..rules.elimination import partner_of
from ..rules.goods import earn, gain, steal, steal_gold
from ..rules.naming import goods_id
from ..state import Frame
from ..state.book import Number
from .maker import Maker
from .registry import Node, verb
from .takes import BINDING, NAME, NAMES, NUMBER, Path


@verb(
    "pay",
    required=("gold",),
    params={
        "gold": NUMBER("how much"),
        "to": BINDING("a faction; without it the bank"),
        "payer": NAMES("`mine`, `partner` (with a purse of his own), or both: the first who can"),
    },
)
def _pay(c: Maker, node: Node, path: Path) -> None:
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
def _gain(c: Maker, node: Node, path: Path) -> None:
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


def _goods(c: Maker, value: object, path: Path) -> Number:
    if c.is_binding(value):
        return c.ref(value, path)
    number = c.number_of("goods", value, path)
    return lambda m, f: number


@verb(
    "discard", required=("goods",), params={"goods": NAME("which goods (id or binding)"), "count": NUMBER("how many")}
)
def _discard(c: Maker, node: Node, path: Path) -> None:
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
def _steal(c: Maker, node: Node, path: Path) -> None:
    """Take goods or gold from another faction, as much as it has."""
    victim = c.faction_ref(node["from"], (*path, "from"))
    if "gold" in node:
        amount = c.number(node["gold"], (*path, "gold"))

        c.change(lambda m, f: steal_gold(m, f.subject, victim(m, f), amount(m, f)))
        return
    g = _goods(c, node.get("goods"), (*path, "goods"))
    n = c.number(node.get("count", 1), (*path, "count"))
    c.change(lambda m, f: steal(m, f.subject, victim(m, f), g(m, f), n(m, f)))
