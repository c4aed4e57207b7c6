"""Offerings: which bids are legal, what they cost, who is outbid (B9, L9, L19, T10.12).

The price of a purse's standing bids is one quantity, because in teams and with two markers the legality of one bid
depends on the others of the same purse (L19.3, B25.4).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..state.position import Position
from ..values.question_context import QueryContext
from ..values.refusals import NOTHING, Refusal
from .event_emission import tell
from .event_ids import card_id, faction_id, source_id
from .goods import change_gold, gold, has
from .quantities import active, denies, truth
from .rounds import marker_on, open_gods

__all__ = [
    "amounts",
    "gods",
    "pay_all",
    "place",
    "price_of",
    "take_marker",
    "why_not_amount",
    "why_not_god",
    "why_not_offered",
]


NOWHERE: Final = -2  # on no god


def take_marker(position: Position) -> int:
    """The first marker on the turn track whose faction is still there, taken from it (L9.1); -1: none is left."""
    table, state = position.table, position.state
    while track := state.zones[table.z_track]:
        marker, state.zones[table.z_track] = track[0], track[1:]
        if not state.gone[table.markers[marker]]:
            if not position.mute:
                tell(position, "marker-taken", table.markers[marker], -1)
            return marker
    return -1


def bid_of(position: Position, marker: int) -> tuple[int, int]:
    """(god or -1, amount) of a marker."""
    return position.state.bid[marker] - 1, position.state.amount[marker]


def _discount(position: Position, faction: int) -> int:
    g = position.book.offering_discount
    return has(position, faction, g) if g >= 0 else 0


def price_of(position: Position, purse: int, extra: tuple[int, int, int] | None = None) -> int:
    """What the purse owes for its standing bids, with `extra = (marker, god, amount)` added (L19.4, B25.4)."""
    return sum(owed for _, owed in _debts(position, purse, extra))


def _debts(position: Position, purse: int, extra: tuple[int, int, int] | None = None) -> list[tuple[int, int]]:
    """Return (faction, price) of each standing bid of the purse, as in `price_of`."""
    table, book = position.table, position.book
    debts: list[tuple[int, int]] = []
    for marker in table.purse_markers[purse]:
        f = table.markers[marker]
        if extra is not None and marker == extra[0]:
            god, amount = extra[1], extra[2]
        else:
            god, amount = bid_of(position, marker)
        if god >= 0 and god not in book.always_gods and not position.state.forced[marker]:
            debts.append((f, amount))
    if not book.offering_per_purse:
        return [(f, max(book.offering_floor, amount - _discount(position, f))) for f, amount in debts]
    # the discount counts once for all bids of the purse (L19.4): it lowers one after the other
    rest = _discount(position, table.markers[table.purse_markers[purse][0]]) if debts else 0
    for place, (f, amount) in enumerate(debts):
        less = min(rest, max(0, amount - book.offering_floor))
        debts[place] = f, max(book.offering_floor, amount - less)
        rest -= less
    return debts


def fee(position: Position, marker: int, god: int) -> tuple[int, int]:
    """(fee, payee) for driving out the marker that stands there (T10.12)."""
    if "bid-fee" not in position.book.mods:
        return 0, -1
    other = marker_on(position, god)
    if other < 0:
        return 0, -1
    mine, theirs = position.table.markers[marker], position.table.markers[other]
    if mine == theirs:
        return 0, -1
    for mod, f in active(position, "bid-fee", _outbidding(mine, theirs)):
        if mod.when is None or mod.when(position, f):
            return mod.value(position, f), f.subject
    return 0, -1


def _outbidding(mine: int, theirs: int) -> QueryContext:
    return QueryContext(faction=mine, outbid=theirs)


def _taxing(position: Position, marker: int, other: int) -> str:
    """The card that asks for the fee."""
    ask = _outbidding(position.table.markers[marker], position.table.markers[other])
    return next(
        (source_id(position, f.source) for mod, f in active(position, "bid-fee", ask) if mod.counts(position, f)), ""
    )


def _open(position: Position, marker: int, god: int) -> bool:
    if "may-bid" not in position.book.mods or (not position.state.lasting and not position.book.mods["may-bid"]):
        return True
    return truth(position, "may-bid", True, _bidding(position, marker, god))


def _bidding(position: Position, marker: int, god: int) -> QueryContext:
    return QueryContext(faction=position.table.markers[marker], god=god)


def _reserved(position: Position, marker: int, god: int) -> int:
    """Gold to be kept for other markers of the purse that then stand nowhere: with the printed god closed each needs
    a place of its own (H15.2)."""
    table = position.table
    purse, driven = table.purse_of[table.markers[marker]], marker_on(position, god)
    return sum(
        1
        for other, f in enumerate(table.markers)
        if other != marker and table.purse_of[f] == purse and (other == driven or not position.state.bid[other])
    )


def cap(position: Position, marker: int, god: int, single: bool = False) -> int:
    """The highest amount the purse can pay for on this god beside its other bids; 0 if not even the lowest."""
    table, book = position.table, position.book
    f = table.markers[marker]
    purse = table.purse_of[f]
    cost, _ = fee(position, marker, god)
    left = gold(position, f) - cost - (_reserved(position, marker, god) if single else 0)
    others = count = 0
    for other in table.purse_markers[purse]:
        if other == marker:
            continue
        g = table.markers[other]
        on, amount = bid_of(position, other)
        # an own marker on this very god would be driven out and no longer stand (L21.4)
        if on >= 0 and on != god and on not in book.always_gods and not position.state.forced[other]:
            count += 1
            others += amount if book.offering_per_purse else max(book.offering_floor, amount - _discount(position, g))
    least = (count + 1) * book.offering_floor if book.offering_per_purse else others + book.offering_floor
    return max(0, left - others + _discount(position, f)) if least <= left else 0


def amounts(position: Position, marker: int, god: int, single: bool = False) -> Sequence[int]:
    """The amounts this marker may offer on the god."""
    state, book = position.state, position.book
    other = marker_on(position, god)
    low = state.amount[other] if other >= 0 else 0
    high = cap(position, marker, god, single)
    if _is_forced(position, marker, god, high):
        return [_first_space(position)]
    if not book.offering_open:
        return [v for v in book.offering_spaces if low < v <= high]
    return range(low + 1, min(high, book.offering_most or high) + 1)


def _lowest(position: Position, marker: int, god: int) -> int:
    """The least amount that is more than what stands on the god, or -1."""
    other = marker_on(position, god)
    return position.book.offering_next[position.state.amount[other] if other >= 0 else 0]


def _is_forced(position: Position, marker: int, god: int, most: int) -> bool:
    """Of a god on which the marker may be placed and can pay `most`: only because nothing else is left (B9.11)?"""
    return not 0 < _lowest(position, marker, god) <= most or not _open(position, marker, god)


def _first_space(position: Position) -> int:
    book = position.book
    return 1 if book.offering_open else book.offering_spaces[0]


class Next(dict[int, int]):
    """The least amount above a standing one, or -1: the next space, or one more where there are no spaces.

    >>> spaces, most = Next((1, 3, 5), False, 0), Next((), True, 4)
    >>> spaces[0], spaces[1], spaces[5], most[3], most[4]
    (1, 3, -1, 4, -1)
    """

    __slots__ = ("most", "open", "spaces")

    def __init__(self, spaces: tuple[int, ...], is_open: bool, most: int) -> None:
        super().__init__()
        self.spaces = spaces
        self.open = is_open
        self.most = most

    def __missing__(self, low: int) -> int:
        if self.open:
            found = low + 1 if not self.most or low < self.most else -1
        else:
            found = next((v for v in self.spaces if v > low), -1)
        self[low] = found
        return found


def gods(position: Position, marker: int, banned: int, single: bool) -> list[int]:
    """The gods on which this marker may be placed."""
    book = position.book
    found = _paid_gods(position, marker, banned, single)
    if found:
        return found
    # B9.11: on a free god, lowest space, paying what is there
    free = [god for god in open_gods(position) if god not in book.always_gods and marker_on(position, god) < 0]
    return [god for god in free if god != banned]


def _paid_gods(position: Position, marker: int, banned: int, single: bool) -> list[int]:
    """Those among them on which the marker can stand by paying for it, or for nothing."""
    book = position.book
    out = []
    # a purse with one marker pays the same on every god, where nobody takes a fee
    alone = len(position.table.purse_markers[position.table.purse_of[position.table.markers[marker]]]) == 1
    most = cap(position, marker, NOWHERE) if alone and not single and "bid-fee" not in book.mods else -1
    for god in open_gods(position):
        if god in book.always_gods:
            if _room(position, god, single) and not _beside_own(position, marker, god):
                out.append(god)
        elif god != banned and _open(position, marker, god):
            low = _lowest(position, marker, god)
            if 0 < low <= (most if most >= 0 else cap(position, marker, god, single)):
                out.append(god)
    if not out and book.offering_apart:  # no other place is left (L19.5)
        out = [god for god in book.always_gods if _room(position, god, single)]
    return out


def _room(position: Position, god: int, single: bool) -> bool:
    limit = 1 if single else position.book.offering_always
    if limit is None:
        return True
    return int(position.state.bid.count(god + 1)) < limit


def _beside_own(position: Position, marker: int, god: int) -> bool:
    """Must the marker keep away from another of its faction that stands on the printed god?"""
    table = position.table
    if not position.book.offering_apart:
        return False
    f = table.markers[marker]
    return any(
        position.state.bid[other] == god + 1 for other, g in enumerate(table.markers) if g == f and other != marker
    )


def place(position: Position, marker: int, god: int, amount: int, single: bool) -> int:
    """Put a marker on a god; the marker driven out, or -1."""
    table, state = position.table, position.state
    always = god in position.book.always_gods
    state.forced[marker] = not always and _is_forced(position, marker, god, cap(position, marker, god, single))
    other = -1 if always else marker_on(position, god)
    cost, payee = fee(position, marker, god) if other >= 0 else (0, -1)
    cause = _taxing(position, marker, other) if cost and not position.mute else ""
    f = table.markers[marker]
    if other >= 0:
        state.bid[other] = 0
        state.amount[other] = 0
        state.forced[other] = 0
    state.bid[marker] = god + 1
    state.amount[marker] = amount
    if always:
        state.zones[table.z_always] = (*state.zones[table.z_always], marker)
    if not position.mute:
        tell(position, "bid", f, god, amount)
        if other >= 0:
            tell(position, "outbid", table.markers[other], god)
    if cost:  # driving somebody out may cost a fee
        change_gold(position, table.purse_of[f], -cost)
        change_gold(position, table.purse_of[payee], cost)
        if not position.mute:
            tell(position, "gold-paid", f, cost, cause=cause)
            tell(position, "gold-gained", payee, cost, cause=cause)
        position.happens("fee-paid", payee, f)
    return other


def pay_all(position: Position) -> None:
    """Everybody pays at the same time (B9.9, L9.10); a forced offering takes what is left (B9.11, B25.4)."""
    table, state = position.table, position.state
    for purse in range(table.purses):
        shares: dict[int, int] = {}  # factions with one purse pay each for its own markers
        for f, price in _debts(position, purse):
            owed = min(price, state.gold[purse])
            change_gold(position, purse, -owed)
            shares[f] = shares.get(f, 0) + owed
        for f, owed in shares.items():
            if owed:
                tell(position, "offering-paid", f, owed)
    if not any(state.forced):
        return
    for marker, f in enumerate(table.markers):
        if state.forced[marker]:
            owed = max(0, state.amount[marker] - _discount(position, f))
            owed = min(owed, state.gold[table.purse_of[f]])
            change_gold(position, table.purse_of[f], -owed)
            state.forced[marker] = 0
            if owed:
                tell(position, "offering-paid", f, owed)


def why_not_god(position: Position, marker: int, banned: int, god: object, single: bool, cite: str) -> Refusal:
    """Why the marker may not go there."""
    if not isinstance(god, int) or god < 0:
        return Refusal("not-offered", cite)
    name = card_id(position, god)
    if god not in position.book.god_cards:  # another card
        return Refusal("no-target", cite, key="god-any")
    if god not in position.book.always_gods and god not in open_gods(position):
        return Refusal("closed", cite, god=name)
    if god in position.book.always_gods:
        if _beside_own(position, marker, god):
            return Refusal("taken", cite, case="beside-own", by=faction_id(position, position.table.markers[marker]))
        return Refusal("taken", cite, case="full", by=faction_id(position, _occupant(position, god)))
    if god == banned:
        return Refusal("just-outbid", cite, god=name)
    if not _open(position, marker, god):
        return denies(position, "may-bid", cite, _bidding(position, marker, god))
    if not _paid_gods(position, marker, banned, single):
        # nothing can be paid: only a free god is left (B9.11)
        return Refusal("taken", cite, case="forced", by=faction_id(position, _occupant(position, god)))
    if _lowest(position, marker, god) < 0:
        # the highest space is occupied: nothing can be higher
        return Refusal("taken", cite, case="most", by=faction_id(position, _occupant(position, god)))
    return why_not_amount(position, marker, god, _lowest(position, marker, god), single, cite)


def why_not_offered(position: Position, marker: int, god: int, amount: object, single: bool, cite: str) -> Refusal:
    """Why the marker may not offer this amount to the god that was chosen for it."""
    if _is_forced(position, marker, god, cap(position, marker, god, single)):
        only = _first_space(position)
        return Refusal("wrong-amount", cite, case="forced", least=only, most=only, amounts=(only,))
    return why_not_amount(position, marker, god, amount, single, cite)


def _occupant(position: Position, god: int) -> int:
    other = marker_on(position, god)
    return position.table.markers[other] if other >= 0 else -1


def why_not_amount(position: Position, marker: int, god: int, amount: object, single: bool, cite: str) -> Refusal:
    """Why the marker may not stand there with this amount: the bounds, what stands there, or price and gold."""
    table, state, book = position.table, position.state, position.book
    other = marker_on(position, god)
    low = state.amount[other] if other >= 0 else 0
    if not isinstance(amount, int):
        return Refusal("not-offered", cite)
    if amount <= low:
        return Refusal("too-low", cite, amount=amount, standing=low)
    least = max(_lowest(position, marker, god), 0)
    if not book.offering_open and amount not in book.offering_spaces:
        amounts = tuple(space for space in book.offering_spaces if space >= least)
        return Refusal("wrong-amount", cite, least=least, most=book.offering_spaces[-1], amounts=amounts or NOTHING)
    f = table.markers[marker]
    if book.offering_most and amount > book.offering_most:
        return Refusal("wrong-amount", cite, case="most", least=least, most=book.offering_most)
    tax = fee(position, marker, god)[0]
    price = price_of(position, table.purse_of[f], (marker, god, amount)) + tax
    if tax and price - tax <= gold(position, f) < price:
        return taxed(position, marker, other, price, gold(position, f))
    together = len(table.purse_markers[table.purse_of[f]]) > 1
    case = "reserve" if price <= gold(position, f) and single else "purse" if together else ""
    if single:  # what the other marker will need is to be there as well, whatever this one costs
        price += _reserved(position, marker, god)
    return Refusal("cannot-pay", cite, case=case, price=price, gold=gold(position, f))


def taxed(position: Position, marker: int, other: int, price: int, have: int) -> Refusal:
    """It could be paid but for the fee of a card, whose rule that is (T10.12)."""
    ask = _outbidding(position.table.markers[marker], position.table.markers[other])
    cite = next((mod.cite for mod, f in active(position, "bid-fee", ask) if mod.counts(position, f)), "")
    return Refusal("cannot-pay", cite, price=price, gold=have)
