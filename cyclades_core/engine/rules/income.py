"""Income as a ledger of lines `(area, amount, receiver)`, summed once (B8, L8, T6.2, H7.6)."""

from __future__ import annotations

from typing import Final

from ..state import replaced
from ..state.position import Position
from ..values.bit_masks import bits
from .event_emission import tell
from .goods import change_gold
from .pieces import owner
from .quantities import active, any_active

__all__ = [
    *("EVERYONE", "collect", "cornucopias", "ledger", "lift", "lines", "put_prosperity", "receiver", "take_prosperity"),
]

EVERYONE: Final = -2  # instead of a faction


def cornucopias(position: Position, area: int) -> int:
    """Printed and placed ones (B3.6)."""
    return position.table.printed[area] + position.state.tokens[area]


def lines(position: Position) -> list[tuple[int, int, int]]:
    """All lines of the present board. Multipliers apply area by area; receivers may be redirected."""
    table = position.table
    times: dict[int, int] = {}
    to: dict[int, int] = {}
    plus: list[tuple[int, int, int]] = []
    for mod, f in active(position, "income"):
        if mod.when is not None and not mod.when(position, f):
            continue
        if mod.op == "multiply":
            for a in bits(mod.areas(position, f)):
                times[a] = times.get(a, 1) * mod.value(position, f)
        else:  # an amount for the source's owner; a building's belongs to its area (T15.17)
            plus.append((f.here if mod.of_area else -1, mod.value(position, f), f.subject))
    for mod, f in active(position, "income-to"):
        if mod.when is None or mod.when(position, f):
            for a in bits(mod.areas(position, f)):
                to[a] = f.subject
    out = []
    owners = position.state.owner
    for a, (printed, token) in enumerate(zip(table.printed, position.state.tokens, strict=True)):
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


def receiver(position: Position, area: int) -> int:
    """Who receives what an area pays: its owner, unless something redirects it (H7.6, H10.2); -1: nobody."""
    out = owner(position, area)
    for mod, f in active(position, "income-to"):
        if (mod.when is None or mod.when(position, f)) and mod.areas(position, f) >> area & 1:
            out = f.subject
    return out


def ledger(position: Position) -> list[int]:
    """What each faction would receive now."""
    table, state = position.table, position.state
    out = [0] * table.n_factions
    plus = list(active(position, "income"))
    if any_active(position, "income-to") or (plus and any(mod.op == "multiply" for mod, _ in plus)):
        for _, n, f in lines(position):
            out[f] += n
        return out
    # nothing but cornucopias and fixed amounts: the printed and the placed ones of what a faction owns
    printed, placed = table.printed.__getitem__, state.tokens.__getitem__
    for f, own in enumerate(state.owned):
        areas = bits(own)
        out[f] = sum(map(printed, areas)) + sum(map(placed, areas))
    for mod, fr in plus:
        if fr.subject >= 0 and (mod.when is None or mod.when(position, fr)):
            out[fr.subject] += mod.value(position, fr)
    return out


def collect(position: Position, who: int = EVERYONE) -> None:
    """The faction (or everybody) receives the income of the present board."""
    table, state = position.table, position.state
    for f, n in enumerate(ledger(position)):
        if n and who in (EVERYONE, f) and not state.gone[f]:
            change_gold(position, table.purse_of[f], n)
            if not position.mute:
                tell(position, "income", f, n)


def lift(position: Position, counter: int, who: int = EVERYONE) -> None:
    """Gold that lies in areas goes to whoever receives their income, if that is the faction."""
    state = position.state
    for a, n in enumerate(state.counters[counter]):
        if n:
            f = receiver(position, a)
            if f >= 0 and who in (EVERYONE, f):
                state.counters[counter] = replaced(state.counters[counter], a, 0)
                change_gold(position, position.table.purse_of[f], n)
                tell(position, "income", f, n, area=a)


def put_prosperity(position: Position, area: int, amount: int) -> None:
    """So many more prosperity markers lie in the area."""
    if area < 0:
        return
    amount = max(0, min(amount, 255 - position.state.tokens[area]))
    if amount:
        position.state.tokens = replaced(position.state.tokens, area, position.state.tokens[area] + amount)
        tell(position, "prosperity-placed", area, amount)


def take_prosperity(position: Position, area: int) -> None:
    """One prosperity marker of the area is taken off the board."""
    if area >= 0 and position.state.tokens[area]:
        position.state.tokens = replaced(position.state.tokens, area, position.state.tokens[area] - 1)
        tell(position, "prosperity-taken", area, 1)
