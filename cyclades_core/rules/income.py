"""Income as a ledger of lines `(area, amount, receiver)`, summed once (B8, L8, T6.2, H7.6)."""

from __future__ import annotations

from typing import Final

from ..plain.masks import bits
from ..state import replaced
from ..state.position import Position
from .news import tell
from .pieces import owner
from .quantities import active, any_active

__all__ = [
    *("EVERYONE", "collect", "cornucopias", "ledger", "lift", "lines", "put_prosperity", "receiver", "take_prosperity"),
]

EVERYONE: Final = -2  # instead of a faction


def cornucopias(m: Position, a: int) -> int:
    """Printed and placed ones (B3.6)."""
    return m.t.printed[a] + m.s.tokens[a]


def lines(m: Position) -> list[tuple[int, int, int]]:
    """All lines of the present board. Multipliers apply area by area; receivers may be redirected."""
    t = m.t
    times: dict[int, int] = {}
    to: dict[int, int] = {}
    plus: list[tuple[int, int, int]] = []
    for mod, f in active(m, "income"):
        if mod.when is not None and not mod.when(m, f):
            continue
        if mod.op == "multiply":
            for a in bits(mod.areas(m, f)):
                times[a] = times.get(a, 1) * mod.value(m, f)
        else:  # an amount for the source's owner; a building's belongs to its area (T15.17)
            plus.append((f.here if mod.of_area else -1, mod.value(m, f), f.subject))
    for mod, f in active(m, "income-to"):
        if mod.when is None or mod.when(m, f):
            for a in bits(mod.areas(m, f)):
                to[a] = f.subject
    out = []
    owners = m.s.owner
    for a, (printed, token) in enumerate(zip(t.printed, m.s.tokens, strict=True)):
        n = printed + token
        if n:
            receiver = to.get(a, owners[a] - 1) if to else owners[a] - 1
            if receiver >= 0:
                out.append((a, n * times.get(a, 1) if times else n, receiver))
    for a, n, who in plus:
        receiver = to.get(a, who) if a >= 0 else who
        if receiver >= 0:
            out.append((a, n, receiver))
    return out


def receiver(m: Position, a: int) -> int:
    """Who receives what an area pays: its owner, unless something redirects it (H7.6, H10.2); -1: nobody."""
    out = owner(m, a)
    for mod, f in active(m, "income-to"):
        if (mod.when is None or mod.when(m, f)) and mod.areas(m, f) >> a & 1:
            out = f.subject
    return out


def ledger(m: Position) -> list[int]:
    """What each faction would receive now."""
    t, s = m.t, m.s
    out = [0] * t.F
    plus = list(active(m, "income"))
    if any_active(m, "income-to") or (plus and any(mod.op == "multiply" for mod, _ in plus)):
        for _, n, f in lines(m):
            out[f] += n
        return out
    # nothing but cornucopias and fixed amounts: the printed and the placed ones of what a faction owns
    printed, placed = t.printed.__getitem__, s.tokens.__getitem__
    for f, own in enumerate(s.owned):
        areas = bits(own)
        out[f] = sum(map(printed, areas)) + sum(map(placed, areas))
    for mod, fr in plus:
        if fr.subject >= 0 and (mod.when is None or mod.when(m, fr)):
            out[fr.subject] += mod.value(m, fr)
    return out


def collect(m: Position, who: int = EVERYONE) -> None:
    """The faction (or everybody) receives the income of the present board."""
    t, s = m.t, m.s
    for f, n in enumerate(ledger(m)):
        if n and who in (EVERYONE, f) and not s.gone[f]:
            s.gold[t.purse_of[f]] += n
            if not m.mute:
                tell(m, "income", f, n)


def lift(m: Position, counter: int, who: int = EVERYONE) -> None:
    """Gold that lies in areas goes to whoever receives their income, if that is the faction."""
    s = m.s
    for a, n in enumerate(s.counters[counter]):
        if n:
            f = receiver(m, a)
            if f >= 0 and who in (EVERYONE, f):
                s.counters[counter] = replaced(s.counters[counter], a, 0)
                s.gold[m.t.purse_of[f]] += n
                tell(m, "income", f, n, area=a)


def put_prosperity(m: Position, a: int, n: int) -> None:
    """So many more prosperity markers lie in the area."""
    m.s.tokens = replaced(m.s.tokens, a, m.s.tokens[a] + n)
    tell(m, "prosperity-placed", a, n)


def take_prosperity(m: Position, a: int) -> None:
    """One prosperity marker of the area is taken off the board."""
    m.s.tokens = replaced(m.s.tokens, a, m.s.tokens[a] - 1)
    tell(m, "prosperity-taken", a, 1)
