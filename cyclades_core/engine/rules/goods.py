"""Gold and the faceless cards (priests, philosophers ...). Gold is in purses, never below 0 (B1.4, L0.4)."""

from __future__ import annotations

from ..state import replaced
from ..state.position import Position
from ..values.change_flags import EVERYBODY, GOODS
from ..values.reveals import GOLD
from .event_emission import tell

__all__ = ["change_gold", "earn", "gain", "gold", "has", "lose", "pay", "show_gold", "steal", "steal_gold"]


def gold(position: Position, faction: int) -> int:
    """What the purse of this faction holds."""
    return position.state.gold[position.table.purse_of[faction]]


def change_gold(position: Position, purse: int, amount: int) -> None:
    """Put gold into a purse, or take it out. Whoever has seen what was in there no longer knows it (B27.2)."""
    state = position.state
    state.gold[purse] += amount
    if amount and state.seen_gold:
        state.seen_gold = tuple(row for row in state.seen_gold if row[1] != purse)


def show_gold(position: Position, faction: int, victim: int) -> None:
    """The faction sees what is in another one's purse, and knows it until that changes (B27.2, L16.13)."""
    position.reveal(GOLD)
    _remember(position, faction, victim)
    tell(position, "gold-shown", faction, victim, gold(position, victim))


def _remember(position: Position, faction: int, victim: int) -> None:
    row = (faction, position.table.purse_of[victim])
    if row not in position.state.seen_gold:
        position.state.seen_gold = (*position.state.seen_gold, row)


def earn(position: Position, faction: int, amount: int) -> None:
    if amount > 0:
        change_gold(position, position.table.purse_of[faction], amount)
        if not position.mute:
            tell(position, "gold-gained", faction, amount)


def pay(position: Position, faction: int, amount: int, to: int = -1) -> None:
    """Pay to the bank, or to another faction. Whoever calls has checked that the purse holds it."""
    if amount <= 0:
        return
    change_gold(position, position.table.purse_of[faction], -amount)
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
    """Back to the stock, or with `leaves` out of the game; nothing if the faction does not have so many."""
    state = position.state
    if amount <= 0 or state.goods[goods][faction] < amount:
        return
    state.goods[goods] = replaced(state.goods[goods], faction, state.goods[goods][faction] - amount)
    if not leaves:
        state.gstock = replaced(state.gstock, goods, state.gstock[goods] + amount)
    state.dirty |= GOODS | EVERYBODY  # what is in the stock again is open to all
    tell(position, "goods-lost", faction, goods, amount, leaves=leaves or None)


def steal(position: Position, faction: int, victim: int, goods: int, amount: int = 1) -> None:
    table, state = position.table, position.state
    if faction < 0 or victim < 0:
        return
    amount = max(0, min(amount, has(position, victim, goods)))
    state.goods[goods] = replaced(state.goods[goods], victim, state.goods[goods][victim] - amount)
    state.goods[goods] = replaced(state.goods[goods], faction, state.goods[goods][faction] + amount)
    state.dirty |= GOODS | table.who[faction] | table.who[victim]
    tell(position, "goods-stolen", faction, victim, goods, amount)


def steal_gold(position: Position, faction: int, victim: int, amount: int, shows: bool = False) -> None:
    """Take gold from another faction, as much as it has. With `shows` the thief sees all of it, and so what is left."""
    if faction < 0 or victim < 0:
        return
    if shows:
        show_gold(position, faction, victim)
    amount = max(0, min(amount, gold(position, victim)))
    change_gold(position, position.table.purse_of[victim], -amount)
    change_gold(position, position.table.purse_of[faction], amount)
    if shows:
        _remember(position, faction, victim)
    position.reveal(GOLD)  # how much there was behind the victim's screen
    tell(position, "gold-stolen", faction, victim, amount)
