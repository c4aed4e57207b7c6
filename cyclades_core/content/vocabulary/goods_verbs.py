"""Words of gold and goods: pay, gain, discard, steal."""

from __future__ import annotations

from cyclades_core.engine.operations.payments import Discard, Pay
from cyclades_core.engine.operations.runner_interface import Runner
from cyclades_core.engine.rules.elimination import partner_of
from cyclades_core.engine.rules.event_ids import goods_id
from cyclades_core.engine.rules.goods import earn, gain, steal, steal_gold
from cyclades_core.engine.state import Frame
from cyclades_core.engine.state.compiled_content import Number

from .compiler_interface import Maker
from .parameter_reader import truth
from .parameter_types import FACTION, GOODS_KIND, NAME, NAMES, NUMBER, TRUTH, Either, Path, Table
from .registry import Node, verb

LEAVES = Either(TRUTH, Table({"option": NAME}, required=("option",)))(
    "out of the game instead; or `{ option }`"  # text: ok documentation for authors
)


def leaves_game(maker: Maker, node: Node, path: Path) -> bool:
    """Return whether what a verb takes leaves the game, and note in the content that something may."""
    leaves = node.get("leaves", False)
    if isinstance(leaves, dict):
        leaves = maker.option(leaves.get("option"), (*path, "leaves", "option"))
    maker.book.leaving = maker.book.leaving or leaves is True
    return leaves is True


@verb(
    "pay",
    acts=True,
    required=("gold",),
    params={
        "gold": NUMBER("how much"),
        "to": FACTION("a faction; without it the bank"),
        "payer": NAMES("`mine`, `partner` (with a purse of his own), or both: the first who can"),
    },
)
def _pay(maker: Maker, node: Node, path: Path) -> None:
    """Pay gold. What cannot be paid cannot be done."""
    amount = maker.number(node["gold"], (*path, "gold"))
    to = maker.faction_ref(node["to"], (*path, "to")) if "to" in node else None
    names = node.get("payer", "mine")
    names = names if isinstance(names, list) else [names]
    for i, name in enumerate(names):
        maker.one_of(name, ("mine", "partner"), (*path, "payer", i))

    def payers(runner: Runner, frame: Frame) -> list[int]:
        out = [frame.subject] if "mine" in names else []
        if "partner" in names:
            other = partner_of(runner, frame.subject)
            if (
                other >= 0 and runner.table.purse_of[other] != runner.table.purse_of[frame.subject]
            ):  # of one purse nobody pays for another
                out.append(other)
        return out

    maker.add(Pay(amount, payers, to))


@verb(
    "gain",
    acts=True,
    params={
        "gold": NUMBER("how much gold"),
        "goods": GOODS_KIND("which goods (id or binding)"),
        "count": NUMBER("how many"),
        "for": FACTION("the faction that gains"),
    },
)
def _gain(maker: Maker, node: Node, path: Path) -> None:
    """Take gold from the bank or goods from the stock; what the stock lacks is not gained."""
    who = maker.faction_ref(node.get("for", "mine"), (*path, "for"))
    if "gold" in node:
        amount = maker.number(node["gold"], (*path, "gold"))
        maker.change(lambda runner, frame: earn(runner, who(runner, frame), amount(runner, frame)))
        return
    if "goods" not in node:
        maker.problem("missing-key", path, name="gold | goods")
        return
    g = _goods(maker, node["goods"], (*path, "goods"))
    n = maker.number(node.get("count", 1), (*path, "count"))
    do = maker.change(
        lambda runner, frame: gain(runner, who(runner, frame), g(runner, frame), n(runner, frame)),
        lambda runner, frame: runner.state.gstock[g(runner, frame)] > 0,
    )
    do.lack = "nothing-left"
    do.what = lambda runner, frame: goods_id(runner, g(runner, frame))


def _goods(maker: Maker, value: object, path: Path) -> Number:
    if maker.is_binding(value):
        return maker.ref(value, path, "goods")
    number = maker.number_of("goods", value, path)
    return lambda runner, frame: number


@verb(
    "discard",
    acts=True,
    required=("goods",),
    params={"goods": GOODS_KIND("which goods (id or binding)"), "count": NUMBER("how many"), "leaves": LEAVES},
)
def _discard(maker: Maker, node: Node, path: Path) -> None:
    """Give goods back to the stock. What one does not have cannot be discarded."""
    n = maker.number(node.get("count", 1), (*path, "count"))
    maker.add(Discard(_goods(maker, node["goods"], (*path, "goods")), n, leaves_game(maker, node, path)))


@verb(
    "steal",
    acts=True,
    required=("from",),
    params={
        "from": FACTION("the victim"),
        "goods": GOODS_KIND("which goods"),
        "count": NUMBER("how many"),
        "gold": NUMBER("how much gold"),
        "shows": TRUTH("with `gold`: the thief sees all gold of the victim, and knows it until it changes"),
    },
)
def _steal(maker: Maker, node: Node, path: Path) -> None:
    """Take goods or gold from another faction, as much as it has."""
    victim = maker.faction_ref(node["from"], (*path, "from"))
    if "gold" in node:
        amount = maker.number(node["gold"], (*path, "gold"))
        shows = truth(node, "shows")

        maker.change(
            lambda runner, frame: steal_gold(runner, frame.subject, victim(runner, frame), amount(runner, frame), shows)
        )
        return
    if "goods" not in node or "shows" in node:  # goods are open anyway
        maker.problem("missing-key", path, name="gold" if "shows" in node else "goods | gold")
        return
    g = _goods(maker, node["goods"], (*path, "goods"))
    n = maker.number(node.get("count", 1), (*path, "count"))
    maker.change(
        lambda runner, frame: steal(runner, frame.subject, victim(runner, frame), g(runner, frame), n(runner, frame))
    )
