"""Gold and the faceless cards (priests, philosophers ...). Gold is in purses, never below 0 (B1.4, L0.4)."""

from __future__ import annotations

from ..plain.changes import EVERYBODY, GOODS
from ..plain.reveals import GOLD
from ..state import replaced
from ..state.position import Position
from .news import tell

__all__ = ["earn", "gain", "gold", "has", "lose", "pay", "steal", "steal_gold"]


def gold(m: Position, f: int) -> int:
    """What the purse of this faction holds."""
    return m.s.gold[m.t.purse_of[f]]


def earn(m: Position, f: int, n: int) -> None:
    if n > 0:
        m.s.gold[m.t.purse_of[f]] += n
        if not m.mute:
            tell(m, "gold-gained", f, n)


def pay(m: Position, f: int, n: int, to: int = -1) -> None:
    """Pay to the bank, or to another faction. Whoever calls has checked that the purse holds it."""
    if n <= 0:
        return
    m.s.gold[m.t.purse_of[f]] -= n
    if not m.mute:
        tell(m, "gold-paid", f, n)
    if to >= 0:
        earn(m, to, n)


def has(m: Position, f: int, g: int) -> int:
    return m.s.goods[g][f]


def gain(m: Position, f: int, g: int, n: int = 1) -> int:
    """Take up to `n` from the stock (B2.4, L1.1.2); what is not there is not gained."""
    t, s = m.t, m.s
    n = min(n, s.gstock[g])
    if n > 0:
        s.gstock = replaced(s.gstock, g, s.gstock[g] - n)
        s.goods[g] = replaced(s.goods[g], f, s.goods[g][f] + n)
        s.dirty |= GOODS | t.who[f]
        tell(m, "goods-gained", f, g, n)
    return n


def lose(m: Position, f: int, g: int, n: int = 1) -> None:
    """Back to the stock."""
    s = m.s
    s.goods[g] = replaced(s.goods[g], f, s.goods[g][f] - n)
    s.gstock = replaced(s.gstock, g, s.gstock[g] + n)
    s.dirty |= GOODS | EVERYBODY  # what is in the stock again is open to all
    tell(m, "goods-lost", f, g, n)


def steal(m: Position, f: int, victim: int, g: int, n: int = 1) -> None:
    t, s = m.t, m.s
    n = min(n, has(m, victim, g))
    s.goods[g] = replaced(s.goods[g], victim, s.goods[g][victim] - n)
    s.goods[g] = replaced(s.goods[g], f, s.goods[g][f] + n)
    s.dirty |= GOODS | t.who[f] | t.who[victim]
    tell(m, "goods-stolen", f, victim, g, n)


def steal_gold(m: Position, f: int, victim: int, n: int) -> None:
    """Take gold from another faction, as much as it has."""
    n = min(n, gold(m, victim))
    m.s.gold[m.t.purse_of[victim]] -= n
    m.s.gold[m.t.purse_of[f]] += n
    m.reveal(GOLD)  # how much there was behind the victim's screen
    tell(m, "gold-stolen", f, victim, n)
