"""Gold and the faceless cards (priests, philosophers ...). Gold is in purses, never below 0 (B1.4, L0.4)."""

from __future__ import annotations

from ..state import replaced
from ..state.position import Position
from ..values.change_flags import EVERYBODY, GOODS
from ..values.reveals import GOLD
from .event_emission import tell

__all__ = ["earn", "gain", "gold", "has", "lose", "pay", "steal", "steal_gold"]


def gold(position: Position, faction: int) -> int:
    """What the purse of this faction holds."""
    return position.state.gold[position.table.purse_of[faction]]


def earn(position: Position, faction: int, amount: int) -> None:
    if amount > 0:
        position.state.gold[position.table.purse_of[faction]] += amount
        if not position.mute:
            tell(position, "gold-gained", faction, amount)


def pay(position: Position, faction: int, amount: int, to: int = -1) -> None:
    """Pay to the bank, or to another faction. Whoever calls has checked that the purse holds it."""
    if amount <= 0:
        return
    position.state.gold[position.table.purse_of[faction]] -= amount
    if not position.mute:
        tell(position, "gold-paid", faction, amount)
    if to >= 0:
        earn(position, to, amount)


def has(position: Position, faction: int, goods: int) -> int:
    return position.state.goods[goods][faction]


def gain(position: Position, faction: int, goods: int, amount: int = 1) -> int:
    """Take up to `amount` from the stock (B2.4, L1.1.2); what is not there is not gained."""
    table, state = position.table, position.state
    amount = min(amount, state.gstock[goods])
    if amount > 0:
        state.gstock = replaced(state.gstock, goods, state.gstock[goods] - amount)
        state.goods[goods] = replaced(state.goods[goods], faction, state.goods[goods][faction] + amount)
        state.dirty |= GOODS | table.who[faction]
        tell(position, "goods-gained", faction, goods, amount)
    return amount


def lose(position: Position, faction: int, goods: int, amount: int = 1, leaves: bool = False) -> None:
    """Back to the stock, or with `leaves` out of the game."""
    state = position.state
    state.goods[goods] = replaced(state.goods[goods], faction, state.goods[goods][faction] - amount)
    if not leaves:
        state.gstock = replaced(state.gstock, goods, state.gstock[goods] + amount)
    state.dirty |= GOODS | EVERYBODY  # what is in the stock again is open to all
    tell(position, "goods-lost", faction, goods, amount)


def steal(position: Position, faction: int, victim: int, goods: int, amount: int = 1) -> None:
    table, state = position.table, position.state
    if faction < 0 or victim < 0:
        return
    amount = max(0, min(amount, has(position, victim, goods)))
    state.goods[goods] = replaced(state.goods[goods], victim, state.goods[goods][victim] - amount)
    state.goods[goods] = replaced(state.goods[goods], faction, state.goods[goods][faction] + amount)
    state.dirty |= GOODS | table.who[faction] | table.who[victim]
    tell(position, "goods-stolen", faction, victim, goods, amount)


def steal_gold(position: Position, faction: int, victim: int, amount: int) -> None:
    """Take gold from another faction, as much as it has."""
    if faction < 0 or victim < 0:
        return
    amount = max(0, min(amount, gold(position, victim)))
    position.state.gold[position.table.purse_of[victim]] -= amount
    position.state.gold[position.table.purse_of[faction]] += amount
    position.reveal(GOLD)  # how much there was behind the victim's screen
    tell(position, "gold-stolen", faction, victim, amount)
