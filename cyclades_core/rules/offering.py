"""Offerings: which bids are legal, what they cost, who is outbid (B9, L9, L19, T10.12).

The price of a purse's standing bids is one quantity, because in teams and with two markers the legality of one bid
depends on the others of the same purse (L19.3, B25.4).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..plain.asking import Ask
from ..plain.refusals import Refusal
from ..state.position import Position
from .goods import gold, has
from .naming import card_id, faction_id, source_id
from .news import tell
from .quantities import active, denies, truth
from .rounds import marker_on, open_gods

__all__ = ["amounts", "gods", "pay_all", "place", "price_of", "take_marker", "why_not_amount", "why_not_god"]


NOWHERE: Final = -2  # on no god


def take_marker(m: Position) -> int:
    """The first marker on the turn track whose faction is still there, taken from it (L9.1); -1: none is left."""
    t, s = m.t, m.s
    while track := s.zones[t.z_track]:
        marker, s.zones[t.z_track] = track[0], track[1:]
        if not s.gone[t.markers[marker]]:
            if not m.mute:
                tell(m, "marker-taken", t.markers[marker], -1)
            return marker
    return -1


def bid_of(m: Position, marker: int) -> tuple[int, int]:
    """(god or -1, amount) of a marker."""
    return m.s.bid[marker] - 1, m.s.amount[marker]


def _discount(m: Position, f: int) -> int:
    g = m.r.offering_discount
    return has(m, f, g) if g >= 0 else 0


def price_of(m: Position, purse: int, extra: tuple[int, int, int] | None = None) -> int:
    """What the purse owes for its standing bids, with `extra = (marker, god, amount)` added (L19.4, B25.4)."""
    t, r = m.t, m.r
    total = count = 0
    owners: list[tuple[int, int]] = []
    for marker in t.purse_markers[purse]:
        f = t.markers[marker]
        if extra is not None and marker == extra[0]:
            god, amount = extra[1], extra[2]
        else:
            god, amount = bid_of(m, marker)
        if god >= 0 and god not in r.always_gods and not m.s.forced[marker]:
            owners.append((f, amount))
    if r.offering_per_purse:
        count = len(owners)
        total = sum(amount for _, amount in owners)
        f = t.markers[t.purse_markers[purse][0]]
        return max(count * r.offering_floor, total - _discount(m, f)) if count else 0
    for f, amount in owners:
        total += max(r.offering_floor, amount - _discount(m, f))
    return total


def fee(m: Position, marker: int, god: int) -> tuple[int, int]:
    """(fee, payee) for driving out the marker that stands there (T10.12)."""
    if "bid-fee" not in m.r.mods:
        return 0, -1
    other = marker_on(m, god)
    if other < 0:
        return 0, -1
    mine, theirs = m.t.markers[marker], m.t.markers[other]
    if mine == theirs:
        return 0, -1
    for mod, f in active(m, "bid-fee", _outbidding(mine, theirs)):
        if mod.when is None or mod.when(m, f):
            return mod.value(m, f), f.subject
    return 0, -1


def _outbidding(mine: int, theirs: int) -> Ask:
    return Ask(faction=mine, outbid=theirs)


def _taxing(m: Position, marker: int, other: int) -> str:
    """The card that asks for the fee."""
    ask = _outbidding(m.t.markers[marker], m.t.markers[other])
    return next((source_id(m, f.source) for mod, f in active(m, "bid-fee", ask) if mod.counts(m, f)), "")


def _open(m: Position, marker: int, god: int) -> bool:
    if "may-bid" not in m.r.mods or (not m.s.lasting and not m.r.mods["may-bid"]):
        return True
    return truth(m, "may-bid", True, _bidding(m, marker, god))


def _bidding(m: Position, marker: int, god: int) -> Ask:
    return Ask(faction=m.t.markers[marker], god=god)


def _reserved(m: Position, marker: int, god: int) -> int:
    """Gold to be kept for other markers of the purse that then stand nowhere: with the printed god closed each needs
    a place of its own (H15.2)."""
    t = m.t
    purse, driven = t.purse_of[t.markers[marker]], marker_on(m, god)
    return sum(
        1
        for other, f in enumerate(t.markers)
        if other != marker and t.purse_of[f] == purse and (other == driven or not m.s.bid[other])
    )


def cap(m: Position, marker: int, god: int, single: bool = False) -> int:
    """The highest amount the purse can pay for on this god beside its other bids; 0 if not even the lowest."""
    t, r = m.t, m.r
    f = t.markers[marker]
    purse = t.purse_of[f]
    cost, _ = fee(m, marker, god)
    left = gold(m, f) - cost - (_reserved(m, marker, god) if single else 0)
    others = count = 0
    for other in t.purse_markers[purse]:
        if other == marker:
            continue
        g = t.markers[other]
        on, amount = bid_of(m, other)
        # an own marker on this very god would be driven out and no longer stand (L21.4)
        if on >= 0 and on != god and on not in r.always_gods and not m.s.forced[other]:
            count += 1
            others += amount if r.offering_per_purse else max(r.offering_floor, amount - _discount(m, g))
    least = (count + 1) * r.offering_floor if r.offering_per_purse else others + r.offering_floor
    return max(0, left - others + _discount(m, f)) if least <= left else 0


def amounts(m: Position, marker: int, god: int, single: bool = False) -> Sequence[int]:
    """The amounts this marker may offer on the god."""
    s, r = m.s, m.r
    other = marker_on(m, god)
    low = s.amount[other] if other >= 0 else 0
    if s.forced[marker]:
        return [1 if r.offering_open else r.offering_spaces[0]]
    high = cap(m, marker, god, single)
    if not r.offering_open:
        return [v for v in r.offering_spaces if low < v <= high]
    return range(low + 1, min(high, r.offering_most or high) + 1)


def _lowest(m: Position, marker: int, god: int) -> int:
    """The least amount that is more than what stands on the god, or -1."""
    other = marker_on(m, god)
    return m.r.offering_next[m.s.amount[other] if other >= 0 else 0]


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


def gods(m: Position, marker: int, banned: int, single: bool) -> list[int]:
    """The gods on which this marker may be placed. Sets the mark of a forced offering where nothing else is left."""
    s, r = m.s, m.r
    s.forced[marker] = 0
    out = []
    # a purse with one marker pays the same on every god, where nobody takes a fee
    alone = len(m.t.purse_markers[m.t.purse_of[m.t.markers[marker]]]) == 1
    most = cap(m, marker, NOWHERE) if alone and not single and "bid-fee" not in r.mods else -1
    for god in open_gods(m):
        if god in r.always_gods:
            if _room(m, god, single) and not _beside_own(m, marker, god):
                out.append(god)
        elif god != banned and _open(m, marker, god):
            low = _lowest(m, marker, god)
            if 0 < low <= (most if most >= 0 else cap(m, marker, god, single)):
                out.append(god)
    if not out and r.offering_apart:  # no other place is left (L19.5)
        out = [god for god in r.always_gods if _room(m, god, single)]
    if not out:
        # B9.11: on a free god, lowest space, paying what is there
        s.forced[marker] = 1
        out = [g for g in open_gods(m) if g not in r.always_gods and marker_on(m, g) < 0 and g != banned]
    return out


def _room(m: Position, god: int, single: bool) -> bool:
    limit = 1 if single else m.r.offering_always
    if limit is None:
        return True
    return int(m.s.bid.count(god + 1)) < limit


def _beside_own(m: Position, marker: int, god: int) -> bool:
    """Must the marker keep away from another of its faction that stands on the printed god?"""
    t = m.t
    if not m.r.offering_apart:
        return False
    f = t.markers[marker]
    return any(m.s.bid[other] == god + 1 for other, g in enumerate(t.markers) if g == f and other != marker)


def place(m: Position, marker: int, god: int, amount: int) -> int:
    """Put a marker on a god; the marker driven out, or -1."""
    t, s = m.t, m.s
    always = god in m.r.always_gods
    other = -1 if always else marker_on(m, god)
    cost, payee = fee(m, marker, god) if other >= 0 else (0, -1)
    cause = _taxing(m, marker, other) if cost and not m.mute else ""
    f = t.markers[marker]
    if other >= 0:
        s.bid[other] = 0
        s.amount[other] = 0
        s.forced[other] = 0
    s.bid[marker] = god + 1
    s.amount[marker] = amount
    if always:
        s.zones[t.z_always] = (*s.zones[t.z_always], marker)
    if not m.mute:
        tell(m, "bid", f, god, amount)
        if other >= 0:
            tell(m, "outbid", t.markers[other], god)
    if cost:  # driving somebody out may cost a fee
        s.gold[t.purse_of[f]] -= cost
        s.gold[t.purse_of[payee]] += cost
        if not m.mute:
            tell(m, "gold-paid", f, cost, cause=cause)
            tell(m, "gold-gained", payee, cost, cause=cause)
        m.happens("fee-paid", payee, f)
    return other


def pay_all(m: Position) -> None:
    """Everybody pays at the same time (B9.9, L9.10); a forced offering takes what is left (B9.11, B25.4)."""
    t, s = m.t, m.s
    for purse in range(t.purses):
        owed = min(price_of(m, purse), s.gold[purse])
        if owed:
            s.gold[purse] -= owed
            if not m.mute:
                tell(m, "offering-paid", t.markers[t.purse_markers[purse][0]], owed)
    if not any(s.forced):
        return
    for marker, f in enumerate(t.markers):
        if s.forced[marker]:
            owed = max(0, s.amount[marker] - _discount(m, f))
            owed = min(owed, s.gold[t.purse_of[f]])
            s.gold[t.purse_of[f]] -= owed
            s.forced[marker] = 0
            if owed:
                tell(m, "offering-paid", f, owed)


def why_not_god(m: Position, marker: int, banned: int, god: object, single: bool, cite: str) -> Refusal:
    """Why the marker may not go there."""
    if not isinstance(god, int) or god < 0:
        return Refusal("not-offered", cite)
    name = card_id(m, god)
    if god not in m.r.always_gods and god not in open_gods(m):
        return Refusal("closed", cite, god=name)
    if god in m.r.always_gods:
        if _beside_own(m, marker, god):
            return Refusal("taken", cite, case="beside-own", by=faction_id(m, m.t.markers[marker]))
        return Refusal("taken", cite, case="full", by=faction_id(m, _occupant(m, god)))
    if god == banned:
        return Refusal("just-outbid", cite, god=name)
    if not _open(m, marker, god):
        return denies(m, "may-bid", cite, _bidding(m, marker, god))
    if m.s.forced[marker]:
        # nothing can be paid: only a free god is left (B9.11)
        return Refusal("taken", cite, case="forced", by=faction_id(m, _occupant(m, god)))
    if _lowest(m, marker, god) < 0:
        # the highest space is occupied: nothing can be higher
        return Refusal("taken", cite, case="most", by=faction_id(m, _occupant(m, god)))
    return why_not_amount(m, marker, god, _lowest(m, marker, god), single, cite)


def _occupant(m: Position, god: int) -> int:
    other = marker_on(m, god)
    return m.t.markers[other] if other >= 0 else -1


def why_not_amount(m: Position, marker: int, god: int, amount: object, single: bool, cite: str) -> Refusal:
    """Why the marker may not stand there with this amount: the bounds, what stands there, or price and gold."""
    t, s, r = m.t, m.s, m.r
    other = marker_on(m, god)
    low = s.amount[other] if other >= 0 else 0
    if s.forced[marker]:
        only = 1 if r.offering_open else r.offering_spaces[0]
        return Refusal("wrong-amount", cite, case="forced", least=only, most=only)
    if not isinstance(amount, int):
        return Refusal("not-offered", cite)
    if amount <= low:
        return Refusal("too-low", cite, amount=amount, standing=low)
    least = max(_lowest(m, marker, god), 0)
    if not r.offering_open and amount not in r.offering_spaces:
        return Refusal("wrong-amount", cite, least=least, most=r.offering_spaces[-1])
    f = t.markers[marker]
    if r.offering_most and amount > r.offering_most:
        return Refusal("wrong-amount", cite, case="most", least=least, most=r.offering_most)
    tax = fee(m, marker, god)[0]
    price = price_of(m, t.purse_of[f], (marker, god, amount)) + tax
    if tax and price - tax <= gold(m, f) < price:
        return taxed(m, marker, other, price, gold(m, f))
    together = len(t.purse_markers[t.purse_of[f]]) > 1
    if price <= gold(m, f) and single:
        price += _reserved(m, marker, god)
        return Refusal("cannot-pay", cite, case="reserve", price=price, gold=gold(m, f))
    return Refusal("cannot-pay", cite, case="purse" if together else "", price=price, gold=gold(m, f))


def taxed(m: Position, marker: int, other: int, price: int, have: int) -> Refusal:
    """It could be paid but for the fee of a card, whose rule that is (T10.12)."""
    ask = _outbidding(m.t.markers[marker], m.t.markers[other])
    cite = next((mod.cite for mod, f in active(m, "bid-fee", ask) if mod.counts(m, f)), "")
    return Refusal("cannot-pay", cite, price=price, gold=have)
