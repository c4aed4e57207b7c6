"""Offerings: which bids are legal, what they cost, who is outbid (B9, L9, L19, T10.12).

The price of a purse's standing bids is one quantity, because in teams and with two markers the legality of one bid
depends on the others of the same purse (L19.3, B25.4).
"""

from __future__ import annotations

from ..plain.events import M
from ..plain.refusals import Refusal
from .goods import gold, has
from .quantities import active, truth

__all__ = ["amounts", "gods", "marker_on", "pay_all", "place", "price_of", "why_not_amount", "why_not_god"]


def bid_of(m: M, marker: int) -> tuple[int, int]:
    """(god or -1, amount) of a marker."""
    t, s = m.t, m.s
    return s.cells[t.o_bid + marker] - 1, s.ints[t.i_amount + marker]


def marker_on(m: M, god: int) -> int:
    """The marker on an auctioned god, or -1."""
    t = m.t
    return m.s.cells[t.o_bid : t.o_bid + len(t.markers)].find(god + 1)


def _discount(m: M, f: int) -> int:
    g = m.r.offering_discount
    return has(m, f, g) if g >= 0 else 0


def price_of(m: M, purse: int, extra: tuple[int, int, int] | None = None) -> int:
    """What the purse owes for its standing bids, with `extra = (marker, god, amount)` added (L19.4, B25.4)."""
    t, r = m.t, m.r
    total = count = 0
    owners: list[tuple[int, int]] = []
    for marker, f in enumerate(t.markers):
        if t.purse_of[f] != purse:
            continue
        if extra is not None and marker == extra[0]:
            god, amount = extra[1], extra[2]
        else:
            god, amount = bid_of(m, marker)
        if god >= 0 and god not in r.always_gods and not m.s.cells[t.o_forced + marker]:
            owners.append((f, amount))
    if r.offering_per_purse:
        count = len(owners)
        total = sum(amount for _, amount in owners)
        f = next((g for g in range(t.F) if t.purse_of[g] == purse), 0)
        return max(count * r.offering_floor, total - _discount(m, f)) if count else 0
    for f, amount in owners:
        total += max(r.offering_floor, amount - _discount(m, f))
    return total


def fee(m: M, marker: int, god: int) -> tuple[int, int]:
    """(fee, payee) for driving out the marker that stands there (T10.12)."""
    if "bid-fee" not in m.r.mods:
        return 0, -1
    other = marker_on(m, god)
    if other < 0:
        return 0, -1
    mine, theirs = m.t.markers[marker], m.t.markers[other]
    if mine == theirs:
        return 0, -1
    m.cx.outbid = theirs
    m.cx.faction = mine
    for mod, f in active(m, "bid-fee"):
        if mod.when is None or mod.when(m, f):
            return mod.value(m, f), f[2]
    return 0, -1


def _open(m: M, marker: int, god: int) -> bool:
    if "may-bid" not in m.r.mods or (not m.s.lasting and not m.r.mods["may-bid"]):
        return True
    m.cx.faction = m.t.markers[marker]
    m.cx.god = god
    return truth(m, "may-bid", True)


def _reserved(m: M, marker: int, god: int) -> int:
    """Gold to be kept for other markers of the purse that then stand nowhere: with the printed god closed each needs
    a place of its own (H15.2)."""
    t = m.t
    purse, driven = t.purse_of[t.markers[marker]], marker_on(m, god)
    return sum(
        1
        for other, f in enumerate(t.markers)
        if other != marker and t.purse_of[f] == purse and (other == driven or not m.s.cells[t.o_bid + other])
    )


def cap(m: M, marker: int, god: int, single: bool = False) -> int:
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
        if on >= 0 and on != god and on not in r.always_gods and not m.s.cells[t.o_forced + other]:
            count += 1
            others += amount if r.offering_per_purse else max(r.offering_floor, amount - _discount(m, g))
    least = (count + 1) * r.offering_floor if r.offering_per_purse else others + r.offering_floor
    return max(0, left - others + _discount(m, f)) if least <= left else 0


def amounts(m: M, marker: int, god: int, single: bool = False) -> list[int]:
    """The amounts this marker may offer on the god."""
    r = m.r
    other = marker_on(m, god)
    low = m.s.ints[m.t.i_amount + other] if other >= 0 else 0
    if m.s.cells[m.t.o_forced + marker]:
        return [1 if r.offering_open else r.offering_spaces[0]]
    high = cap(m, marker, god, single)
    if not r.offering_open:
        return [v for v in r.offering_spaces if low < v <= high]
    return list(range(low + 1, min(high, r.offering_most or high) + 1))


def _lowest(m: M, marker: int, god: int) -> int:
    r = m.r
    other = marker_on(m, god)
    low = m.s.ints[m.t.i_amount + other] if other >= 0 else 0
    if r.offering_open:
        return low + 1 if not r.offering_most or low < r.offering_most else -1
    return next((v for v in r.offering_spaces if v > low), -1)


def gods(m: M, marker: int, banned: int, single: bool) -> list[int]:
    """The gods on which this marker may be placed. Sets the mark of a forced offering where nothing else is left."""
    m.s.cells[m.t.o_forced + marker] = 0
    out = []
    for god in m.open_gods():
        if god in m.r.always_gods:
            if _room(m, god, single):
                out.append(god)
        elif god != banned and _open(m, marker, god):
            low = _lowest(m, marker, god)
            if 0 < low <= cap(m, marker, god, single):
                out.append(god)
    if not out:
        # B9.11: on a free god, lowest space, paying what is there
        m.s.cells[m.t.o_forced + marker] = 1
        out = [g for g in m.open_gods() if g not in m.r.always_gods and marker_on(m, g) < 0 and g != banned]
    return out


def _room(m: M, god: int, single: bool) -> bool:
    limit = 1 if single else m.r.offering_always
    if limit is None:
        return True
    t = m.t
    return m.s.cells[t.o_bid : t.o_bid + len(t.markers)].count(god + 1) < limit


def place(m: M, marker: int, god: int, amount: int) -> int:
    """Put a marker on a god; the marker driven out, or -1."""
    t, s = m.t, m.s
    other = marker_on(m, god) if god not in m.r.always_gods else -1
    cost, payee = fee(m, marker, god) if other >= 0 else (0, -1)
    f = t.markers[marker]
    if other >= 0:
        s.cells[t.o_bid + other] = 0
        s.ints[t.i_amount + other] = 0
        s.cells[t.o_forced + other] = 0
    s.cells[t.o_bid + marker] = god + 1
    s.ints[t.i_amount + marker] = amount
    if god in m.r.always_gods:
        s.zones[t.z_always] = (*s.zones[t.z_always], marker)
    m.tell("bid", f, god, amount)
    if other >= 0:
        m.tell("outbid", t.markers[other], god)
        if cost:
            s.ints[t.purse_of[f]] -= cost
            s.ints[t.purse_of[payee]] += cost
            m.tell("gold-paid", f, cost)
            m.tell("gold-gained", payee, cost)
            m.fire("fee-paid", payee, f)
    return other


def pay_all(m: M) -> None:
    """Everybody pays at the same time (B9.9, L9.10); a forced offering takes what is left (B9.11, B25.4)."""
    t, s = m.t, m.s
    for purse in range(t.purses):
        owed = min(price_of(m, purse), s.ints[purse])
        if owed:
            s.ints[purse] -= owed
            f = next(g for g in range(t.F) if t.purse_of[g] == purse)
            m.tell("offering-paid", f, owed)
    for marker, f in enumerate(t.markers):
        if s.cells[t.o_forced + marker]:
            owed = max(0, s.ints[t.i_amount + marker] - _discount(m, f))
            owed = min(owed, s.ints[t.purse_of[f]])
            s.ints[t.purse_of[f]] -= owed
            s.cells[t.o_forced + marker] = 0
            if owed:
                m.tell("offering-paid", f, owed)


def why_not_god(m: M, marker: int, banned: int, god: object, single: bool, cite: str) -> Refusal:
    """Why the marker may not go there."""
    if not isinstance(god, int) or god not in m.open_gods():
        return Refusal("closed", cite)
    if god in m.r.always_gods:
        return Refusal("taken", cite)
    if god == banned:
        return Refusal("just-outbid", cite)
    if not _open(m, marker, god):
        return Refusal("forbidden", cite)
    if _lowest(m, marker, god) < 0:
        return Refusal("taken", cite)  # the highest space is occupied: nothing can be higher
    return Refusal("cannot-pay", cite, price=max(0, _lowest(m, marker, god)), gold=gold(m, m.t.markers[marker]))


def why_not_amount(m: M, marker: int, god: int, amount: object, cite: str) -> Refusal:
    other = marker_on(m, god)
    low = m.s.ints[m.t.i_amount + other] if other >= 0 else 0
    if not isinstance(amount, int) or (not m.r.offering_open and amount not in m.r.offering_spaces):
        return Refusal("wrong-amount", cite)
    if amount <= low:
        return Refusal("too-low", cite, amount=amount, standing=low)
    if m.r.offering_most and amount > m.r.offering_most:
        return Refusal("wrong-amount", cite)
    f = m.t.markers[marker]
    price = price_of(m, m.t.purse_of[f], (marker, god, amount)) + fee(m, marker, god)[0]
    return Refusal("cannot-pay", cite, price=price, gold=gold(m, f))
